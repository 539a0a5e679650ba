//! The judges' samples: one test per sample, named after it.

use crate::programs::{executable, PATIENCE};
use checkout::samples::{self, Sample};
use checkout::Checkout;
use judge::process::run;
use libtest_mimic::{Failed, Trial};
use rules::{output, problems, NoAnswer};

/// A test for each sample. A missing file, or one that has no business there, is a failing test.
pub fn trials() -> Vec<Trial> {
    let found = Checkout::find().and_then(|checkout| samples::all(&checkout.path("")));
    let samples = match found {
        Ok(samples) => samples,
        Err(error) => {
            return vec![Trial::test("sample", move || Err(format!("{error:#}").into()))];
        }
    };
    let trial = |(name, files): (String, Result<Sample, String>)| {
        Trial::test(format!("sample::{name}"), move || {
            let id = name.split("::").next().unwrap_or(&name);
            hold(id, &files?)
        })
    };
    samples.into_iter().map(trial).collect()
}

/// The solution's answer is that of the judge; where several are right, one that the rules accept.
fn hold(id: &str, Sample { input, expected, .. }: &Sample) -> Result<(), Failed> {
    let found = run(&executable(id), input.as_bytes(), PATIENCE)?;
    let found = String::from_utf8(found)?;
    let problem = problems::find(id).ok_or("there are no rules of it")?;
    let checked = match problem.check(input, &found) {
        Err(NoAnswer::Unsolved(_)) => output::same(expected, &found),
        checked => checked?,
    };
    checked.map_err(|differs| format!("{differs}\n{input}\nThe program says:\n{found}").into())
}
