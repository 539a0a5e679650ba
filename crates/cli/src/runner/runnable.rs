//! Programs as people name them: an executable, a source, or a command.

use crate::Usage;
use crate::runner::{sources, visible};
use anyhow::{Context, Result, bail};
use language::text;
use std::env;
use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

/// A program with its arguments.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Runnable {
    /// The name that somebody gave it.
    pub name: String,
    /// The full path.
    pub path: PathBuf,
    pub arguments: Vec<OsString>,
    /// The files that take the place of standard input and output.
    pub files: Option<Files>,
}

/// Names of the files that a program reads and writes, as contests of the NOI demand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Files {
    pub input: String,
    /// The answer.
    pub output: String,
}

impl std::str::FromStr for Files {
    type Err = String;

    /// `game` for `game.in` and `game.out`, or both names with a comma.
    fn from_str(typed: &str) -> Result<Self, String> {
        let (input, output) = match typed.split_once(',') {
            Some((input, output)) => (input.to_string(), output.to_string()),
            None => (format!("{typed}.in"), format!("{typed}.out")),
        };
        let is_name = |name: &str| {
            !name.is_empty() && !name.starts_with('.') && !name.contains(['/', '\\', '\0', ':'])
        };
        if is_name(&input) && is_name(&output) && input != output {
            return Ok(Files { input, output });
        }
        Err(text!(
            "write the name that both share, as in game for game.in and game.out, or both: input.txt,output.txt",
            "请写两个文件共同的名字，如 game 表示 game.in 和 game.out；或者两个都写：input.txt,output.txt"
        ))
    }
}

impl From<PathBuf> for Runnable {
    fn from(path: PathBuf) -> Self {
        Runnable { name: visible::path(&path), path, arguments: Vec::new(), files: None }
    }
}

impl Runnable {
    /// The program that somebody means: a file that can be run; a source, which is compiled, or read by its interpreter; or a
    /// command of several words. A virtual machine gets so many bytes of stack.
    ///
    /// # Errors
    ///
    /// If there is no such program, it cannot be run, or it does not compile.
    pub fn find(typed: &OsStr, stack: u64) -> Result<Self> {
        let path = Path::new(typed);
        let name = visible::path(path);
        if path.is_dir() {
            bail!(Usage(text!(
                "{name} is a folder: name one of its programs",
                "{name} 是一个文件夹：请写明里面的程序"
            )));
        }
        let mut with_suffix = typed.to_os_string();
        with_suffix.push(env::consts::EXE_SUFFIX);
        let file = [path, Path::new(&with_suffix)].into_iter().find(|path| path.is_file());
        let found = match (file, &words(&typed.to_string_lossy())[..]) {
            (Some(file), _) => of_file(file, stack)?,
            (None, [first, rest @ ..]) if !rest.is_empty() => command(first, rest, stack)?,
            _ => bail!(Usage(text!("there is no program {name}", "没有程序 {name}"))),
        };
        Ok(Runnable { name, ..found })
    }
}

fn of_file(file: &Path, stack: u64) -> Result<Runnable> {
    let name = visible::path(file);
    let path =
        dunce::canonicalize(file).with_context(|| text!("cannot find {name}", "找不到 {name}"))?;
    match sources::language_of(&path) {
        // What says itself who reads it is run as it is.
        Some(language)
            if !(language.is_read() && is_executable(&path) && begins_with(&path, b"#!")) =>
        {
            language.prepare(&path, stack)
        }
        _ => {
            ensure_executable(&path, &name)?;
            Ok(path.into())
        }
    }
}

/// A command of several words. Files among them are named by their full paths, since the program runs in an empty folder.
fn command(first: &str, words: &[String], stack: u64) -> Result<Runnable> {
    let mut runnable = match Path::new(first).is_file() {
        true => of_file(Path::new(first), stack)?,
        false => on_path(first)
            .with_context(|| {
                Usage(text!(
                    "there is no program {first}, neither here nor on PATH",
                    "没有程序 {first}：当前文件夹和 PATH 里都没有"
                ))
            })?
            .into(),
    };
    let is_file = |word: &str| word.parse::<f64>().is_err() && Path::new(word).is_file();
    for word in words {
        let full = is_file(word).then(|| dunce::canonicalize(word).ok()).flatten();
        runnable.arguments.push(full.map_or_else(|| word.into(), PathBuf::into_os_string));
    }
    Ok(runnable)
}

/// The words of a command: blanks part them, but not between quotes.
fn words(command: &str) -> Vec<String> {
    let (mut words, mut quote) = (vec![], None);
    let mut is_open = false;
    for c in command.chars() {
        match quote {
            Some(mark) if mark == c => quote = None,
            None if c == ' ' || c == '\t' => is_open = false,
            _ => {
                if !is_open {
                    words.push(String::new());
                    is_open = true;
                }
                match quote {
                    None if matches!(c, '"' | '\'') => quote = Some(c),
                    _ => words.last_mut().expect("one is open").push(c),
                }
            }
        }
    }
    words
}

/// The program of that name in a folder of `PATH`.
pub fn on_path(name: &str) -> Option<PathBuf> {
    let folders = env::var_os("PATH")?;
    let suffixes = if cfg!(windows) { &[".exe", ".bat", ".cmd"][..] } else { &[""] };
    let candidates = env::split_paths(&folders).flat_map(|folder| {
        suffixes.iter().map(move |suffix| folder.join(format!("{name}{suffix}")))
    });
    candidates.into_iter().find(|path| path.is_file() && is_executable(path))
}

fn is_executable(path: &Path) -> bool {
    #[cfg(unix)]
    return path.metadata().is_ok_and(|file| {
        std::os::unix::fs::PermissionsExt::mode(&file.permissions()) & 0o111 != 0
    });
    #[cfg(not(unix))]
    {
        let extension = path.extension().unwrap_or_default().to_ascii_lowercase();
        ["exe", "bat", "cmd", "com"].iter().any(|known| extension == *known)
    }
}

fn begins_with(path: &Path, mark: &[u8]) -> bool {
    head(path).starts_with(mark)
}

/// The first bytes of a file.
fn head(path: &Path) -> Vec<u8> {
    let mut head = Vec::new();
    // What cannot be read may be run still.
    let _ = File::open(path).and_then(|file| file.take(256).read_to_end(&mut head));
    head
}

/// Refuses a file that no system would start, and says why.
fn ensure_executable(path: &Path, name: &str) -> Result<()> {
    let head = head(path);
    let line = head.split(|&byte| byte == b'\n').next().unwrap_or_default();
    let is_text = std::str::from_utf8(line).is_ok_and(|line| !line.contains('\0'));
    let fault = if !is_executable(path) {
        text!(
            "it is no program: compile it, or give its source such as a.cpp or a.py; if it is a script, begin it with a line \
             such as `#!/usr/bin/env python3` and type `chmod +x {name}`",
            "不是可以运行的程序：请先编译，或者直接写源文件，如 a.cpp、a.py；如果是脚本，第一行写上 \
             `#!/usr/bin/env python3` 之类，再执行 `chmod +x {name}`"
        )
    } else if cfg!(windows) {
        return Ok(());
    } else if head.is_empty() {
        text!("it is empty", "是空文件")
    } else if head.starts_with(b"\xef\xbb\xbf") {
        text!(
            "a byte order mark stands before `#!`: save it as UTF-8 without one",
            "`#!` 前面有字节序标记（BOM）：请另存为不带 BOM 的 UTF-8"
        )
    } else if let Some(interpreter) = line.strip_prefix(b"#!") {
        return ensure_interpreter(&String::from_utf8_lossy(interpreter), name);
    } else if is_text && line.len() < head.len() {
        text!(
            "it is a text without `#!` in its first line: begin it with the program that reads it, such as \
             `#!/usr/bin/env python3`, or say `--bin \"python3 {name}\"`",
            "是文本文件，第一行没有 `#!`：请在第一行写明由谁运行，如 `#!/usr/bin/env python3`，或者写 `--bin \"python3 {name}\"`"
        )
    } else {
        return Ok(());
    };
    bail!(Usage(text!("{name} cannot be run: {fault}", "{name} 不能运行：{fault}")))
}

/// Refuses a script whose interpreter is not there.
fn ensure_interpreter(line: &str, name: &str) -> Result<()> {
    if line.ends_with('\r') {
        bail!(Usage(text!(
            "{name} cannot be run: its lines end as on Windows (CRLF), so the program of `#!` is not found; type \
             `sed -i 's/\\r$//' {name}`",
            "{name} 不能运行：它的行尾是 Windows 的 CRLF，找不到 `#!` 后面的程序；请执行 `sed -i 's/\\r$//' {name}`"
        )));
    }
    let mut words = line.split_whitespace();
    let first = words.next().unwrap_or_default();
    let (program, is_there) = match words.next() {
        Some(second)
            if first.ends_with("/env") && !second.starts_with('-') && !second.contains('=') =>
        {
            (second, on_path(second).is_some())
        }
        _ => (first, Path::new(first).is_file()),
    };
    if !is_there {
        let program = visible::word(program.as_bytes());
        bail!(Usage(text!(
            "{name} cannot be run: its first line names {program}, which is not on this machine",
            "{name} 不能运行：第一行写的 {program} 在本机上没有"
        )));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blanks_part_words_but_not_between_quotes() {
        for (command, expected) in [
            ("", &[][..]),
            ("  a  b ", &["a", "b"]),
            ("python3 \"my file.py\" '' -x", &["python3", "my file.py", "", "-x"]),
            (r"py C:\a\b.py", &["py", r"C:\a\b.py"]),
            ("a'b c'd", &["ab cd"]),
        ] {
            assert_eq!(words(command), expected, "{command}");
        }
    }

    #[test]
    fn files_are_named_by_what_they_share_or_both() {
        let both =
            |input: &str, output: &str| Ok(Files { input: input.into(), output: output.into() });
        assert_eq!("game".parse(), both("game.in", "game.out"));
        assert_eq!("input.txt,output.txt".parse(), both("input.txt", "output.txt"));
        for typed in ["", "a/b", "../a", ",", "a,a", "a,", "C:a"] {
            assert!(typed.parse::<Files>().is_err(), "{typed}");
        }
    }
}
