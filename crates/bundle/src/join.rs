//! The program and its libraries as one text: the program first, each library a module behind it.

use super::cargo::Crate;
use super::names::{item, rewrite};
use super::source::{Edit, Source, tokens};
use super::syntax::{Around, attribute, find, parse};
use anyhow::{Context, Result, bail};
use language::text;
use std::collections::{BTreeSet, HashSet};
use std::ops::Range;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{AttrStyle, Item, ItemMacro};

/// The whole program, before anything is taken away.
#[derive(Clone)]
pub struct Joined {
    /// The text.
    pub source: Source,
    /// Offset of the libraries.
    pub libraries: usize,
    /// The names of their modules.
    pub modules: Vec<String>,
}

/// Joins the crates: the libraries in their order, then the program.
///
/// # Errors
///
/// If a library has an attribute that no module can have.
pub fn join(crates: &[Crate]) -> Result<Joined> {
    let (bin, libraries) = crates.split_last().context("there is a program")?;
    let mut source = rewrite(bin, None).text;
    source.push_str("\n");
    let (mut at_root, mut texts) = (BTreeSet::new(), Vec::new());
    for part in libraries {
        let renamed = rewrite(part, Some(&part.name));
        at_root.extend(renamed.at_root);
        texts.push(renamed.text);
    }
    for line in at_root.iter().filter(|line| !bin.text.text().contains(&**line)) {
        source.push_str(&format!("{line}\n"));
    }
    let (end, macros) = (source.text().len(), macros(&bin.text));
    for (part, text) in libraries.iter().zip(texts) {
        let (text, allowed) = as_module(&out_of_sight(&text, &macros)?, part)?;
        let notice = part.notice.as_ref().map(|notice| format!("// {notice}\n"));
        let (name, notice) = (&part.name, notice.unwrap_or_default());
        source.push_str(&format!("{notice}{allowed}mod {name} {{\n"));
        source.push(&text);
        source.push_str("\n}\n");
    }
    let modules = libraries.iter().map(|part| part.name.clone()).collect();
    Ok(Joined { source, libraries: end, modules })
}

impl Joined {
    /// Returns true if anything of a library is left.
    pub fn has_library(&self) -> bool {
        let tokens = find(tokens(&self.source.text()[self.libraries..]), |_| Some(()));
        // `mod name { }`
        tokens.len() > 3 * self.modules.len()
    }
}

/// A library as the inside of a module, and the attribute of that module.
fn as_module(source: &Source, part: &Crate) -> Result<(Source, String)> {
    let file = parse(source)?;
    let (mut edits, mut allowed) = (Vec::new(), String::new());
    for attribute in file.attrs.iter().filter(|one| matches!(one.style, AttrStyle::Inner(_))) {
        let range = attribute.span().byte_range();
        let name = attribute.path().get_ident().map(ToString::to_string).unwrap_or_default();
        match name.as_str() {
            // Code may need it: `#![allow(arithmetic_overflow)]`.
            "allow" | "expect" => {
                let text = source.text()[range.clone()].replacen("#![expect", "#![allow", 1);
                allowed += &(text.replacen("#!", "#", 1) + "\n");
            }
            // Dropped: the program has a name, a type and the standard library of its own, and libraries need neither
            // documentation nor lints in a submission. What needs a limit does not compile.
            "crate_name" | "crate_type" | "deny" | "doc" | "forbid" | "no_std"
            | "recursion_limit" | "warn" => {}
            _ => {
                let (place, library) = (source.place(range.start), &part.name);
                bail!(text!(
                    "{place}: `#![{name}]` is for a whole crate, {library} becomes a module",
                    "{place}: `#![{name}]` 只用于整个 crate，而 {library} 会成为一个模块"
                ));
            }
        }
        edits.push((range, Source::default()));
    }
    edits.extend(offer_macros(source, &part.name)?);
    Ok((source.edit(edits), allowed))
}

/// Macros with `#[macro_export]` stand at the root of their crate, wherever they are written. So they move to the
/// beginning of the module, and become items of it.
fn offer_macros(source: &Source, library: &str) -> Result<Vec<Edit>> {
    let (mut edits, mut front) = (Vec::new(), Source::default());
    let macros = exported(source)?;
    for (_, range) in &macros {
        front.push(&source.slice(range.clone()));
        front.push_str("\n");
        edits.push((range.clone(), Source::default()));
    }
    if !macros.is_empty() {
        let names: BTreeSet<&str> = macros.iter().map(|(name, _)| &**name).collect();
        let list = names.iter().copied().collect::<Vec<_>>().join(", ");
        let mut others = called(source, |around| around.is(-1, "mod"));
        others.extend(parse(source)?.items.iter().filter_map(function));
        let list = format!("pub(crate) use {{{list}}};\n");
        front.push_str(&match names.iter().any(|name| others.contains(*name)) {
            // A re-export through a module of macros alone does not import what else has the name.
            true => {
                let from = list.replacen('{', &format!("macros_of_{library}::{{"), 1);
                format!("mod macros_of_{library} {{\n{list}}}\n{from}")
            }
            false => list,
        });
        edits.extend(narrowed(source, &names));
        edits.push((0..0, front));
    }
    Ok(edits)
}

/// The name of a function.
fn function(item: &Item) -> Option<String> {
    if let Item::Fn(one) = item { Some(one.sig.ident.to_string()) } else { None }
}

/// The exported macros of a crate, and where they are.
fn exported(source: &Source) -> Result<Vec<(String, Range<usize>)>> {
    struct Exported(Vec<(String, Range<usize>)>);
    impl<'ast> Visit<'ast> for Exported {
        fn visit_item_macro(&mut self, item: &'ast ItemMacro) {
            if let Some(name) = &item.ident
                && attribute(&item.attrs, "macro_export").is_some()
            {
                self.0.push((name.to_string(), item.span().byte_range()));
            }
        }
    }
    let mut exported = Exported(Vec::new());
    visit::visit_file(&mut exported, &parse(source)?);
    Ok(exported.0)
}

/// Narrows re-exports of exported macros to `pub(crate)`: as items of a module, the macros are not visible further.
fn narrowed(source: &Source, names: &BTreeSet<&str>) -> Vec<Edit> {
    // A module on the way may be called like a macro.
    let last = |word: &Around<'_>| word.ident(0).filter(|_| !word.marks(1, "::"));
    find(tokens(source.text()), |around| {
        let is_import = around.is(0, "pub") && around.is(1, "use");
        let imported = is_import.then(|| find(tokens(&source.text()[item(around)]), last))?;
        let is_macro = imported.iter().any(|name| names.contains(&**name));
        is_macro.then(|| (around.range(), Source::words("pub(crate)")))
    })
}

/// Macros of the program are in textual scope of the libraries behind it. Where one hides a macro of the standard
/// library, calls in the library get the prefix `::std::`, but not in exported macros, which mean their caller's.
fn out_of_sight(library: &Source, hiding: &HashSet<String>) -> Result<Source> {
    if hiding.is_empty() {
        return Ok(library.clone());
    }
    let (own, exported) = (macros(library), exported(library)?);
    let edits = find(tokens(library.text()), |around| {
        let (name, at) = (around.ident(0)?, around.range().start);
        let plain = !around.marks(-2, "::") && around.marks(1, "!") && !around.marks(-1, "$");
        let is_exported = || exported.iter().any(|(_, range)| range.contains(&at));
        let is_hidden = plain && hiding.contains(&name) && !own.contains(&name) && !is_exported();
        is_hidden.then(|| (at..at, Source::words("::std::")))
    });
    Ok(library.edit(edits))
}

/// The names of the macros that a crate makes.
fn macros(source: &Source) -> HashSet<String> {
    called(source, |around| around.is(-2, "macro_rules"))
}

/// The names that stand behind certain words.
fn called(source: &Source, is_it: impl Fn(&Around<'_>) -> bool) -> HashSet<String> {
    let name = |around: &Around<'_>| around.ident(0).filter(|_| is_it(around));
    find(tokens(source.text()), name).into_iter().collect()
}
