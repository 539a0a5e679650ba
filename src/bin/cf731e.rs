//! CF 731 E Funny Game. <https://codeforces.com/problemset/problem/731/E>
//!
//! **Rules.** `n` stickers with numbers hang in a row. Petya and Gena move in turn, Petya first. A
//! move takes two or more stickers from the left end, scores the sum of their numbers, and puts one
//! sticker with this sum in their place. The game ends when one sticker is left. Each maximises his
//! own total minus the other's: print Petya's minus Gena's.
//!
//! **Theorem.** Let S_i be the sum of the first i numbers. Begin with V = S_n, and for i = n - 1,
//! n - 2, ..., 2 let V become max(V, S_i - V). At last V is the answer. (Proved.)
//!
//! **Proof.** A sticker that was put up carries the sum of all that it stands for. So whoever takes
//! everything as far as the sticker i scores S_i, whatever was taken before. Let V_i be the lead that
//! the player to move can make sure of when the first i stickers have become one; the answer is V_1.
//! He chooses some j from i + 1 to n, scores S_j, and the other one then leads by V_j in the rest:
//! V_i is the greatest S_j - V_j over these j, and V_n = 0.
//!
//! For i = n - 1 this is S_n. For i < n - 1 the choices of j > i + 1 are those of V_(i+1), and j = i + 1
//! is worth S_(i+1) - V_(i+1): so V_i = max(V_(i+1), S_(i+1) - V_(i+1)).
//!
//! **Complexity.** O(n) time: the total, and one pass from behind; 4 bytes for each sticker. Past the
//! statement any number of stickers, with numbers of 32 bits; fewer than two stickers have no move.
//!
//! **Traps.** The first sticker alone cannot be taken, so i ends at 2: `2 / -3 -3` answers `-6`, but 3
//! if it ends at 1. Nobody may pass, so the answer can be negative, and to take all or the largest
//! sum is not best: `3 / -3 -3 -3` answers `3`, not -9 or -6. Nor does a player take the largest sum in
//! later turns: `3 / -2 -1 1` answers `-1`, but -2 by always taking the largest. A sticker that was put
//! up counts again: in the example of three, Petya scores -6 and Gena -9.
//!
//! **Source.** Codeforces Round 376.

use sente::{input, output};

/// The first player's total minus the second's.
fn lead(stickers: &[i32]) -> i64 {
    if stickers.len() < 2 {
        return 0;
    }
    let mut sum: i64 = stickers.iter().map(|&sticker| i64::from(sticker)).sum();
    let mut lead = sum;
    for &sticker in stickers[2..].iter().rev() {
        sum -= i64::from(sticker);
        lead = lead.max(sum - lead);
    }
    lead
}

fn main() {
    input! { n: usize, stickers: [i32; n] }
    output().line(lead(&stickers));
}

#[cfg(test)]
mod cf731e {
    use super::lead;

    #[test]
    fn fewer_than_two_stickers_have_no_move() {
        assert_eq!(lead(&[]), 0);
        assert_eq!(lead(&[7]), 0);
    }

    #[test]
    fn two_stickers_must_be_taken() {
        assert_eq!(lead(&[7, 2]), 9);
        assert_eq!(lead(&[-7, 2]), -5);
    }

    #[test]
    fn all_are_taken_where_no_number_is_negative() {
        for n in 2..20 {
            assert_eq!(lead(&vec![5; n]), 5 * n as i64);
            assert_eq!(lead(&vec![0; n]), 0);
        }
    }

    #[test]
    fn a_bad_total_is_left_to_the_other() {
        assert_eq!(lead(&[-3, -3, -3]), 3);
        assert_eq!(lead(&[5, 0, -9]), 9);
    }

    /// The lead by the rules, on the stickers that hang there.
    fn by_rules(wall: &[i32]) -> i64 {
        let worth = |taken: usize| {
            let sum: i32 = wall[..taken].iter().sum();
            let rest: Vec<i32> = [&[sum], &wall[taken..]].concat();
            i64::from(sum) - by_rules(&rest)
        };
        (2..=wall.len()).map(worth).max().unwrap_or(0)
    }

    #[test]
    fn rows_of_up_to_seven_are_led_as_the_rules_have_it() {
        for code in 0..5_usize.pow(7) / 7 {
            let row: Vec<i32> =
                (0..7).map(|i| (7 * code / 5_usize.pow(i) % 5) as i32 - 2).collect();
            let row = &row[code % 6..];
            assert_eq!(lead(row), by_rules(row), "{row:?}");
        }
    }

    #[test]
    fn the_greatest_numbers_do_not_overflow() {
        let row = vec![i32::MIN; 100_000];
        assert_eq!(lead(&row), i64::from(i32::MAX) + 1);
        assert_eq!(lead(&vec![i32::MAX; 100_000]), 100_000 * i64::from(i32::MAX));
    }
}
