//! P3179 HAOI 2015 数组游戏 (Array game). <https://www.luogu.com.cn/problem/P3179>
//!
//! **Rules.** The cells 1 to `n` are white or black. In turn each player picks a white cell `x` and
//! some `k` >= 1 with `kx <= n`, and flips the cells `x, 2x, ..., kx`. Whoever finds no white cell
//! loses. Each query is a set of white cells: print `Yes` if the first player wins, else `No`.
//!
//! **Theorem.** Let the value of cell `x` be the mex of the nim-sums of the values of
//! `2x, 3x, ..., kx` for all `k` that `x` allows (0 for `k` = 1). The position is lost iff the
//! nim-sum of the values of its white cells is 0. The value depends on `q = n / x` alone, rounded
//! down: cell `jx` has the quotient `q / j`. (Proved.)
//!
//! **Proof.** A move at `x` with `k` changes the nim-sum by the value of `x` and those of
//! `2x, ..., kx`, that is, by two different numbers, as the mex is none of its set. So it leads from
//! 0 to another nim-sum. From a nim-sum `s` that is not 0, take a white cell whose value `g` has the
//! highest bit of `s`. Then `g ^ s < g` is in the set whose mex is `g`, and the move that gives it
//! leads to 0. The game ends: each move turns a cell black and changes none before it. The quotients
//! are rounding: `(n / x) / j = n / (jx)`. Of consecutive multiples with the same value `v`, only the
//! first can bring a new nim-sum: `s ^ v`, if `s` stood before them. Behind them stands `s` if they
//! are even in number, else `s ^ v`, as a nim-sum of equal values is 0 or that value.
//!
//! **Complexity.** O(n^(3/4)) time at most, O(sqrt(n)) memory. The value rarely changes from one
//! quotient to the next (1,584 times up to sqrt(10^9), observed), so there are long runs: 11.5
//! million steps at `n` = 10^9, where the blocks of equal quotients are 29.7 million.
//!
//! **Traps.** `k` = 1 is a move: without its 0 in the set, `1 / 1 / 1 / 1` answers No. A run of equal
//! values needs its inner nim-sum recorded, too: with the one behind it alone, `3 / 1 / 2 / 1 2`
//! answers No. Only runs of odd length change the nim-sum behind them: otherwise `8 / 1 / 2 / 1 3`
//! answers Yes. Values reach 68 at `n` = 10^9 and 86 at 10^10 (observed), so nim-sums need 7 bits,
//! and 64 marks are too few.
//!
//! **Source.** H. W. Lenstra, Nim multiplication, 1977 (coin-turning games); Sprague 1935, Grundy
//! 1939.

use sente::{input, io::fail, mex::MexSet, output};

/// So many take seconds; a hundred times as many would take minutes.
const MOST_CELLS: u64 = 1_000_000_000_000;

/// Runs are taken as a whole from where the quotients of neighbouring multiples are at most about so
/// far apart. Any number gives the same values; this one was the fastest.
const NEAR: u64 = 8;

/// The Grundy value of every cell of an array.
struct GrundyValues {
    cells: u64,
    /// Of the cells `x` with `cells / x > sqrt(cells)`, by `x`.
    of_cell: Vec<u32>,
    /// Of the other cells, by that quotient.
    of_quotient: Vec<u32>,
    /// Where `of_quotient` changes, and to what.
    runs: Vec<(u64, u32)>,
}

/// The Grundy values in an array of so many cells.
fn grundy_values(cells: u64) -> GrundyValues {
    let (of_cell, of_quotient, runs) = (Vec::new(), vec![0], Vec::new());
    let mut values = GrundyValues { cells, of_cell, of_quotient, runs };
    let mut nim_sums = MexSet::new();
    for quotient in (1..).take_while(|q| q * q <= cells) {
        let value = values.next(cells, quotient, &mut nim_sums);
        if values.of_quotient.last() != Some(&value) {
            values.runs.push((quotient, value));
        }
        values.of_quotient.push(value);
    }
    let last = cells / values.of_quotient.len() as u64;
    values.of_cell = vec![0; last as usize + 1];
    for cell in (1..=last).rev() {
        values.of_cell[cell as usize] = values.next(cell, cells / cell, &mut nim_sums);
    }
    values
}

impl GrundyValues {
    /// The value of a cell from 1 to `cells`.
    fn of(&self, cell: u64) -> u32 {
        match self.of_cell.get(cell as usize) {
            Some(&value) => value,
            None => self.of_quotient[(self.cells / cell) as usize],
        }
    }

    /// The value of `cell`, or of all cells with its quotient, from the values of smaller quotients.
    fn next(&self, cell: u64, quotient: u64, nim_sums: &mut MexSet) -> u32 {
        let (mut multiple, mut sum) = (1, 0);
        nim_sums.insert(0);
        for &value in self.of_cell.iter().step_by(cell as usize).skip(2) {
            multiple += 1;
            sum ^= value;
            nim_sums.insert(sum as usize);
        }
        while NEAR * multiple * multiple < quotient {
            multiple += 1;
            sum ^= self.of_quotient[(quotient / multiple) as usize];
            nim_sums.insert(sum as usize);
        }
        let rest = quotient / (multiple + 1);
        let runs = self.runs.partition_point(|&(first, _)| first <= rest);
        for &(first, value) in self.runs[..runs].iter().rev() {
            let last = quotient / first;
            if last > multiple {
                nim_sums.insert((sum ^ value) as usize);
                sum ^= if (last - multiple) % 2 == 1 { value } else { 0 };
                multiple = last;
            }
        }
        nim_sums.take_mex() as u32
    }
}

fn main() {
    input! { cells: u64, queries: usize }
    if cells > MOST_CELLS {
        fail(format_args!("{cells} cells are too many: the most is {MOST_CELLS}"));
    }
    let values = grundy_values(cells);
    let mut out = output();
    for _ in 0..queries {
        input! { mut white: [u64] }
        if let Some(cell) = white.iter().find(|cell| !(1..=cells).contains(cell)) {
            fail(format_args!("there is no cell {cell} among the cells 1 to {cells}"));
        }
        // A cell that is named twice is still one white cell.
        white.sort_unstable();
        white.dedup();
        let nim_sum = white.iter().fold(0, |sum, &cell| sum ^ values.of(cell));
        out.line(if nim_sum != 0 { "Yes" } else { "No" });
    }
}

#[cfg(test)]
mod p3179 {
    use super::grundy_values;

    /// The theorem's first sentence, cell by cell.
    fn plain_values(cells: usize) -> Vec<u32> {
        let mut values = vec![0; cells + 1];
        for cell in (1..=cells).rev() {
            let mut nim_sums = vec![0];
            for multiple in (2 * cell..=cells).step_by(cell) {
                nim_sums.push(nim_sums[nim_sums.len() - 1] ^ values[multiple]);
            }
            values[cell] = (0..).find(|value| !nim_sums.contains(value)).unwrap();
        }
        values
    }

    #[test]
    fn no_cells_have_no_values() {
        assert_eq!(grundy_values(0).of_cell, [0]);
    }

    #[test]
    fn a_cell_without_multiples_is_worth_1() {
        assert_eq!(grundy_values(1).of(1), 1);
        assert_eq!(grundy_values(1_000_000).of(500_001), 1);
    }

    #[test]
    fn the_samples_and_the_traps() {
        let values = grundy_values(3);
        assert_eq!([1, 2, 3].map(|cell| values.of(cell)), [2, 1, 1]);
        let values = grundy_values(8);
        assert_eq!(values.of(1), values.of(3));
    }

    #[test]
    fn quotients_and_runs_give_the_values_of_the_cells() {
        // The quotient 2916 has a run that is shorter than the gap between its multiples.
        for cells in (1..200).chain([1023, 1024, 1055, 1056, 1057, 2916]) {
            let values = grundy_values(cells as u64);
            let plain = plain_values(cells);
            assert!((1..=cells).all(|cell| values.of(cell as u64) == plain[cell]), "{cells}");
        }
    }
}
