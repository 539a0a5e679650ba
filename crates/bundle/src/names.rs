//! Names of crates, rewritten for a crate that becomes a module: `crate::`, `$crate::` and
//! `pub(crate)` in it, and its own name in the crates that use it.
//!
//! A name that means two things afterwards does not compile, or the check finds it.

use super::cargo::Crate;
use super::source::{Edit, Source, tokens};
use super::syntax::{Around, find, start, walk};
use proc_macro2::{Delimiter, TokenTree};
use std::collections::HashMap;
use std::ops::Range;

/// A crate with its names rewritten.
pub struct Renamed {
    pub text: Source,
    /// `extern crate` lines of a library that have to stand at the root of the file.
    pub at_root: Vec<String>,
}

/// Rewrites the names in a crate. `module` is what it becomes; a program stays what it is.
pub fn rewrite(part: &Crate, module: Option<&str>) -> Renamed {
    let (mut locals, source) = (part.locals.clone(), &part.text);
    for (name, alias) in renamed_crates(source) {
        let of = if name == "self" { module.map(String::from) } else { locals.get(&name).cloned() };
        locals.extend(of.map(|of| (alias, of)));
    }
    let mut scan =
        Scan { locals, source, module, inner: Vec::new(), edits: Vec::new(), at_root: Vec::new() };
    walk(tokens(source.text()), &mut |around| scan.token(around));
    Renamed { text: source.edit(scan.edits), at_root: scan.at_root }
}

struct Scan<'a> {
    locals: HashMap<String, String>,
    source: &'a Source,
    module: Option<&'a str>,
    /// The modules and macros, where the root of the program is not seen by a plain name, or may not be.
    inner: Vec<Range<usize>>,
    edits: Vec<Edit>,
    at_root: Vec<String>,
}

impl Scan<'_> {
    fn token(&mut self, around: &Around<'_>) {
        let Some(name) = around.ident(0) else { return };
        let range = around.range();
        if let ("mod", Some(body), _) | ("macro_rules", _, Some(body)) =
            (&*name, around.group(2), around.group(3))
        {
            self.inner.push(body.span().byte_range());
        } else if name == "extern" && around.is(1, "crate") {
            self.extern_crate(around);
        } else if name == "crate" && around.is(-1, "extern") {
            // Part of the line before.
        } else if let ("crate", Some(module)) = (&*name, self.module) {
            let path = if is_visibility(around, self.source) { "in crate::" } else { "crate::" };
            self.replace(range, format!("{path}{module}"));
        } else if let Some(library) = self.locals.get(&name).cloned() {
            self.library(around, &name, &library);
        }
    }

    fn replace(&mut self, range: Range<usize>, text: String) {
        self.edits.push((range, Source::words(text)));
    }

    fn is_inner(&self, at: usize) -> bool {
        self.module.is_some() || self.is_in_group(at)
    }

    fn is_in_group(&self, at: usize) -> bool {
        self.inner.iter().any(|inner| inner.contains(&at))
    }

    /// Replaces the name of a library: in an import, or before `::` where no path or value has it as its own.
    fn library(&mut self, around: &Around<'_>, name: &str, library: &str) {
        let range = around.range();
        let is_inner = self.is_inner(range.start);
        let from_root = around.marks(-2, "::");
        let before = if from_root { -3 } else { -1 };
        let left = around.ident(before);
        let is_imported = left.as_ref().is_some_and(|word| word == "use");
        if is_imported && around.marks(1, ";") && !is_inner {
            // At the root, the name is there without it.
            return self.replace(item(around), String::new());
        }
        let part_of_path =
            from_root && (around.marks(-3, ">") || left.is_some_and(|left| !is_word(&left)));
        let other_thing = !from_root && [".", "'", "$"].iter().any(|mark| around.marks(-1, mark));
        let is_path = around.marks(1, "::") && (from_root || is_inner || library != name);
        let is_whole = is_imported && (around.marks(1, ";") || around.ident(1).is_some());
        if is_whole && around.ident(before - 1).is_some_and(|word| word == "pub") {
            // The module is not seen further than the program.
            let at = around.index.saturating_add_signed(before - 1);
            self.replace(around.group[at].span().byte_range(), "pub(crate)".into());
        }
        if (is_path || is_whole) && !part_of_path && !other_thing {
            let colons = from_root.then(|| start(around.group[around.index - 2].span()));
            let first = colons.unwrap_or(range.start);
            self.replace(first..range.end, format!("crate::{library}"));
        }
    }

    /// Turns `extern crate` into an import, or moves it to the root of the file.
    fn extern_crate(&mut self, around: &Around<'_>) {
        let Some(name) = around.ident(2) else { return };
        let range = item(around);
        let rename = around.ident(3).and(around.ident(4)).map(|name| format!(" as {name}"));
        let (module, item) = (self.locals.get(&name), &self.source.text()[range.clone()]);
        let is_inner = self.is_inner(range.start);
        let (module, is_inner) = match (module.map(String::as_str), self.module) {
            (Some(module), _) => (module, is_inner),
            // Its name is written out wherever it stands.
            (None, Some(_)) if name == "self" => return self.replace(range, String::new()),
            (None, Some(_)) if !self.is_in_group(range.start) => {
                self.at_root.push(item.into());
                // Paths lead to it through the module, too.
                let name = around.ident(4).filter(|_| rename.is_some()).unwrap_or(name);
                let import =
                    if name == "_" { "".into() } else { format!("pub(crate) use ::{name};") };
                return self.replace(range, import);
            }
            _ => return,
        };
        let mut text = String::new();
        if is_inner || rename.is_some() {
            text += &format!("use crate::{module}{};", rename.unwrap_or_default());
        }
        if item.contains("macro_use") {
            text += &format!("#[allow(unused_imports)] use crate::{module}::*;");
        }
        self.replace(range, text);
    }
}

/// The names in `extern crate name as alias;`.
fn renamed_crates(source: &Source) -> Vec<(String, String)> {
    find(tokens(source.text()), |around| {
        let is_crate = around.is(-2, "extern") && around.is(-1, "crate");
        around.ident(0).zip(around.ident(2)).filter(|_| is_crate)
    })
}

/// The item that a keyword begins: from its attributes to its semicolon.
pub fn item(around: &Around<'_>) -> Range<usize> {
    let is_group = |at: usize, delimiter: Delimiter| matches!(&around.group[at], TokenTree::Group(group) if group.delimiter() == delimiter);
    let text = |at: usize| around.group[at].to_string();
    let mut first = around.index;
    loop {
        first -= match first {
            1.. if ["pub", "use", ":"].contains(&&*text(first - 1)) => 1,
            2.. if is_group(first - 1, Delimiter::Bracket) && text(first - 2) == "#" => 2,
            2.. if is_group(first - 1, Delimiter::Parenthesis) && text(first - 2) == "pub" => 2,
            _ => break,
        };
    }
    let rest = around.group[around.index..].iter();
    let end = rest.clone().find(|token| token.to_string() == ";").or(rest.last());
    let end = end.map_or(0, |token| token.span().byte_range().end);
    start(around.group[first].span())..end
}

/// `pub(crate)` or `pub(in crate::..)`, which already has its `in`.
fn is_visibility(around: &Around<'_>, source: &Source) -> bool {
    let before = source.text()[..around.range().start].trim_end();
    let outside = before.strip_suffix('(').filter(|_| around.group.len() == 1);
    outside.is_some_and(|before| before.trim_end().ends_with("pub"))
}

/// Words of the language that can stand before a path.
fn is_word(name: &str) -> bool {
    let words = ["as", "break", "dyn", "else", "for", "if", "impl", "in", "let", "match", "move"];
    words.contains(&name) || ["mut", "ref", "return", "use", "where", "while"].contains(&name)
}
