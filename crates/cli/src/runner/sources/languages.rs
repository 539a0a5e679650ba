//! The languages of contests, by the tools that compile or read them.

use std::path::Path;

/// A language of contests.
pub struct Language {
    pub name: &'static str,
    extensions: &'static [&'static str],
    /// The variable that names another tool, if there is one.
    pub variable: &'static str,
    /// Compilers, or interpreters, of which the first that is here is taken.
    pub tools: &'static [&'static str],
    /// Arguments of the compiler, of which the first that it takes count; none for an interpreter. Words in braces are
    /// replaced: `{source}`, `{out}`, the folder of the result, and `{program}`, the executable in it.
    pub compile: &'static [&'static [&'static str]],
    /// The command that runs it; `{tool}` is the interpreter, `{class}` the name of the public class, `{stack}` a number of bytes.
    pub run: &'static [&'static str],
}

/// The languages that are known by the names of their files.
const LANGUAGES: &[Language] = &[
    Language {
        name: "C++",
        extensions: &["cpp", "cc", "cxx", "c++"],
        variable: "CXX",
        tools: &["c++", "g++", "clang++"],
        compile: &[
            &["-O2", "-std=gnu++20", "-o", "{program}", "{source}"],
            &["-O2", "-o", "{program}", "{source}"],
        ],
        run: &["{program}"],
    },
    Language {
        name: "C",
        extensions: &["c"],
        variable: "CC",
        tools: &["cc", "gcc", "clang"],
        compile: &[&["-O2", "-o", "{program}", "{source}", "-lm"]],
        run: &["{program}"],
    },
    Language {
        name: "Rust",
        extensions: &["rs"],
        variable: "RUSTC",
        tools: &["rustc"],
        compile: &[
            &["-O", "--edition=2021", "--crate-name=main", "-o", "{program}", "{source}"],
            &["-O", "--edition=2024", "--crate-name=main", "-o", "{program}", "{source}"],
        ],
        run: &["{program}"],
    },
    Language {
        name: "Java",
        extensions: &["java"],
        variable: "JAVAC",
        tools: &["javac"],
        compile: &[&["-encoding", "UTF-8", "-d", "{out}", "{out}/{class}.java"]],
        run: &["java", "-Xss{stack}", "-cp", "{out}", "{class}"],
    },
    Language {
        name: "Go",
        extensions: &["go"],
        variable: "",
        tools: &["go"],
        compile: &[&["build", "-o", "{program}", "{source}"]],
        run: &["{program}"],
    },
    Language {
        name: "Python",
        extensions: &["py"],
        variable: "",
        tools: &["python3", "pypy3", "python", "py"],
        compile: &[],
        run: &["{tool}", "{source}"],
    },
];

/// The language of a source, by the end of its name.
pub fn language_of(path: &Path) -> Option<&'static Language> {
    let extension = path.extension()?.to_str()?.to_ascii_lowercase();
    LANGUAGES.iter().find(|language| language.extensions.contains(&&*extension))
}
