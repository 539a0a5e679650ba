//! Short integers, eight digits at a time.

use std::fmt::Display;
use std::str::FromStr;

/// Bytes that the fast path wants at hand: a sign, 18 digits and a blank, rounded up.
const WINDOW: usize = 32;

/// What the fast path asks of an integer type.
pub trait Integer: FromStr + TryFrom<i64> + PartialOrd + Display + Copy {}
impl<T: FromStr + TryFrom<i64> + PartialOrd + Display + Copy> Integer for T {}

/// The integer of at most 18 digits that comes next behind `bytes[position]`, and the place behind it
/// and its blank, if `bytes` shows it whole and it is at least `least`.
#[inline(always)]
pub fn short_integer<T: Integer>(
    bytes: &[u8],
    mut position: usize,
    least: T,
) -> Option<(T, usize)> {
    let signed = T::try_from(-1).is_ok();
    let (window, start, mut value, mut digits) = loop {
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
    if digits == 8 {
        for &byte in &window[start + 8..start + 18] {
            let digit = byte.wrapping_sub(b'0');
            if digit > 9 {
                break;
            }
            value = 10 * value + u64::from(digit);
            digits += 1;
        }
    }
    let end = start + digits;
    if !window[end].is_ascii_whitespace() {
        return None;
    }
    let value = value as i64; // below 10^18
    let value = T::try_from(if start == 1 { -value } else { value }).ok()?;
    (value >= least).then_some((value, position + end + 1))
}

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

    /// What the fast path makes of `text` at `position`, with enough blanks behind it.
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
        assert_eq!(read("1234567890123456789", 0, i64::MIN), None);
        assert_eq!(read("-1234567890123456789", 0, i64::MIN), None);
    }

    #[test]
    fn up_to_18_digits_are_read_with_the_blank_behind_them() {
        for length in 1..=18 {
            for digits in
                [&"123456789876543212"[..length], &"9".repeat(length), &"0".repeat(length)]
            {
                let value: i64 = digits.parse().unwrap();
                assert_eq!(read(digits, 0, i64::MIN), Some((value, length + 1)), "{digits}");
                assert_eq!(read(digits, 0, 0_u64), Some((value as u64, length + 1)), "{digits}");
                let negative = format!("-{digits}");
                assert_eq!(read(&negative, 0, i64::MIN), Some((-value, length + 2)), "{digits}");
            }
        }
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
