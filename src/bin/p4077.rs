//! P4077 硬币游戏 (Coin Game, Shandong 2016). <https://www.luogu.com.cn/problem/P4077>
//!
//! **Rules.** Coins numbered from 1 to `n` show heads (1) or tails (0). A move picks a coin
//! c 2^a 3^b, c prime to 6, that shows tails, and numbers p >= 1 and 1 <= q <= `MAXQ`. If p q <= a,
//! it may turn the q + 1 coins c 2^(a - p j) 3^b, and if p q <= b, the q + 1 coins
//! c 2^a 3^(b - p j), for j = 0, ..., q. Whoever cannot move loses. Print `win` if the first player
//! wins, else `lose`.
//!
//! **Theorem.** Let g(a, b) be the mex of the nim-sums of g(a - p, b), g(a - 2p, b), ...,
//! g(a - q p, b) and of g(a, b - p), ..., g(a, b - q p), over all p and q that are allowed. The
//! position is lost iff the nim-sum of g(a, b) over the coins that show tails is 0. For `MAXQ` = 1,
//! g(a, b) = a ^ b. (Proved.)
//!
//! **Proof.** *Play ends:* read the row as a binary number, the last coin in front, with tails as
//! 1. The picked coin is the greatest one that a move turns, so each move makes the number less.
//!
//! *Coins are independent.* Call g(a, b) the value of the coin c 2^a 3^b. To turn a coin takes its
//! value into the nim-sum or out of it, which is the same to xor. So a move that picks a coin of
//! value g changes the nim-sum s into s ^ g ^ u, where u is the nim-sum of the other coins that it
//! turns. They have the same c, and exponents as in the theorem, so g is the mex of all such u.
//! - s = 0: no u is g, so no move leaves 0.
//! - s > 0: some coin that shows tails has a value g with the highest bit of s. Then s ^ g < g, so
//!   some move that picks it has u = s ^ g. This move leaves 0.
//!
//! *One other coin.* If `MAXQ` = 1, g(a, b) is the mex of all g(a', b) with a' < a and g(a, b')
//! with b' < b: the value of two heaps of Nim, a and b, which is a ^ b (Bouton). The explorer
//! proves it, too, by an automaton: `cargo sente explore rook`.
//!
//! **Complexity.** O(n) time and memory, and a few thousand steps for each `MAXQ` that occurs. The
//! values of all coins are kept as bytes, one table for each `MAXQ`. Past the statement up to 2^22
//! coins a test, and any `MAXQ`; more coins, or one that is neither 0 nor 1, are an error.
//!
//! For larger `MAXQ` nothing closed is claimed. Up to 30,000 coins no value passes 17, and the
//! tables for `MAXQ` from 7 to 9 are equal, as are those from 11 on; up to 2^22 coins no value
//! passes 32, so all nim-sums are below 64 (checked by `values_are_small_and_soon_the_same`).
//!
//! **Traps.** A coin prime to 6 can never be picked: `1 / 1 5 / 0` answers `lose`. The value is not
//! that of 2^a ^ that of 3^b: with tails at 4 and 24, both of value 2,
//! `1 / 24 2 / 1 1 1 0 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 0` answers `lose`. It depends on
//! `MAXQ`: `1 / 12 1 / 1 1 1 1 1 1 1 0 1 1 1 0` answers `lose`. The picked coin is not one of the q:
//! `1 / 4 1 / 1 0 1 0` answers `win`. Tails, which can be picked, are 0: `1 / 2 1 / 1 1` answers
//! `lose`.
//!
//! **Source.** H. W. Lenstra, Nim multiplication, 1977 (coin-turning games); Sprague 1935, Grundy
//! 1939; Bouton 1901.

use sente::{input, io::fail, mex::SmallMexSet, output};
use std::collections::BTreeMap;

const MOST_COINS: usize = 1 << 22;

/// The values for one `MAXQ`.
struct Values {
    /// Values by the exponents of 2 and of 3, as far as numbers up to `MOST_COINS` have them.
    of_exponents: Vec<Vec<u8>>,
    /// Values of the coins from 1 on, as far as they were asked for.
    of_coins: Vec<u8>,
}

impl Values {
    fn new(most_others: usize) -> Self {
        let mut of_exponents: Vec<Vec<u8>> = Vec::new();
        for a in 0..=MOST_COINS.ilog2() as usize {
            let mut row = Vec::new();
            for b in 0..=(MOST_COINS >> a).ilog(3) as usize {
                let mut nim_sums = SmallMexSet::<1>::new();
                insert_moves(&mut nim_sums, most_others, a, |below| of_exponents[a - below][b]);
                insert_moves(&mut nim_sums, most_others, b, |below| row[b - below]);
                row.push(nim_sums.mex() as u8);
            }
            of_exponents.push(row);
        }
        Values { of_exponents, of_coins: Vec::new() }
    }

    /// The values of the coins from 1 to `count`.
    fn of(&mut self, count: usize) -> &[u8] {
        for coin in self.of_coins.len() + 1..=count {
            let twos = coin.trailing_zeros() as usize;
            let (mut threes, mut rest) = (0, coin);
            while rest % 3 == 0 {
                (threes, rest) = (threes + 1, rest / 3);
            }
            self.of_coins.push(self.of_exponents[twos][threes]);
        }
        &self.of_coins[..count]
    }
}

/// Puts the nim-sums of the other coins into the set, for all moves along one exponent.
fn insert_moves(
    nim_sums: &mut SmallMexSet,
    most_others: usize,
    exponent: usize,
    value_below: impl Fn(usize) -> u8,
) {
    for step in 1..=exponent {
        let mut nim_sum = 0;
        for others in 1..=most_others.min(exponent / step) {
            nim_sum ^= value_below(step * others);
            nim_sums.insert(usize::from(nim_sum));
        }
    }
}

/// True if the first player wins. The values are those of the coins, of which 0 shows tails.
fn first_player_wins(coins: &[u8], values: &[u8]) -> bool {
    let tails = coins.iter().zip(values).map(|(&coin, &value)| if coin == 0 { value } else { 0 });
    tails.fold(0, |nim_sum, value| nim_sum ^ value) != 0
}

fn main() {
    input! { tests: usize }
    let mut tables = BTreeMap::new();
    let mut out = output();
    for test in 1..=tests {
        input! { n: usize, most_others: usize }
        if n > MOST_COINS {
            fail(format_args!("test {test} has {n} coins: the most is {MOST_COINS}"));
        }
        input! { coins: [u8; n] }
        if let Some(index) = coins.iter().position(|&coin| coin > 1) {
            let (number, coin) = (index + 1, coins[index]);
            fail(format_args!("coin {number} of test {test} is {coin}, neither 0 nor 1"));
        }
        // No exponent is greater, so no more others can be turned.
        let most_others = most_others.min(MOST_COINS.ilog2() as usize);
        let values = tables.entry(most_others).or_insert_with(|| Values::new(most_others));
        out.line(if first_player_wins(&coins, values.of(n)) { "win" } else { "lose" });
    }
}

#[cfg(test)]
mod p4077 {
    use super::{first_player_wins, Values, MOST_COINS};

    fn wins(coins: &[u8], most_others: usize) -> bool {
        first_player_wins(coins, Values::new(most_others).of(coins.len()))
    }

    #[test]
    fn what_cannot_be_picked_is_lost() {
        for most_others in [0, 1, 20] {
            for coins in [&[][..], &[0], &[1], &[0, 1], &[0, 1, 1, 1, 0, 1, 0]] {
                assert!(!wins(coins, most_others), "{coins:?}");
            }
        }
        assert!(!wins(&[0; 12], 0));
        assert!(wins(&[1, 0], 1));
        assert!(wins(&[1, 1, 0], 1));
    }

    #[test]
    fn one_other_coin_makes_two_heaps_of_nim() {
        let values = Values::new(1).of_exponents;
        for (a, b) in (0..10).flat_map(|a| (0..8).map(move |b| (a, b))) {
            assert_eq!(values[a][b] as usize, a ^ b);
        }
    }

    /// The values of the coins 0 to `count`, of which 0 is none, from the rules alone.
    fn values_by_mex(count: usize, most_others: usize) -> Vec<u8> {
        let mut values = vec![0; count + 1];
        for coin in 1..=count {
            let mut nim_sums = Vec::new();
            for ratio in [2_usize, 3].into_iter().flat_map(|base| (1..8).map(move |p| base.pow(p)))
            {
                let (mut other, mut nim_sum, mut others) = (coin, 0, 0);
                while other % ratio == 0 && others < most_others {
                    other /= ratio;
                    others += 1;
                    nim_sum ^= values[other];
                    nim_sums.push(nim_sum);
                }
            }
            values[coin] = (0..).find(|value| !nim_sums.contains(value)).unwrap();
        }
        values
    }

    #[test]
    fn values_are_those_of_mex() {
        for most_others in 0..=8 {
            let expected = values_by_mex(200, most_others);
            assert_eq!(Values::new(most_others).of(200), &expected[1..], "{most_others}");
        }
        assert_eq!(Values::new(2).of(24)[23], Values::new(2).of(4)[3]);
    }

    #[test]
    fn values_can_be_asked_for_in_any_order() {
        let mut values = Values::new(3);
        let all = values.of(1000).to_vec();
        for count in [0, 1, 100, 2000, 1000] {
            assert!(values.of(count).iter().zip(&all).all(|(one, other)| one == other));
            assert_eq!(values.of(count).len(), count);
        }
        let mut grown = Values::new(3);
        assert!((0..=1000).all(|count| grown.of(count) == &all[..count]));
    }

    #[test]
    fn the_greatest_numbers_have_exponents_in_the_table() {
        let mut values = Values::new(1);
        let values = values.of(MOST_COINS);
        assert_eq!(values.len(), MOST_COINS);
        assert_eq!(values[MOST_COINS - 1], 22);
        assert_eq!(values[3_usize.pow(13) - 1], 13);
        assert_eq!(values[2 * 3_usize.pow(13) - 1], 1 ^ 13);
    }

    #[test]
    fn values_are_small_and_soon_the_same() {
        let most = |most_others| Values::new(most_others).of(30_000).iter().copied().max();
        let expected = [14, 14, 17, 16, 16, 17, 17].map(Some);
        assert_eq!([1, 2, 3, 4, 5, 6, 20].map(most), expected);
        let of = |most_others| Values::new(most_others).of(30_000).to_vec();
        assert!(of(7) == of(8) && of(8) == of(9) && of(9) != of(10) && of(10) != of(11));
        assert!((12..=22).all(|most_others| of(most_others) == of(11)));
        for most_others in 0..=22 {
            let values = Values::new(most_others).of_exponents;
            assert!(values.iter().flatten().all(|&value| value <= 32));
        }
    }
}
