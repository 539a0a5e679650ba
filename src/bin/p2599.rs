//! P2599 取石子游戏 (Stones from Both Ends, ZJOI 2009). <https://www.luogu.com.cn/problem/P2599>
//!
//! **Rules.** `n` heaps stand in a row. A turn removes at least one stone from the leftmost or from the
//! rightmost heap that still stands; an emptied heap is gone. Who cannot move loses. Print 1 if the
//! first player wins, else 0.
//!
//! **Theorem.** For every row `m` of heaps there is exactly one number L(m) >= 0 such that the row
//! becomes lost when a heap of L(m) stones is put on its left (0 stones: no heap), and one number R(m)
//! for the right. So the first player loses iff the first heap is L of the other heaps. For the empty
//! row L = R = 0. A row that ends with a heap of x > 0 stones after `m`, with `l = L(m)` and
//! `r = R(m)`, has
//! `L = 0 if x = r;  x + 1 if l <= x < r;  x - 1 if r < x <= l;  else x`,
//! and R of a row that begins with x follows in the same way, with l and r exchanged. (Proved.)
//!
//! **Proof.** *At most one number:* from the greater of two the player could leave the lesser one.
//! *There is one:* by induction on the number of heaps; the row without heaps is lost. Let l and r be
//! known for `m`, and let `(p, q)` be the row `m` with p stones on its left and q on its right. (0, q)
//! is lost iff q = r, and `(p, 0)` iff p = l. Let f(0) = l. For q = 1, 2, ... in turn, let f(q) = 0 if
//! q = r, else the least p > 0 that is not f(q') of any 0 <= q' < q. Then (f(q), q) is lost. For q = r
//! this is known. Otherwise:
//! - It has the options (p', q) with 0 < p' < f(q). There p' = f(q') for some q' < q, and the opponent
//!   leaves (p', q'), which is lost.
//! - It has the option (0, q), which is not lost since q is not r.
//! - It has the options (f(q), q') with q' < q. They are not lost, since f(q) is not f(q'), the only
//!   number for q'.
//!
//! *So f(x) is L of the row that ends with x after `m`.* By their definition, l = 0 iff `m` itself is
//! lost, iff r = 0. So there are three cases:
//! - l = r: f(q) = q for q > 0, but for f(r) = 0 if r > 0. Below r the numbers are used in turn, r
//!   itself is used as f(0), and after r the next ones follow.
//! - 0 < l < r: f(q) = q for q < l. The number l is used already, as f(0), so f(q) = q + 1 for
//!   l <= q < r. Then f(r) = 0. Now 0 to r are used, and f(q) = q for q > r.
//! - 0 < r < l: f(q) = q for q < r. Then f(r) = 0, and the number r is unused. So for r < q <= l each q
//!   takes what its predecessor has left over, f(q) = q - 1. Now 0 to l are used (l as f(0)), and
//!   f(q) = q for q > l.
//!
//! (L and R never exceed the greatest heap, by induction: x + 1 is at most r.)
//!
//! **Complexity.** O(n^2) time. O(n) memory: L and R of the rows of one length, where the usual tables
//! hold all n^2 rows. Any 64-bit heaps. Past the statement while the squares of all n of an input are
//! at most 2^30 together (one to two seconds); beyond that, an error.
//!
//! **Traps.** The nim-sum says nothing: `1 / 3 / 1 2 1` answers `0`, and it is 2. Equal ends are lost
//! with two heaps, not with more: `1 / 3 / 1 1 1` answers `1`. The two `<=` are not `<`:
//! `1 / 4 / 1 2 1 1` answers `1`, from l = x = 1, and `1 / 4 / 1 1 2 2` answers `0`, from l = x = 2. L
//! of the empty row must be 0 in every case, whatever case came before: `2 / 2 / 1 1 / 1 / 1` answers
//! `0 / 1`.
//!
//! **Source.** The interval tables are those of the published solutions. The proof by the least unused
//! number is that of Wythoff's lost pairs (1907).

use sente::{input, io::fail, output};

/// The squares of all `n` of an input, together: this many take one to two seconds.
const MOST_SQUARES: usize = 1 << 30;

/// True if the player to move wins. Empty heaps are ignored.
fn wins(heaps: &[u64]) -> bool {
    let heaps = heaps.iter().copied().filter(|&heap| heap > 0).collect::<Vec<_>>();
    let Some((&first, others)) = heaps.split_first() else {
        return false;
    };
    // L and R of the rows of one length in `others`, by where they begin.
    let mut left = vec![0; others.len() + 1];
    let mut right = left.clone();
    for length in 1..=others.len() {
        for begin in 0..=others.len() - length {
            let end = begin + length - 1;
            let with_last = lost_end(others[end], left[begin], right[begin]);
            right[begin] = lost_end(others[begin], right[begin + 1], left[begin + 1]);
            left[begin] = with_last;
        }
    }
    first != left[0]
}

/// The heap that makes a row lost from one side, when the row ends on the other side with the heap
/// `x`. Without `x`, `near` would do that from the same side and `far` from the side of `x`.
fn lost_end(x: u64, near: u64, far: u64) -> u64 {
    // `&` and a product, since branches are mispredicted where heaps are close together.
    let shifted = x + u64::from((near <= x) & (x < far)) - u64::from((far < x) & (x <= near));
    shifted * u64::from(x != far)
}

fn main() {
    input! { cases: usize }
    let mut out = output();
    let mut squares = 0;
    for case in 1..=cases {
        input! { n: usize, heaps: [u64; n] }
        squares += n * n;
        if squares > MOST_SQUARES {
            fail(format_args!(
                "case {case} makes the squares of all n more than {MOST_SQUARES} together"
            ));
        }
        out.line(u8::from(wins(&heaps)));
    }
}

#[cfg(test)]
mod p2599 {
    use super::wins;

    #[test]
    fn no_heap_is_lost_and_a_single_heap_is_won() {
        assert!(!wins(&[]));
        assert!(wins(&[1]));
        assert!(wins(&[u64::MAX]));
    }

    #[test]
    fn heaps_without_stones_do_not_stand() {
        assert!(!wins(&[0]));
        assert!(!wins(&[0, 0, 0]));
        assert!(wins(&[0, 5, 0]));
        assert!(!wins(&[0, 7, 0, 0, 7]));
        assert_eq!(wins(&[3, 0, 1, 9, 0, 4]), wins(&[3, 1, 9, 4]));
    }

    #[test]
    fn two_heaps_are_lost_iff_they_are_equal() {
        for heap in [1, 2, 9, u64::MAX] {
            assert!(!wins(&[heap, heap]));
            assert!(wins(&[heap, heap - 1]));
            assert!(wins(&[heap - 1, heap]));
        }
    }

    #[test]
    fn a_row_and_its_mirror_image_have_the_same_outcome() {
        for number in 0..4_u64.pow(6) {
            let row = (0..6).map(|place| (number >> (2 * place) & 3) + 1).collect::<Vec<_>>();
            let mirrored = row.iter().rev().copied().collect::<Vec<_>>();
            assert_eq!(wins(&row), wins(&mirrored), "{row:?}");
        }
    }

    #[test]
    fn exactly_one_first_heap_is_lost_and_it_is_at_most_the_greatest() {
        for number in 0..4_u64.pow(6) {
            let others = (0..6).map(|place| (number >> (2 * place) & 3) + 1).collect::<Vec<_>>();
            let lost = |&first: &u64| !wins(&[&[first], others.as_slice()].concat());
            assert_eq!((0..=9).filter(lost).count(), 1, "{others:?}");
            assert!((0..=4).any(|first| lost(&first)), "{others:?}");
        }
    }

    #[test]
    fn the_bounds_of_the_differences_are_inclusive() {
        assert!(wins(&[1, 2, 1, 1]));
        assert!(!wins(&[1, 1, 2, 2]));
    }

    #[test]
    fn the_greatest_heaps_do_not_overflow() {
        assert!(wins(&[u64::MAX; 3]));
        for number in 0..3_u64.pow(6) {
            let heap = |place| u64::MAX - number / 3_u64.pow(place) % 3;
            let others = (0..6).map(heap).collect::<Vec<_>>();
            let lost = |&first: &u64| !wins(&[&[first], others.as_slice()].concat());
            let firsts = (u64::MAX - 8..=u64::MAX).chain([0]);
            assert_eq!(firsts.filter(lost).count(), 1, "{others:?}");
        }
    }
}
