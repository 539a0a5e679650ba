//! `cargo sente stress`: hunts for an input on which a program and the rules disagree.

mod find;

use crate::console::{name, progress, say};
use crate::{generate, named};
use anyhow::{Context, Result, bail, ensure};
use checkout::Checkout;
use find::{Answer, Find, both};
use judge::process::{
    self, Files, Limits, MOST_BYTES, MOST_PROCESSES, file_to_read, read_all, supervise,
};
use judge::{Usage, interrupted, visible};
use rules::choices::{Choices, shrink};
use rules::{NoAnswer, Problem, output};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// Hunt for an input on which a program and the rules disagree
///
/// All small inputs, the shortest first, and then random ones are answered by the program and by a search of the
/// game. After the first disagreement the input is made small and printed with both answers; the exit status
/// is 1. Last come the extreme inputs, too large for a search: a program of your own is compared with our
/// solution.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  cargo sente stress p2252                  our solution, for ten seconds
  cargo sente stress p2252 --bin ./a.out    your program, in any language
  cargo sente stress p2252 --bin ./a.out --save off-by-one   keep what breaks it
  cargo sente stress p2252 --wrong nim      a wrong idea, by its name
  cargo sente stress p2252 --seed 7 --size 30 --seconds 60")]
pub struct Arguments {
    /// The problem
    id: String,
    /// The program to break; our solution if it is left out
    #[arg(long, value_name = "PROGRAM")]
    bin: Option<PathBuf>,
    /// Break this idea of `wrong` instead
    #[arg(long, value_name = "IDEA", conflicts_with = "bin")]
    wrong: Option<String>,
    /// Keep the input in `hacks` under this name, for `judge` and the tests: that of the wrong idea it shows
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

/// A day.
const MOST_SECONDS: u64 = 86_400;

/// Runs `cargo sente stress`.
///
/// # Errors
///
/// If the problem is unknown, the program cannot be started, or a disagreement is found.
pub fn run(checkout: &Checkout, arguments: &Arguments) -> Result<()> {
    let problem = named::get(&arguments.id)?;
    let id = problem.id();
    if let Some(size) = arguments.size {
        generate::held(problem, size)?;
    }
    let is_name = |c: char| c.is_ascii_alphanumeric() || "-_".contains(c);
    if arguments.save.as_ref().is_some_and(|name| name.is_empty() || !name.chars().all(is_name)) {
        bail!(Usage("--save takes a name of letters, digits, - and _".into()));
    }
    let file = arguments.save.as_ref().map(|name| format!("hacks/{id}/{name}.in"));
    if let Some(file) = file.filter(|file| checkout.path(file).exists()) {
        bail!(Usage(format!("{file} is there already: --save takes a new name")));
    }
    let ours = checkout.build("--bin", id, "release")?;
    let theirs =
        arguments.bin.as_ref().map(|program| process::find_program(program)).transpose()?;
    let suspect = match (&arguments.wrong, &theirs) {
        (Some(idea), _) => Suspect::Idea(named::idea(problem, idea)?),
        (None, Some(program)) => Suspect::Program(program),
        (None, None) => Suspect::Program(&ours),
    };
    // All is built: from here on, whatever comes to this process is left of the program.
    process::adopt_orphans();
    let supervisor = std::env::current_exe().context("cannot find this program")?;
    let hunt = Hunt { checkout, problem, suspect, supervisor: &supervisor, arguments };
    let (small, random) = hunt.searched()?;
    if theirs.is_some() || arguments.wrong.is_some() {
        (0..problem.worst().len()).try_for_each(|number| hunt.extreme(number, &ours))?;
    }
    let name = match (&arguments.wrong, &theirs) {
        (Some(idea), _) => idea.clone(),
        (None, program) => visible::path(program.as_ref().unwrap_or(&ours)),
    };
    say(format_args!("{name} agrees with the rules of {id} on {small} and {random} random ones"));
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
    supervisor: &'a Path,
    arguments: &'a Arguments,
}

impl Hunt<'_> {
    /// Tries small inputs, the shortest first, and then random ones until the time is over; says how many of
    /// each.
    fn searched(&self) -> Result<(String, u64)> {
        let end = Instant::now() + Duration::from_secs(self.arguments.seconds);
        let progress = progress(self.arguments.seconds);
        let start = Instant::now();
        let inputs = self.problem.small(TOGETHER);
        let mut small = 0;
        for input in inputs.iter().take_while(|_| Instant::now() < end) {
            if self.disagreement(input, end)?.is_some() {
                progress.finish_and_clear();
                return self.alone(input, end);
            }
            small += 1;
            progress.set_message(format!("s, {small} of {} small inputs", inputs.len()));
            progress.set_position(start.elapsed().as_secs());
        }
        let all = if small == inputs.len() { "all" } else { "the shortest" };
        let small = format!("{all} {small} small inputs");
        let mut random = 0;
        while Instant::now() < end {
            self.random(random, end).inspect_err(|_| progress.finish_and_clear())?;
            random += 1;
            progress.set_message(format!("s, {small}, {random} random ones"));
            progress.set_position(start.elapsed().as_secs());
        }
        progress.finish_and_clear();
        Ok((small, random))
    }

    /// Ends with the first case that is wrong alone, or with the input as it is.
    fn alone<T>(&self, input: &str, end: Instant) -> Result<T> {
        let mut alone = self.problem.small(1).into_iter();
        let wrong = alone.find(|input| matches!(self.disagreement(input, end), Ok(Some(_))));
        let input = wrong.unwrap_or_else(|| input.to_string());
        let text = self.disagreement(&input, end)?.unwrap_or_default();
        self.fail(&input, &text, "a small input")
    }

    /// Tries the random input of this number, counted from 0.
    fn random(&self, number: u64, end: Instant) -> Result<()> {
        let most = self.arguments.size.unwrap_or(self.problem.large());
        let seed = self.arguments.seed.wrapping_add(number);
        // From small to large and back: a small input that fails is found soon.
        let size = 1 + (most - 1) * (number as usize % 20) / 19;
        let mut choices = Choices::random(seed);
        let input = self.problem.random(&mut choices, size);
        match self.disagreement(&input, end)? {
            None => Ok(()),
            Some(text) => {
                self.report(Find { seed, size, record: choices.record(), input, text }, end)
            }
        }
    }

    /// What is wrong with the suspect's answer, if anything, in a run that may last until then.
    fn disagreement(&self, input: &str, end: Instant) -> Result<Option<String>> {
        let patience = self.patience().min(Duration::from_secs(self.arguments.seconds));
        let wall = end.saturating_duration_since(Instant::now()).max(patience);
        let (who, found) = match self.found(input, &limits(patience, wall))? {
            None => return Ok(None),
            Some((who, Err(complaint))) => return Ok(Some(format!("the {who} {complaint}"))),
            Some((who, Ok(found))) => (who, found),
        };
        let wrong = self.problem.check(input, &String::from_utf8_lossy(&found))?.err();
        let Some(_) = wrong else { return Ok(None) };
        let expected = self.problem.answer(input)?;
        Ok(Some(both("the rules say", expected.as_bytes(), who, &found)))
    }

    fn patience(&self) -> Duration {
        Duration::from_secs(self.arguments.patience)
    }

    /// Who answers, and what; nothing if an idea has no answer, which is not a wrong one.
    fn found(&self, input: &str, limits: &Limits) -> Result<Option<(&'static str, Answer)>> {
        Ok(match self.suspect {
            Suspect::Program(program) => Some(("program", self.ask(program, input, limits)?)),
            Suspect::Idea(number) => match self.problem.wrong_answer(number, input) {
                Ok(answer) => Some(("idea", Ok(answer.into_bytes()))),
                Err(NoAnswer::Unsolved(_)) => None,
                Err(error) => return Err(error.into()),
            },
        })
    }

    /// What the program prints, or what is wrong with its run.
    fn ask(&self, program: &Path, input: &str, limits: &Limits) -> Result<Answer> {
        let input = file_to_read(|file| file.write_all(input.as_bytes()))?;
        let output = tempfile::tempfile().context("cannot make a file for the output")?;
        let files = Files { input: &input, output: Some(&output) };
        let report = supervise(self.supervisor, program, &[], files, limits)?;
        Ok(match report.outcome.complaint(limits, &report.errors) {
            Some(complaint) => Err(complaint),
            None => Ok(read_all(output)?),
        })
    }

    /// Makes the input small, which takes the rest of the time or a little more, and ends with both answers.
    fn report<T>(&self, found: Find, end: Instant) -> Result<T> {
        let Find { seed, size, record, mut input, mut text } = found;
        let end = end.max(Instant::now() + AT_LEAST_TO_SHRINK);
        let again = |record: &[u64]| self.problem.random(&mut Choices::replay(record), size);
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
        self.fail(&input, &text, &format!("found by --seed {seed} --size {size}{small}"))
    }

    /// Ends with the input and both answers.
    fn fail<T>(&self, input: &str, text: &str, how: &str) -> Result<T> {
        let kept = self.keep(input)?;
        bail!("on the input\n{input}{}\n{how}\n{kept}", text.trim_end());
    }

    /// Writes the input into `hacks`, if that is wanted; says where, or how.
    fn keep(&self, input: &str) -> Result<String> {
        let id = self.problem.id();
        let Some(name) = &self.arguments.save else {
            return Ok(format!("to keep it in hacks/{id}, say --save and a name"));
        };
        let folder = self.checkout.path(format!("hacks/{id}"));
        fs::create_dir_all(&folder)?;
        let path = folder.join(format!("{name}.in"));
        let cannot = || format!("cannot write {}: is it there already?", visible::path(&path));
        let mut file = fs::File::create_new(&path).with_context(cannot)?;
        file.write_all(input.as_bytes()).with_context(cannot)?;
        Ok(format!(
            "kept as hacks/{id}/{name}.in; now describe the wrong idea `{name}` in \
             crates/problems/src/{id}.rs"
        ))
    }

    /// Compares the answers of the suspect and of our solution to an extreme input.
    fn extreme(&self, number: usize, ours: &Path) -> Result<()> {
        let (worst, breaks) = self.problem.worst()[number];
        let (input, _) = self.problem.worst_input(number)?;
        let expected = match self.ask(ours, &input, &Limits::patience(OUR_PATIENCE))? {
            Ok(expected) => expected,
            Err(complaint) => bail!("on {worst}, our own solution {complaint}"),
        };
        let limits = limits(self.patience(), 4 * self.patience());
        let found = match self.found(&input, &limits)? {
            None => return Ok(()),
            Some((who, Err(complaint))) => format!("the {who} {complaint}"),
            Some((who, Ok(found))) => {
                let texts = [&expected, &found].map(|text| String::from_utf8_lossy(text));
                if output::same(&texts[0], &texts[1]).is_ok() {
                    return Ok(());
                }
                both("our solution says", &expected, who, &found)
            }
        };
        let (command, id) = (name(), self.problem.id());
        // Answers to such inputs can be long.
        let lines: Vec<String> =
            found.lines().take(12).map(|line| line.chars().take(80).collect()).collect();
        bail!(
            "on the extreme input of `{command} gen {id} worst {worst}`, which breaks {breaks}\n{}\n\
             `{command} judge {id} --bin` shows the first word that differs",
            lines.join("\n")
        );
    }
}

/// Cases of a small input, where the statement allows as many.
const TOGETHER: usize = 1000;
/// Inputs that are tried to make one small.
const MOST_TRIES: usize = 3000;
const AT_LEAST_TO_SHRINK: Duration = Duration::from_secs(2);
/// How long our own solution may take.
const OUR_PATIENCE: Duration = Duration::from_secs(60);
/// No program needs to sleep.
const SLEEP: Duration = Duration::from_secs(1);
/// Wider than any judge's, as programs are also built to find bugs in.
const MOST_MEMORY: u64 = 1 << 30;

fn limits(cpu: Duration, wall: Duration) -> Limits {
    let (memory, output, processes) = (MOST_MEMORY, MOST_BYTES, MOST_PROCESSES);
    Limits { cpu, idle: SLEEP.min(cpu), wall, memory, output, processes }
}
