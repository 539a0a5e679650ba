//! ABC 330 E Mex and Update. <https://atcoder.jp/contests/abc330/tasks/abc330_e>
//!
//! **Rules.** An array of `n` non-negative integers receives `q` assignments, one after the other.
//! After each, print the mex of the array: the least non-negative integer that is not in it. (No game,
//! but the step from the options of a position to its Grundy value.)
//!
//! **Theorem.** The mex is the least absent integer of 0 to `n`, where `n` always counts as absent.
//! Keep a bit for each of these integers, 1 if it is absent; above each word of 64 bits one bit, 1 if
//! the word is not 0; and so on up to a single word. In the top word take the lowest 1. It stands for a
//! word one level down; take the lowest 1 of that word; and so on. The last 1 stands for the mex.
//! (Proved.)
//!
//! **Proof.** `n` values cannot be all of the `n + 1` integers 0 to `n`, so the mex is one of these. If
//! `n` is in the array, the `n - 1` others leave out an integer below `n`. So the mex is the same if
//! `n` counts as absent, and the top word is never 0. On each level, the bits below the one that is
//! taken are 0, and so there is no absent integer in what they stand for. So the integer that is found
//! is the least. An integer's bit changes only when it was in the array once and goes, or not at all
//! and comes; the bit above changes only when the word becomes 0, or was 0.
//!
//! **Complexity.** O(log n) time to the base 64 for each assignment and mex, 4 levels for 10^6
//! elements; 4 bytes and 64/63 bits an element besides the input. Past the statement up to 2^23
//! elements and as many assignments; beyond that, an error.
//!
//! **Traps.** The mex counts from 0: `1 1 / 1 / 1 1` answers `0`, not 2. The value assigned may be the
//! old one: `1 1 / 0 / 1 0` answers `1`, but 0 if 0 is taken away after it was put in, and no count
//! decides. Values greater than `n` must not index an array: `1 1 / 0 / 1 1000000000` answers `0`. A
//! pointer that walks to the mex is quadratic when the mex jumps between 0 and `n`.
//!
//! **Source.** A bit tree with one word a node: P. van Emde Boas, 1975, has the idea in its boldest
//! form.

use proconio::{input, marker::Usize1, source::auto::AutoSource};
use sente::{
    io::{fail, length, refuse_bad_input},
    output,
};
use std::{io, iter, mem};

/// An array of non-negative integers and its mex.
struct MexArray {
    values: Vec<usize>,
    /// The number of occurrences in the array of each integer below `values.len()`.
    counts: Vec<u32>,
    /// The integers from 0 to `values.len()` that count as absent, a bit for each; then levels of
    /// bits for the words below that are not 0. The last level is one word.
    absent: Vec<Vec<u64>>,
}

impl MexArray {
    fn new(values: Vec<usize>) -> Self {
        let counts = vec![0; values.len()];
        let absent = iter::successors(Some(ones(values.len() + 1)), |level| {
            (level.len() > 1).then(|| ones(level.len()))
        });
        let mut array = MexArray { counts, absent: absent.collect(), values };
        for index in 0..array.values.len() {
            array.add(array.values[index]);
        }
        array
    }

    /// Sets the value at `index`, which is below `values.len()`.
    fn assign(&mut self, index: usize, value: usize) {
        let old = mem::replace(&mut self.values[index], value);
        self.add(value);
        self.remove(old);
    }

    /// The least absent integer, by the lowest ones from the top level down.
    fn mex(&self) -> usize {
        let down =
            |word: usize, level: &Vec<u64>| 64 * word + level[word].trailing_zeros() as usize;
        self.absent.iter().rev().fold(0, down)
    }

    fn add(&mut self, mut value: usize) {
        let Some(count) = self.counts.get_mut(value) else { return };
        *count += 1;
        if *count > 1 {
            return;
        }
        for level in &mut self.absent {
            let word = &mut level[value / 64];
            *word &= !(1 << (value % 64));
            if *word != 0 {
                break;
            }
            value /= 64;
        }
    }

    fn remove(&mut self, mut value: usize) {
        let Some(count) = self.counts.get_mut(value) else { return };
        *count -= 1;
        if *count > 0 {
            return;
        }
        for level in &mut self.absent {
            let word = &mut level[value / 64];
            let was_empty = *word == 0;
            *word |= 1 << (value % 64);
            if !was_empty {
                break;
            }
            value /= 64;
        }
    }
}

/// So many ones, as bits, in words that are filled up with zeros.
fn ones(length: usize) -> Vec<u64> {
    let mut words = vec![u64::MAX; length / 64];
    if length % 64 > 0 {
        words.push((1 << (length % 64)) - 1);
    }
    words
}

fn main() {
    refuse_bad_input();
    // Without `from`, proconio reads line by line, which takes most of the time here.
    let source = AutoSource::new(io::stdin().lock());
    input! {
        from source,
        n: usize, q: usize,
        values: [usize; length(n)],
        assignments: [(Usize1, usize); length(q)],
    }
    let mut array = MexArray::new(values);
    let mut out = output();
    for (index, value) in assignments {
        if index >= n {
            fail(format_args!("there is no element {} in an array of {n}", index + 1));
        }
        array.assign(index, value);
        out.line(array.mex());
    }
}

#[cfg(test)]
mod abc330_e {
    use super::{ones, MexArray};

    #[test]
    fn an_empty_array_or_one_element() {
        assert_eq!(MexArray::new(vec![]).mex(), 0);
        assert_eq!(MexArray::new(vec![0]).mex(), 1);
        assert_eq!(MexArray::new(vec![1]).mex(), 0);
    }

    #[test]
    fn no_word_is_more_than_needed() {
        assert_eq!(ones(1), [1]);
        assert_eq!(ones(64), [u64::MAX]);
        assert_eq!(ones(65), [u64::MAX, 1]);
        assert_eq!(ones(128), [u64::MAX; 2]);
    }

    #[test]
    fn the_mex_of_all_integers_below_n_is_n() {
        for n in [2, 63, 64, 65, 4095, 4096, 262_143, 262_144] {
            let mut array = MexArray::new((0..n).rev().collect());
            assert_eq!(array.mex(), n);
            array.assign(0, n); // instead of n - 1
            assert_eq!(array.mex(), n - 1);
            array.assign(n / 2, usize::MAX);
            array.assign(0, n - 1);
            assert_eq!(array.mex(), n - 1 - n / 2);
        }
    }

    #[test]
    fn a_value_may_be_assigned_again() {
        let mut array = MexArray::new(vec![0, 0]);
        array.assign(0, 0);
        assert_eq!(array.mex(), 1);
        array.assign(0, 1);
        assert_eq!(array.mex(), 2);
    }

    #[test]
    fn the_mex_is_that_of_a_plain_search() {
        let mut values = vec![0; 130];
        let mut array = MexArray::new(values.clone());
        let mut random = 1_usize;
        for step in 0..5000 {
            random = random * 1103 % 1_000_003;
            let (index, value) = (random % 130, random / 130 % (2 + step % 140));
            values[index] = value;
            array.assign(index, value);
            assert_eq!(Some(array.mex()), (0..).find(|value| !values.contains(value)));
        }
    }
}
