//! ABC 201 D Game in Momotetsu World. <https://atcoder.jp/contests/abc201/tasks/abc201_d>
//!
//! **Rules.** A piece stands on the upper left square of a grid of `H` rows and `W` columns of `+` and `-`. Takahashi
//! and Aoki move it in turn, Takahashi first, one square to the right or down. Who moves it onto a `+` gets a point,
//! and who moves it onto a `-` loses one. The game ends when the piece cannot be moved. Print who has more points, or
//! `Draw`.
//!
//! **Theorem.** Let d(q) be 0 for the lower right square, and for any other square q the greatest of a(r) - d(r) over
//! the one or two squares r to which the piece can be moved, where a(r) is 1 for a `+` and -1 for a `-`. Takahashi
//! wins, loses or draws as d of the first square is positive, negative or 0. (Proved.)
//!
//! **Proof.** *Claim:* from the square q on, the player to move can make sure to gain d(q) more than the other, and
//! the other can make sure that it is no more. At the last square there is no move. Else, whoever moves to r gains
//! a(r), and then the other is to move there: by induction the mover is ahead by a(r) - d(r) and no more. He takes
//! the greatest. What was gained before counts for the result, but changes no difference from here on. To win, to
//! draw and to lose are in the order of the difference. So it is best to make it as great as possible.
//!
//! All plays have H + W - 2 moves, each of 1 or -1. So the difference has the parity of H + W, and there is a draw
//! only if H + W is even. (Proved.)
//!
//! *One row.* For a row of the grid keep e(r) = a(r) - d(r), what it is worth to move onto its squares. As d(r) is
//! the greater of e to the right and e below, e(r) = a(r) - max(right, below), from right to left: the new value
//! takes the place of the one below.
//!
//! **Complexity.** O(H W) time; one number for each column, besides the text. Past the statement any number of
//! rows, and empty ones are a draw.
//!
//! **Traps.** In the last row and the last column there is one move: `1 2 / +-` answers `Aoki`, but no move is worth
//! 0 there. The first square counts for nobody: `1 1 / +` answers `Draw`. Each player also takes points from the
//! other: `2 3 / +++ / +--` answers `Takahashi`. A play is a path, but the players want different ones:
//! `2 3 / +++ / ---` answers `Aoki`. A recursion is 4000 deep.
//!
//! **Source.** AtCoder Beginner Contest 201, problem D.

use sente::{input, io::fail, io::Bytes, output};
use std::cmp::Ordering;

/// The first player's lead at the end; `None` if the grid has no square.
fn lead(rows: &[Vec<u8>]) -> Option<i64> {
    let columns = rows.first()?.len();
    // Of the square to the right and of those below: `None` outside of the grid.
    let mut worths: Vec<Option<i64>> = vec![None; columns];
    let mut lead = None;
    for row in rows.iter().rev() {
        let mut right = None;
        for (square, below) in row.iter().zip(&mut worths).rev() {
            let best = right.max(*below).unwrap_or(0);
            lead = Some(best);
            right = Some(if *square == b'+' { 1 } else { -1 } - best);
            *below = right;
        }
    }
    lead
}

fn main() {
    input! { h: usize, w: usize, rows: [Bytes; h] }
    let is_row = |row: &Vec<u8>| row.len() == w && row.iter().all(|square| b"+-".contains(square));
    if !rows.iter().all(is_row) {
        fail(format_args!("the grid is not {h} rows of {w} squares `+` or `-`"));
    }
    output().line(match lead(&rows).unwrap_or(0).cmp(&0) {
        Ordering::Greater => "Takahashi",
        Ordering::Less => "Aoki",
        Ordering::Equal => "Draw",
    });
}

#[cfg(test)]
mod abc201_d {
    use super::lead;

    fn grid(rows: &[&str]) -> Vec<Vec<u8>> {
        rows.iter().map(|row| row.as_bytes().to_vec()).collect()
    }

    /// The best difference of the rest, with the player to move on this square.
    fn by_play(rows: &[Vec<u8>], i: usize, j: usize) -> Option<i64> {
        let squares = [(i + 1, j), (i, j + 1)].into_iter().filter_map(|(i, j)| {
            let points = if *rows.get(i)?.get(j)? == b'+' { 1 } else { -1 };
            Some(points - by_play(rows, i, j).unwrap_or(0))
        });
        squares.max()
    }

    #[test]
    fn a_single_square_is_a_draw() {
        assert_eq!(lead(&grid(&["+"])), Some(0));
        assert_eq!(lead(&[]), None);
    }

    #[test]
    fn a_row_alternates() {
        assert_eq!(lead(&grid(&["-+-+-"])), Some(4));
        assert_eq!(lead(&grid(&["+", "-", "+", "-", "+", "-"])), Some(-5));
    }

    #[test]
    fn the_lead_is_that_of_all_plays() {
        for (h, w) in [(1, 5), (2, 2), (2, 4), (3, 3), (4, 2), (5, 1)] {
            for set in 0..1_u32 << (h * w) {
                let square = |cell: usize| b"+-"[(set >> cell & 1) as usize];
                let rows: Vec<Vec<u8>> =
                    (0..h).map(|i| (0..w).map(|j| square(i * w + j)).collect()).collect();
                let expected = by_play(&rows, 0, 0).unwrap_or(0);
                assert_eq!(lead(&rows), Some(expected), "{h} x {w}: {set:b}");
                assert_eq!(expected.rem_euclid(2), (h + w) as i64 % 2);
            }
        }
    }
}
