//! Commands as they are typed, on the command line and on the page.

use crate::error::refused;
use crate::expression;
use crate::game::Game;
use crate::games;
use crate::judge::Judged;
use crate::moves::Play;
use crate::partizan::{self, Partizan, Valued};
use crate::question::Question;
use crate::source::{Asked, Source};
use anyhow::Result;
use language::{Text, letters, text};
use rules::Problem;

/// A question about all positions, or about one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ask {
    /// A table of answers.
    Table(Question),
    /// A table of answers of a partizan game.
    Partizan(partizan::Question),
    /// All moves of one position, which of them win, and why.
    Moves(Play),
}

impl Ask {
    /// All that can be asked.
    pub fn all() -> impl Iterator<Item = Ask> {
        use partizan::Question::{Mean, Temperature, Value};
        let partizan = [Value, Mean, Temperature].map(Ask::Partizan);
        let tables = Question::ALL.into_iter().map(Ask::Table).chain(partizan);
        tables.chain(Play::ALL.map(Ask::Moves))
    }

    /// The name on the command line, and a description.
    pub fn words(self) -> (&'static str, Text) {
        match self {
            Ask::Table(question) => question.words(),
            Ask::Partizan(question) => question.words(),
            Ask::Moves(Play::Normal) => (
                "moves",
                Text(
                    "All moves of one position, and which of them win, and why",
                    "一个局面的所有走法，哪些能赢，为什么",
                ),
            ),
            Ask::Moves(Play::Misere) => (
                "misere-moves",
                Text(
                    "The same where the player without a move wins; also `--ask moves --misere`",
                    "同上，但不能操作者胜；也可以写 `--ask moves --misere`",
                ),
            ),
        }
    }

    /// The same question of misère play; None if it is of normal play alone.
    pub fn in_misere_play(self) -> Option<Ask> {
        match self {
            Ask::Moves(_) => Some(Ask::Moves(Play::Misere)),
            Ask::Table(Question::Outcome | Question::Misere) => Some(Ask::Table(Question::Misere)),
            Ask::Table(Question::Grundy | Question::Remoteness) | Ask::Partizan(_) => None,
        }
    }

    /// The question of this name.
    pub fn named(name: &str) -> Option<Ask> {
        Ask::all().find(|ask| ask.words().0 == name)
    }
}

/// A command as it is typed.
#[derive(Debug, Clone, Copy, Default)]
pub struct Typed<'a> {
    /// A game and its parameters, or a problem; for [`Ask::Moves`] then a position.
    pub words: &'a [String],
    /// An expression instead of a game.
    pub moves: Option<&'a str>,
    /// The moves of Left and of Right instead of a game.
    pub sides: [Option<&'a str>; 2],
    /// The names of its coordinates in their order, if they are given.
    pub coordinates: &'a [String],
    /// The question, if it is not the usual one.
    pub ask: Option<Ask>,
}

/// The problem that words name, if there is one; an error if there may be several.
pub type Found = Result<Option<&'static dyn Problem>>;

/// The problems that a front end knows.
pub struct Problems<'a> {
    /// Looks one up.
    pub find: &'a dyn Fn(&[String]) -> Found,
    /// The option or the button that lists all games, such as `--games`.
    pub list: &'a str,
}

/// A command that makes sense.
pub enum Command {
    /// A table is wanted.
    Table(Box<dyn Source>),
    /// The moves of a position of this game, as it was typed.
    Moves(Box<Game>, String, Play),
    /// A position of a partizan game is wanted, as it was typed.
    Position(Box<Partizan>, String),
}

/// The command that was typed.
///
/// # Errors
///
/// If there is no such game or problem, a near one is named; if parameters or the expression make
/// no game, or there is a word too many or too few.
pub fn parse(typed: &Typed<'_>, problems: &Problems<'_>) -> Result<Command> {
    if let Some(command) = partizan(typed)? {
        return Ok(command);
    }
    let (words, position) = match (typed.ask, typed.words.split_last()) {
        (Some(Ask::Moves(_)), Some((position, words)))
            if typed.moves.is_some() || !words.is_empty() =>
        {
            (words, Some(position))
        }
        (Some(Ask::Moves(_)), _) => {
            return Err(refused(text!(
                "moves of which position? Write it last: kayles --ask moves 5,7",
                "要看哪个局面的走法？把局面写在最后：`kayles --ask moves 5,7`"
            )));
        }
        _ => (typed.words, None),
    };
    let problem = match typed.moves {
        // A problem may have a longer title, such as Nim Product.
        None if !games::is_name(words) => (problems.find)(words)?,
        _ => None,
    };
    let game = match (typed.moves, problem) {
        (Some(moves), _) => Some(own(words, moves, typed.coordinates)?),
        (None, Some(_)) => None,
        (None, None) => games::find(words)?,
    };
    if let Some(ask @ Ask::Partizan(_)) = typed.ask {
        let ask = ask.words().0;
        return Err(refused(text!(
            "--ask {ask} is of partizan games, and in this one both players have the same moves: ask outcome or grundy",
            "--ask {ask} 只用于不平等博弈，这个游戏双方的走法相同：请问 `outcome` 或 `grundy`"
        )));
    }
    Ok(match (game, position, typed.ask) {
        (Some(game), Some(position), Some(Ask::Moves(play))) => {
            Command::Moves(game.into(), position.clone(), play)
        }
        (Some(game), _, ask) => {
            let question =
                if let Some(Ask::Table(asked)) = ask { asked } else { game.usual.question };
            Command::Table(Box::new(Asked::new(game, question)))
        }
        (None, ..) => Command::Table(Box::new(judged(words, problem, typed.ask, problems)?)),
    })
}

/// The command, if it is about a partizan game.
fn partizan(typed: &Typed<'_>) -> Result<Option<Command>> {
    let (game, position) = match (typed.sides, typed.moves, typed.words) {
        ([None, None], Some(_), _) => return Ok(None),
        ([None, None], None, words) => match partizan::find(words)? {
            Some(found) => found,
            None => return Ok(None),
        },
        (_, Some(_), _) => {
            return Err(refused(text!(
                "--moves are of both players: leave it out beside --left and --right",
                "--moves 是双方的走法：已有 --left 和 --right，请去掉它"
            )));
        }
        (sides, None, []) => (Partizan::written(sides, typed.coordinates)?, None),
        (sides, None, [position]) => {
            (Partizan::written(sides, typed.coordinates)?, Some(position.clone()))
        }
        (_, None, [_, word, ..]) => {
            return Err(refused(text!(
                "{word:?} is one word too many beside --left and --right",
                "已有 --left 和 --right，多了 {word:?}"
            )));
        }
    };
    let question = match typed.ask {
        None | Some(Ask::Moves(Play::Normal)) => partizan::Question::Value,
        Some(Ask::Partizan(question)) => question,
        Some(Ask::Table(Question::Outcome)) => partizan::Question::Outcome,
        Some(ask @ (Ask::Table(_) | Ask::Moves(Play::Misere))) => {
            let (title, ask) = (game.title, ask.words().0);
            return Err(refused(text!(
                "{title} is a partizan game, and --ask {ask} is of impartial ones: ask value, outcome, mean, temperature \
                 or moves",
                "`{title}` 是不平等博弈，--ask {ask} 只用于公平游戏：请问 `value`、`outcome`、`mean`、`temperature` 或 `moves`"
            )));
        }
    };
    let (title, example) = (&game.title, &game.example);
    match position {
        Some(position) => Ok(Some(Command::Position(game.into(), position))),
        None if typed.ask == Some(Ask::Moves(Play::Normal)) => Err(refused(text!(
            "moves of which position? Write it last: {title} {example}",
            "要看哪个局面的走法？把局面写在最后：`{title} {example}`"
        ))),
        None if game.axes.is_empty() => Err(refused(text!(
            "{title} has no table: write a position, as in {title} {example}",
            "`{title}` 没有表：请写一个局面，如 `{title} {example}`"
        ))),
        None => Ok(Some(Command::Table(Box::new(Valued::new(game, question))))),
    }
}

/// The game of an expression, beside which there are no words.
fn own(words: &[String], moves: &str, coordinates: &[String]) -> Result<Game> {
    if let Some(word) = words.first() {
        return Err(refused(text!(
            "{word:?} is one game too many beside --moves",
            "已有 --moves，不能再写游戏 {word:?}"
        )));
    }
    let game = Game::written(expression::Moves::named(moves, coordinates).map_err(refused)?);
    Ok(match coordinates {
        [] => game,
        names => {
            let title = format!("{} --coordinates {}", game.title, names.join(","));
            Game { title: title.clone(), typed: title, ..game }
        }
    })
}

/// The problem that these words name, about which nothing else is asked.
fn judged(
    words: &[String],
    whole: Option<&'static dyn Problem>,
    ask: Option<Ask>,
    problems: &Problems<'_>,
) -> Result<Judged> {
    if words.is_empty() {
        return Err(refused(text!("type a game, such as kayles", "请输入一个游戏，例如 `kayles`")));
    };
    let problem = match whole {
        Some(problem) => problem,
        None => (problems.find)(&words[..1])?.ok_or_else(|| refused(unknown(words, problems)))?,
    };
    let (id, game) = (problem.id(), problem.explored());
    if problem.coordinates().is_empty() {
        let list = problems.list;
        return Err(refused(match game {
            "" => text!(
                "the cases of {id} are more than a few numbers: {list} lists what can be explored",
                "{id} 的输入不止几个数，不能探索：{list} 列出可以探索的游戏"
            ),
            game => text!(
                "the cases of {id} are more than a few numbers: explore its game instead, {game}",
                "{id} 的输入不止几个数，不能直接探索：请探索它的游戏 `{game}`"
            ),
        }));
    }
    if ask.is_some() {
        return Err(refused(match game {
            "" => text!(
                "{id} has one question, the judge's: leave --ask out",
                "{id} 只有题目的一个问题：请去掉 --ask"
            ),
            game => text!(
                "{id} has one question, the judge's: leave --ask out, or ask its game, {game}",
                "{id} 只有题目的一个问题：请去掉 --ask，或者改问它的游戏 `{game}`"
            ),
        }));
    }
    match whole {
        Some(_) => Ok(Judged::new(problem)),
        None => Err(refused(text!(
            "{id} has no parameters: --to says how far to go",
            "{id} 没有参数：用 --to 指定算到多大"
        ))),
    }
}

/// There is no such game; a near one is named.
fn unknown(words: &[String], problems: &Problems<'_>) -> String {
    let name = words.first().map_or("", |word| word);
    let entries = games::entries();
    let names = entries.iter().map(|entry| entry.name);
    let partizan = partizan::entries();
    let partizan = partizan::names(&partizan).map(|(name, _)| name);
    let known: Vec<&str> =
        names.chain(games::others().map(|(other, _)| other)).chain(partizan).collect();
    let is_normal = |other: &&&str| letters(&format!("misere {other}")) == letters(&words.concat());
    match (known.iter().find(is_normal), nearest(name, &known)) {
        (Some(normal), _) => text!(
            "no game is called {name:?}; did you mean {normal} --ask misere?",
            "没有叫 {name:?} 的游戏；是不是 `{normal} --ask misere`？"
        ),
        (None, Some(near)) => text!(
            "no game is called {name:?}; did you mean {near}?",
            "没有叫 {name:?} 的游戏；是不是 `{near}`？"
        ),
        (None, None) => text!(
            "no game is called {name:?}; {list} lists them",
            "没有叫 {name:?} 的游戏；{list} 列出所有游戏",
            list = problems.list
        ),
    }
}

/// The nearest known name, at most two slips away, unless these are most of it.
fn nearest<'a>(name: &str, known: &[&'a str]) -> Option<&'a str> {
    let distance = |other: &&str| strsim::osa_distance(&name.to_lowercase(), other);
    let near = known.iter().copied().min_by_key(distance)?;
    (distance(&near) <= 2.min(near.len() / 2)).then_some(near)
}

#[cfg(test)]
mod tests;
