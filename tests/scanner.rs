//! The scanner under `input!`: what ends a number, where chunks and pieces meet, readers that fail.

mod pieces;

use pieces::Pieces;
use sente::io::{Readable, Scanner};
use std::io::Read;

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
    for digits in 0..=21 {
        let number = &b"123456789012345678901"[..digits];
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
        T::read_list(&mut source, 1).ok()?.pop()
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
    // A byte order mark is no column.
    let mut source = Scanner::new(Moody(vec![Ok("\u{feff}".as_bytes()), failure()]));
    let error = u8::read(&mut source).expect_err("the reader fails").to_string();
    assert_eq!(error, "a value at line 1, column 1: cannot read the input: unplugged");
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

/// The rest of an input begins behind blanks, wherever the pieces end, and nothing is left of it.
#[test]
fn the_rest_is_all_that_is_left() {
    let long = "ab\n".repeat(100_000);
    for (text, expected) in
        [("\u{feff}7", ""), ("7 \n x  y\n", "x  y\n"), (&format!("7\n{long}"), &long)]
    {
        for sizes in [vec![1], vec![1000], vec![usize::MAX]] {
            let mut source = Scanner::new(Pieces::new(text, &sizes));
            assert_eq!(u8::read(&mut source), Ok(7));
            assert_eq!(source.rest().as_deref(), Ok(expected));
            assert_eq!((source.is_empty(), source.rest().as_deref()), (Ok(true), Ok("")));
        }
    }
    let mut source = Scanner::new(&b"7\n8\n\xff"[..]);
    assert_eq!(u8::read(&mut source), Ok(7));
    let error = source.rest().expect_err("it is not UTF-8").to_string();
    assert_eq!(error, "a value at line 3, column 1: expected UTF-8");
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

/// The buffer doubles, so that a read brings as much as all reads before it.
#[test]
fn a_word_of_four_million_letters_takes_few_reads() {
    struct Few<'a>(&'a [u8], u32);
    impl Read for Few<'_> {
        fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
            self.1 += 1;
            assert!(self.1 <= 10, "a read for every {} bytes", buffer.len());
            self.0.read(buffer)
        }
    }
    let word = "a".repeat(4_000_000);
    assert!(String::read(&mut Scanner::new(Few(word.as_bytes(), 0))) == Ok(word.clone()));
}

/// A list on the fast path leaves what comes behind it.
#[test]
fn a_list_is_as_long_as_it_says() {
    let text = "1 2 3 4 5 6 7 8 9 ".repeat(10);
    for length in 0..=4 {
        let mut source = Scanner::new(text.as_bytes());
        sente::input! { from &mut source, _: u8, list: [u8; length], next: u8 }
        assert_eq!((list, next), ((2..).take(length).collect(), 2 + length as u8));
    }
}

/// Forms that the grammar allows around the kinds.
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
