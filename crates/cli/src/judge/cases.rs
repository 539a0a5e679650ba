//! What a problem is judged on.

use crate::checkout::Checkout;
use crate::process::file_to_read;
use crate::rules::{self, Worst};
use crate::visible;
use anyhow::{Context, Result, ensure};
use fastrand::Rng;
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

/// An input, and where its answer comes from.
pub struct Case {
    id: String,
    source: Source,
}

enum Source {
    /// Files, in this folder; input and answer.
    Files(&'static str, PathBuf, PathBuf),
    /// An extreme input, whose answer is that of a trusted program.
    Worst(&'static Worst),
}

/// All cases of a problem: samples, inputs that broke programs, extreme inputs.
///
/// # Errors
///
/// If there is no sample, or an answer is missing.
pub fn of(checkout: &Checkout, id: &str, samples_only: bool) -> Result<Vec<Case>> {
    let mut cases = files(checkout, id, "samples")?;
    ensure!(!cases.is_empty(), "{id} has no samples: add samples/{id}/1.in and 1.out");
    if !samples_only {
        cases.extend(files(checkout, id, "hacks")?);
        let worst = rules::find(id).map_or(&[][..], |problem| problem.worst());
        cases
            .extend(worst.iter().map(|worst| Case { id: id.into(), source: Source::Worst(worst) }));
    }
    Ok(cases)
}

fn files(checkout: &Checkout, id: &str, folder: &'static str) -> Result<Vec<Case>> {
    let path = format!("{folder}/{id}");
    if !checkout.path(&path).is_dir() {
        return Ok(Vec::new());
    }
    let case = |name: String| {
        let file = |kind| checkout.path(format!("{path}/{name}.{kind}"));
        let (input, answer) = (file("in"), file("out"));
        ensure!(answer.is_file(), "{} is missing", answer.display());
        Ok(Case { id: id.into(), source: Source::Files(folder, input, answer) })
    };
    checkout.stems(&path, "in")?.into_iter().map(case).collect()
}

impl Case {
    /// Its name, such as `sample 1`, `hack nim` or `worst full-board`.
    pub fn title(&self) -> String {
        match &self.source {
            Source::Files(folder, input, _) => {
                let name = input.file_stem().unwrap_or_default().as_encoded_bytes();
                format!("{} {}", folder.trim_end_matches('s'), visible::word(name))
            }
            Source::Worst(worst) => format!("worst {}", worst.name),
        }
    }

    /// How to see its input, and what is known of it.
    pub fn hint(&self) -> String {
        match &self.source {
            Source::Files(folder, input, _) => {
                let file = input.file_name().unwrap_or_default().as_encoded_bytes();
                format!("the input: {folder}/{}/{}", self.id, visible::word(file))
            }
            Source::Worst(Worst { name, breaks, .. }) => {
                let (command, id) = (crate::console::name(), &self.id);
                format!("the input: `{command} gen {id} worst {name}`\nit breaks {breaks}")
            }
        }
    }

    /// Its input, as a file of its own: what a program does to it, it does to nothing else.
    ///
    /// # Errors
    ///
    /// If it cannot be read or written.
    pub fn input(&self) -> Result<File> {
        match &self.source {
            Source::Files(_, input, _) => {
                let cannot = || format!("cannot read {}", visible::path(input));
                let mut kept = File::open(input).with_context(cannot)?;
                file_to_read(|file| io::copy(&mut kept, file).map(drop))
            }
            Source::Worst(worst) => file_to_read(|file| {
                let mut file = BufWriter::new(file);
                (worst.write)(&mut file, &mut Rng::with_seed(1)).and_then(|()| file.flush())
            }),
        }
    }

    /// The file with its answer, if that is known.
    pub fn answer(&self) -> Option<&Path> {
        match &self.source {
            Source::Files(.., answer) => Some(answer),
            Source::Worst(_) => None,
        }
    }
}
