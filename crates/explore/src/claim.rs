//! What is known about a statement.

use std::fmt::{self, Display};

/// How far a statement about a game can be trusted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Claim {
    /// It holds for ever, for this reason.
    Proved(String),
    /// Every value up to this one, itself included, was computed and agrees.
    CheckedTo(u64),
    /// It agrees with what was computed, which is too little to tell it from a coincidence.
    Observed,
}

impl Display for Claim {
    /// ```
    /// use explore::claim::Claim;
    /// assert_eq!(Claim::Proved("a theorem".into()).to_string(), "proved: a theorem");
    /// assert_eq!(Claim::CheckedTo(99).to_string(), "checked to 99");
    /// assert_eq!(Claim::Observed.to_string(), "observed");
    /// ```
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Claim::Proved(reason) => write!(f, "proved: {reason}"),
            Claim::CheckedTo(last) => write!(f, "checked to {last}"),
            Claim::Observed => write!(f, "observed"),
        }
    }
}
