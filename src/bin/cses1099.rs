//! CSES 1099 Stair Game. <https://cses.fi/problemset/task/1099>
//!
//! **Rules.** Balls lie on the stairs 1 to `n`. A move takes one or more balls from one stair k >= 2 and puts them
//! on stair k - 1. On stair 1 balls rest for good. Whoever moves last wins; with no move at the start, the second
//! player does.
//!
//! **Theorem.** The first player wins if and only if the nim-sum (the exclusive or) of the numbers of balls on the
//! even stairs is not 0. (Proved.)
//!
//! **Proof.** Play ends: each move lowers the sum over all balls of the number of their stair. Call a position
//! *balanced* if the nim-sum of its even stairs is 0.
//! 1. *From a balanced position, every move can be answered so that it is balanced again, with fewer steps left.*
//!    Either m balls go from an even stair to an odd one. That is a move of Nim on the even stairs, which changes
//!    their nim-sum to another number than 0, and Nim has a move back to 0: some even stair gives balls away, to
//!    the odd stair below it. Or m balls go from an odd stair k >= 3 to the even stair k - 1. The answer moves the
//!    same m balls on to stair k - 2. It is odd, so the even stairs are as before.
//! 2. So who moves from a balanced position always gets an answer, and as play ends, he is the one without a move:
//!    it is lost.
//! 3. *From a position that is not balanced, some move leads to a balanced one*: the winning move of Nim on the
//!    even stairs, where what is taken goes to the odd stair below. So it is won.
//!
//! **Complexity.** O(n) time: reading is all.
//!
//! **Traps.** Stair 1 is the ground, so the even stairs count and not the odd ones: `1 / 1 / 5` answers `second`.
//! They are counted from the ground, not from the top: `1 / 3 / 0 1 0` answers `first`. The stairs between them do
//! not count at all: `1 / 3 / 0 1 1` answers `first`, `1 / 4 / 3 1 2 1` answers `second`.
//!
//! **Source.** Staircase Nim: R. Sprague, Über zwei Abarten von Nim, Tohoku Mathematical Journal 43 (1937).

use sente::{input, output};

/// True if the player to move wins. The stairs are counted from 1, the lowest one first.
fn is_n_position(stairs: &[u32]) -> bool {
    stairs.iter().skip(1).step_by(2).fold(0, |nim_sum, balls| nim_sum ^ balls) != 0
}

fn main() {
    input! { tests: usize }
    let mut out = output();
    for _ in 0..tests {
        input! { n: usize, stairs: [u32; n] }
        out.line(if is_n_position(&stairs) { "first" } else { "second" });
    }
}

#[cfg(test)]
mod cses1099 {
    use super::is_n_position;

    #[test]
    fn without_a_move_the_second_player_wins() {
        for stairs in [&[][..], &[0], &[5], &[0, 0, 0], &[u32::MAX]] {
            assert!(!is_n_position(stairs), "{stairs:?}");
        }
    }

    #[test]
    fn even_stairs_count() {
        assert!(is_n_position(&[0, 1, 0]));
        assert!(is_n_position(&[0, 1, 1]));
        assert!(is_n_position(&[4, u32::MAX, 4, 0]));
    }

    #[test]
    fn odd_stairs_do_not_count() {
        assert!(!is_n_position(&[4, 0]));
        assert!(!is_n_position(&[0, 0, 7]));
        assert!(!is_n_position(&[3, 1, 2, 1]));
    }
}
