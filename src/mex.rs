//! The mex: the least non-negative integer that is not in a set.
//!
//! The Grundy value of a position is the mex of the values of its options. [`MexSet`] collects them.
//!
//! It suits values that are found anew for every position, as in a table of Grundy values. For a set
//! that changes by a few values between two questions, keep counts and a tree of bits instead.
//!
//! # Cost
//!
//! [`insert`](MexSet::insert) is one write, and [`take_mex`](MexSet::take_mex) reads one entry more
//! than the mex; nothing is cleared. Memory is 8 bytes for each integer up to the greatest that was
//! inserted, for good: Grundy values are small (on a graph of `m` moves no value exceeds the root of
//! 2m), other integers may not be.

/// A set that takes integers and gives its mex, again and again.
///
/// # Example
///
/// Grundy values of the game where a move takes 1, 3 or 4 stones:
///
/// ```
/// use sente::mex::MexSet;
///
/// let mut options = MexSet::new();
/// let mut values: Vec<usize> = Vec::new();
/// for stones in 0..8 {
///     for taken in [1, 3, 4] {
///         if taken <= stones {
///             options.insert(values[stones - taken]);
///         }
///     }
///     values.push(options.take_mex());
/// }
/// assert_eq!(values, [0, 1, 0, 1, 2, 3, 2, 0]);
/// ```
#[derive(Debug, Clone, Default)]
pub struct MexSet {
    /// For each integer the last round that it was in, counted from 1. The rounds end with their mex.
    rounds: Vec<u64>,
    finished: u64,
}

impl MexSet {
    /// The empty set.
    pub const fn new() -> Self {
        MexSet { rounds: Vec::new(), finished: 0 }
    }

    /// Puts `value` into the set.
    ///
    /// # Complexity
    ///
    /// O(1), apart from the memory that a new greatest value needs.
    #[inline]
    pub fn insert(&mut self, value: usize) {
        if value >= self.rounds.len() {
            self.grow(value);
        }
        self.rounds[value] = self.finished + 1;
    }

    /// The least non-negative integer that is not in the set. The set is empty again.
    ///
    /// # Complexity
    ///
    /// O(mex + 1).
    #[inline]
    pub fn take_mex(&mut self) -> usize {
        self.finished += 1;
        let absent = self.rounds.iter().position(|&round| round != self.finished);
        absent.unwrap_or(self.rounds.len())
    }

    #[cold]
    fn grow(&mut self, value: usize) {
        self.rounds.resize(value + 1, 0);
    }
}

#[cfg(test)]
mod tests {
    use super::MexSet;
    use std::collections::HashSet;

    #[test]
    fn the_mex_of_nothing_is_0() {
        let mut set = MexSet::new();
        assert_eq!(set.take_mex(), 0);
        assert_eq!(set.take_mex(), 0);
    }

    #[test]
    fn the_mex_counts_from_0() {
        let mut set = MexSet::new();
        set.insert(1);
        assert_eq!(set.take_mex(), 0);
        set.insert(0);
        assert_eq!(set.take_mex(), 1);
    }

    #[test]
    fn the_mex_of_all_integers_below_n_is_n() {
        let mut set = MexSet::new();
        for n in [1, 5, 64, 3] {
            (0..n).rev().for_each(|value| set.insert(value));
            assert_eq!(set.take_mex(), n);
        }
    }

    #[test]
    fn a_set_forgets_the_sets_before_it() {
        let mut set = MexSet::new();
        for subset in (0..16_u32).chain((0..16).rev()) {
            let values: HashSet<usize> = (0..4).filter(|bit| subset >> bit & 1 == 1).collect();
            values.iter().chain(&values).for_each(|&value| set.insert(value));
            let mex = (0..).find(|value| !values.contains(value)).unwrap();
            assert_eq!(set.take_mex(), mex, "{values:?}");
        }
    }
}
