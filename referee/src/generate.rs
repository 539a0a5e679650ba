//! `cargo referee gen` and `cargo referee validate`: the generators and the strict reader of a
//! problem's inputs, for whoever needs them.

use crate::choices::Choices;
use crate::console::{Usage, say};
use crate::rules::{self, Problem};
use anyhow::{Context, Result};
use fastrand::Rng;
use std::io::{BufWriter, ErrorKind, Read, Write, stdin, stdout};

/// Print an input of a problem
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  cargo referee gen p7864                      the extreme inputs, and what each breaks
  cargo referee gen p7864 worst shuffled-path > path.in
  cargo referee gen p4363 random --seed 5 --size 12 | ./a.out
  cargo referee gen p2197 small | head         all small inputs, one after the other")]
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

/// Runs `cargo referee gen`.
///
/// # Errors
///
/// If the problem or the input is unknown, or the output cannot be written.
pub fn run(arguments: &Arguments) -> Result<()> {
    let problem = rules::get(&arguments.id)?;
    match &arguments.kind {
        None => {
            for worst in problem.worst() {
                say(format_args!("{:<24} breaks {}", worst.name, worst.breaks));
            }
        }
        Some(Kind::Small) => {
            for (number, input) in problem.small(usize::MAX).enumerate() {
                say(format_args!("# input {}\n{}", number + 1, input.trim_end()));
            }
        }
        Some(Kind::Random { seed, size }) => {
            let size = rules::size(problem, size.unwrap_or(problem.sizes().1), usize::MAX)?;
            say(problem.generate(&mut Choices::random(*seed), size).trim_end());
        }
        Some(Kind::Worst { name }) => worst(problem, name)?,
    }
    Ok(())
}

fn worst(problem: &dyn Problem, name: &str) -> Result<()> {
    let inputs = problem.worst();
    let worst = inputs.iter().find(|worst| worst.name == name).ok_or_else(|| {
        let names: Vec<_> = inputs.iter().map(|worst| worst.name).collect();
        Usage(format!("{} has no input {name:?}; there is: {}", problem.id(), names.join(", ")))
    })?;
    let mut out = BufWriter::new(stdout().lock());
    let written = (worst.write)(&mut out, &mut Rng::with_seed(1)).and_then(|()| out.flush());
    match written {
        // Whoever reads has seen enough.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        result => result.context("cannot write the input"),
    }
}

/// Check that standard input is an input of a problem, by the statement's rules
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  cargo referee validate p4363 < samples/p4363/1.in
  ./generator | cargo referee validate agc017_d")]
pub struct ValidateArguments {
    /// The problem
    id: String,
}

/// Runs `cargo referee validate`.
///
/// # Errors
///
/// If the problem is unknown, or the input breaks a rule; the message says where and which.
pub fn validate(arguments: &ValidateArguments) -> Result<()> {
    let problem = rules::get(&arguments.id)?;
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
  cargo referee wrong p2252             the wrong ideas, and why people believe them
  cargo referee wrong p4279 misprint < samples/p4279/1.in")]
pub struct WrongArguments {
    /// The problem
    id: String,
    /// The name of the idea; all are listed if it is left out
    name: Option<String>,
}

/// Runs `cargo referee wrong`.
///
/// # Errors
///
/// If the problem or the idea is unknown, or the input breaks a rule.
pub fn wrong(arguments: &WrongArguments) -> Result<()> {
    let problem = rules::get(&arguments.id)?;
    let ideas = problem.wrong();
    let Some(name) = &arguments.name else {
        ideas.iter().for_each(|(name, because)| say(format_args!("{name:<24} {because}")));
        return Ok(());
    };
    let number = rules::idea(problem, name)?;
    let mut text = String::new();
    stdin().read_to_string(&mut text).context("cannot read standard input as text")?;
    say(problem.wrong_answer(number, &text)?.trim_end());
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{problems, size};

    /// A size past its bounds can take for ever, or all memory.
    #[test]
    fn every_size_makes_an_input_that_the_statement_allows() {
        for problem in problems() {
            let ((small, large), sizes) = (problem.sizes(), problem.allowed_sizes());
            let (least, most) = (*sizes.start(), *sizes.end());
            for size in [least, least + 1, small, small + 1, large, most] {
                assert!(sizes.contains(&size), "{} has no size {size}", problem.id());
                for seed in 0..2 {
                    let input = problem.generate(&mut Choices::random(seed), size);
                    let result = problem.validate(&input);
                    assert_eq!(result, Ok(()), "{}, size {size}, seed {seed}", problem.id());
                }
            }
        }
    }

    #[test]
    fn a_size_without_cases_is_refused() {
        for problem in problems() {
            let least = *problem.allowed_sizes().start();
            for no_size in [least - 1, usize::MAX] {
                let text =
                    size(problem, no_size, usize::MAX).expect_err("there is none").to_string();
                assert!(text.contains(&format!("say one from {least} to ")), "{text}");
            }
            assert!(size(problem, least + 1, least).is_err());
        }
    }
}
