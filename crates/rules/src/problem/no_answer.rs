//! Why there is no answer.

use crate::reader::Invalid;
use game::Unsolved;
use std::fmt::{self, Display};

/// Why the rules have no answer to an input.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NoAnswer {
    /// The input breaks the statement's rules.
    Invalid(Invalid),
    /// The game is too large for a search.
    Unsolved(Unsolved),
}

impl Display for NoAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoAnswer::Invalid(invalid) => invalid.fmt(f),
            NoAnswer::Unsolved(unsolved) => unsolved.fmt(f),
        }
    }
}

impl std::error::Error for NoAnswer {}

impl From<Invalid> for NoAnswer {
    fn from(invalid: Invalid) -> Self {
        NoAnswer::Invalid(invalid)
    }
}

impl From<Unsolved> for NoAnswer {
    fn from(unsolved: Unsolved) -> Self {
        NoAnswer::Unsolved(unsolved)
    }
}
