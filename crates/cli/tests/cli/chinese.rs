//! A day in Chinese: no English word is met but code, commands and names.

#[cfg(target_os = "linux")]
mod programs;
mod words;

use super::{Run, new, program, run, verbs};
use cli::checkout::{Checkout, Files, catalogue};
use language::Language::Chinese;
use language::within;
use problems::PROBLEMS;
use rules::Problem;
use std::path::Path;
use words::{english, told_in, words};

/// The output of `sente` in Chinese: both streams, with any exit status.
fn says(arguments: &[&str], input: &str) -> String {
    says_in(Path::new("."), arguments, input)
}

fn says_in(folder: &Path, arguments: &[&str], input: &str) -> String {
    let mut command = program();
    command.current_dir(folder).env("SENTE_LANG", "zh").env("CARGO", "no/cargo");
    let Run { out, errors, .. } = run(command.args(arguments), input);
    out + &errors
}

/// Fails with each line that has an English word.
#[track_caller]
fn is_chinese(arguments: &[&str], input: &str, allowed: &str) {
    is_in_chinese(arguments, &says(arguments, input), allowed);
}

#[track_caller]
fn is_in_chinese(arguments: &[&str], said: &str, allowed: &str) {
    assert!(said.contains(|c| ('\u{4e00}'..='\u{9fff}').contains(&c)), "{arguments:?}: {said}");
    let faults = said.lines().map(|line| (line, english(told_in(line), allowed)));
    let faults = faults.filter(|(_, words)| !words.is_empty());
    let faults: Vec<String> = faults.map(|(line, words)| format!("{line:?}: {words:?}")).collect();
    assert!(faults.is_empty(), "{arguments:?}:\n{}", faults.join("\n"));
}

#[test]
fn the_help_of_each_verb_is_chinese() {
    let all = verbs();
    let verbs = all.join(" ") + " help zh en";
    is_chinese(&[], "", &verbs);
    is_chinese(&["--help"], "", &verbs);
    let functions =
        "for in if min max gcd pow abs isprime isfibonacci popcount moves rust cpp python";
    let values = "outcome grundy misere remoteness value mean temperature small random extreme check rules greedy proof";
    let typed = "hint why undo moves all help quit wythoff std me CXX CC RUSTC JAVAC CE testlib freopen seed size";
    let words = [&verbs, functions, values, typed].join(" ");
    for verb in &all {
        is_chinese(&[verb, "--help"], "", &words);
        is_chinese(&["help", verb], "", &words);
    }
}

/// Words of titles, which are as their judge has them, of mirrors, and of names in the theorems.
fn names() -> String {
    let mut names = String::from(
        "Bouton Bachet Nivasch Moore Dawson Kayles Mock Turtles Takahashi Bob Slavko Hackenbush SJ Anti Every Colon \
         principle misère mod log DP",
    );
    for problem in catalogue::read(&Checkout::find().unwrap()).expect("it is here") {
        let [title, ..] = within(Chinese, || problem.in_words());
        names += &format!(" {} {}", words(title), words(&problem.mirrors.join(" ")));
    }
    names
}

#[test]
fn lists_and_pages_are_chinese() {
    is_chinese(&["list", "--topic", "威佐夫"], "", "");
    is_chinese(&["list"], "", &(names() + " gameaam"));
    is_chinese(&["list", "--topic", "nosuch"], "", "");
    is_chinese(&["explore", "wythoff", "--to", "12"], "", "wythoff Wythoff Zeckendorf floor phi");
    for id in ["p2252", "p4363", "p2311", "p2964"] {
        // Pages are held elsewhere; they name people and their papers.
        let page = Checkout::find().expect("it is here").read(&format!("docs/zh/{id}.md"));
        let page = page.expect("it is there");
        is_chinese(&["show", id], "", &format!("{} {}", words(&page), names()));
    }
}

/// A refusal quotes the wrong word as it was typed.
#[test]
fn refusals_are_chinese() {
    let quoted = "nosuch jsn lst uva JUDGES rust cpp python outcome grundy misere remoteness moves \
                  full board all equal Cargo toml src Library Checker";
    let allowed = format!("{quoted} {} {}", verbs().join(" "), names());
    for arguments in [
        "nosuch",
        "list --nosuch",
        "judge --jsn",
        "lst",
        "show",
        "show nosuch",
        "show wytoff",
        "show 得分博弈",
        "gen p4363 extreme",
        "gen p4363 extreme nosuch",
        "gen p2252 random --size 0",
        "gen p2252 random --size nosuch",
        "judge p2252 --jobs 1000",
        "judge --bin Cargo.toml",
        "judge p2252 --bin ../../docs/pictures",
        "judge p2252 --bin nosuch",
        "judge p2252 --bin Cargo.toml",
        "stress p2252 --save nosuch!",
        "stress p2252 --save",
        "play abc330_e",
        "play p2197 --input nosuch/file",
        "play p2197 --second --alone",
        "new P1x",
        "new POJ1067",
        "show POJ1068",
        "show leetcode.cn/problems/nim-game",
        "show luogu.com.cn",
        "list --judge nosuch",
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
        is_chinese(&words, "", &allowed);
    }
}

#[test]
fn a_problem_is_begun_in_chinese() {
    let root = new::checkout("chinese");
    for arguments in [&["new", "abc1_x"][..], &["new", "abc1_x"], &["list", "--write"]] {
        let allowed = format!("{} catalogue toml lib rs md in out cpp", ["TO", "DO"].concat());
        is_in_chinese(arguments, &says_in(&root, arguments, ""), &allowed);
    }
    let lost = ["bundle", "p2252"];
    is_in_chinese(&lost, &says_in(Path::new("/"), &lost, ""), "");
}

/// Commands may be typed in both languages.
#[test]
fn a_game_is_played_in_chinese() {
    let typed = "帮助\n提示\n为什么\n走法\n全部\n悔棋\nnosuch\n3000\n颗\n1\n悔棋\n";
    is_chinese(&["play", "p2197"], typed, "nosuch");
    is_chinese(&["play", "p2197", "--second"], typed, "nosuch");
    is_chinese(&["play", "p2197", "--alone"], &(typed.to_string() + "1\n2\n"), "nosuch");
    is_chinese(&["play", "p4363", "--random", "--seed", "3"], "提示\n1\n", "nosuch");
    let says = |typed: &str| says(&["play", "p2197"], typed);
    for (chinese, english) in
        [("提示", "hint"), ("全部", "all"), ("帮助", "help"), ("悔棋", "undo")]
    {
        assert_eq!(says(chinese), says(english), "{chinese}");
    }
    assert_eq!(says("退出\n提示"), says("quit"));
    assert_eq!(says("为什么"), says("why"));
}

fn names_of_extremes(problem: &dyn Problem) -> String {
    problem.extremes().iter().map(|(name, _)| *name).collect::<Vec<_>>().join(" ")
}

/// Inputs are called by names, which are typed; what is said of them, and what is wrong with one, is in Chinese.
#[test]
fn inputs_are_told_of_in_chinese() {
    for problem in PROBLEMS {
        let (id, extremes) = (problem.id(), names_of_extremes(*problem));
        let allowed = words(&format!("{extremes} {id} eps phi log Alice Bob Dawson Kayles"));
        is_chinese(&["gen", id], "", &allowed);
        is_chinese(&["gen", id, "check"], "nosuch\n", &format!("nosuch {allowed}"));
    }
}
