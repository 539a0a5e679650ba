//! Pictures of answers: SVG files, and previews of tables for terminals.
//!
//! The palette is viridis without its dark end, which stays readable in grey and for the colour-blind. P-positions are
//! black: nothing else is.
//!
//! A picture is laid out by the widths of its texts: axes first, then a legend beside all that, then title and subtitle
//! above, and the canvas is as large as all together. So nothing is cut off, and no text lies on another one, whatever
//! the sizes and names are.

mod blocks;
mod colour;
mod frame;
mod grid;
mod heat;
mod legend;
mod preview;
mod scatter;
mod text;

pub use grid::{Axis, Grid};
pub use heat::heat_map;
pub use preview::preview;
pub use scatter::{Sequence, scatter};

/// The texts of a picture, and the meaning of its values.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Picture {
    /// Above the picture.
    pub title: String,
    /// Below the title, in small print, such as the pattern; may be empty.
    pub subtitle: String,
    /// The name of one value, as in `Grundy value`.
    pub quantity: String,
    /// The meaning of the values.
    pub meaning: Meaning,
    /// The meaning of a place without a value.
    pub gap: &'static str,
}

/// The meaning of the values in a picture.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Meaning {
    /// 0 where the player to move loses, everything else where he wins.
    Outcome,
    /// A P-position where it is 0.
    Grundy,
    /// The number of moves until the end: even where the player to move loses.
    Remoteness,
    /// Words for 0, 1 and so on.
    Words(Vec<String>),
    /// Numbers that are answers.
    Number,
}

impl Meaning {
    /// True if there are two values, which are no numbers.
    fn is_binary(&self) -> bool {
        match self {
            Meaning::Outcome => true,
            Meaning::Words(words) => words.len() <= 2,
            _ => false,
        }
    }

    /// The name of a value in a legend.
    fn name(&self, value: u32) -> String {
        match (self, value) {
            (Meaning::Outcome, 0) => "lost (P-position)".into(),
            (Meaning::Outcome, _) => "won (N-position)".into(),
            (Meaning::Grundy, 0) => "0 (P-position)".into(),
            (Meaning::Remoteness, 0) => "0 (no move)".into(),
            (Meaning::Words(words), value) => {
                words.get(value as usize).cloned().unwrap_or_else(|| value.to_string())
            }
            _ => value.to_string(),
        }
    }

    /// True if a point of this value is black in a scatter.
    fn is_black(&self, value: u32) -> bool {
        match self {
            Meaning::Remoteness => value.is_multiple_of(2),
            _ => value == 0,
        }
    }

    /// The name of the black points in a scatter.
    fn black(&self) -> String {
        match self {
            Meaning::Remoteness => "even: lost (P-position)".into(),
            _ => self.name(0),
        }
    }
}

#[cfg(test)]
pub(crate) mod tests;
