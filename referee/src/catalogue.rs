//! The table of contents: `catalogue.toml` at the root, in the order of a course.

use crate::checkout::Checkout;
use crate::console::say;
use anyhow::{Context, Result};
use clap::Args;
use comfy_table::{Table, presets};
use serde::Deserialize;
use std::fs;

/// What the catalogue says of a problem.
#[derive(Deserialize, Debug)]
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

/// What `README.zh-CN.md` shows of a problem.
#[derive(Deserialize, Debug)]
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

/// List the problems, in the order of the course
#[derive(Args)]
#[command(after_help = "\
Examples:
  cargo referee list
  cargo referee list --topic mis   problems on misère play
  cargo referee list --judge luogu
  cargo referee list --markdown    the table of README.md")]
pub struct Arguments {
    /// Only topics that contain this, in any case
    #[arg(long, value_name = "TOPIC")]
    topic: Option<String>,
    /// Only this judge, or problems mirrored there, in any case
    #[arg(long, value_name = "JUDGE")]
    judge: Option<String>,
    /// As a table in Markdown, with links
    #[arg(long)]
    markdown: bool,
    /// That of README.zh-CN.md
    #[arg(long, requires = "markdown")]
    chinese: bool,
}

/// Runs `cargo referee list`.
///
/// # Errors
///
/// If the catalogue cannot be read.
pub fn run(checkout: &Checkout, arguments: &Arguments) -> Result<()> {
    let has = |text: &str, part: &str| text.to_lowercase().contains(&part.to_lowercase());
    let problems = read(checkout)?.into_iter().filter(|problem| {
        let judges = || [&problem.judge].into_iter().chain(&problem.mirrors);
        arguments.topic.as_ref().is_none_or(|topic| has(&problem.topic, topic))
            && arguments.judge.as_ref().is_none_or(|judge| judges().any(|name| has(name, judge)))
    });
    let problems: Vec<Problem> = problems.collect();
    if problems.is_empty() {
        eprintln!("no problem is like that; `cargo referee list` shows all");
    } else if arguments.chinese {
        say(chinese_markdown(&problems).trim_end());
    } else if arguments.markdown {
        say(markdown(&problems).trim_end());
    } else {
        let mut table = Table::new();
        table.load_preset(presets::NOTHING).set_header(HEADINGS).add_rows(problems.iter().map(row));
        say(table.trim_fmt());
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
