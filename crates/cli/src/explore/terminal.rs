//! The terminal as the explorer's observer: Ctrl-C, the clock, a bar or lines of progress, colours.

use crate::console::{columns, interrupted};
use explore::report::Style;
use explore::watch::{Bar, Observer};
use indicatif::{ProgressBar, ProgressStyle};
use rules::prose;
use std::io::{IsTerminal, stderr, stdout};
use std::sync::LazyLock;
use std::time::{Duration, Instant};

pub struct Terminal;

static START: LazyLock<Instant> = LazyLock::new(Instant::now);

impl Observer for Terminal {
    fn is_interrupted(&self) -> bool {
        interrupted()
    }

    fn now(&self) -> Duration {
        START.elapsed()
    }

    fn say(&self, line: &str) {
        eprintln!("{}", laid_out(line));
    }

    fn bar(&self, label: &str, total: u64, elapsed: Duration) -> Option<Box<dyn Bar>> {
        if !stderr().is_terminal() {
            return None;
        }
        let bar = ProgressBar::new(total).with_elapsed(elapsed);
        let style = "{msg} {bar:30} {pos}/{len}, {eta} left";
        if let Ok(style) = ProgressStyle::with_template(style) {
            bar.set_style(style);
        }
        bar.set_message(label.to_string());
        Some(Box::new(Line(bar)))
    }
}

/// Within the terminal that shows it; in a file or a pipe it stays one line.
fn laid_out(line: &str) -> String {
    if stderr().is_terminal() { prose::beside("", line, columns()) } else { line.into() }
}

/// A line that is cleared when the work is done.
#[derive(Debug)]
struct Line(ProgressBar);

impl Bar for Line {
    fn set(&self, done: u64) {
        self.0.set_position(done);
    }

    fn say(&self, line: &str) {
        self.0.suspend(|| eprintln!("{}", laid_out(line)));
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}

/// As the terminal allows, if it is one; with a preview in any case if so wanted.
pub fn style(preview: bool) -> Style {
    let is_terminal = stdout().is_terminal();
    let is = |name: &str, value: &str| std::env::var(name).is_ok_and(|set| set == value);
    let forced = std::env::var("CLICOLOR_FORCE").is_ok_and(|set| set != "0");
    let unwanted = std::env::var_os("NO_COLOR").is_some_and(|set| !set.is_empty());
    let allowed = !unwanted && !is("CLICOLOR", "0") && !is("TERM", "dumb");
    Style { width: columns(), colour: allowed && (is_terminal || forced), preview, is_terminal }
}
