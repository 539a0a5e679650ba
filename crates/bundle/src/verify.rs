//! The file, compiled alone as the judge does.

use super::judges::{Compiled, Judge};
use super::rustc::{Compiler, accepts, code, errors, primary, range, shown, warnings};
use super::source::Source;
use anyhow::{Error, Result, anyhow, bail};
use language::text;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

/// Compiles `text` as the judge does; returns the program, and with which compiler. `source` is the text with its places,
/// and `compiler` that of this package, with the crates that the judge has.
pub fn alone(
    text: &str,
    source: &Source,
    judge: &Judge,
    compiled: &'static Compiled,
    compiler: Compiler,
) -> Result<(PathBuf, String)> {
    let (edition, name) = (compiled.edition, judge.name);
    // Compiled crates are of use to the compiler alone that made them.
    let had = compiled.version.filter(|version| is_installed(version));
    let version = had.filter(|_| compiler.crates.is_empty());
    let compiler = Compiler { version, target: None, ..compiler };
    let (program, _) = build(text, edition, &RELEASE, &compiler)
        .map_err(|error| refusal(source, name, edition, &compiler).unwrap_or(error))?;
    let own = version.map_or_else(|| compiler.own_version(), |version| Ok(version.into()))?;
    let how = match compiled.version.filter(|_| version.is_none()) {
        Some(version) => text!(
            "with Rust {own} ({name} has {version}) under edition {edition}",
            "Rust {own}，{name} 是 {version}，edition {edition}"
        ),
        None => text!("with Rust {own} under edition {edition}", "Rust {own}，edition {edition}"),
    };
    Ok((program, how))
}

/// Refuses what the judge's version of Rust lacks, at the place where the user wrote it.
pub fn is_known(
    source: &Source,
    judge: &Judge,
    compiled: &'static Compiled,
    compiler: &Compiler,
) -> Result<()> {
    let (Some(version), edition) = (compiled.version, compiled.edition) else { return Ok(()) };
    let file = compiler.out.join("judge.rs");
    fs::write(&file, source.text())?;
    let newer = compiler.newer_than(version, &file, edition);
    let mut newer = warnings(&newer).filter(|one| code(one) == "clippy::incompatible_msrv");
    if let Some((lint, span)) = newer.find_map(|one| Some((one, primary(one)?))) {
        let (at, name) = (range(span), judge.name);
        let since = lint.message.rsplit('`').nth(1).unwrap_or_default();
        let what = source.text().get(at.clone()).unwrap_or_default();
        bail!(text!(
            "{place}: `{what}` is there since Rust {since}, and {name} has {version} under edition {edition}: write it yourself",
            "{place}: `{what}` 从 Rust {since} 才有，而 {name} 在 edition {edition} 下是 {version}：请自己写一个",
            place = source.place(at.start)
        ));
    }
    Ok(())
}

/// The error of the compiler, at the place where the user wrote the code.
fn refusal(source: &Source, judge: &str, edition: &str, compiler: &Compiler) -> Option<Error> {
    let file = compiler.out.join("places.rs");
    fs::write(&file, source.text()).ok()?;
    let arguments = ["--crate-type=bin", "--emit=metadata", "--crate-name=places"];
    let diagnostics = compiler.run(&file, edition, arguments).ok()?;
    let error = errors(&diagnostics).next()?;
    let place = source.place(primary(error).map_or(0, |span| range(span).start));
    let (own, message) = (text!("of this machine", "（本机）"), &error.message);
    let version = compiler.version.unwrap_or(&own);
    Some(anyhow!(text!(
        "{place}: Rust {version}, which {judge} has, does not compile this: {message}",
        "{place}: {judge} 的 Rust {version} 无法编译：{message}"
    )))
}

/// The flags of a release that change the program.
const RELEASE: [&str; 2] = ["-Cdebug-assertions=off", "-Coverflow-checks=off"];

/// Returns true if rustup has this version.
fn is_installed(version: &str) -> bool {
    let mut rustup = Command::new("rustup");
    rustup.args(["run", version, "rustc", "--version"]);
    rustup.output().is_ok_and(|output| output.status.success())
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
    let arguments = ["--crate-type=bin", "--emit=link"];
    let diagnostics = compiler.run(&file, edition, arguments.iter().chain(flags))?;
    accepts(&diagnostics, edition)?;
    let program = compiler.out.join(format!("{name}{}", std::env::consts::EXE_SUFFIX));
    Ok((program, warnings(&diagnostics).map(|warning| shown(warning).into()).collect()))
}
