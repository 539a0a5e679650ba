//! The environment: colours, language, width.

use super::text;
use std::process::Command;

/// Colours are for terminals, and for who asks for them.
#[test]
fn colours_follow_the_environment() {
    let shows = |variable: &str, value: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_sente"));
        for name in ["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE"] {
            command.env_remove(name);
        }
        let output = command.args(["show", "p4363"]).env(variable, value).output();
        text(&output.expect("sente starts").stdout).contains("\u{1b}[1m")
    };
    assert!(shows("CLICOLOR_FORCE", "1"));
    for (variable, value) in [("NO_COLOR", "1"), ("CLICOLOR", "1"), ("CLICOLOR", "0")] {
        assert!(!shows(variable, value), "{variable}={value}");
    }
}

/// A problem is shown in the language of the terminal, unless another one is asked for.
#[test]
fn the_language_follows_the_environment() {
    let is_chinese = |language: &str, arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_sente"));
        for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
            command.env_remove(name);
        }
        let output = command.args(["show", "p2197"]).args(arguments).env("LANG", language).output();
        let shown = text(&output.expect("sente starts").stdout);
        assert_ne!(shown.contains("\n证明。 "), shown.contains("\nProof. "), "{shown}");
        shown.contains("\n证明。 ")
    };
    assert!(is_chinese("zh_CN.UTF-8", &[]) && is_chinese("en_US.UTF-8", &["--zh"]));
    assert!(!is_chinese("en_US.UTF-8", &[]) && !is_chinese("zh_CN.UTF-8", &["--en"]));
}

/// The examples begin as the program was called.
#[test]
fn the_help_speaks_of_the_program_that_was_called() {
    let help = |cargo: Option<&str>| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_sente"));
        match cargo {
            Some(path) => command.env("CARGO", path),
            None => command.env_remove("CARGO"),
        };
        text(&command.args(["judge", "--help"]).output().expect("sente starts").stdout)
    };
    assert!(help(Some("cargo")).contains("Usage: cargo sente judge "));
    let installed = help(None);
    assert!(installed.contains("Usage: sente judge ") && !installed.contains("cargo sente"));
}

/// Output keeps to the terminal, and no pair is broken.
#[test]
fn lines_keep_to_the_terminal() {
    let commands = [
        "list",
        "show p3210",
        "show p3210 --zh",
        "gen p2252",
        "explore --games",
        "explore kayles",
        "explore octal 0.77 --ask misere",
        "explore wythoff",
        "explore wythoff --ask grundy",
        "explore kayles --ask moves 5,7",
        "explore --help",
    ];
    for (command, columns) in commands.iter().flat_map(|command| [(command, 60), (command, 80)]) {
        let mut sente = Command::new(env!("CARGO_BIN_EXE_sente"));
        sente.args(command.split(' ')).env("COLUMNS", columns.to_string()).env("LC_ALL", "C");
        let printed = text(&sente.output().expect("sente starts").stdout);
        assert!(!printed.is_empty(), "{command}");
        for line in printed.lines() {
            // Links and samples are as long as they are.
            let is_prose = !line.contains("://") && !line.starts_with("    ");
            let width = rules::prose::width(line);
            assert!(width <= columns || !is_prose, "{command} in {columns}: {line}");
            assert!(!is_inside_a_pair(line), "{command} in {columns}: {line}");
        }
    }
}

/// True if the line ends behind the first number of a pair such as `(3, 5)`.
fn is_inside_a_pair(line: &str) -> bool {
    let number = line.trim_end().strip_suffix(',').and_then(|line| line.rsplit_once('('));
    number
        .is_some_and(|(_, number)| !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit()))
}
