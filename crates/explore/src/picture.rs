//! Pictures of answers, as SVG files.
//!
//! The palette is viridis without its dark end, which stays readable in grey and for the colour-blind. P-positions are
//! black: nothing else is.
//!
//! A picture is laid out by the widths of its texts: axes first, then a legend beside all that, then title and subtitle
//! above, and the canvas is as large as all together. So nothing is cut off, and no text lies on another one, whatever
//! the sizes and names are.

mod automaton;
mod frame;
mod heat;

use crate::cell::Table;
use crate::wording::{axis, closed_up};
pub use automaton::{Arrows, State, automaton};
pub use heat::heat_map;
use language::text;

/// The texts of a picture.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Picture {
    pub title: String,
    /// Below the title, in small print, such as the pattern; may be empty.
    pub subtitle: String,
    /// The name of one value, as in `Grundy value`.
    pub quantity: String,
    /// The names of the values 0, 1 and so on; behind these, values are numbers.
    pub names: Vec<String>,
    /// True if the values are two words, and not numbers.
    pub is_binary: bool,
    /// The meaning of a place without a value.
    pub gap: String,
}

impl Picture {
    /// The name of a value in a legend.
    fn name(&self, value: u32) -> String {
        self.names.get(value as usize).cloned().unwrap_or_else(|| value.to_string())
    }
}

/// Values in rows and columns: of two coordinates, a slice of more, or a sequence in rows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Grid {
    pub width: usize,
    pub height: usize,
    /// Value of `(x, y)` at `values[y * width + x]`; `None` if it has none, or lies after the end of a sequence.
    pub values: Vec<Option<u32>>,
    /// The number of cells up to the end of a sequence.
    pub count: usize,
    /// The names of `x` and `y`, and the difference between neighbouring cells.
    pub axes: [(String, u64); 2],
    /// True if the first row is on top, as in a text; otherwise `y` grows upwards.
    pub is_text: bool,
}

impl Grid {
    /// The cells of the first two coordinates of a table where the others have these values.
    pub fn slice(table: &Table, others: &[usize]) -> Self {
        let (width, height) = (table.sizes[0], table.sizes[1]);
        let sizes = table.sizes[2..].iter().zip(others).rev();
        let start = sizes.fold(0, |start, (&size, &other)| start * size + other);
        let count = width * height;
        let values = (start * count..(start + 1) * count).map(|place| table.number(place));
        let axes = [0, 1].map(|place| (axis(&table.axes[place]), 1));
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
        let name = axis(&table.axes[0]);
        let down = closed_up(&text!("{name} at the start of the row", "行首的 {name}"));
        let axes = [(text!("further along the row", "沿这一行"), 1), (down, width as u64)];
        Grid { width, height, values, count, axes, is_text: true }
    }
}

#[cfg(test)]
pub(crate) mod tests;
