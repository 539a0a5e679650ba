//! Planted failures: each gets the right verdict, in bounded time, and leaves nothing running.

#![cfg(target_os = "linux")]

use judge::measure::Run;
use judge::process::Limits;
use serde_json::Value;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::LazyLock;
use std::time::{Duration, Instant};

#[path = "judge/hostile.rs"]
mod hostile;

/// Whoever runs from this folder is ours.
static FOLDER: LazyLock<PathBuf> = LazyLock::new(|| {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("planted");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("the folder for tests is writable");
    // The program that fails as its name says. `cargo test` has built it.
    let built = Path::new(env!("CARGO_BIN_EXE_sente")).with_file_name("planted");
    let copied = fs::copy(&built, folder.join("planted"));
    copied.unwrap_or_else(|error| {
        panic!("{}: {error}; type `cargo build -p planted`", built.display())
    });
    folder
});

/// The program under this name, in a folder of its own.
fn planted(folder: &str, name: &str) -> PathBuf {
    let folder = FOLDER.join(folder);
    fs::create_dir_all(&folder).expect("the folder for tests is writable");
    let program = folder.join(name);
    let _ = fs::remove_file(&program);
    fs::hard_link(FOLDER.join("planted"), &program).expect("the folder for tests is writable");
    program
}

fn judge(program: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sente"));
    command.args(["judge", "p4363", "--samples-only", "--json", "--bin"]).arg(program);
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// The command lines of running processes from that folder.
fn running(folder: &Path) -> Vec<String> {
    let processes = fs::read_dir("/proc").expect("this is Linux").flatten();
    let lines = processes.filter_map(|entry| fs::read(entry.path().join("cmdline")).ok());
    let lines = lines.map(|line| String::from_utf8_lossy(&line).replace('\0', " "));
    // The judge itself names the program too.
    let path = folder.to_string_lossy().into_owned() + "/";
    lines.filter(|line| line.starts_with(&path)).collect()
}

/// The verdict on the program of this name, and the case in the words of `--json`.
#[track_caller]
fn verdict(name: &str) -> (String, Value) {
    let program = planted(name, name);
    let start = Instant::now();
    let Output { status, stdout, stderr } = judge(&program).output().expect("sente starts");
    assert!(start.elapsed() < Duration::from_secs(30), "{name} took {:?}", start.elapsed());
    let folder = program.parent().expect("it lies in a folder");
    assert_eq!(running(folder), [""; 0], "{name} left something running");
    let results: Value = serde_json::from_slice(&stdout)
        .unwrap_or_else(|error| panic!("{error}: {}", String::from_utf8_lossy(&stderr)));
    let case = results[0]["cases"][0].clone();
    let verdict = case["verdict"].as_str().expect("a verdict is a word").to_string();
    assert_eq!(status.code(), Some(i32::from(verdict != "AC")), "{name}: {case}");
    (verdict, case)
}

/// The verdict is this, and the reason contains that.
#[track_caller]
fn gets(name: &str, expected: &str, because: &str) -> Value {
    let (verdict, case) = verdict(name);
    assert_eq!(verdict, expected, "{name}: {case}");
    assert!(case["because"].as_str().is_some_and(|text| text.contains(because)), "{name}: {case}");
    case
}

#[test]
fn the_right_answer() {
    let case = gets("right", "AC", "");
    assert!(case["memory_bytes"].as_u64().is_some_and(|bytes| bytes > 100_000), "{case}");
    assert_eq!(case["left_processes"], 0);
}

#[test]
fn a_wrong_answer() {
    gets("wrong", "WA", "line 1, column 1: expected \"2\", found \"0\"");
}

#[test]
fn an_endless_loop() {
    let case = gets("endless-loop", "TLE", "");
    assert!(case["cpu_ms"].as_f64().is_some_and(|time| time > 1000.0), "{case}");
}

#[test]
fn two_gigabytes() {
    let case = gets("allocation", "MLE", "");
    // It was stopped long before it had them.
    assert!(case["memory_bytes"].as_u64().is_some_and(|bytes| bytes < 1 << 30), "{case}");
}

#[test]
fn two_gigabytes_that_are_never_touched() {
    gets("reservation", "AC", "");
}

#[test]
fn a_panic() {
    gets("panic", "RE", "exit status: 101");
    gets("panic", "RE", "planted");
}

#[test]
fn a_segmentation_fault() {
    gets("segfault", "RE", "signal: 11 (SIGSEGV)");
}

#[test]
fn an_abort() {
    gets("abort", "RE", "signal: 6 (SIGABRT)");
}

#[test]
fn silence() {
    gets("silence", "WA", "expected \"2\", found the end");
}

#[test]
fn a_flood() {
    gets("flood", "OLE", "more than 64 MiB");
}

#[test]
fn reading_past_the_end() {
    gets("past-the-end", "RE", "called `Option::unwrap()` on a `None` value");
}

#[test]
fn the_right_answer_with_exit_status_3() {
    gets("status-3", "RE", "exit status: 3");
}

/// Both are waited for at once.
#[test]
fn a_sleeper_and_a_program_that_stops_itself() {
    std::thread::scope(|scope| {
        for name in ["sleep", "stop"] {
            scope.spawn(move || {
                let case = gets(name, "TLE", "slept or waited");
                assert!(case["cpu_ms"].as_f64().is_some_and(|time| time < 1000.0), "{case}");
            });
        }
    });
}

#[test]
fn a_child_that_leaves_the_group_and_lingers() {
    let case = gets("orphan", "AC", "");
    assert_eq!(case["left_processes"], 2, "{case}");
    gets("orphan-works", "TLE", "");
}

/// The judge, while it waits for a program of this name that has started.
fn judge_at_work(folder: &str, name: &str) -> (Child, PathBuf) {
    let program = planted(folder, name);
    let folder = program.parent().expect("it lies in a folder").to_path_buf();
    let judge = judge(&program).spawn().expect("sente starts");
    wait_for(&folder);
    (judge, folder)
}

/// Waits until a program from the folder runs. What stress needs may have to be built first.
fn wait_for(folder: &Path) {
    let start = Instant::now();
    while running(folder).is_empty() {
        assert!(start.elapsed() < Duration::from_secs(300), "nothing starts");
    }
}

fn signal(child: &Child, name: &str) {
    let mut kill = Command::new("kill");
    assert!(kill.args([name, &child.id().to_string()]).status().expect("kill runs").success());
}

#[test]
fn ctrl_c_ends_everything() {
    let (judge, folder) = judge_at_work("interrupted", "orphan-works");
    signal(&judge, "-INT");
    let output = judge.wait_with_output().expect("sente ends");
    assert_eq!(output.status.code(), Some(130));
    assert_eq!((output.stdout.len(), output.stderr.len()), (0, 0));
    assert_eq!(running(&folder), [""; 0]);
}

#[test]
fn ctrl_c_ends_a_hunt() {
    let program = planted("hunted", "sleep");
    let folder = program.parent().expect("it lies in a folder");
    let mut stress = Command::new(env!("CARGO_BIN_EXE_sente"));
    stress.args(["stress", "p2252", "--bin"]).arg(&program).stderr(Stdio::piped());
    let stress = stress.spawn().expect("sente starts");
    wait_for(folder);
    signal(&stress, "-INT");
    let output = stress.wait_with_output().expect("sente ends");
    let told = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(130));
    assert!(told.starts_with("interrupted: no disagreement on 0 of "), "{told}");
    assert_eq!((told.lines().count(), running(folder)), (1, vec![]));
}

#[test]
fn ctrl_c_ends_a_play_at_once() {
    let mut play = Command::new(env!("CARGO_BIN_EXE_sente"));
    play.args(["play", "p2197"]).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut play = play.stderr(Stdio::null()).spawn().expect("sente starts");
    // Whoever has answered once waits for the next word.
    let mut stdin = play.stdin.take().expect("it is piped");
    stdin.write_all(b"help\n").expect("it reads");
    let mut lines = BufReader::new(play.stdout.take().expect("it is piped")).lines();
    let help = lines.by_ref().map_while(Result::ok).any(|line| line.contains("hint"));
    assert!(help, "there is no help");
    std::thread::sleep(Duration::from_millis(100));
    let start = Instant::now();
    signal(&play, "-INT");
    assert_eq!(play.wait().expect("sente ends").code(), Some(130));
    assert!(start.elapsed() < Duration::from_secs(3), "{:?}", start.elapsed());
    // Until then it could read and print.
    drop((stdin, lines));
}

#[test]
fn nothing_outlives_a_judge_that_is_killed() {
    let (mut judge, folder) = judge_at_work("killed", "orphan-works");
    signal(&judge, "-KILL");
    judge.wait().expect("sente ends");
    let start = Instant::now();
    while !running(&folder).is_empty() {
        assert!(start.elapsed() < Duration::from_secs(1), "{:?}", running(&folder));
    }
}

/// Of the judge, whoever is judged: a busy machine can make any run slow, so the fastest counts.
#[test]
fn an_instant_program_is_judged_in_less_than_5_ms() {
    let run = Run::new(Path::new("/bin/true"), Path::new("/dev/null"));
    let limits = Limits::patience(Duration::from_secs(60));
    let mut times: Vec<Duration> = (0..50)
        .map(|_| {
            let start = Instant::now();
            let report = run.supervised(Path::new(env!("CARGO_BIN_EXE_sente")), &limits);
            assert!(report.expect("it starts").outcome.success);
            start.elapsed()
        })
        .collect();
    times.sort();
    println!("the fastest {:?}, the median {:?}", times[0], times[25]);
    assert!(times[0] < Duration::from_millis(5), "{times:?}");
}
