//! The nim-product of nimbers below 2^64, whose nim-sum is xor.
//!
//! - [`product`] needs no table;
//! - [`Logarithms`] are tables of a megabyte, with which a product takes a fiftieth of the time.
//!
//! # Definition
//!
//! With + for the nim-sum, `a b` is the mex of all `a' b + a b' + a' b'` with `a' < a` and
//! `b' < b`. It is the Grundy value of a coin at (a, b), if a move turns the four corners of a
//! rectangle, of which the last is from heads to tails.
//!
//! # A tower of fields
//!
//! Let F be one of 2, 4, 16, 256, 2^16, 2^32. The nimbers below F are a field. Those below F^2 are
//! the pairs `h F + l` of them, where the product of F with a lesser nimber is the ordinary one,
//! and F F = F + F/2. The proof is in the header of `src/bin/nim_product_64.rs`.
//!
//! # Source
//!
//! J. H. Conway, On Numbers and Games (1976), ch. 6.

/// The product of two nimbers.
///
/// # Complexity
///
/// About 1200 operations; a fraction of them where `a` is below 2^32, 2^16, and so on.
///
/// # Example
///
/// ```
/// use sente::nimber::product;
///
/// assert_eq!(product(2, 2), 3);
/// assert_eq!(product(16, 10), 160);
/// assert_eq!(product(16, 16), 16 ^ 8);
/// ```
pub fn product(a: u64, b: u64) -> u64 {
    product_below(6, a, b)
}

/// The product, if `a` is below 2^(2^`level`): of `h F + l` and b it is `h (F b) + l b`.
fn product_below(level: u32, a: u64, b: u64) -> u64 {
    if level == 0 || a == 0 {
        return a * b;
    }
    let bits = 1 << (level - 1);
    let low = product_below(level - 1, a & ((1 << bits) - 1), b);
    low ^ product_below(level - 1, a >> bits, times_fermat(level - 1, b))
}

/// The product with F = 2^(2^`level`): each pair `h F + l` of the word becomes
/// `(h + l) F + h F/2`, where F/2 is the product of all lesser F.
fn times_fermat(level: u32, word: u64) -> u64 {
    let bits = 1 << level;
    let low = u64::MAX / ((1 << bits) + 1);
    let h = word >> bits & low;
    let times_half = (0..level).fold(h, |product, lesser| times_fermat(lesser, product));
    (h ^ word & low) << bits ^ times_half
}

/// Logarithms and powers in the field of the nimbers below 2^16, for products below 2^64.
///
/// # Example
///
/// ```
/// use sente::nimber::{product, Logarithms};
///
/// let logarithms = Logarithms::new();
/// assert_eq!(logarithms.product(1 << 63, u64::MAX), product(1 << 63, u64::MAX));
/// ```
pub struct Logarithms {
    /// Logarithm of each nimber; `NONE` for 0.
    logarithms: Box<[u32; 1 << 16]>,
    /// Powers by exponent, three periods of them; 0 from `NONE` on.
    powers: Box<[u16; 1 << 19]>,
}

/// The number of powers.
const ORDER: u32 = (1 << 16) - 1;
/// Logarithm of 0: greater than a sum of three logarithms, and so small that `powers` holds twice it plus a logarithm.
const NONE: u32 = 3 * ORDER;

impl Logarithms {
    /// Fills the tables with the powers of 258, which are all nimbers below 2^16 but 0.
    ///
    /// # Complexity
    ///
    /// A millisecond, and 1.25 MiB.
    pub fn new() -> Self {
        let mut logarithms = vec![NONE; 1 << 16];
        let mut powers = vec![0; 1 << 19];
        let mut power = 1;
        for exponent in 0..ORDER {
            logarithms[power as usize] = exponent;
            for same in (exponent..NONE).step_by(ORDER as usize) {
                powers[same as usize] = power as u16;
            }
            power = times_fermat(3, power) ^ times_fermat(0, power);
        }
        Logarithms { logarithms: array(logarithms), powers: array(powers) }
    }

    /// The product of two nimbers.
    ///
    /// # Complexity
    ///
    /// 20 logarithms, 4 more of 2^15, and 11 powers are looked up.
    #[inline]
    pub fn product(&self, a: u64, b: u64) -> u64 {
        let [a_high, b_high] = [a, b].map(|nimber| (nimber >> 32) as u32);
        let [a, b] = [a, b].map(|nimber| nimber as u32);
        let low = self.product_below_32(a, b);
        let both = self.product_below_32(a ^ a_high, b ^ b_high);
        let high = self.product_below_32(a_high, b_high);
        u64::from(both ^ low) << 32 ^ u64::from(low ^ self.times_half(high))
    }

    /// The product of two nimbers below 2^32: of `h F + l` and `i F + j` it is, with three products
    /// and one by F/2, `((h + l) (i + j) + l j) F + l j + h i F/2` (Karatsuba).
    #[inline]
    fn product_below_32(&self, a: u32, b: u32) -> u32 {
        let low = self.power(self.log(a) + self.log(b));
        let both = self.power(self.log(a ^ a >> 16) + self.log(b ^ b >> 16));
        let high = self.power(self.log(a >> 16) + self.log(b >> 16) + self.log(1 << 15));
        (both ^ low) << 16 ^ low ^ high
    }

    /// The product with 2^31 = F F/2: of `h F + l` it is `(h + l) F/2 F + h F/2 F/2`.
    #[inline]
    fn times_half(&self, a: u32) -> u32 {
        let half = self.log(1 << 15);
        let low = self.power(self.log(a >> 16) + 2 * half);
        self.power(self.log(a ^ a >> 16) + half) << 16 ^ low
    }

    /// The logarithm of the lowest 16 bits.
    #[inline]
    fn log(&self, nimber: u32) -> u32 {
        self.logarithms[usize::from(nimber as u16)]
    }

    #[inline]
    fn power(&self, exponent: u32) -> u32 {
        self.powers[exponent as usize % self.powers.len()].into()
    }
}

/// A vector as an array, whose length the compiler knows. (An array to box is made on the stack.)
fn array<T, const N: usize>(vector: Vec<T>) -> Box<[T; N]> {
    vector.try_into().unwrap_or_else(|vector: Vec<T>| panic!("{} are not {N}", vector.len()))
}

impl Default for Logarithms {
    fn default() -> Self {
        Logarithms::new()
    }
}

#[cfg(test)]
mod tests {
    use super::super::mex::SmallMexSet;
    use super::{product, Logarithms};

    const FERMAT: [u64; 6] = [2, 4, 16, 256, 1 << 16, 1 << 32];

    /// Numbers of all magnitudes, the least and the greatest first.
    fn numbers() -> impl Iterator<Item = u64> {
        let mut state = 1_u64;
        let random = (0..200).map(move |step| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            state >> (step * 7 % 64)
        });
        [0, 1, 2, 3, u64::MAX].into_iter().chain(random)
    }

    #[test]
    fn zero_and_one_are_what_they_are_called() {
        for a in numbers() {
            assert_eq!((product(a, 0), product(0, a)), (0, 0));
            assert_eq!((product(a, 1), product(1, a)), (a, a));
        }
    }

    /// Holds all products below the bound against the mex that defines them.
    fn products_are_those_of_the_definition(bound: usize) {
        let mut table: Vec<Vec<usize>> = vec![vec![0; bound]; bound];
        for a in 0..bound {
            for b in 0..bound {
                let mut others = SmallMexSet::<4>::new();
                for row in &table[..a] {
                    let corners = row[..b].iter().zip(&table[a]);
                    corners.for_each(|(x, y)| others.insert(row[b] ^ x ^ y));
                }
                table[a][b] = others.mex();
                assert_eq!(product(a as u64, b as u64), table[a][b] as u64, "{a} times {b}");
            }
        }
    }

    #[test]
    fn products_below_64_are_those_of_the_definition() {
        products_are_those_of_the_definition(64);
    }

    #[test]
    #[ignore = "a mex of up to 65,025 numbers for each of 65,536 pairs"]
    fn products_below_256_are_those_of_the_definition() {
        products_are_those_of_the_definition(256);
    }

    #[test]
    fn a_fermat_power_times_less_is_ordinary_and_its_square_is_half_as_much_again() {
        for fermat in FERMAT {
            assert_eq!(product(fermat, fermat), fermat / 2 * 3);
            for less in numbers().map(|number| number % fermat) {
                assert_eq!(product(fermat, less), fermat * less);
            }
        }
    }

    #[test]
    fn nimbers_are_a_field() {
        let all: Vec<u64> = numbers().collect();
        for (place, &a) in all.iter().enumerate() {
            let (b, c) = (all[place * 7 % all.len()], all[place * 11 % all.len()]);
            assert_eq!(product(a, b), product(b, a));
            assert_eq!(product(product(a, b), c), product(a, product(b, c)));
            assert_eq!(product(a, b ^ c), product(a, b) ^ product(a, c));
            // The 2^64 - 1 nimbers but 0 are a group.
            let power = (1..64).fold(a, |power, _| product(product(power, power), a));
            assert_eq!(power, u64::from(a > 0), "{a} to the power of 2^64 - 1");
        }
    }

    #[test]
    fn every_nimber_below_65536_but_0_has_a_logarithm_of_its_own() {
        let logarithms = Logarithms::new();
        let mut known = vec![false; 1 << 16];
        for nimber in 1..1 << 16 {
            let logarithm = logarithms.log(nimber);
            assert_eq!(logarithms.power(logarithm), nimber);
            assert!(!std::mem::replace(&mut known[logarithm as usize], true), "{logarithm}");
        }
    }

    /// Products are linear in each factor, so those of powers of two decide, but for factors with
    /// gaps, where there is no logarithm.
    #[test]
    fn products_by_logarithms_are_the_same() {
        let powers = || (0..64).map(|place| 1 << place);
        let of_powers = powers().flat_map(|a| powers().map(move |b| (a, b)));
        let logarithms = Logarithms::new();
        for (a, b) in of_powers.chain(numbers().flat_map(|a| numbers().map(move |b| (a, b)))) {
            assert_eq!(logarithms.product(a, b), product(a, b), "{a} times {b}");
        }
    }
}
