//! The command line as it is typed: parsed, explained and refused in the language of the reader.

mod errors;
mod help;

use crate::console::{self, padded, say_error};
use crate::locale;
use crate::runner::visible;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command, Parser};
use language::prose::width;
use language::{Language, Text, text};
use std::ffi::OsString;
use std::process;

/// An example whose command says enough.
pub const NONE: Text = Text("", "");
/// The text of an example that is longer stands under it.
const LONGEST_BESIDE: usize = 32;

/// Examples at the end of a help: a command as this program was called, and what it does.
pub fn examples(rows: &[(&str, Text)]) -> String {
    let explained = rows.iter().filter(|(_, what)| *what != NONE);
    let widths =
        explained.map(|(command, _)| width(command)).filter(|&width| width <= LONGEST_BESIDE);
    let widest = widths.max().unwrap_or(0);
    let name = console::name();
    let under = " ".repeat(name.len() + widest + 6);
    let mut text = Text("Examples:\n", "例子：\n").to_string();
    for (command, what) in rows {
        let command = padded(command, widest);
        let line = match width(&command) > widest && *what != NONE {
            true => format!("  {name} {command}\n{under}{what}"),
            false => format!("  {name} {command}   {what}"),
        };
        text = text + line.trim_end() + "\n";
    }
    text
}

/// The arguments of this process. Ends it where they ask for help, or are refused.
pub fn parse<T: Parser>() -> T {
    let mut words = locale::set(std::env::args_os()).unwrap_or_else(|error| {
        say_error(&visible::word(error.to_string().as_bytes()));
        process::exit(2)
    });
    // A verb of another program has its help there.
    if matches!(&words[..], [_, help, _] if help == "help") {
        words[1..].rotate_left(1);
        words[2] = "--help".into();
    }
    let parsed = |words: &[OsString]| {
        let matches = command::<T>().try_get_matches_from(words)?;
        T::from_arg_matches(&matches)
    };
    // An error quotes what was typed: there it is made safe for a terminal.
    let shown = |word: &OsString| visible::word(word.as_encoded_bytes()).into();
    parsed(&words).unwrap_or_else(|error| {
        let safely = parsed(&words.iter().map(shown).collect::<Vec<_>>());
        // Text that is not UTF-8 is refused, though its safe form would be taken.
        explain(&safely.err().unwrap_or(error))
    })
}

/// The command with its help, in the language of the reader.
pub fn command<T: Parser>() -> Command {
    // It is for the help: `locale::set` has taken it out already.
    let lang = Arg::new("lang").long("lang").global(true).value_name("zh|en").help(text!(
        "The language: zh or en; else that of SENTE_LANG, or of the terminal",
        "语言：zh 或 en；不写就看环境变量 SENTE_LANG，再看终端的语言"
    ));
    let command = T::command().arg(lang);
    match language::current() {
        Language::English => command,
        Language::Chinese => help::in_chinese(command),
    }
}

/// Prints a usage error and exits with status 2. A list such as `-1,3` is reported as a negative number, not as an
/// unknown option.
fn explain(error: &clap::Error) -> ! {
    let argument = match error.get(ContextKind::InvalidArg) {
        Some(ContextValue::String(argument)) => argument.as_str(),
        _ => "",
    };
    let unsigned = argument.strip_prefix('-').unwrap_or_default();
    let is_number = unsigned.starts_with(|c: char| c.is_ascii_digit());
    if error.kind() == ErrorKind::UnknownArgument && is_number {
        say_error(&text!(
            "{argument} is negative: no number here may be",
            "{argument} 是负数，这里的数都不能是负数"
        ));
    } else if language::current() == Language::Chinese && error.use_stderr() {
        say_error(&errors::in_chinese(error));
    } else {
        error.exit();
    }
    process::exit(2)
}
