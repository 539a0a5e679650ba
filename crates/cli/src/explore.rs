//! `cargo sente explore`: the explorer, as people type and read it.

mod own;
mod terminal;

use crate::console::{columns, say, stream};
use crate::judge::interrupted;
use crate::named;
use anyhow::{Result, bail};
use clap::Args;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use explore::budget::{Budget, Ended, Observer};
use explore::command::{Ask, Command, Problems, Typed, parse};
use explore::error::refused;
use explore::explore::{Exploration, Order, budget, explore};
use explore::game::Game;
use explore::moves::Moves;
use explore::report::code::{Language, Program, code};
use explore::report::{self, data};
use explore::source::Source;
use explore::{games, units};
pub use own::{explore_own, explore_own_board};
use rules::prose;
use std::path::PathBuf;
use terminal::Terminal;

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
  cargo sente explore wythoff --code rust --program '1 if won else 0' > p2252.rs
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
    ask: Option<Ask>,
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
    #[arg(long, value_name = "LANGUAGE", value_parser = language(), conflicts_with_all = ["csv", "json"])]
    code: Option<Language>,
    /// Make a whole program of it that prints these words for each position: `1 if won else 0`, `Bob if
    /// lost else Alice`, or `value`
    #[arg(long, value_name = "WORDS", requires = "code")]
    program: Option<String>,
    /// The input of the program begins with the number of positions
    #[arg(long, requires = "program")]
    counted: bool,
    /// Write a picture into a file
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Draw the automaton of a proof into a file
    #[arg(long, value_name = "FILE")]
    automaton: Option<PathBuf>,
    /// Compute all values, also those that a proved period gives
    #[arg(long)]
    raw: bool,
    /// The memory that may be used, such as 500M or 4G
    #[arg(long, value_name = "BYTES", default_value = units::USUAL_MEMORY)]
    memory: String,
    /// The work that may be done, in seconds; they are counted, not clocked
    #[arg(long, value_name = "N", default_value_t = units::USUAL_SECONDS)]
    seconds: u64,
}

/// The questions by their names.
fn question() -> impl TypedValueParser<Value = Ask> {
    let value = |ask: Ask| {
        let (name, what) = ask.words();
        PossibleValue::new(name).help(what.get())
    };
    PossibleValuesParser::new(Ask::all().map(value))
        .try_map(|name| Ask::named(&name).ok_or_else(|| format!("there is no question {name:?}")))
}

/// The programming languages by their names.
fn language() -> impl TypedValueParser<Value = Language> {
    PossibleValuesParser::new(Language::ALL.map(|(name, _)| name)).try_map(|name| {
        Language::named(&name).ok_or_else(|| format!("there is no language {name:?}"))
    })
}

impl Arguments {
    fn program(&self) -> Result<Option<Program>> {
        let program = |text: &String| Program::parse(text, self.counted);
        self.program.as_ref().map(program).transpose()
    }

    fn budget<'a>(&self, observer: &'a dyn Observer) -> Result<Budget<'a>> {
        Ok(budget(units::bytes(&self.memory)?, self.seconds, observer))
    }
}

/// Runs `cargo sente explore`.
pub fn run(arguments: &Arguments) -> Result<()> {
    if arguments.games || arguments.words.is_empty() && arguments.moves.is_none() {
        say(list_games().trim_end());
        return Ok(());
    }
    let (words, moves) = (&arguments.words[..], arguments.moves.as_deref());
    let find = |words: &[String]| named::known(words);
    let problems = Problems { all: problems::PROBLEMS, find: &find, list: "--games" };
    match parse(&Typed { words, moves, ask: arguments.ask }, &problems)? {
        Command::Table(source) => table(&*source, arguments),
        Command::Moves(game, position) => moves_of(&game, &position, arguments),
    }
}

/// The list of all games that have a name.
fn list_games() -> String {
    let problems = problems::PROBLEMS.iter();
    let ids: Vec<&str> =
        problems.filter(|p| !p.coordinates().is_empty()).map(|problem| problem.id()).collect();
    let others = format!(
        "Problems of the catalogue whose cases are a few numbers: {}.\n\nAnd your own, by --moves; \
         `cargo sente explore --help` says how, and has examples.\n",
        ids.join(", ")
    );
    format!("{}\n{}", games::listed(columns()), prose::fill(&others, columns()))
}

/// Prints the moves of a position.
fn moves_of(game: &Game, position: &str, arguments: &Arguments) -> Result<()> {
    for (is_given, option) in [
        (arguments.csv, "--csv"),
        (arguments.code.is_some(), "--code"),
        (arguments.svg.is_some(), "--svg"),
        (arguments.automaton.is_some(), "--automaton"),
    ] {
        if is_given {
            return Err(refused(format!("{option} is of tables: leave it out")));
        }
    }
    let terminal = Terminal::new();
    let moves = Moves::of(game, position, &mut arguments.budget(&terminal)?);
    terminal.clear();
    match (moves?, arguments.json) {
        (moves, true) => stream(|out| {
            moves.write_json(out)?;
            writeln!(out)
        }),
        (moves, false) => say(moves.text(columns()).trim_end()),
    }
    Ok(())
}

/// Explores a table and prints what is known of it.
fn table(source: &dyn Source, arguments: &Arguments) -> Result<()> {
    arguments.program()?;
    let order = Order { to: arguments.to.clone(), raw: arguments.raw, search: !arguments.csv };
    let terminal = Terminal::new();
    let result = explore(source, &order, &mut arguments.budget(&terminal)?);
    terminal.clear();
    let result = result.inspect_err(|error| {
        // Nobody else prints the error of an interrupted program.
        if interrupted() {
            eprintln!("interrupted: {error:#}");
        }
    })?;
    if let Some(path) = &arguments.svg {
        crate::checkout::write_whole(path, &report::svg(&result))?;
    }
    if let Some(path) = &arguments.automaton {
        let drawing = report::drawing(&result).ok_or_else(|| {
            let title = &result.about.title;
            refused(format!(
                "no automaton of at most 16 states proves {title}: leave --automaton out"
            ))
        })?;
        crate::checkout::write_whole(path, &drawing)?;
    }
    print(&result, arguments)?;
    let count = result.table.cells.len();
    match result.cut.as_ref().filter(|_| result.is_incomplete() && arguments.code.is_none()) {
        Some(cut) if cut.ended == Some(Ended::Interrupted) => {
            eprintln!("interrupted: these are the first {count} answers, not all");
        }
        Some(cut) => {
            bail!("these are the first {count} of {} answers, not all: {}", cut.total, cut.remedy)
        }
        None => {}
    }
    Ok(())
}

fn print(result: &Exploration, arguments: &Arguments) -> Result<()> {
    if let Some(language) = arguments.code {
        let program = arguments.program()?;
        say(code(result, language, program.as_ref())?.trim_end());
    } else if arguments.csv {
        stream(|out| data::write_csv(result, out));
    } else if arguments.json {
        stream(|out| {
            data::write_json(result, out)?;
            writeln!(out)
        });
    } else {
        say(report::text(result, columns()).trim_end());
    }
    Ok(())
}
