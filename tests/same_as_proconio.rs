//! `sente::input!` reads what `proconio::input!` reads from the same bytes: every kind of its grammar,
//! in random order and with random lengths, from tokens in random notations between random blanks,
//! delivered in random pieces. And every type takes, and refuses, what `str::parse` does.

use proconio::source::once::OnceSource;
use proptest::prelude::*;
use sente::io::{Readable, Scanner};
use std::fmt::Debug;
use std::io::{BufReader, Read};
use std::str::FromStr;

/// Delivers `bytes` in pieces of the given sizes, over and over.
struct Pieces<'a> {
    bytes: &'a [u8],
    sizes: std::iter::Cycle<std::slice::Iter<'a, usize>>,
}

impl<'a> Pieces<'a> {
    fn new(text: &'a str, sizes: &'a [usize]) -> Self {
        Pieces { bytes: text.as_bytes(), sizes: sizes.iter().cycle() }
    }
}

impl Read for Pieces<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let size = self.sizes.next().copied().unwrap_or(usize::MAX);
        let length = size.min(buffer.len());
        self.bytes.read(&mut buffer[..length])
    }
}

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
    #![proptest_config(ProptestConfig::with_cases(2000))]

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

/// Every byte behind, and before, a number of every length, with enough behind it for the fast path:
/// only blanks end a number, and NUL is none.
#[test]
fn only_blanks_end_a_number() {
    let integers = |bytes: &[u8]| -> Option<i64> {
        let padded = [b"1 ", bytes, &[b' '; 64]].concat();
        let mut source = Scanner::new(&padded[..]);
        u8::read(&mut source).ok()?;
        let number = i64::read(&mut source).ok()?;
        source.is_empty().ok()?.then_some(number)
    };
    for digits in 0..=19 {
        let number = &b"1234567890123456789"[..digits];
        for byte in 0..=u8::MAX {
            for bytes in [[number, &[byte]].concat(), [&[byte], number].concat()] {
                let text = String::from_utf8_lossy(&bytes);
                let expected = text.trim_matches(|c: char| c.is_ascii_whitespace()).parse().ok();
                assert_eq!(integers(&bytes), expected, "{}", bytes.escape_ascii());
            }
        }
    }
}

/// The bounds of types and markers, with enough behind them for the fast path.
#[test]
fn bounds_hold_on_the_fast_path() {
    fn read<T: Readable>(text: &str) -> Option<T::Output> {
        let padded = format!("1 {text}{}", " ".repeat(64));
        let mut source = Scanner::new(padded.as_bytes());
        u8::read(&mut source).ok()?;
        let list = T::read_list(&mut source, 1).ok()?.pop();
        list
    }
    use sente::io::{Isize1, Usize1};
    assert_eq!(read::<Usize1>("0"), None);
    assert_eq!(read::<Usize1>("1"), Some(0));
    assert_eq!(read::<Isize1>("-5"), Some(-6));
    assert_eq!((read::<u8>("255"), read::<u8>("256"), read::<u8>("-1")), (Some(255), None, None));
    assert_eq!((read::<i8>("-128"), read::<i8>("-129")), (Some(-128), None));
    assert_eq!((read::<i8>("127"), read::<i8>("128")), (Some(127), None));
}

/// A reader that is interrupted goes on; one that fails says where.
#[test]
fn readers_may_be_interrupted_and_may_fail() {
    struct Moody(Vec<std::io::Result<&'static [u8]>>);
    impl Read for Moody {
        fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
            if self.0.is_empty() {
                return Ok(0);
            }
            let bytes = self.0.remove(0)?;
            buffer[..bytes.len()].copy_from_slice(bytes);
            Ok(bytes.len())
        }
    }
    let interrupted = || Err(std::io::ErrorKind::Interrupted.into());
    let mut source = Scanner::new(Moody(vec![interrupted(), Ok(b"1"), interrupted(), Ok(b"2 3")]));
    assert_eq!((u8::read(&mut source), u8::read(&mut source)), (Ok(12), Ok(3)));
    let failure = || Err(std::io::Error::other("unplugged"));
    let mut source = Scanner::new(Moody(vec![Ok(b"1\n2"), failure()]));
    assert_eq!(u8::read(&mut source), Ok(1));
    let error = u8::read(&mut source).expect_err("the reader fails").to_string();
    assert_eq!(error, "a value at line 2, column 2: cannot read the input: unplugged");
}

/// A byte order mark that comes byte by byte, alone, or not whole.
#[test]
fn a_byte_order_mark_is_skipped_in_pieces() {
    for sizes in [vec![1], vec![2, 1], vec![3], vec![usize::MAX]] {
        let mut source = Scanner::new(Pieces::new("\u{feff}7 8", &sizes));
        assert_eq!((u8::read(&mut source), u8::read(&mut source)), (Ok(7), Ok(8)));
        let mut source = Scanner::new(Pieces::new("\u{feff}", &sizes));
        assert_eq!(source.is_empty(), Ok(true));
    }
    let mut source = Scanner::new(&b"\xef\xbb"[..]);
    assert!(u8::read(&mut source).is_err());
}

/// Newlines are counted in blocks; none is lost.
#[test]
fn lines_are_counted_exactly() {
    let text = "\n".repeat(600_000) + "x";
    let error = u8::read(&mut Scanner::new(text.as_bytes())).expect_err("x is no number");
    assert!(error.to_string().starts_with("a value at line 600001, column 1: "), "{error}");
}

/// The end is asked for once: a terminal would wait for it again.
#[test]
fn the_end_is_seen_once() {
    struct Counting(u32);
    impl Read for Counting {
        fn read(&mut self, _: &mut [u8]) -> std::io::Result<usize> {
            self.0 += 1;
            assert!(self.0 < 2, "read again behind the end");
            Ok(0)
        }
    }
    let mut source = Scanner::new(Counting(0));
    assert_eq!(source.is_empty(), Ok(true));
    assert_eq!(source.is_empty(), Ok(true));
    assert!(u8::read(&mut source).is_err());
}

/// Lengths may have any integer type, as in proconio.
#[test]
fn lengths_of_any_integer_type() {
    sente::input! { from Scanner::new(&b"2 1 2 3 4 5 6"[..]), n: u64, a: [u8; n], b: [(u8, u8); n as i32] }
    assert_eq!((a, b), (vec![1, 2], vec![(3, 4), (5, 6)]));
}

/// The fast path ends 32 bytes before each chunk does; tokens may straddle the border.
#[test]
fn chunk_borders_change_nothing() {
    for shift in 0..40 {
        let numbers = || (0..60_000_u64).map(|k| k * k * k * 1009 % 1_000_000_007_000);
        let text = " ".repeat(shift)
            + &numbers().map(|number| number.to_string()).collect::<Vec<_>>().join(" ");
        let mut source = Scanner::new(text.as_bytes());
        sente::input! { from &mut source, read: [u64; 60_000] }
        assert!(numbers().eq(read));
        assert!(source.is_empty().is_ok_and(|empty| empty));
    }
}

/// A token longer than a chunk.
#[test]
fn a_word_of_a_million_letters_is_read_whole() {
    let word = "ab".repeat(500_000);
    let text = format!("1 {word} 2");
    for sizes in [vec![usize::MAX], vec![1000]] {
        let mut source = Scanner::new(Pieces::new(&text, &sizes));
        sente::input! { from &mut source, one: u8, found: String, two: u8 }
        assert_eq!((one, two), (1, 2));
        assert!(found == word);
    }
}

/// What the grammar allows around the kinds.
#[test]
fn the_grammar_of_variables() {
    use sente::io;
    let mut source = Scanner::new("1 2 3 4 5 6 7 8 9 10 11".as_bytes());
    sente::input! { from &mut source }
    sente::input! { from &mut source, }
    sente::input! { from &mut source, a: u8 }
    sente::input!(from &mut source, mut b: u8, (c, mut d): (u8, io::Usize1), _: u8,);
    sente::input! {
        from &mut source,
        from: io::Usize1, // a variable may be called so
        e: [io::Usize1; from - 3],
        fg: [u8; 2],
    }
    b += 1;
    d += 1;
    assert_eq!((a, b, c, d, from), (1, 3, 3, 4, 5));
    assert_eq!((e, fg), (vec![6, 7], vec![9, 10]));
}
