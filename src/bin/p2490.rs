//! P2490 黑白棋 (Black and White Pieces, SDOI 2011). <https://www.luogu.com.cn/problem/P2490>
//!
//! **Rules.** `k` pieces, `k` even, stand on different cells of a line of `n`; their colours alternate
//! from white on the left to black on the right. A owns white, B black, A begins. A turn moves from 1
//! to `d` own pieces, white ones rightwards and black ones leftwards, each by one or more cells; no
//! piece meets or passes another. Who cannot move loses. Count the layouts from which A wins, modulo
//! 10^9 + 7.
//!
//! **Theorem.** Let h = k/2. The gaps to the right of white pieces are h heaps of Moore's Nim: the
//! layout is lost iff in every binary place the number of gaps with that bit is divisible by d + 1. The
//! sum of such gaps is a multiple of d + 1, and f(t), the number of such lists of h gaps with sum t(d + 1), is
//! `f(0) = 1, f(t) = sum of C(h, j(d + 1)) f((t - j)/2) over 0 <= j <= t with j = t modulo 2`.
//! So A wins C(n, k) - sum of f(t) C(n - h - t(d + 1), h) over 0 <= t(d + 1) <= n - k layouts.
//! (Proved.)
//!
//! **Proof.** The piece to the right of a white one is black, and both can only shrink the gap between
//! them, by any amount. So both players have the same moves: to shrink from 1 to d of the gaps, until
//! all are 0. Call a layout balanced if in every place the number of ones is divisible by d + 1. The
//! layout with all gaps 0 is.
//!
//! *Moore: no turn leads from a balanced layout to another.* Look at the highest place that it changes.
//! Each gap that changes there has lost a one, as it shrinks. So 1 to d ones are gone, and what is left
//! is not divisible.
//!
//! *From every other layout a turn leads to a balanced one.* Go down the places, from the highest one.
//! M is the set of the gaps that lose a one in a higher place; it begins empty, and the lower bits of
//! its gaps are free. In each place, let r be the number of ones outside M, modulo d + 1:
//! - r = 0: clear the bit in all of M.
//! - r > 0, and M has d + 1 - r gaps or more: set the bit in d + 1 - r of them, clear it in the others.
//! - r > 0, and M has fewer: then r + |M| <= d. Clear the bit in all of M, and in r gaps outside of M
//!   that have it. These r join M, which still has at most d gaps.
//!
//! Now all counts are divisible. The highest place whose count was not found M empty, and the third
//! case, so M is not empty: 1 to d gaps have shrunk.
//!
//! *Counting.* Each place adds a multiple of d + 1 to the sum. In a list that f(t) counts, `j(d + 1)`
//! gaps are odd, in `C(h, j(d + 1))` ways. Take 1 from these and halve all: the list that is left is of
//! the same kind, with the sum (t - j)/2 times d + 1. A layout with gaps of sum s leaves n - k - s
//! cells to the h + 1 places before, between and after the pairs: `C(n - k - s + h, h)` ways.
//!
//! **Complexity.** O(n + n k / (d + 1)^2) time, O(n) memory. In the statement's bounds, that is
//! 64,000 products.
//! Past the statement up to 2^24 cells and 2^31 products (a second); beyond that, an error.
//!
//! The products are about g (n - k) / (2 (d + 1)), where g is the lesser one of (n - k) / (d + 1) and
//! h / (d + 1). 2^24 cells take 160 MiB, and 192 MiB if k = 0. The usual table by binary places takes
//! O(n k log n / (d + 1)).
//!
//! **Traps.** The direction matters: `12 8 2` answers `405`; if pieces could also retreat it would be 409.
//! The counts are divided by d + 1, not by d: `3 2 1` answers `1`, not 0. For a greater d the nim-sum
//! can be wrong: `6 4 2` answers `9`, not 8. A wins where some count is *not* divisible: `2 2 1` answers
//! `0`, not 1. The difference of remainders can be negative: `33 16 1` answers `983276096`, not
//! -16723911.
//!
//! **Source.** Moore, A generalization of the game called Nim (1910).

use sente::balanced::unbalanced_layouts;
use sente::{input, io::fail, output};

const MODULUS: u64 = 1_000_000_007;

/// The layouts of `k` pieces on `n` cells from which the first player wins, modulo `MODULUS`; `None`
/// if counting them takes too long. More than all heaps a turn are all.
fn winning_layouts(n: usize, k: usize, d: usize) -> Option<u64> {
    let heaps = k / 2;
    unbalanced_layouts::<MODULUS>(n, k, heaps, d.min(heaps) + 1)
}

fn main() {
    input! { n: usize, k: usize, d: usize }
    if k % 2 == 1 {
        fail(format_args!("{k} pieces cannot alternate from white to black: k must be even"));
    }
    if k > n {
        fail(format_args!("{k} pieces do not fit on {n} cells"));
    }
    if d == 0 {
        fail("a turn moves at least one piece: d must be positive");
    }
    match winning_layouts(n, k, d) {
        Some(layouts) => output().line(layouts),
        None => fail(format_args!("{k} pieces on {n} cells are too many to count with d = {d}")),
    }
}

#[cfg(test)]
mod p2490 {
    use super::{winning_layouts, MODULUS};
    use sente::modular::Factorials;

    #[test]
    fn without_a_move_the_first_player_loses() {
        for k in [0, 2, 4, 100] {
            assert_eq!(winning_layouts(k, k, 1), Some(0));
        }
        assert_eq!(winning_layouts(9, 0, 1), Some(0));
    }

    #[test]
    fn two_pieces_are_won_unless_they_touch() {
        for n in 2..100 {
            let touching = n - 1;
            for d in [1, 2, usize::MAX] {
                let won = n * (n - 1) / 2 - touching;
                assert_eq!(winning_layouts(n, 2, d), Some(won as u64));
            }
        }
    }

    #[test]
    fn if_all_gaps_may_shrink_only_the_closed_layouts_are_lost() {
        let factorials = Factorials::<MODULUS>::up_to(60);
        for heaps in 0..=30 {
            let k = 2 * heaps;
            // Closed pairs are single blocks.
            let closed = factorials.choose(60 - heaps, heaps);
            let won = (factorials.choose(60, k) + MODULUS - closed) % MODULUS;
            for d in [heaps.max(1), k + 1, usize::MAX] {
                assert_eq!(winning_layouts(60, k, d), Some(won), "{k} pieces, {d} a turn");
            }
        }
    }

    #[test]
    fn the_direction_and_the_divisor_matter() {
        assert_eq!(winning_layouts(12, 8, 2), Some(405));
        assert_eq!(winning_layouts(3, 2, 1), Some(1));
        assert_eq!(winning_layouts(6, 4, 2), Some(9));
    }

    #[test]
    fn the_most_cells_and_the_most_products_are_answered() {
        // A full board has no move.
        assert_eq!(winning_layouts(1 << 24, 1 << 24, 1), Some(0));
        // 2^16 sums and as many choices. The C++ peer, with room for it, agrees.
        assert_eq!(winning_layouts((1 << 18) + (1 << 17), 1 << 18, 1), Some(277_504_503));
    }

    #[test]
    fn too_large_a_board_is_refused() {
        assert_eq!(winning_layouts((1 << 24) + 1, 1 << 24, 1), None);
        assert_eq!(winning_layouts((1 << 18) + (1 << 17) + 2, 1 << 18, 1), None);
        assert_eq!(winning_layouts(usize::MAX, 2, 1), None);
        assert_eq!(winning_layouts(1_000_000, 500_000, 1), None);
    }
}
