//! How programs end, and what is left of them.

use super::*;
use std::fs;

/// Runs a script, on the input `7 8`.
fn shell(script: &str, patience: Duration) -> Result<Vec<u8>> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("script.sh");
    fs::write(&path, format!("#!/bin/sh\n{script}\n")).unwrap();
    let mut command = Command::new("chmod");
    assert!(command.arg("+x").arg(&path).status().unwrap().success());
    run(&path, b"7 8\n", patience)
}

/// Limits that no script here comes near.
fn wide() -> Limits {
    let long = Duration::from_secs(60);
    Limits { cpu: long, idle: long, wall: long, memory: 1 << 40, output: 1 << 20, processes: 1000 }
}

fn watch_script(script: &str, limits: &Limits) -> (Outcome, File) {
    let output = tempfile::tempfile().unwrap();
    let mut command = Command::new("sh");
    command.args(["-c", script]).stdout(output.try_clone().unwrap());
    (watch(&mut command, limits, &[&output]).unwrap(), output)
}

const LONG: Duration = Duration::from_secs(10);

#[test]
fn the_output_is_what_the_program_prints() {
    assert_eq!(shell("read a b; echo $b $a", LONG).unwrap(), b"8 7\n");
    assert_eq!(shell("true", LONG).unwrap(), b"");
}

#[test]
fn a_failure_shows_the_status_and_the_errors() {
    let error = shell("echo oops >&2; exit 3", LONG).unwrap_err().to_string();
    assert!(error.contains("exit status: 3") && error.contains("oops"), "{error}");
    let error = run(Path::new("no/such/program"), b"", LONG).unwrap_err();
    assert!(format!("{error:#}").contains("cannot start no/such/program"), "{error:#}");
}

#[test]
fn a_program_that_hangs_is_killed() {
    let start = Instant::now();
    let error = shell("exec sleep 100", Duration::from_millis(200)).unwrap_err().to_string();
    assert!(error.contains("does not end within 200ms"), "{error}");
    assert!(start.elapsed() < LONG);
}

#[test]
fn a_flood_is_cut() {
    let error = shell("exec yes", LONG).unwrap_err().to_string();
    assert!(error.contains("prints more than 64 MiB"), "{error}");
    let (outcome, output) = watch_script("exec yes", &wide());
    assert_eq!(outcome.stopped, Some(Stop::Output));
    assert!(output.metadata().unwrap().len() < 64 << 20);
}

#[test]
fn output_up_to_the_bound_is_kept() {
    for (bytes, stopped) in [((1 << 20) - 1, None), (1 << 20, None)] {
        let (outcome, output) = watch_script(&format!("head -c {bytes} /dev/zero"), &wide());
        assert_eq!((outcome.stopped, outcome.success), (stopped, true));
        assert_eq!(output.metadata().unwrap().len(), bytes);
    }
    let (outcome, _) = watch_script("head -c 1048577 /dev/zero; true", &wide());
    assert_eq!(outcome.stopped, Some(Stop::Output));
}

#[test]
fn a_sleeper_is_told_from_a_worker() {
    let limits =
        Limits { cpu: Duration::from_millis(300), idle: Duration::from_millis(300), ..wide() };
    let (outcome, _) = watch_script("sleep 100", &limits);
    assert_eq!(outcome.stopped, Some(Stop::Idle));
    assert!(outcome.cpu < limits.cpu && outcome.wall < LONG, "{outcome:?}");
    let (outcome, _) = watch_script("while :; do :; done", &limits);
    assert_eq!(outcome.stopped, Some(Stop::Cpu));
    assert!(outcome.cpu > limits.cpu / 2 && outcome.wall < LONG, "{outcome:?}");
}

#[test]
fn the_work_of_children_counts() {
    let limits = Limits { cpu: Duration::from_millis(300), ..wide() };
    let (outcome, _) = watch_script("(while :; do :; done) & wait", &limits);
    assert_eq!(outcome.stopped, Some(Stop::Cpu));
}

#[test]
fn a_child_in_the_group_does_not_outlive_the_program() {
    let (outcome, mut output) = watch_script("sleep 1000 & echo $!", &wide());
    assert!(outcome.success && outcome.wall < LONG, "{outcome:?}");
    let mut pid = String::new();
    output.rewind().unwrap();
    output.read_to_string(&mut pid).unwrap();
    let start = Instant::now();
    // It was killed, but dies when it has its turn; and whoever adopts it may not have asked for it yet.
    let lives = |stat: String| !stat.contains(" Z ") && !stat.contains(" X ");
    while fs::read_to_string(format!("/proc/{}/stat", pid.trim())).is_ok_and(lives) {
        assert!(start.elapsed() < LONG, "it sleeps on");
    }
}
