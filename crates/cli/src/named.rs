//! The rules of problems, as people name them.

use anyhow::Result;
use judge::Usage;
use problems::PROBLEMS;
use rules::Problem;

/// The rules of the problem of that name, in any case.
///
/// # Errors
///
/// If there is none; the message names the nearest.
pub fn get(id: &str) -> Result<&'static dyn Problem> {
    let known: Vec<&str> = PROBLEMS.iter().map(|problem| problem.id()).collect();
    problems::find(&id.to_lowercase())
        .ok_or_else(|| checkout::unknown("problem", id, &known).into())
}

/// The number of the problem's wrong idea of that name.
///
/// # Errors
///
/// If there is none; the message names all.
pub fn idea(problem: &dyn Problem, name: &str) -> Result<usize> {
    let names: Vec<&str> = problem.wrong().into_iter().map(|idea| idea.name).collect();
    names.iter().position(|other| *other == name).ok_or_else(|| {
        let (id, all) = (problem.id(), names.join(", "));
        Usage(format!("{id} has no wrong idea {name:?}; there is: {all}")).into()
    })
}

/// The number of the problem's extreme input of that name.
///
/// # Errors
///
/// If there is none; the message names all.
pub fn worst(problem: &dyn Problem, name: &str) -> Result<usize> {
    let names: Vec<&str> = problem.worst().into_iter().map(|(name, _)| name).collect();
    names.iter().position(|other| *other == name).ok_or_else(|| {
        let (id, all) = (problem.id(), names.join(", "));
        Usage(format!("{id} has no extreme input {name:?}; there is: {all}")).into()
    })
}
