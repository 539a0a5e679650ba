//! The judges' samples, and the examples in the headers: one test each, named after it.

use crate::programs::{executable, PATIENCE};
use checkout::samples::{self, Sample};
use checkout::Checkout;
use judge::process::run;
use libtest_mimic::{Failed, Trial};
use problems::PROBLEMS;
use rules::{output, NoAnswer};
use std::path::Path;

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

/// The examples in the headers: an input in backticks, the word `answers`, the answer in backticks. A slash
/// between blanks ends a line. The *Traps* of every header have one.
pub fn examples() -> Vec<Trial> {
    PROBLEMS.iter().flat_map(|problem| examples_of(problem.id())).collect()
}

fn examples_of(id: &'static str) -> Vec<Trial> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("src/bin/{id}.rs"));
    let text = std::fs::read_to_string(path).unwrap_or_default();
    let header: Vec<&str> = text.lines().map_while(|line| line.strip_prefix("//!")).collect();
    let header = header.join("").split_whitespace().collect::<Vec<_>>().join(" ");
    let parts: Vec<&str> = header.split('`').collect();
    let lines = |code: &str| code.replace(" / ", "\n") + "\n";
    let mut trials = Vec::new();
    for (number, part) in parts.windows(3).skip(1).step_by(2).enumerate() {
        let [input, " answers ", answer] = part else { continue };
        let (input, answer) = (lines(input), lines(answer));
        trials.push(Trial::test(format!("header::{id}::{}", number + 1), move || {
            let found = String::from_utf8(run(&executable(id), input.as_bytes(), PATIENCE)?)?;
            output::same(&answer, &found).map_err(|differs| format!("{differs}\n{input}").into())
        }));
    }
    let traps = header.split("**Traps.**").nth(1).unwrap_or_default();
    if !traps.contains("` answers `") {
        let text = format!("the Traps of {id} have no example: `input` answers `answer`");
        trials.push(Trial::test(format!("header::{id}"), move || Err(text.into())));
    }
    trials
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
