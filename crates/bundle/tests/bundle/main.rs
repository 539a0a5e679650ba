//! `cargo sente bundle` on small packages: one for each construct (`probes`), many made of pieces (`hostile`), and one for
//! each crate that AtCoder has (`crates`). Each is compiled several times: minutes for all.

mod crates;
mod hostile;
mod probes;

use anyhow::{Context, Error, Result};
use libtest_mimic::{Arguments, Failed, Trial};
use std::fs;
use std::path::Path;
use std::process::{Command, ExitCode, Stdio};

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    // The programs of `crates` wait for each other at first: cargo compiles all crates for one of them.
    let trials = [crates::trials(), probes::trials(), hostile::trials()];
    let conclusion = libtest_mimic::run(&arguments, trials.into_iter().flatten().collect());
    hostile::tell();
    conclusion.exit_code()
}

fn trial(name: String, law: impl FnOnce() -> Result<()> + Send + 'static) -> Trial {
    let failed = |error: Error| Failed::from(format!("{error:#}"));
    Trial::test(name, move || law().map_err(failed)).with_ignored_flag(true)
}

fn write(folder: &Path, files: &[(&str, &str)]) -> Result<()> {
    for (path, text) in files {
        let path = folder.join(path);
        fs::create_dir_all(path.parent().context("a file lies in a folder")?)?;
        fs::write(path, format!("{}\n", text.trim_end_matches('\n')))?;
    }
    Ok(())
}

/// The output of a program, and its exit status.
type Ending = (String, Option<i32>);

/// The ending of the program of a package under the editions of its library and of its own, compiled as cargo does for a
/// release; or why it does not compile.
fn original(folder: &Path, editions: (&str, &str)) -> Result<Result<Ending, String>> {
    let mut program = vec!["--crate-name=original", "src/main.rs"];
    if folder.join("src/lib.rs").exists() {
        let library = ["--crate-type=lib", "--crate-name=kit", "src/lib.rs"];
        if let Err(errors) = compile(folder, editions.0, &library)? {
            return Ok(Err(errors));
        }
        program.push("--extern=kit=libkit.rlib");
    }
    match compile(folder, editions.1, &program)? {
        Ok(()) => run(&folder.join("original"), Stdio::null()).map(Ok),
        Err(errors) => Ok(Err(errors)),
    }
}

/// Compiles in a folder, or says why that fails.
fn compile(folder: &Path, edition: &str, arguments: &[&str]) -> Result<Result<(), String>> {
    let mut rustc = Command::new("rustc");
    rustc.args(["-Cdebug-assertions=off", "-Coverflow-checks=off", "--cap-lints=allow"]);
    rustc.args(["--edition", edition]).args(arguments).current_dir(folder);
    let output = rustc.output().context("cannot start rustc")?;
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    Ok(if output.status.success() { Ok(()) } else { Err(errors) })
}

fn run(program: &Path, input: Stdio) -> Result<Ending> {
    let output = Command::new(program).stdin(input).output().context("cannot start the program")?;
    Ok((String::from_utf8_lossy(&output.stdout).into_owned(), output.status.code()))
}
