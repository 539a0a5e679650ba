//! One small package per construct, `packages/<construct>.txt`: what its one file prints, or why it is refused. A line
//! `--- path` begins each file of the package: a program `src/main.rs`, mostly a library `src/lib.rs`, and beside them
//!
//! - `prints`: what the program prints, alone and bundled; or `refused`: a part of the message;
//! - `has` and `lacks`: lines with what the bundled file must and must not contain; `summary`: a part of its summary;
//! - `judge`, if it is not `std`; `input`, if it reads any; `Cargo.toml`, if it is not the usual one.

use crate::{Ending, original, run, trial, write};
use anyhow::{Context, Error, Result, bail, ensure};
use bundle::seal::is_sealed;
use bundle::{Bundle, Request, bundle, judges};
use libtest_mimic::Trial;
use std::collections::HashMap;
use std::fs::{self, File};
use std::path::{Path, PathBuf};

/// The manifest of a package that has none.
const MANIFEST: &str = r#"
[package]
name = "kit"
version = "0.1.0"
edition = "2021"
[[bin]]
name = "main"
path = "src/main.rs"
[workspace]
"#;

pub fn trials() -> Vec<Trial> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/packages");
    let entries = fs::read_dir(&folder).expect("the packages are there");
    let mut files: Vec<PathBuf> =
        entries.map(|entry| entry.expect("an entry can be read").path()).collect();
    files.sort();
    assert!(files.len() > 60, "most of the probes are missing");
    let probe = |file: PathBuf| {
        let name = file.file_stem().expect("a file has a name").to_string_lossy().into_owned();
        trial(format!("bundle::{name}"), move || check(&file))
    };
    files.into_iter().map(probe).collect()
}

fn check(package: &Path) -> Result<()> {
    let text = format!("\n{}", fs::read_to_string(package)?);
    let files = text.split("\n--- ").skip(1).filter_map(|file| file.split_once('\n'));
    let mut files: HashMap<&str, &str> = files.collect();
    files.entry("Cargo.toml").or_insert(MANIFEST);
    let read = |name: &str| files.get(name).map(|text| text.trim_end_matches('\n'));
    let (prints, refused) = (read("prints"), read("refused"));
    ensure!(prints.is_some() != refused.is_some(), "say `prints` or `refused`");
    let copy = tempfile::tempdir()?;
    write(copy.path(), &Vec::from_iter(files.clone()))?;
    let is_expected = |what: &str, (found, status): Ending| {
        let is_it = prints == Some(found.trim_end_matches('\n')) && status == Some(0);
        ensure!(is_it, "{what} ends with {status:?} and prints\n{found}");
        Ok(())
    };
    let judge = read("judge").map_or(Ok(judges::STD), judges::find)?;
    let request = Request::new(copy.path().join("Cargo.toml"), judge);
    let result = bundle(&Request { alone: Some(copy.path().into()), ..request });
    match (result, refused) {
        (Ok(bundle), Some(_)) => bail!("it is not refused:\n{}", bundle.text),
        (Err(error), Some(part)) => {
            let message = format!("{error:#}");
            ensure!(message.contains(part), "the refusal is\n{message}\nand not\n{part}");
            return Ok(());
        }
        (result, None) => {
            let Bundle { text, program, summary, .. } = result?;
            let part = read("summary").unwrap_or_default();
            ensure!(summary.contains(part), "the summary is {summary}");
            let ends = text.contains("}\n// sente ") && is_sealed(text.as_bytes());
            ensure!(!text.contains('\t') && ends, "the layout is odd:\n{text}");
            let lines = |name: &str| read(name).unwrap_or_default().lines();
            for line in lines("has") {
                ensure!(text.contains(line), "{line} is missing:\n{text}");
            }
            for line in lines("lacks") {
                ensure!(!text.contains(line), "{line} is left:\n{text}");
            }
            write(copy.path(), &[("input", read("input").unwrap_or_default())])?;
            let program = program.context("it is compiled")?;
            let ending = run(&program, File::open(copy.path().join("input"))?.into())?;
            is_expected("the one file", ending)?;
        }
    }
    // Those that need other packages are left to the comparison of their meaning.
    let manifest = files["Cargo.toml"];
    if manifest.contains("[dependencies]") || manifest.contains("brief") {
        return Ok(());
    }
    let edition = manifest.split("edition = \"").nth(1).map_or("2021", |rest| &rest[..4]);
    let ending = original(copy.path(), (edition, edition))?.map_err(Error::msg)?;
    is_expected("the probe itself", ending)
}
