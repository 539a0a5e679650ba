//! Which programs of others are judged.

use anyhow::{Context, Result, bail};
use judge::process::find_program;
use judge::{Usage, visible};
use std::fs;
use std::path::{Path, PathBuf};

/// A program, and how it is called where there are several.
#[derive(Debug)]
pub struct Program {
    pub path: PathBuf,
    pub name: Option<String>,
}

/// The words that name the problem, and the programs. `--bin ./a.out p4363` has the problem behind the program, and the
/// command line takes it for another one.
pub fn apart(words: &[String], bins: &[PathBuf]) -> (Vec<String>, Vec<PathBuf>) {
    if !words.is_empty() || bins.is_empty() {
        return (words.to_vec(), bins.to_vec());
    }
    let last = bins.iter().rposition(|bin| bin.exists()).unwrap_or(0);
    let (bins, words) = bins.split_at(last + 1);
    (words.iter().map(|word| word.to_string_lossy().into_owned()).collect(), bins.to_vec())
}

/// The programs that are named, those in a folder included. Where there are several, what is no program is left out.
///
/// # Errors
///
/// If a file is missing, or there is no program.
pub fn find(bins: &[PathBuf]) -> Result<Vec<Program>> {
    if let [bin] = bins
        && !bin.is_dir()
    {
        return Ok(vec![Program { path: find_program(bin)?, name: None }]);
    }
    let mut programs = Vec::new();
    for bin in bins {
        if !bin.exists() {
            bail!(Usage(format!("there is no program {}", visible::path(bin))));
        }
        let files = if bin.is_dir() { files(bin)? } else { vec![bin.clone()] };
        let found = files.iter().filter_map(|file| find_program(file).ok().zip(Some(file)));
        programs.extend(found.map(|(path, file)| (path, file.clone())));
    }
    if let ([folder, ..], []) = (bins, &programs[..]) {
        let folder = visible::path(folder);
        bail!(Usage(format!(
            "{folder} has no program: compile what is there; a script needs `chmod +x`"
        )));
    }
    let shared = shared_folder(programs.iter().map(|(_, file)| file.as_path()));
    let named = programs.into_iter().map(|(path, file)| {
        let name = visible::path(file.strip_prefix(&shared).unwrap_or(&file));
        Program { path, name: Some(name) }
    });
    Ok(named.collect())
}

/// The folder that all files lie in, as it was typed: nothing tells them apart by it.
fn shared_folder<'a>(mut files: impl Iterator<Item = &'a Path>) -> PathBuf {
    let folder = |file: &'a Path| file.parent().unwrap_or(Path::new(""));
    let first = files.next().map_or(Path::new(""), folder);
    let shared = files.fold(first, |shared, file| {
        let both = shared.ancestors().find(|shared| file.starts_with(shared));
        both.unwrap_or(Path::new(""))
    });
    shared.to_path_buf()
}

/// The files in a folder, by name.
fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries =
        fs::read_dir(folder).with_context(|| format!("cannot list {}", visible::path(folder)))?;
    let mut files = Vec::new();
    for entry in entries {
        files.push(entry?.path());
    }
    files.sort();
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_folder_of_all_programs_is_not_repeated() {
        let shared = |files: &[&str]| shared_folder(files.iter().map(Path::new));
        assert_eq!(shared(&[]), Path::new(""));
        assert_eq!(shared(&["a"]), Path::new(""));
        assert_eq!(shared(&["s/a", "s/b"]), Path::new("s"));
        assert_eq!(shared(&["/x/s/a", "/x/s/b/c"]), Path::new("/x/s"));
        assert_eq!(shared(&["s/a", "t/a"]), Path::new(""));
        // Names are compared, not letters.
        assert_eq!(shared(&["s1/a", "s2/a"]), Path::new(""));
    }

    #[test]
    fn the_problem_may_stand_behind_the_programs() {
        let words = |words: &[&str]| words.iter().map(ToString::to_string).collect::<Vec<_>>();
        let paths = |paths: &[&str]| paths.iter().map(PathBuf::from).collect::<Vec<_>>();
        for (typed, bins, expected) in [
            (
                &["p1"] as &[&str],
                &["a", "b"] as &[&str],
                (&["p1"] as &[&str], &["a", "b"] as &[&str]),
            ),
            (&[], &["src", "POJ", "1067"], (&["POJ", "1067"], &["src"])),
            (&[], &["src", "Cargo.toml", "p1"], (&["p1"], &["src", "Cargo.toml"])),
            (&[], &["no-such-file"], (&[], &["no-such-file"])),
            (&[], &[], (&[], &[])),
        ] {
            let (problem, programs) = expected;
            assert_eq!(apart(&words(typed), &paths(bins)), (words(problem), paths(programs)));
        }
    }
}
