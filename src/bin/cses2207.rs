//! CSES 2207 Grundy's Game. <https://cses.fi/problemset/task/2207>
//!
//! **Rules.** There is a heap of `n` coins. In turn each player divides any heap on the table into two heaps of
//! different sizes, none of them empty. Whoever makes the last move wins. There are `t` tests: print `first` if the
//! player who begins wins, else `second`.
//!
//! **Theorem.** Let `g(0) = 0, g(n) = mex { g(a) xor g(n - a) : 1 <= a < n - a }`. The first player wins if and only if
//! g(n) is not 0. (Proved.)
//!
//! **Proof.** Each move makes one heap more of the same coins, so play ends. The heaps are independent, so by Sprague
//! and Grundy the value of a heap is the mex, over its moves, of the nim-sum of the two heaps that are left. A move
//! is a smaller part of `a` coins and a larger one of `n - a`; heaps of 1 and 2 coins have none.
//!
//! **Large heaps.** From 1223 to 10^6 coins no value is 0: checked by `grundys_game_has_no_lost_heap_behind_1222`
//! in the tests of the explorer, which computes all these values. So the values up to 1222 decide all tests. Nobody we
//! know of has proved that no larger heap is lost, or that the values are periodic from somewhere on, or that they are
//! not.
//!
//! **Complexity.** A table of 1222 values by 373,000 splits, then O(1) for a test. Past the statement no coins, which
//! nobody can divide; more than 10^6 are an error, as nobody has checked them here.
//!
//! **Traps.** Equal parts are not allowed: `1 / 2` answers `second`. With a single coin there is no move either: `1 /
//! 1` answers `second`. It is not enough to know who wins each heap alone, since two won heaps can make a lost
//! position: `1 / 13` answers `first`. The lost heaps are not those that are 1 modulo 3, as 4, 7 and 10 suggest:
//! `1 / 20` answers `second`. There is a lost heap long after the others: `1 / 1222` answers `second`. Up to there
//! values reach 32 (checked by `the_last_lost_heap_is_in_the_table`), so nim-sums need 64 marks.
//!
//! **Source.** P. M. Grundy, Mathematics and games, Eureka 2 (1939); A. Flammenkamp's tables of the game.

use sente::{input, io::fail, output, splitting::grundy_values};

/// The greatest heap that is lost, up to `MOST_COINS`.
const LAST_LOST: usize = 1222;
const MOST_COINS: usize = 1_000_000;

/// The values of Grundy's game for 0 to `most` coins.
fn grundys_game(most: usize) -> Vec<usize> {
    grundy_values(most + 1, |coins| (1..coins.div_ceil(2)).map(move |part| (part, coins - part)))
}

/// True if the first player wins, by the values up to `LAST_LOST`; `None` above `MOST_COINS`, where nobody has checked
/// it.
fn first_player_wins(coins: usize, values: &[usize]) -> Option<bool> {
    (coins <= MOST_COINS).then(|| values.get(coins) != Some(&0))
}

fn main() {
    input! { t: usize }
    let values = grundys_game(LAST_LOST);
    let mut out = output();
    for _ in 0..t {
        input! { n: usize }
        match first_player_wins(n, &values) {
            Some(wins) => out.line(if wins { "first" } else { "second" }),
            None => fail(format_args!("{n} coins are not checked: the most is {MOST_COINS}")),
        }
    }
}

#[cfg(test)]
mod cses2207 {
    use super::{first_player_wins, grundys_game, LAST_LOST, MOST_COINS};

    #[test]
    fn one_coin_and_two_have_no_move() {
        assert_eq!(grundys_game(2), [0, 0, 0]);
        assert_eq!(grundys_game(0), [0]);
    }

    #[test]
    fn the_values_begin_as_in_the_oeis() {
        // A002188.
        let known =
            [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0, 4, 3, 0, 4, 3, 0, 4];
        assert_eq!(grundys_game(known.len() - 1), known);
    }

    #[test]
    fn the_last_lost_heap_is_in_the_table() {
        let values = grundys_game(2 * LAST_LOST);
        assert_eq!(values.iter().rposition(|&value| value == 0), Some(LAST_LOST));
        assert_eq!(values[..=LAST_LOST].iter().max(), Some(&32));
    }

    #[test]
    fn larger_heaps_are_won_as_far_as_they_are_checked() {
        let values = grundys_game(LAST_LOST);
        assert_eq!(first_player_wins(LAST_LOST, &values), Some(false));
        assert_eq!(first_player_wins(LAST_LOST + 1, &values), Some(true));
        assert_eq!(first_player_wins(MOST_COINS, &values), Some(true));
        assert_eq!(first_player_wins(MOST_COINS + 1, &values), None);
        assert_eq!(first_player_wins(usize::MAX, &values), None);
    }
}
