//! What a program that uses `sente::io` does as a whole: bad input, dialogues, closed pipes, threads.
//!
//! The programs are the probes; this test starts itself as one of them. `brief.rs` does the same with the
//! library of submissions.

mod bad_input;
mod behaviour;
mod probes;
mod process;

use sente as library;
use std::process::ExitCode;

/// Whether this is the library of submissions, which says less of a bad input.
const SUBMITTED: bool = false;

fn main() -> ExitCode {
    process::main(probes::run, || {
        bad_input::trials().into_iter().chain(behaviour::trials()).collect()
    })
}
