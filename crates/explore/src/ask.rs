//! What can be asked of a game, and who answers.

use super::games::{Game, refused};
use super::solve::{Recurrence, table};
use super::watch::Watch;
use anyhow::{Result, anyhow, bail};
use game::Unsolved;

/// What people want to know.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Question {
    /// Which positions are lost for the player to move (0), and which are won (1); where play can go on for ever,
    /// also which are draws.
    Outcome,
    /// The Grundy values.
    Grundy,
    /// The outcomes where the player without a move wins.
    Misere,
    /// The values: nimbers, and numbers in partizan games.
    Value,
    /// How many moves play lasts if the winner hurries and the loser delays.
    Remoteness,
    /// All moves of one position, and which of them win, and why.
    Moves,
}

impl Question {
    /// All of them.
    pub const ALL: [Question; 6] = [
        Question::Outcome,
        Question::Grundy,
        Question::Misere,
        Question::Value,
        Question::Remoteness,
        Question::Moves,
    ];

    /// What it is called, and what it asks.
    pub fn words(self) -> (&'static str, &'static str) {
        match self {
            Question::Outcome => (
                "outcome",
                "Which positions are lost for the player to move, which are won, and which are draws",
            ),
            Question::Grundy => ("grundy", "The Grundy values"),
            Question::Misere => ("misere", "The outcomes where the player without a move wins"),
            Question::Value => ("value", "The values: nimbers, and numbers in partizan games"),
            Question::Remoteness => (
                "remoteness",
                "How many moves play lasts if the winner hurries and the loser delays",
            ),
            Question::Moves => {
                ("moves", "All moves of one position, and which of them win, and why")
            }
        }
    }

    /// The question of that name.
    pub fn named(name: &str) -> Option<Self> {
        Question::ALL.into_iter().find(|question| question.words().0 == name)
    }

    /// What one answer is.
    pub fn quantity(self) -> &'static str {
        match self {
            Question::Outcome => "outcome",
            Question::Grundy => "Grundy value",
            Question::Misere => "misère outcome",
            Question::Value => "nimber",
            Question::Remoteness => "remoteness",
            Question::Moves => "move",
        }
    }

    /// Whether 0 and 1 mean lost and won.
    pub fn is_outcome(self) -> bool {
        matches!(self, Question::Outcome | Question::Misere)
    }
}

/// The answers for all positions whose coordinates are below `sizes`, the first running fastest. They
/// are fewer if the watch ended the work.
///
/// # Errors
///
/// If the game is too large for a search, or its moves are wrong.
pub fn answers(
    game: &dyn Game,
    question: Question,
    sizes: &[usize],
    watch: &mut Watch,
) -> Result<Vec<u32>> {
    let answers = match question {
        Question::Moves => bail!("moves are asked of one position: write it behind the game"),
        question => {
            of_table(game, question, sizes, watch).map_err(|error| match error.downcast_ref() {
                Some(Unsolved::TooManyBytes(_) | Unsolved::GivenUp) => anyhow!(
                    "not even the first answer is found: allow more, by --memory or --seconds"
                ),
                Some(Unsolved::Loop(_)) => refused(format!(
                    "play can go on for ever in this game, and then there is no {}: ask for the outcome or the \
                     remoteness",
                    question.quantity()
                )),
                _ => error,
            })?
        }
    };
    match game.failure() {
        Some(failure) => bail!(failure),
        None => Ok(answers),
    }
}

/// By the fastest way that the game has.
fn of_table(
    game: &dyn Game,
    question: Question,
    sizes: &[usize],
    watch: &mut Watch,
) -> Result<Vec<u32>> {
    let recurrence = match question {
        Question::Grundy | Question::Value => Recurrence::Grundy,
        Question::Outcome => Recurrence::Outcome,
        Question::Misere => Recurrence::Misere,
        Question::Remoteness | Question::Moves => Recurrence::Remoteness,
    };
    if let (&[width, height], Some(lines)) = (sizes, game.lines(sizes))
        && let Some(answers) = lines.answers([width, height], recurrence, watch)
    {
        return Ok(answers);
    }
    let fast = match recurrence {
        Recurrence::Grundy => game.grundy(sizes, watch),
        Recurrence::Outcome => game.outcomes(sizes, watch).or_else(|| {
            let values = game.grundy(sizes, watch)?;
            Some(values.into_iter().map(|value| value.min(1)).collect())
        }),
        Recurrence::Misere | Recurrence::Remoteness => None,
    };
    fast.map_or_else(|| table(game, sizes, recurrence, watch), Ok)
}
