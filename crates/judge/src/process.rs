//! Runs a program within limits, and leaves nothing of it running.
//!
//! Every program is started, watched and ended by [`watch`]. What it cost is the kernel's account, given
//! when it has ended; a look at `/proc` every few milliseconds decides whether it must be ended early. The
//! program leads a process group of its own, which is killed when it ends. What leaves the group as well is
//! counted and ended where [`measure_alone`] was called, as in the process that runs a program for
//! [`supervise()`].
//!
//! Elsewhere than on Linux nobody looks at CPU time and memory while the program runs: too much of them
//! is noticed when it ends by itself, or by the wall clock.

mod supervise;
mod tree;

pub use supervise::{
    Files, Report, adopt_orphans, file_to_read, measure_alone, run_supervised, supervise, tail,
};

use crate::{Usage, visible};
use anyhow::{Context, Result, bail};
use serde::{Deserialize, Serialize};
use std::fs::File;
use std::io::{Read, Seek, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use wait4::Wait4;

/// How often a running program is looked at.
const TICK: Duration = Duration::from_millis(10);
/// The same where it has several processes: what one of them used after the last look may be told to nobody.
const SHORT_TICK: Duration = Duration::from_millis(2);
/// No answer of a judge is longer.
pub const MOST_BYTES: u64 = 64 << 20;

/// No program that solves a problem needs as many processes; threads do not count.
pub const MOST_PROCESSES: usize = 100;

/// When a program is ended.
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
    /// The length of a file that it writes, its output among them, in bytes.
    pub output: u64,
    /// How many processes it may have at a time.
    pub processes: usize,
}

impl Limits {
    /// The output and the time since the start are bounded, as for a program that is trusted.
    pub fn patience(wall: Duration) -> Self {
        let (cpu, idle) = (Duration::MAX, Duration::MAX);
        let (memory, processes) = (u64::MAX, usize::MAX);
        Limits { cpu, idle, wall, memory, output: MOST_BYTES, processes }
    }
}

/// Why a program was ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stop {
    /// Too much CPU time.
    Cpu,
    /// It slept, or waited, too long.
    Idle,
    /// It took too long by the wall clock.
    Wall,
    /// Too much memory.
    Memory,
    /// Too much output.
    Output,
    /// Too many processes.
    Processes,
}

/// How a run went.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Outcome {
    /// Whether the program ended by itself, with status 0.
    pub success: bool,
    /// How it ended, such as `exit status: 3` or `signal: 11 (SIGSEGV)`.
    pub status: String,
    /// Why it was ended, if it was.
    pub stopped: Option<Stop>,
    /// CPU time, user and system, of the program and of all children that it waited for; where orphans are
    /// adopted, of all processes that it started.
    pub cpu: Duration,
    /// Time from its start to its end.
    pub wall: Duration,
    /// Peak resident memory in bytes of the greatest of these processes.
    pub memory: u64,
    /// How many processes it left behind; none of them runs any more.
    pub left: usize,
}

/// Whether every child that this process has or had belongs to the program that is watched.
static ALONE: AtomicBool = AtomicBool::new(false);

/// Kills this process's children, and theirs, and becomes the parent of those that lose theirs by that.
pub fn interrupt_descendants() {
    tree::adopt_orphans();
    tree::kill_below(std::process::id());
}

/// Ends what was left behind to this process, and waits for it; says how many children these were.
pub fn end_orphans() -> usize {
    tree::end_orphans()
}

impl Outcome {
    /// It never began.
    fn not_started(status: String) -> Self {
        let (cpu, wall) = (Duration::ZERO, Duration::ZERO);
        Outcome { success: false, status, stopped: None, cpu, wall, memory: 0, left: 0 }
    }

    /// What is wrong with the run, if anything is, in words that follow the name of a program.
    pub fn complaint(&self, limits: &Limits, errors: &str) -> Option<String> {
        let mebibytes = |bytes: u64| bytes >> 20;
        Some(match self.stopped {
            Some(Stop::Output) => format!("prints more than {} MiB", mebibytes(limits.output)),
            Some(Stop::Memory) => {
                format!("takes more than {} MiB of memory", mebibytes(limits.memory))
            }
            Some(Stop::Processes) => format!("starts more than {} processes", limits.processes),
            Some(Stop::Cpu) => format!("does not end within {:?} of CPU time", limits.cpu),
            Some(Stop::Idle) => format!("sleeps or waits for {:?}", limits.idle),
            Some(Stop::Wall) => format!("does not end within {:?}", limits.wall),
            None if !self.success => format!("fails: {}\n{errors}", self.status).trim_end().into(),
            None => return None,
        })
    }
}

/// Runs `command`, whose streams are set, until it ends or passes a limit. The length of each of
/// `outputs` is bounded.
///
/// # Errors
///
/// If it cannot be waited for.
pub fn watch(command: &mut Command, limits: &Limits, outputs: &[&File]) -> Result<Outcome> {
    tree::lead_a_group(command);
    let start = Instant::now();
    let mut child = match command.spawn() {
        Ok(child) => child,
        Err(error) => {
            let program = visible::word(command.get_program().as_encoded_bytes());
            return Ok(Outcome::not_started(format!("cannot start {program}: {error}")));
        }
    };
    tree::limit(&child, limits);
    let mut watcher = Watcher::new(&child, limits);
    let stopped = loop {
        let tick = if watcher.has_children { SHORT_TICK } else { TICK };
        if tree::ends_within(&mut child, tick) {
            break None;
        }
        if let Some(stop) = watcher.look(start.elapsed(), outputs) {
            break Some(stop);
        }
    };
    // Until it is waited for, its number is no other's, nor is its group's.
    tree::kill_group(&mut child);
    let usage = child.wait4().context("cannot wait for the program")?;
    let wall = start.elapsed();
    let left = if is_alone() { end_orphans() } else { 0 };
    let its_own = (usage.rusage.utime + usage.rusage.stime, usage.rusage.maxrss);
    let (cpu, memory) = tree::used_by_children().filter(|_| is_alone()).unwrap_or(its_own);
    Ok(Outcome {
        success: stopped.is_none() && usage.status.success(),
        status: describe(usage.status),
        stopped: stopped.or_else(|| too_long(limits, outputs).then_some(Stop::Output)),
        cpu: cpu.max(watcher.cpu),
        wall,
        memory,
        left,
    })
}

fn is_alone() -> bool {
    ALONE.load(Ordering::Relaxed)
}

fn describe(status: ExitStatus) -> String {
    status.to_string().replace(" (core dumped)", "")
}

fn too_long(limits: &Limits, outputs: &[&File]) -> bool {
    outputs.iter().any(|file| file.metadata().is_ok_and(|file| file.len() > limits.output))
}

/// What was seen of a running program so far.
struct Watcher<'a> {
    limits: &'a Limits,
    family: tree::Family,
    seen: Duration,
    cpu: Duration,
    idle: Duration,
    has_children: bool,
}

impl<'a> Watcher<'a> {
    fn new(child: &Child, limits: &'a Limits) -> Self {
        let of_child = || tree::Family::of(child.id());
        let family = if is_alone() { tree::Family::below_this_process() } else { of_child() };
        let (seen, cpu, idle) = (Duration::ZERO, Duration::ZERO, Duration::ZERO);
        Watcher { limits, family, seen, cpu, idle, has_children: false }
    }

    /// Whether the program must be ended, that long after its start.
    fn look(&mut self, now: Duration, outputs: &[&File]) -> Option<Stop> {
        let limits = self.limits;
        let use_now = self.family.look(now);
        if !use_now.can_run && use_now.cpu == self.cpu {
            self.idle += now - self.seen;
        }
        (self.seen, self.cpu) = (now, use_now.cpu);
        self.has_children |= use_now.processes > 1;
        let too_much = [
            (use_now.processes > limits.processes, Stop::Processes),
            (use_now.memory > limits.memory, Stop::Memory),
            (too_long(limits, outputs), Stop::Output),
            (use_now.cpu > limits.cpu, Stop::Cpu),
            (self.idle > limits.idle, Stop::Idle),
            (now > limits.wall, Stop::Wall),
        ];
        too_much.into_iter().find_map(|(is_so, stop)| is_so.then_some(stop))
    }
}

/// The full path of a program that a user names.
///
/// # Errors
///
/// If it is no file, or none that can be run.
pub fn find_program(path: &Path) -> Result<PathBuf> {
    let name = visible::path(path);
    if path.is_dir() {
        bail!(Usage(format!("{name} is a folder: name one of its programs")));
    }
    if !path.is_file() {
        bail!(Usage(format!("there is no program {name}")));
    }
    #[cfg(unix)]
    if std::os::unix::fs::PermissionsExt::mode(&path.metadata()?.permissions()) & 0o111 == 0 {
        bail!(Usage(format!(
            "{name} is no program: compile it; or, if it is a script, begin it with a line such as \
             `#!/usr/bin/env python3` and type `chmod +x {name}`"
        )));
    }
    path.canonicalize().with_context(|| format!("cannot find {name}"))
}

/// What the program prints.
///
/// # Errors
///
/// If it cannot be started, fails, prints without end, or takes longer than `patience`: then it is
/// killed.
pub fn run(program: &Path, input: &[u8], patience: Duration) -> Result<Vec<u8>> {
    let [stdin, stdout, stderr] = [temporary()?, temporary()?, temporary()?];
    (&stdin).write_all(input).and_then(|()| (&stdin).rewind()).context("cannot keep the input")?;
    let mut command = Command::new(program);
    command.stdin(stdin).stdout(stdout.try_clone()?).stderr(stderr.try_clone()?);
    let limits = Limits::patience(patience);
    let outcome = watch(&mut command, &limits, &[&stdout, &stderr])?;
    match outcome.complaint(&limits, &tail(stderr)?) {
        Some(complaint) => bail!("{} {complaint}", visible::path(program)),
        None => read_all(stdout),
    }
}

/// A file without a name.
fn temporary() -> Result<File> {
    tempfile::tempfile().context("cannot make a file for what a program prints")
}

/// All that was written into the file.
///
/// # Errors
///
/// If it cannot be read.
pub fn read_all(mut file: File) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    file.rewind().and_then(|()| file.read_to_end(&mut bytes)).context("cannot read it again")?;
    Ok(bytes)
}

#[cfg(test)]
mod tests;
