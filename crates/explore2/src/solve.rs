//! The engines: answers of all positions in a table, by the shape of the moves.

mod any;
mod bags;
mod loops;
mod runs;
mod slides;
mod splits;
mod sums;

use crate::budget::Budget;
use crate::cell::Cell;
use crate::game::Game;
use crate::question::Question;
use anyhow::{Result, bail};

/// The answers at all coordinates below `sizes`, the first running fastest; fewer if the budget ended the work.
///
/// # Errors
///
/// If the moves are wrong, or play can go on for ever and the question has no answer then.
pub fn answers(_: &Game, _: Question, _: &[usize], _: &mut Budget<'_>) -> Result<Vec<Cell>> {
    bail!("there is no engine")
}

/// The answers of these positions, which need not lie in a table, and of nothing that they do not need; fewer if the
/// budget ended the work. Each start is a position, flat if it is a sum.
///
/// # Errors
///
/// Those of [`answers`].
pub fn values_from(
    _: &Game,
    _: Question,
    _starts: &[Vec<u64>],
    _: &mut Budget<'_>,
) -> Result<Vec<Cell>> {
    bail!("there is no engine")
}
