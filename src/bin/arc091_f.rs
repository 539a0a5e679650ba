//! ARC 091 F Strange Nim. <https://atcoder.jp/contests/arc091/tasks/arc091_d>
//!
//! **Rules.** There are `N` piles; pile i has `A_i` stones and a constant `K_i`. Takahashi, who begins, and Aoki
//! alternate. A move chooses a pile, in which X stones are left, and takes at least 1 and at most floor(X / K_i) of
//! them. Whoever cannot move loses.
//!
//! **Theorem.** Let g(x) be the Grundy value of a pile of x stones with the constant K, and q = floor(x / K).
//! - If x < K, g(x) = 0.
//! - If K divides x, g(x) = x / K = q.
//! - Otherwise g(x) = g(x - q - 1).
//!
//! Takahashi wins if and only if the nim-sum of the piles' values is not 0. (Proved.)
//!
//! **Proof.** By Sprague and Grundy it is enough to find g. A move from x leads to one of the q numbers x - q, ...,
//! x - 1. Let W(x) be the list of the q + 1 values g(x - q), ..., g(x).
//!
//! *W(x) is a permutation of 0, ..., q*, and g is as stated. By induction on x:
//! 1. If x < K, there is no move and q = 0: W(x) = (0).
//! 2. If K divides x >= K, then q - 1 belongs to x - 1, and the options of x are just the numbers of W(x - 1). By
//!    induction their values are 0, ..., q - 1, so g(x) = q; and W(x) is W(x - 1) with q at its end.
//! 3. Otherwise q belongs to x - 1 too. W(x - 1) is a permutation of 0, ..., q that begins with g(x - q - 1), and
//!    the options of x are the rest of it. So what they lack is g(x - q - 1) = g(x); and W(x) is W(x - 1) with its
//!    first value moved to its end.
//!
//! *Equal steps at once.* Let q > 0 and r = x mod K > 0; where q = 0, the value is 0. The third case is used as
//! long as the quotient is q and the remainder is positive. It lowers the remainder by q + 1 each time, so it is
//! used s = ceil(r / (q + 1)) times: before the last of them the remainder is r - (s - 1)(q + 1) > 0. After it, x -
//! s (q + 1) = q K - d with 0 <= d <= q. If d = 0, the value is q. Otherwise the quotient is q - ceil(d / K), and
//! the remainder is ceil(d / K) K - d.
//!
//! **Complexity.** A round lowers x by more than x / K. So while q >= K, there are O(K log(x / K)) rounds; each
//! round lowers q, so then there are at most K more, and a pile takes O(min(x / K, K log(x / K))) rounds.
//! (Proved.) *Observed* were 38,359 rounds for x up to 10^9, at x = 999,992,681 and K = 19,100, and 1,209,648 up to
//! 10^12, at x = 10^12 - 1 and K = 595,800; there may be more elsewhere. Without merging it is 2.5 * 10^8 steps for
//! K = 5 * 10^8 + 1.
//!
//! **Traps.** g is not floor(x / K): `1 / 3 2` answers `Aoki`. A pile with stones may have no move: `1 / 2 3`
//! answers `Aoki`. Different piles can cancel: `2 / 4 2 / 6 3` answers `Aoki`. Rounded down, s can be 0, and the
//! loop does not end. Piles of up to 10^12 stones are answered, and greater ones refused.
//!
//! **Source.** AtCoder's editorial of ARC 091, which gives the recursion.

use proconio::input;
use sente::{
    io::{fail, length, refuse_bad_input},
    output,
};

/// Most stones of a pile; for such piles 1,209,648 rounds were observed.
const MOST_STONES: u64 = 1_000_000_000_000;

/// The Grundy value of a pile of which at most one stone in `constant` is taken; `constant` is positive.
fn grundy_value(stones: u64, constant: u64) -> u64 {
    let (mut quotient, mut remainder) = (stones / constant, stones % constant);
    while quotient > 0 && remainder > 0 {
        let step = quotient + 1;
        // How far the last of the equal steps goes below the multiple of the constant.
        // One division a round: while the quotient is the greater one, this one is not needed, and then the other.
        let rest = if remainder < step { remainder } else { remainder % step };
        if rest == 0 {
            return quotient;
        }
        let below = step - rest;
        let multiples = if below <= constant { 1 } else { below.div_ceil(constant) };
        quotient -= multiples;
        remainder = multiples * constant - below;
    }
    quotient
}

fn main() {
    refuse_bad_input();
    input! { n: usize, piles: [(u64, u64); length(n)] }
    let mut nim_sum = 0;
    for (stones, constant) in piles {
        if constant == 0 {
            fail(format_args!("a pile has the constant 0, by which nothing can be divided"));
        }
        if stones > MOST_STONES {
            fail(format_args!("a pile of {stones} stones is too large: the most is {MOST_STONES}"));
        }
        nim_sum ^= grundy_value(stones, constant);
    }
    output().line(if nim_sum != 0 { "Takahashi" } else { "Aoki" });
}

#[cfg(test)]
mod arc091_f {
    use super::grundy_value;

    #[test]
    fn fewer_stones_than_the_constant_have_no_move() {
        assert_eq!(grundy_value(0, 1), 0);
        assert_eq!(grundy_value(2, 3), 0);
        assert_eq!(grundy_value(u64::MAX - 1, u64::MAX), 0);
    }

    #[test]
    fn constant_1_is_nim() {
        assert_eq!(grundy_value(1, 1), 1);
        assert_eq!(grundy_value(u64::MAX, 1), u64::MAX);
    }

    #[test]
    fn values_are_those_of_mex() {
        for constant in 1..40 {
            let mut values: Vec<u64> = Vec::new();
            for stones in 0..400 {
                let options = &values[stones - stones / constant..];
                let mex = (0..).find(|value| !options.contains(value)).expect("options end");
                values.push(mex);
                assert_eq!(
                    grundy_value(stones as u64, constant as u64),
                    mex,
                    "{stones}, {constant}"
                );
            }
        }
    }

    #[test]
    fn long_chains_end() {
        assert_eq!(grundy_value(1_000_000_000, 500_000_001), 0);
        grundy_value(999_992_681, 19_100);
    }
}
