//! ARC 168 B Arbitrary Nim. <https://atcoder.jp/contests/arc168/tasks/arc168_b>
//!
//! **Rules.** There are `N` piles of stones. A positive integer k is chosen; then Alice and Bob move in turn, Alice
//! first: a move takes 1 to k stones from one pile. Whoever cannot move loses. Print the greatest k with which Alice
//! wins: 0 if there is none, and -1 if there are such k but no greatest one.
//!
//! **Theorem.** Let S be the nim-sum of all piles, and let m be the greatest number of stones that an odd number of
//! piles have. If S is not 0, the answer is -1. If S = 0, it is m - 1; or 0, if there is no m. (Proved.)
//!
//! **Proof.** *Values.* With the bound k a pile of a stones has the Grundy value a mod (k + 1): its options are the
//! min(k, a) piles before it. If a <= k, these have the values 0, ..., a - 1. Else they have, by induction, k
//! neighbouring residues modulo k + 1, all but a mod (k + 1), so no smaller one is missing. So Alice wins if and only
//! if the nim-sum X(k) of all a mod (k + 1) is not 0.
//! 1. *S is not 0.* For each k from the largest pile on, X(k) = S: Alice wins with all of them.
//! 2. *S = 0.* Equal piles have equal remainders, which cancel in pairs, for any k. So only the sizes count that an
//!    odd number of piles have, each once. Without any, X(k) = 0 for all k. Else call them the odd sizes; m is the
//!    greatest. For k >= m nothing changes: X(k) is the nim-sum of the odd sizes, S = 0. For k = m - 1 only m
//!    changes, to 0: X(m - 1) = S xor m = m, which is not 0. And m - 1 is positive: the odd sizes are different,
//!    positive and have the nim-sum 0, so there are at least three, and m is at least 3.
//!
//! *The greatest odd size.* In the sorted piles, pair off neighbours from the end, as long as they are equal. Where
//! two are not, or one is left alone, the larger has an odd number of equals.
//!
//! **Complexity.** O(N) time and memory: the piles are sorted by digits of 11 bits, and only if S = 0. Past the
//! statement any number of piles of any size of 64 bits; empty ones do not count.
//!
//! **Traps.** Alice can win with one k and lose with a smaller and a greater one: `3 / 1 2 3` answers `2`, but she
//! loses with k = 1 and with k = 3. The largest pile can cancel: `5 / 1 2 3 4 4` answers `2`. Equal piles cancel
//! wherever they stand: `4 / 1 2 1 2` answers `0`. Three of a size are as good as one: `5 / 1 2 3 3 3` answers `2`. A
//! single size that occurs an odd number of times makes S positive: `1 / 5` answers `-1`.
//!
//! **Source.** AtCoder Regular Contest 168, problem B.

use sente::{input, output};

/// The greatest bound with which the first player wins, 0 if there is none; `None` if she wins with all from some on.
fn greatest_bound(piles: Vec<u64>) -> Option<u64> {
    if piles.iter().fold(0, |sum, pile| sum ^ pile) != 0 {
        return None;
    }
    let sorted = sorted_by_digits(piles);
    let mut pairs = sorted.rchunks(2);
    let unequal = pairs.find(|pair| pair.len() == 1 || pair[0] != pair[1]);
    let odd_size = unequal.and_then(|pair| pair.last());
    Some(odd_size.map_or(0, |size| size.saturating_sub(1)))
}

/// Sorts by digits of 11 bits, the lowest first.
fn sorted_by_digits(mut numbers: Vec<u64>) -> Vec<u64> {
    const BITS: u32 = 11;
    let all = numbers.iter().fold(0, |all, number| all | number);
    let mut sorted = vec![0; numbers.len()];
    for shift in (0..u64::BITS).step_by(BITS as usize).take_while(|shift| all >> shift != 0) {
        let digit = |number: u64| (number >> shift) as usize % (1 << BITS);
        // Of each digit the place of its next number.
        let mut places = [0; 1 << BITS];
        numbers.iter().for_each(|&number| places[digit(number)] += 1);
        let mut before = 0;
        for place in &mut places {
            before += std::mem::replace(place, before);
        }
        for &number in &numbers {
            let place = &mut places[digit(number)];
            sorted[*place] = number;
            *place += 1;
        }
        std::mem::swap(&mut numbers, &mut sorted);
    }
    numbers
}

fn main() {
    input! { piles: [u64] }
    match greatest_bound(piles) {
        Some(bound) => output().line(bound),
        None => output().line(-1),
    }
}

#[cfg(test)]
mod arc168_b {
    use super::{greatest_bound, sorted_by_digits};

    #[test]
    fn empty_piles_do_not_count() {
        assert_eq!(greatest_bound(vec![]), Some(0));
        assert_eq!(greatest_bound(vec![0, 0, 0]), Some(0));
        assert_eq!(greatest_bound(vec![2, 0, 3, 1]), Some(2));
    }

    #[test]
    fn the_bound_is_the_greatest_of_all() {
        for code in 0..6_u64.pow(5) {
            let piles: Vec<u64> = (0..5).map(|pile| code / 6_u64.pow(pile) % 6).collect();
            let wins = |k: &u64| piles.iter().fold(0, |sum, pile| sum ^ (pile % (k + 1))) != 0;
            // All bounds from 5 on are alike.
            let expected = (!wins(&5)).then(|| (1..5).rev().find(wins).unwrap_or(0));
            assert_eq!(greatest_bound(piles.clone()), expected, "{piles:?}");
        }
    }

    #[test]
    fn numbers_of_all_lengths_are_sorted() {
        let numbers: Vec<u64> =
            (0..3000_u64).map(|k| k.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> (k % 64)).collect();
        let mut expected = numbers.clone();
        expected.sort_unstable();
        assert_eq!(sorted_by_digits(numbers), expected);
    }
}
