//! `cargo referee` as people use it: what it prints, how it ends, and what it says of mistakes.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

fn referee(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_referee"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the referee starts");
    // It may not read at all.
    let _ = child.stdin.take().expect("stdin is piped").write_all(input.as_bytes());
    child.wait_with_output().expect("the referee ends")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Succeeds, and prints this somewhere.
#[track_caller]
fn prints(arguments: &[&str], input: &str, part: &str) {
    let output = referee(arguments, input);
    assert!(output.status.success(), "{arguments:?}: {}", text(&output.stderr));
    assert!(text(&output.stdout).contains(part), "{arguments:?}: {}", text(&output.stdout));
}

/// Fails with status 1, and says this in one message.
#[track_caller]
fn fails(arguments: &[&str], input: &str, part: &str) {
    let output = referee(arguments, input);
    assert_eq!(output.status.code(), Some(1), "{arguments:?}: {}", text(&output.stdout));
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
        let made = text(&referee(&arguments, "").stdout);
        prints(&["validate", arguments[1]], &made, "this is an input of");
    }
    let full_board = text(&referee(&["gen", "p4363", "worst", "full-board"], "").stdout);
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
    for verb in ["gen", "validate", "stress"] {
        fails(&[verb, "p0"], "", "no problem is called \"p0\"");
    }
    fails(&["gen", "p4363", "worst", "x"], "", "there is: full-board");
    fails(&["bench", "p0"], "", "nothing to compare \"p0\" with; there is: ");
    fails(
        &["stress", "p2197", "--bin", "no/such/program"],
        "",
        "there is no program no/such/program",
    );
    assert_eq!(referee(&["no-such-verb"], "").status.code(), Some(2));
}

#[test]
fn a_submission_is_printed_and_described() {
    let output = referee(&["bundle", "poj2311"], "");
    let (file, told) = (text(&output.stdout), text(&output.stderr));
    assert!(output.status.success(), "{told}");
    assert!(file.starts_with("//! POJ 2311") && file.contains("\nmod sente {\n"), "{file}");
    assert!(told.contains("POJ takes no Rust; the same problem is Luogu P10501"), "{told}");
    assert!(
        told.contains("for std; compiles alone under edition 2021 and 2024; samples passed: 1")
    );
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("agc017_d.rs");
    let silent = referee(&["bundle", "agc017_d", "--no-verify", "-o", &path.to_string_lossy()], "");
    assert!(silent.status.success() && silent.stdout.is_empty());
    let file = fs::read_to_string(path).expect("the file is written");
    assert!(file.contains("use proconio::") && !file.contains("macro_rules! input"), "{file}");
    assert!(referee(&["bundle", "p2197", "--check"], "").stdout.is_empty());
}

#[test]
fn what_cannot_be_bundled_is_named() {
    fails(&["bundle"], "", "which problem?");
    fails(&["bundle", "p0"], "", "no problem is called \"p0\"");
    fails(&["bundle", "p2197", "--judge", "x"], "", "no judge is called \"x\"; there is: std, ");
    fails(&["bundle", "--manifest-path", "no/Cargo.toml"], "", "there is no package at no/Cargo");
    assert_eq!(referee(&["bundle", "p2197", "--all", "x"], "").status.code(), Some(2));
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
    fails(&["wrong", "p4279", "x"], "", "there is: normal-play, ");
}

#[test]
fn a_program_that_fails_hangs_or_floods_is_named() {
    let crash = script("crash.sh", "echo oops >&2; exit 3");
    fails(&["stress", "p2252", "--bin", &crash], "", "exit status: 3");
    let flood = script("flood.sh", "exec yes");
    fails(&["stress", "p2252", "--bin", &flood], "", "prints more than 64 MiB");
    let hang = script("hang.sh", "exec sleep 1000");
    let start = Instant::now();
    fails(
        &["stress", "p2252", "--bin", &hang, "--patience", "0", "--seconds", "1"],
        "",
        "does not end within 0ns",
    );
    assert!(start.elapsed() < Duration::from_secs(60));
}

#[test]
fn a_right_program_survives() {
    // Nim of one answer is not enough for a script: our own solution is the program.
    prints(&["stress", "p2252", "--seconds", "1"], "", "agrees with the rules of p2252 on");
}
