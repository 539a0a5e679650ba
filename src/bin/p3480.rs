//! P3480 [POI 2009] KAM-Pebbles (Pebbles). <https://www.luogu.com.cn/problem/P3480>
//!
//! **Rules.** There is a row of `n` heaps, none smaller than its left neighbour. A move takes one or
//! more stones from one heap, which must not become smaller than its left neighbour; the first heap may
//! go down to 0. Whoever cannot move loses. Does the first player win?
//!
//! **Theorem.** Let d_i = a_i - a_(i-1), with a_0 = 0. The position is a P-position if and only if the
//! nim-sum of d_n, d_(n-2), d_(n-4), ... is 0: every second difference, counted from the right end.
//! (Proved.)
//!
//! **Proof.** Taking x stones from heap i lowers d_i by x and raises d_(i+1) by x, if there is one; it
//! is legal exactly for 1 <= x <= d_i. So the differences are staircase Nim: the stones of d_n go off
//! the stairs, those of any other step go to the step on their right. Call d_n, d_(n-2), ... counted
//! and the others free. A move on a counted difference is a move on a Nim heap; what it gives to a free
//! one does not matter. A move on a free difference gives x stones to a counted one. From a nim-sum of
//! 0 every move has a reply that makes it 0 again:
//! - if a counted difference was lowered, Bouton's move in Nim, which exists as the nim-sum is not 0
//!   then;
//! - if one was raised by x, taking these x stones off it.
//!
//! The stones decrease, so the player who replies also makes the last move. From another nim-sum than
//! 0, Bouton's move makes it 0, and its player replies from then on.
//!
//! **Complexity.** O(n) time: with each heap the two classes change places.
//!
//! **Traps.** Counting from the left: `1 / 2 / 0 1` answers `TAK`. The nim-sum of the heaps:
//! `1 / 3 / 1 1 2` answers `NIE`. The first difference is a_1 itself: `1 / 1 / 1` answers `TAK`. The
//! last heap of one arrangement is not the left neighbour in the next: `2 / 1 / 1 / 1 / 1` answers
//! `TAK / TAK`. There is one answer per arrangement, though an English translation asks for `n` lines.
//! Sources differ in the bound of the stones (1000, 10000, or 10000 a heap); here any `u64` is good.
//! Heaps that decrease are refused.
//!
//! **Source.** XVI Olimpiada Informatyczna, stage I, task KAM. Staircase Nim: R. Sprague, Über zwei
//! Abarten von Nim, Tohoku Mathematical Journal 43 (1937). Nim: C. L. Bouton 1901.

use sente::{input, io::fail, output};

/// True if the player to move wins; `None` if a heap is smaller than its left neighbour.
fn is_n_position(heaps: impl IntoIterator<Item = u64>) -> Option<bool> {
    let (mut counted, mut free, mut left) = (0, 0, 0_u64);
    for heap in heaps {
        (counted, free) = (free ^ heap.checked_sub(left)?, counted);
        left = heap;
    }
    Some(counted != 0)
}

fn main() {
    input! { arrangements: usize }
    let mut out = output();
    for number in 1..=arrangements {
        input! { n: usize, heaps: [u64; n] }
        match is_n_position(heaps) {
            Some(wins) => out.line(if wins { "TAK" } else { "NIE" }),
            None => fail(format_args!(
                "arrangement {number} has a heap that is smaller than its left neighbour"
            )),
        }
    }
}

#[cfg(test)]
mod p3480 {
    use super::is_n_position;

    #[test]
    fn nothing_to_take_is_lost() {
        assert_eq!(is_n_position([]), Some(false));
        assert_eq!(is_n_position([0]), Some(false));
        assert_eq!(is_n_position([0, 0, 0]), Some(false));
    }

    #[test]
    fn one_heap_is_taken_whole() {
        assert_eq!(is_n_position([1]), Some(true));
        assert_eq!(is_n_position([10_000]), Some(true));
        assert_eq!(is_n_position([u64::MAX]), Some(true));
    }

    #[test]
    fn the_parity_counts_from_the_right_end() {
        assert_eq!(is_n_position([0, 1]), Some(true));
        assert_eq!(is_n_position([1, 1]), Some(false));
        assert_eq!(is_n_position([1, 1, 1]), Some(true));
        assert_eq!(is_n_position([0, 1, 1]), Some(false));
    }

    #[test]
    fn equal_counted_differences_cancel() {
        assert_eq!(is_n_position([1, 1, 2]), Some(false));
        assert_eq!(is_n_position([1, 5, 6]), Some(false));
        assert_eq!(is_n_position([1 << 62, u64::MAX - (1 << 62), u64::MAX]), Some(false));
    }

    #[test]
    fn a_smaller_heap_on_the_right_is_refused() {
        assert_eq!(is_n_position([1, 0]), None);
        assert_eq!(is_n_position([0, u64::MAX, u64::MAX - 1]), None);
    }
}
