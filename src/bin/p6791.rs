//! P6791 取石子 (Taking stones, SNOI 2020). <https://www.luogu.com.cn/problem/P6791>
//!
//! **Rules.** There is one heap of n stones. The first move takes 1 to `k` of them, every later move at least 1 and
//! at most twice as many as the move before. Whoever takes the last stone loses. Given `k` and `N`, for how many n
//! from 1 to `N` does the first player win? There are `T` such questions.
//!
//! **Theorem.** Let F_2 = 1, F_3 = 2, F_4 = 3, ... be the Fibonacci numbers, and write N - 1 as a sum of some of
//! them, no two of which are neighbours (Zeckendorf: in exactly one way). Let F_p be the least one above `k`. The
//! answer is N - 1 less the sum of F_(i-p+2) over those terms F_i of N - 1 that have i >= p. (Proved.)
//!
//! **Proof.** Zeckendorf's theorem is proved in `src/zeckendorf.rs`. Let z(m) be the least term of m >= 1.
//!
//! *One stone less, and the last one wins.* Strike out all moves that take the last stone, and let a player
//! without a move lose. This changes no winner. A player who finds two stones or more may always take 1 of them
//! and leave some, so he has a move as before; he only lacks one with which he would lose at once. And
//! a player who finds one stone had to take it and lose, and now has no move and loses. What is left is the game on
//! all stones but one, in which whoever takes the last one of these wins: the other has no move then.
//!
//! *Who wins it.* With m >= 1 stones, of which at most q >= 1 may be taken, the player to move wins if and only if
//! q >= z(m): this is proved in the header of P6487. At m = 0 he has no move and loses. So the answer is the number
//! of m from 1 to N - 1 with z(m) <= k.
//!
//! *Counting the others*, those m from 1 to N - 1 with z(m) > k. They are the sums of the sets of indices that are
//! not empty, have no neighbours, and begin at p or later; call such sets and their sums *high*.
//! 1. Numbers are in the order of their sets of indices: of two, the one that has the greatest index in which they
//!    differ is the greater number (`src/zeckendorf.rs`, 2).
//! 2. Lower all indices of a high set by p - 2. This gives every set that is not empty and has no neighbours, from
//!    2 on, exactly once; so the sums that arise are 1, 2, 3, ... By 1, the order stays the same. So the j-th high
//!    number becomes j.
//! 3. Let h be the sum of the terms F_i of N - 1 with i >= p. If there are none, no number up to N - 1 is high: by
//!    1, every high number is greater. Else h is high, at most N - 1, and the greatest such number: let x > h be
//!    high, and i the greatest index in which they differ. x has it, by 1, so i >= p. From p on, h and N - 1 have
//!    the same indices, so i is the greatest index in which x and N - 1 differ, too, and x > N - 1.
//! 4. So there are as many high numbers up to N - 1 as h becomes by 2: the sum of F_(i-p+2) over its terms.
//!
//! **Complexity.** O(log N) a question, without branches that depend on the terms; a table of 92 numbers. `N` and
//! `k` may be any numbers up to 2^64 - 1, `k` at least 1. `N` = 0 asks for no n and is answered by 0.
//!
//! **Traps.** The last stone loses: `1 / 1 1` answers `0` and `1 / 2 4` answers `2`; if it won, it would be 1 and 3.
//! The sample does not tell. `k` comes before `N`: `1 / 3 10` answers `7`, not 2. A term that equals `k` is won:
//! `1 / 1 2` answers `1`. The lost n are not every F_p-th one: `1 / 1 10` answers `4`, not 5. The table has to reach
//! beyond 10^18, or no F_p is above `k`: `1 / 1000000000000000000 1000000000000000000` answers
//! `999999999999999999`. A double holds 53 bits: `1 / 1 1000000000000000000` answers `381966011250105152`.
//!
//! **Source.** M. J. Whinihan, Fibonacci Nim, Fibonacci Quarterly 1 (1963); E. Zeckendorf 1972.

use sente::zeckendorf::{digits, FIBONACCI};
use sente::{input, io::fail, output};

/// Number of heaps of 1 to `n` stones from which the first player wins, if his first move takes at most `k`.
fn won_heaps(k: u64, n: u64) -> u64 {
    let most = n.saturating_sub(1);
    let least = FIBONACCI.partition_point(|&fibonacci| fibonacci <= k);
    let high = digits(most).take_while(|&(place, _)| place >= least);
    let lost = high.map(|(place, mask)| FIBONACCI[place - least] & mask).sum::<u64>();
    most - lost
}

fn main() {
    input! { tests: usize }
    let mut out = output();
    for test in 1..=tests {
        input! { k: u64, n: u64 }
        if k == 0 {
            fail(format_args!("test {test}: k is 0, but the first move takes at least 1 stone"));
        }
        out.line(won_heaps(k, n));
    }
}

#[cfg(test)]
mod p6791 {
    use super::won_heaps;
    use sente::zeckendorf::FIBONACCI;

    #[test]
    fn a_single_stone_is_lost() {
        for k in [1, 2, u64::MAX] {
            assert_eq!(won_heaps(k, 0), 0);
            assert_eq!(won_heaps(k, 1), 0);
            assert_eq!(won_heaps(k, 2), 1);
        }
    }

    #[test]
    fn with_all_but_one_in_reach_all_other_heaps_are_won() {
        for n in [3, 10, 1_000_000_000_000_000_000, u64::MAX] {
            assert_eq!(won_heaps(n - 1, n), n - 1);
            assert_eq!(won_heaps(n, n), n - 1);
            assert_eq!(won_heaps(u64::MAX, n), n - 1);
        }
    }

    #[test]
    fn one_more_heap_is_lost_at_a_fibonacci_number_and_one_out_of_reach() {
        // The place of the first Fibonacci number that is out of reach.
        for place in 1..92 {
            let fibonacci = FIBONACCI[place];
            let k = FIBONACCI[place - 1];
            for k in [k, fibonacci - 1] {
                assert_eq!(won_heaps(k, fibonacci), fibonacci - 1);
                assert_eq!(won_heaps(k, fibonacci + 1), fibonacci - 1);
            }
            assert_eq!(won_heaps(fibonacci, fibonacci + 1), fibonacci);
        }
    }

    #[test]
    fn heaps_are_lost_whose_least_term_is_out_of_reach() {
        // The least Zeckendorf terms of 1, 2, 3, ...
        let least = [1, 2, 3, 1, 5, 1, 2, 8, 1, 2, 3, 1, 13, 1, 2, 3, 1, 5, 1, 2, 21];
        for k in 1..=22 {
            for n in 1..=22 {
                let won = least[..n - 1].iter().filter(|&&term| term <= k).count();
                assert_eq!(won_heaps(k, n as u64), won as u64, "k = {k}, n = {n}");
            }
        }
    }

    #[test]
    fn lost_heaps_are_numbered_by_shifted_terms() {
        // 1, 3, 8, ... are shifted to 1, 2, 5, ..., which are not half of them.
        assert_eq!(won_heaps(1, 10), 4);
        assert_eq!(won_heaps(1, 1_000_000_000_000_000_000), 381_966_011_250_105_152);
        assert_eq!(won_heaps(1, u64::MAX), 7_046_029_254_386_353_130);
    }
}
