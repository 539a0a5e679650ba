//! What a long computation looks at: whether it is still wanted, what it may take, and how far it is.

mod observer;
mod progress;

use super::limits::Limits;
pub(crate) use observer::now;
use observer::observer;
pub use observer::{Bar, Observer, observe_by};
use progress::Progress;
use std::time::Duration;

/// What an attack on a pattern may spend: two or three seconds' worth of work.
const ATTACK: u64 = 300_000_000;
/// Whatever it costs by count, an attack ends after this.
const LONGEST_ATTACK: Duration = Duration::from_secs(30);
/// The clock is looked at when so many operations have been counted, or after so many questions.
const STRIDE: u64 = 1_000_000;
const QUESTIONS: u32 = 256;

/// Why a computation ended before all was done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shortage {
    /// The user, or the system, wants the program to end.
    Patience,
    /// It would have held more than it may.
    Memory,
    /// It has spent what it may.
    Work,
}

/// Looks after one computation.
#[derive(Debug)]
pub struct Watch {
    limits: Limits,
    spent: u64,
    held: u64,
    /// Where the clock is looked at next.
    next_look: u64,
    questions: u32,
    shortage: Option<Shortage>,
    /// The bytes of what there was no room for, if that was known before.
    needed: Option<u64>,
    progress: Progress,
    /// Whether values that a theorem gives are computed all the same.
    pub raw: bool,
}

impl Watch {
    /// For a computation of `total` steps, without limits.
    pub fn new(label: &str, total: u64) -> Self {
        Watch {
            limits: Limits::NONE,
            spent: 0,
            held: 0,
            next_look: 0,
            questions: 0,
            shortage: None,
            needed: None,
            progress: Progress::new(label, total),
            raw: false,
        }
    }

    /// For an attack on a pattern: it ends when a few seconds' worth of work is done.
    pub fn attack(total: u64, limits: Limits) -> Self {
        let watch = Watch::new("attacking the pattern", total);
        watch.within(limits.at_most(ATTACK, LONGEST_ATTACK))
    }

    /// Gives up when so much is taken.
    #[must_use]
    pub fn within(mut self, limits: Limits) -> Self {
        self.limits = limits;
        self
    }

    /// Says early how long all will take, if that is more than it may.
    #[must_use]
    pub fn with_estimate(mut self) -> Self {
        self.progress.announce_up_to(self.limits.operations);
        self
    }

    /// Computes what a theorem would give, too.
    #[must_use]
    pub fn raw(mut self, raw: bool) -> Self {
        self.raw = raw;
        self
    }

    /// Counts what was done, in operations of about a nanosecond.
    pub fn spend(&mut self, operations: u64) {
        self.spent = self.spent.saturating_add(operations);
    }

    /// What was spent so far.
    pub fn spent(&self) -> u64 {
        self.spent
    }

    /// Says how many bytes the computation holds now, other than its answers so far.
    pub fn hold(&mut self, bytes: usize) {
        self.held = bytes as u64;
    }

    /// How many bytes the computation may hold.
    pub fn room(&self) -> usize {
        usize::try_from(self.limits.bytes).unwrap_or(usize::MAX)
    }

    /// Of `count` things that take so many bytes each, as many as there is room for.
    pub fn afford(&mut self, count: usize, bytes: usize) -> usize {
        let most = self.room() / bytes.max(1);
        if most < count {
            self.shortage = Some(Shortage::Memory);
            self.needed = Some((count as u64).saturating_mul(bytes as u64));
        }
        count.min(most)
    }

    /// How many bytes all would have taken, if that was known before.
    pub fn needed(&self) -> Option<u64> {
        self.needed
    }

    /// Why the work ended early, if it did.
    pub fn shortage(&self) -> Option<Shortage> {
        self.shortage
    }

    /// Notes that the work ended early for this reason.
    pub fn ends_for(&mut self, shortage: Shortage) {
        self.shortage = Some(shortage);
    }

    /// How long the work may still take; None if no clock ends it.
    pub fn time_left(&self) -> Option<Duration> {
        let now = observer().now();
        let until = self.limits.until.filter(|_| !now.is_zero())?;
        Some(until.saturating_sub(now))
    }

    /// About how many operations all takes, as far as its beginning tells.
    pub fn estimate(&self) -> Option<u64> {
        self.progress.estimate(self.spent)
    }

    /// Whether to go on after `done` steps. To be asked every few thousand operations, or more often: most
    /// questions cost nothing.
    pub fn goes_on(&mut self, done: u64) -> bool {
        let ended = if observer().is_interrupted() {
            Some(Shortage::Patience)
        } else if self.held > self.limits.bytes {
            Some(Shortage::Memory)
        } else if self.spent >= self.limits.operations {
            Some(Shortage::Work)
        } else {
            self.look(done)
        };
        if ended.is_some() {
            self.progress.note(done, self.spent);
            self.shortage = ended;
        }
        ended.is_none()
    }

    /// A look at the clock, if it is time for one.
    fn look(&mut self, done: u64) -> Option<Shortage> {
        self.questions += 1;
        if self.spent < self.next_look && self.questions < QUESTIONS {
            return None;
        }
        (self.next_look, self.questions) = (self.spent + STRIDE, 0);
        let now = observer().now();
        self.progress.show(now, done, self.spent);
        (self.limits.until.is_some_and(|until| now > until)).then_some(Shortage::Work)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spent_budget_ends_the_work() {
        assert!(Watch::new("", 1).goes_on(0));
        let within = |operations| Watch::new("", 1).within(Limits { operations, ..Limits::NONE });
        assert!(!within(0).goes_on(0));
        let mut watch = within(10);
        watch.spend(9);
        assert!(watch.goes_on(0));
        watch.spend(1);
        assert!(!watch.goes_on(0));
        assert_eq!(watch.shortage(), Some(Shortage::Work));
    }

    #[test]
    fn full_memory_ends_the_work() {
        let mut watch = Watch::new("", 1).within(Limits { bytes: 100, ..Limits::NONE });
        watch.hold(100);
        assert!(watch.goes_on(0));
        watch.hold(101);
        assert!(!watch.goes_on(0));
        assert_eq!(watch.shortage(), Some(Shortage::Memory));
        let mut watch = Watch::new("", 1).within(Limits { bytes: 100, ..Limits::NONE });
        assert_eq!((watch.afford(10, 10), watch.shortage()), (10, None));
        assert_eq!((watch.afford(11, 10), watch.shortage()), (10, Some(Shortage::Memory)));
    }
}
