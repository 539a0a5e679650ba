//! Zeckendorf's theorem: every number is a sum of Fibonacci numbers 1, 2, 3, 5, ... of which no two are
//! neighbours, in exactly one way. These are the *terms* of the number.
//!
//! - [`FIBONACCI`]: those Fibonacci numbers;
//! - [`digits`]: which of them are terms of a number.
//!
//! # Proof
//!
//! Let F_2 = 1, F_3 = 2, F_4 = 3, ... be the Fibonacci numbers. A set of indices from 2 on is *sparse* if no
//! two of them are neighbours; its sum is that of its F_i.
//! 1. *A sparse set of indices up to i has a sum below F_(i+1).* By induction on i. Without indices the sum
//!    is 0, and with i = 2 alone it is 1. Let i >= 3. If the set lacks i, its sum is below F_i. If it has i, its
//!    others go up to i - 2 and have a sum below F_(i-1), and F_i + F_(i-1) = F_(i+1).
//! 2. *Of two sparse sets, the one that has the greatest index in which they differ has the greater sum.* Let i
//!    be that index. Above i they are equal, and the other's indices below i add up to less than F_i, by 1. So
//!    no two sets have the same sum.
//! 3. *Every n >= 0 is the sum of one.* By induction on n. 0 is the sum of the empty set. For n >= 1 let F_i be
//!    the greatest one up to n. A sparse set has the sum n - F_i. Its indices are at most i - 2: for i = 2, n is 1
//!    and the set is empty, and for i >= 3, n - F_i < F_(i+1) - F_i = F_(i-1). So i can join it.
//!
//! By 3, always taking the greatest Fibonacci number that fits finds the terms; by 2, numbers are in the
//! order of their terms, compared from the greatest on.

/// The Fibonacci numbers 1, 2, 3, 5, ... below 2^64. At place i stands the one that is called F_(i+2).
pub static FIBONACCI: [u64; 92] = {
    let mut numbers = [1; 92];
    numbers[1] = 2;
    let mut place = 2;
    while place < numbers.len() {
        numbers[place] = numbers[place - 1] + numbers[place - 2];
        place += 1;
    }
    numbers
};

/// All Fibonacci numbers up to `number`, the greatest first: the place of each in [`FIBONACCI`], and a mask
/// that is all ones if it is a term of `number`, else 0.
///
/// A mask, and not a `bool`: no processor can guess which numbers are terms, and a sum over masks has no
/// branch to guess.
///
/// # Complexity
///
/// O(log `number`), a few operations for each place.
///
/// # Example
///
/// ```
/// use sente::zeckendorf::{digits, FIBONACCI};
///
/// let terms = |number| -> Vec<u64> {
///     let is_term = |&(_, mask): &(usize, u64)| mask != 0;
///     digits(number).filter(is_term).map(|(place, _)| FIBONACCI[place]).collect()
/// };
/// assert_eq!(terms(0), []);
/// assert_eq!(terms(12), [8, 3, 1]);
/// ```
#[inline]
pub fn digits(number: u64) -> impl Iterator<Item = (usize, u64)> {
    let places = FIBONACCI.partition_point(|&fibonacci| fibonacci <= number);
    let mut rest = number;
    (0..places).rev().map(move |place| {
        // The first one fits, and leaves less than 2^63. From then on, both sides are below 2^63, so that
        // the sign bit says which is less.
        let left = rest.wrapping_sub(FIBONACCI[place]);
        let lacks = (left as i64 >> 63) as u64;
        rest = left.wrapping_add(FIBONACCI[place] & lacks);
        (place, !lacks)
    })
}

#[cfg(test)]
mod tests {
    use super::{digits, FIBONACCI};

    fn terms(number: u64) -> Vec<u64> {
        digits(number)
            .map(|(place, mask)| FIBONACCI[place] & mask)
            .filter(|&term| term > 0)
            .collect()
    }

    #[test]
    fn zero_has_no_digits() {
        assert_eq!(digits(0).count(), 0);
    }

    #[test]
    fn the_table_ends_where_64_bits_do() {
        assert_eq!(FIBONACCI[..5], [1, 2, 3, 5, 8]);
        assert!(FIBONACCI[90].checked_add(FIBONACCI[91]).is_none());
    }

    #[test]
    fn the_terms_of_a_sparse_set_are_that_set() {
        let sparse = |set: u64| set & set >> 1 == 0;
        for set in (0..1 << 16_u64).filter(|&set| sparse(set)) {
            let places = (0..16).rev().filter(|place| set >> place & 1 == 1);
            let expected: Vec<u64> = places.map(|place| FIBONACCI[place]).collect();
            assert_eq!(terms(expected.iter().sum()), expected);
        }
    }

    #[test]
    fn the_greatest_numbers_have_terms() {
        for number in (u64::MAX - 1000..=u64::MAX).chain((1 << 63) - 1000..(1 << 63) + 1000) {
            let found = terms(number);
            assert_eq!(found.iter().sum::<u64>(), number);
            // Terms that are no neighbours more than halve.
            assert!(found.windows(2).all(|pair| pair[0] > 2 * pair[1]), "{number}: {found:?}");
        }
        for &fibonacci in &FIBONACCI {
            assert_eq!(terms(fibonacci), [fibonacci]);
        }
    }
}
