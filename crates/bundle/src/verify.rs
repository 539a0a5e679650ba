//! The file, alone: compiled as the judge does, run on the samples.

use super::rustc::Compiler;
use crate::process;
use anyhow::{Context, Result, bail, ensure};
use std::fs;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

const PATIENCE: Duration = Duration::from_secs(10);

/// Compiles `text` under each edition and runs all samples in `folder`; says how many there are.
///
/// # Errors
///
/// If it does not compile, or answers a sample otherwise.
pub fn verify(
    text: &str,
    editions: &[&str],
    samples: Option<&Path>,
    compiler: &Compiler,
) -> Result<usize> {
    let samples = samples.map(read_samples).transpose()?.unwrap_or_default();
    thread::scope(|scope| {
        let runs: Vec<_> = editions
            .iter()
            .map(|edition| scope.spawn(|| check(text, edition, &samples, compiler)))
            .collect();
        runs.into_iter().try_for_each(|run| run.join().expect("no check panics"))
    })?;
    Ok(samples.len())
}

/// The name, the input and the output of a sample.
type Sample = (String, Vec<u8>, String);

fn read_samples(folder: &Path) -> Result<Vec<Sample>> {
    let entries =
        fs::read_dir(folder).with_context(|| format!("cannot list {}", folder.display()))?;
    let mut samples = Vec::new();
    for entry in entries {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "in") {
            let out = path.with_extension("out");
            let expected = fs::read_to_string(&out)
                .with_context(|| format!("{} has no answer {}", path.display(), out.display()))?;
            samples.push((path.display().to_string(), fs::read(&path)?, expected));
        }
    }
    samples.sort();
    Ok(samples)
}

fn check(text: &str, edition: &str, samples: &[Sample], compiler: &Compiler) -> Result<()> {
    let (program, _) = build(text, edition, &[], compiler)?;
    for (name, input, expected) in samples {
        let found = process::run(&program, input, PATIENCE)
            .with_context(|| format!("the bundled program on {name}"))?;
        let found = String::from_utf8_lossy(&found);
        let same = found.lines().map(str::trim_end).eq(expected.lines().map(str::trim_end));
        ensure!(same, "on {name} the bundled program prints\n{found}and not\n{expected}");
    }
    Ok(())
}

/// Compiles a file alone, and gives the program and the warnings.
///
/// # Errors
///
/// If it does not compile.
pub fn build(
    text: &str,
    edition: &str,
    flags: &[&str],
    compiler: &Compiler,
) -> Result<(PathBuf, Vec<String>)> {
    let name = format!("bundled_{edition}{}", flags.concat().replace(['-', '='], "_"));
    let file = compiler.out.join(format!("{name}.rs"));
    fs::write(&file, text)?;
    let outcome =
        compiler.run(&file, edition, ["--crate-type=bin", "--emit=link"].iter().chain(flags))?;
    if let Some(error) = outcome.error() {
        bail!("rustc refuses the bundled file under edition {edition}:\n{}", error.shown());
    }
    let program = compiler.out.join(format!("{name}{}", std::env::consts::EXE_SUFFIX));
    Ok((program, outcome.warnings().map(|warning| warning.shown().into()).collect()))
}
