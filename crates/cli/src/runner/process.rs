//! One run of a program within limits, of which nothing is left running.
//!
//! The program leads a process group, which is killed when it ends. Its cost is the kernel's account, given at the
//! end; its processes are looked at every few milliseconds to end it early.

use crate::console::system_error;
use crate::runner::{files, interrupted, overflow, tree, visible};
use anyhow::{Context, Result, bail};
pub use files::{file_with, read_all, temporary};
use language::{Language, Text, text};
use serde::{Deserialize, Serialize};
use std::fs::File;
use std::io::{Read, Seek, SeekFrom};
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};
use wait4::Wait4;

/// The length of standard output, and of standard error, at which any program is ended. No answer of a judge is longer.
pub const MOST_BYTES: u64 = 64 << 20;
/// Interval between two looks at a running program: a look at `/proc` is cheap, one at all processes of the machine is not.
const TICK: Duration = Duration::from_millis(if cfg!(target_os = "linux") { 10 } else { 50 });
/// Interval for a program that has just started, or has several processes: they may become thousands.
const SHORT_TICK: Duration = Duration::from_millis(if cfg!(target_os = "linux") { 2 } else { 20 });
const FIRST: Duration = Duration::from_millis(20);
/// Most processes of a program, threads not counted; no solution needs as many.
pub const MOST_PROCESSES: usize = 100;

/// Limits at which a program is ended.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Limits {
    /// CPU time of all its processes.
    pub cpu: Duration,
    /// Time in which no process of it could run: it sleeps or waits. A busy machine adds nothing to it.
    pub idle: Duration,
    /// Time since it was started.
    pub wall: Duration,
    /// Resident memory of all its processes, in bytes.
    pub memory: u64,
    /// Stack of a main thread, in bytes.
    pub stack: u64,
    /// Processes at a time.
    pub processes: usize,
}

impl Limits {
    /// Limits for a trusted program: only of the time since its start.
    pub fn patience(wall: Duration) -> Self {
        let (cpu, idle) = (Duration::MAX, Duration::MAX);
        let (memory, stack, processes) = (u64::MAX, u64::MAX, usize::MAX);
        Limits { cpu, idle, wall, memory, stack, processes }
    }
}

/// The limit at which a program was ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stop {
    Cpu,
    Idle,
    Wall,
    Memory,
    Output,
    Processes,
    /// The user has interrupted, or the reader of the result is gone.
    Interrupted,
}

/// A finished run.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub struct Outcome {
    /// True if the program ended by itself, with status 0.
    pub success: bool,
    /// Exit status or signal, such as `exit status: 3` or `signal: 11 (SIGSEGV)`.
    pub status: String,
    /// The limit that ended it, if one did.
    pub stopped: Option<Stop>,
    /// CPU time, user and system, of the program and of all children that it waited for.
    pub cpu: Duration,
    /// Time from its start to its end.
    pub wall: Duration,
    /// Peak resident memory in bytes.
    pub memory: u64,
    /// Memory that it touched for the first time, in bytes; 0 where that is not counted.
    pub touched: u64,
    /// The stack that it had, in bytes; `None` where a program brings its own, as on Windows.
    pub stack: Option<u64>,
    /// The stack that it was seen to use, in bytes; 0 where that cannot be seen.
    pub stack_used: u64,
    /// True if it ended since its stack was full.
    pub is_overflow: bool,
    /// The end of standard error, as it was printed.
    pub errors: String,
    /// Names of files that it left, if it answered nothing.
    pub files: Vec<String>,
}

impl Outcome {
    /// The status and the end of standard error, made safe for a terminal; for an overflow of the stack also its depth, where
    /// the judge gives so many bytes.
    pub fn last_words(&self, stack: u64) -> String {
        let mut status = status_in_words(&self.status);
        if let Some(words) = overflow::in_words(self, stack) {
            status += Text(", ", "，").get();
            status += &words;
        }
        visible::text(format!("{status}\n{}", self.errors).trim_end().as_bytes())
    }

    /// The fault of a trusted program's run, if there is one, in words that follow its name. Of its limits only the time counts.
    pub fn complaint(&self, limits: &Limits) -> Option<String> {
        let (wall, output) = (limits.wall, MOST_BYTES >> 20);
        Some(match self.stopped {
            Some(Stop::Output) => {
                text!("prints more than {output} MiB", "的输出超过 {output} MiB")
            }
            Some(Stop::Interrupted) => text!("was interrupted", "被中断"),
            Some(_) => text!("does not end within {wall:?}", "过了 {wall:?} 还没有结束"),
            None if !self.success => {
                text!("fails: {words}", "运行失败：{words}", words = self.last_words(limits.stack))
            }
            None => return None,
        })
    }
}

/// Runs a trusted program on an input, and returns what it prints; but not without end, nor for longer than `patience`.
pub fn run(program: &Path, input: &[u8], patience: Duration) -> Result<Vec<u8>> {
    let (limits, output) = (Limits::patience(patience), temporary()?);
    let mut command = Command::new(program);
    command.stdin(file_with(input)?).stdout(output.try_clone()?);
    let outcome = watch(None, &mut command, &limits, Some(&output))?;
    match outcome.complaint(&limits) {
        Some(complaint) => bail!("{} {complaint}", program.display()),
        None => read_all(output),
    }
}

/// Runs `command`, whose input and output are set, until it ends or passes a limit. All processes below `top` are looked
/// at, or the program alone.
pub fn watch(
    top: Option<u32>,
    command: &mut Command,
    limits: &Limits,
    output: Option<&File>,
) -> Result<Outcome> {
    let errors = temporary()?;
    tree::new_group(command.stderr(errors.try_clone()?));
    let start = Instant::now();
    let started = match top {
        Some(_) => tree::start(command, limits.processes),
        None => command.spawn().map(|child| (child, 0)),
    };
    let (mut child, processes) = match started {
        Ok(child) => child,
        Err(error) => {
            let program = visible::word(command.get_program().as_encoded_bytes());
            let error = system_error(&error);
            let status = text!("cannot start {program}: {error}", "无法启动 {program}：{error}");
            return Ok(Outcome { status, ..Outcome::default() });
        }
    };
    tree::set_priority(&child, 10);
    tree::limit(&child, limits);
    let is_too_long = || {
        let mut files = [Some(&errors), output].into_iter().flatten();
        files.any(|file| file.metadata().is_ok_and(|file| file.len() > MOST_BYTES))
    };
    let mut seen = Seen::default();
    let stopped = loop {
        let tick = if seen.processes > 1 || seen.at < FIRST { SHORT_TICK } else { TICK };
        if tree::ends_within(&mut child, tick) {
            break None;
        }
        let stop = seen.look(top.unwrap_or(child.id()), start.elapsed(), limits);
        let stop = stop.or(is_too_long().then_some(Stop::Output));
        if seen.processes > 8 {
            tree::set_priority(&child, 19);
        }
        if stop.is_some() || interrupted() || top.is_some() && tree::reader_is_gone() {
            break stop.or(Some(Stop::Interrupted));
        }
    };
    let is_bomb = processes > limits.processes;
    let stopped = stopped.or(is_bomb.then_some(Stop::Processes));
    tree::kill_group(&mut child);
    // What was killed needs the processor to end.
    tree::set_priority(&child, 0);
    let usage =
        child.wait4().with_context(|| text!("cannot wait for the program", "无法等待程序结束"))?;
    let wall = start.elapsed();
    let last_words = tail(&errors)?;
    let status = usage.status.to_string().replace(" (core dumped)", "");
    files::ensure_room()?;
    Ok(Outcome {
        success: stopped.is_none() && usage.status.success(),
        is_overflow: overflow::is_named(&status, &last_words),
        status,
        stopped: if is_too_long() { Some(Stop::Output) } else { stopped },
        cpu: (usage.rusage.utime + usage.rusage.stime).max(seen.cpu),
        wall,
        memory: usage.rusage.maxrss.max(seen.memory),
        touched: tree::touched_by_children(),
        stack: tree::stack(),
        stack_used: seen.stack,
        errors: last_words,
        files: Vec::new(),
    })
}

/// The exit status of a program, as the standard library prints it, in the language of the reader.
pub(crate) fn status_in_words(status: &str) -> String {
    let [code, signal] = ["exit status: ", "signal: "].map(|start| status.strip_prefix(start));
    match (code.or(status.strip_prefix("exit code: ")), signal) {
        _ if language::current() == Language::English => status.into(),
        (Some(code), _) => format!("退出码 {code}"),
        (_, Some(signal)) => format!("信号 {}", signal.replace(" (", "（").replace(')', "）")),
        _ => status.into(),
    }
}

/// Observations of a running program so far.
#[derive(Default)]
struct Seen {
    at: Duration,
    cpu: Duration,
    idle: Duration,
    memory: u64,
    stack: u64,
    processes: usize,
}

impl Seen {
    /// The limit that the program has passed, that long after its start.
    fn look(&mut self, top: u32, now: Duration, limits: &Limits) -> Option<Stop> {
        let use_now = tree::look(top, limits.processes);
        if !use_now.can_run && use_now.cpu <= self.cpu {
            self.idle += now - self.at;
        }
        (self.at, self.processes) = (now, use_now.processes);
        self.cpu = self.cpu.max(use_now.cpu);
        self.memory = self.memory.max(use_now.memory);
        self.stack = self.stack.max(use_now.stack);
        let too_much = [
            (use_now.processes > limits.processes, Stop::Processes),
            (use_now.memory > limits.memory, Stop::Memory),
            (use_now.cpu > limits.cpu, Stop::Cpu),
            (self.idle > limits.idle, Stop::Idle),
            (now > limits.wall, Stop::Wall),
        ];
        too_much.into_iter().find_map(|(is_so, stop)| is_so.then_some(stop))
    }
}

/// The last lines that were written into the file.
fn tail(mut file: &File) -> Result<String> {
    const MOST: u64 = 4096;
    file.seek(SeekFrom::Start(file.metadata()?.len().saturating_sub(MOST)))?;
    let mut bytes = Vec::new();
    file.take(MOST).read_to_end(&mut bytes)?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}
