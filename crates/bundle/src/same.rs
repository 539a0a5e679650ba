//! Comparison of two programs: from `main` on, each step of the one is a step of the other.
//!
//! A pair of entities is the same if their lines are, and if what they refer to is the same, pair by
//! pair. That may go round in circles: a pair that is being looked at counts as the same, as two
//! machines do the same if no step tells them apart. Of variables, one has to stand for one.

use super::flow::Flow;
use super::follow::is_type_name;
use super::ir::{Entity, Id, Ir, Reference};
use super::side_by_side::SideBySide;
use super::tells::Trail;
use std::collections::{BTreeSet, HashMap};

/// Two entities that are compared.
type Pair = (Id, Id);
/// The pair that refers to another, and the line; None for a root.
type From = Option<(Pair, usize)>;

struct Comparison<'a> {
    first: &'a Ir,
    second: &'a Ir,
    seen: HashMap<Pair, From>,
    open: Vec<(Id, Id)>,
    /// Bijection between the variables of the two programs.
    variables: (HashMap<Id, Id>, HashMap<Id, Id>),
    type_ids: (HashMap<i64, i64>, HashMap<i64, i64>),
    is_safe: bool,
    /// True if numbers may be hashes of types.
    has_type_ids: bool,
    /// True if nobody but standard error is told the names of types.
    ignores_type_names: bool,
    catches_panics: bool,
}

/// Compares two programs. In those that are safe, and look at no address, memory may be given back earlier or later.
pub fn compare(first: &Ir, second: &Ir, is_safe: bool) -> Result<(), Trail> {
    let mut comparison = Comparison {
        first,
        second,
        seen: HashMap::new(),
        open: Vec::new(),
        variables: Default::default(),
        type_ids: Default::default(),
        is_safe,
        has_type_ids: first.names_type_ids() && second.names_type_ids(),
        ignores_type_names: first.names_types_in_panics_alone(),
        catches_panics: first.catches_panics() || second.catches_panics(),
    };
    comparison.roots()?;
    comparison.run()
}

impl<'a> Comparison<'a> {
    /// Pairs the entities that act without being referred to: `main`, `#[no_mangle]`, `#[used]`, sections, assembler.
    fn roots(&mut self) -> Result<(), Trail> {
        let (ours, mut theirs) = (acting(self.first), acting(self.second).into_iter());
        for (name, one) in ours {
            match theirs.next() {
                Some((same, other)) if same == name => self.pair(one, other, None),
                _ => return Err(vec![(one, 0)]),
            }
        }
        theirs.next().map_or(Ok(()), |_| Err(Vec::new()))
    }

    fn pair(&mut self, one: Id, other: Id, from: From) {
        if let std::collections::hash_map::Entry::Vacant(entry) = self.seen.entry((one, other)) {
            entry.insert(from);
            self.open.push((one, other));
        }
    }

    fn run(&mut self) -> Result<(), Trail> {
        while let Some(pair) = self.open.pop() {
            let (one, other) = (self.first.entity(pair.0), self.second.entity(pair.1));
            let both_write = one.is_variable || other.is_variable;
            if both_write && !agree(&mut self.variables, pair.0, pair.1) {
                return Err(self.difference(pair, 0));
            }
            if is_type_name(one) && is_type_name(other) && self.ignores_type_names {
                continue;
            }
            let count = self.open.len();
            if let Err(line) = self.line_by_line(pair, one, other) {
                for pair in self.open.drain(count..) {
                    self.seen.remove(&pair);
                }
                if one.title.is_empty() || other.title.is_empty() {
                    return Err(self.difference(pair, line));
                }
                self.step_by_step(pair, one, other).map_err(|line| self.difference(pair, line))?;
            }
        }
        Ok(())
    }

    fn line_by_line(&mut self, pair: Pair, one: &Entity, other: &Entity) -> Result<(), usize> {
        let pairs = || one.lines.iter().zip(&other.lines);
        let differs = pairs().position(|(line, with)| line.text != with.text);
        if differs.is_some() || one.lines.len() != other.lines.len() {
            let shorter = one.lines.len().min(other.lines.len());
            return Err(differs.unwrap_or(shorter.saturating_sub(1)));
        }
        let differs = pairs().enumerate().position(|(number, (line, with))| {
            !self.all_refer(pair, number, &line.references, &with.references)
        });
        differs.map_or(Ok(()), Err)
    }

    /// Walks through two functions side by side.
    fn step_by_step(&mut self, pair: Pair, one: &Entity, other: &Entity) -> Result<(), usize> {
        let mut flow =
            Flow::read(one, |line| self.is_safe && self.first.gives_back(pair.0.0, line));
        let mut with =
            Flow::read(other, |line| self.is_safe && self.second.gives_back(pair.1.0, line));
        flow.leave_out_words(self.catches_panics);
        with.leave_out_words(self.catches_panics);
        SideBySide::new(&flow, &with)
            .run(|step, with| self.all_refer(pair, step.line, &step.references, &with.references))
    }

    fn all_refer(
        &mut self,
        from: Pair,
        line: usize,
        one: &[Reference],
        other: &[Reference],
    ) -> bool {
        let mut both = one.iter().zip(other);
        one.len() == other.len() && both.all(|(one, other)| self.refer(from, line, one, other))
    }

    /// Returns true if two references can be the same; their targets are compared later.
    fn refer(&mut self, from: (Id, Id), line: usize, one: &Reference, other: &Reference) -> bool {
        let (one, other) = match (one, other) {
            (Reference::TypeId(one), Reference::TypeId(other)) if self.has_type_ids => {
                return agree(&mut self.type_ids, *one, *other);
            }
            (Reference::Symbol(one), Reference::Symbol(other)) => (one, other),
            _ => return one == other,
        };
        match (self.first.resolve(from.0.0, one), self.second.resolve(from.1.0, other)) {
            (Some(one), Some(other)) => {
                let is_open = self.can_be_same(one, other);
                if is_open {
                    self.pair(one, other, Some((from, line)));
                }
                is_open
            }
            (None, None) => one == other,
            _ => false,
        }
    }

    /// Returns false for two constants that differ: a function that only tells standard error of them may still be the same.
    fn can_be_same(&self, one: Id, other: Id) -> bool {
        let (one, other) = (self.first.entity(one), self.second.entity(other));
        let is_function = |entity: &Entity| !entity.title.is_empty();
        let texts = |entity: &'a Entity| entity.lines.iter().map(|line| &line.text);
        is_function(one) || is_function(other) || texts(one).eq(texts(other))
    }

    /// The line of the first program that differs, and those that led there.
    fn difference(&self, pair: Pair, line: usize) -> Trail {
        let mut trail = vec![(pair.0, line)];
        let mut at = pair;
        while let Some(Some((from, line))) = self.seen.get(&at) {
            trail.push((from.0, *line));
            at = *from;
        }
        trail
    }
}

/// The entities that act, by their names in the source: the last part of a mangled name is the name itself.
fn acting(ir: &Ir) -> BTreeSet<(&str, Id)> {
    let named = ir.acting().into_iter().map(|id| (&*ir.entity(id).name, id));
    named
        .map(|(name, id)| (if name.starts_with("_R") { last_part(name) } else { name }, id))
        .collect()
}

/// Notes that `one` stands for `other`, unless either stands for something else.
pub fn agree<T: Clone + Eq + std::hash::Hash>(
    known: &mut (HashMap<T, T>, HashMap<T, T>),
    one: T,
    other: T,
) -> bool {
    *known.0.entry(one.clone()).or_insert(other.clone()) == other
        && *known.1.entry(other).or_insert(one.clone()) == one
}

fn last_part(mangled: &str) -> &str {
    let name = mangled.trim_end_matches(|c: char| !c.is_ascii_digit());
    &mangled[name.trim_end_matches(|c: char| c.is_ascii_digit()).len()..]
}

#[cfg(test)]
mod tests {
    use super::{Ir, compare};

    /// A program; `+++` stands between its modules.
    fn program(text: &str) -> Ir {
        let mut ir = Ir::default();
        text.split("+++\n").for_each(|module| ir.add(module));
        ir
    }

    #[test]
    fn what_is_done_counts_and_names_do_not() {
        for case in include_str!("same.txt").split("## ").skip(1) {
            let (title, programs) = case.split_once('\n').unwrap();
            let mut programs = programs.split("---\n").map(program);
            let first = programs.next().unwrap();
            assert!(compare(&first, &first, true).is_ok(), "{title}");
            for (number, other) in programs.enumerate() {
                for (one, other) in [(&first, &other), (&other, &first)] {
                    let is_same = compare(one, other, true).is_ok();
                    assert_eq!(is_same, title.starts_with("same"), "{title}, {number}");
                }
            }
        }
    }
}
