//! Signs and words of other languages, and what is written here.

use language::{Text, text};

/// A line for each: the sign or the word, and what to write.
const ROWS: &str = include_str!("foreign.tsv");

fn rows() -> impl Iterator<Item = (&'static str, Text)> {
    let row = |line: &'static str| {
        let (sign, here) = line.split_once('\t')?;
        let (english, chinese) = here.split_once('\t')?;
        Some((sign, Text(english, chinese)))
    };
    ROWS.lines().filter_map(row)
}

/// The sign at the beginning of a text, if it is one of other languages.
pub(super) fn sign(text: &str) -> Option<&'static str> {
    let is_own = text.starts_with("==") || text.starts_with(char::is_alphabetic);
    rows().map(|(sign, _)| sign).find(|sign| !is_own && text.starts_with(sign))
}

/// What to write for a sign or a word, as the end of a message; nothing if it is not known.
pub(super) fn hint(word: &str) -> String {
    let known = rows().find(|(other, _)| *other == word);
    known.map_or(String::new(), |(_, here)| text!("; write {here}", "；请写 {here}"))
}

/// A hint at powers for moves in which `^` occurs.
pub(super) fn hint_at_powers(text: &str) -> String {
    if text.contains('^') { hint("**") } else { String::new() }
}
