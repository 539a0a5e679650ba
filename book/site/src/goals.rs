//! A line for each game that says what to do and who wins: `goals.toml`, for people who have not read the statement.

use anyhow::{Context, Result};
use language::Language;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// The goal of a game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Goal {
    /// The verb of the front page under which the game stands.
    pub verb: String,
    /// The goal in English and in Chinese.
    goal: [String; 2],
    /// The names of the player who begins and of the other one, in both languages.
    #[serde(default)]
    names: Vec<[String; 2]>,
}

impl Goal {
    /// The goal in the language of the reader.
    pub fn words(&self) -> &str {
        in_words(&self.goal)
    }

    /// The names of the two players, where the statement has some.
    pub fn names(&self) -> Vec<&str> {
        self.names.iter().map(in_words).collect()
    }
}

fn in_words(texts: &[String; 2]) -> &str {
    &texts[usize::from(language::current() == Language::Chinese)]
}

static GOALS: LazyLock<Result<BTreeMap<String, Goal>, String>> =
    LazyLock::new(|| toml::from_str(include_str!("../goals.toml")).map_err(|why| why.to_string()));

/// The goal of a problem's game.
///
/// # Errors
///
/// If the file is wrong or has none.
pub fn of(id: &str) -> Result<&'static Goal> {
    let goals = GOALS.as_ref().map_err(|why| anyhow::anyhow!("goals.toml: {why}"))?;
    goals.get(id).with_context(|| format!("goals.toml has no line for {id}"))
}
