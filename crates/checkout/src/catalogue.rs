//! The table of contents: `catalogue.toml` at the root, in the order of a course.

use crate::checkout::Checkout;
use crate::console::{Usage, say, say_json, table};
use crate::suggest;
use anyhow::{Context, Result, bail};
use clap::Args;
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

/// List the problems, in the order of the course
#[derive(Args)]
#[command(after_help = "\
Examples:
  cargo referee list
  cargo referee list --topic mis   problems on misère play
  cargo referee list --judge luogu
  cargo referee list --json | jq '.[].id'
  cargo referee list --markdown    the table of README.md")]
pub struct Arguments {
    /// Only topics that contain this, in any case
    #[arg(long, value_name = "TOPIC")]
    topic: Option<String>,
    /// Only this judge, or problems mirrored there, in any case
    #[arg(long, value_name = "JUDGE")]
    judge: Option<String>,
    /// As a table in Markdown, with links
    #[arg(long, conflicts_with = "json")]
    markdown: bool,
    /// That of README.zh-CN.md
    #[arg(long, requires = "markdown")]
    chinese: bool,
    /// All that the catalogue says, for machines
    #[arg(long)]
    json: bool,
}

/// Runs `cargo referee list`.
///
/// # Errors
///
/// If the catalogue cannot be read, or has no such problem.
pub fn run(checkout: &Checkout, arguments: &Arguments) -> Result<()> {
    let Arguments { topic, judge, .. } = arguments;
    let has = |text: &str, part: &str| text.to_lowercase().contains(&part.to_lowercase());
    let problems = read(checkout)?.into_iter().filter(|problem| {
        let judges = || [&problem.judge].into_iter().chain(&problem.mirrors);
        topic.as_ref().is_none_or(|topic| has(&problem.topic, topic))
            && judge.as_ref().is_none_or(|judge| judges().any(|name| has(name, judge)))
    });
    let problems: Vec<Problem> = problems.collect();
    if arguments.json {
        say_json(&problems);
    } else if problems.is_empty() {
        let command = crate::console::name();
        bail!(Usage(format!("no problem is like that; `{command} list` shows all")));
    } else if arguments.chinese {
        say(chinese_markdown(&problems).trim_end());
    } else if arguments.markdown {
        say(markdown(&problems).trim_end());
    } else {
        say(table(HEADINGS, problems.iter().map(row)).trim_fmt());
    }
    Ok(())
}

const HEADINGS: [&str; 6] = ["id", "problem", "judge", "limits", "topic", "what decides"];

fn row(problem: &Problem) -> [String; 6] {
    let Problem { id, english, judge, time_ms, memory_mb, topic, theorem, rust, .. } = problem;
    let judge = if *rust { judge.clone() } else { format!("{judge} (no Rust)") };
    let time = time_ms.map(|ms| format!("{} s", f64::from(ms) / 1000.0));
    let memory = memory_mb.map(|mb| format!("{mb} MB"));
    let limits = [time, memory].map(|limit| limit.unwrap_or_else(|| "?".into())).join(", ");
    [id.clone(), english.clone(), judge, limits, topic.clone(), theorem.clone()]
}

/// The table of the README.
pub fn markdown(problems: &[Problem]) -> String {
    let mut table =
        String::from("| program | problem | topic | what decides |\n|---|---|---|---|\n");
    for Problem { id, title, english, link, topic, theorem, .. } in problems {
        let name = if title == english { english.clone() } else { format!("{english} ({title})") };
        table +=
            &format!("| [`{id}`](src/bin/{id}.rs) | [{name}]({link}) | {topic} | {theorem} |\n");
    }
    table
}

/// The table of `README.zh-CN.md`: the same rows.
pub fn chinese_markdown(problems: &[Problem]) -> String {
    let mut table = String::from("| 程序 | 题目 | 类型 | 结论 |\n|---|---|---|---|\n");
    for Problem { id, title, link, chinese, .. } in problems {
        let Chinese { title: translated, topic, theorem } = chinese;
        let title = translated.as_ref().unwrap_or(title);
        table +=
            &format!("| [`{id}`](src/bin/{id}.rs) | [{title}]({link}) | {topic} | {theorem} |\n");
    }
    table
}
