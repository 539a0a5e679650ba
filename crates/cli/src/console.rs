//! The terminal: lines, colours, interrupts, tables.

use crate::judge::{interrupt, interrupted};
use anstyle::{AnsiColor, Style};
use indicatif::{ProgressBar, ProgressStyle};
use std::fmt::Display;
use std::io::{BufWriter, ErrorKind, IsTerminal, Write, stderr, stdin, stdout};
use std::process;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;
use terminal_size::terminal_size_of;

/// Titles.
pub const BOLD: Style = Style::new().bold();
/// Emphasis.
pub const ITALIC: Style = Style::new().italic();
/// Success.
pub const GOOD: Style = AnsiColor::Green.on_default().bold();
/// Failure.
pub const BAD: Style = AnsiColor::Red.on_default().bold();

/// The text in a style. [`say`] shows it where the output is a terminal and `NO_COLOR`, `CLICOLOR` and
/// `CLICOLOR_FORCE` allow it.
pub fn styled(style: Style, text: impl Display) -> String {
    format!("{style}{text}{style:#}")
}

/// Prints a line. Ends the program silently if nobody reads any more: whoever reads has seen enough.
pub fn say(line: impl Display) {
    end_unless_written(writeln!(anstream::stdout(), "{line}"));
}

/// Prints what `write` writes, as it comes: it may be larger than memory. Ends the program as [`say`] does.
pub fn stream(write: impl FnOnce(&mut dyn Write) -> std::io::Result<()>) {
    let mut out = BufWriter::with_capacity(1 << 16, stdout().lock());
    end_unless_written(write(&mut out).and_then(|()| out.flush()));
}

fn end_unless_written(result: std::io::Result<()>) {
    match result {
        Ok(()) => {}
        Err(error) if error.kind() == ErrorKind::BrokenPipe => process::exit(0),
        Err(error) => {
            eprintln!("error: cannot write the output: {error}");
            process::exit(1);
        }
    }
}

/// Prints a value for machines.
///
/// # Panics
///
/// If a map in it has keys that are no texts.
pub fn say_json(value: &impl serde::Serialize) {
    say(serde_json::to_string_pretty(value).expect("it can be written as JSON"));
}

/// The command as it was typed: through cargo, as in this repository, or by its own name, once installed.
pub fn name() -> &'static str {
    // Cargo tells this to the programs that it starts.
    if std::env::var_os("CARGO").is_some() { "cargo sente" } else { "sente" }
}

/// The exit status of a program that was interrupted.
pub const STATUS_INTERRUPTED: u8 = 130;

/// On Ctrl-C and the like ends the programs that run, and then this one, if it does not end soon; at once if it waits for
/// somebody to type, or is told to end a second time.
pub fn on_interrupt() {
    let handler = || {
        let is_first = !interrupted();
        interrupt();
        if WAITS.load(Ordering::Relaxed) {
            eprintln!();
            process::exit(STATUS_INTERRUPTED.into());
        }
        if stderr().is_terminal() {
            // The line of progress goes.
            eprint!("\r\x1b[2K");
        }
        // Beside this thread, which hears of a second time.
        thread::spawn(move || {
            // Long enough for what is known so far to be printed.
            thread::sleep(Duration::from_millis(if is_first { 5000 } else { 25 }));
            eprintln!("interrupted before all was printed");
            process::exit(STATUS_INTERRUPTED.into());
        });
    };
    // Without it, the system's way of ending a program stays.
    let _ = ctrlc::set_handler(handler);
}

/// True while somebody is to type.
static WAITS: AtomicBool = AtomicBool::new(false);

/// The next line that somebody types; nothing at the end of the input.
pub fn ask(prompt: &str) -> std::io::Result<Option<String>> {
    if stdin().is_terminal() {
        print!("{prompt}");
        stdout().flush()?;
    }
    WAITS.store(true, Ordering::Relaxed);
    let line = stdin().lines().next().transpose();
    WAITS.store(false, Ordering::Relaxed);
    line
}

/// A line of progress, shown where standard error is a terminal.
pub fn progress(steps: u64) -> ProgressBar {
    const LINE: &str = "{bar:30} {pos}/{len} {msg}, {eta} left";
    let style = ProgressStyle::with_template(LINE).unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(steps).with_style(style)
}

/// Longer lines are hard to read, however wide the terminal is.
const WIDEST: usize = 100;
/// Below this, words alone would fill a line.
const NARROWEST: usize = 20;

/// The columns for prose: the terminal's, what COLUMNS says where there is none, at most 100.
pub fn columns() -> usize {
    // Standard error is still the terminal where a pager shows the output.
    let behind_a_pager = || terminal_size_of(stderr()).map(|(width, _)| width.0.into());
    terminal_columns().or_else(behind_a_pager).unwrap_or(WIDEST).clamp(NARROWEST, WIDEST)
}

/// The columns for lists that programs read, too: in a file or a pipe an entry is one line.
pub fn columns_of_entries() -> usize {
    terminal_columns().map_or(usize::MAX, |_| columns())
}

/// The columns of the terminal that shows the output, or what COLUMNS says; none for a file or a pipe.
pub fn terminal_columns() -> Option<usize> {
    let set = || std::env::var("COLUMNS").ok()?.parse().ok().filter(|&columns| columns > 0);
    terminal_size_of(stdout()).map(|(width, _)| width.0.into()).or_else(set)
}

/// A table for people: columns apart, no lines, within the terminal.
pub fn table<const N: usize>(
    heading: [&str; N],
    rows: impl IntoIterator<Item = [String; N]>,
) -> comfy_table::Table {
    let mut table = plain_table(heading, rows);
    if let Some(columns) = terminal_columns() {
        table.set_content_arrangement(comfy_table::ContentArrangement::Dynamic);
        table.set_width(u16::try_from(columns).unwrap_or(u16::MAX));
    }
    table
}

/// A table as wide as its texts.
pub fn plain_table<const N: usize>(
    heading: [&str; N],
    rows: impl IntoIterator<Item = [String; N]>,
) -> comfy_table::Table {
    let mut table = comfy_table::Table::new();
    table.load_preset(comfy_table::presets::NOTHING).set_header(heading).add_rows(rows);
    table
}
