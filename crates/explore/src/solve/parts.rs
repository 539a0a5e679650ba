//! Grundy values of heaps that a move may split in three and more.
//!
//! For each number of heaps and each number of stones in them together, the set of all nim-sums is kept
//! as bits. One heap more is added by shifting sets: adding `g` to all members of a set of numbers
//! exchanges places of its words, and places within each.

use crate::prove::{self, Theorem};
use crate::watch::Watch;

/// A set of values, 64 to a word.
pub type Set = Vec<u64>;

/// What adding a value to a word of a set costs, about.
pub const OPERATIONS: u64 = 4;

/// The Grundy values of the heaps below `size`; fewer if the watch ended the work. By the number of
/// stones taken, `left` has bit `k` where `k` heaps may be left.
///
/// # Complexity
///
/// O(n^2 v / 64) for values below v, less if a period is proved early.
pub fn grundy(left: &[u32], size: usize, watch: &mut Watch) -> Vec<u32> {
    let most_parts = left.iter().map(|mask| mask.checked_ilog2().unwrap_or(0)).max().unwrap_or(0);
    let theorem = Theorem { parts: most_parts.max(1) as usize, most_taken: left.len().max(1) - 1 };
    let mut values: Vec<u32> = Vec::new();
    // By the number of heaps, then of stones.
    let mut sums: Vec<Vec<Set>> = vec![Vec::new(); most_parts as usize + 1];
    let (mut checkpoint, mut held) = (64, 0);
    for heap in 0..size {
        if !watch.goes_on(heap as u64) {
            break;
        }
        if heap == checkpoint && !watch.raw {
            checkpoint *= 2;
            if let Some(period) = theorem.period(&values) {
                return prove::extend(values, &period, size);
            }
        }
        for count in 2..sums.len() {
            let mut all = Set::new();
            for one in 1..heap {
                add(&mut all, &sums[count - 1][heap - one], values[one]);
            }
            watch.spend((heap * (1 + all.len())) as u64 * OPERATIONS);
            held += all.capacity() * size_of::<u64>();
            sums[count].push(all);
        }
        // Every set has a place, and so has what the allocator adds.
        watch.hold(held + sums.len() * heap * (size_of::<Set>() + 24));
        let value = first_free(left, heap, &sums);
        values.push(value);
        sums.iter_mut().take(2).enumerate().for_each(|(count, sets)| {
            // No heap has no stones, one heap has at least one.
            let has_one = (count == 0) == (heap == 0);
            let sum = if count == 0 { 0 } else { value };
            let mut set = Set::new();
            if has_one {
                add(&mut set, &[1], sum);
            }
            sets.push(set);
        });
    }
    values
}

/// The least value that no option has.
fn first_free(left: &[u32], heap: usize, sums: &[Vec<Set>]) -> u32 {
    let mut options = Set::new();
    for (taken, mask) in left.iter().enumerate().take_while(|&(taken, _)| taken <= heap) {
        for (count, sums) in sums.iter().enumerate().filter(|&(count, _)| mask >> count & 1 == 1) {
            // A whole heap that nothing is taken from is no option.
            if taken > 0 || count > 1 {
                add(&mut options, &sums[heap - taken], 0);
            }
        }
    }
    least_absent(&options)
}

/// The mex of a set.
pub fn least_absent(set: &[u64]) -> u32 {
    let full = set.iter().take_while(|&&word| word == u64::MAX).count();
    let next = set.get(full).map_or(0, |word| word.trailing_ones());
    full as u32 * 64 + next
}

/// Puts the nim-sums of `value` and each member of `set` into `all`.
pub fn add(all: &mut Set, set: &[u64], value: u32) {
    for (number, &word) in set.iter().enumerate().filter(|&(_, &word)| word != 0) {
        let place = number ^ (value as usize / 64);
        if place >= all.len() {
            all.resize(place + 1, 0);
        }
        all[place] |= exchanged(word, value % 64);
    }
}

/// The word whose bit `i ^ value` is bit `i` of `word`.
fn exchanged(mut word: u64, value: u32) -> u64 {
    const LOW: [u64; 6] = [
        0x5555_5555_5555_5555,
        0x3333_3333_3333_3333,
        0x0f0f_0f0f_0f0f_0f0f,
        0x00ff_00ff_00ff_00ff,
        0x0000_ffff_0000_ffff,
        0x0000_0000_ffff_ffff,
    ];
    for (bit, low) in LOW.into_iter().enumerate().filter(|&(bit, _)| value >> bit & 1 == 1) {
        word = (word >> (1 << bit)) & low | (word & low) << (1 << bit);
    }
    word
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solve::sparse;

    #[test]
    fn bits_change_places() {
        for value in [0, 1, 5, 63, 32] {
            for bit in 0..64 {
                assert_eq!(exchanged(1 << bit, value), 1 << (bit ^ value));
            }
        }
    }

    #[test]
    fn games_that_split_in_two_have_the_same_values_by_the_other_way() {
        for code in [&[0, 7, 7][..], &[4, 3], &[0, 1, 5, 6], &[0, 0, 7], &[0]] {
            let with = |bit: u32| -> Vec<usize> {
                (0..code.len()).filter(|&taken| code[taken] >> bit & 1 == 1).collect()
            };
            let moves =
                sparse::Moves { all: with(0), whole: with(1), split: with(2), unequal: false };
            for raw in [false, true] {
                let watch = || Watch::new("", 0).raw(raw);
                let values = sparse::grundy(&moves, 300, &mut watch());
                assert_eq!(grundy(code, 300, &mut watch()), values, "{code:?}");
            }
        }
    }

    #[test]
    fn three_heaps_are_what_they_are_in_a_naive_mex() {
        // 0.0F: one or two are taken, here two, and at most three heaps are left.
        let code = [0, 0, 15];
        let mut expected: Vec<u32> = Vec::new();
        for heap in 0..60_usize {
            let mut options = Vec::new();
            if let Some(rest) = heap.checked_sub(2) {
                // Zero stands for no heap: the parts then are fewer.
                for a in 0..=rest {
                    for b in 0..=rest - a {
                        options.push(expected[a] ^ expected[b] ^ expected[rest - a - b]);
                    }
                }
            }
            expected.push((0..).find(|value| !options.contains(value)).unwrap());
        }
        assert_eq!(grundy(&code, 60, &mut Watch::new("", 0)), expected);
    }
}
