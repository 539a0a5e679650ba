//! The reader under [`input!`](crate::input!): bytes become tokens, and tokens values.

use super::fail;
use super::integer::{short_integer, Integer};
use super::InputError;
use std::fmt::Display;
use std::io::{ErrorKind, Read};
use std::str::FromStr;

/// Bytes asked of the reader at a time. A buffer of this size comes as untouched zero pages from the
/// system, so that a short input pays for one page.
const CHUNK: usize = 128 << 10;

/// A byte order mark in UTF-8, which some editors write first.
pub(super) const MARK: &[u8] = "\u{feff}".as_bytes();

/// Reads values separated by blanks from `R`, a chunk at a time.
///
/// The blanks are those of ASCII: space, tab, newline, form feed, carriage return. Those that Unicode adds,
/// U+000B and U+00A0 among them, belong to words; in proconio they are blanks, too. A UTF-8 byte order
/// mark at the very start is skipped.
///
/// # Example
///
/// ```
/// use sente::{input, io::Scanner};
///
/// let mut source = Scanner::new("3\n1 2 3\n".as_bytes());
/// input! { from &mut source, heaps: [u64] }
/// assert_eq!(heaps, [1, 2, 3]);
/// assert!(source.is_empty()?);
/// # Ok::<(), sente::io::InputError>(())
/// ```
pub struct Scanner<R> {
    reader: R,
    /// `bytes[position..end]` is read but not yet consumed.
    bytes: Vec<u8>,
    position: usize,
    end: usize,
    /// Start of the last token that took the slow path.
    token: usize,
    ended: bool,
    /// Whole lines before `bytes[0]`, and bytes between the last of them and `bytes[0]`.
    lines: usize,
    columns: usize,
}

impl<R> Scanner<R> {
    /// A scanner at the start of `reader`, which needs no buffer of its own.
    pub const fn new(reader: R) -> Self {
        Scanner {
            reader,
            bytes: Vec::new(),
            position: 0,
            end: 0,
            token: 0,
            ended: false,
            lines: 0,
            columns: 0,
        }
    }
}

impl<R: Read> Scanner<R> {
    /// True if only blanks are left. Waits for input if none is at hand.
    ///
    /// # Errors
    ///
    /// If the reader fails.
    pub fn is_empty(&mut self) -> Result<bool, InputError> {
        while self.skip_blanks() {
            if !self.fill()? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// All that is left behind blanks, as one text. Nothing is left after it.
    ///
    /// # Errors
    ///
    /// If it is not UTF-8, or if the reader fails.
    pub fn rest(&mut self) -> Result<String, InputError> {
        self.is_empty()?;
        (self.lines, self.columns) = self.place(self.position);
        let mut bytes = self.bytes.split_off(self.position);
        bytes.truncate(self.end - self.position);
        (self.position, self.end) = (0, 0);
        if !self.ended {
            let read = self.reader.read_to_end(&mut bytes);
            read.map_err(|error| self.unreadable(0, error))?;
            self.ended = true;
        }
        String::from_utf8(bytes).map_err(|error| {
            let at = error.utf8_error().valid_up_to();
            self.bytes = error.into_bytes();
            self.error(at, "expected UTF-8".into())
        })
    }

    /// The next token, parsed by the standard library. A type of your own becomes
    /// [`Readable`](super::Readable) with it.
    ///
    /// # Errors
    ///
    /// If the input ends, if the token is not UTF-8, holds a NUL or does not parse, or if the reader
    /// fails. `expected` tells the user what was wanted.
    pub fn parse<T: FromStr>(&mut self, expected: impl Display) -> Result<T, InputError> {
        self.parse_if(expected, |_| true)
    }

    /// Reads `length` values, each by `one`.
    ///
    /// # Errors
    ///
    /// The first error of `one`, with its index.
    pub fn list<T>(
        &mut self,
        length: usize,
        mut one: impl FnMut(&mut Self) -> Result<T, InputError>,
    ) -> Result<Vec<T>, InputError> {
        // A wrong length must not exhaust the memory before the input ends.
        let mut values = Vec::with_capacity(length.min(1 << 20));
        for index in 0..length {
            values.push(one(self).map_err(|error| error.at(index))?);
        }
        Ok(values)
    }

    /// Reads a variable called `name`, for `input!`: an error ends the program.
    #[doc(hidden)]
    pub fn value<T>(
        &mut self,
        name: &str,
        read: impl FnOnce(&mut Self) -> Result<T, InputError>,
    ) -> T {
        match read(self) {
            Ok(value) => value,
            Err(error) => fail(error.of(name)),
        }
    }

    /// The next token as an integer from `least` to `most`, which is the greatest of its type.
    #[inline]
    pub(super) fn integer<T: Integer>(&mut self, least: T, most: T) -> Result<T, InputError> {
        if let Some((value, end)) = short_integer(&self.bytes[..self.end], self.position, least) {
            self.position = end;
            return Ok(value);
        }
        self.any_integer(least, most)
    }

    /// As `list` of `integer`, but keeps its place in registers.
    pub(super) fn integers<T: Integer>(
        &mut self,
        length: usize,
        least: T,
        most: T,
    ) -> Result<Vec<T>, InputError> {
        let mut values = Vec::with_capacity(length.min(1 << 20));
        while values.len() < length {
            let (bytes, mut position) = (&self.bytes[..self.end], self.position);
            while let Some((value, end)) = short_integer(bytes, position, least) {
                position = end;
                values.push(value);
                if values.len() == length {
                    break;
                }
            }
            self.position = position;
            if values.len() < length {
                let value = self.any_integer(least, most);
                values.push(value.map_err(|error| error.at(values.len()))?);
            }
        }
        Ok(values)
    }

    /// Reads an integer that the fast path leaves: long, malformed, or at the end of the bytes. Only this path refuses
    /// one, and words the refusal.
    #[cold]
    #[inline(never)]
    fn any_integer<T: Integer>(&mut self, least: T, most: T) -> Result<T, InputError> {
        self.parse_if(format_args!("an integer from {least} to {most}"), |value| *value >= least)
    }

    fn parse_if<T: FromStr>(
        &mut self,
        expected: impl Display,
        holds: impl Fn(&T) -> bool,
    ) -> Result<T, InputError> {
        self.next_token()?;
        let token = std::str::from_utf8(&self.bytes[self.token..self.position]);
        let text = token.ok().filter(|text| !text.is_empty() && !text.contains('\0'));
        let value = text.and_then(|text| text.parse().ok()).filter(holds);
        value.ok_or_else(|| self.unexpected(expected))
    }

    /// Moves to the next byte that is no blank. True if there is none at hand.
    #[inline]
    fn skip_blanks(&mut self) -> bool {
        while self.position < self.end && self.bytes[self.position].is_ascii_whitespace() {
            self.position += 1;
        }
        self.position == self.end
    }

    /// Moves past the next token, `bytes[token..position]`. It is empty where the input ends.
    fn next_token(&mut self) -> Result<(), InputError> {
        self.is_empty()?;
        let mut length = 0;
        loop {
            let rest = &self.bytes[self.position + length..self.end];
            let blank = rest.iter().position(u8::is_ascii_whitespace);
            length += blank.unwrap_or(rest.len());
            if blank.is_some() || !self.fill()? {
                break;
            }
        }
        self.token = self.position;
        self.position += length;
        Ok(())
    }

    /// Forgets what is consumed and reads on. False if nothing more comes.
    #[cold]
    fn fill(&mut self) -> Result<bool, InputError> {
        (self.lines, self.columns) = self.place(self.position);
        self.bytes.copy_within(self.position..self.end, 0);
        self.end -= self.position;
        self.position = 0;
        let kept = self.end;
        if self.bytes.is_empty() {
            self.bytes = vec![0; CHUNK];
            self.skip_byte_order_mark()?;
        } else if kept == self.bytes.len() {
            self.bytes.resize(2 * kept, 0);
        }
        if self.end == kept {
            self.read()?;
        }
        Ok(self.end > kept)
    }

    fn skip_byte_order_mark(&mut self) -> Result<(), InputError> {
        while self.end < MARK.len() && MARK.starts_with(&self.bytes[..self.end]) && !self.ended {
            self.read()?;
        }
        if self.bytes[..self.end].starts_with(MARK) {
            self.bytes.copy_within(MARK.len()..self.end, 0);
            self.end -= MARK.len();
        }
        Ok(())
    }

    /// Reads once, unless the end has been seen: a terminal would ask for it again.
    fn read(&mut self) -> Result<(), InputError> {
        while !self.ended {
            match self.reader.read(&mut self.bytes[self.end..]) {
                Ok(length) => {
                    self.end += length;
                    self.ended = length == 0;
                    break;
                }
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => return Err(self.unreadable(self.end, error)),
            }
        }
        Ok(())
    }

    #[cold]
    fn unreadable(&self, at: usize, error: std::io::Error) -> InputError {
        self.error(at, format!("cannot read the input: {error}"))
    }

    /// The last token is not what was `expected`.
    #[cold]
    fn unexpected(&self, expected: impl Display) -> InputError {
        let token = String::from_utf8_lossy(&self.bytes[self.token..self.position]);
        let shown: String = token.chars().take(40).collect();
        let found = match token.len() {
            0 => "the end of the input".into(),
            length if length == shown.len() => format!("{shown:?}"),
            length => format!("{shown:?}... ({length} bytes)"),
        };
        self.error(self.token, format!("expected {expected}, found {found}"))
    }

    fn error(&self, at: usize, problem: String) -> InputError {
        let (lines, columns) = self.place(at);
        InputError::new(lines + 1, columns + 1, problem)
    }

    /// Whole lines before `bytes[until]`, and bytes in the line that it stands in.
    fn place(&self, until: usize) -> (usize, usize) {
        let before = &self.bytes[..until];
        match count_newlines(before) {
            0 => (self.lines, self.columns + until),
            lines => {
                let bytes = before.iter().rev().take_while(|&&byte| byte != b'\n').count();
                (self.lines + lines, bytes)
            }
        }
    }
}

/// Counts in blocks whose count fits into a byte, so that the compiler vectorises it.
fn count_newlines(bytes: &[u8]) -> usize {
    let count = |block: &[u8]| block.iter().fold(0_u8, |n, &b| n.wrapping_add((b == b'\n').into()));
    bytes.chunks(240).map(|block| usize::from(count(block))).sum()
}
