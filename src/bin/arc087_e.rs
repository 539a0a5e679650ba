//! ARC 087 E Prefix-free Game. <https://atcoder.jp/contests/arc087/tasks/arc087_c>
//!
//! **Rules.** A set of `N` strings of the letters 0 and 1, each of 1 to `L` letters, is prefix-free: none
//! is the beginning of another. Alice and Bob in turn, Alice first, add a string of 1 to `L` letters so that
//! the set stays so. Whoever cannot loses. Print the winner.
//!
//! **Theorem.** In sorted order, let the string s have p(s) letters at its beginning in common with the
//! string before it; 0, if it is the first. Bob wins iff the nim-sum over all strings s of
//! (L - p(s)) ^ (L - |s|) is 0. (Proved.)
//!
//! **Proof.** Draw the beginnings of the strings as a binary tree, the empty one as its root. Let
//! lowbit(x) be the greatest power of two that divides x.
//!
//! *The game is a sum.* A beginning of d letters that goes on with one letter alone leaves a *free tree*
//! behind the other letter: of its strings, which have d + 1 to L letters, each may be added, so it
//! has L - d levels. Nothing else may be added: any other string begins with one of the set, or one of the
//! set begins with it. Free trees do not touch one another. A string on level j + 1 of a free tree of h
//! levels, 0 <= j < h, leaves those free trees that branch off above it: of h - 1, ..., h - j levels.
//!
//! *A free tree of h levels is worth lowbit(h)*, by induction. Let G(x) = x ^ floor(x / 2), the Gray code
//! of x. It is the nim-sum of lowbit(1), ..., lowbit(x): of these numbers floor(x / 2^t) are divisible by
//! 2^t and floor(x / 2^(t+1)) by 2^(t+1), which differ by an odd number iff the bits t and t + 1 of x
//! differ. So the options of h are worth G(h - 1) ^ G(y), y = h - 1 - j from 0 to h - 1. G never takes a
//! value twice: x can be read off from G(x), the highest bit first. Let 2^e = lowbit(h) = G(h - 1) ^ G(h).
//! - 2^e is no option, since G(y) is not G(h).
//! - Each number below 2^e is. The 2^e numbers y from h - 2^e to h - 1 differ in the lowest e bits alone,
//!   and so do their Gray codes. So G(h - 1) ^ G(y) takes 2^e different values below 2^e.
//!
//! *The sum.* Add lowbit(L - d) for each letter that follows a beginning of d letters: where two letters
//! follow, this cancels, and elsewhere it is the free tree. In sorted order the string s brings the letters
//! that follow its beginnings of p(s), ..., |s| - 1 letters. They add up to
//! lowbit(L - p(s)) ^ ... ^ lowbit(L - |s| + 1) = G(L - p(s)) ^ G(L - |s|). Now G(x) ^ G(y) = G(x ^ y), and
//! G(x) = 0 iff x = 0. So the nim-sum of the free trees is G of that in the theorem, and 0 iff that is.
//!
//! **Complexity.** O(S log N) time for S letters together, as sorting compares letters; no more than O(S)
//! letters are looked at after it. O(S) memory. No trie, no recursion. Past the statement up to 2^23 strings
//! of any length, `L` below 2^64; `N` may be 0: a set without strings leaves two free trees of L levels, so
//! Bob wins. A set that is not prefix-free, and a string of other letters or of more than `L`, is an error.
//!
//! **Traps.** The value of a free tree is not its height: `1 3 / 000` answers `Alice`, where 3 ^ 2 ^ 1 is 0.
//! Nor is it the parity of the height: `1 2 / 0` answers `Alice`, with one free tree, of
//! height 2. Nor is it always 1: `1 2 / 00` answers `Alice`, with two free trees.
//! Lowbits need 64 bits: `1 4294967296 / 0` answers `Alice`, but the lowest 32 bits of lowbit(L) are 0. The
//! end of a string leaves nothing free: `2 1 / 0 / 1` answers `Bob`. A trie of one string is 10^5 deep: a
//! recursion overflows.
//!
//! **Source.** AtCoder Regular Contest 087, problem E, where lowbits are added up on a trie; that they
//! telescope to heights is ours. A free tree is the Ruler game of Berlekamp, Conway, Guy, Winning Ways, ch.
//! 14, which is row 1 of `p2594`, too.

use proconio::{input, marker::Bytes, source::auto::AutoSource};
use sente::{
    io::{fail, length, refuse_bad_input},
    output,
};

/// The nim-sum of the theorem for strings in sorted order, of at most `most` letters each.
fn nim_sum(most: u64, strings: &[Vec<u8>]) -> u64 {
    let mut before: &[u8] = &[];
    strings.iter().fold(0, |sum, string| {
        let common = before.iter().zip(string).take_while(|(one, other)| one == other).count();
        before = string;
        sum ^ (most - common as u64) ^ (most - string.len() as u64)
    })
}

fn main() {
    refuse_bad_input();
    let mut source = AutoSource::new(std::io::stdin().lock());
    input! { from &mut source, n: usize, most: u64 }
    let mut strings = Vec::new();
    for number in 1..=length(n) {
        input! { from &mut source, string: Bytes }
        if string.len() as u64 > most || string.iter().any(|letter| !b"01".contains(letter)) {
            fail(format_args!("string {number} is not 1 to {most} letters `0` or `1`"));
        }
        strings.push(string);
    }
    strings.sort_unstable();
    // What begins with a string follows it in sorted order.
    if strings.windows(2).any(|pair| pair[1].starts_with(&pair[0])) {
        fail("the strings are not prefix-free: one begins with another");
    }
    output().line(if nim_sum(most, &strings) == 0 { "Bob" } else { "Alice" });
}

#[cfg(test)]
mod arc087_e {
    use super::nim_sum;

    fn bob_wins(most: u64, strings: &[&str]) -> bool {
        let mut strings: Vec<Vec<u8>> = strings.iter().map(|string| (*string).into()).collect();
        strings.sort_unstable();
        nim_sum(most, &strings) == 0
    }

    #[test]
    fn two_equal_free_trees_are_lost() {
        assert!(bob_wins(7, &[]));
        assert!(bob_wins(7, &["10", "00"]));
        assert!(bob_wins(u64::MAX, &["1010", "0001"]));
    }

    #[test]
    fn nothing_free_is_lost() {
        assert!(bob_wins(1, &["1", "0"]));
        assert!(bob_wins(7, &["1", "00", "01"]));
        assert!(bob_wins(3, &["000", "001", "010", "011", "100", "101", "110", "111"]));
    }

    #[test]
    fn one_string_wins() {
        for most in 1..40 {
            for letters in 1..=most {
                assert!(!bob_wins(most, &[&"0".repeat(letters as usize)]), "{most} {letters}");
            }
        }
        for most in [1 << 32, 1 << 63, u64::MAX] {
            assert!(!bob_wins(most, &["0"]));
        }
    }

    /// Grundy values of free trees of up to this many levels, by mex.
    fn values(levels: usize) -> Vec<u64> {
        let mut values: Vec<u64> = vec![0];
        for h in 1..=levels {
            let mut sum = 0;
            let mut options = vec![0];
            for lower in (1..h).rev() {
                sum ^= values[lower];
                options.push(sum);
            }
            values.extend((0..).find(|value| !options.contains(value)));
        }
        values
    }

    #[test]
    fn a_free_tree_is_worth_its_lowbit() {
        let lowbit = |h: u64| h & h.wrapping_neg();
        assert_eq!(values(300), (0..=300).map(lowbit).collect::<Vec<_>>());
    }

    #[test]
    fn the_sum_is_0_iff_that_of_the_free_trees_is() {
        let values = values(70);
        let mut seed = 20_u32;
        let mut random = |below: u32| {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (seed >> 8) % below
        };
        let mut lost = 0;
        for _ in 0..2000 {
            // From the empty string on, strings go on with one letter or with both.
            let mut ends = vec![String::new()];
            let most = 6 + random(60) as usize;
            let mut sum = 0;
            for _ in 0..=random(8) {
                let end = ends.swap_remove(random(ends.len() as u32) as usize);
                match random(4) {
                    _ if end.len() == most => ends.push(end),
                    0 => {
                        sum ^= values[most - end.len()];
                        ends.push(end + "1");
                    }
                    1 => {
                        sum ^= values[most - end.len()];
                        ends.push(end + "0");
                    }
                    _ => ends.extend([end.clone() + "0", end + "1"]),
                }
            }
            let ends: Vec<&str> = ends.iter().map(String::as_str).collect();
            assert_eq!(bob_wins(most as u64, &ends), sum == 0, "{most} {ends:?}");
            lost += usize::from(sum == 0);
        }
        assert!((100..1900).contains(&lost));
    }
}
