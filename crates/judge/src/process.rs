//! Runs a program within limits, and leaves nothing of it running.
//!
//! Every program is started, watched and ended by [`watch`]. What it cost is the kernel's account, given
//! when it has ended; a look at `/proc` every few milliseconds only decides whether it must be ended
//! early. The program leads a process group of its own, which is killed when it ends. What leaves the
//! group as well is caught where [`adopt_orphans`] was called.
//!
//! Elsewhere than on Linux nobody looks at CPU time and memory while the program runs: too much of them
//! is noticed when it ends by itself, or by the wall clock.

mod tree;

use crate::console::Usage;
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
/// No answer of a judge is longer.
pub const MOST_BYTES: u64 = 64 << 20;

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
}

impl Limits {
    /// The output and the time since the start are bounded, as for a program that is trusted.
    pub fn patience(wall: Duration) -> Self {
        let (cpu, idle) = (Duration::MAX, Duration::MAX);
        Limits { cpu, idle, wall, memory: u64::MAX, output: MOST_BYTES }
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
    /// CPU time, user and system, of the program and of all children that it waited for.
    pub cpu: Duration,
    /// Time from its start to its end.
    pub wall: Duration,
    /// Peak resident memory in bytes, the greatest of the program and of all children that it waited for.
    pub memory: u64,
    /// How many processes it left behind; none of them runs any more.
    pub left: usize,
}

/// Whether every child of this process belongs to the program that is watched.
static ALONE: AtomicBool = AtomicBool::new(false);

/// From now on this process becomes the parent of whatever loses its own, and [`watch`] ends all that is
/// left when a program has ended. For a process that starts no other children and watches one program at
/// a time.
pub fn adopt_orphans() {
    ALONE.store(tree::adopt_orphans(), Ordering::Relaxed);
}

/// Kills this process's children, and theirs, and becomes the parent of those that lose theirs by that.
pub fn interrupt_descendants() {
    tree::adopt_orphans();
    tree::kill_below(std::process::id());
}

/// Kills all children of this process, and all that it adopted, and waits for their end; says how many
/// there were.
pub fn end_orphans() -> usize {
    tree::end_orphans()
}

/// Runs `command`, whose streams are set, until it ends or passes a limit. The length of each of
/// `outputs` is bounded.
///
/// # Errors
///
/// If it cannot be started or waited for.
pub fn watch(command: &mut Command, limits: &Limits, outputs: &[&File]) -> Result<Outcome> {
    tree::lead_a_group(command);
    let start = Instant::now();
    let mut child = command
        .spawn()
        .with_context(|| format!("cannot start {}", command.get_program().display()))?;
    tree::limit(&child, limits);
    let mut watcher = Watcher::new(&child, limits);
    let stopped = loop {
        if tree::ends_within(&mut child, TICK) {
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
    let left = if ALONE.load(Ordering::Relaxed) { end_orphans() } else { 0 };
    Ok(Outcome {
        success: stopped.is_none() && usage.status.success(),
        status: describe(usage.status),
        stopped: stopped.or_else(|| too_long(limits, outputs).then_some(Stop::Output)),
        cpu: usage.rusage.utime + usage.rusage.stime,
        wall,
        memory: usage.rusage.maxrss,
        left,
    })
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
}

impl<'a> Watcher<'a> {
    fn new(child: &Child, limits: &'a Limits) -> Self {
        let family = tree::Family::new(child.id());
        Watcher { limits, family, seen: Duration::ZERO, cpu: Duration::ZERO, idle: Duration::ZERO }
    }

    /// Whether the program must be ended, that long after its start.
    fn look(&mut self, now: Duration, outputs: &[&File]) -> Option<Stop> {
        let limits = self.limits;
        let use_now = self.family.look(now);
        if !use_now.can_run && use_now.cpu == self.cpu {
            self.idle += now - self.seen;
        }
        (self.seen, self.cpu) = (now, use_now.cpu);
        let too_much = [
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
    let name = path.display();
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
    let outcome = watch(&mut command, &Limits::patience(patience), &[&stdout, &stderr])?;
    let name = program.display();
    match outcome.stopped {
        Some(Stop::Output) => bail!("{name} prints more than {} MiB", MOST_BYTES >> 20),
        Some(_) => bail!("{name} does not end within {patience:?}"),
        None if !outcome.success => {
            let errors = read_all(stderr)?;
            let errors = String::from_utf8_lossy(&errors);
            bail!("{name} fails: {}\n{}", outcome.status, errors.trim_end());
        }
        None => read_all(stdout),
    }
}

/// A file without a name.
fn temporary() -> Result<File> {
    tempfile::tempfile().context("cannot make a file for what a program prints")
}

/// All that was written into the file.
fn read_all(mut file: File) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    file.rewind().and_then(|()| file.read_to_end(&mut bytes)).context("cannot read it again")?;
    Ok(bytes)
}

#[cfg(test)]
mod tests;
