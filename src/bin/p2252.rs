//! P2252 【模板】威佐夫博弈 (Wythoff's game). <https://www.luogu.com.cn/problem/P2252>
//!
//! **Rules.** There are two heaps. A move takes one or more stones from one heap, or the same number
//! from both. Whoever takes the last stone wins. Print 1 if the first player wins, else 0. The file
//! holds one pair; for POJ 1067 and HDU 1527 this program answers every pair up to the end of the file.
//!
//! **Theorem.** With phi = (1 + sqrt 5) / 2, the P-positions are the pairs
//! `(floor(k phi), floor(k phi) + k)` for k = 0, 1, 2, ..., in either order. Heaps a and b = a + k are
//! one if and only if `a^2 <= k b` and `k (b + 1) < (a + 1)^2`: integers are enough. (Proved.)
//!
//! **Proof.** Write a_k = floor(k phi) and b_k = a_k + k = floor(k phi^2). Since 1/phi + 1/phi^2 = 1
//! and phi is irrational, Beatty's theorem says that every positive integer stands in exactly one pair
//! of k >= 1, and once. So two pairs share neither a number nor a difference, while a move keeps a heap
//! or the difference: no move leads from a pair to a pair. Now let (a, b) with a <= b be no pair.
//! - *a = b_j with j >= 1:* then a_j < b_j = a <= b; lower b to a_j.
//! - *a = a_j with j >= 0, and b > b_j:* lower b to b_j.
//! - *a = a_j with j >= 0, and b < b_j:* the difference i = b - a is smaller than j, so a_i < a_j = a;
//!   take a - a_i from both heaps, which leaves the i-th pair.
//!
//! The end, (0, 0), is the pair of k = 0. By induction on the stones the pairs are the P-positions.
//! *The test:* phi is the positive root of t^2 = t + 1, so x <= k phi if and only if
//! `x^2 <= k x + k^2 = k (x + k)`, for integers x >= 0 and k >= 0. Now a = a_k says that this holds for
//! x = a and not for x = a + 1.
//!
//! **Complexity.** O(1) time a pair, constant memory.
//!
//! **Traps.** Floating point: `165580140 267914295` answers `0`, and `165580141 267914296` answers `1`;
//! with `double` it is the other way round. No smaller k goes wrong (checked once, by a program of its
//! own, for every k up to 381966011, the last one within 10^9: 14 go wrong). The larger heap may come
//! first: `2 1` answers `0`. No stones are lost, one stone is won: `0 0` answers `0`, and `0 1` answers
//! `1`. -1 is never printed: a finite game is always decided.
//!
//! **Source.** W. A. Wythoff, A modification of the game of Nim, Nieuw Archief voor Wiskunde 7 (1907);
//! S. Beatty 1926.

use sente::{input, is_stdin_empty, output};

/// True if the player to move wins.
fn is_n_position(one: u64, other: u64) -> bool {
    // No product passes 2^128 - 1, not even where both heaps are `u64::MAX`.
    let (a, b) = (u128::from(one.min(other)), u128::from(one.max(other)));
    let k = b - a;
    // The second test without the 1 of (a + 1)^2 = a (a + 2) + 1.
    let is_pair = a * a <= k * b && k * (b + 1) <= a * (a + 2);
    !is_pair
}

fn main() {
    let mut out = output();
    while !is_stdin_empty() {
        input! { one: u64, other: u64 }
        out.line(u8::from(is_n_position(one, other)));
    }
}

#[cfg(test)]
mod p2252 {
    use super::is_n_position;

    #[test]
    fn no_stones_are_lost() {
        assert!(!is_n_position(0, 0));
    }

    #[test]
    fn one_heap_or_two_equal_ones_are_taken_whole() {
        for heap in [1, 2, 1_000_000_000, u64::MAX] {
            assert!(is_n_position(0, heap));
            assert!(is_n_position(heap, 0));
            assert!(is_n_position(heap, heap));
        }
    }

    #[test]
    fn the_order_of_the_heaps_does_not_matter() {
        for (a, b) in [(1, 2), (3, 5), (4, 7), (6, 10), (8, 13)] {
            assert!(!is_n_position(a, b));
            assert!(!is_n_position(b, a));
            assert!(is_n_position(b, a + 1));
        }
    }

    #[test]
    fn pairs_that_a_double_gets_wrong() {
        assert!(!is_n_position(433_494_436, 701_408_732));
        assert!(is_n_position(433_494_437, 701_408_733));
    }

    #[test]
    fn the_k_th_pair_is_floor_of_k_phi_and_k_more() {
        // The greatest k is that of the last pair below 2^64.
        const LAST: u64 = 7_046_029_254_386_353_130;
        for k in (1..2000).chain((LAST - 2000)..=LAST).chain([102_334_155, 1 << 62]) {
            let root = square_root(5 * u128::from(k) * u128::from(k));
            let a = ((u128::from(k) + root) / 2) as u64;
            let b = a.checked_add(k).expect("k is at most that of the last pair");
            assert!(!is_n_position(a, b));
            assert!(is_n_position(a - 1, b - 1));
            assert!(is_n_position(a, b - 1));
            assert!(is_n_position(a + 1, b));
        }
    }

    /// The greatest integer whose square is at most `square`, bit by bit.
    fn square_root(square: u128) -> u128 {
        (0..64).rev().fold(0, |root, bit| {
            let larger: u128 = root | 1 << bit;
            if larger * larger <= square {
                larger
            } else {
                root
            }
        })
    }
}
