//! Both forms of the library read the same values from the same text.

#![allow(unused_imports, unused_mut, unused_variables)]

use proptest::prelude::*;

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
        assert_eq!(ours, theirs, "{text:?}");
    }};
}

#[test]
fn a_length_of_zero_or_less_reads_nothing() {
    same!("0 7".into(); [a, b]; a: [u8], b: [u8; 0]);
    same!("2 0 1 5".into(); [a]; a: [[i64]]);
    same!("-3 1".into(); [a, b]; n: i32, a: [u8; n], b: [(u8, u8); n + 3], c: u8);
}

#[test]
fn tuples_and_patterns_are_taken_apart() {
    let text = "1 a 2 3 b 4";
    same!(text.into(); [x, y, a, b]; (x, y): (u8, char), a: [(u8, u8); 1], b: (char, u8));
    same!("1 2 true".into(); [a, b, c]; a: (u8,), mut b: kinds::Number, c: bool,);
}

mod kinds {
    /// A path is more than one token.
    pub type Number = u16;
}

#[test]
fn integers_at_the_borders_are_read() {
    let text = format!("{} {} {} {}", u128::MAX, i128::MIN, isize::MIN, usize::MAX);
    same!(text; [a, b, c, d]; a: u128, b: i128, c: isize, d: usize);
    for shift in 0..127 {
        let n = i128::MAX >> shift;
        let text = format!("1 {n} -{n} 00000000000{n} -00000000000{n} 2{}", " ".repeat(40));
        same!(text.clone(); [a, b]; a: [i128; 5], b: u8);
        match i64::try_from(n) {
            Ok(_) => same!(text; [a, b]; a: [i64; 5], b: u8),
            Err(_) if shift == 63 => same!(text; [a, b, c]; a: [u64; 2], b: i128, c: u64),
            Err(_) => {}
        }
    }
    same!("+5 -0 -1 ".repeat(30); [a]; a: [(u8, i8, i64); 30]);
}

proptest! {
    #[test]
    fn numbers_and_words_are_the_same(
        rows in prop::collection::vec(prop::collection::vec(any::<i64>(), 0..5), 0..5),
        words in prop::collection::vec("[!-~]{1,9}", 1..5),
        floats in prop::collection::vec(any::<f64>(), 3),
        digits in prop::collection::vec("-?[0-9]{1,18}", 9),
        blank in prop::sample::select(vec![" ", "\n", "\r\n", "\t ", "\x0c"]),
    ) {
        let mut tokens = vec![rows.len().to_string()];
        for row in &rows {
            tokens.push(row.len().to_string());
            tokens.extend(row.iter().map(ToString::to_string));
        }
        tokens.push(words.len().to_string());
        tokens.extend(words.into_iter().chain(floats.iter().map(f64::to_string)).chain(digits));
        same!(tokens.join(blank); [a, b, c, d]; n: usize, a: [[i64]; n], mut b: [String], c: [f64; 3], d: [i64; 9]);
    }

    #[test]
    fn markers_are_the_same(word in "[!-~]{1,9}", at in 1..=usize::MAX, signed: isize) {
        let signed = signed.max(isize::MIN + 1);
        let text = format!("{word} {word} {at} {signed}");
        same!(text; [a, b, c, d]; a: Chars, b: Bytes, c: Usize1, d: Isize1);
    }
}
