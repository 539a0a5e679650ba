//! Games, and the searches that solve them.
//!
//! A game is its moves: a function from a position to its options, each with a label. The label says
//! what the move is beside its option: nothing in an impartial game, who may make it in a partizan
//! one, what it gains in a scoring one. [`Graph::explore`] collects what can be reached from some
//! positions, each once; what a game's answer is follows from the options' answers by
//! [`Graph::fold`], or, where play can go on for ever, by [`Graph::endings`].
//!
//! Nothing here knows a theorem on a game; canonical forms rest on those on numbers that [`Values`] names. Nothing
//! recurses, so a deep game costs memory and not stack. A bound on the number of positions ends a search that would not
//! end in time.

#![warn(missing_docs)]

mod graph;
mod loopy;
mod moves;
mod partizan;

pub use graph::{Bound, Graph, Positions, SearchResult, Unsolved, searched};
pub use loopy::Ending;
pub use moves::{Gain, Handle, Label, ListMoves, Move, Mover, Moves};
pub use partizan::{Dyadic, Thermograph, Values};

use std::collections::BTreeSet;

/// The least number that is not among `values`.
///
/// ```
/// assert_eq!(game::mex([]), 0);
/// assert_eq!(game::mex([0, 1, 3, 1]), 2);
/// ```
pub fn mex(values: impl IntoIterator<Item = usize>) -> usize {
    let values: BTreeSet<usize> = values.into_iter().collect();
    values.iter().enumerate().take_while(|&(index, &value)| index == value).count()
}

/// Rule for the winner when no move is left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Convention {
    /// The player who moved last.
    Normal,
    /// The player who cannot move.
    Misere,
}

/// The players of a partizan game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Player {
    /// Positive values are his.
    Left,
    /// Negative values are his.
    Right,
}

impl Player {
    /// The other one.
    pub fn opponent(self) -> Self {
        match self {
            Player::Left => Player::Right,
            Player::Right => Player::Left,
        }
    }
}

#[cfg(test)]
mod tests;
