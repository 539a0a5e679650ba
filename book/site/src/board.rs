//! Boards of pages: the first position of a game, its levels, and the element that the scripts make a board of.

use crate::edition::lang;
use crate::goals;
use crate::text::{attribute, escaped_html};
use anyhow::{Context, Result, ensure};
use cli::checkout::Checkout;
use cli::checkout::samples;
use language::text;
use rayon::prelude::*;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// The rules of a problem.
///
/// # Errors
///
/// If it has none.
pub fn rules(id: &str) -> Result<&'static dyn rules::Problem> {
    problems::find(id).with_context(|| format!("{id} has no rules"))
}

/// The engine's answer to a message about a play without moves.
///
/// # Errors
///
/// If the input is no position of the problem, or it is too large to be searched.
pub fn asked(what: &str, id: &str, input: &str) -> Result<Value> {
    answered(&json!({ "do": what, "problem": id, "input": input, "made": [], "lang": lang() }))
}

/// The engine's answer to a message.
///
/// # Errors
///
/// If it is an error.
pub fn answered(message: &Value) -> Result<Value> {
    let answer: Value = serde_json::from_str(&engine::answer(&message.to_string()))?;
    ensure!(answer["error"].is_null(), "{} to {message}", answer["error"]);
    Ok(answer)
}

/// The input with which a problem's board begins: its easiest level, or else a sample; none if no sample can be played.
///
/// # Errors
///
/// If the problem has no rules, or a sample cannot be read.
pub fn first_input(checkout: &Checkout, id: &str) -> Result<Option<String>> {
    if let Some(easiest) = levels(id).first() {
        return Ok(Some(easiest.clone()));
    }
    let samples = samples::of(checkout, id)?;
    Ok(engine::position(rules(id)?, samples.iter().map(|sample| sample.input.as_str())))
}

/// Positions of each game from easy to hard.
static LEVELS: LazyLock<BTreeMap<&str, Vec<String>>> = LazyLock::new(|| {
    let of =
        |problem: &&'static dyn rules::Problem| (problem.id(), engine::levels(*problem, COUNT));
    problems::PROBLEMS.par_iter().map(of).collect()
});

/// Levels of a game.
const COUNT: usize = 5;

/// Positions of a problem's game from easy to hard; none where no random one is clear enough.
pub fn levels(id: &str) -> &'static [String] {
    LEVELS.get(id).map_or(&[], Vec::as_slice)
}

/// A board with a position, which is drawn before the engine is there. One in a text (`is_compact`) has fewer buttons.
///
/// # Errors
///
/// If the input is no position of the problem.
pub fn board(id: &str, input: &str, is_compact: bool) -> Result<String> {
    let table = asked("show", id, input)?;
    let position = escaped_html(table["text"].as_str().unwrap_or_default());
    let json = |list: Value| attribute(&list.to_string());
    let more = match is_compact {
        true => "data-compact".into(),
        false => {
            let (levels, names) = (json(levels(id).into()), json(goals::of(id)?.names().into()));
            format!("data-levels=\"{levels}\" data-names=\"{names}\"")
        }
    };
    Ok(format!(
        "<div class=\"board\" {more} data-problem=\"{id}\" data-input=\"{}\" data-table=\"{}\"><noscript>{}<pre>{}</pre></noscript></div>\n",
        attribute(input),
        attribute(&table.to_string()),
        needs_script(),
        position.replace('\n', "&#10;"),
    ))
}

/// A sentence for a browser without scripts.
pub fn needs_script() -> String {
    text!("The board needs JavaScript and WebAssembly.", "棋盘需要 JavaScript 和 WebAssembly。")
}
