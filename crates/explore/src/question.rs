//! The questions, and how an answer follows from those of the options.

use std::ops::ControlFlow;

/// `Break` ends an enumeration of options.
pub type Flow = ControlFlow<()>;

/// A question that has one answer at each position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Question {
    /// 0 where the player to move loses, 1 where he wins; a draw where play goes on for ever.
    Outcome,
    /// The Grundy value.
    Grundy,
    /// The outcome where the player without a move wins.
    Misere,
    /// The number of moves of play in which the winner hurries and the loser delays.
    Remoteness,
}

impl Question {
    /// All questions.
    pub const ALL: [Question; 4] =
        [Question::Outcome, Question::Grundy, Question::Misere, Question::Remoteness];

    /// The question of this name.
    pub fn named(name: &str) -> Option<Question> {
        Question::ALL.into_iter().find(|question| question.words().0 == name)
    }

    /// The name on the command line, and a description.
    pub fn words(self) -> (&'static str, &'static str) {
        match self {
            Question::Outcome => (
                "outcome",
                "Which positions are lost for the player to move, which are won, and which are draws",
            ),
            Question::Grundy => ("grundy", "The Grundy values"),
            Question::Misere => ("misere", "The outcomes where the player without a move wins"),
            Question::Remoteness => (
                "remoteness",
                "How many moves play lasts if the winner hurries and the loser delays",
            ),
        }
    }

    /// The name of one answer.
    pub fn quantity(self) -> &'static str {
        match self {
            Question::Outcome => "outcome",
            Question::Grundy => "Grundy value",
            Question::Misere => "misère outcome",
            Question::Remoteness => "remoteness",
        }
    }

    /// The meaning of an answer, in a line.
    pub fn terms(self, has_draws: bool) -> &'static str {
        match self {
            Question::Outcome if has_draws => {
                "a won position has a move to a lost one; from a lost position all moves lead to \
                 won ones, or there is none; everything else is a draw: play goes on for ever, since \
                 nobody can do better"
            }
            Question::Remoteness if has_draws => {
                "remoteness is how many moves play lasts if the winner hurries and the loser delays; \
                 even is lost for the player to move; in a draw play goes on for ever"
            }
            Question::Outcome => {
                "a lost position (P-position) has no move to a lost one; a won position (N-position) \
                 has one"
            }
            Question::Misere => {
                "who cannot move wins; a lost position (P-position) has moves, and none to a lost one"
            }
            Question::Grundy => {
                "the Grundy value is the least number that no option has; 0 is lost for the player to \
                 move (a P-position)"
            }
            Question::Remoteness => {
                "remoteness is how many moves play lasts if the winner hurries and the loser delays; \
                 even is lost for the player to move (a P-position)"
            }
        }
    }

    /// True where 0 and 1 mean lost and won.
    pub fn is_outcome(self) -> bool {
        matches!(self, Question::Outcome | Question::Misere)
    }
}

/// The answer of a position, built while the answers of its options come.
pub trait Fold {
    /// True if the answer is 0 where there are options and none breaks.
    const IS_ZERO_OTHERWISE: bool;

    /// Starts a new position.
    fn begin(&mut self);

    /// Takes the answer of an option; breaks when no other option can change the result.
    fn enter(&mut self, option: u32) -> Flow;

    /// The answer of the position.
    fn answer(&self) -> u32;
}
