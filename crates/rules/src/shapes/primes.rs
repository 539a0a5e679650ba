//! Prime numbers.

/// True for p^k, where p is a prime and k = 1, 2, ...
///
/// ```
/// use rules::shapes::primes::is_prime_power;
///
/// let powers = (0..17).filter(|&number| is_prime_power(number));
/// assert!(powers.eq([2, 3, 4, 5, 7, 8, 9, 11, 13, 16]));
/// ```
pub fn is_prime_power(number: u64) -> bool {
    let Some(prime) = (2..=number).find(|&divisor| number.is_multiple_of(divisor)) else {
        return false;
    };
    let mut rest = number;
    while rest.is_multiple_of(prime) {
        rest /= prime;
    }
    rest == 1
}
