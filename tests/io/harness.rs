//! Runs trials as `cargo test` asks: libtest prints to the standard output that a probe is to have for itself, and
//! libtest-mimic has 18 packages, which take as long to compile as all else of these tests.

use std::error::Error;
use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

pub type Failed = Box<dyn Error + Send + Sync>;

/// A test with a name.
pub struct Trial {
    name: String,
    test: Box<dyn Fn() -> Result<(), Failed> + Sync>,
    is_ignored: bool,
}

impl Trial {
    pub fn test(
        name: impl Into<String>,
        test: impl Fn() -> Result<(), Failed> + Sync + 'static,
    ) -> Self {
        Trial { name: name.into(), test: Box::new(test), is_ignored: false }
    }

    pub fn with_ignored_flag(self, is_ignored: bool) -> Self {
        Trial { is_ignored, ..self }
    }
}

/// Words of the command line: parts of names of trials, and options of libtest.
#[derive(Default)]
struct Asked {
    names: Vec<String>,
    skipped: Vec<String>,
    options: Vec<String>,
}

impl Asked {
    fn read() -> Self {
        let (mut asked, mut words) = (Asked::default(), std::env::args().skip(1));
        while let Some(word) = words.next() {
            match word.as_str() {
                "--skip" => asked.skipped.extend(words.next()),
                "--test-threads" | "--color" | "--format" | "-Z" => drop(words.next()),
                option if option.starts_with('-') => asked.options.push(word),
                _ => asked.names.push(word),
            }
        }
        asked
    }

    fn has(&self, option: &str) -> bool {
        self.options.iter().any(|given| given == option)
    }

    fn takes(&self, trial: &Trial) -> bool {
        let is_named = |name: &String| match self.has("--exact") {
            true => trial.name == *name,
            false => trial.name.contains(name),
        };
        let is_asked = match trial.is_ignored {
            true => self.has("--ignored") || self.has("--include-ignored"),
            false => !self.has("--ignored"),
        };
        let is_skipped = self.skipped.iter().any(|part| trial.name.contains(part));
        is_asked && !is_skipped && (self.names.is_empty() || self.names.iter().any(is_named))
    }
}

/// Runs the trials that the command line asks for, on all cores.
pub fn run(mut trials: Vec<Trial>) -> ExitCode {
    let asked = Asked::read();
    let all = trials.len();
    trials.retain(|trial| asked.takes(trial));
    if asked.has("--list") {
        trials.iter().for_each(|trial| println!("{}: test", trial.name));
        return ExitCode::SUCCESS;
    }
    let (next, failures) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let work = || {
        while let Some(trial) = trials.get(next.fetch_add(1, Ordering::Relaxed)) {
            if let Err(failed) = (trial.test)() {
                failures.fetch_add(1, Ordering::Relaxed);
                println!("test {} ... FAILED\n{failed}\n", trial.name);
            }
        }
    };
    thread::scope(|scope| {
        let threads = thread::available_parallelism().map_or(1, usize::from);
        (0..threads).for_each(|_| drop(scope.spawn(work)));
    });
    let failed = failures.into_inner();
    let word = if failed == 0 { "ok" } else { "FAILED" };
    let (passed, out) = (trials.len() - failed, all - trials.len());
    println!(
        "test result: {word}. {passed} passed; {failed} failed; {out} filtered out or ignored\n"
    );
    ExitCode::from(u8::from(failed > 0))
}
