//! Functions of numbers that expressions may use.

/// The greatest common divisor, never negative; none if it is too large.
pub(super) fn gcd(one: i128, other: i128) -> Option<i128> {
    let (mut one, mut other) = (one.unsigned_abs(), other.unsigned_abs());
    while other > 0 {
        (one, other) = (other, one % other);
    }
    i128::try_from(one).ok()
}

/// A power whose exponent is not negative; none if it is too large.
pub(super) fn pow(base: i128, exponent: i128) -> Option<i128> {
    match base {
        0 | 1 => Some(if exponent == 0 { 1 } else { base }),
        -1 => Some(if exponent % 2 == 0 { 1 } else { -1 }),
        _ => base.checked_pow(u32::try_from(exponent).ok()?),
    }
}

/// Whether a number is prime. These bases tell it of all 64-bit numbers (Miller and Rabin; Sorenson and Webster 2015).
pub(super) fn is_prime(number: u64) -> bool {
    const BASES: [u64; 12] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37];
    if number < 2 {
        return false;
    }
    if let Some(base) = BASES.into_iter().find(|base| number.is_multiple_of(*base)) {
        return number == base;
    }
    let twos = (number - 1).trailing_zeros();
    let times = |a: u64, b: u64| (u128::from(a) * u128::from(b) % u128::from(number)) as u64;
    BASES.into_iter().all(|base| {
        let (mut power, mut square, mut rest) = (1, base, (number - 1) >> twos);
        while rest > 0 {
            if rest % 2 == 1 {
                power = times(power, square);
            }
            (square, rest) = (times(square, square), rest / 2);
        }
        let mut squares = std::iter::successors(Some(power), |&power| Some(times(power, power)));
        power == 1 || squares.by_ref().take(twos as usize).any(|power| power == number - 1)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn primes_are_the_numbers_without_a_divisor() {
        for number in 0..20_000_u64 {
            let has_divisor = (2..).take_while(|d| d * d <= number).any(|d| number % d == 0);
            assert_eq!(is_prime(number), number > 1 && !has_divisor, "{number}");
        }
        assert!(is_prime(u64::MAX - 58) && !is_prime(u64::MAX));
        assert!(!is_prime(3_215_031_751) && !is_prime(3_825_123_056_546_413_051));
    }

    #[test]
    fn powers_and_divisors_stop_where_numbers_end() {
        assert_eq!(
            (pow(2, 126), pow(2, 127), pow(-1, i128::MAX)),
            (Some(1 << 126), None, Some(-1))
        );
        assert_eq!((pow(0, 0), pow(1, i128::MAX), pow(10, 3)), (Some(1), Some(1), Some(1000)));
        assert_eq!((gcd(12, -18), gcd(0, 0), gcd(i128::MIN, 0)), (Some(6), Some(0), None));
    }
}
