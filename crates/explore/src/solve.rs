//! The engines: the answers of all positions in a table, by the shape of the moves.
//!
//! | shape | engine |
//! |---|---|
//! | the options of a heap are ranges of smaller heaps | `runs` |
//! | a move leaves two heaps at most | `splits` |
//! | a move leaves three heaps and more | `sums` |
//! | moves go any number of steps along vectors | `slides` |
//! | any other | `any`, and where play can go on for ever `loops` |

mod any;
mod bags;
mod folds;
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
use crate::game::{Game, Moves, Shape};
use crate::question::Question;
use any::Unsolved;
use anyhow::Result;
use rules::Rules;

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
    let answers = match coded(game, question, sizes, budget) {
        Some(answers) => answers,
        None => match by_shape(game, question, sizes, budget) {
            Some(answers) => cells(answers),
            None => on_demand(game, question, &starts(game, sizes), budget)?,
        },
    };
    unless_failed(game, answers)
}

/// The answers of these positions, and of nothing that they do not need; fewer if the budget ended the work. Where
/// several positions side by side are written as a list, so are these starts, unless Grundy values are asked for.
///
/// # Errors
///
/// As [`answers`].
pub fn values_from(
    game: &Game,
    question: Question,
    starts: &[Vec<u64>],
    budget: &mut Budget<'_>,
) -> Result<Vec<Cell>> {
    let is_sum = game.splits() || game.usual.is_sum;
    let rules = Rules { game, is_sum: is_sum && question != Question::Grundy };
    let starts = any::Starts::Listed(starts);
    unless_failed(game, searched(&rules, question, &starts, budget)?)
}

fn unless_failed(game: &Game, answers: Vec<Cell>) -> Result<Vec<Cell>> {
    game.failure().map_or(Ok(answers), |failure| Err(refused(failure)))
}

/// The answers of a program that is faster than the engines.
fn coded(
    game: &Game,
    question: Question,
    sizes: &[usize],
    budget: &mut Budget<'_>,
) -> Option<Vec<Cell>> {
    let Moves::Coded(moves) = &game.moves else { return None };
    let fast = moves.fast(question, sizes, budget).or_else(|| match question {
        Question::Outcome => moves.fast(Question::Grundy, sizes, budget).map(outcomes),
        _ => None,
    })?;
    if game.least == 0 && game.largest.is_none() {
        return Some(cells(fast));
    }
    let cell = |(position, value): (Vec<u64>, u32)| {
        game.start(&position).map_or(Cell::NONE, |_| Cell::of(value))
    };
    Some(positions(sizes).zip(fast).map(cell).collect())
}

/// The answers of the engine for the shape of the moves, if there is one for this question.
fn by_shape(
    game: &Game,
    question: Question,
    sizes: &[usize],
    budget: &mut Budget<'_>,
) -> Option<Vec<u32>> {
    if question == Question::Remoteness || game.least > 0 || game.largest.is_some() {
        return None;
    }
    match (game.shape(), question) {
        (Shape::Runs(runs), _) => Some(runs::answers(&runs, question, sizes[0], budget)),
        (Shape::Slides(vectors), _) => slides::answers(&vectors, question, sizes, budget),
        (Shape::Any, _) | (_, Question::Misere | Question::Remoteness) => None,
        (Shape::Splits(moves), Question::Grundy) => Some(splits::grundy(moves, sizes[0], budget)),
        (Shape::Splits(moves), _) => Some(outcomes(splits::grundy(moves, sizes[0], budget))),
        (Shape::Sums(moves), Question::Grundy) => Some(sums::grundy(moves, sizes[0], budget)),
        (Shape::Sums(moves), _) => Some(outcomes(sums::grundy(moves, sizes[0], budget))),
    }
}

fn starts<'a>(game: &'a Game, sizes: &'a [usize]) -> any::Starts<'a> {
    any::Starts::Table { game, sizes }
}

/// The answers of whatever the moves are.
fn on_demand(
    game: &Game,
    question: Question,
    starts: &any::Starts<'_>,
    budget: &mut Budget<'_>,
) -> Result<Vec<Cell>> {
    let splits = game.splits();
    // The outcome of heaps side by side follows from their Grundy values, if these exist.
    if splits && question == Question::Outcome {
        let rules = Rules { game, is_sum: false };
        match any::answers(&rules, Question::Grundy, starts, budget) {
            Ok(values) => {
                let outcome =
                    |cell: Cell| cell.value().map_or(cell, |value| Cell::of(value.min(1)));
                return Ok(values.into_iter().map(outcome).collect());
            }
            Err(Unsolved::Loop) => {}
        }
    }
    let rules = Rules { game, is_sum: splits && question != Question::Grundy };
    searched(&rules, question, starts, budget)
}

fn searched(
    rules: &Rules<'_>,
    question: Question,
    starts: &any::Starts<'_>,
    budget: &mut Budget<'_>,
) -> Result<Vec<Cell>> {
    match (any::answers(rules, question, starts, budget), question) {
        (Ok(answers), _) => Ok(answers),
        (Err(Unsolved::Loop), Question::Outcome | Question::Remoteness) => {
            Ok(loops::answers(rules, question, starts, budget))
        }
        (Err(Unsolved::Loop), Question::Grundy | Question::Misere) => Err(refused(format!(
            "play can go on for ever in this game, and then there is no {}: ask for the outcome or the \
             remoteness",
            question.quantity()
        ))),
    }
}

fn outcomes(values: Vec<u32>) -> Vec<u32> {
    values.into_iter().map(|value| value.min(1)).collect()
}

fn cells(values: Vec<u32>) -> Vec<Cell> {
    values.into_iter().map(Cell::of).collect()
}

#[cfg(test)]
mod tests;
