//! The rules of problems, as people name them.

use anyhow::{Context, Result};
use checkout::catalogue;
use judge::Usage;
use rules::Problem;

/// The rules of the problem that is meant by these words.
///
/// # Errors
///
/// If there is not exactly one; the message lists them, or names the nearest.
pub fn get(words: &[impl AsRef<str>]) -> Result<&'static dyn Problem> {
    let typed = joined(words);
    match problems::find(&typed.to_lowercase()) {
        Some(problem) => Ok(problem),
        None => rules_of(&catalogue::one_id_of(&typed)?),
    }
}

/// The same, if there is one.
///
/// # Errors
///
/// If several may be meant; the message lists them.
pub fn known(words: &[impl AsRef<str>]) -> Result<Option<&'static dyn Problem>> {
    let typed = joined(words);
    match problems::find(&typed.to_lowercase()) {
        Some(problem) => Ok(Some(problem)),
        None => catalogue::id_of(&typed)?.map(|id| rules_of(&id)).transpose(),
    }
}

fn joined(words: &[impl AsRef<str>]) -> String {
    words.iter().map(AsRef::as_ref).collect::<Vec<_>>().join(" ")
}

/// A problem may have been added after this program was compiled.
fn rules_of(id: &str) -> Result<&'static dyn Problem> {
    let why = || format!("this program has no rules of {id}: build it anew, by `cargo sente`");
    problems::find(id).with_context(why)
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
