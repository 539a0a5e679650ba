//! `cargo sente stress`: hunts for an input on which a program and the rules disagree.

mod hunt;
mod suspect;

use crate::Usage;
use crate::checkout::{Checkout, catalogue, program_file};
use crate::console::{columns_of_entries, say};
use crate::judge::{process, visible};
use crate::{generate, named};
use anyhow::{Context, Result, bail};
use hunt::Hunt;
use rules::prose;
use std::path::PathBuf;
use suspect::Suspect;

/// Hunt for an input on which a program and the rules disagree
///
/// All small inputs, the shortest first, and then random ones are answered by the program and by a search of the
/// game, on all processors. After the first disagreement the input is made small and printed with both answers; the
/// exit status is 1. Last come the extreme inputs, too large for a search: a program of your own is compared with our
/// solution. A program that takes more CPU time than the judge allows has failed, too.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  cargo sente stress p2252                  our solution, for ten seconds
  cargo sente stress p2252 --bin ./a.out    your program, in any language
  cargo sente stress p2252 --bin ./a.out --save off-by-one   keep what breaks it
  cargo sente stress p2252 --seed 7 --size 30 --seconds 60")]
pub struct Arguments {
    /// The problem, by id, name at a judge, address, title or topic
    #[arg(value_name = "PROBLEM", required = true)]
    id: Vec<String>,
    /// The program to break; our solution if it is left out
    #[arg(long, value_name = "PROGRAM")]
    bin: Option<PathBuf>,
    /// Keep the input in `hacks`, for `judge` and the tests, as what shows a wrong idea of this name
    #[arg(long, value_name = "NAME")]
    save: Option<String>,
    /// How long to hunt with random inputs. The small ones are always tried to the end, as a program that is wrong on one
    /// of them is to be found: the first line says how long that takes
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=MOST_SECONDS))]
    seconds: u64,
    /// Where the random numbers begin
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// The greatest size of a case; what a search can do in an instant if it is left out
    #[arg(long)]
    size: Option<usize>,
}

/// A day.
const MOST_SECONDS: u64 = 86_400;

/// Runs `cargo sente stress`.
pub fn run(checkout: &Checkout, arguments: &Arguments) -> Result<()> {
    let problem = named::get(&arguments.id)?;
    let id = problem.id();
    if let Some(size) = arguments.size {
        generate::ensure_size(problem, size)?;
    }
    ensure_new(checkout, id, arguments.save.as_deref())?;
    let entry = catalogue::one(checkout, &[id.to_string()])?;
    let program = match &arguments.bin {
        Some(bin) => process::find_program(bin)?,
        None => checkout.build(&[id], "release")?.remove(0),
    };
    let name = visible::path(&program);
    let suspect = Suspect { problem, program: &program, time: entry.time() };
    let hunt = Hunt { checkout, problem, suspect, arguments };
    let extremes = if arguments.bin.is_some() { problem.extremes().len() } else { 0 };
    let mut tried = hunt.searched(extremes)?;
    if extremes > 0 {
        // Whoever is wrong on an input that is searched need not wait for a compiler.
        if !checkout.path("target/release").join(program_file(id)).exists() {
            eprintln!("compiling our solution, for the extreme inputs");
        }
        let ours = checkout.build(&[id], "release").with_context(|| {
            format!(
                "{name} agrees with the rules of {id} on {tried}; extreme ones need our solution"
            )
        })?;
        (0..extremes).try_for_each(|number| hunt.suspect.extreme(number, &ours[0]))?;
        tried += &format!(", {extremes} extreme ones");
    }
    let agrees = format!("{name} agrees with the rules of {id} on {tried}");
    say(prose::beside("", &agrees, columns_of_entries()));
    Ok(())
}

/// Refuses a name for what is found that is no word, or that an idea has.
fn ensure_new(checkout: &Checkout, id: &str, name: Option<&str>) -> Result<()> {
    let Some(name) = name else { return Ok(()) };
    let is_letter = |c: char| c.is_ascii_alphanumeric() || "-_".contains(c);
    if name.is_empty() || !name.chars().all(is_letter) {
        bail!(Usage("--save takes a name of letters, digits, - and _".into()));
    }
    if named::wrong_ideas(checkout, id)?.iter().any(|idea| idea.name == name) {
        let file = named::ideas_file(id);
        bail!(Usage(format!("{file} has an idea {name} already: --save takes a new name")));
    }
    Ok(())
}
