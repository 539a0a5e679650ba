//! The engines: the answers of all positions in a table, by the shape of the moves.
//!
//! | shape | engine |
//! |---|---|
//! | the options of a heap are ranges of smaller heaps | `runs` |
//! | a move leaves two heaps at most | `splits` |
//! | a move leaves three heaps and more | `sums` |
//! | moves go any number of steps along vectors | `slides` |
//! | options only become more along a coordinate | `lines` |
//! | any other | `any`, and where play can go on for ever `loops` |

mod any;
mod folds;
mod lines;
mod loops;
mod places;
mod rules;
mod runs;
mod slides;
mod splits;
pub mod sums;

use crate::budget::Budget;
use crate::cell::{Cell, positions};
use crate::error::refused;
use crate::game::{Game, Moves};
use crate::heaps::Run;
use crate::question::Question;
use crate::wording::closed_up;
use anyhow::Result;
use folds::{Mex, Outcome};
use language::text;
use rules::{Rules, Starts};

/// The answers at all coordinates below `sizes`, the first running fastest; fewer if the budget ended the work. A draw
/// is an answer to the questions for the outcome and the remoteness.
///
/// # Errors
///
/// If the moves are wrong, or play can go on for ever and the question has no answer then.
pub fn answers(
    game: &Game,
    question: Question,
    sizes: &[usize],
    budget: &mut Budget<'_>,
) -> Result<Vec<Cell>> {
    // The outcome of heaps side by side follows from their Grundy values, if these exist.
    if game.splits()
        && question == Question::Outcome
        && let Ok(values) = answers(game, Question::Grundy, sizes, budget)
    {
        let outcome = |cell: Cell| cell.value().map_or(cell, |value| Cell::of(value.min(1)));
        return Ok(values.into_iter().map(outcome).collect());
    }
    let rules = Rules {
        game,
        is_sum: game.splits() && question != Question::Grundy,
        starts: Starts::Table(sizes),
    };
    let answers = match fast(&rules, question, sizes, budget) {
        Some(answers) if game.least == 0 && game.largest.is_none() => {
            answers.into_iter().map(Cell::of).collect()
        }
        Some(answers) => {
            let is_start = |position: Vec<u64>| game.start(&position).is_some();
            let cell =
                |(position, value)| if is_start(position) { Cell::of(value) } else { Cell::NONE };
            positions(sizes).zip(answers).map(cell).collect()
        }
        None => searched(&rules, question, budget)?,
    };
    game.failure().map_or(Ok(answers), |failure| Err(refused(failure)))
}

/// The Grundy values of these positions, and of nothing that they do not need; fewer if the budget ended the work.
pub fn values_of(game: &Game, starts: &[Vec<u64>], budget: &mut Budget<'_>) -> Result<Vec<Cell>> {
    let rules = Rules { game, is_sum: false, starts: Starts::Listed(starts) };
    let answers = searched(&rules, Question::Grundy, budget)?;
    game.failure().map_or(Ok(answers), |failure| Err(refused(failure)))
}

/// The misère outcomes of these positions, or of sums, each a list of positions in order, one after the other; fewer if the
/// budget ended the work.
pub fn misere_of(
    game: &Game,
    starts: &[Vec<u64>],
    is_sum: bool,
    budget: &mut Budget<'_>,
) -> Result<Vec<Cell>> {
    let rules = Rules { game, is_sum, starts: Starts::Listed(starts) };
    let answers = searched(&rules, Question::Misere, budget)?;
    game.failure().map_or(Ok(answers), |failure| Err(refused(failure)))
}

/// The answers of a program or of the engine for the shape of the moves, if there is one for this question.
fn fast(
    rules: &Rules<'_>,
    question: Question,
    sizes: &[usize],
    budget: &mut Budget<'_>,
) -> Option<Vec<u32>> {
    let game = rules.game;
    if let Moves::Coded(program) = &game.moves {
        return (program.fast)(question, sizes, budget);
    }
    if game.least > 0 || game.largest.is_some() || question == Question::Remoteness {
        return None;
    }
    let runs = |runs: Vec<Run<'_>>, budget| Some(runs::answers(&runs, question, sizes[0], budget));
    match (&game.moves, question) {
        (Moves::Heaps(moves), _) if moves.most_left() < 2 => runs(moves.runs(), budget),
        (Moves::Heaps(moves), Question::Grundy) if moves.most_left() == 2 => {
            Some(splits::grundy(moves, sizes[0], budget))
        }
        (Moves::Heaps(moves), Question::Grundy) => Some(sums::grundy(moves, sizes[0], budget)),
        (Moves::Written(moves), _) => match (moves.runs(), moves.slides()) {
            (Some(written), _) => runs(written, budget),
            (None, Some(vectors)) => slides::answers(&vectors, question, sizes, budget),
            (None, None) if question == Question::Grundy => {
                lines::answers(moves, rules, Mex::default(), sizes, budget)
            }
            (None, None) => {
                let fold = Outcome::new(question == Question::Misere);
                lines::answers(moves, rules, fold, sizes, budget)
            }
        },
        _ => None,
    }
}

/// The answers of whatever the moves are.
fn searched(rules: &Rules<'_>, question: Question, budget: &mut Budget<'_>) -> Result<Vec<Cell>> {
    match (any::answers(rules, question, budget), question) {
        (Ok(answers), _) => Ok(answers),
        (Err(any::Loop), Question::Outcome | Question::Remoteness) => {
            Ok(loops::answers(rules, question, budget))
        }
        (Err(any::Loop), Question::Grundy | Question::Misere) => {
            let quantity = question.quantity();
            Err(refused(closed_up(&text!(
                "play can go on for ever in this game, and then there is no {quantity}: ask for the outcome or the \
                 remoteness",
                "这个游戏可能无限进行下去，这时没有 {quantity}：请改问胜负或步数，即 --ask outcome 或 --ask remoteness"
            ))))
        }
    }
}

#[cfg(test)]
mod tests;
