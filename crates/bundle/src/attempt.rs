//! Bundling, under the first edition of the judge in which the file does what the program does.

use super::cargo::Program;
use super::finish;
use super::ir_check::IrCheck;
use super::join::Joined;
use super::judges::Compiled;
use super::prune::{Pruned, prune};
use super::refuse::{self, Refused, refuse};
use super::rustc::{Compiler, JUDGE};
use super::seal::sealed;
use super::source::Source;
use super::{Bundle, Request, join, no_folder, strip, verify};
use anyhow::{Context, Error, Result, anyhow, ensure};
use language::text;

/// Most names in a summary.
const NAMED: usize = 5;

/// The marks of a comment.
const RUST: [&str; 2] = ["// ", ""];

/// Bundles the program.
///
/// # Errors
///
/// If no file does what the program does, or it is not one for this judge.
pub fn attempt(request: &Request, mut program: Program) -> Result<Bundle> {
    let folder = tempfile::tempdir().with_context(no_folder)?;
    read(&mut program, request)?;
    let (crates, out) = (program.externs(None), folder.path().into());
    let target = program.host.target;
    let compiler = Compiler { crates, out, version: None, target, is_cargo: true };
    let is_brief = program.crates.iter().any(|part| part.brief.is_some());
    let ir_check = match IrCheck::of(&program.crates, &compiler) {
        // The program may use something that the brief library leaves out: the full one is tried.
        Err(_) if is_brief && !request.full => {
            return attempt(&Request { full: true, ..request.clone() }, Program::find(request)?);
        }
        result => result?,
    };
    ir_check.refuse_missing(request.judge)?;
    let mut first: Option<Error> = None;
    for compiled in request.judge.compilers_for(&program.bin().edition) {
        let work =
            Work { request, program: &program, compiled, compiler: &compiler, ir_check: &ir_check };
        let described = work.text().and_then(|(text, joined, unused)| {
            let full = request.full && is_brief && joined.has_library();
            work.describe(text, &joined.source, &unused, full)
        });
        match described {
            Ok(bundle) => return Ok(bundle),
            // A refusal stands under every edition, as none gives the judge what it lacks.
            Err(error) if error.is::<Refused>() => return Err(error),
            Err(error) => first = first.or(Some(error)),
        }
    }
    let first = first.map(|error| match program.host.is_foreign() {
        true => for_another_machine(&error, &program.host.name),
        false => error,
    });
    Err(first.with_context(|| text!("the judge takes no Rust", "这个评测系统不接受 Rust"))?)
}

/// An error that may come from the machine alone.
fn for_another_machine(error: &Error, host: &str) -> Error {
    anyhow!(text!(
        "{error:#}\nthis was compared for {host}, and may be right for the judge: type `rustup target add {JUDGE}`, then the same \
         again",
        "{error:#}\n这是按 {host} 比较的，在评测机上也许没问题：请先执行 `rustup target add {JUDGE}`，再输入同样的命令"
    ))
}

/// Reads the crates that the program uses: a library that nobody names is not there at all.
fn read(program: &mut Program, request: &Request) -> Result<()> {
    let libraries = program.crates.len() - 1;
    program.crates[libraries].read(request, false)?;
    // Nothing is deleted of the program itself.
    let source = program.bin().text.clone();
    let alone = Joined { libraries: source.text().len(), source, modules: Vec::new() };
    refuse(&alone, program, request.judge)?;
    let mut used = program.bin().used_libraries();
    for index in (0..libraries).rev() {
        if used.contains(&program.crates[index].name) {
            program.crates[index].read(request, true)?;
            used.extend(program.crates[index].used_libraries());
        } else {
            program.crates.remove(index);
        }
    }
    Ok(())
}

struct Work<'a> {
    request: &'a Request,
    program: &'a Program,
    compiled: &'static Compiled,
    compiler: &'a Compiler,
    ir_check: &'a IrCheck<'a>,
}

impl Work<'_> {
    /// The file, checked.
    fn text(&self) -> Result<(String, Joined, Pruned)> {
        let (judge, edition) = (self.request.judge, self.compiled.edition);
        let mut joined = join::join(&self.ir_check.moved(edition)?)?;
        strip::strip(&mut joined);
        let lines = self.ir_check.reached_lines(&joined.source);
        let unused = prune(&mut joined, self.compiler, &lines, edition);
        // What does not compile may be what is refused.
        refuse(&joined, self.program, judge)?;
        let unused = unused?;
        refuse::outside(&joined, &self.compiler.out)?;
        verify::is_known(&joined.source, judge, self.compiled, self.compiler)?;
        if joined.has_library() {
            strip::strip_documentation(&mut joined.source);
        }
        let text = finish::finish(&joined, &unused.lints)?;
        let text = finish::rustfmt(&text, edition, self.program.bin(), &self.compiler.out)?;
        let plain = finish::narrow(&text, &joined)?;
        let mut text = sealed(&plain, RUST);
        if let Some(most) = judge.most_bytes.filter(|most| text.len() > *most) {
            text = sealed(&finish::dense(&plain, &joined)?, RUST);
            let (bytes, name) = (text.len(), judge.name);
            ensure!(
                bytes <= most,
                text!(
                    "the file has {bytes} bytes, and {name} takes at most {most}",
                    "文件有 {bytes} 字节，而 {name} 最多接受 {most} 字节"
                )
            );
        }
        self.ir_check.check(&text, edition)?;
        Ok((text, joined, unused))
    }

    /// The file with one line that describes it; compiled alone, if that is asked for.
    fn describe(
        &self,
        text: String,
        source: &Source,
        unused: &Pruned,
        full: bool,
    ) -> Result<Bundle> {
        let (judge, edition) = (self.request.judge, self.compiled.edition);
        let (lines, bytes, name) = (text.lines().count(), text.len(), judge.name);
        let mut summary = text!(
            "{lines} lines, {bytes} bytes, for {name}",
            "{lines} 行，{bytes} 字节，提交到 {name}"
        );
        if full {
            summary += &text!(", with the full library", "，含完整的库");
        }
        if unused.idle_bytes * 4 > bytes {
            let names: Vec<&str> = unused.idle.iter().take(NAMED).map(|name| &**name).collect();
            summary += &text!(
                ", {idle} of them for functions that nothing calls ({names})",
                "，其中 {idle} 字节是没有被调用的函数（{names}）",
                idle = unused.idle_bytes,
                names = names.join(", ")
            );
        }
        let mut program = None;
        if let Some(folder) = &self.request.alone {
            // It runs here.
            let crates = match self.program.host.target {
                Some(_) => Program::find_for(self.request, false)?.externs(Some(judge)),
                None => self.program.externs(Some(judge)),
            };
            let compiler = Compiler { crates, out: folder.clone(), ..Compiler::default() };
            let (compiled, how) = verify::alone(&text, source, judge, self.compiled, compiler)?;
            summary += &text!("; compiles alone {how}", "；单独编译通过（{how}）");
            program = Some(compiled);
        }
        Ok(Bundle { text, edition, summary, notes: self.program.notes.clone(), program })
    }
}
