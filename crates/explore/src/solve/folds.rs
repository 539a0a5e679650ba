//! The answer of a position from those of its options, one fold for each question.

use crate::question::{Flow, Fold};

/// The least absent value. Nothing is cleared from one position to the next.
#[derive(Debug, Default)]
pub(super) struct Mex {
    /// Position that last had each value among its options, by value.
    seen: Vec<u32>,
    position: u32,
}

impl Fold for Mex {
    const IS_ZERO_OTHERWISE: bool = false;

    fn begin(&mut self) {
        self.position = self.position.checked_add(1).unwrap_or_else(|| {
            self.seen.fill(0);
            1
        });
    }

    #[inline]
    fn enter(&mut self, option: u32) -> Flow {
        let option = option as usize;
        if option >= self.seen.len() {
            self.seen.resize(option + 1, 0);
        }
        self.seen[option] = self.position;
        Flow::Continue(())
    }

    fn answer(&self) -> u32 {
        self.seen.iter().take_while(|&&seen| seen == self.position).count() as u32
    }
}

/// 1 where some option is lost; a lost option ends the search.
#[derive(Debug)]
pub(super) struct Outcome {
    is_misere: bool,
    has_option: bool,
    is_won: bool,
}

impl Outcome {
    pub fn new(is_misere: bool) -> Outcome {
        Outcome { is_misere, has_option: false, is_won: false }
    }
}

impl Fold for Outcome {
    const IS_ZERO_OTHERWISE: bool = true;

    fn begin(&mut self) {
        (self.has_option, self.is_won) = (false, false);
    }

    #[inline]
    fn enter(&mut self, option: u32) -> Flow {
        self.has_option = true;
        self.is_won |= option == 0;
        if self.is_won { Flow::Break(()) } else { Flow::Continue(()) }
    }

    fn answer(&self) -> u32 {
        u32::from(self.is_won || self.is_misere && !self.has_option)
    }
}

/// One move more than the fastest lost option, or else the slowest won one; even where the player to move loses.
#[derive(Debug, Default)]
pub(super) struct Remoteness {
    lost: Option<u32>,
    won: Option<u32>,
}

impl Fold for Remoteness {
    const IS_ZERO_OTHERWISE: bool = false;

    fn begin(&mut self) {
        (self.lost, self.won) = (None, None);
    }

    fn enter(&mut self, option: u32) -> Flow {
        match option % 2 {
            0 => self.lost = Some(self.lost.map_or(option, |lost| lost.min(option))),
            _ => self.won = self.won.max(Some(option)),
        }
        if option == 0 { Flow::Break(()) } else { Flow::Continue(()) }
    }

    fn answer(&self) -> u32 {
        self.lost.or(self.won).map_or(0, |option| option + 1)
    }
}
