//! Pictures of a game's values: SVG files, and previews for a terminal.

mod preview;

pub use preview::{preview_sequence, preview_table};

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
