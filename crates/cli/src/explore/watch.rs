//! What a long computation looks at: Ctrl-C, what it may spend, and the bar that shows how far it is.

use crate::console;
use indicatif::{ProgressBar, ProgressStyle};
use std::time::{Duration, Instant};

/// Nothing is shown of what takes less.
const PATIENCE: Duration = Duration::from_secs(1);

/// Whatever it costs by count, an attack of a pattern ends after this: games of a user's own may be slow.
const LONGEST_ATTACK: Duration = Duration::from_secs(30);
/// What an attack may spend: two or three seconds' worth of work.
const ATTACK: u64 = 300_000_000;

/// Looks after one computation.
///
/// Computations count what they do, so that one that is cut short is cut at the same place on every
/// machine.
#[derive(Debug)]
pub struct Watch {
    start: Instant,
    /// What may be spent, of operations of about a nanosecond.
    budget: Option<u64>,
    spent: u64,
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
        let label = label.into();
        Watch { start, budget: None, spent: 0, total, label, bar: None, raw: false }
    }

    /// For an attack on a pattern: it ends when a few seconds' worth of work is done.
    pub fn attack(total: u64) -> Self {
        Watch::new("attacking the pattern", total).within(ATTACK)
    }

    /// Gives up when so much is spent.
    #[must_use]
    pub fn within(mut self, budget: u64) -> Self {
        self.budget = Some(budget);
        self
    }

    /// Counts what was done, in operations of about a nanosecond.
    pub fn spend(&mut self, operations: u64) {
        self.spent += operations;
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
        let is_spent = self
            .budget
            .is_some_and(|budget| self.spent >= budget || now - self.start > LONGEST_ATTACK);
        if is_spent || console::interrupted() {
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
    fn a_spent_budget_ends_the_work() {
        assert!(Watch::new("", 1).goes_on(0));
        assert!(!Watch::new("", 1).within(0).goes_on(0));
        let mut watch = Watch::new("", 1).within(10);
        watch.spend(9);
        assert!(watch.goes_on(0));
        watch.spend(1);
        assert!(!watch.goes_on(0));
    }
}
