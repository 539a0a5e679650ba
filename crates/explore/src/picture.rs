//! Pictures of a game's values: SVG files, and previews for a terminal.
//!
//! The palette is viridis without its dark end, which stays readable in grey and for the colour-blind.
//! P-positions are black: nothing else is.
//!
//! A picture is laid out by the widths of its texts: axes first, then a legend beside all that, then title
//! and subtitle above, and the canvas is as large as all together. So nothing is cut off, and no text lies
//! on another one, whatever the sizes and names are.

mod blocks;
mod colour;
mod frame;
mod grid;
mod heat;
mod legend;
mod meaning;
mod preview;
mod scatter;
mod text;
mod ticks;

pub use grid::{Axis, Grid};
pub use heat::heat_map;
pub use meaning::Meaning;
pub use preview::{preview_sequence, preview_table};
pub use scatter::{Sequence, scatter};

/// What a picture says beside the values.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Picture {
    /// Above the picture.
    pub title: String,
    /// Below the title, in small print, such as what is known of the pattern; may be empty.
    pub subtitle: String,
    /// What a value is, as in `Grundy value`.
    pub quantity: String,
    /// What the values stand for.
    pub meaning: Meaning,
    /// What a place without a value is.
    pub gap: &'static str,
}

#[cfg(test)]
pub(crate) mod tests;
