//! Each crate that AtCoder's judge has, used by a small program in `crates.txt`: the program goes through, with the crate as
//! it is. A line `--- package features` begins each program.

use anyhow::{Context, Result, ensure};
use bundle::{Request, bundle, judges};
use libtest_mimic::{Arguments, Failed, Trial};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

fn main() -> ExitCode {
    let text = format!("\n{}", include_str!("crates.txt"));
    let programs = text.split("\n--- ").skip(1).filter_map(|program| program.split_once('\n'));
    let programs: Vec<(&str, &str)> = programs.collect();
    let manifest = write(&programs).expect("a package can be written");
    let mut named: Vec<String> = programs.iter().map(|(head, _)| package(head).into()).collect();
    let trials = named.iter().map(|package| {
        let (bin, manifest) = (package.clone(), manifest.clone());
        Trial::test(format!("crates::{package}"), move || told(check(&bin, &manifest)))
    });
    // They compile dozens of crates: minutes for all.
    let mut trials: Vec<Trial> = trials.map(|trial| trial.with_ignored_flag(true)).collect();
    named.sort();
    trials.push(Trial::test("crates::all_of_the_judge", move || told(are_all(&named))));
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

fn told(result: Result<()>) -> Result<(), Failed> {
    result.map_err(|error| Failed::from(format!("{error:#}")))
}

fn package(head: &str) -> &str {
    head.split(' ').next().unwrap_or(head)
}

/// Writes a package of all programs, so that each crate is compiled once.
fn write(programs: &[(&str, &str)]) -> Result<PathBuf> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("crates");
    fs::create_dir_all(folder.join("src/bin"))?;
    let mut manifest = String::from(
        "[package]\nname = \"crates\"\nversion = \"0.1.0\"\nedition = \"2024\"\n[workspace]\n[dependencies]\n",
    );
    let judge = judges::find("AtCoder")?;
    for (head, program) in programs {
        let package = package(head);
        let features: Vec<&str> = head.split(' ').skip(1).collect();
        let version = judge.version_of(package).context("the judge has the crate")?;
        manifest +=
            &format!("{package} = {{ version = \"={version}\", features = {features:?} }}\n");
        fs::write(folder.join(format!("src/bin/{package}.rs")), format!("{program}\n"))?;
    }
    let path = folder.join("Cargo.toml");
    fs::write(&path, manifest)?;
    Ok(path)
}

fn check(bin: &str, manifest: &Path) -> Result<()> {
    let request = Request {
        manifest: manifest.into(),
        bin: Some(bin.into()),
        judge: judges::find("AtCoder")?,
        samples: None,
        input: None,
        full: false,
        verify: true,
    };
    let bundle = bundle(&request)?;
    ensure!(!bundle.text.contains("\nmod "), "a crate of the judge is carried:\n{}", bundle.text);
    Ok(())
}

fn are_all(named: &[String]) -> Result<()> {
    let rows = judges::find("AtCoder")?.crates.lines();
    let mut all: Vec<&str> = rows.map(package).collect();
    all.sort_unstable();
    ensure!(all == named, "the judge has {all:?}");
    Ok(())
}
