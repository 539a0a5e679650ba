//! The terminal as an observer of the explorer: Ctrl-C, a bar or lines of progress.

use crate::console::columns;
use crate::runner::interrupted;
use explore::budget::{Observer, Progress};
use indicatif::{ProgressBar, ProgressStyle};
use language::{Text, prose, text};
use std::cell::RefCell;
use std::io::{IsTerminal, stderr};
use std::time::{Duration, Instant};

/// The longest work that shows no bar on a terminal, and no line elsewhere.
const PATIENCE: Duration = Duration::from_secs(1);
const PATIENCE_OF_LINES: Duration = Duration::from_secs(5);
/// The time from one line to the next.
const BETWEEN_LINES: Duration = Duration::from_secs(10);
/// The characters of a label that are shown.
const LABEL: usize = 50;

/// The terminal, or a file or pipe in its place.
pub struct Terminal(RefCell<Work>);

/// The computation that is under way.
struct Work {
    label: String,
    total: u64,
    start: Instant,
    bar: Option<ProgressBar>,
    /// The time after the start at which the next line is due.
    due: Duration,
}

impl Work {
    fn new(label: &str, total: u64) -> Work {
        Work {
            label: label.into(),
            total,
            start: Instant::now(),
            bar: None,
            due: PATIENCE_OF_LINES,
        }
    }

    fn short_label(&self) -> String {
        match self.label.char_indices().nth(LABEL) {
            Some((end, _)) => format!("{}...", &self.label[..end]),
            None => self.label.clone(),
        }
    }

    /// Shows how far the work is, if it is time for that.
    fn show(&mut self, done: u64, is_terminal: bool) {
        let elapsed = self.start.elapsed();
        match &self.bar {
            Some(bar) => bar.set_position(done),
            None if is_terminal && elapsed > PATIENCE => self.bar = Some(self.new_bar(elapsed)),
            None if !is_terminal && elapsed > self.due => {
                self.due = elapsed + BETWEEN_LINES;
                eprintln!("{}", self.line(done, elapsed));
            }
            None => {}
        }
    }

    fn new_bar(&self, elapsed: Duration) -> ProgressBar {
        let bar = ProgressBar::new(self.total).with_elapsed(elapsed);
        const LINE: Text = Text(
            "{msg} {bar:30} {pos}/{len}, {eta} left",
            "{msg} {bar:30} {pos}/{len}，还需 {eta}",
        );
        if let Ok(style) = ProgressStyle::with_template(LINE.get()) {
            bar.set_style(style);
        }
        bar.set_message(self.short_label());
        bar
    }

    fn line(&self, done: u64, elapsed: Duration) -> String {
        let (label, seconds) = (self.short_label(), elapsed.as_secs());
        match self.total {
            0 => text!(
                "{label}: under way, after {seconds} seconds",
                "{label}：进行中，用了 {seconds} 秒"
            ),
            total => text!(
                "{label}: {done} of {total}, after {seconds} seconds",
                "{label}：{total} 中的 {done}，用了 {seconds} 秒"
            ),
        }
    }

    fn clear(&mut self) {
        if let Some(bar) = self.bar.take() {
            bar.finish_and_clear();
        }
    }
}

impl Terminal {
    /// The terminal before any work.
    pub fn new() -> Terminal {
        Terminal(RefCell::new(Work::new("", 0)))
    }

    /// Takes the bar away.
    pub fn clear(&self) {
        self.0.borrow_mut().clear();
    }
}

impl Observer for Terminal {
    fn goes_on(&self, progress: &Progress<'_>) -> bool {
        let mut work = self.0.borrow_mut();
        if (work.total, &*work.label) != (progress.total, progress.label) {
            work.clear();
            *work = Work::new(progress.label, progress.total);
        }
        work.show(progress.done, stderr().is_terminal());
        !interrupted()
    }

    fn say(&self, line: &str) {
        // Within a terminal; in a file or a pipe it stays one line.
        let is_terminal = stderr().is_terminal();
        let line = if is_terminal { prose::beside("", line, columns()) } else { line.into() };
        match &self.0.borrow().bar {
            Some(bar) => bar.suspend(|| eprintln!("{line}")),
            None => eprintln!("{line}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_label_is_cut() {
        let label = Work::new(&"é".repeat(1000), 1).short_label();
        assert_eq!(label.chars().count(), LABEL + 3);
    }

    #[test]
    fn a_line_tells_how_far_the_work_is() {
        let line = |total| Work::new("nim", total).line(5, Duration::from_secs(7));
        assert_eq!(line(100), "nim: 5 of 100, after 7 seconds");
        assert_eq!(line(0), "nim: under way, after 7 seconds");
    }
}
