//! CF 87C Interesting Game. <https://codeforces.com/problemset/problem/87/C>
//!
//! **Rules.** There is one pile of `n` stones. Serozha and Gena alternate, and Serozha begins. A move divides any pile
//! into two or more, whose sizes are consecutive positive integers: a, a + 1, ..., a + k - 1 with k >= 2. Who cannot
//! divide loses. Print the least k with which Serozha's first move wins, or `-1` if none does.
//!
//! **Theorem.** A pile of m stones can be divided into k piles if and only if m - k(k - 1)/2 is a positive multiple of
//! k, and in one way only: a is the quotient. Let g(m) be the mex of g(a) xor ... xor g(a + k - 1) over all these
//! k >= 2. The first move into k piles wins if and only if that nim-sum is 0 for n and k. (Proved.)
//!
//! **Proof.** The sum of a, a + 1, ..., a + k - 1 is k a + k(k - 1)/2. So m fixes a for each k, and a must be a
//! positive integer. The piles are independent of each other, so by Sprague and Grundy the value of a pile is the mex
//! of the values of its divisions, a division being worth the nim-sum of its piles; and whoever leaves the nim-sum 0
//! wins.
//!
//! **Complexity.** Only sizes that can come up in a play get a value, by recursion with a table: a division into k
//! piles needs the k sizes around m / k, and these windows overlap further down. A part of a pile of m is at most
//! (m + 1) / 2 stones, so the recursion is at most log2 n deep. For 98,175 stones 2,095 sizes get a value (checked by
//! the test `few_sizes_get_a_value`), and no size up to 10^5 was seen to need more (observed). Past the statement n may
//! be up to 2^20; more is an error. 4 bytes for each size up to n.
//!
//! **Traps.** The parts begin at 1, so 0 stones are no part: `1` answers `-1`. Not each division wins: `5` answers
//! `-1`, though 2 and 3 are consecutive. The least winning k is asked, not the greatest: `15` answers `2`, where 3
//! wins, too. More than three parts can be needed: `22` answers `4`. A division wins if its values cancel, not only if
//! all of them are 0: `36` answers `3`. Values above 1 count: `30` answers `5`.
//!
//! **Source.** Codeforces Beta Round 73, Division 1, problem C. R. Sprague, Über mathematische Kampfspiele, Tohoku
//! Mathematical Journal 41 (1935); P. M. Grundy, Mathematics and games, Eureka 2 (1939).

use sente::{input, io::fail, mex::MexSet, output};

/// The greatest pile for which there is a table.
const MOST: usize = 1 << 20;

/// The divisions of a pile: the least size of the parts, and their number, which ascends from 2.
fn divisions(pile: usize) -> impl Iterator<Item = (usize, usize)> {
    let rests =
        (2..).map_while(move |parts| Some((pile.checked_sub(parts * (parts - 1) / 2)?, parts)));
    let positive = rests.take_while(|&(rest, parts)| rest >= parts);
    positive.filter(|&(rest, parts)| rest % parts == 0).map(|(rest, parts)| (rest / parts, parts))
}

/// Grundy values of piles, as far as they have been asked for.
struct Values {
    known: Vec<Option<u16>>,
    options: MexSet,
}

impl Values {
    /// No values yet, with room for piles of up to `most` stones.
    fn up_to(most: usize) -> Self {
        Values { known: vec![None; most + 1], options: MexSet::new() }
    }

    fn of(&mut self, pile: usize) -> u16 {
        if let Some(value) = self.known[pile] {
            return value;
        }
        let nim_sums: Vec<u16> = divisions(pile).map(|division| self.nim_sum(division)).collect();
        nim_sums.into_iter().for_each(|nim_sum| self.options.insert(nim_sum.into()));
        // The mex is at most the number of divisions, and so at most the root of 2 * MOST.
        let value = self.options.take_mex() as u16;
        self.known[pile] = Some(value);
        value
    }

    fn nim_sum(&mut self, (least, parts): (usize, usize)) -> u16 {
        (least..least + parts).fold(0, |nim_sum, part| nim_sum ^ self.of(part))
    }
}

/// The least number of parts of a first move that wins.
fn least_winning(pile: usize) -> Option<usize> {
    let mut values = Values::up_to(pile);
    let winning = divisions(pile).find(|&division| values.nim_sum(division) == 0);
    winning.map(|(_, parts)| parts)
}

fn main() {
    input! { n: usize }
    if n > MOST {
        fail(format_args!("a pile of {n} stones is above {MOST}"));
    }
    match least_winning(n) {
        Some(parts) => output().line(parts),
        None => output().line(-1),
    }
}

#[cfg(test)]
mod cf87c {
    use super::{divisions, least_winning, Values};

    #[test]
    fn piles_below_3_cannot_be_divided() {
        assert!(
            (0..3).all(|pile| divisions(pile).next().is_none() && least_winning(pile).is_none())
        );
    }

    #[test]
    fn powers_of_2_cannot_be_divided() {
        assert!((0..20).all(|exponent| divisions(1 << exponent).next().is_none()));
    }

    #[test]
    fn divisions_are_all_runs_with_that_sum() {
        for pile in 0..120 {
            let mut runs = Vec::new();
            for parts in 2..=pile {
                let is_pile = |least: &usize| (*least..least + parts).sum::<usize>() == pile;
                runs.extend((1..pile).find(is_pile).map(|least| (least, parts)));
            }
            assert_eq!(divisions(pile).collect::<Vec<_>>(), runs, "{pile}");
        }
    }

    #[test]
    fn the_recursion_finds_the_table() {
        let mut table: Vec<u16> = Vec::new();
        for pile in 0..3000 {
            let worth = |(least, parts)| {
                table[least..least + parts].iter().fold(0, |sum, value| sum ^ value)
            };
            let options: Vec<u16> = divisions(pile).map(worth).collect();
            let least = divisions(pile).zip(&options).find(|(_, option)| **option == 0);
            assert_eq!(least_winning(pile), least.map(|((_, parts), _)| parts), "{pile}");
            table.push((0..).find(|value| !options.contains(value)).unwrap());
        }
        let mut values = Values::up_to(2999);
        assert!((0..3000).rev().all(|pile| values.of(pile) == table[pile]));
    }

    #[test]
    fn few_sizes_get_a_value() {
        let mut values = Values::up_to(98_175);
        values.of(98_175);
        assert_eq!(values.known.iter().flatten().count(), 2095);
    }
}
