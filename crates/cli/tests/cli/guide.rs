//! Every command in `docs/guide/`, `docs/course/`, `docs/explore.md`, its Chinese edition and `CONTRIBUTING.md` is run, in
//! the language of the page, and prints what the page shows.
//!
//! A block that begins with ```` ```console ```` holds commands behind `$ ` and, under each, what it prints
//! on both streams. `[..]` stands for the rest of a line, a line `...` for any lines; times, amounts of
//! memory and the width of columns may differ. The last command of a block ```` ```console status=1 ````
//! ends with that status, all others with 0. What starts a compiler stands in a block
//! ```` ```console compiler ````, and is run by an ignored test. A block such as ```` ```rust file=mine.rs ```` is written into
//! that file first. Each page has a folder of its own under `target/`; `samples` and `hacks` are seen there.

use super::{Run, run, script};
use snapbox::{Assert, IntoData};
use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::Command;

#[test]
fn a_command_without_a_compiler_prints_what_its_page_shows() {
    run_all_pages(false);
}

#[test]
#[ignore = "compiles solutions, submissions and peers"]
fn every_command_prints_what_its_page_shows() {
    run_all_pages(true);
}

fn run_all_pages(with_compiler: bool) {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    let root = package.ancestors().nth(2).expect("it lies in the repository");
    let folders = ["docs/guide", "docs/course/en", "docs/course/zh"];
    let pages = folders.map(|folder| fs::read_dir(root.join(folder)).expect("it has pages"));
    let pages = pages.into_iter().flatten();
    let mut pages: Vec<PathBuf> = pages.map(|page| page.expect("it is listed").path()).collect();
    let others = ["docs/explore.md", "docs/explore.zh-CN.md", "CONTRIBUTING.md"];
    pages.extend(others.map(|page| root.join(page)));
    pages.sort();
    let failures: String =
        pages.iter().flat_map(|page| failures(root, page, with_compiler)).collect();
    assert!(failures.is_empty(), "{failures}");
}

/// Differences from the page.
fn failures(root: &Path, page: &Path, with_compiler: bool) -> Vec<String> {
    let text = fs::read_to_string(page).expect("a page is text");
    // The other test has run the commands of such a page.
    if with_compiler && !blocks(&text).iter().any(|(info, _)| starts_compiler(info)) {
        return Vec::new();
    }
    let folder = sandbox(root, page, with_compiler);
    let path = page.to_string_lossy();
    let is_chinese = path.ends_with(".zh-CN.md") || path.contains("/zh/");
    let language = if is_chinese { "zh" } else { "en" };
    let mut found = Vec::new();
    let mut commands = 0;
    for (info, body) in blocks(&text) {
        let word = |key: &str| info.split(' ').find_map(|word| word.strip_prefix(key));
        if let Some(file) = word("file=") {
            fs::write(folder.join(file), body).expect("the folder is writable");
        } else if info.starts_with("console") {
            commands += 1;
            if starts_compiler(info) && !with_compiler {
                continue;
            }
            let mut steps = body.split("$ ").skip(1).peekable();
            while let Some(step) = steps.next() {
                let status = if steps.peek().is_none() { word("status=") } else { None };
                found.extend(failure(&folder, step, language, status.unwrap_or("0")));
            }
        }
    }
    if commands == 0 && !path.contains("/course/") {
        found.push("it shows no command".into());
    }
    found.into_iter().map(|failure| format!("{}: {failure}\n", page.display())).collect()
}

fn starts_compiler(info: &str) -> bool {
    info.split(' ').any(|word| word == "compiler")
}

/// An empty folder with the repository's data, from which `cargo sente` is the program under test.
fn sandbox(root: &Path, page: &Path, with_compiler: bool) -> PathBuf {
    let name = page.strip_prefix(root).expect("it lies in the repository").to_string_lossy();
    let name = name.replace('/', "-");
    // In the repository, wherever cargo builds: `cargo sente` looks for the checkout around it.
    let all = if with_compiler { "guide" } else { "guide-without-compiler" };
    let folder = root.join("target/tmp").join(all).join(&name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(folder.join(".path")).expect("the folder for tests is writable");
    for data in ["samples", "hacks"] {
        symlink(root.join(data), folder.join(data)).expect("the folder is writable");
    }
    let sente = |cargo| {
        let sente = env!("CARGO_BIN_EXE_sente");
        format!(
            "export CARGO='{cargo}'\n\
             if [ \"$1\" = sente ]; then shift; exec '{sente}' \"$@\"; fi\nexec '{cargo}' \"$@\"\n"
        )
    };
    let program = |name: &str, lines: &str| script(folder.join(".path").join(name), lines);
    if with_compiler {
        program("cargo", &sente(env!("CARGO")));
        return folder;
    }
    for compiler in ["rustc", "cc", "c++"] {
        program(compiler, "echo 'a compiler is started outside of a `compiler` block'; exit 1");
    }
    program("cargo", &sente("rustc"));
    folder
}

/// Blocks of code: the words behind the three ticks, and the text between them.
fn blocks(text: &str) -> Vec<(&str, &str)> {
    let pieces: Vec<&str> = text.split("```").collect();
    pieces.iter().skip(1).step_by(2).filter_map(|block| block.split_once('\n')).collect()
}

/// Runs a command, and compares what it prints with what stands under it.
fn failure(folder: &Path, step: &str, language: &str, status: &str) -> Option<String> {
    let (command, shown) = step.split_once('\n').unwrap_or((step, ""));
    let path = std::env::var("PATH").expect("there is a PATH");
    let mut sh = Command::new("sh");
    sh.args(["-c", &format!("{{ {command}\n}} 2>&1")]).current_dir(folder);
    sh.env("PATH", format!("{}:{path}", folder.join(".path").display()));
    // What pages show is in their language and as wide as where there is no terminal.
    sh.env("SENTE_LANG", language).env_remove("COLUMNS");
    // What was compiled before is not compiled again, and prints nothing.
    sh.env("XDG_CACHE_HOME", folder.join(".cache"));
    let Run { status: ended, out: printed, .. } = run(&mut sh, "");
    if ended.map(|code| code.to_string()).as_deref() != Some(status) {
        return Some(format!("`{command}` ends with {ended:?}:\n{printed}"));
    }
    let (printed, shown) = (plain(&printed).into_data(), plain(shown).into_data());
    let compared = Assert::new().try_eq(Some(&command), printed, shown);
    compared.err().map(|difference| difference.to_string())
}

/// Removes what differs from run to run: the spacing of words, times, and amounts of memory.
fn plain(text: &str) -> String {
    let plain_line = |line: &str| {
        let mut words: Vec<&str> = line.split_whitespace().collect();
        for place in 1..words.len() {
            let is_unit = ["ms", "MB", "MiB"].iter().any(|unit| words[place].starts_with(unit));
            // A limit is a whole number, and stays.
            if is_unit && words[place - 1].contains('.') {
                words[place - 1] = "#";
            }
        }
        words.join(" ")
    };
    let lines: Vec<String> = text.trim_end().lines().map(plain_line).collect();
    lines.join("\n")
}
