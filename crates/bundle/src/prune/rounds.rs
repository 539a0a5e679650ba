//! Deletes parts, compiles what is left, and deletes more or less, until rustc finds nothing unused.

use super::parts::{Kind, Part};
use crate::join::Joined;
use crate::refuse::Refused;
use crate::rustc::{Compiler, Diagnostic, Outcome};
use crate::source::Source;
use anyhow::{Result, bail};
use std::collections::{BTreeSet, HashSet};
use std::fs;

/// The lints that find unused parts.
const UNUSED: [&str; 4] = ["dead_code", "unused_imports", "unused_macro_rules", "unused_macros"];

/// Most compilations. The solutions of this repository take two.
const ROUNDS: usize = 12;

/// Deletions, each tried with the compiler.
pub struct Rounds<'a> {
    joined: &'a Joined,
    parts: Vec<Part>,
    unreached: Vec<usize>,
    /// The parts that are deleted.
    chosen: BTreeSet<usize>,
    /// Those that were chosen after the text compiled last.
    pending: Vec<usize>,
    /// The parts that must stay.
    kept: HashSet<usize>,
    /// The parts that were chosen because of an error.
    blamed: HashSet<usize>,
}

impl<'a> Rounds<'a> {
    /// Begins with the parts that are `unreached`.
    pub fn new(joined: &'a Joined, parts: Vec<Part>, unreached: Vec<usize>) -> Self {
        let (chosen, pending) = (BTreeSet::new(), Vec::new());
        let (kept, blamed) = (HashSet::new(), HashSet::new());
        Rounds { joined, parts, unreached, chosen, pending, kept, blamed }
    }

    /// Deletes until nothing is found. Returns the lints that still warn of the libraries.
    ///
    /// # Errors
    ///
    /// If the program does not compile with nothing deleted.
    pub fn run(&mut self, compiler: &Compiler, edition: &str) -> Result<BTreeSet<String>> {
        self.choose(self.unreached.clone());
        for _ in 0..ROUNDS {
            let text = self.text();
            let outcome = lint(&text, compiler, edition)?;
            if outcome.success {
                self.pending.clear();
                let found = [self.unreached.clone(), self.unused(&outcome)].concat();
                if !self.choose(found) {
                    return Ok(self.remaining(&outcome));
                }
            } else if !self.repair(&outcome)
                && let Some(error) = outcome.error()
            {
                let place = error.primary().map(|span| text.place(span.byte_start));
                let place = place.unwrap_or_else(|| "the program".into());
                bail!("{place}: in one file, this does not compile: {}", error.message);
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

    /// Chooses those that need not stay. Returns false if all were chosen before.
    fn choose(&mut self, found: Vec<usize>) -> bool {
        let before = self.pending.len();
        for index in found {
            if !self.kept.contains(&index) && self.chosen.insert(index) {
                self.pending.push(index);
            }
        }
        self.pending.len() > before
    }

    fn keep(&mut self, index: usize) {
        self.kept.insert(index);
        self.chosen.remove(&index);
        self.pending.retain(|&other| other != index);
    }

    /// For each part, true if it is deleted, itself or with what is around it.
    fn gone(&self) -> Vec<bool> {
        let mut gone = vec![false; self.parts.len()];
        let mut filled = gone.clone();
        for (index, part) in self.parts.iter().enumerate().rev() {
            let is_empty = part.kind == Kind::Group && !filled[index];
            gone[index] = self.chosen.contains(&index) || is_empty && !self.kept.contains(&index);
            if let Some(parent) = part.parent {
                filled[parent] |= !gone[index] && !part.is_passive;
            }
        }
        for (index, part) in self.parts.iter().enumerate() {
            gone[index] |= part.parent.is_some_and(|parent| gone[parent]);
        }
        gone
    }

    /// The text without what is deleted.
    pub fn text(&self) -> Source {
        let gone = self.parts.iter().zip(self.gone()).filter(|(_, gone)| *gone);
        let mut text = self.joined.source.clone();
        text.blank(gone.map(|(part, _)| &part.range));
        text
    }

    /// The parts that the lints found. What macros make is left.
    fn unused(&self, outcome: &Outcome) -> Vec<usize> {
        let is_unused =
            |one: &&Diagnostic| one.code.as_ref().is_some_and(|code| UNUSED.contains(&&*code.code));
        let spans = outcome.warnings().filter(is_unused).flat_map(|one| &one.spans);
        let spans = spans.filter(|span| span.is_primary && span.expansion.is_none());
        let ends: HashSet<usize> = spans.map(|span| span.byte_end).collect();
        let indexes = 0..self.parts.len();
        indexes.filter(|&index| ends.contains(&self.parts[index].place.end)).collect()
    }

    /// Changes what is chosen, so that more of it may compile. Returns false if nothing is left.
    fn repair(&mut self, outcome: &Outcome) -> bool {
        let gone = self.gone();
        let mut changed = false;
        for error in outcome.diagnostics.iter().filter(|one| one.level == "error") {
            let blamed = self.blamed(error);
            changed |= self.choose(blamed) || self.restore(error, &gone);
        }
        if changed || self.pending.is_empty() {
            return changed;
        }
        // One of them is used in another way: half of them at a time, until it is found.
        match self.pending.len() / 2 {
            0 => self.keep(self.pending[0]),
            half => self.pending.split_off(half).iter().for_each(|index| {
                self.chosen.remove(index);
            }),
        }
        true
    }

    /// The imports and heads of implementations that an error points at: they name what is deleted.
    fn blamed(&mut self, error: &Diagnostic) -> Vec<usize> {
        let spans: Vec<_> = error.spans.iter().filter(|span| span.is_primary).collect();
        let is_hit = |part: &Part| {
            let place = &part.place;
            let hit = spans
                .iter()
                .any(|span| place.contains(&span.byte_start) || place.end == span.byte_end);
            hit && matches!(part.kind, Kind::Use | Kind::Group)
        };
        let hit: Vec<usize> =
            (0..self.parts.len()).filter(|&index| is_hit(&self.parts[index])).collect();
        hit.into_iter().filter(|&index| self.blamed.insert(index)).collect()
    }

    /// Takes back what an error names: the parts all of whose names it has, or else one of them.
    fn restore(&mut self, error: &Diagnostic, gone: &[bool]) -> bool {
        let quoted = error.message.split('`').skip(1).step_by(2);
        let quoted = quoted.flat_map(|text| text.split(|c: char| !c.is_alphanumeric() && c != '_'));
        let quoted: HashSet<&str> = quoted.collect();
        let is_named = |name: &String| quoted.contains(&**name);
        let named = (0..self.parts.len()).filter(|&index| {
            gone[index] && !self.kept.contains(&index) && self.parts[index].has_name(is_named)
        });
        let (all, some): (Vec<_>, Vec<_>) =
            named.partition(|&index| self.parts[index].names.iter().all(is_named));
        let named = if all.is_empty() { some } else { all };
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
            let mut rounds = Rounds::new(&joined, parts, Vec::new());
            rounds.choose(gone);
            let words: Vec<String> =
                rounds.text().text().split_whitespace().map(String::from).collect();
            assert_eq!(words.join(" "), expected, "{text}");
        }
    }
}
