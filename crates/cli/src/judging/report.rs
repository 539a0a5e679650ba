//! Verdicts, for people and for machines.

use super::cases::Case;
use crate::console::{BAD, BOLD, GOOD, columns, say, styled, table};
use checkout::catalogue::Problem;
use judge::process::Report;
use judge::verdict::Verdict;
use rules::prose;
use serde::Serialize;
use std::collections::BTreeSet;
use std::time::Duration;

/// A case with its verdict.
#[derive(Debug)]
pub struct Judged {
    pub case: String,
    /// How to see its input.
    pub hint: String,
    pub verdict: Verdict,
    pub cpu: Duration,
    pub memory: u64,
    /// How many processes the program left behind.
    pub left: usize,
}

impl Judged {
    pub fn new(case: &Case, verdict: Verdict, report: Report) -> Self {
        let outcome = report.outcome;
        let (case, hint) = (case.title(), case.hint());
        Judged { case, hint, verdict, cpu: outcome.cpu, memory: outcome.memory, left: outcome.left }
    }
}

/// The verdicts on each problem.
pub type Results<'a> = [(&'a Problem, Vec<Judged>)];

/// Prints a table of the cases of one problem, or of the problems if there are more; then what is wrong;
/// then the sum of it.
pub fn print(results: &Results<'_>) {
    if let [(problem, cases)] = results {
        let Problem { id, english, .. } = problem;
        say(format_args!("{}, {}\n", styled(BOLD, format!("{id} {english}")), problem.limits()));
        let row = |case: &Judged| {
            let verdict = case.verdict.name().to_string();
            [verdict, case.case.clone(), milliseconds(case.cpu), megabytes(case.memory)]
        };
        print_table(["", "case", "CPU time", "peak memory"], cases.iter().map(row));
    } else {
        let headings =
            ["", "problem", "cases", "CPU time", "peak memory", "limits", "slowest case"];
        print_table(headings, results.iter().map(|(problem, cases)| row_of(problem, cases)));
    }
    for (problem, cases) in results {
        cases.iter().for_each(|case| explain(problem, case));
    }
    let verdicts: Vec<&Verdict> =
        results.iter().flat_map(|(_, cases)| cases).map(|case| &case.verdict).collect();
    say(format_args!("\n{}", sum(&verdicts)));
}

/// What is true of all of them.
fn sum(verdicts: &[&Verdict]) -> String {
    let total = verdicts.len();
    let accepted = verdicts.iter().filter(|verdict| verdict.is_accepted()).count();
    let reasons: BTreeSet<&String> =
        verdicts.iter().filter_map(|verdict| verdict.why_not_compared()).collect();
    let not_compared = verdicts.iter().filter_map(|verdict| verdict.why_not_compared()).count();
    let mut sum = match total - accepted - not_compared {
        0 if not_compared == 0 => {
            format!("{}: {total} of {total} cases", styled(GOOD, "all accepted"))
        }
        0 => format!("{}: {accepted} of {total} cases", styled(BAD, "accepted")),
        wrong => format!("{}: {wrong} of {total} cases", styled(BAD, "not accepted")),
    };
    if not_compared > 0 {
        sum += &format!("\n{}: {not_compared} of {total} cases", styled(BAD, "not compared"));
    }
    reasons.into_iter().for_each(|why| sum += &format!("\n  {why}"));
    sum
}

/// The verdict of a problem is the first that is not AC; NC only if there is no worse one.
fn row_of(problem: &Problem, cases: &[Judged]) -> [String; 7] {
    let verdicts = || cases.iter().map(|case| &case.verdict);
    let is_wrong =
        |verdict: &&Verdict| !verdict.is_accepted() && verdict.why_not_compared().is_none();
    let verdict =
        verdicts().find(is_wrong).or_else(|| verdicts().find(|verdict| !verdict.is_accepted()));
    let slowest = cases.iter().max_by_key(|case| case.cpu);
    [
        verdict.unwrap_or(&Verdict::Accepted).name().to_string(),
        problem.id.clone(),
        cases.len().to_string(),
        milliseconds(slowest.map_or(Duration::ZERO, |case| case.cpu)),
        megabytes(cases.iter().map(|case| case.memory).max().unwrap_or(0)),
        problem.limits(),
        slowest.map(|case| case.case.clone()).unwrap_or_default(),
    ]
}

/// Prints a table whose first column is verdicts, in their colours.
fn print_table<const N: usize>(headings: [&str; N], rows: impl IntoIterator<Item = [String; N]>) {
    let table = table(headings, rows).trim_fmt();
    let mut lines = table.lines();
    say(lines.next().unwrap_or_default());
    for line in lines {
        let verdict = line.split_whitespace().next().unwrap_or_default();
        let colour = if verdict == Verdict::Accepted.name() { GOOD } else { BAD };
        say(line.replacen(verdict, &styled(colour, verdict), 1));
    }
}

/// Says what is wrong with a case, if anything is, and how to see its input.
fn explain(problem: &Problem, case: &Judged) {
    let title = format!("{} {}", problem.id, case.case);
    // Why a case is not compared is said once, at the end.
    if !case.verdict.is_accepted() && case.verdict.why_not_compared().is_none() {
        let verdict = styled(BAD, case.verdict.name());
        say(format_args!("\n{verdict} on {title}"));
        // What the program printed keeps its lines.
        case.verdict.because().lines().for_each(|line| say(format_args!("  {line}")));
        case.hint.lines().for_each(|line| say(prose::beside("  ", line, columns())));
    }
    if case.left > 0 {
        say(format_args!("\non {title} it left processes behind, which were ended: {}", case.left));
    }
}

fn milliseconds(time: Duration) -> String {
    format!("{:.1} ms", time.as_secs_f64() * 1e3)
}

fn megabytes(bytes: u64) -> String {
    format!("{:.1} MB", bytes as f64 / 1e6)
}

/// What `--json` prints of a problem.
#[derive(Serialize)]
pub struct Machine<'a> {
    id: &'a str,
    accepted: bool,
    time_limit_ms: u128,
    memory_limit_bytes: u64,
    /// Which of the limits the catalogue does not know.
    assumed: Vec<&'static str>,
    cases: Vec<MachineCase<'a>>,
}

#[derive(Serialize)]
struct MachineCase<'a> {
    case: &'a str,
    verdict: &'static str,
    cpu_ms: f64,
    memory_bytes: u64,
    because: String,
    left_processes: usize,
}

/// The results in the words of `--json`.
pub fn machine<'a>(results: &'a Results<'a>) -> Vec<Machine<'a>> {
    results.iter().map(|(problem, cases)| machine_problem(problem, cases)).collect()
}

fn machine_problem<'a>(problem: &'a Problem, cases: &'a [Judged]) -> Machine<'a> {
    let assumed = [("time", problem.time_ms), ("memory", problem.memory_mb)];
    let case = |case: &'a Judged| MachineCase {
        case: &case.case,
        verdict: case.verdict.name(),
        cpu_ms: case.cpu.as_secs_f64() * 1e3,
        memory_bytes: case.memory,
        because: case.verdict.because(),
        left_processes: case.left,
    };
    Machine {
        id: &problem.id,
        accepted: cases.iter().all(|case| case.verdict.is_accepted()),
        time_limit_ms: problem.time().as_millis(),
        memory_limit_bytes: problem.memory(),
        assumed: assumed.into_iter().filter(|(_, limit)| limit.is_none()).map(|(n, _)| n).collect(),
        cases: cases.iter().map(case).collect(),
    }
}
