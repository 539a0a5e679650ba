//! Refusals: questions that make no sense, and what to type instead.

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
