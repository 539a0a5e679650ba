//! `cargo sente bundle` on one small package per construct, `packages/<construct>.txt`: what it prints, or why it is
//! refused. A line `--- path` begins each file of the package: a program `src/main.rs`, mostly a library `src/lib.rs`,
//! and beside them
//!
//! - `prints`: what the program prints, alone and bundled; or `refused`: a part of the message;
//! - `has` and `lacks`: lines with what the bundled file must and must not contain;
//! - `judge`, if it is not `std`; `input`, if it reads any; `Cargo.toml`, if it is not the usual one; `wrong`, what it
//!   should print where the refusal is that it does not.

use anyhow::{Context, Result, ensure};
use bundle::{Request, bundle, judges};
use libtest_mimic::{Arguments, Failed, Trial};
use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use tempfile::TempDir;

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

fn main() -> ExitCode {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/packages");
    let entries = fs::read_dir(&folder).expect("the packages are there");
    let mut files: Vec<PathBuf> =
        entries.map(|entry| entry.expect("an entry can be read").path()).collect();
    files.sort();
    let mut trials: Vec<Trial> = files.into_iter().map(probe).collect();
    let enough = trials.len() > 60;
    trials.push(Trial::test("bundle::the_probes_are_found", move || {
        if enough { Ok(()) } else { Err("most of the probes are missing".into()) }
    }));
    // Each compiles a package several times: minutes for all.
    let trials = trials.into_iter().map(|trial| trial.with_ignored_flag(true)).collect();
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

fn probe(file: PathBuf) -> Trial {
    let name = file.file_stem().expect("a file has a name").to_string_lossy().into_owned();
    Trial::test(format!("bundle::{name}"), move || {
        check(&file).map_err(|error| Failed::from(format!("{error:#}")))
    })
}

fn check(package: &Path) -> Result<()> {
    let text = fs::read_to_string(package)?;
    let text = format!("\n{text}");
    let files: HashMap<&str, &str> =
        text.split("\n--- ").skip(1).filter_map(|file| file.split_once('\n')).collect();
    let copy = tempfile::tempdir()?;
    let manifest = copy.path().join("Cargo.toml");
    fs::write(&manifest, MANIFEST)?;
    for (path, text) in &files {
        let path = copy.path().join(path);
        fs::create_dir_all(path.parent().context("a file lies in a folder")?)?;
        fs::write(path, format!("{}\n", text.trim_end_matches('\n')))?;
    }
    let read =
        |name: &str| files.get(name).map(|text| format!("{}\n", text.trim_end_matches('\n')));
    let (prints, refused) = (read("prints"), read("refused"));
    ensure!(prints.is_some() != refused.is_some(), "say `prints` or `refused`");
    let samples = copy.path().join("samples");
    fs::create_dir(&samples)?;
    if let Some(expected) = prints.clone().or_else(|| read("wrong")) {
        fs::write(samples.join("1.in"), read("input").unwrap_or_default())?;
        fs::write(samples.join("1.out"), expected)?;
    }
    let result = bundle(&Request {
        manifest,
        bin: None,
        judge: read("judge").map_or(Ok(judges::STD), |name| judges::find(name.trim()))?,
        samples: Some(samples),
        input: None,
        full: false,
        verify: true,
    });
    let Some(part) = refused else {
        let text = result?.text;
        ensure!(!text.contains('\t') && text.ends_with("}\n"), "the layout is odd:\n{text}");
        for line in read("has").unwrap_or_default().lines() {
            ensure!(text.contains(line), "{line} is missing:\n{text}");
        }
        for line in read("lacks").unwrap_or_default().lines() {
            ensure!(!text.contains(line), "{line} is left:\n{text}");
        }
        return meant(&copy, &prints.unwrap_or_default());
    };
    match result {
        Ok(bundle) => anyhow::bail!("it is not refused:\n{}", bundle.text),
        Err(error) => {
            let (message, part) = (format!("{error:#}"), part.trim_end());
            ensure!(message.contains(part), "the refusal is\n{message}\nand not\n{part}");
            Ok(())
        }
    }
}

/// The program of the package itself prints what is expected of the bundled one. Those that need other
/// packages are left to the comparison of their meaning.
fn meant(copy: &TempDir, expected: &str) -> Result<()> {
    let manifest = fs::read_to_string(copy.path().join("Cargo.toml"))?;
    if manifest.contains("[dependencies]") || manifest.contains("instead") {
        return Ok(());
    }
    let edition = manifest.split("edition = \"").nth(1).map_or("2021", |rest| &rest[..4]);
    // As judges do, and as cargo does for a release.
    let rustc = |arguments: &[&str]| -> Result<()> {
        let mut rustc = Command::new("rustc");
        rustc.args(["--edition", edition, "-O", "--cap-lints", "allow"]).args(arguments);
        let status = rustc.current_dir(copy.path()).status().context("cannot start rustc")?;
        ensure!(status.success(), "the probe itself does not compile");
        Ok(())
    };
    let mut program = vec!["--crate-name=probe", "src/main.rs"];
    if copy.path().join("src/lib.rs").exists() {
        rustc(&["--crate-type=lib", "--crate-name=kit", "src/lib.rs"])?;
        program.push("--extern=kit=libkit.rlib");
    }
    rustc(&program)?;
    let output = Command::new(copy.path().join("probe")).output()?;
    let found = String::from_utf8_lossy(&output.stdout);
    ensure!(found == expected, "the probe itself prints\n{found}");
    Ok(())
}
