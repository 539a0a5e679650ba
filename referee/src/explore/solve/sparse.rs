//! Grundy values of heaps that a move may split in two, by the sparse space method.
//!
//! In most such games nearly all values are *common*: they have an odd number of ones in the places of
//! some mask, while the *rare* ones have an even number. The nim-sum of two rare or of two common values
//! is rare, that of one of each is common (Winning Ways, chapter 4, "Sparse spaces and common cosets").
//! So all options with common values come from splits with a rare part; these are few, and give the
//! least common value that is free. Only if a rare value is less are pairs of common ones looked at, and
//! of these no more than it takes to find all rare values that are less.
//!
//! Every mask gives the right values; a good one gives them soon. It is chosen anew, for the values so
//! far, whenever these have doubled. Where no mask is good, because rare values keep coming, all splits
//! are compared with one candidate at a time, in vectors.

use crate::explore::prove;
use crate::explore::watch::Watch;
use std::ops::{BitXor, Range};

/// What a move does to a heap.
#[derive(Debug, Clone, Default)]
pub struct Moves {
    /// How many may be taken, if they are all.
    pub all: Vec<usize>,
    /// How many may be taken, the rest left as one heap.
    pub whole: Vec<usize>,
    /// How many may be taken, the rest left as two heaps.
    pub split: Vec<usize>,
    /// Whether two heaps must be unequal.
    pub unequal: bool,
}

impl Moves {
    /// The most that is taken.
    pub fn most(&self) -> usize {
        self.all.iter().chain(&self.whole).chain(&self.split).copied().max().unwrap_or(0)
    }
}

/// Parts at which a search for small rare values begins; it looks at twice as many each time.
const FEW_PARTS: usize = 64;
/// Up to so many values are looked for one by one, in vectors.
const FEW_VALUES: usize = 8;
/// Parts that are compared with one value at a time.
const BLOCK: usize = 1024;
/// Above this share of rare values, one in so many, all splits are compared in vectors.
const SHARE: usize = 24;

/// The Grundy values of the heaps below `size`; fewer if the watch ended the work.
///
/// As soon as the values so far prove a period (see [`prove`]), the others are read off it, unless the
/// watch asks for raw values.
///
/// # Complexity
///
/// O(n * r) for r rare values; O(n^2) where these are many.
pub fn grundy(moves: &Moves, size: usize, watch: &mut Watch) -> Vec<u32> {
    // Narrow values make wide vectors. Those of nearly all games fit.
    solve::<u16>(moves, size, watch)
        .or_else(|| solve::<u32>(moves, size, watch))
        .unwrap_or_default()
}

/// `None` if a value does not fit.
fn solve<V: Value>(moves: &Moves, size: usize, watch: &mut Watch) -> Option<Vec<u32>> {
    let mut solver = Solver::<V>::new(moves, size);
    let mut checkpoint = 64;
    for heap in 0..size {
        if heap % 1024 == 0 && !watch.goes_on(heap as u64) {
            break;
        }
        if heap == checkpoint {
            checkpoint *= 2;
            let proved = if watch.raw { None } else { solver.proved_period() };
            if let Some(period) = proved {
                return Some(prove::extend(solver.into_values(), &period, size));
            }
            solver.choose_mask();
        }
        let value = solver.value(heap);
        solver.push(V::try_from(value).ok()?);
    }
    Some(solver.into_values())
}

/// A number that Grundy values are kept in.
trait Value: Copy + Eq + BitXor<Output = Self> + Into<u32> + TryFrom<u32> + Default {}

impl Value for u16 {}
impl Value for u32 {}

struct Solver<'a, V> {
    moves: &'a Moves,
    size: usize,
    values: Vec<V>,
    /// The values from the last place backwards: parts and what they leave lie in the same order.
    backwards: Vec<V>,
    mask: u32,
    /// Heaps, from 1 on, with rare values.
    rare: Vec<(usize, V)>,
    /// By value: the heap that it was last an option of.
    seen: Vec<u32>,
}

impl<'a, V: Value> Solver<'a, V> {
    fn new(moves: &'a Moves, size: usize) -> Self {
        Solver {
            moves,
            size,
            values: Vec::with_capacity(size),
            backwards: vec![V::default(); size],
            mask: 0,
            rare: Vec::new(),
            seen: vec![u32::MAX; 64],
        }
    }

    fn into_values(self) -> Vec<u32> {
        self.values.into_iter().map(V::into).collect()
    }

    fn proved_period(&self) -> Option<prove::Period> {
        let parts = if self.moves.split.is_empty() { 1 } else { 2 };
        let theorem = prove::Theorem { parts, most_taken: self.moves.most() };
        // The theorem is for moves that may leave any heaps.
        (!self.moves.unequal).then(|| theorem.period(&self.values)).flatten()
    }

    fn push(&mut self, value: V) {
        let heap = self.values.len();
        if heap > 0 && self.is_rare(value.into()) {
            self.rare.push((heap, value));
        }
        self.values.push(value);
        self.backwards[self.size - 1 - heap] = value;
        let space = (value.into() as usize + 1).next_power_of_two() * 2;
        if space > self.seen.len() {
            self.seen.resize(space, u32::MAX);
            self.choose_mask();
        }
    }

    fn value(&mut self, heap: usize) -> u32 {
        let moves = self.moves;
        let stamp = heap as u32;
        if moves.all.contains(&heap) {
            self.seen[0] = stamp;
        }
        for &taken in moves.whole.iter().filter(|&&taken| taken < heap) {
            self.seen[self.values[heap - taken].into() as usize] = stamp;
        }
        let splits = moves.split.iter().filter(|&&taken| taken + 2 <= heap);
        let rests: Vec<usize> = splits.map(|taken| heap - taken).collect();
        if self.rare.len() * SHARE > heap && heap > 4 * BLOCK {
            self.value_by_vectors(stamp, &rests)
        } else {
            self.value_by_rare_parts(stamp, &rests)
        }
    }

    fn value_by_rare_parts(&mut self, stamp: u32, rests: &[usize]) -> u32 {
        for &rest in rests {
            let others = &self.backwards[self.size - 1 - rest..];
            let smaller = self.rare.partition_point(|&(part, _)| part < rest);
            for &(part, value) in &self.rare[..smaller] {
                if !(self.moves.unequal && part * 2 == rest) {
                    self.seen[(value ^ others[part]).into() as usize] = stamp;
                }
            }
        }
        // Without a mask all values are rare, and all splits have been seen.
        if self.mask == 0 {
            return self.least_free(stamp);
        }
        let is_common = |&value: &u32| !self.is_rare(value) && self.is_free(value, stamp);
        let common = (0..).find(is_common).unwrap_or(0);
        let is_open = |&value: &u32| self.is_rare(value) && self.is_free(value, stamp);
        let mut open: Vec<u32> = (0..common).filter(is_open).collect();
        // All rests in turn: what one of them never gives, another may give soon.
        let (mut start, mut count) = (1, FEW_PARTS);
        while !open.is_empty() && rests.iter().any(|&rest| start <= self.most_part(rest)) {
            for &rest in rests {
                self.see(&mut open, rest, start..start + count, stamp);
            }
            (start, count) = (start + count, (2 * count).min(BLOCK));
        }
        open.first().copied().unwrap_or(common)
    }

    /// Takes those values away from the open ones that splits of `rest` with these parts have.
    fn see(&mut self, open: &mut Vec<u32>, rest: usize, parts: Range<usize>, stamp: u32) {
        let end = parts.end.min(self.most_part(rest) + 1);
        let parts = parts.start.min(end)..end;
        let others = &self.backwards[self.size - 1 - rest..][parts.clone()];
        let parts = &self.values[parts];
        if open.len() <= FEW_VALUES {
            open.retain(|&value| !any_split(parts, others, value));
            return;
        }
        for (&part, &other) in parts.iter().zip(others) {
            self.seen[(part ^ other).into() as usize] = stamp;
        }
        open.retain(|&value| self.seen[value as usize] != stamp);
    }

    /// The greatest part that is no more than what it leaves; less, if parts must be unequal.
    fn most_part(&self, rest: usize) -> usize {
        if self.moves.unequal { (rest - 1) / 2 } else { rest / 2 }
    }

    fn value_by_vectors(&mut self, stamp: u32, rests: &[usize]) -> u32 {
        let mut least = 0;
        loop {
            let free = (least..).filter(|&value| self.is_free(value, stamp));
            let mut open: Vec<u32> = free.take(FEW_VALUES).collect();
            least = open.last().map_or(0, |last| last + 1);
            for &rest in rests {
                let most = self.most_part(rest);
                for start in (1..=most).step_by(BLOCK) {
                    self.see(&mut open, rest, start..start + BLOCK, stamp);
                }
            }
            if let Some(&value) = open.first() {
                return value;
            }
        }
    }

    fn is_rare(&self, value: u32) -> bool {
        (value & self.mask).count_ones().is_multiple_of(2)
    }

    fn is_free(&self, value: u32, stamp: u32) -> bool {
        self.seen.get(value as usize) != Some(&stamp)
    }

    fn least_free(&self, stamp: u32) -> u32 {
        (0..).find(|&value| self.is_free(value, stamp)).unwrap_or(0)
    }

    /// Chooses the mask with the fewest rare values so far. By a Walsh-Hadamard transform: it gives for
    /// each mask how many values have an even number of ones there, less how many have an odd one.
    fn choose_mask(&mut self) {
        let mut surplus = vec![0_i64; self.seen.len()];
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

/// Whether some part and what it leaves have this nim-sum.
fn any_split<V: Value>(parts: &[V], others: &[V], value: u32) -> bool {
    let Ok(value) = V::try_from(value) else { return false };
    // No way out in the middle: it would keep the compiler from using vectors.
    parts.iter().zip(others).fold(false, |found, (&a, &b)| found | (a ^ b == value))
}

#[cfg(test)]
mod tests;
