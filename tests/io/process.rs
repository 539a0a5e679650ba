//! Starts this test as one of the probes.

use super::harness::{self, Failed, Trial};
use std::process::{Command, ExitCode, Output, Stdio};

/// Names the probe that a process is to be.
const PROBE: &str = "SENTE_IO_PROBE";

/// Is a probe, if the environment names one; runs the trials otherwise.
pub fn main(probe: impl Fn(&str), trials: impl Fn() -> Vec<Trial>) -> ExitCode {
    if let Ok(name) = std::env::var(PROBE) {
        probe(&name);
        return ExitCode::SUCCESS;
    }
    harness::run(trials())
}

/// The command that runs a probe, with all streams piped.
pub fn probe(name: &str) -> Command {
    let mut command = Command::new(std::env::current_exe().expect("the test knows its own path"));
    command.env(PROBE, name).env("RUST_BACKTRACE", "1");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Runs a probe on `input` to its end.
pub fn run(name: &str, input: &[u8]) -> Result<Output, Failed> {
    let mut child = probe(name).spawn()?;
    let mut stdin = child.stdin.take().ok_or("stdin is piped")?;
    std::thread::scope(|scope| {
        // A probe may stop reading: a broken pipe is no fault here.
        scope.spawn(move || std::io::Write::write_all(&mut stdin, input));
        Ok(child.wait_with_output()?)
    })
}

/// Fails with both texts unless they are equal.
pub fn same(what: &str, expected: &str, found: &[u8]) -> Result<(), Failed> {
    let found = String::from_utf8_lossy(found);
    if expected == found {
        return Ok(());
    }
    Err(format!("{what}:\nexpected {expected:?}\nfound    {found:?}").into())
}
