//! Least and greatest numbers that inputs contain, beside the ranges that the statement allows.

use crate::form::Repeated;
use std::collections::BTreeMap;
use std::ptr;

/// Extents by the name of the quantity, such as `heap`, or `query / white cell`.
pub type Extents = BTreeMap<String, Extent>;

/// The numbers of one quantity.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Extent {
    /// The least and the greatest number that the statement allows; where that depends on other
    /// numbers, over all of them.
    pub allowed: (i128, i128),
    /// The least and the greatest number that was met.
    pub found: (i128, i128),
}

impl Extent {
    /// Widens both ranges to contain those of `other`.
    pub fn join(&mut self, other: Extent) {
        let hull = |a: (i128, i128), b: (i128, i128)| (a.0.min(b.0), a.1.max(b.1));
        self.allowed = hull(self.allowed, other.allowed);
        self.found = hull(self.found, other.found);
    }
}

/// Merges the extents of another input into `extents`.
pub fn join(extents: &mut Extents, others: Extents) {
    for (name, other) in others {
        extents.entry(name).and_modify(|extent| extent.join(other)).or_insert(other);
    }
}

/// Notes numbers by the path of their names. The path of the last number is most often that of the
/// next one, so it is remembered.
#[derive(Debug, Default)]
pub(crate) struct Notes {
    extents: Vec<(Vec<&'static str>, Extent)>,
    last: usize,
}

impl Notes {
    /// Notes a number of that `name` within the parts of the path.
    pub(crate) fn note(&mut self, path: &[Repeated], name: &'static str, extent: Extent) {
        let is_known = |(known, _): &(Vec<&'static str>, Extent)| is_path(known, path, name);
        if !self.extents.get(self.last).is_some_and(is_known) {
            self.last = self.extents.iter().position(is_known).unwrap_or(self.extents.len());
        }
        if let Some((_, known)) = self.extents.get_mut(self.last) {
            known.join(extent);
            return;
        }
        let mut names: Vec<&str> = path.iter().map(|part| part.name).collect();
        names.push(name);
        self.extents.push((names, extent));
    }

    /// Extents by joined names. A part without a name is left out of the path.
    pub(crate) fn finish(self) -> Extents {
        let mut extents = Extents::new();
        for (mut names, extent) in self.extents {
            names.retain(|name| !name.is_empty());
            join(&mut extents, Extents::from([(names.join(" / "), extent)]));
        }
        extents
    }
}

/// True if the names are the same string literals as those of the path. Pointers are compared, in a plain loop, since
/// this runs for each number of an extreme input; [`Notes::finish`] merges equal names at different addresses.
fn is_path(names: &[&'static str], path: &[Repeated], name: &'static str) -> bool {
    if names.len() != path.len() + 1 || !ptr::eq(names[path.len()], name) {
        return false;
    }
    for (known, part) in names.iter().zip(path) {
        if !ptr::eq(*known, part.name) {
            return false;
        }
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one(number: i128) -> Extent {
        Extent { allowed: (0, 9), found: (number, number) }
    }

    #[test]
    fn numbers_of_one_path_are_one_quantity() {
        let mut notes = Notes::default();
        let [test, query] =
            ["test", "query"].map(|name| [Repeated { name, number: 1, count: None }]);
        for (path, number) in
            [(&[][..], 3), (&test, 5), (&query, 6), (&[], 7), (&[], 1), (&test, 2)]
        {
            notes.note(path, "n", one(number));
        }
        // No more entries than quantities, however many numbers there are.
        assert_eq!(notes.extents.len(), 3);
        let extents = notes.finish();
        assert_eq!(extents["n"], Extent { allowed: (0, 9), found: (1, 7) });
        assert_eq!(extents["test / n"], Extent { allowed: (0, 9), found: (2, 5) });
        assert_eq!(extents["query / n"], one(6));
        assert_eq!(extents.len(), 3);
    }

    #[test]
    fn extents_are_the_hull_of_all_inputs() {
        let mut all = Extents::from([("n".to_string(), one(3))]);
        join(&mut all, Extents::from([("n".into(), one(8)), ("m".into(), one(0))]));
        assert_eq!(all["n"].found, (3, 8));
        assert_eq!(all["m"], one(0));
    }
}
