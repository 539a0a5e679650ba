//! P4279 小约翰的游戏 (Little John's Game). <https://www.luogu.com.cn/problem/P4279>
//!
//! **Rules.** There are `N` heaps of stones. John and his brother alternate, John first; a move takes
//! one or more stones from exactly one heap. Whoever takes the last stone of all loses: Nim in misère
//! play, where the player without a move wins. Who wins?
//!
//! **Theorem.** If some heap is larger than 1, the player to move wins iff the nim-sum is not 0, as in
//! normal play. If none is, he wins iff it is 0. (Proved.)
//!
//! **Proof.** By induction on the number of stones.
//! - *No heap above 1:* every move takes a whole heap of 1, so the number of ones alone decides. The
//!   player to move wins if it is even, which is to say that the nim-sum is 0. With no stone left, he
//!   has won.
//! - *One heap above 1:* the others are 0 or 1, so the nim-sum has all bits of the large heap but
//!   perhaps the lowest, and is not 0. The player to move wins: he leaves 1 or 0 of the large heap,
//!   whichever makes the number of ones odd. That is lost, by the first case.
//! - *Two or more heaps above 1, nim-sum not 0:* Bouton's move makes the nim-sum 0. It changes one
//!   heap, so a heap above 1 is left, and by induction this is a P-position.
//! - *Two or more heaps above 1, nim-sum 0:* every move leaves a heap above 1 and a nim-sum other than
//!   0, an N-position by induction.
//!
//! **Complexity.** O(N) time.
//!
//! **Traps.** Normal play: `1 / 1 / 1` answers `Brother`. A test for "every heap is 1", or "the sum is
//! N", where "no heap is above 1" is meant: `1 / 2 / 0 1` answers `Brother`. The parity of `N` in place
//! of the nim-sum, for the same input. "Two or more heaps above 1 and a nim-sum other than 0: the first
//! player loses": `1 / 2 / 2 3` answers `John`. Where there is no stone at
//! all, the player without a move wins: `1 / 0` answers `John`, and `1 / 1 / 0` answers `John`.
//!
//! **Source.** C. L. Bouton, Nim, a game with a complete mathematical theory, Annals of Mathematics 3
//! (1901), which treats misère play too.

use sente::{input, output};

/// True if the player to move wins.
fn is_n_position(heaps: &[u64]) -> bool {
    let nim_sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
    heaps.iter().any(|&heap| heap > 1) == (nim_sum != 0)
}

fn main() {
    input! { tests: usize }
    let mut out = output();
    for _ in 0..tests {
        input! { n: usize, heaps: [u64; n] }
        out.line(if is_n_position(&heaps) { "John" } else { "Brother" });
    }
}

#[cfg(test)]
mod p4279 {
    use super::is_n_position;

    #[test]
    fn the_player_without_a_move_wins() {
        assert!(is_n_position(&[]));
        assert!(is_n_position(&[0]));
        assert!(is_n_position(&[0, 0]));
    }

    #[test]
    fn ones_alone_are_a_matter_of_parity() {
        assert!(!is_n_position(&[1]));
        assert!(is_n_position(&[1, 1]));
        assert!(!is_n_position(&[1, 1, 1]));
    }

    #[test]
    fn empty_heaps_change_nothing() {
        assert!(!is_n_position(&[0, 1]));
        assert!(is_n_position(&[1, 0, 1]));
        assert!(is_n_position(&[0, 2]));
        assert!(!is_n_position(&[2, 0, 2]));
    }

    #[test]
    fn one_heap_above_1_is_won() {
        assert!(is_n_position(&[2]));
        assert!(is_n_position(&[1, 1, 1, 5000]));
        assert!(is_n_position(&[u64::MAX, 1]));
    }

    #[test]
    fn with_heaps_above_1_the_nim_sum_decides() {
        assert!(!is_n_position(&[2, 2]));
        assert!(is_n_position(&[2, 3]));
        assert!(!is_n_position(&[1, 2, 3]));
        assert!(!is_n_position(&[u64::MAX, u64::MAX]));
        assert!(is_n_position(&[u64::MAX, u64::MAX - 1]));
    }
}
