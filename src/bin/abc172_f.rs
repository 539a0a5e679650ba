//! ABC 172 F Unfair Nim. <https://atcoder.jp/contests/abc172/tasks/abc172_f>
//!
//! **Rules.** There are `N` piles of stones. Aoki and Takahashi are going to play Nim, Aoki first. Before that
//! Takahashi moves at least 0 and at most A_1 - 1 stones from pile 1 to pile 2. Print the least number with which he
//! wins, or -1 if there is none.
//!
//! **Theorem.** Let s = A_1 + A_2, let x be the nim-sum of the other piles, and d = (s - x) / 2. Pile 1 is to keep a
//! of its stones, 1 <= a <= A_1, the more the better, so that a xor (s - a) = x.
//! 1. If s < x, or s - x is odd, or d and x have a common bit, there is no such a. Otherwise all a from 0 to s with a
//!    xor (s - a) = x are the numbers d + t, where the bits of t are any of the bits of x.
//! 2. So the answer is -1 if d > A_1. Else let t be the greatest number up to A_1 - d whose bits are bits of x: the
//!    answer is A_1 - d - t, or -1 if d + t = 0.
//! 3. Let r = A_1 - d. If all bits of r are bits of x, t = r. Otherwise let p be the highest bit of r that is none of
//!    x: t has the bits of r above p, and all bits of x below p.
//!
//! (Proved.)
//!
//! **Proof.** Takahashi, second, wins if and only if the nim-sum is 0 (Bouton): a xor (s - a) = x.
//! 1. Write b = s - a. In each binary place, a + b counts a bit of only one of them once, and a bit of both twice: so
//!    a + b = (a xor b) + 2 (a and b). If a xor b = x, then a and b = d. So d is a number from 0 on, whole, and no
//!    bit is both in x, where a and b differ, and in d, where both have it. Then a has the bits of d, some bits t of
//!    x, and no other: a = d + t. Conversely let a = d + t. Then b = s - a = 2d + x - d - t = d + (x - t), which has
//!    the bits of d and the other bits of x. So a xor b = x.
//! 2. All these a are at least d. Those up to A_1 have t <= A_1 - d, and the greatest a has the greatest t. If this a
//!    is 0, there is none from 1 to A_1.
//! 3. If t <= r is not r, look at the highest bit where they differ: r has it, and t has not. This bit is p or a
//!    higher one, as t cannot have p. The greatest t agrees with r as long as it can, down to p, and is free below
//!    it.
//!
//! **Complexity.** O(N) time: reading is all. Past the statement all numbers of 64 bits, 0 included, and up to 2^23
//! piles; fewer than two are an error.
//!
//! **Traps.** Nothing need be moved: `2 / 1 1` answers `0`. A bit that fits exactly is taken: `3 / 1 2 3` answers
//! `0`. Pile 1 must not become empty: `3 / 1 1 2` answers `-1`. Nothing goes from pile 2 to pile 1: `2 / 1 5` answers
//! `-1`. The parity and the common bits must be asked: `2 / 1 2` answers `-1`, and `3 / 1 2 1` answers `-1`. The sum
//! of both piles has 41 bits.
//!
//! **Source.** AtCoder Beginner Contest 172, problem F.

use proconio::input;
use sente::{
    io::{fail, length, refuse_bad_input},
    output,
};

/// The greatest number up to `most` whose bits are among `bits`.
fn greatest_part(bits: u128, most: u128) -> u128 {
    let others = most & !bits;
    if others == 0 {
        return most;
    }
    let below = (1 << others.ilog2()) - 1;
    (most & bits & !below) | (bits & below)
}

/// The least number of stones from pile 1 to pile 2 with which the second player wins.
fn least_moved(first: u64, second: u64, nim_sum: u64) -> Option<u128> {
    let [first, second, x] = [first, second, nim_sum].map(u128::from);
    let twice = (first + second).checked_sub(x)?;
    let d = twice / 2;
    if twice % 2 == 1 || d & x != 0 {
        return None;
    }
    let kept = d + greatest_part(x, first.checked_sub(d)?);
    (kept > 0).then_some(first - kept)
}

fn main() {
    refuse_bad_input();
    input! { n: usize, piles: [u64; length(n)] }
    let [first, second, others @ ..] = &piles[..] else { fail("there must be two piles or more") };
    let nim_sum = others.iter().fold(0, |sum, pile| sum ^ pile);
    match least_moved(*first, *second, nim_sum) {
        Some(moved) => output().line(moved),
        None => output().line(-1),
    }
}

#[cfg(test)]
mod abc172_f {
    use super::{greatest_part, least_moved};

    #[test]
    fn the_greatest_part_is_that_of_all() {
        for (bits, most) in (0..64).flat_map(|bits| (0..128).map(move |most| (bits, most))) {
            let part = (0..=most).rev().find(|part| part & !bits == 0);
            assert_eq!(Some(greatest_part(bits, most)), part, "{bits} up to {most}");
        }
    }

    #[test]
    fn the_least_number_is_that_of_all() {
        for (first, second) in (0..20_u64).flat_map(|one| (0..20).map(move |other| (one, other))) {
            for nim_sum in 0..40 {
                let wins = |moved: &u64| (first - moved) ^ (second + moved) == nim_sum;
                let least = (0..first).find(wins).map(u128::from);
                assert_eq!(
                    least_moved(first, second, nim_sum),
                    least,
                    "{first} {second} {nim_sum}"
                );
            }
        }
    }

    #[test]
    fn sums_of_65_bits_are_found() {
        let most = u64::MAX;
        assert_eq!(least_moved(most, most, 0), Some(0));
        assert_eq!(least_moved(most, 1, 0), Some(u128::from(most / 2)));
        assert_eq!(least_moved(most, 0, most), Some(0));
        assert_eq!(least_moved(0, most, most), None);
    }
}
