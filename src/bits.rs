//! A set of integers below a bound that gives its least member in a few steps.

use std::iter;

/// A set of integers, a bit for each; above each word of 64 bits one bit, 1 if the word is not 0; and so on up to a
/// single word.
///
/// In the top word the lowest 1 stands for a word one level down, and the lowest 1 of that word for one below it. On
/// each level the bits below the one that is taken are 0, so no member is among what they stand for: the last 1
/// stands for the least member. A bit above changes only when its word becomes 0 or ceases to be. *(Proved.)*
///
/// # Example
///
/// ```
/// use sente::bits::BitTree;
///
/// let mut set = BitTree::new(1000);
/// set.insert(700);
/// set.insert(7);
/// assert_eq!(set.first(), Some(7));
/// set.remove(7);
/// assert_eq!(set.first(), Some(700));
/// ```
#[derive(Debug, Clone)]
pub struct BitTree {
    /// The bits of the integers, then the levels above. The last level is one word.
    levels: Vec<Vec<u64>>,
}

impl BitTree {
    /// The empty set, with room for the integers below `bound`.
    ///
    /// # Complexity
    ///
    /// O(`bound` / 64) time, 64/63 bits an integer.
    pub fn new(bound: usize) -> Self {
        let level = |bits: usize| vec![0; bits.div_ceil(64)];
        let above = |below: &Vec<u64>| (below.len() > 1).then(|| level(below.len()));
        BitTree { levels: iter::successors(Some(level(bound.max(1))), above).collect() }
    }

    /// Puts `integer` into the set, if it is not in it.
    ///
    /// # Complexity
    ///
    /// O(log bound) to the base 64.
    ///
    /// # Panics
    ///
    /// If there is no room for it.
    #[inline]
    pub fn insert(&mut self, mut integer: usize) {
        for level in &mut self.levels {
            let word = &mut level[integer / 64];
            let was_empty = *word == 0;
            *word |= 1 << (integer % 64);
            if !was_empty {
                break;
            }
            integer /= 64;
        }
    }

    /// Takes `integer` out of the set, if it is in it.
    ///
    /// # Complexity
    ///
    /// O(log bound) to the base 64.
    ///
    /// # Panics
    ///
    /// If there is no room for it.
    #[inline]
    pub fn remove(&mut self, mut integer: usize) {
        for level in &mut self.levels {
            let word = &mut level[integer / 64];
            *word &= !(1 << (integer % 64));
            if *word != 0 {
                break;
            }
            integer /= 64;
        }
    }

    /// The least member; `None` if there is none.
    ///
    /// # Complexity
    ///
    /// O(log bound) to the base 64.
    #[inline]
    pub fn first(&self) -> Option<usize> {
        let mut first = 0;
        for level in self.levels.iter().rev() {
            let word = level[first];
            if word == 0 {
                return None;
            }
            first = 64 * first + word.trailing_zeros() as usize;
        }
        Some(first)
    }
}

#[cfg(test)]
mod tests {
    use super::BitTree;
    use std::collections::BTreeSet;

    #[test]
    fn an_empty_set_has_no_least_member() {
        for bound in [0, 1, 64, 65, 5000] {
            let mut set = BitTree::new(bound);
            assert_eq!(set.first(), None);
            set.remove(bound.saturating_sub(1));
            assert_eq!(set.first(), None);
        }
    }

    #[test]
    fn every_integer_below_the_bound_has_room() {
        for bound in [1, 63, 64, 65, 4095, 4096, 4097, 262_144, 262_145] {
            let mut set = BitTree::new(bound);
            for member in [bound - 1, bound / 2, 0] {
                set.insert(member);
                assert_eq!(set.first(), Some(member));
            }
            set.remove(0);
            assert_eq!(set.first(), [bound / 2, bound - 1].into_iter().find(|&member| member > 0));
        }
    }

    #[test]
    fn no_word_is_more_than_needed() {
        let words = |bound| BitTree::new(bound).levels.iter().map(Vec::len).collect::<Vec<_>>();
        assert_eq!(words(0), [1]);
        assert_eq!(words(64), [1]);
        assert_eq!(words(65), [2, 1]);
        assert_eq!(words(4096), [64, 1]);
        assert_eq!(words(4097), [65, 2, 1]);
    }

    #[test]
    fn members_may_be_put_in_and_taken_out_twice() {
        let mut set = BitTree::new(200);
        for member in [130, 130, 131] {
            set.insert(member);
        }
        set.remove(130);
        set.remove(130);
        assert_eq!(set.first(), Some(131));
        set.remove(131);
        assert_eq!(set.first(), None);
    }

    #[test]
    fn the_least_member_is_that_of_an_ordered_set() {
        for bound in [9, 130, 9000] {
            let (mut set, mut ordered) = (BitTree::new(bound), BTreeSet::new());
            let mut random = 1;
            for step in 0..9000 {
                random = random * 1103 % 1_000_003;
                // The set grows and shrinks in turn.
                if (random + step / 1000) % 3 > step / 1000 % 2 {
                    set.insert(random % bound);
                    ordered.insert(random % bound);
                } else if let Some(least) = ordered.pop_first() {
                    set.remove(least);
                }
                assert_eq!(set.first(), ordered.first().copied());
            }
        }
    }
}
