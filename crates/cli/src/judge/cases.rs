//! The cases of a problem: samples, inputs that broke programs, extreme inputs.

use super::own::{self, Pair};
use crate::checkout::Files;
use crate::checkout::catalogue::ideas_file;
use crate::checkout::samples::{self, Sample};
use crate::console::{self, columns_of_entries, read_text};
use crate::named::wrong_ideas;
use crate::runner::visible;
use anyhow::{Context, Result, anyhow, bail};
use language::{prose, text};
use rules::dialogue::{Strategy, opening, strategies};
use rules::output::{self, Differs};
use rules::{NoAnswer, Problem, Shown};
use std::path::Path;
use std::sync::OnceLock;

/// An input, and the place of its answer.
#[derive(Clone)]
pub struct TestCase {
    /// The rules, where the problem is one of the collection.
    pub problem: Option<&'static dyn Problem>,
    /// The name, such as `sample 1`, `sample made1`, `hack nim` or `extreme full-board`.
    pub title: String,
    /// The file of the input, or the command that prints it.
    place: String,
    /// The error that the input is meant to show; empty for a sample.
    purpose: String,
    source: Source,
    /// The number of the judge's strategy, if the program talks with the judge.
    strategy: Option<usize>,
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
    /// Files of somebody who judges his own cases.
    Own(Pair),
}

impl TestCase {
    fn new(title: String, place: String, purpose: String, source: Source) -> Self {
        let answer = OnceLock::new();
        TestCase { problem: None, title, place, purpose, source, strategy: None, answer }
    }
}

/// All cases of a problem, or its samples alone.
pub fn of(files: &impl Files, id: &str, samples_only: bool) -> Result<Vec<TestCase>> {
    let problem = rules_of(id)?;
    let mut cases = Vec::new();
    for sample in samples::of(files, id)? {
        let number = visible::word(sample.number.as_bytes());
        let place = format!("samples/{id}/{number}.in");
        let title = text!("sample {number}", "样例 {number}");
        cases.push(TestCase::new(title, place, String::new(), Source::Sample(sample)));
    }
    let ideas = if samples_only { Vec::new() } else { wrong_ideas(files, id)? };
    for idea in ideas {
        let (name, because) = (visible::word(idea.name.as_bytes()), idea.because());
        let purpose = visible::word(text!("`{name}`: {because}", "`{name}`：{because}").as_bytes());
        if let Shown::On(input) = idea.shown {
            let (title, place) = (format!("hack {name}"), ideas_file(id));
            cases.push(TestCase::new(title, place, purpose, Source::Hack(input)));
        }
    }
    let extremes = if samples_only { Vec::new() } else { problem.extremes() };
    for (number, (name, breaks)) in extremes.into_iter().enumerate() {
        let place = format!("`{} gen {id} extreme {name}`", console::name());
        let title = text!("extreme {name}", "极端数据 {name}");
        cases.push(TestCase::new(title, place, breaks.into(), Source::Extreme(number)));
    }
    Ok(for_problem(cases, problem))
}

/// Cases of one's own, of a problem of the collection or of any other.
pub fn own(folder: &Path, id: Option<&str>) -> Result<Vec<TestCase>> {
    let pairs = own::cases(folder)?.into_iter();
    let cases = pairs.map(|pair| {
        let place = visible::path(&pair.input);
        TestCase::new(pair.name.clone(), place, String::new(), Source::Own(pair))
    });
    Ok(match id {
        Some(id) => for_problem(cases.collect(), rules_of(id)?),
        None => cases.collect(),
    })
}

fn rules_of(id: &str) -> Result<&'static dyn Problem> {
    problems::find(id).with_context(|| text!("there are no rules of {id}", "没有 {id} 的规则"))
}

fn for_problem(mut cases: Vec<TestCase>, problem: &'static dyn Problem) -> Vec<TestCase> {
    cases.iter_mut().for_each(|case| case.problem = Some(problem));
    if problem.talks() { with_strategies(cases) } else { cases }
}

/// Each case before a judge of each strategy.
fn with_strategies(cases: Vec<TestCase>) -> Vec<TestCase> {
    let with = |case: &TestCase, (strategy, Strategy { name, .. }): (usize, Strategy)| {
        let title = text!("{title}, {name}", "{title}，{name}", title = case.title);
        TestCase { title, strategy: Some(strategy), ..case.clone() }
    };
    let of_case = |case| strategies().enumerate().map(move |judge| with(case, judge));
    cases.iter().flat_map(of_case).collect()
}

impl TestCase {
    /// The judge's strategy, if the program talks with the judge.
    pub fn strategy(&self) -> Option<Strategy> {
        strategies().nth(self.strategy?)
    }

    /// The input, if it is short, or else how to see it; and what it is meant to break.
    pub fn hint(&self, input: &str) -> String {
        let TestCase { place, purpose, .. } = self;
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

    pub fn input(&self) -> Result<String> {
        Ok(match (&self.source, self.problem) {
            (Source::Sample(sample), Some(problem)) if self.strategy.is_some() => {
                opening(problem, &sample.input).unwrap_or_default()
            }
            (Source::Sample(Sample { input, .. }) | Source::Hack(input), _) => input.clone(),
            (Source::Extreme(number), Some(problem)) => problem.extreme_input(*number)?.0,
            (Source::Extreme(_), None) => String::new(),
            (Source::Own(pair), _) => read_text(&pair.input)?,
        })
    }

    /// The answer that came with the input.
    pub fn given_answer(&self) -> Result<Option<String>> {
        match &self.source {
            Source::Sample(Sample { expected, .. }) => Ok(Some(expected.clone())),
            Source::Own(Pair { answer: Some(answer), .. }) => read_text(answer).map(Some),
            Source::Hack(_) | Source::Extreme(_) | Source::Own(_) => Ok(None),
        }
    }

    /// True if only a program that is trusted knows the answer, or nobody does.
    pub fn needs_reference(&self) -> bool {
        match &self.source {
            Source::Extreme(_) => true,
            Source::Own(pair) => pair.answer.is_none(),
            Source::Sample(_) | Source::Hack(_) => false,
        }
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

    /// Holds an output against the rules; `None` if there are none, or no search answers the input.
    ///
    /// # Errors
    ///
    /// If the input is invalid, or the rules refuse the answer that came with it.
    pub fn check(&self, input: &str, found: &str) -> Result<Option<Result<(), Differs>>> {
        let Some(problem) = self.problem.filter(|_| !matches!(self.source, Source::Extreme(_)))
        else {
            return Ok(None);
        };
        let (id, title) = (problem.id(), &self.title);
        let by_rules = match problem.check(input, found) {
            Ok(checked) => checked,
            Err(NoAnswer::Unsolved(_)) => return Ok(None),
            Err(NoAnswer::Invalid(error)) => {
                return Err(anyhow!(text!("{id}, {title}: {error}", "{id}，{title}：{error}")));
            }
        };
        let Some(expected) = self.given_answer()? else { return Ok(Some(by_rules)) };
        if by_rules.is_ok() != output::same(&expected, found).is_ok() {
            // Several answers may be right; the judge's own is.
            if let Err(differs) = problem.check(input, &expected)? {
                let answer = self.answer_file();
                bail!(text!(
                    "the rules in crates/problems/src/{id}.rs refuse the answer {answer}: {differs}",
                    "crates/problems/src/{id}.rs 里的规则不接受答案 {answer}：{differs}"
                ));
            }
        }
        Ok(Some(by_rules))
    }

    /// The file of the answer that came with the input.
    fn answer_file(&self) -> String {
        match &self.source {
            Source::Own(Pair { answer: Some(answer), .. }) => visible::path(answer),
            _ => self.place.replace(".in", ".out"),
        }
    }
}

/// The lines of an input that is short enough to be read at a glance, made safe for a terminal.
fn short(input: &str) -> Option<String> {
    const MOST_LINES: usize = 8;
    const MOST_LETTERS: usize = 60;
    // What is longer is not looked at.
    let is_short = input.len() <= 4 * MOST_LINES * MOST_LETTERS
        && input.lines().count() <= MOST_LINES
        && input.lines().all(|line| line.chars().count() <= MOST_LETTERS);
    is_short.then(|| visible::text(input.trim_end().as_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::checkout::Checkout;

    #[test]
    fn a_short_input_is_shown_with_what_it_is_meant_to_break() {
        let checkout = Checkout::find().expect("the tests run in a checkout");
        let cases = of(&checkout, "p2252", false).expect("they are whole");
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
        let mut case = of(&checkout, "p2197", true).expect("they are whole").remove(0);
        let (input, expected) = ("1\n1\n0\n".to_string(), "Yes\n".into());
        case.source = Source::Sample(Sample { number: "1".into(), input: input.clone(), expected });
        for found in ["Yes\n", "No\n"] {
            let error = case.check(&input, found).expect_err("the rules say No").to_string();
            assert!(error.contains("refuse the answer samples/p2197/1.out"), "{error}");
        }
    }
}
