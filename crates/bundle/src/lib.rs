//! `cargo referee bundle`: one file that a judge accepts.
//!
//! The program and its libraries become one text (`load`, `join`); what the program does not reach
//! by name goes (`reach`), then what rustc finds unused (`dead`). All edits are made on the text, at
//! the places where the syntax stands, so layout and comments survive. At last the MIR of what is left
//! is compared with that of the crates (`mir`): nothing has changed its meaning.

mod bodies;
mod dead;
mod finish;
mod imports;
mod items;
mod join;
pub mod judges;
mod load;
mod mir;
mod names;
pub mod package;
mod reach;
mod refuse;
pub mod rustc;
mod source;
mod strip;
mod syntax;
mod translate;
pub mod verify;

use crate::catalogue::{self, Problem};
use crate::checkout::Checkout;
use crate::console::Usage;
use anyhow::{Context, Result, anyhow, bail, ensure};
use judges::{Judge, STD};
use package::Program;
use rustc::Compiler;
pub use rustc::find_crates;
use source::Source;
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
    /// The package whose library reads the input where a judge has no proconio.
    pub lender: PathBuf,
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
    let lender = checkout.path("Cargo.toml");
    let (full, verify) = (arguments.full, !arguments.no_verify);
    Request { manifest: lender.clone(), bin: None, judge, samples: None, full, verify, lender }
}

/// Bundles a program.
///
/// # Errors
///
/// If it has a construct that cannot be carried into one file; the message names it and its place. If
/// the file would mean something else, is too large for the judge, or answers a sample otherwise.
pub fn bundle(request: &Request) -> Result<Bundle> {
    let judge = request.judge;
    let mut program = Program::find(&request.manifest, request.bin.as_deref())?;
    let mut bin = load::load(&program.bin, request.full)?;
    strip::strip_tests(&mut bin)?;
    let has = |name: &str| judge.crates.contains(&name);
    if !has("proconio") && translate::uses(&bin, "proconio") {
        bin = translate::without_proconio(&bin)?;
        program.lend(&request.lender)?;
    }
    let itertools = translate::uses(&bin, "itertools");
    if !has("itertools") && itertools {
        bin = translate::without_itertools(&bin)?;
    }
    let folder = tempfile::tempdir().context("cannot make a folder for the compiler")?;
    let externals = judge.crates.iter().filter(|name| translate::uses(&bin, name));
    let crates = find_crates(request, &program.bin.name, externals)?;
    let compiler = Compiler { crates, out: folder.path().into() };

    let texts = program.libs.iter().map(|part| load::load(part, request.full));
    let mut texts: Vec<Source> = texts.collect::<Result<_>>()?;
    let mut joined = join::join(&program, &bin, &texts)?;
    strip::strip(&mut joined)?;
    while reach::prune(&mut joined)? {}
    refuse::refuse(&joined, &program, judge.crates)?;
    if joined.has_library() {
        strip::strip_documentation(&mut joined.source);
    }
    texts.push(bin);
    let stands_for_others = program.libs.iter().any(|part| !part.instead.is_empty());
    let meaning = match mir::Meaning::of(&program, &texts, &compiler) {
        // It uses what the shorter files leave out.
        Err(_) if stands_for_others && !request.full => {
            return bundle(&Request { full: true, ..request.clone() });
        }
        result => result.map_err(|error| {
            let hint = "; what is left of itertools has no standard form: write it with the standard \
                        library, or bundle for AtCoder";
            let hint = if itertools && !has("itertools") { hint } else { "" };
            anyhow!("{error:#}{hint}")
        })?,
    };
    let edition = judge.editions.last().context("the judge takes no Rust")?;
    let unused = dead::prune(&mut joined, &compiler, edition)?;
    for edition in judge.editions {
        meaning.check(&joined.source, &compiler, edition)?;
    }
    let text = finish::finish(&joined, &unused, &program.bin)?;

    let (lines, bytes) = (text.lines().count(), text.len());
    if let Some(most) = judge.most_bytes.filter(|most| bytes > *most) {
        bail!("the file has {bytes} bytes, and {} takes at most {most}", judge.name);
    }
    let editions = judge.editions.join(" and ");
    let full = if request.full && stands_for_others { ", with the full library" } else { "" };
    let mut summary = format!("{lines} lines, {bytes} bytes, for {}{full}", judge.name);
    if request.verify {
        let passed = verify::verify(&text, judge.editions, request.samples.as_deref(), &compiler)?;
        summary += &format!("; compiles alone under edition {editions}; samples passed: {passed}");
    }
    Ok(Bundle { text, summary })
}
