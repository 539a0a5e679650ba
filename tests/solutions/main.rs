//! Every solution, as a process, on its samples, on the inputs that show wrong ideas to be wrong, and held
//! against the bare rules of its game. `cargo test p2252` runs the tests of P2252.
//!
//! Each law works through its inputs for a tenth of a second a problem, the shortest inputs first, and
//! prints how far it came. With `SENTE_TESTS=all`, as in `.ci/run`, it works through all of them, and the
//! release build and the C++ peer are held to the extreme inputs too.

mod extreme;
mod programs;
mod samples;

use checkout::Checkout;
use libtest_mimic::{Arguments, Failed, Trial};
use problems::PROBLEMS;
use programs::{disagreement, report};
use rules::choices::{shrink, Choices};
use rules::Problem;
use std::process::ExitCode;
use std::time::{Duration, Instant};

const RANDOM_INPUTS: u64 = 300;
/// Cases in one input, where the statement allows as many.
const BATCH: usize = 1000;
const BUDGET: Duration = Duration::from_millis(100);

/// What holds for a problem.
type Law = fn(&'static dyn Problem) -> Result<(), Failed>;

fn main() -> ExitCode {
    // The peak memory of a process counts from that of the one that starts it, so programs are started by
    // a small process: this one, told to measure.
    if let Some(status) = judge::measure::supervise_if_asked() {
        return status;
    }
    let laws: [(&str, Law); 4] =
        [("extreme", extreme::law), ("small", small), ("random", random), ("hack", hacks)];
    let mut trials = samples::trials();
    trials.extend(samples::examples());
    // Law by law: extreme inputs take longest, and no core is to wait for the last of them.
    for (law, test) in laws {
        for &problem in PROBLEMS {
            trials.push(Trial::test(format!("{law}::{}", problem.id()), move || test(problem)));
        }
    }
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

/// Calls `test` for one item after the other, as long as there is time for it, and says how far it came.
fn within_budget<T>(
    law: &str,
    problem: &dyn Problem,
    items: impl ExactSizeIterator<Item = T>,
    mut test: impl FnMut(T) -> Result<(), Failed>,
) -> Result<(), Failed> {
    let (start, count) = (Instant::now(), items.len());
    let mut done = 0;
    for item in items {
        if done > 0 && !tier::all() && start.elapsed() > BUDGET {
            break;
        }
        test(item)?;
        done += 1;
    }
    let (id, time) = (problem.id(), start.elapsed().as_secs_f64());
    println!("{law}::{id}: {done} of {count} inputs in {time:.2} s");
    if count == 0 {
        return Err("there is no such input".into());
    }
    Ok(())
}

/// The solution agrees with the rules on all small inputs.
fn small(problem: &'static dyn Problem) -> Result<(), Failed> {
    // Where an input can hold many cases, the first few are short, so that a failure is quick to see.
    let inputs = problem.small(BATCH);
    within_budget("small", problem, inputs.into_iter(), |input| {
        let Some(text) = disagreement(problem, &input) else { return Ok(()) };
        // One case alone is easier to read. If none fails alone, they disturb each other.
        let alone = problem.small(1).into_iter();
        let alone = alone.filter_map(|input| Some((disagreement(problem, &input)?, input))).next();
        let (text, input) = alone.unwrap_or((text, input));
        Err(report(problem, &input, &text))
    })
}

/// The solution agrees with the rules on larger random inputs; one that fails is made small.
fn random(problem: &'static dyn Problem) -> Result<(), Failed> {
    within_budget("random", problem, 0..RANDOM_INPUTS as u32, |seed| {
        let size = (problem.large() * (seed as usize % 10 + 1) / 10).max(1);
        let mut choices = Choices::random(seed.into());
        if disagreement(problem, &problem.random(&mut choices, size)).is_none() {
            return Ok(());
        }
        let again = |record: &[u64]| problem.random(&mut Choices::replay(record), size);
        let fails = |record: &[u64]| disagreement(problem, &again(record)).is_some();
        let input = again(&shrink(choices.record(), 2000, fails));
        let text = disagreement(problem, &input).unwrap_or_default();
        Err(report(problem, &input, &format!("seed {seed}, made small. {text}")))
    })
}

/// The solution is right on the inputs that show wrong ideas to be wrong.
fn hacks(problem: &'static dyn Problem) -> Result<(), Failed> {
    for (_, input) in Checkout::find()?.hacks(problem.id())? {
        if let Some(text) = disagreement(problem, &input) {
            return Err(report(problem, &input, &text));
        }
    }
    Ok(())
}
