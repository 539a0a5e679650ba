//! `cargo referee bundle`: one file that a judge accepts.
//!
//! The program and its libraries become one text (`load`, `join`); what the program does not reach
//! by name goes (`reach`), then what rustc finds unused (`dead`). All edits are made on the text, at
//! the places where the syntax stands, so layout and comments survive. At last the compiler's own form of
//! the file is held against that of the crates (`meaning`): it does the same, or less is deleted
//! (`attempt`), or nothing is bundled.

mod atcoder;
mod attempt;
mod cite;
mod conditions;
mod dead;
mod drops;
mod finish;
mod here;
mod idle;
mod imports;
mod ir;
mod ir_text;
mod items;
mod join;
pub mod judges;
mod load;
mod meaning;
mod memory;
mod names;
pub mod package;
mod reach;
mod refuse;
pub mod rustc;
mod same;
mod source;
mod standins;
mod strip;
mod syntax;
mod translate;
pub mod verify;

use crate::catalogue::{self, Problem};
use crate::checkout::Checkout;
use crate::console::Usage;
use anyhow::{Context, Result, bail, ensure};
use judges::{Judge, STD};
use package::Program;
pub use rustc::find_crates;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Turn a program into one file that a judge accepts
///
/// The file holds the solution as it is written, then a module with exactly the items of the library
/// that it needs. It is compiled alone, and run on the samples, before it is printed.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  cargo referee bundle p4363 > p4363.rs       for the problem's own judge
  cargo referee bundle abc330_e --judge std   without the crates of AtCoder
  cargo referee bundle --all submissions      every solution
  cargo referee bundle p2252 --check          verify, and print nothing
  cargo referee bundle --manifest-path ../mine/Cargo.toml --bin a --judge codeforces")]
pub struct Arguments {
    /// The problem
    #[arg(conflicts_with_all = ["all", "manifest_path"])]
    id: Option<String>,
    /// The judge; the problem's own if it is left out
    #[arg(long, value_name = "JUDGE")]
    judge: Option<String>,
    /// Where to write the file; it is printed if this is left out
    #[arg(short, long, value_name = "FILE", conflicts_with_all = ["all", "check"])]
    output: Option<PathBuf>,
    /// Bundle every solution into this folder
    #[arg(long, value_name = "DIR", conflicts_with_all = ["manifest_path", "bin"])]
    all: Option<PathBuf>,
    /// Verify, and write nothing
    #[arg(long)]
    check: bool,
    /// Do not compile the file and run the samples
    #[arg(long, conflicts_with = "check")]
    no_verify: bool,
    /// Carry the library as it is, where a shorter file stands for a part of it in submissions
    #[arg(long)]
    full: bool,
    /// The manifest of a package of your own
    #[arg(long, value_name = "PATH")]
    manifest_path: Option<PathBuf>,
    /// The program of that package
    #[arg(long, value_name = "NAME", requires = "manifest_path")]
    bin: Option<String>,
    /// A folder with samples N.in and N.out of that program
    #[arg(long, value_name = "DIR", requires = "manifest_path")]
    samples: Option<PathBuf>,
}

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

/// Runs `cargo referee bundle`.
///
/// # Errors
///
/// If a program is unknown or cannot be bundled, or the file is wrong; nothing is printed then.
pub fn run(checkout: &Checkout, arguments: &Arguments) -> Result<()> {
    if let Some(folder) = &arguments.all {
        return run_all(checkout, arguments, folder);
    }
    let (name, bundle) = match (&arguments.id, &arguments.manifest_path) {
        (Some(id), _) => (id.clone(), bundle_solution(checkout, arguments, id)?),
        (None, Some(manifest)) => {
            let judge = arguments.judge.as_deref().map_or(Ok(STD), judges::find)?;
            let (judge, note) = judges::or_substitute(judge, None);
            say_note(&note);
            let request = Request {
                manifest: manifest.clone(),
                bin: arguments.bin.clone(),
                samples: arguments.samples.clone(),
                ..request(checkout, arguments, judge)
            };
            (arguments.bin.clone().unwrap_or_else(|| "the program".into()), bundle(&request)?)
        }
        (None, None) => {
            bail!(Usage("which problem? `cargo referee list` shows all; or say --all DIR".into()))
        }
    };
    match &arguments.output {
        _ if arguments.check => {}
        Some(file) => fs::write(file, &bundle.text)
            .with_context(|| format!("cannot write {}", file.display()))?,
        None => crate::console::say(bundle.text.trim_end()),
    }
    eprintln!("{name}: {}", bundle.summary);
    Ok(())
}

fn run_all(checkout: &Checkout, arguments: &Arguments, folder: &Path) -> Result<()> {
    fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    let mut failed = 0;
    let problems = catalogue::read(checkout)?;
    for Problem { id, .. } in &problems {
        match bundle_solution(checkout, arguments, id) {
            Ok(bundle) => {
                if !arguments.check {
                    let file = folder.join(format!("{id}.rs"));
                    fs::write(&file, &bundle.text)
                        .with_context(|| format!("cannot write {}", file.display()))?;
                }
                eprintln!("{id}: {}", bundle.summary);
            }
            Err(error) => {
                failed += 1;
                eprintln!("error: {id}: {error:#}");
            }
        }
    }
    ensure!(failed == 0, "{failed} of {} solutions cannot be bundled", problems.len());
    Ok(())
}

fn bundle_solution(checkout: &Checkout, arguments: &Arguments, id: &str) -> Result<Bundle> {
    let problem = &catalogue::select(checkout, &[id.into()])?[0];
    let id = problem.id.as_str();
    let judge = judges::find(arguments.judge.as_ref().unwrap_or(&problem.judge))?;
    let (judge, note) = judges::or_substitute(judge, Some(problem));
    say_note(&note);
    bundle(&Request {
        bin: Some(id.into()),
        samples: Some(checkout.path("samples").join(id)),
        ..request(checkout, arguments, judge)
    })
}

fn say_note(note: &str) {
    if !note.is_empty() {
        // If standard error is closed, the file itself must do.
        let _ = writeln!(std::io::stderr(), "note: {note}");
    }
}

fn request(checkout: &Checkout, arguments: &Arguments, judge: &'static Judge) -> Request {
    let (full, verify) = (arguments.full, !arguments.no_verify);
    let manifest = checkout.path("Cargo.toml");
    Request { manifest, bin: None, judge, samples: None, full, verify }
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
