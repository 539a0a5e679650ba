//! P1247 取火柴游戏 (Taking matches). <https://www.luogu.com.cn/problem/P1247>
//!
//! **Rules.** There are `k` piles of matches. Two players alternate; a move takes one or more matches
//! from exactly one pile. Whoever takes the last match wins. If the first player can win, print how
//! many matches he takes from which pile, and the piles after it: the pile of least number, and from it
//! the least that wins. If he cannot, print `lose`.
//!
//! **Theorem.** Let s be the nim-sum of the piles, their exclusive or. The first player loses if and
//! only if s = 0. Otherwise a pile x has a winning move if and only if x xor s < x, and it has one
//! only: to leave x xor s. So the first such pile is the answer. (Proved.)
//!
//! **Proof.** A move that leaves y < x of the pile x changes the nim-sum from s to s xor x xor y.
//! 1. *A position with nim-sum 0 is lost, any other is won.* By induction on the matches. If the
//!    nim-sum is 0, no move keeps it 0, because y differs from x. If it is s > 0, its highest bit is
//!    set in an odd number of piles, so in some pile x; there x xor s < x, and leaving x xor s makes
//!    the nim-sum 0.
//! 2. *The winning moves.* By 1 a move wins if and only if it makes the nim-sum 0, that is
//!    y = x xor s. It is a move if and only if y < x. So each pile has at most one winning move, and
//!    "the least number of matches" never has to decide.
//!
//! **Complexity.** O(k) time: reading and printing are all.
//!
//! **Traps.** Any winning pile instead of the first one: `3 / 7 7 7` answers `7 1 / 0 7 7`. Taking s
//! matches: `2 / 1 2` answers `1 2 / 1 1`, not 3 matches. The first pile that has at least s matches:
//! `2 / 2 3` answers `1 2 / 2 2`. The piles after the move belong to the answer also when one pile is left
//! with nothing: `1 / 5` answers `5 1 / 0`. An empty pile is no trap: x xor s < x fails for x = 0.
//!
//! **Source.** C. L. Bouton, Nim, a game with a complete mathematical theory, Annals of Mathematics
//! 3 (1901), who gives the winning move too.

use sente::{input, output};

/// The index of the first pile with a winning move, and how many matches that move takes.
fn winning_move(piles: &[u32]) -> Option<(usize, u32)> {
    let nim_sum = piles.iter().fold(0, |nim_sum, pile| nim_sum ^ pile);
    let index = piles.iter().position(|&pile| pile ^ nim_sum < pile)?;
    Some((index, piles[index] - (piles[index] ^ nim_sum)))
}

fn main() {
    input! { k: usize, mut piles: [u32; k] }
    let mut out = output();
    let Some((index, taken)) = winning_move(&piles) else {
        out.line("lose");
        return;
    };
    piles[index] -= taken;
    out.row([taken as usize, index + 1]);
    out.row(&piles);
}

#[cfg(test)]
mod p1247 {
    use super::winning_move;

    #[test]
    fn nothing_to_take_is_lost() {
        assert_eq!(winning_move(&[]), None);
        assert_eq!(winning_move(&[0, 0]), None);
    }

    #[test]
    fn one_pile_is_taken_whole() {
        assert_eq!(winning_move(&[5]), Some((0, 5)));
        assert_eq!(winning_move(&[0, u32::MAX, 0]), Some((1, u32::MAX)));
    }

    #[test]
    fn the_first_pile_that_wins_is_taken() {
        assert_eq!(winning_move(&[7, 7, 7]), Some((0, 7)));
        assert_eq!(winning_move(&[2, 3]), Some((1, 1)));
        assert_eq!(winning_move(&[1, 2]), Some((1, 1)));
    }
}
