//! Values in rows and columns, as they are drawn: of two coordinates, a slice of more, or a sequence in rows.

use std::borrow::Cow;

/// A coordinate of a picture.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Axis {
    /// What it is.
    pub label: String,
    /// What it grows by from one cell to the next.
    pub step: u64,
}

impl Axis {
    /// One that counts cells.
    pub fn counting(label: &str) -> Self {
        Axis { label: label.into(), step: 1 }
    }
}

/// Values in rows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Grid<'a> {
    /// The cells of a row.
    pub width: usize,
    /// The rows.
    pub height: usize,
    /// That of `(x, y)` is `values[y * width + x]`.
    pub values: Cow<'a, [u32]>,
    /// Where there is no position, in the same order; empty if there are positions everywhere.
    pub gaps: Cow<'a, [bool]>,
    /// The number of cells. The last row of a sequence may not be full: there is nothing after its last cell.
    pub count: usize,
    /// What `x` and `y` are.
    pub axes: [Axis; 2],
    /// Whether the first row is on top, as in a text; otherwise `y` grows upwards.
    pub is_text: bool,
}

impl<'a> Grid<'a> {
    /// The cells of two coordinates of a table of several, where the others have these values. The first
    /// coordinate runs fastest.
    pub fn slice(
        sizes: &[usize],
        axes: &[String],
        others: &[usize],
        values: &'a [u32],
        gaps: &'a [bool],
    ) -> Self {
        let (width, height) = (sizes[0], sizes[1]);
        let mut start = 0;
        for (&size, &other) in sizes[2..].iter().zip(others).rev() {
            start = start * size + other;
        }
        let cells = start * width * height..(start + 1) * width * height;
        Grid {
            width,
            height,
            values: Cow::Borrowed(&values[cells.clone()]),
            gaps: Cow::Borrowed(gaps.get(cells).unwrap_or_default()),
            count: width * height,
            axes: [&axes[0], &axes[1]].map(|label| Axis::counting(label)),
            is_text: false,
        }
    }

    /// The first values of a sequence in rows of `width`, at most so many rows.
    pub fn rows(values: &[u32], gaps: &[bool], width: usize, most: usize, label: &str) -> Self {
        let width = width.clamp(1, values.len().max(1));
        let height = values.len().div_ceil(width).min(most);
        let shown = values.len().min(width * height);
        let is_whole = shown == width * height && gaps.iter().all(|gap| !gap);
        let mut cells = values[..shown].to_vec();
        cells.resize(width * height, 0);
        // There is nothing after the last value.
        let is_gap = |n: usize| n >= shown || gaps.get(n) == Some(&true);
        let gaps = if is_whole { Vec::new() } else { (0..cells.len()).map(is_gap).collect() };
        let axes = [
            Axis { label: "further along the row".into(), step: 1 },
            Axis { label: format!("{label} at the start of the row"), step: width as u64 },
        ];
        let (values, gaps) = (cells.into(), gaps.into());
        Grid { width, height, values, gaps, count: shown, axes, is_text: true }
    }

    /// The value of `(x, y)`, if there is a position.
    pub fn at(&self, x: usize, y: usize) -> Option<u32> {
        let index = y * self.width + x;
        (self.gaps.get(index) != Some(&true)).then(|| self.values[index])
    }

    /// All values of positions.
    pub fn known(&self) -> impl Iterator<Item = u32> {
        let is_gap = |index: usize| self.gaps.get(index) == Some(&true);
        (0..).zip(self.values.iter()).filter(move |&(n, _)| !is_gap(n)).map(|(_, &value)| value)
    }

    /// Whether there are cells without a position.
    pub fn has_gaps(&self) -> bool {
        self.gaps.iter().take(self.count).any(|&is_gap| is_gap)
    }

    /// The place of a row of blocks among so many, counted from the top.
    pub(super) fn place_of_row(&self, row: usize, rows: usize) -> usize {
        if self.is_text { row } else { rows - 1 - row }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slice_holds_the_cells_with_its_other_coordinates() {
        let sizes = [2, 3, 4, 5];
        let values: Vec<u32> = (0..120).collect();
        let axes = ["a", "b", "c", "d"].map(String::from);
        for (c, d) in (0..4).flat_map(|c| (0..5).map(move |d| (c, d))) {
            let grid = Grid::slice(&sizes, &axes, &[c, d], &values, &[]);
            for (x, y) in (0..2).flat_map(|x| (0..3).map(move |y| (x, y))) {
                assert_eq!(grid.at(x, y), Some((x + 2 * (y + 3 * (c + 4 * d))) as u32));
            }
        }
    }

    #[test]
    fn rows_end_with_gaps() {
        let grid = Grid::rows(&[5, 6, 7, 8, 9], &[], 3, 10, "n");
        assert_eq!((grid.width, grid.height, grid.at(1, 1), grid.at(2, 1)), (3, 2, Some(9), None));
        assert!(!grid.has_gaps());
        let grid = Grid::rows(&[5, 6, 7, 8], &[false, true, false, false], 2, 10, "n");
        assert_eq!((grid.at(0, 0), grid.at(1, 0), grid.has_gaps()), (Some(5), None, true));
        let grid = Grid::rows(&[1; 100], &[], 10, 3, "n");
        assert_eq!((grid.width, grid.height, grid.has_gaps()), (10, 3, false));
        let grid = Grid::rows(&[], &[], 10, 3, "n");
        assert_eq!((grid.width, grid.height), (1, 0));
    }
}
