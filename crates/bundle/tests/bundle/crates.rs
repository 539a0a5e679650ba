//! Each crate that AtCoder's judge has, used by a small program in `crates.txt`: the program goes through, with the crate as
//! it is. A line `--- package features` begins each program.

use crate::{trial, write};
use anyhow::{Context, Result, ensure};
use bundle::{Request, bundle, judges};
use libtest_mimic::Trial;
use std::path::{Path, PathBuf};

pub fn trials() -> Vec<Trial> {
    let text = format!("\n{}", include_str!("crates.txt"));
    let programs = text.split("\n--- ").skip(1).filter_map(|program| program.split_once('\n'));
    let programs: Vec<(&str, &str)> = programs.collect();
    let manifest = package_of(&programs).expect("a package can be written");
    let mut named: Vec<String> = programs.iter().map(|(head, _)| package(head).into()).collect();
    let program = |package: &String| {
        let (bin, manifest) = (package.clone(), manifest.clone());
        trial(format!("crates::{package}"), move || check(&bin, manifest))
    };
    let mut trials: Vec<Trial> = named.iter().map(program).collect();
    named.sort();
    let all = trial("crates::all_of_the_judge".into(), move || are_all(&named));
    trials.push(all.with_ignored_flag(false));
    trials
}

fn package(head: &str) -> &str {
    head.split(' ').next().unwrap_or(head)
}

/// Writes a package of all programs, so that each crate is compiled once.
fn package_of(programs: &[(&str, &str)]) -> Result<PathBuf> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("crates");
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
        write(&folder, &[(&format!("src/bin/{package}.rs"), program)])?;
    }
    write(&folder, &[("Cargo.toml", &manifest)])?;
    Ok(folder.join("Cargo.toml"))
}

fn check(bin: &str, manifest: PathBuf) -> Result<()> {
    let request = Request::new(manifest, judges::find("AtCoder")?);
    let folder = tempfile::tempdir()?;
    let alone = Some(folder.path().into());
    let text = bundle(&Request { bin: Some(bin.into()), alone, ..request })?.text;
    ensure!(!text.contains("\nmod "), "a crate of the judge is carried:\n{text}");
    Ok(())
}

fn are_all(named: &[String]) -> Result<()> {
    let rows = judges::find("AtCoder")?.crates.lines();
    let mut all: Vec<&str> = rows.map(package).collect();
    all.sort_unstable();
    ensure!(all == named, "the judge has {all:?}");
    Ok(())
}
