//! Runs a program by a process of its own, `supervisor measure`, which starts, watches and ends it.
//!
//! The peak memory of a process counts from that of the one that starts it, so that one is small. It adopts
//! whatever the program leaves behind, and ends everything when nobody can read its report any more, however
//! that came. The program's input and output are files without names, which it cannot delete or replace; it
//! runs in an empty folder. What it can do is kill or stop the process that measures it: then that is
//! noticed, whatever is left comes to the process that called [`supervise`], and is ended there.

use super::tree;
use super::{ALONE, Limits, Outcome, watch};
use crate::{interrupted, visible};
use anyhow::{Context, Result, anyhow, ensure};
use serde::{Deserialize, Serialize};
use std::fs::File;
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// How a run went, and what the program said on standard error.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Report {
    /// Ending and cost.
    #[serde(flatten)]
    pub outcome: Outcome,
    /// The end of standard error, as it may be shown.
    pub errors: String,
}

/// What a program reads and writes.
#[derive(Clone, Copy, Debug)]
pub struct Files<'a> {
    /// Its standard input, from the start.
    pub input: &'a File,
    /// For its standard output, which is thrown away without one.
    pub output: Option<&'a File>,
}

/// How often the process that measures is looked at.
const LOOK: Duration = Duration::from_millis(50);
/// How much longer than the program it may take.
const GRACE: Duration = Duration::from_secs(15);
/// No report is longer.
const MOST_BYTES: u64 = 1 << 20;

/// Whether all children of this process are those of [`supervise`].
static ADOPTS: AtomicBool = AtomicBool::new(false);

/// From now on this process becomes the parent of what is left of a program where the process that measures
/// it is killed. For a process that starts no other children than by [`supervise`].
pub fn adopt_orphans() {
    ADOPTS.store(tree::adopt_orphans(), Ordering::Relaxed);
}

/// Runs the program once, by `supervisor`.
///
/// # Errors
///
/// If the supervisor cannot be started, fails by itself, or this process was interrupted.
pub fn supervise(
    supervisor: &Path,
    program: &Path,
    arguments: &[String],
    files: Files<'_>,
    limits: &Limits,
) -> Result<Report> {
    ensure!(!interrupted(), "interrupted");
    let mut input = files.input;
    input.rewind().context("cannot read the input from its start")?;
    let folder = tempfile::tempdir().context("cannot make a folder for the program")?;
    let mut command = Command::new(supervisor);
    command.arg("measure").arg("--limits").arg(serde_json::to_string(limits)?);
    command.arg("--").arg(program).args(arguments);
    command.current_dir(&folder).env("PWD", folder.path()).env_remove("OLDPWD");
    command.stdin(input.try_clone()?).stdout(Stdio::piped());
    match files.output {
        Some(output) => command.stderr(output.try_clone()?),
        None => command.stderr(Stdio::null()),
    };
    // So Ctrl-C does not end it before this process knows of it.
    tree::lead_a_group(&mut command);
    let start = Instant::now();
    let mut child = tree::start_supervisor(&mut command).context("cannot start the supervisor")?;
    // It holds an end of the pipe.
    drop(command);
    let pipe = child.stdout.take();
    thread::scope(|scope| {
        // Whatever is written into it, and whenever: nobody who writes shall wait.
        let report = scope.spawn(|| pipe.and_then(read));
        let ended = ends_by_itself(&mut child, start, limits);
        if !ended {
            // It fails if it has ended meanwhile.
            let _ = child.kill();
        }
        let status = child.wait();
        tree::forget_supervisor(&child);
        let status = status.context("cannot wait for the supervisor")?;
        let is_well = ended && status.success();
        let left = if !is_well && ADOPTS.load(Ordering::Relaxed) { tree::end_orphans() } else { 0 };
        match report.join().expect("the reader does not panic").filter(|_| is_well) {
            Some(report) => report.map_err(|error| anyhow!(error)),
            None => {
                ensure!(!interrupted(), "interrupted");
                Ok(disturbed(ended.then_some(status), start.elapsed(), left))
            }
        }
    })
}

/// Whether the process that measures ends, and neither is stopped nor hangs.
fn ends_by_itself(child: &mut Child, start: Instant, limits: &Limits) -> bool {
    loop {
        if tree::ends_within(child, LOOK) {
            return true;
        }
        if tree::is_stopped(child) || start.elapsed() > limits.wall.saturating_add(GRACE) {
            return false;
        }
    }
}

/// What it reports, if that can be read: the program may have written into the pipe, too.
fn read(pipe: ChildStdout) -> Option<Result<Report, String>> {
    let mut text = Vec::new();
    pipe.take(MOST_BYTES).read_to_end(&mut text).ok()?;
    serde_json::from_slice(&text).ok()
}

/// Nothing is known of a program that kept the process that measures it from its work.
fn disturbed(ended: Option<ExitStatus>, wall: Duration, left: usize) -> Report {
    let how = match ended {
        Some(status) if status.success() => "it wrote into the report on it".to_string(),
        Some(status) => format!("it killed the process that measures it ({status})"),
        None => "it stopped the process that measures it".to_string(),
    };
    let outcome = Outcome { wall, left, ..Outcome::not_started(how) };
    Report { outcome, errors: String::new() }
}

/// The other side: runs the program in this process, whose standard output [`supervise`] reads. Standard input
/// is the program's, standard error is the file for its output.
///
/// # Errors
///
/// If a file cannot be made, or the program cannot be waited for.
pub fn run_supervised(program: &Path, arguments: &[String], limits: &Limits) -> Result<Report> {
    tree::keep_signals_within();
    measure_alone();
    thread::spawn(end_with_the_reader);
    let output = tree::standard_error().context("standard error is closed")?;
    let errors = tempfile::tempfile().context("cannot make a file for standard error")?;
    let mut command = Command::new(program);
    command.args(arguments).stdout(output.try_clone()?).stderr(errors.try_clone()?);
    let outcome = watch(&mut command, limits, &[&output, &errors])?;
    Ok(Report { outcome, errors: tail(errors)? })
}

/// From now on this process becomes the parent of whatever loses its own, and [`watch`] counts and ends all
/// that is left when the program has ended. For a process that runs one program in its life, and starts no
/// other child.
pub fn measure_alone() {
    ALONE.store(tree::adopt_orphans(), Ordering::Relaxed);
}

/// Whoever started this process waits for its report, and may be killed.
fn end_with_the_reader() {
    tree::wait_for_the_reader_to_leave();
    loop {
        super::interrupt_descendants();
        thread::sleep(Duration::from_millis(5));
    }
}

/// A file without a name that holds these bytes, and can be read alone.
///
/// # Errors
///
/// If it cannot be written.
pub fn file_to_read(write: impl FnOnce(&mut File) -> std::io::Result<()>) -> Result<File> {
    let cannot = "cannot make a file for the input";
    let mut file = tempfile::NamedTempFile::new().context(cannot)?;
    write(file.as_file_mut()).and_then(|()| file.flush()).context(cannot)?;
    File::open(file.path()).context(cannot)
}

/// The last lines that were written into the file, as they may be shown.
///
/// # Errors
///
/// If it cannot be read.
pub fn tail(mut file: File) -> Result<String> {
    const MOST: u64 = 4096;
    let start = file.metadata()?.len().saturating_sub(MOST);
    file.seek(SeekFrom::Start(start))?;
    let mut bytes = Vec::new();
    file.take(MOST).read_to_end(&mut bytes)?;
    // A character that was cut in two.
    let cut = bytes.iter().take_while(|&&byte| start > 0 && byte & 0xc0 == 0x80).count().min(3);
    Ok(visible::text(&bytes[cut..]).trim_end().into())
}
