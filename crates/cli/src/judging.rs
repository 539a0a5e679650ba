//! `cargo sente judge`: runs a program as a judge does, and says what a judge would say.

mod cases;
mod report;

use crate::console::{name, progress, say_json};
use crate::turns;
use anyhow::{Context, Result, bail};
use cases::Case;
use checkout::catalogue::{self, Problem};
use checkout::{Checkout, Peer};
use judge::measure::Cost;
use judge::process::{
    self, Files, Limits, MOST_BYTES, MOST_PROCESSES, Report, file_to_read, find_program, read_all,
    supervise,
};
use judge::verdict::{self, Verdict};
use judge::{Usage, visible};
use report::Judged;
use rules::{NoAnswer, output};
use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::time::Duration;

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
  cargo sente judge --json | jq '.[].cases[].verdict'

Exit status: 0 if all is accepted, 1 if not, 2 if the question makes no sense.")]
pub struct Arguments {
    /// The problems; all if none is given
    #[arg(value_name = "ID")]
    ids: Vec<String>,
    /// The program to judge, for one problem; our solution if it is left out
    #[arg(long, value_name = "PROGRAM")]
    bin: Option<PathBuf>,
    /// Only the samples
    #[arg(long)]
    samples_only: bool,
    /// How many programs run at a time; half of the processors if it is left out
    #[arg(long, short, value_parser = clap::value_parser!(u16).range(1..=256))]
    jobs: Option<u16>,
    /// Print all verdicts, for machines
    #[arg(long)]
    json: bool,
}

/// A program under judgement.
struct Subject {
    problem: Problem,
    program: PathBuf,
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
    let problems = catalogue::select(checkout, &arguments.ids)?;
    if arguments.bin.is_some() && arguments.ids.len() != 1 {
        bail!(Usage(format!(
            "--bin needs the one problem that the program solves: `{} judge p4363 --bin ./a.out`",
            name()
        )));
    }
    let subjects = subjects(checkout, problems, arguments)?;
    let jobs = arguments.jobs.map_or((turns::processors() / 2).max(1), usize::from);
    let judged = judge_all(checkout, &subjects, jobs)?;
    let results: Vec<_> = subjects.iter().map(|subject| &subject.problem).zip(judged).collect();
    if arguments.json {
        say_json(&report::machine(&results));
    } else {
        report::print(&results);
    }
    Ok(results.iter().all(|(_, cases)| cases.iter().all(|case| case.verdict.is_accepted())))
}

/// Builds what is needed.
fn subjects(
    checkout: &Checkout,
    problems: Vec<Problem>,
    arguments: &Arguments,
) -> Result<Vec<Subject>> {
    let theirs = arguments.bin.as_ref().map(|program| find_program(program)).transpose()?;
    let ids: Vec<&str> = problems.iter().map(|problem| problem.id.as_str()).collect();
    let building = progress(ids.len() as u64);
    building.set_message(if ids.len() == 1 { ids[0].into() } else { "building".to_string() });
    building.tick();
    let ours = if theirs.is_none() || !arguments.samples_only {
        checkout.build_all("--bin", &ids, "release")?
    } else {
        Vec::new()
    };
    let unneeded = || Peer::Missing("only samples were asked for".into());
    let mut subjects = Vec::new();
    for (index, problem) in problems.into_iter().enumerate() {
        building.set_message(format!("building {}", problem.id));
        let cases = cases::of(checkout, &problem, arguments.samples_only)?;
        let (program, reference) = match (&theirs, ours.get(index)) {
            (Some(theirs), Some(ours)) => (theirs.clone(), Peer::Program(ours.clone())),
            (Some(theirs), None) => (theirs.clone(), unneeded()),
            (None, Some(ours)) if arguments.samples_only => (ours.clone(), unneeded()),
            (None, Some(ours)) => (ours.clone(), checkout.build_peer(&problem.id)?),
            (None, None) => bail!("{} is not built", problem.id),
        };
        subjects.push(Subject { problem, program, reference, cases });
        building.inc(1);
    }
    building.finish_and_clear();
    Ok(subjects)
}

/// The verdicts of each subject, in the order of its cases; that many programs run at a time.
fn judge_all(checkout: &Checkout, subjects: &[Subject], jobs: usize) -> Result<Vec<Vec<Judged>>> {
    let work: Vec<(&Subject, &Case)> = subjects
        .iter()
        .flat_map(|subject| subject.cases.iter().map(move |case| (subject, case)))
        .collect();
    let supervisor = std::env::current_exe().context("cannot find this program")?;
    let answers = checkout.scratch("answers")?;
    let bench = Bench { supervisor: &supervisor, answers: &answers };
    // All is built: from here on, whatever comes to this process is left of a program.
    process::adopt_orphans();
    // Of these runs nothing is measured: all processors may work.
    in_turns(&work, "answering", turns::processors(), |_, subject, case| {
        bench.answer(subject, case).map(drop)
    })?;
    let results: Vec<OnceLock<Judged>> = work.iter().map(|_| OnceLock::new()).collect();
    in_turns(&work, "judging", jobs, |turn, subject, case| {
        let judged = bench.judge(subject, case)?;
        results[turn].get_or_init(|| judged);
        Ok(())
    })?;
    let mut results = results.into_iter().filter_map(OnceLock::into_inner);
    Ok(subjects.iter().map(|s| results.by_ref().take(s.cases.len()).collect()).collect())
}

/// Does something with every case, several at a time, until it fails for one.
fn in_turns(
    work: &[(&Subject, &Case)],
    what: &str,
    jobs: usize,
    act: impl Fn(usize, &Subject, &Case) -> Result<()> + Sync,
) -> Result<()> {
    let progress = progress(work.len() as u64);
    turns::first(jobs.min(work.len()), 0..work.len(), |turn| {
        let (subject, case) = work[turn];
        progress.set_message(format!("{what} {} {}", subject.problem.id, case.title()));
        act(turn, subject, case)?;
        progress.inc(1);
        Ok(None::<()>)
    })?;
    progress.finish_and_clear();
    Ok(())
}

/// Where cases are judged.
struct Bench<'a> {
    supervisor: &'a Path,
    /// Answers that are kept.
    answers: &'a Path,
}

/// A program that misses the time limit by less than its double has this many tries.
const TRIES: usize = 3;

impl Bench<'_> {
    fn judge(&self, subject: &Subject, case: &Case) -> Result<Judged> {
        let Subject { problem, program, .. } = subject;
        let text = case.input()?;
        let input = file_to_read(|file| file.write_all(text.as_bytes()))?;
        let run = || -> Result<(Report, File)> {
            let output = tempfile::tempfile().context("cannot make a file for the output")?;
            let files = Files { input: &input, output: Some(&output) };
            Ok((supervise(self.supervisor, program, &[], files, &limits(problem))?, output))
        };
        let (mut report, mut output) = run()?;
        for _ in 1..TRIES {
            if report.outcome.stopped.is_none() && report.outcome.cpu > problem.time() {
                (report, output) = run()?;
            }
        }
        let allowed = Cost { cpu: problem.time(), memory: problem.memory() };
        let mut verdict = verdict::of_run(&report, allowed);
        if verdict.is_accepted() {
            verdict = self.compare(subject, case, &text, output)?;
        }
        Ok(Judged::new(case, verdict, report))
    }

    /// Whether the output is right: by the rules where a search takes the input, or else word by word.
    fn compare(
        &self,
        subject: &Subject,
        case: &Case,
        input: &str,
        output: File,
    ) -> Result<Verdict> {
        let found = String::from_utf8_lossy(&read_all(output)?).into_owned();
        let checked = match case.check(input, &found) {
            Some(Ok(checked)) => checked,
            Some(Err(NoAnswer::Invalid(error))) => bail!("{} is invalid: {error}", case.title()),
            Some(Err(NoAnswer::Unsolved(_))) | None => match self.answer(subject, case)? {
                Err(why) => return Ok(Verdict::NotCompared(why)),
                Ok(expected) => output::same(&String::from_utf8_lossy(&expected), &found),
            },
        };
        Ok(match checked {
            Ok(()) => Verdict::Accepted,
            Err(differs) => Verdict::WrongAnswer(differs.to_string()),
        })
    }

    /// The right answer, or why it is not known: that of a file, or that of a program that is trusted, kept
    /// until that program or this one is built anew.
    fn answer(&self, subject: &Subject, case: &Case) -> Result<Result<Vec<u8>, String>> {
        let reference = match (case.expected(), &subject.reference) {
            (Some(answer), _) => return Ok(Ok(answer.as_bytes().to_vec())),
            (None, Peer::Missing(why)) => return Ok(Err(why.clone())),
            (None, Peer::Program(reference)) => reference,
        };
        let name = format!("{} {} {}", file_name(reference), folder_name(reference), case.title());
        let kept = self.answers.join(name.replace(' ', "-"));
        let time = |file: &Path| file.metadata().and_then(|file| file.modified()).ok();
        if time(&kept) < time(reference).max(time(self.supervisor)) {
            let text = case.input()?;
            let input = file_to_read(|file| file.write_all(text.as_bytes()))?;
            let new = tempfile::NamedTempFile::new_in(self.answers)?;
            let files = Files { input: &input, output: Some(new.as_file()) };
            let limits = Limits::patience(PATIENCE);
            let report = supervise(self.supervisor, reference, &[], files, &limits)?;
            if let Some(complaint) = report.outcome.complaint(&limits, &report.errors) {
                bail!("{}, on {}, {complaint}", visible::path(reference), case.title());
            }
            new.persist(&kept).with_context(|| format!("cannot write {}", visible::path(&kept)))?;
        }
        read(&kept).map(Ok)
    }
}

fn file_name(path: &Path) -> std::borrow::Cow<'_, str> {
    path.file_name().unwrap_or_default().to_string_lossy()
}

fn folder_name(path: &Path) -> std::borrow::Cow<'_, str> {
    path.parent().map_or("".into(), file_name)
}

/// How long the program whose answers are trusted may take.
const PATIENCE: Duration = Duration::from_secs(60);

/// When a program is stopped. Up to twice the time limit it is told what it would have taken.
fn limits(problem: &Problem) -> Limits {
    let time = problem.time();
    let idle = time + Duration::from_secs(1);
    Limits {
        cpu: 2 * time,
        idle,
        wall: 10 * idle,
        memory: problem.memory(),
        output: MOST_BYTES,
        processes: MOST_PROCESSES,
    }
}

fn read(path: &Path) -> Result<Vec<u8>> {
    fs::read(path).with_context(|| format!("cannot read {}", visible::path(path)))
}
