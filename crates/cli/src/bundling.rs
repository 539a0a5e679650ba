//! `cargo sente bundle`: one file that a judge accepts.

use crate::Usage;
use crate::checkout::catalogue::{self, Entry};
use crate::checkout::{Checkout, write_whole};
use crate::console::say;
use crate::parallel;
use anyhow::{Context, Result, bail, ensure};
use bundle::judges::{self, Judge, STD};
use bundle::{Bundle, Request, bundle};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

/// Turn a program into one file that a judge accepts
///
/// The file holds the solution as it is written, then a module with exactly the items of the library
/// that it needs. It is compiled alone, and run on the samples, before it is printed.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  cargo sente bundle p4363 > p4363.rs       for the problem's own judge
  cargo sente bundle abc330_e --judge std   with the source of the crates that only AtCoder has
  cargo sente bundle --all submissions      every solution
  cargo sente bundle p2252 --check          verify, and print nothing
  cargo sente bundle --manifest-path ../mine/Cargo.toml --bin a --judge codeforces --input a.in")]
pub struct Arguments {
    /// The problem: its name, a mirror such as `POJ 1067`, an address, a title, a topic
    #[arg(value_name = "PROBLEM", conflicts_with_all = ["all", "manifest_path"])]
    id: Vec<String>,
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
    /// An input on which the file and the program must print the same
    #[arg(long, value_name = "FILE", conflicts_with_all = ["all", "no_verify"])]
    input: Option<PathBuf>,
}

/// Runs `cargo sente bundle`.
///
/// # Errors
///
/// If a program is unknown or cannot be bundled, or the file is wrong; nothing is printed then.
pub fn run(arguments: &Arguments) -> Result<()> {
    if let Some(folder) = &arguments.all {
        return run_all(&Checkout::find()?, arguments, folder);
    }
    let (name, bundle) = match (&arguments.id[..], &arguments.manifest_path) {
        ([_, ..], _) => {
            let checkout = Checkout::find()?;
            let problem = catalogue::one(&checkout, &arguments.id)?;
            let (judge, note) = judge_of(arguments, &problem)?;
            tell(&[note]);
            let bundle = bundle_solution(&checkout, arguments, &problem, judge)?;
            (problem.id, bundle)
        }
        ([], Some(manifest)) => {
            let judge = arguments.judge.as_deref().map_or(Ok(STD), judges::find)?;
            let (judge, note) = judges::or_substitute(judge, &[]);
            // This needs no checkout: the package is somebody's own.
            let request = Request {
                bin: arguments.bin.clone(),
                samples: arguments.samples.clone(),
                ..request(manifest.clone(), arguments, judge)
            };
            let name = arguments.bin.clone().unwrap_or_else(|| "the program".into());
            tell(&[note_line(&note)]);
            (name, bundle(&request)?)
        }
        ([], None) => {
            bail!(Usage("which problem? `cargo sente list` shows all; or say --all DIR".into()))
        }
    };
    match &arguments.output {
        _ if arguments.check => {}
        Some(file) => write_whole(file, &bundle.text)?,
        None => say(bundle.text.trim_end()),
    }
    tell(&bundle.notes.iter().map(|note| note_line(note)).collect::<Vec<_>>());
    tell(&[format!("{name}: {}", bundle.summary)]);
    Ok(())
}

/// Several at a time: each has a compiler to wait for.
fn run_all(checkout: &Checkout, arguments: &Arguments, folder: &Path) -> Result<()> {
    fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    let problems = catalogue::read(checkout)?;
    let failed = AtomicUsize::new(0);
    parallel::first(parallel::processors(), 0..problems.len(), |turn| {
        let (problem, id) = (&problems[turn], &problems[turn].id);
        let (judge, note) = judge_of(arguments, problem)?;
        match bundle_solution(checkout, arguments, problem, judge) {
            Ok(bundle) => {
                if !arguments.check {
                    write_whole(&folder.join(format!("{id}.rs")), &bundle.text)?;
                }
                tell(&[note, format!("{id}: {}", bundle.summary)]);
            }
            Err(error) => {
                failed.fetch_add(1, Ordering::Relaxed);
                tell(&[note, format!("error: {id}: {error:#}")]);
            }
        }
        Ok(None::<()>)
    })?;
    let failed = failed.into_inner();
    ensure!(failed == 0, "{failed} of {} solutions cannot be bundled", problems.len());
    Ok(())
}

/// The judge to bundle for, and a note where it is another than the problem's.
fn judge_of(arguments: &Arguments, problem: &Entry) -> Result<(&'static Judge, String)> {
    let judge = judges::find(arguments.judge.as_ref().unwrap_or(&problem.judge))?;
    let (judge, note) = judges::or_substitute(judge, &problem.mirrors);
    Ok((judge, note_line(&note)))
}

fn bundle_solution(
    checkout: &Checkout,
    arguments: &Arguments,
    problem: &Entry,
    judge: &'static Judge,
) -> Result<Bundle> {
    let id = problem.id.as_str();
    bundle(&Request {
        bin: Some(id.into()),
        samples: Some(checkout.path("samples").join(id)),
        ..request(checkout.path("Cargo.toml"), arguments, judge)
    })
}

fn note_line(note: &str) -> String {
    if note.is_empty() { String::new() } else { format!("note: {note}") }
}

/// Prints lines on standard error, together. If it is closed, the file itself must do.
fn tell(lines: &[String]) {
    let lines: String =
        lines.iter().filter(|line| !line.is_empty()).map(|line| format!("{line}\n")).collect();
    let _ = std::io::stderr().write_all(lines.as_bytes());
}

fn request(manifest: PathBuf, arguments: &Arguments, judge: &'static Judge) -> Request {
    let (full, verify) = (arguments.full, !arguments.no_verify);
    Request {
        manifest,
        bin: None,
        judge,
        samples: None,
        input: arguments.input.clone(),
        full,
        verify,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_judge_of_the_catalogue_is_known() {
        for problem in catalogue::read(&Checkout::find().unwrap()).unwrap() {
            let judge = judges::find(&problem.judge).unwrap();
            assert_eq!(judge.takes_rust(), problem.rust, "{}", problem.id);
        }
    }

    #[test]
    fn a_judge_without_rust_names_a_mirror() {
        let problems = catalogue::read(&Checkout::find().unwrap()).unwrap();
        let told = |id: &str| {
            let problem = problems.iter().find(|problem| problem.id == id).unwrap();
            judges::or_substitute(judges::find(&problem.judge).unwrap(), &problem.mirrors).1
        };
        assert!(told("p2311").contains("POJ takes no Rust; the same problem is Luogu P10501"));
        assert!(told("hdu4764").contains("HDU takes no Rust; no mirror that does is known"));
        assert_eq!(told("p2252"), "");
    }
}
