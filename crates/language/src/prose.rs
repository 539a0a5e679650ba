//! Prose for people: broken where a reader would, in English and in Chinese.

use std::fmt::Display;
use unicode_width::UnicodeWidthStr;

/// Width of code that is not broken, and of a pair such as `(3, 5)` that is not.
const WHOLE_CODE: usize = 40;
const WHOLE_PAIR: usize = 24;
/// Columns that a text needs beside a name.
const LEAST_BESIDE: usize = 30;

/// The columns that a text takes. Two stars are not shown: they begin or end what is bold.
pub fn width(text: &str) -> usize {
    text.replace("**", "").width()
}

/// The words in a row, with `between` between them.
///
/// ```
/// assert_eq!(language::prose::joined(1..4, ", "), "1, 2, 3");
/// ```
pub fn joined(words: impl IntoIterator<Item = impl Display>, between: &str) -> String {
    words.into_iter().map(|word| word.to_string()).collect::<Vec<_>>().join(between)
}

/// The paragraphs and items of a list, each laid out anew. An item begins with `- ` or a number, a paragraph
/// behind an empty line.
pub fn fill(text: &str, columns: usize) -> String {
    let mut paragraphs: Vec<String> = Vec::new();
    for line in text.lines().map(str::trim) {
        match paragraphs.last_mut() {
            Some(last) if !last.is_empty() && !line.is_empty() && marker(line) == 0 => {
                last.push(' ');
                last.push_str(line);
            }
            _ => paragraphs.push(line.into()),
        }
    }
    let laid_out =
        |text: &String| beside(&text[..marker(text)], &text[marker(text)..], columns) + "\n";
    paragraphs.iter().map(laid_out).collect()
}

/// The text, with `head` before its first line and blanks as wide before the others.
pub fn beside(head: &str, text: &str, columns: usize) -> String {
    let units = with_formulas(text);
    lay_out(head, units.iter().map(|unit| (unit.text, unit.is_after_blank)), columns)
}

/// The items with blanks between them, none of them broken; otherwise as [`beside`].
pub fn items(head: &str, items: &[String], columns: usize) -> String {
    lay_out(head, items.iter().map(|item| (item.as_str(), true)), columns)
}

/// Names and what is said of each, in two columns.
pub fn definitions(rows: &[(String, String)], columns: usize) -> String {
    let widest = rows.iter().map(|(name, _)| width(name)).max().unwrap_or(0);
    let row = |(name, text): &(String, String)| {
        let head = format!("{name}{}  ", " ".repeat(widest - width(name)));
        // Beside a long name there may be no room: then the text stands under it.
        match widest + LEAST_BESIDE <= columns {
            true => beside(&head, text, columns) + "\n",
            false => format!("{name}\n{}\n", beside("    ", text, columns)),
        }
    };
    rows.iter().map(row).collect()
}

/// Lines of these units, each with a flag: true if a blank is before it.
fn lay_out<'a>(head: &str, units: impl Iterator<Item = (&'a str, bool)>, columns: usize) -> String {
    let indent = width(head);
    let mut filled = head.to_string();
    let mut used = indent;
    for (unit, is_after_blank) in units {
        let blank = usize::from(is_after_blank && used > indent);
        let length = width(unit);
        if used + blank + length > columns && used > indent {
            filled += "\n";
            filled += &" ".repeat(indent);
            used = indent;
        } else if blank > 0 {
            filled += " ";
            used += 1;
        }
        filled += unit;
        used += length;
    }
    filled
}

/// Length of the marker of a list item, such as `- ` or `1. `; 0 if the line has none.
fn marker(line: &str) -> usize {
    let digits = line.chars().take_while(char::is_ascii_digit).count();
    match &line[digits..] {
        rest if digits == 0 && rest.starts_with("- ") => 2,
        rest if digits > 0 && rest.starts_with(". ") => digits + 2,
        _ => 0,
    }
}

/// Piece of a text that is never broken.
struct Unit<'a> {
    start: usize,
    text: &'a str,
    is_after_blank: bool,
}

fn units(text: &str) -> Vec<Unit<'_>> {
    let (mut units, mut start, mut at, mut is_after_blank) = (Vec::new(), 0, 0, false);
    // Where the code ends that is too long to stay whole: its last tick begins no other code.
    let mut end_of_code = 0;
    while let Some(next) = text[at..].chars().next() {
        let is_blank = next == ' ';
        let before = text[start..at].chars().next_back();
        if before.is_some_and(|before| is_blank || may_break(before, next)) {
            units.push(Unit { start, text: &text[start..at], is_after_blank });
            is_after_blank = false;
            start = at;
        }
        if is_blank {
            is_after_blank = true;
            at += 1;
            start = at;
        } else if next == '`' && at >= end_of_code {
            end_of_code = text[at + 1..].find('`').map_or(text.len(), |end| at + end + 2);
            at = if width(&text[at..end_of_code]) <= WHOLE_CODE { end_of_code } else { at + 1 };
        } else {
            at += whole(&text[at..]);
        }
    }
    if start < at {
        units.push(Unit { start, text: &text[start..at], is_after_blank });
    }
    units
}

/// A line does not end beside the sign of a short formula, such as `k >= 1`.
fn with_formulas(text: &str) -> Vec<Unit<'_>> {
    const SIGNS: [&str; 9] = ["=", "<", ">", "<=", ">=", "+", "-", "/", "xor"];
    let mut joined: Vec<Unit<'_>> = Vec::new();
    let mut is_behind_sign = false;
    for unit in units(text) {
        let is_sign = SIGNS.contains(&unit.text);
        if let Some(last) = joined.last_mut().filter(|_| is_sign || is_behind_sign) {
            let both = &text[last.start..unit.start + unit.text.len()];
            if width(both) <= WHOLE_PAIR {
                last.text = both;
                is_behind_sign = is_sign;
                continue;
            }
        }
        is_behind_sign = is_sign;
        joined.push(unit);
    }
    joined
}

/// Length of the first unbreakable piece: a short pair or set in brackets, or one character.
fn whole(text: &str) -> usize {
    let pair = match text.as_bytes().first() {
        Some(b'(') => closing(text, '(', ')'),
        Some(b'{') => closing(text, '{', '}'),
        _ => None,
    };
    pair.filter(|&end| width(&text[..end]) <= WHOLE_PAIR)
        .unwrap_or_else(|| text.chars().next().map_or(0, char::len_utf8))
}

/// Offset behind the bracket that closes the first one of the text.
fn closing(text: &str, opened: char, closed: char) -> Option<usize> {
    let mut depth = 0;
    for (place, c) in text.char_indices() {
        depth += i32::from(c == opened) - i32::from(c == closed);
        if depth == 0 {
            return Some(place + c.len_utf8());
        }
    }
    None
}

/// True if a line may be broken between two characters without a blank: beside a Chinese character, but not before
/// closing punctuation or after opening punctuation.
fn may_break(before: char, next: char) -> bool {
    let is_wide = |c: char| c.to_string().width() == 2;
    let closes = "，。；：、！？）」』”’》】…,.;:!?)]}*".contains(next);
    let opens = "（「『“‘《【([{*".contains(before);
    (is_wide(before) || is_wide(next)) && !closes && !opens
}

/// The words of two or more Latin letters outside of code and of quotes: in a Chinese text, names and what is not
/// translated.
///
/// ```
/// let words = language::prose::latin_words("n 的 mex 是 \"one\"，见 `sente list`，heap 2");
/// assert!(words.eq(["mex", "heap"]));
/// ```
pub fn latin_words(text: &str) -> impl Iterator<Item = &str> {
    let prose = text.split(['`', '"']).step_by(2);
    let words = prose.flat_map(|prose| prose.split(|c: char| !c.is_ascii_alphabetic()));
    words.filter(|word| word.len() > 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_keep_to_the_columns_and_lose_nothing() {
        let text = "**Rules.** The heaps are `1 / 2 / 3` and (3, 5), no more.\n\n- An item that is\n  long \
                    enough.\n12. 每次从一堆中取走至少一颗，不能操作者输（见下文）。";
        for columns in 20..60 {
            let filled = fill(text, columns);
            assert!(filled.lines().all(|line| width(line) <= columns), "{columns}:\n{filled}");
            let letters = |text: &str| text.split_whitespace().collect::<String>();
            assert_eq!(letters(&filled), letters(text), "{columns}");
        }
    }

    #[test]
    fn words_code_and_pairs_stay_whole() {
        for columns in 20..60 {
            let filled = fill(
                "so the pairs `1 / 2 / 3` and (3, 5) of {0, 1} with k >= 1 are lost, said Wythoff",
                columns,
            );
            for whole in ["`1 / 2 / 3`", "(3, 5)", "{0, 1}", "k >= 1", "Wythoff"] {
                assert!(filled.contains(whole), "{columns}:\n{filled}");
            }
        }
    }

    #[test]
    fn no_line_begins_with_what_closes_nor_ends_with_what_opens() {
        let text = "（先手）必败，当且仅当“异或和”为 0；否则必胜。".repeat(4);
        for columns in 20..60 {
            for line in fill(&text, columns).lines() {
                assert!(!line.starts_with(['，', '。', '；', '）', '”']), "{columns}: {line}");
                assert!(!line.ends_with(['（', '“']), "{columns}: {line}");
            }
        }
    }

    #[test]
    fn a_text_stands_beside_its_name_where_there_is_room() {
        let rows = [("a".to_string(), "one two".to_string()), ("bcd".into(), "three".into())];
        assert_eq!(definitions(&rows, 40), "a    one two\nbcd  three\n");
        assert_eq!(definitions(&rows, 30), "a\n    one two\nbcd\n    three\n");
        assert_eq!(items("  ", &["1: 2".into(), "3: 4".into()], 8), "  1: 2\n  3: 4");
    }

    #[test]
    fn items_hang_behind_their_marker() {
        assert_eq!(
            fill("- one two three four five six\n10. x", 20),
            "- one two three four\n  five six\n10. x\n"
        );
    }
}
