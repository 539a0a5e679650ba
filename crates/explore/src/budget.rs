//! The work and the memory that a computation may take.
//!
//! Both are counted, so that the same command ends at the same place on every machine: work in operations of about a
//! nanosecond, memory in cells of [`BYTES_OF_CELL`] bytes.

use crate::units::{SECOND, duration, seconds};
use language::text;

/// The memory of an answer while it is computed, looked through and kept.
pub const BYTES_OF_CELL: u64 = 16;

/// The states of a guess, unless others are allowed.
pub const USUAL_STATES: usize = 64;
/// The most that can be allowed: memory grows with them.
pub const MOST_STATES: usize = 1024;

/// The reason why a computation ended early.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ended {
    /// The observer interrupted it.
    Interrupted,
    /// The computation needed more cells than its budget.
    Memory,
    /// The operations of the budget were spent.
    Work,
}

/// The state of a computation, for whoever waits.
#[derive(Debug, Clone, Copy)]
pub struct Progress<'a> {
    /// The answers that are computed, in words.
    pub label: &'a str,
    /// Answers so far, and all; 0 if their number is unknown.
    pub done: u64,
    /// See `done`.
    pub total: u64,
}

/// A terminal, a page, or nobody.
pub trait Observer {
    /// Called every million operations or so; false interrupts the work.
    fn goes_on(&self, _: &Progress<'_>) -> bool {
        true
    }

    /// A line for whoever waits.
    fn say(&self, _line: &str) {}
}

/// An observer that never interrupts.
#[derive(Debug, Clone, Copy)]
pub struct Nobody;

impl Observer for Nobody {}

/// The limits of one computation, and what it has taken of them.
pub struct Budget<'a> {
    /// All operations that there are.
    pub operations: u64,
    /// Operations spent so far.
    pub spent: u64,
    /// Cells that may be held at a time.
    pub cells: usize,
    /// The most states of an automaton that is guessed.
    pub states: usize,
    /// The reason why the work ended early, if it did.
    pub ended: Option<Ended>,
    /// The cells that would have been enough, where that is known.
    pub needed: Option<usize>,
    label: String,
    total: u64,
    next_look: u64,
    estimate: Estimate,
    announces: bool,
    observer: &'a dyn Observer,
}

/// Operations after which the cost of all answers can be estimated.
const ENOUGH: u64 = SECOND;
/// The operations between two calls of the observer.
const STRIDE: u64 = 1_000_000;

impl<'a> Budget<'a> {
    /// A budget of operations and of cells.
    pub fn new(operations: u64, cells: usize, observer: &'a dyn Observer) -> Self {
        Budget {
            operations,
            spent: 0,
            cells,
            states: USUAL_STATES,
            ended: None,
            needed: None,
            label: String::new(),
            total: 0,
            next_look: 0,
            estimate: Estimate::default(),
            announces: false,
            observer,
        }
    }

    /// The budget, but with so many states.
    pub fn with_states(self, states: usize) -> Self {
        Budget { states, ..self }
    }

    /// A budget without limits.
    pub fn unlimited() -> Budget<'static> {
        Budget::new(u64::MAX, usize::MAX, &Nobody)
    }

    /// Starts a computation with a label and a number of answers. With `announces`, the observer is told as soon as an
    /// estimate shows that the answers will exceed the budget.
    pub fn begin(&mut self, label: &str, total: u64, announces: bool) {
        (self.label, self.total, self.announces) = (label.into(), total, announces);
        self.estimate = Estimate::default();
        (self.ended, self.needed) = (None, None);
    }

    /// Counts operations, `done` answers after the beginning; false if the work must end. To be called at least every
    /// few million operations.
    #[inline]
    pub fn spend(&mut self, operations: u64, done: u64) -> bool {
        self.spent = self.spent.saturating_add(operations);
        self.spent < self.next_look || self.look(done)
    }

    /// True if so many cells may be held at a time, beside the table that was asked for; otherwise the work must end.
    #[inline]
    pub fn room(&mut self, cells: usize) -> bool {
        if cells > self.cells {
            self.ended = Some(Ended::Memory);
            self.needed = Some(cells);
        }
        cells <= self.cells
    }

    /// Gives a part of the work, at most `most` operations, and all the memory but `held` cells to another computation.
    pub fn share<T>(
        &mut self,
        most: u64,
        held: usize,
        work: impl FnOnce(&mut Budget<'_>) -> T,
    ) -> T {
        let cells = self.cells.saturating_sub(held);
        let mut part = Budget::new(self.left().min(most), cells, self.observer);
        part.label.clone_from(&self.label);
        part.states = self.states;
        let result = work(&mut part);
        self.spent = self.spent.saturating_add(part.spent);
        if part.ended == Some(Ended::Interrupted) {
            self.ended = part.ended;
        }
        result
    }

    /// Operations that are left.
    pub fn left(&self) -> u64 {
        self.operations.saturating_sub(self.spent)
    }

    /// Estimate of the operations of all answers, extrapolated from those so far.
    pub fn estimate(&self) -> Option<u64> {
        self.estimate.of_all(self.total).map(|all| all.max(self.spent))
    }

    #[cold]
    fn look(&mut self, done: u64) -> bool {
        self.estimate.note(done, self.spent);
        if self.announces && self.spent >= ENOUGH {
            self.announces = false;
            self.announce();
        }
        self.next_look = self.spent.saturating_add(STRIDE).min(self.operations);
        let progress = Progress { label: &self.label, done, total: self.total };
        if !self.observer.goes_on(&progress) {
            self.ended = Some(Ended::Interrupted);
        } else if self.spent >= self.operations {
            self.ended = Some(Ended::Work);
        }
        self.ended.is_none()
    }

    /// Tells the observer the estimate, if it exceeds the budget.
    fn announce(&self) {
        let Some(all) = self.estimate().filter(|&all| all > self.operations) else { return };
        let Budget { label, total, .. } = self;
        let [needed, allowed] = [all, self.operations].map(duration);
        let enough = seconds(all.saturating_add(all / 2));
        self.observer.say(&text!(
            "{label}: all {total} answers take about {needed}, and work ends after {allowed}. --seconds {enough} allows them",
            "{label}：全部 {total} 个答案约需 {needed}，而只能算 {allowed}。加上 --seconds {enough} 就够了"
        ));
    }
}

/// The cost of all answers, from that of the first ones.
#[derive(Debug, Default)]
struct Estimate {
    /// Three pairs of answers and operations so far. Each pair but the last has at least twice the answers of the one
    /// before.
    marks: [(u64, u64); 3],
}

impl Estimate {
    fn note(&mut self, done: u64, spent: u64) {
        if done / 2 >= self.marks[1].0 {
            self.marks.rotate_left(1);
        }
        self.marks[2] = (done, spent);
    }

    /// Extrapolation to `total` answers by a power law, since an answer rests on all before it.
    fn of_all(&self, total: u64) -> Option<u64> {
        let [before, _, now] = self.marks.map(|(done, spent)| [done, spent].map(|n| n as f64));
        let power = match before {
            [0.0, _] | [_, 0.0] => 1.0,
            _ => ((now[1] / before[1]).ln() / (now[0] / before[0]).ln()).clamp(1.0, 9.0),
        };
        (now[0] > 0.0).then(|| (now[1] * (total as f64 / now[0]).powf(power)) as u64)
    }
}
