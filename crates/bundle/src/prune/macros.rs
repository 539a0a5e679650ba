//! The macros of the libraries.

use super::parts::{Kind, Part};
use crate::source::tokens;
use crate::syntax::words;
use std::collections::{HashMap, HashSet};

/// The macros, by name.
pub struct Macros {
    /// The words in each.
    pub words: HashMap<String, HashSet<String>>,
    /// Names of the macros that expand to reached functions.
    pub live: HashSet<String>,
}

impl Macros {
    pub fn new(text: &str, parts: &[Part]) -> Self {
        let is_macro = |part: &&Part| {
            let before = &text[part.range.start..part.place.start];
            part.kind == Kind::Item && before.trim_end().ends_with("macro_rules!")
        };
        let mut macros = Macros { words: HashMap::new(), live: HashSet::new() };
        for part in parts.iter().filter(is_macro) {
            for name in &part.names {
                let known = macros.words.entry(name.clone()).or_default();
                known.extend(words(tokens(&text[part.range.clone()])));
                macros.live.extend(part.is_reached.then(|| name.clone()));
            }
        }
        loop {
            let calls_live = |words: &HashSet<String>| !words.is_disjoint(&macros.live);
            let calling = macros.words.iter().filter(|one| calls_live(one.1));
            let calling: Vec<String> = calling.map(|one| one.0.clone()).collect();
            let count = macros.live.len();
            macros.live.extend(calling);
            if macros.live.len() == count {
                return macros;
            }
        }
    }

    /// Returns true for a name in what a live macro makes. The lints find the macros that nothing uses.
    pub fn make(&self, name: &str) -> bool {
        let mut live = self.live.iter().filter_map(|one| self.words.get(one));
        live.any(|words| words.contains(name)) && !self.words.contains_key(name)
    }
}
