//! Deletes parts, compiles the rest, and deletes more, until rustc finds nothing unused.

use super::Pruning;
use super::parts::{Kind, Part};
use crate::join::Joined;
use crate::rustc::{Compiler, Diagnostic, Outcome, Span};
use crate::source::{Source, tokens};
use crate::syntax::words;
use anyhow::{Context, Result, bail};
use std::collections::{BTreeSet, HashSet};
use std::fs;

/// The lints that find unused parts.
const UNUSED: [&str; 4] = ["dead_code", "unused_imports", "unused_macro_rules", "unused_macros"];

/// Most compilations until nothing is found. Own solutions take two or three.
const ROUNDS: usize = 24;

/// Most compilations that fail one after the other: then all that was deleted in vain comes back.
const MOST_FAILURES: usize = 10;

/// Deletions, each tried with the compiler.
pub struct Rounds<'a> {
    joined: &'a Joined,
    parts: Vec<Part>,
    /// For each part, true if a function that is reached begins in it, or if that is not known.
    reached: Vec<bool>,
    /// The macros that make what is reached.
    makers: HashSet<String>,
    /// The names in those macros.
    in_makers: HashSet<String>,
    /// For each part, true if it is compiled on other machines alone: no lint here knows of what it uses.
    conditional: Vec<bool>,
    /// The functions without their bodies: they are not reached.
    emptied: BTreeSet<usize>,
    /// The parts that are deleted.
    dead: BTreeSet<usize>,
    /// The parts that must stay: an error asked for them.
    kept: HashSet<usize>,
    /// The parts that are deleted although no lint finds them.
    doubtful: BTreeSet<usize>,
}

impl<'a> Rounds<'a> {
    /// Begins with nothing deleted. `lines` are those in which the functions begin that are reached.
    pub fn new(joined: &'a Joined, parts: Vec<Part>, lines: &BTreeSet<usize>) -> Self {
        let text = joined.source.text();
        let conditional = conditional(text, &parts);
        let mut reached = reached(text, &parts, lines);
        let (makers, in_makers) = makers(text, &parts, &reached);
        for index in 0..parts.len() {
            reached[index] |= conditional[index];
        }
        Rounds {
            joined,
            parts,
            reached,
            makers,
            in_makers,
            conditional,
            emptied: BTreeSet::new(),
            dead: BTreeSet::new(),
            kept: HashSet::new(),
            doubtful: BTreeSet::new(),
        }
    }

    /// Deletes until nothing is found. Returns the lints that still warn of the libraries. In a file of more than `most_bytes`,
    /// bodies that are never run stay empty.
    ///
    /// # Errors
    ///
    /// If the program does not compile as one file.
    pub fn run(
        &mut self,
        compiler: &Compiler,
        edition: &str,
        pruning: Pruning,
        most_bytes: Option<usize>,
    ) -> Result<BTreeSet<String>> {
        if pruning != Pruning::Unused {
            let has_body = |&index: &usize| self.parts[index].body.is_some();
            let unreached = (0..self.parts.len()).filter(|&index| !self.reached[index]);
            self.emptied = unreached.filter(has_body).collect();
        }
        let mut outcome = self.settle(compiler, edition)?;
        if pruning == Pruning::Implementations {
            outcome = self.without_doubtful(compiler, edition)?.unwrap_or(outcome);
        }
        let size: usize = self.text().text().split_whitespace().map(|word| word.len() + 1).sum();
        if most_bytes.is_none_or(|most| size <= most) {
            outcome = self.with_bodies(compiler, edition)?.unwrap_or(outcome);
        }
        let libraries = self.joined.libraries;
        let is_ours =
            |one: &&Diagnostic| one.primary().is_some_and(|span| span.byte_start >= libraries);
        let lints = outcome.warnings().filter(is_ours);
        Ok(lints.filter_map(|one| Some(one.code.as_ref()?.code.clone())).collect())
    }

    /// Deletes what the lints find. Returns what rustc says at last.
    fn settle(&mut self, compiler: &Compiler, edition: &str) -> Result<Outcome> {
        let mut failures = 0;
        for _ in 0..ROUNDS {
            let text = self.text();
            let outcome = lint(&text, compiler, edition)?;
            if outcome.success {
                failures = 0;
                if !self.bury(&outcome) {
                    return Ok(outcome);
                }
                continue;
            }
            failures += 1;
            let goes_on = match failures > MOST_FAILURES {
                true => self.restore_doubtful(),
                false => self.repair(&outcome, &text) || self.restore_doubtful(),
            };
            if !goes_on {
                let error = outcome.error().context("rustc fails without an error")?;
                let place = text.place(error.primary().map_or(0, |span| span.byte_start));
                bail!("{place}: in one file, this does not compile: {}", error.message);
            }
        }
        bail!("{}: rustc finds more that is unused each time", self.joined.source.place(0))
    }

    /// Deletes implementations of traits, and calls of macros, in which nothing is reached, where the rest compiles without.
    fn without_doubtful(&mut self, compiler: &Compiler, edition: &str) -> Result<Option<Outcome>> {
        let stays = self.stays();
        let is_doubtful = |&index: &usize| {
            let part = &self.parts[index];
            let is_kind = part.kind == Kind::Implementation
                || part.kind == Kind::Call && part.names.is_disjoint(&self.makers);
            is_kind && stays[index] && !self.reached[index]
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

    /// Gives bodies back to functions that stay, as those that a trait asks for: what names nothing that is deleted is as its
    /// author wrote it.
    fn with_bodies(&mut self, compiler: &Compiler, edition: &str) -> Result<Option<Outcome>> {
        let stays = self.stays();
        let empty: BTreeSet<usize> =
            self.emptied.iter().copied().filter(|&index| stays[index]).collect();
        if empty.is_empty() {
            return Ok(None);
        }
        self.emptied.clear();
        loop {
            let outcome = lint(&self.text(), compiler, edition)?;
            if outcome.success {
                return Ok(Some(outcome));
            }
            let spans = outcome.errors().flat_map(|error| error.primary());
            let at: Vec<usize> = spans.map(|span| span.outermost().byte_start).collect();
            let is_wrong = |index: &&usize| {
                let body = self.parts[**index].body.as_ref();
                body.is_some_and(|body| at.iter().any(|at| body.contains(at)))
            };
            let wrong: Vec<usize> = empty.iter().filter(is_wrong).copied().collect();
            let count = self.emptied.len();
            self.emptied.extend(wrong);
            if self.emptied.len() == count {
                self.emptied = empty;
                return Ok(None);
            }
        }
    }

    /// For each part, true if it is not deleted, nor what is around it.
    fn stays(&self) -> Vec<bool> {
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
        let elsewhere = self.elsewhere();
        let found = (0..self.parts.len()).filter(|&index| {
            let part = &self.parts[index];
            let is_used = |name| elsewhere.contains(name) || self.in_makers.contains(name);
            ends.contains(&part.place.end) && !part.names.iter().any(is_used)
        });
        let found = found.chain(self.nowhere());
        let found: Vec<usize> = found.filter(|index| !self.kept.contains(index)).collect();
        let count = self.dead.len();
        self.dead.extend(found);
        let is_more = self.dead.len() > count;
        if is_more {
            self.dead.extend(self.about_nothing());
        }
        is_more
    }

    /// The names in what is compiled on other machines alone.
    fn elsewhere(&self) -> HashSet<String> {
        let stays = self.stays();
        let parts = (0..stays.len()).filter(|&index| stays[index] && self.conditional[index]);
        let text = |index: usize| &self.joined.source.text()[self.parts[index].range.clone()];
        parts.flat_map(|index| words(tokens(text(index)))).collect()
    }

    /// The items of which no lint knows, and that nothing else names.
    fn nowhere(&self) -> Vec<usize> {
        let stays = self.stays();
        let is_open = |&index: &usize| {
            let kind = self.parts[index].kind;
            let is_unknown = kind == Kind::Item && self.conditional[index];
            stays[index] && (is_unknown || kind == Kind::Statics)
        };
        let is_named_nowhere = |&index: &usize| {
            let mut rest = self.text();
            rest.blank([&self.parts[index].range]);
            self.parts[index].names.is_disjoint(&words(tokens(rest.text())))
        };
        (0..stays.len()).filter(is_open).filter(is_named_nowhere).collect()
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

    /// Changes what is deleted, so that more of it may compile. Returns false if nothing is left to change.
    fn repair(&mut self, outcome: &Outcome, text: &Source) -> bool {
        let stays = self.stays();
        // Names that are not found lead to more errors, and imports to names that are not found.
        for kind in ["E0432", "E04", ""] {
            let are_sure = !kind.is_empty() || self.doubtful.is_empty();
            let errors = outcome.errors().filter(|error| code(error).starts_with(kind));
            let changed = errors.filter(|error| {
                are_sure && self.blame(error, &stays)
                    || self.restore(error, text, &stays)
                    || !are_sure && self.blame(error, &stays)
            });
            if changed.count() > 0 {
                return true;
            }
        }
        false
    }

    /// Deletes the import, member or implementation that an error points at. Returns false if there is none.
    fn blame(&mut self, error: &Diagnostic, stays: &[bool]) -> bool {
        let Some(span) = error.primary().map(Span::outermost) else { return false };
        let is_at = |&index: &usize| {
            let part = &self.parts[index];
            stays[index] && part.range.start <= span.byte_start && span.byte_end <= part.range.end
        };
        let Some(inner) = (0..self.parts.len()).rev().find(is_at) else { return false };
        let is_no_member = ["E0407", "E0437", "E0438"].contains(&code(error));
        let around = std::iter::successors(Some(inner), |&index| self.parts[index].parent);
        let guilty = around.take_while(|index| !self.kept.contains(index)).find(|&index| {
            let part = &self.parts[index];
            match part.kind {
                Kind::Use | Kind::Import => true,
                Kind::Member => is_no_member,
                Kind::Group | Kind::Implementation | Kind::Call => !self.reached[index],
                Kind::Item | Kind::Inner | Kind::Module | Kind::Statics => false,
            }
        });
        self.dead.extend(guilty);
        guilty.is_some()
    }

    /// Takes back what an error names. Returns false if it names nothing that is deleted.
    fn restore(&mut self, error: &Diagnostic, text: &Source, stays: &[bool]) -> bool {
        let messages = error.children.iter().chain([error]).map(|one| &*one.message);
        let quoted = messages.flat_map(|message| message.split('`').skip(1).step_by(2));
        // A method that is missed is where the error points at.
        let at = error.primary().and_then(|at| text.text().get(at.byte_start..at.byte_end));
        let quoted = quoted.chain(at.filter(|at| at.len() < LONGEST_NAME));
        let quoted = quoted.flat_map(|text| text.split(|c: char| !c.is_alphanumeric() && c != '_'));
        let quoted: HashSet<&str> = quoted.collect();
        let is_named = |name: &String| quoted.contains(&**name);
        // Methods of other types are called alike.
        let is_near = |part: &Part| {
            let around = part.parent.map(|around| &self.parts[around]);
            around.is_none_or(|around| {
                around.kind != Kind::Group || around.names.iter().any(is_named)
            })
        };
        let is_meant = |&index: &usize| {
            let part = &self.parts[index];
            let mut names = part.names.iter();
            !stays[index]
                && !self.kept.contains(&index)
                && match part.kind {
                    Kind::Item | Kind::Statics | Kind::Use => is_near(part) && names.any(is_named),
                    Kind::Implementation => self.doubtful.contains(&index) && names.all(is_named),
                    Kind::Call => self.doubtful.contains(&index) && names.any(is_named),
                    _ => false,
                }
        };
        let meant: Vec<usize> = (0..stays.len()).filter(is_meant).collect();
        meant.iter().for_each(|&index| self.keep(index));
        !meant.is_empty()
    }

    /// Takes a part back, and what is around it.
    fn keep(&mut self, index: usize) {
        let around =
            |&index: &usize| self.parts[index].parent.filter(|_| !self.parts[index].is_passive);
        for index in std::iter::successors(Some(index), around) {
            self.dead.remove(&index);
            self.kept.insert(index);
        }
    }

    /// Takes back what was deleted in doubt: calls of macros first. Returns false if nothing was.
    fn restore_doubtful(&mut self) -> bool {
        let all = std::mem::take(&mut self.doubtful).into_iter();
        let (calls, others): (Vec<_>, Vec<_>) = all
            .filter(|index| self.dead.contains(index))
            .partition(|&index| self.parts[index].kind == Kind::Call);
        let (back, rest) = if calls.is_empty() { (others, calls) } else { (calls, others) };
        self.doubtful = rest.into_iter().collect();
        back.iter().for_each(|&index| self.keep(index));
        !back.is_empty()
    }
}

/// The number of an error.
fn code(error: &Diagnostic) -> &str {
    error.code.as_ref().map_or("", |code| &code.code)
}

/// A longer text where an error points at is no name.
const LONGEST_NAME: usize = 40;

/// For each part, true if there is a `cfg` at it or at what is around it.
fn conditional(text: &str, parts: &[Part]) -> Vec<bool> {
    let mut all: Vec<bool> = Vec::with_capacity(parts.len());
    for part in parts {
        all.push(part.is_conditional(text) || part.parent.is_some_and(|around| all[around]));
    }
    all
}

/// For each part, true if one of its lines is reached.
fn reached(text: &str, parts: &[Part], lines: &BTreeSet<usize>) -> Vec<bool> {
    let newlines: Vec<usize> = text.match_indices('\n').map(|(at, _)| at).collect();
    let line = |at: usize| newlines.partition_point(|&newline| newline < at) + 1;
    let has_lines =
        |part: &Part| lines.range(line(part.range.start)..=line(part.range.end)).next().is_some();
    parts.iter().map(has_lines).collect()
}

/// The macros with a line that is reached, and those that call these; and all names in them.
fn makers(text: &str, parts: &[Part], reached: &[bool]) -> (HashSet<String>, HashSet<String>) {
    let is_macro = |part: &Part| {
        let before = &text[part.range.start..part.place.start];
        part.kind == Kind::Item && before.trim_end().ends_with("macro_rules!")
    };
    let macros = parts.iter().enumerate().filter(|(_, part)| is_macro(part));
    let mut others: Vec<(usize, HashSet<String>)> =
        macros.map(|(index, part)| (index, words(tokens(&text[part.range.clone()])))).collect();
    let (mut makers, mut names) = (HashSet::new(), HashSet::new());
    loop {
        let is_meant = |(index, words): &mut (usize, HashSet<String>)| {
            reached[*index] || !words.is_disjoint(&makers)
        };
        let meant: Vec<_> = others.extract_if(.., is_meant).collect();
        if meant.is_empty() {
            return (makers, names);
        }
        for (index, words) in meant {
            makers.extend(parts[index].names.iter().cloned());
            names.extend(words);
        }
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
