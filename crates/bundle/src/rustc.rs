//! Runs the compiler, and reads what it says.

use anyhow::{Context, Result, bail};
use serde::Deserialize;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What rustc says of a place.
#[derive(Deserialize, Debug)]
pub struct Diagnostic {
    /// `error` or `warning`, mostly.
    pub level: String,
    /// The words.
    pub message: String,
    /// The lint or the error's number.
    pub code: Option<Code>,
    /// Where.
    pub spans: Vec<Span>,
    /// As on a terminal.
    pub rendered: Option<String>,
}

/// The name of a lint.
#[derive(Deserialize, Debug)]
pub struct Code {
    /// The name.
    pub code: String,
}

/// A place in the file.
#[derive(Deserialize, Debug)]
pub struct Span {
    /// Bytes before it.
    pub byte_start: usize,
    /// Bytes before its end.
    pub byte_end: usize,
    /// Whether it is what the message is about.
    pub is_primary: bool,
    /// Where a macro was called that this is from.
    pub expansion: Option<serde_json::Value>,
}

/// A compiler and the crates that it finds.
#[derive(Clone, Debug, Default)]
pub struct Compiler {
    /// `--extern` and `-L`.
    pub crates: Vec<String>,
    /// Where its output goes.
    pub out: PathBuf,
}

/// What came of a run.
#[derive(Debug)]
pub struct Outcome {
    /// Whether it compiled.
    pub success: bool,
    /// What was said.
    pub diagnostics: Vec<Diagnostic>,
}

impl Diagnostic {
    /// As on a terminal.
    pub fn shown(&self) -> &str {
        self.rendered.as_deref().unwrap_or(&self.message).trim_end()
    }
}

impl Outcome {
    /// The first error, as on a terminal.
    pub fn error(&self) -> Option<&Diagnostic> {
        self.diagnostics.iter().find(|diagnostic| diagnostic.level == "error")
    }

    /// The warnings that have a place.
    pub fn warnings(&self) -> impl Iterator<Item = &Diagnostic> {
        self.diagnostics.iter().filter(|one| one.level == "warning" && one.code.is_some())
    }
}

impl Compiler {
    /// Compiles `file` under `edition`.
    ///
    /// # Errors
    ///
    /// If rustc cannot be started or dies. Errors in the file are an outcome.
    pub fn run<S: AsRef<OsStr>>(
        &self,
        file: &Path,
        edition: &str,
        arguments: impl IntoIterator<Item = S>,
    ) -> Result<Outcome> {
        let mut rustc = Command::new(std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()));
        rustc.arg(file).args(["--edition", edition, "--error-format", "json", "--out-dir"]);
        rustc.arg(&self.out).args(&self.crates).args(arguments).current_dir(&self.out);
        // For the full paths that `mir` asks for; it turns nothing else on.
        rustc.env("RUSTC_BOOTSTRAP", "1");
        let output = rustc.output().context("cannot start rustc")?;
        let errors = String::from_utf8_lossy(&output.stderr);
        let diagnostics: Vec<Diagnostic> = errors
            .lines()
            .filter(|line| line.starts_with('{'))
            .map(|line| serde_json::from_str(line).context("rustc says what nobody understands"))
            .collect::<Result<_>>()?;
        let success = output.status.success();
        if !success && !diagnostics.iter().any(|one| one.level == "error") {
            bail!("rustc failed: {}\n{}", output.status, errors.trim_end());
        }
        Ok(Outcome { success, diagnostics })
    }
}

/// Has cargo build the `names` that the program uses, and tells where they are.
///
/// # Errors
///
/// If cargo fails, or the program does not depend on one of them.
pub fn find_crates<'a>(
    request: &super::Request,
    bin: &str,
    names: impl Iterator<Item = &'a &'a str>,
) -> Result<Vec<String>> {
    let mut names: Vec<&str> = names.copied().collect();
    if names.is_empty() {
        return Ok(Vec::new());
    }
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args(["build", "--quiet", "--message-format=json", "--manifest-path"]);
    cargo.arg(&request.manifest).args(["--bin", bin]).env_remove("CARGO_BUILD_TARGET");
    let output = cargo.output().context("cannot start cargo")?;
    let errors = String::from_utf8_lossy(&output.stderr);
    if !output.status.success() {
        bail!("cargo cannot build {bin}:\n{}", errors.trim_end());
    }
    let mut arguments = Vec::new();
    for line in String::from_utf8_lossy(&output.stdout).lines() {
        let message: serde_json::Value = serde_json::from_str(line)?;
        let name = message["target"]["name"].as_str().unwrap_or_default().replace('-', "_");
        let Some(index) = names.iter().position(|wanted| *wanted == name) else { continue };
        let files = message["filenames"].as_array().into_iter().flatten();
        let mut files = files.filter_map(|file| file.as_str());
        if let Some(file) = files.find(|file| file.ends_with(".rlib")) {
            let folder = Path::new(file).parent().unwrap_or(Path::new("")).display();
            arguments.push(format!("--extern={name}={file}"));
            arguments.push(format!("-Ldependency={folder}"));
            names.remove(index);
        }
    }
    if let Some(name) = names.first() {
        bail!("the program uses {name}, which is not among its dependencies");
    }
    Ok(arguments)
}
