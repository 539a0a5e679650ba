//! Programs of `explore --code --program`, compiled, run, and held against the explorer's own table.

use super::{explore, run};
use std::fs;
use std::path::Path;
use std::process::Command;

/// A language, the file of a program, and its compiler with arguments, which leaves `./program`.
struct Language {
    name: &'static str,
    file: &'static str,
    compile: &'static [&'static str],
}

/// Python first, which needs no compiler.
const LANGUAGES: [Language; 3] = [
    Language { name: "python", file: "program.py", compile: &[] },
    Language {
        name: "rust",
        file: "program.rs",
        compile: &["rustc", "-Dwarnings", "-o", "program", "program.rs"],
    },
    Language {
        name: "cpp",
        file: "program.cpp",
        compile: &["c++", "-Wall", "-Wextra", "-Werror", "-o", "program", "program.cpp"],
    },
];

/// Games, and the words that a program prints.
const GAMES: [(&[&str], &str); 15] = [
    (&["kayles"], "value"),
    (&["octal", "0.137"], "value"),
    (&["subtraction", "1,2", "--ask", "misere"], "1 if won else 0"),
    (&["octal", "0.123", "--ask", "misere"], "1 if won else 0"),
    (&["subtraction", "2,5,7", "--ask", "outcome"], "0 if lost else 1"),
    (&["--moves", "n-1, n-3, n-4"], "value"),
    (&["wythoff"], "1 if won else 0"),
    (&["wythoff", "--ask", "misere"], "1 if won else 0"),
    (&["fibonacci-limit"], "1 if won else 0"),
    (&["nim", "--ask", "grundy"], "value"),
    (&["bishop"], "value"),
    (&["--moves", "n-k for k in 1..=2*n/3", "--ask", "outcome"], "1 if won else 0"),
    (&["--moves", "n/3, n-1"], "value"),
    (&["lasker"], "value"),
    (&["lasker", "--ask", "outcome"], "1 if won else 0"),
];

/// Numbers far beyond a table, alone and in pairs.
const LARGE: &str = "433494436 701408732 433494437 701408732 1000000000000000000 999999999999999999 \
                     4611686018427387904 4611686018427387903 7 9223372036854775807\n";

fn succeeds(command: &mut Command, input: &str) -> String {
    run(command, input).ends(0).out
}

/// The positions of the explorer's own table as an input, and their answers, a line each.
fn table(game: &[&str]) -> (String, String) {
    // Behind the first turns of all periods.
    let table = explore(&[game, &["--to", "120", "--raw", "--csv"]].concat()).ends(0).out;
    let answer = |word: &str| match word {
        "lost" => "0\n".into(),
        "won" => "1\n".into(),
        number => format!("{number}\n"),
    };
    let rows = table.lines().skip(1).filter_map(|row| row.rsplit_once(','));
    rows.map(|(at, word)| (at.replace(',', " ") + "\n", answer(word))).unzip()
}

/// The output of the command in the comment of a program.
fn written_again(code: &str) -> String {
    let comment =
        code.lines().map_while(|line| line.strip_prefix("// ").or_else(|| line.strip_prefix("# ")));
    let words = comment.collect::<Vec<_>>().join(" ");
    let (_, command) = words.split_once("Written by: cargo sente ").expect("it tells its command");
    let command = format!("{} {command}", env!("CARGO_BIN_EXE_sente"));
    succeeds(Command::new("sh").args(["-c", &command]).env("SENTE_LANG", "en"), "")
}

/// The program without its header, which names its command.
fn body(code: &str) -> Vec<&str> {
    code.lines().skip_while(|line| line.starts_with("// ") || line.starts_with("# ")).collect()
}

/// The output of the printed program on an input that begins with the number of positions.
fn printed(language: &Language, game: &[&str], words: &str, input: &str, folder: &Path) -> String {
    let options = ["--code", language.name, "--program", words, "--counted"];
    let code = explore(&[game, &options].concat()).ends(0).out;
    assert_eq!(code, written_again(&code), "{}: {game:?} by its own command", language.name);
    let of_less = explore(&[game, &["--to", "40"], &options].concat()).ends(0).out;
    assert_eq!(body(&code), body(&of_less), "{}: {game:?} by a small table", language.name);
    fs::write(folder.join(language.file), code).expect("the folder can be written");
    let mut program = match language.compile {
        [compiler, arguments @ ..] => {
            succeeds(Command::new(compiler).args(arguments).current_dir(folder), "");
            Command::new(folder.join("program"))
        }
        [] => Command::new("python3"),
    };
    let file: &[&str] = if language.compile.is_empty() { &[language.file] } else { &[] };
    succeeds(program.args(file).current_dir(folder), input)
}

#[test]
fn the_function_of_a_quotient_answers_for_sums() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let code = explore(&["kayles", "--ask", "misere", "--code", "python"]).ends(0).out;
    let sums = ["1,1", "5,9", "9,9,30", "3,3,200", "4,12,20,25,27"];
    let calls: String = sums.iter().map(|sum| format!("print(is_won([{sum}]))\n")).collect();
    fs::write(folder.path().join("sums.py"), code + &calls).expect("the folder can be written");
    let printed = succeeds(Command::new("python3").arg("sums.py").current_dir(folder.path()), "");
    let told = sums.map(|sum| {
        let moves = explore(&["kayles", "--ask", "moves", sum, "--misere", "--json"]).ends(0).out;
        if moves.contains("\"outcome\":\"N\"") { "True\n" } else { "False\n" }
    });
    assert_eq!(printed, told.concat());
}

#[test]
fn the_printed_program_answers_as_the_explorer_does() {
    answer_as_the_explorer_does(&LANGUAGES[..1]);
}

#[test]
#[ignore = "compiles C++ and Rust"]
fn all_printed_programs_answer_as_the_explorer_does_and_alike_beyond() {
    answer_as_the_explorer_does(&LANGUAGES);
}

fn answer_as_the_explorer_does(languages: &[Language]) {
    let folder = tempfile::tempdir().expect("a folder can be made");
    for (game, words) in GAMES {
        let (positions, answers) = table(game);
        let count = positions.lines().count();
        let input = format!("{count}\n{positions}{LARGE}");
        let mut beyond: Option<String> = None;
        for language in languages {
            let printed = printed(language, game, words, &input, folder.path());
            let rest = printed.strip_prefix(&answers);
            let rest = rest.unwrap_or_else(|| panic!("{}: {game:?}", language.name));
            let alike = beyond.get_or_insert_with(|| rest.into());
            assert_eq!(rest, alike, "{}: {game:?} beyond the table", language.name);
        }
    }
}
