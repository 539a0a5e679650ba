//! Pictures of answers, as SVG files.
//!
//! The palette is viridis without its dark end, which stays readable in grey and for the colour-blind. P-positions are
//! black: nothing else is.
//!
//! A picture is laid out by the widths of its texts: axes first, then a legend beside all that, then title and subtitle
//! above, and the canvas is as large as all together. So nothing is cut off, and no text lies on another one, whatever
//! the sizes and names are.

mod frame;
mod grid;
mod heat;

pub use grid::Grid;
pub use heat::heat_map;

/// The texts of a picture.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Picture {
    /// Above the picture.
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
    pub gap: &'static str,
}

impl Picture {
    /// The name of a value in a legend.
    fn name(&self, value: u32) -> String {
        self.names.get(value as usize).cloned().unwrap_or_else(|| value.to_string())
    }
}

#[cfg(test)]
pub(crate) mod tests;
