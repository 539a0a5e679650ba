//! `cargo referee`: holds the solutions to account, from outside, as a judge does.

mod bench;
mod checkout;
mod measure;
mod rules;

use anyhow::Result;
use checkout::Checkout;
use clap::{Parser, Subcommand};

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
}

fn main() -> Result<()> {
    let arguments = Arguments::parse();
    let checkout = Checkout::find()?;
    match arguments.verb {
        None => print!("{}", welcome(&checkout.problems()?)),
        Some(Verb::Bench(arguments)) => bench::run(&checkout, &arguments)?,
    }
    Ok(())
}

/// What a newcomer sees who types `cargo run`.
fn welcome(problems: &[String]) -> String {
    let Some(example) = problems.first() else {
        return "There is no solution in src/bin yet.\n".into();
    };
    let list: String = problems.iter().map(|id| format!("  {id}\n")).collect();
    format!(
        "Sente: combinatorial-game problems from online judges, solved in Rust.

Each problem is a program that reads the judge's input and prints the answer:

  cargo run --release --bin {example} < samples/{example}/1.in

The problems:
{list}
  cargo test                 runs every sample and every other check
  cargo test {example:<10}      runs those of one problem
  cargo referee --help       the tools around the solutions
  cargo doc --open           the library, and what the theorems say

Theorem, proof and traps of a problem stand at the top of its file, such as src/bin/{example}.rs.
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
        let text = welcome(&["p2197".into(), "p4363".into()]);
        assert!(text.contains("cargo run --release --bin p2197 < samples/p2197/1.in"));
        assert!(text.contains("\n  p4363\n"));
    }
}
