//! A `main` that runs in a thread of its own.

use crate::pipe::{pipe, Listener, Speaker};
use crate::{output, STDIN, STDOUT};
use std::cell::RefCell;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{channel, Receiver};
use std::sync::Once;
use std::time::{Duration, Instant};
use std::{io, panic, thread};

/// The time after which a program is taken to hang; the second holds once another one has, as an input that makes it
/// hang is made small by trying many.
const PATIENCE: [Duration; 2] = [Duration::from_secs(60), Duration::from_secs(5)];
/// The stack that the main thread of a process has on Linux.
const STACK: usize = 8 << 20;

static ONE_HANGS: AtomicBool = AtomicBool::new(false);
static HOOK: Once = Once::new();

thread_local! {
    /// The last panic, in a thread of a program.
    static PANIC: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// The end of a program that runs.
pub struct End {
    found: Receiver<Result<(), String>>,
    patience: Duration,
    until: Instant,
}

/// Starts a `main`, and returns the test's ends of its streams as well. Its name is all that a stack overflow
/// tells of it.
pub fn start(name: String, main: fn()) -> io::Result<(Speaker, Listener, End)> {
    HOOK.call_once(keep_panics);
    let patience = PATIENCE[usize::from(ONE_HANGS.load(Ordering::Relaxed))];
    let until = Instant::now() + patience;
    let (stdin, its_stdin) = pipe(until);
    let (its_stdout, stdout) = pipe(until);
    let (sender, found) = channel();
    thread::Builder::new().name(name).stack_size(STACK).spawn(move || {
        STDIN.set(Some(its_stdin));
        STDOUT.set(Some(its_stdout));
        PANIC.set(Some(String::new()));
        let end = panic::catch_unwind(|| {
            main();
            output().flush();
        });
        STDOUT.set(None);
        // Nobody waits for one that was taken to hang.
        let _ = sender.send(end.map_err(|_| PANIC.take().unwrap_or_default()));
    })?;
    Ok((stdin, stdout, End { found, patience, until }))
}

impl End {
    /// Waits for it, and says how the program fails, if it does.
    pub fn wait(self) -> Result<(), String> {
        let left = self.until.saturating_duration_since(Instant::now());
        match self.found.recv_timeout(left) {
            Ok(end) => end,
            Err(_) => {
                ONE_HANGS.store(true, Ordering::Relaxed);
                Err(format!("it does not end within {:?}", self.patience))
            }
        }
    }
}

/// Keeps the words of a panic in a thread of a program, instead of printing them: an input is made small by many
/// panics. The place is in a copy of the solution, with the same lines.
fn keep_panics() {
    let others = panic::take_hook();
    panic::set_hook(Box::new(move |info| match PANIC.take() {
        Some(_) => PANIC.set(Some(info.to_string().replace(env!("OUT_DIR"), "src/bin"))),
        None => others(info),
    }));
}
