//! The judges' samples: `samples/<id>/N.in`, with `N.out` beside each. Where the judge's own were not found,
//! they are made here, and called so: `made1.in`, `made1.out`.

use anyhow::{Context, Result};
use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

/// A sample.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sample {
    /// What it is called, `1` or `2`; `made1`, if it is not the judge's own.
    pub number: String,
    /// Where its input is.
    pub file: PathBuf,
    /// What a program is given.
    pub input: String,
    /// What is right: what the judge's own program prints, unless the sample was made here.
    pub expected: String,
}

/// All samples in the repository at `root`, named `problem::number`, and a finding for each file that lacks
/// its partner or has no business there. Every solution has samples.
///
/// # Errors
///
/// If the folders cannot be listed.
pub fn all(root: &Path) -> Result<Vec<(String, Result<Sample, String>)>> {
    let (solutions, folders) = (root.join("src/bin"), root.join("samples"));
    let listed = [list(&solutions)?, list(&folders)?].concat();
    let problems: BTreeSet<String> = listed.iter().map(|path| stem(path)).collect();
    let mut samples = Vec::new();
    for problem in problems {
        let own = folders.join(&problem);
        if !solutions.join(format!("{problem}.rs")).is_file() {
            let finding = format!("belongs to no solution: src/bin/{problem}.rs is missing");
            samples.push((problem.clone(), Err(format!("samples/{problem} {finding}"))));
        } else if !own.is_dir() || list(&own)?.is_empty() {
            let finding = format!("has no samples: add samples/{problem}/1.in and 1.out");
            samples.push((problem.clone(), Err(format!("{problem} {finding}"))));
        } else {
            let found = of_folder(&own)?.into_iter();
            samples.extend(found.map(|(number, sample)| (format!("{problem}::{number}"), sample)));
            samples.extend(mixed(&problem, &own)?);
        }
    }
    Ok(samples)
}

/// The samples in one folder, by their numbers.
///
/// # Errors
///
/// If the folder cannot be listed.
pub fn of_folder(folder: &Path) -> Result<Vec<(String, Result<Sample, String>)>> {
    let files = list(folder)?;
    let numbers: BTreeSet<String> = files.iter().map(|path| stem(path)).collect();
    Ok(numbers.into_iter().map(|number| (number.clone(), read(folder, number, &files))).collect())
}

/// Whether a sample of that name was made here.
pub fn is_made(number: &str) -> bool {
    number.starts_with("made")
}

/// A finding, if samples that were made stand beside the judge's own, which need no help.
fn mixed(problem: &str, folder: &Path) -> Result<Option<(String, Result<Sample, String>)>> {
    let files = list(folder)?;
    let made = files.iter().filter(|path| is_made(&stem(path))).count();
    let finding =
        format!("samples/{problem} has the judge's own samples, so it needs none made here");
    Ok((made > 0 && made < files.len()).then(|| (problem.to_string(), Err(finding))))
}

fn read(folder: &Path, number: String, files: &[PathBuf]) -> Result<Sample, String> {
    let known = |path: &PathBuf| {
        [Some("in"), Some("out")].contains(&path.extension().and_then(OsStr::to_str))
    };
    let own = files.iter().filter(|path| stem(path) == number);
    if let Some(stray) = own.clone().find(|path| !known(path)) {
        let stray = stray.display();
        return Err(format!("{stray} is neither an input (N.in) nor an output (N.out)"));
    }
    let text = |extension: &str| {
        let path = folder.join(format!("{number}.{extension}"));
        match path.is_file() {
            true => {
                fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))
            }
            false => Err(format!("{} is missing", path.display())),
        }
    };
    let (input, expected) = (text("in")?, text("out")?);
    Ok(Sample { file: folder.join(format!("{number}.in")), number, input, expected })
}

fn list(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries =
        fs::read_dir(folder).with_context(|| format!("cannot list {}", folder.display()))?;
    entries.map(|entry| Ok(entry?.path())).collect()
}

fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_incomplete_sample_is_a_finding() {
        let root = std::env::temp_dir().join(format!("sente-samples-{}", std::process::id()));
        for file in [
            "src/bin/a.rs",
            "src/bin/b.rs",
            "src/bin/d.rs",
            "samples/a/1.in",
            "samples/a/2.out",
            "samples/a/3.in",
            "samples/a/3.out",
            "samples/a/note.txt",
            "samples/c/1.in",
            "src/bin/e.rs",
            "samples/e/made1.in",
            "samples/e/made1.out",
            "src/bin/f.rs",
            "samples/f/1.in",
            "samples/f/1.out",
            "samples/f/made1.in",
            "samples/f/made1.out",
        ] {
            let path = root.join(file);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, "").unwrap();
        }
        fs::create_dir_all(root.join("samples/d")).unwrap();
        let found = all(&root);
        fs::remove_dir_all(&root).unwrap();
        let findings: Vec<String> = found
            .unwrap()
            .into_iter()
            .map(|(name, sample)| {
                format!("{name} {}", sample.map_or_else(|text| text, |_| "ok".into()))
            })
            .collect();
        let expected = [
            ("a::1 ", "1.out is missing"),
            ("a::2 ", "2.in is missing"),
            ("a::3 ", "ok"),
            ("a::note ", "note.txt is neither an input (N.in) nor an output (N.out)"),
            ("b ", "b has no samples: add samples/b/1.in and 1.out"),
            ("c ", "samples/c belongs to no solution: src/bin/c.rs is missing"),
            ("d ", "d has no samples: add samples/d/1.in and 1.out"),
            ("e::made1 ", "ok"),
            ("f::1 ", "ok"),
            ("f::made1 ", "ok"),
            ("f ", "samples/f has the judge's own samples, so it needs none made here"),
        ];
        assert_eq!(findings.len(), expected.len(), "{findings:#?}");
        for (finding, (start, end)) in findings.iter().zip(expected) {
            assert!(finding.starts_with(start) && finding.ends_with(end), "{finding}");
        }
    }
}
