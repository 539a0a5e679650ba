//! A solution as a process.

use rules::choices::Choices;
use rules::dialogue::{talk, Host, Streams};
use rules::FormResult;
use std::io::{self, Read, Write};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{channel, Receiver, RecvTimeoutError};
use std::thread;
use std::time::Duration;

/// Bytes that a pipe holds on every system: a shorter input is written before the program reads.
const PIPE: usize = 4096;
/// The time after which a program is taken to hang.
const PATIENCE: Duration = Duration::from_secs(60);

/// Runs the solution on an input and returns its output.
pub fn run(id: &str, input: &str) -> Result<String, String> {
    let ended = start(id).and_then(|child| feed(child, input));
    let (status, [output, errors]) = ended.map_err(|error| format!("{id}: {error}"))?;
    match status.success() {
        true => String::from_utf8(output).map_err(|error| error.to_string()),
        false => Err(format!("{status}\n{}", String::from_utf8_lossy(&errors))),
    }
}

fn start(id: &str) -> io::Result<Child> {
    let this = std::env::current_exe()?;
    let folder = this.ancestors().nth(2).ok_or_else(|| io::Error::other("no target folder"))?;
    let program = folder.join(format!("{id}{}", std::env::consts::EXE_SUFFIX));
    let mut command = Command::new(program);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command.spawn()
}

/// Writes the input, and returns the status, the output and the errors. A program that hangs is killed.
fn feed(mut child: Child, input: &str) -> io::Result<(ExitStatus, [Vec<u8>; 2])> {
    let (stdin, stdout, stderr) = (child.stdin.take(), child.stdout.take(), child.stderr.take());
    // A program may end before it has read everything.
    let write = || stdin.is_some_and(|mut stdin| stdin.write_all(input.as_bytes()).is_ok());
    let (ends, end) = channel();
    thread::scope(|scope| {
        match input.len() <= PIPE {
            true => drop(write()),
            false => drop(scope.spawn(write)),
        }
        let reader = scope.spawn(move || {
            let texts = [read_all(stdout), read_all(stderr)];
            drop(ends);
            texts
        });
        let (status, hangs) = wait(&mut child, end)?;
        let [output, errors] = reader.join().expect("reading does not panic");
        match hangs {
            true => Err(io::Error::other(format!("it does not end within {PATIENCE:?}"))),
            false => Ok((status, [output?, errors?])),
        }
    })
}

/// Waits until nobody holds the other end of the channel; a program that hangs is killed. Returns its status, and whether
/// it was.
fn wait(child: &mut Child, end: Receiver<()>) -> io::Result<(ExitStatus, bool)> {
    let hangs = end.recv_timeout(PATIENCE) == Err(RecvTimeoutError::Timeout);
    if hangs {
        child.kill()?;
    }
    Ok((child.wait()?, hangs))
}

fn read_all(pipe: Option<impl Read>) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    if let Some(mut pipe) = pipe {
        pipe.read_to_end(&mut bytes)?;
    }
    Ok(bytes)
}

/// Lets the solution talk with a judge, and says why it fails, if it does.
pub fn dialogue(
    id: &str,
    host: FormResult<Option<Box<dyn Host>>>,
    choices: &mut Choices,
) -> Result<(), String> {
    let host = host.map_err(|error| error.to_string())?;
    let mut host = host.ok_or("there is no judge")?;
    let mut child = start(id).map_err(|error| error.to_string())?;
    let (Some(stdout), Some(stdin)) = (child.stdout.take(), child.stdin.take()) else {
        return Err("the program has no streams".into());
    };
    let (ends, end) = channel();
    let (ended, dialogue) = thread::scope(|scope| {
        let waiter = scope.spawn(|| wait(&mut child, end));
        let dialogue = talk(&mut *host, choices, &mut Streams::new(stdout, stdin));
        drop(ends);
        (waiter.join().expect("waiting does not panic"), dialogue)
    });
    let (status, _) = ended.map_err(|error| error.to_string())?;
    let errors = read_all(child.stderr).map_err(|error| error.to_string())?;
    let errors = String::from_utf8_lossy(&errors);
    match &dialogue.fault {
        None if status.success() => Ok(()),
        None => Err(format!("{status}\n{errors}")),
        Some(fault) => {
            let shown = dialogue.last_lines(20);
            Err(format!("{fault}\nThe dialogue:\n{shown}{errors}"))
        }
    }
}
