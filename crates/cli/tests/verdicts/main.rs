//! The verdicts on programs that fail, on every system: each comes in bounded time, and nothing is left running.

use serde_json::Value;
use std::process::{Command, Stdio};
use std::sync::LazyLock;
use std::time::{Duration, Instant};

/// An argument of `misbehave.rs`, its verdict on the sample of P2252, whose answer is 1, and a part of the reason.
const ROWS: &[(&str, &str, &str)] = &[
    ("right", "AC", ""),
    ("wrong", "WA", "line 1, column 1: expected \"1\", found \"0\""),
    ("status", "RE", "3"),
    ("crash", "RE", ""),
    ("loop", "TLE", ""),
    ("sleep", "TLE", "slept or waited"),
    ("launcher", "TLE", ""),
    ("leaves", "AC", ""),
    ("flood", "OLE", "more than 64 MiB"),
    ("memory", "MLE", " MB of memory"),
];

fn sente(arguments: &[&str]) -> (Option<i32>, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sente"));
    command.args(arguments).env("SENTE_LANG", "en").stdin(Stdio::null());
    let output = command.output().expect("sente starts");
    (output.status.code(), String::from_utf8_lossy(&output.stdout).into_owned())
}

/// The program that fails as it is told, compiled; where no compiler runs, as under Wine, somebody has done so.
static MISBEHAVE: LazyLock<String> = LazyLock::new(|| {
    std::env::var("SENTE_MISBEHAVE").unwrap_or_else(|_| {
        let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/verdicts/misbehave.rs");
        let program = concat!(env!("CARGO_TARGET_TMPDIR"), "/misbehave.exe");
        let mut rustc = Command::new("rustc");
        let compiled = rustc.args(["-O", source, "-o", program]).status();
        assert!(compiled.expect("rustc starts").success());
        program.into()
    })
});

/// People on Windows start interpreters by such files.
#[test]
#[cfg(windows)]
fn a_loop_below_a_batch_file_ends() {
    let file = std::env::temp_dir().join("sente-loops.bat");
    std::fs::write(&file, format!("@\"{}\" loop\r\n", *MISBEHAVE)).expect("it is writable");
    let start = Instant::now();
    let judge = ["judge", "p2252", "--samples-only", "--bin", &file.to_string_lossy()];
    let (status, printed) = sente(&judge);
    assert!(status == Some(1) && printed.contains("TLE"), "{printed}");
    assert!(start.elapsed() < Duration::from_secs(60), "it took {:?}", start.elapsed());
}

#[test]
fn each_failure_has_its_verdict_in_bounded_time() {
    for (name, verdict, because) in ROWS {
        let start = Instant::now();
        let bin = format!("\"{}\" {name}", *MISBEHAVE);
        let judge = ["judge", "p2252", "--samples-only", "--json", "--bin", &bin];
        let (status, printed) = sente(&judge);
        // A second over the limit of one second; more on a busy machine, but not the thousand of a sleeper.
        assert!(start.elapsed() < Duration::from_secs(60), "{name} took {:?}", start.elapsed());
        let all: Value = serde_json::from_str(&printed).unwrap_or_else(|_| panic!("{printed}"));
        let case = &all[0]["cases"][0];
        let reason = case["because"].as_str().unwrap_or_default();
        assert!(case["verdict"] == *verdict && reason.contains(because), "{name}: {case}");
        assert_eq!(status, Some(i32::from(*verdict != "AC")), "{name}");
    }
}
