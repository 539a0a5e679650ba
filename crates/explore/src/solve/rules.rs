//! Moves of single positions, and of several side by side.

use crate::game::{Each, Game};
use crate::question::Flow;

/// The moves of a game, from single positions or from sums.
pub(super) struct Rules<'a> {
    pub game: &'a Game,
    /// Positions are several side by side, in order, and a move is made in one of them. Otherwise a position is one,
    /// and an option is several where moves split.
    pub is_sum: bool,
}

impl Rules<'_> {
    /// The numbers of one part of an option; None if an option is always one position.
    pub fn part(&self) -> Option<usize> {
        (!self.is_sum && self.game.splits()).then_some(self.game.axes.len())
    }

    /// The form in which equal positions are the same list.
    pub fn position(&self, mut start: Vec<u64>) -> Vec<u64> {
        if self.is_sum {
            sort_parts(&mut start, self.game.axes.len());
        }
        start
    }

    /// Calls `each` with every option until it breaks.
    pub fn options(&self, position: &[u64], each: Each<'_>) -> Flow {
        if !self.is_sum {
            return self.game.options(position, each);
        }
        let width = self.game.axes.len();
        let mut option = Vec::new();
        for (number, part) in position.chunks_exact(width).enumerate() {
            let start = number * width;
            // Equal parts have equal moves, and stand side by side.
            if start > 0 && position[start - width..start] == *part {
                continue;
            }
            self.game.options(part, &mut |left| {
                option.clear();
                option.extend_from_slice(&position[..start]);
                option.extend_from_slice(&position[start + width..]);
                option.extend_from_slice(left);
                sort_parts(&mut option, width);
                each(&option)
            })?;
        }
        Flow::Continue(())
    }

    /// The number of moves that were tried so far beside the options.
    pub fn tried(&self) -> u64 {
        self.game.tried()
    }
}

fn sort_parts(position: &mut Vec<u64>, width: usize) {
    if width == 1 {
        return position.sort_unstable();
    }
    let mut parts: Vec<&[u64]> = position.chunks_exact(width).collect();
    parts.sort_unstable();
    *position = parts.concat();
}
