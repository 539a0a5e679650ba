//! The values so far, and the mask that makes most of them common.

use super::Moves;
use crate::prove;
use std::ops::BitXor;

/// There is room for so many values at least.
pub const LEAST_SPACE: usize = 256;

/// A number that Grundy values are kept in.
pub trait Value:
    Copy + Eq + BitXor<Output = Self> + Into<u32> + TryFrom<u32> + Default + Sync
{
}

impl Value for u8 {}
impl Value for u16 {}
impl Value for u32 {}

/// The values of all heaps below some size.
pub struct Table<'a, V> {
    /// The game.
    pub moves: &'a Moves,
    /// The values, by heap.
    pub values: Vec<V>,
    /// The values from the last place backwards: parts and what they leave lie in the same order.
    backwards: Vec<V>,
    mask: u32,
    /// Heaps, from 1 on, with rare values.
    rare: Vec<(usize, V)>,
    most: usize,
    /// A power of two above all values.
    space: usize,
}

impl<'a, V: Value> Table<'a, V> {
    /// For so many heaps; those of the first are known. All of these must fit.
    pub fn new(moves: &'a Moves, size: usize, values: &[u32]) -> Self {
        let mut table = Table {
            moves,
            values: Vec::with_capacity(size),
            backwards: vec![V::default(); size],
            mask: 0,
            rare: Vec::new(),
            most: 0,
            space: LEAST_SPACE,
        };
        values
            .iter()
            .filter_map(|&value| V::try_from(value).ok())
            .for_each(|value| table.push(value));
        table
    }

    /// How many values there are.
    pub fn len(&self) -> usize {
        self.values.len()
    }

    /// A power of two above all values, and so above all nim-sums.
    pub fn space(&self) -> usize {
        self.space
    }

    /// How many bytes they take.
    pub fn bytes(&self) -> usize {
        2 * self.len() * size_of::<V>() + self.rare.len() * size_of::<(usize, V)>()
    }

    /// All of them.
    pub fn into_values(self) -> Vec<u32> {
        self.values.into_iter().map(V::into).collect()
    }

    /// The period that the values prove.
    pub fn proved_period(&self) -> Option<prove::Period> {
        let parts = if self.moves.split.is_empty() { 1 } else { 2 };
        let theorem = prove::Theorem { parts, most_taken: self.moves.most() };
        // The theorem is for moves that may leave any heaps.
        (!self.moves.unequal).then(|| theorem.period(&self.values)).flatten()
    }

    /// Adds the value of the next heap.
    pub fn push(&mut self, value: V) {
        let heap = self.values.len();
        if heap > 0 && self.is_rare(value.into()) {
            self.rare.push((heap, value));
        }
        self.values.push(value);
        let last = self.backwards.len() - 1;
        self.backwards[last - heap] = value;
        self.most = self.most.max(value.into() as usize);
        let space = (self.most + 1).next_power_of_two();
        if space > self.space {
            self.space = space;
            self.choose_mask();
        }
    }

    /// For each part, from 0 on, the value of what it leaves of `rest`.
    pub fn others(&self, rest: usize) -> &[V] {
        &self.backwards[self.backwards.len() - 1 - rest..]
    }

    /// The heaps, from 1 on, with rare values.
    pub fn rare(&self) -> &[(usize, V)] {
        &self.rare
    }

    /// Whether splits with a rare part are all looked at. Otherwise no part is preferred.
    pub fn prefers_rare(&self) -> bool {
        self.rare.len() <= self.without_rare()
    }

    /// Whether only splits with a rare part can have this value.
    pub fn is_common(&self, value: u32) -> bool {
        // Without a mask all parts are rare.
        self.mask == 0 || !self.is_rare(value)
    }

    fn is_rare(&self, value: u32) -> bool {
        (value & self.mask).count_ones().is_multiple_of(2)
    }

    /// About how many operations the next heap takes.
    pub fn operations(&self) -> usize {
        let [whole, split] = [&self.moves.whole, &self.moves.split]
            .map(|list| list.partition_point(|&taken| taken <= self.len()));
        split * (self.rare.len().min(self.without_rare()) + 2 * self.most) + whole
    }

    /// And, for each split, if no part is preferred. An operation compares vectors or marks a value.
    fn without_rare(&self) -> usize {
        // How many values are compared with most splits: from experience.
        let values = 1 + self.most / 16;
        self.len() / 32 * values
    }

    /// Chooses the mask with the fewest rare values so far. By a Walsh-Hadamard transform: it gives for
    /// each mask how many values have an even number of ones there, less how many have an odd one.
    pub fn choose_mask(&mut self) {
        let mut surplus = vec![0_i64; self.space];
        self.values.iter().skip(1).for_each(|&value| surplus[value.into() as usize] += 1);
        let mut half = 1;
        while half < surplus.len() {
            for block in surplus.chunks_mut(2 * half) {
                let (low, high) = block.split_at_mut(half);
                for (a, b) in low.iter_mut().zip(high) {
                    (*a, *b) = (*a + *b, *a - *b);
                }
            }
            half *= 2;
        }
        let best = (0..surplus.len()).min_by_key(|&mask| surplus[mask]).unwrap_or(0) as u32;
        if best != self.mask {
            self.mask = best;
            let all = self.values.iter().copied().enumerate().skip(1);
            self.rare = all.filter(|&(_, value)| self.is_rare(value.into())).collect();
        }
    }
}
