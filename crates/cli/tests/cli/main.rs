//! `cargo sente` as people use it: what it prints, how it ends, and what it says of mistakes.
//!
//! Where programs are shell scripts, or the system is asked what a command takes, it is Linux; `verdicts` has the laws of
//! programs that misbehave on every system.

#[cfg(target_os = "linux")]
mod brute;
mod chinese;
// Compilers as Unix calls them.
#[cfg(unix)]
mod code;
mod compiling;
#[cfg(target_os = "linux")]
mod dialogues;
#[cfg(target_os = "linux")]
mod disk;
#[cfg(target_os = "linux")]
mod elsewhere;
mod environment;
mod explore;
mod finding;
#[cfg(target_os = "linux")]
mod guide;
#[cfg(target_os = "linux")]
mod hunting;
#[cfg(target_os = "linux")]
mod judging;
#[cfg(target_os = "linux")]
mod limits;
mod new;
#[cfg(target_os = "linux")]
mod own;
mod playing;
mod skeleton;
#[cfg(target_os = "linux")]
mod sources;

use std::fmt;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A command that has ended, and what it printed.
struct Run {
    command: String,
    status: Option<i32>,
    out: String,
    errors: String,
}

impl Run {
    #[track_caller]
    fn ends(self, status: i32) -> Self {
        assert_eq!(self.status, Some(status), "{self}");
        self
    }

    /// Says all of this on one of both streams.
    #[track_caller]
    fn says(self, parts: &[&str]) -> Self {
        for part in parts {
            assert!(
                [&self.out, &self.errors].iter().any(|said| said.contains(part)),
                "{self}: {part}"
            );
        }
        self
    }
}

impl fmt::Display for Run {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Run { command, status, out, errors } = self;
        write!(f, "{command} ends with {status:?}:\n{out}{errors}")
    }
}

/// It speaks English, whatever the language of this machine, and as where there is no terminal.
fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sente"));
    command.env("SENTE_LANG", "en").env_remove("COLUMNS");
    command
}

fn run(command: &mut Command, input: impl AsRef<[u8]>) -> Run {
    let shown = format!("{command:?}");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap_or_else(|error| panic!("{shown}: {error}"));
    // It may not read at all.
    let _ = child.stdin.take().expect("stdin is piped").write_all(input.as_ref());
    let output = child.wait_with_output().expect("it ends");
    let [out, errors] = [&output.stdout, &output.stderr].map(|bytes| text(bytes));
    Run { command: shown, status: output.status.code(), out, errors }
}

fn sente(arguments: &[&str], input: impl AsRef<[u8]>) -> Run {
    run(program().args(arguments), input)
}

fn explore(arguments: &[&str]) -> Run {
    run(program().arg("explore").args(arguments), "")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// The verbs that the help lists.
fn verbs() -> Vec<String> {
    let help = sente(&["--help"], "").ends(0).out;
    let lines = help.lines().skip_while(|line| *line != "Commands:").skip(1);
    let lines = lines.take_while(|line| !line.is_empty());
    // What is said of a verb may go on in a line that is indented further.
    let words = lines.filter_map(|line| line.strip_prefix("  ")?.split(' ').next());
    let verbs: Vec<String> =
        words.filter(|word| !["", "help"].contains(word)).map(String::from).collect();
    assert!(
        ["list", "judge", "book"].iter().all(|verb| verbs.iter().any(|one| one == verb)),
        "{help}"
    );
    verbs
}

/// Succeeds, and prints this somewhere.
#[track_caller]
fn prints(arguments: &[&str], input: &str, part: &str) {
    let run = sente(arguments, input).ends(0);
    assert!(run.out.contains(part), "{run}");
}

/// Fails with status 1, and says this in one message. On a busy machine lines of progress stand before it.
#[track_caller]
fn fails(arguments: &[&str], input: &str, part: &str) {
    let run = sente(arguments, input).ends(1);
    let messages = run.errors.lines().filter(|line| line.starts_with("error: ")).count();
    assert!(messages == 1 && run.errors.contains(part), "{run}");
}

/// Fails with status 2, and says this in one message.
#[track_caller]
fn is_no_question(arguments: &[&str], part: &str) {
    let run = sente(arguments, "").ends(2);
    assert!(run.errors.starts_with("error: ") && run.errors.contains(part), "{run}");
}

/// A path in the folder for tests.
fn scratch(name: impl AsRef<Path>) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// Writes a file, and the folders around it.
fn write(file: &Path, text: &str) {
    fs::create_dir_all(file.parent().expect("it lies in a folder")).expect("it is writable");
    fs::write(file, text).expect("it is writable");
}

fn data(arguments: &[&str]) -> serde_json::Value {
    serde_json::from_str(&sente(arguments, "").out).expect("it is JSON")
}

/// A program of a user's, as a shell script in the folder for tests.
#[cfg(target_os = "linux")]
fn script(name: impl AsRef<Path>, lines: &str) -> String {
    let path = scratch(name);
    write(&path, &format!("#!/bin/sh\n{lines}\n"));
    assert!(Command::new("chmod").arg("+x").arg(&path).status().expect("chmod runs").success());
    path.to_string_lossy().into_owned()
}

#[test]
fn a_newcomer_is_told_what_to_type() {
    prints(&[], "", "Usage: ");
    prints(&["--help"], "", "Examples:");
    for verb in verbs() {
        prints(&[&verb, "--help"], "", "Examples:\n");
    }
    prints(&["list"], "", "p4363");
    prints(&["list", "--topic", "mis"], "", "p4279");
}

#[test]
fn inputs_are_generated_and_checked() {
    for arguments in [
        ["gen", "p4363", "random"].as_slice(),
        &["gen", "hdu3590", "random"],
        &["gen", "p4363", "extreme", "full-board"],
        // A tree of one vertex ends with an empty line.
        &["gen", "p7864", "random", "--size", "1"],
    ] {
        let made = sente(arguments, "").out;
        prints(&["gen", arguments[1], "check"], &made, "this is an input of");
    }
    for (problem, input, says) in [
        ("p4363", "11 1\n", "line 1, column 1: n is \"11\", not a number from 1 to 10"),
        ("p4363", "", "n is missing"),
        ("p2252", "8 4 1\n", "the text should end before \"1\""),
        ("p2252", "\u{feff}8 4\n", "byte order mark, which no judge's input has"),
        (
            "p2252",
            "8\n4\n",
            "line 1, column 2: here is the end of the line, where the statement has",
        ),
        (
            "p7864",
            "1 3 1 1\n",
            "line 1, column 2: here is a blank, where the statement has the end",
        ),
    ] {
        fails(&["gen", problem, "check"], input, says);
    }
}

#[test]
fn a_judge_without_rust_is_named_before_a_compiler_is_needed() {
    for (id, told) in [
        ("p2311", "POJ takes no Rust; the same problem is Luogu P10501"),
        ("hdu4764", "HDU takes no Rust; no mirror that does is known"),
    ] {
        let mut bundle = program();
        bundle.args(["bundle", id]).env("PATH", "").env("CARGO", "no/cargo");
        run(&mut bundle, "").ends(1).says(&[told, "error: cannot start "]);
    }
}

#[test]
fn what_cannot_be_bundled_is_named() {
    for (arguments, says) in [
        ("bundle", "which problem?"),
        ("bundle p436x", "there is no problem `p436x`; `cargo sente list` shows"),
        ("bundle p2197 --judge x", "no judge is called \"x\"; there is: std, "),
        ("bundle --manifest-path no/Cargo.toml", "there is no package at no/Cargo"),
        ("bundle --manifest-path src", "name its Cargo.toml"),
        ("bundle p2197 --all x", "cannot be used with"),
    ] {
        is_no_question(&arguments.split(' ').collect::<Vec<_>>(), says);
    }
}

#[test]
fn a_size_or_a_number_of_jobs_that_cannot_be_is_refused() {
    for size in ["0", "16", "18446744073709551615"] {
        let says = format!("--size {size}: random inputs of p3179 have a size from 1 to 15");
        is_no_question(&["gen", "p3179", "random", "--size", size], &says);
        is_no_question(&["stress", "p3179", "--size", size], &says);
    }
    is_no_question(&["stress", "p2252", "--size", "1000000000"], "have a size from 1 to ");
    prints(&["gen", "p3179", "random", "--size", "15"], "", "\n");
    is_no_question(&["judge", "p4363", "--jobs", "100000"], "100000 is not in 1..=256");
}

/// Whatever is typed: no control character of it comes back.
#[test]
fn what_is_typed_cannot_reach_the_terminal() {
    let bad = "p\u{1b}[2J\u{7}\r\u{9b}31m\u{202e}";
    let shown = "p\\u{1b}[2J\\u{7}\\r\\u{9b}31m\\u{202e}";
    for arguments in [
        &["judge", bad] as &[&str],
        &["stress", bad],
        &["new", bad],
        &["gen", "p2252", "extreme", bad],
        &["judge", "p2252", "--bin", bad],
        &["stress", "p2252", "--size", bad],
        &["explore", "--moves", bad],
        &[bad],
    ] {
        let Run { out, errors, .. } = sente(arguments, "");
        assert!(errors.contains(shown) && out.is_empty(), "{arguments:?}: {errors:?}");
        let obeyed = |c: char| c.is_control() && c != '\n' || c == '\u{202e}';
        assert!(!errors.contains(obeyed), "{arguments:?}: {errors:?}");
    }
    let errors = sente(&["judge", &format!("--{bad}")], "").errors;
    assert!(errors.contains("--p\\u{1b}") && !errors.contains('\u{1b}'), "{errors:?}");
}

#[test]
fn machines_get_data() {
    let list = data(&["list", "--json", "--topic", "wythoff"]);
    assert_eq!((list[0]["id"].as_str(), list[1].as_str()), (Some("p2252"), None));
    assert_eq!(data(&["list", "--json", "--topic", "no such"]), serde_json::json!([]));
}
