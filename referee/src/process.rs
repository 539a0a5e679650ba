//! Runs a program on an input, with patience that ends.

use anyhow::{Context, Result, bail};
use std::io::{Read, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// No answer of a judge is longer.
const MOST_BYTES: u64 = 64 << 20;

/// What the program prints.
///
/// # Errors
///
/// If it cannot be started, fails, prints without end, or takes longer than `patience`: then it is
/// killed.
pub fn run(program: &Path, input: &[u8], patience: Duration) -> Result<Vec<u8>> {
    let name = program.display();
    let mut child = Command::new(program)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .with_context(|| format!("cannot start {name}"))?;
    let (Some(mut stdin), Some(stdout), Some(stderr)) =
        (child.stdin.take(), child.stdout.take(), child.stderr.take())
    else {
        bail!("the streams of {name} are not piped");
    };
    thread::scope(|scope| {
        // A program may stop reading whenever it likes.
        scope.spawn(move || drop(stdin.write_all(input)));
        let output = scope.spawn(move || read_all(stdout));
        let errors = scope.spawn(move || read_all(stderr));
        let start = Instant::now();
        let mut pause = Duration::from_micros(50);
        let status = loop {
            if let Some(status) = child.try_wait()? {
                break status;
            }
            if start.elapsed() > patience {
                child.kill()?;
                child.wait()?;
                bail!("{name} does not end within {patience:?}");
            }
            thread::sleep(pause);
            pause = (pause * 2).min(Duration::from_millis(5));
        };
        let output = output.join().expect("a reader does not panic");
        let errors = errors.join().expect("a reader does not panic");
        if output.len() as u64 > MOST_BYTES {
            bail!("{name} prints more than {} MiB", MOST_BYTES >> 20);
        }
        if !status.success() {
            let errors = String::from_utf8_lossy(&errors);
            bail!("{name} fails: {status}\n{}", errors.trim_end());
        }
        Ok(output)
    })
}

/// All of a stream, or so much that it is too much. What cannot be read is missed by whoever compares.
fn read_all(stream: impl Read) -> Vec<u8> {
    let mut bytes = Vec::new();
    let _ = stream.take(MOST_BYTES + 1).read_to_end(&mut bytes);
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shell(script: &str, patience: Duration) -> Result<Vec<u8>> {
        let path = std::env::temp_dir().join(format!("referee-{}-{:x}.sh", std::process::id(), {
            use std::hash::{DefaultHasher, Hash, Hasher};
            let mut hasher = DefaultHasher::new();
            script.hash(&mut hasher);
            hasher.finish()
        }));
        std::fs::write(&path, format!("#!/bin/sh\n{script}\n")).unwrap();
        let mut command = Command::new("chmod");
        assert!(command.arg("+x").arg(&path).status().unwrap().success());
        let result = run(&path, b"7 8\n", patience);
        std::fs::remove_file(&path).unwrap();
        result
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
    }
}
