//! Verdicts, for people.

use super::Subject;
use super::cases::Case;
use crate::console::{BAD, BOLD, GOOD, columns_of_entries, name, say, styled, table};
use anstyle::Style;
use checkout::catalogue::Problem;
use judge::process::Report;
use judge::verdict::Verdict;
use rules::prose;
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

/// A case with its verdict.
#[derive(Debug)]
pub struct Judged {
    pub case: String,
    /// Its input, or how to see it, and what is known of it.
    hint: String,
    /// How long the input is.
    length: usize,
    pub verdict: Verdict,
    pub cpu: Duration,
    pub memory: u64,
    /// How many processes the program left behind.
    pub left: usize,
}

impl Judged {
    pub fn new(case: &Case, input: &str, verdict: Verdict, report: Report) -> Self {
        let outcome = report.outcome;
        let (case, hint, length) = (case.title(), case.hint(input), input.len());
        let (cpu, memory, left) = (outcome.cpu, outcome.memory, outcome.left);
        Judged { case, hint, length, verdict, cpu, memory, left }
    }

    /// Whether it failed; a case that is not compared is none that failed.
    fn is_wrong(&self) -> bool {
        !self.verdict.is_accepted() && self.verdict.why_not_compared().is_none()
    }
}

/// The verdicts on each program.
pub type Results<'a> = [(&'a Subject, Vec<Judged>)];

/// Prints a table of the cases of one program, or of the programs or problems if there are more; then what is wrong,
/// a failure of each kind or all; then the sum of it.
pub fn print(results: &Results<'_>, all: bool) {
    match results {
        [(subject, cases)] => {
            say_title(&subject.problem);
            let row = |case: &Judged| {
                let verdict = case.verdict.name().to_string();
                [verdict, case.case.clone(), milliseconds(case.cpu), megabytes(case.memory)]
            };
            print_table(["", "case", "CPU time", "peak memory"], cases.iter().map(row));
        }
        [(subject, _), ..] if subject.name.is_some() => {
            say_title(&subject.problem);
            let headings = ["", "program", "cases", "CPU time", "peak memory", "not accepted"];
            print_table(headings, results.iter().map(row_of_program));
        }
        _ => {
            let headings =
                ["", "problem", "cases", "CPU time", "peak memory", "limits", "slowest case"];
            print_table(headings, results.iter().map(row_of_problem));
        }
    }
    // In a table of programs, what is wrong stands in the last column.
    if all || results.iter().all(|(subject, _)| subject.name.is_none()) || results.len() == 1 {
        results.iter().for_each(|(subject, cases)| explain(subject, cases, all));
    }
    let verdicts: Vec<&Verdict> =
        results.iter().flat_map(|(_, cases)| cases).map(|case| &case.verdict).collect();
    say(format_args!("\n{}{}", of_programs(results), sum(&verdicts)));
    let is_accepted = verdicts.iter().all(|verdict| verdict.is_accepted());
    if is_accepted && results.iter().all(|(subject, _)| subject.is_theirs) {
        let note = "These cases are few: `cargo sente stress` hunts for one that breaks a program.";
        say(prose::beside("", &note.replace("cargo sente", name()), columns_of_entries()));
    }
}

/// How many of several programs for a problem are accepted.
fn of_programs(results: &Results<'_>) -> String {
    if results.len() == 1 || results.iter().any(|(subject, _)| subject.name.is_none()) {
        return String::new();
    }
    let is_accepted = |cases: &[Judged]| cases.iter().all(|case| case.verdict.is_accepted());
    let accepted = results.iter().filter(|(_, cases)| is_accepted(cases)).count();
    format!("{accepted} of {} programs accepted\n", results.len())
}

fn say_title(problem: &Problem) {
    let Problem { id, english, .. } = problem;
    say(format_args!("{}, {}\n", styled(BOLD, format!("{id} {english}")), problem.limits()));
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

/// The first verdict that is not AC; NC only if there is no worse one.
fn verdict_of(cases: &[Judged]) -> &'static str {
    let wrong = cases.iter().find(|case| case.is_wrong());
    let verdict = wrong.or_else(|| cases.iter().find(|case| !case.verdict.is_accepted()));
    verdict.map_or(Verdict::Accepted.name(), |case| case.verdict.name())
}

fn row_of_problem((subject, cases): &(&Subject, Vec<Judged>)) -> [String; 7] {
    let slowest = cases.iter().max_by_key(|case| case.cpu);
    [
        verdict_of(cases).to_string(),
        subject.problem.id.clone(),
        cases.len().to_string(),
        milliseconds(slowest.map_or(Duration::ZERO, |case| case.cpu)),
        megabytes(cases.iter().map(|case| case.memory).max().unwrap_or(0)),
        subject.problem.limits(),
        slowest.map(|case| case.case.clone()).unwrap_or_default(),
    ]
}

fn row_of_program((subject, cases): &(&Subject, Vec<Judged>)) -> [String; 6] {
    let accepted = cases.iter().filter(|case| case.verdict.is_accepted()).count();
    [
        verdict_of(cases).to_string(),
        subject.name.clone().unwrap_or_default(),
        format!("{accepted} of {}", cases.len()),
        milliseconds(cases.iter().map(|case| case.cpu).max().unwrap_or_default()),
        megabytes(cases.iter().map(|case| case.memory).max().unwrap_or(0)),
        not_accepted(cases),
    ]
}

/// How many cases have each verdict but AC, and the first of them.
fn not_accepted(cases: &[Judged]) -> String {
    let others = || cases.iter().filter(|case| !case.verdict.is_accepted());
    let Some(first) = others().next() else { return String::new() };
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    others().for_each(|case| *counts.entry(case.verdict.name()).or_default() += 1);
    let counts: Vec<String> =
        counts.into_iter().map(|(verdict, count)| format!("{count} {verdict}")).collect();
    let which = if others().count() > 1 { "first " } else { "" };
    format!("{}: {which}{}", counts.join(", "), first.case)
}

/// Prints a table whose first column is verdicts, in their colours.
fn print_table<const N: usize>(headings: [&str; N], rows: impl IntoIterator<Item = [String; N]>) {
    let table = table(headings, rows).trim_fmt();
    let mut lines = table.lines();
    say(lines.next().unwrap_or_default());
    for line in lines {
        // A row goes on in lines whose first column is empty.
        let verdict = line.split_whitespace().next().unwrap_or_default();
        let is_first = line.find(verdict).is_some_and(|column| column <= 1);
        let colour = match is_first {
            true if verdict == Verdict::Accepted.name() => GOOD,
            true if Verdict::NAMES.contains(&verdict) => BAD,
            _ => Style::new(),
        };
        say(line.replacen(verdict, &styled(colour, verdict), 1));
    }
}

/// Says what is wrong with each case, or with the one of each kind of failure whose input is shortest. Why a case is
/// not compared is said once, at the end.
fn explain(subject: &Subject, cases: &[Judged], all: bool) {
    let wrong: Vec<&Judged> = cases.iter().filter(|case| case.is_wrong()).collect();
    let kinds = wrong.iter().map(|case| case.verdict.name()).collect::<BTreeSet<_>>();
    let shown: Vec<(&Judged, usize)> = if all {
        wrong.iter().map(|case| (*case, 0)).collect()
    } else {
        kinds.into_iter().filter_map(|kind| shortest(&wrong, kind)).collect()
    };
    for (case, more) in shown {
        explain_case(subject, case);
        if more > 0 {
            say(format_args!("  and {more} more (`--all`)"));
        }
    }
    for case in cases.iter().filter(|case| case.left > 0) {
        let (title, left) = (title(subject, case), case.left);
        say(format_args!("\non {title} it left processes behind, which were ended: {left}"));
    }
}

/// The case of that kind with the shortest input, and how many more there are.
fn shortest<'a>(wrong: &[&'a Judged], kind: &str) -> Option<(&'a Judged, usize)> {
    let same = || wrong.iter().filter(|case| case.verdict.name() == kind);
    same().min_by_key(|case| case.length).map(|case| (*case, same().count() - 1))
}

fn title(subject: &Subject, case: &Judged) -> String {
    let name = subject.name.as_ref().unwrap_or(&subject.problem.id);
    format!("{name} {}", case.case)
}

/// Says what is wrong with a case, and shows its input, or how to see it.
fn explain_case(subject: &Subject, case: &Judged) {
    let verdict = styled(BAD, case.verdict.name());
    say(format_args!("\n{verdict} on {}", title(subject, case)));
    let text = case.verdict.because(subject.problem.time()) + "\n" + &case.hint;
    text.lines().for_each(|line| say(format_args!("  {line}")));
}

fn milliseconds(time: Duration) -> String {
    format!("{:.1} ms", time.as_secs_f64() * 1e3)
}

fn megabytes(bytes: u64) -> String {
    format!("{:.1} MB", bytes as f64 / 1e6)
}
