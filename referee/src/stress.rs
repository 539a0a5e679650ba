//! `cargo referee stress`: hunts for an input on which a program and the rules disagree.

use crate::checkout::Checkout;
use crate::choices::{Choices, shrink};
use crate::console::say;
use crate::process;
use crate::rules::{self, Problem, Worst};
use anyhow::{Result, bail};
use fastrand::Rng;
use indicatif::ProgressBar;
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
  cargo referee stress p2252 --seed 7 --size 30 --seconds 60")]
pub struct Arguments {
    /// The problem
    id: String,
    /// The program to break; our solution if it is left out
    #[arg(long, value_name = "PROGRAM")]
    bin: Option<PathBuf>,
    /// How long to hunt
    #[arg(long, default_value_t = 10)]
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
    let id = &arguments.id;
    let problem = rules::get(id)?;
    let ours = checkout.build("--bin", id, "release")?;
    let theirs =
        arguments.bin.as_ref().map(|program| process::find_program(program)).transpose()?;
    let program = theirs.as_ref().unwrap_or(&ours);
    // From here on, all children are the program's.
    process::adopt_orphans();
    let hunt = Hunt { problem, program, patience: Duration::from_secs(arguments.patience) };
    let inputs = hunt.random(arguments)?;
    if arguments.bin.is_some() {
        problem.worst().iter().try_for_each(|worst| hunt.extreme(worst, &ours))?;
    }
    say(format_args!("{} agrees with the rules of {id} on {inputs} inputs", program.display()));
    Ok(())
}

struct Hunt<'a> {
    problem: &'a dyn Problem,
    program: &'a Path,
    patience: Duration,
}

impl Hunt<'_> {
    /// Tries random inputs until the time is over, and says how many.
    fn random(&self, arguments: &Arguments) -> Result<u64> {
        let (small, large) = self.problem.sizes();
        let most = arguments.size.unwrap_or(large).max(1);
        let progress = ProgressBar::new_spinner();
        let start = Instant::now();
        let mut inputs = 0;
        while start.elapsed() < Duration::from_secs(arguments.seconds) {
            let seed = arguments.seed + inputs;
            // From small to large and back: a small input that fails is found soon.
            let size = small.min(most) + (most - small.min(most)) * (inputs as usize % 20) / 19;
            let mut choices = Choices::random(seed);
            let input = self.problem.generate(&mut choices, size);
            if self.disagreement(&input)?.is_some() {
                progress.finish_and_clear();
                return self.report(seed, size, choices.record());
            }
            inputs += 1;
            let rate = inputs as f64 / start.elapsed().as_secs_f64();
            progress.set_message(format!("{inputs} inputs, {rate:.0} a second, size {size}"));
            progress.tick();
        }
        progress.finish_and_clear();
        Ok(inputs)
    }

    /// What is wrong with the program's answer, if anything.
    fn disagreement(&self, input: &str) -> Result<Option<String>> {
        let expected = self.problem.answer(input)?;
        Ok(self.differs("the rules", &expected, input))
    }

    fn differs(&self, judge: &str, expected: &str, input: &str) -> Option<String> {
        match process::run(self.program, input.as_bytes(), self.patience) {
            Err(error) => Some(format!("{error:#}")),
            Ok(found) => {
                let found = String::from_utf8_lossy(&found);
                let same = expected.split_whitespace().eq(found.split_whitespace());
                (!same).then(|| format!("{judge} say:\n{expected}the program says:\n{found}"))
            }
        }
    }

    /// Makes the input small and ends with both answers.
    fn report<T>(&self, seed: u64, size: usize, record: Vec<u64>) -> Result<T> {
        let again = |record: &[u64]| self.problem.generate(&mut Choices::replay(record), size);
        let record = shrink(record, 3000, |record| {
            self.disagreement(&again(record)).is_ok_and(|found| found.is_some())
        });
        let input = again(&record);
        let found = self.disagreement(&input)?.unwrap_or_default();
        bail!(
            "on the input\n{input}{}\nfound by --seed {seed} --size {size}, then made small",
            found.trim_end()
        );
    }

    /// Compares the answers of both programs to an extreme input.
    fn extreme(&self, worst: &Worst, ours: &Path) -> Result<()> {
        let mut bytes = Vec::new();
        (worst.write)(&mut bytes, &mut Rng::with_seed(1))?;
        let expected = process::run(ours, &bytes, self.patience)?;
        let expected = String::from_utf8_lossy(&expected);
        let input = String::from_utf8(bytes)?;
        if self.differs("our solution does", &expected, &input).is_some() {
            bail!(
                "wrong, or too slow, on `cargo referee gen {} worst {}`, which breaks {}",
                self.problem.id(),
                worst.name,
                worst.breaks
            );
        }
        Ok(())
    }
}
