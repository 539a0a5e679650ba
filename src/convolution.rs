//! Products of polynomials modulo the prime 998,244,353 = 119 * 2^23 + 1, by the number-theoretic transform.
//!
//! A polynomial is the list of its coefficients, that of x^0 first. Its *transform* is its values at all N-th roots
//! of 1, where N is the length of the list, a power of two up to 2^23. The values of a product are the products of the
//! values. As x^N = 1 at all these points, the coefficients of x^i and x^(i + N) count together.
//!
//! [`transform`] splits a polynomial modulo x^N - 1 into its remainders modulo x^(N/2) - 1 and x^(N/2) + 1, these
//! in the same way, and so on. Where z = r^2, the remainder of a + b x^h modulo x^h - r is a + r b, and modulo x^h + r it
//! is a - r b; together they stand for one modulo x^2h - z. The last remainders are the values. [`inverse_transform`] goes back.

use super::modular::{inverse, power};

/// The prime.
pub const MODULUS: u64 = 998_244_353;

/// The longest list that has a transform.
pub const MOST: usize = 1 << 23;

/// A primitive root: its powers are all numbers but 0.
const GENERATOR: u64 = 3;

/// Puts the transform in the place of the coefficients. Let w be 3 to the power of `(MODULUS - 1) / N`. The value at place
/// i is that at w^e, where e has the bits of i in reverse. Coefficients must be below [`MODULUS`], and so are the values.
///
/// # Panics
///
/// If the number of coefficients is no power of two, or above [`MOST`].
///
/// # Complexity
///
/// O(N log N) time and N/2 numbers of memory. A million coefficients take 30 ms.
///
/// # Example
///
/// ```
/// use sente::convolution::{transform, MODULUS};
///
/// // 5 + 2 x, at 1 and -1.
/// let mut values = [5, 2];
/// transform(&mut values);
/// assert_eq!(values, [7, 3]);
/// ```
pub fn transform(values: &mut [u32]) {
    let roots = roots(values.len(), GENERATOR);
    let mut half = values.len() / 2;
    while half > 0 {
        for (block, root) in values.chunks_exact_mut(2 * half).zip(&roots) {
            let (low, high) = block.split_at_mut(half);
            for (low, high) in low.iter_mut().zip(high) {
                let (a, b) = (u64::from(*low), u64::from(*high) * root % MODULUS);
                (*low, *high) = (reduced(a + b), reduced(a + MODULUS - b));
            }
        }
        half /= 2;
    }
}

/// Puts the coefficients in the place of their transform.
///
/// # Panics
///
/// If the number of values is no power of two, or above [`MOST`].
///
/// # Complexity
///
/// That of [`transform`].
pub fn inverse_transform(values: &mut [u32]) {
    let roots = roots(values.len(), inverse::<MODULUS>(GENERATOR));
    let mut half = 1;
    while half < values.len() {
        for (block, root) in values.chunks_exact_mut(2 * half).zip(&roots) {
            let (low, high) = block.split_at_mut(half);
            for (low, high) in low.iter_mut().zip(high) {
                let (a, b) = (u64::from(*low), u64::from(*high));
                (*low, *high) = (reduced(a + b), ((a + MODULUS - b) * root % MODULUS) as u32);
            }
        }
        half *= 2;
    }
    // Each level has doubled them.
    multiply(values, inverse::<MODULUS>(values.len() as u64));
}

/// The product of two polynomials, of all `a.len() + b.len() - 1` coefficients; the empty one is 0.
///
/// # Panics
///
/// If the product has more than [`MOST`] coefficients.
///
/// # Complexity
///
/// O(N log N) for N coefficients of the product, rounded up to a power of two.
///
/// # Example
///
/// ```
/// // (1 + x) (1 + 2 x + x^2)
/// assert_eq!(sente::convolution::convolve(&[1, 1], &[1, 2, 1]), [1, 3, 3, 1]);
/// ```
pub fn convolve(a: &[u32], b: &[u32]) -> Vec<u32> {
    if a.is_empty() || b.is_empty() {
        return Vec::new();
    }
    let count = a.len() + b.len() - 1;
    let [mut product, factor] = [a, b].map(|polynomial| {
        let mut values = polynomial.to_vec();
        values.resize(count.next_power_of_two(), 0);
        transform(&mut values);
        values
    });
    for (value, factor) in product.iter_mut().zip(factor) {
        *value = (u64::from(*value) * u64::from(factor) % MODULUS) as u32;
    }
    inverse_transform(&mut product);
    product.truncate(count);
    product
}

/// The roots by which the blocks of a level are split, from left to right, for a list of `length` numbers; a level of few
/// blocks takes the first ones. They are 3 to the powers of 0, 1/4, 1/8, 3/8, 1/16, 5/16, ... of `MODULUS - 1`, if 3 is
/// the `generator`: each is a square root of the one by which its block was split off, or of minus that.
fn roots(length: usize, generator: u64) -> Vec<u64> {
    assert!(
        length.is_power_of_two() && length <= MOST,
        "{length} numbers are no power of two up to {MOST}"
    );
    let mut roots = vec![1];
    while roots.len() < length / 2 {
        let root = power::<MODULUS>(generator, (MODULUS - 1) / (4 * roots.len() as u64));
        roots.extend_from_within(..);
        let half = roots.len() / 2;
        roots[half..].iter_mut().for_each(|other| *other = *other * root % MODULUS);
    }
    roots
}

fn multiply(values: &mut [u32], factor: u64) {
    for value in values {
        *value = (u64::from(*value) * factor % MODULUS) as u32;
    }
}

/// The remainder of a number below `2 * MODULUS`.
fn reduced(number: u64) -> u32 {
    number.min(number.wrapping_sub(MODULUS)) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Numbers of no pattern below `MODULUS`.
    fn some(count: usize) -> Vec<u32> {
        let numbers = (1..=count as u64).map(|k| k.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 30);
        numbers.map(|number| (number % MODULUS) as u32).collect()
    }

    fn transformed(coefficients: &[u32]) -> Vec<u32> {
        let mut values = coefficients.to_vec();
        transform(&mut values);
        values
    }

    #[test]
    fn a_constant_is_its_own_value() {
        assert_eq!(transformed(&[7]), [7]);
        assert_eq!(transformed(&[7, 0, 0, 0]), [7; 4]);
    }

    #[test]
    fn values_are_those_at_the_roots_in_reversed_order() {
        for bits in 0..9 {
            let coefficients = some(1 << bits);
            let w = power::<MODULUS>(3, (MODULUS - 1) >> bits);
            for (i, value) in transformed(&coefficients).into_iter().enumerate() {
                let e = (0..bits).fold(0, |e, bit| 2 * e + (i as u64 >> bit & 1));
                let x = power::<MODULUS>(w, e);
                let at = |sum, coefficient: &u32| (sum * x + u64::from(*coefficient)) % MODULUS;
                assert_eq!(u64::from(value), coefficients.iter().rev().fold(0, at), "{bits}: {i}");
            }
        }
    }

    #[test]
    fn the_inverse_gives_back_the_coefficients() {
        for bits in 0..12 {
            for coefficients in [some(1 << bits), vec![MODULUS as u32 - 1; 1 << bits]] {
                let mut values = transformed(&coefficients);
                inverse_transform(&mut values);
                assert_eq!(values, coefficients, "{bits} bits");
            }
        }
    }

    #[test]
    fn a_product_with_the_empty_polynomial_is_empty() {
        assert_eq!(convolve(&[], &[]), []);
        assert_eq!(convolve(&[1], &[]), []);
        assert_eq!(convolve(&[], &[1, 2]), []);
    }

    #[test]
    fn products_are_those_of_the_definition() {
        for (n, m) in [(1, 1), (1, 9), (2, 2), (2, 3), (8, 9), (9, 8), (33, 32), (100, 31)] {
            let (a, b) = (some(n), some(n + m).split_off(n));
            let mut expected = vec![0; n + m - 1];
            for (i, &x) in a.iter().enumerate() {
                for (j, &y) in b.iter().enumerate() {
                    expected[i + j] = (expected[i + j] + u64::from(x) * u64::from(y)) % MODULUS;
                }
            }
            let product: Vec<u64> = convolve(&a, &b).into_iter().map(u64::from).collect();
            assert_eq!(product, expected, "{n} by {m}");
        }
    }

    #[test]
    fn the_modulus_is_a_prime_and_3_generates_the_roots() {
        assert!((2..).take_while(|d| d * d <= MODULUS).all(|divisor| MODULUS % divisor != 0));
        assert_eq!((MODULUS - 1) % MOST as u64, 0);
        // An N-th root of 1 whose power N/2 is not 1.
        assert_eq!(power::<MODULUS>(GENERATOR, (MODULUS - 1) / 2), MODULUS - 1);
    }

    #[test]
    #[should_panic(expected = "3 numbers are no power of two up to 8388608")]
    fn other_lengths_are_refused() {
        transform(&mut [0; 3]);
    }

    #[test]
    #[should_panic(expected = "16777216 numbers are no power of two up to 8388608")]
    fn longer_lists_are_refused() {
        inverse_transform(&mut vec![0; 2 * MOST]);
    }
}
