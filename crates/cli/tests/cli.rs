//! `cargo sente` as people use it: what it prints, how it ends, and what it says of mistakes.

#[path = "cli/environment.rs"]
mod environment;
#[path = "cli/help.rs"]
mod help;

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

fn sente(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_sente"))
        .args(arguments)
        .env("LC_ALL", "C")
        .env_remove("COLUMNS")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("sente starts");
    // It may not read at all.
    let _ = child.stdin.take().expect("stdin is piped").write_all(input.as_bytes());
    child.wait_with_output().expect("sente ends")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Succeeds, and prints this somewhere.
#[track_caller]
fn prints(arguments: &[&str], input: &str, part: &str) {
    let output = sente(arguments, input);
    assert!(output.status.success(), "{arguments:?}: {}", text(&output.stderr));
    assert!(text(&output.stdout).contains(part), "{arguments:?}: {}", text(&output.stdout));
}

/// Fails with status 1, and says this in one message.
#[track_caller]
fn fails(arguments: &[&str], input: &str, part: &str) {
    let output = sente(arguments, input);
    assert_eq!(output.status.code(), Some(1), "{arguments:?}: {}", text(&output.stdout));
    let errors = text(&output.stderr);
    assert!(errors.starts_with("error: ") && errors.contains(part), "{arguments:?}: {errors}");
}

/// Fails with status 2, and says this in one message.
#[track_caller]
fn is_no_question(arguments: &[&str], part: &str) {
    let output = sente(arguments, "");
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {}", text(&output.stdout));
    let errors = text(&output.stderr);
    assert!(errors.starts_with("error: ") && errors.contains(part), "{arguments:?}: {errors}");
}

/// A program of a user's, as a shell script.
fn script(name: &str, lines: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, format!("#!/bin/sh\n{lines}\n")).expect("the folder for tests is writable");
    assert!(Command::new("chmod").arg("+x").arg(&path).status().expect("chmod runs").success());
    path.to_string_lossy().into_owned()
}

#[test]
fn a_newcomer_is_told_what_to_type() {
    prints(&[], "", "cargo run --release --bin p2197 < samples/p2197/1.in");
    prints(&["--help"], "", "Examples:");
    prints(&["list"], "", "p4363");
    prints(&["list", "--topic", "mis"], "", "p4279");
}

#[test]
fn inputs_are_generated_and_validated() {
    for arguments in [["gen", "p4363", "random"], ["gen", "hdu3590", "random"]] {
        let made = text(&sente(&arguments, "").stdout);
        prints(&["validate", arguments[1]], &made, "this is an input of");
    }
    let full_board = text(&sente(&["gen", "p4363", "worst", "full-board"], "").stdout);
    prints(&["validate", "p4363"], &full_board, "this is an input of p4363");
    fails(
        &["validate", "p4363"],
        "11 1\n",
        "line 1, column 1: n is \"11\", not a number from 1 to 10",
    );
    fails(&["validate", "p4363"], "", "n is missing");
}

#[test]
fn mistakes_are_named() {
    for verb in ["gen", "validate", "stress", "judge", "wrong"] {
        is_no_question(&[verb, "p436"], "there is no problem `p436`; did you mean p4363?");
        is_no_question(&[verb, "chess"], "there is no problem `chess`; `cargo sente list` shows");
    }
    is_no_question(&["gen", "p4363", "worst", "x"], "there is: full-board");
    is_no_question(&["bench", "p436"], "there is no problem `p436`; did you mean p4363?");
    is_no_question(&["show", "p436"], "there is no problem `p436`; did you mean p4363?");
    is_no_question(&["new", "p4363"], "src/bin/p4363.rs is there already");
    is_no_question(&["new", "P1"], "use a-z, 0-9 and _ alone; type `p1`");
    for verb in ["judge", "stress"] {
        for program in ["no/such/program", "Cargo.toml", "src"] {
            is_no_question(&[verb, "p2197", "--bin", program], program);
        }
    }
    is_no_question(&["judge", "--bin", "Cargo.toml"], "--bin needs the one problem");
    is_no_question(&["list", "--topic", "chess960"], "no problem is like that");
    assert_eq!(sente(&["no-such-verb"], "").status.code(), Some(2));
}

#[test]
fn a_submission_is_printed_and_described() {
    // What is said before a compiler is needed. All else starts one, which is for the second tier.
    let mut bundle = Command::new(env!("CARGO_BIN_EXE_sente"));
    bundle.args(["bundle", "poj2311"]).env("PATH", "").env("CARGO", "no/cargo");
    let output = bundle.output().expect("sente starts");
    let told = text(&output.stderr);
    assert!(told.contains("POJ takes no Rust; the same problem is Luogu P10501"), "{told}");
    assert!(!output.status.success() && told.contains("error: cannot start "), "{told}");
    if !tier::all() {
        return;
    }
    let output = sente(&["bundle", "poj2311"], "");
    let (file, told) = (text(&output.stdout), text(&output.stderr));
    assert!(output.status.success(), "{told}");
    assert!(file.starts_with("//! POJ 2311") && file.contains("\nmod sente {\n"), "{file}");
    assert!(told.contains("POJ takes no Rust; the same problem is Luogu P10501"), "{told}");
    assert!(told.contains("for std; compiles alone with Rust "), "{told}");
    assert!(told.contains("samples passed: 1"), "{told}");
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("agc017_d.rs");
    let silent = sente(&["bundle", "agc017_d", "--no-verify", "-o", &path.to_string_lossy()], "");
    assert!(silent.status.success() && silent.stdout.is_empty());
    let file = fs::read_to_string(path).expect("the file is written");
    assert!(file.contains("use proconio::") && !file.contains("macro_rules! input"), "{file}");
    assert!(sente(&["bundle", "p2197", "--check"], "").stdout.is_empty());
}

#[test]
fn what_cannot_be_bundled_is_named() {
    is_no_question(&["bundle"], "which problem?");
    is_no_question(&["bundle", "p225"], "there is no problem `p225`; did you mean p2252?");
    is_no_question(
        &["bundle", "p2197", "--judge", "x"],
        "no judge is called \"x\"; there is: std, ",
    );
    is_no_question(
        &["bundle", "--manifest-path", "no/Cargo.toml"],
        "there is no package at no/Cargo",
    );
    is_no_question(&["bundle", "--manifest-path", "src"], "name its Cargo.toml");
    assert_eq!(sente(&["bundle", "p2197", "--all", "x"], "").status.code(), Some(2));
}

#[test]
fn a_wrong_program_is_broken_with_a_small_input() {
    let always = script("always.sh", "cat > /dev/null; echo Yes");
    fails(
        &["stress", "p2197", "--bin", &always],
        "",
        "on the input\n1\n1\n0\nthe rules say:\nNo\n",
    );
}

#[test]
fn wrong_ideas_are_listed_and_answer() {
    prints(&["wrong", "p4279"], "", "normal-play ");
    prints(&["wrong", "p4279", "normal-play"], "1\n1\n1\n", "John");
    is_no_question(&["wrong", "p4279", "x"], "there is: normal-play, ");
    fails(&["stress", "p4279", "--wrong", "normal-play"], "", "the rules say:\n");
}

#[test]
fn a_program_that_fails_hangs_or_floods_is_named() {
    let crash = script("crash.sh", "echo oops >&2; exit 3");
    fails(&["stress", "p2252", "--bin", &crash], "", "exit status: 3");
    let flood = script("flood.sh", "exec yes");
    fails(&["stress", "p2252", "--bin", &flood], "", "prints more than 64 MiB");
    let hang = script("hang.sh", "while :; do :; done");
    let start = Instant::now();
    fails(
        &["stress", "p2252", "--bin", &hang, "--patience", "1", "--seconds", "1"],
        "",
        "does not end within 1s",
    );
    assert!(start.elapsed() < Duration::from_secs(60));
}

#[test]
fn a_size_or_a_number_of_jobs_that_cannot_be_is_refused() {
    for size in ["0", "18446744073709551615"] {
        let says = format!("--size {size}: random inputs of p3179 have a size from 1 to 15");
        is_no_question(&["gen", "p3179", "random", "--size", size], &says);
        is_no_question(&["stress", "p3179", "--size", size], &says);
    }
    is_no_question(&["stress", "p2252", "--size", "1000000000"], "have a size from 1 to ");
    prints(&["gen", "p3179", "random", "--size", "15"], "", "\n");
    is_no_question(&["judge", "p4363", "--jobs", "100000"], "100000 is not in 1..=256");
    prints(&["judge", "p4363", "--samples-only", "--jobs", "256"], "", "all accepted: 1 of 1");
}

/// Without a C++ compiler our own answers to extreme inputs are compared with nothing.
#[test]
fn what_is_not_compared_is_not_accepted() {
    let judge = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_sente"));
        command.args(["judge", "p4363"]).args(arguments).env("CXX", "no/such/compiler");
        command.output().expect("sente starts")
    };
    let output = judge(&[]);
    let printed = text(&output.stdout);
    assert_eq!(output.status.code(), Some(1), "{printed}");
    assert!(printed.contains("\n NC  worst full-board"), "{printed}");
    assert!(
        printed.contains("not compared: 2 of 5 cases\n  there is no C++ compiler"),
        "{printed}"
    );
    assert!(!printed.contains("all accepted"), "{printed}");
    let data: serde_json::Value = serde_json::from_slice(&judge(&["--json"]).stdout).expect("JSON");
    assert_eq!(data[0]["accepted"], false);
    let cases = data[0]["cases"].as_array().expect("it is a list");
    let not_compared: Vec<_> = cases.iter().filter(|case| case["verdict"] == "NC").collect();
    assert_eq!(not_compared.len(), 2);
    assert!(not_compared.iter().all(|case| case["because"].as_str().is_some_and(|because| {
        because.starts_with("not compared: there is no C++ compiler (no/such/compiler")
    })));
    assert!(judge(&["--samples-only"]).status.success());
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
        &["gen", "p2252", "worst", bad],
        &["wrong", "p2252", bad],
        &["judge", "p2252", "--bin", bad],
        &["stress", "p2252", "--wrong", bad],
        &["stress", "p2252", "--size", bad],
        &["explore", "--moves", bad],
        &["measure", "true", "--input", bad],
        &[bad],
    ] {
        let output = sente(arguments, "");
        let errors = text(&output.stderr);
        assert!(errors.contains(shown), "{arguments:?}: {errors:?}");
        let obeyed = |c: char| c.is_control() && c != '\n' || c == '\u{202e}';
        assert!(!errors.contains(obeyed) && output.stdout.is_empty(), "{arguments:?}: {errors:?}");
    }
    let option = format!("--{bad}");
    let errors = text(&sente(&["judge", &option], "").stderr);
    assert!(errors.contains("--p\\u{1b}") && !errors.contains('\u{1b}'), "{errors:?}");
}

/// It is said before the hunt.
#[test]
fn a_find_overwrites_nothing() {
    let taken = "hacks/p2197/odd-heaps.in is there already: --save takes a new name";
    is_no_question(&["stress", "p2197", "--save", "odd-heaps"], taken);
    is_no_question(&["stress", "p2197", "--save", "../x"], "--save takes a name of letters");
}

#[test]
fn a_right_program_survives() {
    // Nim of one answer is not enough for a script: our own solution is the program.
    prints(&["stress", "p2252", "--seconds", "1"], "", "agrees with the rules of p2252 on");
}

#[test]
fn a_problem_is_shown() {
    for name in ["p4363", "P4363"] {
        prints(&["show", name], "", "\nTheorem. A position is the border");
        prints(&["show", name], "", "\nAnswer. samples/p4363/1.out\n\n    2\n");
    }
}

#[test]
fn machines_get_data() {
    let data = |arguments: &[&str]| -> serde_json::Value {
        serde_json::from_slice(&sente(arguments, "").stdout).expect("it is JSON")
    };
    let list = data(&["list", "--json", "--topic", "wythoff"]);
    assert_eq!((list[0]["id"].as_str(), list[1].as_str()), (Some("p2252"), None));
    assert_eq!(data(&["list", "--json", "--topic", "no such"]), serde_json::json!([]));
    let judged = data(&["judge", "p4363", "--samples-only", "--json"]);
    assert_eq!(judged[0]["cases"][0]["verdict"], "AC");
    assert_eq!(judged[0]["assumed"], serde_json::json!(["time", "memory"]));
    let measured = data(&["measure", "true", "--input", "/dev/null", "--json"]);
    assert_eq!(measured["success"], true);
}

#[test]
fn several_problems_are_judged_together() {
    prints(&["judge", "p4363", "P2252", "--samples-only", "--jobs", "2"], "", "2 of 2 cases");
}

#[test]
fn shells_complete_verbs_and_problems() {
    for shell in ["bash", "zsh", "fish"] {
        prints(&["completions", shell], "", "stress");
        prints(&["completions", shell], "", "abc330_e");
    }
    assert_eq!(sente(&["completions", "no-shell"], "").status.code(), Some(2));
}
