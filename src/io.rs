//! Fast and checked input and output, with the standard library alone.
//!
//! - [`input!`](crate::input!) reads variables, vectors and tuples, in the grammar of proconio 0.5.
//! - [`is_stdin_empty`] tells whether input is left, for problems that end at the end of the file.
//! - [`rest_of_input`] takes all that is left as one text, where a program looks at few parts of it.
//! - [`output()`] gives the buffered writer. It is flushed when its handle is dropped, before standard
//!   input is waited for, and before a bad input ends the program.
//! - [`fail`] ends the program with one line on standard error.
//! - [`refuse_bad_input`] and [`length`] are for programs that read with proconio, on AtCoder: a bad input
//!   ends those in the same way.
//!
//! A bad input never becomes a wrong value. The program prints what this thread has answered so far,
//! then one line such as
//!
//! ```text
//! error: heaps[3] at line 2, column 7: expected an integer from 0 to 255, found "300"
//! ```
//!
//! and exits with status 1. Lines and columns count from 1, columns in bytes.
//!
//! # Cost
//!
//! Memory is two chunks of 128 KiB for the input (more only for a longer token, and for the whole rest) and about 128 KiB for the
//! output (more only for a longer line), whatever their length. An integer of at most 20 digits costs
//! a few nanoseconds: its first eight digits are parsed by three multiplications.
//!
//! # Threads
//!
//! Standard input is shared: every thread continues where the last one stopped, and an `input!` is not
//! interrupted by another. Output is buffered per thread and written by the thread that printed it: a thread
//! that ends the program, or waits for input, does not write what others have pending.

mod error;
mod guard;
mod input;
mod integer;
mod output;
mod readable;
mod scanner;
mod stdin;

pub use error::InputError;
pub use guard::{length, refuse_bad_input, MOST_VALUES};
pub use input::{is_stdin_empty, rest_of_input};
pub use output::{fail, output, Output, Print};
#[doc(hidden)]
pub use readable::Kind;
pub use readable::{Bytes, Chars, Isize1, Readable, Usize1};
pub use scanner::Scanner;
#[doc(hidden)]
pub use stdin::{lock_stdin, Stdin};
