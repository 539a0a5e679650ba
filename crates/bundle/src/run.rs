//! One run of a program that somebody trusts, and the files without a name that runs need.

use anyhow::{Context, Result, bail, ensure};
use language::text;
use std::fmt::Display;
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
    let mut child = command.spawn().with_context(|| cannot_start(&shown))?;
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
            let most = MOST_BYTES >> 20;
            bail!(match is_too_long {
                true =>
                    text!("{shown} prints more than {most} MiB", "{shown} 的输出超过 {most} MiB"),
                false => text!(
                    "{shown} does not end within {patience:?}",
                    "{shown} 没有在 {patience:?} 内结束"
                ),
            });
        }
        thread::sleep(Duration::from_millis(2));
    };
    let printed = read_all(stdout)?;
    let errors = String::from_utf8_lossy(&read_all(stderr)?).trim_end().to_string();
    ensure!(
        status.success(),
        text!("{shown} fails: {status}\n{errors}", "{shown} 运行失败：{status}\n{errors}")
    );
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
    file.rewind()
        .and_then(|()| file.read_to_end(&mut bytes))
        .with_context(|| text!("cannot read it again", "无法再次读取"))?;
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
    text!(
        "cannot write a temporary file in {folder} (TMPDIR names another folder)",
        "无法在 {folder} 中写临时文件（可以用 TMPDIR 指定另一个文件夹）",
        folder = std::env::temp_dir().display()
    )
}

/// The message for a program that cannot be started.
pub fn cannot_start(program: impl Display) -> String {
    text!("cannot start {program}", "无法启动 {program}")
}

/// The message for a file that cannot be read.
pub fn cannot_read(path: &Path) -> String {
    text!("cannot read {path}", "无法读取 {path}", path = path.display())
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
