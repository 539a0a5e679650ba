//! P2734 A Game (USACO Training 3.3). <https://www.luogu.com.cn/problem/P2734>
//!
//! **Rules.** `N` numbers stand in a row. Two players move in turn; a move takes the first or the last
//! number that is left, until none is. Each wants a large total of his own: print the first player's
//! and the second's.
//!
//! **Theorem.** As long as there are neighbours x <= y >= z, put the one number x - y + z in the place
//! of the three. Sort what is left, c_1 >= c_2 >= ..., and let v = c_1 - c_2 + c_3 - ... If T is the
//! sum of the row, the totals are (T + v) / 2 and (T - v) / 2. (Proved.)
//!
//! **Proof.** What one player does not get the other does, so to want a large total is to want a large
//! lead, and the totals follow from T and the first player's lead. That this lead is v, the header of
//! `dp_l` proves for numbers of any sign, in two steps:
//! 1. *Peak.* Such a merger does not change the lead: after x, taking y and then z is best.
//! 2. *Greedy.* A greatest number of all that stands at an end is a best move. A row without peaks
//!    falls and then rises, and so does what a move leaves: the greatest number is always at an end.
//!    So both take the larger end, in descending order.
//!
//! T and v are both odd or both even: a merger changes the sum by 2y, and a minus for a plus by twice
//! a number.
//!
//! **Complexity.** O(N) time and memory: one pass with a stack merges the peaks, see `sente::peaks`, and
//! the stable sort finds a run that falls and one that rises. The usual table of all stretches takes
//! O(N^2). Past the statement up to 2^30 numbers from 0 to 2^32 - 1.
//!
//! **Traps.** The larger end is not always best: `4 / 1 1 3 2` answers `4 3`, but 3 4 if both take it
//! each time. Every second number is not enough: `4 / 2 1 2 3` answers `5 3`, where both halves of the
//! row are worth 4. The first player can get less than half: `3 / 1 3 1` answers `2 3`, where the merged
//! number is -1, and is not gone. Nor can any number be taken: `3 / 1 2 1` answers `2 2`. A merged
//! number can make its neighbour a peak: `5 / 1 2 3 4 1` answers `5 6`. The numbers stand on one line or
//! on several: `6 / 4 7 2 9 / 5 2` answers `18 11`.
//!
//! **Source.** USACO Training 3.3; the game is that of IOI 1996, where half of the total was enough.

use sente::{input, output, peaks::merge_peaks};

/// The totals of both players.
fn totals(row: &[u32]) -> [i64; 2] {
    let mut merged = Vec::new();
    merge_peaks(&mut merged, row.iter().copied());
    merged.sort();
    let lead = merged.iter().fold(0, |lead, number| number - lead);
    let all: i64 = row.iter().map(|&number| i64::from(number)).sum();
    [(all + lead) / 2, (all - lead) / 2]
}

fn main() {
    input! { n: usize, row: [u32; n] }
    let [first, second] = totals(&row);
    writeln!(output(), "{first} {second}");
}

#[cfg(test)]
mod p2734 {
    use super::totals;

    #[test]
    fn nothing_is_worth_nothing() {
        assert_eq!(totals(&[]), [0, 0]);
    }

    #[test]
    fn of_one_or_two_numbers_the_first_player_gets_the_larger() {
        assert_eq!(totals(&[7]), [7, 0]);
        assert_eq!(totals(&[7, 9]), [9, 7]);
        assert_eq!(totals(&[9, 7]), [9, 7]);
    }

    #[test]
    fn an_inner_number_above_both_neighbours_goes_to_the_second_player() {
        assert_eq!(totals(&[1, 200, 1]), [2, 200]);
        assert_eq!(totals(&[5, 5, 5]), [10, 5]);
    }

    #[test]
    fn a_palindrome_of_even_length_is_a_draw() {
        assert_eq!(totals(&[1, 9, 9, 1]), [10, 10]);
        assert_eq!(totals(&[9, 1, 1, 9]), [10, 10]);
    }

    #[test]
    fn totals_are_those_of_the_table_of_stretches() {
        for code in 0..1_usize << 14 {
            let row: Vec<u32> = (0..7).map(|i| (code >> (2 * i) & 3) as u32).collect();
            let row = &row[code % 7..];
            let mut lead = vec![0; row.len() + 1];
            for length in 1..=row.len() {
                for first in 0..=row.len() - length {
                    let [left, right] = [first, first + length - 1].map(|end| i64::from(row[end]));
                    lead[first] = (left - lead[first + 1]).max(right - lead[first]);
                }
            }
            let [first, second] = totals(row);
            assert_eq!(first - second, lead[0], "{row:?}");
            assert_eq!(first + second, row.iter().map(|&number| i64::from(number)).sum::<i64>());
        }
    }

    #[test]
    fn the_greatest_numbers_do_not_overflow() {
        let comb: Vec<u32> = (0..100_001).map(|i| [1, u32::MAX][i % 2]).collect();
        assert_eq!(totals(&comb), [50_001, 50_000 * i64::from(u32::MAX)]);
    }
}
