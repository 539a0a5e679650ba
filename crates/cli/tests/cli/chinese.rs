//! A day in Chinese: no English word is met but code, commands and names.

use super::{program, text};
use std::io::Write;
use std::process::Stdio;

/// Words that Chinese contestants use, and names.
const ALLOWED: &str = "\
    AC WA TLE MLE RE OLE NC CPU MB MiB KiB ms OJ AtCoder Codeforces CodeChef CSES HDU POJ LOJ Kattis yukicoder Luogu \
    Rust Cargo cargo README JSON CSV UTF BOM SG mex xor Nim Grundy hack Ctrl WebAssembly IDE sente";

/// What `sente` prints in Chinese, both streams, whatever the status.
fn says(arguments: &[&str], input: &str) -> String {
    let mut command = program();
    command.args(arguments).env("SENTE_LANG", "zh").env_remove("COLUMNS").env_remove("CARGO");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("sente starts");
    // It may not read at all.
    let _ = child.stdin.take().expect("stdin is piped").write_all(input.as_bytes());
    let output = child.wait_with_output().expect("sente ends");
    text(&output.stdout) + &text(&output.stderr)
}

/// The line without what is code, a command, an option, a value, a file, an address, an id, or a title of a judge.
fn prose(line: &str) -> String {
    let outside = |mark| line.split(mark).step_by(2).collect::<Vec<_>>().join(" ");
    let line = outside('`');
    let is_code = |word: &&str| {
        word.starts_with('-') || word.contains(['/', '_', '=', '^', '.']) || has_digit(word)
    };
    // Chinese marks part words, too.
    let words = line.split(|c: char| c.is_whitespace() || "，。：；（）、“”？".contains(c));
    words.filter(|word| !is_code(word)).collect::<Vec<_>>().join(" ")
}

fn has_digit(word: &str) -> bool {
    word.contains(|c: char| c.is_ascii_digit())
}

/// English words in a line that nobody who reads Chinese should have to know.
fn english(line: &str, allowed: &str) -> Vec<String> {
    let line = prose(line);
    let runs = line.split(|c: char| !c.is_ascii_alphabetic()).filter(|run| run.len() >= 2);
    let is_allowed = |word: &str| {
        [ALLOWED, allowed].iter().any(|list| list.split_whitespace().any(|known| known == word))
    };
    runs.filter(|word| !is_allowed(word)).map(String::from).collect()
}

/// Fails with each line of an output that has an English word; the first columns of a line may be commands.
#[track_caller]
fn is_chinese(arguments: &[&str], input: &str, allowed: &str) {
    let said = says(arguments, input);
    assert!(said.contains(|c| ('\u{4e00}'..='\u{9fff}').contains(&c)), "{arguments:?}: {said}");
    let faults: Vec<String> = said
        .lines()
        // An example is a command; what is said of it stands behind wide blanks.
        .map(|line| match line.trim_start() {
            example if example.starts_with("sente ") => {
                example.split_once("   ").map_or("", |(_, told)| told)
            }
            _ => line,
        })
        .map(|line| (line, english(line, allowed)))
        .filter(|(_, words)| !words.is_empty())
        .map(|(line, words)| format!("{line:?}: {words:?}"))
        .collect();
    assert!(faults.is_empty(), "{arguments:?}:\n{}", faults.join("\n"));
}

const VERBS: [&str; 10] =
    ["book", "bundle", "explore", "gen", "judge", "list", "new", "play", "show", "stress"];

#[test]
fn a_word_of_english_is_found_unless_it_is_code() {
    for (line, expected) in [
        ("用法：sente judge [选项]", &["judge"][..]),
        ("见 `sente list`，SG 值，--all，samples/p1/1.in，p2252", &[]),
        ("没有 the 题目", &["the"]),
        ("WA 答案错误", &[]),
    ] {
        assert_eq!(english(line, ""), expected, "{line}");
    }
}

#[test]
fn the_help_of_each_verb_is_chinese() {
    let verbs = VERBS.join(" ") + " help zh en";
    is_chinese(&[], "", &verbs);
    is_chinese(&["--help"], "", &verbs);
    for verb in VERBS {
        let functions = "for in if min max gcd pow abs isprime popcount moves rust cpp python";
        let values = "outcome grundy misere remoteness small random extreme check";
        let typed = "hint why undo moves all help quit wythoff std";
        let words = [&verbs, functions, values, typed].join(" ");
        is_chinese(&[verb, "--help"], "", &words);
        is_chinese(&["help", verb], "", &words);
    }
}

#[test]
fn lists_and_pages_are_chinese() {
    is_chinese(&["list", "--topic", "威佐夫"], "", "");
    is_chinese(&["list"], "", TITLES);
    is_chinese(&["list", "--topic", "nosuch"], "", "");
    for name in ["p2252", "POJ 1067", "p4363", "p2311", "cf1704f"] {
        is_chinese(&["show", name], "", TITLES);
    }
    is_chinese(&["gen", "p2252", "check"], "1 2\n", "");
}

/// What is typed wrong is quoted in the answer.
#[test]
fn refusals_are_chinese() {
    for arguments in [
        "nosuch",
        "list --nosuch",
        "judge --jsn",
        "lst",
        "show",
        "show nosuch",
        "show wytoff",
        "show 得分博弈",
        "gen p2252 extreme",
        "gen p2252 extreme nosuch",
        "gen p2252 random --size 0",
        "gen p2252 random --size nosuch",
        "judge p2252 --jobs 1000",
        "judge --bin Cargo.toml",
        "judge p2252 --bin src",
        "judge p2252 --bin nosuch",
        "judge p2252 --bin Cargo.toml",
        "stress p2252 --save nosuch!",
        "stress p2252 --save",
        "play abc330_e",
        "play p2197 --input nosuch/file",
        "play p2197 --second --alone",
        "new P1",
        "new p4363",
        "new uva10165",
        "new uva10165 --judge nosuch",
        "new uva10165 --judge kattis --link nosuch",
        "bundle",
        "bundle p2197 --all nosuch",
        "explore subtraction -1,3",
        "explore kayles --ask nosuch",
        "explore kayles --code nosuch",
        "explore kayles --csv --json",
        "explore kayles --ask moves 5,7 --csv",
    ] {
        let words: Vec<&str> = arguments.split(' ').collect();
        let command = "nosuch jsn lst uva JUDGES rust cpp python outcome grundy misere remoteness moves \
                       full board Cargo toml";
        is_chinese(&words, "", &format!("{command} {}", VERBS.join(" ")));
    }
}

/// Titles that are English on their judge, and names.
const TITLES: &str = "";
