//! `cargo sente gen` and `cargo sente validate`: the generators and the strict reader of a
//! problem's inputs, for whoever needs them.

use crate::console::{BOLD, columns_of_entries, say, styled};
use crate::named;
use anyhow::{Context, Result};
use judge::Usage;
use rules::{Choices, Problem, prose};
use std::io::{Read, stdin};

/// Print an input of a problem
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  cargo sente gen p7864                      the extreme inputs, and what each is meant to break
  cargo sente gen p7864 worst shuffled-path > path.in
  cargo sente gen p4363 random --seed 5 --size 12 | ./a.out
  cargo sente gen p2197 small | head         all small inputs, one after the other")]
pub struct Arguments {
    /// The problem
    id: String,
    #[command(subcommand)]
    kind: Option<Kind>,
}

#[derive(clap::Subcommand)]
enum Kind {
    /// All small inputs, each behind a line that says so
    Small,
    /// A random input
    Random {
        /// Where the random numbers begin
        #[arg(long, default_value_t = 0)]
        seed: u64,
        /// The greatest size of a case
        #[arg(long)]
        size: Option<usize>,
    },
    /// An extreme input
    Worst {
        /// Its name
        name: String,
    },
}

/// Runs `cargo sente gen`.
///
/// # Errors
///
/// If the problem or the input is unknown, or the output cannot be written.
pub fn run(arguments: &Arguments) -> Result<()> {
    let problem = named::get(&[&arguments.id])?;
    match &arguments.kind {
        None => {
            say(styled(BOLD, format_args!("{:<24} meant to break", "extreme input")));
            for (name, breaks) in problem.worst() {
                say(prose::beside(&format!("{name:<24} "), breaks, columns_of_entries()));
            }
        }
        Some(Kind::Small) => {
            for (number, input) in problem.small(usize::MAX).into_iter().enumerate() {
                say(format_args!("# input {}\n{}", number + 1, input.trim_end()));
            }
        }
        Some(Kind::Random { seed, size }) => {
            let size = size.unwrap_or(problem.large());
            held(problem, size)?;
            say(problem.random(&mut Choices::random(*seed), size).trim_end());
        }
        Some(Kind::Worst { name }) => {
            say(problem.worst_input(named::worst(problem, name)?)?.0.trim_end());
        }
    }
    Ok(())
}

/// The generators make inputs for a search, and none that are larger.
///
/// # Errors
///
/// If the size is out of bounds.
pub fn held(problem: &dyn Problem, size: usize) -> Result<()> {
    let (id, most) = (problem.id(), problem.large());
    if (1..=most).contains(&size) {
        return Ok(());
    }
    let what = format!("--size {size}: random inputs of {id} have a size from 1 to {most}");
    Err(Usage(format!("{what}; `cargo sente gen {id}` lists extreme inputs")).into())
}

/// Check that standard input is an input of a problem, by the statement's rules
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  cargo sente validate p4363 < samples/p4363/1.in
  ./generator | cargo sente validate agc017_d")]
pub struct ValidateArguments {
    /// The problem: its name, a mirror such as `POJ 1067`, an address, a title, a topic
    #[arg(value_name = "PROBLEM", required = true)]
    id: Vec<String>,
}

/// Runs `cargo sente validate`.
///
/// # Errors
///
/// If the problem is unknown, or the input breaks a rule; the message says where and which.
pub fn validate(arguments: &ValidateArguments) -> Result<()> {
    let problem = named::get(&arguments.id)?;
    let mut text = String::new();
    stdin().read_to_string(&mut text).context("cannot read standard input as text")?;
    problem.validate(&text)?;
    say(format_args!("this is an input of {}", problem.id()));
    Ok(())
}

/// Answer standard input as a wrong idea does, to see what it is worth
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  cargo sente wrong p2252             the wrong ideas, and why people believe them
  cargo sente wrong p4279 misprint < samples/p4279/1.in")]
pub struct WrongArguments {
    /// The problem
    id: String,
    /// The name of the idea; all are listed if it is left out
    name: Option<String>,
}

/// Runs `cargo sente wrong`.
///
/// # Errors
///
/// If the problem or the idea is unknown, or the input breaks a rule.
pub fn wrong(arguments: &WrongArguments) -> Result<()> {
    let problem = named::get(&[&arguments.id])?;
    let ideas = problem.wrong();
    let Some(name) = &arguments.name else {
        for idea in ideas {
            say(prose::beside(&format!("{:<24} ", idea.name), idea.because, columns_of_entries()));
        }
        return Ok(());
    };
    let number = named::idea(problem, name)?;
    let mut text = String::new();
    stdin().read_to_string(&mut text).context("cannot read standard input as text")?;
    say(problem.wrong_answer(number, &text)?.trim_end());
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use problems::PROBLEMS;

    /// A size past its bounds can take for ever, or all memory.
    #[test]
    fn every_size_makes_an_input_that_the_statement_allows() {
        for problem in PROBLEMS {
            let most = problem.large();
            for size in [1, 2, most / 2, most].into_iter().filter(|&size| size > 0) {
                held(*problem, size).expect("the size is within the bounds");
                for seed in 0..2 {
                    let input = problem.random(&mut Choices::random(seed), size);
                    let result = problem.validate(&input).map_err(|error| error.to_string());
                    assert_eq!(result, Ok(()), "{}, size {size}, seed {seed}", problem.id());
                }
            }
        }
    }

    #[test]
    fn a_size_past_the_bounds_is_refused() {
        for problem in PROBLEMS {
            for size in [0, problem.large() + 1, usize::MAX] {
                let text = held(*problem, size).expect_err("there is none").to_string();
                let bounds = format!("have a size from 1 to {}", problem.large());
                assert!(text.contains(&bounds), "{text}");
            }
        }
    }
}
