//! Estimates of the memory of a graph.

use super::Graph;
use std::hash::{Hash, Hasher};

/// Limits of a search.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bound {
    /// The most positions.
    pub positions: usize,
    /// The most bytes, by [`Graph::bytes`].
    pub bytes: usize,
}

impl From<usize> for Bound {
    /// A limit on positions, with half a gigabyte of memory.
    fn from(positions: usize) -> Self {
        Bound { positions, bytes: 1 << 29 }
    }
}

impl<P, L> Graph<P, L> {
    /// About how many bytes the graph takes, and a search on it.
    pub fn bytes(&self) -> usize {
        // The set keeps a position with its hash, and its number in a table that is half empty at worst.
        let set = size_of_value::<P>() + 8 + 16;
        // An answer of a word, two counts and an end of moves, and an end of parents.
        let position = set + 8 + 8 + 8 + 8;
        let one_move = size_of::<(L, u32)>() + size_of::<u32>();
        self.held + self.positions.len() * position + self.edges.moves() * one_move
    }
}

/// Estimate of the bytes that a value owns on the heap, in vectors and strings.
pub(super) fn held(value: &impl Hash) -> usize {
    let mut hasher = Held(0);
    value.hash(&mut hasher);
    hasher.0
}

/// A hasher that counts the bytes that a value feeds it. These include the bytes of the value itself, so the estimate
/// of what it owns is too large rather than too small.
struct Held(usize);

/// Bytes of a vector without its elements: its three words, and the overhead of the allocator.
const LIST: usize = 3 * WORD + 16;

/// Bytes of a word, whatever machine this is: a search ends at the same place in a browser, which has 32 bits.
const WORD: usize = 8;

/// Bytes of a value itself. One that owns memory is taken for a row of words.
const fn size_of_value<P>() -> usize {
    let size = size_of::<P>();
    if std::mem::needs_drop::<P>() { size * WORD / size_of::<usize>() } else { size }
}

impl Hasher for Held {
    fn write(&mut self, bytes: &[u8]) {
        self.0 += bytes.len();
    }

    fn write_usize(&mut self, _: usize) {
        // Nearly always the length of a list, which comes before its members.
        self.0 += LIST;
    }

    fn finish(&self) -> u64 {
        self.0 as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Unsolved;

    #[test]
    fn lists_are_counted_with_all_that_is_in_them() {
        let empty: Vec<u64> = Vec::new();
        assert!(held(&0_u8) <= 8);
        let [none, ten] = [held(&empty), held(&vec![0_u64; 10])];
        assert_eq!(ten - none, 80);
        let nested = vec![vec![0_u64; 10]; 10];
        assert!(held(&nested) >= 10 * ten, "{}", held(&nested));
    }

    #[test]
    #[cfg(target_pointer_width = "64")]
    fn the_bytes_of_a_small_graph_are_as_added_up_by_hand() {
        // A list is three words and 16 bytes of the allocator's.
        assert_eq!(held(&vec![0_u64; 10]), 24 + 16 + 10 * 8);
        let moves = |&heap: &u64| (0..heap).map(|left| ((), left)).collect();
        let graph = Graph::explore([10], moves, 100).expect("it is small");
        // 11 positions of a number, a hash, two entries of a table, four words of answers, and what they feed a
        // hasher, which is their 8 bytes again; 55 moves, with two numbers of 4 bytes each.
        assert_eq!(graph.bytes(), 11 * (8 + 8 + 16 + 4 * 8 + 8) + 55 * 8);
    }

    #[test]
    fn the_bytes_of_positions_and_moves_end_a_search() {
        // A few positions with many moves, many with few, and a few that are long.
        let wide = |&heap: &u64| (0..heap).map(|left| ((), left)).collect();
        let deep = |&heap: &u64| heap.checked_sub(1).map(|left| ((), left)).into_iter().collect();
        let long = |list: &Vec<u64>| match list.len() {
            0 => vec![],
            length => vec![((), vec![0; length - 1])],
        };
        let bound = Bound { positions: usize::MAX, bytes: 1_000_000 };
        let ended = Some(Unsolved::TooManyBytes(1_000_000));
        assert_eq!(Graph::explore([2_000], wide, bound).err(), ended);
        assert_eq!(Graph::explore([1_000_000], deep, bound).err(), ended);
        assert_eq!(Graph::explore([vec![0; 1000]], long, bound).err(), ended);
        assert!(Graph::explore([200], wide, bound).is_ok());
        assert!(Graph::explore([1000], deep, bound).is_ok());
        assert!(Graph::explore([vec![0; 100]], long, bound).is_ok());
    }

    #[test]
    fn a_search_that_was_ended_leaves_the_graph_as_it_was() {
        let moves = |&heap: &u64| Some((0..heap).map(|left| ((), left)).collect());
        let mut graph = Graph::default();
        graph.extend([10], moves, 100).expect("it is small");
        let before = graph.bytes();
        assert_eq!(graph.extend([50], moves, 40), Err(Unsolved::TooManyPositions(40)));
        assert_eq!((graph.bytes(), graph.positions().len()), (before, 11));
        assert_eq!(graph.extend([50], |_| None, 100), Err(Unsolved::GivenUp));
        assert_eq!(graph.bytes(), before);
        graph.extend([20], moves, 100).expect("it is small");
        let values = graph.grundy().expect("it ends");
        assert!((0..=20).all(|heap| values[graph.number(&heap)] == heap as usize));
    }
}
