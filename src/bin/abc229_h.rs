//! ABC 229 H Advance or Eat. <https://atcoder.jp/contests/abc229/tasks/abc229_h>
//!
//! **Rules.** White, black and empty squares on an `n x n` board. Takahashi, who moves first, pushes a
//! white piece one square up (towards row 1) onto an empty square, or removes any black piece. Snuke
//! pushes a black piece up, or removes any white one. Who has no move loses.
//!
//! **Theorem.** The board is the sum of its columns, and every column is a number: the simplest one
//! above all values that Takahashi (Left) can move to and below all that Snuke (Right) can move to.
//! Takahashi wins iff the sum of these numbers is positive. (Proved.)
//!
//! **Proof.** Pieces stay in their columns, so the board is a sum. *Each move loses ground*:
//! G^L < G < G^R for all options of a column G. By induction over the plays, this holds for all columns
//! that G leads to. G - G^L is not <= 0, since Left, moving first, wins by going to G^L - G^L = 0. It
//! is >= 0, since Left has an answer to each move of Right. Let p be the piece that is pushed or
//! removed from G to G^L:
//! - Right moves in -G^L, to G - G^LL. Left answers G^L - G^LL, which is > 0 by induction.
//! - Right moves another piece than p in G, to G^R - G^L. Two pieces are never pushed onto the same
//!   square, since each goes to the square above its own. So neither move prevents the other, and in
//!   both orders they give the same column G^RL = G^LR. Left answers G^RL - G^L = G^LR - G^L, which
//!   is > 0 by induction.
//! - Right moves p itself in G, to G^R - G^L. One of the two players pushes p, the other one removes
//!   it. So one component has lost p, and the other has it one square higher. There Left may remove it:
//!   p is black in G^R if Right has pushed it; if Left has, p is white in G^L, and so black in -G^L.
//!   Left removes it. Both components are then the column without p, and cancel.
//!
//! So G > G^L, and G < G^R by exchanging the colours. By induction all options are numbers; and as
//! every G^L < G < every G^R, G is a number too, and the simplest one between its options (Conway). A
//! sum of numbers is a number: if it is positive Left wins, if 0 the second player does, if negative
//! Right.
//!
//! *Room.* The piece in row i makes at most i moves: i - 1 pushes, and its removal. So a column of n
//! squares lasts at most n(n + 1) / 2 moves. By induction on d, the value of a column that lasts at most
//! d moves is at most d in size and a multiple of 2^-d. This is clear for d = 0. Otherwise the options
//! last at most d - 1 moves, so they are at most d - 1 in size and multiples of 2^(1 - d):
//! - If Left has no option, or Right has none, the value is 0, or the next integer beyond an option, so
//!   at most d in size.
//! - If both have, the value lies between two options, so it is at most d - 1 in size. Half their sum
//!   is a multiple of 2^-d between them, and the simplest number between them has no greater
//!   denominator.
//!
//! So up to n = 12 all values are integers in units of 2^-78, and the sum is below 2^88. (Checked for
//! all columns up to n = 12, by `every_column_is_a_small_dyadic_number`: at most n in size, and
//! multiples of 2^(1 - n).)
//!
//! **Complexity.** O(3^n n) time, 3^n integers of memory: 6561 at n = 8. Each takes a step for each of
//! n squares, and one for each denominator 1, 2, 4, ... that is tried: at most n of them up to n = 12
//! (checked, as above). Past the statement up to n = 12; beyond that, where only n(n + 1) / 2 + 1 is
//! proved, an error. A column is a number of n ternary digits, the top square the lowest; every move
//! lowers it, so ascending order meets options first.
//!
//! **Traps.** Value 0 loses for Takahashi: `1 / .` answers `Snuke`. A side without options is no bound:
//! `1 / B` answers `Takahashi`, but Snuke if the missing bound is taken for 0. The simplest number is
//! not the middle: `2 / .B / .W` answers `Snuke`, as its columns are 0 and {-1/2 | 1} = 0. Row 1 is the
//! top: `2 / .W / B.` answers `Snuke`, as it is 1/2 - 1; read upside down it would be Takahashi.
//! Counting pieces finds a tie where there is 1 - 1/2: `2 / .B / W.` answers `Takahashi`.
//!
//! **Source.** Conway, On Numbers and Games, ch. 0 and 7; Winning Ways, ch. 2 (the simplicity rule).

use proconio::{input, marker::Bytes};
use sente::{
    io::{fail, refuse_bad_input},
    output,
};
use std::ops::Neg;

const MOST_ROWS: usize = 12;
/// Values are in units of 2^-78: see the proof.
const FRACTION_BITS: usize = MOST_ROWS * (MOST_ROWS + 1) / 2;

const EMPTY: usize = 0;
const WHITE: usize = 1;
const BLACK: usize = 2;

/// True if Takahashi, to move, wins the sum of the columns with these codes.
fn takahashi_wins(columns: &[usize]) -> bool {
    let values = column_values(columns.iter().max().map_or(0, |most| most + 1));
    columns.iter().map(|&column| values[column]).sum::<i128>() > 0
}

/// The values of the columns with the codes below `count`.
fn column_values(count: usize) -> Vec<i128> {
    let mut values = Vec::with_capacity(count);
    let (mut left, mut right) = (Vec::new(), Vec::new());
    for column in 0..count {
        left.clear();
        right.clear();
        let (mut power, mut above) = (1, WHITE); // nothing can be pushed off the board
        while power <= column {
            let piece = column / power % 3;
            if piece != EMPTY {
                let (pusher, remover) =
                    if piece == WHITE { (&mut left, &mut right) } else { (&mut right, &mut left) };
                let removed = column - piece * power;
                remover.push(values[removed]);
                if above == EMPTY {
                    pusher.push(values[removed + piece * power / 3]);
                }
            }
            above = piece;
            power *= 3;
        }
        let (low, high) = (left.iter().max(), right.iter().min());
        values.push(simplest_between(low.copied(), high.copied()));
    }
    values
}

/// The simplest number above `low` and below `high`, where `None` is no bound: 0, or else the integer
/// that is least in size, or else the fraction with the least denominator.
///
/// # Panics
///
/// If there is none, or it is not a multiple of the unit.
fn simplest_between(low: Option<i128>, high: Option<i128>) -> i128 {
    match (low, high) {
        (Some(low), _) if low >= 0 => (0..=FRACTION_BITS)
            .rev()
            // The next multiple of 2^bits units. If none with more bits fits, no other fits either.
            .map(|bits| ((low >> bits) + 1) << bits)
            .find(|&number| high.map_or(true, |high| number < high))
            .expect("a number between the options"),
        (_, Some(high)) if high <= 0 => -simplest_between(Some(-high), low.map(Neg::neg)),
        _ => 0,
    }
}

/// The codes of the columns of a square board; `None` if it is none.
fn column_codes(board: &[Vec<u8>]) -> Option<Vec<usize>> {
    let mut columns = vec![0; board.len()];
    for row in board.iter().rev() {
        if row.len() != columns.len() {
            return None;
        }
        for (column, square) in columns.iter_mut().zip(row) {
            let piece = match square {
                b'.' => EMPTY,
                b'W' => WHITE,
                b'B' => BLACK,
                _ => return None,
            };
            *column = 3 * *column + piece;
        }
    }
    Some(columns)
}

fn main() {
    refuse_bad_input();
    input! { n: usize }
    if n > MOST_ROWS {
        fail(format_args!("a column of {n} squares has too many positions"));
    }
    input! { board: [Bytes; n] }
    let Some(columns) = column_codes(&board) else {
        fail(format_args!("the board is not {n} rows of {n} squares `W`, `B` or `.`"));
    };
    output().line(if takahashi_wins(&columns) { "Takahashi" } else { "Snuke" });
}

#[cfg(test)]
mod abc229_h {
    use super::*;
    use itertools::Itertools;

    const ONE: i128 = 1 << FRACTION_BITS;

    fn wins(board: &[&str]) -> bool {
        let board: Vec<_> = board.iter().map(|row| row.as_bytes().to_vec()).collect();
        takahashi_wins(&column_codes(&board).unwrap())
    }

    #[test]
    fn without_a_move_the_first_player_loses() {
        assert!(!wins(&[]));
        assert!(!wins(&["."]));
        assert!(!wins(&["..", ".."]));
        assert!(!wins(&["W"]));
        assert!(wins(&["B"]));
    }

    #[test]
    fn the_simplest_number_is_zero_where_it_fits() {
        assert_eq!(simplest_between(None, None), 0);
        assert_eq!(simplest_between(Some(-ONE / 2), Some(ONE)), 0);
        assert_eq!(simplest_between(Some(-5 * ONE), None), 0);
        assert_eq!(simplest_between(None, Some(1)), 0);
    }

    #[test]
    fn or_else_the_integer_of_least_size() {
        assert_eq!(simplest_between(Some(0), None), ONE);
        assert_eq!(simplest_between(Some(0), Some(3 * ONE)), ONE);
        assert_eq!(simplest_between(Some(ONE / 2), Some(5 * ONE)), ONE);
        assert_eq!(simplest_between(None, Some(0)), -ONE);
        assert_eq!(simplest_between(None, Some(-2 * ONE)), -3 * ONE);
        assert_eq!(simplest_between(Some(-9 * ONE), Some(-ONE - 1)), -2 * ONE);
    }

    #[test]
    fn or_else_the_fraction_of_least_denominator() {
        assert_eq!(simplest_between(Some(0), Some(ONE)), ONE / 2);
        assert_eq!(simplest_between(Some(ONE / 4), Some(ONE)), ONE / 2);
        assert_eq!(simplest_between(Some(ONE / 4), Some(ONE / 2)), 3 * ONE / 8);
        assert_eq!(simplest_between(Some(-ONE), Some(-ONE / 8)), -ONE / 2);
        assert_eq!(simplest_between(Some(5 * ONE / 4), Some(2 * ONE)), 3 * ONE / 2);
        assert_eq!(simplest_between(Some(0), Some(2)), 1);
    }

    #[test]
    fn the_unit_halves_once_for_each_move_of_the_longest_column() {
        // The piece in row i makes at most i moves.
        assert_eq!(FRACTION_BITS, (1..=MOST_ROWS).sum());
    }

    #[test]
    fn a_lone_piece_is_worth_a_power_of_two() {
        let values = column_values(3_usize.pow(8));
        for row in 0..8 {
            assert_eq!(values[WHITE * 3_usize.pow(row)], -ONE >> row);
            assert_eq!(values[BLACK * 3_usize.pow(row)], ONE >> row);
        }
    }

    #[test]
    fn every_column_is_a_small_dyadic_number() {
        // `simplest_between` stops at a column whose options are out of order.
        for rows in 1..=MOST_ROWS as u32 {
            let unit = ONE >> (rows - 1);
            for value in column_values(3_usize.pow(rows)) {
                assert!(value % unit == 0 && value.abs() <= i128::from(rows) * ONE);
            }
        }
    }

    #[test]
    fn a_column_and_its_opposite_make_zero() {
        let values = column_values(3_usize.pow(6));
        for pieces in (0..6).map(|_| [EMPTY, WHITE, BLACK]).multi_cartesian_product() {
            let code =
                |swap: usize| pieces.iter().fold(0, |code, piece| 3 * code + swap * piece % 3);
            assert_eq!(values[code(1)] + values[code(2)], 0);
        }
    }

    #[test]
    fn boards_past_the_statement() {
        let mut board = ["............"; 12];
        assert!(!wins(&board));
        board[11] = "BWBWBWBWBWBW";
        assert!(!wins(&board));
        board[11] = "BWBWBWBWBWB.";
        assert!(wins(&board));
        assert!(!wins(&["WWWWWWWWWWWW"; 12]));
    }

    #[test]
    fn what_is_no_board_is_refused() {
        assert_eq!(column_codes(&[b"..".to_vec()]), None);
        assert_eq!(column_codes(&[b"w".to_vec()]), None);
    }
}
