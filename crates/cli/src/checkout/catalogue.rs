//! The table of contents: `catalogue.toml` at the root, in the order of a course.

use crate::checkout::Files;
use crate::checkout::find::find_one;
use crate::runner::limits::Allowed;
use anyhow::{Context, Result};
use language::Language;
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;
use std::time::Duration;

/// A problem as the catalogue has it.
#[derive(Serialize, Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// The name of the solution's file.
    pub id: String,
    /// Title of the problem at its judge.
    pub title: String,
    /// English title.
    pub english: String,
    /// The judge's name.
    pub judge: String,
    /// Address of the statement.
    pub link: String,
    /// Time limit of a test; `None` if the judge's is not known.
    pub time_ms: Option<u32>,
    /// Memory limit of a test; `None` if the judge's is not known.
    pub memory_mb: Option<u32>,
    /// The kind of game.
    pub topic: String,
    /// The theorem that decides the game, in a line.
    pub theorem: String,
    /// Texts for readers of Chinese.
    pub chinese: Chinese,
    /// The same problem on other judges.
    pub mirrors: Vec<String>,
    /// Other names of the problem and of its topic, as people type them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub aliases: Vec<String>,
    /// Addresses with a number that no name has.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub addresses: Vec<String>,
    /// True if the judge takes Rust.
    pub rust: bool,
}

impl Entry {
    /// The judge, as far as it is known.
    pub fn at(&self) -> Option<&'static Judge> {
        judges().iter().find(|judge| judge.name == self.judge)
    }

    /// The CPU time that a test may take.
    pub fn time(&self) -> Duration {
        self.allowed().time
    }

    /// The limits of a test. Where the judge's are not known, they are assumed as is common.
    pub fn allowed(&self) -> Allowed {
        let time = self.time_ms.map(|time| Duration::from_millis(time.into()));
        let memory = self.memory_mb.map_or(Allowed::USUAL.memory, |mb| u64::from(mb) * 1_000_000);
        let stack = self.at().and_then(|judge| judge.stack_mb);
        Allowed {
            time: time.unwrap_or(Allowed::USUAL.time),
            memory,
            stack: stack.map_or(memory, |mb| u64::from(mb) << 20),
            is_time_assumed: time.is_none(),
            is_memory_assumed: self.memory_mb.is_none(),
        }
    }

    /// The limits in words, such as `2 s, 125 MB (assumed)`.
    pub fn limits(&self) -> String {
        self.allowed().in_words()
    }

    /// Title, topic and theorem in the language of the reader.
    pub fn in_words(&self) -> [&str; 3] {
        let Chinese { title, topic, theorem } = &self.chinese;
        match language::current() {
            Language::English => [&self.english, &self.topic, &self.theorem],
            Language::Chinese => [title.as_ref().unwrap_or(&self.title), topic, theorem],
        }
    }
}

/// Chinese texts of a problem.
#[derive(Serialize, Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub struct Chinese {
    /// The title, where the judge's is not Chinese.
    pub title: Option<String>,
    /// The kind of game.
    pub topic: String,
    /// The theorem that decides the game, in a line.
    pub theorem: String,
}

/// A judge: what its problems are called, and what it does with a program.
#[derive(Deserialize, Clone, Debug, Default)]
#[serde(deny_unknown_fields, default)]
pub struct Judge {
    /// Its name, as problems have it.
    pub name: String,
    /// The beginning of the ids of its problems, where these are not its codes alone.
    pub short: String,
    /// Other names, as people type them.
    pub names: Vec<String>,
    /// Address of a problem, with the parts of its code in braces.
    pub link: String,
    /// Hosts beside the one of the link; those below them count, too.
    pub hosts: Vec<String>,
    /// Parts of other addresses that name a problem.
    pub pages: Vec<String>,
    /// Codes that need no judge's name beside them.
    pub codes: Vec<String>,
    /// True if it has problems of other judges, too, under names such as `POJ-1067`.
    pub others: bool,
    /// The stack of a program; `None` for the memory limit.
    pub stack_mb: Option<u32>,
    /// How it compares answers.
    pub compares: Compares,
    /// Sources of what is said here; the rest is assumed.
    pub known: String,
}

/// Strictness of a judge about blanks.
#[derive(Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub enum Compares {
    /// Compares words, however they are spaced.
    #[default]
    Words,
    /// Line breaks count, too, but for those at the end.
    Lines,
}

/// The catalogue: judges, and problems in the order of a course.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    topics: Vec<Topics>,
    #[serde(default)]
    judge: Vec<Judge>,
    problem: Vec<Entry>,
}

/// Topics that have the same other names.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Topics {
    of: Vec<String>,
    names: Vec<String>,
}

/// The file of the wrong ideas about a problem.
pub fn ideas_file(id: &str) -> String {
    format!("hacks/{id}.toml")
}

/// Reads the catalogue. An error names the line.
pub fn read(files: &impl Files) -> Result<Vec<Entry>> {
    const FILE: &str = "catalogue.toml";
    parse(&files.read(FILE)?).with_context(|| FILE)
}

/// The judges, as they were when this was compiled.
pub fn judges() -> &'static [Judge] {
    const BUILT_IN: &str = include_str!("../../../../catalogue.toml");
    static JUDGES: LazyLock<Vec<Judge>> =
        LazyLock::new(|| toml::from_str::<File>(BUILT_IN).expect("tests read it").judge);
    &JUDGES
}

fn parse(text: &str) -> Result<Vec<Entry>> {
    let File { topics, mut problem, .. } = toml::from_str(text)?;
    for problem in &mut problem {
        let own = topics.iter().filter(|topics| topics.of.contains(&problem.topic));
        problem.aliases.extend(own.flat_map(|topics| topics.names.clone()));
    }
    Ok(problem)
}

/// The entry of the one problem that is named in these words. An error lists several, or names the nearest.
pub fn one(files: &impl Files, words: &[String]) -> Result<Entry> {
    Ok(find_one(&read(files)?, &words.join(" "))?.clone())
}
