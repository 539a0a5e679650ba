//! The table of contents: `catalogue.toml` at the root, in the order of a course.

use crate::{Checkout, suggest};
use anyhow::{Context, Result, bail};
use serde::{Deserialize, Serialize};
use std::fs;
use std::time::Duration;

/// What the catalogue says of a problem.
#[derive(Serialize, Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub struct Problem {
    /// The name of the solution's file.
    pub id: String,
    /// As the judge has it.
    pub title: String,
    /// In English.
    pub english: String,
    /// The judge's name.
    pub judge: String,
    /// Where the statement is.
    pub link: String,
    /// Limits of a test; none where the judge's are not known.
    pub time_ms: Option<u32>,
    /// Likewise.
    pub memory_mb: Option<u32>,
    /// The kind of game.
    pub topic: String,
    /// What decides the game, in a line.
    pub theorem: String,
    /// What readers of Chinese see.
    pub chinese: Chinese,
    /// The same problem on other judges.
    pub mirrors: Vec<String>,
    /// Whether the judge takes Rust.
    pub rust: bool,
}

impl Problem {
    /// The CPU time that a test may take; a second, as is common, where the judge's limit is not known.
    pub fn time(&self) -> Duration {
        Duration::from_millis(self.time_ms.unwrap_or(1000).into())
    }

    /// The memory that a test may take, in bytes; 125 MB, as is common, where the judge's limit is not
    /// known.
    pub fn memory(&self) -> u64 {
        u64::from(self.memory_mb.unwrap_or(125)) * 1_000_000
    }

    /// The limits in words, such as `2 s, 125 MB (assumed)`.
    pub fn limits(&self) -> String {
        let (time, memory) = (self.time().as_secs_f64(), self.memory() / 1_000_000);
        match (self.time_ms, self.memory_mb) {
            (Some(_), Some(_)) => format!("{time} s, {memory} MB"),
            (Some(_), None) => format!("{time} s, {memory} MB (assumed)"),
            (None, Some(_)) => format!("{time} s (assumed), {memory} MB"),
            (None, None) => format!("{time} s, {memory} MB (both assumed)"),
        }
    }
}

/// What `README.zh-CN.md` shows of a problem.
#[derive(Serialize, Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub struct Chinese {
    /// The title, where the judge's is not Chinese.
    pub title: Option<String>,
    /// The kind of game.
    pub topic: String,
    /// What decides the game, in a line.
    pub theorem: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    problem: Vec<Problem>,
}

/// Reads the catalogue.
///
/// # Errors
///
/// If the file is missing or malformed; the message names the line.
pub fn read(checkout: &Checkout) -> Result<Vec<Problem>> {
    let path = checkout.path("catalogue.toml");
    let text =
        fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
    let file: File = toml::from_str(&text).with_context(|| format!("{}", path.display()))?;
    Ok(file.problem)
}

/// The entries of the problems of these names, in any case; all, if there is no name.
///
/// # Errors
///
/// If one is unknown; the message names the nearest. If the catalogue cannot be read.
pub fn select(checkout: &Checkout, ids: &[String]) -> Result<Vec<Problem>> {
    let problems = read(checkout)?;
    if ids.is_empty() {
        return Ok(problems);
    }
    let known: Vec<&str> = problems.iter().map(|problem| problem.id.as_str()).collect();
    let find = |id: &String| match known.iter().position(|other| id.eq_ignore_ascii_case(other)) {
        Some(place) => Ok(problems[place].clone()),
        None => bail!(suggest::unknown("problem", id, &known)),
    };
    ids.iter().map(find).collect()
}
