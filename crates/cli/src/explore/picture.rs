//! Pictures of a game's values: SVG files, and previews for a terminal.
//!
//! The palette is viridis without its dark end, which stays readable in grey and for the colour-blind.
//! P-positions are black: nothing else is.

mod blocks;
mod colour;
mod frame;
mod heat;
mod preview;
mod scatter;

pub use heat::heat_map;
pub use preview::{preview_sequence, preview_table};
pub use scatter::scatter;

/// What a picture says beside the values.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Picture {
    /// Above the picture.
    pub title: String,
    /// Below the title, in small print, such as what is known of the pattern; may be empty.
    pub subtitle: String,
    /// What a value is, as in `Grundy value`.
    pub quantity: String,
    /// Whether the values are outcomes: 0 for a P-position, everything else for an N-position.
    pub outcomes: bool,
}

#[cfg(test)]
mod tests;
