//! A program and its libraries as one file that a judge accepts.
//!
//! Begin with [`bundle`]. Nothing here knows a game or a problem: any contestant's package can be bundled.
//!
//! The program and its libraries become one text (`load`, `join`); what the program does not use of
//! them is deleted (`prune`). All edits are made on the text, at the places where the syntax stands, so
//! layout and comments survive. At last the compiler's own form of the file is held against that of the
//! crates (`meaning`): it does the same, or nothing is bundled.

mod attempt;
mod captures;
mod cargo;
mod cite;
mod conditions;
mod fastout;
mod finish;
mod flow;
mod ir;
mod ir_text;
mod join;
pub mod judges;
mod load;
mod meaning;
mod migrate;
mod names;
mod prune;
mod reach;
mod refuse;
pub mod run;
pub mod rustc;
mod same;
mod side_by_side;
mod source;
mod strip;
mod syntax;
pub mod verify;

use anyhow::Result;
use cargo::{Crate, Program};
use judges::Judge;
use std::fmt;
use std::path::{Path, PathBuf};

/// A program and the judge that it is bundled for.
#[derive(Clone, Debug)]
pub struct Request {
    /// The manifest of the package.
    pub manifest: PathBuf,
    /// The program; the only one if none is named.
    pub bin: Option<String>,
    /// The judge.
    pub judge: &'static Judge,
    /// The folder of the samples.
    pub samples: Option<PathBuf>,
    /// An input on which the file and the program itself must print the same.
    pub input: Option<PathBuf>,
    /// True to carry the files for which shorter ones stand in submissions.
    pub full: bool,
    /// True to compile the file alone and run it on the samples.
    pub verify: bool,
}

/// A bundled program.
#[derive(Clone, Debug)]
pub struct Bundle {
    /// The file.
    pub text: String,
    /// The edition under which the judge has to compile it.
    pub edition: &'static str,
    /// One line that describes it.
    pub summary: String,
    /// A line for each setting of cargo that changes the program and that no judge has.
    pub notes: Vec<String>,
}

/// Bundles a program.
///
/// # Errors
///
/// If it has a construct that cannot be carried into one file; the message names it and its place. If
/// the file would mean something else, is too large for the judge, or answers a sample otherwise.
pub fn bundle(request: &Request) -> Result<Bundle> {
    let program = Program::find(request)?;
    let folders: Vec<PathBuf> = [&program.bin].into_iter().chain(&program.libs).map(root).collect();
    attempt::attempt(request, program).map_err(|error| cite::cite(error, &folders))
}

/// The crates that the judge has, as arguments of rustc.
pub fn externs(request: &Request) -> Result<Vec<String>> {
    Ok(Program::find(request)?.externs(Some(request.judge)))
}

/// The folder that places in messages are relative to.
fn root(part: &Crate) -> PathBuf {
    match part.prefix.components().next() {
        Some(_) => part.folder.parent().map(Path::to_path_buf).unwrap_or_default(),
        None => part.folder.clone(),
    }
}

/// A usage error: the command line names something that does not exist. The exit status is 2 then, not 1.
#[derive(Debug)]
pub struct Usage(pub String);

impl fmt::Display for Usage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Usage {}
