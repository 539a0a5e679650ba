//! P5675 取石子游戏 (Stone Taking Game, GZOI 2017). <https://www.luogu.com.cn/problem/P5675>
//!
//! **Rules.** A non-empty set of the `n` heaps is picked for a game of Nim, and one heap of the set is
//! named. Alice's first turn must take at least one stone from the named heap; from then on both play
//! ordinary Nim on the set, and who cannot move loses. Count the pairs (set, named heap) from which
//! Alice cannot win, modulo 10^9 + 7. Heaps of the same size are still different heaps.
//!
//! **Theorem.** Alice cannot win iff the named heap is at most the nim-sum of the other picked heaps.
//! With the named heap `a` fixed, let `V` be all nim-sums of subsets of the other `n - 1` heaps. Every
//! element of `V` is the nim-sum of 2^(n - 1 - rank V) subsets, so `a` is in
//! `2^(n - 1 - rank V) * (the number of elements of V that are at least a)`
//! lost pairs. Pick heaps greedily, each that is no nim-sum of earlier ones: the basis, at most 64
//! heaps. A heap outside it has the same `V` as all heaps together; for a heap of the basis, the others
//! of the basis and the heaps outside span `V`. (Proved.)
//!
//! **Proof.** Let `x` be the nim-sum of the other picked heaps, 0 if there are none. Alice wins iff she
//! can leave nim-sum 0 (Bouton), that is, reduce `a` to `x`: iff `x < a`. An empty named heap leaves
//! her no move, and `0 <= x` always. The nim-sum is a linear map over the field of two elements, from
//! subsets (`n - 1` bits) onto `V`; the subsets with a given nim-sum are a coset of its kernel, and the
//! kernel has dimension `n - 1 - rank V`. A heap outside the basis depends on the basis, so leaving it
//! out does not shrink the span.
//!
//! *The count.* Let the vectors of a basis have different leading bits. Then the leading bit of every
//! element of `V` but 0 is one of these, that of the greatest vector in its sum. Go down the bits, and
//! keep the elements that agree with `a` in all higher bits: at first all 2^(rank V). At each bit there
//! are two cases:
//! - It leads a vector of the basis. Adding this vector to an element changes the bit and no higher
//!   one, so exactly half of the elements have a 1 there.
//! - It leads none. Then all elements have the same bit there: if two differed there, but in no higher
//!   bit, their sum would lead with this bit.
//!
//! Where the bit of `a` is 0, the elements with a 1 are greater than `a` and are counted; those that
//! agree with `a` go on. At the end the one that is left, if any, is `a` itself and is counted, too.
//!
//! **Complexity.** O(64 n + 64^3) time, O(n) memory, for any 64-bit heaps. The usual table of nim-sums,
//! made anew for each named heap, takes O(256 n^2).
//!
//! **Traps.** The first heap is forced, so it is not enough that the nim-sum is not 0: `2 / 1 2`
//! answers `1` (from {1, 2} with 1 named Alice leaves 2 to take), not 0. A named heap equal to the
//! nim-sum of the others is lost too: `2 / 1 1` answers `2`, not 0. Nim-sums of heaps up to 200 reach
//! 255: `3 / 1 73 128` answers `5`, and a table of 201 sums misses 73 xor 128 = 201. The named heap is
//! not among the others: `1 / 1` answers `0`.
//!
//! **Source.** Bouton, Nim, a game with a complete mathematical theory (1901), and linear algebra over
//! the field of two elements.

use sente::modular::power;
use sente::span::Span;
use sente::{input, output};

const MODULUS: u64 = 1_000_000_007;

/// The pairs (set, named heap) that Alice cannot win, modulo `MODULUS`.
fn lost_pairs(heaps: &[u64]) -> u64 {
    let mut all = Span::ZERO;
    let (basis, rest): (Vec<u64>, Vec<u64>) = heaps.iter().partition(|&&heap| all.insert(heap));
    let mut span_of_rest = Span::ZERO;
    for &heap in &rest {
        span_of_rest.insert(heap);
    }
    // Not reduced yet: fewer than 2^64 counts of at most 2^64 each.
    let from_rest = rest.iter().map(|&heap| count_from(&all, heap)).sum::<u128>();
    let mut pairs = times_power_of_two(from_rest, rest.len().saturating_sub(1));
    for (named, &heap) in basis.iter().enumerate() {
        let mut others = span_of_rest;
        for &other in basis[..named].iter().chain(&basis[named + 1..]) {
            others.insert(other);
        }
        pairs += times_power_of_two(count_from(&others, heap), heaps.len() - 1 - others.rank());
    }
    pairs % MODULUS
}

fn times_power_of_two(number: u128, exponent: usize) -> u64 {
    (number % u128::from(MODULUS)) as u64 * power::<MODULUS>(2, exponent as u64) % MODULUS
}

/// The number of elements of a span that are at least `bound`. There can be 2^64.
fn count_from(span: &Span, bound: u64) -> u128 {
    // Of the elements that agree with `bound` so far: one of them, and how many there are.
    let (mut element, mut left) = (0, 1_u128 << span.rank());
    let mut greater = 0;
    for (place, &vector) in span.vectors().iter().enumerate().rev() {
        let differs = (element ^ bound) >> place & 1 == 1;
        let bound_is_low = bound >> place & 1 == 0;
        if vector != 0 {
            left /= 2;
            greater += if bound_is_low { left } else { 0 };
            element ^= if differs { vector } else { 0 };
        } else if differs {
            return greater + if bound_is_low { left } else { 0 };
        }
    }
    greater + left
}

fn main() {
    input! { n: usize, heaps: [u64; n] }
    output().line(lost_pairs(&heaps));
}

#[cfg(test)]
mod p5675 {
    use super::{count_from, lost_pairs, MODULUS};
    use sente::modular::power;
    use sente::span::Span;

    #[test]
    fn no_heap_and_a_single_heap_have_no_lost_pair() {
        assert_eq!(lost_pairs(&[]), 0);
        assert_eq!(lost_pairs(&[1]), 0);
        assert_eq!(lost_pairs(&[u64::MAX]), 0);
    }

    #[test]
    fn an_empty_named_heap_is_lost_in_every_set() {
        assert_eq!(lost_pairs(&[0]), 1);
        assert_eq!(lost_pairs(&[0, 0, 0]), 3 * 4);
        // Naming 0: {0} and {0, 5}; naming 5: no set.
        assert_eq!(lost_pairs(&[0, 5]), 2);
    }

    #[test]
    fn the_first_heap_is_forced_and_a_tie_is_lost() {
        assert_eq!(lost_pairs(&[1, 2]), 1);
        assert_eq!(lost_pairs(&[1, 1]), 2);
        assert_eq!(lost_pairs(&[1, 73, 128]), 5);
    }

    #[test]
    fn equal_heaps_are_lost_with_an_odd_number_of_others() {
        for n in [2, 3, 64, 65, 1000] {
            // n named heaps, 2^(n - 2) odd subsets of the others.
            let expected = n * power::<MODULUS>(2, n - 2) % MODULUS;
            for heap in [1, 6, u64::MAX] {
                assert_eq!(lost_pairs(&vec![heap; n as usize]), expected, "{n} heaps of {heap}");
            }
        }
    }

    #[test]
    fn the_powers_of_two_lose_to_sets_with_a_greater_one() {
        // All 64 are in every basis. Naming 2^p: any set with one of the 63 - p greater ones.
        let heaps = (0..64).map(|place| 1 << place).collect::<Vec<_>>();
        let lost = |place| power::<MODULUS>(2, 63) + MODULUS - power::<MODULUS>(2, place);
        assert_eq!(lost_pairs(&heaps), (0..64).map(lost).sum::<u64>() % MODULUS);
    }

    #[test]
    fn the_copies_of_the_powers_of_two_lose_to_every_number_as_great() {
        // Others are left of every power, so all of 0 to 2^64 - 1 are nim-sums, equally often.
        for copies in 2..=8 {
            let n = 64 * copies;
            let heaps = (0..n).map(|heap| 1 << (heap % 64)).collect::<Vec<_>>();
            let as_great = |place| power::<MODULUS>(2, 64) + MODULUS - power::<MODULUS>(2, place);
            let of_each_power = (0..64).map(as_great).sum::<u64>() % MODULUS * copies % MODULUS;
            let expected = of_each_power * power::<MODULUS>(2, n - 1 - 64) % MODULUS;
            assert_eq!(lost_pairs(&heaps), expected, "{copies} copies");
        }
    }

    #[test]
    fn a_span_counts_as_its_list_does() {
        for seed in 0..200_u64 {
            let (mut span, mut list) = (Span::ZERO, vec![0]);
            for vector in [seed % 32, seed * 7 % 32, seed * seed % 31] {
                if span.insert(vector) {
                    list.extend(list.clone().iter().map(|element| element ^ vector));
                }
            }
            for bound in 0..40 {
                let expected = list.iter().filter(|&&element| element >= bound).count();
                assert_eq!(count_from(&span, bound), expected as u128, "{list:?} from {bound}");
            }
        }
    }

    #[test]
    fn the_span_of_all_numbers_is_counted_exactly() {
        let mut span = Span::ZERO;
        for place in 0..64 {
            span.insert(u64::MAX >> place);
        }
        assert_eq!(count_from(&span, 0), 1 << 64);
        assert_eq!(count_from(&span, u64::MAX), 1);
    }
}
