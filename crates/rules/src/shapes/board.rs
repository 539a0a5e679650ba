//! Boards of letters.

use crate::form::Form;
use crate::reader::FormResult;

/// Reads or prints the numbers of rows and of columns, at most `most`, and the letters of each row.
///
/// # Errors
///
/// If a number is out of range, or a row has another length or another letter.
pub fn form(
    form: &mut Form<'_>,
    [n, m]: [&'static str; 2],
    rows: &mut Vec<String>,
    most: usize,
    letters: &str,
) -> FormResult {
    let mut columns = rows.first().map_or(0, String::len);
    form.length(n, rows, 1..=most)?;
    form.number(m, &mut columns, 1..=most)?;
    form.line();
    form.words("row", rows, letters, columns..=columns)
}

/// The row and the column of a cell, for people.
pub fn place(cell: usize, columns: usize) -> String {
    format!("({},{})", cell / columns + 1, cell % columns + 1)
}

/// The rows of a board of `n` rows and `m` columns, each letter made from both, which are counted from 0.
///
/// ```
/// use rules::shapes::board::rows;
///
/// assert_eq!(rows(2, 3, |i, j| if i == j { 'x' } else { '.' }), ["x..", ".x."]);
/// ```
pub fn rows(n: usize, m: usize, mut letter: impl FnMut(usize, usize) -> char) -> Vec<String> {
    let mut row = |i| (0..m).map(|j| letter(i, j)).collect();
    (0..n).map(&mut row).collect()
}
