//! Facts about parts of a text that hold whatever is deleted.

use super::parts::{Kind, Part};
use crate::source::tokens;
use crate::syntax::words;
use std::collections::{BTreeSet, HashMap, HashSet};

/// The parts that the reference reaches.
pub struct Reached {
    /// For each part, true if a reached function begins in it, or if it is conditional.
    pub parts: Vec<bool>,
    /// Macros that expand to reached functions.
    pub live_macros: HashSet<String>,
    /// The words in each macro.
    pub macros: HashMap<String, HashSet<String>>,
    /// The names in live macros.
    pub in_live_macros: HashSet<String>,
    /// For each part, true if it is under a `cfg`, where lints report it only if it is compiled.
    pub conditional: Vec<bool>,
}

impl Reached {
    /// Finds the parts. `lines` are those in which the functions begin that are reached.
    pub fn new(text: &str, parts: &[Part], lines: &BTreeSet<usize>) -> Self {
        let conditional = conditional(text, parts);
        let mut reached = reached(text, parts, lines);
        let macros = macros(text, parts);
        let (live_macros, in_live_macros) = live_macros(&macros, parts, &reached);
        let named =
            |(index, words): (usize, _)| Some((parts[index].names.iter().next()?.clone(), words));
        let macros = macros.into_iter().filter_map(named).collect();
        for (is_reached, is_open) in reached.iter_mut().zip(&conditional) {
            *is_reached |= is_open;
        }
        Reached { parts: reached, live_macros, macros, in_live_macros, conditional }
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
    let newlines: Vec<usize> = text.match_indices('\n').map(|(at, _)| at).collect();
    let line = |at: usize| newlines.partition_point(|&newline| newline < at) + 1;
    let has_lines =
        |part: &Part| lines.range(line(part.range.start)..=line(part.range.end)).next().is_some();
    parts.iter().map(has_lines).collect()
}

/// The macros, with the words in them.
fn macros(text: &str, parts: &[Part]) -> Vec<(usize, HashSet<String>)> {
    let is_macro = |part: &Part| {
        let before = &text[part.range.start..part.place.start];
        part.kind == Kind::Item && before.trim_end().ends_with("macro_rules!")
    };
    let macros = parts.iter().enumerate().filter(|(_, part)| is_macro(part));
    macros.map(|(index, part)| (index, words(tokens(&text[part.range.clone()])))).collect()
}

/// The macros with a line that is reached, and those that call these; and all names in them.
fn live_macros(
    macros: &[(usize, HashSet<String>)],
    parts: &[Part],
    reached: &[bool],
) -> (HashSet<String>, HashSet<String>) {
    let mut others = macros.to_vec();
    let (mut live_macros, mut names) = (HashSet::new(), HashSet::new());
    let all: HashSet<&String> = others.iter().flat_map(|one| &parts[one.0].names).collect();
    loop {
        let is_meant = |(index, words): &mut (usize, HashSet<String>)| {
            reached[*index] || !words.is_disjoint(&live_macros)
        };
        let meant: Vec<_> = others.extract_if(.., is_meant).collect();
        if meant.is_empty() {
            // Names of macros are left out: the lints find the macros that nothing uses.
            names.retain(|name| !all.contains(name));
            return (live_macros, names);
        }
        for (index, words) in meant {
            live_macros.extend(parts[index].names.iter().cloned());
            names.extend(words);
        }
    }
}
