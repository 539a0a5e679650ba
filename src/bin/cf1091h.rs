//! CF 1091 H New Year and the Tricolore Recreation. <https://codeforces.com/problemset/problem/1091/H>
//!
//! **Rules.** In each of `n` rows of cells stand a blue, a white and a red token, in this order from left to right, on
//! different cells. In turn, a player chooses a row and a step: a prime or a product of two primes, equal or not, but not
//! `f`. Alice moves the blue token to the right by the step, or the blue and the white one. Bob moves the red token to the
//! left, or the white and the red one. The order of the tokens stays, and they never share a cell. Whoever cannot move
//! loses. Print who wins if Alice begins, and who wins if Bob does.
//!
//! **Theorem.** Let a move of a pile take a step from it, and let g be the Grundy value of a pile. A row whose tokens have x
//! and y empty cells between them is worth g(x) xor g(y). If the nim-sum of all rows is not 0, whoever begins wins;
//! otherwise the other player does. (Proved.)
//!
//! **Proof.** A move of the blue token by k makes x smaller by k. If the white token goes along, x stays, and y becomes
//! smaller by k. A move of the red token makes y smaller by k, and with the white one x. Each is allowed iff the number
//! that becomes smaller is at least k, as no token passes another then. So either player can make x or y smaller by a
//! step, and nothing else: both have the same moves, and a row is the sum of a pile of x and one of y. By Sprague and
//! Grundy whoever begins wins iff the nim-sum of all piles is not 0.
//!
//! *Value after value.* Let the piles with values below v be known. Go through all others in ascending order, with the
//! set of piles from which a step leads to one of value v. A pile that is not in the set has the value v: each lesser
//! value is that of an option, since it was left over there, and v is that of none, as an option is smaller and would have
//! been met before. Its steps upwards then go into the set. A pile in the set has an option of value v, so its value is
//! another, and greater.
//!
//! **Complexity.** With M for the greatest gap of the input, each pile adds the steps to the set once, as an "or" of M / 8
//! bytes at most: M^2 / 16 bytes in all. Eight copies of the steps, shifted by 0 to 7 bits, make a shift one by whole bytes.
//! There are at most 52 values for M up to 199998 and `f` = 2 (observed), and no bound is needed. Past the statement the
//! gaps go up to 2^19.
//!
//! **Traps.** The forbidden step matters: `1 2 / 0 1 4` answers `Bob / Alice`. Squares of primes are steps:
//! `1 3 / 0 1 6` answers `Alice / Bob`. Cubes are not, and 1 is none either: `1 2 / 0 1 3` answers `Bob / Alice`. Multiples of `f`
//! are allowed: `1 3 / 0 1 11` answers `Alice / Bob`. A pile is one less than the distance: `1 3 / 0 1 3` answers `Bob / Alice`.
//! The two gaps of a row are piles of their own: `1 3 / 0 2 4` answers `Bob / Alice`. The player who begins may lose though
//! he can move: `1 3 / 0 3 6` answers `Bob / Alice`.
//!
//! **Source.** Codeforces, Good Bye 2018, problem H.

use sente::{input, io::fail, output};

const MOST_GAP: usize = 1 << 19;

/// The steps up to `most`, each true, but for the forbidden one.
fn steps(most: usize, forbidden: usize) -> Vec<bool> {
    // Prime factors, each as often as it divides.
    let mut factors = vec![0_u8; most + 1];
    for prime in 2..=most {
        if factors[prime] == 0 {
            let powers = std::iter::successors(Some(prime), |power| power.checked_mul(prime));
            for power in powers.take_while(|&power| power <= most) {
                factors.iter_mut().step_by(power).skip(1).for_each(|count| *count += 1);
            }
        }
    }
    let is_step = |(step, count)| (1..=2).contains(&count) && step != forbidden;
    factors.into_iter().enumerate().map(is_step).collect()
}

/// The Grundy value of each pile up to `most`.
fn values(most: usize, forbidden: usize) -> Vec<usize> {
    let steps = steps(most, forbidden);
    let shifted: [_; 8] = std::array::from_fn(|shift| {
        let mut bytes = vec![0_u8; most / 8 + 2];
        for step in (0..=most).filter(|&step| steps[step]) {
            bytes[(step + shift) / 8] |= 1 << ((step + shift) % 8);
        }
        bytes
    });
    let mut values = vec![0; most + 1];
    let mut left: Vec<_> = (0..=most).collect();
    for value in 0.. {
        if left.is_empty() {
            break;
        }
        let mut reached = vec![0_u8; most / 8 + 1];
        left.retain(|&pile| {
            let is_reached = reached[pile / 8] >> (pile % 8) & 1 == 1;
            if !is_reached {
                values[pile] = value;
                let options = reached[pile / 8..].iter_mut();
                options.zip(&shifted[pile % 8]).for_each(|(byte, steps)| *byte |= steps);
            }
            is_reached
        });
    }
    values
}

/// Empty cells between the tokens of a row; `None` if they are not in order, or there are too many.
fn gaps([blue, white, red]: [i64; 3]) -> Option<[usize; 2]> {
    let gap = |from: i64, to: i64| {
        let cells = to.checked_sub(from)?.checked_sub(1)?;
        usize::try_from(cells).ok().filter(|&cells| cells <= MOST_GAP)
    };
    Some([gap(blue, white)?, gap(white, red)?])
}

fn main() {
    input! { n: usize, forbidden: usize }
    let mut piles = Vec::new();
    for row in 1..=n {
        input! { blue: i64, white: i64, red: i64 }
        let Some(gaps) = gaps([blue, white, red]) else {
            fail(format_args!("row {row} is not in order, or has a gap above {MOST_GAP}"))
        };
        piles.extend(gaps);
    }
    let values = values(piles.iter().copied().max().unwrap_or(0), forbidden);
    let sum = piles.into_iter().fold(0, |sum, pile| sum ^ values[pile]);
    let mut out = output();
    let winners = if sum == 0 { ["Bob", "Alice"] } else { ["Alice", "Bob"] };
    winners.into_iter().for_each(|winner| out.line(winner));
}

#[cfg(test)]
mod cf1091h {
    use super::{gaps, steps, values, MOST_GAP};

    #[test]
    fn steps_have_one_prime_factor_or_two() {
        let steps = steps(30, 7);
        let found: Vec<_> = (0..=30).filter(|&step| steps[step]).collect();
        assert_eq!(found, [2, 3, 4, 5, 6, 9, 10, 11, 13, 14, 15, 17, 19, 21, 22, 23, 25, 26, 29]);
    }

    #[test]
    fn gaps_are_the_cells_between() {
        assert_eq!(gaps([-3, -2, 0]), Some([0, 1]));
        assert_eq!(gaps([0, 0, 5]), None);
        assert_eq!(gaps([0, 3, 2]), None);
        assert_eq!(gaps([i64::MIN, 0, i64::MAX]), None);
        assert_eq!(gaps([0, 1, MOST_GAP as i64 + 2]), Some([0, MOST_GAP]));
        assert_eq!(gaps([0, 1, MOST_GAP as i64 + 3]), None);
    }

    #[test]
    fn values_are_the_mex_of_those_of_the_options() {
        for (most, forbidden) in (0..40).map(|most| (most, 0)).chain((2..30).map(|f| (700, f))) {
            let steps = steps(most, forbidden);
            let mut expected: Vec<usize> = Vec::new();
            for pile in 0..=most {
                let options: Vec<_> = (1..=pile)
                    .filter(|&step| steps[step])
                    .map(|step| expected[pile - step])
                    .collect();
                expected.extend((0..).find(|value| !options.contains(value)));
            }
            assert_eq!(values(most, forbidden), expected, "up to {most} without {forbidden}");
        }
    }
}
