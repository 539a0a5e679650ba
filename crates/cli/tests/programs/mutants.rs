//! Inputs that are nearly right: what a hand, a copy or a generator with a fault may give a program.

use fastrand::Rng;
use std::ops::Range;

/// Words at the edges of types and of what memory can hold, and words that are no numbers.
const WORDS: &str = "0 1 2 3 -0 -1 +1 007 0.5 1e9 NaN x １ 255 65536 8388608 8388609 16777216 1000000000 \
                     2147483648 4294967295 4294967296 1000000000000 4611686018427387904 \
                     9223372036854775807 9223372036854775808 18446744073709551615 18446744073709551616 \
                     -9223372036854775809 99999999999999999999999999999999999999999";

/// Bytes that are no part of a number: control characters, pieces of UTF-8, blanks of several kinds.
const PIECES: &[&[u8]] = &[
    b"\0",
    b"\x0b",
    b"\x1b[31m",
    b"\x7f",
    b"\x80",
    b"\xc3",
    b"\xff",
    b"-",
    b".",
    b" ",
    b"\t",
    b"\r\n",
    b"\n\n",
    "\u{a0}".as_bytes(),
    "\u{2028}".as_bytes(),
    "\u{feff}".as_bytes(),
];

/// A change of a part of an input: of what is written in the place of one of its words or lines, or of the whole.
enum Change {
    Word(fn(&mut Rng, &[u8]) -> Vec<u8>),
    Line(fn(&[u8]) -> Vec<u8>),
    All(fn(&mut Rng, &mut Vec<u8>)),
}
use Change::{All, Line, Word};

/// Changes at random; those that often leave a valid input stand more than once.
const CHANGES: [Change; 21] = [
    Word(|random, _| any_word(random)),
    Word(|random, _| any_word(random)),
    All(replace_first_word),
    Word(|_, _| Vec::new()),
    Word(|_, _| Vec::new()),
    Word(|_, word| [word, b" ", word].concat()),
    All(swap_words),
    All(swap_words),
    All(|random, bytes| change_digit(random, bytes)),
    All(|random, bytes| change_digit(random, bytes)),
    All(|random, bytes| change_digit(random, bytes)),
    All(|random, bytes| change_digit(random, bytes)),
    All(|random, bytes| change_byte(random, bytes)),
    All(insert_piece),
    All(insert_piece),
    All(|random, bytes| bytes.truncate(random.usize(..=bytes.len()))),
    Line(|_| Vec::new()),
    Line(|line| [line, b"\n", line].concat()),
    All(|_, bytes| bytes.extend_from_within(..)),
    // Longer than any buffer.
    Word(|_, word| word.iter().copied().cycle().take(300_000).collect()),
    All(|_, bytes| bytes.clear()),
];

/// `input` with one to three changes.
pub fn mutant(random: &mut Rng, input: &str) -> Vec<u8> {
    let mut bytes = input.as_bytes().to_vec();
    let changes = random.usize(0..=2) * random.usize(0..=1) + 1;
    for _ in 0..changes {
        match &CHANGES[random.usize(..CHANGES.len())] {
            Word(change) => {
                let place = word(random, &bytes);
                let new = change(random, &bytes[place.clone()]);
                bytes.splice(place, new);
            }
            Line(change) => {
                let place = place(random, &bytes, |&byte| byte == b'\n');
                let new = change(&bytes[place.clone()]);
                bytes.splice(place, new);
            }
            All(change) => change(random, &mut bytes),
        }
    }
    bytes
}

/// `input` with a huge number in the place of each of its first words, since any of them may be a length.
pub fn with_huge_words(input: &str) -> impl Iterator<Item = Vec<u8>> + '_ {
    const FIRST: usize = 20;
    const HUGE: [&str; 3] = ["10000000000", "1000000000000", "18446744073709551615"];
    let places = places(input.as_bytes(), u8::is_ascii_whitespace).into_iter().take(FIRST);
    places.flat_map(move |place| {
        HUGE.map(|word| [&input[..place.start], word, &input[place.end..]].concat().into_bytes())
    })
}

/// The places at which `bytes` holds words, or lines.
fn places(bytes: &[u8], is_end: fn(&u8) -> bool) -> Vec<Range<usize>> {
    let mut places = Vec::new();
    let mut start = 0;
    for part in bytes.split(is_end) {
        if !part.is_empty() {
            places.push(start..start + part.len());
        }
        start += part.len() + 1;
    }
    places
}

/// One of these places; the end if there are none.
fn place(random: &mut Rng, bytes: &[u8], is_end: fn(&u8) -> bool) -> Range<usize> {
    random.choice(places(bytes, is_end)).unwrap_or(bytes.len()..bytes.len())
}

fn word(random: &mut Rng, bytes: &[u8]) -> Range<usize> {
    place(random, bytes, u8::is_ascii_whitespace)
}

fn any_word(random: &mut Rng) -> Vec<u8> {
    random.choice(WORDS.split(' ').collect::<Vec<_>>()).unwrap_or_default().into()
}

/// Lengths mostly come first.
fn replace_first_word(random: &mut Rng, bytes: &mut Vec<u8>) {
    let end = bytes.iter().position(u8::is_ascii_whitespace).unwrap_or(bytes.len());
    bytes.splice(..end, any_word(random));
}

fn swap_words(random: &mut Rng, bytes: &mut Vec<u8>) {
    let (one, other) = (word(random, bytes), word(random, bytes));
    if one.end <= other.start {
        let (first, second) = (bytes[one.clone()].to_vec(), bytes[other.clone()].to_vec());
        bytes.splice(other, first);
        bytes.splice(one, second);
    }
}

fn change_digit(random: &mut Rng, bytes: &mut [u8]) {
    let digits: Vec<_> = bytes.iter_mut().filter(|byte| byte.is_ascii_digit()).collect();
    if let Some(digit) = random.choice(digits) {
        *digit = b'0' + random.u8(..10);
    }
}

fn change_byte(random: &mut Rng, bytes: &mut [u8]) {
    if let Some(byte) = random.choice(bytes.iter_mut()) {
        *byte = b"0123456789 \n-.WB"[random.usize(..16)];
    }
}

fn insert_piece(random: &mut Rng, bytes: &mut Vec<u8>) {
    let at = random.usize(..=bytes.len());
    let piece = PIECES[random.usize(..PIECES.len())];
    bytes.splice(at..at, piece.iter().copied());
}
