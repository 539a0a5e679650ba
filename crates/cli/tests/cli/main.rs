//! `cargo sente` as people use it: what it prints, how it ends, and what it says of mistakes.

mod code;
mod compiling;
mod environment;
mod explore;
mod finding;
#[cfg(unix)]
mod guide;
mod help;
mod hunting;
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

fn program() -> Command {
    Command::new(env!("CARGO_BIN_EXE_sente"))
}

fn sente(arguments: &[&str], input: &str) -> Output {
    let mut child = program()
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
    let marked = "\u{feff}8 4\n";
    fails(&["validate", "p2252"], marked, "byte order mark of UTF-8, which no judge's input has");
    prints(&["wrong", "p2252", "nim"], marked, "1");
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
    let measured = data(&["measure", "true", "--input", "/dev/null", "--json"]);
    assert_eq!(measured["success"], true);
}

#[test]
fn a_folder_of_programs_makes_one_table() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("students");
    fs::create_dir_all(&folder).expect("the folder for tests is writable");
    fs::write(folder.join("notes.txt"), "").expect("the folder for tests is writable");
    let programs = [("anna", "echo 1"), ("bo", "echo 0"), ("cy", "exit 3")];
    let programs = programs.map(|(name, line)| {
        script(&format!("students/{name}.sh"), &format!("cat > /dev/null; {line}"))
    });
    let folder = folder.to_string_lossy().into_owned();
    let by_name: Vec<&str> = programs.iter().map(String::as_str).collect();
    for bins in [&[folder.as_str()] as &[&str], &by_name] {
        let arguments = [&["judge", "p2252", "--samples-only", "--bin"], bins].concat();
        let output = sente(&arguments, "");
        let table = text(&output.stdout);
        let rows: Vec<&str> = table.lines().filter(|line| line.contains(".sh ")).collect();
        assert!(rows.len() == 3 && rows[0].starts_with(" AC "), "{table}");
        assert!(rows[1].starts_with(" WA ") && rows[1].ends_with("1 WA: sample 1"), "{table}");
        assert!(table.contains("\n1 of 3 programs accepted\n"), "{table}");
        assert!(rows[2].starts_with(" RE ") && table.contains("not accepted: 2 of 3"), "{table}");
        assert_eq!(output.status.code(), Some(1));
        let explained = text(&sente(&[&arguments[..], &["--all"]].concat(), "").stdout);
        assert!(
            explained.contains("found \"0\"\n  the input, samples/p2252/1.in: 8 4\n"),
            "{explained}"
        );
    }
    let behind = ["judge", "--samples-only", "--bin", &programs[0], "POJ", "1067"];
    prints(&behind, "", "all accepted: 1 of 1 cases");
    is_no_question(
        &["judge", "p2252", "--bin", &programs[0], "no/such"],
        "there is no program no/such",
    );
    is_no_question(&["judge", "p2252", "--bin", "src"], "src has no program");
}

#[test]
fn shells_complete_verbs_and_problems() {
    for shell in ["bash", "zsh", "fish"] {
        prints(&["completions", shell], "", "stress");
        prints(&["completions", shell], "", "book");
        prints(&["completions", shell], "", "abc330_e");
    }
    assert_eq!(sente(&["completions", "no-shell"], "").status.code(), Some(2));
}
