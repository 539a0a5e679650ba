//! Wrong ideas must die: what a wrong program would pass is no test of a right one.

use super::{executable, write, BATCH, PATIENCE, RANDOM_INPUTS};
use libtest_mimic::Failed;
use referee::choices::{shrink, Choices};
use referee::process::run;
use referee::rules::Problem;

/// Problems whose rules refuse extreme inputs at once, and all small inputs of which are quickly searched.
pub const PLANTED: [&str; 2] = ["p2964", "p3210"];

/// Every wrong idea is killed, and a small input that kills it is shown.
pub fn every_idea_dies(problem: &'static dyn Problem) -> Result<(), Failed> {
    let ideas = problem.wrong();
    if ideas.is_empty() {
        return Err("no wrong idea is listed".into());
    }
    for (number, (name, because)) in ideas.into_iter().enumerate() {
        let idea = |input: &str| problem.wrong_answer(number, input).ok();
        let Some(input) = killer(problem, &idea)? else {
            return Err(format!("the wrong idea `{name}` ({because}) survives all inputs").into());
        };
        println!("wrong::{}: {name} dies on\n{}", problem.id(), input.trim_end());
    }
    Ok(())
}

/// The rules themselves are planted as an idea: it is right, and gives up on the extreme inputs. It survives,
/// so the law above fails where an idea is not wrong.
pub fn a_right_idea_survives(problem: &'static dyn Problem) -> Result<(), Failed> {
    match killer(problem, &|input| problem.answer(input).ok())? {
        None => Ok(()),
        Some(input) => Err(format!("the rules themselves count as wrong on\n{input}").into()),
    }
}

/// An input on which the idea is wrong, as small as it can be made. Where its own search gives up it has no
/// answer, so it is not wrong there.
fn killer(
    problem: &dyn Problem,
    idea: &dyn Fn(&str) -> Option<String>,
) -> Result<Option<String>, Failed> {
    let kills = |input: &str| match (idea(input), problem.answer(input)) {
        (Some(wrong), Ok(right)) => wrong != right,
        _ => false,
    };
    let (small, large) = problem.sizes();
    for seed in 0..4 * RANDOM_INPUTS {
        // Small ones first: they are quickly made smaller.
        let size = small + (large - small) * (seed / RANDOM_INPUTS) as usize / 3;
        let mut choices = Choices::random(seed);
        if kills(&problem.generate(&mut choices, size)) {
            let again = |record: &[u64]| problem.generate(&mut Choices::replay(record), size);
            let record = shrink(choices.record(), 2000, |record| kills(&again(record)));
            return Ok(Some(again(&record)));
        }
    }
    if let Some(input) = problem.small(BATCH).find(|input| kills(input)) {
        return Ok(Some(input));
    }
    // What only large numbers break: the extreme inputs, where the solution is trusted.
    for worst in problem.worst() {
        let input = write(worst);
        let Some(wrong) = idea(&input) else { continue };
        let right = run(&executable(problem), input.as_bytes(), PATIENCE)?;
        if wrong.trim_end() != String::from_utf8_lossy(&right).trim_end() {
            return Ok(Some(format!("the extreme input {}", worst.name)));
        }
    }
    Ok(None)
}
