//! The help in Chinese. clap's own headings are English, and it wraps lines at blanks alone.

use crate::console::{BOLD, columns, styled};
use clap::builder::{PossibleValue, StyledStr};
use clap::{Arg, Command};
use language::prose;

/// The command, and those below it, with their help in Chinese.
pub fn in_chinese(mut command: Command) -> Command {
    // Adds what clap adds: `--help`, the verb `help`, the names in front of a verb.
    command.build();
    with_help(command)
}

fn with_help(command: Command) -> Command {
    let command = command.mut_subcommands(with_help);
    let text = text(&command);
    command.override_help(text)
}

fn text(command: &Command) -> String {
    let about = command.get_long_about().or(command.get_about());
    let about = prose::fill(&about_of(command, about), columns());
    let heading = |name: &str| styled(BOLD, format!("{name}："));
    let mut text = format!("{about}\n{}{}\n", heading("用法"), usage(command));
    let commands: Vec<_> = command.get_subcommands().filter(|verb| !verb.is_hide_set()).collect();
    let shown = || command.get_arguments().filter(|arg| !arg.is_hide_set());
    for (name, rows) in [
        ("命令", commands.into_iter().map(verb).collect::<Vec<_>>()),
        ("参数", shown().filter(|arg| arg.is_positional()).flat_map(argument).collect()),
        ("选项", shown().filter(|arg| !arg.is_positional()).flat_map(argument).collect()),
    ] {
        if !rows.is_empty() {
            let rows = prose::definitions(&rows, columns());
            text += &format!("\n{}\n{rows}", heading(name));
        }
    }
    let examples = command.get_after_help().map(ToString::to_string).unwrap_or_default();
    examples.lines().fold(text + "\n", |text, line| text + &within_columns(line) + "\n")
}

/// An example, with its columns where there is room for them.
fn within_columns(line: &str) -> String {
    let example = line.trim_start();
    match prose::width(line) <= columns() {
        true => line.into(),
        false => prose::beside(&" ".repeat(line.len() - example.len()), example, columns()),
    }
}

/// The verb `help` is clap's own.
fn about_of(command: &Command, about: Option<&StyledStr>) -> String {
    match command.get_name() {
        "help" => "显示一个命令的帮助".into(),
        _ => about.map(ToString::to_string).unwrap_or_default(),
    }
}

/// A usage line without clap's heading.
fn usage(command: &Command) -> String {
    in_words(&command.clone().render_usage().to_string())
}

/// The usage as clap writes it, in Chinese.
pub fn in_words(usage: &str) -> String {
    let usage = usage.trim_start_matches("Usage: ");
    [("[OPTIONS]", "[选项]"), ("[COMMAND]", "[命令]"), ("<COMMAND>", "<命令>")]
        .iter()
        .fold(usage.to_string(), |usage, (english, chinese)| usage.replace(english, chinese))
}

fn verb(command: &Command) -> (String, String) {
    (format!("  {}", command.get_name()), about_of(command, command.get_about()))
}

/// An argument and what is said of it; then the values that it can have, if something is said of them.
fn argument(arg: &Arg) -> Vec<(String, String)> {
    let name = match arg.get_short() {
        Some(short) => format!("  -{short}, {arg}"),
        None if arg.is_positional() => format!("  {arg}"),
        None => format!("      {arg}"),
    };
    let mut text = match arg.get_id().as_str() {
        "help" => "显示帮助".into(),
        "version" => "显示版本".into(),
        _ => arg.get_help().map(ToString::to_string).unwrap_or_default(),
    };
    if !arg.get_action().takes_values() {
        return vec![(name, text)];
    }
    let defaults = arg.get_default_values().iter().map(|value| value.to_string_lossy());
    let defaults = defaults.collect::<Vec<_>>().join("、");
    if !defaults.is_empty() {
        text += &format!("（默认 {defaults}）");
    }
    let values = arg.get_possible_values();
    let (described, bare): (Vec<_>, Vec<_>) =
        values.iter().partition(|value| value.get_help().is_some());
    if !bare.is_empty() {
        let names: Vec<&str> = bare.iter().map(|value| value.get_name()).collect();
        text += &format!("（可选 {}）", names.join("、"));
    }
    let value = |value: &PossibleValue| {
        let help = value.get_help().map(ToString::to_string).unwrap_or_default();
        (format!("          {}", value.get_name()), help)
    };
    let values = described.into_iter().map(value);
    [(name, text)].into_iter().chain(values).collect()
}
