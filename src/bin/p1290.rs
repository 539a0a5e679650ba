//! P1290 欧几里德的游戏 (Euclid's game). <https://www.luogu.com.cn/problem/P1290>
//!
//! **Rules.** There are two positive integers. Stan and Ollie alternate, Stan first; a move subtracts a
//! positive multiple of the smaller number from the larger one, the result being 0 or more. Whoever
//! makes a 0 wins. Who wins?
//!
//! **Theorem.** For numbers a <= b, the player to move wins if and only if a = b or b / a > phi, where
//! phi = (1 + sqrt 5) / 2. In integers, b / a > phi says `b (b - a) > a^2`. (Proved.)
//!
//! **Proof.** By induction on a + b. If a = b, the move makes a 0. Let a < b. Note 1 / (phi - 1) = phi,
//! and that no ratio of integers is phi.
//! - *b / a < phi:* as b < 2 a, the only move leaves b - a < a with the ratio
//!   a / (b - a) > 1 / (phi - 1) = phi, an N-position.
//! - *phi < b / a < 2:* the only move leaves b - a and a, which are not equal, with the ratio
//!   a / (b - a) < phi, a P-position.
//! - *b >= 2 a:* let r = b mod a. If r = 0, a move makes a 0. Else both (r, a) and (a, a + r) can be
//!   left, as b >= 2 a + r. If a / r < phi, the first is a P-position; if a / r > phi, the second has
//!   the ratio 1 + r / a < 1 + 1 / phi = phi and is one.
//!
//! *In integers:* phi is the positive root of t^2 = t + 1, so t = b / a exceeds it if and only if
//! t^2 > t + 1.
//!
//! **Complexity.** O(1) time a pair, without a division; constant memory.
//!
//! **Traps.** Equal numbers have a ratio below phi and are won all the same: `1 / 1 1` answers
//! `Stan wins`. The parity of the steps of Euclid's algorithm does not decide: `2 5` takes two
//! divisions, `1 2` two subtractions, and Stan wins both: `2 / 2 5 / 1 2` answers
//! `Stan wins / Stan wins`. Subtracting once at a time takes 2147483647 steps for 2147483647 and 1.
//! Products of 32 bits overflow: `1 / 1 46342` answers `Stan wins`. The ratio in `double` is rounded to
//! phi: `1 / 102334155 165580141` answers `Stan wins`. The larger number may come first: `1 / 3 2`
//! answers `Ollie wins`. A 0 is refused.
//!
//! **Source.** A. J. Cole and A. J. T. Davie, A game based on the Euclidean algorithm and a winning
//! strategy for it, Mathematical Gazette 53 (1969).

use sente::{input, io::fail, output};

/// True if the player to move wins; `None` if a number is 0.
fn is_n_position(one: u64, other: u64) -> Option<bool> {
    // The products of two numbers of 64 bits need 128.
    let (a, b) = (u128::from(one.min(other)), u128::from(one.max(other)));
    (a > 0).then_some(a == b || b * (b - a) > a * a)
}

fn main() {
    input! { tests: usize }
    let mut out = output();
    for _ in 0..tests {
        input! { m: u64, n: u64 }
        match is_n_position(m, n) {
            Some(wins) => out.line(if wins { "Stan wins" } else { "Ollie wins" }),
            None => fail(format_args!("both numbers must be positive, found {m} and {n}")),
        }
    }
}

#[cfg(test)]
mod p1290 {
    use super::is_n_position;

    #[test]
    fn a_zero_is_refused() {
        assert_eq!(is_n_position(0, 0), None);
        assert_eq!(is_n_position(0, 1), None);
        assert_eq!(is_n_position(u64::MAX, 0), None);
    }

    #[test]
    fn equal_numbers_and_multiples_are_won() {
        assert_eq!(is_n_position(1, 1), Some(true));
        assert_eq!(is_n_position(u64::MAX, u64::MAX), Some(true));
        assert_eq!(is_n_position(7, 14), Some(true));
        assert_eq!(is_n_position((1 << 31) - 1, 1), Some(true));
    }

    #[test]
    fn below_the_golden_ratio_is_lost_in_either_order() {
        assert_eq!(is_n_position(2, 3), Some(false));
        assert_eq!(is_n_position(3, 2), Some(false));
        assert_eq!(is_n_position(3, 5), Some(true));
        assert_eq!(is_n_position(u64::MAX, u64::MAX - 1), Some(false));
    }

    #[test]
    fn neighbouring_fibonacci_numbers_alternate() {
        let (mut a, mut b, mut wins) = (1_u64, 2_u64, true);
        while let Some(next) = a.checked_add(b) {
            assert_eq!(is_n_position(a, b), Some(wins), "{a} {b}");
            (a, b, wins) = (b, next, !wins);
        }
    }
}
