//! The folder that the book is written into: `target/book`, or one that the user names.

use crate::writing::cannot_write;
use anyhow::{Context, Result, ensure};
use cli::checkout::Checkout;
use language::text;
use std::fs;
use std::path::{Path, PathBuf};

/// A file that every book has and hardly any other folder.
const MARK: &str = "engine_bg.wasm";

/// The folder of the book. All that is in it is replaced, so it is a book already, or empty, or not there.
///
/// # Errors
///
/// If it is something else.
pub fn folder(checkout: &Checkout, out: Option<&Path>) -> Result<PathBuf> {
    let Some(out) = out else { return Ok(checkout.path("target/book")) };
    let out = std::path::absolute(out)?;
    let is_free = match fs::read_dir(&out) {
        Ok(mut entries) => entries.next().is_none() || out.join(MARK).is_file(),
        Err(_) => !out.exists(),
    };
    ensure!(
        is_free,
        text!(
            "{out} is no folder of a book, and all that is in it would be replaced: name another one, or empty it",
            "{out} 不是书的文件夹，里面的内容会全部被替换：请换一个文件夹，或先清空它",
            out = out.display()
        )
    );
    Ok(out)
}

/// Empties the folder of a book, or makes it.
///
/// # Errors
///
/// If something in it cannot be removed.
pub fn clear(out: &Path) -> Result<()> {
    fs::create_dir_all(out).with_context(|| cannot_write(out))?;
    for entry in fs::read_dir(out)? {
        let path = entry?.path();
        let removed = match path.is_dir() {
            true => fs::remove_dir_all(&path),
            false => fs::remove_file(&path),
        };
        removed.with_context(|| cannot_write(&path))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use tempfile::TempDir;

    #[test]
    fn a_book_replaces_nothing_but_a_book() {
        let checkout = Checkout::find().unwrap();
        let place = TempDir::new().unwrap();
        let of = |name: &str| folder(&checkout, Some(&place.path().join(name)));
        assert_eq!(of("new").unwrap(), place.path().join("new"));
        for name in ["empty", "book", "work"] {
            fs::create_dir(place.path().join(name)).unwrap();
        }
        fs::write(place.path().join("book").join(MARK), "").unwrap();
        fs::write(place.path().join("work/thesis"), "").unwrap();
        fs::write(place.path().join("file"), "").unwrap();
        assert!(of("empty").is_ok() && of("book").is_ok());
        for taken in ["work", "file"] {
            let error = of(taken).unwrap_err().to_string();
            assert!(error.contains(taken) && error.contains("name another one"), "{error}");
        }
    }

    #[test]
    fn nothing_of_the_book_before_is_left() {
        let place = TempDir::new().unwrap();
        let out = place.path().join("a/book");
        clear(&out).unwrap();
        fs::create_dir(out.join("zh")).unwrap();
        for file in [MARK, "toc.html", "zh/old.html"] {
            fs::write(out.join(file), "").unwrap();
        }
        clear(&out).unwrap();
        assert_eq!(fs::read_dir(&out).unwrap().count(), 0);
    }
}
