//! The explorer by a message: the text that `cargo sente explore` prints, its picture, and the automaton of a proof.

use crate::Refused;
use anyhow::{Result, anyhow};
use explore::budget::{Budget, Nobody};
use explore::command::{self, Ask, Command, Problems, parse};
use explore::explore::{Order, budget, explore, recognise};
use explore::moves::Moves;
use explore::partizan::Position;
use explore::printed::{self, Printed};
use explore::report;
use explore::source::Source;
use language::{Text, text};
use serde::Deserialize;
use serde_json::{Value, json};

/// The limits of a page, which has less room and less patience than a terminal.
const BYTES: u64 = 400_000_000;
const SECONDS: u64 = 10;

/// The fields of the page.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Typed {
    /// A game and its parameters, or a problem; for moves then the position.
    #[serde(default)]
    pub game: String,
    /// Moves as an expression, in the place of a named game.
    pub moves: Option<String>,
    /// The moves of each player, where they differ.
    pub left: Option<String>,
    pub right: Option<String>,
    /// A table that a brute force printed, in the place of a game.
    pub table: Option<String>,
    pub ask: Option<String>,
    #[serde(default)]
    pub to: Vec<u64>,
    pub columns: usize,
}

/// The text, and the pictures where there are some.
pub(super) fn explored(typed: &Typed) -> Result<Value, Refused> {
    answer(typed).map_err(|error| format!("{error:#}"))
}

fn answer(asked: &Typed) -> Result<Value> {
    if let Some(table) = &asked.table {
        return of_table(table, asked.columns);
    }
    let words: Vec<String> = asked.game.split_whitespace().map(String::from).collect();
    let ask = asked.ask.as_deref().map(question).transpose()?;
    let find = |words: &[String]| Ok(problems::find(&words.join(" ").to_lowercase()));
    let problems = Problems { find: &find, list: Text("`All games`", "“所有游戏”").get() };
    let (moves, sides) = (asked.moves.as_deref(), [&asked.left, &asked.right]);
    let sides = sides.map(Option::as_deref);
    let typed = command::Typed { words: &words, moves, sides, ask, ..Default::default() };
    match parse(&typed, &problems)? {
        Command::Moves(game, position, play) => {
            let moves = Moves::of(&game, &position, play, &mut limits())?;
            Ok(json!({ "text": moves.text(asked.columns) }))
        }
        Command::Position(game, position) => {
            let position = Position::of(&game, &position, &mut limits())?;
            Ok(json!({ "text": position.text(asked.columns) }))
        }
        Command::Table(source) => {
            let order = Order { to: asked.to.clone(), raw: false, search: true };
            shown(&*source, &order, asked.columns)
        }
    }
}

/// The pattern of a printed table, and the games that have its answers.
fn of_table(table: &str, columns: usize) -> Result<Value> {
    let words = problems::PROBLEMS.iter().filter_map(|problem| problem.words());
    let pairs: Vec<[&'static str; 2]> = words.collect();
    let options = printed::Options { pairs: &pairs, ..printed::Options::default() };
    let source = Printed::read("table", table, &options)?;
    let order = Order { search: true, ..Order::default() };
    shown(&source, &order, columns)
}

fn shown(source: &dyn Source, order: &Order, columns: usize) -> Result<Value> {
    let mut found = explore(source, order, &mut limits())?;
    recognise(&mut found, problems::PROBLEMS, &mut limits());
    Ok(json!({
        "text": report::text(&found, columns),
        "svg": report::svg(&found),
        "automaton": report::drawing(&found),
    }))
}

fn question(name: &str) -> Result<Ask> {
    Ask::named(name)
        .ok_or_else(|| anyhow!(text!("there is no question {name:?}", "没有问题 {name:?}")))
}

fn limits() -> Budget<'static> {
    budget(BYTES, SECONDS, &Nobody)
}
