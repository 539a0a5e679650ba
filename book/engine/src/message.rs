//! Messages that the engine answers.

use crate::edit::Wish;
#[cfg(feature = "explore")]
use crate::explored::Typed;
use serde::Deserialize;

/// A message, and the language of its answer.
#[derive(Debug, Deserialize)]
pub(super) struct Letter {
    pub lang: Option<String>,
    #[serde(flatten)]
    pub message: Message,
}

/// A message; see the table of the crate.
#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "lowercase")]
pub(super) enum Message {
    Problems,
    #[cfg(feature = "explore")]
    Games {
        columns: usize,
    },
    Random {
        problem: String,
        seed: u64,
    },
    Show(Played),
    Reply {
        #[serde(flatten)]
        played: Played,
        /// Seed of the choice among several moves.
        seed: u64,
        #[serde(default)]
        strength: Strength,
    },
    Winners(Played),
    Hint(Played),
    Why(Played),
    Values(Played),
    Line(Played),
    Edit {
        problem: String,
        input: String,
        /// The part of the drawing that is changed.
        part: usize,
        wish: Wish,
    },
    #[cfg(feature = "explore")]
    Explore(Typed),
}

/// The strength of a reply.
#[derive(Debug, Default, Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Strength {
    /// Any move, but for one that wins at once.
    Beginner,
    /// Any move, once in three times.
    Erring,
    /// One of the best moves.
    #[default]
    Perfect,
}

/// A play so far.
#[derive(Debug, Deserialize)]
pub(super) struct Played {
    pub problem: String,
    /// Input in the judge's format, of which the first case is played.
    pub input: String,
    /// The numbers of the moves that were made, each in the list of its position.
    pub made: Vec<usize>,
}
