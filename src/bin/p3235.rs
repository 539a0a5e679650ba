//! P3235 江南乐 (Even splitting, HNOI 2014). <https://www.luogu.com.cn/problem/P3235>
//!
//! **Rules.** A number `F` holds for all `T` tests of an input; a test is a list of heaps. A move chooses a
//! heap of x stones, x >= F, and a number M >= 2, and divides the heap into M heaps that are as equal as possible and
//! not empty. Whoever cannot move loses. For each test print `1` if the first player wins, else `0`, all on one line.
//!
//! **Theorem.** Let L be the greater of F and 2. A heap of fewer than L stones has the value 0. A larger one, of x,
//! has the least value that is none of these, where k = floor(x / M): 0; for every odd M from 3 to x, the value of
//! that one of k and k + 1 which is odd or even as x is; and, if x is odd, for every even M from 2 to x, the nim-sum
//! of the values of k and k + 1. The first player wins if and only if the nim-sum of the heaps' values is not 0.
//! (Proved.)
//!
//! **Proof.** One stone cannot be divided, so heaps from L stones on can. Every part is smaller than its heap, so play
//! ends. By Sprague and Grundy the heaps are independent, and the value of a heap is the mex, over M = 2, ..., x, of
//! the nim-sum of its parts' values. With r = x mod M, there are r parts of k + 1 stones and M - r of k. Equal
//! values cancel in pairs, so only the parities of r and M - r count. Note that x = k M + r.
//! 1. *M even.* Both r and M - r are odd or even as x is. So the nim-sum is 0 if x is even; if x is odd, it is that of
//!    the values of k and k + 1.
//! 2. *M odd.* One of r and M - r is odd, the other one is even, and x is odd or even as k + r is. If r is odd, the
//!    nim-sum is the value of k + 1, and x is odd or even as k + 1 is. If r is even, it is that of k, as x is.
//! 3. *M = x* leaves heaps of one stone: the nim-sum is 0, whatever x is.
//!
//! *How the values are found.* Fix M, and let q be a quotient from 1 on.
//! 1. *M even.* The odd heaps from q M + 1 to (q + 1) M - 1 have the quotient q, and with it one option's value.
//! 2. *M odd.* The value of q + 1 is an option's for all heaps that are odd or even as q + 1 is, and have the
//!    quotient q or q + 1. These are from q M + 1 to (q + 2) M - 1, as q M and (q + 2) M are odd or even as q is.
//!    The value of 1 is 0, which is among every heap's options already.
//!
//! So each value that M adds begins to count behind a multiple q M, and is known there: q + 1 is at most q M. A sweep
//! takes the heaps in ascending order. When it has the value of a heap x, it looks at every divisor M >= 2 of
//! x, with q = x / M, and notes up to where the new value counts: for the odd heaps and for the even ones it keeps,
//! for every value, the furthest such end. All of these stretches have begun, so a value is among the options of the
//! next heap if and only if its end lies beyond. Where q + 1 < L, both values are 0, so no stretch is noted.
//!
//! *One value alone.* If 2 k (k + 1) <= x, the M with quotient k are the integers above x / (k + 1) up to x / k. This
//! is a length of 2 or more, so one of them is even and one odd, and k gives the options of both kinds. The other M are
//! looked at one by one: those up to x / Q, where Q is the least k that is not so small. (Values below L are 0, so the
//! program begins with k = L - 1.) These are O(sqrt(x)) steps. Where the sweep ends at B, x needs at most 2 x / B
//! values above B: parts of parts of x have floor(x / M) stones or one more, for some M. So the sweep ends at about a
//! sixteenth of V if there are few heaps.
//!
//! **Complexity.** O(V log V) time and O(V) memory for the greatest heap V. A sweep takes a step for each pair of a
//! number and a divisor of it, and one for each integer up to each value. Values are at most 18 in the statement's
//! bounds (checked; for F up to 4 by `values_are_small`) and 22 up to 5,000,000 (observed), so 64 bits hold a set of
//! them. Blocks of equal quotients for all heaps, as published, take O(V sqrt(V)) with two divisions each. Past the
//! statement any `F`, where 0 is as good as 1, and heaps of 0 to 5,000,000 stones (a second for many of them); beyond
//! that, an error.
//!
//! **Traps.** It is the first player whose win is 1. For F = 1 one stone is not smaller than F, and still cannot be
//! divided: `1 1 / 1 1` answers `0`. A block of equal quotients has two values, one for odd M and one for even M:
//! `1 2 / 2 3 4` answers `0`, but 1 by the first M of each block alone. Both count, whatever their nim-sum is: `1 2 / 2
//! 7 13` answers `1`, but 0 in a published program. The heaps that can be divided are not to be counted: `1 3 / 2 3 5`
//! answers `1`. More than two parts matter: `1 2 / 1 3` answers `1`. All answers are on one line.
//!
//! **Source.** Sprague 1935, Grundy 1939.

use sente::{input, io::fail, output};

const MOST_STONES: usize = 5_000_000;

/// The Grundy values of heaps, which are found when they are asked for.
struct EvenSplitting {
    /// The least heap that can be divided.
    least: usize,
    /// All values up to this heap are known.
    swept: usize,
    /// Values by the number of stones; 0 stands for an unknown value of a heap that can be divided.
    values: Vec<u32>,
}

impl EvenSplitting {
    /// Prepares for `count` heaps of at most `most` stones; `None` if these are too many. The sweep reaches the root of
    /// `most`, as `value` asks. Up to about 800 heaps, a short one was faster.
    fn new(f: usize, most: usize, count: usize) -> Option<Self> {
        if most > MOST_STONES {
            return None;
        }
        let swept = if count > 800 { most } else { most.min(most / 16 + 256) };
        let (least, mut values) = (f.max(2), vec![0; most + 1]);
        sweep(least, &mut values[..=swept]);
        Some(EvenSplitting { least, swept, values })
    }

    /// The value of one heap, found alone unless it is known.
    fn value(&mut self, heap: usize) -> u32 {
        if heap < self.least || self.values[heap] > 0 {
            return self.values[heap];
        }
        for parts in (2..=heap / self.swept).filter(|parts| heap % 2 + parts % 2 > 0) {
            self.value(heap / parts);
            if heap % parts > 0 {
                self.value(heap / parts + 1);
            }
        }
        let (values, mut options) = (&self.values, 1_u64);
        let mut add = |parts, quotient: usize| {
            let pair = (values[quotient] ^ values[quotient + 1]) * (heap % 2) as u32;
            let odd_one = values[quotient + (quotient + heap) % 2];
            options |= 1_u64 << if parts % 2 == 0 { pair } else { odd_one };
        };
        let mut quotient = self.least - 1;
        while 2 * quotient * (quotient + 1) <= heap {
            add(2, quotient);
            add(3, quotient);
            quotient += 1;
        }
        (2..=heap / quotient).for_each(|parts| add(parts, heap / parts));
        self.values[heap] = options.trailing_ones();
        self.values[heap]
    }
}

/// Fills in all values, where only heaps of `least` or more can be divided.
///
/// A divisor waits in a list at its next multiple: `first` has the first one there, `waiting` the next one and the
/// quotient. `ends` says, for even and for odd heaps, where each value ends to be an option's. Such a place has the
/// other parity.
fn sweep(least: usize, values: &mut [u32]) {
    let (mut first, mut waiting) = (vec![0; values.len()], vec![(0, 0); 2]);
    for (divisor, first) in (2..).zip(first.iter_mut().step_by(least - 1).skip(2)) {
        *first = divisor;
        waiting.push((0, least as u32 - 1));
    }
    let mut ends = [[0; 64]; 2];
    for heap in least..values.len() {
        let options = ends[heap % 2][1..].iter().take_while(|&&end| end > heap);
        values[heap] = options.count() as u32 + 1;
        let mut parts = first[heap] as usize;
        while parts > 0 {
            let (next, quotient) = waiting[parts];
            let size = quotient as usize;
            let (value, larger) = (values[size], values[size + 1]);
            let (odd, value, end) = match parts % 2 {
                0 => (1, value ^ larger, heap + parts),
                _ => (1 - size % 2, larger, heap + 2 * parts),
            };
            let old = &mut ends[odd][value as usize];
            *old = end.max(*old);
            if let Some(first) = first.get_mut(heap + parts) {
                waiting[parts] = (*first, quotient + 1);
                *first = parts as u32;
            }
            parts = next as usize;
        }
    }
}

fn main() {
    input! { t: usize, f: usize, tests: [[usize]; t] }
    let heaps = tests.concat();
    let most = heaps.iter().copied().max().unwrap_or(0);
    let Some(mut game) = EvenSplitting::new(f, most, heaps.len()) else {
        fail(format_args!("a heap of {most} stones is too large: the most is {MOST_STONES}"));
    };
    let nim_sum = |heaps: &Vec<usize>| heaps.iter().fold(0, |sum, &heap| sum ^ game.value(heap));
    output().row(tests.iter().map(nim_sum).map(|sum| if sum > 0 { "1" } else { "0" }));
}

#[cfg(test)]
mod p3235 {
    use super::{EvenSplitting, MOST_STONES};
    use sente::mex::MexSet;

    /// The values of all heaps, by the sweep alone.
    fn grundy_values(f: usize, most: usize) -> Option<Vec<u32>> {
        EvenSplitting::new(f, most, usize::MAX).map(|game| game.values)
    }

    /// The mex over all numbers of parts.
    fn plain_values(f: usize, most: usize) -> Vec<u32> {
        let mut values = vec![0; most + 1];
        let mut options = MexSet::new();
        for heap in f.max(2)..=most {
            for parts in 2..=heap {
                let (size, larger) = (heap / parts, heap % parts);
                let of_smaller = if (parts - larger) % 2 == 1 { values[size] } else { 0 };
                let of_larger = if larger % 2 == 1 { values[size + 1] } else { 0 };
                options.insert((of_smaller ^ of_larger) as usize);
            }
            values[heap] = options.take_mex() as u32;
        }
        values
    }

    #[test]
    fn heaps_below_f_are_worth_nothing() {
        assert_eq!(grundy_values(5, 0), Some(vec![0]));
        assert_eq!(grundy_values(1, 0), Some(vec![0]));
        assert_eq!(grundy_values(5, 4), Some(vec![0; 5]));
        assert_eq!(grundy_values(usize::MAX, 4), Some(vec![0; 5]));
        assert_eq!(grundy_values(4, 4), Some(vec![0, 0, 0, 0, 1]));
    }

    #[test]
    fn one_stone_cannot_be_divided() {
        let values = grundy_values(2, 100).unwrap();
        assert_eq!(values[..5], [0, 0, 1, 2, 2]);
        assert_eq!(grundy_values(1, 100).as_ref(), Some(&values));
        assert_eq!(grundy_values(0, 100).as_ref(), Some(&values));
    }

    #[test]
    fn values_are_those_of_all_divisions() {
        for f in (1..40).chain([99, 100, 151, 199, 200, 201, 299, 300]) {
            assert_eq!(grundy_values(f, 300), Some(plain_values(f, 300)), "F = {f}");
        }
        for f in [2, 7, 50, 1000] {
            assert_eq!(grundy_values(f, 2500), Some(plain_values(f, 2500)), "F = {f}");
        }
    }

    #[test]
    fn one_value_alone_is_that_of_the_sweep() {
        for f in (1..40).chain([99, 300, 2500, usize::MAX]) {
            let values = grundy_values(f, 2500).unwrap();
            for (heap, &value) in values.iter().enumerate() {
                let mut game = EvenSplitting::new(f, heap, 1).unwrap();
                assert_eq!(game.value(heap), value, "{heap} stones, F = {f}");
            }
        }
        for (f, most) in [(1, 99_999), (3, 99_998), (1000, 99_997), (2, MOST_STONES)] {
            let values = grundy_values(f, most).unwrap();
            let mut game = EvenSplitting::new(f, most, 40).unwrap();
            assert!(game.swept < most / 12);
            for heap in (0..40).map(|k| most - k * k * most / 2000) {
                assert_eq!(game.value(heap), values[heap], "{heap} stones, F = {f}");
            }
        }
    }

    #[test]
    fn every_heap_that_can_be_divided_is_won() {
        for (f, most) in
            [(2, 100_000), (3, 100_000), (1000, 100_000), (MOST_STONES / 2, MOST_STONES)]
        {
            let values = grundy_values(f, most).unwrap();
            assert!((0..=most).all(|heap| (values[heap] != 0) == (heap >= f)), "F = {f}");
        }
    }

    #[test]
    fn values_are_small() {
        let greatest = [1, 2, 3, 4].map(|f| grundy_values(f, 99_999).unwrap().into_iter().max());
        assert_eq!(greatest, [18, 18, 17, 17].map(Some));
    }

    #[test]
    fn too_large_a_heap_is_refused() {
        assert_eq!(grundy_values(2, MOST_STONES + 1), None);
        assert_eq!(grundy_values(2, usize::MAX), None);
        assert!(grundy_values(usize::MAX, MOST_STONES).is_some());
    }
}
