//! The runs of the programs under judgement, and the verdicts on them.

use super::Subject;
use super::cases::Case;
use super::report::Judged;
use crate::console::progress;
use crate::turns;
use anyhow::{Context, Result, bail};
use checkout::catalogue::Problem;
use checkout::{Checkout, Peer};
use judge::measure::Cost;
use judge::process::{
    self, Files, Limits, MOST_BYTES, MOST_PROCESSES, Report, file_to_read, read_all, supervise,
};
use judge::verdict::{self, Verdict};
use judge::visible;
use rules::{NoAnswer, output};
use std::fs::{self, File};
use std::io::Write;
use std::path::Path;
use std::sync::OnceLock;
use std::time::Duration;

/// The verdicts of each subject, in the order of its cases; that many programs run at a time.
pub fn judge_all(
    checkout: &Checkout,
    subjects: &[Subject],
    jobs: usize,
) -> Result<Vec<Vec<Judged>>> {
    let work = all_cases(subjects);
    let supervisor = std::env::current_exe().context("cannot find this program")?;
    let answers = checkout.scratch("answers")?;
    let bench = Bench { supervisor: &supervisor, answers: &answers };
    // All is built: from here on, whatever comes to this process is left of a program.
    process::adopt_orphans();
    // Of these runs nothing is measured: all processors may work.
    // Programs for the same problem share the answers.
    let firsts = subjects.chunk_by(|a, b| a.problem.id == b.problem.id).map(|same| &same[..1]);
    let questions: Vec<(&Subject, &Case)> = firsts.flat_map(all_cases).collect();
    in_turns(&questions, "answering", turns::processors(), |_, subject, case| {
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

fn all_cases(subjects: &[Subject]) -> Vec<(&Subject, &Case)> {
    let subjects = subjects.iter();
    subjects.flat_map(|subject| subject.cases.iter().map(move |case| (subject, case))).collect()
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
        Ok(Judged::new(case, &text, verdict, report))
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
