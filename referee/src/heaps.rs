//! Rows of heaps as the inputs of several problems give them: the number of tests, then for each the
//! number of its heaps and the heaps.

use crate::choices::Choices;
use crate::printer::{line, write_line};
use crate::reader::{Invalid, Reader};
use std::io::{self, Write};
use std::ops::RangeInclusive;

/// What a statement allows.
#[derive(Debug)]
pub struct Limits {
    /// How many tests, at most.
    pub tests: usize,
    /// How many heaps, at most; there is at least one.
    pub heaps: usize,
    /// How many stones lie on a heap.
    pub stones: RangeInclusive<u64>,
}

impl Limits {
    /// Reads the heaps of all tests.
    ///
    /// # Errors
    ///
    /// If a number is missing or out of its range.
    pub fn read(&self, reader: &mut Reader<'_>) -> Result<Vec<Vec<u64>>, Invalid> {
        let tests = reader.size("the number of tests", 1..=self.tests)?;
        let mut heaps = |test| {
            let n = reader.size(&format!("test {test}, n"), 1..=self.heaps)?;
            reader.numbers(&format!("test {test}, heap"), n, self.stones.clone())
        };
        (1..=tests).map(&mut heaps).collect()
    }

    /// At most `size` heaps and stones together, where a heap of 0 is allowed. So that lost positions
    /// of Nim are not rare, `with_pairs` lets no heap lie far above the others, and all come twice
    /// in half of the cases; without, every such row of heaps can come.
    pub fn nim(&self, choices: &mut Choices, size: usize, with_pairs: bool) -> Vec<u64> {
        let copies = if with_pairs { choices.size(1..=2) } else { 1 };
        let n = choices.size(1..=(size / copies).min(self.heaps / copies));
        let mut left = (size / copies - n) as u64;
        let most = if with_pairs { choices.pick(0..=left) } else { left };
        let mut heap = || {
            let heap = choices.pick(0..=most.min(left).min(*self.stones.end()));
            left -= heap;
            heap
        };
        (0..n).map(|_| heap()).collect::<Vec<_>>().repeat(copies)
    }

    /// As many tests as are allowed, the heaps of each by its number from 0.
    ///
    /// # Errors
    ///
    /// If it cannot be written.
    pub fn write(
        &self,
        out: &mut dyn Write,
        mut heaps: impl FnMut(usize) -> Vec<u64>,
    ) -> io::Result<()> {
        write_line(out, [self.tests])?;
        (0..self.tests).try_for_each(|test| write_test(out, &heaps(test)))
    }
}

/// What [`Limits::read`] reads.
pub fn print(cases: &[Vec<u64>]) -> String {
    let tests: String = cases.iter().map(|heaps| line([heaps.len()]) + &line(heaps)).collect();
    line([cases.len()]) + &tests
}

fn write_test(out: &mut dyn Write, heaps: &[u64]) -> io::Result<()> {
    write_line(out, [heaps.len()])?;
    write_line(out, heaps)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::choices::every;
    use std::collections::BTreeSet;

    const LIMITS: Limits = Limits { tests: 3, heaps: 2, stones: 0..=9 };

    #[test]
    fn what_is_printed_is_read_again() {
        for cases in [vec![vec![0]], vec![vec![9, 0], vec![3], vec![9, 9]]] {
            assert_eq!(LIMITS.read(&mut Reader::new(&print(&cases))), Ok(cases));
        }
        let mut text = Vec::new();
        LIMITS.write(&mut text, |test| vec![9; test % 2 + 1]).unwrap();
        assert_eq!(text, b"3\n1\n9\n2\n9 9\n1\n9\n");
    }

    #[test]
    fn what_is_out_of_range_is_named() {
        let error = LIMITS.read(&mut Reader::new("2\n1\n0\n3\n")).unwrap_err();
        assert!(error.to_string().contains("line 4, column 1: test 2, n is"), "{error}");
        assert!(LIMITS.read(&mut Reader::new("4\n")).is_err());
        assert!(LIMITS.read(&mut Reader::new("1\n1\n10\n")).is_err());
    }

    #[test]
    fn every_small_row_comes_once() {
        let rows: Vec<_> = every(|choices| LIMITS.nim(choices, 4, false)).collect();
        // One heap of 0 to 3 stones, or two heaps of at most 2 together.
        assert_eq!(rows.len(), 4 + 6);
        assert_eq!(rows.iter().collect::<BTreeSet<_>>().len(), rows.len());
    }
}
