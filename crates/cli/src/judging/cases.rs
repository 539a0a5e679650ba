//! The cases of a problem: samples, inputs that broke programs, extreme inputs.

use crate::checkout::samples::{Sample, of_folder};
use crate::checkout::{Checkout, catalogue};
use crate::console::columns_of_entries;
use crate::judge::visible;
use crate::named::{ideas_file, wrong_ideas};
use anyhow::{Result, anyhow, bail};
use language::text;
use rules::dialogue::{Manner, manners, opening};
use rules::output::{self, Differs};
use rules::{NoAnswer, Problem, Shown, WrongIdea, prose};
use std::sync::OnceLock;

/// Judges of a dialogue that move at random, beside the others.
const RANDOM_JUDGES: u64 = 2;

/// An input, and the place of its answer.
pub struct Case {
    pub problem: &'static dyn Problem,
    source: Source,
    /// The number of the judge's manner, if the program talks with the judge.
    manner: Option<usize>,
    /// The answer of the program that is trusted, or why there is none.
    answer: OnceLock<Result<String, String>>,
}

#[derive(Clone)]
enum Source {
    Sample(Sample),
    /// A wrong idea, and the input that shows it to be wrong. An extreme one is a case of its own.
    Hack(WrongIdea, String),
    /// The number of an extreme input, which no search answers.
    Extreme(usize),
}

/// All cases of a problem.
pub fn of(checkout: &Checkout, entry: &catalogue::Entry, samples_only: bool) -> Result<Vec<Case>> {
    let id = &entry.id;
    let problem = problems::find(id)
        .ok_or_else(|| anyhow!(text!("there are no rules of {id}", "没有 {id} 的规则")))?;
    let samples = of_folder(&checkout.path("samples").join(id))?;
    let mut sources: Vec<Source> = samples.into_iter().map(Source::Sample).collect();
    if !samples_only {
        for idea in wrong_ideas(checkout, id)? {
            if let Shown::On(input) = idea.shown.clone() {
                sources.push(Source::Hack(idea, input));
            }
        }
        sources.extend((0..problem.extremes().len()).map(Source::Extreme));
    }
    let manners = match problem.talks() {
        true => (0..manners(RANDOM_JUDGES).count()).map(Some).collect(),
        false => vec![None],
    };
    let case = |source: &Source, manner| Case {
        problem,
        source: source.clone(),
        manner,
        answer: OnceLock::new(),
    };
    let of_source = |source| manners.iter().map(move |&manner| case(source, manner));
    Ok(sources.iter().flat_map(of_source).collect())
}

impl Case {
    /// The name, such as `sample 1`, `sample made1`, `hack nim` or `extreme full-board`.
    pub fn title(&self) -> String {
        let title = match &self.source {
            Source::Sample(sample) => {
                let number = visible::word(sample.number.as_bytes());
                text!("sample {number}", "样例 {number}")
            }
            Source::Hack(idea, _) => format!("hack {}", visible::word(idea.name.as_bytes())),
            Source::Extreme(number) => {
                let (name, _) = self.problem.extremes()[*number];
                text!("extreme {name}", "极端数据 {name}")
            }
        };
        match self.judge() {
            Some(Manner { name, .. }) => text!("{title}, {name}", "{title}，{name}"),
            None => title,
        }
    }

    /// The judge's manner, if the program talks with the judge.
    pub fn judge(&self) -> Option<Manner> {
        manners(RANDOM_JUDGES).nth(self.manner?)
    }

    /// The input, if it is short, or else how to see it; and what it is meant to break.
    pub fn hint(&self, input: &str) -> String {
        let place = self.place();
        let input = match short(input) {
            Some(lines) if lines.contains('\n') => {
                let lines: String = lines.lines().map(|line| format!("\n  {line}")).collect();
                text!("the input, {place}:{lines}", "输入，{place}：{lines}")
            }
            Some(line) => text!("the input, {place}: {line}", "输入，{place}：{line}"),
            None => text!("the input: {place}", "输入：{place}"),
        };
        let Some(purpose) = self.purpose() else { return input };
        // It stands two columns in.
        let columns = columns_of_entries().saturating_sub(2);
        let meant = text!("meant to break {purpose}", "用来卡：{purpose}");
        format!("{input}\n{}", prose::beside("", &meant, columns))
    }

    fn place(&self) -> String {
        let id = self.problem.id();
        match &self.source {
            Source::Sample(sample) => {
                format!("samples/{id}/{}.in", visible::word(sample.number.as_bytes()))
            }
            Source::Hack(..) => ideas_file(id),
            Source::Extreme(number) => {
                let (name, _) = self.problem.extremes()[*number];
                format!("`{} gen {id} extreme {name}`", crate::console::name())
            }
        }
    }

    fn purpose(&self) -> Option<String> {
        match &self.source {
            Source::Sample(_) => None,
            Source::Hack(idea, _) => {
                let (name, because) = (&idea.name, idea.because());
                Some(visible::word(text!("`{name}`: {because}", "`{name}`：{because}").as_bytes()))
            }
            Source::Extreme(number) => Some(self.problem.extremes()[*number].1.to_string()),
        }
    }

    /// The input.
    pub fn input(&self) -> Result<String> {
        Ok(match &self.source {
            Source::Sample(sample) if self.manner.is_some() => {
                opening(self.problem, &sample.input).unwrap_or_default()
            }
            Source::Sample(sample) => sample.input.clone(),
            Source::Hack(_, input) => input.clone(),
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
        let (id, title) = (self.problem.id(), self.title());
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
        let problem = problems::find("p2252").expect("it is there");
        let case = |source| Case { problem, source, manner: None, answer: OnceLock::new() };
        let entry = "[[idea]]\nname = 'nim'\nbecause = 'equal heaps'\ninput = '3 3'\nprints = '0'";
        let idea = WrongIdea::parse(entry).expect("it is a list").remove(0);
        let hack = case(Source::Hack(idea, "3 3\n".into()));
        let meant = "\nmeant to break `nim`: equal heaps";
        let one_line = format!("the input, hacks/p2252.toml: 3 3{meant}");
        assert!(hack.hint("3 3\n").starts_with(&one_line));
        let two_lines = format!("the input, hacks/p2252.toml:\n  2\n  3 3{meant}");
        assert!(hack.hint("2\n3 3\n").starts_with(&two_lines));
        for long in ["1\n".repeat(9), "1 ".repeat(31)] {
            let hint = hack.hint(&long);
            assert!(hint.starts_with(&format!("the input: hacks/p2252.toml{meant}")), "{hint}");
        }
        let hint = case(Source::Extreme(3)).hint("1 1\n");
        assert!(hint.contains("gen p2252 extreme most-stones`: 1 1\nmeant to break"), "{hint}");
    }

    /// The rules of Nim refuse this answer, which then is the rules' fault or the sample's, not the program's.
    #[test]
    fn a_sample_that_the_rules_refuse_is_named() {
        let problem = problems::find("p2197").expect("it is there");
        let sample =
            Sample { number: "1".into(), input: "1\n1\n0\n".into(), expected: "Yes\n".into() };
        let source = Source::Sample(sample);
        let case = Case { problem, source, manner: None, answer: OnceLock::new() };
        for found in ["Yes\n", "No\n"] {
            let error = case.check("1\n1\n0\n", found).expect_err("the rules say No").to_string();
            assert!(error.contains("refuse the judge's own answer samples/p2197/1.out"), "{error}");
        }
    }
}
