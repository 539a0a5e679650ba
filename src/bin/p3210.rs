//! P3210 取石头游戏 (Stone Row Score Game, Hunan 2010). <https://www.luogu.com.cn/problem/P3210>
//!
//! **Rules.** Piles lie in a row; a pile given as 0 was removed before. The players remove a whole pile
//! in turn, and only one that had a neighbour in the row which is removed by now. The ends of the row
//! are no removed piles. Each maximises his own stones: print both totals.
//!
//! **Theorem.** The zeros cut the row into segments: deques, free at both ends, and a stack at either
//! end of the row, free only at its inner end. Let v be the mover's total minus the other's.
//! 1. *Peak.* Neighbours x <= y >= z in a segment can be replaced by one pile of x - y + z: v stays.
//!    (The pile can be 0 or negative. It still is a pile.)
//! 2. *Bottom pair.* A stack whose deepest pile b is at least the next one t can do without the two:
//!    v(P) = v(R) - (b - t) if R, what is left, has an even number of piles, else v(R) + (b - t).
//! 3. *Greedy.* If a greatest pile is free, it is a best move.
//!
//! Where 1 and 2 no longer apply, each segment has a greatest pile at a free end: elsewhere it would be
//! a peak, or make a bottom pair. So it stays when that pile is taken, since nothing comes together
//! that was apart. By 3 the players take the piles in descending order. (Proved.)
//!
//! **Proof.** By induction over the number of piles, for piles of any sign; v = 0 if there is none.
//! P - a is P without the pile a. To take a is worth a - v(P - a), and v(P) is the greatest worth of a
//! free pile. A free pile stays free until it is taken. If one pile changes by d, v changes by at most
//! d: so does the worth of each move, by induction.
//!
//! *Greedy.* Let m be greatest and free, a another free pile, Q = P - m, and b a best move in Q. After
//! a, taking m is best, by induction. So m is as good as a if m - v(Q) >= a - (m - v(Q - a)); with
//! v(Q) = b - v(Q - b) this says v(Q - a) - v(Q - b) <= (m - a) + (m - b). If b = a, it holds. Else let
//! b grow to m in Q - a: v changes by m - b at most and becomes m - v(Q - a - b), by induction. Let a
//! grow to m in Q - b: v changes by m - a at most and becomes the same.
//!
//! *Bottom pair.* Let d = b - t, and e = 1 if R has an even number of piles, else -1; the claim is
//! v(P) = v(R) - ed.
//! - A move in R is worth ed less in P than in R: what it leaves has the claim by induction, with -e
//!   for e.
//! - If R is empty, t is the only move, and v(P) = t - b = -d, as claimed.
//! - If R is not empty, and nothing lies above t, then t can be taken, too, and must not be worth more
//!   than v(R) - ed. It leaves R and the free pile b, so v(R + b) >= b - v(R). So t is worth
//!   t - v(R + b) <= v(R) - d <= v(R) - ed.
//!
//! *Peak, if y is greatest of all.* Let P' be P with s = x - y + z for the three; s is free iff x or z
//! is.
//! - A move elsewhere is worth the same in P and in P', by induction.
//! - If x is free, it is worth at least what s is worth in P', and at most v(P'). For after x, taking y
//!   is best, by 3. Then z is free, and lies where s lies in P': call this Z. So x is worth
//!   x - y + v(Z). In Z, taking z is a move, so v(Z) >= z - v(P' - s), and x is worth
//!   x - y + z - v(P' - s) or more: this is s - v(P' - s), the worth of s. And Z is P' with s grown by
//!   z - s = y - x, so v(Z) <= v(P') + y - x, and x is worth v(P') or less.
//! - The same holds for z if z is free, with x and z exchanged.
//!
//! So no move in P is worth more than v(P'), and each move in P' has one in P that is worth as much or
//! more.
//!
//! *Peak, if m > y is greatest of all.* Then m is none of the three. As s <= x and s <= z, m is
//! greatest in P' too.
//! - If m is free, it is a best move in P and in P', by 3. What it leaves has the same v by induction.
//! - If m is not free and lies at the bottom of a stack, remove the bottom pair from both: P and P'
//!   have the same parity, and so has what is left. If the peak is still there, the rest is induction.
//!   Otherwise the pile above m is z (or x, which is the same mirrored). P loses z m, and then x y,
//!   which is a bottom pair by now; P' loses s m. What is left is the same, and so is the sum of
//!   differences: (m - z) + (y - x) = m - s.
//! - If m is not free and lies elsewhere, it has two neighbours, so it is a peak: merge it in both, as
//!   proved. If the peak x y z is still there, the rest is induction. Otherwise m lies beside z (or x),
//!   as in x y z m w. P' comes to s - m + w. P comes to x y u with u = z - m + w <= z, since w <= m.
//!   That is a peak, so by induction P comes to x - y + u, which is s - m + w.
//!
//! **Complexity.** O(n log n) time, for the sort alone; O(n) memory. A segment is merged in one pass
//! with a stack, see `sente::peaks`: a new peak can only be at the last two piles and the next one. Past the
//! statement up to 2^30 piles of 32 bits; a row of piles without a 0 is an error, since nobody can ever move in it.
//!
//! **Traps.** The greatest free pile is not always best: `4 / 1 0 2 3` answers `4 2`, by taking the 1
//! first. The ends of the row are not removed: `3 / 0 1 2` answers `1 2`. A merged 0 is a pile:
//! `5 / 0 1 2 1 1` answers `2 3`, but 3 2 if it is lost. Equal neighbours make a peak: `5 / 0 1 3 3 2`
//! answers `4 5`, but 5 4 if they do not. A merged pile can make its neighbour a peak:
//! `6 / 0 1 2 3 4 1` answers `5 6`, but 6 5 with one merge per pile read. The second player may have to
//! break into the bottom pair: `4 / 0 1 1 2` answers `3 1`. Totals reach 10^14.
//!
//! **Source.** The reductions are those of the published solutions; the proof is ours.

use sente::{
    input,
    io::fail,
    output,
    peaks::{merge_peaks, merge_stack},
};

/// The totals of both players under best play; `None` if there are piles but nothing is removed.
///
/// No number here exceeds twice the sum of all piles in size: below 2^63 for up to 2^30 piles.
fn totals(piles: &[u32]) -> Option<(i64, i64)> {
    if !piles.is_empty() && !piles.contains(&0) {
        return None;
    }
    let mut segments = piles.split(|&pile| pile == 0);
    let (left, right) = (segments.next().unwrap_or(&[]), segments.next_back().unwrap_or(&[]));
    let mut merged = Vec::new();
    // The stacks from their free ends down.
    let mut charge = merge_stack(&mut merged, left.iter().rev().copied());
    charge += merge_stack(&mut merged, right.iter().copied());
    for deque in segments {
        merge_peaks(&mut merged, deque.iter().copied());
    }
    // The stable sort merges runs, and a segment is one that falls, then one that rises.
    merged.sort();
    // Whoever is to move when nothing else is left pays the charge.
    let lead = merged.iter().fold(-charge, |lead, pile| pile - lead);
    let all: i64 = piles.iter().map(|&pile| i64::from(pile)).sum();
    Some(((all + lead) / 2, (all - lead) / 2))
}

fn main() {
    input! { n: usize, piles: [u32; n] }
    match totals(&piles) {
        Some((first, second)) => writeln!(output(), "{first} {second}"),
        None => fail("no pile is 0, so nobody can ever move"),
    }
}

#[cfg(test)]
mod p3210 {
    use super::totals;

    #[test]
    fn nothing_to_take() {
        assert_eq!(totals(&[]), Some((0, 0)));
        assert_eq!(totals(&[0]), Some((0, 0)));
        assert_eq!(totals(&[0, 0, 0]), Some((0, 0)));
    }

    #[test]
    fn nothing_that_may_be_taken_is_refused() {
        assert_eq!(totals(&[1]), None);
        assert_eq!(totals(&[1, 2, 3]), None);
    }

    #[test]
    fn lone_piles_go_in_descending_order() {
        assert_eq!(totals(&[0, 5, 0]), Some((5, 0)));
        assert_eq!(totals(&[0, 5, 0, 7, 0, 6]), Some((12, 6)));
        assert_eq!(totals(&[3; 1]), None);
        assert_eq!(totals(&[3, 0, 3, 0, 3]), Some((6, 3)));
    }

    #[test]
    fn the_ends_of_the_row_are_not_removed() {
        assert_eq!(totals(&[0, 1, 2]), Some((1, 2)));
        assert_eq!(totals(&[2, 1, 0]), Some((1, 2)));
        assert_eq!(totals(&[0, 1, 2, 0]), Some((2, 1)));
    }

    #[test]
    fn peaks_merge_again_and_again() {
        assert_eq!(totals(&[0, 1, 9, 1, 0]), Some((2, 9)));
        assert_eq!(totals(&[0, 1, 3, 3, 2]), Some((4, 5)));
        assert_eq!(totals(&[0, 1, 2, 3, 4, 1]), Some((5, 6)));
    }

    #[test]
    fn a_merged_zero_is_a_pile() {
        assert_eq!(totals(&[0, 1, 2, 1, 1]), Some((2, 3)));
    }

    #[test]
    fn parity_says_who_breaks_into_the_bottom_pair() {
        assert_eq!(totals(&[0, 1, 1, 2]), Some((3, 1)));
        assert_eq!(totals(&[1, 0, 2, 3]), Some((4, 2)));
        assert_eq!(totals(&[3, 2, 0, 2, 3]), Some((4, 6)));
    }

    #[test]
    fn the_greatest_piles_do_not_overflow() {
        const MOST: i64 = u32::MAX as i64;
        assert_eq!(totals(&[0, u32::MAX, u32::MAX]), Some((MOST, MOST)));
        let mut comb: Vec<u32> =
            (0..100_001).map(|i| if i % 2 == 0 { 1 } else { u32::MAX }).collect();
        comb.push(0);
        assert_eq!(totals(&comb), Some((50_001, 50_000 * MOST)));
    }
}
