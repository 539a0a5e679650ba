//! From a program to one file. If it does something else without what was deleted, less is deleted.

use super::finish;
use super::judges::{Compiled, Judge};
use super::load::Part;
use super::meaning::Meaning;
use super::package::{Crate, Program};
use super::prune::{Pruning, prune};
use super::refuse::{Refused, refuse};
use super::rustc::{Compiler, find_crates};
use super::{Bundle, Request, here, join, standins, strip, verify};
use anyhow::{Context, Error, Result, bail};
use std::collections::BTreeSet;

/// Bundles the program.
///
/// # Errors
///
/// If no file does what the program does, or it is not one for this judge.
pub fn attempt(request: &Request, mut program: Program) -> Result<Bundle> {
    let judge = request.judge;
    let compiled = judge.compiler(&program.bin.edition).context("the judge takes no Rust")?;
    let folder = tempfile::tempdir().context("cannot make a folder for the compiler")?;
    let parts = read(&mut program, request, folder.path(), compiled.edition)?;
    let used = judge.crates.iter().map(|(package, _)| super::atcoder::library(package));
    let used = used.filter(|name| parts.iter().any(|part| part.uses_foreign(name)));
    let crates = find_crates(request, &program.bin.name, used.collect())?;
    let compiler = Compiler { crates, out: folder.path().into(), version: None };
    let stands_for_others = parts.iter().any(|part| !part.part.instead.is_empty());
    let meaning = match Meaning::of(&parts, &compiler) {
        // It uses what the shorter files leave out.
        Err(_) if stands_for_others && !request.full => {
            let program = Program::find(&request.manifest, request.bin.as_deref())?;
            return attempt(&Request { full: true, ..request.clone() }, program);
        }
        result => result.map_err(|error| {
            // What the judge lacks does not compile here, either, and that is the reason.
            let joined = join::join(&program, &parts).ok();
            let refused = joined.and_then(|joined| refuse(&joined, &program, judge).err());
            refused.unwrap_or_else(|| standins::explain(error))
        })?,
    };
    let work =
        Work { program: &program, parts: &parts, judge, compiled, compiler: &compiler, meaning };
    let (text, joined) = work.text()?;
    let full = request.full && stands_for_others && joined.has_library();
    work.describe(request, text, &joined, full)
}

/// Reads the crates that the program uses, with those that stand for what the judge lacks.
fn read(
    program: &mut Program,
    request: &Request,
    folder: &std::path::Path,
    edition: &str,
) -> Result<Vec<Part>> {
    let read = |part: &Crate| Part::read(part, request.full);
    let mut bin = read(&program.bin)?;
    let mut libs: Vec<Part> = program.libs.iter().map(read).collect::<Result<_>>()?;
    for standin in standins::ALL {
        let all = || libs.iter().chain([&bin]);
        let used = all().any(|part| part.uses_foreign(standin.name));
        if request.judge.version_of(standin.name).is_none() && used {
            for part in libs.iter_mut().chain([&mut bin]) {
                (standin.translate)(part)?;
                part.gets(standin.name);
            }
            libs.insert(0, Part::read(&standin.write(folder, edition)?, true)?);
        }
    }
    // A crate that nobody names is not there at all.
    let mut used: BTreeSet<String> = bin.used_libraries();
    for lib in libs.iter().rev() {
        if used.contains(&lib.part.name) {
            used.extend(lib.used_libraries());
        }
    }
    libs.retain(|lib| used.contains(&lib.part.name));
    libs.iter_mut().try_for_each(|part| here::move_to(part, edition, true))?;
    here::move_to(&mut bin, edition, false)?;
    libs.push(bin);
    program.bin = libs[libs.len() - 1].part.clone();
    program.libs = libs[..libs.len() - 1].iter().map(|lib| lib.part.clone()).collect();
    Ok(libs)
}

struct Work<'a> {
    program: &'a Program,
    parts: &'a [Part],
    judge: &'static Judge,
    compiled: &'static Compiled,
    compiler: &'a Compiler,
    meaning: Meaning<'a>,
}

impl Work<'_> {
    /// The shortest file that does what the program does.
    fn text(&self) -> Result<(String, join::Joined)> {
        let mut first: Option<Error> = None;
        for pruning in [Pruning::Unreached, Pruning::Unused, Pruning::Nothing] {
            match self.pruned(pruning) {
                Ok(found) => return Ok(found),
                // With nothing deleted, what is refused may be what the program does not use.
                Err(error) if pruning == Pruning::Nothing => {
                    let refused = error.downcast_ref::<Refused>().is_some();
                    return Err(first.filter(|_| refused).unwrap_or(error));
                }
                Err(error) => drop(first.get_or_insert(error)),
            }
        }
        bail!("no attempt was made")
    }

    fn pruned(&self, pruning: Pruning) -> Result<(String, join::Joined)> {
        let (compiler, edition) = (self.compiler, self.compiled.edition);
        let mut joined = join::join(self.program, self.parts)?;
        strip::strip(&mut joined);
        let unused = prune(&mut joined, compiler, &self.meaning, edition, pruning);
        // What does not compile may be what is refused.
        refuse(&joined, self.program, self.judge)?;
        let unused = unused?;
        if joined.has_library() {
            strip::strip_documentation(&mut joined.source);
        }
        Ok((self.laid_out(&joined, &unused)?, joined))
    }

    /// The text in its layout, checked.
    fn laid_out(&self, joined: &join::Joined, unused: &BTreeSet<String>) -> Result<String> {
        let edition = self.compiled.edition;
        let plain = finish::finish(joined, unused)?;
        let text = finish::rustfmt(&plain, edition, &self.program.bin, &self.compiler.out)?;
        let text = finish::narrow(&text, joined)?;
        if self.meaning.check(&text, edition).is_ok() {
            return Ok(text);
        }
        // The layout can be felt: `stringify!` prints it.
        self.meaning.check(&plain, edition)?;
        Ok(plain)
    }

    /// The file with one line that describes it; compiled alone and run, if that is asked for.
    fn describe(
        &self,
        request: &Request,
        text: String,
        joined: &join::Joined,
        full: bool,
    ) -> Result<Bundle> {
        let (lines, bytes, judge) = (text.lines().count(), text.len(), self.judge);
        if let Some(most) = judge.most_bytes.filter(|most| bytes > *most) {
            bail!("the file has {bytes} bytes, and {} takes at most {most}", judge.name);
        }
        let full = if full { ", with the full library" } else { "" };
        let mut summary = format!("{lines} lines, {bytes} bytes, for {}{full}", judge.name);
        if request.verify {
            let samples = request.samples.as_deref();
            let alone = verify::Alone { compiled: self.compiled, compiler: self.compiler, judge };
            let (how, passed) = alone.verify(&text, &joined.source, samples)?;
            summary += &format!("; compiles alone {how}; samples passed: {passed}");
        }
        Ok(Bundle { text, summary })
    }
}
