//! What a judge says of a run.

use super::MOST_PROCESSES;
use super::cases::Case;
use crate::catalogue::Problem;
use crate::process::{MOST_BYTES, Report, Stop};
use crate::visible;
use std::fmt::{self, Display};
use std::time::Duration;

/// A judge's words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// The answer is right and came within the limits.
    Accepted,
    /// It came within the limits, but nothing knows the right answer: why.
    NotCompared(String),
    /// The answer is wrong, here.
    WrongAnswer(Difference),
    /// It took too long; why it was stopped, if it was.
    TimeLimit(Option<Stop>),
    /// It took too much memory.
    MemoryLimit,
    /// It ended otherwise than with status 0: how, and its last words.
    RuntimeError(String),
    /// It printed too much.
    OutputLimit,
}

impl Verdict {
    pub fn is_accepted(&self) -> bool {
        *self == Verdict::Accepted
    }

    /// Why nothing is known of the answer, if it is so.
    pub fn why_not_compared(&self) -> Option<&String> {
        match self {
            Verdict::NotCompared(why) => Some(why),
            _ => None,
        }
    }

    pub fn name(&self) -> &'static str {
        match self {
            Verdict::Accepted => "AC",
            Verdict::NotCompared(_) => "NC",
            Verdict::WrongAnswer(_) => "WA",
            Verdict::TimeLimit(_) => "TLE",
            Verdict::MemoryLimit => "MLE",
            Verdict::RuntimeError(_) => "RE",
            Verdict::OutputLimit => "OLE",
        }
    }

    /// What a contestant wants to know about it.
    pub fn because(&self) -> String {
        match self {
            Verdict::Accepted => String::new(),
            Verdict::NotCompared(why) => format!("not compared: {why}"),
            Verdict::WrongAnswer(difference) => difference.to_string(),
            Verdict::TimeLimit(None) => "it ended by itself, but too late".into(),
            Verdict::TimeLimit(Some(Stop::Idle)) => "it slept or waited until it was ended".into(),
            Verdict::TimeLimit(Some(_)) => "it was ended".into(),
            Verdict::MemoryLimit => "too much memory".into(),
            Verdict::RuntimeError(text) => text.clone(),
            Verdict::OutputLimit => format!("more than {} MiB of output", MOST_BYTES >> 20),
        }
    }
}

/// The verdict on a run, but for its answer.
pub fn of_run(report: &Report, problem: &Problem) -> Verdict {
    let outcome = &report.outcome;
    match outcome.stopped {
        Some(Stop::Output) => Verdict::OutputLimit,
        Some(Stop::Memory) => Verdict::MemoryLimit,
        Some(Stop::Processes) => {
            Verdict::RuntimeError(format!("it had more than {MOST_PROCESSES} processes at a time"))
        }
        _ if outcome.memory > problem.memory() => Verdict::MemoryLimit,
        Some(stop) => Verdict::TimeLimit(Some(stop)),
        None if outcome.cpu > problem.time() => Verdict::TimeLimit(None),
        None if !outcome.success => {
            let text = format!("{}\n{}", outcome.status, report.errors);
            Verdict::RuntimeError(text.trim_end().into())
        }
        None => Verdict::Accepted,
    }
}

/// A case with its verdict.
#[derive(Debug)]
pub struct Judged {
    pub case: String,
    /// How to see its input.
    pub hint: String,
    pub verdict: Verdict,
    pub cpu: Duration,
    pub memory: u64,
    /// How many processes the program left behind.
    pub left: usize,
}

impl Judged {
    pub fn new(case: &Case, verdict: Verdict, report: Report) -> Self {
        let outcome = report.outcome;
        let (case, hint) = (case.title(), case.hint());
        Judged { case, hint, verdict, cpu: outcome.cpu, memory: outcome.memory, left: outcome.left }
    }
}

/// The first word in which two answers differ. Places are those of the answer that was found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    line: usize,
    column: usize,
    /// As it may be shown; `None` is the end.
    expected: Option<String>,
    found: Option<String>,
}

impl Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = |word: &Option<String>| match word {
            None => "the end".into(),
            Some(word) if word.chars().count() > 40 => {
                format!("\"{}...\"", word.chars().take(40).collect::<String>())
            }
            Some(word) => format!("\"{word}\""),
        };
        let (expected, found) = (word(&self.expected), word(&self.found));
        let Difference { line, column, .. } = self;
        write!(f, "line {line}, column {column}: expected {expected}, found {found}")
    }
}

/// Compares two answers word by word; how the words are spaced does not matter.
pub fn first_difference(expected: &[u8], found: &[u8]) -> Option<Difference> {
    let (mut wanted, mut given) = (Words::new(expected), Words::new(found));
    loop {
        let (want, have) = (wanted.next(), given.next());
        if want != have {
            let (line, column) = given.place();
            return Some(Difference {
                line,
                column,
                expected: want.map(visible::word),
                found: have.map(visible::word),
            });
        }
        want?;
    }
}

/// The words of a text, which know where they stand.
struct Words<'a> {
    text: &'a [u8],
    start: usize,
    end: usize,
}

impl<'a> Words<'a> {
    fn new(text: &'a [u8]) -> Self {
        Words { text, start: 0, end: 0 }
    }

    /// Line and column, from 1, columns in bytes, of the last word, or of the end.
    fn place(&self) -> (usize, usize) {
        let before = &self.text[..self.start];
        let line = before.iter().filter(|&&byte| byte == b'\n').count();
        let column = before.iter().rev().take_while(|&&byte| byte != b'\n').count();
        (line + 1, column + 1)
    }
}

impl<'a> Iterator for Words<'a> {
    type Item = &'a [u8];

    fn next(&mut self) -> Option<&'a [u8]> {
        let rest = &self.text[self.end..];
        let blanks = rest.iter().take_while(|byte| byte.is_ascii_whitespace()).count();
        let letters = rest[blanks..].iter().take_while(|byte| !byte.is_ascii_whitespace()).count();
        self.start = self.end + blanks;
        self.end = self.start + letters;
        (letters > 0).then(|| &self.text[self.start..self.end])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn says(expected: &str, found: &str, difference: &str) {
        let said = first_difference(expected.as_bytes(), found.as_bytes());
        assert_eq!(said.map_or("none".into(), |said| said.to_string()), difference);
    }

    #[test]
    fn nothing_is_nothing() {
        says("", "", "none");
        says("", " \n\n", "none");
        says("1\n", "", "line 1, column 1: expected \"1\", found the end");
        says("", "1", "line 1, column 1: expected the end, found \"1\"");
    }

    #[test]
    fn spaces_do_not_matter() {
        says("1 2\n3\n", "1\n  2 3", "none");
        says("Yes\n", "Yes\r\n\r\n", "none");
    }

    #[test]
    fn the_first_difference_is_shown_where_it_is_found() {
        says("1 2\n3 4\n", "1 2\n3  5\n", "line 2, column 4: expected \"4\", found \"5\"");
        says("1 2\n", "12\n", "line 1, column 1: expected \"1\", found \"12\"");
        says("Yes", "yes", "line 1, column 1: expected \"Yes\", found \"yes\"");
        says("1\n2\n", "1\n", "line 2, column 1: expected \"2\", found the end");
        says("1\n", "1\n2\n3\n", "line 2, column 1: expected the end, found \"2\"");
        says("a", "\u{1b}[2J", "line 1, column 1: expected \"a\", found \"\\u{1b}[2J\"");
        says("0", "0\0", "line 1, column 1: expected \"0\", found \"0\\0\"");
        says("0", "\u{202e}0", "line 1, column 1: expected \"0\", found \"\\u{202e}0\"");
    }

    /// They are no text, but not the same either.
    #[test]
    fn bytes_are_compared_as_they_are() {
        let difference = first_difference(b"\xff", b"\xfe").expect("they differ");
        assert!(
            difference.to_string().ends_with("expected \"\\xff\", found \"\\xfe\""),
            "{difference}"
        );
    }

    #[test]
    fn a_long_word_is_cut() {
        let long = "9".repeat(1000);
        let text = format!("line 1, column 1: expected \"1\", found \"{}...\"", "9".repeat(40));
        says("1", &long, &text);
    }
}
