//! `cargo sente explore`: the explorer, as people type and read it.

mod known;
mod terminal;

use crate::console::{columns, interrupted, say, stream};
use crate::named;
use anyhow::{Context, Result, bail};
use clap::Args;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use explore::Form;
use explore::ask::Question;
use explore::games::moves::ByFunction;
use explore::games::{Game, refused};
use explore::limits::{self, Limits};
use explore::report::code::{Language, code};
use explore::subject::{Order, Subject};
use explore::typed::parse;
use explore::watch::observe_by;
use explore::winning::Moves;
use explore::{report, strings};
use known::{list_games, more_than_numbers, other_question, unknown};
use std::path::PathBuf;
use terminal::{Terminal, style};

/// Explore a game: its table, its pattern, what is proved, and a picture
///
/// A game is one of those with a name (--games), a problem of the catalogue whose cases are a few
/// numbers, or your own by --moves. A heap of n stones, and what a move leaves of it, separated by
/// commas: `n-1, n-3, (n-2)/2 + (n-2)/2`. A + lays heaps side by side, and adds within parentheses; /
/// rounds down; `n-k*k for k in 1..=n if n%2==0` stands for many moves. All must leave smaller heaps.
/// Several coordinates are written as tuples, `(a-1, b), (a, b-1)`: the names that occur are the coordinates.
/// Operators are + - * / % & | ^ (xor) << >>, functions min max gcd pow abs isprime popcount.
///
/// What is said of a pattern is one of three things. Proved: for all positions, by the theorem that is
/// named. Checked to N: every position up to N was computed. Observed: too little to tell from chance.
#[derive(Args)]
#[command(after_help = "\
Examples:
  cargo sente explore octal 0.77
  cargo sente explore subtraction 1,3,4 --ask misere
  cargo sente explore wythoff --svg wythoff.svg
  cargo sente explore octal 0.77 --code cpp
  cargo sente explore --moves 'n-1, n-3, (n-2)/2 + (n-2)/2' --to 5000
  cargo sente explore --moves '(a-1, b), (a, b-1), (a-1, b-1)' --ask outcome
  cargo sente explore kayles --ask moves 5,7
  cargo sente explore graph 1-2-3-1,2-4 --ask remoteness
  cargo sente explore p2252
  cargo sente explore grundy --to 100000 --csv > grundy.csv
  cargo sente explore octal 0.8 --to 20000 --seconds 600")]
pub struct Arguments {
    /// The game and its parameters; for `--ask moves`, then the position, such as 5,7
    #[arg(value_name = "GAME")]
    words: Vec<String>,
    /// List the games that have a name
    #[arg(long)]
    games: bool,
    /// A game of your own, on heaps or on several coordinates
    #[arg(long, value_name = "MOVES", allow_hyphen_values = true)]
    moves: Option<String>,
    /// What to ask; what is usual for the game if left out
    #[arg(long, value_parser = question())]
    ask: Option<Question>,
    /// The greatest coordinate; several, such as 40,60, for each axis its own
    #[arg(long, value_name = "N", value_delimiter = ',')]
    to: Vec<u64>,
    /// Print comma-separated values, all of them, and no more
    #[arg(long, conflicts_with = "json")]
    csv: bool,
    /// Print everything in JSON
    #[arg(long)]
    json: bool,
    /// Print what is proved as a function in a language, its proof as a comment
    #[arg(long, value_name = "LANGUAGE", value_parser = language(), conflicts_with_all = ["csv", "json", "preview"])]
    code: Option<Language>,
    /// Write a picture into a file
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Print a small picture, as is done on a terminal for games with two coordinates
    #[arg(long)]
    preview: bool,
    /// Compute all values, also those that a proved period gives
    #[arg(long)]
    raw: bool,
    /// The memory that may be used, such as 500M or 4G
    #[arg(long, value_name = "BYTES", default_value = limits::USUAL_MEMORY)]
    memory: String,
    /// The work that may be done, in seconds; they are counted, not clocked
    #[arg(long, value_name = "N", default_value_t = limits::USUAL_SECONDS)]
    seconds: u64,
}

/// The questions, as they are typed.
fn question() -> impl TypedValueParser<Value = Question> {
    let value = |question: Question| {
        let (name, what) = question.words();
        PossibleValue::new(name).help(what)
    };
    PossibleValuesParser::new(Question::ALL.map(value)).try_map(|name| {
        Question::named(&name).ok_or_else(|| format!("there is no question {name:?}"))
    })
}

/// The languages, as they are typed.
fn language() -> impl TypedValueParser<Value = Language> {
    PossibleValuesParser::new(Language::ALL.map(|(name, _)| name)).try_map(|name| {
        Language::named(&name).ok_or_else(|| format!("there is no language {name:?}"))
    })
}

impl Arguments {
    fn limits(&self) -> Result<Limits> {
        Ok(Limits::new(limits::bytes(&self.memory)?, self.seconds))
    }

    fn form(&self) -> Form {
        match (self.csv, self.json) {
            (true, _) => Form::Csv,
            (_, true) => Form::Json,
            _ => Form::Text,
        }
    }
}

/// Runs `cargo sente explore`.
///
/// # Errors
///
/// If there is no such game, or it is too large.
pub fn run(arguments: &Arguments) -> Result<()> {
    observe_by(&Terminal);
    if arguments.games || arguments.words.is_empty() && arguments.moves.is_none() {
        say(list_games().trim_end());
        return Ok(());
    }
    let moves = arguments.moves.as_deref();
    if let Some(typed) = parse(&arguments.words, moves, arguments.ask, &arguments.to)? {
        return explore_game(&*typed.game, typed.question, typed.position.as_deref(), arguments);
    }
    let (words, position) = match (arguments.ask, arguments.words.split_last()) {
        (Some(Question::Moves), Some((position, words))) => (words, Some(&**position)),
        _ => (&arguments.words[..], None),
    };
    let name = &words[0];
    if name == strings::NAME {
        refuse_picture(arguments)?;
        let order = strings::Order { moves_of: position, to: &arguments.to };
        say(strings::run(&words[1..], arguments.ask, &order, arguments.form())?);
        return Ok(());
    }
    let whole = named::known(words)?;
    let problem = match whole {
        Some(problem) => problem,
        None => named::known(&words[..1])?.ok_or_else(|| refused(unknown(name)))?,
    };
    let name = problem.id();
    if problem.coordinates().is_empty() {
        return Err(refused(more_than_numbers(problem)));
    }
    if arguments.ask.is_some() {
        return Err(refused(other_question(problem)));
    }
    if whole.is_none() {
        return Err(refused(format!("{name} has no parameters: --to says how far to go")));
    }
    print(&Subject::problem(problem, arguments.limits()?), arguments)
}

/// Explores a game as the command line says, for a program of your own: `crates/cli/examples/own_game.rs`.
/// The moves are what `options` gives for a heap, each a list of heaps that are left.
///
/// # Errors
///
/// If the game is too large, or what is asked for cannot be.
pub fn explore_own(
    title: &str,
    options: impl Fn(u64) -> Vec<Vec<u64>> + Sync + 'static,
) -> Result<()> {
    explore_function(&ByFunction::new(title, options))
}

/// Likewise of positions with several coordinates, called as `axes` says: `crates/cli/examples/own_board.rs`. The moves
/// are what `options` gives for a position, each the position that it leads to.
///
/// # Errors
///
/// Those of [`explore_own`].
pub fn explore_own_board(
    title: &str,
    axes: &[&str],
    options: impl Fn(&[u64]) -> Vec<Vec<u64>> + Sync + 'static,
) -> Result<()> {
    explore_function(&ByFunction::of_coordinates(title, axes, options))
}

fn explore_function(game: &ByFunction) -> Result<()> {
    #[derive(clap::Parser)]
    struct Own {
        #[command(flatten)]
        arguments: Arguments,
    }
    observe_by(&Terminal);
    let Own { mut arguments } = clap::Parser::parse();
    let position = arguments.words.pop();
    let question = arguments.ask.unwrap_or(game.usual_question());
    explore_game(game, question, position.as_deref(), &arguments)
}

fn explore_game(
    game: &dyn Game,
    question: Question,
    position: Option<&str>,
    arguments: &Arguments,
) -> Result<()> {
    if let Some(position) = position {
        refuse_picture(arguments)?;
        let moves = Moves::of(game, position, arguments.limits()?)?;
        match arguments.form() {
            Form::Csv => stream(|out| moves.write_csv(out)),
            Form::Json => stream(|out| {
                moves.write_json(out)?;
                writeln!(out)
            }),
            Form::Text => say(moves.text(columns()).trim_end()),
        }
        return Ok(());
    }
    print(&Subject::game(game, question, arguments.raw, arguments.limits()?), arguments)
}

/// Refuses what there is for tables alone.
fn refuse_picture(arguments: &Arguments) -> Result<()> {
    if arguments.code.is_some() {
        return Err(refused("code is of tables: leave --code out"));
    }
    if arguments.svg.is_some() || arguments.preview {
        return Err(refused("pictures are of tables: leave --svg and --preview out"));
    }
    Ok(())
}

fn print(subject: &Subject<'_>, arguments: &Arguments) -> Result<()> {
    let order = Order { to: arguments.to.clone(), raw: arguments.raw, search: !arguments.csv };
    let result = subject.explore(&order).inspect_err(|error| {
        // Of an interrupted program nobody says the error.
        if interrupted() {
            eprintln!("interrupted: {error:#}");
        }
    })?;
    if let Some(path) = &arguments.svg {
        std::fs::write(path, report::svg(&result))
            .with_context(|| format!("cannot write {}", path.display()))?;
    }
    if let Some(language) = arguments.code {
        say(code(&result, language)?.trim_end());
        return Ok(());
    }
    match arguments.form() {
        Form::Csv => stream(|out| report::data::write_csv(&result, out)),
        Form::Json => stream(|out| {
            report::data::write_json(&result, out)?;
            writeln!(out)
        }),
        Form::Text => {
            say(report::text(&result, &style(arguments.preview)).trim_end());
        }
    }
    let count = result.values.len();
    match result.cut.filter(|_| result.is_incomplete()) {
        Some(cut) if cut.is_interrupted() => {
            eprintln!("interrupted: these are the first {count} answers, not all");
        }
        Some(cut) => bail!(
            "these are the first {count} of {} answers, not all: {}",
            cut.total,
            cut.remedy(&arguments.limits()?)
        ),
        None => {}
    }
    Ok(())
}
