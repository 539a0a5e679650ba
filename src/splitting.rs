//! Games in which a move leaves two smaller heaps in the place of one.
//!
//! The heaps of such a game are independent of each other. So by Sprague and Grundy the value of a heap is the mex
//! of the nim-sums of the two heaps that each move leaves, and a position is lost if and only if the nim-sum of its
//! heaps' values is 0.

use super::mex::MexSet;

/// The Grundy values of heaps of 0, 1, ..., `count` - 1 stones. `splits` lists the moves of a heap: the stones of
/// the two heaps that are left. Both are smaller than the heap; if only one is left, the other one has 0 stones.
///
/// # Complexity
///
/// A step for each move of each heap.
///
/// # Panics
///
/// If a heap that is left is not smaller.
///
/// # Example
///
/// Kayles, where a move knocks down one pin of a row, or two neighbours:
///
/// ```
/// use sente::splitting::grundy_values;
///
/// let values = grundy_values(9, |pins| {
///     (1..=2.min(pins)).flat_map(move |down| (0..=pins - down).map(move |a| (a, pins - down - a)))
/// });
/// assert_eq!(values, [0, 1, 2, 3, 1, 4, 3, 2, 1]);
/// ```
pub fn grundy_values<S: Iterator<Item = (usize, usize)>>(
    count: usize,
    mut splits: impl FnMut(usize) -> S,
) -> Vec<usize> {
    let mut values = Vec::with_capacity(count);
    let mut options = MexSet::new();
    for heap in 0..count {
        for (one, other) in splits(heap) {
            options.insert(values[one] ^ values[other]);
        }
        values.push(options.take_mex());
    }
    values
}

#[cfg(test)]
mod tests {
    use super::grundy_values;
    use std::iter::{empty, once};

    #[test]
    fn no_heaps_have_no_values() {
        assert_eq!(grundy_values(0, |_| once((0, 0))), []);
    }

    #[test]
    fn without_moves_all_values_are_0() {
        assert_eq!(grundy_values(5, |_| empty()), [0; 5]);
    }

    #[test]
    fn heaps_without_a_partner_are_those_of_nim() {
        let values = grundy_values(50, |heap| (0..heap).map(|left| (left, 0)));
        assert_eq!(values, (0..50).collect::<Vec<_>>());
    }

    #[test]
    fn two_heaps_make_the_nim_sum_of_their_values() {
        // The last heap may become 1 and 2, worth 3 together, or one of the values 0, 1 and 2.
        let moves =
            [vec![], vec![(0, 0)], vec![(1, 0), (0, 0)], vec![(1, 2), (1, 1), (0, 1), (2, 0)]];
        assert_eq!(grundy_values(4, |heap| moves[heap].iter().copied()), [0, 1, 2, 4]);
    }

    #[test]
    #[should_panic = "index out of bounds"]
    fn a_heap_that_does_not_shrink_is_refused() {
        grundy_values(3, |heap| once((heap, 0)));
    }
}
