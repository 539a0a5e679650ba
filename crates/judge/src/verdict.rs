//! What a judge says of a run.

use crate::measure::Cost;
use crate::process::{MOST_BYTES, MOST_PROCESSES, Report, Stop};
use std::time::Duration;

/// A judge's words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// The answer is right and came within the limits.
    Accepted,
    /// It came within the limits, but nothing knows the right answer: why.
    NotCompared(String),
    /// The answer is wrong, here.
    WrongAnswer(String),
    /// It took too long; why it was stopped, if it was.
    TimeLimit(Option<Stop>),
    /// It took too much memory.
    MemoryLimit,
    /// It ended otherwise than with status 0: how, and its last words.
    RuntimeError(String),
    /// It printed too much.
    OutputLimit,
}

impl Verdict {
    /// Whether the answer is right and came within the limits.
    pub fn is_accepted(&self) -> bool {
        *self == Verdict::Accepted
    }

    /// Why nothing is known of the answer, if it is so.
    pub fn why_not_compared(&self) -> Option<&String> {
        match self {
            Verdict::NotCompared(why) => Some(why),
            _ => None,
        }
    }

    /// The usual abbreviation.
    pub fn name(&self) -> &'static str {
        match self {
            Verdict::Accepted => "AC",
            Verdict::NotCompared(_) => "NC",
            Verdict::WrongAnswer(_) => "WA",
            Verdict::TimeLimit(_) => "TLE",
            Verdict::MemoryLimit => "MLE",
            Verdict::RuntimeError(_) => "RE",
            Verdict::OutputLimit => "OLE",
        }
    }

    /// All names but that of [`Accepted`](Self::Accepted).
    pub const NAMES: [&str; 6] = ["NC", "WA", "TLE", "MLE", "RE", "OLE"];

    /// What a contestant wants to know about it, where so much time was allowed.
    pub fn because(&self, allowed: Duration) -> String {
        let allowed = allowed.as_secs_f64();
        match self {
            Verdict::Accepted => String::new(),
            Verdict::NotCompared(why) => format!("not compared: {why}"),
            Verdict::WrongAnswer(difference) => difference.clone(),
            Verdict::TimeLimit(None) => {
                format!("it ended by itself, but took more than {allowed} s of CPU time")
            }
            Verdict::TimeLimit(Some(Stop::Idle)) => "it slept or waited until it was ended".into(),
            Verdict::TimeLimit(Some(_)) => {
                format!("it was ended after twice the limit of {allowed} s")
            }
            Verdict::MemoryLimit => "too much memory".into(),
            Verdict::RuntimeError(text) => text.clone(),
            Verdict::OutputLimit => format!("more than {} MiB of output", MOST_BYTES >> 20),
        }
    }
}

/// The verdict on a run, but for its answer.
pub fn of_run(report: &Report, allowed: Cost) -> Verdict {
    let outcome = &report.outcome;
    match outcome.stopped {
        Some(Stop::Output) => Verdict::OutputLimit,
        Some(Stop::Memory) => Verdict::MemoryLimit,
        Some(Stop::Processes) => {
            Verdict::RuntimeError(format!("it had more than {MOST_PROCESSES} processes at a time"))
        }
        _ if outcome.memory > allowed.memory => Verdict::MemoryLimit,
        Some(stop) => Verdict::TimeLimit(Some(stop)),
        None if outcome.cpu > allowed.cpu => Verdict::TimeLimit(None),
        None if !outcome.success => {
            let text = format!("{}\n{}", outcome.status, report.errors);
            Verdict::RuntimeError(text.trim_end().into())
        }
        None => Verdict::Accepted,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_verdict_has_its_name() {
        let text = String::new;
        let all = [
            Verdict::NotCompared(text()),
            Verdict::WrongAnswer(text()),
            Verdict::TimeLimit(None),
            Verdict::MemoryLimit,
            Verdict::RuntimeError(text()),
            Verdict::OutputLimit,
        ];
        assert_eq!(all.map(|verdict| verdict.name()), Verdict::NAMES);
        assert!(!Verdict::NAMES.contains(&Verdict::Accepted.name()));
    }
}
