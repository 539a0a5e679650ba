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
