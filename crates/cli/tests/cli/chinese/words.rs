//! The English words in a Chinese text.

/// Words that Chinese contestants use, and names.
const ALLOWED: &str = "\
    AC WA TLE MLE RE OLE NC CPU MB MiB KiB ms OJ AOJ AtCoder BZOJ Codeforces CodeChef CSES HDU POJ LOJ LibreOJ Kattis yukicoder Luogu \
    Rust Cargo cargo README JSON CSV UTF BOM SG mex max lowbit xor Nim Grundy hack Library Checker Ctrl WebAssembly SIGKILL SIGSEGV sente";

/// An example is a command; what is said of it stands behind wide blanks.
pub fn told_in(line: &str) -> &str {
    match line.trim_start().starts_with("cargo sente ") {
        true => line.trim_start().split_once("   ").map_or("", |(_, told)| told),
        false => line,
    }
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
pub fn english(line: &str, allowed: &str) -> Vec<String> {
    let line = prose(line);
    let is_allowed = |word: &str| {
        [ALLOWED, allowed].iter().any(|list| list.split_whitespace().any(|known| known == word))
    };
    split(&line).filter(|word| !is_allowed(word)).map(String::from).collect()
}

/// The words of two letters or more.
fn split(text: &str) -> impl Iterator<Item = &str> {
    let is_letter = |c: char| c.is_ascii_alphabetic() || c == 'è';
    text.split(move |c| !is_letter(c)).filter(|run| run.len() >= 2)
}

/// The same, with blanks between them.
pub fn words(text: &str) -> String {
    split(text).collect::<Vec<_>>().join(" ")
}

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
