//! `sente::input!` reads what `proconio::input!` reads from the same bytes: every kind of its grammar,
//! in random order and with random lengths, from tokens in random notations between random blanks,
//! delivered in random pieces. And every type takes, and refuses, what `str::parse` does.

mod pieces;

use pieces::Pieces;
use proconio::source::once::OnceSource;
use rules::choices::{assert_law, Choices};
use sente::io::{Readable, Scanner};
use std::fmt::Debug;
use std::io::{BufReader, Read};
use std::num::{NonZeroI8, NonZeroU32, NonZeroU64};
use std::ops::RangeInclusive;
use std::str::FromStr;

const ROUNDS: u64 = 1000;

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
    40: NonZeroU64  41: [NonZeroI8; n]  42: [[(NonZeroU32, u8)]]
}

/// A small positive integer as people write it: any of the kinds can read it.
fn small(choices: &mut Choices) -> String {
    let prefix = choices.one_of(&["", "", "", "", "+", "00", "00000000000000000000"]);
    format!("{prefix}{}", choices.pick(1..=8_u8))
}

fn blanks(choices: &mut Choices) -> String {
    match choices.pick(0..=7) {
        0..=3 => " ".into(),
        4 | 5 => "\n".into(),
        6 => "\r\n".into(),
        _ => choices.word(&[' ', '\t', '\n', '\r', '\x0c'], 1..=40),
    }
}

/// Tokens with blanks after each.
fn text(choices: &mut Choices, token: fn(&mut Choices) -> String) -> String {
    let count = choices.pick(1..=59);
    (0..count).map(|_| token(choices) + &blanks(choices)).collect()
}

/// Sizes of pieces: now and then all at once, which is what the fast path needs.
fn sizes(choices: &mut Choices) -> Vec<usize> {
    match choices.pick(0..=2) {
        0 => vec![usize::MAX],
        1 => vec![1],
        _ => {
            let count = choices.pick(1..=19);
            choices.several(count, 1..=99)
        }
    }
}

/// Text, in which sizes it comes, and the kinds that are read from it, each with two lengths.
#[derive(Debug)]
struct Reading {
    start: String,
    text: String,
    sizes: Vec<usize>,
    kinds: Vec<(usize, usize, usize)>,
}

impl Reading {
    fn random(choices: &mut Choices) -> Self {
        let kind = |choices: &mut Choices| {
            (choices.one_of(KINDS), choices.pick(0..=3), choices.pick(0..=3))
        };
        let count = choices.pick(1..=11);
        Reading {
            start: if choices.flip() { blanks(choices) } else { String::new() },
            text: text(choices, small),
            sizes: sizes(choices),
            kinds: (0..count).map(|_| kind(choices)).collect(),
        }
    }

    /// Both macros read the same.
    fn is_the_same(&self) -> Result<(), String> {
        // Twelve values take at most 10,000 tokens: 9 x 9 x 9, and the lengths, each.
        let tokens = self.text.split_ascii_whitespace().count();
        let text = self.start.clone() + &self.text.repeat(10_000 / tokens + 1);
        let mut source = Scanner::new(Pieces::new(&text, &self.sizes));
        let mut reference = OnceSource::from(text.as_str());
        self.kinds.iter().try_for_each(|&(kind, n, m)| {
            same("", ours(&mut source, kind, n, m), theirs(&mut reference, kind, n, m))
        })
    }
}

#[test]
fn every_kind_reads_as_in_proconio() {
    // It failed once on this one.
    let (start, text) = (String::new(), "1 3 1 2 1 1 1 ".into());
    let lists = Reading { start, text, sizes: vec![usize::MAX], kinds: vec![(27, 0, 0)] };
    assert_eq!(lists.is_the_same(), Ok(()));
    assert_law(ROUNDS, Reading::random, Reading::is_the_same);
}

#[test]
fn every_type_reads_what_parse_reads() {
    let all = |text: &str, sizes: &[usize]| {
        integers(text, sizes)?;
        same_as_parse::<f32>(text, sizes)?;
        same_as_parse::<f64>(text, sizes)?;
        same_as_parse::<char>(text, sizes)?;
        same_as_parse::<bool>(text, sizes)?;
        same_as_parse::<String>(text, sizes)
    };
    // It failed once on these.
    for text in [
        "0 -0 00000000\r\n00000 000000000000 ".into(),
        format!("255 -0 -0.{}12098378051034496 ", "0".repeat(284)),
    ] {
        assert_eq!(all(&text, &[usize::MAX]), Ok(()));
    }
    let reading = |choices: &mut Choices| (text(choices, token), sizes(choices));
    assert_law(ROUNDS, reading, |(text, sizes)| all(text, sizes));
}

#[test]
fn integers_of_every_length_read_as_by_parse() {
    let reading = |choices: &mut Choices| (text(choices, integer), sizes(choices));
    assert_law(ROUNDS, reading, |(text, sizes)| integers(text, sizes));
}

fn integers(text: &str, sizes: &[usize]) -> Result<(), String> {
    macro_rules! each {
        ($($int:ident)*) => { $(same_as_parse::<$int>(text, sizes)?;)* };
    }
    each! { u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize }
    Ok(())
}

fn letters(text: &str) -> Vec<char> {
    text.chars().collect()
}

fn digits(choices: &mut Choices, lengths: RangeInclusive<usize>) -> String {
    choices.word(&letters("0123456789"), lengths)
}

/// Digits, with a sign or without.
fn integer(choices: &mut Choices) -> String {
    choices.one_of(&["", "-"]).to_string() + &digits(choices, 1..=22)
}

/// Words that are integers, nearly so, or not at all.
fn token(choices: &mut Choices) -> String {
    const BOUNDS: [i128; 14] = [
        0,
        u8::MAX as i128,
        i8::MIN as i128,
        u16::MAX as i128,
        i16::MIN as i128,
        u32::MAX as i128,
        i32::MIN as i128,
        u64::MAX as i128,
        i64::MIN as i128,
        i8::MAX as i128,
        i64::MAX as i128,
        10_i128.pow(8),
        10_i128.pow(16),
        10_i128.pow(18),
    ];
    match choices.pick(0..=7) {
        0 => (choices.one_of(&BOUNDS) + i128::from(choices.pick(-2..=2_i64))).to_string(),
        1 => choices.pick(i64::MIN..=i64::MAX).to_string(),
        2 => f64::from_bits(choices.pick(0..=u64::MAX)).to_string(),
        3 => {
            let sign = choices.one_of(&["", "-", "+"]);
            format!("{sign}{}{}", choices.word(&['0'], 0..=30), digits(choices, 1..=21))
        }
        4 => choices.word(&letters("-+.0123456789eE"), 1..=12),
        5 => {
            let strange: Vec<char> =
                letters(":/'").into_iter().chain('a'..='z').chain('\u{7f}'..='\u{ff}').collect();
            let (sign, letter) = (choices.one_of(&["", "-", "+"]), choices.one_of(&strange));
            format!("{sign}{}{letter}{}", digits(choices, 0..=18), digits(choices, 0..=18))
        }
        6 => choices.one_of(&["true", "false", "inf", "NaN"]).into(),
        _ if choices.flip() => choices.word(&('!'..='~').collect::<Vec<_>>(), 1..=1),
        _ => choices.word(&('\u{a0}'..='\u{2fff}').collect::<Vec<_>>(), 1..=3),
    }
}

/// Both were read from `text`, and are alike.
fn same<T: PartialEq + Debug>(text: &str, ours: T, theirs: T) -> Result<(), String> {
    match ours == theirs {
        true => Ok(()),
        false => Err(format!("{ours:?}, where {theirs:?} is right {text}")),
    }
}

/// Reads all tokens of `text` as a `T`, good or bad, alone and as a list.
fn same_as_parse<T>(text: &str, sizes: &[usize]) -> Result<(), String>
where
    T: FromStr + Readable<Output = T> + Debug,
{
    let mut source = Scanner::new(Pieces::new(text, sizes));
    let mut good = Vec::new();
    for token in text.split_ascii_whitespace() {
        let expected = token.parse::<T>().ok();
        let found = T::read(&mut source);
        if let Err(error) = &found {
            same(&error.to_string(), error.to_string().contains("expected"), true)?;
        }
        same(token, format!("{:?}", found.ok()), format!("{expected:?}"))?;
        good.extend(expected.is_some().then_some(token));
    }
    same("at the end", source.is_empty().ok(), Some(true))?;
    // In a list, after a blank, all that is good reads alike.
    let joined = good.join(" ") + "\n";
    let mut source = Scanner::new(Pieces::new(&joined, sizes));
    let list = T::read_list(&mut source, good.len()).map_err(|error| error.to_string())?;
    let expected: Vec<_> = good.iter().filter_map(|token| token.parse::<T>().ok()).collect();
    same(&joined, format!("{list:?}"), format!("{expected:?}"))?;
    same("at the end", source.is_empty().ok(), Some(true))
}
