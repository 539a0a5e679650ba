//! `cargo sente gen`: inputs of a problem, and the strict reader of them.

use crate::Usage;
use crate::console::{BOLD, columns_of_entries, say, styled};
use crate::judge::process::MOST_BYTES;
use crate::named;
use anyhow::{Context, Result, bail, ensure};
use rules::{Choices, Problem, prose};
use std::io::{Read, stdin};

/// Print an input of a problem, or check one
///
/// `small` prints all small inputs, each behind a line that says so; `random` a random one; `extreme NAME` an extreme one,
/// and without any of these all of them are listed. `check` reads standard input by the statement's rules, and says what
/// is wrong with it and where.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  cargo sente gen p7864                      the extreme inputs, and what each is meant to break
  cargo sente gen p7864 extreme shuffled-path > path.in
  cargo sente gen p4363 random --seed 5 --size 12 | ./a.out
  cargo sente gen p2197 small | head         all small inputs, one after the other
  cargo sente gen p4363 check < samples/p4363/1.in")]
pub struct Arguments {
    /// The problem, by id, name at a judge, address, title or topic; then the kind of input
    #[arg(value_name = "PROBLEM [small|random|extreme NAME|check]", required = true)]
    words: Vec<String>,
    /// Where the random numbers begin
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// The greatest size of a random case
    #[arg(long)]
    size: Option<usize>,
}

/// Runs `cargo sente gen`.
///
/// # Errors
///
/// If the problem or the input is unknown, or what is checked breaks a rule; the message says where and which.
pub fn run(arguments: &Arguments) -> Result<()> {
    match &arguments.words[..] {
        [problem @ .., kind, name] if kind == "extreme" && !problem.is_empty() => {
            let problem = named::get(problem)?;
            say(problem.extreme_input(named::extreme(problem, name)?)?.0.trim_end());
        }
        [problem @ .., kind] if is_kind(kind) && !problem.is_empty() => {
            let problem = named::get(problem)?;
            match kind.as_str() {
                "small" => small(problem),
                "random" => random(problem, arguments)?,
                "check" => check(problem)?,
                _ => {
                    bail!(Usage(format!("{kind} needs a name: {}", named::extreme_names(problem))))
                }
            }
        }
        problem => list(named::get(problem)?),
    }
    Ok(())
}

fn is_kind(word: &str) -> bool {
    ["small", "random", "extreme", "check"].contains(&word)
}

fn list(problem: &dyn Problem) {
    say(styled(BOLD, format_args!("{:<24} meant to break", "extreme input")));
    for (name, breaks) in problem.extremes() {
        say(prose::beside(&format!("{name:<24} "), breaks, columns_of_entries()));
    }
}

fn small(problem: &dyn Problem) {
    for (number, input) in problem.small(usize::MAX).into_iter().enumerate() {
        say(format_args!("# input {}\n{}", number + 1, input.trim_end()));
    }
}

fn random(problem: &dyn Problem, arguments: &Arguments) -> Result<()> {
    let size = arguments.size.unwrap_or(problem.large());
    ensure_size(problem, size)?;
    say(problem.random(&mut Choices::random(arguments.seed), size).trim_end());
    Ok(())
}

/// Refuses sizes that the generators do not make, as a search could not answer them.
pub fn ensure_size(problem: &dyn Problem, size: usize) -> Result<()> {
    let (id, most) = (problem.id(), problem.large());
    if (1..=most).contains(&size) {
        return Ok(());
    }
    let what = format!("--size {size}: random inputs of {id} have a size from 1 to {most}");
    bail!(Usage(format!("{what}; `cargo sente gen {id}` lists extreme inputs")))
}

fn check(problem: &dyn Problem) -> Result<()> {
    let mut bytes = Vec::new();
    stdin().take(MOST_BYTES + 1).read_to_end(&mut bytes)?;
    ensure!(bytes.len() as u64 <= MOST_BYTES, "the input has more than {} MiB", MOST_BYTES >> 20);
    let text =
        String::from_utf8(bytes).context("the input is no text in UTF-8: save it as that")?;
    ensure!(
        !text.starts_with('\u{feff}'),
        "the input begins with a byte order mark, which no judge's input has: save it as UTF-8 without one"
    );
    problem.validate(&text)?;
    say(format_args!("this is an input of {}", problem.id()));
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use problems::PROBLEMS;

    /// A size past its bounds can take for ever, or all memory.
    #[test]
    fn every_size_makes_an_input_that_the_statement_allows_and_others_are_refused() {
        for &problem in PROBLEMS {
            let (id, most) = (problem.id(), problem.large());
            for (size, seed) in
                [1, 2, most / 2, most].into_iter().flat_map(|size| [(size, 0), (size, 1)])
            {
                if size > 0 {
                    ensure_size(problem, size).expect("the size is within the bounds");
                    let input = problem.random(&mut Choices::random(seed), size);
                    assert_eq!(problem.validate(&input), Ok(()), "{id}, size {size}, seed {seed}");
                }
            }
            for size in [0, most + 1, usize::MAX] {
                let text = ensure_size(problem, size).expect_err("there is none").to_string();
                assert!(text.contains(&format!("have a size from 1 to {most}")), "{text}");
            }
        }
    }
}
