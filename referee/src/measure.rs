//! One run of a program, with the kernel's account of it.

use crate::console::say;
use anyhow::{Context, Result, ensure};
use std::fs::File;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::process::{ChildStdin, Command, Stdio};
use std::thread;
use std::time::Duration;
use wait4::Wait4;

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

/// A program, its arguments and its input.
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
}

impl Run {
    /// Runs the program once and throws its output away.
    ///
    /// # Errors
    ///
    /// If it cannot be started or fails.
    pub fn cost(&self) -> Result<Cost> {
        let mut command = Command::new(&self.program);
        command.args(&self.arguments).stdout(Stdio::null());
        match self.feed {
            Feed::File => command.stdin(open(&self.input)?),
            Feed::Pipe => command.stdin(Stdio::piped()),
        };
        let mut child = command.spawn().with_context(|| format!("cannot start {command:?}"))?;
        let feeder = child.stdin.take().map(|pipe| {
            let input = self.input.clone();
            thread::spawn(move || feed(pipe, &input))
        });
        let usage = child.wait4().with_context(|| format!("cannot wait for {command:?}"))?;
        if let Some(feeder) = feeder {
            feeder.join().expect("the feeder does not panic")?;
        }
        ensure!(usage.status.success(), "{command:?} failed: {}", usage.status);
        let used = usage.rusage;
        Ok(Cost { cpu: used.utime + used.stime, memory: used.maxrss })
    }
}

/// Measure one run of a program: CPU time and peak memory of the whole process, by the kernel
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  cargo referee measure ./a.out --input path.in
  cargo referee measure target/release/p2197 --input samples/p2197/1.in")]
pub struct Arguments {
    /// The program
    program: PathBuf,
    /// The file that is its standard input
    #[arg(long, value_name = "FILE")]
    input: PathBuf,
}

/// Runs `cargo referee measure`. The line that it prints is read by [`Cost::parse`].
///
/// # Errors
///
/// If the program cannot be started or fails.
pub fn run(arguments: &Arguments) -> Result<()> {
    let Arguments { program, input } = arguments;
    let run = Run {
        program: program.clone(),
        arguments: Vec::new(),
        input: input.clone(),
        feed: Feed::File,
    };
    let Cost { cpu, memory } = run.cost()?;
    say(format_args!("{} us, {memory} bytes", cpu.as_micros()));
    Ok(())
}

impl Cost {
    /// The cost in a line of `cargo referee measure`. A process whose own memory is large measures by
    /// starting that: the peak memory of a child counts from its parent's.
    pub fn parse(line: &str) -> Option<Self> {
        let (cpu, memory) = line.trim().strip_suffix(" bytes")?.split_once(" us, ")?;
        let cpu = Duration::from_micros(cpu.parse().ok()?);
        Some(Cost { cpu, memory: memory.parse().ok()? })
    }
}

fn open(path: &Path) -> Result<File> {
    File::open(path).with_context(|| format!("cannot open {}", path.display()))
}

/// Copies the file into the pipe. The program may stop reading whenever it likes.
fn feed(mut pipe: ChildStdin, input: &Path) -> Result<()> {
    match io::copy(&mut open(input)?, &mut pipe) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(error.into()),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(program: &str, arguments: &[&str], feed: Feed) -> Run {
        Run {
            program: program.into(),
            arguments: arguments.iter().map(ToString::to_string).collect(),
            input: concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml").into(),
            feed,
        }
    }

    #[test]
    fn the_input_arrives_by_file_and_by_pipe() {
        for feed in [Feed::File, Feed::Pipe] {
            let cost = run("grep", &["-q", "referee"], feed).cost().expect("grep finds the word");
            assert!(cost.memory > 0);
            assert!(run("grep", &["-q", "no such words"], feed).cost().is_err());
        }
    }

    #[test]
    fn a_printed_cost_is_read_again() {
        let cost = Cost::parse("1234 us, 5678 bytes\n").expect("it is a cost");
        assert_eq!((cost.cpu.as_micros(), cost.memory), (1234, 5678));
        for line in ["", "1 us", "x us, 1 bytes", "1 us, -1 bytes"] {
            assert!(Cost::parse(line).is_none(), "{line}");
        }
    }

    #[test]
    fn a_failure_names_the_program() {
        let error = run("./no-such-program", &[], Feed::File).cost().expect_err("it is missing");
        assert!(format!("{error:#}").contains("no-such-program"), "{error:#}");
        let error = run("false", &[], Feed::File).cost().expect_err("it fails");
        assert!(format!("{error:#}").contains("exit status: 1"), "{error:#}");
    }
}
