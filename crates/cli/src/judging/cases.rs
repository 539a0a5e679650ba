//! The cases of a problem: samples, inputs that broke programs, extreme inputs.

use crate::checkout::samples::{Sample, of_folder};
use crate::checkout::{Checkout, catalogue};
use crate::console::{self, columns_of_entries};
use crate::judge::visible;
use crate::named::{ideas_file, wrong_ideas};
use anyhow::{Result, anyhow, bail};
use language::text;
use rules::dialogue::{Manner, manners, opening};
use rules::output::{self, Differs};
use rules::{NoAnswer, Problem, Shown, prose};
use std::sync::OnceLock;

/// Judges of a dialogue that move at random, beside the others.
const RANDOM_JUDGES: u64 = 2;

/// An input, and the place of its answer.
#[derive(Clone)]
pub struct Case {
    pub problem: &'static dyn Problem,
    /// The name, such as `sample 1`, `sample made1`, `hack nim` or `extreme full-board`.
    pub title: String,
    /// The file of the input, or the command that prints it.
    place: String,
    /// The error that the input is meant to show; empty for a sample.
    purpose: String,
    source: Source,
    /// The number of the judge's manner, if the program talks with the judge.
    manner: Option<usize>,
    /// The answer of the program that is trusted, or why there is none.
    answer: OnceLock<Result<String, String>>,
}

#[derive(Clone)]
enum Source {
    Sample(Sample),
    /// An input that shows an idea to be wrong. An extreme one is a case of its own.
    Hack(String),
    /// The number of an extreme input, which no search answers.
    Extreme(usize),
}

/// All cases of a problem.
pub fn of(checkout: &Checkout, entry: &catalogue::Entry, samples_only: bool) -> Result<Vec<Case>> {
    let id = &entry.id;
    let problem = problems::find(id)
        .ok_or_else(|| anyhow!(text!("there are no rules of {id}", "没有 {id} 的规则")))?;
    let case = |title, place, purpose, source| {
        let (manner, answer) = (None, OnceLock::new());
        Case { problem, title, place, purpose, source, manner, answer }
    };
    let mut cases = Vec::new();
    for sample in of_folder(&checkout.path("samples").join(id))? {
        let number = visible::word(sample.number.as_bytes());
        let place = format!("samples/{id}/{number}.in");
        let title = text!("sample {number}", "样例 {number}");
        cases.push(case(title, place, String::new(), Source::Sample(sample)));
    }
    let ideas = if samples_only { Vec::new() } else { wrong_ideas(checkout, id)? };
    for idea in ideas {
        let (name, because) = (visible::word(idea.name.as_bytes()), idea.because());
        let purpose = visible::word(text!("`{name}`: {because}", "`{name}`：{because}").as_bytes());
        if let Shown::On(input) = idea.shown {
            cases.push(case(format!("hack {name}"), ideas_file(id), purpose, Source::Hack(input)));
        }
    }
    let extremes = if samples_only { Vec::new() } else { problem.extremes() };
    for (number, (name, breaks)) in extremes.into_iter().enumerate() {
        let place = format!("`{} gen {id} extreme {name}`", console::name());
        let title = text!("extreme {name}", "极端数据 {name}");
        cases.push(case(title, place, breaks.into(), Source::Extreme(number)));
    }
    Ok(if problem.talks() { with_manners(cases) } else { cases })
}

/// Each case before a judge of each manner.
fn with_manners(cases: Vec<Case>) -> Vec<Case> {
    let with = |case: &Case, (manner, Manner { name, .. }): (usize, Manner)| {
        let title = text!("{title}, {name}", "{title}，{name}", title = case.title);
        Case { title, manner: Some(manner), ..case.clone() }
    };
    let of_case = |case| manners(RANDOM_JUDGES).enumerate().map(move |judge| with(case, judge));
    cases.iter().flat_map(of_case).collect()
}

impl Case {
    /// The judge's manner, if the program talks with the judge.
    pub fn judge(&self) -> Option<Manner> {
        manners(RANDOM_JUDGES).nth(self.manner?)
    }

    /// The input, if it is short, or else how to see it; and what it is meant to break.
    pub fn hint(&self, input: &str) -> String {
        let Case { place, purpose, .. } = self;
        let input = match short(input) {
            Some(lines) if lines.contains('\n') => {
                let lines: String = lines.lines().map(|line| format!("\n  {line}")).collect();
                text!("the input, {place}:{lines}", "输入，{place}：{lines}")
            }
            Some(line) => text!("the input, {place}: {line}", "输入，{place}：{line}"),
            None => text!("the input: {place}", "输入：{place}"),
        };
        if purpose.is_empty() {
            return input;
        }
        // It stands two columns in.
        let columns = columns_of_entries().saturating_sub(2);
        let meant = text!("meant to break {purpose}", "用来卡：{purpose}");
        format!("{input}\n{}", prose::beside("", &meant, columns))
    }

    /// The input.
    pub fn input(&self) -> Result<String> {
        Ok(match &self.source {
            Source::Sample(sample) if self.manner.is_some() => {
                opening(self.problem, &sample.input).unwrap_or_default()
            }
            Source::Sample(Sample { input, .. }) | Source::Hack(input) => input.clone(),
            Source::Extreme(number) => self.problem.extreme_input(*number)?.0,
        })
    }

    /// The answer of the program that is trusted, or why there is none; it is asked once, or twice at the same time.
    pub fn answer(
        &self,
        ask: impl FnOnce() -> Result<Result<String, String>>,
    ) -> Result<&Result<String, String>> {
        if let Some(answer) = self.answer.get() {
            return Ok(answer);
        }
        let answer = ask()?;
        Ok(self.answer.get_or_init(|| answer))
    }

    /// Holds an output against the rules, or a sample against its answer where the rules cannot be searched; `None` if
    /// only a trusted program knows the answer.
    ///
    /// # Errors
    ///
    /// If the input is invalid, or the rules refuse the judge's own answer.
    pub fn check(&self, input: &str, found: &str) -> Result<Option<Result<(), Differs>>> {
        let (id, title) = (self.problem.id(), &self.title);
        if let Source::Extreme(_) = self.source {
            return Ok(None);
        }
        let by_rules = match self.problem.check(input, found) {
            Ok(checked) => Some(checked),
            Err(NoAnswer::Unsolved(_)) => None,
            Err(NoAnswer::Invalid(error)) => {
                return Err(anyhow!(text!("{id}, {title}: {error}", "{id}，{title}：{error}")));
            }
        };
        let Source::Sample(Sample { expected, number, .. }) = &self.source else {
            return Ok(by_rules);
        };
        let own = output::same(expected, found);
        if by_rules.as_ref().is_some_and(|checked| checked.is_ok() != own.is_ok()) {
            // Several answers may be right; the judge's own is.
            if let Err(differs) = self.problem.check(input, expected)? {
                bail!(text!(
                    "the rules in crates/problems/src/{id}.rs refuse the judge's own answer \
                     samples/{id}/{number}.out: {differs}",
                    "crates/problems/src/{id}.rs 里的规则不接受官方答案 samples/{id}/{number}.out：{differs}"
                ));
            }
        }
        Ok(by_rules.or(Some(own)))
    }
}

/// The lines of an input that is short enough to be read at a glance, made safe for a terminal.
fn short(input: &str) -> Option<String> {
    const MOST_LINES: usize = 8;
    const MOST_LETTERS: usize = 60;
    let fits = |line: &str| line.chars().count() <= MOST_LETTERS;
    // What is longer is not looked at.
    let is_short = input.len() <= 4 * MOST_LINES * MOST_LETTERS
        && input.lines().count() <= MOST_LINES
        && input.lines().all(fits);
    is_short.then(|| visible::text(input.trim_end().as_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_input_is_shown_with_what_it_is_meant_to_break() {
        let checkout = Checkout::find().expect("the tests run in a checkout");
        let entry = catalogue::one(&checkout, &["p2252".into()]).expect("it is listed");
        let cases = of(&checkout, &entry, false).expect("they are whole");
        let of_title = |title| cases.iter().find(|case| case.title == title).expect("it is there");
        let (place, meant) = ("the input, hacks/p2252.toml:", "\nmeant to break `nim`: ");
        for (input, shown) in [
            ("3 3\n", format!("{place} 3 3{meant}")),
            ("2\n3 3\n", format!("{place}\n  2\n  3 3{meant}")),
            (&"1\n".repeat(9), format!("the input: hacks/p2252.toml{meant}")),
            (&"1 ".repeat(31), format!("the input: hacks/p2252.toml{meant}")),
        ] {
            let hint = of_title("hack nim").hint(input);
            assert!(hint.starts_with(&shown), "{hint}");
        }
        let hint = of_title("extreme most-stones").hint("1 1\n");
        assert!(hint.contains("gen p2252 extreme most-stones`: 1 1\nmeant to break"), "{hint}");
        assert_eq!(of_title("sample 1").hint("8 4\n"), "the input, samples/p2252/1.in: 8 4");
    }

    /// The rules of Nim refuse this answer, which then is the rules' fault or the sample's, not the program's.
    #[test]
    fn a_sample_that_the_rules_refuse_is_named() {
        let checkout = Checkout::find().expect("the tests run in a checkout");
        let entry = catalogue::one(&checkout, &["p2197".into()]).expect("it is listed");
        let mut case = of(&checkout, &entry, true).expect("they are whole").remove(0);
        let (input, expected) = ("1\n1\n0\n".to_string(), "Yes\n".into());
        case.source = Source::Sample(Sample { number: "1".into(), input: input.clone(), expected });
        for found in ["Yes\n", "No\n"] {
            let error = case.check(&input, found).expect_err("the rules say No").to_string();
            assert!(error.contains("refuse the judge's own answer samples/p2197/1.out"), "{error}");
        }
    }
}
