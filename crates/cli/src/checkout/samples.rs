//! The judges' samples: `samples/<id>/N.in`, with `N.out` beside each. Where the judge's own were not found,
//! they are made here, and called so: `made1.in`, `made1.out`. Where the program talks with the judge, an input is what a
//! judge says, and the output what our solution says to it; `dialogue1.txt` is a dialogue of the judge's own.

use anyhow::{Context, Result, bail};
use bundle::cannot_read;
use language::text;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// A sample.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sample {
    /// `1` or `2`; `made1`, if it is not the judge's own.
    pub number: String,
    /// The text of the input.
    pub input: String,
    /// The right output: the judge's, unless the sample was made here.
    pub expected: String,
}

/// The samples in a folder, by their numbers.
///
/// # Errors
///
/// If there is none, a file has no partner or no business there, or some were made where the judge has his own.
pub fn of_folder(folder: &Path) -> Result<Vec<Sample>> {
    let shown = folder.display();
    let mut numbers = BTreeSet::new();
    for entry in
        fs::read_dir(folder).with_context(|| text!("cannot list {shown}", "无法列出 {shown}"))?
    {
        let entry = entry?;
        let name = entry.file_name();
        if name.to_string_lossy().starts_with("dialogue") {
            continue;
        }
        let path = entry.path();
        let is_known = path.extension().is_some_and(|kind| kind == "in" || kind == "out");
        let stray = path.display();
        if !is_known {
            bail!(text!(
                "{stray} is neither an input (N.in) nor an output (N.out)",
                "{stray} 既不是输入（N.in），也不是输出（N.out）"
            ));
        }
        numbers.extend(path.file_stem().map(|stem| stem.to_string_lossy().into_owned()));
    }
    if numbers.is_empty() {
        bail!(text!(
            "there is no sample: add {shown}/1.in and 1.out",
            "没有样例：请添加 {shown}/1.in 和 1.out"
        ));
    }
    let made = numbers.iter().filter(|number| is_made(number)).count();
    if made > 0 && made < numbers.len() {
        bail!(text!(
            "{shown} has the judge's own samples, so it needs none made here",
            "{shown} 已有官方样例，不需要自制的"
        ));
    }
    let read = |number: String| {
        let text = |kind: &str| {
            let path = folder.join(format!("{number}.{kind}"));
            fs::read_to_string(&path).with_context(|| cannot_read(&path))
        };
        let (input, expected) = (text("in")?, text("out")?);
        Ok(Sample { number, input, expected })
    };
    numbers.into_iter().map(read).collect()
}

/// True if a sample of that name was made here.
pub fn is_made(number: &str) -> bool {
    number.starts_with("made")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_incomplete_folder_is_refused() {
        for (files, says) in [
            ("", "there is no sample"),
            ("1.in", "1.out"),
            ("2.out", "2.in"),
            ("1.in 1.out note.txt", "note.txt is neither"),
            ("dialogue1.txt", "there is no sample"),
            ("dialogue1.txt made1.in made1.out", ""),
            ("1.in 1.out made1.in made1.out", "needs none made here"),
            ("1.in 1.out 2.in 2.out", ""),
            ("made1.in made1.out", ""),
        ] {
            let folder = tempfile::tempdir().expect("there is room");
            files
                .split_whitespace()
                .for_each(|file| fs::write(folder.path().join(file), "").unwrap());
            let error =
                of_folder(folder.path()).map_or_else(|error| format!("{error:#}"), |_| "".into());
            assert!(
                error.contains(says) && error.is_empty() == says.is_empty(),
                "{files}: {error}"
            );
        }
    }
}
