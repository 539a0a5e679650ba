//! Standard input: one scanner for all threads, which each `input!` locks.

use super::{output, Scanner};
use std::io::{self, Read};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Standard input. It flushes the output of this thread before it waits.
pub struct Stdin;

impl Read for Stdin {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        output().flush();
        io::stdin().read(bytes)
    }
}

static SCANNER: Mutex<Scanner<Stdin>> = Mutex::new(Scanner::new(Stdin));

/// The scanner of standard input, until this is dropped: what is read ahead is there for the next `input!`, whichever
/// thread has it.
#[inline]
pub fn lock_stdin() -> MutexGuard<'static, Scanner<Stdin>> {
    SCANNER.lock().unwrap_or_else(PoisonError::into_inner)
}
