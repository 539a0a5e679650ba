//! P2964 A Coin Game S (硬币的游戏, USACO November 2009, Xoinc). <https://www.luogu.com.cn/problem/P2964>
//!
//! **Rules.** `n` coins with values lie in a stack. A turn takes at least one coin from the top: the
//! first turn 1 or 2, every later turn at most twice as many as the opponent has just taken. The game
//! ends when no coin is left. Each player maximises the total of the coins that he takes: print the
//! first player's.
//!
//! **Theorem.** Let S(r) be the total of the last r coins, and let the position (r, t) have r coins
//! left after a turn that took t >= 1. The player to move gets `V(r, t) = S(r) if 2t >= r`, and else
//! `V(r, t) = S(r) - min { V(r - s, s) : 1 <= s <= 2t }`.
//! The answer is V(n, 1). Only positions with 2(t - 1) <= n - r can arise. (Proved.)
//!
//! **Proof.** Whatever one player does not get of the r coins, the other gets, so each turn leaves the
//! opponent the least that it can. If 2t >= r the player may take everything, and more is not to be
//! had, since no value is negative. The first turn takes 1 or 2, as if a turn before it had taken 1.
//! Only t with 2(t - 1) <= n - r arise: at the start t = 1, and no coin is gone. A first turn takes
//! t <= 2, so t >= 2(t - 1) coins are gone. A later turn takes t after one that took t' >= t / 2, so by
//! induction at least 2(t' - 1) + t >= 2(t - 1) coins are gone.
//!
//! **Complexity.** O(n^2) time: S(r) less a running minimum gives V(r, t) for all t together. Memory
//! for the positions with 2t < r and 2(t - 1) <= n - r, about n^2 / 8 of 8 bytes each: 3.8 MiB for 2000
//! coins, of 20 MiB allowed. Past the statement up to 16,384 coins (256 MiB); beyond that, an error.
//!
//! **Traps.** Taking as much as allowed is wrong: `5 / 1 1 1 1 1` answers `3`, by taking 1; after 2 the
//! opponent takes 3. The limit follows the last turn, not the greatest so far: `8 / 1 1 1 1 1 1 1 3`
//! answers `5`, not 6. The first coin of the input is on top: `5 / 1 1 1 1 2` answers `3`, not 4. A
//! table of 2000 x 2000 totals takes 31 MiB with 8 bytes each, and 15 MiB with 4.
//!
//! **Source.** Dynamic programming over the coins left and the last turn; the moves are those of
//! Fibonacci Nim (Whinihan 1963).

use sente::{input, io::fail, output};

/// The first player's total; `None` if there are too many coins.
fn best_total(coins: &[u32]) -> Option<u64> {
    const MOST: usize = 1 << 25; // 256 MiB of totals
    let n = coins.len();
    // The greatest t, for r coins left, that can arise and does not allow to take them all.
    let most_taken = |left: usize| (left.saturating_sub(1) / 2).min((n - left) / 2 + 1);
    // Row r begins after `starts[r]`: V(r, t) is at `starts[r] + t`.
    let mut starts = vec![0; n + 1];
    for left in 1..=n {
        starts[left] = starts[left - 1] + most_taken(left - 1);
        if starts[left] > MOST {
            return None;
        }
    }
    // totals[r] = S(r).
    let mut totals = vec![0; n + 1];
    for (left, &coin) in coins.iter().rev().enumerate() {
        totals[left + 1] = totals[left] + u64::from(coin);
    }
    let mut values = vec![0; starts[n] + most_taken(n) + 1];
    for left in 1..=n {
        let mut least = u64::MAX;
        for taken in 1..=most_taken(left) {
            for take in [2 * taken - 1, 2 * taken] {
                let rest = left - take;
                let value =
                    if 2 * take >= rest { totals[rest] } else { values[starts[rest] + take] };
                least = least.min(value);
            }
            values[starts[left] + taken] = totals[left] - least;
        }
    }
    Some(if n <= 2 { totals[n] } else { values[starts[n] + 1] })
}

fn main() {
    input! { n: usize, coins: [u32; n] }
    match best_total(&coins) {
        Some(total) => output().line(total),
        None => fail(format_args!("{n} coins are too many for a table of n^2 totals")),
    }
}

#[cfg(test)]
mod p2964 {
    use super::best_total;

    #[test]
    fn one_or_two_coins_go_to_the_first_player() {
        assert_eq!(best_total(&[]), Some(0));
        assert_eq!(best_total(&[7]), Some(7));
        assert_eq!(best_total(&[7, 9]), Some(16));
    }

    #[test]
    fn of_three_coins_the_first_player_gets_two_or_the_first() {
        assert_eq!(best_total(&[1, 2, 3]), Some(3));
        assert_eq!(best_total(&[9, 0, 3]), Some(9));
    }

    #[test]
    fn worthless_coins_total_nothing() {
        assert_eq!(best_total(&[0; 50]), Some(0));
    }

    #[test]
    fn taking_as_much_as_allowed_is_not_best() {
        assert_eq!(best_total(&[1; 5]), Some(3));
    }

    #[test]
    fn the_limit_follows_the_last_turn() {
        assert_eq!(best_total(&[1, 1, 1, 1, 1, 1, 1, 3]), Some(5));
    }

    #[test]
    fn the_table_of_reachable_positions_agrees_with_the_full_one() {
        for n in 0..80_u32 {
            let coins = (0..n).map(|i| i * i * (n + 3) % 17).collect::<Vec<_>>();
            assert_eq!(best_total(&coins), Some(by_full_table(&coins)), "{coins:?}");
        }
    }

    /// Every number of coins left, with every limit.
    fn by_full_table(coins: &[u32]) -> u64 {
        let n = coins.len();
        let mut best = vec![vec![0; n + 3]; n + 1];
        for left in 1..=n {
            let total = coins[n - left..].iter().map(|&coin| u64::from(coin)).sum::<u64>();
            for limit in 1..n + 3 {
                let takes = 1..=limit.min(left);
                best[left][limit] =
                    takes.map(|take| total - best[left - take][(2 * take).min(n)]).max().unwrap();
            }
        }
        best[n][2]
    }

    #[test]
    fn the_greatest_coins_do_not_overflow() {
        let of_ones = best_total(&[1; 2000]).unwrap();
        assert_eq!(best_total(&[u32::MAX; 2000]), Some(of_ones * u64::from(u32::MAX)));
    }

    #[test]
    fn the_most_coins_are_answered() {
        // 256 MiB of totals, which hold the positions that can arise and no others.
        assert_eq!(best_total(&[0; 16_384]), Some(0));
        assert_eq!(best_total(&[0; 16_385]), None);
    }

    #[test]
    fn too_many_coins_are_refused() {
        assert_eq!(best_total(&[1; 50_000]), None);
    }
}
