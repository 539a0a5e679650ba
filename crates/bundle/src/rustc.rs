//! Runs the compiler, and reads what it says.

use super::run::cannot_start;
use anyhow::{Context, Result, bail};
use language::text;
use serde::Deserialize;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A diagnostic of rustc.
#[derive(Deserialize, Debug)]
pub struct Diagnostic {
    /// `error` or `warning`, mostly.
    pub level: String,
    /// The words.
    pub message: String,
    /// The lint or the error's number.
    pub code: Option<Code>,
    /// Its places.
    pub spans: Vec<Span>,
    /// As on a terminal.
    pub rendered: Option<String>,
    /// Notes and suggestions.
    #[serde(default)]
    pub children: Vec<Diagnostic>,
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
    /// The file.
    pub file_name: String,
    /// The line, from 1.
    pub line_start: usize,
    /// The column, in characters from 1.
    pub column_start: usize,
    /// The line in which it ends.
    pub line_end: usize,
    /// The column behind its end.
    pub column_end: usize,
    /// True for the main place of its message.
    pub is_primary: bool,
    /// The call of a macro that this is from.
    pub expansion: Option<Box<Expansion>>,
    /// The text that a suggestion puts there.
    pub suggested_replacement: Option<String>,
    /// `MachineApplicable` if the suggestion is sure.
    pub suggestion_applicability: Option<String>,
}

/// A compiler and the crates that it finds.
#[derive(Clone, Debug, Default)]
pub struct Compiler {
    /// `--extern` and `-L`.
    pub crates: Vec<String>,
    /// The folder for its output.
    pub out: PathBuf,
    /// A version that rustup has; the compiler of this package if there is none.
    pub version: Option<&'static str>,
}

/// Result of a run.
#[derive(Debug)]
pub struct Outcome {
    /// True if it compiled.
    pub success: bool,
    /// Its diagnostics.
    pub diagnostics: Vec<Diagnostic>,
}

/// The call of a macro.
#[derive(Deserialize, Debug)]
pub struct Expansion {
    /// Its place.
    pub span: Span,
}

impl Span {
    /// The place itself, or the call of a macro that is in no macro.
    pub fn outermost(&self) -> &Span {
        self.expansion.as_ref().map_or(self, |call| call.span.outermost())
    }
}

impl Diagnostic {
    /// Returns true for the lint or the error of that name.
    pub fn is(&self, name: &str) -> bool {
        self.code.as_ref().is_some_and(|code| code.code == name)
    }

    /// The main place.
    pub fn primary(&self) -> Option<&Span> {
        self.spans.iter().find(|span| span.is_primary)
    }

    /// As on a terminal.
    pub fn shown(&self) -> &str {
        self.rendered.as_deref().unwrap_or(&self.message).trim_end()
    }
}

impl Outcome {
    /// The first error, as on a terminal.
    pub fn error(&self) -> Option<&Diagnostic> {
        self.errors().next()
    }

    /// The errors.
    pub fn errors(&self) -> impl Iterator<Item = &Diagnostic> {
        self.diagnostics.iter().filter(|one| one.level == "error")
    }

    /// The warnings that have a place.
    pub fn warnings(&self) -> impl Iterator<Item = &Diagnostic> {
        self.diagnostics.iter().filter(|one| one.level == "warning" && one.code.is_some())
    }
}

impl Compiler {
    /// Compiles `file` under `edition`, as a judge does.
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
        self.start(self.rustc().env_remove("RUSTC_BOOTSTRAP"), file, edition, arguments)
    }

    /// Compiles `file` with flags that only print more of what the compiler knows.
    pub fn dump(&self, file: &Path, edition: &str, arguments: &[String]) -> Result<Outcome> {
        // This would also let a program use unstable features: `run` compiles it without.
        self.start(self.rustc().env("RUSTC_BOOTSTRAP", "1"), file, edition, arguments)
    }

    /// The version of Rust.
    pub fn own_version(&self) -> Result<String> {
        let output = self.rustc().arg("--version").current_dir(&self.out).output();
        let output = output.with_context(|| cannot_start("rustc"))?;
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        Ok(text.split(' ').nth(1).unwrap_or("of this machine").into())
    }

    fn rustc(&self) -> Command {
        match &self.version {
            Some(version) => {
                let mut rustup = Command::new("rustup");
                rustup.args(["run", version, "rustc"]);
                rustup
            }
            None => Command::new(std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into())),
        }
    }

    fn start<S: AsRef<OsStr>>(
        &self,
        rustc: &mut Command,
        file: &Path,
        edition: &str,
        arguments: impl IntoIterator<Item = S>,
    ) -> Result<Outcome> {
        rustc.arg(file).args(["--edition", edition, "--error-format", "json", "--out-dir"]);
        rustc.arg(&self.out).args(&self.crates).args(arguments).current_dir(&self.out);
        // What cargo says to `env!`: a file that asks for it is refused, but unused code may.
        for variable in ["NAME", "VERSION", "AUTHORS", "DESCRIPTION"] {
            rustc.env(format!("CARGO_PKG_{variable}"), "");
        }
        rustc.env("CARGO_MANIFEST_DIR", &self.out);
        let output = rustc.output().with_context(|| cannot_start("rustc"))?;
        let errors = String::from_utf8_lossy(&output.stderr);
        let diagnostics: Vec<Diagnostic> = errors
            .lines()
            .filter(|line| line.starts_with('{'))
            .map(|line| {
                serde_json::from_str(line).with_context(|| {
                    text!("rustc says what nobody understands", "无法理解 rustc 的输出")
                })
            })
            .collect::<Result<_>>()?;
        let success = output.status.success();
        if !success && !diagnostics.iter().any(|one| one.level == "error") {
            let (status, errors) = (output.status, errors.trim_end());
            bail!(text!("rustc failed: {status}\n{errors}", "rustc 失败：{status}\n{errors}"));
        }
        Ok(Outcome { success, diagnostics })
    }
}
