//! A run by a small process of its own, this program again: the kernel counts a program's peak memory from that of
//! the process that starts it. That process also adopts what leaves the program's group, and ends it.

use crate::console::error_text;
use crate::locale;
use crate::runner::process::{
    Limits, MOST_BYTES, Outcome, Stop, file_with, read_all, temporary, watch,
};
use crate::runner::runnable::Runnable;
use crate::runner::{interrupted, overflow, tree};
use anyhow::{Context, Result, anyhow, ensure};
use language::{Text, text};
use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::Path;
use std::process::{Child, Command, ExitCode, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tempfile::TempDir;

/// The first argument of a process that runs a program for [`measure`].
const VERB: &str = "--measure";
/// The time for a program that is trusted.
const PATIENCE: Duration = Duration::from_secs(60);
/// Interval at which an interrupt by the user is noticed.
const TICK: Duration = Duration::from_millis(20);

/// Runs a program once in an empty folder. The program of this process calls [`measure_if_asked`] first.
///
/// # Errors
///
/// If a process or a folder cannot be made, a disk is full, or the user interrupts.
pub fn measure(
    program: &Runnable,
    input: impl Into<Stdio>,
    output: impl Into<Stdio>,
    limits: &Limits,
) -> Result<Outcome> {
    measure_in(empty_folder()?.path(), &AtomicBool::new(false), program, input, output, limits)
}

/// Runs a program on an input, and returns what it answered: on standard output, or in its file. A crash is looked into.
///
/// # Errors
///
/// As [`measure`].
pub fn answer(program: &Runnable, input: &str, limits: &Limits) -> Result<(Outcome, Vec<u8>)> {
    let (mut outcome, found) = answer_once(program, input, limits)?;
    let again = |limits: &Limits| Ok(answer_once(program, input, limits)?.0);
    outcome.is_overflow |= overflow::is_shown(&outcome, limits, again)?;
    Ok((outcome, found))
}

/// Runs a program as [`answer`] does that is trusted to end well. The inner error is its fault, in words that follow its name.
pub fn trusted(program: &Runnable, input: &str) -> Result<Result<String, String>> {
    let limits = Limits::patience(PATIENCE);
    let (outcome, found) = answer(program, input, &limits)?;
    let printed = || String::from_utf8_lossy(&found).into_owned();
    Ok(outcome.complaint(&limits).map_or_else(|| Ok(printed()), Err))
}

fn answer_once(program: &Runnable, input: &str, limits: &Limits) -> Result<(Outcome, Vec<u8>)> {
    let (folder, output) = (empty_folder()?, temporary()?);
    let mut typed = input;
    if let Some(files) = &program.files {
        fs::write(folder.path().join(&files.input), input)?;
        typed = "";
    }
    let [input, printed] = [file_with(typed.as_bytes())?, output.try_clone()?];
    let go_on = AtomicBool::new(false);
    let mut outcome = measure_in(folder.path(), &go_on, program, input, printed, limits)?;
    if outcome.stopped.is_some() {
        return Ok((outcome, Vec::new()));
    }
    let found = match &program.files {
        Some(files) => file_in(&folder.path().join(&files.output)),
        None => read_all(output)?,
    };
    if found.len() as u64 > MOST_BYTES {
        outcome.stopped = Some(Stop::Output);
    }
    if found.is_empty() {
        outcome.files = names_in(folder.path())?;
    }
    Ok((outcome, found))
}

/// The bytes of a file that the program wrote; none of a link, which may lead anywhere.
fn file_in(path: &Path) -> Vec<u8> {
    match path.symlink_metadata() {
        Ok(file) if file.is_file() => fs::read(path).unwrap_or_default(),
        _ => Vec::new(),
    }
}

/// The names of some files in a folder.
fn names_in(folder: &Path) -> Result<Vec<String>> {
    const MOST: usize = 3;
    let entries = fs::read_dir(folder)?.take(MOST);
    entries.map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned())).collect()
}

pub(super) fn empty_folder() -> Result<TempDir> {
    tempfile::tempdir().with_context(|| {
        text!("cannot make an empty folder for the program", "无法为程序建立空文件夹")
    })
}

/// Runs a program in a folder. Once `is_silent` is true, it is ended, and that is the reason of the stop.
pub(super) fn measure_in(
    folder: &Path,
    is_silent: &AtomicBool,
    program: &Runnable,
    input: impl Into<Stdio>,
    output: impl Into<Stdio>,
    limits: &Limits,
) -> Result<Outcome> {
    ensure!(!interrupted(), Text("interrupted", "已中断"));
    let mut command = Command::new(
        std::env::current_exe()
            .with_context(|| text!("cannot find this program", "找不到本程序"))?,
    );
    command.arg(VERB).arg(serde_json::to_string(limits)?);
    command.arg(&program.path).args(&program.arguments);
    command.env(locale::VARIABLE, locale::code());
    command.current_dir(folder).env("PWD", folder).env_remove("OLDPWD");
    // Its standard error is where the program prints, its standard output is for the report.
    command.stdin(input).stdout(Stdio::piped()).stderr(output);
    // So Ctrl-C does not end it before this process knows of it.
    tree::new_group(&mut command);
    let child = command
        .spawn()
        .with_context(|| text!("cannot start this program again", "无法再次启动本程序"))?;
    // It holds the program's input and output, which may be pipes.
    drop(command);
    let report = report(child, is_silent)?;
    ensure!(!interrupted(), Text("interrupted", "已中断"));
    if is_silent.load(Ordering::Relaxed) {
        return Ok(Outcome { stopped: Some(Stop::Idle), ..Outcome::default() });
    }
    let status = text!("it disturbed the process that measures it", "它干扰了测量它的进程");
    let disturbed = Outcome { status, ..Outcome::default() };
    let report: Result<Outcome, String> = serde_json::from_slice(&report).unwrap_or(Ok(disturbed));
    report.map_err(|error| anyhow!(error))
}

/// Reads the report of the child. Where the user interrupts, or the program is silent, it is not read, and the child ends
/// by that.
fn report(mut child: Child, is_silent: &AtomicBool) -> Result<Vec<u8>> {
    let mut pipe = child.stdout.take().expect("it is piped");
    let is_over = || interrupted() || is_silent.load(Ordering::Relaxed);
    while !is_over() && !tree::ends_within(&mut child, TICK) {}
    let mut report = Vec::new();
    if !is_over() {
        pipe.read_to_end(&mut report)?;
    }
    drop(pipe);
    // Elsewhere it sees that nobody reads any more.
    #[cfg(windows)]
    if is_over() {
        // With it ends its job. It fails if it has ended.
        let _ = child.kill();
    }
    child.wait().with_context(|| {
        text!("cannot wait for the process that measures", "无法等待测量进程结束")
    })?;
    Ok(report)
}

/// Does the work of a process that [`measure`] has started; `main` ends if there is a status.
pub fn measure_if_asked() -> Option<ExitCode> {
    let mut arguments = std::env::args_os().skip(1);
    if arguments.next()? != VERB {
        return None;
    }
    // `measure` has named the language, so there is such a one.
    let _ = locale::set(std::iter::empty());
    let report = serve(&arguments.next()?, arguments).map_err(|error| error_text(&error));
    tree::end_descendants();
    match serde_json::to_writer(io::stdout(), &report) {
        Ok(()) => Some(ExitCode::SUCCESS),
        Err(_) => Some(ExitCode::FAILURE),
    }
}

fn serve(limits: &OsString, mut words: impl Iterator<Item = OsString>) -> Result<Outcome> {
    let limits: Limits = serde_json::from_slice(limits.as_encoded_bytes())?;
    let mut command =
        Command::new(words.next().with_context(|| text!("no program is named", "没有写明程序"))?);
    let output =
        standard_error().with_context(|| text!("standard error is closed", "标准错误已关闭"))?;
    command.args(words).stdout(output.try_clone()?);
    tree::adopt_orphans();
    tree::set_stack(limits.stack);
    watch(Some(std::process::id()), &mut command, &limits, Some(&output))
}

fn standard_error() -> io::Result<File> {
    #[cfg(unix)]
    let copy = std::os::fd::AsFd::as_fd(&io::stderr()).try_clone_to_owned()?;
    #[cfg(windows)]
    let copy = std::os::windows::io::AsHandle::as_handle(&io::stderr()).try_clone_to_owned()?;
    Ok(copy.into())
}
