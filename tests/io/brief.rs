//! The same programs with the library of submissions.

mod bad_input;
mod behaviour;
#[allow(dead_code, unused_imports, unused_macros)]
#[path = "../../src/brief.rs"]
mod brief;
mod harness;
mod probes;
mod process;

pub use brief::io;
use std::process::ExitCode;

mod library {
    pub use crate::brief::{is_stdin_empty, output};
    pub use crate::{input, io};
}

/// True: this is the library of submissions, which says less of a bad input.
const SUBMITTED: bool = true;

fn main() -> ExitCode {
    process::main(probes::run, || {
        bad_input::trials().into_iter().chain(behaviour::trials()).collect()
    })
}
