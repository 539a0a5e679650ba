//! The rules of problems, as people name them.

use crate::Usage;
use crate::checkout::catalogue::{self, ideas_file};
use crate::checkout::{Collection, Files, find};
use crate::console::COMMA;
use anyhow::{Context, Result, anyhow};
use language::text;
use rules::{Problem, WrongIdea};

/// The rules of the problem that is meant by these words. An error lists several, or names the nearest.
pub fn get(words: &[impl AsRef<str>]) -> Result<&'static dyn Problem> {
    let typed = joined(words);
    // A known id needs no catalogue.
    match problems::find(&typed.to_lowercase()) {
        Some(problem) => Ok(problem),
        None => rules_of(&find::find_one(&catalogue::read(&Collection::find()?)?, &typed)?.id),
    }
}

/// The rules of the problem that these words name, not only by a topic or a part; `None` if there is none.
#[cfg(feature = "explorer")]
pub fn known(words: &[impl AsRef<str>]) -> Result<Option<&'static dyn Problem>> {
    let typed = joined(words);
    if let Some(problem) = problems::find(&typed.to_lowercase()) {
        return Ok(Some(problem));
    }
    let all = catalogue::read(&Collection::find()?)?;
    find::exact(&all, &typed)?.map(|problem| rules_of(&problem.id)).transpose()
}

fn joined(words: &[impl AsRef<str>]) -> String {
    words.iter().map(AsRef::as_ref).collect::<Vec<_>>().join(" ")
}

/// The rules of a problem of the catalogue. They are missing if the problem was added after this program was compiled.
fn rules_of(id: &str) -> Result<&'static dyn Problem> {
    let why = || {
        text!(
            "this program has no rules of {id}: build it anew, by `cargo sente`",
            "这个程序里没有 {id} 的规则：请用 `cargo sente` 重新编译它"
        )
    };
    problems::find(id).with_context(why)
}

/// The wrong ideas about a problem; a new one may have none.
pub fn wrong_ideas(files: &impl Files, id: &str) -> Result<Vec<WrongIdea>> {
    let file = ideas_file(id);
    if files.bytes(&file)?.is_none() {
        return Ok(Vec::new());
    }
    WrongIdea::parse(&files.read(&file)?)
        .map_err(|error| anyhow!(text!("{file}: {error}", "{file}：{error}")))
}

/// The number of the problem's extreme input of that name. Where there is none, an error names all.
pub fn extreme(problem: &dyn Problem, name: &str) -> Result<usize> {
    problem.extremes().iter().position(|(other, _)| *other == name).ok_or_else(|| {
        let (id, all) = (problem.id(), extreme_names(problem));
        Usage(text!(
            "{id} has no extreme input {name:?}; there is: {all}",
            "{id} 没有极端数据 {name:?}；有这些：{all}"
        ))
        .into()
    })
}

/// The names of the problem's extreme inputs.
pub fn extreme_names(problem: &dyn Problem) -> String {
    problem.extremes().iter().map(|(name, _)| *name).collect::<Vec<_>>().join(COMMA.get())
}
