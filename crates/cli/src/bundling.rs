//! `cargo sente bundle`: one file that a judge accepts.

mod substitute;
mod trial;

pub use substitute::or_substitute;

use crate::Usage;
use crate::checkout::catalogue::{self, Entry};
use crate::checkout::find::{ONE_PROBLEM, PROBLEM};
use crate::checkout::{Checkout, places};
use crate::command_line::{NONE, examples};
use crate::console::{error_text, say};
use crate::parallel;
use crate::written::{cannot_make, ensure_free, write_whole};
use anyhow::{Context, Result, bail};
use bundle::{Bundle, Request, bundle};
use judges::{Judge, STD};
use language::{Text, text};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

/// Options of `cargo sente bundle`.
#[derive(clap::Args)]
#[command(long_about = text!("\
Turn a program into one file that a judge accepts\n\n\
The file holds the solution as it is written, then a module with exactly the items of the library \
that it needs. It is compiled alone, and run on the samples, before it is printed.", "\
打包成一个文件，用来提交\n\n\
文件里先是题解的原文，再是一个模块，里面是它用到的库代码，不多也不少。输出之前先单独编译，并在样例上运行。"))]
#[command(after_help = examples(&[
    ("bundle p4363 > p4363.rs", Text("for the problem's own judge", "用于这道题的 OJ")),
    ("bundle abc330_e --judge std", Text(
        "with the source of the crates that only AtCoder has",
        "带上只有 AtCoder 才有的库的源码"
    )),
    ("bundle --all submissions", Text("every solution", "全部题解")),
    ("bundle p2252 --check", Text("verify, and print nothing", "只检查，不输出")),
    ("bundle --manifest-path ../mine/Cargo.toml --bin a --judge codeforces", NONE),
]))]
pub struct Arguments {
    #[arg(value_name = PROBLEM.get(), conflicts_with_all = ["all", "manifest_path"], help = ONE_PROBLEM.get())]
    id: Vec<String>,
    #[arg(long, value_name = Text("JUDGE", "OJ").get(), help = text!(
        "The judge; the problem's own if it is left out",
        "用于哪个 OJ；不写就是题目所在的 OJ"
    ))]
    judge: Option<String>,
    #[arg(short, long, value_name = Text("FILE", "文件").get(), conflicts_with_all = ["all", "check"], help = text!(
        "Where to write the file, which replaces none but its own; it is printed if this is left out",
        "写到哪个文件，只会覆盖 bundle 写出的文件；不写就直接输出"
    ))]
    output: Option<PathBuf>,
    #[arg(long, value_name = FOLDER.get(), conflicts_with_all = ["manifest_path", "bin"], help = text!(
        "Bundle every solution into this folder, whose other files stay",
        "把全部题解打包到这个文件夹，只会覆盖 bundle 写出的文件"
    ))]
    all: Option<PathBuf>,
    #[arg(long, help = text!("Verify, and write nothing", "只检查，什么都不写"))]
    check: bool,
    #[arg(long, conflicts_with = "check", help = text!(
        "Do not compile the file and run the samples",
        "不编译，也不跑样例"
    ))]
    no_verify: bool,
    #[arg(long, help = text!(
        "Carry the library as it is, where a shorter file stands for a part of it in submissions",
        "库原样带上，不用提交时代替它的短文件"
    ))]
    full: bool,
    #[arg(long, value_name = Text("PATH", "路径").get(), help = text!(
        "The manifest of a package of your own",
        "你自己的包的 Cargo.toml"
    ))]
    manifest_path: Option<PathBuf>,
    #[arg(long, value_name = Text("NAME", "名字").get(), requires = "manifest_path", help = text!(
        "The program of that package",
        "那个包里的程序"
    ))]
    bin: Option<String>,
    #[arg(long, value_name = Text("LIST", "列表").get(), requires = "manifest_path", help = text!(
        "Features of that package, as cargo takes them",
        "启用那个包的这些特性，写法和 cargo 的一样"
    ))]
    features: Vec<String>,
    #[arg(long, requires = "manifest_path", help = text!(
        "Leave its default features out",
        "不启用它的默认特性"
    ))]
    no_default_features: bool,
    #[arg(long, value_name = FOLDER.get(), requires = "manifest_path", help = text!(
        "A folder with samples N.in and N.out of that program",
        "那个程序的样例所在的文件夹，样例名为 N.in 和 N.out"
    ))]
    samples: Option<PathBuf>,
}

impl Arguments {
    /// The features, as arguments of cargo.
    fn for_cargo(&self) -> Vec<String> {
        let defaults = self.no_default_features.then(|| "--no-default-features".into());
        let features = self.features.iter().map(|list| format!("--features={list}"));
        features.chain(defaults).collect()
    }
}

const FOLDER: Text = Text("DIR", "文件夹");

/// Runs `cargo sente bundle`. Nothing is printed of a file that is wrong.
pub fn run(arguments: &Arguments) -> Result<bool> {
    if let Some(folder) = &arguments.all {
        run_all(&Checkout::find()?, arguments, folder)?;
        return Ok(true);
    }
    ensure_free(arguments.output.as_deref())?;
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
            let judge = arguments.judge.as_deref().map_or(Ok(STD), judge_named)?;
            let (judge, note) = or_substitute(judge, &[]);
            // This needs no checkout: the package is somebody's own.
            let (bin, features) = (arguments.bin.clone(), arguments.for_cargo());
            let request = Request { bin, features, ..Request::new(manifest, judge) };
            let name = arguments.bin.clone().unwrap_or_else(|| text!("the program", "程序"));
            tell(&[note_line(&note)]);
            (name, tried(request, arguments, arguments.samples.as_deref())?)
        }
        ([], None) => {
            bail!(Usage(text!(
                "which problem? `cargo sente list` shows all; or say --all DIR",
                "哪道题？`cargo sente list` 列出全部题目；或者写 --all 和一个文件夹"
            )))
        }
    };
    match &arguments.output {
        _ if arguments.check => {}
        Some(file) => write_whole(file, &bundle.text)?,
        None => say(bundle.text.trim_end()),
    }
    tell(&bundle.notes.iter().map(|note| note_line(note)).collect::<Vec<_>>());
    tell(&[summary(&name, &bundle)]);
    Ok(true)
}

/// Bundles all solutions, several at a time: each has a compiler to wait for.
fn run_all(checkout: &Checkout, arguments: &Arguments, folder: &Path) -> Result<()> {
    let problems = catalogue::read(checkout)?;
    let files: Vec<PathBuf> =
        problems.iter().map(|problem| folder.join(format!("{}.rs", problem.id))).collect();
    if !arguments.check {
        ensure_free(files.iter().map(PathBuf::as_path))?;
        fs::create_dir_all(folder).with_context(|| cannot_make(folder))?;
    }
    let failed = AtomicUsize::new(0);
    parallel::first(parallel::processors(), 0..problems.len(), |turn| {
        let (problem, id) = (&problems[turn], &problems[turn].id);
        let (judge, note) = judge_of(arguments, problem)?;
        match bundle_solution(checkout, arguments, problem, judge) {
            Ok(bundle) => {
                if !arguments.check {
                    write_whole(&files[turn], &bundle.text)?;
                }
                tell(&[note, summary(id, &bundle)]);
            }
            Err(error) => {
                failed.fetch_add(1, Ordering::Relaxed);
                let error = error_text(&error);
                tell(&[note, text!("error: {id}: {error}", "错误：{id}：{error}")]);
            }
        }
        Ok(None::<()>)
    })?;
    let failed = failed.into_inner();
    if failed > 0 {
        bail!(text!(
            "{failed} of {total} solutions cannot be bundled",
            "{total} 份题解中有 {failed} 份无法打包",
            total = problems.len()
        ));
    }
    Ok(())
}

fn summary(name: &str, Bundle { summary, .. }: &Bundle) -> String {
    text!("{name}: {summary}", "{name}：{summary}")
}

/// The judge to bundle for, and a note where it is another than the problem's.
fn judge_of(arguments: &Arguments, problem: &Entry) -> Result<(&'static Judge, String)> {
    let judge = judge_named(arguments.judge.as_ref().unwrap_or(&problem.judge))?;
    let (judge, note) = or_substitute(judge, &problem.mirrors);
    Ok((judge, note_line(&note)))
}

fn judge_named(name: &str) -> Result<&'static Judge> {
    judges::find(places::full(name))
}

fn bundle_solution(
    checkout: &Checkout,
    arguments: &Arguments,
    problem: &Entry,
    judge: &'static Judge,
) -> Result<Bundle> {
    let request = Request::new(checkout.path("Cargo.toml"), judge);
    let samples = checkout.path("samples").join(&problem.id);
    tried(Request { bin: Some(problem.id.clone()), ..request }, arguments, Some(&samples))
}

/// Bundles; then compiles the file alone, and runs it on the samples, if that is not left out.
fn tried(request: Request, arguments: &Arguments, samples: Option<&Path>) -> Result<Bundle> {
    let folder = tempfile::tempdir().with_context(bundle::no_folder)?;
    let alone = (!arguments.no_verify).then(|| folder.path().into());
    let request = Request { full: arguments.full, alone, ..request };
    let mut bundle = bundle(&request)?;
    let Some(program) = &bundle.program else { return Ok(bundle) };
    let passed = samples.map_or(Ok(0), |folder| trial::on_samples(program, folder))?;
    if passed > 0 {
        bundle.summary += &text!("; samples passed: {passed}", "；通过样例：{passed}");
    }
    Ok(bundle)
}

fn note_line(note: &str) -> String {
    if note.is_empty() { String::new() } else { text!("note: {note}", "注意：{note}") }
}

/// Prints lines on standard error, together. If it is closed, the file itself must do.
fn tell(lines: &[String]) {
    let lines: String =
        lines.iter().filter(|line| !line.is_empty()).map(|line| format!("{line}\n")).collect();
    let _ = std::io::stderr().write_all(lines.as_bytes());
}
