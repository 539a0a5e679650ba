//! Whether two programs do the same: from `main`, each step of the one is a step of the other.
//!
//! A pair of entities is the same if their lines are, and if what they refer to is the same, pair by
//! pair. That may go round in circles: a pair that is being looked at counts as the same, as two
//! machines do the same if no step tells them apart. Of variables, one has to stand for one.

use super::ir::{Id, Ir, Reference, Target};
use std::collections::{HashMap, HashSet};

/// Where two programs part.
#[derive(Debug)]
pub struct Difference {
    /// The entities and the line in them, with those that led there, the innermost first.
    pub trail: Vec<(Id, usize)>,
    /// The line of the first program, and that of the second.
    pub lines: (String, String),
}

struct Comparison<'a> {
    first: &'a Ir,
    second: &'a Ir,
    /// Who referred to a pair, and in which line.
    seen: HashMap<(Id, Id), Option<((Id, Id), usize)>>,
    open: Vec<(Id, Id)>,
    /// What of one program stands for what of the other, both ways.
    variables: (HashMap<Id, Id>, HashMap<Id, Id>),
    type_ids: (HashMap<i64, i64>, HashMap<i64, i64>),
}

/// Compares two programs.
///
/// # Errors
///
/// The first difference that is found.
pub fn compare(first: &Ir, second: &Ir) -> Result<(), Difference> {
    let mut comparison = Comparison {
        first,
        second,
        seen: HashMap::new(),
        open: Vec::new(),
        variables: Default::default(),
        type_ids: Default::default(),
    };
    comparison.roots()?;
    comparison.run()
}

impl Comparison<'_> {
    /// What acts without being referred to: `main`, `#[no_mangle]`, `#[used]`, sections, assembler.
    fn roots(&mut self) -> Result<(), Difference> {
        let names = |ir: &Ir| -> HashSet<String> {
            ir.roots().iter().map(|&id| ir.entity(id).name.clone()).collect()
        };
        let is_mangled = |name: &String| name.starts_with("_R");
        let (ours, theirs) = (names(self.first), names(self.second));
        for name in ours.union(&theirs).filter(|name| !is_mangled(name)) {
            match (self.first.offered(name), self.second.offered(name)) {
                (Some(one), Some(other)) => self.pair(one, other, None),
                (one, _) => return Err(missing(one, name)),
            }
        }
        let nameless = |ir: &Ir| -> Vec<Id> {
            let roots = ir.roots().into_iter().chain(ir.used());
            let mut ids: Vec<Id> = roots.filter(|id| is_mangled(&ir.entity(*id).name)).collect();
            ids.sort_unstable();
            ids.dedup();
            ids
        };
        let (ours, mut theirs) = (nameless(self.first), nameless(self.second));
        for one in ours {
            // The last part of a mangled name is the name itself.
            let name = &self.first.entity(one).name;
            let same = |other: &Id| last_part(&self.second.entity(*other).name) == last_part(name);
            let Some(at) = theirs.iter().position(same) else {
                return Err(missing(Some(one), name));
            };
            let other = theirs.remove(at);
            self.pair(one, other, None);
        }
        match theirs.first() {
            Some(&other) => Err(missing(None, &self.second.entity(other).name)),
            None => Ok(()),
        }
    }

    fn pair(&mut self, one: Id, other: Id, from: Option<((Id, Id), usize)>) {
        if let std::collections::hash_map::Entry::Vacant(entry) = self.seen.entry((one, other)) {
            entry.insert(from);
            self.open.push((one, other));
        }
    }

    fn run(&mut self) -> Result<(), Difference> {
        while let Some(pair) = self.open.pop() {
            let (one, other) = (self.first.entity(pair.0), self.second.entity(pair.1));
            let both_write = one.is_variable || other.is_variable;
            if both_write && !agree(&mut self.variables, pair.0, pair.1) {
                return Err(self.difference(pair, 0));
            }
            let same_length = one.lines.len() == other.lines.len();
            for (number, (line, with)) in one.lines.iter().zip(&other.lines).enumerate() {
                let same = is_same_text(&line.text, &with.text)
                    && line.references.len() == with.references.len();
                let mut references = line.references.iter().zip(&with.references);
                if !same || !references.all(|(one, other)| self.refer(pair, number, one, other)) {
                    return Err(self.difference(pair, number));
                }
            }
            if !same_length {
                let shorter = one.lines.len().min(other.lines.len());
                return Err(self.difference(pair, shorter.saturating_sub(1)));
            }
        }
        Ok(())
    }

    /// Whether two references can be the same; what they refer to is looked at later.
    fn refer(&mut self, from: (Id, Id), line: usize, one: &Reference, other: &Reference) -> bool {
        match (one, other) {
            (Reference::TypeId(one), Reference::TypeId(other)) => {
                agree(&mut self.type_ids, *one, *other)
            }
            (Reference::Symbol(one), Reference::Symbol(other)) => {
                if tells_type_ids_apart(one) {
                    return false;
                }
                let targets =
                    (self.first.resolve(from.0.0, one), self.second.resolve(from.1.0, other));
                match targets {
                    (Target::Own(one), Target::Own(other)) => {
                        self.pair(one, other, Some((from, line)));
                        true
                    }
                    (Target::Foreign(one), Target::Foreign(other)) => one == other,
                    _ => false,
                }
            }
            _ => false,
        }
    }

    fn difference(&self, pair: (Id, Id), line: usize) -> Difference {
        let text = |ir: &Ir, id: Id| {
            ir.entity(id).lines.get(line).map_or(String::new(), |line| line.text.clone())
        };
        let lines = (text(self.first, pair.0), text(self.second, pair.1));
        let mut trail = vec![(pair.0, line)];
        let mut at = pair;
        while let Some(Some((from, line))) = self.seen.get(&at) {
            trail.push((from.0, *line));
            at = *from;
        }
        Difference { trail, lines }
    }
}

fn missing(one: Option<Id>, name: &str) -> Difference {
    let lines = if one.is_some() { (name.into(), "".into()) } else { ("".into(), name.into()) };
    Difference { trail: one.map(|id| (id, 0)).into_iter().collect(), lines }
}

/// Notes that `one` stands for `other`, unless either stands for something else.
fn agree<T: Copy + Eq + std::hash::Hash>(
    known: &mut (HashMap<T, T>, HashMap<T, T>),
    one: T,
    other: T,
) -> bool {
    *known.0.entry(one).or_insert(other) == other && *known.1.entry(other).or_insert(one) == one
}

/// A failed `assert!` prints its condition as it is written: paths in it may have got longer.
fn is_same_text(one: &str, other: &str) -> bool {
    one == other
}

fn last_part(mangled: &str) -> &str {
    let name = mangled.trim_end_matches(|c: char| !c.is_ascii_digit());
    &mangled[name.trim_end_matches(|c: char| c.is_ascii_digit()).len()..]
}

/// The order of `TypeId`s, and what they print, is another in each compilation.
fn tells_type_ids_apart(symbol: &str) -> bool {
    let parts = ["10PartialOrd", "3Ord", "4Hash", "5Debug"];
    symbol.contains("6TypeId") && parts.iter().any(|part| symbol.contains(part))
}
