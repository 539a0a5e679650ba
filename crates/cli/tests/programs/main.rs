//! Every solution as a judge sees it: extreme inputs within its limits, inputs past the statement, and the single file
//! that is submitted.

mod extreme;
mod inputs;
mod mutants;
mod refusals;
mod submissions;

use anyhow::Result;
use checkout::Checkout;
use libtest_mimic::{Arguments, Trial};
use problems::PROBLEMS;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::OnceLock;
use std::time::Duration;

const PATIENCE: Duration = Duration::from_secs(60);

fn main() -> ExitCode {
    // The kernel counts the peak memory of a process from that of its parent: a small one, this one again, starts the
    // programs.
    if let Some(status) = judge::measure::supervise_if_asked() {
        return status;
    }
    let arguments = Arguments::from_args();
    let trials = [extreme::trials(), refusals::trials(), submissions::trials()];
    let trials = trials.into_iter().flatten().collect();
    let tried = libtest_mimic::run(&arguments, trials);
    // Alone: two threads of one core slow each other down, and both pay for it.
    let timed = Trial::test("submission::time", submissions::time).with_ignored_flag(true);
    let timed = libtest_mimic::run(&arguments, vec![timed]);
    match tried.has_failed() || timed.has_failed() {
        true => ExitCode::from(101),
        false => ExitCode::SUCCESS,
    }
}

/// The program of a solution, as `cargo build` makes it. All are built at once.
fn executable(id: &str) -> PathBuf {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    let folder = FOLDER.get_or_init(|| build().expect("cargo builds the solutions"));
    folder.join(format!("{id}{}", std::env::consts::EXE_SUFFIX))
}

fn build() -> Result<PathBuf> {
    let ids: Vec<&str> = PROBLEMS.iter().map(|problem| problem.id()).collect();
    let programs = Checkout::find()?.build_all("--bin", &ids, "dev")?;
    Ok(programs[0].parent().unwrap_or(&programs[0]).into())
}
