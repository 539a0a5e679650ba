//! A solution as the tests run it.

use crate::bin::MAINS;
use crate::laws::root;
use rules::choices::Choices;
use rules::dialogue::{talk, Interactor, Streams};
use stage::{start, End, Listener, Speaker};
use std::env;
use std::fs::File;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

/// Runs the solution on an input and returns its output.
pub fn run(id: &str, input: &str) -> Result<String, String> {
    let (mut stdin, mut stdout, end) = started(id, input)?;
    // A program may end before it has read everything.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    let mut output = String::new();
    let read = stdout.read_to_string(&mut output);
    end.wait()?;
    read.map(|_| output).map_err(|error| format!("{id}: {error}"))
}

/// Lets the solution talk with a judge, and says why it fails, if it does.
pub fn dialogue(
    id: &str,
    interactor: &mut dyn Interactor,
    choices: &mut Choices,
) -> Result<(), String> {
    let (stdin, stdout, end) = started(id, &interactor.greeting())?;
    let dialogue = talk(interactor, choices, &mut Streams::new(stdout, stdin));
    let failure = end.wait().err();
    match (&dialogue.fault, failure) {
        (None, None) => Ok(()),
        (None, Some(failure)) => Err(failure),
        (Some(fault), failure) => {
            let (shown, failure) = (dialogue.last_lines(20), failure.unwrap_or_default());
            Err(format!("{fault}\nThe dialogue:\n{shown}{failure}"))
        }
    }
}

/// Starts the `main` of a solution in a thread, whose name says on which input.
fn started(id: &str, input: &str) -> Result<(Speaker, Listener, End), String> {
    let (_, main) = MAINS.iter().find(|(name, _)| *name == id).ok_or("there is no solution")?;
    start(format!("{id} on {input:.200?}"), *main).map_err(|error| format!("{id}: {error}"))
}

/// Runs the program of a solution as a process, and returns its output.
pub fn run_binary(id: &str, input: &Path) -> Result<String, String> {
    static BINARIES: OnceLock<Result<PathBuf, String>> = OnceLock::new();
    let binary =
        BINARIES.get_or_init(binaries).clone()?.join(format!("{id}{}", env::consts::EXE_SUFFIX));
    let failed = |error: std::io::Error| format!("{}: {error}", binary.display());
    let input = File::open(input).map_err(failed)?;
    let output = Command::new(&binary).stdin(input).output().map_err(failed)?;
    let [printed, errors] =
        [&output.stdout, &output.stderr].map(|text| String::from_utf8_lossy(text));
    match output.status.success() {
        true => Ok(printed.into_owned()),
        false => Err(format!("{}\n{errors}", output.status)),
    }
}

/// Builds the programs, and returns their folder.
fn binaries() -> Result<PathBuf, String> {
    let this = env::current_exe().map_err(|error| error.to_string())?;
    let target = this.ancestors().nth(3).ok_or("there is no target folder")?;
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["build", "--quiet", "--package", "sente", "--bins", "--target-dir"]).arg(target);
    let built = cargo.current_dir(root()).status().map_err(|error| format!("cargo: {error}"))?;
    match built.success() {
        true => Ok(target.join("debug")),
        false => Err("the programs do not compile".into()),
    }
}
