//! CF 1628 D2 Game on Sum (Hard Version). <https://codeforces.com/problemset/problem/1628/D2>
//!
//! **Rules.** A score begins at 0. In each of `n` rounds Alice names a real number from 0 to `k`, and Bob adds it to the score
//! or subtracts it. He must add at least `m` times in all. Alice wants the score large, Bob small. Print the final score of best
//! play, for each of `t` cases: a fraction, modulo 10^9 + 7.
//!
//! **Theorem.** The score is k V(n, m), where V(n, m) = S(n, m) / 2^(n - 1) with
//! `S(n, m) = sum of (2 (m - j) - 1) C(n - 1, j) over 0 <= j < m`. And V(n, m) = V(n, n - m) + 2 m - n. (Proved.)
//!
//! **Proof.** All numbers scale with k, so let k = 1. Let V(n, m) be the value of n more rounds with m additions due.
//! 1. *V(n, 0) = 0 and V(n, n) = n.* Nothing due: Bob subtracts always, and Alice names 0 always. All due: he must add, and she
//!    names 1.
//! 2. *V(n, m) is the mean of a = V(n - 1, m - 1) and b = V(n - 1, m), for 0 < m < n.* If she names x, Bob chooses the lesser of
//!    a + x and b - x. The first rises with x, and the second falls. So the best x is where they meet, (b - a) / 2, if that is
//!    a number from 0 to 1, and there both are the mean. It is one by 3.
//! 3. *D(n, m) = V(n, m) - V(n, m - 1) lies in 0 to 2, for 1 <= m <= n.* By induction on n, where 2 holds for n if 3 does for
//!    n - 1. D(1, 1) = 1. For n > 1 and 1 < m < n, D(n, m) is the mean of D(n - 1, m - 1) and D(n - 1, m). At the sides
//!    D(n, 1) = D(n - 1, 1) / 2, and D(n, n) = n - (V(n - 1, n - 2) + n - 1) / 2 = 1 + D(n - 1, n - 1) / 2.
//! 4. *The sum.* S(n, m) = 2^(n - 1) V(n, m) is to be shown. For n = 1 it is true, and for n > 1 both sides follow the same
//!    rule. S(n, 0) is empty. In S(n, n) the weights of j and of n - 1 - j add up to 2 n, and so do C(n - 1, j) to 2^(n - 1): it
//!    is n 2^(n - 1). For 0 < m < n, by C(n - 1, j) = C(n - 2, j) + C(n - 2, j - 1), S(n, m) = S(n - 1, m) + S(n - 1, m - 1).
//! 5. *The other side.* V(n, m) - V(n, n - m) is 2 m - n for m = 0 and m = n by 1, and else, by 2 and induction, the mean of
//!    2 m - (n - 1) and 2 (m - 1) - (n - 1).
//!
//! **Complexity.** O(min(m, n - m) + log n) time a case, and no tables: the sum is a fraction over j!, which grows with j, so
//! a case needs a single inverse. Past the statement n below 2^32, any m from 0 to n and any k below 2^64, while the steps of
//! an input are at most 2^26 together; beyond that, an error.
//!
//! **Traps.** The numbers are real, not whole: `1 / 2 1 1` answers `500000004`, which is 1/2. Bob does not subtract first
//! and add at the end: `1 / 3 2 1` answers `250000003`, which is 5/4. All rounds due is a case of its own in formulas over
//! the last free round: `1 / 1 1 1` answers `1`. k may be the modulus less 1: `1 / 1 1 1000000006` answers `1000000006`.
//!
//! **Source.** Codeforces Round 767 (Div. 1), problem D2. The published solutions sum i C(n - i - 1, m - i) / 2^(n - i) with
//! tables of factorials.

use sente::modular::{inverse, power};
use sente::{input, io::fail, output};

const MODULUS: u64 = 1_000_000_007;
/// The steps of all cases of an input together: about half a second.
const MOST_STEPS: u64 = 1 << 26;

/// V(n, m) modulo `MODULUS`, in min(m, n - m) steps, which are fewer than `MODULUS`; m is at most n.
fn value(n: u32, m: u32) -> u64 {
    let least = u64::from(m.min(n - m));
    let excess = u64::from(m.saturating_sub(n - m));
    if least == 0 {
        return excess % MODULUS;
    }
    // The sum so far is over j!, and so is C(n - 1, j), a product of j falling factors.
    let (mut sum, mut falling, mut factorial) = (2 * least - 1, 1, 1);
    for j in 1..least {
        falling = falling * (u64::from(n) - j) % MODULUS;
        factorial = factorial * j % MODULUS;
        sum = (sum * j + (2 * (least - j) - 1) * falling) % MODULUS;
    }
    let denominator = factorial * power::<MODULUS>(2, u64::from(n) - 1) % MODULUS;
    (sum * inverse::<MODULUS>(denominator) + excess) % MODULUS
}

fn main() {
    input! { cases: usize }
    let mut out = output();
    let mut steps = 0;
    for case in 1..=cases {
        input! { n: u32, m: u32, k: u64 }
        if m > n {
            fail(format_args!("case {case}: {m} additions are more than {n} rounds"));
        }
        steps += u64::from(m.min(n - m));
        if steps > MOST_STEPS {
            fail(format_args!("case {case} makes the steps more than {MOST_STEPS} together"));
        }
        out.line(value(n, m) * (k % MODULUS) % MODULUS);
    }
}

#[cfg(test)]
mod cf1628d2 {
    use super::{value, MODULUS};
    use sente::modular::inverse;

    #[test]
    fn nothing_due_is_worth_nothing_and_all_due_all() {
        for n in [0, 1, 2, 3, 1000, u32::MAX] {
            assert_eq!(value(n, 0), 0);
            assert_eq!(value(n, n), u64::from(n) % MODULUS);
        }
    }

    #[test]
    fn one_addition_due_is_worth_less_with_each_round() {
        let mut worth = 1;
        for n in 1..100 {
            assert_eq!(value(n, 1), worth, "{n}");
            worth = worth * inverse::<MODULUS>(2) % MODULUS;
        }
    }

    #[test]
    fn both_sides_differ_by_what_is_due_more() {
        for (n, m) in
            [(10, 7), (1_000_000, 999_999), (1_000_000, 500_001), (u32::MAX, u32::MAX - 1)]
        {
            let more = u64::from(m - (n - m)) % MODULUS;
            assert_eq!(value(n, m), (value(n, n - m) + more) % MODULUS);
        }
    }

    /// The value of so many rounds and additions due, with the greatest number as the unit, by what Bob does with each
    /// number that is worth naming: the least, the greatest, and the one that makes both of his answers equal.
    fn by_rules(rounds: i32, due: i32, known: &mut Vec<Vec<Option<f64>>>) -> f64 {
        if rounds == 0 {
            return 0.0;
        }
        if let Some(value) = known[rounds as usize][due as usize] {
            return value;
        }
        let add = by_rules(rounds - 1, (due - 1).max(0), known);
        let value = if due == rounds {
            add + 1.0
        } else {
            let subtract = by_rules(rounds - 1, due, known);
            let numbers = [0.0, 1.0, ((subtract - add) / 2.0).clamp(0.0, 1.0)];
            let least = numbers.map(|x: f64| (add + x).min(subtract - x));
            least.into_iter().fold(f64::MIN, f64::max)
        };
        known[rounds as usize][due as usize] = Some(value);
        value
    }

    /// Values are multiples of a power of 1/2, so `f64` is exact here.
    #[test]
    fn all_games_of_up_to_forty_rounds_end_as_the_rules_have_it() {
        let mut known = vec![vec![None; 41]; 41];
        for n in 1..=40 {
            for m in 0..=n {
                let parts = 2_f64.powi(n - 1);
                let numerator = (by_rules(n, m, &mut known) * parts) as u64;
                let denominator = inverse::<MODULUS>(parts as u64 % MODULUS);
                let expected = numerator % MODULUS * denominator % MODULUS;
                assert_eq!(value(n as u32, m as u32), expected, "{n} {m}");
            }
        }
    }
}
