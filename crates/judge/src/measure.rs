//! One run of a program, with the kernel's account of it.

use crate::process::{self, Files, Limits, Outcome, Report, watch};
use crate::visible;
use anyhow::{Context, Result, ensure};
use std::fs::File;
use std::io::{self, ErrorKind, PipeWriter};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::thread;
use std::time::Duration;

/// How a program gets its input.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Feed {
    /// Its standard input is the file.
    File,
    /// Its standard input is a pipe.
    Pipe,
}

/// What a run cost.
#[derive(Clone, Copy, Debug)]
pub struct Cost {
    /// CPU time of the whole process, user and system.
    pub cpu: Duration,
    /// Peak resident memory in bytes.
    pub memory: u64,
}

/// A program, its arguments, its input, and where its output goes.
#[derive(Clone, Debug)]
pub struct Run {
    /// The executable.
    pub program: PathBuf,
    /// What it is told.
    pub arguments: Vec<String>,
    /// The file with its input.
    pub input: PathBuf,
    /// How the input reaches it.
    pub feed: Feed,
    /// The file for its output, which is thrown away without one.
    pub output: Option<PathBuf>,
}

impl Run {
    /// A program without arguments on a file.
    pub fn new(program: &Path, input: &Path) -> Self {
        let (program, input) = (program.into(), input.into());
        Run { program, arguments: Vec::new(), input, feed: Feed::File, output: None }
    }

    /// Runs the program once, in this process.
    ///
    /// # Errors
    ///
    /// If it cannot be started, or a file cannot be opened.
    pub fn report(&self, limits: &Limits) -> Result<Report> {
        let mut command = Command::new(&self.program);
        command.args(&self.arguments);
        let errors = tempfile::tempfile().context("cannot make a file for standard error")?;
        command.stderr(errors.try_clone()?);
        let mut outputs = Vec::new();
        match &self.output {
            None => command.stdout(Stdio::null()),
            Some(path) => {
                let file = create(path)?;
                outputs.push(file.try_clone()?);
                command.stdout(file)
            }
        };
        let input = open(&self.input)?;
        let feeder = match self.feed {
            Feed::File => {
                command.stdin(input);
                None
            }
            Feed::Pipe => {
                let (reader, writer) = io::pipe()?;
                command.stdin(reader);
                Some(thread::spawn(|| feed(writer, input)))
            }
        };
        let outputs: Vec<&File> = outputs.iter().chain([&errors]).collect();
        let outcome = watch(&mut command, limits, &outputs)?;
        // It holds an end of the pipe, on which the feeder may wait.
        drop(command);
        if let Some(feeder) = feeder {
            feeder.join().expect("the feeder does not panic")?;
        }
        Ok(Report { outcome, errors: process::tail(errors)? })
    }

    /// Runs the program once, in this process, and throws its output away.
    ///
    /// # Errors
    ///
    /// If it cannot be started or fails.
    pub fn cost(&self) -> Result<Cost> {
        let report = self.report(&LONG)?;
        let Outcome { success, status, cpu, memory, .. } = report.outcome;
        ensure!(success, "{} failed: {status}\n{}", visible::path(&self.program), report.errors);
        Ok(Cost { cpu, memory })
    }

    /// Runs the program once by a process of its own. Its path is absolute.
    ///
    /// # Errors
    ///
    /// If a file cannot be opened, or as [`process::supervise`].
    pub fn supervised(&self, supervisor: &Path, limits: &Limits) -> Result<Report> {
        let input = open(&self.input)?;
        let output = self.output.as_deref().map(create).transpose()?;
        let files = Files { input: &input, output: output.as_ref() };
        process::supervise(supervisor, &self.program, &self.arguments, files, limits)
    }
}

/// For programs that are trusted to end.
pub const LONG: Limits = Limits {
    cpu: Duration::MAX,
    idle: Duration::MAX,
    wall: Duration::from_secs(3600),
    memory: u64::MAX,
    output: u64::MAX,
    processes: usize::MAX,
};

/// Where this process was started by [`process::supervise`], does its work: runs a program once and reports on
/// it. `main` calls this first, and ends if there is a status.
pub fn supervise_if_asked() -> Option<ExitCode> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [verb, option, limits, separator, program, arguments @ ..] = &arguments[..] else {
        return None;
    };
    if [verb, option, separator] != ["measure", "--limits", "--"] {
        return None;
    }
    let report = serde_json::from_str(limits)
        .context("the limits are malformed")
        .and_then(|limits| process::run_supervised(Path::new(program), arguments, &limits))
        .map_err(|error| format!("{error:#}"));
    match serde_json::to_writer(io::stdout(), &report) {
        Ok(()) => Some(ExitCode::SUCCESS),
        Err(_) => Some(ExitCode::FAILURE),
    }
}

fn open(path: &Path) -> Result<File> {
    File::open(path).with_context(|| format!("cannot open {}", visible::path(path)))
}

fn create(path: &Path) -> Result<File> {
    File::create(path).with_context(|| format!("cannot write {}", visible::path(path)))
}

/// Copies the file into the pipe. The program may stop reading whenever it likes.
fn feed(mut pipe: PipeWriter, mut input: File) -> Result<()> {
    match io::copy(&mut input, &mut pipe) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(error.into()),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(program: &str, arguments: &[&str], feed: Feed) -> Run {
        let input = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml"));
        let arguments = arguments.iter().map(ToString::to_string).collect();
        Run { arguments, feed, ..Run::new(Path::new(program), input) }
    }

    #[test]
    fn the_input_arrives_by_file_and_by_pipe() {
        for feed in [Feed::File, Feed::Pipe] {
            let cost = run("grep", &["-q", "judge"], feed).cost().expect("grep finds the word");
            assert!(cost.memory > 0);
            assert!(run("grep", &["-q", "no such words"], feed).cost().is_err());
        }
    }

    #[test]
    fn an_input_that_nobody_reads_does_not_hold_the_run_up() {
        let input = tempfile::NamedTempFile::new().expect("there is a folder for it");
        std::fs::write(&input, vec![b'7'; 1 << 20]).expect("it is writable");
        let run = Run { feed: Feed::Pipe, ..Run::new(Path::new("true"), input.path()) };
        assert!(run.cost().is_ok());
    }

    #[test]
    fn a_report_is_read_again() {
        let report = run("sh", &["-c", "echo oops >&2; exit 3"], Feed::File).report(&LONG);
        let text = serde_json::to_string(&report.expect("it starts")).expect("it is data");
        let report: Report = serde_json::from_str(&text).expect("it was written so");
        assert_eq!(
            (report.errors.as_str(), report.outcome.status.as_str()),
            ("oops", "exit status: 3")
        );
    }

    #[test]
    fn a_failure_names_the_program() {
        let error = run("./no-such-program", &[], Feed::File).cost().expect_err("it is missing");
        assert!(format!("{error:#}").contains("no-such-program"), "{error:#}");
        let error = run("false", &[], Feed::File).cost().expect_err("it fails");
        assert!(format!("{error:#}").contains("exit status: 1"), "{error:#}");
    }
}
