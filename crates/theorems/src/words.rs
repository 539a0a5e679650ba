//! Words and figures that several theorems use.

use rules::prose;
use std::fmt::Display;

/// The width of a line.
const COLUMNS: usize = 62;
/// So many lines are read at a glance.
pub(crate) const LINES: usize = 14;

/// The rows as columns that stand below each other: the first one to the left, the others to the right.
pub(crate) fn columns<const N: usize>(rows: &[[String; N]]) -> Vec<String> {
    let mut widths = [0; N];
    for row in rows {
        for (width, cell) in widths.iter_mut().zip(row) {
            *width = cell.chars().count().max(*width);
        }
    }
    let line = |row: &[String; N]| {
        let mut line = String::new();
        for (column, (cell, width)) in row.iter().zip(widths).enumerate() {
            line += &match column {
                0 => format!("{cell:<width$}"),
                _ => format!("  {cell:>width$}"),
            };
        }
        line.trim_end().to_string()
    };
    rows.iter().map(line).collect()
}

/// In binary, with at least so many digits.
pub(crate) fn binary(number: u64, digits: usize) -> String {
    format!("{number:0digits$b}")
}

/// So many of these: 1 move, 2 moves.
pub(crate) fn count(number: usize, noun: &str) -> String {
    format!("{number} {noun}{}", if number == 1 { "" } else { "s" })
}

/// A sentence in short lines.
pub(crate) fn filled(sentence: &str) -> Vec<String> {
    prose::beside("", sentence, COLUMNS).lines().map(str::to_string).collect()
}

/// A table between what is said before it and after it. Of a long table only so many rows are left that all have room, and
/// how many more there are.
pub(crate) fn fitted(before: Vec<String>, table: Vec<String>, after: Vec<String>) -> Vec<String> {
    let room = LINES.saturating_sub(before.len() + after.len());
    let has_room = table.len() <= room;
    let most = if has_room { room } else { room.saturating_sub(1).max(2) };
    [before, shortened(table, most), after].concat()
}

/// At most so many of these numbers or words, and how many more there are.
pub(crate) fn listed<T: Display>(all: &[T], most: usize, between: &str) -> String {
    let shown: Vec<String> = all.iter().take(most).map(T::to_string).collect();
    match all.len().saturating_sub(most) {
        0 => shown.join(between),
        more => format!("{} and {more} more", shown.join(between)),
    }
}

/// Names, and beside each what is said of it.
pub(crate) fn beside(rows: &[(String, String)]) -> Vec<String> {
    prose::definitions(rows, COLUMNS).lines().map(str::to_string).collect()
}

/// As many of these numbers as have room in so many columns, at least one, and dots for the others.
pub(crate) fn within<T: Display>(numbers: &[T], columns: usize) -> String {
    const DOTS: &str = " ..";
    let words: Vec<String> = numbers.iter().map(T::to_string).collect();
    let whole = words.join(" ");
    if whole.len() <= columns || words.len() <= 1 {
        return whole;
    }
    let mut text = words[0].clone();
    for word in &words[1..] {
        if text.len() + 1 + word.len() + DOTS.len() > columns {
            break;
        }
        text = format!("{text} {word}");
    }
    text + DOTS
}

/// At most so many lines, and how many more there are.
pub(crate) fn shortened(mut lines: Vec<String>, most: usize) -> Vec<String> {
    let more = lines.len().saturating_sub(most);
    lines.truncate(most);
    if more > 0 {
        lines.push(format!("and {more} more"));
    }
    lines
}
