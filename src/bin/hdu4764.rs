//! HDU 4764 Stone. <http://acm.hdu.edu.cn/showproblem.php?pid=4764>
//!
//! **Rules.** Tang and Jiang write integers in turn, Tang first. His first number lies in 1..=k; every
//! later number exceeds the one before it by 1..=k. The first to write a number of `N` or more loses.
//! Who wins? The input ends at `0 0`; here also at the end of the file.
//!
//! **Theorem.** For N >= 1 and k >= 1, Jiang wins if and only if N - 1 is divisible by k + 1. For N = 0
//! and k >= 1 he wins, too. (Proved.)
//!
//! **Proof.** N = 0: Tang must write a number, and every number reaches N. Now let N >= 1. Let the last
//! number be c < N (0 before the first), and r = N - 1 - c the distance to the last safe number. At
//! r = 0 every number is `N` or more, and the player to move loses. To write `N` or more at any other
//! time is to lose at once. So this is a heap of r stones of which a move takes 1..=k, and the player
//! without a safe move loses. By induction on r the P-positions are the multiples of k + 1: from a
//! multiple no move of at most k reaches another multiple, and from any other r taking the remainder r
//! mod (k + 1), which is at most k, does. At the start r = N - 1.
//!
//! **Complexity.** O(1) time a line, constant memory.
//!
//! **Traps.** A heap of `N` stones instead of N - 1: `1 1` answers `Jiang`, for Tang must write at
//! least 1. For the same reason `2 1` answers `Tang`. The line `0 0` has no answer. Beyond the
//! statement, `N` and `k` may be any `u64`, where k + 1 can overflow: `1 18446744073709551615` answers
//! `Jiang`. `0 1` answers `Jiang`, for Tang's first number reaches 0. `1 0` is refused: nobody could
//! write a number.
//!
//! **Source.** C. G. Bachet, Problèmes plaisants et délectables (1612): the subtraction game of 1 to k.

use sente::{input, io::fail, is_stdin_empty, output};

/// True if the player to move wins: he writes first, in `1..=k`, and whoever reaches `n` loses.
fn is_n_position(n: u64, k: u64) -> bool {
    let heap = n.saturating_sub(1);
    match k.checked_add(1) {
        Some(period) => heap % period != 0,
        None => heap != 0, // the period is 2^64, above every heap
    }
}

fn main() {
    let mut out = output();
    while !is_stdin_empty() {
        input! { n: u64, k: u64 }
        match (n, k) {
            (0, 0) => break,
            (_, 0) => fail(format_args!("nobody can write a number where k is 0 and N is {n}")),
            _ => out.line(if is_n_position(n, k) { "Tang" } else { "Jiang" }),
        }
    }
}

#[cfg(test)]
mod hdu4764 {
    use super::is_n_position;

    #[test]
    fn the_first_number_is_at_least_1() {
        assert!(!is_n_position(0, 1));
        assert!(!is_n_position(1, 1));
        assert!(!is_n_position(1, 100));
    }

    #[test]
    fn within_reach_of_n_minus_1_is_won() {
        assert!(is_n_position(2, 1));
        assert!(is_n_position(2, 100));
        assert!(is_n_position(101, 100));
    }

    #[test]
    fn multiples_of_k_plus_1_are_lost() {
        assert!(!is_n_position(102, 100));
        assert!(is_n_position(103, 100));
        assert!(!is_n_position(99_999_999, 1));
        assert!(is_n_position(100_000_000, 1));
    }

    #[test]
    fn the_greatest_numbers_do_not_overflow() {
        assert!(is_n_position(u64::MAX, u64::MAX));
        assert!(!is_n_position(1, u64::MAX));
        assert!(is_n_position(u64::MAX, u64::MAX - 1));
        assert!(!is_n_position(u64::MAX, u64::MAX - 2));
        assert!(!is_n_position(u64::MAX, 1));
    }
}
