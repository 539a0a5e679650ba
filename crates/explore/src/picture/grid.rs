//! Values in rows and columns, as they are drawn: of two coordinates, a slice of more, or a sequence in rows.

use crate::cell::Table;

/// A coordinate of a picture.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Axis {
    /// The name.
    pub label: String,
    /// The difference between neighbouring cells.
    pub step: u64,
}

impl Axis {
    /// An axis that counts cells.
    pub fn counting(label: &str) -> Self {
        Axis { label: label.into(), step: 1 }
    }
}

/// Values in rows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Grid {
    /// The cells of a row.
    pub width: usize,
    /// The rows.
    pub height: usize,
    /// The value of `(x, y)` is `values[y * width + x]`; None where there is none, and after the end of a sequence.
    pub values: Vec<Option<u32>>,
    /// The number of cells up to the end of a sequence.
    pub count: usize,
    /// The coordinates `x` and `y`.
    pub axes: [Axis; 2],
    /// True if the first row is on top, as in a text; otherwise `y` grows upwards.
    pub is_text: bool,
}

impl Grid {
    /// The cells of the first two coordinates of a table where the others have these values.
    pub fn slice(table: &Table, others: &[usize]) -> Self {
        let (width, height) = (table.sizes[0], table.sizes[1]);
        let mut start = 0;
        for (&size, &other) in table.sizes[2..].iter().zip(others).rev() {
            start = start * size + other;
        }
        let count = width * height;
        let values = (start * count..(start + 1) * count).map(|place| table.number(place));
        let axes = [&table.axes[0], &table.axes[1]].map(|label| Axis::counting(label));
        Grid { width, height, values: values.collect(), count, axes, is_text: false }
    }

    /// The first values of a sequence in rows of `width`, at most `most` rows.
    pub fn rows(table: &Table, width: usize, most: usize) -> Self {
        let all = table.cells.len();
        let width = width.clamp(1, all.max(1));
        let height = all.div_ceil(width).min(most);
        let count = all.min(width * height);
        let mut values: Vec<Option<u32>> = (0..count).map(|place| table.number(place)).collect();
        values.resize(width * height, None);
        let axes = [
            Axis::counting("further along the row"),
            Axis {
                label: format!("{} at the start of the row", table.axes[0]),
                step: width as u64,
            },
        ];
        Grid { width, height, values, count, axes, is_text: true }
    }

    /// The value of `(x, y)`, if there is one.
    pub fn at(&self, x: usize, y: usize) -> Option<u32> {
        self.values[y * self.width + x]
    }

    /// All values.
    pub fn known(&self) -> impl Iterator<Item = u32> {
        self.values.iter().flatten().copied()
    }

    /// True if there are cells without a value.
    pub fn has_gaps(&self) -> bool {
        self.values[..self.count].contains(&None)
    }

    /// The place of a row of blocks among so many, counted from the top.
    pub(super) fn place_of_row(&self, row: usize, rows: usize) -> usize {
        if self.is_text { row } else { rows - 1 - row }
    }
}
