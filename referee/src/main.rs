//! `cargo referee`: holds the solutions to account, from outside, as a judge does.

mod bench;
mod catalogue;
mod checkout;
mod console;
mod generate;
mod measure;
mod rules;
#[cfg(test)]
mod tidy;

use anyhow::Result;
use catalogue::Problem;
use checkout::Checkout;
use clap::{Parser, Subcommand};
use std::process::ExitCode;

const EXAMPLES: &str = "\
Examples:
  cargo referee                    what there is, and what to type
  cargo referee bench              every comparison
  cargo referee bench io --runs 5  the readers and writers, quickly";

/// Holds the solutions of sente to account, from outside, as a judge does
#[derive(Parser)]
#[command(name = "cargo referee", version, after_help = EXAMPLES)]
struct Arguments {
    #[command(subcommand)]
    verb: Option<Verb>,
}

#[derive(Subcommand)]
enum Verb {
    Bench(bench::Arguments),
    Gen(generate::Arguments),
    List(catalogue::Arguments),
}

fn main() -> ExitCode {
    match run(Arguments::parse().verb) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(verb: Option<Verb>) -> Result<()> {
    let checkout = Checkout::find()?;
    match verb {
        None => console::say(welcome(&catalogue::read(&checkout)?).trim_end()),
        Some(Verb::Bench(arguments)) => bench::run(&checkout, &arguments)?,
        Some(Verb::Gen(arguments)) => generate::run(&arguments)?,
        Some(Verb::List(arguments)) => catalogue::run(&checkout, &arguments)?,
    }
    Ok(())
}

/// What a newcomer sees who types `cargo run`.
fn welcome(problems: &[Problem]) -> String {
    let Some(Problem { id: example, .. }) = problems.first() else {
        return "There is no solution in catalogue.toml yet.\n".into();
    };
    let list: String = problems
        .iter()
        .map(|problem| format!("  {:<9} {}\n", problem.id, problem.english))
        .collect();
    format!(
        "Sente: combinatorial-game problems from online judges, solved in Rust.

Each problem is a program that reads the judge's input and prints the answer:

  cargo run --release --bin {example} < samples/{example}/1.in

The programs:
{list}
More to type:
  cargo test                 every sample and every other check
  cargo test {example:<15} those of one problem
  cargo referee --help       the tools around the solutions
  cargo doc --open           the library

Rules, theorem, proof and traps stand at the top of each file, such as src/bin/{example}.rs.
"
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_consistent() {
        Arguments::command().debug_assert();
    }

    #[test]
    fn a_newcomer_is_told_what_to_type() {
        assert!(welcome(&[]).contains("no solution"));
        let problems = catalogue::read(&Checkout::find().unwrap()).unwrap();
        let text = welcome(&problems);
        let example = &problems[0].id;
        assert!(
            text.contains(&format!("cargo run --release --bin {example} < samples/{example}/1.in"))
        );
        assert!(problems.iter().all(|problem| text.contains(&problem.english)));
    }
}
