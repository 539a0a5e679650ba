//! The runs of the programs under judgement, and the verdicts on them.

use super::Task;
use super::cases::TestCase;
use super::comparison::{Comparison, by_turn, same_lines};
use super::difference::Difference;
use super::programs::Program;
use super::report::{CaseResult, Results};
use crate::console::{COMMA, progress};
use crate::parallel;
use crate::runner::measure::{answer, trusted};
use crate::runner::process::Outcome;
use crate::runner::runnable::Runnable;
use crate::runner::talk::conversed;
use crate::runner::verdict::{self, Verdict};
use crate::runner::visible;
use anyhow::{Context, Result, anyhow};
use language::text;
use rules::dialogue::{Dialogue, Fault};
use rules::output;
use std::sync::OnceLock;
use std::sync::atomic::Ordering;

/// Tries of a program that misses the time limit by less than a second.
const TRIES: usize = 3;
/// Stops of a program for its time, after which it is run no more.
const MOST_STOPS: usize = 2;
/// Lines of a dialogue that are shown, the last ones.
const SHOWN_LINES: usize = 12;

/// The verdicts on each program, in the order of the cases; that many programs run at a time.
pub fn judge_all(tasks: &[Task], jobs: usize, all: bool) -> Result<Vec<Results<'_>>> {
    let mut work: Vec<(&Task, &Program, &TestCase)> = Vec::new();
    for task in tasks {
        for program in &task.programs {
            work.extend(task.cases.iter().map(|case| (task, program, case)));
        }
    }
    let verdicts: Vec<OnceLock<CaseResult>> = work.iter().map(|_| OnceLock::new()).collect();
    let progress = progress(work.len() as u64);
    parallel::first(jobs.min(work.len()), 0..work.len(), |turn| {
        let (task, program, case) = work[turn];
        progress.set_message(format!("{} {}", task.id, case.title));
        let is_stopped = program.stops.load(Ordering::Relaxed) >= MOST_STOPS && !all;
        let result =
            if is_stopped { not_run(case, Verdict::Skipped) } else { judge(task, program, case)? };
        verdicts[turn].get_or_init(|| result);
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

fn judge(task: &Task, program: &Program, case: &TestCase) -> Result<CaseResult> {
    let run = match &program.run {
        Ok(run) => run,
        Err(why) => return Ok(not_run(case, Verdict::CompileError(why.clone()))),
    };
    let input = case.input()?;
    let mut ran = run_once(task, run, case, &input)?;
    for _ in 1..TRIES {
        if ran.0.stopped.is_none() && ran.0.cpu > task.allowed.time {
            ran = run_once(task, run, case, &input)?;
        }
    }
    let (outcome, output, dialogue) = ran;
    let verdict = verdict::of_run(&outcome, &task.allowed);
    if let Verdict::TimeLimit(_, Some(_)) = verdict {
        program.stops.fetch_add(1, Ordering::Relaxed);
    }
    let (hint, length) = (case.hint(&input), input.len());
    let mut result = CaseResult { hint, length, run: outcome, ..not_run(case, verdict) };
    if let Some(dialogue) = dialogue {
        result.verdict = of_dialogue(&dialogue, result.verdict);
        let lines = visible::text(dialogue.last_lines(SHOWN_LINES).as_bytes());
        result.hint += &text!("\nthe dialogue:\n{lines}", "\n对话：\n{lines}");
    } else if result.verdict.is_accepted() {
        compare(task, case, &input, &String::from_utf8_lossy(&output), &mut result)?;
    }
    if result.verdict.is_wrong() && result.note.is_none() {
        result.note = of_files(run, &result.run.files);
    }
    Ok(result)
}

fn not_run(case: &TestCase, verdict: Verdict) -> CaseResult {
    let (case, run) = (case.title.clone(), Outcome::default());
    CaseResult { case, hint: String::new(), length: 0, verdict, run, difference: None, note: None }
}

/// Advice to a program that answered nothing and left these files.
pub fn of_files(program: &Runnable, files: &[String]) -> Option<String> {
    let first = visible::word(files.first()?.as_bytes());
    let written = files.iter().map(|name| visible::word(name.as_bytes()));
    let written = written.collect::<Vec<_>>().join(COMMA.get());
    let stem = first.rsplit_once('.').map_or(&*first, |(stem, _)| stem);
    match &program.files {
        None => Some(text!(
            "it printed nothing, and wrote {written}: if it reads and writes files, say `--files {stem}`",
            "它什么也没有输出，却写了文件 {written}：如果用文件输入输出，请写 `--files {stem}`"
        )),
        Some(names) if !files.contains(&names.output) => Some(text!(
            "it wrote no {output}; in its folder there is {written}",
            "它没有写 {output}；它的文件夹里有 {written}",
            output = names.output
        )),
        Some(_) => None,
    }
}

/// The verdict on a dialogue, by that on its run: a program that was refused has failed whatever came of it then.
pub fn of_dialogue(dialogue: &Dialogue, run: Verdict) -> Verdict {
    match &dialogue.fault {
        Some(fault @ Fault::Refused(_)) => Verdict::WrongAnswer(fault.to_string()),
        Some(fault) if run.is_accepted() => Verdict::WrongAnswer(fault.to_string()),
        _ => run,
    }
}

/// A run, with its output, or the dialogue if the program talks with a judge.
type Run = (Outcome, Vec<u8>, Option<Dialogue>);

fn run_once(task: &Task, program: &Runnable, case: &TestCase, input: &str) -> Result<Run> {
    let limits = task.allowed.of_run();
    let Some((mut strategy, problem)) = case.strategy().zip(case.problem) else {
        let (outcome, output) = answer(program, input, &limits)?;
        return Ok((outcome, output, None));
    };
    let interactor = strategy.interactor(problem, input);
    let interactor = interactor.map_err(|error| anyhow!("{}: {error}", case.title))?;
    let mut interactor = interactor.with_context(|| text!("there is no judge", "没有评测"))?;
    let (outcome, said) =
        conversed(program, &mut *interactor, &mut strategy.choices, &limits, None)?;
    Ok((outcome, Vec::new(), Some(said)))
}

/// Holds an output against the rules where a search takes the input; else against the answer that came with it, or that of the
/// reference.
fn compare(
    task: &Task,
    case: &TestCase,
    input: &str,
    found: &str,
    result: &mut CaseResult,
) -> Result<()> {
    let is_by_rules = matches!(task.comparison, Comparison::Words | Comparison::Lines);
    let by_rules = if is_by_rules { case.check(input, found)? } else { None };
    let expected = match case.given_answer()? {
        Some(given) => given,
        None if by_rules.is_some() => {
            case.problem.and_then(|problem| problem.answer(input).ok()).unwrap_or_default()
        }
        None => match case.answer(|| reference_answer(task, case, input))? {
            Ok(expected) => expected.clone(),
            Err(why) => {
                result.verdict = Verdict::NotCompared(why.clone());
                return Ok(());
            }
        },
    };
    let by_comparison = || task.comparison.check(input, &expected, found);
    let checked = match by_rules {
        Some(Err(differs)) => Err(differs.to_string()),
        // One of several right answers may be broken into lines in its own way.
        Some(Ok(())) if output::same(&expected, found).is_err() => Ok(()),
        Some(Ok(())) => by_comparison()?,
        None => match by_comparison()? {
            Err(differs) if is_by_rules => {
                let reference = |left: &str| Ok(reference_answer(task, case, left)?.ok());
                let by_turn = case.problem.map(|problem| by_turn(problem, input, found, reference));
                by_turn.transpose()?.flatten().unwrap_or(Err(differs))
            }
            checked => checked,
        },
    };
    match checked {
        Err(differs) => {
            result.difference = Difference::of(&expected, found).filter(|lines| !lines.is_plain());
            result.verdict = Verdict::WrongAnswer(differs);
        }
        Ok(()) if task.comparison == Comparison::Words && task.counts_lines => {
            result.note = layout_note(task, &expected, found);
        }
        Ok(()) => {}
    }
    Ok(())
}

/// A warning, where the words are right and the judge would refuse their lines.
fn layout_note(task: &Task, expected: &str, found: &str) -> Option<String> {
    output::same(expected, found).ok()?;
    let differs = same_lines(expected, found).err()?;
    let judge = &task.judge;
    Some(text!(
        "{judge} compares lines: {differs} (`--lines` counts that)",
        "{judge} 按行比较：{differs}（`--lines` 会算错）"
    ))
}

/// The answer of the program that is trusted, or why there is none.
fn reference_answer(task: &Task, case: &TestCase, input: &str) -> Result<Result<String, String>> {
    let program = match &task.reference {
        Err(why) => return Ok(Err(why.clone())),
        Ok(program) => program,
    };
    trusted(&program.clone().into(), input)?.map(Ok).map_err(|complaint| {
        anyhow!(text!(
            "{program}, on {title}, {complaint}",
            "{program} 在{title} 上{complaint}",
            program = visible::path(program),
            title = case.title
        ))
    })
}
