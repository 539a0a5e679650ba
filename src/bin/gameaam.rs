//! GAMEAAM Subtraction Game. <https://www.codechef.com/problems/GAMEAAM>
//!
//! **Rules.** There are `N` pairs of different positive integers. Two players alternate; a move chooses a pair and
//! subtracts a positive multiple of its smaller number from its larger one, so that both stay positive. A pair of
//! equal numbers is removed. Whoever finds no pair loses.
//!
//! **Theorem.** (Nivasch) A pair a >= b has the Grundy value floor(a/b - b/a). The first player wins if and only if
//! the nim-sum of the pairs' values is not 0. (Proved.)
//!
//! **Proof.** By Sprague and Grundy it is enough to find the values. Let f(x) = x - 1/x, which increases for x >=
//! 1; the claim is that a pair with the ratio x = a/b has the value floor(f(x)). If a = b there is no move, and
//! f(1) = 0. Let a > b, a = q b + r with 0 <= r < b, and p = r/b; assume the claim of all smaller pairs. The
//! options with b as their smaller number have the ratios i + p for 1 <= i < q. For any i >= 1, p - 1/(i + p) is at
//! least -1 and less than 1, so floor(f(i + p)) is i or i - 1. It is i if and only if p >= 1/(i + p), that is
//! p (i + p) >= 1. Call this (A).
//! 1. *r = 0.* The options have the ratios 1, ..., q - 1, and by (A) the values 0, ..., q - 2. The least number
//!    that is missing is q - 1, and f(q) = q - 1/q lies in [q - 1, q).
//! 2. *r > 0.* There is one more option, (b, r), with the ratio 1/p. Let T be the least i >= 1 with p (i + p) >= 1,
//!    that is with i >= 1/p - p = f(1/p). By (A) the values of the options with i = 1, 2, ..., q - 1 are i - 1
//!    below T, and i from T on: 0, 1, 2, ... without T - 1. f(1/p) is positive, and it is not an integer m:
//!    p^2 + m p = 1 has no rational solution, since m^2 + 4 is no square for m >= 1 (it is 5, or between m^2 and
//!    (m + 1)^2), and p = 1 for m = 0. So T is f(1/p) rounded up, and the option (b, r) has the value
//!    floor(f(1/p)) = T - 1, just what the others leave out. If q < T, the values are 0, ..., q - 2 and T - 1 >= q:
//!    the mex is q - 1. If q >= T, they are 0, ..., q - 1: the mex is q. By (A) this is floor(f(q + p)).
//!
//! *In integers:* the value is q if r > 0 and p (q + p) >= 1, that is r a >= b^2, else q - 1.
//!
//! **Complexity.** O(1) a pair: one division. Euclid's algorithm takes O(log a).
//!
//! **Traps.** It is not enough to know which pairs are won: `1 / 2 / 1 2 / 1 3` answers `YES`. The older game,
//! which goes on to 0, has the same lost pairs of different numbers, and other values: `1 / 2 / 1 2 / 3 5` answers
//! `NO`. Either number may be the larger one: `1 / 1 / 2 3` answers `NO`. The products need 64 bits; with numbers
//! up to 64 bits they are taken in 128. Equal numbers have the value 0: `1 / 1 / 7 7` answers `NO`.
//!
//! **Source.** G. Nivasch, The Sprague-Grundy function of the game Euclid, Discrete Mathematics 306 (2006).

use sente::{input, io::fail, output};

/// The Grundy value of a pair of positive numbers.
fn grundy_value(one: u64, other: u64) -> u64 {
    let (a, b) = (one.max(other), one.min(other));
    let (quotient, remainder) = (a / b, a % b);
    let reaches = match u32::try_from(a) {
        Ok(_) => remainder * a >= b * b,
        Err(_) => u128::from(remainder) * u128::from(a) >= u128::from(b) * u128::from(b),
    };
    quotient - u64::from(!reaches)
}

fn main() {
    input! { tests: usize }
    let mut out = output();
    for _ in 0..tests {
        input! { n: usize, pairs: [(u64, u64); n] }
        let mut nim_sum = 0;
        for (one, other) in pairs {
            if one == 0 || other == 0 {
                fail(format_args!("both numbers must be positive, found {one} and {other}"));
            }
            nim_sum ^= grundy_value(one, other);
        }
        out.line(if nim_sum != 0 { "YES" } else { "NO" });
    }
}

#[cfg(test)]
mod gameaam {
    use super::grundy_value;

    #[test]
    fn equal_numbers_have_no_move() {
        for number in [1, 2, u64::from(u32::MAX), u64::MAX] {
            assert_eq!(grundy_value(number, number), 0);
        }
    }

    #[test]
    fn multiples_lack_one() {
        assert_eq!(grundy_value(1, 2), 1);
        assert_eq!(grundy_value(100_000_000, 1), 99_999_999);
        assert_eq!(grundy_value(u64::MAX, 1), u64::MAX - 1);
    }

    #[test]
    fn values_are_those_of_mex() {
        const MOST: usize = 120;
        let mut values = vec![[0; MOST]; MOST];
        for a in 1..MOST {
            for b in 1..=a {
                let options: Vec<u64> = (1..a.div_ceil(b))
                    .map(|k| values[(a - k * b).max(b)][(a - k * b).min(b)])
                    .collect();
                values[a][b] = (0..).find(|value| !options.contains(value)).expect("options end");
                assert_eq!(grundy_value(a as u64, b as u64), values[a][b], "{a} {b}");
                assert_eq!(grundy_value(b as u64, a as u64), values[a][b], "{b} {a}");
            }
        }
    }

    #[test]
    fn products_of_64_bits_are_exact() {
        // Neighbours in Fibonacci's sequence: the ratio is next to phi, where the value turns from 0 to 1.
        let (mut a, mut b) = (1_u64, 1_u64);
        let mut values = Vec::new();
        while let Some(next) = a.checked_add(b) {
            (a, b) = (next, a);
            values.push(grundy_value(a, b));
        }
        let expected: Vec<u64> = (0..values.len() as u64).map(|i| (i + 1) % 2).collect();
        assert_eq!(values, expected);
    }
}
