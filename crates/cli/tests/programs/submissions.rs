//! Every solution as `cargo sente bundle` makes it for a judge: compiled alone under one edition with `-O` and under the
//! other without, it prints what the program of the crate prints, to the byte. With `-O`, as judges run it, it answers
//! extreme inputs within the limits, and so does the debug build of the crate. The files stay in
//! `target/sente/submissions`, where `.ci/run` tries them on the compilers of the judges.

use crate::extreme::{self, win};
use crate::{PATIENCE, executable};
use anyhow::ensure;
use bundle::judges::{Judge, STD, find};
use bundle::{Request, bundle, externs, rustc::Compiler, verify};
use cli::bundling::or_substitute;
use cli::checkout::Checkout;
use cli::checkout::catalogue::{self, Entry};
use cli::checkout::{Files, samples};
use cli::runner::process::{Limits, run, watch};
use libtest_mimic::{Failed, Trial};
use rules::{Choices, Problem};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;
use std::time::Duration;

const SUBMISSIONS: &str = "target/sente/submissions";
const RANDOM_INPUTS: u64 = 100;
/// Editions and flags: the older edition as judges compile, the newer one with overflow checks.
const BUILDS: [(&str, &[&str]); 2] = [("2021", &["-O"]), ("2024", &[])];
const MOST_BYTES: usize = 8 << 10;
/// Solutions that may be longer: p6560 counts in binary for 64 games at once, and is ten times as fast for that; the others
/// carry the tree of the library, whose edges are read as they come.
const LONG: [&str; 3] = ["bzoj2819", "cf1498f", "p6560"];
const MOST_BYTES_OF_LONG: usize = 10 << 10;
/// The crates of AtCoder's judge, for another one: from their own source, pruned.
const CARRIED: [&str; 2] = ["\n// itertools ", "\n// proconio "];
const MOST_BYTES_WITH_CRATES: usize = 20 << 10;
/// Solutions of a few lines that only read and print: they show what reading and printing costs.
const SHORT: [&str; 2] = ["p2197", "p4279"];
const MOST_BYTES_OF_SHORT: usize = 4 << 10;
const MOST_TIME: Duration = Duration::from_millis(1500);
/// Most compilations that bundling may take the time of. The tool is not optimised here, as people run it, which costs
/// about a fifth: optimised, 15 were enough.
const MOST_COMPILATIONS: u32 = 18;
const ATTEMPTS: u32 = 10;
/// Number of programs that are timed: the longest, which take longest.
const TIMED: usize = 3;

/// A problem whose two files are the same, and are bundled each for itself, as those of all others alike are not.
const ASKED_TWICE: &str = "cf15c";

/// The last line of a submission, a checksum of the others.
const SEAL: usize = 18;

/// A test for each problem, which compiles its single file twice. Where all problems are tested, one command writes the
/// files for their own judges.
pub fn trials(are_all: bool) -> Vec<Trial> {
    let problems = Checkout::find().and_then(|checkout| catalogue::read(&checkout));
    let trial = |problem: Entry| {
        Trial::test(format!("submission::{}", problem.id), move || submission(&problem, are_all))
    };
    let mut trials: Vec<Trial> =
        problems.expect("the catalogue is readable").into_iter().map(trial).collect();
    trials.push(Trial::test("submission::rows", rows));
    trials.push(Trial::test("submission::types", types));
    trials.into_iter().map(|trial| trial.with_ignored_flag(true)).collect()
}

/// Rows and matrices are carried by who prints some, and cost nobody else a byte: no solution has a matrix.
fn rows() -> Result<(), Failed> {
    const PROGRAM: &str = "fn main() {\n    let mut out = sente::output();\n    out.row([1, 20, -3]);\n    \
                           out.matrix(&[vec![4_u8, 5], vec![], vec![6]]);\n}\n";
    let text = printing("1 20 -3\n4 5\n\n6\n", PROGRAM, "", false)?;
    match ["fn row", "fn matrix"].iter().all(|method| text.contains(method)) {
        true if text.len() <= MOST_BYTES_OF_SHORT => Ok(()),
        _ => Err(format!("{} bytes:\n{text}", text.len()).into()),
    }
}

/// Types that are `FromStr` are read, beside integers and markers, by both libraries, and the end is seen.
fn types() -> Result<(), Failed> {
    const PROGRAM: &str = "use sente::io::{Chars, Usize1};\nuse std::num::NonZeroU8;\nfn main() {\n    \
                           sente::input! { n: NonZeroU8, ip: [std::net::Ipv4Addr; n.get()], at: Usize1, c: Chars, f: f64 }\n    \
                           let end = sente::is_stdin_empty();\n    println!(\"{ip:?} {at} {c:?} {f} {end}\");\n}\n";
    for full in [false, true] {
        let text =
            printing("[1.2.3.4] 6 ['a'] 0.5 true\n", PROGRAM, "\u{feff}1 1.2.3.4 7 a .5", full)?;
        if !full && !text.contains("trait Parses") {
            return Err(format!("it is not the short library:\n{text}").into());
        }
    }
    Ok(())
}

/// The file of a program that uses the library, once it has printed what it is to print for an input.
fn printing(expected: &str, program: &str, input: &str, full: bool) -> Result<String, Failed> {
    let (checkout, folder) = (Checkout::find()?, tempfile::tempdir()?);
    let library = format!("{:?}", checkout.path(""));
    let manifest = format!(
        "[package]\nname = \"rows\"\nversion = \"0.1.0\"\nedition = \"2021\"\n[dependencies]\n\
         sente = {{ path = {library} }}\n[workspace]\n"
    );
    for (file, text) in [("Cargo.toml", &*manifest), ("src/main.rs", program)] {
        let path = folder.path().join(file);
        fs::create_dir_all(path.parent().ok_or("it lies in a folder")?)?;
        fs::write(path, text)?;
    }
    let request = Request::new(folder.path().join("Cargo.toml"), STD);
    let bundle = bundle(&Request { alone: Some(folder.path().into()), full, ..request })?;
    let printed = run(&bundle.program.ok_or("it is compiled")?, input.as_bytes(), PATIENCE)?;
    match String::from_utf8_lossy(&printed) {
        printed if printed == expected => Ok(bundle.text),
        printed => Err(format!("it prints {printed}").into()),
    }
}

/// The file for the problem's own judge and the one for the standard library alone.
fn submission(problem: &Entry, are_all: bool) -> Result<(), Failed> {
    let checkout = Checkout::find()?;
    let own = or_substitute(find(&problem.judge)?, &problem.mirrors).0;
    let inputs = inputs(problem, &checkout)?;
    let executable = executable(&problem.id);
    let answer = |input: &String| run(&executable, input.as_bytes(), PATIENCE);
    let answers = inputs.iter().map(answer).collect::<Result<Vec<_>, _>>()?;
    let mut texts: Vec<String> = Vec::new();
    for (folder, judge) in [("own", own), ("std", STD)] {
        let request = Request::new(checkout.path("Cargo.toml"), judge);
        let request = Request { bin: Some(problem.id.clone()), ..request };
        let file = format!("{SUBMISSIONS}/{folder}/{}.rs", problem.id);
        let text = match texts.first() {
            Some(own_text) if is_asked_as_std(own) && problem.id != ASKED_TWICE => own_text.clone(),
            None if are_all => {
                all_are_written()?;
                checkout.read(&file)?
            }
            _ => bundle(&request)?.text,
        };
        if problem.id == ASKED_TWICE && texts.iter().any(|own_text| *own_text != text) {
            return Err(format!("{file} is not the file for {}", own.name).into());
        }
        checkout.write(&file, &text)?;
        let most = match &*problem.id {
            _ if CARRIED.iter().any(|notice| text.contains(notice)) => MOST_BYTES_WITH_CRATES,
            id if SHORT.contains(&id) => MOST_BYTES_OF_SHORT,
            id if LONG.contains(&id) => MOST_BYTES_OF_LONG,
            _ => MOST_BYTES,
        };
        if text.len() > most + SEAL {
            return Err(
                format!("{} bytes for {}: {most} are allowed", text.len(), judge.name).into()
            );
        }
        if !texts.contains(&text) {
            let folder = tempfile::tempdir()?;
            let programs =
                same_answers(problem, &text, &request, &inputs, &answers, folder.path())?;
            if texts.is_empty() {
                extreme::law(rules(problem)?, [&executable, &programs[0]], problem)?;
            }
            texts.push(text);
        }
    }
    Ok(())
}

/// Returns true if a file for the judge is one for the standard library alone: of a judge, bundling looks at the crates, the
/// system and the first edition that goes. No file here is near a limit on bytes, which is all else.
fn is_asked_as_std(judge: &Judge) -> bool {
    let asked = |judge: &Judge| (judge.crates, judge.is_linux, judge.compilers[0].edition);
    asked(judge) == asked(STD)
}

/// Writes the files of all problems, by the command that people type, once.
fn all_are_written() -> Result<(), Failed> {
    static WRITTEN: OnceLock<Result<(), String>> = OnceLock::new();
    let write = || {
        let mut sente = Command::new(env!("CARGO_BIN_EXE_sente"));
        let folder = Checkout::find()?.path(SUBMISSIONS).join("own");
        let _ = fs::remove_dir_all(&folder);
        sente.args(["bundle", "--no-verify", "--all"]).arg(folder).env("SENTE_LANG", "en");
        let output = sente.output()?;
        ensure!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        Ok(())
    };
    let written = WRITTEN.get_or_init(|| write().map_err(|error| format!("{error:#}")));
    written.clone().map_err(Failed::from)
}

fn inputs(problem: &Entry, checkout: &Checkout) -> Result<Vec<String>, Failed> {
    let samples = samples::of(checkout, &problem.id)?;
    let mut inputs: Vec<String> = samples.into_iter().map(|sample| sample.input).collect();
    let rules = rules(problem)?;
    // A sample of a dialogue is all that a judge says; other judges wait for the program.
    if !rules.talks() {
        inputs.extend(random_inputs(rules));
    }
    Ok(inputs)
}

fn rules(problem: &Entry) -> Result<&'static dyn Problem, Failed> {
    Ok(problems::find(&problem.id).ok_or("it has no rules")?)
}

fn random_inputs(rules: &dyn Problem) -> impl Iterator<Item = String> {
    (0..RANDOM_INPUTS).map(|seed| {
        let size = (rules.large() * (seed as usize % 10 + 1) / 10).max(1);
        rules.random(&mut Choices::random(seed), size)
    })
}

/// The programs of a file, one for each of the builds, which give these answers.
fn same_answers(
    problem: &Entry,
    text: &str,
    request: &Request,
    inputs: &[String],
    answers: &[Vec<u8>],
    out: &Path,
) -> Result<Vec<PathBuf>, Failed> {
    let compiler = Compiler { crates: externs(request)?, out: out.into(), ..Compiler::default() };
    let mut programs = Vec::new();
    for (edition, flags) in BUILDS {
        let (program, warnings) = verify::build(text, edition, flags, &compiler)?;
        if let Some(warning) = warnings.first() {
            return Err(format!("rustc warns under edition {edition}:\n{warning}").into());
        }
        for input in inputs.iter().take(3) {
            believes_no_length(&program, input)?;
        }
        let rules = rules(problem)?;
        for input in random_inputs(rules).filter(|_| rules.talks()) {
            win(rules, &program, &input, problem)?;
        }
        for (input, answer) in inputs.iter().zip(answers) {
            if run(&program, input.as_bytes(), PATIENCE)? != *answer {
                let how = format!("edition {edition}, {flags:?}, for {}", request.judge.name);
                return Err(format!("{how}: another answer to the input\n{input}").into());
            }
        }
        programs.push(program);
    }
    Ok(programs)
}

/// A huge number in the place of one of the first words is answered, or refused in one line.
fn believes_no_length(program: &Path, input: &str) -> Result<(), Failed> {
    const WORDS: usize = 4;
    let words: Vec<&str> = input.split_whitespace().collect();
    for place in 0..words.len().min(WORDS) {
        let mut words = words.clone();
        words[place] = "1000000000000";
        let input = words.join(" ");
        if let Err(error) = run(program, input.as_bytes(), PATIENCE) {
            let text = error.to_string();
            if text.lines().count() != 2 || !text.contains("exit status: 1\nerror: ") {
                return Err(format!("{text}\nThe input: {input}").into());
            }
        }
    }
    Ok(())
}

/// Bundling takes little CPU time. On a slow machine it may take that of so many compilations of the short library;
/// each is measured just before it, as the machine may be busy just then.
pub fn time() -> Result<(), Failed> {
    let checkout = Checkout::find()?;
    // Not optimised, as people run it.
    let program = Path::new(env!("CARGO_BIN_EXE_sente"));
    let folder = checkout.scratch("submissions")?;
    let peer = checkout.path("src/brief.rs");
    let [peer, out] = [&peer, &folder].map(|path| path.display().to_string());
    let compilation =
        ["--edition=2021", "--crate-type=lib", "--emit=llvm-ir", "--out-dir", &out, &peer];
    let is_quick = |id: &str| {
        let compilation = cost(Path::new("rustc"), &compilation)?;
        let bundling = cost(program, &["bundle", id, "--no-verify"])?;
        let allowed = MOST_TIME.max(MOST_COMPILATIONS * compilation);
        println!("submission::time: {id}: {bundling:?}, where {allowed:?} are allowed");
        Ok::<bool, Failed>(bundling <= allowed)
    };
    for id in longest(&checkout)? {
        let mut attempts = 1;
        while !is_quick(&id)? {
            attempts += 1;
            if attempts > ATTEMPTS {
                return Err(format!("{id} takes too long to bundle, {ATTEMPTS} times").into());
            }
        }
    }
    Ok(())
}

/// The problems with the longest solutions.
fn longest(checkout: &Checkout) -> Result<Vec<String>, Failed> {
    let mut sizes: Vec<(u64, String)> = Vec::new();
    for problem in catalogue::read(checkout)? {
        let solution = checkout.path(format!("src/bin/{}.rs", problem.id));
        sizes.push((fs::metadata(solution)?.len(), problem.id));
    }
    sizes.sort();
    Ok(sizes.into_iter().rev().take(TIMED).map(|(_, id)| id).collect())
}

fn cost(program: &Path, arguments: &[&str]) -> Result<Duration, Failed> {
    let limits = Limits::patience(PATIENCE);
    let mut command = Command::new(program);
    let command = command.args(arguments).stdin(Stdio::null()).stdout(Stdio::null());
    let outcome = watch(None, command, &limits, None)?;
    match outcome.complaint(&limits) {
        Some(complaint) => Err(format!("{} {complaint}", program.display()).into()),
        None => Ok(outcome.cpu),
    }
}
