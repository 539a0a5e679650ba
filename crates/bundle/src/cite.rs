//! The line of the source that a message is about.

use super::cargo::Crate;
use anyhow::{Error, anyhow};

/// Adds the line that a message of the form `path:line:column: ...` names.
pub fn cite(error: Error, crates: &[Crate]) -> Error {
    let message = format!("{error:#}");
    let mut lines = crates.iter().rev().filter_map(|part| part.line(&message));
    match lines.next() {
        Some((number, line)) if !line.trim().is_empty() => {
            anyhow!("{message}\n  {number} | {}", line.trim_end())
        }
        _ => error,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn the_line_is_shown_where_there_is_one() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("a.rs"), "one\n\n  three\n").unwrap();
        let part = Crate { folder: folder.path().into(), ..Crate::default() };
        let cited = |text: &str| cite(anyhow!("{text}"), std::slice::from_ref(&part)).to_string();
        assert_eq!(cited("a.rs:3:1: no"), "a.rs:3:1: no\n  3 |   three");
        for text in
            ["no", "a.rs:2:1: no", "a.rs:9:1: no", "b.rs:1:1: no", "a.rs: no", "a.rs:0:1: n"]
        {
            assert_eq!(cited(text), text);
        }
    }
}
