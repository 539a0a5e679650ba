//! The hunt among inputs that a search answers: all small ones, then random ones.

use super::Arguments;
use super::find::Find;
use super::suspect::Suspect;
use crate::console::{columns, progress};
use crate::turns::{first, processors};
use anyhow::{Context, Result, bail, ensure};
use checkout::Checkout;
use judge::{interrupted, visible};
use rules::choices::{Choices, shrink};
use rules::{Problem, prose};
use std::fs;
use std::io::{IsTerminal, Write, stderr};
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// Cases of a small input, where the statement allows as many.
const TOGETHER: usize = 1000;
/// Inputs that are tried to make one small.
const MOST_TRIES: usize = 3000;
/// Where no bar is seen, lines say how far the small inputs are: the first after so many seconds, and more after as many.
const FIRST_LINE: u64 = 5;
const NEXT_LINE: u64 = 10;
const AT_LEAST_TO_SHRINK: Duration = Duration::from_secs(2);

pub struct Hunt<'a> {
    pub checkout: &'a Checkout,
    pub problem: &'a dyn Problem,
    pub suspect: Suspect<'a>,
    pub arguments: &'a Arguments,
}

impl Hunt<'_> {
    /// Tries all small inputs, and then random ones until the time is over; says how many of each.
    pub fn searched(&self) -> Result<String> {
        let small = self.small()?;
        Ok(format!("all {small} small inputs, {} random ones", self.random()?))
    }

    /// Tries all small inputs, the shortest first, and says how many there are.
    fn small(&self) -> Result<usize> {
        let alone = self.problem.small(1);
        let together = TOGETHER.min(self.problem.most_cases()).max(1);
        if together == 1 {
            if let Some((number, text)) = self.first_of(&alone)? {
                return self.fail_small(&alone, number, &text);
            }
            return Ok(alone.len());
        }
        let batches = self.problem.small(together);
        let Some((batch, text)) = self.first_of(&batches)? else { return Ok(alone.len()) };
        // A program may be wrong only where several cases stand together.
        let from = batch * together;
        let cases = &alone[from..(from + together).min(alone.len())];
        match self.first_of(cases)? {
            Some((number, text)) => self.fail_small(&alone, from + number, &text),
            None => {
                let how = format!("a small input of {} cases, none wrong alone", cases.len());
                self.fail(&batches[batch], &text, &how)
            }
        }
    }

    /// The first of the inputs on which the suspect is wrong, by its number, and how.
    fn first_of(&self, inputs: &[String]) -> Result<Option<(usize, String)>> {
        let progress = progress(inputs.len() as u64);
        progress.set_message("small inputs");
        let (start, next_line) = (Instant::now(), AtomicU64::new(FIRST_LINE));
        let found = first(processors(), 0..inputs.len(), |number| {
            let found = self.disagreement(&inputs[number])?;
            progress.inc(1);
            let (seconds, next) = (start.elapsed().as_secs(), next_line.load(Ordering::Relaxed));
            if seconds >= next && !stderr().is_terminal() {
                next_line.store(seconds + NEXT_LINE, Ordering::Relaxed);
                let (tried, all) = (progress.position(), inputs.len());
                eprintln!("small inputs: {tried} of {all}, after {seconds} seconds");
            }
            Ok(found)
        });
        let tried = progress.position();
        progress.finish_and_clear();
        say_if_interrupted(&found, || format!("{tried} of {} small inputs", inputs.len()));
        found
    }

    fn fail_small<T>(&self, inputs: &[String], number: usize, text: &str) -> Result<T> {
        let how = format!("a small input, number {} of {}", number + 1, inputs.len());
        self.fail(&inputs[number], text, &how)
    }

    /// Tries random inputs until the time is over, and says how many.
    fn random(&self) -> Result<usize> {
        let seconds = self.arguments.seconds;
        let (start, end) = (Instant::now(), Instant::now() + Duration::from_secs(seconds));
        let progress = progress(seconds);
        let tried = AtomicUsize::new(0);
        let turns = (0..).take_while(|_| Instant::now() < end);
        let found = first(processors(), turns, |number| {
            let find = self.random_input(number);
            let Some(text) = self.disagreement(&find.input)? else {
                let tried = tried.fetch_add(1, Ordering::Relaxed) + 1;
                progress.set_message(format!("s, {tried} random inputs"));
                progress.set_position(start.elapsed().as_secs());
                return Ok(None);
            };
            Ok(Some(Find { text, ..find }))
        });
        progress.finish_and_clear();
        say_if_interrupted(&found, || {
            format!("all small inputs and {} random ones", tried.load(Ordering::Relaxed))
        });
        match found? {
            Some((_, find)) => self.report(find, end),
            None => Ok(tried.into_inner()),
        }
    }

    /// The random input of this number, counted from 0, and how it was made.
    fn random_input(&self, number: usize) -> Find {
        let most = self.arguments.size.unwrap_or(self.problem.large());
        let seed = self.arguments.seed.wrapping_add(number as u64);
        // From small to large and back: a small input that fails is found soon.
        let size = 1 + (most - 1) * (number % 20) / 19;
        let mut choices = Choices::random(seed);
        let input = self.problem.random(&mut choices, size);
        Find { seed, size, record: choices.record(), input, text: String::new() }
    }

    fn disagreement(&self, input: &str) -> Result<Option<String>> {
        ensure!(!interrupted(), "interrupted");
        self.suspect.disagreement(input, self.arguments.patience_of_search())
    }

    /// Makes the input small, which takes the rest of the time or a little more, and ends with both answers.
    fn report<T>(&self, found: Find, end: Instant) -> Result<T> {
        let Find { seed, size, record, mut input, mut text } = found;
        let end = end.max(Instant::now() + AT_LEAST_TO_SHRINK);
        let again = |record: &[u64]| self.problem.random(&mut Choices::replay(record), size);
        let mut tries = 0;
        shrink(record, MOST_TRIES, |record| {
            if Instant::now() >= end || interrupted() {
                return false;
            }
            let smaller = again(record);
            tries += 1;
            match self.disagreement(&smaller) {
                Ok(Some(found)) => {
                    (input, text) = (smaller, found);
                    true
                }
                _ => false,
            }
        });
        let small = if tries > 0 { ", then made small" } else { "" };
        self.fail(&input, &text, &format!("found by --seed {seed} --size {size}{small}"))
    }

    /// Ends with the input and both answers.
    fn fail<T>(&self, input: &str, text: &str, how: &str) -> Result<T> {
        // Whoever interrupts the hunt ends the program, too, which is no fault of its.
        ensure!(!interrupted(), "interrupted");
        let kept = self.keep(input)?;
        let [how, kept] = [how, &kept].map(|text| prose::beside("", text, columns()));
        bail!("on the input\n{input}{}\n{how}\n{kept}", text.trim_end());
    }

    /// Writes the input into `hacks`, if that is wanted; says where, or how.
    fn keep(&self, input: &str) -> Result<String> {
        let id = self.problem.id();
        let Some(name) = &self.arguments.save else {
            return Ok(format!("to keep it in hacks/{id}, say --save and a name"));
        };
        let folder = self.checkout.path(format!("hacks/{id}"));
        fs::create_dir_all(&folder)?;
        let path = folder.join(format!("{name}.in"));
        let cannot = || format!("cannot write {}: is it there already?", visible::path(&path));
        let mut file = fs::File::create_new(&path).with_context(cannot)?;
        file.write_all(input.as_bytes()).with_context(cannot)?;
        let is_described = self.problem.wrong().iter().any(|idea| idea.name == name);
        let next = match is_described {
            true => format!("it shows the wrong idea `{name}` to be wrong"),
            false => format!("now describe the wrong idea `{name}` in crates/problems/src/{id}.rs"),
        };
        Ok(format!("kept as hacks/{id}/{name}.in; {next}"))
    }
}

/// Says what was tried, when somebody ends a hunt that has found nothing.
fn say_if_interrupted<T>(found: &Result<T>, tried: impl FnOnce() -> String) {
    if found.is_err() && interrupted() {
        eprintln!("interrupted: no disagreement on {}", tried());
    }
}
