//! What the heaps below a block tell of its heaps, before it begins.
//!
//! A split whose parts are both below the block is known by then. So each heap of the block is given the
//! least value that no known option has, by several threads without a word between them. All less are
//! options. When the heap's turn has come, the options that were not known are compared with this one
//! value; only if one has it is the next value looked for, among all options.

use super::table::{LEAST_SPACE, Table, Value};
use rayon::prelude::*;
use std::ops::Range;

/// Parts that are compared with one value at a time: at first, and at most.
const FEW: usize = 64;
const MANY: usize = 1024;
/// So many comparisons cost as much as one mark.
const CHEAP: usize = 16;
/// No fewer heaps are looked at together, unless their marks take too much room.
const FEW_HEAPS: usize = 16;
/// The marks of heaps that are looked at together, at most: they should stay in the nearest cache.
const MARKS: usize = 1 << 14;

/// Consecutive heaps, of which something is known.
pub struct Block {
    heaps: Range<usize>,
    tiles: Vec<Tile>,
    /// The heaps of each tile but the last.
    tile: usize,
    /// Whether the marks are exact for common values.
    by_rare: bool,
}

/// A few of them, looked at together: then what a part leaves lies in the order of the heaps.
struct Tile {
    first: usize,
    /// For each heap, the least value that no known option has.
    least: Vec<usize>,
    /// For each heap, by value: whether a known option was seen to have it.
    marks: Vec<bool>,
}

impl Block {
    /// Looks at the next heaps, so many; with all threads of the pool, if `shared`. If `by_rare`, all
    /// splits with a rare part are marked, so that common values need not be looked for.
    pub fn look_ahead<V: Value>(
        table: &Table<V>,
        length: usize,
        shared: bool,
        by_rare: bool,
    ) -> Self {
        let (start, space) = (table.len(), table.space());
        let heaps = start..start + length;
        let shares = if shared { 4 * rayon::current_num_threads() } else { 1 };
        let tile = (length / shares).max(FEW_HEAPS).min(MARKS / space).max(1);
        let look = Look { table, known: start, space, by_rare };
        let look_at = |first: usize| {
            let length = tile.min(heaps.end - first);
            let mut tile =
                Tile { first, least: vec![0; length], marks: vec![false; length * space] };
            look.look_at(&mut tile);
            tile
        };
        let firsts: Vec<usize> = heaps.clone().step_by(tile).collect();
        let tiles = if shared {
            firsts.into_par_iter().with_max_len(1).map(look_at).collect()
        } else {
            firsts.into_iter().map(look_at).collect()
        };
        Block { heaps, tiles, tile, by_rare }
    }

    /// Whether the table has them all.
    pub fn is_over<V: Value>(&self, table: &Table<V>) -> bool {
        table.len() >= self.heaps.end
    }

    /// The value of the next heap of the table, which must be one of the block.
    pub fn value<V: Value>(&mut self, table: &Table<V>) -> u32 {
        let (heap, known, space) = (table.len(), self.heaps.start, table.space());
        let tile = &mut self.tiles[(heap - known) / self.tile];
        let place = heap - tile.first;
        let least = tile.least[place];
        let look = Look { table, known: heap, space, by_rare: self.by_rare };
        if !look.has_new(heap, known, least as u32) {
            return least as u32;
        }
        let marks = &mut tile.marks[place * space..][..space];
        look.mark_new(heap, known, marks);
        look.least_free(heap, marks, least + 1) as u32
    }
}

/// One look at a table.
struct Look<'a, V> {
    table: &'a Table<'a, V>,
    /// The heaps below are known.
    known: usize,
    space: usize,
    by_rare: bool,
}

impl<V: Value> Look<'_, V> {
    /// Finds the least values of a tile, which has no marks yet.
    fn look_at(&self, tile: &mut Tile) {
        let Tile { first, least, marks } = tile;
        for (heap, marks) in (*first..).zip(marks.chunks_exact_mut(self.space)) {
            marks[0] |= self.table.moves.all.binary_search(&heap).is_ok();
            self.mark_whole(heap, 1..self.known, marks);
        }
        if self.by_rare {
            for &(part, _) in self.table.rare() {
                self.mark(part, 1..self.known, *first, marks);
            }
        }
        let all = (*first..).zip(marks.chunks_exact_mut(self.space)).zip(least);
        all.for_each(|((heap, marks), least)| *least = self.least_free(heap, marks, 0));
    }

    /// Marks the values of the heaps that are left whole, those in a range.
    fn mark_whole(&self, heap: usize, range: Range<usize>, marks: &mut [bool]) {
        let rests = up_to(&self.table.moves.whole, heap).iter().map(|taken| heap - taken);
        for rest in rests.filter(|rest| range.contains(rest)) {
            marks[self.table.values[rest].into() as usize] = true;
        }
    }

    /// Marks the values of splits with this part and another one in this range, of consecutive heaps.
    fn mark(&self, part: usize, others: Range<usize>, first: usize, marks: &mut [bool]) {
        // So narrow values need no check of their bounds.
        assert!(self.space >= LEAST_SPACE);
        let value = self.table.values[part];
        let end = first + marks.len() / self.space;
        for &taken in up_to(&self.table.moves.split, end.saturating_sub(part)) {
            let less = part + taken;
            let heaps = first.max(others.start + less)..end.min(others.end + less);
            let halves = if self.table.moves.unequal { less + part } else { usize::MAX - 1 };
            let before = heaps.start..heaps.end.min(halves);
            let after = heaps.start.max(halves + 1)..heaps.end;
            for heaps in [before, after].into_iter().filter(|heaps| !heaps.is_empty()) {
                let others = &self.table.values[heaps.start - less..heaps.end - less];
                let marks = &mut marks[(heaps.start - first) * self.space..];
                for (marks, &other) in marks.chunks_exact_mut(self.space).zip(others) {
                    marks[(value ^ other).into() as usize] = true;
                }
            }
        }
    }

    /// The least value from `least` on that no known option has. All marks must have been made that
    /// tell of options other than splits, and with rare parts if they are preferred.
    fn least_free(&self, heap: usize, marks: &mut [bool], mut least: usize) -> usize {
        // Values are looked for one by one, which is cheap if they come soon. If they do not, as much is
        // spent on marking splits of whatever value.
        let (mut marked, mut compared) = (1, 0);
        loop {
            // The least value may be the first that there is no mark for.
            least += marks[least.min(marks.len())..].iter().take_while(|&&mark| mark).count();
            let value = least as u32;
            if self.by_rare && self.table.is_common(value) {
                return least;
            }
            let parts = |rest| self.parts(rest, self.known);
            let Some(end) = self.find_split(heap, value, marked, parts) else { return least };
            compared += end - marked;
            if compared > CHEAP * marked.max(FEW) {
                let end = marked + marked.max(FEW);
                self.mark_parts(heap, marked..end, marks);
                (marked, compared) = (end, 0);
            }
            least += 1;
        }
    }

    /// Marks the values of known splits with a lesser part in a range.
    fn mark_parts(&self, heap: usize, range: Range<usize>, marks: &mut [bool]) {
        assert!(marks.len() >= LEAST_SPACE);
        for rest in self.rests(heap) {
            let parts = within(self.parts(rest, self.known), &range);
            let others = &self.table.others(rest)[parts.clone()];
            for (&part, &other) in self.table.values[parts].iter().zip(others) {
                marks[(part ^ other).into() as usize] = true;
            }
        }
    }

    /// The lesser parts of the splits of `rest` into heaps below `known`.
    fn parts(&self, rest: usize, known: usize) -> Range<usize> {
        let most = if self.table.moves.unequal { (rest - 1) / 2 } else { rest / 2 };
        (rest + 1).saturating_sub(known).clamp(1, most + 1)..most + 1
    }

    /// Looks for a split with this value, and a lesser part from `start` on in the range for what it
    /// divides. Tells where it ended, if it found one.
    fn find_split(
        &self,
        heap: usize,
        value: u32,
        start: usize,
        parts: impl Fn(usize) -> Range<usize>,
    ) -> Option<usize> {
        let value = V::try_from(value).ok()?;
        let last = self.rests(heap).map(|rest| parts(rest).end).max()?;
        let (mut start, mut run) = (start, FEW);
        while start < last {
            let range = start..start + run;
            // All rests in turn: what one of them never gives, another may give soon.
            let found = self.rests(heap).any(|rest| {
                let parts = within(parts(rest), &range);
                let others = &self.table.others(rest)[parts.clone()];
                any_split(&self.table.values[parts], others, value)
            });
            if found {
                return Some(range.end);
            }
            (start, run) = (range.end, (2 * run).min(MANY));
        }
        None
    }

    /// What moves that split may leave.
    fn rests(&self, heap: usize) -> impl Iterator<Item = usize> {
        let splits = up_to(&self.table.moves.split, heap.saturating_sub(2)).iter();
        splits.filter(move |&&taken| taken + 2 <= heap).map(move |&taken| heap - taken)
    }

    /// Whether an option that became known after `known` has this value.
    fn has_new(&self, heap: usize, known: usize, value: u32) -> bool {
        let rests = up_to(&self.table.moves.whole, heap).iter().map(|taken| heap - taken);
        let mut new = rests.filter(|&rest| rest >= known.max(1) && rest < heap);
        new.any(|rest| self.table.values[rest].into() == value)
            || self.find_split(heap, value, 1, |rest| 1..self.parts(rest, known).start).is_some()
    }

    /// Marks the values of options that became known after `known`, except those of splits with two
    /// common parts.
    fn mark_new(&self, heap: usize, known: usize, marks: &mut [bool]) {
        self.mark_whole(heap, known.max(1)..heap, marks);
        if self.by_rare {
            let rare = self.table.rare();
            let (old, new) = rare.split_at(rare.partition_point(|&(part, _)| part < known));
            let old = old.iter().take_while(|&&(part, _)| part + known <= heap);
            old.for_each(|&(part, _)| self.mark(part, known..heap, heap, marks));
            new.iter().for_each(|&(part, _)| self.mark(part, 1..heap, heap, marks));
        }
    }
}

/// The numbers of an ascending list that are at most this one.
fn up_to(list: &[usize], most: usize) -> &[usize] {
    &list[..list.partition_point(|&number| number <= most)]
}

/// What is in both ranges.
fn within(range: Range<usize>, other: &Range<usize>) -> Range<usize> {
    let both = range.start.max(other.start)..range.end.min(other.end);
    // An empty range must not lie behind the end of a table.
    if both.is_empty() { 0..0 } else { both }
}

/// Whether some part and what it leaves have this nim-sum.
fn any_split<V: Value>(parts: &[V], others: &[V], value: V) -> bool {
    // No way out in the middle: it would keep the compiler from using vectors.
    parts.iter().zip(others).fold(false, |found, (&a, &b)| found | (a ^ b == value))
}
