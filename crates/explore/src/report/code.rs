//! A proved period as a function in a language: a table of the values before the period and of one period.

use super::quantity;
use crate::explore::Exploration;
use crate::pattern::statement::Claim;
use crate::question::Question;
use crate::say;
use crate::theorem::Period;
use anyhow::{Result, bail, ensure};
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

/// A function of the heap that gives the proved answers, its proof above it.
///
/// # Errors
///
/// If nothing is proved, or the table does not hold one period.
pub fn code(result: &Exploration, language: Language) -> Result<String> {
    let title = &result.about.title;
    let Some((statement, finding)) = result.pattern() else {
        bail!(
            "nothing is proved of {title}, and no pattern was found: --code writes what is proved"
        );
    };
    // Values that grow in steps have no table.
    let (Claim::Proved(reason), Some(period @ Period { saltus: 0, .. })) =
        (&finding.claim, statement.period)
    else {
        bail!(
            "nothing is proved of {title}; what was found is only {}: --code writes what is proved",
            finding.claim
        );
    };
    let known = period.start + period.period;
    ensure!(
        result.table.cells.len() >= known,
        "a period of {title} is proved, but the table ends before it does: ask for more, by --to {}",
        known - 1
    );
    let is_outcome = result.about.question.is_some_and(Question::is_outcome);
    let about = [
        format!("For one heap of n in {title}: {}.", quantity(result)),
        result.about.rules.clone(),
        format!("Pattern: {}.", say::pattern(statement, is_outcome)),
        format!("Proved: {reason}."),
    ];
    let comment: String = about.iter().map(|text| comment(text, language)).collect();
    let values = (0..known).filter_map(|place| result.table.number(place)).collect();
    let function = Function { values, period, is_outcome };
    Ok(match language {
        Language::Rust => comment + &function.rust(),
        Language::Cpp => comment + &function.cpp(),
        Language::Python => comment + &function.python(),
    })
}

struct Function {
    /// Up to the end of the first period.
    values: Vec<u32>,
    period: Period,
    is_outcome: bool,
}

impl Function {
    fn name(&self) -> &'static str {
        if self.is_outcome { "is_won" } else { "grundy" }
    }

    /// The place of `n` in the table; `if_early` writes the condition where the period begins late.
    fn place(&self, if_early: fn(usize, &str) -> String) -> String {
        let Period { start, period, .. } = self.period;
        match start {
            0 => format!("n % {period}"),
            _ => if_early(start, &format!("{start} + (n - {start}) % {period}")),
        }
    }

    fn rust(&self) -> String {
        let (name, rows, count) = (self.name(), self.rows(), self.values.len());
        let (answer, ending) = if self.is_outcome { ("bool", " == 1") } else { ("u32", "") };
        let place = self.place(|start, later| format!("if n < {start} {{ n }} else {{ {later} }}"));
        format!(
            "pub fn {name}(n: u64) -> {answer} {{\n    const TABLE: [u32; {count}] = [\n{rows}    ];\n    \
             let place = {place};\n    TABLE[place as usize]{ending}\n}}\n"
        )
    }

    fn cpp(&self) -> String {
        let (name, rows, count) = (self.name(), self.rows(), self.values.len());
        let (answer, ending) = if self.is_outcome { ("bool", " == 1") } else { ("unsigned", "") };
        let place = self.place(|start, later| format!("n < {start} ? n : {later}"));
        format!(
            "{answer} {name}(unsigned long long n) {{\n    static const unsigned table[{count}] = {{\n{rows}    \
             }};\n    return table[{place}]{ending};\n}}\n"
        )
    }

    fn python(&self) -> String {
        let (name, rows) = (self.name(), self.rows());
        let ending = if self.is_outcome { " == 1" } else { "" };
        let place = self.place(|start, later| format!("n if n < {start} else {later}"));
        let rows = rows.replace("        ", "    ");
        format!("TABLE = [\n{rows}]\n\n\ndef {name}(n):\n    return TABLE[{place}]{ending}\n")
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

/// A text as a comment.
fn comment(text: &str, language: Language) -> String {
    let mark = if language == Language::Python { "#" } else { "//" };
    let lines = prose::beside("", text, WIDTH - mark.len() - 1);
    lines.lines().map(|line| format!("{mark} {line}\n")).collect()
}

#[cfg(test)]
mod tests;
