//! The judges' samples: `samples/<id>/N.in`, with `N.out` beside each. Where the judge's own were not found,
//! they are made here, and called so: `made1.in`, `made1.out`. Where the program talks with the judge, an input is what a
//! judge says, and the output what our solution says to it; `dialogue1.txt` is a dialogue of the judge's own.

use crate::checkout::Files;
use anyhow::{Result, bail};
use language::text;
use std::collections::BTreeSet;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sample {
    /// `1` or `2`; `made1`, if it is not the judge's own.
    pub number: String,
    /// The text of the input.
    pub input: String,
    /// The right output: the judge's, unless the sample was made here.
    pub expected: String,
}

/// The samples of a problem, by their numbers.
///
/// # Errors
///
/// If there is none, a file has no partner or no business there, or some were made where the judge has his own.
pub fn of(files: &impl Files, id: &str) -> Result<Vec<Sample>> {
    let folder = format!("samples/{id}");
    let mut numbers = BTreeSet::new();
    for name in files.names(&folder)? {
        if name.starts_with("dialogue") {
            continue;
        }
        let Some(number) = name.strip_suffix(".in").or_else(|| name.strip_suffix(".out")) else {
            bail!(text!(
                "{folder}/{name} is neither an input (N.in) nor an output (N.out)",
                "{folder}/{name} 既不是输入（N.in），也不是输出（N.out）"
            ));
        };
        numbers.insert(number.to_string());
    }
    if numbers.is_empty() {
        bail!(text!(
            "there is no sample: add {folder}/1.in and 1.out",
            "没有样例：请添加 {folder}/1.in 和 1.out"
        ));
    }
    let made = numbers.iter().filter(|number| is_made(number)).count();
    if made > 0 && made < numbers.len() {
        bail!(text!(
            "{folder} has the judge's own samples, so it needs none made here",
            "{folder} 已有官方样例，不需要自制的"
        ));
    }
    let read = |number: String| {
        let input = files.read(&format!("{folder}/{number}.in"))?;
        let expected = files.read(&format!("{folder}/{number}.out"))?;
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

    /// Empty files of these names, in whatever folder.
    struct Listed(Vec<&'static str>);

    impl Files for Listed {
        fn bytes(&self, file: &str) -> Result<Option<Vec<u8>>> {
            let is_there = self.0.iter().any(|name| file.ends_with(&format!("/{name}")));
            Ok(is_there.then(Vec::new))
        }

        fn names(&self, _: &str) -> Result<Vec<String>> {
            Ok(self.0.iter().map(|name| name.to_string()).collect())
        }
    }

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
            let files: Vec<&str> = files.split_whitespace().collect();
            let error =
                of(&Listed(files), "p1").map_or_else(|error| format!("{error:#}"), |_| "".into());
            assert!(error.contains(says) && error.is_empty() == says.is_empty(), "{says}: {error}");
        }
    }
}
