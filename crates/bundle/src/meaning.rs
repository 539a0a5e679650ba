//! The check that nothing changed its meaning.
//!
//! The program is compiled once as its crates are, with cargo's editions, and once as the one file that
//! is handed out, for the edition of the judge, both without optimisation, as LLVM's intermediate
//! representation. From `main` on, both must do the same (`same`): each function that can be called, each
//! value that is dropped, each constant and each table of methods.
//!
//! Where the judge has another edition than the crates were written for, temporaries may be dropped
//! elsewhere. If that is all, and dropping them there cannot be noticed (`drops`), it is the same program.

use super::drops;
use super::ir::Ir;
use super::ir_text::FOLDER;
use super::load::Part;
use super::rustc::{Compiler, Diagnostic};
use super::same::{self, Difference};
use anyhow::{Context, Result, bail, ensure};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// A program as its crates have it.
pub struct Meaning<'a> {
    parts: &'a [Part],
    compiler: &'a Compiler,
    reference: Ir,
}

impl<'a> Meaning<'a> {
    /// Compiles the crates: the libraries in their order, then the program.
    ///
    /// # Errors
    ///
    /// If they do not compile.
    pub fn of(parts: &'a [Part], compiler: &'a Compiler) -> Result<Self> {
        let reference = compile(parts, compiler, How::default())?;
        Ok(Meaning { parts, compiler, reference })
    }

    /// Compares the one file, under this edition.
    ///
    /// # Errors
    ///
    /// If it does not compile, or does not do what the crates do.
    pub fn check(&self, text: &str, edition: &str) -> Result<()> {
        let one = self.one_file(text, edition, &[])?;
        if same::compare(&self.reference, &one).is_ok() {
            return Ok(());
        }
        let foreign = self.parts.iter().any(|part| part.part.edition != edition);
        if foreign {
            let (moved, dumps) = self.with_dumps(Some(edition))?;
            if same::compare(&moved, &one).is_ok() {
                return self.check_drops(edition, &dumps);
            }
        }
        self.explain(text, edition, foreign)
    }

    /// The lines where the functions begin that the program can call.
    ///
    /// # Errors
    ///
    /// If the one file does not compile.
    pub fn lines_of_functions(&self, text: &str, edition: &str) -> Result<BTreeSet<usize>> {
        let one = self.one_file(text, edition, &WITH_PLACES)?;
        Ok(one
            .places()
            .filter(|(file, _)| file.ends_with("bundled.rs"))
            .map(|(_, line)| line)
            .collect())
    }

    fn one_file(&self, text: &str, edition: &str, more: &[&str]) -> Result<Ir> {
        let file = self.compiler.out.join("bundled.rs");
        fs::write(&file, text)?;
        let folder = format!("--remap-path-prefix={}={FOLDER}", self.compiler.out.display());
        let arguments = ["--crate-type=bin", "--crate-name=bundled", &folder];
        let arguments = arguments.iter().chain(more).map(ToString::to_string).collect();
        let mut ir = Ir::default();
        match emit(self.compiler, &file, edition, arguments)? {
            Ok(text) => ir.add(&text),
            Err(error) => bail!("the one file does not compile: {}", error.shown()),
        }
        Ok(ir)
    }

    /// Each crate's MIR under its own edition; or, under this edition, the crates and their MIR.
    fn with_dumps(&self, edition: Option<&str>) -> Result<(Ir, Vec<drops::Dump>)> {
        let folder = self.compiler.out.join(format!("mir-{}", edition.unwrap_or("own")));
        let folder_flag = format!("-Zdump-mir-dir={}", folder.display());
        let mut flags = [MIR_FLAGS.as_slice(), &[&folder_flag]].concat();
        if edition.is_none() {
            flags.push(ONLY_METADATA);
        }
        let ir = compile(self.parts, self.compiler, How { edition, texts: true, flags: &flags })?;
        let names = self.parts.iter().map(|part| &part.part.name);
        let dumps = names.map(|name| drops::Dump::read(&folder, name)).collect::<Result<_>>()?;
        Ok((ir, dumps))
    }

    /// Holds each crate under its own edition against itself under that of the judge.
    fn check_drops(&self, edition: &str, moved: &[drops::Dump]) -> Result<()> {
        let careful = self.parts.iter().any(|part| drops::is_unsafe(part.text.text()));
        let (_, own) = self.with_dumps(None)?;
        for ((part, own), moved) in self.parts.iter().zip(&own).zip(moved) {
            if let Some(at) = drops::difference(own, moved, careful) {
                let place = at.map(|(line, column)| part.text.refer(line, column));
                bail!(
                    "{}: edition {edition} does something else here than edition {}, mostly dropping a \
                     temporary value earlier: bind it to a variable with `let` first",
                    place.unwrap_or_else(|| part.text.place(0)),
                    part.part.edition,
                );
            }
        }
        Ok(())
    }

    /// Compares once more, with the places of everything, for the message.
    fn explain(&self, text: &str, edition: &str, foreign: bool) -> Result<()> {
        let how = How { edition: foreign.then_some(edition), texts: foreign, flags: &WITH_PLACES };
        let reference = compile(self.parts, self.compiler, how)?;
        let one = self.one_file(text, edition, &WITH_PLACES)?;
        let difference = match same::compare(&reference, &one) {
            Ok(()) => {
                bail!("the comparison does not say where one file differs: please report this")
            }
            Err(difference) => difference,
        };
        let place = self.place(&reference, &difference);
        let place = place.unwrap_or_else(|| self.parts[self.parts.len() - 1].text.place(0));
        let (was, is) = &difference.lines;
        bail!(
            "{place}: in one file, under edition {edition}, this would not do what it does in its crate, \
             so nothing is bundled: a name, a drop or a text that is another there is the likely \
             reason\n  the compiler made of it: {}\n  and now makes of it: {}",
            was.trim(),
            is.trim()
        )
    }

    /// The innermost place in a file of the program that led to a difference.
    fn place(&self, reference: &Ir, difference: &Difference) -> Option<String> {
        difference.trail.iter().find_map(|&(id, line)| {
            let (file, line, column) = reference.place(id, line)?;
            let file = file.strip_prefix(FOLDER)?.trim_start_matches('/');
            let part = &self.parts[id.0];
            Some(if written_name(part) == file {
                part.text.refer(line, column)
            } else {
                format!("{}:{line}:{column}", part.part.shown(&part.part.folder.join(file)))
            })
        })
    }
}

/// What a part is called when its text is written out.
fn written_name(part: &Part) -> String {
    format!("{}{}", part.part.name, drops::OUR_FILES)
}

/// How the crates are compiled.
#[derive(Default, Clone, Copy)]
struct How<'a> {
    /// Under this edition, not their own.
    edition: Option<&'a str>,
    /// From their texts, not from the original files.
    texts: bool,
    /// More flags.
    flags: &'a [&'a str],
}

/// Compiles all crates.
fn compile(parts: &[Part], compiler: &Compiler, how: How<'_>) -> Result<Ir> {
    let mut ir = Ir::default();
    for (index, part) in parts.iter().enumerate() {
        let kind = if index + 1 == parts.len() { "bin" } else { "lib" };
        let original = part.original.as_ref().filter(|_| !how.texts);
        let file = original.cloned().unwrap_or_else(|| compiler.out.join(written_name(part)));
        let folder = if original.is_some() { &part.part.folder } else { &compiler.out };
        if original.is_none() {
            fs::write(&file, part.text.text())?;
        }
        let name = &part.part.name;
        let mut arguments = vec![format!("--crate-type={kind}"), format!("--crate-name={name}")];
        arguments.push(format!("--remap-path-prefix={}={FOLDER}", folder.display()));
        arguments.push(format!("-Ldependency={}", compiler.out.display()));
        for (called, name) in &part.part.locals {
            let path = compiler.out.join(format!("lib{name}.rmeta"));
            arguments.push(format!("--extern={called}={}", path.display()));
        }
        arguments.extend(part.part.features.iter().map(|one| format!("--cfg=feature=\"{one}\"")));
        arguments.extend(how.flags.iter().map(ToString::to_string));
        let edition = how.edition.unwrap_or(&part.part.edition);
        match emit(compiler, &file, edition, arguments)? {
            Ok(text) => ir.add(&text),
            Err(error) => {
                let place = match (original, error.primary()) {
                    (Some(_), Some(span)) => {
                        let file =
                            span.file_name.replacen(FOLDER, &folder.display().to_string(), 1);
                        let file = part.part.shown(Path::new(&file));
                        format!("{file}:{}:{}", span.line_start, span.column_start)
                    }
                    (None, Some(span)) => part.text.refer(span.line_start, span.column_start),
                    (_, None) => part.text.place(0),
                };
                let what = match how.edition {
                    Some(edition) => format!("under edition {edition}, this"),
                    None => "the program itself".into(),
                };
                bail!("{place}: {what} does not compile: {}", error.message);
            }
        }
    }
    Ok(ir)
}

/// The IR of a crate, or the first error in it.
fn emit(
    compiler: &Compiler,
    file: &Path,
    edition: &str,
    mut arguments: Vec<String>,
) -> Result<Result<String, Diagnostic>> {
    // Where only MIR is asked for, nothing has to be generated.
    let only_metadata = arguments.iter().any(|one| one == ONLY_METADATA);
    arguments.extend(FLAGS.map(String::from));
    if !only_metadata {
        arguments.push("--emit=llvm-ir,metadata".into());
    }
    let outcome = compiler.dump(file, edition, &arguments)?;
    if !outcome.success {
        let error = outcome.diagnostics.into_iter().find(|one| one.level == "error");
        return Ok(Err(error.context("rustc fails without an error")?));
    }
    if only_metadata {
        return Ok(Ok(String::new()));
    }
    let name = arguments.iter().find_map(|one| one.strip_prefix("--crate-name="));
    let ir = compiler.out.join(format!("{}.ll", name.unwrap_or_default()));
    let text = fs::read_to_string(&ir).context("rustc writes no intermediate representation")?;
    ensure!(!text.is_empty(), "rustc writes an empty intermediate representation");
    fs::remove_file(ir)?;
    Ok(Ok(text))
}

/// What makes rustc write down the functions as they are first built.
const MIR_FLAGS: [&str; 4] = [
    "-Zdump-mir=built",
    "-Zmir-include-spans=on",
    "-Ztrim-diagnostic-paths=no",
    "-Zdump-mir-exclude-pass-number",
];

/// What makes rustc write down where everything was written.
const WITH_PLACES: [&str; 1] = ["-Cdebuginfo=line-tables-only"];

/// No IR.
const ONLY_METADATA: &str = "--emit=metadata";

/// As a judge compiles, in release, but without any optimisation, and with no places in panics.
const FLAGS: [&str; 8] = [
    "--cap-lints=allow",
    "-Copt-level=0",
    "-Cdebug-assertions=off",
    "-Coverflow-checks=off",
    "-Ccodegen-units=1",
    "-Cno-prepopulate-passes",
    "-Csymbol-mangling-version=v0",
    "-Zlocation-detail=none",
];
