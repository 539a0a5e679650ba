//! Whose answers are doubted.

use super::find::{Answer, both};
use anyhow::{Context, Result};
use judge::process::{
    Files, Limits, MOST_BYTES, MOST_PROCESSES, file_to_read, read_all, supervise,
};
use rules::{NoAnswer, Problem};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Whose answers are doubted.
pub enum Who {
    Program(PathBuf),
    /// A wrong idea, by its number.
    Idea(usize),
}

/// The same, with what is needed to ask.
pub struct Suspect<'a> {
    pub problem: &'a dyn Problem,
    pub who: Who,
    /// Runs the programs.
    pub supervisor: &'a Path,
}

impl Suspect<'_> {
    /// What is wrong with the answer by the rules, if anything, in a run of at most that much CPU time.
    pub fn disagreement(&self, input: &str, patience: Duration) -> Result<Option<String>> {
        let (who, found) = match self.found(input, &limits(patience))? {
            None => return Ok(None),
            Some((who, Err(complaint))) => return Ok(Some(format!("the {who} {complaint}"))),
            Some((who, Ok(found))) => (who, found),
        };
        let wrong = self.problem.check(input, &String::from_utf8_lossy(&found))?.err();
        let Some(_) = wrong else { return Ok(None) };
        let expected = self.problem.answer(input)?;
        Ok(Some(both("the rules say", expected.as_bytes(), who, &found)))
    }

    /// Who answers, and what; nothing if an idea has no answer, which is not a wrong one.
    pub fn found(&self, input: &str, limits: &Limits) -> Result<Option<(&'static str, Answer)>> {
        Ok(match &self.who {
            Who::Program(program) => Some(("program", self.ask(program, input, limits)?)),
            Who::Idea(number) => match self.problem.wrong_answer(*number, input) {
                Ok(answer) => Some(("idea", Ok(answer.into_bytes()))),
                Err(NoAnswer::Unsolved(_)) => None,
                Err(error) => return Err(error.into()),
            },
        })
    }

    /// What a program prints, or what is wrong with its run.
    pub fn ask(&self, program: &Path, input: &str, limits: &Limits) -> Result<Answer> {
        let input = file_to_read(|file| file.write_all(input.as_bytes()))?;
        let output = tempfile::tempfile().context("cannot make a file for the output")?;
        let files = Files { input: &input, output: Some(&output) };
        let report = supervise(self.supervisor, program, &[], files, limits)?;
        Ok(match report.outcome.complaint(limits, &report.errors) {
            Some(complaint) => Err(complaint),
            None => Ok(read_all(output)?),
        })
    }
}

/// No program needs to sleep.
const SLEEP: Duration = Duration::from_secs(1);
/// Wider than any judge's, as programs are also built to find bugs in.
const MOST_MEMORY: u64 = 1 << 30;

/// Other programs run, too: by the wall clock there is this much more time, and four times as much.
const QUEUE: Duration = Duration::from_secs(10);

pub fn limits(cpu: Duration) -> Limits {
    let (memory, output, processes) = (MOST_MEMORY, MOST_BYTES, MOST_PROCESSES);
    let wall = QUEUE + 4 * cpu;
    Limits { cpu, idle: SLEEP.min(cpu), wall, memory, output, processes }
}
