//! The explorer: a game's table, what pattern it follows, what is proved of it, and pictures.
//!
//! It knows no terminal, no files and no clock: who looks on is an [`Observer`](watch::Observer). So it runs in a
//! browser, too.
//!
//! # Example
//!
//! ```
//! use explore::ask::Question;
//! use explore::limits::Limits;
//! use explore::subject::{Order, Subject};
//!
//! let kayles = explore::games::find(&["kayles".into()])?.expect("it has a name");
//! let subject = Subject::game(&*kayles, Question::Grundy, false, Limits::NONE);
//! let found = subject.explore(&Order { to: vec![100], raw: false, search: true })?;
//! assert_eq!(found.values[..5], [0, 1, 2, 3, 1]);
//! # Ok::<(), anyhow::Error>(())
//! ```

pub mod ask;
pub mod claim;
pub mod expression;
pub mod games;
mod judged;
pub mod limits;
pub mod misere;
pub mod pattern;
pub mod picture;
pub mod prove;
pub mod report;
pub mod solve;
pub mod strings;
pub mod subject;
pub mod typed;
pub mod watch;
pub mod winning;

use std::fmt::{self, Display};

/// Why a question makes no sense, for whoever asked it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refused(pub String);

impl Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Refused {}

/// For whom an answer is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// For people.
    Text,
    /// Comma-separated values.
    Csv,
    /// JSON.
    Json,
}
