//! What a problem is judged on.

use crate::console::columns_of_entries;
use anyhow::{Result, anyhow, ensure};
use checkout::samples::{Sample, of_folder};
use checkout::{Checkout, catalogue};
use judge::visible;
use rules::output::Differs;
use rules::{NoAnswer, Problem, prose};

/// An input, and where its answer comes from.
pub struct Case {
    problem: &'static dyn Problem,
    source: Source,
}

enum Source {
    /// The judge's own, or, where these were not found, one that was made: with an answer.
    Sample(Sample),
    /// An input that shows a wrong idea to be wrong: the name of the idea, and the input.
    Hack(String, String),
    /// The number of an extreme input, whose answer is that of a trusted program.
    Worst(usize),
}

/// All cases of a problem: samples, inputs that broke programs, extreme inputs.
///
/// # Errors
///
/// If there is no sample, or an answer is missing.
pub fn of(
    checkout: &Checkout,
    entry: &catalogue::Problem,
    samples_only: bool,
) -> Result<Vec<Case>> {
    let id = &entry.id;
    let problem = problems::find(id).ok_or_else(|| anyhow!("there are no rules of {id}"))?;
    let samples = of_folder(&checkout.path("samples").join(id))?;
    ensure!(!samples.is_empty(), "{id} has no samples: add samples/{id}/1.in and 1.out");
    let mut sources = Vec::new();
    for (_, sample) in samples {
        sources.push(Source::Sample(sample.map_err(|error| anyhow!(error))?));
    }
    if !samples_only {
        let hacks = checkout.hacks(id)?.into_iter();
        sources.extend(hacks.map(|(name, input)| Source::Hack(name, input)));
        sources.extend((0..problem.worst().len()).map(Source::Worst));
    }
    Ok(sources.into_iter().map(|source| Case { problem, source }).collect())
}

impl Case {
    /// Its name, such as `sample 1`, `sample made1`, `hack nim` or `worst full-board`.
    pub fn title(&self) -> String {
        match &self.source {
            Source::Sample(sample) => {
                format!("sample {}", visible::word(sample.number.as_bytes()))
            }
            Source::Hack(name, _) => format!("hack {}", visible::word(name.as_bytes())),
            Source::Worst(number) => format!("worst {}", self.problem.worst()[*number].0),
        }
    }

    /// The input, if it is short, or else how to see it; and what is known of it.
    pub fn hint(&self, input: &str) -> String {
        let (place, purpose) = (self.place(), self.purpose());
        let input = match short(input) {
            Some(lines) if lines.contains('\n') => {
                let lines: String = lines.lines().map(|line| format!("\n  {line}")).collect();
                format!("the input, {place}:{lines}")
            }
            Some(line) => format!("the input, {place}: {line}"),
            None => format!("the input: {place}"),
        };
        match purpose {
            Some(purpose) => {
                // It stands two columns in.
                let columns = columns_of_entries().saturating_sub(2);
                let purpose = prose::beside("", &format!("meant to break {purpose}"), columns);
                format!("{input}\n{purpose}")
            }
            None => input,
        }
    }

    /// Where its input is.
    fn place(&self) -> String {
        let id = self.problem.id();
        match &self.source {
            Source::Sample(sample) => {
                format!("samples/{id}/{}.in", visible::word(sample.number.as_bytes()))
            }
            Source::Hack(name, _) => format!("hacks/{id}/{}.in", visible::word(name.as_bytes())),
            Source::Worst(number) => {
                let (name, _) = self.problem.worst()[*number];
                format!("`{} gen {id} worst {name}`", crate::console::name())
            }
        }
    }

    /// What it is meant to break.
    fn purpose(&self) -> Option<String> {
        match &self.source {
            Source::Sample(_) => None,
            Source::Hack(name, _) => {
                let ideas = self.problem.wrong();
                let idea = ideas.iter().find(|idea| idea.name == name)?;
                Some(format!("`{name}`: {}", idea.because))
            }
            Source::Worst(number) => Some(self.problem.worst()[*number].1.to_string()),
        }
    }

    /// Its input.
    ///
    /// # Errors
    ///
    /// If an extreme input breaks the rules.
    pub fn input(&self) -> Result<String> {
        Ok(match &self.source {
            Source::Sample(sample) => sample.input.clone(),
            Source::Hack(_, input) => input.clone(),
            Source::Worst(number) => self.problem.worst_input(*number)?.0,
        })
    }

    /// What the rules say of an output; nothing if the input is an extreme one.
    pub fn check(&self, input: &str, found: &str) -> Option<Result<Result<(), Differs>, NoAnswer>> {
        match self.source {
            Source::Worst(_) => None,
            _ => Some(self.problem.check(input, found)),
        }
    }

    /// The answer that stands beside a sample.
    pub fn expected(&self) -> Option<&str> {
        match &self.source {
            Source::Sample(sample) => Some(&sample.expected),
            _ => None,
        }
    }
}

/// The lines of an input that is short enough to be read at a glance, as they may be shown.
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

    fn case(source: Source) -> Case {
        Case { problem: problems::find("p2252").expect("it is there"), source }
    }

    #[test]
    fn a_short_input_is_shown_with_what_it_is_meant_to_break() {
        let hack = case(Source::Hack("nim".into(), String::new()));
        let meant =
            "\nmeant to break `nim`: the move on both heaps is overlooked: equal heaps are lost";
        assert_eq!(hack.hint("3 3\n"), format!("the input, hacks/p2252/nim.in: 3 3{meant}"));
        assert_eq!(
            hack.hint("2\n3 3\n"),
            format!("the input, hacks/p2252/nim.in:\n  2\n  3 3{meant}")
        );
        for long in ["1\n".repeat(9), "1 ".repeat(31)] {
            assert_eq!(hack.hint(&long), format!("the input: hacks/p2252/nim.in{meant}"));
        }
    }

    #[test]
    fn an_extreme_input_says_what_it_is_meant_to_break() {
        let hint = case(Source::Worst(3)).hint("1 1\n");
        assert!(
            hint.contains("gen p2252 worst most-stones`: 1 1\nmeant to break a special case"),
            "{hint}"
        );
    }
}
