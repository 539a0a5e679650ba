//! Deletes parts, compiles what is left, and deletes more or less, until rustc finds nothing unused.

use super::marks::Marks;
use super::parts::{Kind, Part};
use crate::join::Joined;
use crate::refuse::Refused;
use crate::rustc::{Compiler, Diagnostic, Outcome, Span};
use crate::source::Source;
use anyhow::{Context, Result, bail};
use std::collections::{BTreeSet, HashSet};
use std::fs;

/// The lints that find unused parts.
const UNUSED: [&str; 4] = ["dead_code", "unused_imports", "unused_macro_rules", "unused_macros"];

/// Most compilations. The solutions of this repository take two.
const ROUNDS: usize = 12;

/// Most failures before the first success: large libraries hang together, and then more is to stay at once.
const MOST_AT_FIRST: usize = 5;

/// Most failures after a success. Then it stays at that.
const MOST_FAILURES: usize = 3;

/// Deletions, each tried with the compiler.
pub struct Rounds<'a> {
    joined: &'a Joined,
    marks: Marks,
    /// The parts that must stay.
    kept: HashSet<usize>,
    /// The parts that nothing uses, although they are named.
    dead: BTreeSet<usize>,
    /// The dead parts that were found after the text compiled last.
    pending: Vec<usize>,
}

impl<'a> Rounds<'a> {
    pub fn new(joined: &'a Joined, marks: Marks) -> Self {
        let (kept, dead, pending) = (HashSet::new(), BTreeSet::new(), Vec::new());
        Rounds { joined, marks, kept, dead, pending }
    }

    /// Deletes until nothing is found. Returns the lints that still warn of the libraries.
    ///
    /// # Errors
    ///
    /// If the program does not compile with nothing deleted.
    pub fn run(&mut self, compiler: &Compiler, edition: &str) -> Result<BTreeSet<String>> {
        let (mut last, mut failures) = (None, 0);
        for _ in 0..ROUNDS {
            let text = self.text();
            let outcome = lint(&text, compiler, edition)?;
            if outcome.success {
                let remaining = self.remaining(&outcome);
                self.pending = self.unused(&outcome);
                if self.pending.is_empty() {
                    return Ok(remaining);
                }
                (last, failures) = (Some((self.kept.clone(), self.dead.clone(), remaining)), 0);
                self.dead.extend(&self.pending);
                continue;
            }
            failures += 1;
            let most = if last.is_some() { MOST_FAILURES } else { MOST_AT_FIRST };
            if failures > most || !self.repair(&outcome, &text) {
                let Some((kept, dead, remaining)) = last else {
                    let error = outcome.error().context("rustc fails without an error")?;
                    let place = error.primary().map_or(0, |span| span.byte_start);
                    let place = text.place(place);
                    bail!("{place}: in one file, this does not compile: {}", error.message);
                };
                (self.kept, self.dead) = (kept, dead);
                return Ok(remaining);
            }
        }
        bail!(Refused(format!(
            "{}: what the program uses of its libraries hangs together with too much else: copy it into a library of \
             your own",
            self.joined.source.place(0)
        )))
    }

    /// The lints that warn of the libraries.
    fn remaining(&self, outcome: &Outcome) -> BTreeSet<String> {
        let rest = outcome.warnings().filter(|one| {
            one.primary().is_some_and(|span| span.byte_start >= self.joined.libraries)
        });
        rest.filter_map(|one| Some(one.code.as_ref()?.code.clone())).collect()
    }

    /// The text without what is not needed.
    pub fn text(&self) -> Source {
        let needed = self.marks.needed(&self.kept, &self.dead);
        let parts = self.marks.parts().iter().enumerate();
        let gone = parts.filter(|(index, _)| !needed[*index]).map(|(_, part)| &part.range);
        let mut text = self.joined.source.clone();
        text.blank(gone);
        text
    }

    /// The parts that the lints found. What macros make is left.
    fn unused(&self, outcome: &Outcome) -> Vec<usize> {
        let is_unused =
            |one: &&Diagnostic| one.code.as_ref().is_some_and(|code| UNUSED.contains(&&*code.code));
        let spans = outcome.warnings().filter(is_unused).flat_map(|one| &one.spans);
        let spans = spans.filter(|span| span.is_primary && span.expansion.is_none());
        let ends: HashSet<usize> = spans.map(|span| span.byte_end).collect();
        let parts = self.marks.parts().iter().enumerate();
        let found = parts.filter(|(_, part)| ends.contains(&part.place.end));
        let found = found.map(|(index, _)| index);
        found.filter(|index| !self.kept.contains(index) && !self.dead.contains(index)).collect()
    }

    /// Changes what is deleted, so that more of it may compile. Returns false if nothing is left to change.
    fn repair(&mut self, outcome: &Outcome, text: &Source) -> bool {
        let needed = self.marks.needed(&self.kept, &self.dead);
        let mut changed = false;
        for error in outcome.diagnostics.iter().filter(|one| one.level == "error") {
            changed |= self.blame(error) || self.restore(error, text, &needed);
        }
        if !changed {
            changed = !self.pending.is_empty();
            std::mem::take(&mut self.pending).into_iter().for_each(|index| self.keep(index));
        }
        changed
    }

    /// Takes a part back, and what is around it.
    fn keep(&mut self, index: usize) {
        let parts = self.marks.parts();
        let around = |&index: &usize| parts[index].parent.filter(|_| !parts[index].is_passive);
        for index in std::iter::successors(Some(index), around) {
            self.dead.remove(&index);
            self.kept.insert(index);
        }
    }

    /// Deletes the imports that an error points at: they name what is deleted. Returns false if there are none.
    fn blame(&mut self, error: &Diagnostic) -> bool {
        let spans: Vec<_> = error.spans.iter().filter(|span| span.is_primary).collect();
        let is_hit = |part: &Part| {
            let place = &part.place;
            let is_in =
                |span: &&Span| place.contains(&span.byte_start) || place.end == span.byte_end;
            let kinds = [Kind::Use, Kind::Import];
            kinds.contains(&part.kind) && spans.iter().any(is_in)
        };
        let parts = self.marks.parts().iter().enumerate();
        let hit = parts.filter(|(_, part)| is_hit(part)).map(|(index, _)| index);
        let hit: Vec<usize> = hit.filter(|index| !self.kept.contains(index)).collect();
        let before = self.dead.len();
        self.dead.extend(hit);
        self.dead.len() > before
    }

    /// Takes back what an error names: the parts all of whose names it has, or else one of them.
    fn restore(&mut self, error: &Diagnostic, text: &Source, needed: &[bool]) -> bool {
        let notes = error.children.iter().map(|child| &*child.message);
        let notes = notes.filter(|note| note.starts_with("the trait `"));
        let messages = notes.chain([&*error.message]);
        let quoted = messages.flat_map(|message| message.split('`').skip(1).step_by(2));
        // A method that is missed is where the error points at.
        let at = error.primary().and_then(|at| text.text().get(at.byte_start..at.byte_end));
        let quoted =
            quoted.chain(at.filter(|at| at.chars().all(|c| c.is_alphanumeric() || c == '_')));
        let quoted = quoted.flat_map(|text| text.split(|c: char| !c.is_alphanumeric() && c != '_'));
        let quoted: HashSet<&str> = quoted.collect();
        let is_named = |name: &String| quoted.contains(&**name);
        let parts = self.marks.parts();
        let named = (0..parts.len()).filter(|&index| {
            !needed[index] && !self.kept.contains(&index) && parts[index].has_name(is_named)
        });
        let (all, some): (Vec<_>, Vec<_>) =
            named.partition(|&index| parts[index].names.iter().all(is_named));
        // Much is made for a type: of that, only what is meant.
        let some = some.into_iter().filter(|&index| parts[index].kind != Kind::Trait).collect();
        let named: Vec<usize> = if all.is_empty() { some } else { all };
        named.iter().for_each(|&index| self.keep(index));
        !named.is_empty()
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::prune::parts;
    use std::path::Path;

    #[test]
    fn what_is_left_of_an_import_is_an_import() {
        for (text, expected) in [
            ("use a::{b, c};", "use a::{b, c};"),
            ("use a::{gone, c};", "use a::{ c};"),
            ("use a::{b, gone};", "use a::{b, };"),
            ("use a::{gone, gone};x!();", "x!();"),
            ("pub use a::{b::{gone}, c::{d, gone}};", "pub use a::{ c::{d, }};"),
            ("#[a] pub(in b) use gone;y!();", "y!();"),
            ("use a::gone as b;", ""),
            ("use a::*;", "use a::*;"),
            ("mod b { use a::c; mod d {} }", ""),
            ("mod b { pub use a::c; }", "mod b { pub use a::c; }"),
        ] {
            let source = Source::file(Path::new("x.rs"), text);
            let joined = Joined { source, libraries: 0, modules: Vec::new() };
            let parts = parts::find(&joined).unwrap();
            let gone =
                (0..parts.len()).filter(|&index| parts[index].has_name(|name| name == "gone"));
            let gone: Vec<usize> = gone.collect();
            let mut rounds = Rounds::new(&joined, Marks::new(&joined, parts, None));
            rounds.dead.extend(gone);
            let words: Vec<String> =
                rounds.text().text().split_whitespace().map(String::from).collect();
            assert_eq!(words.join(" "), expected, "{text}");
        }
    }
}
