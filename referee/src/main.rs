//! `cargo referee`: holds the solutions to account, from outside, as a judge does.

use anyhow::Result;
use clap::{Parser, Subcommand};
use referee::catalogue::Problem;
use referee::checkout::Checkout;
use referee::{bench, bundle, catalogue, console, generate, measure, stress};
use std::process::ExitCode;

const EXAMPLES: &str = "\
Examples:
  cargo referee                    what there is, and what to type
  cargo referee bench              every comparison
  cargo referee bench io --runs 5  the readers and writers, quickly
  cargo referee stress p2252 --bin ./a.out
                                   break your own program of P2252
  cargo referee validate p4363 < samples/p4363/1.in";

/// Holds the solutions of sente to account, from outside, as a judge does
#[derive(Parser)]
#[command(name = "cargo referee", bin_name = "cargo referee", version, after_help = EXAMPLES)]
struct Arguments {
    #[command(subcommand)]
    verb: Option<Verb>,
}

#[derive(Subcommand)]
enum Verb {
    Bench(bench::Arguments),
    Bundle(bundle::Arguments),
    Gen(generate::Arguments),
    List(catalogue::Arguments),
    Measure(measure::Arguments),
    Stress(stress::Arguments),
    Validate(generate::ValidateArguments),
    Wrong(generate::WrongArguments),
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
        Some(Verb::Bundle(arguments)) => bundle::run(&checkout, &arguments)?,
        Some(Verb::Gen(arguments)) => generate::run(&arguments)?,
        Some(Verb::List(arguments)) => catalogue::run(&checkout, &arguments)?,
        Some(Verb::Measure(arguments)) => measure::run(&arguments)?,
        Some(Verb::Stress(arguments)) => stress::run(&checkout, &arguments)?,
        Some(Verb::Validate(arguments)) => generate::validate(&arguments)?,
        Some(Verb::Wrong(arguments)) => generate::wrong(&arguments)?,
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
  cargo doc --no-deps --package sente --lib --open
                             the library

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
