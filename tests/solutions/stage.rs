//! A stage for the `main` of a solution: it runs in a thread of this process, and talks with the test through pipes.
//! A process for each of 30,000 inputs took half the time of all tests.
//!
//! Here is what solutions use of standard input and output. The root of the test stands for `sente`, and this crate for
//! `proconio`: it would have two macros `input!` otherwise.

mod pipe;
mod program;
mod words;

pub use pipe::{Listener, Speaker};
#[doc(hidden)]
pub use proconio as real;
pub use program::{start, End};
pub use words::{marker, source, words, Words};

use sente::io::{InputError, Print, Scanner};
use std::cell::RefCell;
use std::fmt::{Arguments, Display};
use std::io::{self, Read, Write};

/// Bytes that are collected before they are written.
const FULL: usize = 64 << 10;

thread_local! {
    static STDIN: RefCell<Option<Listener>> = const { RefCell::new(None) };
    static STDOUT: RefCell<Option<Speaker>> = const { RefCell::new(None) };
    static PENDING: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static SCANNER: RefCell<Scanner<Stdin>> = const { RefCell::new(Scanner::new(Stdin)) };
}

/// Standard input of this thread.
pub struct Stdin;

impl Read for Stdin {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        output().flush();
        STDIN.with_borrow_mut(|stdin| stdin.as_mut().map_or(Ok(0), |stdin| stdin.read(bytes)))
    }
}

/// Stands for the scanner of standard input: an error ends the `main`, not the process.
pub struct Lines;

impl Lines {
    pub fn value<T>(
        &mut self,
        name: &str,
        read: impl FnOnce(&mut Scanner<Stdin>) -> Result<T, InputError>,
    ) -> T {
        let value = SCANNER.with_borrow_mut(read);
        value.unwrap_or_else(|error| fail(format_args!("{name}: {error}")))
    }
}

/// Stands for `sente::is_stdin_empty`.
pub fn is_stdin_empty() -> bool {
    Lines.value("the rest", Scanner::is_empty)
}

/// Stands for `sente::io::rest_of_input`.
pub fn rest_of_input() -> String {
    Lines.value("the rest", Scanner::rest)
}

/// Stands for `sente::output`.
pub fn output() -> Output {
    Output
}

/// Output of this thread.
pub struct Output;

impl Output {
    pub fn line<T: Print>(&mut self, value: T) {
        self.row([value]);
    }

    pub fn row<T: Print>(&mut self, values: impl IntoIterator<Item = T>) {
        let mut between = "";
        for value in values {
            PENDING.with_borrow_mut(|bytes| {
                between.print(bytes);
                value.print(bytes);
            });
            between = " ";
        }
        self.write_fmt(format_args!("\n"));
    }

    pub fn write_fmt(&mut self, text: Arguments<'_>) {
        let text = text.to_string();
        PENDING.with_borrow_mut(|bytes| text.print(bytes));
        if PENDING.with_borrow(Vec::len) >= FULL {
            self.flush();
        }
    }

    pub fn flush(&mut self) {
        let bytes = PENDING.take();
        let written = STDOUT.with_borrow_mut(|stdout| match stdout {
            Some(stdout) => stdout.write_all(&bytes),
            None => Ok(()),
        });
        if let Err(error) = written {
            fail(error);
        }
    }
}

/// Stands for `sente::io::fail`: ends the `main`.
pub fn fail(message: impl Display) -> ! {
    panic!("error: {message}")
}

/// Stands for `sente::io::refuse_bad_input`: a panic is told as any other.
pub fn refuse_bad_input() {}

/// Stands for `proconio::input!`.
#[macro_export]
macro_rules! input {
    (from $($rest:tt)*) => { $crate::real::input! { from $($rest)* } };
    ($($rest:tt)*) => {
        let mut words = $crate::words();
        $crate::real::input! { from &mut words, $($rest)* }
        drop(words);
    };
}

pub use input as input_interactive;
