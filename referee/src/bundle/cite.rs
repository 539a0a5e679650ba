//! The line of the source that a message is about.

use anyhow::{Error, anyhow};
use std::fs;
use std::path::PathBuf;

/// Adds the line that a message of the form `path:line:column: ...` names. Paths are relative to one of
/// the folders.
pub fn cite(error: Error, folders: &[PathBuf]) -> Error {
    let message = format!("{error:#}");
    let Some((file, line)) = place(&message) else { return error };
    let mut texts = folders.iter().filter_map(|folder| fs::read_to_string(folder.join(file)).ok());
    let text = texts.next();
    match text.as_deref().and_then(|text| text.lines().nth(line - 1)) {
        Some(text) if !text.trim().is_empty() => {
            anyhow!("{message}\n  {line} | {}", text.trim_end())
        }
        _ => error,
    }
}

fn place(message: &str) -> Option<(&str, usize)> {
    let mut parts = message.lines().next()?.splitn(4, ':');
    let (file, line, column) = (parts.next()?, parts.next()?, parts.next()?);
    column.parse::<usize>().ok()?;
    Some((file, line.parse().ok().filter(|line| *line > 0)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_is_shown_where_there_is_one() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("a.rs"), "one\n\n  three\n").unwrap();
        let cited = |text: &str| cite(anyhow!("{text}"), &[folder.path().into()]).to_string();
        assert_eq!(cited("a.rs:3:1: no"), "a.rs:3:1: no\n  3 |   three");
        for text in
            ["no", "a.rs:2:1: no", "a.rs:9:1: no", "b.rs:1:1: no", "a.rs: no", "a.rs:0:1: n"]
        {
            assert_eq!(cited(text), text);
        }
    }
}
