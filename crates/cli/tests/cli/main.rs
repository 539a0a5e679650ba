//! `cargo sente` as people use it: what it prints, how it ends, and what it says of mistakes.

mod chinese;
mod code;
mod compiling;
#[cfg(target_os = "linux")]
mod dialogues;
mod disk;
mod environment;
mod explore;
mod finding;
#[cfg(unix)]
mod guide;
mod help;
mod hunting;
#[cfg(target_os = "linux")]
mod judging;
#[cfg(unix)]
mod limits;
mod new;
mod playing;
mod refused;
mod skeleton;

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// It speaks English, whatever the language of this machine.
fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sente"));
    command.env("SENTE_LANG", "en");
    command
}

fn sente(arguments: &[&str], input: &str) -> Output {
    let mut child = program()
        .args(arguments)
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

/// Fails with status 1, and says this in one message. On a busy machine lines of progress stand before it.
#[track_caller]
fn fails(arguments: &[&str], input: &str, part: &str) {
    let output = sente(arguments, input);
    assert_eq!(output.status.code(), Some(1), "{arguments:?}: {}", text(&output.stdout));
    let errors = text(&output.stderr);
    let is_one = errors.lines().filter(|line| line.starts_with("error: ")).count() == 1;
    assert!(is_one && errors.contains(part), "{arguments:?}: {errors}");
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
    prints(&[], "", "Usage: ");
    prints(&["--help"], "", "Examples:");
    prints(&["list"], "", "p4363");
    prints(&["list", "--topic", "mis"], "", "p4279");
}

#[test]
fn inputs_are_generated_and_checked() {
    for arguments in [
        ["gen", "p4363", "random"].as_slice(),
        &["gen", "hdu3590", "random"],
        &["gen", "p4363", "extreme", "full-board"],
    ] {
        let made = text(&sente(arguments, "").stdout);
        prints(&["gen", arguments[1], "check"], &made, "this is an input of");
    }
    for (problem, input, says) in [
        ("p4363", "11 1\n", "line 1, column 1: n is \"11\", not a number from 1 to 10"),
        ("p4363", "", "n is missing"),
        ("p2252", "8 4 1\n", "the text should end before \"1\""),
        ("p2252", "\u{feff}8 4\n", "byte order mark, which no judge's input has"),
    ] {
        fails(&["gen", problem, "check"], input, says);
    }
}

#[test]
fn a_judge_without_rust_is_named_before_a_compiler_is_needed() {
    let mut bundle = program();
    bundle.args(["bundle", "p2311"]).env("PATH", "").env("CARGO", "no/cargo");
    let output = bundle.output().expect("sente starts");
    let told = text(&output.stderr);
    assert!(told.contains("POJ takes no Rust; the same problem is Luogu P10501"), "{told}");
    assert!(!output.status.success() && told.contains("error: cannot start "), "{told}");
}

#[test]
fn what_cannot_be_bundled_is_named() {
    is_no_question(&["bundle"], "which problem?");
    is_no_question(&["bundle", "p436x"], "there is no problem `p436x`; did you mean p4363");
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
fn a_size_or_a_number_of_jobs_that_cannot_be_is_refused() {
    for size in ["0", "18446744073709551615"] {
        let says = format!("--size {size}: random inputs of p3179 have a size from 1 to 15");
        is_no_question(&["gen", "p3179", "random", "--size", size], &says);
        is_no_question(&["stress", "p3179", "--size", size], &says);
    }
    is_no_question(&["stress", "p2252", "--size", "1000000000"], "have a size from 1 to ");
    prints(&["gen", "p3179", "random", "--size", "15"], "", "\n");
    is_no_question(&["judge", "p4363", "--jobs", "100000"], "100000 is not in 1..=256");
    let two = script("two.sh", "cat > /dev/null; echo 2");
    let judged = ["judge", "p4363", "--samples-only", "--jobs", "256", "--bin", &two];
    prints(&judged, "", "all accepted: 1 of 1");
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

#[test]
fn machines_get_data() {
    let data = |arguments: &[&str]| -> serde_json::Value {
        serde_json::from_slice(&sente(arguments, "").stdout).expect("it is JSON")
    };
    let list = data(&["list", "--json", "--topic", "wythoff"]);
    assert_eq!((list[0]["id"].as_str(), list[1].as_str()), (Some("p2252"), None));
    assert_eq!(data(&["list", "--json", "--topic", "no such"]), serde_json::json!([]));
    let two = script("also-two.sh", "cat > /dev/null; echo 2");
    let judged = data(&["judge", "p4363", "--samples-only", "--json", "--bin", &two]);
    assert_eq!(judged[0]["cases"][0]["verdict"], "AC");
    assert_eq!(judged[0]["assumed"], serde_json::json!(["time", "memory"]));
}
