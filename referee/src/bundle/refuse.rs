//! What cannot be carried into one file, with its place.

use super::join::Joined;
use super::judges::Judge;
use super::package::{Crate, Program};
use super::source::tokens;
use super::syntax::{Around, start, walk, words};
use anyhow::{Result, bail};
use proc_macro2::{Delimiter, TokenTree};
use std::collections::HashSet;

/// A refusal.
#[derive(Debug)]
pub struct Refused(String);

impl std::fmt::Display for Refused {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str(&self.0)
    }
}

impl std::error::Error for Refused {}

/// Refuses what would be missing on the judge, or mean something else there.
///
/// # Errors
///
/// If there is such a thing; the message names it, its place, and a way out.
pub fn refuse(joined: &Joined, program: &Program, judge: &Judge) -> Result<()> {
    let text = joined.source.text();
    let inlined = joined.has_library();
    let parts = || program.libs.iter().chain([&program.bin]);
    let all = words(tokens(text));
    let mut problem = None;
    walk(tokens(text), &mut |around| {
        if problem.is_some() {
            return;
        }
        let found = conditional(around, inlined)
            .or_else(|| of_this_machine(around))
            .or_else(|| unseen(around, &all))
            .or_else(|| foreign(around, parts(), judge));
        problem = found.map(|what| (start(around.token().span()), what));
    });
    match problem {
        Some((at, what)) => bail!(Refused(format!("{}: {what}", joined.source.place(at)))),
        None => Ok(()),
    }
}

/// `cfg`: which code there is depends on the compiler's arguments.
fn conditional(around: &Around<'_>, inlined: bool) -> Option<String> {
    let name = around.ident(0).filter(|name| name == "cfg" || name == "cfg_attr")?;
    let is_macro = around.marks(1, "!");
    let is_attribute =
        around.index == 0 && matches!(around.group.get(1), Some(TokenTree::Group(_)));
    let Some(TokenTree::Group(predicate)) =
        around.group.get(around.index + 1 + usize::from(is_macro))
    else {
        return None;
    };
    if !(is_macro || is_attribute) || predicate.delimiter() == Delimiter::None {
        return None;
    }
    let predicate = predicate.stream().to_string();
    // Of a program that is printed as it stands, nothing is lost on another machine.
    let of_target = |word: &str| {
        word.is_empty()
            || word.starts_with("target_")
            || ["all", "any", "debug_assertions", "not", "unix", "windows"].contains(&word)
    };
    let quoted = |index: usize| index % 2 == 1;
    let outside: String = predicate
        .split('"')
        .enumerate()
        .filter(|(k, _)| !quoted(*k))
        .map(|(_, part)| part)
        .collect();
    let harmless = outside.split(|c: char| !c.is_alphanumeric() && c != '_').all(of_target);
    if name == "cfg" && harmless && !inlined {
        return None;
    }
    Some(format!(
        "`{name}({predicate})`: the judge may compile other code than this machine; decide it in the \
         source"
    ))
}

/// What the compiler fills in: it would differ in the bundled file.
fn of_this_machine(around: &Around<'_>) -> Option<String> {
    let name = around.ident(0)?;
    let called = around.marks(1, "!") && !around.marks(1, "!=");
    let macros = [
        "column",
        "env",
        "file",
        "include",
        "include_bytes",
        "include_str",
        "line",
        "module_path",
        "option_env",
    ];
    if called && macros.contains(&&*name) {
        return Some(format!(
            "`{name}!` means something else in one file on a judge: write its value"
        ));
    }
    let is_path = around.marks(-2, "::") || around.marks(1, "::");
    if ["type_name", "type_name_of_val"].contains(&&*name) && (is_path || around.index > 0) {
        return Some(format!("`{name}` tells where a type stands, which changes: do without it"));
    }
    None
}

/// What the check of the meaning cannot see: where code stands, and features of no stable compiler.
fn unseen(around: &Around<'_>, all: &HashSet<String>) -> Option<String> {
    let name = around.ident(0)?;
    let asks = match name.as_str() {
        "caller" => all.contains("Location") && around.marks(-2, "::"),
        "location" => all.contains("set_hook") && around.marks(-1, "."),
        "Backtrace" => around.marks(1, "::"),
        _ => false,
    };
    if asks {
        return Some(format!("`{name}` tells where code stands, which changes: do without it"));
    }
    let is_list = matches!(around.group.get(1), Some(TokenTree::Group(group))
        if group.delimiter() == Delimiter::Parenthesis);
    (name == "feature" && around.index == 0 && around.group.len() == 2 && is_list)
        .then(|| "no judge has unstable features: write it in stable Rust".into())
}

/// A path into a crate that the judge does not have.
fn foreign<'a>(
    around: &Around<'_>,
    mut parts: impl Iterator<Item = &'a Crate>,
    judge: &Judge,
) -> Option<String> {
    let name = around.ident(0)?;
    let is_known = parts.any(|part| part.externals.contains(&name));
    let begins = around.marks(1, "::") && !(around.marks(-2, "::") && around.ident(-3).is_some());
    let imported = around.ident(-1).is_some_and(|word| word == "use" || word == "crate");
    if !is_known || !(begins || imported) || judge.version_of(&name).is_some() {
        return None;
    }
    let advice = "copy what you need into the library";
    Some(format!("the judge has no crate {name}: {advice}"))
}
