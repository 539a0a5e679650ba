//! CF 603 C Lieges of Legendre. <https://codeforces.com/problemset/problem/603/C>
//!
//! **Rules.** There are `n` piles of cows, and a number `k`. Kevin and Nicky move in turn, Kevin
//! first. A move takes one cow from a pile, or puts `k` piles of x cows in the place of a pile of
//! 2x cows, x > 0. Whoever takes the last cow wins.
//!
//! **Theorem.** Let g(a) be the value of a pile of a cows.
//! 1. *k even.* g is 0, 1, 2 at 0, 1, 2; from 3 on it is 0 if a is odd, and 1 if a is even.
//! 2. *k odd.* g is 0, 1, 0, 1 at 0, 1, 2, 3. From 4 on it is 0 if a is odd. Let a = 2^v u be even, u
//!    odd: g is 2 if v is even, else 1; only if u = 3 it is the other way round.
//!
//! Kevin wins if and only if the nim-sum of the values is not 0. (Proved.)
//!
//! **Proof.** A split leaves cows, so whoever cannot move has lost, and by Sprague and Grundy the piles
//! are independent. Equal values cancel in pairs: k piles of x cows are worth 0 if k is even, and
//! g(x) if k is odd. Play ends, as all piles that a move leaves are smaller. So g(0) = 0,
//! g(a) = mex {g(a - 1)} for odd a, and for even a > 0 g(a) = mex {g(a - 1), 0} if k is even,
//! g(a) = mex {g(a - 1), g(a / 2)} if k is odd.
//!
//! An odd a with g(a - 1) > 0 has g(a) = 0. So once an even pile has a value above 0, all piles from
//! there on alternate between values above 0 and 0, if only each even a with g(a - 1) = 0 has
//! g(a) > 0; and it has, since 0 is among the values of its options.
//! 1. *k even.* g(1) = mex {0} = 1 and g(2) = mex {1, 0} = 2. From here on odd piles have 0, and even
//!    ones have mex {0, 0} = 1.
//! 2. *k odd.* g(1) = 1, g(2) = mex {1, 1} = 0, g(3) = mex {0} = 1, g(4) = mex {1, 0} = 2. From here on
//!    odd piles have 0, and even ones have mex {0, g(a / 2)}: that is 2 if g(a / 2) = 1, and else 1. So
//!    doubling leads from 0 to 1, from 1 to 2, and from 2 to 1, for a >= 6. The odd number u >= 5 has
//!    0, so 2u, 4u, 8u, ... have 1, 2, 1, ...; 3 has 1, so 6, 12, 24, ... have 2, 1, 2, ...; 4 has 2,
//!    so 8, 16, 32, ... have 1, 2, 1, ...
//!
//! The explorer proves by automata that these are the zeros for odd k, `cargo sente explore --moves
//! "n-1, n/2 if n%2==0"`, and all values for even k, with `n/2 + n/2` for `n/2`.
//!
//! **Complexity.** O(n) time, two or three operations for each pile: reading is most of it. Past the
//! statement any numbers of 64 bits, also piles of 0, and k = 0, which removes an even pile.
//!
//! **Traps.** For even k a pile of 2 is worth 2: `2 2 / 1 2` answers `Kevin`. For odd k a pile of 3 is
//! worth 1, `1 1 / 3` answers `Kevin`, and one of 2 nothing, `1 1 / 2` answers `Nicky`. Even piles
//! have two values: `2 1 / 4 6` answers `Nicky`, but `2 1 / 1 6` answers `Kevin`. A move need not take
//! a cow, so the number of all cows does not decide: `1 1 / 4` answers `Kevin`. The product k x does
//! not fit in 32 bits, and is not needed.
//!
//! **Source.** Codeforces Round 334; Sprague 1935, Grundy 1939.

use sente::{input, output};

/// The Grundy value of a pile.
fn value(cows: u64, k_is_odd: bool) -> u64 {
    match (k_is_odd, cows) {
        (false, 0..=2) => cows,
        (false, _) => 1 - cows % 2,
        (true, 0..=3) => cows % 2,
        (true, _) if cows % 2 == 1 => 0,
        (true, _) => {
            let power = cows.trailing_zeros();
            let is_two = (power % 2 == 0) != (cows >> power == 3);
            1 + u64::from(is_two)
        }
    }
}

fn main() {
    input! { n: usize, k: u64, piles: [u64; n] }
    let values = piles.iter().map(|&cows| value(cows, k % 2 == 1));
    let nim_sum = values.fold(0, |sum, value| sum ^ value);
    output().line(if nim_sum != 0 { "Kevin" } else { "Nicky" });
}

#[cfg(test)]
mod cf603c {
    use super::value;

    #[test]
    fn no_cow_is_worth_nothing() {
        assert_eq!(value(0, false), 0);
        assert_eq!(value(0, true), 0);
    }

    #[test]
    fn the_first_values_are_exceptions() {
        assert_eq!([1, 2, 3, 4, 5, 6].map(|cows| value(cows, false)), [1, 2, 0, 1, 0, 1]);
        assert_eq!([1, 2, 3, 4, 5, 6].map(|cows| value(cows, true)), [1, 0, 1, 2, 0, 2]);
    }

    #[test]
    fn powers_of_two_alternate_up_to_the_greatest() {
        assert_eq!(value(1 << 29, true), 1);
        assert_eq!(value(3 << 28, true), 1);
        assert_eq!(value(5 << 28, true), 2);
        assert_eq!(value(1 << 63, true), 1);
        assert_eq!(value(u64::MAX, true), 0);
    }

    #[test]
    fn values_are_those_of_mex() {
        for k_is_odd in [false, true] {
            let mut values = vec![0];
            for cows in 1..100_000 {
                let mut options = vec![values[cows - 1]];
                if cows % 2 == 0 {
                    options.push(if k_is_odd { values[cows / 2] } else { 0 });
                }
                values.push((0..).find(|value| !options.contains(value)).expect("options end"));
                assert_eq!(value(cows as u64, k_is_odd), values[cows], "{cows} cows, {k_is_odd}");
            }
        }
    }
}
