//! Programs that are run in this process, as the bundler runs them: each fault is named, and nothing is left running.

use cli::judge::process::{find_program, run};
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

fn script(name: &str, lines: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, format!("#!/bin/sh\n{lines}\n")).expect("the folder for tests is writable");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("it is ours");
    path
}

/// True if the process is there and not dead.
fn is_running(pid: &str) -> bool {
    let line = fs::read_to_string(format!("/proc/{}/stat", pid.trim())).unwrap_or_default();
    line.rsplit_once(')').is_some_and(|(_, fields)| !fields.starts_with(" Z"))
}

#[test]
fn each_fault_is_named_and_nothing_is_left() {
    for (name, lines, says) in [
        ("cat", "cat", ""),
        ("left", "sleep 1000 & echo $! > $0.pid; cat", ""),
        ("crash", "echo oops >&2; exit 3", "crash fails: exit status: 3\noops"),
        ("killed", "kill -SEGV $$", "killed fails: signal: 11 (SIGSEGV)"),
        ("loop", "while :; do :; done", "loop does not end within 1s"),
        ("sleep", "sleep 1000", "sleep does not end within 1s"),
        ("flood", "exec yes", "flood prints more than 64 MiB"),
    ] {
        let program = script(name, lines);
        let start = Instant::now();
        match run(&program, b"8 4\n", Duration::from_secs(1)) {
            Ok(found) => assert_eq!((&*found, says), (&b"8 4\n"[..], ""), "{name}"),
            Err(error) => assert!(!says.is_empty() && error.to_string().ends_with(says), "{error}"),
        }
        assert!(start.elapsed() < Duration::from_secs(10), "{name}: {:?}", start.elapsed());
    }
    let pid = fs::read_to_string(script("left", "").with_extension("pid")).expect("it is written");
    let start = Instant::now();
    while is_running(&pid) {
        assert!(start.elapsed() < Duration::from_secs(1), "{pid} was left");
    }
    let error = run(Path::new("/no/such/program"), b"", Duration::from_secs(1));
    let error = error.expect_err("it is missing").to_string();
    assert!(error.contains("cannot start /no/such/program: No such file"), "{error}");
}

#[test]
fn what_cannot_be_run_is_refused_with_the_next_step() {
    let text = Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml");
    for (path, says) in [
        (Path::new("no/such/program"), "there is no program no/such/program"),
        (Path::new(env!("CARGO_MANIFEST_DIR")), "is a folder: name one of its programs"),
        (&text, "is no program: compile it; or, if it is a script, begin it with a line such as"),
    ] {
        let error = find_program(path).expect_err("it is refused").to_string();
        assert!(error.contains(says), "{error}");
    }
}
