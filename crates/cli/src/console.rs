//! The terminal: lines, colours, interrupts, tables.

use crate::runner::{interrupt, interrupted, visible};
use anstyle::{AnsiColor, Style};
use anyhow::{Context, Result, anyhow};
use indicatif::{ProgressBar, ProgressStyle};
use language::{Language, Text, cannot_read, prose, text, within};
use std::error::Error;
use std::fmt::Display;
use std::fs;
use std::io::{
    self, BufRead, BufWriter, ErrorKind, IsTerminal, Read, Write, stderr, stdin, stdout,
};
use std::path::Path;
use std::process;
use std::string::FromUtf8Error;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;
use terminal_size::terminal_size_of;

/// The mark between the items of a list.
pub const COMMA: Text = Text(", ", "、");

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

/// Prints data for programs as it comes: it may be larger than memory. It is in English, whatever the reader speaks. Ends
/// the program as [`say`] does.
pub fn stream(write: impl FnOnce(&mut dyn Write) -> io::Result<()>) {
    let mut out = BufWriter::with_capacity(1 << 16, stdout().lock());
    let written = within(Language::English, || write(&mut out)).and_then(|()| out.flush());
    end_unless_written(written);
}

fn end_unless_written(result: io::Result<()>) {
    match result {
        Ok(()) => {}
        Err(error) if error.kind() == ErrorKind::BrokenPipe => process::exit(0),
        Err(error) => {
            let error = system_error(&error);
            say_error(&text!("cannot write the output: {error}", "无法写出结果：{error}"));
            process::exit(1);
        }
    }
}

/// Prints an error on standard error, within the terminal. Several lines, such as an input, stay as they are.
pub fn say_error(error: &str) {
    let (head, colon) = (Text("error", "错误"), Text(": ", "："));
    let plain_head = format!("{head}{colon}");
    let is_whole = error.contains('\n') || !stderr().is_terminal();
    let laid_out = match is_whole {
        true => format!("{plain_head}{error}"),
        false => prose::beside("", &format!("{plain_head}{error}"), columns()),
    };
    let text = laid_out.strip_prefix(&plain_head).unwrap_or(error);
    anstream::eprintln!("{}{colon}{text}", styled(BAD, head));
}

/// An error with its causes.
pub fn error_text(error: &anyhow::Error) -> String {
    let cause = |cause: &(dyn Error + 'static)| {
        if let Some(error) = cause.downcast_ref::<io::Error>() {
            return system_error(error);
        }
        match cause.downcast_ref::<FromUtf8Error>() {
            Some(error) if language::current() == Language::Chinese => {
                format!("从第 {} 个字节起不是", error.utf8_error().valid_up_to() + 1)
            }
            _ => cause.to_string(),
        }
    };
    error.chain().map(cause).collect::<Vec<_>>().join(Text(": ", "：").get())
}

/// An error of the system, which names it in English: in Chinese by its kind, with its number. `tempfile` adds the path of
/// a file that nobody asked for.
pub fn system_error(error: &io::Error) -> String {
    let english = || error.to_string().split(" at path \"").take(1).collect();
    let is_no_program = Some(if cfg!(windows) { 193 } else { 8 });
    let kind = match error.kind() {
        _ if language::current() == Language::English => return english(),
        _ if error.raw_os_error() == is_no_program => "不是可以运行的程序；脚本要以 `#!` 开头",
        ErrorKind::NotFound => "没有这个文件或文件夹",
        ErrorKind::PermissionDenied => "没有权限",
        ErrorKind::AlreadyExists => "已经存在",
        ErrorKind::IsADirectory => "这是一个文件夹",
        ErrorKind::NotADirectory => "路径中有一段不是文件夹",
        ErrorKind::StorageFull => "磁盘已满",
        ErrorKind::ReadOnlyFilesystem => "磁盘是只读的",
        ErrorKind::InvalidData => "不是 UTF-8 编码的文本",
        ErrorKind::OutOfMemory => "内存不足",
        _ => return english(),
    };
    match error.raw_os_error() {
        Some(number) => format!("{kind}（系统错误 {number}）"),
        None => kind.into(),
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

/// Installs the handler of Ctrl-C and similar signals. It ends the running programs, and this one too if it is still
/// there after 5 seconds; at once on a second signal, or while this program waits for input.
pub fn on_interrupt() {
    let handler = || {
        let is_first = !interrupted();
        interrupt();
        if WAITS.load(Ordering::Relaxed) {
            eprintln!();
            process::exit(STATUS_INTERRUPTED.into());
        }
        if stderr().is_terminal() {
            // Erases the progress line.
            eprint!("\r\x1b[2K");
        }
        // The handler must return, so that it can see a second signal.
        thread::spawn(move || {
            // Long enough for what is known so far to be printed.
            thread::sleep(Duration::from_millis(if is_first { 5000 } else { 25 }));
            eprintln!("{}", Text("interrupted before all was printed", "已中断，没有全部输出"));
            process::exit(STATUS_INTERRUPTED.into());
        });
    };
    // Without it, the system's way of ending a program stays.
    let _ = ctrlc::set_handler(handler);
}

/// True while the program waits for a typed line.
static WAITS: AtomicBool = AtomicBool::new(false);

/// The next line that somebody types; nothing at the end of the input. A byte that is no UTF-8, as from a keyboard in
/// GBK, makes it a wrong line and no error; what is longer than 64 KiB is taken for several.
pub fn ask(prompt: &str) -> io::Result<Option<String>> {
    if stdin().is_terminal() {
        print!("{prompt}");
        stdout().flush()?;
    }
    WAITS.store(true, Ordering::Relaxed);
    let mut line = Vec::new();
    let read = stdin().lock().take(1 << 16).read_until(b'\n', &mut line);
    WAITS.store(false, Ordering::Relaxed);
    Ok((read? > 0).then(|| String::from_utf8_lossy(&line).into_owned()))
}

/// The text of a file of the user's.
///
/// # Errors
///
/// If it cannot be read, or is no UTF-8: then the encoding is named, if it can be seen.
pub fn read_text(file: &Path) -> Result<String> {
    let bytes = fs::read(file).with_context(|| cannot_read(file))?;
    let is_utf_16 = bytes.starts_with(b"\xff\xfe") || bytes.starts_with(b"\xfe\xff");
    let name = visible::path(file);
    String::from_utf8(bytes).map_err(|error| match is_utf_16 {
        true => anyhow!(text!(
            "{name} is UTF-16, as PowerShell writes by `>`: save it as UTF-8, or write it by `| Set-Content -Encoding utf8`",
            "{name} 是 UTF-16 编码（PowerShell 的 `>` 就这样写）：请另存为 UTF-8，或者用 `| Set-Content -Encoding utf8` 写"
        )),
        false => anyhow::Error::from(error).context(cannot_read(file)),
    })
}

/// A line of progress, shown where standard error is a terminal.
pub fn progress(steps: u64) -> ProgressBar {
    const LINE: Text =
        Text("{bar:30} {pos}/{len} {msg}, {eta} left", "{bar:30} {pos}/{len} {msg}，还需 {eta}");
    let style = ProgressStyle::with_template(LINE.get());
    let style = style.unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(steps).with_style(style)
}

/// Columns of the widest prose: longer lines are hard to read, however wide the terminal is.
const WIDEST: usize = 100;
/// Columns of the narrowest prose: below this, words alone would fill a line.
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

/// The text with blanks behind it, as many columns wide.
pub fn padded(text: impl Display, columns: usize) -> String {
    let text = text.to_string();
    let blanks = columns.saturating_sub(prose::width(&text));
    text + &" ".repeat(blanks)
}

/// A table for people: columns apart, no lines; as wide as its texts, or within so many columns.
pub fn table<const N: usize>(
    heading: [&str; N],
    rows: impl IntoIterator<Item = [String; N]>,
    columns: Option<usize>,
) -> String {
    let mut table = comfy_table::Table::new();
    table.load_preset(comfy_table::presets::NOTHING).set_header(heading).add_rows(rows);
    if let Some(columns) = columns {
        table.set_content_arrangement(comfy_table::ContentArrangement::Dynamic);
        table.set_width(u16::try_from(columns).unwrap_or(u16::MAX));
    }
    table.trim_fmt()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The system's own words are English, whatever its locale is.
    #[test]
    fn an_error_of_the_system_is_named_in_the_language_of_the_reader() {
        let error = || io::Error::from_raw_os_error(2);
        let (english, chinese) = ("No such file", "没有这个文件或文件夹（系统错误 2）");
        assert!(cfg!(windows) || system_error(&error()).starts_with(english));
        assert_eq!(within(Language::Chinese, || system_error(&error())), chinese);
        let cannot = || anyhow::Error::from(error()).context("cannot");
        assert!(error_text(&cannot()).starts_with("cannot: "));
        assert_eq!(
            within(Language::Chinese, || error_text(&cannot())),
            format!("cannot：{chinese}")
        );
    }

    #[test]
    fn a_padded_text_is_as_wide_as_it_is_shown() {
        assert_eq!(
            ["", "ab", "数据", "abcdef"].map(|text| padded(text, 5)),
            ["     ", "ab   ", "数据 ", "abcdef"]
        );
    }
}
