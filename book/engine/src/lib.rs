//! The games of the problems by messages: what a page in a browser shows, and what its worker computes.
//!
//! A message is JSON, and so is the answer. The engine remembers nothing from one message to the next: a play is an input
//! and the moves that were made, and whoever asks keeps it. So a search that takes too long can be ended with its worker,
//! and nothing is lost. [`answer`] never panics over a message: what is wrong with it is an answer, too. The engine knows no
//! files, processes, terminals or clocks, and compiles to WebAssembly.
//!
//! # Messages
//!
//! | message | its answer |
//! |---|---|
//! | `{"do": "problems"}` | the problems that can be played |
//! | `{"do": "games", "columns": 80}` | the games that can be explored, as `text` |
//! | `{"do": "random", "problem": "p2197", "seed": 7}` | a random position, as a play without moves |
//! | `{"do": "show", PLAY}` | the play as it stands |
//! | `{"do": "reply", PLAY, "seed": 7}` | the play after one of the best moves, by a search; a `strength`, `"beginner"` or `"erring"`, makes it err |
//! | `{"do": "winners", PLAY}` | who wins from each position of the play, from its beginning on, if both play on perfectly |
//! | `{"do": "hint", PLAY}` | what each move is worth to whoever makes it, and which are the best |
//! | `{"do": "why", PLAY}` | what the theorem says of the position: its `rule`, the `rows` of a table, and `why`; `values` are those of parts of the drawing, `outcomes` those of whoever is to move there (a second one that of the other player), `links` pairs of parts that belong together, `sum` the sum in figures, `columns` the binary digits and those of a nim-sum |
//! | `{"do": "values", PLAY}` | of these what needs no search: `claimed`, `values`, `outcomes`, `links`, `sum`, `columns` |
//! | `{"do": "line", PLAY}` | how the play goes on if both play best: the `number` and the `words` of each move; in the pairs of a matching if that wins |
//! | `{"do": "edit", "problem": "p2197", "input": "1\n2\n3 4\n", "part": 0, "wish": "more"}` | the play without moves of an input whose drawing differs in that part: `more`, `less`, `add`, `remove`, `{"drag": 1}` |
//! | `{"do": "explore", "game": "kayles", "ask": "grundy", "to": [100], "columns": 80}` | `text` as on the command line, the picture as `svg`, and that of the `automaton` of a proof; `moves` instead of `game` is an expression, `left` and `right` are those of each player, and `table` a table that a brute force printed |
//!
//! `PLAY` is `"problem": "p2197", "input": "1\n2\n3 4\n", "made": [0, 2]`: an input in the judge's format, of which the
//! first case is played, and the numbers of the moves made, each in the list of its position. Of an input of one line, the
//! counts before it may be left out: `3 4`.
//!
//! A play is answered by the play itself, the position as a drawing, who is to move, what each player has gained, the moves,
//! how often the position stood before in a game that can go on for ever, and who has won if there is no move. A move is the numbers of the parts of the drawing that are taken hold of (`from`) and
//! where they go (`to`), the `amounts` that tell it from others of the same parts, and its `words`. `facts` are the numbers of the input that no drawing shows, by their names. Of heaps `takes` says that an
//! amount is the number of stones that are taken. `legend` has the signs of cells and vertices that are not plain numbers: the `text`, its
//! `words`, the `side` whose sign it is, and its `piece`, the symbol as which it is drawn; `numbered` says how moves name cells.
//!
//! Each message may have a `lang`, `"en"` or `"zh"`: that of all words in the answer. Without it they are English.
//!
//! # Example
//!
//! ```
//! use serde_json::{Value, json};
//!
//! let ask = |message: Value| -> Result<Value, serde_json::Error> {
//!     serde_json::from_str(&engine::answer(&message.to_string()))
//! };
//! let play = json!({ "problem": "p2197", "input": "1\n2\n1 2\n", "made": [] });
//! let mut show = play.clone();
//! show["do"] = "show".into();
//! let table = ask(show)?;
//! assert_eq!(table["position"]["heaps"], json!([1, 2]));
//! assert_eq!(table["moves"].as_array().map(Vec::len), Some(3));
//! let mut hint = play;
//! hint["do"] = "hint".into();
//! assert_eq!(ask(hint)?["best"].as_array().map(Vec::len), Some(1));
//! # Ok::<(), serde_json::Error>(())
//! ```

mod drawn;
mod edit;
#[cfg(feature = "explore")]
mod explored;
mod facts;
pub mod layout;
mod levels;
mod message;
mod table;
mod typeset;

use language::text;
pub use levels::levels;
use message::{Letter, Message, Played};
use rules::begin::completed;
pub use rules::begin::position;
use rules::session::Session;
use rules::{NoAnswer, Problem, begin};
use serde_json::{Value, json};
use std::fmt::Display;
use table::Table;
pub use typeset::typeset;

/// Why a message has no answer, for whoever wrote it.
type Refused = String;

/// The answer to a message, as JSON: an object, with `error` in words if there is no other answer.
///
/// # Complexity
///
/// A search of the game looks at some million positions and moves at most.
pub fn answer(message: &str) -> String {
    let answer = serde_json::from_str(message)
        .map_err(|error| {
            text!("the message is not understood: {error}", "无法理解这条消息：{error}")
        })
        .and_then(|Letter { lang, message }| {
            let language = lang.as_deref().unwrap_or("en").parse()?;
            language::within(language, || obey(message))
        });
    answer.unwrap_or_else(|error| json!({ "error": error })).to_string()
}

fn obey(message: Message) -> Result<Value, Refused> {
    Ok(match message {
        Message::Problems => json!({ "problems": playable() }),
        #[cfg(feature = "explore")]
        Message::Games { columns } => {
            let partizan = explore::partizan::listed(columns);
            json!({ "text": explore::games::listed(columns) + "\n" + &partizan })
        }
        Message::Random { problem, seed } => {
            let problem = find(&problem)?;
            let input = begin::random(problem, seed).ok_or_else(|| no_game(problem))?;
            table(Played { problem: problem.id().into(), input, made: Vec::new() })?.shown()
        }
        Message::Show(played) => table(played)?.shown(),
        Message::Reply { played, seed, strength } => table(played)?.reply(seed, strength)?,
        Message::Winners(played) => table(played)?.winners()?,
        Message::Hint(played) => table(played)?.hint()?,
        Message::Why(played) => table(played)?.why()?,
        Message::Values(played) => table(played)?.values(),
        Message::Line(played) => table(played)?.line()?,
        Message::Edit { problem, input, part, wish } => {
            let edited = edit::edited(find(&problem)?, &input, part, wish);
            let input =
                edited.ok_or_else(|| text!("nothing can be changed there", "这里不能这样改"))?;
            table(Played { problem, input, made: Vec::new() })?.shown()
        }
        #[cfg(feature = "explore")]
        Message::Explore(typed) => explored::explored(&typed)?,
    })
}

/// A play after the moves that were made.
fn table(played: Played) -> Result<Table, Refused> {
    let problem = find(&played.problem)?;
    let input = completed(problem, &played.input).map_err(invalid)?;
    let session = begin(problem, &input)?;
    let mut table = Table::new(problem.id(), input, session);
    played.made.into_iter().try_for_each(|number| table.make(number))?;
    Ok(table)
}

fn begin(problem: &dyn Problem, input: &str) -> Result<Box<dyn Session>, Refused> {
    let session = problem.play(input).map_err(|error| match error {
        NoAnswer::Unsolved(why) => {
            text!("this position cannot be played: {why}", "这个局面无法对弈：{why}")
        }
        error => invalid(error),
    })?;
    session.ok_or_else(|| no_game(problem))
}

fn invalid(error: impl Display) -> Refused {
    text!("the input: {error}", "输入有误：{error}")
}

fn no_game(problem: &dyn Problem) -> Refused {
    text!("{id} is no game that can be played", "{id} 不是可以对弈的游戏", id = problem.id())
}

fn find(id: &str) -> Result<&'static dyn Problem, Refused> {
    problems::find(id).ok_or_else(|| text!("there is no problem {id:?}", "没有题目 {id:?}"))
}

/// The problems of which some small input is a position of a game.
fn playable() -> Vec<&'static str> {
    let is_playable = |problem: &&&'static dyn Problem| begin::random(**problem, 0).is_some();
    problems::PROBLEMS.iter().filter(is_playable).map(|problem| problem.id()).collect()
}
