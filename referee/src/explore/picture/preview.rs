//! Previews in the characters of a terminal.

use super::Picture;
use crate::explore::pattern::Table;

/// A table as lines of at most `width` characters, P-positions marked.
pub fn preview_table(table: &Table, options: &Picture, width: usize, colour: bool) -> String {
    let _ = (options, colour);
    let row = |y: usize| -> String {
        let shown = table.width.min(width);
        (0..shown).map(|x| if table.at(x, y) == 0 { '#' } else { '.' }).chain(['\n']).collect()
    };
    (0..table.height).rev().map(row).collect()
}

/// A sequence as lines of at most `width` characters.
pub fn preview_sequence(values: &[u32], options: &Picture, width: usize, colour: bool) -> String {
    let _ = (options, width, colour);
    values.iter().map(|value| format!("{value} ")).collect()
}
