//! The file, alone: compiled as the judge does, run on the samples.

use super::Usage;
use super::judges::{Compiled, Judge};
use super::run::{cannot_read, run};
use super::rustc::Compiler;
use super::source::Source;
use anyhow::{Context, Error, Result, anyhow, bail, ensure};
use language::text;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

const PATIENCE: Duration = Duration::from_secs(10);

/// Checks of the file under the judge's conditions.
pub struct Alone<'a> {
    /// The judge's edition and version.
    pub compiled: &'static Compiled,
    /// The compiler of this package, with the crates that the judge has.
    pub compiler: &'a Compiler,
    /// The judge.
    pub judge: &'static Judge,
}

impl Alone<'_> {
    /// Compiles `text` and runs all samples in `folder`; says with which compiler, and how many there are.
    /// `source` is the text with its places.
    ///
    /// # Errors
    ///
    /// If it does not compile, or answers a sample otherwise.
    pub fn verify(
        &self,
        text: &str,
        source: &Source,
        folder: Option<&Path>,
    ) -> Result<(String, usize)> {
        let samples = folder.map(read_samples).transpose()?.unwrap_or_default();
        let edition = self.compiled.edition;
        // Compiled crates are of use to the compiler alone that made them.
        let had = self.compiled.version.filter(|version| is_installed(version));
        let version = had.filter(|_| self.compiler.crates.is_empty());
        let compiler = Compiler { version, ..self.compiler.clone() };
        if let Err(error) = check(text, edition, &samples, &compiler) {
            return Err(self.refusal(text, source, &compiler).unwrap_or(error));
        }
        let how = match (version, self.compiled.version) {
            (Some(version), _) => under(version, edition),
            (None, Some(version)) => {
                let mine = self.compiler.own_version()?;
                let name = self.judge.name;
                text!(
                    "with Rust {mine} ({name} has {version}) under edition {edition}",
                    "Rust {mine}，{name} 是 {version}，edition {edition}"
                )
            }
            (None, None) => under(&self.compiler.own_version()?, edition),
        };
        Ok((how, samples.len()))
    }

    /// Runs the file and the program itself on an input.
    pub fn compare(&self, text: &str, original: &Path, input: &Path) -> Result<()> {
        let shown = input.display();
        let bytes = fs::read(input).with_context(|| Usage(cannot_read(input)))?;
        let (program, _) = build(text, self.compiled.edition, &RELEASE, self.compiler)?;
        let [one, other] = [&program, original].map(|program| {
            let printed = run(program, &bytes, PATIENCE);
            printed.map_err(|error| {
                format!("{error:#}")
                    .replace(&program.display().to_string(), &text!("the program", "程序"))
            })
        });
        ensure!(
            one == other,
            text!(
                "on {shown} the bundled program does not print what the program itself prints",
                "对于 {shown}，打包后的程序与原程序的输出不同"
            )
        );
        Ok(())
    }

    /// The error of the compiler, at the place where the user wrote the code.
    fn refusal(&self, text: &str, source: &Source, compiler: &Compiler) -> Option<Error> {
        let edition = self.compiled.edition;
        build(text, edition, &RELEASE, compiler).err()?;
        let file = compiler.out.join("places.rs");
        fs::write(&file, source.text()).ok()?;
        let arguments = ["--crate-type=bin", "--emit=metadata", "--crate-name=places"];
        let outcome = compiler.run(&file, edition, arguments).ok()?;
        let diagnostic = outcome.error()?;
        let place = diagnostic.primary().map_or(0, |span| span.byte_start);
        let (place, judge) = (source.place(place), self.judge.name);
        let (own, message) = (text!("of this machine", "（本机）"), &diagnostic.message);
        let version = compiler.version.unwrap_or(&own);
        Some(anyhow!(text!(
            "{place}: Rust {version}, which {judge} has, does not compile this: {message}",
            "{place}: {judge} 的 Rust {version} 无法编译：{message}"
        )))
    }
}

fn under(version: &str, edition: &str) -> String {
    text!("with Rust {version} under edition {edition}", "Rust {version}，edition {edition}")
}

/// The flags of a release that change the program.
const RELEASE: [&str; 2] = ["-Cdebug-assertions=off", "-Coverflow-checks=off"];

/// Returns true if rustup has this version.
fn is_installed(version: &str) -> bool {
    let mut rustup = Command::new("rustup");
    rustup.args(["run", version, "rustc", "--version"]);
    rustup.output().is_ok_and(|output| output.status.success())
}

/// The name, the input and the output of a sample.
type Sample = (String, Vec<u8>, String);

fn read_samples(folder: &Path) -> Result<Vec<Sample>> {
    let entries = fs::read_dir(folder).with_context(|| cannot_read(folder))?;
    let mut samples = Vec::new();
    for entry in entries {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "in") {
            let out = path.with_extension("out");
            let expected = fs::read_to_string(&out).with_context(|| {
                let [input, answer] = [&path, &out].map(|path| path.display());
                text!("{input} has no answer {answer}", "{input} 没有答案 {answer}")
            })?;
            samples.push((path.display().to_string(), fs::read(&path)?, expected));
        }
    }
    samples.sort();
    Ok(samples)
}

fn check(text: &str, edition: &str, samples: &[Sample], compiler: &Compiler) -> Result<()> {
    let (program, _) = build(text, edition, &RELEASE, compiler)?;
    for (name, input, expected) in samples {
        let found = run(&program, input, PATIENCE)
            .with_context(|| text!("the bundled program on {name}", "打包后的程序，{name}"))?;
        let found = String::from_utf8_lossy(&found);
        let same = found.lines().map(str::trim_end).eq(expected.lines().map(str::trim_end));
        ensure!(
            same,
            text!(
                "on {name} the bundled program prints\n{found}and not\n{expected}",
                "对于 {name}，打包后的程序输出\n{found}而应为\n{expected}"
            )
        );
    }
    Ok(())
}

/// Compiles a file alone, and gives the program and the warnings.
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
        let shown = error.shown();
        bail!(text!(
            "rustc refuses the bundled file under edition {edition}:\n{shown}",
            "rustc 按 edition {edition} 拒绝打包后的文件：\n{shown}"
        ));
    }
    let program = compiler.out.join(format!("{name}{}", std::env::consts::EXE_SUFFIX));
    Ok((program, outcome.warnings().map(|warning| warning.shown().into()).collect()))
}
