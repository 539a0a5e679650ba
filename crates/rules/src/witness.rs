//! Inputs that show the error of a wrong idea.

use crate::choices::{Choices, shrink};
use crate::problem::{NoAnswer, Problem};

/// Random inputs to try when no small one shows the error.
const RANDOM_INPUTS: u64 = 1200;
/// Inputs to try while one is made smaller.
const SHRINKING: usize = 2000;

/// Whether the wrong idea of that number is wrong on the input. An idea that gives up has no answer, and
/// no answer is not a wrong one.
///
/// # Errors
///
/// If the input is invalid, or the rules or the idea cannot answer it.
pub fn is_shown_by(problem: &dyn Problem, number: usize, input: &str) -> Result<bool, NoAnswer> {
    let answer = problem.wrong_answer(number, input)?;
    Ok(problem.check(input, &answer)?.is_err())
}

/// The shortest small case on which the wrong idea of that number is wrong, or else a random input that
/// was made as small as it goes.
pub fn find(problem: &dyn Problem, number: usize) -> Option<String> {
    let shows = |input: &str| is_shown_by(problem, number, input) == Ok(true);
    if let Some(input) = problem.small(1).into_iter().find(|input| shows(input)) {
        return Some(input);
    }
    (0..RANDOM_INPUTS).find_map(|seed| {
        // Small sizes first: they are quickly made smaller.
        let size = (problem.large() * (1 + seed as usize) / RANDOM_INPUTS as usize).max(1);
        let mut choices = Choices::random(seed);
        shows(&problem.random(&mut choices, size)).then(|| {
            let again = |record: &[u64]| problem.random(&mut Choices::replay(record), size);
            let record = shrink(choices.record(), SHRINKING, |record| shows(&again(record)));
            again(&record)
        })
    })
}
