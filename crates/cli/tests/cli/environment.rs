//! The environment: colours, language, width.

use super::{Run, program, run};

/// Sente with these arguments, and in the environment nothing but these of the given variables.
fn within(all: &[&str], set: &[(&str, &str)], arguments: &str) -> Run {
    let mut command = program();
    for name in all {
        command.env_remove(name);
    }
    run(command.args(arguments.split(' ')).envs(set.iter().copied()), "")
}

/// Colours are for terminals, and for who asks for them.
#[test]
fn colours_follow_the_environment() {
    let all = ["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE"];
    for (variable, value, is_coloured) in [
        ("CLICOLOR_FORCE", "1", true),
        ("NO_COLOR", "1", false),
        ("CLICOLOR", "1", false),
        ("CLICOLOR", "0", false),
    ] {
        let shown = within(&all, &[(variable, value)], "show p4363").ends(0).out;
        assert_eq!(shown.contains("\u{1b}[1m"), is_coloured, "{variable}={value}");
    }
}

/// The language is that of `--lang`, else of `SENTE_LANG`, else of the first variable of the locale that is set.
#[test]
fn the_language_follows_the_option_then_the_environment() {
    let all = ["SENTE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"];
    let show = "show p2197";
    for (values, arguments, is_chinese) in [
        ([None, None, None, None], show, false),
        ([None, None, None, Some("zh_CN.UTF-8")], show, true),
        ([None, None, None, Some("en_US.UTF-8")], show, false),
        ([None, None, None, Some("zh-Hans-CN")], show, true),
        ([None, Some(""), Some(""), Some("ZH_tw")], show, true),
        ([None, Some("C"), Some(""), Some("zh_CN.UTF-8")], show, false),
        ([None, Some(""), Some("en_US.UTF-8"), Some("zh_CN.UTF-8")], show, false),
        ([Some(""), None, None, Some("zh_CN.UTF-8")], show, true),
        ([Some("en"), None, None, Some("zh_CN.UTF-8")], show, false),
        ([Some("zh"), None, None, Some("C")], show, true),
        ([Some("zh"), None, None, Some("zh_CN.UTF-8")], "show p2197 --lang=en", false),
        ([Some("zh"), None, None, Some("zh_CN.UTF-8")], "--lang en show p2197", false),
        ([Some("en"), None, None, None], "show p2197 --lang zh", true),
        ([Some("en"), None, None, None], "--lang zh show p2197", true),
    ] {
        let set = all.iter().zip(values).filter_map(|(name, value)| Some((*name, value?)));
        let shown = within(&all, &set.collect::<Vec<_>>(), arguments).ends(0).out;
        for (proof, is_there) in [("\n证明。 ", is_chinese), ("\nProof. ", !is_chinese)] {
            assert_eq!(shown.contains(proof), is_there, "{values:?}, {arguments}");
        }
    }
}

#[test]
fn an_unknown_language_is_refused_in_one_line() {
    let fr = "there is no language \"fr\": type zh or en\n";
    let in_chinese = "没有语言 \"fr\"：请输入 zh 或 en\n";
    for (variable, arguments, refusal) in [
        ("en", "--lang fr list", format!("error: --lang: {fr}")),
        ("en", "list --lang=fr", format!("error: --lang: {fr}")),
        ("fr", "list", format!("error: SENTE_LANG: {fr}")),
        ("en", "list --lang", format!("error: --lang: {}", fr.replace("fr", ""))),
        ("zh", "list --lang fr", format!("错误：--lang：{in_chinese}")),
    ] {
        let run = within(&[], &[("SENTE_LANG", variable)], arguments).ends(2);
        assert_eq!(run.errors, refusal, "{arguments}");
    }
}

/// The examples begin as the program was called.
#[test]
fn the_help_speaks_of_the_program_that_was_called() {
    let called = |set: &[(&str, &str)]| within(&["CARGO"], set, "judge --help").ends(0).out;
    let by_cargo = called(&[("CARGO", "cargo")]);
    assert!(by_cargo.contains("Usage: cargo sente judge "), "{by_cargo}");
    let installed = called(&[]);
    assert!(installed.contains("Usage: sente judge ") && installed.contains("\n  sente judge p4"));
    assert!(!installed.contains("cargo sente"), "{installed}");
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
        let printed = within(&[], &[("COLUMNS", &columns.to_string())], command).ends(0).out;
        for line in printed.lines() {
            // Links and samples are as long as they are.
            let is_prose = !line.contains("://") && !line.starts_with("    ");
            let width = language::prose::width(line);
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

#[test]
#[cfg(unix)]
fn an_argument_that_is_not_utf_8_is_a_usage_error() {
    use std::os::unix::ffi::OsStrExt;
    let word = std::ffi::OsStr::from_bytes(b"p2197\xff");
    run(program().arg("show").arg(word), "").ends(2).says(&["invalid UTF-8"]);
    run(program().arg("show").arg(word).env("SENTE_LANG", "zh"), "").ends(2).says(&["UTF-8"]);
}
