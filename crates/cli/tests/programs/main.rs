//! Every solution as a judge sees it: extreme inputs within its limits, inputs past the statement, and the single file
//! that is submitted.

mod extreme;
mod inputs;
mod mutants;
mod refusals;
mod submissions;

use anyhow::Result;
use cli::checkout::Checkout;
use cli::runner::measure::measure;
use cli::runner::process::{Limits, temporary};
use libtest_mimic::{Arguments, Failed, Trial};
use problems::PROBLEMS;
use std::fs::File;
use std::path::PathBuf;
use std::process::{Command, ExitCode};
use std::sync::OnceLock;
use std::time::{Duration, Instant};

const PATIENCE: Duration = Duration::from_secs(60);

fn main() -> ExitCode {
    // The kernel counts the peak memory of a process from that of its parent: a small one, this one again, starts the
    // programs.
    if let Some(status) = cli::runner::measure::measure_if_asked() {
        return status;
    }
    let arguments = Arguments::from_args();
    let instant = Trial::test("judge::instant", an_instant_program_is_judged_at_once);
    let are_all = arguments.filter.is_none();
    let submissions = submissions::trials(are_all);
    let trials = [refusals::trials(), submissions, vec![instant]];
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

/// The judge waits for nothing but the program: two processes, started plainly in the same rounds, take half of its
/// time at least. A busy machine can make any run slow, so the fastest counts.
fn an_instant_program_is_judged_at_once() -> Result<(), Failed> {
    const ROUNDS: usize = 50;
    const MOST: u32 = 2;
    let limits = Limits::patience(PATIENCE);
    let (mut judged, mut started) = (PATIENCE, PATIENCE);
    for _ in 0..ROUNDS {
        let (start, output) = (Instant::now(), temporary()?);
        let input = File::open("/dev/null")?;
        if !measure(&PathBuf::from("/bin/true").into(), input, output, &limits)?.success {
            return Err("it does not succeed".into());
        }
        judged = judged.min(start.elapsed());
        let start = Instant::now();
        Command::new(std::env::current_exe()?).arg("--help").output()?;
        Command::new("/bin/true").output()?;
        started = started.min(start.elapsed());
    }
    let is_quick = judged < MOST * started;
    if is_quick { Ok(()) } else { Err(format!("{judged:?}, and {started:?} plainly").into()) }
}

/// The program of a solution, as `cargo build` makes it. All are built at once.
fn executable(id: &str) -> PathBuf {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    let build = || {
        let ids: Vec<&str> = PROBLEMS.iter().map(|problem| problem.id()).collect();
        let programs = Checkout::find().and_then(|checkout| checkout.build(&ids, "dev"));
        let programs = programs.expect("cargo builds the solutions");
        programs[0].parent().unwrap_or(&programs[0]).into()
    };
    FOLDER.get_or_init(build).join(format!("{id}{}", std::env::consts::EXE_SUFFIX))
}
