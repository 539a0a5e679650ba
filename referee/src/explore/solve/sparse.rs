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
    fn most(&self) -> usize {
        self.all.iter().chain(&self.whole).chain(&self.split).copied().max().unwrap_or(0)
    }
}

/// Splits at which a search for small rare values begins.
const FEW: usize = 512;
/// Above this share of rare values, one in so many, vectors are faster.
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
    let mut solver = Solver::new(moves, size);
    let mut checkpoint = 64;
    for heap in 0..size {
        if heap % 1024 == 0 && !watch.goes_on(heap as u64) {
            break;
        }
        if heap == checkpoint {
            checkpoint *= 2;
            let provable = !watch.raw && !moves.unequal;
            let parts = if moves.split.is_empty() { 1 } else { 2 };
            let theorem = prove::Theorem { parts, most_taken: moves.most() };
            if let Some(period) = theorem.period(&solver.values).filter(|_| provable) {
                return prove::extend(solver.values, &period, size);
            }
            solver.choose_mask();
        }
        let value = solver.value(heap);
        solver.push(value);
    }
    solver.values
}

struct Solver<'a> {
    moves: &'a Moves,
    size: usize,
    values: Vec<u32>,
    /// The values backwards, from the end of the vector: what is split off lies in the same order.
    backwards: Vec<u16>,
    forwards: Vec<u16>,
    mask: u32,
    /// Heaps, from 1 on, with rare values.
    rare: Vec<usize>,
    /// By value: the heap that it was last an option of.
    seen: Vec<u32>,
}

impl<'a> Solver<'a> {
    fn new(moves: &'a Moves, size: usize) -> Self {
        Solver {
            moves,
            size,
            values: Vec::with_capacity(size),
            backwards: vec![0; size],
            forwards: Vec::with_capacity(size),
            mask: 0,
            rare: Vec::new(),
            seen: vec![u32::MAX; 64],
        }
    }

    fn is_rare(&self, value: u32) -> bool {
        (value & self.mask).count_ones() % 2 == 0
    }

    fn push(&mut self, value: u32) {
        let heap = self.values.len();
        if heap > 0 && self.is_rare(value) {
            self.rare.push(heap);
        }
        self.values.push(value);
        // Where this cuts a value off, vectors are not used.
        let narrow = value as u16;
        self.forwards.push(narrow);
        self.backwards[self.size - 1 - heap] = narrow;
        let space = (value as usize + 1).next_power_of_two() * 2;
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
            self.seen[self.values[heap - taken] as usize] = stamp;
        }
        let splits = moves.split.iter().filter(|&&taken| taken + 2 <= heap);
        let rests: Vec<usize> = splits.map(|taken| heap - taken).collect();
        let narrow = self.seen.len() <= 1 << 16;
        if narrow && self.rare.len() * SHARE > heap && heap > 4 * FEW {
            self.value_by_vectors(stamp, &rests)
        } else {
            self.value_by_rare_parts(stamp, &rests)
        }
    }

    fn value_by_rare_parts(&mut self, stamp: u32, rests: &[usize]) -> u32 {
        let Solver { values, rare, seen, moves, .. } = self;
        for &rest in rests {
            for &part in rare.iter().take_while(|&&part| part < rest) {
                if !(moves.unequal && part * 2 == rest) {
                    seen[(values[part] ^ values[rest - part]) as usize] = stamp;
                }
            }
        }
        // Without a mask all values are rare, and all splits have been seen.
        if self.mask == 0 {
            return self.least_free(stamp);
        }
        let is_common = |&value: &u32| !self.is_rare(value) && self.is_free(value, stamp);
        let common = (0..).find(is_common).unwrap_or(0);
        let open = |solver: &Self| {
            (0..common).filter(|&v| solver.is_rare(v) && solver.is_free(v, stamp)).count()
        };
        let mut left = open(self);
        for &rest in rests {
            for part in 1..=rest / 2 {
                if left == 0 {
                    return common;
                }
                let sum = self.values[part] ^ self.values[rest - part];
                let skipped = self.moves.unequal && part * 2 == rest;
                if sum < common && !skipped && self.seen[sum as usize] != stamp {
                    self.seen[sum as usize] = stamp;
                    left -= 1;
                }
            }
        }
        if left == 0 { common } else { self.least_free(stamp) }
    }

    fn value_by_vectors(&mut self, stamp: u32, rests: &[usize]) -> u32 {
        for &rest in rests {
            for part in 1..FEW.min(rest / 2) {
                let sum = self.values[part] ^ self.values[rest - part];
                self.seen[sum as usize] = stamp;
            }
        }
        loop {
            let candidate = self.least_free(stamp);
            if !rests.iter().any(|&rest| self.splits_to(rest, candidate)) {
                return candidate;
            }
            self.seen[candidate as usize] = stamp;
        }
    }

    /// Whether a heap of `rest` can be split so that the nim-sum is `value`.
    fn splits_to(&self, rest: usize, value: u32) -> bool {
        // Equal parts have nim-sum 0, as have others if these may not be.
        let most = if self.moves.unequal { (rest - 1) / 2 } else { rest / 2 };
        let parts = &self.forwards[1..=most];
        let others = &self.backwards[self.size - rest..][..most];
        let value = value as u16;
        let chunks = parts.chunks(1024).zip(others.chunks(1024));
        chunks.into_iter().any(|(parts, others)| {
            parts.iter().zip(others).fold(false, |found, (a, b)| found | (a ^ b == value))
        })
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
        self.values.iter().skip(1).for_each(|&value| surplus[value as usize] += 1);
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
            self.rare = (1..self.values.len()).filter(|&h| self.is_rare(self.values[h])).collect();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn naive(moves: &Moves, size: usize) -> Vec<u32> {
        let mut values: Vec<u32> = Vec::new();
        for heap in 0..size {
            let mut options: Vec<u32> = Vec::new();
            options.extend(moves.all.contains(&heap).then_some(0));
            options.extend(
                moves.whole.iter().filter(|&&taken| taken < heap).map(|taken| values[heap - taken]),
            );
            for &taken in moves.split.iter().filter(|&&taken| taken < heap) {
                let rest = heap - taken;
                let parts = (1..rest).filter(|&part| !(moves.unequal && part * 2 == rest));
                options.extend(parts.map(|part| values[part] ^ values[rest - part]));
            }
            values.push((0..).find(|value| !options.contains(value)).unwrap());
        }
        values
    }

    #[test]
    fn no_heap_and_one_heap_are_enough() {
        let kayles =
            Moves { all: vec![1, 2], whole: vec![1, 2], split: vec![1, 2], unequal: false };
        let values = |size| grundy(&kayles, size, &mut Watch::new("", 0));
        assert_eq!(values(0), []);
        assert_eq!(values(1), [0]);
        assert_eq!(values(9), [0, 1, 2, 3, 1, 4, 3, 2, 1]);
        assert_eq!(grundy(&Moves::default(), 5, &mut Watch::new("", 0)), [0; 5]);
    }

    #[test]
    fn random_games_have_the_values_of_a_naive_mex() {
        let mut random = fastrand::Rng::with_seed(1);
        for round in 0..60 {
            let mut some = |least| -> Vec<usize> { (least..5).filter(|_| random.bool()).collect() };
            let (all, whole) = (some(1), some(1));
            let moves = Moves { all, whole, split: some(0), unequal: round % 3 == 0 };
            let size = 400;
            let expected = naive(&moves, size);
            for raw in [false, true] {
                let values = grundy(&moves, size, &mut Watch::new("", 0).raw(raw));
                assert_eq!(values, expected, "{moves:?}, raw: {raw}");
            }
        }
    }

    #[test]
    fn vectors_give_the_same_as_rare_parts() {
        // Dawson's Kayles, whose zeros never end, and Grundy's game, whose equal parts are forbidden.
        for moves in [
            Moves { all: vec![2], whole: vec![2], split: vec![2], unequal: false },
            Moves { split: vec![0], unequal: true, ..Moves::default() },
        ] {
            let values = grundy(&moves, 3000, &mut Watch::new("", 0).raw(true));
            let mut solver = Solver::new(&moves, 3000);
            values.iter().for_each(|&value| solver.push(value));
            for heap in 2500..3000 {
                let rests: Vec<usize> = moves.split.iter().map(|taken| heap - taken).collect();
                solver.seen.fill(u32::MAX);
                moves.whole.iter().for_each(|taken| {
                    solver.seen[values[heap - taken] as usize] = heap as u32;
                });
                assert_eq!(solver.value_by_vectors(heap as u32, &rests), values[heap]);
            }
        }
    }
}
