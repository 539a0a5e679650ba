//! Folders of the user for what can be made again.

use crate::runner::visible;
use anyhow::{Context, Result};
use language::text;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

/// The folder of this name, which is made if need be.
pub fn folder(name: &str) -> Result<PathBuf> {
    let variable = if cfg!(windows) { "LOCALAPPDATA" } else { "XDG_CACHE_HOME" };
    let named = env::var_os(variable).map(PathBuf::from).filter(|path| path.is_absolute());
    let cache =
        named.or_else(|| Some(env::home_dir()?.join(".cache"))).unwrap_or_else(env::temp_dir);
    let folder = cache.join("sente").join(name);
    fs::create_dir_all(&folder).with_context(|| {
        text!("cannot make {shown}", "无法建立 {shown}", shown = visible::path(&folder))
    })?;
    Ok(folder)
}

/// Deletes the oldest entries of a folder, so that so many are left.
pub fn tidy(folder: &Path, most: usize) -> Result<()> {
    let mut entries = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        entries.push((path.metadata()?.modified()?, path));
    }
    entries.sort();
    let surplus = entries.len().saturating_sub(most);
    for (_, path) in entries.drain(..surplus) {
        if path.is_dir() { fs::remove_dir_all(path)? } else { fs::remove_file(path)? }
    }
    Ok(())
}

#[test]
fn the_newest_entries_are_kept() {
    let folder = tempfile::tempdir().expect("there is room");
    for (age, name) in ["new", "older", "oldest"].iter().enumerate() {
        let path = folder.path().join(name);
        let file = fs::File::create(&path).expect("there is room");
        let then = std::time::SystemTime::now() - std::time::Duration::from_secs(60 * age as u64);
        file.set_modified(then).expect("files have times");
    }
    tidy(folder.path(), 2).expect("they can be deleted");
    assert!(folder.path().join("older").exists() && !folder.path().join("oldest").exists());
    fs::create_dir(folder.path().join("a folder")).expect("there is room");
    tidy(folder.path(), 0).expect("they can be deleted");
    assert_eq!(fs::read_dir(folder.path()).expect("it is there").count(), 0);
}
