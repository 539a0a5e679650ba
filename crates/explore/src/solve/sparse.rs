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
//!
//! Heaps are solved in blocks. Before a block begins, its heaps are looked at all at once, by several
//! threads if that pays, as far as the heaps below it tell (`ahead`); what the block itself adds is little.

mod ahead;
mod table;

use crate::prove;
use crate::watch::Watch;
use ahead::Block;
use rayon::ThreadPoolBuilder;
use std::thread;
use table::{Table, Value};

/// What a move does to a heap. The lists are ascending.
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

/// Heaps between two counts of what is spent: a multiple of any block.
const STRIDE: usize = 1024;
/// The marks of a block, a byte each, at most.
const MOST_MARKS: usize = 1 << 24;

/// How blocks are solved. It changes no value.
#[derive(Debug, Clone, Copy)]
struct Plan {
    /// The threads that look ahead.
    threads: usize,
    /// Up to so many heaps are solved by one thread.
    alone: usize,
    /// As many operations as are worth the while of a thread.
    grain: usize,
    /// The heaps in a block of one thread.
    short: usize,
    /// The least and the greatest number of heaps in a block that threads share.
    least: usize,
    most: usize,
}

impl Plan {
    fn new() -> Self {
        let threads = thread::available_parallelism().map_or(1, usize::from);
        Plan { threads, alone: 10_000, grain: 1 << 19, short: 64, least: 256, most: 1024 }
    }

    /// The number of heaps in a block, and whether threads share it.
    fn block<V: Value>(&self, table: &Table<V>) -> (usize, bool) {
        let operations = table.operations();
        let heaps = (self.threads * self.grain / operations.max(1)).clamp(self.least, self.most);
        let shared = self.threads > 1 && heaps * operations >= self.grain;
        let heaps = if shared { heaps } else { self.short };
        (heaps.min(MOST_MARKS / table.space()).max(1), shared)
    }
}

/// The Grundy values of the heaps below `size`; fewer if the watch ended the work.
///
/// As soon as the values so far prove a period (see [`prove`]), the others are read off it, unless the
/// watch asks for raw values.
///
/// # Complexity
///
/// O(n * r) for r rare values; O(n^2) where these are many.
pub fn grundy(moves: &Moves, size: usize, watch: &mut Watch) -> Vec<u32> {
    planned(moves, size, watch, Plan::new())
}

fn planned(moves: &Moves, size: usize, watch: &mut Watch, plan: Plan) -> Vec<u32> {
    let mut values = Vec::new();
    let mut solve = || {
        // Narrow values make wide vectors. Those of nearly all games fit.
        let _ = solve::<u8>(moves, size, watch, plan, &mut values)
            || solve::<u16>(moves, size, watch, plan, &mut values)
            || solve::<u32>(moves, size, watch, plan, &mut values);
    };
    // The whole work is done by a thread of the pool: it then does what no other thread has begun,
    // and waits for none that is not running.
    let pool = ThreadPoolBuilder::new().num_threads(plan.threads);
    match (plan.threads > 1 && size > plan.alone).then(|| pool.build()) {
        Some(Ok(pool)) => pool.install(solve),
        _ => solve(),
    }
    values
}

/// Adds to the values until all are there or the watch ends the work. Says no at one that does not fit.
fn solve<V: Value>(
    moves: &Moves,
    size: usize,
    watch: &mut Watch,
    plan: Plan,
    values: &mut Vec<u32>,
) -> bool {
    // Each value is there twice, and has a count while a period is looked for.
    let affordable = watch.afford(size, 2 * size_of::<V>() + size_of::<usize>());
    let (asked, size) = (size, affordable.max(values.len()));
    let mut table = Table::<V>::new(moves, size, values);
    let mut checkpoint = table.len().next_power_of_two().max(64);
    let mut fits = true;
    while fits && table.len() < size && watch.goes_on(table.len() as u64) {
        watch.hold(table.bytes());
        if table.len().is_multiple_of(STRIDE) {
            // Blocks differ between machines, and what is spent must not.
            watch.spend(STRIDE as u64 * (1 + table.operations() as u64 / 4));
        }
        if table.len() == checkpoint {
            checkpoint *= 2;
            let proved = if watch.raw { None } else { table.proved_period() };
            if let Some(period) = proved {
                *values = prove::extend(table.into_values(), &period, asked);
                return true;
            }
            table.choose_mask();
        }
        let end = (table.len() / STRIDE + 1) * STRIDE;
        fits = solve_block(&mut table, end.min(size).min(checkpoint), plan);
    }
    *values = table.into_values();
    fits
}

/// Adds the values of some heaps, to a total of at most `end`. Says no at one that does not fit.
fn solve_block<V: Value>(table: &mut Table<V>, end: usize, plan: Plan) -> bool {
    let (heaps, shared) = plan.block(table);
    let heaps = heaps.min(end - table.len());
    let mut block = Block::look_ahead(table, heaps, shared, table.prefers_rare());
    let space = table.space();
    // With more room for values there is another mask, and the look-ahead is void.
    while !block.is_over(table) && table.space() == space {
        let Ok(value) = V::try_from(block.value(table)) else { return false };
        table.push(value);
    }
    true
}

#[cfg(test)]
mod tests;
