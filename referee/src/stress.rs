//! `cargo referee stress`: hunts for an input on which a program and the rules disagree.

mod find;

use crate::checkout::Checkout;
use crate::choices::{Choices, shrink};
use crate::console::{Usage, interrupted, name, progress, say};
use crate::game::Unsolved;
use crate::judge::first_difference;
use crate::process::{self, Files, Limits, MOST_BYTES, file_to_read, read_all, supervise};
use crate::rules::{self, Problem, Worst};
use crate::visible;
use anyhow::{Context, Result, bail, ensure};
use fastrand::Rng;
use find::{shown, write_new};
use std::fs;
use std::io::Write;
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

/// No search takes cases that are so many times larger than those meant for it.
const SEARCHABLE: usize = 16;

/// A day.
const MOST_SECONDS: u64 = 86_400;

/// Runs `cargo referee stress`.
///
/// # Errors
///
/// If the problem is unknown, the program cannot be started, or a disagreement is found.
pub fn run(checkout: &Checkout, arguments: &Arguments) -> Result<()> {
    let problem = rules::get(&arguments.id)?;
    let id = problem.id();
    if let Some(size) = arguments.size {
        rules::size(problem, size, SEARCHABLE * problem.sizes().1)?;
    }
    let is_name = |c: char| c.is_ascii_alphanumeric() || "-_".contains(c);
    if arguments.save.as_ref().is_some_and(|name| name.is_empty() || !name.chars().all(is_name)) {
        bail!(Usage("--save takes a name of letters, digits, - and _".into()));
    }
    for kind in ["in", "out"] {
        let file = arguments.save.as_ref().map(|name| format!("hacks/{id}/{name}.{kind}"));
        if let Some(file) = file.filter(|file| checkout.path(file).exists()) {
            bail!(Usage(format!("{file} is there already: --save takes a new name")));
        }
    }
    let ours = checkout.build("--bin", id, "release")?;
    let theirs =
        arguments.bin.as_ref().map(|program| process::find_program(program)).transpose()?;
    let suspect = match (&arguments.wrong, &theirs) {
        (Some(idea), _) => Suspect::Idea(rules::idea(problem, idea)?),
        (None, Some(program)) => Suspect::Program(program),
        (None, None) => Suspect::Program(&ours),
    };
    // All is built: from here on, whatever comes to this process is left of the program.
    process::adopt_orphans();
    let referee = std::env::current_exe().context("cannot find this program")?;
    let hunt = Hunt { checkout, problem, suspect, referee: &referee, arguments };
    let inputs = hunt.random()?;
    if theirs.is_some() || arguments.wrong.is_some() {
        problem.worst().iter().try_for_each(|worst| hunt.extreme(worst, &ours))?;
    }
    let name = match (&arguments.wrong, &theirs) {
        (Some(idea), _) => idea.clone(),
        (None, program) => visible::path(program.as_ref().unwrap_or(&ours)),
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
    /// Runs the programs.
    referee: &'a Path,
    arguments: &'a Arguments,
}

impl Hunt<'_> {
    /// Tries random inputs until the time is over, and says how many.
    fn random(&self) -> Result<u64> {
        let Arguments { size: asked, seconds, seed: first_seed, .. } = self.arguments;
        let (small, large) = self.problem.sizes();
        let most = asked.unwrap_or(large);
        let progress = progress(*seconds);
        let start = Instant::now();
        let end = start + Duration::from_secs(*seconds);
        let mut inputs = 0;
        while Instant::now() < end {
            let seed = first_seed.wrapping_add(inputs);
            // From small to large and back: a small input that fails is found soon.
            let size = small.min(most) + (most - small.min(most)) * (inputs as usize % 20) / 19;
            let mut choices = Choices::random(seed);
            let input = self.problem.generate(&mut choices, size);
            let found = self.disagreement(&input, end).map_err(|error| match asked {
                Some(most) if error.is::<Unsolved>() => {
                    Usage(format!("--size {most} is too much for a search: {error}")).into()
                }
                _ => error,
            });
            if let Some(found) = found? {
                progress.finish_and_clear();
                let found = Find { seed, size, record: choices.record(), input, text: found };
                return self.report(found, end);
            }
            inputs += 1;
            let rate = inputs as f64 / start.elapsed().as_secs_f64();
            progress.set_message(format!("s, {inputs} inputs, {rate:.0} a second, size {size}"));
            progress.set_position(start.elapsed().as_secs());
        }
        progress.finish_and_clear();
        Ok(inputs)
    }

    /// What is wrong with the suspect's answer, if anything, in a run that may last until then.
    fn disagreement(&self, input: &str, end: Instant) -> Result<Option<String>> {
        let expected = self.problem.answer(input)?;
        let patience = self.patience().min(Duration::from_secs(self.arguments.seconds));
        let wall = end.saturating_duration_since(Instant::now()).max(patience);
        self.differs("the rules say", expected.as_bytes(), input, &limits(patience, wall))
    }

    fn patience(&self) -> Duration {
        Duration::from_secs(self.arguments.patience)
    }

    fn differs(
        &self,
        judge: &str,
        expected: &[u8],
        input: &str,
        limits: &Limits,
    ) -> Result<Option<String>> {
        let (who, found) = match self.suspect {
            Suspect::Program(program) => ("program", self.ask(program, input, limits)?),
            Suspect::Idea(number) => match self.problem.wrong_answer(number, input) {
                Ok(answer) => ("idea", Ok(answer.into_bytes())),
                // No answer is no wrong one.
                Err(error) if error.is::<Unsolved>() => return Ok(None),
                Err(error) => return Err(error),
            },
        };
        Ok(match found {
            Err(complaint) => Some(format!("the {who} {complaint}")),
            Ok(found) => first_difference(expected, &found).map(|_| {
                let [expected, found] = [expected, &found].map(shown);
                format!("{judge}:\n{expected}\nthe {who} says:\n{found}")
            }),
        })
    }

    /// What the program prints, or what is wrong with its run.
    fn ask(&self, program: &Path, input: &str, limits: &Limits) -> Result<Result<Vec<u8>, String>> {
        let input = file_to_read(|file| file.write_all(input.as_bytes()))?;
        let output = tempfile::tempfile().context("cannot make a file for the output")?;
        let files = Files { input: &input, output: Some(&output) };
        let report = supervise(self.referee, program, &[], files, limits)?;
        Ok(match report.outcome.complaint(limits, &report.errors) {
            Some(complaint) => Err(complaint),
            None => Ok(read_all(output)?),
        })
    }

    /// Makes the input small, which takes the rest of the time or a little more, and ends with both answers.
    fn report<T>(&self, found: Find, end: Instant) -> Result<T> {
        let Find { seed, size, record, mut input, mut text } = found;
        let end = end.max(Instant::now() + AT_LEAST_TO_SHRINK);
        let again = |record: &[u64]| self.problem.generate(&mut Choices::replay(record), size);
        let mut tries = 0;
        shrink(record, MOST_TRIES, |record| {
            if Instant::now() >= end {
                return false;
            }
            let smaller = again(record);
            tries += 1;
            match self.disagreement(&smaller, end) {
                // A run that was ended because the time is over says nothing.
                Ok(Some(found)) if Instant::now() < end => {
                    (input, text) = (smaller, found);
                    true
                }
                _ => false,
            }
        });
        ensure!(!interrupted(), "interrupted");
        let small = if tries > 0 { ", then made small" } else { "" };
        let kept = self.keep(&input, &self.problem.answer(&input)?)?;
        bail!(
            "on the input\n{input}{}\nfound by --seed {seed} --size {size}{small}\n{kept}",
            text.trim_end()
        );
    }

    /// Writes the input into `hacks`, if that is wanted; says where, or how.
    fn keep(&self, input: &str, answer: &str) -> Result<String> {
        let id = self.problem.id();
        let Some(name) = &self.arguments.save else {
            return Ok(format!("to keep it in hacks/{id}, say --save and a name"));
        };
        let folder = self.checkout.path(format!("hacks/{id}"));
        fs::create_dir_all(&folder)?;
        let file = |kind| folder.join(format!("{name}.{kind}"));
        write_new(&[(file("in"), input), (file("out"), answer)])?;
        Ok(format!("kept as hacks/{id}/{name}.in"))
    }

    /// Compares the answers of the suspect and of our solution to an extreme input.
    fn extreme(&self, worst: &Worst, ours: &Path) -> Result<()> {
        let mut bytes = Vec::new();
        (worst.write)(&mut bytes, &mut Rng::with_seed(1))?;
        let input = String::from_utf8(bytes)?;
        let expected = match self.ask(ours, &input, &Limits::patience(OUR_PATIENCE))? {
            Ok(expected) => expected,
            Err(complaint) => bail!("on {}, our own solution {complaint}", worst.name),
        };
        let limits = limits(self.patience(), 4 * self.patience());
        if let Some(found) = self.differs("our solution says", &expected, &input, &limits)? {
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

/// An input that the suspect does not answer as it should.
struct Find {
    seed: u64,
    size: usize,
    record: Vec<u64>,
    input: String,
    /// What is wrong.
    text: String,
}

/// Inputs that are tried to make one small.
const MOST_TRIES: usize = 3000;
const AT_LEAST_TO_SHRINK: Duration = Duration::from_secs(2);
/// How long our own solution may take.
const OUR_PATIENCE: Duration = Duration::from_secs(60);
/// No program needs to sleep.
const SLEEP: Duration = Duration::from_secs(1);
/// Wider than any judge's, as programs are also built to find bugs in.
const MOST_MEMORY: u64 = 1 << 30;
const MOST_PROCESSES: usize = 100;

fn limits(cpu: Duration, wall: Duration) -> Limits {
    let (memory, output, processes) = (MOST_MEMORY, MOST_BYTES, MOST_PROCESSES);
    Limits { cpu, idle: SLEEP.min(cpu), wall, memory, output, processes }
}
