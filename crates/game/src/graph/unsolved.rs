//! Why a search has no answer.

use std::fmt::{self, Display};

/// What a search finds, or why it finds nothing.
pub type SearchResult<T> = Result<T, Unsolved>;

/// Why a search has no answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unsolved {
    /// There are more positions than the bound allows.
    TooManyPositions(usize),
    /// There are more moves than the budget allows.
    TooManyMoves(usize),
    /// Positions and moves take more bytes than the bound allows.
    TooManyBytes(usize),
    /// The input holds more of this than a search can take.
    TooLarge {
        /// What there is too much of, in the plural.
        what: &'static str,
        /// How much a search takes.
        most: usize,
    },
    /// Whoever makes the moves gave up.
    GivenUp,
    /// Play can come back to this position: only [`crate::Graph::endings`] applies.
    Loop(String),
}

impl Display for Unsolved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unsolved::TooManyPositions(bound) => write!(
                f,
                "the game has more than {bound} positions: take a smaller one, or raise the bound"
            ),
            Unsolved::TooManyMoves(budget) => {
                write!(f, "the game has more than {budget} moves: take a smaller one")
            }
            Unsolved::TooManyBytes(bound) => {
                write!(f, "the game takes more than {} MB: take a smaller one", bound / 1_000_000)
            }
            Unsolved::TooLarge { what, most } => {
                write!(f, "a search takes at most {most} {what}: take a smaller input")
            }
            Unsolved::GivenUp => f.write_str("the search was ended early"),
            Unsolved::Loop(position) => {
                write!(f, "play can come back to {position}: this question needs a game that ends")
            }
        }
    }
}

impl std::error::Error for Unsolved {}
