//! CF 1033 G Chip Game. <https://codeforces.com/problemset/problem/1033/G>
//!
//! **Rules.** There are `n` piles of chips. Alice has a number a, and Bob a number b, from 1 to `m`. A move of Alice takes
//! exactly a chips from a pile, one of Bob exactly b; whoever cannot move loses. Of all pairs (a, b), print how many are won
//! by Alice whoever begins, by Bob whoever begins, by the one who begins, and by the other one.
//!
//! **Theorem.** Let a <= b, s = a + b, and let w be the remainder of a pile modulo s. Call a pile
//! - *dead* if w < a;
//! - *free* if a <= w < b;
//! - *plain* if b <= w < 2 a;
//! - *rich* if w >= b and w >= 2 a.
//!
//! Alice wins whoever begins if there is a free pile, or two rich ones, or one rich pile and an odd number of plain
//! ones. Otherwise whoever begins wins if the plain and rich piles are odd in number together, and loses if they are
//! even. For a > b exchange the players. (Proved.)
//!
//! **Proof.** *Remainders suffice.* Let the player X win with the remainders alone, as the first or the second one. With
//! the piles themselves he follows the same strategy, as long as the opponent's moves can be made in the remainders,
//! too. If the opponent takes y chips of a pile whose remainder is below y, that pile has at least s chips, and X takes his
//! number from it at once: s chips are gone, and the remainder is as before. So X always has a move.
//!
//! *Remainders below s.* Nobody moves in a dead pile. A free pile has one or more moves of Alice and none of Bob. A plain
//! pile has one move of either, which leaves w - a < a or w - b < a: a dead pile. A rich pile has the same move of Bob,
//! while Alice leaves w - a, which is at least a and below b: a free pile.
//! 1. *With a free pile Alice wins.* She leaves the free piles alone while there are plain and rich ones, and takes from
//!    one of those. Bob can move nowhere else. When they are gone, he cannot move, and she can.
//! 2. *With a rich pile Alice, to move, wins:* she takes from it, and 1 applies.
//! 3. *No free pile, Bob to move.* If a rich pile is left after his move, she wins by 2. So with two rich ones she wins,
//!    and with a single one he has to take from that. Then plain piles alone are left: the rest of play has one move for each
//!    of them, and she, to move, wins iff they are odd in number.
//! 4. *No free and no rich pile.* Play has as many moves as there are plain piles, whoever begins.
//!
//! With a single rich pile and an even number of plain ones, so an odd number together, whoever begins wins by 2 and 3.
//!
//! *Counting.* Fix s. With a <= s/2 <= b, no pile is free iff all w < s/2 are below a, and all others at least b. Let low be
//! the greatest w < s/2, or 0, and high the least other one, or s. Then a > low and s - a <= high. If so, the others, u
//! of them, are the plain and rich ones. The pair is won by whoever begins iff u is odd and at most one pile is rich,
//! that is, the second greatest w is below 2 a; by the other one iff u is even and none is rich, that is, the greatest w is
//! below 2 a. With a > 0 and b <= m the a are those from some number up to s/2. Each a < s/2 stands for (a, b) and
//! (b, a), and a = s/2 for one pair. As Alice and Bob can be exchanged, they win as many pairs each: half of all others.
//!
//! *Remainders by multiplication.* Let r = floor((2^64 - 1) / s) and v < 2^64. Then v r / 2^64 is not above v / s, and misses
//! it by at most v / 2^64 < 1. So its floor is the quotient of v by s, or one less.
//!
//! **Complexity.** O(n m): one pass over the piles for each s up to 2 m, with a multiplication in place of a division, and
//! no sort. Past the statement up to 2^26 piles times `m`, of up to 2^64 - 1 chips.
//!
//! **Traps.** Rich piles are not plain ones: `2 2 / 2 2` answers `1 1 0 2`, where parity alone gives 0 0 0 4. A rich pile
//! alone does not win: `1 2 / 2` answers `0 0 3 1`. One rich pile with an odd number of plain ones does: `2 3 / 3 4` answers
//! `2 2 4 1`. Remainders are modulo a + b, not a or b: `1 1 / 1` answers `0 0 1 0`. A remainder of s/2 is one of the upper
//! ones, in the same example. The pairs with a = b count once. Counts go up to 10^10, and piles to 10^18.
//!
//! **Source.** Codeforces, Lyft Level 5 Challenge 2018, elimination round. The proof is ours.

use sente::{input, io::fail, output};

/// Most remainders are twice as many.
const MOST_WORK: usize = 1 << 26;

/// The remainders of all piles modulo the same number, as far as they decide.
#[derive(Debug, PartialEq)]
struct Remainders {
    /// Greatest one below the half, or 0.
    low: u64,
    /// Least other one, or the modulus.
    high: u64,
    /// True if those from the half on are odd in number.
    is_odd: bool,
    /// The greatest and the second greatest of all, 0 where there is none.
    top: [u64; 2],
}

impl Remainders {
    fn new(sum: u64, piles: &[u64]) -> Self {
        let reciprocal = u64::MAX / sum;
        let (mut low, mut high, mut is_odd, mut top) = (0, sum, false, [0; 2]);
        for &pile in piles {
            let quotient = (u128::from(pile) * u128::from(reciprocal)) >> 64;
            let mut rest = pile - quotient as u64 * sum;
            rest -= if rest >= sum { sum } else { 0 };
            let is_upper = rest >= sum - rest;
            low = low.max(if is_upper { 0 } else { rest });
            high = high.min(if is_upper { rest } else { sum });
            is_odd ^= is_upper;
            top = [top[0].max(rest), top[1].max(top[0].min(rest))];
        }
        Remainders { low, high, is_odd, top }
    }
}

/// The numbers of pairs up to `most` that Alice, Bob, the first player and the second player win.
fn counts(most: u64, piles: &[u64]) -> [u64; 4] {
    let [mut first, mut second] = [0, 0];
    for sum in 2..=2 * most {
        let Remainders { low, high, is_odd, top } = Remainders::new(sum, piles);
        let (rich_at_most, count) =
            if is_odd { (top[1], &mut first) } else { (top[0], &mut second) };
        // The least and the greatest a.
        let least =
            (low + 1).max(sum - high).max(rich_at_most / 2 + 1).max(sum.saturating_sub(most));
        // Two pairs for each a, but one for the half.
        *count += (2 * (sum / 2) + 2).saturating_sub(2 * least + u64::from(sum % 2 == 0));
    }
    let each = (most * most - first - second) / 2;
    [each, each, first, second]
}

fn main() {
    input! { n: usize, most: u32 }
    if n.max(1).saturating_mul(most as usize) > MOST_WORK {
        fail(format_args!("{n} piles and numbers up to {most} are too many to count"));
    }
    input! { piles: [u64; n] }
    let [alice, bob, first, second] = counts(most.into(), &piles);
    writeln!(output(), "{alice} {bob} {first} {second}");
}

#[cfg(test)]
mod cf1033g {
    use super::{counts, Remainders};

    #[test]
    fn without_piles_or_chips_the_second_player_wins() {
        assert_eq!(counts(5, &[]), [0, 0, 0, 25]);
        assert_eq!(counts(5, &[0, 0]), [0, 0, 0, 25]);
        assert_eq!(counts(0, &[7]), [0; 4]);
    }

    #[test]
    fn with_numbers_of_1_parity_decides() {
        assert_eq!(counts(1, &[u64::MAX, 2, 4]), [0, 0, 1, 0]);
        assert_eq!(counts(1, &[u64::MAX, 2, 5]), [0, 0, 0, 1]);
    }

    #[test]
    fn remainders_are_exact_up_to_the_greatest_number() {
        for sum in (2..2000).chain([1 << 31, (1 << 32) - 1, 1 << 33]) {
            for pile in
                [0, 1, sum - 1, sum, sum + 1, u64::MAX - 1, u64::MAX, u64::MAX / sum * sum - 1]
            {
                assert_eq!(Remainders::new(sum, &[pile]).top[0], pile % sum, "{pile} modulo {sum}");
            }
        }
    }

    #[test]
    fn a_half_is_one_of_the_upper_remainders() {
        let found = Remainders::new(10, &[5, 14, 23, 39, 19]);
        assert_eq!(found, Remainders { low: 4, high: 5, is_odd: true, top: [9, 9] });
    }

    /// True if the player wins who takes the first of the two numbers, and is to move.
    fn wins([own, other]: [u64; 2], piles: &[u64]) -> bool {
        (0..piles.len()).filter(|&pile| piles[pile] >= own).any(|pile| {
            let mut left = piles.to_vec();
            left[pile] -= own;
            !wins([other, own], &left)
        })
    }

    #[test]
    fn small_games_are_counted_as_the_rules_have_it() {
        for code in 0..9 * 9 {
            let piles = [code / 9, code % 9];
            let mut expected = [0; 4];
            for (a, b) in (1..=4).flat_map(|a| (1..=4).map(move |b| (a, b))) {
                let outcome = match (wins([a, b], &piles), wins([b, a], &piles)) {
                    (true, false) => 0,
                    (false, true) => 1,
                    (true, true) => 2,
                    (false, false) => 3,
                };
                expected[outcome] += 1;
            }
            assert_eq!(counts(4, &piles), expected, "{piles:?}");
        }
    }
}
