//! What a problem is judged on.

use anyhow::{Result, anyhow, ensure};
use checkout::samples::{Sample, of_folder};
use checkout::{Checkout, catalogue};
use judge::visible;
use rules::output::Differs;
use rules::{NoAnswer, Problem};

/// An input, and where its answer comes from.
pub struct Case {
    problem: &'static dyn Problem,
    source: Source,
}

enum Source {
    /// The judge's own, with an answer.
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
    /// Its name, such as `sample 1`, `hack nim` or `worst full-board`.
    pub fn title(&self) -> String {
        match &self.source {
            Source::Sample(sample) => {
                format!("sample {}", visible::word(sample.number.as_bytes()))
            }
            Source::Hack(name, _) => format!("hack {}", visible::word(name.as_bytes())),
            Source::Worst(number) => format!("worst {}", self.problem.worst()[*number].0),
        }
    }

    /// How to see its input, and what is known of it.
    pub fn hint(&self) -> String {
        let id = self.problem.id();
        match &self.source {
            Source::Sample(sample) => {
                let number = visible::word(sample.number.as_bytes());
                format!("the input: samples/{id}/{number}.in")
            }
            Source::Hack(name, _) => {
                format!("the input: hacks/{id}/{}.in", visible::word(name.as_bytes()))
            }
            Source::Worst(number) => {
                let (name, breaks) = self.problem.worst()[*number];
                let command = crate::console::name();
                format!("the input: `{command} gen {id} worst {name}`\nit breaks {breaks}")
            }
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

    /// The judge's own answer, where there is one.
    pub fn expected(&self) -> Option<&str> {
        match &self.source {
            Source::Sample(sample) => Some(&sample.expected),
            _ => None,
        }
    }
}
