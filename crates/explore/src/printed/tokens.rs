//! Words of a text and their places, in rows.

use crate::wording::tuple;
use language::text;
use std::fmt::{self, Display};

/// The place of a word, for whoever mends it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Place {
    /// Line and column, both counted from 1.
    Text(usize, usize),
    /// The position about which a program was asked.
    Answer(Vec<u64>),
}

impl Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            Place::Text(line, column) => {
                text!("line {line}, column {column}", "第 {line} 行第 {column} 列")
            }
            Place::Answer(at) => text!("the answer at {at}", "{at} 处的答案", at = tuple(at)),
        })
    }
}

/// A word and its place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Token {
    pub text: String,
    pub place: Place,
    /// True if a colon or a bar follows, as behind the name of a row.
    pub is_label: bool,
}

/// A row of words, never empty.
pub(super) type Row = Vec<Token>;

/// Rows of a text: its lines, but each inner list of `[[0, 1], [1, 0]]` and each entry of `{0: 1, 1: 0}` is a row, too. Lines that begin
/// with # or // are comments, and names before a bracket or an equals sign say nothing, as in `sg[3] = 1`.
pub(super) fn rows(text: &str) -> Vec<Row> {
    let mut rows = Vec::new();
    let lines = (1..).zip(text.trim_start_matches('\u{feff}').lines());
    for (line, text) in lines.filter(|(_, text)| !is_comment(text)) {
        let mut row: Row = Vec::new();
        let characters: Vec<char> = text.chars().collect();
        let mut at = 0;
        // The last character that is no blank.
        let mut before = ' ';
        while at < characters.len() {
            let end = end_of_word(&characters, at);
            let behind = characters[end.max(at + usize::from(end == at))..].iter();
            let next = behind.copied().find(|c| !c.is_whitespace()).unwrap_or(' ');
            let here = characters[at];
            if end == at {
                // A list begins behind another one.
                if matches!(here, '[' | '{' | '(') && matches!(before, ',' | '，') {
                    rows.push(std::mem::take(&mut row));
                }
                before = if here.is_whitespace() { before } else { here };
                at += 1;
                continue;
            }
            let word: String = characters[at..end].iter().collect();
            let is_name = here.is_alphabetic() && matches!(next, '=' | '[' | '(');
            if !is_name {
                let is_label = matches!(next, ':' | '：' | '|');
                if is_label && row.last().is_some_and(|last| !last.is_label) && before == ',' {
                    rows.push(std::mem::take(&mut row));
                }
                row.push(Token { text: word, place: Place::Text(line, at + 1), is_label });
            }
            (before, at) = (characters[end - 1], end);
        }
        rows.push(row);
    }
    rows.retain(|row| !row.is_empty());
    rows
}

fn is_comment(line: &str) -> bool {
    ["#", "//"].iter().any(|mark| line.trim_start().strip_prefix(mark).is_some_and(is_prose))
}

/// Comments are prose; a row of a picture is not.
fn is_prose(text: &str) -> bool {
    text.starts_with([' ', '!']) || text.contains(char::is_alphabetic)
}

/// The end of the word that begins here; here itself if none does.
fn end_of_word(characters: &[char], at: usize) -> usize {
    let is_apart = |end: usize| {
        let is_arrow = |at: usize| characters[at..].starts_with(&['-', '>']);
        let arrow_before = end > 0 && is_arrow(end - 1);
        characters[end].is_whitespace()
            || ",;|()[]{}<\"'`=:，；：、（）。→".contains(characters[end])
            || is_arrow(end)
            || arrow_before
    };
    (at..characters.len()).find(|&end| is_apart(end)).unwrap_or(characters.len())
}
