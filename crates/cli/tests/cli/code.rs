//! What `explore --code` prints is compiled, run, and held against the explorer's own table.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

/// A language, how a program of it begins and asks for the answers of heaps 0 to `LAST`, and how it is run.
struct Language {
    name: &'static str,
    before: &'static str,
    /// With `{f}` for the name of the function.
    after: &'static str,
    file: &'static str,
    /// The compiler with its arguments, which leaves `./program`.
    compile: Option<&'static [&'static str]>,
}

const LAST: u64 = 700;

/// Python first, which needs no compiler.
const LANGUAGES: [Language; 3] = [
    Language {
        name: "python",
        before: "",
        after: "\nfor n in range({end}):\n    print(int({f}(n)))\n",
        file: "program.py",
        compile: None,
    },
    Language {
        name: "rust",
        before: "",
        after: "\nfn main() {\n    for n in 0..{end} {\n        println!(\"{}\", {f}(n) as u32);\n    }\n}\n",
        file: "program.rs",
        compile: Some(&["rustc", "-Dwarnings", "-o", "program", "program.rs"]),
    },
    Language {
        name: "cpp",
        before: "#include <cstdio>\n",
        after: "\nint main() {\n    for (int n = 0; n < {end}; n++) std::printf(\"%u\\n\", (unsigned)({f}(n)));\n}\n",
        file: "program.cpp",
        compile: Some(&["c++", "-Wall", "-Wextra", "-Werror", "-o", "program", "program.cpp"]),
    },
];

fn succeeds(what: &str, command: &mut Command) -> String {
    let Output { status, stdout, stderr } =
        command.output().unwrap_or_else(|error| panic!("{what} does not start: {error}"));
    assert!(status.success(), "{what}: {}", String::from_utf8_lossy(&stderr));
    String::from_utf8(stdout).expect("it is text")
}

fn explore(arguments: &[&str]) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sente"));
    succeeds(&format!("explore {arguments:?}"), command.arg("explore").args(arguments))
}

/// The answers of the explorer's own table, a line each: of outcomes, whether the position is won.
fn table(game: &[&str]) -> String {
    let last = LAST.to_string();
    let table = explore(&[game, &["--to", &last, "--raw", "--csv"]].concat());
    let answer = |row: &str| match row.rsplit(',').next().unwrap_or_default() {
        "lost" => "0\n".into(),
        "won" => "1\n".into(),
        number => format!("{number}\n"),
    };
    table.lines().skip(1).map(answer).collect()
}

/// What the printed function answers, a line each.
fn run(language: &Language, game: &[&str], function: &str, folder: &Path) -> String {
    let code = explore(&[game, &["--code", language.name]].concat());
    let end = (LAST + 1).to_string();
    let after = language.after.replace("{f}", function).replace("{end}", &end);
    let text = format!("{}{code}{after}", language.before);
    fs::write(folder.join(language.file), text).expect("the folder can be written");
    match language.compile {
        None => succeeds("Python", Command::new("python3").arg(language.file).current_dir(folder)),
        Some(words) => {
            let compiler = &mut Command::new(words[0]);
            succeeds(words[0], compiler.args(&words[1..]).current_dir(folder));
            succeeds("the program", Command::new(folder.join("program")).current_dir(folder))
        }
    }
}

#[test]
fn the_printed_function_answers_as_the_explorer_does() {
    answers_as_the_explorer_does(&LANGUAGES[..1]);
}

#[test]
#[ignore = "compiles C++ and Rust"]
fn the_compiled_function_answers_as_the_explorer_does() {
    answers_as_the_explorer_does(&LANGUAGES[1..]);
}

fn answers_as_the_explorer_does(languages: &[Language]) {
    let games: [(&[&str], &str); 5] = [
        (&["kayles"], "grundy"),
        (&["octal", "0.137"], "grundy"),
        (&["subtraction", "1,2", "--ask", "misere"], "is_won"),
        (&["subtraction", "2,5,7", "--ask", "outcome"], "is_won"),
        (&["--moves", "n-1, n-3, n-4"], "grundy"),
    ];
    let folder = tempfile::tempdir().expect("a folder can be made");
    for language in languages {
        for (game, function) in games {
            let answers = run(language, game, function, folder.path());
            assert_eq!(answers, table(game), "{}: {game:?}", language.name);
        }
    }
}
