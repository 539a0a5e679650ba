//! `cargo sente play`: the game of a problem, move by move, against a program that cannot lose.

mod table;

use crate::Usage;
use crate::checkout::Checkout;
use crate::console::say;
use anyhow::{Context, Result};
use fastrand::Rng;
use rules::Shown;
use rules::prose::counted;
use rules::session::{Session, Worth};
use rules::{Problem, begin};
use std::fs;
use std::path::PathBuf;
use table::Table;

/// Play the game of a problem against a program that plays perfectly
///
/// The position is one that whoever begins can win, from the samples, hacks, or at random; or that of an input of your own.
/// Both players' moves are those of the problem's rules; what the program knows, it knows by searching them.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  cargo sente play p2197                     a position that you can win; you begin
  cargo sente play p4363 --random            another one
  cargo sente play p2197 --input heaps.txt   your position, in the judge's format
  cargo sente play p2197 --second            the program begins
  cargo sente play p2197 --alone             you move for both sides

Type the number of a move or words of it, or: hint, why, undo, moves, all, help, quit.")]
pub struct Arguments {
    /// The problem: its name, a mirror such as `POJ 1067`, an address, a title, a topic
    #[arg(value_name = "PROBLEM", required = true)]
    id: Vec<String>,
    /// An input in the judge's format; its first case is played
    #[arg(long, value_name = "FILE")]
    input: Option<PathBuf>,
    /// A random position
    #[arg(long, conflicts_with = "input")]
    random: bool,
    /// The number that decides which random position
    #[arg(long, requires = "random", value_name = "N")]
    seed: Option<u64>,
    /// The program begins
    #[arg(long)]
    second: bool,
    /// You move for both sides
    #[arg(long, conflicts_with = "second")]
    alone: bool,
}

/// Runs `cargo sente play`.
pub fn run(checkout: &Checkout, arguments: &Arguments) -> Result<()> {
    let problem = crate::named::get(&arguments.id)?;
    let input = match &arguments.input {
        Some(path) => {
            let text = fs::read_to_string(path);
            let text = text.with_context(|| format!("cannot read {}", path.display()))?;
            // Some editors write a byte order mark first.
            text.trim_start_matches('\u{feff}').to_string()
        }
        None if arguments.random => {
            let seed = arguments.seed.unwrap_or_else(|| Rng::new().u64(..1000));
            let input = begin::random(problem, seed).ok_or_else(|| no_game(problem))?;
            say(format_args!("A random position; --random --seed {seed} gives it again."));
            input
        }
        None => {
            let given = given(checkout, problem.id())?;
            begin::position(problem, given.iter().map(String::as_str))
                .ok_or_else(|| no_game(problem))?
        }
    };
    let session = begin(problem, &input)?;
    let opponent = if arguments.alone { None } else { Some(usize::from(!arguments.second)) };
    Table::new(problem.id(), session, opponent).play()
}

/// The samples, and the hacks, which a new problem may not have.
fn given(checkout: &Checkout, id: &str) -> Result<Vec<String>> {
    let mut inputs = Vec::new();
    let folder = format!("samples/{id}");
    for name in checkout.stems(&folder, "in").unwrap_or_default() {
        inputs.push(checkout.read(&format!("{folder}/{name}.in"))?);
    }
    for idea in crate::named::wrong_ideas(checkout, id)? {
        if let Shown::On(input) = idea.shown {
            inputs.push(input);
        }
    }
    Ok(inputs)
}

/// A play of the first case of an input.
fn begin(problem: &dyn Problem, input: &str) -> Result<Box<dyn Session>> {
    let session = problem.play(input).map_err(|error| Usage(format!("the input: {error}")))?;
    session.ok_or_else(|| no_game(problem).into())
}

fn no_game(problem: &dyn Problem) -> Usage {
    Usage(format!("{} is not about a game that can be played", problem.id()))
}

fn named(worth: Worth) -> String {
    match worth {
        Worth::Won => "won".into(),
        Worth::Lost => "lost".into(),
        Worth::WonIn(moves) => format!("won in {}", counted(moves as usize, "move")),
        Worth::LostIn(moves) => format!("lost in {}", counted(moves as usize, "move")),
        Worth::Drawn => "a draw".into(),
        Worth::Score(score) => format!("worth {score:+}"),
    }
}
