//! The explorer by a message: what `cargo sente explore` prints, and its picture.

use crate::Refused;
use anyhow::{Result, anyhow};
use explore::Form;
use explore::ask::Question;
use explore::games::refused;
use explore::limits::Limits;
use explore::report::{self, Style};
use explore::subject::{Order, Subject};
use explore::winning::Moves;
use explore::{strings, typed};
use serde::Deserialize;
use serde_json::{Value, json};

/// A page has less room and less patience than a terminal.
const BYTES: u64 = 400_000_000;
const SECONDS: u64 = 10;

/// What is typed into the page.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Typed {
    /// A game and its parameters, or a problem; for moves then the position.
    #[serde(default)]
    pub game: String,
    /// Or an expression.
    pub moves: Option<String>,
    pub ask: Option<String>,
    #[serde(default)]
    pub to: Vec<u64>,
    pub columns: usize,
}

/// The text, and the picture where there is one.
pub(super) fn explored(typed: &Typed) -> Result<Value, Refused> {
    answer(typed).map_err(|error| format!("{error:#}"))
}

fn answer(asked: &Typed) -> Result<Value> {
    let words: Vec<String> = asked.game.split_whitespace().map(String::from).collect();
    let ask = asked.ask.as_deref().map(question).transpose()?;
    let limits = Limits::new(BYTES, SECONDS);
    if let Some(typed) = typed::parse(&words, asked.moves.as_deref(), ask, &asked.to)? {
        if let Some(position) = typed.position {
            let moves = Moves::of(&*typed.game, &position, limits)?;
            return Ok(json!({ "text": moves.text(asked.columns) }));
        }
        return show(&Subject::game(&*typed.game, typed.question, false, limits), asked);
    }
    let name = words.first().ok_or_else(|| refused("type a game, such as kayles"))?;
    if name == strings::NAME {
        let order = strings::Order { moves_of: None, to: &asked.to };
        return Ok(json!({ "text": strings::run(&words[1..], ask, &order, Form::Text)? }));
    }
    let problem = problems::find(name).filter(|problem| !problem.coordinates().is_empty());
    let problem = problem
        .ok_or_else(|| refused(format!("no game is called {name:?}; `All games` lists them")))?;
    if ask.is_some() || words.len() > 1 {
        return Err(refused(format!(
            "{name} has one question and no parameters: write its name alone"
        )));
    }
    show(&Subject::problem(problem, limits), asked)
}

fn question(name: &str) -> Result<Question> {
    Question::named(name).ok_or_else(|| anyhow!("there is no question {name:?}"))
}

fn show(subject: &Subject<'_>, asked: &Typed) -> Result<Value> {
    let order = Order { to: asked.to.clone(), raw: false, search: true };
    let found = subject.explore(&order)?;
    let style = Style { width: asked.columns, colour: false, preview: false, is_terminal: false };
    Ok(json!({ "text": report::text(&found, &style), "svg": report::svg(&found) }))
}
