//! Grundy values of heaps that no move splits.
//!
//! A value is at most the number of options: each move that leaves a heap makes one, and taking everything
//! makes one more. So the values of the options are bits of one word, unless there are too many options.

use super::sparse::{self, Moves};
use crate::prove::{self, Theorem};
use crate::watch::Watch;

/// Heaps between two looks at the watch.
const STRIDE: usize = 1 << 16;
/// The memory of a value: a byte, and a count while a period is looked for.
const BYTES: usize = 1 + size_of::<usize>();
/// The values of so many options, and their mex, are numbers of bits of a word.
const MOST_OPTIONS: usize = u64::BITS as usize - 1;

/// The Grundy values of the heaps below `size`; fewer if the watch ended the work. No move of `moves` may
/// split.
///
/// As soon as the values so far prove a period, the others are read off it, unless the watch asks for
/// raw values.
///
/// # Complexity
///
/// O(n * m) for m moves.
pub fn grundy(moves: &Moves, size: usize, watch: &mut Watch) -> Vec<u32> {
    // However many stones take everything, that is one option.
    let most_options = moves.whole.len() + usize::from(!moves.all.is_empty());
    if most_options > MOST_OPTIONS {
        return sparse::grundy(moves, size, watch);
    }
    let (asked, size) = (size, watch.afford(size, BYTES));
    let theorem = Theorem { parts: 1, most_taken: moves.most() };
    // Of the options, among the values that moves reach.
    let places: Vec<usize> = moves.whole.iter().map(|taken| theorem.most_taken - taken).collect();
    let mut values: Vec<u8> = Vec::with_capacity(size);
    let mut checkpoint = 64;
    while values.len() < size && watch.goes_on(values.len() as u64) {
        let end = size.min(checkpoint).min(values.len() + STRIDE);
        watch.spend((end - values.len()) as u64 * (1 + moves.whole.len() as u64));
        while values.len() < end.min(theorem.most_taken + 1) {
            let heap = values.len();
            let options = moves.whole.iter().filter(|&&taken| taken < heap);
            let nothing_left = u64::from(moves.all.contains(&heap));
            let seen = options.fold(nothing_left, |seen, taken| seen | 1 << values[heap - taken]);
            values.push(seen.trailing_ones() as u8);
        }
        // From here on no move takes all.
        while values.len() < end {
            let last = &values[values.len() - theorem.most_taken..];
            let seen = places.iter().fold(0_u64, |seen, &place| seen | 1 << last[place]);
            values.push(seen.trailing_ones() as u8);
        }
        if end < checkpoint {
            continue;
        }
        checkpoint *= 2;
        let proved = if watch.raw { None } else { theorem.period(&values) };
        if let Some(period) = proved {
            return prove::extend(widened(&values), &period, asked);
        }
    }
    widened(&values)
}

fn widened(values: &[u8]) -> Vec<u32> {
    values.iter().map(|&value| value.into()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_ways_give_the_same() {
        let mut random = fastrand::Rng::with_seed(1);
        for _ in 0..50 {
            let mut some = || -> Vec<usize> { (1..12).filter(|_| random.bool()).collect() };
            let moves = Moves { all: some(), whole: some(), ..Moves::default() };
            for raw in [false, true] {
                let watch = || Watch::new("", 0).raw(raw);
                let other = sparse::grundy(&moves, 300, &mut watch());
                assert_eq!(grundy(&moves, 300, &mut watch()), other, "{moves:?}");
            }
        }
    }

    #[test]
    fn a_set_that_fits_no_word_is_solved_all_the_same() {
        let all: Vec<usize> = (1..=100).collect();
        let moves = Moves { all: all.clone(), whole: all, ..Moves::default() };
        let values = grundy(&moves, 500, &mut Watch::new("", 0));
        assert!((0..500).all(|heap| values[heap] == heap as u32 % 101));
    }
}
