//! Lines of an input.

use std::fmt::Display;
use std::io::{self, Write};

/// Writes values with blanks between them, and a newline.
///
/// # Errors
///
/// Those of `out`.
pub fn write_line<T: Display>(
    out: &mut dyn Write,
    values: impl IntoIterator<Item = T>,
) -> io::Result<()> {
    for (index, value) in values.into_iter().enumerate() {
        write!(out, "{}{value}", if index > 0 { " " } else { "" })?;
    }
    writeln!(out)
}

/// A line of values with blanks between them.
pub fn line<T: Display>(values: impl IntoIterator<Item = T>) -> String {
    let words: Vec<String> = values.into_iter().map(|value| value.to_string()).collect();
    words.join(" ") + "\n"
}
