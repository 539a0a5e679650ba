//! What people see.

use std::fmt::Display;
use std::io::{ErrorKind, Write, stdout};
use std::process;

/// Prints a line. Ends the program silently, with status 1, if nobody reads any more.
pub fn say(line: impl Display) {
    match writeln!(stdout(), "{line}") {
        Ok(()) => {}
        Err(error) if error.kind() == ErrorKind::BrokenPipe => process::exit(1),
        Err(error) => {
            eprintln!("error: cannot write the output: {error}");
            process::exit(1);
        }
    }
}
