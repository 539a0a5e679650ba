//! The command line as it is typed: parsed, explained and refused in the language of the reader.

mod errors;
mod help;

use crate::console::{self, say_error};
use crate::judge::visible;
use crate::locale;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command, Parser};
use language::{Language, text};
use std::ffi::OsString;
use std::process;

/// The arguments of this process. Ends it where they ask for help, or are refused.
pub fn parse<T: Parser>() -> T {
    let words = locale::set(std::env::args_os()).unwrap_or_else(|error| {
        say_error(&visible::word(error.to_string().as_bytes()));
        process::exit(2)
    });
    let matches = command::<T>().try_get_matches_from(words);
    let parsed = matches.and_then(|matches| T::from_arg_matches(&matches));
    parsed.unwrap_or_else(|error| explain(error))
}

/// The command with its help, in the language of the reader.
pub fn command<T: Parser>() -> Command {
    // It is for the help: `locale::set` has taken it out already.
    let lang = Arg::new("lang").long("lang").global(true).value_name("zh|en").help(text!(
        "The language: zh or en; else that of SENTE_LANG, or of the terminal",
        "语言：zh 或 en；不写就看环境变量 SENTE_LANG，再看终端的语言"
    ));
    let command = in_voice(T::command().arg(lang));
    match language::current() {
        Language::English => command,
        Language::Chinese => help::in_chinese(command),
    }
}

/// Examples that begin as this program was called.
fn in_voice(command: Command) -> Command {
    let examples = command.get_after_help().map(ToString::to_string).unwrap_or_default();
    command.after_help(examples.replace("cargo sente", console::name())).mut_subcommands(in_voice)
}

/// Ends the program. A list such as `-1,3` is no option that nobody knows.
fn explain(error: clap::Error) -> ! {
    let error = with_visible_words(error);
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
        say_error(&errors::in_chinese(&error));
    } else {
        error.exit();
    }
    process::exit(2)
}

/// Makes words that were typed safe for a terminal.
fn with_visible_words(mut error: clap::Error) -> clap::Error {
    let word = |text: &str| visible::word(text.as_bytes());
    let shows =
        |argument: OsString| word(&argument.to_string_lossy()) == argument.to_string_lossy();
    if std::env::args_os().all(shows) {
        return error;
    }
    let show = |value: &ContextValue| match value {
        ContextValue::String(text) => ContextValue::String(word(text)),
        ContextValue::Strings(texts) => {
            ContextValue::Strings(texts.iter().map(|text| word(text)).collect())
        }
        // Their colours go: an argument may hold some, too.
        ContextValue::StyledStrs(texts) => ContextValue::StyledStrs(
            texts.iter().map(|text| word(&text.to_string()).into()).collect(),
        ),
        other => other.clone(),
    };
    let context: Vec<_> = error.context().map(|(kind, value)| (kind, show(value))).collect();
    for (kind, value) in context {
        error.insert(kind, value);
    }
    error
}
