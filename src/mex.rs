//! The mex: the least non-negative integer that is not in a set.
//!
//! The Grundy value of a position is the mex of the values of its options, which are collected in one of two sets:
//!
//! - [`MexSet`] takes any values;
//! - [`SmallMexSet`] takes values below a bound that is known, such as 64. It is a word or a few, so to
//!   copy or to empty it costs next to nothing.
//!
//! Both suit values that are found anew for every position, as in a table of Grundy values. For a set
//! that changes by a few values between two questions, keep counts and a tree of bits instead.
//!
//! # Cost of a `MexSet`
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
    /// Last round in which each integer was inserted, counted from 1. A round ends when its mex is taken.
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

/// A set of integers below 64 * `WORDS`, as bits, and its mex.
///
/// # Example
///
/// Grundy values of Dawson's Kayles, where a move takes two neighbouring skittles:
///
/// ```
/// use sente::mex::SmallMexSet;
///
/// let mut values: Vec<usize> = Vec::new();
/// for skittles in 0..10_usize {
///     let mut options = SmallMexSet::<1>::new();
///     for left in 0..skittles.saturating_sub(1) {
///         options.insert(values[left] ^ values[skittles - 2 - left]);
///     }
///     values.push(options.mex());
/// }
/// assert_eq!(values, [0, 0, 1, 1, 2, 0, 3, 1, 1, 0]);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SmallMexSet<const WORDS: usize = 1> {
    words: [u64; WORDS],
}

impl<const WORDS: usize> SmallMexSet<WORDS> {
    /// The empty set.
    #[inline]
    pub const fn new() -> Self {
        SmallMexSet { words: [0; WORDS] }
    }

    /// Puts `value` into the set.
    ///
    /// # Complexity
    ///
    /// O(1).
    ///
    /// # Panics
    ///
    /// If `value` is not below 64 * `WORDS`.
    #[inline]
    pub fn insert(&mut self, value: usize) {
        self.words[value / 64] |= 1 << (value % 64);
    }

    /// The least non-negative integer that is not in the set; 64 * `WORDS`, if the set is full.
    ///
    /// # Complexity
    ///
    /// O(`WORDS`).
    #[inline]
    pub fn mex(&self) -> usize {
        let mut mex = 0;
        for word in self.words {
            mex += word.trailing_ones() as usize;
            if word != u64::MAX {
                break;
            }
        }
        mex
    }
}

impl<const WORDS: usize> Default for SmallMexSet<WORDS> {
    fn default() -> Self {
        SmallMexSet::new()
    }
}

#[cfg(test)]
mod tests {
    use super::{MexSet, SmallMexSet};
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

    /// The mex of `values`, which are below 128.
    fn small_mex(values: impl Iterator<Item = usize>) -> usize {
        let mut set = SmallMexSet::<2>::default();
        values.for_each(|value| set.insert(value));
        set.mex()
    }

    #[test]
    fn a_small_set_has_the_mex_of_all_integers_below_n_up_to_its_width() {
        for n in 0..=128 {
            assert_eq!(small_mex((0..n).rev()), n);
        }
        let mut set = SmallMexSet::<1>::new();
        (0..64).for_each(|value| set.insert(value));
        assert_eq!(set.mex(), 64);
    }

    #[test]
    fn the_mex_of_a_small_set_is_its_first_gap() {
        assert_eq!(small_mex([1, 1, 127].into_iter()), 0);
        for gap in 0..128 {
            assert_eq!(small_mex((0..128).filter(|value| *value != gap)), gap);
        }
    }

    #[test]
    #[should_panic = "index out of bounds"]
    fn a_small_set_refuses_a_value_that_it_has_no_bit_for() {
        SmallMexSet::<1>::new().insert(64);
    }
}
