//! Sources of answers: a game and a question, or a problem and its judge.

use crate::budget::Budget;
use crate::cell::Table;
use crate::game::Game;
use crate::question::Question;
use anyhow::Result;

/// The facts that a report tells of a source.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct About {
    /// The game with its parameters, or the problem.
    pub title: String,
    /// The rules in a sentence or two.
    pub rules: String,
    /// The name of each coordinate.
    pub axes: Vec<String>,
    /// The question; None if it is the judge's.
    pub question: Option<Question>,
    /// A theorem of the literature on these answers.
    pub known: Option<&'static str>,
    /// The greatest coordinates of the table that most people want.
    pub usual: Vec<u64>,
    /// True where the parameters of the game ask for that table.
    pub is_asked_for: bool,
    /// The greatest value of each coordinate, if there is one.
    pub largest: Option<u64>,
    /// The most that a move takes, where the period theorem holds; otherwise 0. Before that heap the game is another one.
    pub most_taken: usize,
}

/// Whoever can fill tables.
pub trait Source {
    /// Facts, for a report.
    fn about(&self) -> &About;

    /// The answers at all coordinates below `sizes`; a smaller table of the first ones if the budget ended the work.
    ///
    /// # Errors
    ///
    /// If the moves are wrong, or the question has no answer.
    fn answers(&self, sizes: &[usize], budget: &mut Budget<'_>) -> Result<Table>;

    /// The game and the question, for provers; None if a judge answers.
    fn asked(&self) -> Option<(&Game, Question)> {
        None
    }
}
