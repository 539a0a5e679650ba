//! CSES 1730 Nim Game I. <https://cses.fi/problemset/task/1730>
//!
//! **Rules.** There are `n` heaps of sticks. Two players alternate; a move takes one or more sticks
//! from exactly one heap. Whoever takes the last stick wins. Who wins, `first` or `second`?
//!
//! **Theorem.** The first player loses if and only if the nim-sum, the exclusive or of all heaps,
//! is 0. (Proved.)
//!
//! **Proof.** By induction on the number of sticks. There are three cases.
//! 1. No stick is left. The nim-sum is 0, and the player to move has lost.
//! 2. The nim-sum is 0, and a move changes the heap x to y < x. The nim-sum becomes x xor y, which is
//!    not 0 because x and y differ. By induction every option is won for the opponent.
//! 3. The nim-sum is s > 0. The highest bit of s is set in an odd number of heaps, so in some heap x.
//!    The number x xor s lacks this bit and has the same bits above it, so it is less than x. Leaving
//!    x xor s of this heap is a move, and the nim-sum becomes s xor s = 0. By induction the opponent
//!    has lost.
//!
//! **Complexity.** O(n) time over all tests: reading is all.
//!
//! **Traps.** The parity of the sticks: `1 / 1 / 2` answers `first`. Heaps that cancel only in equal
//! pairs: `1 / 3 / 1 2 3` answers `second`. The remainders modulo 4 belong to the next task, Nim Game II,
//! where a move takes at most 3 sticks: `1 / 1 / 4` answers `first`. A flush for each of the
//! 200,000 answers.
//!
//! **Source.** C. L. Bouton, Nim, a game with a complete mathematical theory, Annals of Mathematics
//! 3 (1901).

use sente::{input, output};

/// True if the player to move wins.
fn is_n_position(heaps: &[u32]) -> bool {
    heaps.iter().fold(0, |nim_sum, heap| nim_sum ^ heap) != 0
}

fn main() {
    input! { tests: usize }
    let mut out = output();
    for _ in 0..tests {
        input! { n: usize, heaps: [u32; n] }
        out.line(if is_n_position(&heaps) { "first" } else { "second" });
    }
}

#[cfg(test)]
mod cses1730 {
    use super::is_n_position;

    #[test]
    fn nothing_to_take_is_lost() {
        assert!(!is_n_position(&[]));
        assert!(!is_n_position(&[0, 0]));
    }

    #[test]
    fn one_heap_is_taken_whole() {
        assert!(is_n_position(&[1]));
        assert!(is_n_position(&[4]));
        assert!(is_n_position(&[u32::MAX]));
    }

    #[test]
    fn equal_heaps_are_lost_and_so_are_others() {
        assert!(!is_n_position(&[1_000_000_000; 2]));
        assert!(is_n_position(&[1_000_000_000; 3]));
        assert!(!is_n_position(&[1, 2, 3]));
    }
}
