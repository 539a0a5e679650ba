//! Marks what the program needs: from its own text and the functions that are reached, by names.
//!
//! A name stands for everything that is called so: too much is marked, and lints find the rest. Many methods are
//! called alike, so those that are not reached are marked only if a compile error names them.

use super::parts::{Kind, Part};
use crate::join::Joined;
use crate::source::tokens;
use crate::syntax::words;
use std::collections::{BTreeSet, HashMap, HashSet};
use std::ops::Range;

/// The parts of a text and the words in them.
pub struct Marks {
    parts: Vec<Part>,
    /// True if implementations that others ask for are needed, and calls of macros that may make what is.
    pub is_generous: bool,
    /// The words of each part, without those of the parts in it.
    words: Vec<HashSet<String>>,
    /// The words that are in no part.
    outside: HashSet<String>,
    /// The parts by their names.
    called: HashMap<String, Vec<usize>>,
    children: Vec<Vec<usize>>,
    /// The words before the braces of implementations and traits: what they ask for.
    heads: Vec<HashSet<String>>,
    /// The names that are imported from the standard library.
    of_std: HashSet<String>,
    /// The outermost part around each: the module that a library is, mostly.
    library: Vec<usize>,
    /// True for what is needed in any case.
    first: Vec<bool>,
    /// True under a condition that is not decided.
    conditional: Vec<bool>,
}

impl Marks {
    /// Reads the words. `lines` are those where the compiled functions begin; without them, all parts are needed.
    pub fn new(joined: &Joined, parts: Vec<Part>, lines: Option<&BTreeSet<usize>>) -> Self {
        let text = joined.source.text();
        let mut children = vec![Vec::new(); parts.len()];
        let mut called: HashMap<String, Vec<usize>> = HashMap::new();
        let mut library = Vec::new();
        for (index, part) in parts.iter().enumerate() {
            library.push(part.parent.map_or(index, |parent| library[parent]));
            part.parent.iter().for_each(|&parent| children[parent].push(index));
            part.names.iter().for_each(|name| called.entry(name.clone()).or_default().push(index));
        }
        let words_without = |range: Range<usize>, inner: &mut dyn Iterator<Item = &Part>| {
            let mut rest = text[range.clone()].as_bytes().to_vec();
            inner.for_each(|part| {
                rest[part.range.start - range.start..part.range.end - range.start].fill(b' ');
            });
            words(tokens(&String::from_utf8_lossy(&rest)))
        };
        let words_of = |index: usize| {
            let inner = &mut children[index].iter().map(|&child| &parts[child]);
            words_without(parts[index].range.clone(), inner)
        };
        let head_of = |part: &Part| match part.kind {
            Kind::Trait | Kind::Marker => words(tokens(&text[part.place.clone()])),
            Kind::Plain => words(tokens(part.head(text).unwrap_or_default())),
            _ => HashSet::new(),
        };
        let imported = parts.iter().filter(|part| part.kind == Kind::Use);
        let of_std = imported.filter(|part| part.is_from_std(text, &parts));
        let outer = &mut parts.iter().filter(|part| part.parent.is_none());
        let outside = words_without(0..text.len(), outer);
        Marks {
            words: (0..parts.len()).map(words_of).collect(),
            outside,
            first: match lines {
                Some(lines) => reached(text, &parts, lines),
                None => parts.iter().map(|part| !part.kind.is_around()).collect(),
            },
            conditional: parts.iter().map(|part| part.is_conditional(text, &parts)).collect(),
            heads: parts.iter().map(head_of).collect(),
            of_std: of_std.flat_map(|part| part.names.clone()).collect(),
            called,
            children,
            library,
            is_generous: false,
            parts,
        }
    }

    /// Returns true for a name that a call of a macro may make: that of a type or trait, which nothing else has.
    fn may_be_made(&self, name: &String) -> bool {
        let is_known = self.is_item(name) || self.of_std.contains(name);
        let is_type = name.starts_with(char::is_uppercase);
        self.is_generous && is_type && !is_known && !OF_THE_PRELUDE.contains(&&**name)
    }

    /// Returns true if an implementation asks for another one of the same type.
    fn asks_for(&self, one: usize, other: usize) -> bool {
        let (names, wanted) = (&self.parts[one].names, &self.parts[other].names);
        let traits = names.iter().filter_map(|name| self.called.get(name)).flatten();
        let heads: Vec<_> = traits.chain([&one]).map(|&index| &self.heads[index]).collect();
        let is_asked =
            |name: &String| names.contains(name) || heads.iter().any(|head| head.contains(name));
        wanted.iter().any(|name| names.contains(name)) && wanted.iter().all(is_asked)
    }

    pub fn parts(&self) -> &[Part] {
        &self.parts
    }

    /// Returns for each part whether it is needed, if the parts `kept` are, and the parts `dead` are not.
    pub fn needed(&self, kept: &HashSet<usize>, dead: &BTreeSet<usize>) -> Vec<bool> {
        let is_gone = |(name, parts): &(&String, &Vec<usize>)| {
            let mut items = parts.iter().filter(|&&index| self.parts[index].kind.is_item());
            self.is_item(name) && items.all(|index| dead.contains(index))
        };
        let mut search = Search {
            marks: self,
            dead,
            gone: self.called.iter().filter(is_gone).map(|(name, _)| name).collect(),
            needed: vec![false; self.parts.len()],
            open: Vec::new(),
            known: HashSet::new(),
            waiting: HashMap::new(),
        };
        for index in 0..self.parts.len() {
            if self.first[index] || kept.contains(&index) {
                search.mark(index);
            }
            if self.parts[index].parent.is_none() {
                search.follow(index);
            }
        }
        search.learn(&self.outside);
        while search.run() || search.find_markers() || search.find_asked() {}
        search.needed
    }

    /// Returns true if a part that is no import has this name.
    fn is_item(&self, name: &String) -> bool {
        let parts = self.called.get(name).into_iter().flatten();
        parts.into_iter().any(|&index| self.parts[index].kind.is_item())
    }
}

struct Search<'a> {
    marks: &'a Marks,
    dead: &'a BTreeSet<usize>,
    /// The names of dead items: imports and implementations of them go with them.
    gone: HashSet<&'a String>,
    needed: Vec<bool>,
    open: Vec<usize>,
    known: HashSet<&'a String>,
    /// The parts that are named, by their libraries, of which nothing is needed and which nobody names.
    waiting: HashMap<usize, Vec<usize>>,
}

impl<'a> Search<'a> {
    fn mark(&mut self, index: usize) {
        let part = &self.marks.parts[index];
        let is_gone = part.kind.is_about_items() && part.has_name(|name| self.gone.contains(name));
        if !is_gone && !self.dead.contains(&index) && !self.needed[index] {
            self.needed[index] = true;
            self.open.push(index);
            self.release(self.marks.library[index]);
        }
    }

    /// Marks what is named if its library is needed or named.
    fn mark_named(&mut self, index: usize) {
        let library = self.marks.library[index];
        let name = self.marks.parts[library].names.first();
        if self.needed[library] || name.is_none_or(|name| self.known.contains(name)) {
            self.mark(index);
        } else {
            self.waiting.entry(library).or_default().push(index);
        }
    }

    fn release(&mut self, library: usize) {
        self.waiting.remove(&library).into_iter().flatten().for_each(|index| self.mark(index));
    }

    /// Marks what is needed with the part around it: a rule of a macro, an import of what no part is.
    fn follow(&mut self, index: usize) {
        let marks = self.marks;
        let part = &marks.parts[index];
        match part.kind {
            Kind::Import => marks.children[index].iter().for_each(|&child| self.follow(child)),
            Kind::Inner => self.mark(index),
            Kind::Use if !part.has_name(|name| marks.is_item(name)) => self.mark(index),
            _ => {}
        }
    }

    fn learn(&mut self, words: &'a HashSet<String>) {
        for word in words {
            if !self.known.insert(word) {
                continue;
            }
            for &index in self.marks.called.get(word).into_iter().flatten() {
                let is_meant = match self.marks.parts[index].kind {
                    Kind::Plain | Kind::Function | Kind::Statics | Kind::Use => true,
                    // What is not compiled on this machine may be on the judge's.
                    Kind::Method | Kind::Trait => self.marks.conditional[index],
                    Kind::Nameless => self.marks.may_be_made(word),
                    Kind::Group | Kind::Import | Kind::Inner | Kind::Marker | Kind::Module => false,
                };
                if is_meant {
                    self.mark_named(index);
                }
                if self.marks.library[index] == index {
                    self.release(index);
                }
            }
        }
    }

    /// Follows what is marked. Returns true if anything was.
    fn run(&mut self) -> bool {
        let found = !self.open.is_empty();
        while let Some(index) = self.open.pop() {
            let marks = self.marks;
            self.learn(&marks.words[index]);
            let part = &marks.parts[index];
            if let Some(parent) = part.parent.filter(|_| !part.is_passive) {
                self.mark(parent);
            }
            for &child in &marks.children[index] {
                self.follow(child);
            }
        }
        found
    }

    /// Marks the implementations that others ask for. Returns true if there are any.
    fn find_asked(&mut self) -> bool {
        let marks = self.marks;
        if !marks.is_generous {
            return false;
        }
        let is_one = |&index: &usize| matches!(marks.parts[index].kind, Kind::Trait | Kind::Marker);
        let (needed, others): (Vec<usize>, Vec<usize>) =
            (0..marks.parts.len()).filter(is_one).partition(|&index| self.needed[index]);
        for other in others {
            if needed.iter().any(|&one| marks.asks_for(one, other)) {
                self.mark(other);
            }
        }
        !self.open.is_empty()
    }

    /// Marks the implementations without functions of what is needed. Returns true if there are any.
    fn find_markers(&mut self) -> bool {
        let marks = self.marks;
        for (index, part) in marks.parts.iter().enumerate() {
            let is_known = |name: &String| self.known.contains(name) || !marks.is_item(name);
            let is_ours = self.needed[marks.library[index]];
            if part.kind == Kind::Marker && is_ours && part.names.iter().all(is_known) {
                self.mark(index);
            }
        }
        !self.open.is_empty()
    }
}

/// Names that need no import, and are often words of calls.
const OF_THE_PRELUDE: [&str; 12] = [
    "Box", "Default", "Err", "Error", "Item", "None", "Ok", "Output", "Self", "Some", "String",
    "Vec",
];

/// For each part, true if one of its lines is reached.
fn reached(text: &str, parts: &[Part], lines: &BTreeSet<usize>) -> Vec<bool> {
    let newlines: Vec<usize> = text.match_indices('\n').map(|(at, _)| at).collect();
    let line = |at: usize| newlines.partition_point(|&newline| newline < at) + 1;
    let has_lines =
        |part: &Part| lines.range(line(part.range.start)..=line(part.range.end)).next().is_some();
    // The lines of what a macro makes are in the macro.
    let macros = parts.iter().filter(|part| part.kind == Kind::Plain && has_lines(part));
    let macros: HashSet<&String> = macros.flat_map(|part| &part.names).collect();
    let is_reached = |part: &Part| match part.kind {
        Kind::Function | Kind::Method | Kind::Trait => has_lines(part),
        Kind::Nameless => {
            let is_made = part.has_name(|name| macros.contains(name));
            has_lines(part) || is_made || part.is_conditional(text, parts)
        }
        _ => false,
    };
    parts.iter().map(is_reached).collect()
}
