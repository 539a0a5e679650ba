//! AGC 002 E Candy Piles. <https://atcoder.jp/contests/agc002/tasks/agc002_e>
//!
//! **Rules.** There are `N` piles of candies. Snuke and Ciel move in turn, Snuke first; a move eats all of a
//! largest pile, or one candy from each pile that is not empty. Whoever eats the last candy loses. Print `First`
//! if Snuke wins, else `Second`.
//!
//! **Theorem.** Sort the piles, a_1 >= a_2 >= ... >= a_N. Let k be the greatest number with a_k >= k, U = a_k - k,
//! and R the number of piles of k or more, less k. Snuke wins if and only if U or R is odd. (Proved.)
//!
//! **Proof.** Draw the sorted piles as columns of cells that stand side by side. When x piles and then y layers are
//! gone, in whatever order they went, there is left what lies to the right of x columns and above y rows. So a play is
//! a walk from the cell (0, 0): eating a pile is a step to the right, a layer a step upwards, and there are candies
//! as long as the cell (x, y) belongs to the drawing, that is, while a_(x+1) > y. Who steps out of it has eaten the
//! last candy. Call a cell of the drawing lost if it is for the player to move; it is lost iff no step from it leads
//! to a lost cell.
//!
//! *Along a diagonal nothing changes.* Let c be (x, y), and let d be (x + 1, y + 1), also of the drawing; then the two
//! cells between them, r = (x + 1, y) and u = (x, y + 1), belong to it, too.
//! 1. *d is lost.* From r and from u one step leads to d, so both are won, and c is lost.
//! 2. *d is won.* Some step leads from d to a lost cell; let it go to the right, as the other case is its mirror
//!    image. This cell is (x + 2, y + 1), diagonal from r and lost. So by 1 r is lost, and c is won.
//!
//! *At the corner.* a_k >= k says that (k - 1, k - 1) belongs to the drawing. So (0, 0) has the same outcome as the
//! corner q = (k - 1, k - 1), the last cell of its diagonal: (k, k) is outside. Straight to the right of q there are
//! R more cells, one for each pile of k or more behind the first k; straight above it there are U.
//! - Who steps from q to the right into the drawing fixes the way: a step upwards from any of these R cells leads
//!   out, as (k, k) is outside, and loses. So both go on to the right until the R cells are used up, and the next one
//!   must step out. He who made the first of these R steps made the last one, too, iff R is odd.
//! - Upwards it is the same with U.
//! - If R or U is 0, that first step leads out at once.
//!
//! So q is won iff R or U is odd.
//!
//! For two and for three piles the explorer finds the lost positions and proves them by automata, without this proof;
//! for two: `cargo sente explore --moves "(min(a,b),0) if a+b>0, (max(a,1)-1,max(b,1)-1) if a+b>0" --ask misere`.
//!
//! **Complexity.** O(N) time, 4 bytes a pile beside the piles. Nothing is sorted: piles are counted by their size, all
//! above N together, and k comes down from N until as many piles are large enough. At most k piles are above k. If
//! they are k, a_k is the least of them; if fewer, a_k = k. Past the statement piles below 2^64, empty ones, and none
//! at all: then the opponent has eaten the last candy.
//!
//! **Traps.** Who eats the last candy loses: `1 / 1` answers `Second`. Either number may be the odd one:
//! `2 / 1 1` answers `First` by R, and `1 / 2` answers `First` by U. It is not their sum: `2 / 1 2` answers `First`,
//! where both are 1. U belongs to the k-th pile, not to the largest: `2 / 2 3` answers `Second`. R leaves out the
//! piles below k: `3 / 1 2 2` answers `Second`. The piles come in any order: `3 / 1 2 1` answers `First`.
//!
//! **Source.** AtCoder Grand Contest 002, problem E. The square is that of Durfee; the counting is that of an h-index.

use proconio::input;
use sente::{
    io::{length, refuse_bad_input},
    output,
};

/// True if the player to move wins.
fn first_player_wins(piles: &[u64]) -> bool {
    let mut sizes = vec![0_u32; piles.len() + 1];
    for &pile in piles {
        sizes[pile.min(piles.len() as u64) as usize] += 1;
    }
    // Piles of `k` or more.
    let (mut k, mut enough) = (piles.len(), sizes[piles.len()] as usize);
    while enough < k {
        k -= 1;
        enough += sizes[k] as usize;
    }
    let above = || piles.iter().copied().filter(|&pile| pile > k as u64);
    let kth = above().min().filter(|_| above().count() == k).unwrap_or(k as u64);
    k == 0 || (kth - k as u64) % 2 == 1 || (enough - k) % 2 == 1
}

fn main() {
    refuse_bad_input();
    input! { n: usize, piles: [u64; length(n)] }
    output().line(if first_player_wins(&piles) { "First" } else { "Second" });
}

#[cfg(test)]
mod agc002_e {
    use super::first_player_wins;

    #[test]
    fn nothing_left_is_won() {
        assert!(first_player_wins(&[]));
        assert!(first_player_wins(&[0, 0]));
    }

    #[test]
    fn a_single_pile_is_lost_iff_it_is_odd() {
        for pile in [1, 2, 3, 4, 1_000_000_000, u64::MAX - 1, u64::MAX] {
            assert_eq!(first_player_wins(&[pile]), pile % 2 == 0, "{pile}");
        }
    }

    #[test]
    fn single_candies_are_lost_iff_they_are_odd() {
        for piles in 1..20 {
            assert_eq!(first_player_wins(&vec![1; piles]), piles % 2 == 0, "{piles}");
        }
    }

    #[test]
    fn a_square_is_lost() {
        for side in 1..20 {
            assert!(!first_player_wins(&vec![side as u64; side]), "{side}");
        }
    }

    #[test]
    fn empty_piles_do_not_count() {
        assert_eq!(first_player_wins(&[0, 3, 0, 2]), first_player_wins(&[3, 2]));
        assert_eq!(first_player_wins(&[0, 2]), first_player_wins(&[2]));
    }

    #[test]
    fn the_order_does_not_count() {
        for piles in [[5, 1, 3, 3], [3, 3, 1, 5], [1, 3, 3, 5]] {
            assert!(!first_player_wins(&piles), "{piles:?}");
        }
    }

    /// The walk over the cells, as the proof has it.
    fn cell_wins(columns: &[u64], x: usize, y: u64) -> bool {
        let is_left = |x: usize, y| columns.get(x).is_some_and(|&column| column > y);
        [(x + 1, y), (x, y + 1)]
            .into_iter()
            .any(|(x, y)| is_left(x, y) && !cell_wins(columns, x, y))
    }

    #[test]
    fn the_corner_decides_as_the_walk_does() {
        for code in 0..6_usize.pow(5) {
            let piles: Vec<u64> =
                (0..5).map(|place| (code / 6_usize.pow(place) % 6) as u64).collect();
            let mut columns = piles.clone();
            columns.sort_unstable_by(|one, other| other.cmp(one));
            let expected = columns[0] == 0 || cell_wins(&columns, 0, 0);
            assert_eq!(first_player_wins(&piles), expected, "{piles:?}");
        }
    }
}
