//! Both forms of the library read the same values from the same text.

#![allow(unused_imports, unused_mut, unused_variables)]

use rules::choices::{assert_law, Choices};

const ROUNDS: u64 = 256;

/// Both macros read the same values from the same text.
macro_rules! same {
    ($text:expr; [$($name:ident),*]; $($grammar:tt)*) => {{
        let text: String = $text;
        let ours = {
            use super::io::*;
            crate::input! { from Scanner::new(text.as_bytes()), $($grammar)* }
            ($($name,)*)
        };
        let theirs = {
            use sente::io::*;
            sente::input! { from Scanner::new(text.as_bytes()), $($grammar)* }
            ($($name,)*)
        };
        match ours == theirs {
            true => Ok(()),
            false => Err(format!("{ours:?}, where sente reads {theirs:?} from {text:?}")),
        }
    }};
}

#[test]
fn a_length_of_zero_or_less_reads_nothing() {
    assert_eq!(same!("0 7".into(); [a, b]; a: [u8], b: [u8; 0]), Ok(()));
    assert_eq!(same!("2 0 1 5".into(); [a]; a: [[i64]]), Ok(()));
    assert_eq!(
        same!("-3 1".into(); [a, b]; n: i32, a: [u8; n], b: [(u8, u8); n + 3], c: u8),
        Ok(())
    );
}

#[test]
fn tuples_and_patterns_are_taken_apart() {
    let text = "1 a 2 3 b 4";
    assert_eq!(
        same!(text.into(); [x, y, a, b]; (x, y): (u8, char), a: [(u8, u8); 1], b: (char, u8)),
        Ok(())
    );
    assert_eq!(
        same!("1 2 true".into(); [a, b, c]; a: (u8,), mut b: kinds::Number, c: bool,),
        Ok(())
    );
}

mod kinds {
    /// A path is more than one token.
    pub type Number = u16;
}

fn as_any<T: std::str::FromStr + std::fmt::Debug + PartialEq>(text: &str) -> Result<(), String> {
    same!(text.into(); [a, b, c]; a: T, b: [T], c: [(T, u8); 1])
}

#[test]
fn other_types_are_read_by_their_from_str() {
    assert_eq!(as_any::<std::net::Ipv4Addr>("1.2.3.4 2 1.1.1.1 2.2.2.2 3.3.3.3 5"), Ok(()));
    assert_eq!(as_any::<std::num::NonZeroI8>("-1 2 3 4 5 6"), Ok(()));
    assert_eq!(as_any::<u64>("0 2 18446744073709551615 4 5 6"), Ok(()));
    assert_eq!(as_any::<f64>("-1 2 3.5 4 5 6"), Ok(()));
}

/// A number in base 16, which is also one by its conversion.
#[derive(Debug, PartialEq)]
struct Hex(i128);

impl From<i128> for Hex {
    fn from(number: i128) -> Self {
        Hex(number)
    }
}

impl std::str::FromStr for Hex {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        i128::from_str_radix(text, 16).map(Hex)
    }
}

#[test]
fn a_type_with_a_conversion_is_read_by_its_from_str() {
    // Behind the first value the next ones are at hand, as a quick reader of integers wants them.
    let text = format!("10 20 30{}", " ".repeat(40));
    assert_eq!(same!(text; [a, b]; a: Hex, b: [Hex; 2]), Ok(()));
}

#[test]
fn integers_at_the_borders_are_read() {
    let text = format!("{} {} {} {}", u128::MAX, i128::MIN, isize::MIN, usize::MAX);
    assert_eq!(same!(text; [a, b, c, d]; a: u128, b: i128, c: isize, d: usize), Ok(()));
    for shift in 0..127 {
        let n = i128::MAX >> shift;
        let text = format!("1 {n} -{n} 00000000000{n} -00000000000{n} 2{}", " ".repeat(40));
        assert_eq!(same!(text.clone(); [a, b]; a: [i128; 5], b: u8), Ok(()));
        match i64::try_from(n) {
            Ok(_) => assert_eq!(same!(text; [a, b]; a: [i64; 5], b: u8), Ok(())),
            Err(_) if shift == 63 => {
                assert_eq!(same!(text; [a, b, c]; a: [u64; 2], b: i128, c: u64), Ok(()));
            }
            Err(_) => {}
        }
    }
    assert_eq!(same!("+5 -0 -1 ".repeat(30); [a]; a: [(u8, i8, i64); 30]), Ok(()));
}

/// A list of as many as are picked.
fn list<T>(
    choices: &mut Choices,
    lengths: std::ops::RangeInclusive<usize>,
    mut item: impl FnMut(&mut Choices) -> T,
) -> Vec<T> {
    (0..choices.pick(lengths)).map(|_| item(choices)).collect()
}

fn word(choices: &mut Choices) -> String {
    choices.word(&('!'..='~').collect::<Vec<_>>(), 1..=9)
}

fn integer(choices: &mut Choices) -> String {
    choices.pick(i64::MIN..=i64::MAX).to_string()
}

/// Rows of integers with their lengths, words, three numbers with points and nine integers.
fn tokens(choices: &mut Choices) -> Vec<String> {
    let rows = list(choices, 0..=4, |choices| list(choices, 0..=4, integer));
    let mut tokens = vec![rows.len().to_string()];
    for row in rows {
        tokens.push(row.len().to_string());
        tokens.extend(row);
    }
    let words = list(choices, 1..=4, word);
    tokens.push(words.len().to_string());
    tokens.extend(words);
    tokens.extend(list(choices, 3..=3, |choices| {
        let number = f64::from_bits(choices.pick(0..=u64::MAX));
        // NaN is not the same as NaN.
        if number.is_nan() {
            "0".into()
        } else {
            number.to_string()
        }
    }));
    tokens.extend(list(choices, 9..=9, |choices| {
        let sign = choices.one_of(&["", "-"]);
        format!("{sign}{}", choices.word(&('0'..='9').collect::<Vec<_>>(), 1..=18))
    }));
    tokens
}

#[test]
fn numbers_and_words_are_the_same() {
    let text = |choices: &mut Choices| {
        let blank = choices.one_of(&[" ", "\n", "\r\n", "\t ", "\x0c"]);
        tokens(choices).join(blank)
    };
    assert_law(
        ROUNDS,
        text,
        |text| same!(text.clone(); [a, b, c, d]; n: usize, a: [[i64]; n], mut b: [String], c: [f64; 3], d: [i64; 9]),
    );
}

#[test]
fn markers_are_the_same() {
    let text = |choices: &mut Choices| {
        let (first, second) = (word(choices), word(choices));
        let at = choices.pick(1..=usize::MAX);
        format!("{first} {second} {at} {}", choices.pick(i64::MIN + 1..=i64::MAX))
    };
    assert_law(
        ROUNDS,
        text,
        |text| same!(text.clone(); [a, b, c, d]; a: Chars, b: Bytes, c: Usize1, d: Isize1),
    );
}
