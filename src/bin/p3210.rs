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
//! Where 1 and 2 no longer apply, each segment has a greatest pile at a free end, and so it stays when
//! that is taken: by 3 the players take the piles in descending order.
//!
//! **Proof.** By induction over the number of piles, for piles of any sign. P - a is P without the pile
//! a. A free pile stays free until it is taken. If one pile changes by d, v changes by at most d.
//!
//! *Greedy.* Let m be greatest and free, a another free pile, Q = P - m, and b a best move in Q. After a,
//! taking m is best, by induction. So m is as good as a if m - v(Q) >= a - (m - v(Q - a)); with
//! v(Q) = b - v(Q - b) this says v(Q - a) - v(Q - b) <= (m - a) + (m - b). If b = a, it holds. Else let b
//! grow to m in Q - a: v changes by m - b at most and becomes m - v(Q - a - b), by induction. Let a grow
//! to m in Q - b: v changes by m - a at most and becomes the same.
//!
//! *Bottom pair.* Let d = b - t, and e = 1 if R has an even number of piles, else -1; claim:
//! v(P) = v(R) - ed. A move in R leads to the same on both sides, by induction. The only other move is t,
//! once nothing lies above it. If R is empty, it is forced, and v(P) = t - b = -d. Otherwise it must not
//! be better: v(R + b) >= b - v(R), as b is free there, so t - v(R + b) <= v(R) - d <= v(R) - ed.
//!
//! *Peak, if y is greatest of all.* Let P' be P with s = x - y + z for the three. A move elsewhere leads to
//! the same on both sides, by induction. After x, taking y is best, by 3: so x is worth
//! x - y + v(P' with z for s). That is at most v(P'), since z - s = y - x. It is at least s - v(P' - s),
//! what s is worth in P', since z is free where s was. Likewise z; and s is free iff x or z is.
//!
//! *Peak, if m > y is greatest of all.* Then m is none of the three, and s <= min(x, z) <= m. If m is free,
//! it is a best move in P and in P'. If m lies at the bottom of a stack, remove the bottom pair from
//! both. Otherwise m is a peak: merge it in both. The rest is induction. Where the two overlap, as in
//! x y z m w and x y z m (bottom), P comes to x - y + z - m + w, or loses the pairs z m and x y; P' comes
//! to the same pile, or loses s m, with the same sum of differences.
//!
//! **Complexity.** O(n log n) time, for the sort alone; O(n) memory. A segment is merged in one pass with
//! a stack: a new peak can only be at the last two piles and the next one.
//!
//! **Traps.** The greatest free pile is not always best: on `4 / 1 0 2 3` the first player takes the 1 and
//! wins 4 2. The ends of the row are not removed: `3 / 0 1 2` answers 1 2. A merged 0 is a pile:
//! `5 / 0 1 2 1 1` answers 2 3, and 3 2 if it is lost. Equal neighbours make a peak: without that,
//! `5 / 0 1 3 3 2` answers 5 4 for 4 5. A merged pile can make its neighbour a peak: with one merge per
//! pile read, `6 / 0 1 2 3 4 1` answers 6 5 for 5 6. The second player may have to break into the bottom
//! pair: `4 / 0 1 1 2` answers 3 1. Totals up to 10^14. (A row with piles and no 0, which the statement
//! excludes, is an error.)
//!
//! **Source.** The reductions are those of the published solutions; the proof is ours.

use sente::{input, io::fail, output};

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
    let mut charge = merge_stack(&mut merged, left.iter().rev());
    charge += merge_stack(&mut merged, right);
    for deque in segments {
        merge(&mut merged, deque);
    }
    // The stable sort merges runs, and a segment is one that falls, then one that rises.
    merged.sort();
    let descending = merged.iter().rev().enumerate();
    let lead: i64 = descending.map(|(turn, pile)| if turn % 2 == 0 { *pile } else { -pile }).sum();
    let lead = if merged.len() % 2 == 0 { lead - charge } else { lead + charge };
    let all: i64 = piles.iter().map(|&pile| i64::from(pile)).sum();
    Some(((all + lead) / 2, (all - lead) / 2))
}

/// Appends a segment to `merged` and merges its peaks.
fn merge<'a>(merged: &mut Vec<i64>, segment: impl IntoIterator<Item = &'a u32>) {
    let start = merged.len();
    for &pile in segment {
        let mut pile = i64::from(pile);
        while let [.., x, y] = merged[start..] {
            if x > y || y < pile {
                break;
            }
            pile += x - y;
            merged.truncate(merged.len() - 2);
        }
        merged.push(pile);
    }
}

/// As `merge`, for a stack from its free end down. Returns what whoever breaks into the bottom pairs
/// will lose by them; they are not appended.
fn merge_stack<'a>(merged: &mut Vec<i64>, stack: impl IntoIterator<Item = &'a u32>) -> i64 {
    let start = merged.len();
    merge(merged, stack);
    let mut charge = 0;
    while let [.., next, deepest] = merged[start..] {
        if deepest < next {
            break;
        }
        charge += deepest - next;
        merged.truncate(merged.len() - 2);
    }
    charge
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

    #[test]
    fn the_sample() {
        assert_eq!(totals(&[1, 2, 0, 3, 7, 4, 0, 9]), Some((17, 9)));
    }
}
