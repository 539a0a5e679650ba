//! P2575 高手过招 (Jumping Pieces). <https://www.luogu.com.cn/problem/P2575>
//!
//! **Rules.** A board has `n` rows of 20 cells, at most one piece in a cell. A move takes a piece to the
//! nearest empty cell on its right in its row, over all pieces that stand between. Two players
//! alternate, and whoever cannot move loses. An input has `T` boards; a row is given by the number of
//! its pieces and their columns. For each board print `YES` if the first player wins, else `NO`.
//!
//! **Theorem.** Number the empty cells of a row from its right end, 1, 2, 3, ... Let s_i be the number of
//! pieces that stand without a gap beside the empty cell i, on its left. A row is worth the nim-sum of
//! s_1, s_3, s_5, ... The first player wins if and only if the nim-sum over all rows is not 0. (Proved.)
//!
//! **Proof.** Let a group be the s_i pieces beside the empty cell i; those at the right end are the group
//! 0, and have no move. Let a piece of group i move that has j - 1 pieces of its group on its right. It
//! jumps over these to the empty cell i. Where it stood is the new empty cell i, and the j pieces on its
//! right belong to group i - 1. So a move takes any j from 1 to s_i from group i to group i - 1:
//! staircase Nim, whose values are the nim-sums of the odd steps. For each move changes one odd step, and
//! with it the nim-sum. And let the nim-sum be v and u < v: as in Nim, some odd step can be lowered
//! such that the nim-sum is u, and this is a move. So the value is the least number that no move
//! leaves. By Sprague and Grundy the rows add up.
//!
//! **Complexity.** O(1) for each piece: the columns of a row become the bits of a number, and each run of
//! ones or zeros takes one step. Reading is most of it. A table of all rows would have 2^20 entries.
//! Past the statement any number of boards and rows; other columns than 1 to 20, or one that comes twice
//! in a row, are an error.
//!
//! **Traps.** A piece whose neighbour cell is taken can jump: `1 / 1 / 2 18 19` answers `YES`, and over
//! several: `1 / 1 / 3 17 18 19` answers `YES`. Only the odd steps count: `1 / 1 / 1 18` answers `NO`. A row
//! begins with the number of its pieces, in any order: `1 / 1 / 2 20 19` answers `NO`. The board is not
//! mirrored: `1 / 1 / 1 20` answers `NO`. Rows that are won alone can cancel: `1 / 2 / 1 19 / 1 19` answers
//! `NO`. A row may be empty: `1 / 1 / 0` answers `NO`.
//!
//! **Source.** HDU 5724 (2016) is the same. Staircase Nim: R. Sprague, Über zwei Abarten von Nim, Tohoku
//! Mathematical Journal 43 (1937).

use sente::{input, io::fail, output};

/// The number of cells of a row.
const COLUMNS: u32 = 20;

/// The value of a row, whose pieces are bits; the lowest one is the last cell.
fn value(mut pieces: u32) -> u32 {
    let (mut value, mut step) = (0, 0);
    while pieces > 0 {
        let group = pieces.trailing_ones();
        value ^= group * (step % 2);
        pieces >>= group;
        let gap = pieces.trailing_zeros();
        step += gap;
        pieces = pieces.checked_shr(gap).unwrap_or(0);
    }
    value
}

/// The pieces of a row as bits, or the column that is not one, or comes twice.
fn bits(columns: &[u32]) -> Result<u32, u32> {
    columns.iter().try_fold(0, |pieces, &column| {
        let place = COLUMNS.checked_sub(column).filter(|&place| place < COLUMNS).ok_or(column)?;
        if pieces >> place & 1 == 1 {
            return Err(column);
        }
        Ok(pieces | 1 << place)
    })
}

fn main() {
    input! { t: usize }
    let mut output = output();
    for board in 1..=t {
        input! { n: usize }
        let mut nim_sum = 0;
        for row in 1..=n {
            input! { m: usize, columns: [u32; m] }
            match bits(&columns) {
                Ok(pieces) => nim_sum ^= value(pieces),
                Err(column) => fail(format_args!(
                    "board {board}, row {row}: column {column} comes twice, or is not from 1 to {COLUMNS}"
                )),
            }
        }
        output.line(if nim_sum != 0 { "YES" } else { "NO" });
    }
}

#[cfg(test)]
mod p2575 {
    use super::{bits, value};

    #[test]
    fn rows_without_a_move_are_worth_nothing() {
        assert_eq!(value(0), 0);
        for pieces in 1..=20 {
            assert_eq!(value((1 << pieces) - 1), 0);
        }
    }

    #[test]
    fn one_piece_alternates() {
        for step in 0..20 {
            assert_eq!(value(1 << step), step % 2);
        }
    }

    #[test]
    fn a_group_beside_the_last_cell_is_a_heap() {
        for pieces in 1..20 {
            assert_eq!(value(((1 << pieces) - 1) << 1), pieces);
            assert_eq!(value(((1 << pieces) - 1) << (20 - pieces)), (20 - pieces) % 2 * pieces);
        }
    }

    #[test]
    fn columns_are_bits_from_the_right() {
        assert_eq!(bits(&[]), Ok(0));
        assert_eq!(bits(&[20, 1, 19]), Ok(1 << 19 | 0b11));
        assert_eq!(bits(&[3, 20, 3]), Err(3));
        assert_eq!(bits(&[0]), Err(0));
        assert_eq!(bits(&[21]), Err(21));
        assert_eq!(bits(&[u32::MAX]), Err(u32::MAX));
    }

    #[test]
    fn values_are_those_of_mex() {
        let mut values = Vec::new();
        for pieces in 0..1_u32 << 14 {
            let mut options = 0_u64;
            for place in (0..14).filter(|place| pieces >> place & 1 == 1) {
                // The nearest empty cell on the right.
                let empty = (0..place).rev().find(|empty| pieces >> empty & 1 == 0);
                if let Some(empty) = empty {
                    let option = pieces ^ 1 << place ^ 1 << empty;
                    options |= 1_u64 << values[option as usize];
                }
            }
            values.push(options.trailing_ones());
            assert_eq!(value(pieces), options.trailing_ones(), "{pieces:b}");
        }
    }
}
