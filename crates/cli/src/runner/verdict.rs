//! The words of a judge about a run.

use crate::runner::limits::Allowed;
use crate::runner::process::{MOST_BYTES, MOST_PROCESSES, Outcome, Stop};
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
    /// CPU time above the limit, or so far when it was stopped.
    TimeLimit(Duration, Option<Stop>),
    /// Memory above the limit, with the bytes that its stack was seen to take.
    MemoryLimit(u64),
    /// It ended otherwise than with status 0: how, and its last words.
    RuntimeError(String),
    /// Its compiler refuses it, with these words.
    CompileError(String),
    /// It printed too much.
    OutputLimit,
    /// It was not run: the program was stopped for its time too often.
    Skipped,
}

impl Verdict {
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
            Verdict::TimeLimit(..) => ("TLE", "超时"),
            Verdict::MemoryLimit(_) => ("MLE", "超内存"),
            Verdict::CompileError(_) => ("CE", "编译错误"),
            Verdict::RuntimeError(_) => ("RE", "运行时错误"),
            Verdict::OutputLimit => ("OLE", "输出过多"),
            Verdict::Skipped => ("--", "没有运行"),
        }
    }

    /// The reason, under these limits; empty for [`Accepted`](Self::Accepted). A limit that was assumed is called so where the
    /// verdict hangs on it.
    pub fn because(&self, allowed: &Allowed) -> String {
        let mut text = self.reason(allowed);
        let is_by_time = matches!(self, Verdict::TimeLimit(..)) && allowed.is_time_assumed;
        let is_by_memory = matches!(self, Verdict::MemoryLimit(_)) && allowed.is_memory_assumed;
        let option = if is_by_time { "--time" } else { "--memory" };
        if is_by_time || is_by_memory {
            text += &text!(
                "\nthis limit is assumed, as the judge's is not known: {option} sets another",
                "\n评测的限制不明，这是假定的：可以用 {option} 指定"
            );
        }
        text
    }

    fn reason(&self, limits: &Allowed) -> String {
        let (allowed, output) = (limits.time.as_secs_f64(), MOST_BYTES >> 20);
        let memory = limits.memory / 1_000_000;
        match self {
            Verdict::Accepted => String::new(),
            Verdict::NotCompared(why) => text!("not compared: {why}", "没有比较：{why}"),
            Verdict::WrongAnswer(text)
            | Verdict::RuntimeError(text)
            | Verdict::CompileError(text) => text.clone(),
            Verdict::TimeLimit(took, None) => text!(
                "it took {took:.1} s of CPU time, more than {allowed} s",
                "用了 {took:.1} s CPU 时间，超过 {allowed} s",
                took = took.as_secs_f64()
            ),
            Verdict::TimeLimit(_, Some(Stop::Idle)) => {
                text!("it slept or waited until it was ended", "它一直睡眠或等待，直到被终止")
            }
            Verdict::TimeLimit(_, Some(Stop::Wall)) => text!(
                "it was ended after {wall} s by the clock",
                "过了 {wall} s 仍未结束，已被终止",
                wall = limits.of_run().wall.as_secs_f64()
            ),
            Verdict::TimeLimit(_, Some(_)) => text!(
                "it was ended a second after the limit of {allowed} s",
                "超过时限 {allowed} s，又过一秒后被终止"
            ),
            Verdict::MemoryLimit(stack) if *stack > limits.memory / 2 => text!(
                "more than {memory} MB of memory, {stack} MB of it for the stack: it recurses too deeply",
                "占用内存超过 {memory} MB，其中栈占 {stack} MB：递归太深",
                stack = stack / 1_000_000
            ),
            Verdict::MemoryLimit(_) => {
                text!("more than {memory} MB of memory", "占用内存超过 {memory} MB")
            }
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

/// The verdict on a run under these limits; its answer is not looked at.
pub fn of_run(run: &Outcome, allowed: &Allowed) -> Verdict {
    match run.stopped {
        Some(Stop::Output) => Verdict::OutputLimit,
        Some(Stop::Memory) => Verdict::MemoryLimit(run.stack_used),
        Some(Stop::Processes) => Verdict::RuntimeError(text!(
            "it had more than {MOST_PROCESSES} processes at a time",
            "它同时有超过 {MOST_PROCESSES} 个进程"
        )),
        _ if run.memory > allowed.memory => Verdict::MemoryLimit(match run.is_overflow {
            true => run.memory,
            false => run.stack_used,
        }),
        Some(stop) => Verdict::TimeLimit(run.cpu, Some(stop)),
        None if run.cpu > allowed.time => Verdict::TimeLimit(run.cpu, None),
        None if !run.success => Verdict::RuntimeError(run.last_words(allowed.stack)),
        None => Verdict::Accepted,
    }
}
