//! Verdicts, for people and for machines.

use super::Task;
use super::difference::Difference;
use super::programs::Program;
use crate::command_line::NONE;
use crate::console::{
    BAD, BOLD, COMMA, GOOD, columns_of_entries, name, say, styled, table, terminal_columns,
};
use crate::runner::limits::Allowed;
use crate::runner::process::Outcome;
use crate::runner::verdict::Verdict;
use crate::runner::visible;
use language::{Text, prose, text};
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

/// Letters of a line of an explanation; a program may print a word of megabytes.
const MOST_LETTERS: usize = 120;

const CASE: Text = Text("case", "测试点");
const CPU_TIME: Text = Text("CPU time", "CPU 时间");
const MEMORY: Text = Text("peak memory", "内存峰值");
const NOT_ACCEPTED: Text = Text("not accepted", "未通过");

/// A case with its verdict.
#[derive(Debug)]
pub struct CaseResult {
    pub case: String,
    /// The input, or how to see it, and what it is meant to break.
    pub hint: String,
    /// The length of the input.
    pub length: usize,
    pub verdict: Verdict,
    pub run: Outcome,
    /// The lines of a wrong answer.
    pub difference: Option<Difference>,
    /// Something to say of the case besides.
    pub note: Option<String>,
}

impl CaseResult {
    /// Explains a failure, line by line: the verdict, the lines of the answer, the end of standard error.
    fn lines(&self, allowed: &Allowed) -> Vec<String> {
        let because = self.verdict.because(allowed);
        let mut lines: Vec<String> = because.lines().map(cut).collect();
        lines.extend(self.difference.iter().flat_map(Difference::rows));
        if let Verdict::WrongAnswer(_) = self.verdict {
            lines.extend(end_of_errors(&self.run.errors));
        }
        lines.extend(self.note.clone());
        lines
    }
}

/// The last lines of standard error, under a heading.
pub fn end_of_errors(errors: &str) -> Vec<String> {
    const MOST: usize = 5;
    let errors = visible::text(errors.trim_end().as_bytes());
    let mut lines: Vec<String> = errors.lines().rev().take(MOST).map(cut).collect();
    if !lines.is_empty() {
        lines.push(text!("standard error ends with:", "标准错误的末尾："));
    }
    lines.reverse();
    lines
}

/// The verdicts on a program.
pub struct Results<'a> {
    pub task: &'a Task,
    pub program: &'a Program,
    pub cases: Vec<CaseResult>,
}

impl Results<'_> {
    /// True if all cases are accepted.
    pub fn is_accepted(&self) -> bool {
        self.cases.iter().all(|case| case.verdict.is_accepted())
    }

    /// The first verdict that is not AC; NC only if there is no worse one.
    fn verdict(&self) -> String {
        let wrong = self.cases.iter().find(|case| case.verdict.is_wrong());
        let verdict = wrong.or_else(|| self.cases.iter().find(|case| !case.verdict.is_accepted()));
        verdict.map_or(&Verdict::Accepted, |case| &case.verdict).title()
    }

    fn name(&self) -> &str {
        self.program.name.as_ref().unwrap_or(&self.task.id)
    }

    /// The name of somebody else's program.
    pub fn program_name(&self) -> Option<String> {
        let typed = || Some(self.program.run.as_ref().ok()?.name.clone());
        self.program.name.clone().or_else(|| typed().filter(|_| self.task.is_theirs))
    }

    /// Verdict, name, accepted cases, the greatest cost of a case, and what is not accepted.
    fn row(&self) -> [String; 6] {
        let accepted = self.cases.iter().filter(|case| case.verdict.is_accepted()).count();
        let total = self.cases.len();
        [
            self.verdict(),
            self.name().into(),
            text!("{accepted} of {total}", "{accepted} / {total}"),
            milliseconds(self.cases.iter().map(|case| case.run.cpu).max().unwrap_or_default()),
            megabytes(self.cases.iter().map(|case| case.run.memory).max().unwrap_or(0)),
            self.not_accepted(),
        ]
    }

    /// Counts of each verdict but AC, and the first case of them with its reason.
    fn not_accepted(&self) -> String {
        let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
        let others = || self.cases.iter().filter(|case| !case.verdict.is_accepted());
        others().for_each(|case| *counts.entry(case.verdict.name()).or_default() += 1);
        let counts: Vec<String> =
            counts.into_iter().map(|(verdict, count)| format!("{count} {verdict}")).collect();
        let Some(first) = others().next() else { return String::new() };
        let because = first.verdict.because(&self.task.allowed);
        let because = cut(because.lines().next().unwrap_or_default());
        let (counts, case) = (counts.join(COMMA.get()), &first.case);
        text!("{counts}: {case}, {because}", "{counts}：{case}，{because}")
    }

    /// Says what is wrong with each case, or with the one of each kind of failure whose input is shortest.
    fn explain(&self, all: bool) {
        let wrong: Vec<&CaseResult> =
            self.cases.iter().filter(|case| case.verdict.is_wrong()).collect();
        if all {
            return wrong.iter().for_each(|case| self.explain_case(case));
        }
        for kind in wrong.iter().map(|case| case.verdict.name()).collect::<BTreeSet<_>>() {
            let same = || wrong.iter().filter(|case| case.verdict.name() == kind);
            if let Some(case) = same().min_by_key(|case| case.length) {
                self.explain_case(case);
            }
            let more = same().count() - 1;
            if more > 0 {
                say(text!("  and {more} more (`--all`)", "  同类的还有 {more} 个（`--all`）"));
            }
        }
    }

    /// Says what is to be known of cases that are accepted; once, if it is the same.
    fn say_notes(&self) {
        let accepted = self.cases.iter().filter(|case| case.verdict.is_accepted());
        let mut notes: Vec<&String> = accepted.filter_map(|case| case.note.as_ref()).collect();
        notes.dedup();
        let (name, more) = (self.name(), notes.len().saturating_sub(1));
        let Some(note) = notes.first() else { return };
        say(text!("\n{name}: AC, but {note}", "\n{name}：AC，但是 {note}"));
        if more > 0 {
            say(text!("  and {more} more", "  同类的还有 {more} 个"));
        }
    }

    fn explain_case(&self, case: &CaseResult) {
        let (verdict, name, title) = (styled(BAD, case.verdict.title()), self.name(), &case.case);
        say(text!("\n{verdict} on {name} {title}", "\n{name} {title}：{verdict}"));
        case.lines(&self.task.allowed).iter().for_each(|line| say(format_args!("  {line}")));
        case.hint.lines().for_each(|line| say(format_args!("  {line}")));
    }
}

/// A long line without its middle.
pub fn cut(line: &str) -> String {
    let letters: Vec<char> = line.chars().collect();
    if letters.len() <= MOST_LETTERS {
        return line.into();
    }
    let half = MOST_LETTERS / 2;
    let part = |letters: &[char]| letters.iter().collect::<String>();
    format!("{}[...]{}", part(&letters[..half]), part(&letters[letters.len() - half..]))
}

/// Prints a table of the cases of one program, or of the programs or problems if there are more; then what is wrong,
/// a failure of each kind or all; then the sum of it.
pub fn print(results: &[Results<'_>], all: bool) {
    let is_class = results.len() > 1 && results[0].program.name.is_some();
    match results {
        [only] => {
            say_title(only.task);
            let row = |case: &CaseResult| {
                let [cpu, wall] = [case.run.cpu, case.run.wall].map(milliseconds);
                [case.verdict.title(), case.case.clone(), cpu, wall, megabytes(case.run.memory)]
            };
            let headings = [NONE, CASE, CPU_TIME, Text("time", "时间"), MEMORY];
            print_table(headings, only.cases.iter().map(row));
        }
        _ => {
            if is_class {
                say_title(results[0].task);
            }
            let [program, cases] = [Text("program", "程序"), Text("cases", "测试点")];
            let headings = [NONE, program, cases, CPU_TIME, MEMORY, NOT_ACCEPTED];
            print_table(headings, results.iter().map(Results::row));
        }
    }
    results.iter().for_each(Results::say_notes);
    // In a table of programs, what is wrong stands in the last column.
    if all || !is_class {
        results.iter().for_each(|results| results.explain(all));
    }
    say("");
    if is_class {
        let accepted = results.iter().filter(|results| results.is_accepted()).count();
        say(text!(
            "{accepted} of {total} programs accepted",
            "{total} 个程序中通过 {accepted} 个",
            total = results.len()
        ));
    }
    say_sum(results);
    if results.iter().all(|results| results.is_accepted() && results.task.is_hunted) {
        let note = text!(
            "These cases are few: `{command} stress` hunts for one that breaks a program.",
            "这些测试点不多：`{command} stress` 用对拍找出卡掉程序的数据。",
            command = name()
        );
        say(prose::beside("", &note, columns_of_entries()));
    }
}

fn say_title(task: &Task) {
    let title = styled(BOLD, &task.title);
    say(text!("{title}, {limits}\n", "{title}，{limits}\n", limits = task.allowed.in_words()));
}

fn say_sum(results: &[Results<'_>]) {
    let cases = || results.iter().flat_map(|results| &results.cases);
    let count = |is: fn(&Verdict) -> bool| cases().filter(|case| is(&case.verdict)).count();
    let (total, accepted) = (cases().count(), count(Verdict::is_accepted));
    let skipped = count(|verdict| *verdict == Verdict::Skipped);
    let sum = |style, head: Text, count: usize| {
        let head = styled(style, head);
        say(text!("{head}: {count} of {total} cases", "{head}：{total} 个测试点中的 {count} 个"));
    };
    match count(Verdict::is_wrong) {
        0 if accepted == total => sum(GOOD, Text("all accepted", "全部通过"), total),
        0 => sum(BAD, Text("accepted", "通过"), accepted),
        wrong => sum(BAD, NOT_ACCEPTED, wrong),
    }
    let mut reasons = BTreeSet::new();
    for case in cases() {
        if let Verdict::NotCompared(why) = &case.verdict {
            reasons.insert(why);
        }
    }
    if !reasons.is_empty() {
        let count = count(|verdict| matches!(verdict, Verdict::NotCompared(_)));
        sum(BAD, Text("not compared", "没有比较"), count);
        reasons.into_iter().for_each(|why| say(format_args!("  {why}")));
    }
    if skipped > 0 {
        sum(BAD, Text("not run", "没有运行"), skipped);
        say(text!(
            "  the program was stopped for its time twice before; --all runs them",
            "  程序之前已经两次因为超时被终止；--all 照样运行"
        ));
    }
}

/// Prints a table whose first column is verdicts, in their colours.
fn print_table<const N: usize>(headings: [Text; N], rows: impl IntoIterator<Item = [String; N]>) {
    let table = table(headings.map(Text::get), rows, terminal_columns());
    let mut lines = table.lines();
    say(lines.next().unwrap_or_default());
    for line in lines {
        let verdict = line.split_whitespace().next().unwrap_or_default();
        // A row goes on in lines whose first column is empty, or has the rest of a verdict's Chinese name.
        let is_name = verdict.chars().all(|c| c.is_ascii_uppercase() || c == '-');
        if line.starts_with("  ") || !is_name {
            say(line);
        } else {
            let colour = if verdict == Verdict::Accepted.name() { GOOD } else { BAD };
            say(line.replacen(verdict, &styled(colour, verdict), 1));
        }
    }
}

fn milliseconds(time: Duration) -> String {
    format!("{:.1} ms", time.as_secs_f64() * 1e3)
}

fn megabytes(bytes: u64) -> String {
    format!("{:.1} MB", bytes as f64 / 1e6)
}
