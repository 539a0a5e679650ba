//! Sources of answers: a game and a question, or a problem and its judge.

use crate::budget::Budget;
use crate::cell::{Table, Words};
use crate::game::Game;
use crate::question::Question;
use crate::solve;
use crate::wording::Wording;
use anyhow::Result;
use language::Text;

/// The facts that a report tells of a source.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct About {
    /// The game with its parameters, or the problem, as it is shown.
    pub title: String,
    /// The same as it is typed.
    pub typed: String,
    /// The rules in a sentence or two.
    pub rules: Wording,
    /// The name of each coordinate.
    pub axes: Vec<String>,
    /// The question; None if it is the judge's.
    pub question: Option<Question>,
    /// Name and meaning of an answer to a question about a partizan game; None for other games.
    pub told: Option<Told>,
    /// A theorem of the literature on these answers.
    pub known: Option<Text>,
    /// The greatest coordinates of the table that most people want.
    pub usual: Vec<u64>,
    /// True where the parameters of the game ask for that table.
    pub is_asked_for: bool,
    /// The greatest value of each coordinate, if there is one.
    pub largest: Option<u64>,
    /// True of a table that was given, behind which there is no game.
    pub is_table: bool,
}

/// The name of an answer, and its meaning.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Told {
    pub quantity: Text,
    pub terms: Text,
}

impl About {
    /// True of a table, a program and typed moves, which an option names.
    pub fn is_nameless(&self) -> bool {
        self.typed.starts_with("--")
    }
}

/// A provider of answers for tables.
pub trait Source {
    /// Facts, for a report.
    fn about(&self) -> &About;

    /// The answers at all coordinates below `sizes`; the first ones if the budget ended the work.
    fn answers(&self, sizes: &[usize], budget: &mut Budget<'_>) -> Result<Table>;

    /// The reason why a source answers no more, if it failed.
    fn failure(&self) -> Option<String> {
        None
    }

    /// The number of answers before another one that it follows from, in the same way everywhere; None if it needs more.
    fn memory(&self) -> Option<usize> {
        None
    }

    /// The game and the question, for provers; None if a judge answers.
    fn asked(&self) -> Option<(&Game, Question)> {
        None
    }
}

/// A game and a question.
pub struct Asked {
    game: Game,
    question: Question,
    about: About,
}

impl Asked {
    /// A source for a game and a question.
    pub fn new(game: Game, question: Question) -> Asked {
        let about = About {
            title: game.title.clone(),
            typed: game.typed.clone(),
            rules: game.rules.clone(),
            axes: game.axes.clone(),
            question: Some(question),
            told: None,
            known: game.known.filter(|_| matches!(question, Question::Outcome | Question::Grundy)),
            usual: usual_sizes(&game, question),
            is_asked_for: game.usual.is_asked_for,
            largest: game.largest,
            is_table: false,
        };
        Asked { game, question, about }
    }
}

/// The greatest coordinates of a table that takes no time.
fn usual_sizes(game: &Game, question: Question) -> Vec<u64> {
    match (question, game.axes.len()) {
        _ if game.usual.is_asked_for => game.usual.sizes.clone(),
        // All ways to lay out so many stones in heaps are searched.
        (Question::Misere | Question::Remoteness, 1) if game.splits() => vec![30],
        (Question::Remoteness, 1) => vec![300],
        _ => game.usual.sizes.clone(),
    }
}

impl Source for Asked {
    fn about(&self) -> &About {
        &self.about
    }

    fn answers(&self, sizes: &[usize], budget: &mut Budget<'_>) -> Result<Table> {
        let cells = solve::answers(&self.game, self.question, sizes, budget)?;
        let words = if self.question.is_outcome() { Words::Outcomes } else { Words::Numbers };
        Ok(Table::new(self.about.axes.clone(), sizes.into(), cells, words))
    }

    fn asked(&self) -> Option<(&Game, Question)> {
        Some((&self.game, self.question))
    }
}
