//! Moves of single positions, and of several side by side.

use crate::cell::position;
use crate::game::{Each, Game};
use crate::question::Flow;

/// The positions whose answers are wanted.
pub(super) enum Starts<'a> {
    /// The positions at all coordinates below these sizes.
    Table(&'a [usize]),
    /// A list of them.
    Listed(&'a [Vec<u64>]),
}

/// The moves of a game, from single positions or from sums.
pub(super) struct Rules<'a> {
    pub game: &'a Game,
    /// Positions are several side by side, in order, and a move is made in one of them. Otherwise a position is one,
    /// and an option is several where moves split.
    pub is_sum: bool,
    pub starts: Starts<'a>,
}

impl Rules<'_> {
    /// The number of positions that are wanted.
    pub fn count(&self) -> usize {
        match self.starts {
            Starts::Table(sizes) => sizes.iter().product(),
            Starts::Listed(starts) => starts.len(),
        }
    }

    /// The wanted position of this number, if there is one.
    pub fn start(&self, number: usize) -> Option<Vec<u64>> {
        match self.starts {
            Starts::Table(sizes) if self.game.has_all_starts() => Some(position(number, sizes)),
            Starts::Table(sizes) => self.game.start(&position(number, sizes)),
            Starts::Listed(starts) => Some(starts[number].clone()),
        }
    }

    /// The numbers of one part of an option; None if an option is always one position.
    pub fn part(&self) -> Option<usize> {
        (!self.is_sum && self.game.splits()).then_some(self.game.axes.len())
    }

    pub fn options(&self, position: &[u64], each: Each<'_>) -> Flow {
        if !self.is_sum {
            return self.game.options(position, each);
        }
        let width = self.game.axes.len();
        for (number, part) in position.chunks_exact(width).enumerate() {
            let start = number * width;
            // Equal parts have equal moves, and stand side by side.
            if start > 0 && position[start - width..start] == *part {
                continue;
            }
            self.game.options(part, &mut |left| {
                let others = [&position[..start], &position[start + width..], left];
                let parts = others.iter().flat_map(|parts| parts.chunks_exact(width));
                let mut parts: Vec<&[u64]> = parts.collect();
                parts.sort_unstable();
                each(&parts.concat())
            })?;
        }
        Flow::Continue(())
    }
}
