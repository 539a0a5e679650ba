//! The pipeline: fill a table; prove, or else find a pattern and attack it.

use crate::budget::{Budget, Ended};
use crate::cell::Table;
use crate::game::Game;
use crate::pattern::statement::Finding;
use crate::question::Question;
use crate::source::{About, Source};
use crate::theorem::Proved;
use anyhow::{Result, bail};

/// A way to prove for all numbers what a table shows for some.
pub trait Prover {
    /// A period of the answers to this question on one axis that holds for ever, and the reason. The table holds as many
    /// answers as are known; it may be empty, and then a prover can answer that needs none.
    fn prove(
        &self,
        game: &Game,
        question: Question,
        known: &Table,
        budget: &mut Budget<'_>,
    ) -> Option<Proved>;
}

/// The wishes of the user.
#[derive(Debug, Clone, Default)]
pub struct Order {
    /// The greatest coordinates; empty for the usual ones.
    pub to: Vec<u64>,
    /// True if answers that a theorem gives are to be computed all the same.
    pub raw: bool,
    /// True if a pattern is wanted.
    pub search: bool,
}

/// Work that ended early.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cut {
    /// The number of answers that all would be.
    pub total: usize,
    /// The reason; None if a search has bounds of its own.
    pub ended: Option<Ended>,
    /// True if the user asked for so many.
    pub is_asked_for: bool,
    /// The lack, and what to type.
    pub remedy: String,
}

/// The answers to one question, their pattern, and what is known of the game.
pub struct Exploration {
    /// The game and the question.
    pub about: About,
    /// The answers.
    pub table: Table,
    /// The pattern, proved or found.
    pub finding: Option<Finding>,
    /// The end of the work, if it came early.
    pub cut: Option<Cut>,
    /// The number of answers in which a pattern was looked for, if it was.
    pub looked_at: Option<usize>,
    /// Moves, in words, that no heap that was looked at allows.
    pub untried: Vec<String>,
}

/// Fills a table; asks the provers in their order, and otherwise looks for a pattern and attacks it.
///
/// # Errors
///
/// If the order makes no sense for this source or is larger than the budget, before any work begins; if the moves are
/// wrong; if not even the first answer is found.
pub fn explore(
    _source: &dyn Source,
    _order: &Order,
    _provers: &[&dyn Prover],
    _budget: &mut Budget<'_>,
) -> Result<Exploration> {
    bail!("there is no pipeline")
}
