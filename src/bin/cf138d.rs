//! CF 138 D World of Darkraft. <https://codeforces.com/problemset/problem/138/D>
//!
//! **Rules.** Each cell of a board of `n` rows and `m` columns has a letter, and is active. Roma and his enemy move
//! in turn, Roma first. A move chooses an active cell, from which waves go along diagonals: from `L` down to the left
//! and up to the right, from `R` up to the left and down to the right, from `X` in all four directions. A wave stops
//! before a cell that is not active, and at the edge. The cell and all that its waves reach become inactive. Whoever
//! cannot move loses. Print `WIN` if Roma wins, else `LOSE`.
//!
//! **Theorem.** Call the cell in row i and column j, counted from 0, even or odd as i + j is. For each of the two
//! classes let x = floor((i + j) / 2) and y = floor((i - j) / 2). A box is a set of neighbouring x, together with a
//! set of neighbouring y; it has the cells of the class whose x and y are in them. The value of a box is the mex over
//! its cells of:
//! - for an `L`, the nim-sum of the two boxes with the smaller and the greater x;
//! - for an `R`, that of the two boxes with the smaller and the greater y;
//! - for an `X`, that of the four boxes with neither this x nor this y.
//!
//! Roma wins if and only if the box of all even cells and that of all odd cells have different values. (Proved.)
//!
//! **Proof.** A step of a wave changes i and j by 1 each, so a wave stays on cells of one class: the game is the sum
//! of two. Along an L wave i + j stays, so x stays, and y changes by 1 from cell to cell. Along an R wave y stays,
//! and x changes by 1. The board is *convex*: the cells of a class with a given x are those of a part of a diagonal,
//! without a gap in y; those with a given y have none in x.
//!
//! *Claim:* at any time the active cells of a class are those of some boxes without a common cell, and each other
//! cell that is one step away from a cell of a box is inactive. At first there is one box, and no other cell. Let it
//! hold before a move at an L in the box B, with x = a. The cells of B with x = a lie side by side, as the board is
//! convex, and are active: the waves reach all of them. The next cells are not in B, so they are inactive, and the
//! waves stop. What is left of B are the cells of two boxes, with smaller and greater x. A cell one step away from
//! one of these is either one step away from B, and was inactive, or in B: then its x is a, since steps change x by 1
//! at most, and it is inactive now. Other boxes keep their cells, and none of their neighbours becomes active. An R
//! is the same with y for x; an X does both at once, and leaves four boxes.
//!
//! So a move in a box touches no other box, what is left of it are boxes, and which ones only the letter and its
//! lines tell. By Sprague and Grundy the values are as claimed, and those of two classes have a nim-sum of 0 if and
//! only if they are equal.
//!
//! *Values.* A move takes a cell or more, so no value exceeds the number of cells of a class: at most 200, and
//! nim-sums are below 256.
//!
//! *Mirror.* If m is even, and the board is its own left-right mirror image with L and R exchanged, Roma loses: the
//! mirror exchanges even and odd cells, so both boxes have the same value. (Proved.)
//!
//! **Complexity.** With s = (n + m) / 2 there are about s^4 / 4 boxes of each class, a byte for each. In a box there
//! is one option for each x with an L and each y with an R, which a mask of bits tells, and one for each X. On 20 x
//! 20 cells these are fewer than 5,000,000: an X at (x, y) is in (x + 1) (20 - x) (y + 1) (20 - y) boxes, 3,430,240
//! for all cells. Boards of more than 20 rows or columns are refused; empty ones are lost.
//!
//! **Traps.** L is the diagonal `/`, and not `\`: `2 2 / LL / RX` answers `LOSE`. Waves stop at inactive cells, but
//! not before: `3 3 / LLL / LLL / LRR` answers `WIN`. They go both ways: `2 2 / LL / RR` answers `LOSE`. Both classes
//! count: `1 2 / LL` answers `LOSE`. No count of moves decides: `2 2 / LL / RL` answers `WIN`. Nor does a mirror
//! image, if m is odd: `1 1 / X` answers `WIN`.
//!
//! **Source.** Codeforces 138, problem D.

use sente::{
    input,
    io::{fail, Bytes},
    output,
};

/// The most rows and columns.
const MOST: usize = 20;
/// The most lines of one direction.
const LINES: usize = MOST;

/// The cells of one class, by letters: on each line x the set of the y, and for R on each line y the set of the x.
#[derive(Default)]
struct Cells {
    /// All x and y are below this.
    lines: usize,
    left: [u32; LINES],
    right: [u32; LINES],
    crosses: [u32; LINES],
}

impl Cells {
    /// The even cells, or the odd ones.
    fn new(rows: &[Vec<u8>], class: usize) -> Self {
        // An even number, not less than any j: y is here that of the header, and half of this.
        let m = rows.first().map_or(0, |row| row.len().next_multiple_of(2));
        let mut cells = Cells { lines: (rows.len() + m).div_ceil(2), ..Cells::default() };
        for (i, row) in rows.iter().enumerate() {
            for (j, letter) in row.iter().enumerate().filter(|(j, _)| (i + j) % 2 == class) {
                let (x, y) = ((i + j) / 2, (i + m - j) / 2);
                match letter {
                    b'L' => cells.left[x] |= 1 << y,
                    b'R' => cells.right[y] |= 1 << x,
                    _ => cells.crosses[x] |= 1 << y,
                }
            }
        }
        cells
    }

    /// The value of the box with all of them.
    fn value(&self) -> u8 {
        // At [from x][to x][from y][to y], with the ends left out; 0 without a cell.
        let mut values = vec![[[[0; LINES + 1]; LINES + 1]; LINES + 1]; LINES + 1];
        for (x1, x2) in ranges(self.lines) {
            for (y1, y2) in ranges(self.lines) {
                values[x1][x2][y1][y2] = self.mex_of([x1, x2], [y1, y2], &values);
            }
        }
        values[0][self.lines][0][self.lines]
    }

    /// The value of a box by those of the smaller ones.
    fn mex_of(&self, [x1, x2]: [usize; 2], [y1, y2]: [usize; 2], values: &[Values]) -> u8 {
        let (columns, rows) = (mask(x1, x2), mask(y1, y2));
        let mut is_option = [false; 256];
        let mut insert = |value: u8| is_option[usize::from(value)] = true;
        for x in x1..x2 {
            let [before, after] = [&values[x1][x], &values[x + 1][x2]];
            if self.left[x] & rows != 0 {
                insert(before[y1][y2] ^ after[y1][y2]);
            }
            let mut crosses = self.crosses[x] & rows;
            while crosses != 0 {
                let y = crosses.trailing_zeros() as usize;
                insert(before[y1][y] ^ before[y + 1][y2] ^ after[y1][y] ^ after[y + 1][y2]);
                crosses &= crosses - 1;
            }
        }
        let whole = &values[x1][x2];
        for y in (y1..y2).filter(|&y| self.right[y] & columns != 0) {
            insert(whole[y1][y] ^ whole[y + 1][y2]);
        }
        is_option.iter().take_while(|&&is_option| is_option).count() as u8
    }
}

/// Of the boxes with the same first x, at [to x][from y][to y].
type Values = [[[u8; LINES + 1]; LINES + 1]; LINES + 1];

/// The bits from `from` on, before `to`.
fn mask(from: usize, to: usize) -> u32 {
    (1 << to) - (1 << from)
}

/// The first line and the one behind the last of each range of lines, each after those that are inside.
fn ranges(lines: usize) -> impl Iterator<Item = (usize, usize)> {
    (1..=lines).flat_map(move |size| (size..=lines).map(move |end| (end - size, end)))
}

/// True if the first player wins.
fn roma_wins(rows: &[Vec<u8>]) -> bool {
    Cells::new(rows, 0).value() != Cells::new(rows, 1).value()
}

fn main() {
    input! { n: usize, m: usize, rows: [Bytes; n] }
    if n > MOST || m > MOST {
        fail(format_args!("a board of {n} x {m} cells is too large: the most is {MOST} x {MOST}"));
    }
    let is_row = |row: &Vec<u8>| row.len() == m && row.iter().all(|letter| b"LRX".contains(letter));
    if !rows.iter().all(is_row) {
        fail(format_args!("the board is not {n} rows of {m} letters `L`, `R` or `X`"));
    }
    output().line(if roma_wins(&rows) { "WIN" } else { "LOSE" });
}

#[cfg(test)]
mod cf138d {
    use super::{roma_wins, Cells, MOST};

    fn board(rows: &[&str]) -> Vec<Vec<u8>> {
        rows.iter().map(|row| row.as_bytes().to_vec()).collect()
    }

    fn full(n: usize, m: usize, letter: u8) -> Vec<Vec<u8>> {
        vec![vec![letter; m]; n]
    }

    #[test]
    fn no_cell_is_lost() {
        assert!(!roma_wins(&[]));
    }

    #[test]
    fn a_board_of_l_alone_has_a_move_for_each_diagonal() {
        for (n, m) in [(1, 1), (1, 20), (2, 3), (7, 7), (20, 20), (20, 19)] {
            assert_eq!(roma_wins(&full(n, m, b'L')), (n + m) % 2 == 0, "{n} x {m}");
            assert_eq!(roma_wins(&full(n, m, b'R')), (n + m) % 2 == 0, "{n} x {m}");
        }
    }

    #[test]
    fn the_largest_boards_of_crosses_are_answered() {
        assert!(!roma_wins(&full(MOST, MOST, b'X')));
        assert!(!roma_wins(&full(MOST - 1, MOST, b'X')));
        assert!(roma_wins(&full(MOST - 1, MOST - 1, b'X')));
    }

    #[test]
    fn a_mirrored_board_of_even_width_is_lost() {
        for seed in 0..6_usize {
            let half = |i: usize, j: usize| b"LRX"[(seed + i * i * 5 + j * 7 + i * j) % 11 % 3];
            let mirrored = |letter| match letter {
                b'L' => b'R',
                b'R' => b'L',
                _ => b'X',
            };
            let rows: Vec<Vec<u8>> = (0..5)
                .map(|i| {
                    let left = (0..3).map(|j| half(i, j));
                    left.chain((0..3).rev().map(|j| mirrored(half(i, j)))).collect()
                })
                .collect();
            assert_eq!(Cells::new(&rows, 0).value(), Cells::new(&rows, 1).value(), "{seed}");
        }
    }

    #[test]
    fn l_and_r_differ() {
        assert!(!roma_wins(&board(&["LL", "RX"])));
        assert!(roma_wins(&board(&["RR", "LX"])));
    }
}
