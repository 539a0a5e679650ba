//! P2197 【模板】Nim 游戏 (Nim). <https://www.luogu.com.cn/problem/P2197>
//!
//! **Rules.** There are `n` heaps of stones. Two players alternate; a move takes one or more stones
//! from exactly one heap. Whoever cannot move loses. Does the first player win?
//!
//! **Theorem.** A position is a P-position (the previous player wins) iff its nim-sum, the exclusive or
//! of all heaps, is 0. (Proved.)
//!
//! **Proof.** By induction on the number of stones; the position without stones has nim-sum 0, and it
//! is lost for lack of a move. Let the nim-sum be 0. A move changes exactly one heap, and so it changes
//! the nim-sum: every option has another nim-sum than 0 and is won by the opponent. Let the nim-sum be
//! s > 0. An odd number of heaps, so at least one heap h, has the highest bit of s. Then h xor s lacks
//! this bit and agrees with h above it, hence h xor s < h. The move from h to h xor s makes the nim-sum
//! s xor s = 0, and the opponent loses.
//!
//! **Complexity.** O(n) time.
//!
//! **Traps.** A nim-sum that is not reset between the tests: `2 / 1 / 1 / 1 / 0` answers `Yes / No`. A
//! sum instead of the exclusive or: `1 / 2 / 1 1` answers `No`. Parity, of the stones or of the heaps
//! that are not empty: `1 / 1 / 2` answers `Yes`, and `1 / 2 / 1 2` answers `Yes`. A heap of 0 is a
//! heap without moves, not the end of the input: `1 / 2 / 0 1` answers `Yes`.
//!
//! **Source.** C. L. Bouton, Nim, a game with a complete mathematical theory, Annals of Mathematics 3
//! (1901).

use sente::{input, output};

/// True if the player to move wins.
fn is_n_position(heaps: &[u64]) -> bool {
    heaps.iter().fold(0, |nim_sum, heap| nim_sum ^ heap) != 0
}

fn main() {
    input! { tests: usize }
    let mut out = output();
    for _ in 0..tests {
        input! { n: usize, heaps: [u64; n] }
        out.line(if is_n_position(&heaps) { "Yes" } else { "No" });
    }
}

#[cfg(test)]
mod p2197 {
    use super::is_n_position;

    #[test]
    fn nothing_to_take_is_lost() {
        assert!(!is_n_position(&[]));
        assert!(!is_n_position(&[0]));
        assert!(!is_n_position(&[0, 0, 0]));
    }

    #[test]
    fn one_heap_is_taken_whole() {
        assert!(is_n_position(&[1]));
        assert!(is_n_position(&[0, 9999, 0]));
        assert!(is_n_position(&[u64::MAX]));
    }

    #[test]
    fn equal_heaps_cancel_in_pairs() {
        assert!(!is_n_position(&[7, 7]));
        assert!(is_n_position(&[7, 7, 7]));
        assert!(!is_n_position(&[u64::MAX, u64::MAX]));
        assert!(is_n_position(&[u64::MAX, u64::MAX - 1]));
    }

    #[test]
    fn the_nim_sum_decides_and_not_the_sum() {
        assert!(!is_n_position(&[1, 2, 3]));
        assert!(!is_n_position(&[1 << 63, 1, u64::MAX >> 1, u64::MAX - 1]));
        assert!(is_n_position(&[1, 2]));
        assert!(is_n_position(&[2]));
    }
}
