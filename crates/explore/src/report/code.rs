//! A proved period as a function in a language: a table of the values before the period and of one period.

use super::quantity;
use crate::explore::Exploration;
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

/// A function of the heap that gives the proved answers, its proof above it; an error if nothing is proved.
pub fn code(result: &Exploration, language: Language) -> Result<String> {
    let title = &result.about.title;
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
    let function = Function { values: beginning, period, is_outcome };
    Ok(comment + &function.text(language))
}

struct Function {
    /// Up to the end of the first period.
    values: Vec<u32>,
    period: Period,
    is_outcome: bool,
}

impl Function {
    fn text(&self, language: Language) -> String {
        let name = if self.is_outcome { "is_won" } else { "grundy" };
        let (rows, count) = (self.rows(), self.values.len());
        let Period { start, period, .. } = self.period;
        let ending = if self.is_outcome { " == 1" } else { "" };
        let later = match start {
            0 => format!("n % {period}"),
            _ => format!("{start} + (n - {start}) % {period}"),
        };
        let (early, is_outcome) = (start > 0, self.is_outcome);
        match language {
            Language::Rust => {
                let answer = if is_outcome { "bool" } else { "u32" };
                let place = match early {
                    true => format!("if n < {start} {{ n }} else {{ {later} }}"),
                    false => later,
                };
                format!(
                    "pub fn {name}(n: u64) -> {answer} {{\n    const TABLE: [u32; {count}] = [\n{rows}    ];\n    \
                     let place = {place};\n    TABLE[place as usize]{ending}\n}}\n"
                )
            }
            Language::Cpp => {
                let answer = if is_outcome { "bool" } else { "unsigned" };
                let place = if early { format!("n < {start} ? n : {later}") } else { later };
                format!(
                    "{answer} {name}(unsigned long long n) {{\n    static const unsigned table[{count}] = \
                     {{\n{rows}    }};\n    return table[{place}]{ending};\n}}\n"
                )
            }
            Language::Python => {
                let place = if early { format!("n if n < {start} else {later}") } else { later };
                let rows = rows.replace("        ", "    ");
                format!(
                    "TABLE = [\n{rows}]\n\n\ndef {name}(n):\n    return TABLE[{place}]{ending}\n"
                )
            }
        }
    }

    /// The values with commas, in lines.
    fn rows(&self) -> String {
        let most = self.values.iter().max().map_or(1, |most| most.to_string().len());
        let in_row = (WIDTH - 8) / (most + 2);
        let row = |values: &[u32]| {
            let values: Vec<String> = values.iter().map(|value| format!("{value},")).collect();
            format!("        {}\n", values.join(" "))
        };
        self.values.chunks(in_row).map(row).collect()
    }
}

fn comment(text: &str, language: Language) -> String {
    let mark = if language == Language::Python { "#" } else { "//" };
    let lines = prose::beside("", text, WIDTH - mark.len() - 1);
    lines.lines().map(|line| format!("{mark} {line}\n")).collect()
}

#[cfg(test)]
mod tests;
