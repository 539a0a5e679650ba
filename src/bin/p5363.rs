//! P5363 移动金币 (Moving coins, SDOI 2019). <https://www.luogu.com.cn/problem/P5363>
//!
//! **Rules.** `m` coins lie on different cells of a strip of `n`. Alice and Bob move in turn, Alice first. A move
//! pushes one coin to the left by one or more cells; it must stay on the strip, and neither reach nor pass another
//! coin. Whoever cannot move loses. From how many of the C(n, m) sets of cells does Alice win, modulo 10^9 + 9?
//!
//! **Theorem.** Let h = m/2, rounded up, and count gaps of free cells from the right end of the strip: the one
//! behind the last coin is gap 0, the one before the first coin is gap m. Alice loses if and only if the nim-sum of
//! the odd gaps, of which there are h, is 0. With f(t) for the number of lists of h gaps with nim-sum 0 and sum 2t,
//! `f(0) = 1, f(t) = sum of C(h, 2j) f((t - j)/2) over 0 <= j <= t with j = t modulo 2`, she
//! wins C(n, m) less the sum of f(t) C(n - h - 2t, m - h) over 0 <= 2t <= n - m layouts. (Proved.)
//!
//! **Proof.** *Who wins.* Play ends, as each move lowers the sum of the coins' cells. Pushing a coin by x cells
//! takes x cells from the gap before it, and adds them to the gap behind it. Of two neighbouring gaps one is odd,
//! so each move changes exactly one odd gap. Call a layout balanced if the nim-sum of its odd gaps is 0.
//! 1. *No move leads from a balanced layout to another:* exactly one odd gap changes, and with it the nim-sum.
//! 2. *From any other layout a move leads to a balanced one.* Let s be the nim-sum. An odd number of odd gaps have
//!    the highest bit of s; let g be one of them. As this bit falls, g xor s is less than g. The gap is not gap 0,
//!    so a coin stands behind it. Push this one to the left by g - (g xor s) cells, all of which are free. The gap
//!    becomes g xor s, no other odd gap changes, and the nim-sum becomes 0.
//! 3. So by induction on the sum of the cells balanced layouts are lost, by 1, and all others are won, by 2. Where
//!    no move is left, all gaps but gap 0 are 0, and the layout is balanced.
//!
//! *Lists of gaps.* In a list with nim-sum 0, the lowest bit is set in an even number 2j of gaps, so its sum is
//! even. These gaps are chosen in C(h, 2j) ways. Take 1 from each of them and halve all: the lists with sum 2t
//! become all lists with nim-sum 0 and sum t - j, each once. That sum is even, too: so t - j is even and not
//! negative, and there are f((t - j)/2) of them. The only list with sum 0 is that of zeros.
//!
//! *Layouts.* A layout is a list of m + 1 gaps with sum n - m. If the odd ones have the sum 2t, the m + 1 - h others
//! share n - m - 2t cells, in C(n - h - 2t, m - h) ways.
//!
//! **Complexity.** O(n m) time: n/2 sums of about m/8 products each, 490,000 in the statement's bounds; O(n) memory.
//! The usual table by binary places takes O(n m log n), 26,000,000 products.
//! Past the statement any `n` and `m`, 0 included, up to 2^24 cells and 2^31 products (a second); beyond that, an
//! error. More coins than cells have no layout: 0.
//!
//! **Traps.** The modulus ends with 9: `199 43` answers `981535230`. The cells behind the last coin are no heap:
//! `3 2` answers `1`, not 2; but the coins share them: `2 1` answers `1`, not 2. Not all gaps count: `4 3` answers
//! `2`, not 3. A full strip has no move: `5 5` answers `0`. The difference of remainders can be negative: `33 15`
//! answers `890930736`, not -109069273.
//!
//! **Source.** Staircase Nim: R. Sprague, Über zwei Abarten von Nim, Tohoku Mathematical Journal 43 (1937).

use sente::balanced::unbalanced_layouts;
use sente::{input, io::fail, output};

const MODULUS: u64 = 1_000_000_009;

/// The layouts of `m` coins on `n` cells from which the first player wins, modulo `MODULUS`; `None` if
/// counting them takes too long.
fn winning_layouts(n: usize, m: usize) -> Option<u64> {
    if m > n {
        return Some(0);
    }
    unbalanced_layouts::<MODULUS>(n, m, m.div_ceil(2), 2)
}

fn main() {
    input! { n: usize, m: usize }
    match winning_layouts(n, m) {
        Some(layouts) => output().line(layouts),
        None => fail(format_args!("{m} coins on {n} cells are too many to count")),
    }
}

#[cfg(test)]
mod p5363 {
    use super::{winning_layouts, MODULUS};
    use sente::modular::Factorials;

    #[test]
    fn a_full_strip_has_no_move() {
        for n in [0, 1, 2, 5, 50, 1 << 24] {
            assert_eq!(winning_layouts(n, n), Some(0));
        }
    }

    #[test]
    fn no_coin_or_too_many_coins_win_nothing() {
        assert_eq!(winning_layouts(9, 0), Some(0));
        assert_eq!(winning_layouts(2, 3), Some(0));
        assert_eq!(winning_layouts(1, usize::MAX), Some(0));
    }

    #[test]
    fn one_coin_wins_unless_it_is_at_the_end() {
        for n in [1, 2, 3, 100, 150_000] {
            assert_eq!(winning_layouts(n, 1), Some(n as u64 - 1));
        }
    }

    #[test]
    fn two_coins_win_unless_they_touch() {
        let factorials = Factorials::<MODULUS>::up_to(150_000);
        for n in [2, 3, 4, 100, 150_000] {
            let touching = n as u64 - 1;
            assert_eq!(winning_layouts(n, 2), Some(factorials.choose(n, 2) - touching));
        }
    }

    #[test]
    fn three_coins_lose_if_the_odd_gaps_are_equal() {
        let factorials = Factorials::<MODULUS>::up_to(1000);
        for n in 3..1000 {
            // Two gaps of any size, and what is left goes to the other two.
            let lost: u64 = (0..=(n - 3) / 2).map(|gap| (n - 3 - 2 * gap + 1) as u64).sum();
            assert_eq!(winning_layouts(n, 3), Some(factorials.choose(n, 3) - lost), "{n} cells");
        }
    }

    #[test]
    fn the_modulus_is_a_prime() {
        assert!((2..).take_while(|d| d * d <= MODULUS).all(|divisor| MODULUS % divisor != 0));
    }

    #[test]
    fn too_large_a_strip_is_refused() {
        assert_eq!(winning_layouts((1 << 24) + 1, 50), None);
        assert_eq!(winning_layouts(usize::MAX, 1), None);
        assert_eq!(winning_layouts(1_000_000, 500_000), None);
    }
}
