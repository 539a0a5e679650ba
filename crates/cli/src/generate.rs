//! `cargo sente gen` and `cargo sente validate`: the generators and the strict reader of a
//! problem's inputs, for whoever needs them.

use crate::console::{BOLD, columns_of_entries, name, say, styled};
use crate::{named, saved};
use anyhow::Result;
use judge::{Usage, visible};
use rules::{Choices, Problem, prose};

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
    #[command(external_subcommand)]
    Other(Vec<String>),
}

/// Runs `cargo sente gen`.
///
/// # Errors
///
/// If the problem or the input is unknown, or the output cannot be written.
pub fn run(arguments: &Arguments) -> Result<()> {
    if let Some(Kind::Other(words)) = &arguments.kind {
        return Err(other(&arguments.id, words)?.into());
    }
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
        Some(Kind::Other(_)) => {}
    }
    Ok(())
}

/// What to type instead of `gen` with these words.
fn other(id: &str, words: &[String]) -> Result<Usage> {
    let command = name();
    // One name of several words, as in `POJ 1067`.
    let all: Vec<&str> = [id].into_iter().chain(words.iter().map(String::as_str)).collect();
    for count in (2..=all.len()).rev() {
        if let Ok(Some(problem)) = named::known(&all[..count]) {
            let rest: String = all[count..].iter().map(|word| format!(" {word}")).collect();
            let named = all[..count].join(" ");
            let id = problem.id();
            return Ok(Usage(format!("{named} is {id} here: type `{command} gen {id}{rest}`")));
        }
    }
    let (problem, word) = (named::get(&[id])?, &words[0]);
    let id = problem.id();
    Ok(Usage(match problem.worst().iter().any(|(name, _)| name == word) {
        true => format!("`{word}` is an extreme input: type `{command} gen {id} worst {word}`"),
        false => format!(
            "there is no kind of inputs `{}`; there is: small, random, worst with a name",
            visible::word(word.as_bytes())
        ),
    }))
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
    problem.validate(&saved::unmarked_in_stdin()?)?;
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
    /// The problem, by any of its names; then the name of the idea, and if it is left out all are listed
    #[arg(value_name = "PROBLEM [IDEA]", required = true)]
    words: Vec<String>,
}

impl WrongArguments {
    /// The problem, and the name of the idea. An idea has one word, a problem one or more.
    fn meant(&self) -> Result<(&'static dyn Problem, Option<&str>)> {
        match &self.words[..] {
            [rest @ .., name] if !rest.is_empty() => {
                // In `p2252 nim`, the idea is a word of the problem's names, too.
                let has_idea = |problem: &dyn Problem| named::idea(problem, name).is_ok();
                match (named::known(rest), named::known(&self.words)?) {
                    (Ok(Some(problem)), _) if has_idea(problem) => Ok((problem, Some(name))),
                    (_, Some(problem)) => Ok((problem, None)),
                    _ => Ok((named::get(rest)?, Some(name))),
                }
            }
            words => Ok((named::get(words)?, None)),
        }
    }
}

/// Runs `cargo sente wrong`.
///
/// # Errors
///
/// If the problem or the idea is unknown, or the input breaks a rule.
pub fn wrong(arguments: &WrongArguments) -> Result<()> {
    let (problem, name) = arguments.meant()?;
    let ideas = problem.wrong();
    let Some(name) = name else {
        for idea in ideas {
            say(prose::beside(&format!("{:<24} ", idea.name), idea.because, columns_of_entries()));
        }
        return Ok(());
    };
    let number = named::idea(problem, name)?;
    say(problem.wrong_answer(number, &saved::in_stdin()?)?.trim_end());
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
