//! The program whose answers are doubted.

use crate::console;
use crate::judge::process::{Limits, MOST_BYTES, MOST_PROCESSES};
use crate::judge::visible;
use crate::judging::measured;
use anyhow::{Result, bail};
use language::{Text, text};
use rules::{Problem, output};
use std::path::Path;
use std::time::Duration;

/// A program is told by how much it misses the judge's time, if it is no more than this.
pub const MORE: Duration = Duration::from_secs(1);
/// No program needs to sleep.
const SLEEP: Duration = Duration::from_secs(1);
/// Wider than any judge's, as programs are also built to find bugs in.
const MOST_MEMORY: u64 = 1 << 30;
/// Other programs run, too: by the wall clock there is this much more time, and four times as much.
const QUEUE: Duration = Duration::from_secs(10);
/// The time for our own solution.
const OUR_PATIENCE: Duration = Duration::from_secs(60);

/// A program, and the problem that it is to solve.
pub struct Suspect<'a> {
    pub problem: &'a dyn Problem,
    pub program: &'a Path,
    /// The CPU time that the judge allows.
    pub time: Duration,
}

impl Suspect<'_> {
    /// The fault of the answer to an input by the rules, if there is one.
    pub fn disagreement(&self, input: &str) -> Result<Option<String>> {
        let found = match self.answer(input)? {
            Err(complaint) => {
                return Ok(Some(text!("the program {complaint}", "程序{complaint}")));
            }
            Ok(found) => found,
        };
        if self.problem.check(input, &String::from_utf8_lossy(&found))?.is_ok() {
            return Ok(None);
        }
        let expected = self.problem.answer(input)?;
        Ok(Some(both(Text("the rules say", "暴力的答案"), expected.as_bytes(), &found)))
    }

    /// Compares the answers of the program and of our solution to an extreme input.
    pub fn extreme(&self, number: usize, ours: &Path) -> Result<()> {
        let (name, breaks) = self.problem.extremes()[number];
        let (input, _) = self.problem.extreme_input(number)?;
        let limits = Limits::patience(OUR_PATIENCE);
        let (outcome, expected) = measured(ours, &input, &limits)?;
        if let Some(complaint) = outcome.complaint(&limits) {
            bail!(text!(
                "on {name}, our own solution {complaint}",
                "在 {name} 上，我们自己的题解{complaint}"
            ));
        }
        let found = match self.answer(&input)? {
            Err(complaint) => text!("the program {complaint}", "程序{complaint}"),
            Ok(found) => {
                let texts = [&expected, &found].map(|text| String::from_utf8_lossy(text));
                if output::same(&texts[0], &texts[1]).is_ok() {
                    return Ok(());
                }
                both(Text("our solution says", "题解的答案"), &expected, &found)
            }
        };
        let (command, id) = (console::name(), self.problem.id());
        // Answers to such inputs can be long.
        let lines: Vec<String> =
            found.lines().take(12).map(|line| line.chars().take(80).collect()).collect();
        bail!(text!(
            "on the extreme input of `{command} gen {id} extreme {name}`, meant to break {breaks}\n{lines}\n\
             `{command} judge {id} --bin` shows the first word that differs",
            "极端数据 `{command} gen {id} extreme {name}`，用来卡：{breaks}\n{lines}\n\
             `{command} judge {id} --bin` 显示第一个不同的词",
            lines = lines.join("\n")
        ));
    }

    /// The output, or the fault of the run. What misses the judge's time by little is tried twice: a busy machine slows
    /// any program.
    pub fn answer(&self, input: &str) -> Result<Result<Vec<u8>, String>> {
        let cpu = self.time + MORE;
        let (memory, output, processes) = (MOST_MEMORY, MOST_BYTES, MOST_PROCESSES);
        let limits = Limits { cpu, idle: SLEEP, wall: QUEUE + 4 * cpu, memory, output, processes };
        let (mut outcome, mut found) = measured(self.program, input, &limits)?;
        if outcome.stopped.is_none() && outcome.cpu > self.time {
            (outcome, found) = measured(self.program, input, &limits)?;
        }
        if let Some(complaint) = outcome.complaint(&limits) {
            return Ok(Err(complaint));
        }
        if outcome.cpu > self.time {
            let (took, allowed) = (outcome.cpu.as_secs_f64(), self.time.as_secs_f64());
            return Ok(Err(text!(
                "takes {took:.1} s of CPU time: the judge allows {allowed} s",
                "用了 {took:.1} s CPU 时间：时限是 {allowed} s"
            )));
        }
        Ok(Ok(found))
    }
}

/// Both answers, made safe for a terminal.
fn both(judge: Text, expected: &[u8], found: &[u8]) -> String {
    let (expected, found) = (shown(expected), shown(found));
    text!(
        "{judge}:\n{expected}\nthe program says:\n{found}",
        "{judge}：\n{expected}\n程序的答案：\n{found}"
    )
}

/// The beginning of an answer, made safe for a terminal.
fn shown(answer: &[u8]) -> String {
    const MOST: usize = 4000;
    let more = if answer.len() > MOST { "..." } else { "" };
    visible::text(&answer[..answer.len().min(MOST)]).trim_end().to_string() + more
}

#[test]
fn a_long_answer_is_cut_and_shown() {
    assert_eq!(shown(b"1\x1b[2J\n\n"), "1\\u{1b}[2J");
    assert!(shown(&[b'7'; 5000]).ends_with("7..."));
}
