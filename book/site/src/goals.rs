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
    /// What one does in it, as one of the verbs of the front page.
    pub verb: String,
    /// The goal in English and in Chinese.
    goal: [String; 2],
}

impl Goal {
    /// The goal in the language of the reader.
    pub fn words(&self) -> &str {
        &self.goal[usize::from(language::current() == Language::Chinese)]
    }
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
