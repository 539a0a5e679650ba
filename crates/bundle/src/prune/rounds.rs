//! Deletes parts, compiles the rest, and deletes more, until rustc finds nothing unused.

use super::parts::{Kind, Part};
use super::reached::Reached;
use crate::join::Joined;
use crate::rustc::{Compiler, Diagnostic, Outcome};
use crate::source::{Source, tokens};
use crate::syntax::words;
use anyhow::{Context, Result, bail};
use language::text;
use std::collections::{BTreeSet, HashSet};
use std::fs;

/// The lints that find unused parts.
const UNUSED: [&str; 4] = ["dead_code", "unused_imports", "unused_macro_rules", "unused_macros"];

/// Attributes of items that act without being named.
const ACTING: [&str; 5] = ["export_name", "global_allocator", "link_section", "no_mangle", "used"];

/// Most compilations until nothing is found. Own solutions take three or four.
const ROUNDS: usize = 24;

/// Deletions, each tried with the compiler.
pub struct Rounds<'a> {
    joined: &'a Joined,
    pub(super) parts: Vec<Part>,
    pub(super) reached: Reached,
    /// The functions without their bodies: they are not reached.
    emptied: BTreeSet<usize>,
    /// The parts that are deleted.
    pub(super) dead: BTreeSet<usize>,
    /// The parts that must stay: an error asked for them.
    pub(super) kept: HashSet<usize>,
    /// The parts that are deleted although no lint finds them.
    pub(super) doubtful: BTreeSet<usize>,
}

impl<'a> Rounds<'a> {
    /// Begins with nothing deleted. `lines` are those in which the functions begin that are reached.
    pub fn new(joined: &'a Joined, parts: Vec<Part>, lines: &BTreeSet<usize>) -> Self {
        let reached = Reached::new(joined.source.text(), &parts, lines);
        Rounds {
            joined,
            parts,
            reached,
            emptied: BTreeSet::new(),
            dead: BTreeSet::new(),
            kept: HashSet::new(),
            doubtful: BTreeSet::new(),
        }
    }

    /// Deletes until nothing is found. Returns the lints that still warn of the libraries.
    ///
    /// # Errors
    ///
    /// If the program does not compile as one file.
    pub fn run(&mut self, compiler: &Compiler, edition: &str) -> Result<BTreeSet<String>> {
        let has_body = |&index: &usize| self.parts[index].body.is_some();
        let unreached = (0..self.parts.len()).filter(|&index| !self.reached.parts[index]);
        self.emptied = unreached.filter(has_body).collect();
        let outcome = self.settle(compiler, edition)?;
        let outcome = self.without_doubtful(compiler, edition)?.unwrap_or(outcome);
        let libraries = self.joined.libraries;
        let is_ours =
            |one: &&Diagnostic| one.primary().is_some_and(|span| span.byte_start >= libraries);
        let lints = outcome.warnings().filter(is_ours);
        Ok(lints.filter_map(|one| Some(one.code.as_ref()?.code.clone())).collect())
    }

    /// Deletes what the lints find. Returns what rustc says at last.
    fn settle(&mut self, compiler: &Compiler, edition: &str) -> Result<Outcome> {
        for _ in 0..ROUNDS {
            let text = self.text();
            let outcome = lint(&text, compiler, edition)?;
            if outcome.success {
                if !self.bury(&outcome) {
                    return Ok(outcome);
                }
                continue;
            }
            if !self.repair(&outcome, &text) && !self.restore_doubtful() {
                let error = outcome.error().with_context(|| {
                    text!("rustc fails without an error", "rustc 失败，却没有给出错误")
                })?;
                let place = text.place(error.primary().map_or(0, |span| span.byte_start));
                let message = &error.message;
                bail!(text!(
                    "{place}: in one file, this does not compile: {message}",
                    "{place}: 合成一个文件后无法编译：{message}"
                ));
            }
        }
        bail!(text!(
            "{place}: rustc finds more that is unused each time",
            "{place}: rustc 每次都还能找到没有用到的代码",
            place = self.joined.source.place(0)
        ))
    }

    /// Deletes implementations of traits, and calls of macros, in which nothing is reached, where the rest compiles without.
    fn without_doubtful(&mut self, compiler: &Compiler, edition: &str) -> Result<Option<Outcome>> {
        let stays = self.stays();
        let is_doubtful = |&index: &usize| {
            let part = &self.parts[index];
            let is_kind = part.kind == Kind::Implementation
                || part.kind == Kind::Call && part.names.is_disjoint(&self.reached.makers);
            is_kind && stays[index] && !self.reached.parts[index]
        };
        self.doubtful = (0..stays.len()).filter(is_doubtful).collect();
        if self.doubtful.is_empty() {
            return Ok(None);
        }
        let before = (self.dead.clone(), std::mem::take(&mut self.kept));
        self.dead.extend(&self.doubtful);
        let outcome = self.settle(compiler, edition);
        if outcome.is_err() {
            (self.dead, self.kept) = before;
        }
        Ok(outcome.ok())
    }

    /// For each part, true if it is not deleted, nor what is around it.
    pub(super) fn stays(&self) -> Vec<bool> {
        let mut stays: Vec<bool> = Vec::with_capacity(self.parts.len());
        for (index, part) in self.parts.iter().enumerate() {
            let around = |around: usize| stays[around] && !self.emptied.contains(&around);
            stays.push(!self.dead.contains(&index) && part.parent.is_none_or(around));
        }
        let mut is_full = vec![false; stays.len()];
        for (index, part) in self.parts.iter().enumerate().rev() {
            stays[index] &= !part.kind.is_around() || is_full[index];
            if let Some(around) = part.parent.filter(|_| !part.is_passive) {
                is_full[around] |= stays[index];
            }
        }
        stays
    }

    /// The text without what is deleted.
    pub fn text(&self) -> Source {
        let stays = self.stays();
        let parts = self.parts.iter().enumerate();
        let gone = parts.filter(|(index, _)| !stays[*index]).map(|(_, part)| &part.range);
        let mut text = self.joined.source.clone();
        text.blank(gone);
        let emptied = self.emptied.iter().filter(|&&index| stays[index]);
        for body in emptied.filter_map(|&index| self.parts[index].body.clone()) {
            text.replace(body, "loop {}");
        }
        text
    }

    /// Deletes what the lints find, and what is about it alone. Returns false if there is nothing.
    fn bury(&mut self, outcome: &Outcome) -> bool {
        let is_unused =
            |one: &&Diagnostic| one.code.as_ref().is_some_and(|code| UNUSED.contains(&&*code.code));
        let spans = outcome.warnings().filter(is_unused).flat_map(|one| &one.spans);
        // What macros make is left.
        let spans = spans.filter(|span| span.is_primary && span.expansion.is_none());
        let ends: HashSet<usize> = spans.map(|span| span.byte_end).collect();
        let found = (0..self.parts.len()).filter(|&index| {
            let part = &self.parts[index];
            let is_used = |name| self.reached.in_makers.contains(name);
            ends.contains(&part.place.end) && !part.names.iter().any(is_used)
        });
        let found = found.chain(self.elsewhere());
        let found: Vec<usize> = found.filter(|index| !self.kept.contains(index)).collect();
        let count = self.dead.len();
        self.dead.extend(found);
        let is_more = self.dead.len() > count;
        if is_more {
            self.dead.extend(self.about_nothing());
        }
        is_more
    }

    /// The items for other machines, of which no lint knows, that nothing else names.
    fn elsewhere(&self) -> Vec<usize> {
        let (stays, text) = (self.stays(), self.text());
        let is_conditional = |&index: &usize| {
            let is_item = self.parts[index].kind == Kind::Item;
            is_item && stays[index] && self.reached.conditional[index]
        };
        let is_named = |part: &Part| {
            let mut rest = text.clone();
            rest.blank([&part.range]);
            let rest = words(tokens(rest.text()));
            let own = words(tokens(&text.text()[part.range.clone()]));
            !part.names.is_disjoint(&rest) || ACTING.iter().any(|word| own.contains(*word))
        };
        let found = (0..stays.len()).filter(is_conditional);
        found.filter(|&index| !is_named(&self.parts[index])).collect()
    }

    /// The imports and implementations of names all of whose items are deleted.
    fn about_nothing(&self) -> Vec<usize> {
        let stays = self.stays();
        let (mut there, mut gone) = (HashSet::new(), HashSet::new());
        for (index, part) in self.parts.iter().enumerate() {
            let is_in = |kind| part.parent.is_some_and(|around| self.parts[around].kind == kind);
            // Methods are not imported.
            if part.kind == Kind::Item && !is_in(Kind::Group) && !is_in(Kind::Item) {
                if stays[index] { &mut there } else { &mut gone }.extend(&part.names);
            }
        }
        let is_about_nothing = |&index: &usize| {
            let part = &self.parts[index];
            let is_about = matches!(part.kind, Kind::Use | Kind::Implementation | Kind::Group);
            let mut names = part.names.iter();
            is_about
                && !part.is_from_std
                && !self.kept.contains(&index)
                && names.any(|name| gone.contains(name) && !there.contains(name))
        };
        (0..stays.len()).filter(is_about_nothing).collect()
    }
}

/// Compiles the text, and has rustc say what is unused.
fn lint(text: &Source, compiler: &Compiler, edition: &str) -> Result<Outcome> {
    let file = compiler.out.join("main.rs");
    fs::write(&file, text.text())?;
    let mut arguments = vec!["--crate-type=bin", "--crate-name=main", "--emit=metadata"];
    for lint in UNUSED {
        arguments.extend(["--force-warn", lint]);
    }
    compiler.run(&file, edition, arguments)
}
