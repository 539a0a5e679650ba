//! How far a computation is, for people who wait: a bar where one can be shown, a line now and then elsewhere,
//! and, as soon as it can be told, how long all will take.

use super::observer::{Bar, observer};
use crate::limits::{duration, seconds};
use std::time::Duration;

/// Nothing is shown of what takes less: on a terminal, and elsewhere.
const PATIENCE: Duration = Duration::from_secs(1);
const PATIENCE_OF_LINES: Duration = Duration::from_secs(5);
/// The time from one line to the next.
const BETWEEN_LINES: Duration = Duration::from_secs(10);
/// So much work tells how long all will take.
const ENOUGH: u64 = 1_000_000_000;
/// A longer name of what is computed is cut.
const LABEL: usize = 50;

#[derive(Debug)]
pub(super) struct Progress {
    start: Duration,
    label: String,
    total: u64,
    estimate: Estimate,
    /// If all takes more operations than these, people are told.
    limit: Option<u64>,
    shown: Shown,
}

#[derive(Debug)]
enum Shown {
    Nothing,
    Bar(Box<dyn Bar>),
    /// A line, and when the next one is due.
    Lines(Duration),
}

impl Progress {
    pub fn new(label: &str, total: u64) -> Self {
        let label = match label.char_indices().nth(LABEL) {
            Some((end, _)) => format!("{}...", &label[..end]),
            None => label.into(),
        };
        let (start, estimate) = (observer().now(), Estimate::default());
        Progress { start, label, total, estimate, limit: None, shown: Shown::Nothing }
    }

    pub fn announce_up_to(&mut self, operations: u64) {
        self.limit = Some(operations);
    }

    /// About how many operations all takes.
    pub fn estimate(&self, spent: u64) -> Option<u64> {
        self.estimate.of_all(self.total).map(|all| all.max(spent))
    }

    /// Notes how far the work is.
    pub fn note(&mut self, done: u64, spent: u64) {
        self.estimate.note(done, spent);
    }

    /// Shows how far the work is.
    pub fn show(&mut self, now: Duration, done: u64, spent: u64) {
        self.note(done, spent);
        let elapsed = now.saturating_sub(self.start);
        if let Some(limit) = self.limit.filter(|_| spent >= ENOUGH) {
            self.limit = None;
            self.announce(limit);
        }
        if let Shown::Nothing = self.shown
            && elapsed > PATIENCE
            && let Some(bar) = observer().bar(&self.label, self.total, elapsed)
        {
            self.shown = Shown::Bar(bar);
        }
        if let Shown::Bar(bar) = &self.shown {
            bar.set(done);
        } else if let Some(line) = self.line(elapsed, done) {
            observer().say(&line);
        }
    }

    /// A line that says how far the work is, if it is time for one.
    fn line(&mut self, elapsed: Duration, done: u64) -> Option<String> {
        let due = match self.shown {
            Shown::Lines(due) => due,
            _ => PATIENCE_OF_LINES,
        };
        if elapsed < due {
            return None;
        }
        self.shown = Shown::Lines(elapsed + BETWEEN_LINES);
        let far = match self.total {
            0 => "under way".into(),
            total => format!("{done} of {total}"),
        };
        Some(format!("{}: {far}, after {} seconds", self.label, elapsed.as_secs()))
    }

    /// Says how long all takes, if that is more than it may.
    fn announce(&self, limit: u64) {
        let Some(all) = self.estimate.of_all(self.total).filter(|&all| all > limit) else { return };
        let text = format!(
            "{}: all {} answers take about {}, and work ends after {}. --seconds {} allows them",
            self.label,
            self.total,
            duration(all),
            duration(limit),
            seconds(all.saturating_add(all / 2)),
        );
        match &self.shown {
            Shown::Bar(bar) => bar.say(&text),
            _ => observer().say(&text),
        }
    }
}

/// What all takes, from what the beginning took.
#[derive(Debug, Default)]
struct Estimate {
    /// How far the work was, and what was spent: three times, each at least twice as far as the one before,
    /// but for the last.
    marks: [(u64, u64); 3],
}

impl Estimate {
    fn note(&mut self, done: u64, spent: u64) {
        if done / 2 >= self.marks[1].0 {
            self.marks.rotate_left(1);
        }
        self.marks[2] = (done, spent);
    }

    /// As if the cost were a power of what is done: each answer rests on those before it.
    fn of_all(&self, total: u64) -> Option<u64> {
        let [before, _, now] = self.marks.map(|(done, spent)| [done, spent].map(|n| n as f64));
        let power = match before {
            [0.0, _] | [_, 0.0] => 1.0,
            _ => ((now[1] / before[1]).ln() / (now[0] / before[0]).ln()).clamp(1.0, 9.0),
        };
        (now[0] > 0.0).then(|| (now[1] * (total as f64 / now[0]).powf(power)) as u64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_estimate_grows_as_the_cost_does() {
        for power in 1..4 {
            let mut estimate = Estimate::default();
            assert_eq!(estimate.of_all(1000), None);
            (1..=100_u64).for_each(|done| estimate.note(done, done.pow(power)));
            let (all, expected) = (estimate.of_all(1000).unwrap(), 1000_u64.pow(power));
            assert!((expected * 8 / 10..expected * 12 / 10).contains(&all), "{all} of {expected}");
        }
    }

    #[test]
    fn an_estimate_of_little_is_no_nonsense() {
        let mut estimate = Estimate::default();
        estimate.note(0, 1_000_000);
        assert_eq!(estimate.of_all(10), None);
        estimate.note(1, 1_000_000);
        assert_eq!(estimate.of_all(10), Some(10_000_000));
        estimate.note(1, 0);
        assert_eq!(estimate.of_all(u64::MAX), Some(0));
    }

    #[test]
    fn lines_come_late_and_seldom() {
        let mut progress = Progress::new("nim", 100);
        let mut line = |seconds: u64| progress.line(Duration::from_secs(seconds), seconds);
        assert!((0..5).all(|seconds| line(seconds).is_none()));
        assert_eq!(line(5).as_deref(), Some("nim: 5 of 100, after 5 seconds"));
        assert!((6..15).all(|seconds| line(seconds).is_none()));
        assert!(line(15).is_some() && line(16).is_none());
        assert_eq!((17..100).filter(|&seconds| line(seconds).is_some()).count(), 8);
        let mut unknown = Progress::new("nim", 0);
        let line = unknown.line(Duration::from_secs(7), 0);
        assert_eq!(line.as_deref(), Some("nim: under way, after 7 seconds"));
    }

    #[test]
    fn a_long_name_is_cut() {
        let progress = Progress::new(&"é".repeat(1000), 1);
        assert_eq!(progress.label.chars().count(), LABEL + 3);
    }
}
