//! Programs that use `sente::io`, as wholes: bad input, dialogues, closed pipes, threads.
//!
//! The programs are the probes; this test starts itself as one of them. `brief.rs` does the same with the
//! library of submissions.

mod bad_input;
mod behaviour;
mod guard;
mod harness;
mod probes;
mod process;

use sente as library;
use std::process::ExitCode;

/// False: this is not the library of submissions, which says less of a bad input.
const SUBMITTED: bool = false;

fn main() -> ExitCode {
    let probe = |name: &str| {
        if !guard::probe(name) {
            probes::run(name);
        }
    };
    process::main(probe, || {
        [bad_input::trials(), behaviour::trials(), guard::trials()].into_iter().flatten().collect()
    })
}
