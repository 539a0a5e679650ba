//! Arithmetic modulo a prime `M` below 2^30, for problems that count and print the remainder.
//!
//! - [`power`]: exponentiation by squaring, and [`inverse`];
//! - [`Factorials`]: binomial coefficients from a table, in two multiplications each.
//!
//! Values are `u64` below `M`, so that a product of two fits; the caller reduces it. (Sixteen such products
//! fit together, for those who sum first and reduce later.)
//!
//! The modulus is a parameter of the type, as division by a constant is done by multiplication.
//!
//! ```
//! use sente::modular::{power, Factorials};
//!
//! const MODULUS: u64 = 1_000_000_007;
//! let factorials = Factorials::<MODULUS>::up_to(100);
//! // The subsets of 100 things, by size and all at once.
//! let by_size: u64 = (0..=100).map(|size| factorials.choose(100, size)).sum();
//! assert_eq!(by_size % MODULUS, power::<MODULUS>(2, 100));
//! ```

/// `base` to the power of `exponent`, modulo `M`. `power(0, 0)` is 1.
///
/// # Complexity
///
/// O(log `exponent`).
///
/// # Example
///
/// ```
/// assert_eq!(sente::modular::power::<1_000_000_007>(3, 4), 81);
/// assert_eq!(sente::modular::power::<1_000_000_007>(2, 30), 73_741_817);
/// ```
pub fn power<const M: u64>(base: u64, mut exponent: u64) -> u64 {
    let (mut square, mut product) = (base % M, 1);
    while exponent > 0 {
        if exponent % 2 == 1 {
            product = product * square % M;
        }
        square = square * square % M;
        exponent /= 2;
    }
    product
}

/// The number that `number` must be multiplied by to become 1, modulo `M`. A multiple of `M` has none, and gives 0.
///
/// By Fermat, it is the power of M - 2.
///
/// # Complexity
///
/// O(log `M`).
///
/// # Example
///
/// ```
/// assert_eq!(sente::modular::inverse::<7>(3), 5);
/// ```
pub fn inverse<const M: u64>(number: u64) -> u64 {
    power::<M>(number, M - 2)
}

/// The factorials of 0 to a bound and their inverses, modulo `M`, as a table.
///
/// # Example
///
/// ```
/// use sente::modular::Factorials;
///
/// let factorials = Factorials::<1_000_000_007>::up_to(10);
/// assert_eq!(factorials.choose(10, 4), 210);
/// assert_eq!(factorials.choose(4, 10), 0);
/// ```
pub struct Factorials<const M: u64> {
    /// `(m!, 1 / m!)`; remainders fit in 32 bits.
    table: Vec<(u32, u32)>,
}

impl<const M: u64> Factorials<M> {
    /// The table up to `most!`. 1 / m! is `most!` / m! times 1 / `most!`. A product waits for the one before it, so
    /// m! and `most!` / m! are found side by side.
    ///
    /// # Panics
    ///
    /// If `most` is not below `M`: those factorials are 0 and have no inverse.
    ///
    /// # Complexity
    ///
    /// O(`most`) time, 8 bytes for each factorial.
    pub fn up_to(most: usize) -> Self {
        assert!((most as u64) < M, "{most}! has no inverse modulo {M}");
        let mut table = vec![(1, 1); most + 1];
        let (mut factorial, mut falling) = (1, 1);
        for m in 1..=most {
            factorial = factorial * m as u64 % M;
            falling = falling * (most - m + 1) as u64 % M;
            table[m].0 = factorial as u32;
            table[most - m].1 = falling as u32;
        }
        let inverse = power::<M>(factorial, M - 2);
        for entry in &mut table {
            entry.1 = (u64::from(entry.1) * inverse % M) as u32;
        }
        Factorials { table }
    }

    /// The number of ways to choose `k` of `n` things, modulo `M`; 0 if `k > n`.
    ///
    /// # Panics
    ///
    /// If `n` is above the bound of the table.
    ///
    /// # Complexity
    ///
    /// O(1).
    #[inline]
    pub fn choose(&self, n: usize, k: usize) -> u64 {
        let factorial = u64::from(self.table[n].0);
        if k > n {
            return 0;
        }
        let [first, second] = [k, n - k].map(|m| u64::from(self.table[m].1));
        factorial * first % M * second % M
    }
}

#[cfg(test)]
mod tests {
    use super::{inverse, power, Factorials};

    const MODULUS: u64 = 1_000_000_007;

    #[test]
    fn powers_are_repeated_products() {
        for base in [0, 1, 2, 3, 10, MODULUS - 1, MODULUS, MODULUS + 5, u64::MAX] {
            let mut product = 1;
            for exponent in 0..100 {
                assert_eq!(power::<MODULUS>(base, exponent), product, "{base} to the {exponent}");
                product = product * (base % MODULUS) % MODULUS;
            }
        }
        // By Fermat, exponents count modulo MODULUS - 1.
        assert_eq!(power::<MODULUS>(5, u64::MAX), power::<MODULUS>(5, u64::MAX % (MODULUS - 1)));
    }

    #[test]
    fn a_number_times_its_inverse_is_1() {
        for number in [1, 2, 3, 10, MODULUS - 1, MODULUS + 5, u64::MAX] {
            let product = u128::from(number) * u128::from(inverse::<MODULUS>(number));
            assert_eq!(product % u128::from(MODULUS), 1, "{number}");
        }
        assert_eq!(inverse::<MODULUS>(MODULUS), 0);
    }

    #[test]
    fn binomial_coefficients_are_those_of_pascal() {
        let factorials = Factorials::<MODULUS>::up_to(200);
        let mut row = vec![1];
        for n in 0..=200 {
            for (k, &entry) in row.iter().enumerate() {
                assert_eq!(factorials.choose(n, k), entry, "{n} choose {k}");
            }
            assert_eq!(factorials.choose(n, n + 1), 0);
            row.push(0);
            for k in (1..row.len()).rev() {
                row[k] = (row[k] + row[k - 1]) % MODULUS;
            }
        }
    }

    #[test]
    fn the_least_table_holds_nothing_but_0() {
        assert_eq!(Factorials::<MODULUS>::up_to(0).choose(0, 0), 1);
        assert_eq!(Factorials::<MODULUS>::up_to(0).choose(0, 1), 0);
    }

    #[test]
    #[should_panic(expected = "1000000007! has no inverse")]
    fn too_large_a_table_is_refused() {
        Factorials::<MODULUS>::up_to(MODULUS as usize);
    }
}
