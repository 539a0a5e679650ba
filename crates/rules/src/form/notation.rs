//! Notation of numbers in statements: no plus sign, no leading zeros. Numbers of 64 bits have a fast path, as extreme
//! inputs hold millions of them.

use std::fmt::Write;

pub(super) fn print(text: &mut String, number: i128) {
    let printed = match i64::try_from(number) {
        Ok(number) => write!(text, "{number}"),
        Err(_) => write!(text, "{number}"),
    };
    printed.expect("a text takes all words");
}

/// The number that the word is, if it is written so and has at most 20 digits.
pub(super) fn parse(word: &str) -> Option<i128> {
    let digits = word.strip_prefix('-').unwrap_or(word);
    let is_plain = digits.bytes().all(|byte| byte.is_ascii_digit())
        && (1..=20).contains(&digits.len())
        && (!digits.starts_with('0') || word == "0");
    if !is_plain {
        return None;
    }
    word.parse().map(i64::into).or_else(|_| word.parse()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_printed_is_parsed_at_both_ends_of_64_bits() {
        let ends = [0, i64::MIN.into(), i64::MAX.into(), u64::MAX.into()];
        for number in ends.into_iter().flat_map(|end: i128| [end - 1, end, end + 1]) {
            let mut text = String::new();
            print(&mut text, number);
            assert_eq!(text, number.to_string());
            assert_eq!(parse(&text), Some(number));
        }
    }

    #[test]
    fn what_is_written_otherwise_is_no_number() {
        for word in ["", "-", "+1", "01", "-0", "-01", "1.", "0x1", "١", "123456789012345678901"] {
            assert_eq!(parse(word), None, "{word:?}");
        }
    }
}
