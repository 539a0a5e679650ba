//! Deletes what the program does not use of its libraries.
//!
//! The reference tells which functions are reached from `main`. The bodies of all others are emptied, so that they use
//! nothing, and rustc's lints then find what nothing uses. This may delete too much: what a compile error names comes back
//! (`repair`), and a file that does something else fails `IrCheck::check`.

mod macros;
mod named;
mod parts;
mod repair;

use super::join::Joined;
use super::rustc::{Compiler, code, errors, primary, range, warnings};
use super::source::Source;
use anyhow::{Result, bail};
use cargo_metadata::diagnostic::Diagnostic;
use language::text;
use macros::Macros;
use named::{led_to, read_words};
use parts::{Kind, Part};
use std::collections::{BTreeSet, HashSet};
use std::fs;
use std::ops::Range;

/// The lints that find unused parts.
const UNUSED: [&str; 4] = ["dead_code", "unused_imports", "unused_macro_rules", "unused_macros"];

/// Attributes of items that act without being named.
const ACTING: [&str; 5] = ["export_name", "global_allocator", "link_section", "no_mangle", "used"];

/// Most rounds of compilation until nothing is left to change. Solutions of this repository take three or four.
const ROUNDS: usize = 16;

/// Prunes the libraries. `lines` are those where reached functions begin.
///
/// # Errors
///
/// If the program does not compile as one file.
pub fn prune(
    joined: &mut Joined,
    compiler: &Compiler,
    lines: &BTreeSet<usize>,
    edition: &str,
) -> Result<Pruned> {
    let mut rounds = Rounds::new(joined, compiler, lines, edition)?;
    let diagnostics = rounds.search();
    let stays = rounds.stays();
    let source = rounds.text(&stays);
    let (idle, idle_bytes) = rounds.idle(&stays, &source);
    joined.source = source;
    let is_ours =
        |one: &&Diagnostic| primary(one).is_some_and(|span| range(span).start >= joined.libraries);
    let lints = warnings(&diagnostics?).filter(is_ours).map(|one| code(one).into()).collect();
    Ok(Pruned { lints, idle, idle_bytes })
}

/// Findings in the libraries after pruning.
pub struct Pruned {
    /// The lints that still warn of the libraries, of fields that are never read, say.
    pub lints: BTreeSet<String>,
    /// The names around functions that nothing calls and that stay, as their traits or types ask for them.
    pub idle: BTreeSet<String>,
    pub idle_bytes: usize,
}

/// Deletions, each tried with the compiler, until rustc finds nothing unused.
struct Rounds<'a> {
    joined: &'a Joined,
    compiler: &'a Compiler,
    edition: &'a str,
    parts: Vec<Part>,
    macros: Macros,
    /// The words in no part.
    words: HashSet<String>,
    /// The names of all items.
    defined: HashSet<String>,
    /// The parts that are deleted although names lead to them.
    dead: BTreeSet<usize>,
    /// The parts that must stay: an error asked for them.
    kept: HashSet<usize>,
    /// True once names have led astray: then all stays that is not deleted.
    is_whole: bool,
}

impl<'a> Rounds<'a> {
    /// Starts with the bodies removed of all functions that are not reached.
    fn new(
        joined: &'a Joined,
        compiler: &'a Compiler,
        lines: &BTreeSet<usize>,
        edition: &'a str,
    ) -> Result<Self> {
        let mut parts = parts::find(joined, lines)?;
        let macros = Macros::new(joined.source.text(), &parts);
        let words = read_words(joined.source.text(), &mut parts);
        let items = parts.iter().filter(|part| part.kind == Kind::Item);
        let defined = items.flat_map(|part| part.names.clone()).collect();
        let (dead, kept, is_whole) = Default::default();
        Ok(Rounds {
            joined,
            compiler,
            edition,
            parts,
            macros,
            words,
            defined,
            dead,
            kept,
            is_whole,
        })
    }

    /// Begins without all that is doubtful, which is little text: what an error asks for comes back. If that leads nowhere,
    /// begins with it, and at last with all, whatever names lead to. Returns what rustc says at last.
    fn search(&mut self) -> Result<Vec<Diagnostic>> {
        self.dead.extend(self.doubtful());
        self.settle().or_else(|_| self.again(false)).or_else(|_| self.again(true))
    }

    fn again(&mut self, is_whole: bool) -> Result<Vec<Diagnostic>> {
        (self.dead, self.kept) = Default::default();
        self.is_whole = is_whole;
        self.settle()
    }

    /// Deletes what the lints find, and what errors ask for. Returns what rustc says at last: if the rounds are used up, or an
    /// error asks for nothing that can be done, of the last text that compiled.
    fn settle(&mut self) -> Result<Vec<Diagnostic>> {
        let (mut compiled, mut failed) = (None, None);
        for _ in 0..ROUNDS {
            let stays = self.stays();
            let text = self.text(&stays);
            let diagnostics = lint(&text, self.compiler, self.edition)?;
            if let Some(error) = errors(&diagnostics).next() {
                failed = Some((
                    text.place(primary(error).map_or(0, |at| range(at).start)),
                    error.message.clone(),
                ));
                if !self.repair(&diagnostics, &text, &stays) {
                    break;
                }
                continue;
            }
            compiled = Some((self.dead.clone(), self.kept.clone()));
            if !self.remove_unused(&diagnostics) {
                return Ok(diagnostics);
            }
        }
        if let Some(last) = compiled {
            (self.dead, self.kept) = last;
            return lint(&self.text(&self.stays()), self.compiler, self.edition);
        }
        let (place, message) = failed.unwrap_or_default();
        bail!(text!(
            "{place}: in one file, this does not compile: {message}",
            "{place}: 合成一个文件后无法编译：{message}"
        ))
    }

    /// The implementations of traits and calls of macros without reached functions.
    fn doubtful(&self) -> Vec<usize> {
        let is_doubtful = |&index: &usize| {
            let part = &self.parts[index];
            let is_kind = part.kind == Kind::Implementation
                || part.kind == Kind::Call && part.names.is_disjoint(&self.macros.live);
            is_kind && !part.is_reached && !part.is_conditional
        };
        (0..self.parts.len()).filter(is_doubtful).collect()
    }

    /// For each part, true if names lead to it, and neither it nor a part around it is deleted.
    fn stays(&self) -> Vec<bool> {
        let is_live = led_to(self);
        let mut stays: Vec<bool> = Vec::with_capacity(self.parts.len());
        for (index, part) in self.parts.iter().enumerate() {
            let around = |around: usize| stays[around] && self.parts[around].body.is_none();
            let is_led_to = is_live[index] || self.is_whole || part.kind.is_around();
            let is_here = is_led_to && !self.dead.contains(&index);
            stays.push(is_here && part.parent.is_none_or(around));
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

    /// The names around the functions that stay without their bodies, and their bytes.
    fn idle(&self, stays: &[bool], text: &Source) -> (BTreeSet<String>, usize) {
        let idle: Vec<&Part> = self.idle_parts(stays).map(|one| one.0).collect();
        let words = |range: &Range<usize>| {
            text.text()[range.clone()].split_whitespace().map(str::len).sum::<usize>()
        };
        let bytes = idle.iter().map(|part| words(&part.range)).sum();
        let around = idle.iter().filter_map(|part| part.parent);
        let named = around.filter(|&around| self.parts[around].kind != Kind::Module);
        (named.flat_map(|around| self.parts[around].names.clone()).collect(), bytes)
    }

    /// The functions that stay without their bodies.
    fn idle_parts(&self, stays: &[bool]) -> impl Iterator<Item = (&Part, &Range<usize>)> {
        let staying = self.parts.iter().zip(stays).filter(|one| *one.1).map(|one| one.0);
        staying.filter_map(|part| Some((part, part.body.as_ref()?)))
    }

    /// The text without what is deleted.
    fn text(&self, stays: &[bool]) -> Source {
        let parts = self.parts.iter().enumerate();
        let gone = parts.filter(|(index, _)| !stays[*index]).map(|(_, part)| &part.range);
        let mut text = self.joined.source.clone();
        text.blank(gone);
        for (_, body) in self.idle_parts(stays) {
            text.replace(body.clone(), "loop {}");
        }
        text
    }

    /// Deletes the parts that the lints report.
    /// Returns false if there are none.
    fn remove_unused(&mut self, diagnostics: &[Diagnostic]) -> bool {
        let is_unused = |one: &&Diagnostic| UNUSED.contains(&code(one));
        let spans = warnings(diagnostics).filter(is_unused).flat_map(|one| &one.spans);
        // What macros make is left.
        let spans = spans.filter(|span| span.is_primary && span.expansion.is_none());
        let ends: HashSet<usize> = spans.map(|span| range(span).end).collect();
        // A table of methods has those that nothing calls, too.
        let reached = self.parts.iter().filter(|part| part.is_reached);
        let members = reached.filter(|part| part.kind == Kind::Member);
        let in_tables: HashSet<&String> = members.flat_map(|part| &part.names).collect();
        let is_in_table = |part: &Part| {
            let is_inside = part.parent.is_some_and(|parent| self.parts[parent].kind == Kind::Item);
            is_inside && (part.is_reached || part.names.iter().any(|name| in_tables.contains(name)))
        };
        let is_found = |index: &usize| {
            let part = &self.parts[*index];
            let is_used = part.names.iter().any(|name| self.macros.make(name));
            let is_kept = is_used || self.kept.contains(index) || is_in_table(part);
            ends.contains(&part.place.end) && !is_kept
        };
        let found: Vec<usize> = (0..self.parts.len()).filter(is_found).collect();
        let count = self.dead.len();
        self.dead.extend(found);
        self.dead.len() > count
    }
}

/// Compiles the text, and has rustc say what is unused.
fn lint(text: &Source, compiler: &Compiler, edition: &str) -> Result<Vec<Diagnostic>> {
    let file = compiler.out.join("main.rs");
    fs::write(&file, text.text())?;
    let mut arguments = vec!["--crate-type=bin", "--crate-name=main", "--emit=dep-info,metadata"];
    for lint in UNUSED {
        arguments.extend(["--force-warn", lint]);
    }
    compiler.run(&file, edition, arguments)
}
