//! P3179 HAOI 2015 数组游戏 (Array game). <https://www.luogu.com.cn/problem/P3179>
//!
//! **Rules.** The cells 1 to `n` are white or black. In turn each player picks a white cell `x` and
//! some `k` >= 1 with `kx <= n`, and flips the cells `x, 2x, ..., kx`. Whoever finds no white cell
//! loses. Each query is a set of white cells: print `Yes` if the first player wins, else `No`.
//!
//! **Theorem.** Let the value of cell `x` be the mex of the nim-sums of the values of `2x, ..., kx` for
//! all `k` with `kx <= n` (0 for `k` = 1). The position is lost iff the nim-sum of the values of its
//! white cells is 0. The value depends on `floor(n / x)` alone. (Proved.)
//!
//! **Proof.** *The game ends:* a turn makes cell `x` black and changes none before it, so the cells,
//! read as a binary number with cell 1 in front and white as 1, become less. *The nim-sum decides.*
//! Write g for the value of `x`. Flipping a cell takes its value into the nim-sum or out of it, which
//! is the same to xor. So a turn at `x` with `k` changes the nim-sum `s` into `s ^ g ^ u`, where `u` is
//! the nim-sum of the values of `2x, ..., kx`. By definition g is the mex of all such `u`:
//! - `s` = 0: no `u` is g, so every turn leaves a nim-sum that is not 0.
//! - `s` > 0: some white cell has a value g with the highest bit of `s`. Then `g ^ s < g`, as g loses
//!   this bit, so some `k` has `u = g ^ s`. This turn leaves `s ^ g ^ u = 0`.
//!
//! *The quotient decides the value.* Let `q = floor(n / x)`. By induction on `q`, from `q` = 1, where
//! the value is mex {0} = 1. As `floor(floor(n / x) / j) = floor(n / (jx))`, the greatest i with
//! `ijx <= n`, cell `jx` has the quotient `floor(q / j)`, which is less than `q` for `j` >= 2. So the
//! values of `2x, 3x, ...`, of which there are `q - 1`, follow from `q`, and so does that of `x`.
//!
//! *Runs.* Let consecutive multiples have the same value `v`, and let `s` be the nim-sum before them.
//! After 1, 2, 3, ... of them it is `s ^ v`, `s`, `s ^ v`, ..., and `s` is in the set already. So only
//! `s ^ v` is added, and what stands after all of them depends on their parity.
//!
//! *Time.* The value of a quotient q takes O(sqrt(q)) steps: O(sqrt(q)) multiples are looked at one by
//! one, and after these the quotients are O(sqrt(q)), so there are no more runs than that. The
//! quotients 1 to sqrt(n) together take O(n^(1/2) n^(1/4)) steps; for the cells x up to sqrt(n), the
//! sum of all sqrt(n / x) is below 2 n^(3/4).
//!
//! *Few cells.* A cell of quotient q has the value of cell 1 among q cells, which takes O(q^(3/4)) alone.
//! The table of all n is made when the cells asked for so far have cost a quarter of it.
//!
//! **Complexity.** O(n^(3/4)) time, less for few cells, O(sqrt(n)) memory. A query takes the sorting of
//! its cells. Past the statement up to 10^11 cells (about a second); beyond that, an error.
//!
//! The value rarely changes from one quotient to the next (there are 1,584 runs up to sqrt(10^9), checked by
//! `values_are_small_and_rarely_change`), so there are long runs: 11.5 million steps at `n` = 10^9,
//! where the blocks of equal quotients are 29.7 million (observed).
//!
//! **Traps.** `k` = 1 is a move: `1 / 1 / 1 / 1` answers `Yes`, but No without its 0 in the set. A run
//! of equal values needs its inner nim-sum recorded, too: `3 / 1 / 2 / 1 2` answers `Yes`, but No with
//! the one after it alone. Only runs of odd length change the nim-sum after them: `8 / 1 / 2 / 1 3`
//! answers `No`, but Yes if all do. Values reach 68 at `n` = 10^9 and 86 at 10^10 (checked by the same
//! test), so nim-sums need 7 bits, and 64 marks are too few.
//!
//! **Source.** H. W. Lenstra, Nim multiplication, 1977 (coin-turning games); Sprague 1935, Grundy 1939.

use sente::{input, io::fail, mex::MexSet, output};

/// Most cells of an array: they take about a second.
const MOST_CELLS: u64 = 100_000_000_000;

/// Runs are taken as a whole from where the quotients of neighbouring multiples are at most about so
/// far apart. Any number gives the same values; this one was the fastest.
const NEAR: u64 = 8;

/// The Grundy value of every cell of an array.
struct GrundyValues {
    cells: u64,
    /// Values of the cells `x` with `cells / x > sqrt(cells)`, by `x`.
    of_cell: Vec<u32>,
    /// Values of the other cells, by `cells / x`.
    of_quotient: Vec<u32>,
    /// Quotients at which `of_quotient` changes, each with the new value.
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

/// An array whose cells are asked for one by one.
struct ArrayGame {
    cells: u64,
    /// The cost of the values found alone so far, as a share of the table's.
    cost: f64,
    table: Option<GrundyValues>,
}

impl ArrayGame {
    /// The value of a cell from 1 to `cells`.
    fn value(&mut self, cell: u64) -> u32 {
        if self.table.is_none() {
            let size = cell as f64;
            self.cost += 1.0 / (size * size.sqrt()).sqrt();
            if self.cost < 0.25 {
                return grundy_values(self.cells / cell).of(1);
            }
        }
        self.table.get_or_insert_with(|| grundy_values(self.cells)).of(cell)
    }
}

fn main() {
    input! { cells: u64, queries: usize }
    if cells > MOST_CELLS {
        fail(format_args!("{cells} cells are too many: the most is {MOST_CELLS}"));
    }
    let mut game = ArrayGame { cells, cost: 0.0, table: None };
    let mut out = output();
    for _ in 0..queries {
        input! { mut white: [u64] }
        if let Some(cell) = white.iter().find(|cell| !(1..=cells).contains(cell)) {
            fail(format_args!("there is no cell {cell} among the cells 1 to {cells}"));
        }
        // A cell that is named twice is still one white cell.
        white.sort_unstable();
        white.dedup();
        let nim_sum = white.iter().fold(0, |sum, &cell| sum ^ game.value(cell));
        out.line(if nim_sum != 0 { "Yes" } else { "No" });
    }
}

#[cfg(test)]
mod p3179 {
    use super::{grundy_values, ArrayGame};

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
    fn values_are_small_and_rarely_change() {
        let greatest = |cells| {
            let values = grundy_values(cells);
            (values.of_cell.iter().chain(&values.of_quotient).copied().max(), values.runs.len())
        };
        assert_eq!(greatest(1_000_000_000), (Some(68), 1584));
        assert_eq!(greatest(10_000_000_000).0, Some(86));
    }

    #[test]
    fn values_alone_are_those_of_the_table() {
        for cells in [1, 2, 10, 1000, 123_456_789] {
            let values = grundy_values(cells);
            for cell in (1..=cells.min(100)).chain((1..=cells.min(1000)).map(|k| cells / k)) {
                let mut game = ArrayGame { cells, cost: 0.0, table: None };
                assert_eq!(game.value(cell), values.of(cell), "{cell} of {cells}");
            }
        }
    }

    #[test]
    fn the_table_is_made_for_many_or_costly_cells() {
        let mut game = ArrayGame { cells: 1_000_000, cost: 0.0, table: None };
        for cell in 1000..1020 {
            game.value(cell);
        }
        assert!(game.table.is_none());
        for cell in 20..40 {
            game.value(cell);
        }
        assert!(game.table.is_some());
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
