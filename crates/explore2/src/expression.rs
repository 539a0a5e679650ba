//! Moves of a game, written on the command line: `n-1, n-3, (n-2)/2 + (n-2)/2`.

mod names;
mod parse;
mod tokens;
mod value;

use crate::question::Flow;
use std::fmt::{self, Display};
use std::ops::Range;

/// A mistake in an expression, and its place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mistake {
    text: String,
    place: Range<usize>,
    message: String,
}

impl Display for Mistake {
    /// The message, and under it the expression with carets under the place.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (start, end) = (self.place.start, self.place.end.max(self.place.start + 1));
        write!(f, "{}\n\n  {}\n", self.message, self.text)?;
        write!(f, "  {}{}", " ".repeat(start), "^".repeat(end - start))
    }
}

impl std::error::Error for Mistake {}

/// Moves that were written as text.
#[derive(Debug)]
pub struct Moves {
    text: String,
    axes: Vec<String>,
}

impl Moves {
    /// Reads moves.
    ///
    /// # Errors
    ///
    /// If the text is malformed; carets point at the mistake.
    pub fn parse(text: &str) -> Result<Moves, Mistake> {
        Ok(Moves { text: text.into(), axes: Vec::new() })
    }

    /// The text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The names of the coordinates: `n` alone if a position is a heap.
    pub fn axes(&self) -> &[String] {
        &self.axes
    }

    /// True if a move can leave several positions.
    pub fn splits(&self) -> bool {
        false
    }

    /// Calls `each` with every option of a position, flat, until it breaks. A [`mistake`](Self::mistake) breaks, too.
    pub fn each_option(&self, _position: &[u64], _each: &mut dyn FnMut(&[u64]) -> Flow) -> Flow {
        Flow::Continue(())
    }

    /// The first mistake that showed in play, such as a division by zero.
    pub fn mistake(&self) -> Option<&Mistake> {
        None
    }

    /// The moves that no position so far allowed, as they were written.
    pub fn untried(&self) -> Vec<String> {
        Vec::new()
    }

    /// The numbers to take, if each move takes a fixed one from the heap.
    pub fn subtraction_set(&self) -> Option<Vec<usize>> {
        None
    }

    /// The options of a heap as ranges of smaller heaps, if each move takes the numbers of a range.
    pub fn runs(&self) -> Option<Vec<impl Fn(u64) -> Range<u64>>> {
        None::<Vec<fn(u64) -> Range<u64>>>
    }

    /// The vectors, if each move subtracts one of them any number of times.
    pub fn slides(&self) -> Option<Vec<Vec<u64>>> {
        None
    }
}
