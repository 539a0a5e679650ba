//! The runs of the programs under judgement, and the verdicts on them.

use super::Task;
use super::cases::Case;
use super::programs::Program;
use super::report::{Judged, Results};
use crate::checkout::catalogue::Entry;
use crate::console::progress;
use crate::judge::measure::{conversed, measure};
use crate::judge::process::{Limits, MOST_PROCESSES, Outcome, file_with, read_all, temporary};
use crate::judge::verdict::{self, Verdict};
use crate::judge::visible;
use crate::parallel;
use anyhow::{Context, Result, anyhow, bail};
use language::text;
use rules::dialogue::{Dialogue, Fault};
use rules::output;
use std::path::Path;
use std::sync::OnceLock;
use std::sync::atomic::Ordering;
use std::time::Duration;

/// A program that misses the time limit by less than a second has this many tries.
const TRIES: usize = 3;
/// A program that was stopped so often for its time is run no more.
const MOST_STOPS: usize = 2;
/// Lines of a dialogue that are shown, the last ones.
const SHOWN_LINES: usize = 12;
/// The time for the program whose answers are trusted.
const PATIENCE: Duration = Duration::from_secs(60);

/// The verdicts on each program, in the order of the cases; that many programs run at a time.
pub fn judge_all(tasks: &[Task], jobs: usize, all: bool) -> Result<Vec<Results<'_>>> {
    let mut work: Vec<(&Task, &Program, &Case)> = Vec::new();
    for task in tasks {
        for program in &task.programs {
            work.extend(task.cases.iter().map(|case| (task, program, case)));
        }
    }
    let verdicts: Vec<OnceLock<Judged>> = work.iter().map(|_| OnceLock::new()).collect();
    let progress = progress(work.len() as u64);
    parallel::first(jobs.min(work.len()), 0..work.len(), |turn| {
        let (task, program, case) = work[turn];
        progress.set_message(format!("{} {}", task.problem.id, case.title));
        let is_stopped = program.stops.load(Ordering::Relaxed) >= MOST_STOPS && !all;
        let judged = if is_stopped { skipped(case) } else { judge(task, program, case)? };
        verdicts[turn].get_or_init(|| judged);
        progress.inc(1);
        Ok(None::<()>)
    })?;
    progress.finish_and_clear();
    let mut verdicts = verdicts.into_iter().filter_map(OnceLock::into_inner);
    let mut results = Vec::new();
    for task in tasks {
        for program in &task.programs {
            let cases = verdicts.by_ref().take(task.cases.len()).collect();
            results.push(Results { task, program, cases });
        }
    }
    Ok(results)
}

fn judge(task: &Task, program: &Program, case: &Case) -> Result<Judged> {
    let time = task.problem.time();
    let input = case.input()?;
    let mut ran = run(task, program, case, &input)?;
    for _ in 1..TRIES {
        if ran.0.stopped.is_none() && ran.0.cpu > time {
            ran = run(task, program, case, &input)?;
        }
    }
    let (run, found) = ran;
    let mut verdict = verdict::of_run(&run, time, task.problem.memory());
    if let Verdict::TimeLimit(Some(_)) = verdict {
        program.stops.fetch_add(1, Ordering::Relaxed);
    }
    let mut hint = case.hint(&input);
    match found {
        Found::Output(output) if verdict.is_accepted() => {
            verdict = compare(task, case, &input, &String::from_utf8_lossy(&output))?;
        }
        Found::Output(_) => {}
        Found::Dialogue(dialogue) => {
            verdict = of_dialogue(&dialogue, verdict);
            let lines = visible::text(dialogue.last_lines(SHOWN_LINES).as_bytes());
            hint += &text!("\nthe dialogue:\n{lines}", "\n对话：\n{lines}");
        }
    }
    Ok(Judged { case: case.title.clone(), hint, length: input.len(), verdict, run })
}

fn skipped(case: &Case) -> Judged {
    let (case, run) = (case.title.clone(), Outcome::default());
    Judged { case, hint: String::new(), length: 0, verdict: Verdict::Skipped, run }
}

/// The verdict on a dialogue, by that on its run: a program that was refused has failed whatever came of it then.
pub fn of_dialogue(dialogue: &Dialogue, run: Verdict) -> Verdict {
    match &dialogue.fault {
        Some(fault @ Fault::Refused(_)) => Verdict::WrongAnswer(fault.to_string()),
        Some(fault) if run.is_accepted() => Verdict::WrongAnswer(fault.to_string()),
        _ => run,
    }
}

/// The words of a program about an input.
enum Found {
    Output(Vec<u8>),
    Dialogue(Dialogue),
}

fn run(task: &Task, program: &Program, case: &Case, input: &str) -> Result<(Outcome, Found)> {
    let limits = limits(&task.problem);
    let Some(mut judge) = case.judge() else {
        let (outcome, output) = measured(&program.path, input, &limits)?;
        return Ok((outcome, Found::Output(output)));
    };
    let host = judge.host(case.problem, input);
    let host = host.map_err(|error| anyhow!("{}: {error}", case.title))?;
    let mut host = host.with_context(|| text!("there is no judge", "没有评测"))?;
    let (outcome, said) = conversed(&program.path, &mut *host, &mut judge.choices, &limits, None)?;
    Ok((outcome, Found::Dialogue(said)))
}

/// The output is held against the rules where a search takes the input, or else against the reference, word by word.
fn compare(task: &Task, case: &Case, input: &str, found: &str) -> Result<Verdict> {
    let checked = match case.check(input, found)? {
        Some(checked) => checked,
        None => match case.answer(|| answer(task, case, input))? {
            Ok(expected) => output::same(expected, found),
            Err(why) => return Ok(Verdict::NotCompared(why.clone())),
        },
    };
    Ok(checked
        .map_or_else(|differs| Verdict::WrongAnswer(differs.to_string()), |()| Verdict::Accepted))
}

/// The answer of the program that is trusted, or why there is none.
fn answer(task: &Task, case: &Case, input: &str) -> Result<Result<String, String>> {
    let program = match &task.reference {
        Err(why) => return Ok(Err(why.clone())),
        Ok(program) => program,
    };
    let limits = Limits::patience(PATIENCE);
    let (outcome, found) = measured(program, input, &limits)?;
    match outcome.complaint(&limits) {
        Some(complaint) => bail!(text!(
            "{program}, on {title}, {complaint}",
            "{program} 在{title} 上{complaint}",
            program = visible::path(program),
            title = case.title
        )),
        None => Ok(Ok(String::from_utf8_lossy(&found).into_owned())),
    }
}

/// Runs a program on an input, and returns what it printed.
pub fn measured(program: &Path, input: &str, limits: &Limits) -> Result<(Outcome, Vec<u8>)> {
    let output = temporary()?;
    let outcome = measure(program, &[], file_with(input.as_bytes())?, output.try_clone()?, limits)?;
    let found = if outcome.stopped.is_none() { read_all(output)? } else { Vec::new() };
    Ok((outcome, found))
}

/// Limits of a run: a second more than the judge's, so that a program that misses it by little is told by how much.
pub fn limits(problem: &Entry) -> Limits {
    let time = problem.time() + Duration::from_secs(1);
    Limits {
        cpu: time,
        idle: time,
        wall: 10 * time,
        memory: problem.memory(),
        processes: MOST_PROCESSES,
    }
}
