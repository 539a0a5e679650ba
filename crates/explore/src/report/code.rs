//! Functions of proved answers: for a period the table of the values up to the end of its first turn, for an automaton the
//! table of its steps.

mod digits;
mod program;
mod sums;

pub use program::Program;

use super::{are_lost_or_won, quantity};
use crate::cell::Words;
use crate::error::refused;
use crate::explore::{ByDigits, Claim, Exploration, said};
use crate::question::Question;
use crate::theorem::{Period, Proved};
use crate::wording::in_english;
use anyhow::{Result, anyhow};
use itertools::Itertools;
use language::{prose, text};

/// The columns of a line of code.
const WIDTH: usize = 96;

/// A programming language.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Language {
    /// Rust from 1.56 on.
    Rust,
    /// C++ from C++11 on.
    Cpp,
    /// Python 3.
    Python,
}

impl Language {
    /// All languages, with their names on the command line.
    pub const ALL: [(&'static str, Language); 3] =
        [("rust", Language::Rust), ("cpp", Language::Cpp), ("python", Language::Python)];

    /// The language of that name.
    pub fn named(name: &str) -> Option<Self> {
        Language::ALL.into_iter().find(|(other, _)| *other == name).map(|(_, language)| language)
    }
}

/// A function that gives the proved answers, its proof above it, or a whole program around it. Of answers that are only
/// checked it says so first.
///
/// # Errors
///
/// If nothing is proved and no period was checked, or not what the program prints.
pub fn code(result: &Exploration, language: Language, program: Option<&Program>) -> Result<String> {
    if result.about.told.is_some() {
        return Err(refused(text!(
            "values of partizan games have no code: leave --code out, or take --json",
            "不平等博弈的值不能写成代码：请去掉 --code，或者用 --json"
        )));
    }
    let (about, function, are_values, axes) = match &result.by_digits {
        Some(proof) => by_digits(result, proof, language)?,
        None if result.quotient.is_some() => by_quotient(result, language)?,
        None if result.proved.is_some() => by_period(result, language)?,
        None => checked(result, language)?,
    };
    if program.is_some_and(|program| program.prints_values() != are_values) {
        return Err(refused(match are_values {
            true => text!(
                "the program prints won or lost, which was not asked for: add `--ask outcome`",
                "程序要打印胜负，但没有问胜负：请加上 `--ask outcome`"
            ),
            false => text!(
                "the program prints a value, which was not asked for: add `--ask grundy`",
                "程序要打印 SG 值，但没有问 SG 值：请加上 `--ask grundy`"
            ),
        }));
    }
    let name = if are_values { "grundy" } else { "is_won" };
    let [before, behind] = match program {
        Some(program) => program.around(name, axes, language),
        None if axes.is_some() && language == Language::Cpp => {
            ["#include <array>\n\n".into(), String::new()]
        }
        None => Default::default(),
    };
    let command = command(result, language, program);
    let comment: String =
        about.iter().chain([&command]).map(|text| comment(text, language)).collect();
    Ok(format!("{comment}{before}{function}{behind}"))
}

fn command(result: &Exploration, language: Language, program: Option<&Program>) -> String {
    let ask = result.about.question.map_or(String::new(), |it| format!(" --ask {}", it.words().0));
    let language = Language::ALL.iter().find(|(_, other)| *other == language);
    let language = language.map_or("", |(name, _)| name);
    let program = program.map_or(String::new(), Program::options);
    let game = &result.about.typed;
    format!("Written by: cargo sente explore {game}{ask} --code {language}{program}")
}

/// The comment, the function, true if it gives Grundy values, and the length of the list that it takes; None for a number.
type Function = (Vec<String>, String, bool, Option<usize>);

fn by_period(result: &Exploration, language: Language) -> Result<Function> {
    let found = result.pattern().zip(result.proved.as_ref());
    let ((statement, _), Proved { beginning, period, reason }) =
        found.ok_or_else(|| nothing(result))?;
    let is_outcome = are_outcomes(result);
    let about = in_english(|| {
        vec![
            format!("For one heap of n in {}: {}.", result.about.title, quantity(result)),
            result.about.rules.to_string(),
            format!("Pattern: {}.", statement.text(is_outcome)),
            format!("Proved: {reason}."),
        ]
    });
    let function = function(beginning, *period, is_outcome, language);
    Ok((about, function, !is_outcome, None))
}

/// The function of a misère quotient, for any number of heaps.
fn by_quotient(result: &Exploration, language: Language) -> Result<Function> {
    let quotient = result.quotient.as_ref().ok_or_else(|| nothing(result))?;
    let about = in_english(|| {
        vec![
            format!("For a sum of heaps in {}: {}.", result.about.title, quantity(result)),
            result.about.rules.to_string(),
            format!("Proved: {}.", quotient.reason),
        ]
    });
    Ok((about, sums::function(quotient, language), false, Some(1)))
}

/// The function of a period that is not proved, or of the game that has the answers of a table; its first line says so.
fn checked(result: &Exploration, language: Language) -> Result<Function> {
    let (title, known) = (&result.about.title, &result.table.cells);
    let period = result.pattern().and_then(|(statement, _)| {
        let period = statement.period.filter(|period| period.saltus == 0)?;
        let beginning = known.get(..period.start + period.period)?.iter().map(|cell| cell.value());
        Some((period, beginning.collect::<Option<Vec<u32>>>()?))
    });
    let is_outcome = are_outcomes(result);
    let of_period = period.map(|(period, beginning)| {
        (function(&beginning, period, is_outcome, language), !is_outcome, None)
    });
    let axes = result.about.axes.len();
    let of_words = || {
        let (statement, finding) = result.pattern()?;
        // Too few values are no reason for a program.
        if finding.claim == Claim::Observed {
            return None;
        }
        let said = said(statement, axes, is_outcome)?;
        let are_values = said.question == Question::Grundy;
        Some((digits::function(&said, language), are_values, Some(axes)))
    };
    let found = result.pattern().zip(of_period.or_else(of_words));
    if let Some(((statement, finding), (function, are_values, axes))) = found {
        let (last, text) =
            (finding.checked_to, in_english(|| statement.text(are_lost_or_won(result))));
        let about = vec![
            format!(
                "Not proved: the answers of {title} were checked up to {last}, and no further."
            ),
            format!("Pattern: {text}."),
        ];
        return Ok((about, function, are_values, axes));
    }
    let same = result.recognised.as_ref().and_then(|(recognised, explored)| {
        let same = recognised.same.first().filter(|same| same.is_identical())?;
        Some((same.compared, explored.as_ref()?))
    });
    let (compared, game) = same.ok_or_else(|| nothing(result))?;
    let (mut about, function, are_values, axes) = match &game.by_digits {
        Some(proof) => by_digits(game, proof, language)?,
        None => by_period(game, language)?,
    };
    let other = &game.about.title;
    let first = format!(
        "Not proved: {title} was compared with {other}, on {compared} values, and no further."
    );
    about.insert(0, first);
    Ok((about, function, are_values, axes))
}

fn are_outcomes(result: &Exploration) -> bool {
    let is_table = result.about.question.is_none() && result.table.words == Words::Outcomes;
    is_table || result.about.question.is_some_and(Question::is_outcome)
}

/// The error of an exploration in which there is nothing to write.
fn nothing(result: &Exploration) -> anyhow::Error {
    let title = &result.about.title;
    match result.pattern() {
        None => anyhow!(text!(
            "nothing is proved of {title}, and no pattern was found: --code writes what is proved, or a period or a formula \
             that was checked",
            "`{title}` 没有任何已证的结论，也没有找到规律：--code 只写已证的，或者验证过的周期或公式"
        )),
        Some((_, finding)) => anyhow!(text!(
            "nothing is proved of {title}; what was found is only {claim}, and has no code: --code writes what is proved, or a \
             period or a formula that was checked",
            "`{title}` 没有任何已证的结论，找到的规律只是{claim}，也写不成代码：--code 只写已证的，或者验证过的周期或公式",
            claim = finding.claim
        )),
    }
}

/// The function of a proof by an automaton.
fn by_digits(result: &Exploration, proof: &ByDigits, language: Language) -> Result<Function> {
    let (title, axes) = (&result.about.title, result.about.axes.join(", "));
    let are_values = proof.question == Question::Grundy;
    if !are_values && result.about.question == Some(Question::Grundy) {
        return Err(anyhow!(text!(
            "the values of {title} are not proved, only which positions are lost: add `--ask outcome`",
            "`{title}` 的 SG 值没有证明，只证明了哪些局面必败：请加上 `--ask outcome`"
        )));
    }
    let what = if are_values {
        "the Grundy value, if it is below 2^64"
    } else {
        "true if the player to move wins"
    };
    let about = in_english(|| {
        vec![
            format!("For numbers {axes} in {title}: {what}."),
            result.about.rules.to_string(),
            format!("Proved: {}.", proof.reason()),
        ]
    });
    Ok((about, digits::function(proof, language), are_values, Some(result.about.axes.len())))
}

const RUST: &str = "\
pub fn {name}(n: u64) -> {answer} {
    const TABLE: [u32; {count}] = [
{rows}    ];
    let place = {place};
    TABLE[place as usize]{ending}
}
";
const CPP: &str = "\
{answer} {name}(unsigned long long n) {
    static const unsigned table[{count}] = {
{rows}    };
    return table[{place}]{ending};
}
";
const PYTHON: &str = "\
TABLE = [
{rows}]


def {name}(n):
    return TABLE[{place}]{ending}
";

/// A function by these values up to the end of the first period.
fn function(values: &[u32], period: Period, is_outcome: bool, language: Language) -> String {
    // The text, and the type of a number.
    let (text, number) = match language {
        Language::Rust => (RUST, "u32"),
        Language::Cpp => (CPP, "unsigned"),
        Language::Python => (PYTHON, ""),
    };
    let (name, answer, ending) =
        if is_outcome { ("is_won", "bool", " == 1") } else { ("grundy", number, "") };
    let filled = text.replace("{name}", name).replace("{answer}", answer);
    let filled = filled.replace("{place}", &place(period, language));
    let filled = filled.replace("{count}", &values.len().to_string()).replace("{ending}", ending);
    filled.replace("{rows}", &rows(values, language))
}

/// The place in a table, up to the end of the first period, that has the value of `n`.
fn place(Period { start, period, .. }: Period, language: Language) -> String {
    let later = match start {
        0 => return format!("n % {period}"),
        _ => format!("{start} + (n - {start}) % {period}"),
    };
    match language {
        Language::Rust => format!("if n < {start} {{ n }} else {{ {later} }}"),
        Language::Cpp => format!("n < {start} ? n : {later}"),
        Language::Python => format!("n if n < {start} else {later}"),
    }
}

/// The values with commas, in lines.
fn rows(values: &[u32], language: Language) -> String {
    let indent = if language == Language::Python { 4 } else { 8 };
    let most = values.iter().max().map_or(1, |most| most.to_string().len());
    let row = |values: &[u32]| format!("{:indent$}{},\n", "", values.iter().join(", "));
    values.chunks((WIDTH - 8) / (most + 2)).map(row).collect()
}

fn comment(text: &str, language: Language) -> String {
    let mark = if language == Language::Python { "#" } else { "//" };
    let lines = prose::beside("", text, WIDTH - mark.len() - 1);
    lines.lines().map(|line| format!("{mark} {line}\n")).collect()
}
