//! P2148 E&D (SDOI 2009). <https://www.luogu.com.cn/problem/P2148>
//!
//! **Rules.** There are `N` heaps of stones, and `N` is even. Heaps 1 and 2 are a pair, heaps 3 and 4 are one, and so
//! on. A move chooses a pair, throws one of its heaps away and splits the other one into two heaps of at least one
//! stone each, which are the pair from then on. Whoever cannot move, as all heaps have one stone, loses. Print `YES`
//! if the first player wins, else `NO`. There are `T` such games.
//!
//! **Theorem.** Number the binary places from 0, the lowest. The Grundy value of a pair of a and b stones is the
//! lowest place in which both a - 1 and b - 1 have a 0. The first player wins if and only if the nim-sum of the
//! pairs' values is not 0. (Proved.)
//!
//! **Proof.** A move changes one pair and throws stones away, so play ends, and the game is the sum of its pairs. By
//! Sprague and Grundy it is enough to find the value of a pair. Write x = a - 1 and y = b - 1, two numbers that may
//! be 0, and let z(x, y) be the lowest place in which both have a 0. Who keeps y + 1 stones leaves heaps of u + 1 and
//! v + 1 stones with u + v = y - 1, and any such u >= 0 and v >= 0; there are none if y = 0. In the same way, who
//! keeps x + 1 stones leaves u + v = x - 1.
//!
//! *Lemma.* The numbers z(u, v) with u, v >= 0 and u + v = y - 1 are just the places in which y has a 1.
//! 1. *Every z(u, v) is such a place.* Let k = z(u, v), and let p and q be the remainders of u and v modulo 2^(k+1).
//!    Both have a 0 in place k, so p and q are below 2^k, and p + q + 1 <= 2 (2^k - 1) + 1 < 2^(k+1). In each place
//!    below k one of them has a 1, so p + q >= 2^0 + 2^1 + ... + 2^(k-1) = 2^k - 1. Hence 2^k <= p + q + 1 <
//!    2^(k+1). As y = u + v + 1, this p + q + 1 is the remainder of y modulo 2^(k+1). It is at least 2^k, so y has a
//!    1 in place k.
//! 2. *Every such place is a z(u, v).* Let y have a 1 in place k. Its remainder modulo 2^(k+1) is 2^k + r with 0 <= r
//!    < 2^k, and y = 2^k + r + h with a multiple h >= 0 of 2^(k+1). Take u = 2^k - 1 and v = r + h: their sum is
//!    y - 1. u has a 1 in each place below k and a 0 in place k. So has v a 0 there, since r is below 2^k and h has
//!    no 1 below place k + 1. So z(u, v) = k.
//!
//! *The value is z(x, y),* by induction on a + b, which every move lowers. By the lemma, the options that come from y
//! have as their values the places in which y has a 1, and those that come from x the places in which x has one. So
//! the value is the least place that is neither: the lowest in which both have a 0.
//!
//! *In code:* z(x, y) is the number of 1s at the low end of x | y.
//!
//! **Complexity.** O(1) a pair. Reading is all. Past the statement, `N` may be 0, and heaps may be any from 1 to
//! 2^64 - 1; an odd `N` and empty heaps are refused.
//!
//! **Traps.** One even heap wins alone, but pairs can cancel: `1 / 4 / 1 2 1 2` answers `NO`. Won pairs differ:
//! `1 / 4 / 1 2 1 4` answers `YES`. Odd heaps count too: `1 / 4 / 1 2 2 3` answers `YES`. Values reach 31 although
//! heaps fit 32 bits with a sign, so a loop that shifts a signed 1 overflows: in
//! `1 / 4 / 1073741824 1073741825 1073741824 1` the values are 31 and 30, and it answers `YES`. Pairs are made by
//! place, not by size: `1 / 4 / 1 2 2 1` answers `NO`.
//!
//! **Source.** Published solutions find the value in a table of small pairs; the proof is our own.

use sente::{input, io::fail, output};

/// The Grundy value of a pair of heaps; `None` if one of them is empty.
fn grundy_value(a: u64, b: u64) -> Option<u32> {
    Some((a.checked_sub(1)? | b.checked_sub(1)?).trailing_ones())
}

/// Half of the number of heaps; `None` if that number is odd.
fn pair_count(heaps: usize) -> Option<usize> {
    (heaps % 2 == 0).then_some(heaps / 2)
}

fn main() {
    input! { tests: usize }
    let mut out = output();
    for test in 1..=tests {
        input! { n: usize }
        let Some(count) = pair_count(n) else {
            fail(format_args!("test {test}: {n} heaps are not pairs: N must be even"));
        };
        input! { pairs: [(u64, u64); count] }
        let nim_sum = pairs.iter().try_fold(0, |sum, &(a, b)| Some(sum ^ grundy_value(a, b)?));
        match nim_sum {
            Some(nim_sum) => out.line(if nim_sum != 0 { "YES" } else { "NO" }),
            None => {
                fail(format_args!("test {test}: a heap is empty, but each has at least 1 stone"))
            }
        }
    }
}

#[cfg(test)]
mod p2148 {
    use super::{grundy_value, pair_count};

    #[test]
    fn heaps_are_counted_two_by_two() {
        assert_eq!([0, 2, 4, usize::MAX - 1].map(pair_count), [0, 1, 2, usize::MAX / 2].map(Some));
        assert_eq!([1, 3, usize::MAX].map(pair_count), [None; 3]);
    }

    #[test]
    fn an_empty_heap_is_refused() {
        for (a, b) in [(0, 0), (0, 2), (2, 0), (0, u64::MAX)] {
            assert_eq!(grundy_value(a, b), None);
        }
    }

    #[test]
    fn single_stones_and_odd_heaps_are_worth_nothing() {
        for (a, b) in [(1, 1), (1, 3), (7, 5), (u64::MAX, 1), (u64::MAX, u64::MAX)] {
            assert_eq!(grundy_value(a, b), Some(0), "{a} {b}");
        }
    }

    #[test]
    fn beside_a_single_stone_the_factors_of_two_count() {
        for place in 0..64 {
            assert_eq!(grundy_value(1, 1 << place), Some(place));
            assert_eq!(grundy_value(1 << place, 1), Some(place));
        }
        assert_eq!(grundy_value(1, 2_000_000_000), Some(10));
    }

    #[test]
    fn values_are_those_of_mex() {
        const MOST: usize = 70;
        let mut values = vec![vec![0; MOST + 1]; MOST + 1];
        let pairs = (2..=2 * MOST).flat_map(|sum| (1..sum).map(move |a| (a, sum - a)));
        for (a, b) in pairs.filter(|&(a, b)| a <= MOST && b <= MOST) {
            let splits = |heap: usize| (1..heap).map(move |part| (part, heap - part));
            let options: Vec<u32> = splits(a).chain(splits(b)).map(|(u, v)| values[u][v]).collect();
            values[a][b] = (0..).find(|value| !options.contains(value)).expect("options end");
            assert_eq!(grundy_value(a as u64, b as u64), Some(values[a][b]), "{a} {b}");
        }
    }

    #[test]
    fn two_heaps_can_fill_all_places_together() {
        assert_eq!(grundy_value(1 << 30, (1 << 30) + 1), Some(31));
        assert_eq!(grundy_value((1 << 63) + 1, 1 << 63), Some(64));
    }
}
