//! A crate's files as one text: `mod x;` becomes `mod x { ... }`.

use super::cargo::Crate;
use super::conditions::{Known, decide};
use super::source::{Edit, Source, tokens};
use super::strip::strip_library;
use super::syntax::{attribute, find, parse, words};
use super::{Request, cannot_read};
use anyhow::{Context, Result, anyhow, bail};
use language::text;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use syn::spanned::Spanned;
use syn::{Expr, ExprLit, Item, ItemMod, Lit, LitStr, Meta};

impl Crate {
    /// Reads the files: of a library without its documentation, and of a brief one those that stand for it.
    ///
    /// # Errors
    ///
    /// If a file is missing, is no Rust, or belongs to two modules.
    pub fn read(&mut self, request: &Request, is_library: bool) -> Result<()> {
        let brief = self.brief.clone().filter(|_| !request.full);
        self.root = brief.unwrap_or_else(|| self.root.clone());
        let known = Known { cfgs: &self.cfgs, is_linux: request.judge.is_linux };
        let folder = self.root.parent().context("a file lies in a folder")?;
        let text =
            Loader { part: self, known, is_library, read: Vec::new() }.file(&self.root, folder);
        self.text = text.map_err(|error| match &*self.edition {
            "2015" => anyhow!(text!(
                "{error:#} ({name} is of edition 2015: run `cargo fix --edition` in it)",
                "{error:#}（{name} 是 edition 2015：请在其中运行 `cargo fix --edition`）",
                name = self.name
            )),
            _ => error,
        })?;
        Ok(())
    }

    /// The libraries that it names.
    pub fn used_libraries(&self) -> BTreeSet<String> {
        let words = words(tokens(self.text.text()));
        let locals = self.locals.iter().filter(|(called, _)| words.contains(*called));
        locals.map(|(_, name)| name.clone()).collect()
    }
}

struct Loader<'a> {
    part: &'a Crate,
    known: Known<'a>,
    is_library: bool,
    read: Vec<PathBuf>,
}

/// The folders in which the modules of a file, or of an inline module, are looked for.
#[derive(Clone, Copy)]
struct Folders<'a> {
    /// Folder of modules without `#[path]`.
    modules: &'a Path,
    /// Folder of modules with `#[path]`.
    paths: &'a Path,
}

impl Loader<'_> {
    /// The file with its modules, which lie in `modules`.
    fn file(&mut self, path: &Path, modules: &Path) -> Result<Source> {
        let text = fs::read_to_string(path).with_context(|| cannot_read(path))?;
        if self.read.contains(&path.to_path_buf()) {
            bail!(text!(
                "{file} belongs to two modules: give each its own file",
                "{file} 属于两个模块：请让每个模块有自己的文件",
                file = path.display()
            ));
        }
        self.read.push(path.into());
        let mut source = Source::file(self.part.shown(path).as_ref(), &text);
        if let Some(shebang) = parse(&source)?.shebang {
            source.blank([&(0..shebang.len())]);
        }
        if self.is_library {
            strip_library(&mut source);
        }
        let source = decide(&source, self.known)?;
        let file = parse(&source)?;
        let mut edits = included(self.part, &source, path);
        let paths = path.parent().context("a file lies in a folder")?;
        self.modules(&file.items, Folders { modules, paths }, &source, &mut edits)?;
        Ok(source.edit(edits))
    }

    fn modules(
        &mut self,
        items: &[Item],
        folders: Folders<'_>,
        source: &Source,
        edits: &mut Vec<Edit>,
    ) -> Result<()> {
        for item in items {
            let Item::Mod(module) = item else { continue };
            let name = module.ident.to_string();
            let name = name.trim_start_matches("r#");
            let path = path_attribute(module).map(|path| folders.paths.join(path));
            let modules = folders.modules.join(name);
            if let Some((_, items)) = &module.content {
                let folder = path.unwrap_or(modules);
                let inner = Folders { modules: &folder, paths: &folder };
                self.modules(items, inner, source, edits)?;
                continue;
            }
            let flat = folders.modules.join(format!("{name}.rs"));
            let (file, modules) = match path {
                Some(path) => {
                    (path.clone(), path.parent().map(Path::to_path_buf).unwrap_or_default())
                }
                None if flat.is_file() => (flat, modules),
                None => (modules.join("mod.rs"), modules),
            };
            let text = self.file(&file, &modules).with_context(|| {
                let at = source.place(module.ident.span().byte_range().start);
                text!("{at}: the module {name}", "{at}: 模块 {name}")
            })?;
            let mut block = Source::default();
            block.push(&text);
            block.push_str("\n}");
            let end = module.span().byte_range().end;
            edits.push((end - 1..end - 1, Source::words(" {\n")));
            edits.push((end - 1..end, block));
            if let Some(attribute) = attribute(&module.attrs, "path") {
                edits.push((attribute.span().byte_range(), Source::default()));
            }
        }
        Ok(())
    }
}

/// The files of `include!` as code, those of `include_str!` and `include_bytes!` as literals. If there is no such file, nothing that is used asks for it.
fn included(part: &Crate, source: &Source, path: &Path) -> Vec<Edit> {
    find(tokens(source.text()), |around| {
        let name = around.ident(0).filter(|_| around.marks(1, "!"))?;
        let group = around.group(2)?;
        let file = syn::parse2::<LitStr>(group.stream()).ok()?.value();
        let (file, mut range) = (path.with_file_name(file), around.until(group));
        let bytes = fs::read(&file).ok()?;
        let literal = match &*name {
            "include_bytes" => format!("b\"{}\"", bytes.escape_ascii()),
            "include_str" => format!("{:?}", String::from_utf8(bytes).ok()?),
            "include" => {
                let code = String::from_utf8(bytes).ok()?;
                let is_items = syn::parse_file(&code).is_ok_and(|file| !file.items.is_empty());
                range.end += usize::from(is_items && around.marks(3, ";"));
                let code = if is_items { code } else { format!("({code}") };
                let mut block = Source::file(part.shown(&file).as_ref(), &code);
                block.push_str(if is_items { "\n" } else { "\n)" });
                return Some((range, block));
            }
            _ => return None,
        };
        Some((range, Source::words(literal)))
    })
}

fn path_attribute(module: &ItemMod) -> Option<PathBuf> {
    let Meta::NameValue(value) = &attribute(&module.attrs, "path")?.meta else { return None };
    match &value.value {
        Expr::Lit(ExprLit { lit: Lit::Str(path), .. }) => Some(path.value().into()),
        _ => None,
    }
}
