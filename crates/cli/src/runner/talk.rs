//! A run of a program that talks with a judge.

use crate::runner::measure::{empty_folder, measure_in};
use crate::runner::process::{Limits, Outcome};
use crate::runner::runnable::Runnable;
use anyhow::Result;
use language::within;
use rules::choices::Choices;
use rules::dialogue::{Contestant, Dialogue, Interactor, Streams, talk};
use std::io;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::Duration;

/// Runs a program as [`measure`](super::measure::measure) does, while it talks with a judge. Where a person answers for the
/// judge, who takes his time, the limits on waiting do not count: the program is ended once it is silent for so long when it
/// is to speak, however busy the machine is.
pub fn conversed(
    program: &Runnable,
    interactor: &mut dyn Interactor,
    choices: &mut Choices,
    limits: &Limits,
    silence: Option<Duration>,
) -> Result<(Outcome, Dialogue)> {
    let ((hears, tells), (listens, says)) = (io::pipe()?, io::pipe()?);
    let (language, is_silent) = (language::current(), AtomicBool::new(false));
    let folder = empty_folder()?;
    let mut limits = limits.clone();
    if silence.is_some() {
        (limits.idle, limits.wall) = (Duration::MAX, Duration::MAX);
    }
    let (sends, lines) = mpsc::sync_channel(1);
    // Nobody waits for this thread: where a process outlives the program, its output may stay open.
    thread::spawn(move || {
        let mut program = Streams::new(listens, io::sink());
        while program.speak().is_some_and(|line| sends.send(line).is_ok()) {}
    });
    thread::scope(|scope| {
        let run = || measure_in(folder.path(), &is_silent, program, hears, says, &limits);
        let run = scope.spawn(|| within(language, run));
        let input = Streams::new(io::empty(), tells);
        let silence_of_any = silence.unwrap_or(Duration::MAX);
        let mut contestant =
            Awaited { lines, input, silence: silence_of_any, is_silent: &is_silent };
        let dialogue = talk(interactor, choices, &mut contestant);
        contestant.hang_up();
        // The limits of the run do not count here, so the program has the time of one line to end by itself.
        while silence.is_some() && contestant.speak().is_some() {}
        drop(contestant);
        let outcome = run.join().unwrap_or_else(|panic| resume_unwind(panic));
        Ok((outcome?, dialogue))
    })
}

/// A program that is to say each line within a time.
struct Awaited<'a, W> {
    lines: Receiver<String>,
    input: Streams<io::Empty, W>,
    silence: Duration,
    is_silent: &'a AtomicBool,
}

impl<W: io::Write> Contestant for Awaited<'_, W> {
    fn hear(&mut self, line: &str) {
        self.input.hear(line);
    }

    fn speak(&mut self) -> Option<String> {
        let line = self.lines.recv_timeout(self.silence);
        if line == Err(RecvTimeoutError::Timeout) {
            self.is_silent.store(true, Ordering::Relaxed);
        }
        line.ok()
    }

    fn hang_up(&mut self) {
        self.input.hang_up();
    }
}
