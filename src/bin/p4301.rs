//! P4301 新Nim游戏 (New Nim, Chongqing 2013). <https://www.luogu.com.cn/problem/P4301>
//!
//! **Rules.** There are `k` heaps of matches. In his first turn each player may throw out whole
//! heaps: any number of those that are left, none included, but not all. Then they play Nim, the
//! first player to move: a turn takes one or more matches from one heap, and whoever takes the last
//! match wins. How many matches must the first player throw out at least so that he can still win?
//! Print -1 if he cannot win.
//!
//! **Theorem.** Call heaps *independent* if no nim-sum of one or more of them is 0. The first
//! player wins iff the heaps that he leaves are independent. The heaviest independent heaps are
//! found greedily: from the largest heap to the smallest, a heap stays unless it is a nim-sum of
//! heaps that stay. The answer is the number of matches in the other heaps. (Proved.)
//!
//! **Proof.**
//! 1. *Independent heaps.* When Nim begins, the first player wins iff the nim-sum is not 0
//!    (Bouton). The second player can leave any of the heaps that he finds, but at least one. So he
//!    wins iff some of them, one or more, have the nim-sum 0. By "not all", the first player leaves
//!    at least one heap. A single heap is independent, so he never loses.
//! 2. *The greedy choice is independent.* If some of the heaps that stay had the nim-sum 0, the
//!    last one of them in the order of choice would be the nim-sum of the others (0 if there are
//!    none), and would not have stayed.
//! 3. *It is the heaviest.* Let it be `k_1 >= k_2 >= ... >= k_r`, in the order of choice, and let
//!    `j_1 >= j_2 >= ... >= j_s` be independent, too. Then s <= r, and `j_i <= k_i` for each i up
//!    to s. For suppose that `j_i > k_i`, or that there is no k_i; take the first such i. Each of
//!    j_1, ..., j_i was met before k_i was, as it is larger; or there is no k_i, and every heap was
//!    met. So each of them is one of the i - 1 heaps from k_1 to k_(i-1), or a nim-sum of some of
//!    these. Then so is the nim-sum of any of j_1, ..., j_i. But i - 1 heaps have at most 2^(i-1)
//!    nim-sums, while those of the i heaps are 2^i different ones: two subsets with the same
//!    nim-sum would leave, without what they have in common, some heaps with nim-sum 0. So there is
//!    no such i, and the sum of all j_i is at most that of all k_i.
//!
//! **Complexity.** O(k (log k + 64)) time, O(k) memory. Past the statement any number of heaps,
//! from 0 to 2^32 - 1 matches. An empty heap must be thrown out, too, as it is the nim-sum of none.
//! So the first player can lose: where there is no match at all, the answer is -1.
//!
//! **Traps.** From the smallest heap on, too much is thrown out: `3 / 1 2 3` answers `1`, not 3. It
//! is not enough to leave a nim-sum other than 0: `3 / 1 1 1` answers `2`, since the second player
//! throws out one of three heaps. Nor do only equal heaps disturb: `3 / 1 2 3`. "Not all" holds for
//! the second player, too: `1 / 1` answers `0`. The answer can exceed 32 bits:
//! `4 / 1000000000 1000000000 1000000000 1000000000` answers `3000000000`.
//!
//! **Source.** Chongqing team selection 2013. The greedy choice is that of a heaviest basis of a
//! matroid: R. Rado, Note on independence functions (1957).

use sente::span::Span;
use sente::{input, output};

/// The least number of matches that the first player must throw out to win; `None` if he cannot
/// win.
fn least_thrown(mut heaps: Vec<u32>) -> Option<u64> {
    heaps.sort_unstable_by(|a, b| b.cmp(a));
    let mut span = Span::ZERO;
    let thrown = heaps.into_iter().map(u64::from).filter(|&heap| !span.insert(heap)).sum();
    (span.rank() > 0).then_some(thrown)
}

fn main() {
    input! { k: usize, heaps: [u32; k] }
    match least_thrown(heaps) {
        Some(thrown) => output().line(thrown),
        None => output().line("-1"),
    }
}

#[cfg(test)]
mod p4301 {
    use super::least_thrown;

    #[test]
    fn without_a_match_nobody_can_move() {
        assert_eq!(least_thrown(vec![]), None);
        assert_eq!(least_thrown(vec![0]), None);
        assert_eq!(least_thrown(vec![0, 0]), None);
    }

    #[test]
    fn a_single_heap_stays() {
        for heap in [1, 2, 3, u32::MAX] {
            assert_eq!(least_thrown(vec![heap]), Some(0));
            assert_eq!(least_thrown(vec![0, heap]), Some(0));
        }
    }

    #[test]
    fn one_of_equal_heaps_stays() {
        for k in 1..=100 {
            for heap in [1, 7, 1_000_000_000, u32::MAX] {
                let thrown = (k as u64 - 1) * u64::from(heap);
                assert_eq!(least_thrown(vec![heap; k]), Some(thrown), "{k} heaps of {heap}");
            }
        }
    }

    #[test]
    fn different_leading_bits_are_independent() {
        assert_eq!(least_thrown((0..32).map(|bit| 1 << bit).collect()), Some(0));
        assert_eq!(least_thrown((0..32).map(|bit| u32::MAX >> bit).collect()), Some(0));
    }

    #[test]
    fn the_largest_of_dependent_heaps_stay() {
        assert_eq!(least_thrown(vec![1, 2, 3]), Some(1));
        assert_eq!(least_thrown(vec![3, 1, 2]), Some(1));
        assert_eq!(least_thrown((1..=7).collect()), Some(1 + 2 + 3 + 4));
    }

    /// The least number of matches to throw out, by all choices of heaps to leave, and all nim-sums of each.
    fn listed(heaps: &[u32]) -> Option<u64> {
        let of = |set: u32| (0..heaps.len()).filter(move |&i| set >> i & 1 == 1).map(|i| heaps[i]);
        let is_lost = |set: u32| set > 0 && of(set).fold(0, |sum, heap| sum ^ heap) == 0;
        let all = (1_u32 << heaps.len()) - 1;
        let is_independent =
            |left: u32| (1..=left).filter(|set| set & !left == 0).all(|set| !is_lost(set));
        let matches = |set| of(set).map(u64::from).sum::<u64>();
        (1..=all).filter(|&left| is_independent(left)).map(|left| matches(all & !left)).min()
    }

    #[test]
    fn what_is_thrown_out_is_least_of_all_choices() {
        let mut seed = 4_301_u64;
        for round in 0..400 {
            let heaps: Vec<u32> = (0..round % 8)
                .map(|_| {
                    seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                    (seed >> 40) as u32 % [4, 8, 16, 40][round / 8 % 4]
                })
                .collect();
            assert_eq!(least_thrown(heaps.clone()), listed(&heaps), "{heaps:?}");
        }
    }
}
