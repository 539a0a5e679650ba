//! Guard of programs that read with proconio: a bad input ends them, too, with one line and status 1.
//!
//! AtCoder has that crate, and people there read with it, so the solutions of AtCoder's problems do. But
//! proconio panics over a bad value, and asks for all the memory of a list at once: an announced length
//! of 10^12 aborts the program. A `main` that reads with it begins with [`refuse_bad_input`] and passes
//! every length of a list through [`length`], unless it has bounded the length itself:
//!
//! ```no_run
//! use proconio::input;
//! use sente::io::{length, refuse_bad_input};
//!
//! refuse_bad_input();
//! input! { n: usize, heaps: [u64; length(n)] }
//! # let _ = heaps;
//! ```
//!
//! A list that announces its own length, as in `[[u64]; n]`, has no place for the check: read that length
//! as a variable. With [`input!`](crate::input!) none of this is needed, and none of it does harm.

use super::fail;
use super::scanner::MARK;
use std::any::Any;
use std::io::{self, BufRead};
use std::panic;

/// The greatest length that [`length`] lets pass, 2^23. No input of AtCoder holds as many values; a list
/// of as many pairs takes 128 MiB.
pub const MOST_VALUES: usize = 1 << 23;

/// Makes a panic of proconio end the program as [`fail`] does: with one line on standard error and status 1, after this
/// thread's output. All other panics are faults of the program and stay panics. A byte order mark before the input is
/// skipped; for that it waits for input.
///
/// # Complexity
///
/// One call at the start; nothing is added to reading.
pub fn refuse_bad_input() {
    let mut input = io::stdin().lock();
    if input.fill_buf().is_ok_and(|bytes| bytes.starts_with(MARK)) {
        input.consume(MARK.len());
    }
    let others = panic::take_hook();
    panic::set_hook(Box::new(move |panic| match panic.location() {
        Some(place) if place.file().contains("proconio") => fail(reason(panic.payload())),
        _ => others(panic),
    }));
}

/// The message of proconio, without its advice, as one line in which every character can be seen.
fn reason(payload: &(dyn Any + Send)) -> String {
    const MOST: usize = 200;
    let text = match (payload.downcast_ref::<String>(), payload.downcast_ref::<&str>()) {
        (Some(text), _) => text,
        (None, Some(text)) => *text,
        (None, None) => "proconio cannot read the input",
    };
    // Proconio's advice begins with these words. A quoted word of the input holds no blank, so it cannot contain them.
    let reason = text.split("ensure that").next().unwrap_or(text);
    let reason = reason.trim_end_matches(['.', ';', ' ']);
    let mut shown = String::new();
    for c in reason.chars().take(MOST) {
        match c {
            '"' | '\'' | '\\' => shown.push(c),
            _ => shown.extend(c.escape_debug()),
        }
    }
    shown
}

/// `announced`, as the length of a list. A length above [`MOST_VALUES`] ends the program with one line,
/// before memory for as many values is asked for.
///
/// # Example
///
/// ```
/// assert_eq!(sente::io::length(200_000), 200_000);
/// ```
pub fn length(announced: usize) -> usize {
    if announced > MOST_VALUES {
        fail(format_args!("a list of {announced} values is too long: the most is {MOST_VALUES}"));
    }
    announced
}
