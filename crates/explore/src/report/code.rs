//! A proved period as a function in a language: a table of the values before the period and of one period.

mod digits;

use super::quantity;
use crate::explore::{ByDigits, Exploration};
use crate::question::Question;
use crate::theorem::{Period, Proved};
use anyhow::{Result, bail};
use rules::prose;

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

/// A function that gives the proved answers, its proof above it; an error if nothing is proved.
pub fn code(result: &Exploration, language: Language) -> Result<String> {
    let title = &result.about.title;
    if let Some(proof) = &result.by_digits {
        return by_digits(result, proof, language);
    }
    let Some((statement, finding)) = result.pattern() else {
        bail!(
            "nothing is proved of {title}, and no pattern was found: --code writes what is proved"
        );
    };
    let Some(Proved { beginning, period, reason }) = result.proved.clone() else {
        bail!(
            "nothing is proved of {title}; what was found is only {}: --code writes what is proved",
            finding.claim
        );
    };
    let is_outcome = result.about.question.is_some_and(Question::is_outcome);
    let about = [
        format!("For one heap of n in {title}: {}.", quantity(result)),
        result.about.rules.clone(),
        format!("Pattern: {}.", statement.text(is_outcome)),
        format!("Proved: {reason}."),
    ];
    let comment: String = about.iter().map(|text| comment(text, language)).collect();
    Ok(comment + &function(&beginning, period, is_outcome, language))
}

/// The function of a proof by an automaton.
fn by_digits(result: &Exploration, proof: &ByDigits, language: Language) -> Result<String> {
    let (title, axes) = (&result.about.title, result.about.axes.join(", "));
    if !result.about.question.is_some_and(Question::is_outcome) {
        bail!(
            "the values of {title} are proved by an automaton, of which --code writes lost and won alone: \
             add `--ask outcome`"
        );
    }
    let about = [
        format!("For numbers {axes} in {title}: true if the player to move wins."),
        result.about.rules.clone(),
        format!("Proved: {}.", proof.reason()),
    ];
    let include = if language == Language::Cpp { "#include <array>\n\n" } else { "" };
    let comment: String = about.iter().map(|text| comment(text, language)).collect();
    Ok(include.to_string() + &comment + &digits::function(proof, language))
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
    let Period { start, period, .. } = period;
    // The text, the type of a number, the place where a start comes first, and the indent of a row.
    let (text, number, place, indent) = match language {
        Language::Rust => (RUST, "u32", "if n < {start} { n } else { {later} }", 8),
        Language::Cpp => (CPP, "unsigned", "n < {start} ? n : {later}", 8),
        Language::Python => (PYTHON, "", "n if n < {start} else {later}", 4),
    };
    let (name, answer, ending) =
        if is_outcome { ("is_won", "bool", " == 1") } else { ("grundy", number, "") };
    let (place, later) = match start {
        0 => ("{later}", format!("n % {period}")),
        _ => (place, format!("{start} + (n - {start}) % {period}")),
    };
    let filled = text.replace("{name}", name).replace("{answer}", answer).replace("{place}", place);
    let filled = filled.replace("{start}", &start.to_string()).replace("{later}", &later);
    let filled = filled.replace("{count}", &values.len().to_string()).replace("{ending}", ending);
    filled.replace("{rows}", &rows(values, indent))
}

/// The values with commas, in lines.
fn rows(values: &[u32], indent: usize) -> String {
    let most = values.iter().max().map_or(1, |most| most.to_string().len());
    let row = |values: &[u32]| {
        let values: Vec<String> = values.iter().map(|value| format!("{value},")).collect();
        format!("{:indent$}{}\n", "", values.join(" "))
    };
    values.chunks((WIDTH - 8) / (most + 2)).map(row).collect()
}

fn comment(text: &str, language: Language) -> String {
    let mark = if language == Language::Python { "#" } else { "//" };
    let lines = prose::beside("", text, WIDTH - mark.len() - 1);
    lines.lines().map(|line| format!("{mark} {line}\n")).collect()
}

#[cfg(test)]
mod tests;
