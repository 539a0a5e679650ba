//! Educational DP Contest L Deque. <https://atcoder.jp/contests/dp/tasks/dp_l>
//!
//! **Rules.** `N` numbers stand in a row. Taro and Jiro move in turn, Taro first; a move takes the
//! first or the last number that is left, until none is. Each maximises his own total minus the
//! other's: print Taro's minus Jiro's.
//!
//! **Theorem.** Let v(P) be the difference of the totals at the row P: that of the player to move
//! minus the other's.
//! 1. *Greedy.* If a greatest number of the row is at an end, taking it is a best move.
//! 2. *Peak.* Neighbours x <= y >= z can be replaced by one number x - y + z: v stays. (It can be
//!    negative.)
//!
//! Where no peak is left, the row falls, and then rises. So a greatest number is at an end, and
//! what its taking leaves falls and rises again. By 1 the players take the numbers in descending
//! order. (Proved.)
//!
//! **Proof.** By induction on how many numbers the row has, of any sign; v = 0 if it has none.
//! P - a is P without its end a. To take a is worth a - v(P - a), and v(P) is the greatest worth of
//! an end. If one number changes by d, v changes by at most d: so does the worth of each move, by
//! induction.
//!
//! *Greedy.* Let m be a greatest number and an end, a the other end, Q = P - m, and b a best move
//! in Q. After a, taking m is best, by induction. So m is as good as a if m - v(Q) >=
//! a - (m - v(Q - a)); with v(Q) = b - v(Q - b) this says v(Q - a) - v(Q - b) <= (m - a) + (m - b).
//! If b = a, it holds. Else a and b are the two ends of Q. Let b grow to m in Q - a: v changes by
//! m - b at most and becomes m - v(Q - a - b), by induction. Let a grow to m in Q - b: v changes by
//! m - a at most and becomes the same.
//!
//! *Peak, if y is greatest of all.* Let P' be P with s = x - y + z for the three; s is an end iff x
//! or z is.
//! - An end besides these is worth the same in P and in P', by induction.
//! - If x is an end, it is worth at least what s is worth in P', and at most v(P'). For after x,
//!   taking y is best, by 1. Then z is an end, and stands where s stands in P': call this row Z. So
//!   x is worth x - y + v(Z). In Z, taking z is a move, so v(Z) >= z - v(P' - s), and x is worth
//!   x - y + z - v(P' - s) or more: this is s - v(P' - s), the worth of s. And Z is P' with s grown
//!   by z - s = y - x, so v(Z) <= v(P') + y - x, and x is worth v(P') or less.
//! - The same holds for z if z is an end, with x and z exchanged.
//!
//! So no move in P is worth more than v(P'), and each move in P' has one in P that is worth as much
//! or more.
//!
//! *Peak, if m > y is greatest of all.* Then m is none of the three. As s <= x and s <= z, m is
//! greatest in P' too.
//! - If m is an end, it is a best move in P and in P', by 1. What it leaves has the same v by
//!   induction.
//! - Else m has two neighbours, so it is a peak: merge it in both, as proved. If the peak x y z is
//!   still there, the rest is induction. Otherwise m stands beside z (or x, which is the same
//!   mirrored), as in x y z m w. P' comes to s - m + w. P comes to x y u with u = z - m + w <= z,
//!   since w <= m. That is a peak, so by induction P comes to x - y + u, which is s - m + w.
//!
//! **Complexity.** O(N) time and memory: one pass merges the peaks, see `sente::peaks`, and the
//! stable sort finds a run that falls and one that rises. Past the statement up to 2^23 numbers
//! from -10^12 to 10^12; more, or greater ones, are an error.
//!
//! **Traps.** The larger end is not always best: `4 / 1 1 3 2` answers `1`, but -1 if both take it
//! each time. Nor can any number be taken: `3 / 1 2 1` answers `0`, but 2 in descending order. To
//! keep to every second number is not enough: `4 / 2 1 2 3` answers `2`, but both halves of the row
//! are worth 4. The first player can be behind: `3 / 1 5 1` answers `-3`. So neither 0 nor -1 can
//! mark what a table does not know yet. A merged number can make its neighbour a peak:
//! `5 / 1 2 3 4 1` answers `-1`, but 1 with one merge per number. Equal neighbours make a peak:
//! `5 / 1 2 2 2 1` answers `0`, but 2 if they do not. The difference has up to 13 digits.
//!
//! **Source.** Educational DP Contest, problem L, where a table of all stretches is asked for. The
//! proof is that of `p3210` for a single deque: its greedy, and its peak without the case of a
//! stack; no bottom pair is needed.

use proconio::input;
use sente::{
    io::{fail, length, refuse_bad_input},
    output,
    peaks::merge_peaks,
};

/// The greatest size of a number: 2^23 of them add up to less than 2^63.
const MOST: u64 = 1_000_000_000_000;

/// The first player's total minus the second's.
fn difference(row: &[i64]) -> i64 {
    let mut merged = Vec::new();
    merge_peaks(&mut merged, row.iter().copied());
    merged.sort();
    merged.iter().fold(0, |difference, number| number - difference)
}

fn main() {
    refuse_bad_input();
    input! { n: usize, row: [i64; length(n)] }
    if let Some(number) = row.iter().find(|number| number.unsigned_abs() > MOST) {
        fail(format_args!("the number {number} is too far from 0: the most is {MOST}"));
    }
    output().line(difference(&row));
}

#[cfg(test)]
mod dp_l {
    use super::{difference, MOST};

    #[test]
    fn nothing_is_worth_nothing() {
        assert_eq!(difference(&[]), 0);
    }

    #[test]
    fn one_number_goes_to_the_first_player_and_of_two_the_larger() {
        assert_eq!(difference(&[7]), 7);
        assert_eq!(difference(&[-7]), -7);
        assert_eq!(difference(&[7, 9]), 2);
        assert_eq!(difference(&[9, 7]), 2);
    }

    #[test]
    fn a_row_that_falls_and_rises_is_taken_in_descending_order() {
        assert_eq!(difference(&[9, 5, 1, 2, 7]), 9 - 7 + 5 - 2 + 1);
        assert_eq!(difference(&[1, 2, 3, 4]), 2);
    }

    #[test]
    fn equal_numbers_cancel() {
        for n in 0..20 {
            assert_eq!(difference(&vec![5; n]), [0, 5][n % 2]);
        }
    }

    /// All rows of up to seven numbers from -1 to 2.
    fn small_rows() -> impl Iterator<Item = Vec<i64>> {
        let row = |n: u32, code: u32| (0..n).map(|i| (code >> (2 * i) & 3) as i64 - 1).collect();
        (0..8).flat_map(move |n| (0..1 << (2 * n)).map(move |code| row(n, code)))
    }

    #[test]
    fn the_mirrored_row_is_worth_the_same() {
        for row in small_rows() {
            let mirrored: Vec<i64> = row.iter().rev().copied().collect();
            assert_eq!(difference(&row), difference(&mirrored), "{row:?}");
        }
    }

    #[test]
    fn every_second_number_of_an_even_row_can_be_had() {
        for row in small_rows().filter(|row| row.len() % 2 == 0) {
            let halves: i64 = row.chunks(2).map(|pair| pair[0] - pair[1]).sum();
            assert!(difference(&row) >= halves.abs(), "{row:?}");
        }
    }

    /// The table of all stretches.
    fn by_stretches(row: &[i64]) -> i64 {
        let mut best = vec![0; row.len() + 1];
        for length in 1..=row.len() {
            for first in 0..=row.len() - length {
                let [left, right] = [first, first + length - 1].map(|end| row[end]);
                best[first] = (left - best[first + 1]).max(right - best[first]);
            }
        }
        best[0]
    }

    #[test]
    fn the_reduction_agrees_with_the_table_of_stretches() {
        let mut seed = 20_u32;
        let mut random = |below: u32| {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (seed >> 8) % below
        };
        for most in [2, 3, 10, 1_000_000] {
            for n in 0..60 {
                let row: Vec<i64> = (0..n).map(|_| random(most) as i64 - 1).collect();
                assert_eq!(difference(&row), by_stretches(&row), "{row:?}");
            }
        }
    }

    #[test]
    fn the_greatest_numbers_do_not_overflow() {
        let [least, most] = [-(MOST as i64), MOST as i64];
        let comb: Vec<i64> = (0..1 << 23).map(|i| if i % 2 == 0 { least } else { most }).collect();
        assert_eq!(difference(&comb), (1 << 22) * (most - least));
        assert_eq!(difference(&comb[1..]), most - ((1 << 22) - 1) * (most - least));
    }
}
