//! `cargo sente test`: the tests of one problem, on one screen.

use crate::console::{name, say};
use anyhow::{Context, Result, bail};
use checkout::Checkout;
use checkout::catalogue;
use judge::{Usage, visible};
use std::process::{Command, Stdio};

/// The test programs that try problem by problem: what the rules promise, the theorem, the solution.
const PROGRAMS: [&str; 3] = ["problems", "laws", "solutions"];

/// Run the tests of one problem, and print them on one screen
///
/// These are the tests that `cargo test` runs for it: unit tests, samples, examples of the header, hacks, and the laws
/// that hold its rules and its solution together. No other program is compiled.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  cargo sente test p2252
  cargo sente test p2252 --all   all inputs, not those of a tenth of a second")]
pub struct Arguments {
    /// The problem: its name, a mirror such as `POJ 1067`, an address, a title, a topic
    #[arg(value_name = "PROBLEM", required = true)]
    id: Vec<String>,
    /// Work through all inputs, and the release build and the C++ peer, too
    #[arg(long)]
    all: bool,
}

/// Runs `cargo sente test`, and says whether all is well.
///
/// # Errors
///
/// If the problem is unknown, or cargo cannot be started.
pub fn run(checkout: &Checkout, arguments: &Arguments) -> Result<bool> {
    let id = catalogue::one(checkout, &arguments.id)?.id;
    if !checkout.path("tests/solutions").is_dir() {
        bail!(Usage(format!(
            "this checkout has no tests/solutions; `{} judge` needs none",
            name()
        )));
    }
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args(tests(&id));
    cargo.current_dir(checkout.path("")).stderr(Stdio::inherit());
    if arguments.all {
        cargo.env("SENTE_TESTS", "all");
    }
    let output =
        cargo.output().context("cannot start cargo: install Rust from https://rustup.rs")?;
    let text = visible::text(&output.stdout);
    match output.status.success() {
        true => say(brief(&text)),
        false => say(failures(&text).trim()),
    }
    Ok(output.status.success())
}

/// What cargo is told. No package is named: of fewer packages than a plain `cargo test` tests, the crates that they use
/// would have other features, and be compiled again.
fn tests(id: &str) -> Vec<&str> {
    // A rule and a solution may be wrong at once, and both want to be seen.
    let mut arguments = vec!["test", "--quiet", "--no-fail-fast", "--bin", id];
    arguments.extend(PROGRAMS.iter().flat_map(|program| ["--test", program]));
    arguments.extend(["--", id]);
    arguments
}

/// Without the lines that say nothing where all is well.
fn brief(text: &str) -> String {
    let says_something = |line: &&str| !line.is_empty() && !line.starts_with("running ");
    text.lines().filter(says_something).collect::<Vec<_>>().join("\n")
}

/// Without the lines that say nothing where something failed: among them, it would not be on one screen.
fn failures(text: &str) -> String {
    let passed = |line: &str| line.starts_with("test ") && line.ends_with(" ok");
    let says_something = |line: &&str| !line.starts_with("running ") && !passed(line);
    text.lines().filter(says_something).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Cargo refuses the name of a program that there is not, and one that there is twice would be run twice.
    #[test]
    fn every_test_program_is_there_once() {
        let root = Checkout::find().expect("this is a checkout");
        let mut packages = vec![root.path("")];
        let crates = std::fs::read_dir(root.path("crates")).expect("it is readable");
        packages.extend(crates.flatten().map(|entry| entry.path()));
        for program in PROGRAMS {
            let is_there = |folder: &&std::path::PathBuf| {
                folder.join(format!("tests/{program}/main.rs")).exists()
            };
            assert_eq!(packages.iter().filter(is_there).count(), 1, "{program}");
        }
    }

    #[test]
    fn what_says_nothing_is_left_out() {
        let text = "\nrunning 1 test\ntest small::p1 ... ok\n\ntest result: ok.\n\n";
        assert_eq!(brief(text), "test small::p1 ... ok\ntest result: ok.");
    }

    #[test]
    fn what_passed_is_left_out_where_something_failed() {
        let text =
            "running 2 tests\ntest small::p1 ... ok\ntest hack::p1 ... FAILED\n\nfailures:\n\n1\n";
        assert_eq!(failures(text), "test hack::p1 ... FAILED\n\nfailures:\n\n1");
    }
}
