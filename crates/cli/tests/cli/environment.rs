//! The environment: colours, language, width.

use super::{program, text};

/// Colours are for terminals, and for who asks for them.
#[test]
fn colours_follow_the_environment() {
    let shows = |variable: &str, value: &str| {
        let mut command = program();
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

/// The language is that of `--lang`, else of `SENTE_LANG`, else of the locale.
#[test]
fn the_language_follows_the_option_then_the_environment() {
    let is_chinese = |variables: &[(&str, &str)], arguments: &[&str]| {
        let mut command = program();
        for name in ["LC_ALL", "LC_MESSAGES", "LANG", "SENTE_LANG"] {
            command.env_remove(name);
        }
        command.args(arguments).envs(variables.iter().copied());
        let shown = text(&command.output().expect("sente starts").stdout);
        assert_ne!(shown.contains("\n证明。 "), shown.contains("\nProof. "), "{shown}");
        shown.contains("\n证明。 ")
    };
    let (show, locale) = (["show", "p2197"], ("LANG", "zh_CN.UTF-8"));
    let english = [&["show", "p2197", "--lang=en"][..], &["--lang", "en", "show", "p2197"]];
    let chinese = [&["show", "p2197", "--lang", "zh"][..], &["--lang", "zh", "show", "p2197"]];
    assert!(is_chinese(&[locale], &show) && !is_chinese(&[("LANG", "en_US.UTF-8")], &show));
    assert!(is_chinese(&[locale, ("SENTE_LANG", "")], &show) && !is_chinese(&[], &show));
    assert!(!is_chinese(&[locale, ("SENTE_LANG", "en")], &show));
    assert!(is_chinese(&[("LANG", "C"), ("SENTE_LANG", "zh")], &show));
    for (english, chinese) in english.into_iter().zip(chinese) {
        assert!(!is_chinese(&[locale, ("SENTE_LANG", "zh")], english));
        assert!(is_chinese(&[("SENTE_LANG", "en")], chinese));
    }
}

#[test]
fn an_unknown_language_is_refused_in_one_line() {
    let refusal = |variable: &str, arguments: &[&str]| {
        let output = program().args(arguments).env("SENTE_LANG", variable).output();
        let output = output.expect("sente starts");
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        text(&output.stderr)
    };
    let fr = "there is no language \"fr\": type zh or en\n";
    for arguments in [&["--lang", "fr", "list"][..], &["list", "--lang=fr"]] {
        assert_eq!(refusal("en", arguments), format!("error: --lang: {fr}"));
    }
    assert_eq!(refusal("fr", &["list"]), format!("error: SENTE_LANG: {fr}"));
    assert!(refusal("en", &["list", "--lang"]).starts_with("error: --lang: there is no language"));
    let fr = "没有语言 \"fr\"：请输入 zh 或 en\n";
    assert_eq!(refusal("zh", &["list", "--lang", "fr"]), format!("错误：--lang：{fr}"));
}

/// The examples begin as the program was called.
#[test]
fn the_help_speaks_of_the_program_that_was_called() {
    let help = |cargo: Option<&str>| {
        let mut command = program();
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
        "show p3210 --lang zh",
        "list --lang zh",
        "gen p2252 --lang zh",
        "stress --help --lang zh",
        "explore --help --lang zh",
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
        let mut sente = program();
        sente.args(command.split(' ')).env("COLUMNS", columns.to_string());
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
