//! The files of the collection: those of a checkout, or where there is none those that this program was compiled with.

use super::Checkout;
use anyhow::{Context, Result};
use include_dir::Dir;
use language::text;
use std::fs;

/// Folders that are part of this program. In an installed one they are 1.2 of 17 MB. `cargo sente` is built without them: it
/// would be compiled again after each change of a solution.
#[cfg(not(feature = "built-in"))]
static BUILT_IN: [(&str, Dir<'_>); 0] = [];
#[cfg(feature = "built-in")]
static BUILT_IN: [(&str, Dir<'_>); 4] = [
    ("docs/zh", include_dir::include_dir!("$CARGO_MANIFEST_DIR/../../docs/zh")),
    ("hacks", include_dir::include_dir!("$CARGO_MANIFEST_DIR/../../hacks")),
    ("samples", include_dir::include_dir!("$CARGO_MANIFEST_DIR/../../samples")),
    ("src/bin", include_dir::include_dir!("$CARGO_MANIFEST_DIR/../../src/bin")),
];
const CATALOGUE: &str = include_str!("../../../../catalogue.toml");

/// Files by their names from the root of the repository, with `/`.
pub trait Files {
    /// The bytes of a file; `None` if there is none of that name.
    ///
    /// # Errors
    ///
    /// If it cannot be read.
    fn bytes(&self, file: &str) -> Result<Option<Vec<u8>>>;

    /// The names of the files in a folder, sorted; none if there is no such folder.
    ///
    /// # Errors
    ///
    /// If it cannot be listed.
    fn names(&self, folder: &str) -> Result<Vec<String>>;

    /// The names, without their extension, of the files in a folder that have it; sorted.
    ///
    /// # Errors
    ///
    /// If the folder cannot be listed.
    fn stems(&self, folder: &str, extension: &str) -> Result<Vec<String>> {
        let stem =
            |name: String| Some(name.strip_suffix(extension)?.strip_suffix('.')?.to_string());
        Ok(self.names(folder)?.into_iter().filter_map(stem).collect())
    }

    /// The text of a file.
    ///
    /// # Errors
    ///
    /// If there is none, or it is no text.
    fn read(&self, file: &str) -> Result<String> {
        let cannot = || text!("cannot read {file}", "无法读取 {file}");
        let bytes = self.bytes(file)?.ok_or(std::io::ErrorKind::NotFound);
        String::from_utf8(bytes.map_err(std::io::Error::from).with_context(cannot)?)
            .with_context(cannot)
    }
}

impl Files for Checkout {
    fn bytes(&self, file: &str) -> Result<Option<Vec<u8>>> {
        let path = self.path(file);
        if !path.exists() {
            return Ok(None);
        }
        let bytes =
            fs::read(path).with_context(|| text!("cannot read {file}", "无法读取 {file}"))?;
        Ok(Some(bytes))
    }

    fn names(&self, folder: &str) -> Result<Vec<String>> {
        let path = self.path(folder);
        if !path.exists() {
            return Ok(Vec::new());
        }
        let cannot = || text!("cannot list {folder}", "无法列出 {folder}");
        let entries = fs::read_dir(path).with_context(cannot)?;
        let mut names = entries
            .map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()))
            .collect::<Result<Vec<_>>>()
            .with_context(cannot)?;
        names.sort();
        Ok(names)
    }
}

/// The collection as this process sees it.
pub struct Collection(Option<Checkout>);

impl Collection {
    /// The collection of the checkout, or else that of this program.
    ///
    /// # Errors
    ///
    /// If a folder that is named is no checkout (a usage error).
    pub fn find() -> Result<Self> {
        Ok(Collection(Checkout::find_any()?))
    }

    /// The checkout, for what has to be compiled or written.
    ///
    /// # Errors
    ///
    /// If there is none (a usage error).
    pub fn checkout(&self) -> Result<&Checkout> {
        self.0.as_ref().with_context(super::missing)
    }
}

impl Files for Collection {
    fn bytes(&self, file: &str) -> Result<Option<Vec<u8>>> {
        if let Some(checkout) = &self.0 {
            return checkout.bytes(file);
        }
        if file == "catalogue.toml" {
            return Ok(Some(CATALOGUE.into()));
        }
        let mut found = BUILT_IN.iter().filter_map(|(folder, dir)| {
            dir.get_file(file.strip_prefix(folder)?.strip_prefix('/')?)
        });
        Ok(found.next().map(|file| file.contents().to_vec()))
    }

    fn names(&self, folder: &str) -> Result<Vec<String>> {
        if let Some(checkout) = &self.0 {
            return checkout.names(folder);
        }
        let dir = BUILT_IN.iter().find_map(|(top, dir)| match folder.strip_prefix(top)? {
            "" => Some(dir),
            below => dir.get_dir(below.strip_prefix('/')?),
        });
        let files = dir.into_iter().flat_map(Dir::files);
        let names =
            files.filter_map(|file| Some(file.path().file_name()?.to_string_lossy().into_owned()));
        let mut names: Vec<String> = names.collect();
        names.sort();
        Ok(names)
    }
}

#[cfg(all(test, feature = "built-in"))]
mod tests {
    use super::*;
    use crate::checkout::catalogue;

    #[test]
    fn what_is_built_in_is_what_the_checkout_has() {
        let (checkout, built_in) = (Checkout::find().expect("it is here"), Collection(None));
        let problems = catalogue::read(&built_in).expect("it is compiled in");
        assert_eq!(problems.len(), catalogue::read(&checkout).expect("it is here").len());
        let mut folders = vec!["hacks".to_string(), "docs/zh".into(), "src/bin".into()];
        folders.extend(problems.iter().map(|problem| format!("samples/{}", problem.id)));
        for folder in folders {
            let names = built_in.names(&folder).expect("it is compiled in");
            assert!(!names.is_empty(), "{folder}");
            for file in names.iter().map(|name| format!("{folder}/{name}")) {
                let [ours, theirs] =
                    [built_in.bytes(&file), checkout.bytes(&file)].map(Result::unwrap);
                assert!(ours.is_some() && ours == theirs, "{file}: compile again");
            }
        }
        for file in ["", "samples", "samples/p2197", "samples/p2197/9.in", "../x", "Cargo.toml"] {
            assert_eq!(built_in.bytes(file).expect("nothing is read"), None, "{file}");
        }
        assert!(built_in.checkout().is_err());
    }
}
