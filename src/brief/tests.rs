//! The short library reads the same values as the whole one.

use super::io::{Bytes, Chars, Isize1, Scanner, Usize1};
use proptest::prelude::*;

/// Both macros read the same values from the same text.
macro_rules! same {
    ($text:expr; [$($name:ident),*]; $($grammar:tt)*) => {{
        let text: String = $text;
        #[allow(unused_mut)]
        let ours = { crate::input! { from Scanner::new(text.as_bytes()), $($grammar)* } ($($name,)*) };
        let source = sente::io::Scanner::new(text.as_bytes());
        #[allow(unused_mut)]
        let theirs = { sente::input! { from source, $($grammar)* } ($($name,)*) };
        assert_eq!(ours, theirs, "{text:?}");
    }};
}

#[test]
fn nothing_is_read_from_nothing() {
    assert!(Scanner::new(&b""[..]).is_empty());
    assert!(Scanner::new(&b" \n\t\r\x0c"[..]).is_empty());
    assert!(!Scanner::new(&b" \n x"[..]).is_empty());
}

#[test]
fn a_length_of_zero_reads_nothing() {
    same!("0 7".into(); [a, b]; a: [u8], b: [u8; 0]);
    same!("2 0 1 5".into(); [a]; a: [[i64]]);
}

#[test]
fn tuples_and_patterns_are_taken_apart() {
    let text = "1 a 2 3 b 4";
    same!(text.into(); [x, y, a, b]; (x, y): (u8, char), a: [(u8, u8); 1], b: (char, u8));
    same!("1 2".into(); [a, b]; a: (u8,), b: kinds::Word,);
}

mod kinds {
    /// A path is more than one token.
    pub type Word = String;
}

#[test]
fn the_greatest_and_least_integers_are_read() {
    let text = format!("{} {} {} {}", u128::MAX, i128::MIN, isize::MIN, usize::MAX);
    same!(text; [a, b, c, d]; a: u128, b: i128, c: isize, d: usize);
}

mod sente_markers {
    pub use sente::io::{Bytes, Chars, Isize1, Usize1};
}

proptest! {
    #[test]
    fn numbers_and_words_are_the_same(
        rows in prop::collection::vec(prop::collection::vec(any::<i64>(), 0..5), 0..5),
        words in prop::collection::vec("[!-~]{1,9}", 1..5),
        blank in prop::sample::select(vec![" ", "\n", "\r\n", "\t ", "\x0c"]),
    ) {
        let mut tokens = vec![rows.len().to_string()];
        for row in &rows {
            tokens.push(row.len().to_string());
            tokens.extend(row.iter().map(ToString::to_string));
        }
        tokens.push(words.len().to_string());
        tokens.extend(words.clone());
        let text = tokens.join(blank);
        same!(text.clone(); [a, b]; n: usize, a: [[i64]; n], mut b: [String]);
        let mut source = Scanner::new(text.as_bytes());
        crate::input! { from &mut source, a: [[i64]], b: [String] }
        prop_assert_eq!(a, rows);
        prop_assert_eq!(b, words);
        prop_assert!(source.is_empty());
    }

    #[test]
    fn markers_are_the_same(word in "[!-~]{1,9}", at in 1..=usize::MAX, signed: isize) {
        let signed = signed.max(isize::MIN + 1);
        let text = format!("{word} {word} {at} {signed}");
        let source = sente::io::Scanner::new(text.as_bytes());
        let theirs = {
            use sente_markers::{Bytes, Chars, Isize1, Usize1};
            sente::input! { from source, a: Chars, b: Bytes, c: Usize1, d: Isize1 }
            (a, b, c, d)
        };
        crate::input! { from Scanner::new(text.as_bytes()), a: Chars, b: Bytes, c: Usize1, d: Isize1 }
        prop_assert_eq!((a, b, c, d), theirs);
    }
}
