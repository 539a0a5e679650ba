//! What is proved, as a function in a language: a table of the values before the period and of one period.

use super::words;
use crate::ask::Question;
use crate::claim::Claim;
use crate::pattern::{NO_PATTERN, Period};
use crate::subject::Exploration;
use anyhow::{Result, bail, ensure};
use rules::prose;

/// The columns of a line of code.
const WIDTH: usize = 96;

/// A language that functions are written in.
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
    /// All of them, as they are typed.
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
    let title = &result.title;
    let found = result.finding.as_ref().filter(|finding| finding.text != NO_PATTERN);
    let Some(finding) = found else {
        bail!(
            "nothing is proved of {title}, and no pattern was found: --code writes what is proved"
        );
    };
    // What is proved repeats; values that grow in steps have no table.
    let (Claim::Proved(reason), Some(period @ Period { saltus: 0, .. })) =
        (&finding.claim, &finding.period)
    else {
        bail!(
            "nothing is proved of {title}; what was found is only {}: --code writes what is proved",
            finding.claim
        );
    };
    let known = period.preperiod + period.period;
    ensure!(
        result.values.len() >= known,
        "a period of {title} is proved, but the table ends before it does: ask for more, by --to {}",
        known - 1
    );
    let pattern = words::pattern(result, finding);
    let about = [
        format!("For one heap of n in {title}: {}.", result.quantity),
        result.rules.clone(),
        format!("Pattern: {pattern}."),
        format!("Proved: {reason}."),
    ];
    let comment: String = about.iter().map(|text| comment(text, language)).collect();
    let is_outcome = result.question.is_some_and(Question::is_outcome);
    let function = Function { values: &result.values[..known], period, is_outcome };
    Ok(match language {
        Language::Rust => comment + &function.rust(),
        Language::Cpp => comment + &function.cpp(),
        Language::Python => comment + &function.python(),
    })
}

struct Function<'a> {
    values: &'a [u32],
    period: &'a Period,
    is_outcome: bool,
}

impl Function<'_> {
    fn name(&self) -> &'static str {
        if self.is_outcome { "is_won" } else { "grundy" }
    }

    /// The place of `n` in the table: `if_early` tells it apart where the period begins late.
    fn place(&self, if_early: fn(usize, &str) -> String) -> String {
        let Period { preperiod: start, period, .. } = *self.period;
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

/// A text in lines of comment.
fn comment(text: &str, language: Language) -> String {
    let mark = if language == Language::Python { "#" } else { "//" };
    let lines = prose::beside("", text, WIDTH - mark.len() - 1);
    lines.lines().map(|line| format!("{mark} {line}\n")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{self, Game};
    use crate::limits::Limits;
    use crate::subject::{Order, Subject};

    fn game(words: &str) -> Box<dyn Game> {
        let words: Vec<String> = words.split(' ').map(String::from).collect();
        games::find(&words).unwrap().expect("the game is known")
    }

    fn explored(game: &dyn Game, question: Question, to: u64, raw: bool) -> Exploration {
        let subject = Subject::game(game, question, raw, Limits::NONE);
        subject.explore(&Order { to: vec![to], raw, search: !raw }).expect("it is small")
    }

    #[test]
    fn the_table_goes_on_with_the_values_of_a_search() {
        for (words, question) in [
            ("octal 0.34", Question::Grundy),
            ("kayles", Question::Grundy),
            ("kayles", Question::Outcome),
            ("octal 0.137", Question::Grundy),
            ("subtraction 2,5,7", Question::Misere),
            ("subtraction 1,2,3", Question::Grundy),
        ] {
            let game = game(words);
            let text = code(&explored(&*game, question, 300, false), Language::Python).unwrap();
            let (_, body) = text.split_once("TABLE = [").expect("there is a table");
            let (table, rest) = body.split_once(']').expect("it ends");
            let table: Vec<u32> =
                table.split(',').filter_map(|word| word.trim().parse().ok()).collect();
            let numbers: Vec<usize> = rest
                .split(|c: char| !c.is_ascii_digit())
                .filter_map(|word| word.parse().ok())
                .collect();
            let (start, period) = match numbers[..] {
                [start, again, less, period, ..] if start == again && start == less => {
                    (start, period)
                }
                [period, ..] => (0, period),
                [] => panic!("{rest}"),
            };
            assert_eq!(table.len(), start + period, "{rest}");
            let values = explored(&*game, question, 1000, true).values;
            for (n, value) in values.into_iter().enumerate() {
                let place = if n < start { n } else { start + (n - start) % period };
                assert_eq!(table[place], value, "{words}, {question:?}: {n}");
            }
        }
    }

    #[test]
    fn what_is_not_proved_is_not_written() {
        let told = |words: &str, to: u64| {
            let result = explored(&*game(words), Question::Grundy, to, false);
            code(&result, Language::Rust).expect_err("nothing is written").to_string()
        };
        assert!(told("wythoff", 30).contains("nothing is proved of wythoff"));
        assert!(told("grundy", 300).contains("nothing is proved"));
        assert!(told("kayles", 40).ends_with("ask for more, by --to 82"));
    }

    #[test]
    fn every_line_of_the_proof_is_a_comment() {
        let result = explored(&*game("kayles"), Question::Grundy, 300, false);
        for (name, language) in Language::ALL {
            assert_eq!(Language::named(name), Some(language));
            let mark = if language == Language::Python { "# " } else { "// " };
            let text = code(&result, language).unwrap();
            let lines = text.lines().take_while(|line| line.starts_with(mark));
            let comment: Vec<&str> = lines.map(|line| &line[mark.len()..]).collect();
            assert!(comment.join(" ").contains("was checked for 71 <= n < 156"), "{text}");
            assert!(text.lines().all(|line| line.len() <= 100), "{text}");
        }
    }
}
