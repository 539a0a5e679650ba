//! The check that the one file does what the program does.
//!
//! The program is compiled as cargo compiles it: its own files, each crate under its own edition with its features. The
//! one file is compiled under the edition of the judge. Both become LLVM's intermediate representation without any
//! optimisation, and from `main` on both must do the same (`same`): each function that can be called, each
//! value that is dropped, each constant and each table of methods.
//!
//! Another edition may drop temporaries elsewhere: that is the same if nothing can notice it (`flow`).

use super::cargo::Crate;
use super::ir::{Id, Ir};
use super::ir_text::{FOLDER, FOLDER_OF_ONE_FILE};
use super::judges::Judge;
use super::migrate::{self, LINTS, Suggestion};
use super::refuse::{Refused, missing};
use super::rustc::{Compiler, accepts, code, errors, primary, warnings};
use super::same;
use super::source::Source;
use anyhow::{Context, Result, bail, ensure};
use cargo_metadata::diagnostic::{Diagnostic, DiagnosticSpan};
use language::{Text, text};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// A program as its crates have it.
pub struct IrCheck<'a> {
    crates: &'a [Crate],
    compiler: &'a Compiler,
    reference: Ir,
    /// The suggestions of rustc for newer editions, crate by crate.
    suggestions: Vec<Vec<Suggestion>>,
    /// True if the program cannot tell where its values lie, so that memory may be freed elsewhere.
    is_safe: bool,
}

impl<'a> IrCheck<'a> {
    /// Compiles the crates: the libraries in their order, then the program.
    ///
    /// # Errors
    ///
    /// If they do not compile, as with a brief library that lacks something.
    pub fn of(crates: &'a [Crate], compiler: &'a Compiler) -> Result<Self> {
        let (mut reference, mut suggestions) = (Ir::default(), Vec::new());
        let mut unsafe_code = BTreeSet::new();
        for (index, part) in crates.iter().enumerate() {
            let kind = if index + 1 == crates.len() { "bin" } else { "lib" };
            let diagnostics = compile(part, index, kind, compiler)?;
            let file = |name: &str| Some(author(crates, name)?.1);
            if let Some(error) = errors(&diagnostics).next() {
                let message = &error.message;
                let at = primary(error).and_then(|at| {
                    let file = file(&at.file_name)?;
                    Some(format!("{file}:{}:{}", at.line_start, at.column_start))
                });
                let place = at.unwrap_or_else(|| part.text.place(0));
                bail!(text!(
                    "{place}: this does not compile: {message}",
                    "{place}: 无法编译：{message}"
                ));
            }
            reference.add(&read(compiler, &part.name)?);
            suggestions.push(Suggestion::all(part, &diagnostics, file));
            // That of crates which judges offer is sound.
            if !part.is_known() {
                let lints = warnings(&diagnostics).filter(|one| code(one) == "unsafe_code");
                unsafe_code.extend(lints.flat_map(|one| &one.spans).flat_map(lines));
            }
        }
        let is_safe = !reference.sees_memory(&unsafe_code);
        let check = IrCheck { crates, compiler, reference, suggestions, is_safe };
        if let Some((trail, message)) = check.reference.lesson() {
            let place = check.place(&trail);
            bail!(Refused(format!("{place}: {message}")));
        }
        Ok(check)
    }

    /// The crates for an edition of a judge.
    pub fn moved(&self, edition: &str) -> Result<Vec<Crate>> {
        let parts = self.crates.iter().zip(&self.suggestions);
        parts.map(|(part, suggestions)| migrate::moved(part, edition, suggestions)).collect()
    }

    /// Compares the one file, under this edition, with the crates.
    ///
    /// # Errors
    ///
    /// If it does not compile; or the innermost place in a file of the program that led to a difference, and what may be
    /// the cause.
    pub fn check(&self, text: &str, edition: &str) -> Result<()> {
        let one = self.one_file(text, edition)?;
        let Err(trail) = same::compare(&self.reference, &one, self.is_safe) else {
            return Ok(());
        };
        let place = self.place(&trail);
        let line = |part: &'a Crate| Some((part, part.line(&place)?.1));
        let last = || Some((self.crates.last()?, String::new()));
        let found = self.crates.iter().rev().find_map(line).or_else(last);
        let (part, line) = found.context("a program has a crate")?;
        let told = CAUSES.iter().find(|(word, _)| line.contains(word));
        bail!(match (told, part.edition != edition) {
            (Some((_, cause)), _) => format!("{place}: {}", cause.get()),
            (None, true) => text!(
                "{place}: in one file, under edition {edition}, this would not do what it does in its crate: most likely a temporary \
                 value is dropped earlier than under edition {older} (bind it to a variable with `let` first), or a type \
                 that `?` or a panic leaves open is another (write it down)",
                "{place}: 合成一个文件并按 edition {edition} 编译后，这里的行为会和原来的 crate 不同：多半是临时值比 edition {older} \
                 更早释放（先用 `let` 绑定到变量），或者 `?`、panic 处没有写明的类型变了（写明它）",
                older = part.edition
            ),
            (None, false) => text!(
                "{place}: in one file, under edition {edition}, this would not do what it does in its crate: most likely a name means something \
                 else there (write its whole path), or a text tells where it stands (write the text)",
                "{place}: 合成一个文件并按 edition {edition} 编译后，这里的行为会和原来的 crate 不同：多半是某个名字在那里指的是别的东西（请写完整的\
                 路径），或者某段文字写出了代码的位置（请直接写出文字）"
            ),
        })
    }

    /// Refuses a function of a crate that the judge lacks, before anything is pruned.
    pub fn refuse_missing(&self, judge: &Judge) -> Result<()> {
        let all = self.crates.iter().flat_map(|part| part.externals.values());
        for one in all.filter(|one| judge.version_of(&one.package) != Some(&one.version)) {
            let start = format!("{}::", one.library);
            let is_it = |title: &str| {
                let is_root = |at| {
                    !title[..at].ends_with(|c: char| c == ':' || c == '_' || c.is_alphanumeric())
                };
                title.match_indices(&start).any(|(at, _)| is_root(at))
            };
            if let Some(trail) = self.reference.step_to(is_it) {
                let place = self.place(&trail);
                bail!(Refused(format!("{place}: {}", missing(one, judge))));
            }
        }
        Ok(())
    }

    /// The beginnings of the lines of the one file where the functions begin that the program can call.
    pub fn reached_lines(&self, source: &Source) -> BTreeSet<usize> {
        let reached = self.reference.reached();
        let places = reached.into_iter().filter_map(|id| self.reference.place(id, 0));
        let places: BTreeSet<_> = places.map(|(file, line, _)| (file, line)).collect();
        let line =
            |(file, line): (String, usize)| source.find(&author(self.crates, &file)?.1, line, None);
        places.into_iter().filter_map(line).collect()
    }

    fn one_file(&self, text: &str, edition: &str) -> Result<Ir> {
        let compiler = &Compiler { is_cargo: false, ..self.compiler.clone() };
        let out = &compiler.out;
        let file = out.join("bundled.rs");
        fs::write(&file, text)?;
        let folder = format!("--remap-path-prefix={}={FOLDER_OF_ONE_FILE}", out.display());
        let arguments = ["--crate-type=bin".into(), "--crate-name=bundled".into(), folder];
        let diagnostics = dump(compiler, &file, edition, arguments.into())?;
        accepts(&diagnostics, edition)?;
        let mut ir = Ir::default();
        ir.add(&read(compiler, "bundled")?);
        Ok(ir)
    }

    /// The innermost place in a file of the program that led to a step, in the author's own if there is one.
    fn place(&self, trail: &[(Id, usize)]) -> String {
        let of = |is_own: bool| {
            trail.iter().find_map(|&(id, line)| {
                let (file, line, column) = self.reference.place(id, line)?;
                let (part, file) = author(self.crates, &file)?;
                let is_asked = part.notice.is_none() || !is_own;
                is_asked.then(|| format!("{file}:{line}:{column}"))
            })
        };
        let start = || self.crates.last().map(|program| program.text.place(0));
        of(true).or_else(|| of(false)).or_else(start).unwrap_or_default()
    }
}

/// Sentences about differences, by a word in the line.
const CAUSES: [(&str, Text); 6] = [
    (
        "assert",
        Text(
            "the message of `assert!` is the text of its condition, whose paths change: give it a message of its own",
            "`assert!` 的消息是条件的文字，其中的路径会变：请自己写一条消息",
        ),
    ),
    (
        "stringify!",
        Text(
            "`stringify!` keeps the text of code, whose paths change: write the text",
            "`stringify!` 保留代码的文字，其中的路径会变：请直接写出文字",
        ),
    ),
    (
        "module_path!",
        Text(
            "`module_path!` is another path in one file: write the path",
            "`module_path!` 在单个文件中是另一条路径：请直接写出路径",
        ),
    ),
    (
        "type_name",
        Text(
            "the name of a type has the path of its module, which changes: write the name",
            "类型的名字带有模块的路径，而路径会变：请直接写出名字",
        ),
    ),
    (
        "line!",
        Text(
            "`line!` is another number in one file: write the number",
            "`line!` 在单个文件中是另一个数：请直接写出这个数",
        ),
    ),
    (
        "link_section",
        Text(
            "what acts before `main` stands in another order in one file: call it from `main`",
            "在 `main` 之前执行的代码在单个文件中顺序不同：请在 `main` 中调用",
        ),
    ),
];

/// The crate of a file that the compiler names, and the path of that file in our messages.
fn author<'a>(crates: &'a [Crate], file: &str) -> Option<(&'a Crate, String)> {
    let (index, path) = file.strip_prefix(FOLDER)?.split_once('/')?;
    let part = crates.get(index.parse::<usize>().ok()?)?;
    Some((part, part.shown(&part.folder.join(path))))
}

/// The lines of a place, and of the calls of macros around it.
fn lines(span: &DiagnosticSpan) -> impl Iterator<Item = (String, usize)> {
    let around =
        std::iter::successors(Some(span), |span| span.expansion.as_ref().map(|call| &call.span));
    around.flat_map(|at| (at.line_start..=at.line_end).map(|line| (at.file_name.clone(), line)))
}

/// Compiles a crate.
fn compile(part: &Crate, index: usize, kind: &str, compiler: &Compiler) -> Result<Vec<Diagnostic>> {
    let (name, folder) = (&part.name, part.folder.display());
    let mut arguments = vec![format!("--crate-type={kind}"), format!("--crate-name={name}")];
    arguments.push(format!("--remap-path-prefix={folder}={FOLDER}{index}"));
    arguments.push(format!("-Ldependency={}", compiler.out.display()));
    for (called, name) in &part.locals {
        let path = compiler.out.join(format!("lib{name}.rmeta"));
        arguments.push(format!("--extern={called}={}", path.display()));
    }
    arguments.extend(part.cfgs.iter().map(|one| format!("--cfg={one}")));
    arguments.extend(LINTS.map(String::from));
    arguments.push("--force-warn=unsafe_code".into());
    dump(compiler, &part.root, &part.edition, arguments)
}

/// Compiles a file to IR.
fn dump(
    compiler: &Compiler,
    file: &Path,
    edition: &str,
    mut arguments: Vec<String>,
) -> Result<Vec<Diagnostic>> {
    arguments.extend(FLAGS.map(String::from));
    // Forces the crates to be loaded, so that all of them share the functions of the standard library that one of them
    // has compiled.
    let forced = |one: &String| one.replacen("--extern=", "--extern=force:", 1);
    arguments.extend(compiler.crates.iter().map(forced));
    arguments.push("--emit=llvm-ir,metadata".into());
    compiler.dump(file, edition, &arguments)
}

/// The IR of a crate that was compiled.
fn read(compiler: &Compiler, name: &str) -> Result<String> {
    let ir = compiler.out.join(format!("{name}.ll"));
    let text = fs::read_to_string(&ir).context("rustc writes no intermediate representation")?;
    ensure!(!text.is_empty(), "rustc writes an empty intermediate representation");
    fs::remove_file(ir)?;
    Ok(text)
}

/// Flags of a release build without optimisation. Panics carry no places, and generic functions of other crates are
/// compiled here and not shared. Functions of a library are compiled into their callers, of which a program has few.
const FLAGS: [&str; 12] = [
    "--cap-lints=allow",
    "-Copt-level=0",
    "-Cdebuginfo=line-tables-only",
    "-Cdebug-assertions=off",
    "-Coverflow-checks=off",
    "-Ccodegen-units=1",
    "-Cno-prepopulate-passes",
    "-Csymbol-mangling-version=v0",
    "-Zlocation-detail=none",
    "-Zshare-generics=no",
    "-Zunstable-options",
    "-Zcross-crate-inline-threshold=always",
];
