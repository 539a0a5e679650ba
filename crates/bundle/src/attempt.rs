//! From a program to one file, under the first edition of the judge in which it does the same.

use super::cargo::{Crate, Program};
use super::finish;
use super::join::Joined;
use super::judges::{Compiled, Judge};
use super::load::Part;
use super::meaning::Meaning;
use super::prune::prune;
use super::refuse::{Refused, refuse};
use super::rustc::Compiler;
use super::source::Source;
use super::{Bundle, Request, join, strip, verify};
use anyhow::{Context, Error, Result, ensure};
use language::text;

/// Bundles the program.
///
/// # Errors
///
/// If no file does what the program does, or it is not one for this judge.
pub fn attempt(request: &Request, mut program: Program) -> Result<Bundle> {
    let judge = request.judge;
    let folder = tempfile::tempdir().with_context(|| {
        text!("cannot make a folder for the compiler", "无法为编译器建立文件夹")
    })?;
    let parts = read(&mut program, request)?;
    let compiler = Compiler {
        crates: program.externs(None),
        out: folder.path().into(),
        ..Compiler::default()
    };
    let stands_for_others = parts.iter().any(|part| !part.part.instead.is_empty());
    let meaning = match Meaning::of(&parts, &compiler) {
        // It uses what the shorter files leave out.
        Err(_) if stands_for_others && !request.full => {
            return attempt(&Request { full: true, ..request.clone() }, Program::find(request)?);
        }
        result => result?,
    };
    let mut first: Option<Error> = None;
    for compiled in judge.compilers_for(&program.bin.edition) {
        let parts = meaning.moved(compiled.edition)?;
        let work = Work {
            program: &program,
            parts: &parts,
            judge,
            compiled,
            compiler: &compiler,
            meaning: &meaning,
        };
        match work.text() {
            Ok((text, joined)) => {
                let full = request.full && stands_for_others && joined.has_library();
                return work.describe(request, text, &joined.source, full);
            }
            // Under no other edition would there be what the judge lacks.
            Err(error) if error.is::<Refused>() => return Err(error),
            Err(error) => first = first.or(Some(error)),
        }
    }
    Err(first.with_context(|| text!("the judge takes no Rust", "这个评测系统不接受 Rust"))?)
}

/// Reads the crates that the program uses: a library that nobody names is not there at all.
fn read(program: &mut Program, request: &Request) -> Result<Vec<Part>> {
    let read = |part: &Crate| Part::read(part, request.full, request.judge.is_linux);
    let bin = read(&program.bin)?;
    // Nothing is deleted of the program itself.
    let (source, libraries) = (bin.text.clone(), bin.text.text().len());
    refuse(&Joined { source, libraries, modules: Vec::new() }, program, request.judge)?;
    let (mut used, mut parts, mut libs) = (bin.used_libraries(), vec![bin], Vec::new());
    for lib in program.libs.drain(..).rev() {
        if used.contains(&lib.name) {
            parts.push(read(&lib)?);
            used.extend(parts[parts.len() - 1].used_libraries());
            libs.push(lib);
        }
    }
    parts.reverse();
    libs.reverse();
    program.libs = libs;
    Ok(parts)
}

struct Work<'a> {
    program: &'a Program,
    parts: &'a [Part],
    judge: &'static Judge,
    compiled: &'static Compiled,
    compiler: &'a Compiler,
    meaning: &'a Meaning<'a>,
}

impl Work<'_> {
    /// The file, checked.
    fn text(&self) -> Result<(String, Joined)> {
        let mut joined = join::join(self.program, self.parts)?;
        strip::strip(&mut joined);
        let lines = self.meaning.reached_lines(&joined.source);
        let unused = prune(&mut joined, self.compiler, &lines, self.compiled.edition);
        // What does not compile may be what is refused.
        refuse(&joined, self.program, self.judge)?;
        let unused = unused?;
        if joined.has_library() {
            strip::strip_documentation(&mut joined.source);
        }
        let edition = self.compiled.edition;
        let text = finish::finish(&joined, &unused)?;
        let text = finish::rustfmt(&text, edition, &self.program.bin, &self.compiler.out)?;
        let mut text = finish::narrow(&text, &joined)?;
        if let Some(most) = self.judge.most_bytes.filter(|most| text.len() > *most) {
            text = finish::dense(&text, &joined)?;
            let (bytes, name) = (text.len(), self.judge.name);
            ensure!(
                bytes <= most,
                text!(
                    "the file has {bytes} bytes, and {name} takes at most {most}",
                    "文件有 {bytes} 字节，而 {name} 最多接受 {most} 字节"
                )
            );
        }
        self.meaning.check(&text, edition)?;
        Ok((text, joined))
    }

    /// The file with one line that describes it; compiled alone and run, if that is asked for.
    fn describe(
        &self,
        request: &Request,
        text: String,
        source: &Source,
        full: bool,
    ) -> Result<Bundle> {
        let (lines, bytes, judge) = (text.lines().count(), text.len(), self.judge);
        let name = judge.name;
        let mut summary = match full {
            true => text!(
                "{lines} lines, {bytes} bytes, for {name}, with the full library",
                "{lines} 行，{bytes} 字节，提交到 {name}，含完整的库"
            ),
            false => text!(
                "{lines} lines, {bytes} bytes, for {name}",
                "{lines} 行，{bytes} 字节，提交到 {name}"
            ),
        };
        if request.verify {
            let crates = self.program.externs(Some(judge));
            let compiler = Compiler { crates, ..self.compiler.clone() };
            let alone = verify::Alone { compiled: self.compiled, compiler: &compiler, judge };
            let (how, passed) = alone.verify(&text, source, request.samples.as_deref())?;
            summary += &text!("; compiles alone {how}", "；单独编译通过（{how}）");
            if passed > 0 {
                summary += &text!("; samples passed: {passed}", "；通过样例：{passed}");
            }
            if let Some(input) = &request.input {
                alone.compare(&text, &self.program.executable()?, input)?;
                summary += &text!("; prints what the program prints", "；输出与原程序相同");
            }
        }
        let notes = self.program.notes.clone();
        Ok(Bundle { text, edition: self.compiled.edition, summary, notes })
    }
}
