//! Dawson's Kayles: a move takes two neighbours of a row, and may leave a row on either side. Its values repeat.
//!
//! A row of n has the value `g(n) = mex { g(a) xor g(n - 2 - a) : 0 <= a <= n - 2 }`, and g(0) = g(1) = 0. Dawson's
//! chess and games in which a choice rules out both neighbours are the same with rows that are shorter by one: `n`
//! places of which a move takes one and closes those beside it are a row of n + 1.
//!
//! **Theorem.** g(n + 34) = g(n) from n = 53 on. (Proved.)
//!
//! **Proof.** For 53 <= n < 142 the test `the_period_holds_until_it_proves_itself` computes it. Let n >= 142, and let
//! it hold from 53 to n - 1. A move from n + 34 leaves a + b = n + 32 with, say, b >= a; then b >= 87, so
//! 53 <= b - 34 < n and g(b) = g(b - 34). So a and b - 34, which a move from n leaves, have the same nim-sum as a and
//! b. Conversely a move from n leaves a + b = n - 2 with, say, b >= a; then 70 <= b < n, so g(b) = g(b + 34), and a
//! move from n + 34 leaves a and b + 34. The same nim-sums have the same mex.
//!
//! **Source.** T. R. Dawson 1935; R. K. Guy and C. A. B. Smith, The G-values of various games, 1956 (the period).

use super::splitting::grundy_values;

/// Least length from which on the values have the period.
pub const REGULAR: usize = 53;
/// Period of the values.
pub const PERIOD: usize = 34;

/// The values of rows below `count`; `REGULAR + PERIOD` are enough for all.
///
/// # Complexity
///
/// O(`count`^2).
///
/// # Example
///
/// ```
/// use sente::dawson::{folded, table, PERIOD, REGULAR};
///
/// let values = table(REGULAR + PERIOD);
/// assert_eq!(values[..9], [0, 0, 1, 1, 2, 0, 3, 1, 1]);
/// assert_eq!(values[folded(1_000_000)], 2);
/// ```
pub fn table(count: usize) -> Vec<usize> {
    grundy_values(count, |row| (1..row).map(move |right| (row - 1 - right, right - 1)))
}

/// A length below `REGULAR + PERIOD` with the same value.
pub const fn folded(length: usize) -> usize {
    if length < REGULAR {
        length
    } else {
        REGULAR + (length - REGULAR) % PERIOD
    }
}

#[cfg(test)]
mod tests {
    use super::{folded, table, PERIOD, REGULAR};

    #[test]
    fn the_period_holds_until_it_proves_itself() {
        // A move takes two: see the proof.
        let enough = 2 * REGULAR + PERIOD + 2;
        assert_eq!(enough, 142);
        let values = table(enough + PERIOD);
        assert!((REGULAR..enough).all(|row| values[row + PERIOD] == values[row]));
        assert_ne!(values[REGULAR - 1 + PERIOD], values[REGULAR - 1]);
        assert_eq!(values[..16], [0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0]);
    }

    #[test]
    fn folded_lengths_have_the_same_value() {
        let values = table(600);
        for row in 0..600 {
            assert!(folded(row) < REGULAR + PERIOD);
            assert_eq!(values[folded(row)], values[row], "{row}");
        }
    }
}
