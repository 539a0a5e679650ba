//! `sente::input!` reads what `proconio::input!` reads from the same bytes: every kind of its grammar,
//! in random order and with random lengths, from tokens in random notations between random blanks,
//! delivered in random pieces. And every type takes, and refuses, what `str::parse` does.

mod pieces;

use pieces::Pieces;
use proconio::source::once::OnceSource;
use proptest::prelude::*;
use sente::io::{Readable, Scanner};
use std::fmt::Debug;
use std::io::{BufReader, Read};
use std::str::FromStr;

/// A value of each kind, by number, as either macro reads it.
macro_rules! kinds {
    ($n:ident $m:ident; $($number:literal: $kind:tt)*) => {
        const KINDS: &[usize] = &[$($number),*];

        fn ours<R: Read>(source: &mut Scanner<R>, kind: usize, $n: usize, $m: usize) -> String {
            use sente::io::{Bytes, Chars, Isize1, Usize1};
            match kind {
                $($number => {
                    sente::input! { from &mut *source, x: $kind }
                    format!("{x:?}")
                })*
                _ => unreachable!("KINDS has the numbers"),
            }
        }

        fn theirs(source: &mut OnceSource<BufReader<&[u8]>>, kind: usize, $n: usize, $m: usize) -> String {
            use proconio::marker::{Bytes, Chars, Isize1, Usize1};
            match kind {
                $($number => {
                    proconio::input! { from &mut *source, x: $kind }
                    format!("{x:?}")
                })*
                _ => unreachable!("KINDS has the numbers"),
            }
        }
    };
}

kinds! { n m;
    0: u8  1: u16  2: u32  3: u64  4: u128  5: usize
    6: i8  7: i16  8: i32  9: i64  10: i128  11: isize
    12: f64  13: String  14: Chars  15: Bytes  16: Usize1  17: Isize1
    18: [u8; n]  19: [i64; n]  20: [u64; n * m]  21: [String; n]  22: [Usize1; n]  23: [Bytes; n]
    24: [[i32; m]; n]  25: [[[u8; 2]; m]; n]  26: [[Chars; m]; n]
    27: [i32]  28: [[i32]; n]  29: [[[u64]]]  30: [[u16; n]]  31: [Isize1]  32: [[(u8, i8)]; n]
    33: ()  34: (u8)  35: (u8, i64, String)  36: (u8, (i64, [Usize1; n]), [f64])  37: [(Usize1, Usize1); n]
    38: [([u8; m], Chars,); n]  39: [(u8, [[(i16, Bytes)]; 2])]
}

/// A small positive integer as people write it: any of the kinds can read it.
fn small() -> impl Strategy<Value = String> {
    (1..9_u8, prop_oneof![4 => Just(""), 1 => Just("+"), 1 => Just("00"), 1 => Just("00000000000000000000")])
        .prop_map(|(number, prefix)| format!("{prefix}{number}"))
}

fn blanks() -> impl Strategy<Value = String> {
    prop_oneof![
        4 => Just(" ".to_string()),
        2 => Just("\n".to_string()),
        1 => Just("\r\n".to_string()),
        1 => "[ \t\n\r\x0c]{1,40}",
    ]
}

/// Tokens with blanks behind each.
fn text(token: impl Strategy<Value = String>) -> impl Strategy<Value = String> {
    prop::collection::vec((token, blanks()).prop_map(|(token, blanks)| token + &blanks), 1..60)
        .prop_map(|tokens| tokens.concat())
}

/// Sizes of pieces: now and then all at once, which is what the fast path needs.
fn sizes() -> impl Strategy<Value = Vec<usize>> {
    prop_oneof![Just(vec![usize::MAX]), prop::collection::vec(1_usize..100, 1..20), Just(vec![1]),]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(tier::rounds(2000) as u32))]

    #[test]
    fn every_kind_reads_as_in_proconio(
        start in prop_oneof![Just(String::new()), blanks()],
        text in text(small()),
        sizes in sizes(),
        kinds in prop::collection::vec((prop::sample::select(KINDS), 0_usize..4, 0_usize..4), 1..12),
    ) {
        // Twelve values take at most 10,000 tokens: 9 x 9 x 9, and the lengths, each.
        let tokens = text.split_ascii_whitespace().count();
        let text = start + &text.repeat(10_000 / tokens + 1);
        let mut source = Scanner::new(Pieces::new(&text, &sizes));
        let mut reference = OnceSource::from(text.as_str());
        for (kind, n, m) in kinds {
            prop_assert_eq!(ours(&mut source, kind, n, m), theirs(&mut reference, kind, n, m));
        }
    }

    #[test]
    fn every_type_reads_what_parse_reads(text in text(token()), sizes in sizes()) {
        integers(&text, &sizes)?;
        same_as_parse::<f32>(&text, &sizes)?;
        same_as_parse::<f64>(&text, &sizes)?;
        same_as_parse::<char>(&text, &sizes)?;
        same_as_parse::<bool>(&text, &sizes)?;
        same_as_parse::<String>(&text, &sizes)?;
    }

    #[test]
    fn integers_of_every_length_read_as_by_parse(text in text("-?[0-9]{1,22}"), sizes in sizes()) {
        integers(&text, &sizes)?;
    }
}

fn integers(text: &str, sizes: &[usize]) -> Result<(), TestCaseError> {
    macro_rules! each {
        ($($int:ident)*) => { $(same_as_parse::<$int>(text, sizes)?;)* };
    }
    each! { u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize }
    Ok(())
}

/// Words that are integers, nearly so, or not at all.
fn token() -> impl Strategy<Value = String> {
    let near = prop::sample::select(vec![
        i128::from(u8::MAX),
        i128::from(i8::MIN),
        i128::from(u16::MAX),
        i128::from(i16::MIN),
        i128::from(u32::MAX),
        i128::from(i32::MIN),
        i128::from(u64::MAX),
        i128::from(i64::MIN),
        i128::from(i8::MAX),
        i128::from(i64::MAX),
        0,
        10_i128.pow(8),
        10_i128.pow(16),
        10_i128.pow(18),
    ]);
    prop_oneof![
        (near, -2..=2_i128).prop_map(|(bound, offset)| (bound + offset).to_string()),
        any::<i64>().prop_map(|number| number.to_string()),
        any::<f64>().prop_map(|number| number.to_string()),
        "[-+]?0{0,30}[0-9]{1,21}",
        "[-+.0-9eE]{1,12}",
        "[-+]?[0-9]{0,18}[:/a-z\u{7f}-\u{ff}'][0-9]{0,18}",
        "true|false|inf|NaN|[!-~]|[\u{a0}-\u{2fff}]{1,3}",
    ]
}

/// Reads all tokens of `text` as a `T`, good or bad, alone and as a list.
fn same_as_parse<T>(text: &str, sizes: &[usize]) -> Result<(), TestCaseError>
where
    T: FromStr + Readable<Output = T> + Debug,
{
    let mut source = Scanner::new(Pieces::new(text, sizes));
    let mut good = Vec::new();
    for token in text.split_ascii_whitespace() {
        let expected = token.parse::<T>().ok();
        let found = T::read(&mut source);
        if let Err(error) = &found {
            prop_assert!(error.to_string().contains("expected"), "{}", error);
        }
        prop_assert_eq!(format!("{:?}", found.ok()), format!("{expected:?}"), "{:?}", token);
        good.extend(expected.is_some().then_some(token));
    }
    prop_assert!(source.is_empty().unwrap_or(false));
    // In a list, behind a blank, all that is good reads alike.
    let joined = good.join(" ") + "\n";
    let mut source = Scanner::new(Pieces::new(&joined, sizes));
    let list = T::read_list(&mut source, good.len())
        .map_err(|error| TestCaseError::fail(error.to_string()))?;
    let expected: Vec<_> = good.iter().filter_map(|token| token.parse::<T>().ok()).collect();
    prop_assert_eq!(format!("{list:?}"), format!("{expected:?}"));
    prop_assert!(source.is_empty().unwrap_or(false));
    Ok(())
}
