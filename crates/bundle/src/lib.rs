//! A program and its libraries as one file that a judge accepts.
//!
//! Begin with [`bundle`]. Nothing here knows a game or a problem: any contestant's package can be bundled.
//!
//! The program and its libraries become one text (`load`, `join`); what the program does not use of
//! them is deleted (`prune`). All edits are made on the text, at the places where the syntax stands, so
//! layout and comments survive. At last the compiler's own form of the file is held against that of the
//! crates (`meaning`): it does the same, or less is deleted (`attempt`), or nothing is bundled.

mod atcoder;
mod attempt;
mod cite;
mod conditions;
mod drops;
mod finish;
mod here;
mod ir;
mod ir_text;
mod join;
pub mod judges;
mod load;
mod meaning;
mod memory;
mod names;
pub mod package;
mod prune;
mod refuse;
pub mod rustc;
mod same;
mod source;
mod standins;
mod strip;
mod syntax;
mod translate;
pub mod verify;

use anyhow::Result;
use judges::Judge;
use package::Program;
pub use rustc::find_crates;
use std::path::{Path, PathBuf};

/// What is to be bundled.
#[derive(Clone, Debug)]
pub struct Request {
    /// The manifest of the package.
    pub manifest: PathBuf,
    /// The program; the only one if none is named.
    pub bin: Option<String>,
    /// The judge.
    pub judge: &'static Judge,
    /// Where the samples are.
    pub samples: Option<PathBuf>,
    /// Whether files are carried for which others stand in submissions.
    pub full: bool,
    /// Whether the file is compiled alone and run.
    pub verify: bool,
}

/// What came of it.
#[derive(Clone, Debug)]
pub struct Bundle {
    /// The file.
    pub text: String,
    /// One line that describes it.
    pub summary: String,
}

/// Bundles a program.
///
/// # Errors
///
/// If it has a construct that cannot be carried into one file; the message names it and its place. If
/// the file would mean something else, is too large for the judge, or answers a sample otherwise.
pub fn bundle(request: &Request) -> Result<Bundle> {
    let program = Program::find(&request.manifest, request.bin.as_deref())?;
    let folders: Vec<PathBuf> = [&program.bin].into_iter().chain(&program.libs).map(root).collect();
    attempt::attempt(request, program).map_err(|error| cite::cite(error, &folders))
}

/// What the places in messages are relative to.
fn root(part: &package::Crate) -> PathBuf {
    match part.prefix.components().next() {
        Some(_) => part.folder.parent().map(Path::to_path_buf).unwrap_or_default(),
        None => part.folder.clone(),
    }
}
