//! The programs of the solutions, and what is wrong with their answers.

use judge::process::run;
use libtest_mimic::Failed;
use rules::Problem;
use std::path::PathBuf;
use std::time::Duration;

pub const PATIENCE: Duration = Duration::from_secs(60);

/// Where cargo has put the solution that belongs to this test.
pub fn executable(id: &str) -> PathBuf {
    let this = std::env::current_exe().expect("the test knows its own path");
    let folder = this.ancestors().nth(2).expect("the test lies in a target folder");
    folder.join(format!("{id}{}", std::env::consts::EXE_SUFFIX))
}

/// What is wrong with the solution's answer, if anything.
pub fn disagreement(problem: &dyn Problem, input: &str) -> Option<String> {
    let found = match run(&executable(problem.id()), input.as_bytes(), PATIENCE) {
        Ok(found) => String::from_utf8_lossy(&found).into_owned(),
        Err(error) => return Some(format!("{error:#}")),
    };
    match problem.check(input, &found) {
        Ok(Ok(())) => None,
        Ok(Err(differs)) => Some(format!("{differs}\nThe program says:\n{found}")),
        Err(error) => Some(format!("the rules have no answer: {error}")),
    }
}

/// The failure, with an input that is ready to pipe.
pub fn report(problem: &dyn Problem, input: &str, text: &str) -> Failed {
    let id = problem.id();
    format!("{text}\nThe input, for `cargo run --bin {id}`:\n{input}").into()
}
