//! What a hunt has found: shown, and kept.

use crate::visible;
use anyhow::{Context, Result};
use std::fs;
use std::io::Write;
use std::path::PathBuf;

/// The beginning of an answer, as it may be shown.
pub fn shown(answer: &[u8]) -> String {
    const MOST: usize = 4000;
    let more = if answer.len() > MOST { "..." } else { "" };
    visible::text(&answer[..answer.len().min(MOST)]).trim_end().to_string() + more
}

/// Writes files that are not there yet: all, or none.
///
/// # Errors
///
/// If one is there, or cannot be written.
pub fn write_new(files: &[(PathBuf, &str)]) -> Result<()> {
    let mut made = Vec::new();
    let result = files.iter().try_for_each(|(path, text)| {
        let cannot = || format!("cannot write {}: is it there already?", visible::path(path));
        let mut file = fs::File::create_new(path).with_context(cannot)?;
        made.push(path);
        file.write_all(text.as_bytes()).with_context(cannot)
    });
    if result.is_err() {
        // What was made has no use alone.
        made.into_iter().for_each(|path| drop(fs::remove_file(path)));
    }
    result
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pair_of_files_is_written_whole_or_not_at_all() {
        let folder = tempfile::tempdir().expect("there is a folder for it");
        let file = |name: &str| folder.path().join(name);
        for (there, not_there) in [("1.out", "1.in"), ("2.in", "2.out")] {
            fs::write(file(there), "kept").expect("it is writable");
            let stem = &there[..1];
            let pair = [(file(&format!("{stem}.in")), "a"), (file(&format!("{stem}.out")), "b")];
            let error = write_new(&pair).expect_err("one is there already").to_string();
            assert!(error.contains(there), "{error}");
            assert!(!file(not_there).exists());
            assert_eq!(fs::read_to_string(file(there)).expect("it is there"), "kept");
        }
        write_new(&[(file("3.in"), "a"), (file("3.out"), "b")]).expect("neither is there");
        assert_eq!(fs::read_to_string(file("3.out")).expect("it is there"), "b");
    }

    #[test]
    fn a_long_answer_is_cut_and_shown() {
        assert_eq!(shown(b"1\x1b[2J\n\n"), "1\\u{1b}[2J");
        assert!(shown(&[b'7'; 5000]).ends_with("7..."));
    }
}
