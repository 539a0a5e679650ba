//! The words of a judge about a run.

use crate::judge::process::{MOST_BYTES, MOST_PROCESSES, Outcome, Stop};
use language::text;
use std::time::Duration;

/// The verdict on one case.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// The answer is right and came within the limits.
    Accepted,
    /// Output within the limits whose right answer is unknown, for this reason.
    NotCompared(String),
    /// The answer is wrong, here.
    WrongAnswer(String),
    /// It took too long, or was stopped for that.
    TimeLimit(Option<Stop>),
    /// It took too much memory.
    MemoryLimit,
    /// It ended otherwise than with status 0: how, and its last words.
    RuntimeError(String),
    /// It printed too much.
    OutputLimit,
    /// It was not run: the program was stopped for its time too often.
    Skipped,
}

impl Verdict {
    /// True for [`Accepted`](Self::Accepted).
    pub fn is_accepted(&self) -> bool {
        *self == Verdict::Accepted
    }

    /// True if the program is to blame.
    pub fn is_wrong(&self) -> bool {
        !matches!(self, Verdict::Accepted | Verdict::NotCompared(_) | Verdict::Skipped)
    }

    /// The usual abbreviation.
    pub fn name(&self) -> &'static str {
        self.names().0
    }

    /// The abbreviation, and what it means to readers of Chinese.
    pub fn title(&self) -> String {
        let (name, meaning) = self.names();
        text!("{name}", "{name} {meaning}")
    }

    fn names(&self) -> (&'static str, &'static str) {
        match self {
            Verdict::Accepted => ("AC", "通过"),
            Verdict::NotCompared(_) => ("NC", "没有比较"),
            Verdict::WrongAnswer(_) => ("WA", "答案错误"),
            Verdict::TimeLimit(_) => ("TLE", "超时"),
            Verdict::MemoryLimit => ("MLE", "超内存"),
            Verdict::RuntimeError(_) => ("RE", "运行时错误"),
            Verdict::OutputLimit => ("OLE", "输出过多"),
            Verdict::Skipped => ("--", "没有运行"),
        }
    }

    /// The reason, where so much CPU time is allowed; empty for [`Accepted`](Self::Accepted).
    pub fn because(&self, allowed: Duration) -> String {
        let (allowed, output) = (allowed.as_secs_f64(), MOST_BYTES >> 20);
        match self {
            Verdict::Accepted => String::new(),
            Verdict::NotCompared(why) => text!("not compared: {why}", "没有比较：{why}"),
            Verdict::WrongAnswer(text) | Verdict::RuntimeError(text) => text.clone(),
            Verdict::TimeLimit(None) => text!(
                "it ended by itself, but took more than {allowed} s of CPU time",
                "它自己结束了，但 CPU 时间超过 {allowed} s"
            ),
            Verdict::TimeLimit(Some(Stop::Idle)) => {
                text!("it slept or waited until it was ended", "它一直睡眠或等待，直到被终止")
            }
            Verdict::TimeLimit(Some(_)) => text!(
                "it was ended a second after the limit of {allowed} s",
                "超过时限 {allowed} s，又过一秒后被终止"
            ),
            Verdict::MemoryLimit => text!("too much memory", "占用内存过多"),
            Verdict::OutputLimit => {
                text!("more than {output} MiB of output", "输出超过 {output} MiB")
            }
            Verdict::Skipped => text!(
                "not run, as the program was ended for its time before",
                "没有运行，因为程序之前因超时被终止过"
            ),
        }
    }
}

/// The verdict on a run, where so much CPU time and so many bytes are allowed; its answer is not looked at.
pub fn of_run(run: &Outcome, time: Duration, memory: u64) -> Verdict {
    match run.stopped {
        Some(Stop::Output) => Verdict::OutputLimit,
        Some(Stop::Memory) => Verdict::MemoryLimit,
        Some(Stop::Processes) => Verdict::RuntimeError(text!(
            "it had more than {MOST_PROCESSES} processes at a time",
            "它同时有超过 {MOST_PROCESSES} 个进程"
        )),
        _ if run.memory > memory => Verdict::MemoryLimit,
        Some(stop) => Verdict::TimeLimit(Some(stop)),
        None if run.cpu > time => Verdict::TimeLimit(None),
        None if !run.success => Verdict::RuntimeError(run.last_words()),
        None => Verdict::Accepted,
    }
}
