//! Short integers, eight digits at a time.

use std::fmt::Display;
use std::str::FromStr;

/// Bytes that the fast path wants at hand: a sign, 20 digits and a blank, rounded up.
const WINDOW: usize = 32;

/// Traits of an integer type that the fast path needs.
pub trait Integer: FromStr + TryFrom<u64> + TryFrom<i64> + PartialOrd + Display + Copy {}
impl<T: FromStr + TryFrom<u64> + TryFrom<i64> + PartialOrd + Display + Copy> Integer for T {}

/// The integer of at most 20 digits that comes next behind `bytes[position]`, and the place behind it
/// and its blank, if `bytes` shows it whole and it is at least `least`.
#[inline(always)]
pub fn short_integer<T: Integer>(
    bytes: &[u8],
    mut position: usize,
    least: T,
) -> Option<(T, usize)> {
    let signed = T::try_from(-1_i64).is_ok();
    let (window, start, mut value, digits) = loop {
        let window: &[u8; WINDOW] = bytes.get(position..)?.get(..WINDOW)?.try_into().ok()?;
        let start = usize::from(signed && window[0] == b'-');
        let (value, digits) = parse_word(window[start..start + 8].try_into().ok()?);
        if digits > 0 {
            break (window, start, value, digits);
        }
        if !window[0].is_ascii_whitespace() {
            return None;
        }
        position += 1;
    };
    let mut end = start + digits;
    if digits == 8 {
        (value, end) = append_digits(value, window, end)?;
    }
    if !window[end].is_ascii_whitespace() {
        return None;
    }
    let value = match start {
        0 => T::try_from(value).ok()?,
        _ => T::try_from(-i64::try_from(value).ok()?).ok()?,
    };
    (value >= least).then_some((value, position + end + 1))
}

/// `value`, of eight digits, with up to twelve more, those from `window[end]` on, and their end.
#[inline(always)]
fn append_digits(mut value: u64, window: &[u8; WINDOW], mut end: usize) -> Option<(u64, usize)> {
    for _ in 0..2 {
        let Some(digit) = digit(window[end]) else { return Some((value, end)) };
        value = 10 * value + digit;
        end += 1;
    }
    if digit(window[end]).is_none() {
        return Some((value, end));
    }
    let (low, digits) = parse_word(window[end..end + 8].try_into().ok()?);
    value = value * POWERS[digits] + low;
    end += digits;
    if digits == 8 {
        for _ in 0..2 {
            let Some(digit) = digit(window[end]) else { break };
            value = value.checked_mul(10)?.checked_add(digit)?;
            end += 1;
        }
    }
    Some((value, end))
}

fn digit(byte: u8) -> Option<u64> {
    let digit = byte.wrapping_sub(b'0');
    (digit < 10).then_some(digit.into())
}

/// 10 to the power of up to eight.
const POWERS: [u64; 9] = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000];

/// The number that the digits at the start of `bytes` spell, and how many there are.
#[inline(always)]
fn parse_word(bytes: [u8; 8]) -> (u64, usize) {
    let word = u64::from_le_bytes(bytes) ^ 0x3030_3030_3030_3030;
    // A byte is above 9 where byte + 0x76, or the byte itself, has its top bit set. A carry can only
    // spoil bytes behind the first such one.
    let others = (word.wrapping_add(0x7676_7676_7676_7676) | word) & 0x8080_8080_8080_8080;
    let digits = others.trailing_zeros() / 8;
    // Zeros in front; then pairs of digits, then pairs of pairs, then both halves in one product.
    let ones = word << ((64 - 8 * digits) & 63);
    let pairs = ones.wrapping_mul(10).wrapping_add(ones >> 8);
    let even = (pairs & 0x0000_00FF_0000_00FF).wrapping_mul(1_000_000 << 32 | 100);
    let odd = (pairs >> 16 & 0x0000_00FF_0000_00FF).wrapping_mul(10_000 << 32 | 1);
    (even.wrapping_add(odd) >> 32, digits as usize)
}

#[cfg(test)]
mod tests {
    use super::{parse_word, short_integer, Integer, WINDOW};

    /// Result of the fast path on `text` at `position`, with enough blanks behind it.
    fn read<T: Integer>(text: &str, position: usize, least: T) -> Option<(T, usize)> {
        let bytes = text.to_string() + &" ".repeat(2 * WINDOW);
        short_integer(bytes.as_bytes(), position, least)
    }

    #[test]
    fn what_is_no_short_integer_is_left_to_the_slow_path() {
        for text in ["x", "-", "--1", "+1", "1x", "12345678x", "1-", "\u{b}1", "1\u{b}"] {
            assert_eq!(read(text, 0, i64::MIN), None, "{text:?}");
        }
        assert_eq!(read("-1", 0, 0_u64), None);
        assert_eq!(read("-0", 0, 0_u64), None);
        assert_eq!(read("000000000000000000001", 0, 0_u64), None);
        assert_eq!(read("18446744073709551616", 0, 0_u128), None);
        assert_eq!(read("99999999999999999999", 0, 0_u128), None);
        assert_eq!(read("-9223372036854775808", 0, i64::MIN), None);
    }

    #[test]
    fn up_to_20_digits_are_read_with_the_blank_behind_them() {
        for length in 1..=20 {
            for digits in
                [&"12345678987654321234"[..length], &"9".repeat(length), &"0".repeat(length)]
            {
                let value: i128 = digits.parse().unwrap();
                let after = length + 1;
                assert_eq!(
                    read(digits, 0, 0_u64),
                    value.try_into().ok().map(|n| (n, after)),
                    "{digits}"
                );
                assert_eq!(
                    read(digits, 0, i64::MIN),
                    value.try_into().ok().map(|n| (n, after)),
                    "{digits}"
                );
                let negative = format!("-{digits}");
                let expected = (-value).try_into().ok().map(|n| (n, after + 1));
                assert_eq!(read(&negative, 0, i64::MIN), expected, "{digits}");
            }
        }
    }

    #[test]
    fn greatest_values_are_read() {
        assert_eq!(read("18446744073709551615", 0, 0_u64), Some((u64::MAX, 21)));
        assert_eq!(read("9223372036854775807", 0, 0_i64), Some((i64::MAX, 20)));
        assert_eq!(read("9223372036854775808", 0, 0_i64), None);
        assert_eq!(read("-9223372036854775807", 0, i64::MIN), Some((-i64::MAX, 21)));
    }

    #[test]
    fn blanks_in_front_are_skipped_from_the_position_on() {
        assert_eq!(read("1 \t\r\n\u{c} 23", 1, 0_u8), Some((23, 10)));
        assert_eq!(read("1 \t\r\n\u{c} -23", 2, i8::MIN), Some((-23, 11)));
        assert_eq!(read("123", 1, 0_u8), Some((23, 4)));
    }

    #[test]
    fn the_bounds_are_those_of_the_type_and_the_least() {
        assert_eq!(read("255", 0, 0_u8), Some((255, 4)));
        assert_eq!(read("256", 0, 0_u8), None);
        assert_eq!(read("-128", 0, i8::MIN), Some((-128, 5)));
        assert_eq!(read("-129", 0, i8::MIN), None);
        assert_eq!(read("1", 0, 1_usize), Some((1, 2)));
        assert_eq!(read("0", 0, 1_usize), None);
    }

    #[test]
    fn a_whole_window_must_be_at_hand() {
        let bytes = format!("{:<WINDOW$}", 7).into_bytes();
        assert_eq!(short_integer(&bytes, 0, 0_u8), Some((7, 2)));
        assert_eq!(short_integer(&bytes[..WINDOW - 1], 0, 0_u8), None);
        assert_eq!(short_integer(&bytes, 1, 0_u8), None);
        assert_eq!(short_integer(b"", 0, 0_u8), None);
        assert_eq!(short_integer(b"", 1, 0_u8), None);
    }

    #[test]
    fn any_byte_but_a_digit_ends_a_word() {
        for length in 0..8 {
            for byte in (0..=u8::MAX).filter(|byte| !byte.is_ascii_digit()) {
                for behind in [0, b'0', b'9', 255] {
                    let mut word = [behind; 8];
                    word[..length].copy_from_slice(&b"9081726"[..length]);
                    word[length] = byte;
                    let (value, digits) = parse_word(word);
                    assert_eq!(digits, length, "{word:?}");
                    let expected: u64 = "9081726"[..length].parse().unwrap_or(value);
                    assert_eq!(value, expected, "{word:?}");
                }
            }
        }
        for word in [*b"00000000", *b"99999999", *b"12345678", *b"98765432"] {
            let expected = std::str::from_utf8(&word).unwrap().parse().unwrap();
            assert_eq!(parse_word(word), (expected, 8));
        }
    }
}
