//! `cargo sente stress`: hunts for an input on which a program and the rules disagree.

mod extreme;
mod find;
mod hunt;
mod suspect;

use crate::console::{columns_of_entries, say};
use crate::{generate, named};
use anyhow::{Context, Result, bail};
use checkout::Checkout;
use hunt::Hunt;
use judge::process;
use judge::{Usage, visible};
use rules::prose;
use std::path::PathBuf;
use std::time::Duration;
use suspect::{Suspect, Who};

/// Hunt for an input on which a program and the rules disagree
///
/// All small inputs, the shortest first, and then random ones are answered by the program and by a search of the
/// game, on all processors. After the first disagreement the input is made small and printed with both answers; the
/// exit status is 1. Last come the extreme inputs, too large for a search: a program of your own is compared with our
/// solution.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  cargo sente stress p2252                  our solution, for ten seconds
  cargo sente stress p2252 --bin ./a.out    your program, in any language
  cargo sente stress p2252 --bin ./a.out --save off-by-one   keep what breaks it
  cargo sente stress p2252 --wrong nim      a wrong idea, by its name
  cargo sente stress p2252 --seed 7 --size 30 --seconds 60")]
pub struct Arguments {
    /// The problem: its name, a mirror such as `POJ 1067`, an address, a title, a topic
    #[arg(value_name = "PROBLEM", required = true)]
    id: Vec<String>,
    /// The program to break; our solution if it is left out
    #[arg(long, value_name = "PROGRAM")]
    bin: Option<PathBuf>,
    /// Break this idea of `wrong` instead
    #[arg(long, value_name = "IDEA", conflicts_with = "bin")]
    wrong: Option<String>,
    /// Keep the input in `hacks` under this name, for `judge` and the tests: that of the wrong idea it shows
    #[arg(long, value_name = "NAME")]
    save: Option<String>,
    /// How long to hunt with random inputs. The small ones are always tried to the end: a program that is wrong on one
    /// of them is found
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=MOST_SECONDS))]
    seconds: u64,
    /// Where the random numbers begin
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// The greatest size of a case; what a search can do in an instant if it is left out
    #[arg(long)]
    size: Option<usize>,
    /// How many seconds of CPU time the program may take for an input; but a random input no more than the
    /// hunt. It may sleep for one second
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=3600))]
    patience: u64,
}

/// A day.
const MOST_SECONDS: u64 = 86_400;

/// Runs `cargo sente stress`.
///
/// # Errors
///
/// If the problem is unknown, the program cannot be started, or a disagreement is found.
pub fn run(checkout: &Checkout, arguments: &Arguments) -> Result<()> {
    let problem = named::get(&arguments.id)?;
    let id = problem.id();
    if let Some(size) = arguments.size {
        generate::held(problem, size)?;
    }
    let is_name = |c: char| c.is_ascii_alphanumeric() || "-_".contains(c);
    if arguments.save.as_ref().is_some_and(|name| name.is_empty() || !name.chars().all(is_name)) {
        bail!(Usage("--save takes a name of letters, digits, - and _".into()));
    }
    let file = arguments.save.as_ref().map(|name| format!("hacks/{id}/{name}.in"));
    if let Some(file) = file.filter(|file| checkout.path(file).exists()) {
        bail!(Usage(format!("{file} is there already: --save takes a new name")));
    }
    let ours = || checkout.build("--bin", id, "release");
    let (suspect, name) = match (&arguments.wrong, &arguments.bin) {
        (Some(idea), _) => (Who::Idea(named::idea(problem, idea)?), idea.clone()),
        (None, bin) => {
            let program = bin.as_ref().map_or_else(ours, |bin| process::find_program(bin))?;
            let name = visible::path(&program);
            (Who::Program(program), name)
        }
    };
    // From here on, whatever comes to this process is left of the program.
    process::adopt_orphans();
    let supervisor = std::env::current_exe().context("cannot find this program")?;
    let suspect = Suspect { problem, who: suspect, supervisor: &supervisor };
    let hunt = Hunt { checkout, problem, suspect, arguments };
    let mut tried = hunt.searched()?;
    if arguments.bin.is_some() || arguments.wrong.is_some() {
        // Whoever is wrong on an input that is searched need not wait for a compiler.
        let ours = ours().with_context(|| {
            format!(
                "{name} agrees with the rules of {id} on {tried}; extreme ones need our solution"
            )
        })?;
        let count = problem.worst().len();
        (0..count).try_for_each(|number| hunt.extreme(number, &ours))?;
        tried += &format!(", {count} extreme ones");
    }
    let agrees = format!("{name} agrees with the rules of {id} on {tried}");
    say(prose::beside("", &agrees, columns_of_entries()));
    Ok(())
}

impl Arguments {
    /// The CPU time that the program may take for an input.
    fn patience(&self) -> Duration {
        Duration::from_secs(self.patience)
    }

    /// The same for an input that is not extreme.
    fn patience_of_search(&self) -> Duration {
        Duration::from_secs(self.patience.min(self.seconds))
    }
}
