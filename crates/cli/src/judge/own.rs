//! Cases of one's own: a folder of inputs with their answers, named as people name them.

use crate::Usage;
use crate::console::COMMA;
use crate::runner::visible;
use anyhow::{Context, Result, bail};
use language::text;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Words of a name that call a file an input, and those that call one an answer.
const INPUTS: &[&str] = &["in", "input", "inputs", "inp", "i"];
const ANSWERS: &[&str] =
    &["out", "ans", "a", "output", "answer", "outputs", "answers", "oup", "o", "expected"];
/// Endings of a text that may be an input, if an answer stands beside it.
const TEXTS: &[&str] = &["txt", "dat", "test"];
/// Depth of folders that are looked into, such as `in/1.txt` beside `out/1.txt`.
const DEPTH: usize = 2;
/// Files that are listed: whoever names a larger folder has meant another.
const MOST_FILES: usize = 20_000;

/// An input, and its answer if there is one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pair {
    /// The name of the input in the folder.
    pub name: String,
    pub input: PathBuf,
    pub answer: Option<PathBuf>,
}

/// The cases in a folder, in the order of the numbers in their names. What is neither input nor answer is left out, and
/// standard error says so.
///
/// # Errors
///
/// If the folder cannot be read, or has no input (a usage error).
pub fn cases(folder: &Path) -> Result<Vec<Pair>> {
    let shown = visible::path(folder);
    if !folder.is_dir() {
        bail!(Usage(text!("--cases: {shown} is no folder", "--cases：{shown} 不是文件夹")));
    }
    let mut names = BTreeSet::new();
    list(folder, "", DEPTH, &mut names)
        .with_context(|| text!("cannot list {shown}", "无法列出 {shown}"))?;
    let (pairs, others) = paired(&names);
    if pairs.is_empty() {
        bail!(Usage(text!(
            "--cases: {shown} has no input: call the files 1.in and 1.out, input1.txt and output1.txt, or the like",
            "--cases：{shown} 里没有输入：文件名要像 1.in 和 1.out，或者 input1.txt 和 output1.txt"
        )));
    }
    if !others.is_empty() {
        let (count, more) = (others.len(), if others.len() > 5 { " ..." } else { "" });
        let others: Vec<String> =
            others.iter().take(5).map(|name| visible::word(name.as_bytes())).collect();
        let others = others.join(COMMA.get());
        let left_out = text!(
            "left out, as neither input nor answer ({count}): {others}{more}",
            "跳过既不是输入也不是答案的文件（{count} 个）：{others}{more}"
        );
        eprintln!("{left_out}");
    }
    let pair = |(name, answer): (String, Option<String>)| Pair {
        input: folder.join(&name),
        answer: answer.map(|answer| folder.join(answer)),
        name: visible::word(name.as_bytes()),
    };
    Ok(pairs.into_iter().map(pair).collect())
}

/// Collects the names of the files in a folder, with `/` between folders. Names with a dot in front are hidden, and no links are followed
/// to folders.
fn list(folder: &Path, above: &str, depth: usize, names: &mut BTreeSet<String>) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if name.starts_with('.') || names.len() >= MOST_FILES {
            continue;
        }
        if entry.path().is_file() {
            names.insert(format!("{above}{name}"));
        } else if depth > 1 && entry.file_type()?.is_dir() {
            list(&entry.path(), &format!("{above}{name}/"), depth - 1, names)?;
        }
    }
    Ok(())
}

/// Inputs with their answers, and the names that are neither.
fn paired(names: &BTreeSet<String>) -> (Vec<(String, Option<String>)>, Vec<String>) {
    let mut pairs: Vec<(String, Option<String>)> = Vec::new();
    let mut taken: BTreeSet<String> = BTreeSet::new();
    for name in names {
        if let Some(answer) = answers_to(name).into_iter().find(|answer| names.contains(answer)) {
            taken.extend([name.clone(), answer.clone()]);
            pairs.push((name.clone(), Some(answer)));
        }
    }
    let (alone, others): (Vec<_>, Vec<_>) =
        names.difference(&taken).cloned().partition(|name| calls_itself_input(name));
    pairs.extend(alone.into_iter().map(|name| (name, None)));
    pairs.sort_by_key(|(name, _)| by_number(name));
    (pairs, others)
}

/// The names that an answer to this input may have: a word of the name replaced, or its ending, or one behind it.
fn answers_to(name: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (start, word) in words(name).into_iter().rev() {
        let lower = word.to_ascii_lowercase();
        if !INPUTS.contains(&&*lower) {
            continue;
        }
        for answer in ANSWERS {
            let answer = match word.chars().all(|c| c.is_ascii_uppercase()) {
                true => answer.to_ascii_uppercase(),
                false => answer.to_string(),
            };
            found.push(format!("{}{answer}{}", &name[..start], &name[start + word.len()..]));
        }
    }
    // As in `01` beside `01.a`, or `1.txt` beside `1.ans`.
    let stem = match name.rsplit_once('.') {
        Some((stem, ending)) if TEXTS.contains(&ending) => Some(stem),
        Some(_) => None,
        None => Some(name),
    };
    if let Some(stem) = stem.filter(|_| found.is_empty()) {
        found.extend(ANSWERS.iter().map(|answer| format!("{stem}.{answer}")));
    }
    found
}

fn calls_itself_input(name: &str) -> bool {
    words(name).iter().any(|(_, word)| INPUTS.contains(&&*word.to_ascii_lowercase()))
}

/// The runs of letters in a name, with their places.
fn words(name: &str) -> Vec<(usize, &str)> {
    let mut words = Vec::new();
    let mut start = 0;
    for part in name.split(|c: char| !c.is_ascii_alphabetic()) {
        if !part.is_empty() {
            words.push((start, part));
        }
        start += part.len();
        start += name[start..].chars().next().map_or(0, char::len_utf8);
    }
    words
}

/// An order in which 10 comes behind 9.
fn by_number(name: &str) -> Vec<(u64, String)> {
    let mut key = Vec::new();
    for piece in name.split_inclusive(|c: char| !c.is_ascii_digit()) {
        let digits = piece.trim_end_matches(|c: char| !c.is_ascii_digit());
        key.push((digits.parse().unwrap_or(0), piece[digits.len()..].to_string()));
    }
    key
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inputs_find_their_answers_as_people_name_them() {
        for (names, expected, others) in [
            ("", "", ""),
            ("1.in 1.out", "1.in=1.out", ""),
            ("1.in 1.ans 2.in 2.a 10.in 10.out", "1.in=1.ans 2.in=2.a 10.in=10.out", ""),
            ("sample-1.in sample-1.out", "sample-1.in=sample-1.out", ""),
            (
                "input1.txt output1.txt input10.txt output10.txt",
                "input1.txt=output1.txt input10.txt=output10.txt",
                "",
            ),
            ("in/1.txt out/1.txt", "in/1.txt=out/1.txt", ""),
            ("a/in.1 a/out.1", "a/in.1=a/out.1", ""),
            ("01 01.a", "01=01.a", ""),
            ("1.txt 1.ans", "1.txt=1.ans", ""),
            ("I.1 O.1", "I.1=O.1", ""),
            ("game_in_3.txt game_out_3.txt", "game_in_3.txt=game_out_3.txt", ""),
            ("1.in", "1.in", ""),
            ("1.out", "", "1.out"),
            ("1.in 1.out README.md gen.cpp gen.o", "1.in=1.out", "README.md gen.cpp gen.o"),
            ("main.in main.out", "main.in=main.out", ""),
        ] {
            let names = names.split_whitespace().map(String::from).collect();
            let (pairs, left) = paired(&names);
            let shown: Vec<String> = pairs
                .into_iter()
                .map(|(input, answer)| {
                    answer.map_or(input.clone(), |answer| format!("{input}={answer}"))
                })
                .collect();
            assert_eq!((shown.join(" "), left.join(" ")), (expected.into(), others.into()));
        }
    }
}
