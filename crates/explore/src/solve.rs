//! The searches behind the explorer, from the general to the fast.
//!
//! [`table`] answers a question for all positions up to some sizes. It fills a table in the order of the
//! coordinates (`in_order`) where every move leads back in it, and collects the positions in a graph
//! ([`reach`]) where not. The other modules below are for families of games that allow more: [`subtraction`],
//! [`sparse`] and [`parts`] for heaps that a move leaves whole, splits in two, or in more, [`window`] for heaps whose
//! options lie side by side, [`lines`] for moves along lines.

mod in_order;
pub mod lines;
pub mod parts;
pub mod reach;
pub mod sparse;
pub mod subtraction;
pub mod window;

use super::games::Game;
use super::watch::Watch;
use anyhow::Result;
use in_order::Conclusion;
pub use reach::{Sum, grundy_of_parts, moves, moves_within, of_sums, parts_of_options};

/// Cost of a move that was tried, in operations.
const TRIED: u64 = 14;
/// The outcome and the remoteness of a draw.
pub const DRAW: u32 = u32::MAX;

/// How the answer of a position follows from those of its options.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Recurrence {
    /// The least value that no option has; positions side by side have the nim-sum of theirs.
    Grundy,
    /// 0 where the player to move loses, 1 where he wins; who cannot move loses. [`DRAW`] where play can go on for ever
    /// and nobody can end it so that he wins.
    Outcome,
    /// Likewise; who cannot move wins.
    Misere,
    /// How many moves the game lasts if the winner hurries and the loser delays; even where the player
    /// to move loses.
    Remoteness,
}

impl Recurrence {
    /// Of a position with nothing left.
    fn of_nothing(self) -> u32 {
        u32::from(self == Recurrence::Misere)
    }

    fn conclude(self, options: &[u32], mex: &mut Mex) -> u32 {
        let mut conclusion = Conclusion::new(self, std::mem::take(mex));
        options.iter().for_each(|&option| conclusion.enter(option));
        conclusion.answer(mex)
    }
}

/// Finds the least absent value of many short lists, without clearing anything between them.
#[derive(Debug, Default)]
pub struct Mex {
    /// By value: the list in which it was last seen.
    seen: Vec<u32>,
    list: u32,
}

impl Mex {
    /// The least number that is not among `values`.
    pub fn of(&mut self, values: &[u32]) -> u32 {
        self.begin();
        values.iter().for_each(|&value| self.enter(value));
        self.least()
    }

    fn begin(&mut self) {
        self.list += 1;
    }

    fn enter(&mut self, value: u32) {
        let value = value as usize;
        if value >= self.seen.len() {
            self.seen.resize(value + 1, 0);
        }
        self.seen[value] = self.list;
    }

    fn least(&self) -> u32 {
        self.seen.iter().take_while(|&&list| list == self.list).count() as u32
    }
}

/// The answers of all positions whose coordinates are below `sizes`, the first coordinate running
/// fastest. They are fewer if the watch ended the work.
///
/// # Errors
///
/// If there are too many positions, or a question needs a game that ends and this one does not.
pub fn table(
    game: &dyn Game,
    sizes: &[usize],
    recurrence: Recurrence,
    watch: &mut Watch,
) -> Result<Vec<u32>> {
    let splits = game.splits();
    match recurrence {
        Recurrence::Outcome if splits => {
            let grundy = table(game, sizes, Recurrence::Grundy, watch)?;
            return Ok(grundy.into_iter().map(|value| value.min(1)).collect());
        }
        Recurrence::Misere | Recurrence::Remoteness if splits => {}
        _ => {
            if let Some(answers) = in_order::answers(game, sizes, recurrence, watch) {
                return Ok(answers);
            }
        }
    }
    reach::answers(game, sizes, recurrence, watch)
}

/// All coordinates below `sizes`, the first running fastest.
pub fn positions(sizes: &[usize]) -> impl Iterator<Item = Vec<u64>> + use<'_> {
    let total: usize = sizes.iter().product();
    (0..total).map(|index| coordinates(index, sizes))
}

/// The coordinates at this place among [`positions`].
fn coordinates(index: usize, sizes: &[usize]) -> Vec<u64> {
    let mut rest = index;
    let digit = |&size: &usize| {
        let digit = rest % size;
        rest /= size;
        digit as u64
    };
    sizes.iter().map(digit).collect()
}

/// The place of a position among [`positions`], if it is one of them.
fn index(position: &[u64], sizes: &[usize]) -> Option<usize> {
    let mut index = 0;
    for (&coordinate, &size) in position.iter().zip(sizes).rev() {
        if coordinate >= size as u64 {
            return None;
        }
        index = index * size + coordinate as usize;
    }
    (position.len() == sizes.len()).then_some(index)
}

#[cfg(test)]
mod edges;
