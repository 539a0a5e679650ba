//! `cargo referee stress`: hunts for an input on which a program and the rules disagree.

use crate::checkout::Checkout;
use crate::choices::{Choices, shrink};
use crate::console::{Usage, interrupted, name, progress, say};
use crate::game::Unsolved;
use crate::process;
use crate::rules::{self, Problem, Worst};
use anyhow::{Context, Result, bail, ensure};
use fastrand::Rng;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// Hunt for an input on which a program and the rules disagree
///
/// Random inputs are answered by the program and by a search of the game. After the first disagreement
/// the input is made small and printed with both answers; the exit status is 1. Then come the extreme
/// inputs, too large for a search: a program of your own is compared with our solution.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  cargo referee stress p2252                  our solution, for ten seconds
  cargo referee stress p2252 --bin ./a.out    your program, in any language
  cargo referee stress p2252 --bin ./a.out --save off-by-one   keep what breaks it
  cargo referee stress p2252 --wrong nim      a wrong idea, by its name
  cargo referee stress p2252 --seed 7 --size 30 --seconds 60")]
pub struct Arguments {
    /// The problem
    id: String,
    /// The program to break; our solution if it is left out
    #[arg(long, value_name = "PROGRAM")]
    bin: Option<PathBuf>,
    /// Break this idea of `wrong` instead
    #[arg(long, value_name = "IDEA", conflicts_with = "bin")]
    wrong: Option<String>,
    /// Keep the input, and the right answer, under this name in `hacks`: `judge` and the tests use it
    #[arg(long, value_name = "NAME")]
    save: Option<String>,
    /// How long to hunt
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..))]
    seconds: u64,
    /// Where the random numbers begin
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// The greatest size of a case; what a search can do in an instant if it is left out
    #[arg(long)]
    size: Option<usize>,
    /// How many seconds the program may take for an input
    #[arg(long, default_value_t = 10)]
    patience: u64,
}

/// Runs `cargo referee stress`.
///
/// # Errors
///
/// If the problem is unknown, the program cannot be started, or a disagreement is found.
pub fn run(checkout: &Checkout, arguments: &Arguments) -> Result<()> {
    let problem = rules::get(&arguments.id)?;
    let id = problem.id();
    let is_name = |c: char| c.is_ascii_alphanumeric() || "-_".contains(c);
    if arguments.save.as_ref().is_some_and(|name| name.is_empty() || !name.chars().all(is_name)) {
        bail!(Usage("--save takes a name of letters, digits, - and _".into()));
    }
    let ours = checkout.build("--bin", id, "release")?;
    let theirs =
        arguments.bin.as_ref().map(|program| process::find_program(program)).transpose()?;
    let suspect = match (&arguments.wrong, &theirs) {
        (Some(idea), _) => Suspect::Idea(rules::idea(problem, idea)?),
        (None, Some(program)) => Suspect::Program(program),
        (None, None) => Suspect::Program(&ours),
    };
    // From here on, all children are the program's.
    process::adopt_orphans();
    let patience = Duration::from_secs(arguments.patience);
    let hunt = Hunt { checkout, problem, suspect, patience, save: arguments.save.as_deref() };
    let inputs = hunt.random(arguments)?;
    if theirs.is_some() || arguments.wrong.is_some() {
        problem.worst().iter().try_for_each(|worst| hunt.extreme(worst, &ours))?;
    }
    let name = match (&arguments.wrong, &theirs) {
        (Some(idea), _) => idea.clone(),
        (None, program) => program.as_ref().unwrap_or(&ours).display().to_string(),
    };
    say(format_args!("{name} agrees with the rules of {id} on {inputs} inputs"));
    Ok(())
}

/// Whose answers are doubted.
enum Suspect<'a> {
    Program(&'a Path),
    /// A wrong idea, by its number.
    Idea(usize),
}

struct Hunt<'a> {
    checkout: &'a Checkout,
    problem: &'a dyn Problem,
    suspect: Suspect<'a>,
    patience: Duration,
    /// The name under which a find is kept.
    save: Option<&'a str>,
}

impl Hunt<'_> {
    /// Tries random inputs until the time is over, and says how many.
    fn random(&self, arguments: &Arguments) -> Result<u64> {
        let (small, large) = self.problem.sizes();
        let most = arguments.size.unwrap_or(large).max(1);
        let progress = progress(arguments.seconds);
        let start = Instant::now();
        let mut inputs = 0;
        while start.elapsed() < Duration::from_secs(arguments.seconds) {
            let seed = arguments.seed + inputs;
            // From small to large and back: a small input that fails is found soon.
            let size = small.min(most) + (most - small.min(most)) * (inputs as usize % 20) / 19;
            let mut choices = Choices::random(seed);
            let input = self.problem.generate(&mut choices, size);
            let found = self.disagreement(&input).map_err(|error| match arguments.size {
                Some(most) if error.is::<Unsolved>() => {
                    Usage(format!("--size {most} is too much for a search: {error}")).into()
                }
                _ => error,
            });
            if found?.is_some() {
                progress.finish_and_clear();
                return self.report(seed, size, choices.record());
            }
            inputs += 1;
            let rate = inputs as f64 / start.elapsed().as_secs_f64();
            progress.set_message(format!("s, {inputs} inputs, {rate:.0} a second, size {size}"));
            progress.set_position(start.elapsed().as_secs());
        }
        progress.finish_and_clear();
        Ok(inputs)
    }

    /// What is wrong with the suspect's answer, if anything.
    fn disagreement(&self, input: &str) -> Result<Option<String>> {
        let expected = self.problem.answer(input)?;
        self.differs("the rules say", &expected, input)
    }

    fn differs(&self, judge: &str, expected: &str, input: &str) -> Result<Option<String>> {
        let (who, found) = match self.suspect {
            Suspect::Program(program) => {
                ("program", process::run(program, input.as_bytes(), self.patience))
            }
            Suspect::Idea(number) => {
                let answer = self.problem.wrong_answer(number, input)?;
                ("idea", Ok(answer.into_bytes()))
            }
        };
        // A program that was ended with this one is not wrong.
        ensure!(!interrupted(), "interrupted");
        Ok(match found {
            Err(error) => Some(format!("{error:#}")),
            Ok(found) => {
                let found = String::from_utf8_lossy(&found);
                let same = expected.split_whitespace().eq(found.split_whitespace());
                (!same).then(|| format!("{judge}:\n{expected}the {who} says:\n{found}"))
            }
        })
    }

    /// Makes the input small and ends with both answers.
    fn report<T>(&self, seed: u64, size: usize, record: Vec<u64>) -> Result<T> {
        let again = |record: &[u64]| self.problem.generate(&mut Choices::replay(record), size);
        let record = shrink(record, 3000, |record| {
            self.disagreement(&again(record)).is_ok_and(|found| found.is_some())
        });
        let input = again(&record);
        let found = self.disagreement(&input)?.unwrap_or_default();
        let kept = self.keep(&input, &self.problem.answer(&input)?)?;
        bail!(
            "on the input\n{input}{}\nfound by --seed {seed} --size {size}, then made small\n{kept}",
            found.trim_end()
        );
    }

    /// Writes the input into `hacks`, if that is wanted; says where, or how.
    fn keep(&self, input: &str, answer: &str) -> Result<String> {
        let id = self.problem.id();
        let Some(name) = self.save else {
            return Ok(format!("to keep it in hacks/{id}, say --save and a name"));
        };
        let folder = format!("hacks/{id}");
        fs::create_dir_all(self.checkout.path(&folder))?;
        for (kind, text) in [("in", input), ("out", answer)] {
            let path = self.checkout.path(format!("{folder}/{name}.{kind}"));
            let mut file = fs::File::create_new(&path).with_context(|| {
                format!("cannot write {}: is it there already?", path.display())
            })?;
            std::io::Write::write_all(&mut file, text.as_bytes())?;
        }
        Ok(format!("kept as {folder}/{name}.in"))
    }

    /// Compares the answers of the suspect and of our solution to an extreme input.
    fn extreme(&self, worst: &Worst, ours: &Path) -> Result<()> {
        let mut bytes = Vec::new();
        (worst.write)(&mut bytes, &mut Rng::with_seed(1))?;
        let expected = process::run(ours, &bytes, self.patience)?;
        let expected = String::from_utf8_lossy(&expected);
        let input = String::from_utf8(bytes)?;
        if let Some(found) = self.differs("our solution says", &expected, &input)? {
            let (command, id) = (name(), self.problem.id());
            // Answers to such inputs can be long.
            let lines: Vec<String> =
                found.lines().take(12).map(|line| line.chars().take(80).collect()).collect();
            bail!(
                "on the extreme input of `{command} gen {id} worst {}`, which breaks {}\n{}\n\
                 `{command} judge {id} --bin` shows the first word that differs",
                worst.name,
                worst.breaks,
                lines.join("\n")
            );
        }
        Ok(())
    }
}
