//! What the library is in a submission, where every line is carried to the judge: the same grammar,
//! the same values, the same bytes printed, at an eighth of the length. Three things are left out: a bad
//! input is named, but not its place; integers have no fast path; a type of one's own is read by its
//! `FromStr`.
//!
//! It is no part of the crate. `cargo referee bundle` takes it instead of `lib.rs`, as `Cargo.toml`
//! says, and the tests below hold it to the same values.

use std::cell::RefCell;
use std::fmt::{Arguments, Display};
use std::io::{BufRead, BufReader, Read, Stdin, Write};
use std::str::FromStr;
use std::sync::{Mutex, MutexGuard, OnceLock};

pub mod mex;
pub mod modular;
pub mod tree;

/// The names of the library.
pub mod io {
    pub use super::{
        fail, is_stdin_empty, length, output, refuse_bad_input, Bytes, Chars, Isize1, Output,
        Readable, Scanner, Usize1,
    };
}

/// Reads variables. `map_while` does not know its length, so that memory is asked for as the values come,
/// however great a length is announced.
#[macro_export]
macro_rules! input {
    (@read $s:ident [$kind:tt; $n:expr]) => {
        (0..$n as usize).map_while(|_| Some($crate::input!(@read $s $kind))).collect::<Vec<_>>()
    };
    (@read $s:ident [$kind:ty; $n:expr]) => {
        (0..$n as usize).map_while(|_| Some($crate::input!(@read $s $kind))).collect::<Vec<_>>()
    };
    (@read $s:ident [$($kind:tt)+]) => {
        $crate::input!(@read $s [$($kind)+; $crate::input!(@read $s usize)])
    };
    (@read $s:ident ($($kind:tt),* $(,)?)) => { ($($crate::input!(@read $s $kind),)*) };
    (@read $s:ident ($($kind:ty),* $(,)?)) => { ($($crate::input!(@read $s $kind),)*) };
    (@read $s:ident $kind:ty) => { <$kind as $crate::Readable>::read(&mut $s) };
    (@from $s:ident) => {};
    (@from $s:ident mut $name:tt: $kind:tt $(, $($rest:tt)*)?) => {
        let mut $name = $crate::input!(@read $s $kind);
        $crate::input!(@from $s $($($rest)*)?);
    };
    (@from $s:ident mut $name:tt: $kind:ty $(, $($rest:tt)*)?) => {
        let mut $name = $crate::input!(@read $s $kind);
        $crate::input!(@from $s $($($rest)*)?);
    };
    (@from $s:ident $name:tt: $kind:tt $(, $($rest:tt)*)?) => {
        let $name = $crate::input!(@read $s $kind);
        $crate::input!(@from $s $($($rest)*)?);
    };
    (@from $s:ident $name:tt: $kind:ty $(, $($rest:tt)*)?) => {
        let $name = $crate::input!(@read $s $kind);
        $crate::input!(@from $s $($($rest)*)?);
    };
    (from $source:expr $(, $($rest:tt)*)?) => {
        let mut source = $source;
        $crate::input!(@from source $($($rest)*)?);
    };
    ($($rest:tt)*) => {
        let mut source = $crate::lock_stdin();
        $crate::input!(@from source $($rest)*);
        drop(source);
    };
}

/// The source of tokens.
pub struct Scanner<R>(BufReader<R>, Vec<u8>);

impl<R: Read> Scanner<R> {
    /// A source at the start of `reader`.
    pub fn new(reader: R) -> Self {
        Scanner(BufReader::new(reader), Vec::new())
    }

    /// Whether only blanks are left.
    pub fn is_empty(&mut self) -> bool {
        loop {
            if self.0.buffer().is_empty() {
                drop(output()); // Write before it waits.
            }
            match self.0.fill_buf().expect("a readable input") {
                [] => return true,
                [blank, ..] if blank.is_ascii_whitespace() => self.0.consume(1),
                _ => return false,
            }
        }
    }
}

/// A type, or a marker for one, that `input!` reads.
pub trait Readable {
    /// What is read: mostly the type itself.
    type Output;
    /// Reads the next value; ends the program if there is none.
    fn read<R: Read>(source: &mut Scanner<R>) -> Self::Output;
}

impl<T: FromStr> Readable for T {
    type Output = T;
    fn read<R: Read>(Scanner(source, word): &mut Scanner<R>) -> T {
        word.clear();
        let mut ends = false;
        while !ends {
            if source.buffer().is_empty() {
                drop(output()); // Write before it waits.
            }
            let bytes = source.fill_buf().expect("a readable input");
            let length = bytes.iter().take_while(|byte| !byte.is_ascii_whitespace()).count();
            word.extend(&bytes[..length]);
            let used = bytes.len().min(length + 1);
            ends = used == 0 || length < used && !word.is_empty();
            source.consume(used);
        }
        let word = std::str::from_utf8(word).unwrap_or_default();
        match word.parse() {
            Ok(value) if !word.is_empty() => value,
            _ => fail(format_args!("cannot read {word:?}")),
        }
    }
}

/// A word, as its characters.
pub enum Chars {}

impl Readable for Chars {
    type Output = Vec<char>;
    fn read<R: Read>(source: &mut Scanner<R>) -> Vec<char> {
        String::read(source).chars().collect()
    }
}

/// A word, as its bytes.
pub enum Bytes {}

impl Readable for Bytes {
    type Output = Vec<u8>;
    fn read<R: Read>(source: &mut Scanner<R>) -> Vec<u8> {
        String::read(source).into_bytes()
    }
}

/// An index that the input counts from 1.
pub enum Usize1 {}

impl Readable for Usize1 {
    type Output = usize;
    fn read<R: Read>(source: &mut Scanner<R>) -> usize {
        usize::read(source).checked_sub(1).unwrap_or_else(|| fail("an index is 0"))
    }
}

/// As [`Usize1`], with a sign.
pub enum Isize1 {}

impl Readable for Isize1 {
    type Output = isize;
    fn read<R: Read>(source: &mut Scanner<R>) -> isize {
        isize::read(source).checked_sub(1).unwrap_or_else(|| fail("an index is too small"))
    }
}

/// Standard input, which all threads share.
pub fn lock_stdin() -> MutexGuard<'static, Scanner<Stdin>> {
    static STDIN: OnceLock<Mutex<Scanner<Stdin>>> = OnceLock::new();
    let new = || Mutex::new(Scanner(BufReader::new(std::io::stdin()), Vec::new()));
    STDIN.get_or_init(new).lock().expect("no thread failed")
}

/// Whether standard input holds nothing but blanks any more.
pub fn is_stdin_empty() -> bool {
    lock_stdin().is_empty()
}

thread_local! {
    static PENDING: RefCell<Vec<u8>> = RefCell::default();
}

/// A handle of the output, which is written when it is dropped.
pub struct Output(());

/// The output of this thread.
pub fn output() -> Output {
    Output(())
}

impl Output {
    /// Prints a value and a newline.
    pub fn line(&mut self, value: impl Display) {
        writeln!(self, "{value}");
    }

    /// Makes `write!` and `writeln!` work.
    pub fn write_fmt(&mut self, text: Arguments<'_>) {
        let text = text.to_string();
        PENDING.with_borrow_mut(|bytes| bytes.extend(text.into_bytes()));
    }

    /// Writes what is pending.
    pub fn flush(&mut self) {
        drop(output());
    }
}

impl Drop for Output {
    fn drop(&mut self) {
        let mut stdout = std::io::stdout();
        let result = stdout.write_all(&PENDING.take()).and_then(|()| stdout.flush());
        result.expect("a writable output");
    }
}

/// Prints what is pending and ends the program with status 1.
pub fn fail(message: impl Display) -> ! {
    drop(output());
    eprintln!("error: {message}");
    std::process::exit(1)
}

/// From now on, a panic of proconio ends the program with one line; other panics stay panics.
pub fn refuse_bad_input() {
    let others = std::panic::take_hook();
    // The text of a panic begins with its place.
    std::panic::set_hook(Box::new(move |panic| match panic.to_string().contains("proconio") {
        true => fail("cannot read the input"),
        false => others(panic),
    }));
}

/// A length that the input announces, before memory is asked for.
pub fn length(announced: usize) -> usize {
    if announced > 1 << 23 {
        fail(format_args!("a list of {announced} values is too long"));
    }
    announced
}

#[cfg(test)]
#[path = "brief/tests.rs"]
mod tests;
