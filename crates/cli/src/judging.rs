//! `cargo sente judge`: runs a program as a judge does, and says what a judge would say.

mod cases;
mod machine;
mod programs;
mod report;
mod runs;

use crate::console::{name, progress, say_json};
use crate::turns;
use anyhow::{Result, bail};
use cases::Case;
use checkout::catalogue::{self, Problem};
use checkout::{Checkout, Peer};
use judge::Usage;
use programs::Program;
use report::Judged;
use runs::judge_all;
use std::path::PathBuf;

/// Judge a program offline: right, fast enough, small enough?
///
/// Runs our solutions, or a program of your own, on the samples, on inputs that broke other programs, and
/// on extreme inputs, under the limits of the problem; time and memory are the kernel's account.
///
/// AC accepted, WA wrong answer, TLE too slow or asleep, MLE too much memory, RE crash or exit status
/// other than 0, OLE too much output, NC not compared. Answers are compared word by word.
///
/// The answers to extreme inputs are those of our solution; ours are compared with those of a C++ program.
/// Without a C++ compiler (c++, or what CXX names) they are not compared, and that is not accepted. A limit
/// that the catalogue does not know is assumed: 1 s, 125 MB. A program is stopped at twice the time limit; one
/// that ends before that, but too late, is run twice more, since a busy machine slows any program.
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
    /// The problems, by name, mirror, address, title or topic; all if none is given
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
    /// Explain every failure, and not only one of each kind
    #[arg(long, conflicts_with = "json")]
    all: bool,
    /// Print all verdicts, for machines
    #[arg(long)]
    json: bool,
}

/// A program under judgement.
struct Subject {
    problem: Problem,
    program: PathBuf,
    /// How the program is called, where several are judged.
    name: Option<String>,
    /// Whether somebody else wrote it.
    is_theirs: bool,
    /// Whose answers to extreme inputs are trusted.
    reference: Peer,
    cases: Vec<Case>,
}

/// Runs `cargo sente judge`, and says whether all is accepted.
///
/// # Errors
///
/// If a problem or the program does not exist, or what is needed cannot be built.
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
    let subjects = match &problems[..] {
        [problem] if !theirs.is_empty() => their_subjects(checkout, problem, theirs, arguments)?,
        _ => our_subjects(checkout, problems, arguments)?,
    };
    let jobs = arguments.jobs.map_or((turns::processors() / 2).max(1), usize::from);
    let judged = judge_all(checkout, &subjects, jobs)?;
    let results: Vec<(&Subject, Vec<Judged>)> = subjects.iter().zip(judged).collect();
    if arguments.json {
        say_json(&machine::of(&results));
    } else {
        report::print(&results, arguments.all);
    }
    Ok(results.iter().all(|(_, cases)| cases.iter().all(|case| case.verdict.is_accepted())))
}

/// Our solutions of these problems, built, with what they are compared with.
fn our_subjects(
    checkout: &Checkout,
    problems: Vec<Problem>,
    arguments: &Arguments,
) -> Result<Vec<Subject>> {
    let ids: Vec<&str> = problems.iter().map(|problem| problem.id.as_str()).collect();
    let building = progress(ids.len() as u64);
    building.set_message(if ids.len() == 1 { ids[0].into() } else { "building".to_string() });
    building.tick();
    let programs = checkout.build_all("--bin", &ids, "release")?;
    let mut subjects = Vec::new();
    for (problem, program) in problems.into_iter().zip(programs) {
        building.set_message(format!("building {}", problem.id));
        let cases = cases::of(checkout, &problem, arguments.samples_only)?;
        let reference = match arguments.samples_only {
            true => unneeded(),
            false => checkout.build_peer(&problem.id)?,
        };
        subjects.push(Subject { problem, program, name: None, is_theirs: false, reference, cases });
        building.inc(1);
    }
    building.finish_and_clear();
    Ok(subjects)
}

/// Programs of others, which are compared with our solution.
fn their_subjects(
    checkout: &Checkout,
    problem: &Problem,
    programs: Vec<Program>,
    arguments: &Arguments,
) -> Result<Vec<Subject>> {
    let ours = match arguments.samples_only {
        true => None,
        false => Some(checkout.build("--bin", &problem.id, "release")?),
    };
    let subject = |Program { path, name }| {
        let cases = cases::of(checkout, problem, arguments.samples_only)?;
        let reference = ours.clone().map_or_else(unneeded, Peer::Program);
        let problem = problem.clone();
        Ok(Subject { problem, program: path, name, is_theirs: true, reference, cases })
    };
    programs.into_iter().map(subject).collect()
}

fn unneeded() -> Peer {
    Peer::Missing("only samples were asked for".into())
}
