//! Facts about parts of a text that hold whatever is deleted.

use super::parts::{Kind, Part};
use crate::source::tokens;
use crate::syntax::words;
use std::collections::{BTreeSet, HashMap, HashSet};
use std::ops::Range;

/// The parts that the reference reaches.
pub struct Reached {
    /// For each part, true if a reached function begins in it.
    pub parts: Vec<bool>,
    /// The words in each macro.
    pub macros: HashMap<String, HashSet<String>>,
    /// Macros that expand to reached functions.
    pub live_macros: HashSet<String>,
    /// For each part, true if it is under a `cfg`, where lints report it only if it is compiled.
    pub conditional: Vec<bool>,
}

impl Reached {
    /// Finds the parts. `lines` are those in which the functions begin that are reached.
    pub fn new(text: &str, parts: &[Part], lines: &BTreeSet<usize>) -> Self {
        let reached = reached(text, parts, lines);
        let is_macro = |part: &Part| {
            let before = &text[part.range.start..part.place.start];
            part.kind == Kind::Item && before.trim_end().ends_with("macro_rules!")
        };
        let (mut macros, mut live_macros) = (HashMap::new(), HashSet::new());
        for (part, is_reached) in parts.iter().zip(&reached).filter(|one| is_macro(one.0)) {
            for name in &part.names {
                let known: &mut HashSet<String> = macros.entry(name.clone()).or_default();
                known.extend(words(tokens(&text[part.range.clone()])));
                live_macros.extend(is_reached.then(|| name.clone()));
            }
        }
        loop {
            let calls_live = |words: &HashSet<String>| !words.is_disjoint(&live_macros);
            let calling = macros.iter().filter(|one| calls_live(one.1)).map(|one| one.0.clone());
            let count = live_macros.len();
            live_macros.extend(calling.collect::<Vec<_>>());
            if live_macros.len() == count {
                let conditional = conditional(text, parts);
                return Reached { parts: reached, macros, live_macros, conditional };
            }
        }
    }

    /// Returns true for a name in what a live macro makes. The lints find the macros that nothing uses.
    pub fn is_in_live_macro(&self, name: &str) -> bool {
        let mut live = self.live_macros.iter().filter_map(|one| self.macros.get(one));
        live.any(|words| words.contains(name)) && !self.macros.contains_key(name)
    }
}

/// For each part, true if there is a `cfg` at it or at what is around it.
fn conditional(text: &str, parts: &[Part]) -> Vec<bool> {
    let mut all: Vec<bool> = Vec::with_capacity(parts.len());
    for part in parts {
        let before = &text[part.range.start..part.place.start];
        // The attributes of a call stand before its mark.
        let is_it = before.split(['!', '=']).next().is_some_and(|before| before.contains("cfg"));
        all.push(is_it || part.parent.is_some_and(|around| all[around]));
    }
    all
}

/// For each part, true if one of its lines is reached.
fn reached(text: &str, parts: &[Part], lines: &BTreeSet<usize>) -> Vec<bool> {
    let has_lines = |part: &Part| {
        let Range { start, end } = part.range;
        let first = text[..start].rfind('\n').map_or(0, |newline| newline + 1);
        let last = text[end..].find('\n').map_or(text.len(), |length| end + length);
        lines.range(first..=last).next().is_some()
    };
    parts.iter().map(has_lines).collect()
}
