//! Crates that a judge may lack, and what is carried in their place: libraries of the same names, with
//! those parts that contestants use most. What a program does not use of them goes, as of any library.

use super::load::Part;
use super::package::Crate;
use super::translate;
use anyhow::{Context, Error, Result, anyhow};
use std::fs;
use std::path::Path;

/// A crate and what stands for it.
pub struct Standin {
    /// The name of the crate.
    pub name: &'static str,
    text: &'static str,
    /// Writes those parts as plain code that are procedural macros in the crate.
    pub translate: fn(&mut Part) -> Result<()>,
}

/// All of them.
pub const ALL: [Standin; 2] = [
    Standin {
        name: "proconio",
        text: include_str!("../../standins/proconio.rs"),
        translate: translate::without_derives,
    },
    Standin {
        name: "itertools",
        text: include_str!("../../standins/itertools.rs"),
        translate: |_| Ok(()),
    },
];

impl Standin {
    /// Puts it into a folder, as a crate. It is of the judge's edition from the start: it is ours.
    ///
    /// # Errors
    ///
    /// If the folder cannot be written.
    pub fn write(&self, folder: &Path, edition: &str) -> Result<Crate> {
        let root = folder.join(format!("{}.rs", self.name));
        fs::write(&root, self.text).context("cannot write a library for the compiler")?;
        let edition = edition.into();
        Ok(Crate {
            root,
            edition,
            folder: folder.into(),
            is_short_form: true,
            ..Crate::named(self.name)
        })
    }
}

/// Says what to do where a program uses what a stand-in lacks.
pub fn explain(error: Error) -> Error {
    let message = format!("{error:#}");
    let advice = if message.contains("proconio") {
        "the judge has no proconio, and this part of it is not carried: `input!`, `read_value!`, `fastout`, \
         `derive_readable`, `is_stdin_empty`, the markers and the sources are; write it with these"
    } else if message.contains("no method named") || message.contains("itertools") {
        "if that is of itertools: the judge has none, and this part of it is not carried: write it with \
         the standard library, or bundle for AtCoder"
    } else {
        return error;
    };
    anyhow!("{message}; {advice}")
}
