//! What inputs make of the ranges that they are held to.

use std::collections::BTreeMap;

/// By the name of each quantity, such as `heap`, or `query / white cell`.
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
    /// Takes in what was found elsewhere.
    pub fn join(&mut self, other: Extent) {
        let hull = |a: (i128, i128), b: (i128, i128)| (a.0.min(b.0), a.1.max(b.1));
        self.allowed = hull(self.allowed, other.allowed);
        self.found = hull(self.found, other.found);
    }
}

/// Adds what another input made of the ranges.
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
    pub(crate) fn note(
        &mut self,
        path: impl Iterator<Item = &'static str> + Clone,
        extent: Extent,
    ) {
        let is_known = |(known, _): &(Vec<&str>, Extent)| known.iter().copied().eq(path.clone());
        if !self.extents.get(self.last).is_some_and(is_known) {
            self.last = self.extents.iter().position(is_known).unwrap_or(self.extents.len());
        }
        match self.extents.get_mut(self.last) {
            Some((_, known)) => known.join(extent),
            None => self.extents.push((path.collect(), extent)),
        }
    }

    pub(crate) fn finish(self) -> Extents {
        self.extents.into_iter().map(|(path, extent)| (path.join(" / "), extent)).collect()
    }
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
        for (path, number) in [(&["n"][..], 3), (&["test", "n"], 5), (&["n"], 7), (&["n"], 1)] {
            notes.note(path.iter().copied(), one(number));
        }
        let extents = notes.finish();
        assert_eq!(extents["n"], Extent { allowed: (0, 9), found: (1, 7) });
        assert_eq!(extents["test / n"], one(5));
        assert_eq!(extents.len(), 2);
    }

    #[test]
    fn extents_are_the_hull_of_all_inputs() {
        let mut all = Extents::from([("n".to_string(), one(3))]);
        join(&mut all, Extents::from([("n".into(), one(8)), ("m".into(), one(0))]));
        assert_eq!(all["n"].found, (3, 8));
        assert_eq!(all["m"], one(0));
    }
}
