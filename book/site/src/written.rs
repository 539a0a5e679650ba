//! The folder that the book is written into. A list in it has what the book wrote, with checksums. That alone is replaced or
//! removed, while it is as it was written; all else in the folder is somebody's own.

use anyhow::{Context, Result, ensure};
use bundle::seal::sum;
use cli::Usage;
use cli::runner::visible;
use cli::written::{first_of, write_with_folders};
use language::text;
use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, DirEntry};
use std::path::{Component, Path, PathBuf};

/// The list, and its first line.
const LIST: &str = "sente-book.txt";
const HEADING: &str = "# Written by `cargo sente book`: it replaces and removes these files while they are as listed, and no \
                       others. 由它生成：只替换和删除与此表一致的文件。";

/// Files that every book without a list has, and hardly any other folder.
const MARKS: [&str; 2] = ["engine_bg.wasm", "engine_bytes.js"];

/// Beginnings of names that a folder may have before its first book: those of a repository or a host.
const NEUTRAL: [&str; 4] = [".", "CNAME", "LICENSE", "README"];

/// The files of a book by their paths, with `/` on every system.
pub type Files = BTreeMap<String, Vec<u8>>;

#[derive(PartialEq)]
enum Found {
    Nothing,
    File(Vec<u8>),
    /// The path of something else: a folder, a link, or what stands for a folder on the way. None is followed.
    Other(PathBuf),
}

/// The folder of a book.
pub struct Folder {
    pub path: PathBuf,
    /// The lines of the list.
    listed: BTreeSet<String>,
    /// True for a book from before there were lists, which replaced all in its folder.
    is_older: bool,
}

impl Folder {
    /// The folder with what a book wrote there before.
    ///
    /// # Errors
    ///
    /// If it is not empty and no book's, or a file of the book was changed since.
    pub fn open(path: PathBuf) -> Result<Folder> {
        let mut folder = Folder { path, listed: BTreeSet::new(), is_older: false };
        match folder.found(LIST) {
            Found::File(list) if list.starts_with(HEADING.as_bytes()) => {
                let list = String::from_utf8_lossy(&list);
                let lines = list.lines().filter(|line| leads_inside(path_in(line)));
                folder.listed = lines.map(String::from).collect();
            }
            Found::Nothing => {
                folder.is_older = MARKS.iter().all(|mark| folder.found(mark) != Found::Nothing);
                ensure!(folder.is_older || is_free(&folder.path), not_a_book(&folder.path));
            }
            _ => folder.ensure_free(&BTreeSet::from([LIST]), &Files::new())?,
        }
        // Before the work that makes the new files; about their paths it is asked again.
        folder.ensure_free(&folder.listed_paths(), &Files::new())?;
        Ok(folder)
    }

    fn listed_paths(&self) -> BTreeSet<&str> {
        self.listed.iter().map(|line| path_in(line)).collect()
    }

    fn found(&self, path: &str) -> Found {
        let place = self.path.join(path);
        let is_no_folder =
            |path: &&Path| path.symlink_metadata().is_ok_and(|found| !found.is_dir());
        let folders = place.ancestors().skip(1).take_while(|path| *path != self.path);
        if let Some(other) = folders.filter(is_no_folder).last() {
            return Found::Other(other.into());
        }
        match place.symlink_metadata().map(|found| found.is_file().then(|| fs::read(&place))) {
            Ok(Some(Ok(content))) => Found::File(content),
            Ok(_) => Found::Other(place),
            Err(_) => Found::Nothing,
        }
    }

    /// True if the book wrote this file, and nobody has changed it.
    fn is_ours(&self, path: &str, content: &[u8]) -> bool {
        self.is_older || self.listed.contains(&line(path, content))
    }

    /// Refuses paths at which something stands that would be lost.
    fn ensure_free(&self, paths: &BTreeSet<&str>, files: &Files) -> Result<()> {
        let taken = |path: &&str| match self.found(path) {
            Found::Nothing => None,
            Found::File(found) if files.get(*path) == Some(&found) => None,
            Found::File(found) if self.is_ours(path, &found) => None,
            Found::File(_) => Some(self.path.join(path)),
            Found::Other(place) => Some(place),
        };
        let taken: BTreeSet<PathBuf> = paths.iter().filter_map(taken).collect();
        let names: Vec<String> = taken.iter().map(|path| visible::path(path)).collect();
        ensure!(
            taken.is_empty(),
            Usage(text!(
                "{names}: the book writes there, and did not write what is there now; move or delete that, then type the \
                 same again",
                "{names}：书要写在这里，而现有的内容不是书写出的原样；请移走或删除，再运行一次",
                names = first_of(&names)
            ))
        );
        Ok(())
    }

    /// Writes these files, removes those of the book before that are not among them, and says what was done.
    ///
    /// # Errors
    ///
    /// If something else stands where one belongs, before anything is written; or if one cannot be written.
    pub fn publish(&self, files: &Files) -> Result<String> {
        let mut paths = self.listed_paths();
        paths.extend(files.keys().map(String::as_str));
        self.ensure_free(&paths, files)?;
        let new = files.iter().map(|(path, content)| line(path, content));
        // If this is interrupted, files of both books are known.
        let before = paths.iter().filter_map(|path| match self.found(path) {
            Found::File(content) => Some(line(path, &content)),
            _ => None,
        });
        self.list(new.clone().chain(before))?;
        let [written, removed] = self.replace(&paths, files)?;
        self.list(new)?;
        let others = self.others("", files)?;
        Ok(text!(
            "files written: {written}, as before: {same}, removed: {removed}; of others, left alone: {others}",
            "写入文件：{written}，未变：{same}，删除：{removed}；不是书的，原样保留：{others}",
            same = files.len() - written,
            others = if others.is_empty() { "0".into() } else { first_of(&others) }
        ))
    }

    /// Writes and removes what differs at these paths; returns how many files of each.
    fn replace(&self, paths: &BTreeSet<&str>, files: &Files) -> Result<[usize; 2]> {
        let [mut written, mut removed] = [0, 0];
        for path in paths {
            let place = self.path.join(path);
            match (files.get(*path), self.found(path)) {
                (Some(content), Found::File(found)) if found == *content => {}
                (Some(content), _) => {
                    write_with_folders(&place, content)?;
                    written += 1;
                }
                (None, Found::File(_)) => {
                    let cannot = || text!("cannot remove {path}", "无法删除 {path}");
                    fs::remove_file(&place).with_context(cannot)?;
                    removed += 1;
                    let folders = place.ancestors().skip(1).take_while(|path| *path != self.path);
                    // One that is not empty stays.
                    folders.for_each(|folder| drop(fs::remove_dir(folder)));
                }
                _ => {}
            }
        }
        Ok([written, removed])
    }

    fn list(&self, lines: impl Iterator<Item = String>) -> Result<()> {
        let lines = Vec::from_iter(BTreeSet::from_iter(lines)).join("\n");
        write_with_folders(&self.path.join(LIST), format!("{HEADING}\n{lines}\n"))
    }

    /// The paths in a folder, given with `/` at its end, that are no files of the book and lead to none.
    fn others(&self, folder: &str, files: &Files) -> Result<Vec<String>> {
        let mut others = Vec::new();
        for entry in fs::read_dir(self.path.join(folder))? {
            let path = format!("{folder}{}", entry?.file_name().to_string_lossy());
            let below = format!("{path}/");
            if files.keys().any(|file| file.starts_with(&below)) {
                others.append(&mut self.others(&below, files)?);
            } else if path != LIST && !files.contains_key(&path) {
                others.push(visible::word(path.as_bytes()));
            }
        }
        others.sort();
        Ok(others)
    }
}

/// A line of the list: a path and a checksum.
fn line(path: &str, content: &[u8]) -> String {
    format!("{path} {}", sum(content))
}

fn path_in(line: &str) -> &str {
    line.rsplit_once(' ').map_or(line, |(path, _)| path)
}

/// True for a path to a file in the folder, none of whose names begins with a dot: others may stand in a list that was edited.
fn leads_inside(path: &str) -> bool {
    let is_plain = |part| matches!(part, Component::Normal(name) if !name.as_encoded_bytes().starts_with(b"."));
    !path.is_empty() && Path::new(path).components().all(is_plain)
}

/// True for a folder that is not there, or that has nothing a book would be mixed with.
fn is_free(folder: &Path) -> bool {
    let is_neutral = |entry: DirEntry| {
        let name = entry.file_name().to_string_lossy().to_uppercase();
        NEUTRAL.iter().any(|neutral| name.starts_with(neutral))
    };
    match fs::read_dir(folder) {
        Ok(mut entries) => entries.all(|entry| entry.is_ok_and(is_neutral)),
        Err(_) => !folder.exists(),
    }
}

fn not_a_book(folder: &Path) -> Usage {
    Usage(text!(
        "{folder} is no folder of a book, which would be mixed with what is in it: name another one, or empty it",
        "{folder} 不是书的文件夹，书会和里面的内容混在一起：请换一个文件夹，或先清空它",
        folder = folder.display()
    ))
}

#[cfg(test)]
mod tests;
