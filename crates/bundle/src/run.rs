//! One run of a program that somebody trusts, and the files without a name that runs need.

use anyhow::{Context, Result, bail, ensure};
use std::fs::File;
use std::io::{Read, Seek, Write};
use std::path::Path;
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

/// No answer of a judge is longer.
pub const MOST_BYTES: u64 = 64 << 20;

/// Runs a program on an input, and returns what it prints.
///
/// # Errors
///
/// If it cannot be started, fails, prints without end, or takes longer than `patience`: then it is killed. If there is
/// no room for temporary files.
pub fn run(program: &Path, input: &[u8], patience: Duration) -> Result<Vec<u8>> {
    let shown = program.display();
    let stdin = file_with(input)?;
    let [stdout, stderr] = [temporary()?, temporary()?];
    let mut command = Command::new(program);
    command.stdin(stdin).stdout(stdout.try_clone()?).stderr(stderr.try_clone()?);
    let mut child = command.spawn().with_context(|| format!("cannot start {shown}"))?;
    let start = Instant::now();
    let status = loop {
        if let Some(status) = child.try_wait()? {
            break status;
        }
        let is_too_long =
            stdout.metadata()?.len() > MOST_BYTES || stderr.metadata()?.len() > MOST_BYTES;
        if is_too_long || start.elapsed() > patience {
            child.kill()?;
            child.wait()?;
            ensure!(!is_too_long, "{shown} prints more than {} MiB", MOST_BYTES >> 20);
            bail!("{shown} does not end within {patience:?}");
        }
        thread::sleep(Duration::from_millis(2));
    };
    let printed = read_all(stdout)?;
    let errors = String::from_utf8_lossy(&read_all(stderr)?).trim_end().to_string();
    ensure!(status.success(), "{shown} fails: {status}\n{errors}");
    ensure_room()?;
    Ok(printed)
}

/// A file without a name.
pub fn temporary() -> Result<File> {
    tempfile::tempfile().with_context(no_room)
}

/// A file without a name that holds these bytes, at its start.
pub fn file_with(bytes: &[u8]) -> Result<File> {
    let mut file = temporary()?;
    file.write_all(bytes).and_then(|()| file.rewind()).with_context(no_room)?;
    Ok(file)
}

/// All that was written into the file.
pub fn read_all(mut file: File) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    file.rewind().and_then(|()| file.read_to_end(&mut bytes)).context("cannot read it again")?;
    Ok(bytes)
}

/// Fails if the disk is full on which output is kept: a program seldom notices that its output is cut.
///
/// # Errors
///
/// If 64 KiB cannot be written.
pub fn ensure_room() -> Result<()> {
    file_with(&[0; 1 << 16]).map(drop)
}

fn no_room() -> String {
    let folder = std::env::temp_dir();
    format!("cannot write a temporary file in {} (TMPDIR names another folder)", folder.display())
}

#[cfg(unix)]
#[test]
fn each_fault_of_a_program_is_named() {
    let folder = tempfile::tempdir().expect("there is room");
    for (name, lines, says) in [
        ("cat", "cat", ""),
        ("crash", "echo oops >&2; exit 3", "crash fails: exit status: 3\noops"),
        ("loop", "while :; do :; done", "loop does not end within 1s"),
        ("flood", "exec yes", "flood prints more than 64 MiB"),
        ("note", "", "cannot start"),
    ] {
        let program = folder.path().join(name);
        std::fs::write(&program, format!("#!/bin/sh\n{lines}\n")).expect("it is new");
        let mode = if name == "note" { 0o644 } else { 0o755 };
        let mode = std::os::unix::fs::PermissionsExt::from_mode(mode);
        std::fs::set_permissions(&program, mode).expect("it is ours");
        match run(&program, b"8 4\n", Duration::from_secs(1)) {
            Ok(found) => assert_eq!((&*found, says), (&b"8 4\n"[..], ""), "{name}"),
            Err(error) => assert!(!says.is_empty() && error.to_string().contains(says), "{error}"),
        }
    }
}
