//! Questions that make no sense, and what to type instead; positions that take too long.

use anyhow::anyhow;
use language::text;
use std::fmt::{self, Display};

/// A usage error, for whoever asked. It is raised before any work begins.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refused(pub String);

impl Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Refused {}

/// A [`Refused`] with this message.
pub fn refused(message: impl Display) -> anyhow::Error {
    Refused(message.to_string()).into()
}

/// The error of a position that the budget does not reach.
pub(crate) fn too_large(position: &str) -> anyhow::Error {
    anyhow!(text!(
        "{position} takes too large a search: ask for a smaller one, or allow more, by --memory or --seconds",
        "{position} 要搜索太多局面：请换小一些的，或者用 --memory 或 --seconds 多给一些"
    ))
}
