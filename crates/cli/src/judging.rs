//! `cargo sente judge`: runs a program as a judge does, and says what a judge would say.

mod cases;
mod programs;
mod report;
mod runs;

use crate::Usage;
use crate::checkout::catalogue::{self, Entry};
use crate::checkout::{Checkout, Peer};
use crate::console::{name, progress, say_json};
use crate::parallel;
use anyhow::{Result, bail};
use cases::Case;
use programs::Program;
pub(crate) use runs::measured;
use std::path::PathBuf;

/// Judge a program offline: right, fast enough, small enough?
///
/// Runs our solutions, or a program of your own, on the samples, on inputs that broke other programs, and
/// on extreme inputs, under the limits of the problem; time and memory are the kernel's account.
///
/// AC accepted, WA wrong answer, TLE too slow or asleep, MLE too much memory, RE crash or exit status
/// other than 0, OLE too much output, NC not compared, -- not run. Answers are compared word by word.
///
/// The answers to extreme inputs are those of our solution; ours are compared with those of a C++ program.
/// Without a compiler for it (cargo; c++, or what CXX names) they are not compared, and that is not accepted. A limit
/// that the catalogue does not know is assumed: 1 s, 125 MB. A program is stopped a second after the time
/// limit; one that ends before that, but too late, is run twice more, since a busy machine slows any program. After the
/// second time that a program was stopped for its time, it is run no more, unless `--all` asks for it.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  cargo sente judge                          all solutions
  cargo sente judge p4363                    one, case by case
  cargo sente judge p4363 --bin ./a.out      your program, in any language
  cargo sente judge p4363 --bin ./solve.py --samples-only
  cargo sente judge p4363 --bin students/*   a table of programs; `--bin students` does the same
  cargo sente judge --json | jq '.[].cases[].verdict'

Exit status: 0 if all is accepted, 1 if not, 2 if the question makes no sense.")]
pub struct Arguments {
    /// The problems, by id, name at a judge, address, title or topic; all if none is given
    #[arg(value_name = "PROBLEM")]
    ids: Vec<String>,
    /// The programs to judge, or a folder of them, for one problem; our solution if it is left out
    #[arg(long, value_name = "PROGRAM", num_args = 1..)]
    bin: Vec<PathBuf>,
    /// Only the samples
    #[arg(long)]
    samples_only: bool,
    /// How many programs run at a time; half of the processors if it is left out
    #[arg(long, short, value_parser = clap::value_parser!(u16).range(1..=256))]
    jobs: Option<u16>,
    /// Run every case, and explain every failure, not only one of each kind
    #[arg(long)]
    all: bool,
    /// Print all verdicts, for machines
    #[arg(long)]
    json: bool,
}

/// A problem with its cases, and the programs that are judged on them.
struct Task {
    problem: Entry,
    cases: Vec<Case>,
    /// The program whose answers to extreme inputs are trusted.
    reference: Peer,
    programs: Vec<Program>,
    /// True if somebody else wrote the programs.
    is_theirs: bool,
}

/// Runs `cargo sente judge`, and returns true if all is accepted.
pub fn run(checkout: &Checkout, arguments: &Arguments) -> Result<bool> {
    let (words, bins) = programs::apart(&arguments.ids, &arguments.bin);
    let problems = catalogue::select(checkout, &words)?;
    if !bins.is_empty() && (words.is_empty() || problems.len() != 1) {
        bail!(Usage(format!(
            "--bin needs the one problem that the program solves: `{} judge p4363 --bin ./a.out`",
            name()
        )));
    }
    let theirs = programs::find(&bins)?;
    let samples_only = arguments.samples_only;
    let tasks = match &problems[..] {
        [problem] if !theirs.is_empty() => vec![task_of(checkout, problem, theirs, samples_only)?],
        _ => our_tasks(checkout, problems, samples_only)?,
    };
    let jobs = arguments.jobs.map_or((parallel::processors() / 2).max(1), usize::from);
    let results = runs::judge_all(&tasks, jobs, arguments.all)?;
    if arguments.json {
        say_json(&report::data(&results));
    } else {
        report::print(&results, arguments.all);
    }
    Ok(results.iter().all(report::Results::is_accepted))
}

/// Our solutions, built, beside the C++ programs that they are compared with.
fn our_tasks(checkout: &Checkout, problems: Vec<Entry>, samples_only: bool) -> Result<Vec<Task>> {
    let ids: Vec<&str> = problems.iter().map(|problem| problem.id.as_str()).collect();
    let paths = checkout.build(&ids, "release")?;
    let building = progress(ids.len() as u64);
    let task = |(problem, path): (&Entry, PathBuf)| {
        building.set_message(format!("building the C++ peer of {}", problem.id));
        let cases = cases::of(checkout, problem, samples_only)?;
        let reference = match samples_only {
            true => unneeded(),
            false => checkout.build_peer(&problem.id)?,
        };
        building.inc(1);
        let (problem, programs) = (problem.clone(), vec![Program::new(path, None)]);
        Ok(Task { problem, cases, reference, programs, is_theirs: false })
    };
    let tasks = problems.iter().zip(paths).map(task).collect();
    building.finish_and_clear();
    tasks
}

/// Programs of others, which are compared with our solution.
fn task_of(
    checkout: &Checkout,
    problem: &Entry,
    programs: Vec<Program>,
    samples_only: bool,
) -> Result<Task> {
    let cases = cases::of(checkout, problem, samples_only)?;
    let reference = match samples_only {
        true => unneeded(),
        // Without it, samples and hacks are judged still.
        false => match checkout.build(&[&problem.id], "release") {
            Ok(mut paths) => Peer::Program(paths.remove(0)),
            Err(error) => Peer::Missing(format!("our solution cannot be built: {error:#}")),
        },
    };
    Ok(Task { problem: problem.clone(), cases, reference, programs, is_theirs: true })
}

fn unneeded() -> Peer {
    Peer::Missing("only samples were asked for".into())
}
