//! `cargo sente`: holds the solutions to account, from outside, as a judge does.

use anyhow::Result;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use cli::Usage;
use cli::checkout::Checkout;
use cli::console::{self, BAD, STATUS_INTERRUPTED, styled};
use cli::judge::{interrupted, visible};
use cli::{book, bundling, explore, generate, judging, list, new, play, show, stress};
use rules::prose;
use std::ffi::OsString;
use std::io::{IsTerminal, stderr};
use std::process::ExitCode;

const EXAMPLES: &str = "\
Examples:
  cargo sente                              what there is, and what to type
  cargo sente judge                        judge every solution
  cargo sente judge p4363 --bin ./a.out    judge your own program, in any language
  cargo sente stress p2252 --bin ./a.out   break your own program
  cargo sente bundle p4363                 one file to submit
  cargo sente explore octal 0.77           a game's table, pattern, proof and picture
  cargo sente show p4363                   rules, theorem, proof, traps, samples
  cargo sente play p2197                   the game itself, against a program that cannot lose
  cargo sente book --open                  all of it in the browser: to read, play and explore
  cargo sente new p1234                    begin a new problem

Exit status: 0 if all is well, 1 if something is wrong, 2 if the question makes no sense,
130 if interrupted.";

/// Combinatorial-game problems from online judges: judge, hunt, submit, explore, play
#[derive(Parser)]
#[command(name = "sente", version, after_help = EXAMPLES, max_term_width = 100)]
struct Arguments {
    #[command(subcommand)]
    verb: Option<Verb>,
}

#[derive(Subcommand)]
enum Verb {
    Book(book::Arguments),
    Bundle(bundling::Arguments),
    Explore(explore::Arguments),
    Gen(generate::Arguments),
    Judge(judging::Arguments),
    List(list::Arguments),
    New(new::Arguments),
    Play(play::Arguments),
    Show(show::Arguments),
    Stress(stress::Arguments),
}

/// Runs the verb that was typed.
pub fn main() -> ExitCode {
    if let Some(status) = cli::judge::measure::measure_if_asked() {
        return status;
    }
    let command = in_voice(Arguments::command().bin_name(console::name()));
    let matches = command.try_get_matches().unwrap_or_else(|error| explain(error));
    let arguments = Arguments::from_arg_matches(&matches).unwrap_or_else(|error| explain(error));
    console::on_interrupt();
    let result = run(arguments.verb);
    if interrupted() {
        return ExitCode::from(STATUS_INTERRUPTED);
    }
    match result {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            // Anything may be named in it: files, what was typed, what a judged program has printed.
            let error_text = visible::text(format!("{error:#}").as_bytes());
            let error_text = error_text.replace("cargo sente", console::name());
            let error_text = laid_out(&error_text);
            anstream::eprintln!("{}: {error_text}", styled(BAD, "error"));
            ExitCode::from(if makes_no_sense(&error) { 2 } else { 1 })
        }
    }
}

/// A line within the terminal that shows it, after the word `error`. Several lines, such as an input, stay as they are.
fn laid_out(error: &str) -> String {
    const HEAD: &str = "error: ";
    if error.contains('\n') || !stderr().is_terminal() {
        return error.into();
    }
    let text = prose::beside("", &format!("{HEAD}{error}"), console::columns());
    text.strip_prefix(HEAD).unwrap_or(error).into()
}

/// True for a usage error (exit status 2).
fn makes_no_sense(error: &anyhow::Error) -> bool {
    #[cfg(feature = "explorer")]
    if error.is::<::explore::error::Refused>() {
        return true;
    }
    error.is::<Usage>()
}

/// Ends the program. A list such as `-1,3` is no option that nobody knows.
fn explain(error: clap::Error) -> ! {
    let error = with_visible_words(error);
    let argument = match error.get(ContextKind::InvalidArg) {
        Some(ContextValue::String(argument)) => argument.as_str(),
        _ => "",
    };
    let unsigned = argument.strip_prefix('-').unwrap_or_default();
    if error.kind() == ErrorKind::UnknownArgument
        && unsigned.starts_with(|c: char| c.is_ascii_digit())
    {
        anstream::eprintln!(
            "{}: {argument} is negative: no number here may be",
            styled(BAD, "error")
        );
        std::process::exit(2);
    }
    error.exit()
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

/// Examples that begin as this program was called.
fn in_voice(command: clap::Command) -> clap::Command {
    let examples = command.get_after_help().map(ToString::to_string).unwrap_or_default();
    command.after_help(examples.replace("cargo sente", console::name())).mut_subcommands(in_voice)
}

/// Returns true if all is well.
fn run(verb: Option<Verb>) -> Result<bool> {
    let checkout = Checkout::find;
    match verb {
        None => Arguments::command().print_help()?,
        Some(Verb::Book(arguments)) => return book::run(&checkout()?, &arguments),
        Some(Verb::Bundle(arguments)) => bundling::run(&arguments)?,
        Some(Verb::Explore(arguments)) => explore::run(&arguments)?,
        Some(Verb::Gen(arguments)) => generate::run(&arguments)?,
        Some(Verb::Judge(arguments)) => return judging::run(&checkout()?, &arguments),
        Some(Verb::List(arguments)) => list::run(&checkout()?, &arguments)?,
        Some(Verb::New(arguments)) => new::run(&checkout()?, &arguments)?,
        Some(Verb::Play(arguments)) => play::run(&checkout()?, &arguments)?,
        Some(Verb::Show(arguments)) => show::run(&checkout()?, &arguments)?,
        Some(Verb::Stress(arguments)) => stress::run(&checkout()?, &arguments)?,
    }
    Ok(true)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_consistent() {
        Arguments::command().debug_assert();
    }
}
