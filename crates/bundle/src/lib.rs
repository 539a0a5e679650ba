//! A program and its libraries as one file that a judge accepts.
//!
//! Begin with [`bundle`]. Nothing here knows a game or a problem: any contestant's package can be bundled.
//!
//! The program and its libraries become one text (`load`, `join`); what the program does not use of
//! them is deleted (`prune`). All edits are made on the text, at the places where the syntax stands, so
//! layout and comments survive. At last the compiler's own form of the file is held against that of the
//! crates (`ir_check`): it does the same, or nothing is bundled.

mod attempt;
mod captures;
mod cargo;
mod cite;
mod conditions;
mod fastout;
mod finish;
mod flow;
mod follow;
mod ir;
mod ir_check;
mod ir_text;
mod join;
mod load;
mod migrate;
mod names;
mod prune;
mod reach;
mod refuse;
#[cfg(test)]
mod rewrites;
pub mod rustc;
mod same;
mod side_by_side;
mod source;
mod strip;
mod syntax;
mod tells;
mod toolchain;
pub mod verify;

pub use judges::{self, seal};

use anyhow::Result;
use cargo::Program;
use judges::{Judge, Usage};
use language::{cannot_read, text};
use std::path::PathBuf;

/// A program and the judge that it is bundled for.
#[derive(Clone, Debug)]
pub struct Request {
    /// The manifest of the package.
    pub manifest: PathBuf,
    /// The program; the only one if none is named.
    pub bin: Option<String>,
    /// Arguments for cargo: `--features`, `--no-default-features`.
    pub features: Vec<String>,
    pub judge: &'static Judge,
    /// True to carry libraries themselves, not the brief ones that stand for them in submissions.
    pub full: bool,
    /// The folder in which the file is compiled alone, if that is asked for.
    pub alone: Option<PathBuf>,
}

impl Request {
    /// The only program of a package.
    pub fn new(manifest: impl Into<PathBuf>, judge: &'static Judge) -> Self {
        let (manifest, bin, features) = (manifest.into(), None, Vec::new());
        Request { manifest, bin, features, judge, full: false, alone: None }
    }
}

/// A bundled program.
#[derive(Clone, Debug)]
pub struct Bundle {
    /// The file, with a last line that seals it.
    pub text: String,
    /// The edition under which the judge has to compile it.
    pub edition: &'static str,
    /// One line that describes it.
    pub summary: String,
    /// A line for each setting of cargo that changes the program and that no judge has.
    pub notes: Vec<String>,
    /// The file, compiled alone.
    pub program: Option<PathBuf>,
}

/// Bundles a program.
///
/// # Errors
///
/// If it has a construct that cannot be carried into one file; the message names it and its place. If
/// the file would mean something else, is too large for the judge, or does not compile there.
pub fn bundle(request: &Request) -> Result<Bundle> {
    let program = Program::find(request)?;
    let crates = program.crates.clone();
    attempt::attempt(request, program).map_err(|error| cite::cite(error, &crates))
}

/// The crates that the judge has, as arguments of rustc.
pub fn externs(request: &Request) -> Result<Vec<String>> {
    if request.judge.crates.is_empty() {
        return Ok(Vec::new());
    }
    Ok(Program::find(request)?.externs(Some(request.judge)))
}

/// The message for a program that cannot be started.
fn cannot_start(program: &str) -> String {
    text!("cannot start {program}", "无法启动 {program}")
}

/// The message where there is no room for a compiler's files.
pub fn no_folder() -> String {
    text!(
        "cannot make a folder for the compiler in {folder} (TMPDIR names another place)",
        "无法在 {folder} 中为编译器建立文件夹（可以用 TMPDIR 指定别处）",
        folder = std::env::temp_dir().display()
    )
}
