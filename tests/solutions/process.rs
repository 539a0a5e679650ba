//! A solution as a process.

use rules::choices::Choices;
use rules::dialogue::{talk, Interactor, Streams};
use std::io::{self, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{channel, Receiver, RecvTimeoutError};
use std::thread;
use std::time::Duration;

/// Bytes that a pipe holds on every system: a shorter input is written before the program reads.
const PIPE: usize = 4096;
/// The time after which a program is taken to hang.
const PATIENCE: Duration = Duration::from_secs(60);

/// Runs the solution on an input and returns its output.
pub fn run(id: &str, input: &str) -> Result<String, String> {
    let feed = |stdin: ChildStdin, mut stdout: ChildStdout| {
        // A program may end before it has read everything. Its input ends with the call.
        let write = || { stdin }.write_all(input.as_bytes()).is_ok();
        thread::scope(|scope| {
            match input.len() <= PIPE {
                true => drop(write()),
                false => drop(scope.spawn(write)),
            }
            let mut output = String::new();
            stdout.read_to_string(&mut output).map(|_| output)
        })
    };
    match watched(id, feed).map_err(|error| format!("{id}: {error}"))? {
        (_, Some(failure)) => Err(failure),
        (output, None) => output.map_err(|error| format!("{id}: {error}")),
    }
}

/// Lets the solution talk with a judge, and says why it fails, if it does.
pub fn dialogue(
    id: &str,
    interactor: &mut dyn Interactor,
    choices: &mut Choices,
) -> Result<(), String> {
    let talk = |stdin, stdout| talk(interactor, choices, &mut Streams::new(stdout, stdin));
    let (dialogue, failure) = watched(id, talk).map_err(|error| format!("{id}: {error}"))?;
    match (&dialogue.fault, failure) {
        (None, None) => Ok(()),
        (None, Some(failure)) => Err(failure),
        (Some(fault), failure) => {
            let (shown, failure) = (dialogue.last_lines(20), failure.unwrap_or_default());
            Err(format!("{fault}\nThe dialogue:\n{shown}{failure}"))
        }
    }
}

/// Starts the solution, and acts on its input and output. Returns also how it failed, if it did.
fn watched<T>(
    id: &str,
    act: impl FnOnce(ChildStdin, ChildStdout) -> T,
) -> io::Result<(T, Option<String>)> {
    let this = std::env::current_exe()?;
    let folder = this.ancestors().nth(2).ok_or_else(|| io::Error::other("no target folder"))?;
    let mut command = Command::new(folder.join(format!("{id}{}", std::env::consts::EXE_SUFFIX)));
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn()?;
    let streams = (child.stdin.take(), child.stdout.take(), child.stderr.take());
    let (Some(stdin), Some(stdout), Some(mut stderr)) = streams else {
        return Err(io::Error::other("it has no streams"));
    };
    let (ends, end) = channel();
    thread::scope(|scope| {
        let waiter = scope.spawn(|| wait(child, end));
        let (found, mut errors) = (act(stdin, stdout), Vec::new());
        stderr.read_to_end(&mut errors)?;
        drop(ends);
        let end = waiter.join().expect("waiting does not panic")?;
        let failure = |end| format!("{end}\n{}", String::from_utf8_lossy(&errors));
        Ok((found, end.map(failure)))
    })
}

/// Waits until nobody holds the other end of the channel, and says how the program failed, if it did. One that hangs is
/// killed.
fn wait(mut child: Child, end: Receiver<()>) -> io::Result<Option<String>> {
    let hangs = end.recv_timeout(PATIENCE) == Err(RecvTimeoutError::Timeout);
    if hangs {
        child.kill()?;
    }
    let status = child.wait()?;
    Ok(match hangs {
        true => Some(format!("it does not end within {PATIENCE:?}")),
        false => (!status.success()).then(|| status.to_string()),
    })
}
