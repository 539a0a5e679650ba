//! Changes of what is deleted, as errors of rustc ask for them.

use super::Rounds;
use super::parts::{Kind, Part};
use crate::rustc::{code, errors, outermost, primary, range};
use crate::source::Source;
use cargo_metadata::diagnostic::Diagnostic;
use std::collections::HashSet;
use std::ops::Range;
use syn::Ident;

impl Rounds<'_> {
    /// Changes what is deleted, so that more of it may compile. Returns false if nothing is left to change.
    pub fn repair(&mut self, diagnostics: &[Diagnostic], text: &Source, stays: &[bool]) -> bool {
        // Names that are not found lead to more errors.
        let (names, others): (Vec<_>, Vec<_>) =
            errors(diagnostics).partition(|error| misses_name(error));
        let before = self.choices();
        for errors in [names, others] {
            if self.choices() == before {
                for error in errors {
                    if !self.remove_at_error(error, stays) {
                        self.restore(error, text, stays);
                    }
                }
            }
        }
        self.choices() != before
    }

    /// The numbers of parts that are deleted and that are kept. One of them grows with each change, as what is kept is never
    /// deleted again.
    fn choices(&self) -> (usize, usize) {
        (self.dead.len(), self.kept.len())
    }

    /// Deletes the parts that an error points at and that may go for it. Returns false if there are none.
    fn remove_at_error(&mut self, error: &Diagnostic, stays: &[bool]) -> bool {
        let places = error.spans.iter().filter(|span| span.is_primary);
        let places = places.map(|span| range(outermost(span)));
        let guilty: Vec<usize> =
            places.filter_map(|place| self.guilty(error, place, stays)).collect();
        self.dead.extend(&guilty);
        !guilty.is_empty()
    }

    /// The innermost part around a place that may be deleted for this error.
    fn guilty(&self, error: &Diagnostic, span: Range<usize>, stays: &[bool]) -> Option<usize> {
        let is_at = |&index: &usize| {
            let part = &self.parts[index];
            stays[index] && part.range.start <= span.start && span.end <= part.range.end
        };
        let inner = (0..self.parts.len()).rev().find(is_at)?;
        let is_no_member = ["E0407", "E0437", "E0438"].contains(&code(error));
        let around = std::iter::successors(Some(inner), |&index| self.parts[index].parent);
        around.take_while(|index| !self.kept.contains(index)).find(|&index| {
            let part = &self.parts[index];
            match part.kind {
                Kind::Use | Kind::Import => true,
                Kind::Member => is_no_member,
                // Many types are made by calls that are alike: what one of them asks for may be more than it is worth.
                Kind::Call => !part.is_reached,
                Kind::Group | Kind::Implementation => misses_name(error) && !part.is_reached,
                Kind::Item | Kind::Inner | Kind::Module => false,
            }
        })
    }

    /// Takes back what an error names, or else what its notes name, if it is deleted.
    fn restore(&mut self, error: &Diagnostic, text: &Source, stays: &[bool]) {
        // A method that is missed is where the error points at.
        let pointed = primary(error).and_then(|at| text.text().get(range(at)));
        let pointed = pointed.filter(|at| at.len() < LONGEST_NAME);
        let own = words(quoted(&error.message).chain(pointed));
        let labels = error.spans.iter().filter_map(|span| span.label.as_ref());
        let notes = labels.chain(error.children.iter().map(|one| &one.message));
        let names: Vec<_> =
            std::iter::once(own).chain(notes.map(|note| words(quoted(note)))).collect();
        // One implementation is a closer answer than all that is called so, and a call may make anything, if nothing has the
        // name that is missed.
        let one = [if misses_name(error) { Kind::Item } else { Kind::Implementation }];
        let others = [Kind::Item, Kind::Use];
        // `u8` has no method, and another sentence has the trait.
        let behind = |index: usize| names[index + 1..].iter();
        let pairs = names.iter().enumerate();
        let pairs: Vec<HashSet<&str>> =
            pairs.flat_map(|(index, one)| behind(index).map(move |other| one | other)).collect();
        let _ = names.iter().chain(&pairs).any(|names| self.restore_named(names, &one, stays))
            || names.iter().any(|names| self.restore_calls(names, stays))
            || names.iter().any(|names| self.restore_named(names, &others, stays));
    }

    /// Takes back calls of macros that have all of these names in them or in the macro, but for those of no item which no call
    /// has.
    fn restore_calls(&mut self, names: &HashSet<&str>, stays: &[bool]) -> bool {
        let is_gone =
            |&index: &usize| self.parts[index].kind == Kind::Call && self.is_left_out(index, stays);
        let gone: Vec<usize> = (0..stays.len()).filter(is_gone).collect();
        let has = |index: usize, name: &str| {
            let own = &self.parts[index].names;
            let mut macros = own.iter().filter_map(|one| self.macros.words.get(one));
            own.contains(name) || macros.any(|words| words.contains(name))
        };
        let is_relevant = |name: &&&str| {
            self.defined.contains(**name) || gone.iter().any(|&index| has(index, name))
        };
        let names: Vec<&str> = names.iter().filter(is_relevant).copied().collect();
        let is_meant =
            |&index: &usize| !names.is_empty() && names.iter().all(|name| has(index, name));
        let meant: Vec<usize> = gone.iter().copied().filter(is_meant).collect();
        meant.iter().for_each(|&index| self.keep(index));
        !meant.is_empty()
    }

    /// Takes back the parts of these kinds and names.
    fn restore_named(&mut self, names: &HashSet<&str>, kinds: &[Kind], stays: &[bool]) -> bool {
        let is_named = |name: &String| names.contains(&**name);
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
                && kinds.contains(&part.kind)
                && match part.kind {
                    Kind::Implementation => self.is_left_out(index, stays) && names.all(is_named),
                    _ => is_near(part) && names.any(is_named),
                }
        };
        let meant: Vec<usize> = (0..stays.len()).filter(is_meant).collect();
        meant.iter().for_each(|&index| self.keep(index));
        !meant.is_empty()
    }

    /// Returns true for a part that does not stay, though it is in no other that goes for a reason of its own.
    fn is_left_out(&self, index: usize, stays: &[bool]) -> bool {
        let is_open = |around: usize| stays[around] || self.parts[around].kind.is_around();
        !stays[index] && self.parts[index].parent.is_none_or(is_open)
    }

    /// Takes a part back with what is around it, and makes the imports of all names of its module possible again.
    fn keep(&mut self, index: usize) {
        let around =
            |&index: &usize| self.parts[index].parent.filter(|_| !self.parts[index].is_passive);
        for index in std::iter::successors(Some(index), around) {
            self.dead.remove(&index);
            self.kept.insert(index);
        }
        let Some(module) = self.parts[index].parent else { return };
        let is_of_module = |index: &usize| {
            let part = &self.parts[*index];
            let path = part.parent.map(|around| &self.parts[around].words);
            part.kind == Kind::Use
                && part.names.is_empty()
                && path.is_some_and(|path| !path.is_disjoint(&self.parts[module].names))
        };
        for import in (0..self.parts.len()).filter(is_of_module) {
            for index in std::iter::successors(Some(import), |&index| self.parts[index].parent) {
                self.dead.remove(&index);
            }
        }
    }
}

/// Returns true for an error about a name that is not found. One without a number misses a macro.
fn misses_name(error: &Diagnostic) -> bool {
    code(error).is_empty() || code(error).starts_with("E04")
}

/// The texts in quotes in a message.
fn quoted(message: &str) -> impl Iterator<Item = &str> {
    message.split('`').skip(1).step_by(2)
}

/// The names in texts.
fn words<'a>(texts: impl Iterator<Item = &'a str>) -> HashSet<&'a str> {
    let words = texts.flat_map(|text| text.split(|c: char| !c.is_alphanumeric() && c != '_'));
    words.filter(|word| syn::parse_str::<Ident>(word).is_ok()).collect()
}

/// Bytes of the longest text that an error points at and that may be a name.
const LONGEST_NAME: usize = 40;
