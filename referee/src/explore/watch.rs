//! What a long computation looks at: Ctrl-C, its deadline, and the bar that shows how far it is.

use crate::console;
use indicatif::{ProgressBar, ProgressStyle};
use std::time::{Duration, Instant};

/// Nothing is shown of what takes less.
const PATIENCE: Duration = Duration::from_secs(1);

/// Looks after one computation.
#[derive(Debug)]
pub struct Watch {
    start: Instant,
    deadline: Option<Instant>,
    total: u64,
    label: String,
    bar: Option<ProgressBar>,
    /// Whether values that a theorem gives are computed all the same.
    pub raw: bool,
}

impl Watch {
    /// For a computation of `total` steps.
    pub fn new(label: &str, total: u64) -> Self {
        let start = Instant::now();
        Watch { start, deadline: None, total, label: label.into(), bar: None, raw: false }
    }

    /// Gives up after so long.
    #[must_use]
    pub fn within(mut self, time: Duration) -> Self {
        self.deadline = Some(self.start + time);
        self
    }

    /// Computes what a theorem would give, too.
    #[must_use]
    pub fn raw(mut self, raw: bool) -> Self {
        self.raw = raw;
        self
    }

    /// Whether to go on after `done` steps. To be asked every few thousand operations.
    pub fn goes_on(&mut self, done: u64) -> bool {
        let now = Instant::now();
        if console::interrupted() || self.deadline.is_some_and(|deadline| now > deadline) {
            return false;
        }
        if self.bar.is_none() && now - self.start > PATIENCE {
            let bar = ProgressBar::new(self.total).with_elapsed(now - self.start);
            let style = "{msg} {bar:30} {pos}/{len}, {eta} left";
            if let Ok(style) = ProgressStyle::with_template(style) {
                bar.set_style(style);
            }
            bar.set_message(self.label.clone());
            self.bar = Some(bar);
        }
        if let Some(bar) = &self.bar {
            bar.set_position(done);
        }
        true
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deadline_ends_the_work() {
        assert!(Watch::new("", 1).goes_on(0));
        assert!(Watch::new("", 1).within(Duration::from_secs(60)).goes_on(0));
        assert!(!Watch::new("", 1).within(Duration::ZERO).goes_on(0));
    }
}
