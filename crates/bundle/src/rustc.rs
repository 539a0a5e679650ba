//! Runs the compiler, and reads what it says.

use super::cannot_start;
use super::toolchain::tool;
use anyhow::{Context, Result, bail};
use cargo_metadata::diagnostic::{Diagnostic, DiagnosticLevel, DiagnosticSpan};
use language::text;
use std::ffi::OsStr;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A compiler and the crates that it finds.
#[derive(Clone, Debug, Default)]
pub struct Compiler {
    /// `--extern` and `-L`.
    pub crates: Vec<String>,
    /// The folder for its output.
    pub out: PathBuf,
    /// A version that rustup has; the compiler of this package if there is none.
    pub version: Option<&'static str>,
    /// The machine to compile for, if it is not this one.
    pub target: Option<&'static str>,
    /// True to set the variables that cargo sets, as unused code may ask for them.
    pub is_cargo: bool,
}

/// The machine of the judges.
pub const JUDGE: &str = "x86_64-unknown-linux-gnu";

/// A machine that this compiler works on, and whether it can also compile for the judges' machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Host {
    /// Its name, such as `x86_64-pc-windows-msvc`.
    pub name: String,
    /// The judges' machine, if it is another one and its standard library is installed.
    pub target: Option<&'static str>,
}

impl Host {
    /// The machine on which a package is compiled in this folder.
    ///
    /// # Errors
    ///
    /// If rustc cannot be started.
    pub fn find(folder: &Path) -> Result<Self> {
        let says = |arguments: &[&str]| Compiler::default().says(folder, arguments);
        let version = says(&["-vV"])?;
        let name = version.lines().find_map(|line| line.strip_prefix("host: "));
        let name = name.unwrap_or(JUDGE).to_string();
        if name == JUDGE {
            return Ok(Host { name, target: None });
        }
        let libraries = says(&["--print", "target-libdir", "--target", JUDGE])?;
        let is_installed = Path::new(libraries.trim()).is_dir();
        Ok(Host { name, target: is_installed.then_some(JUDGE) })
    }

    /// Returns true if programs are compared for another machine than the judges'.
    pub fn is_foreign(&self) -> bool {
        self.name != JUDGE && self.target.is_none()
    }
}

/// The name of a lint, or the number of an error.
pub fn code(one: &Diagnostic) -> &str {
    one.code.as_ref().map_or("", |code| &code.code)
}

/// The main place of a diagnostic.
pub fn primary(one: &Diagnostic) -> Option<&DiagnosticSpan> {
    one.spans.iter().find(|span| span.is_primary)
}

/// A diagnostic as on a terminal.
pub fn shown(one: &Diagnostic) -> &str {
    one.rendered.as_deref().unwrap_or(&one.message).trim_end()
}

/// The bytes of a place.
pub fn range(span: &DiagnosticSpan) -> Range<usize> {
    span.byte_start as usize..span.byte_end as usize
}

/// The place itself, or the call of a macro that is in no macro.
pub fn outermost(span: &DiagnosticSpan) -> &DiagnosticSpan {
    span.expansion.as_ref().map_or(span, |call| outermost(&call.span))
}

pub fn errors(diagnostics: &[Diagnostic]) -> impl Iterator<Item = &Diagnostic> {
    diagnostics.iter().filter(|one| one.level == DiagnosticLevel::Error)
}

/// Fails if rustc refuses the bundled file.
pub fn accepts(diagnostics: &[Diagnostic], edition: &str) -> Result<()> {
    let Some(error) = errors(diagnostics).next() else { return Ok(()) };
    let shown = shown(error);
    bail!(text!(
        "rustc refuses the bundled file under edition {edition}:\n{shown}",
        "rustc 按 edition {edition} 拒绝打包后的文件：\n{shown}"
    ))
}

/// The warnings that have a name.
pub fn warnings(diagnostics: &[Diagnostic]) -> impl Iterator<Item = &Diagnostic> {
    diagnostics.iter().filter(|one| one.level == DiagnosticLevel::Warning && one.code.is_some())
}

/// The lint for what is newer than a version.
const NEWER: &str = "-Wclippy::incompatible_msrv";

impl Compiler {
    /// Compiles `file` under `edition`, as a judge does. Errors in the file are diagnostics.
    pub fn run(
        &self,
        file: &Path,
        edition: &str,
        arguments: impl IntoIterator<Item = impl AsRef<OsStr>>,
    ) -> Result<Vec<Diagnostic>> {
        self.start(self.rustc().env_remove("RUSTC_BOOTSTRAP"), file, edition, arguments)
    }

    /// Compiles `file` with flags that only print more of what the compiler knows.
    pub fn dump(
        &self,
        file: &Path,
        edition: &str,
        arguments: &[String],
    ) -> Result<Vec<Diagnostic>> {
        // This would also let a program use unstable features: `run` compiles it without.
        self.start(self.rustc().env("RUSTC_BOOTSTRAP", "1"), file, edition, arguments)
    }

    /// What of a file an older version of Rust lacks, as clippy knows it; nothing if there is no clippy.
    pub fn newer_than(&self, version: &str, file: &Path, edition: &str) -> Vec<Diagnostic> {
        let settings = self.out.join("clippy.toml");
        let is_written = std::fs::write(settings, format!("msrv = \"{version}\"")).is_ok();
        let lints = ["--emit=metadata", "--crate-type=bin", "-Aclippy::all", NEWER];
        let mut clippy = tool("clippy-driver");
        let found = self.start(clippy.env("CLIPPY_CONF_DIR", &self.out), file, edition, lints);
        found.ok().filter(|_| is_written).unwrap_or_default()
    }

    /// The version of Rust.
    pub fn own_version(&self) -> Result<String> {
        let text = self.says(&self.out, &["--version"])?;
        Ok(text.split(' ').nth(1).unwrap_or("of this machine").into())
    }

    fn says(&self, folder: &Path, arguments: &[&str]) -> Result<String> {
        let output = self.rustc().args(arguments).current_dir(folder).output();
        let output = output.with_context(|| cannot_start("rustc"))?;
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    }

    fn rustc(&self) -> Command {
        let Some(version) = self.version else { return tool("rustc") };
        let mut rustc = Command::new("rustup");
        rustc.args(["run", version, "rustc"]);
        rustc
    }

    fn start(
        &self,
        rustc: &mut Command,
        file: &Path,
        edition: &str,
        arguments: impl IntoIterator<Item = impl AsRef<OsStr>>,
    ) -> Result<Vec<Diagnostic>> {
        rustc.arg(file).args(["--edition", edition, "--error-format", "json", "--out-dir"]);
        rustc.arg(&self.out).args(&self.crates).args(arguments).current_dir(&self.out);
        rustc.args(self.target.into_iter().flat_map(|target| ["--target", target]));
        for variable in
            ["PKG_NAME", "PKG_VERSION", "PKG_AUTHORS", "PKG_DESCRIPTION", "MANIFEST_DIR"]
        {
            if self.is_cargo {
                rustc.env(format!("CARGO_{variable}"), "");
            }
        }
        let output = rustc.output().with_context(|| cannot_start("rustc"))?;
        let text = String::from_utf8_lossy(&output.stderr);
        let lines = text.lines().filter(|line| line.starts_with('{'));
        let diagnostics: Vec<Diagnostic> =
            lines.map(serde_json::from_str).collect::<Result<_, _>>().with_context(|| {
                text!("rustc says what nobody understands", "无法理解 rustc 的输出")
            })?;
        if !output.status.success() && errors(&diagnostics).next().is_none() {
            let (status, errors) = (output.status, text.trim_end());
            bail!(text!("rustc failed: {status}\n{errors}", "rustc 失败：{status}\n{errors}"));
        }
        Ok(diagnostics)
    }
}
