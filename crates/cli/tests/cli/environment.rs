//! What the environment asks for: colours, and a name.

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
