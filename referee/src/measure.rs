//! One run of a program, with the kernel's account of it.

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
    File,
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
    pub program: PathBuf,
    pub arguments: Vec<String>,
    pub input: PathBuf,
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
    fn a_failure_names_the_program() {
        let error = run("./no-such-program", &[], Feed::File).cost().expect_err("it is missing");
        assert!(format!("{error:#}").contains("no-such-program"), "{error:#}");
        let error = run("false", &[], Feed::File).cost().expect_err("it fails");
        assert!(format!("{error:#}").contains("exit status: 1"), "{error:#}");
    }
}
