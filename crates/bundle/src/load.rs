//! A crate's files as one text: `mod x;` becomes `mod x { ... }`.

use super::cargo::Crate;
use super::conditions::{Known, decide};
use super::run::cannot_read;
use super::source::{Edit, Source, With, tokens};
use super::syntax::{attribute, parse, start, walk, words};
use anyhow::{Context, Result, bail};
use language::text;
use proc_macro2::TokenTree;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use syn::spanned::Spanned;
use syn::{Expr, ExprLit, Item, ItemMod, Lit, LitStr, Meta};

/// A crate and its text.
#[derive(Clone, Debug)]
pub struct Part {
    /// The crate.
    pub part: Crate,
    /// Its files as one text.
    pub text: Source,
    /// The file that the crate begins with, if the text says the same as the files.
    pub original: Option<PathBuf>,
}

impl Part {
    /// Reads a crate. `as_it_is` reads each file itself, not one that stands for it in a submission.
    ///
    /// # Errors
    ///
    /// If a file is missing, is no Rust, or belongs to two modules.
    pub fn read(part: &Crate, as_it_is: bool, is_linux: bool) -> Result<Self> {
        let known = Known { features: &part.features, is_linux };
        let folder = part.root.parent().context("a file lies in a folder")?;
        let text = Loader { part, known, as_it_is, read: Vec::new() }.file(&part.root, folder)?;
        let root = part.instead.get(&part.root).filter(|_| !as_it_is).unwrap_or(&part.root);
        let others = part.instead.keys().any(|file| *file != part.root);
        // What stands for the first file finds its modules where that one does.
        let beside = root.parent() == part.root.parent();
        let original = (beside && (as_it_is || !others)).then(|| root.clone());
        Ok(Part { part: part.clone(), text, original })
    }

    /// The libraries of the program that it names.
    pub fn used_libraries(&self) -> BTreeSet<String> {
        let words = words(tokens(self.text.text()));
        let locals = self.part.locals.iter().filter(|(called, _)| words.contains(*called));
        locals.map(|(_, name)| name.clone()).collect()
    }
}

struct Loader<'a> {
    part: &'a Crate,
    known: Known<'a>,
    as_it_is: bool,
    read: Vec<PathBuf>,
}

/// The folders in which the modules of a file, or of an inline module, are looked for.
#[derive(Clone, Copy)]
struct Folders<'a> {
    /// For modules without `#[path]`.
    modules: &'a Path,
    /// For modules with `#[path]`.
    paths: &'a Path,
}

impl Loader<'_> {
    /// The file, or the one that stands for it, with its modules, which lie in `modules`.
    fn file(&mut self, path: &Path, modules: &Path) -> Result<Source> {
        let instead = self.part.instead.get(path).filter(|_| !self.as_it_is);
        let path = instead.map_or(path, |path| path);
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
        let source = decide(&source, self.known)?;
        let file = parse(&source)?;
        let mut edits = included(&source, path);
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
            let path = path_attribute(module);
            if let Some((_, items)) = &module.content {
                let modules = match &path {
                    Some(path) => folders.paths.join(path),
                    None => folders.modules.join(name),
                };
                let inner = Folders { modules: &modules, paths: &modules };
                self.modules(items, inner, source, edits)?;
                continue;
            }
            let (file, modules) = match &path {
                Some(path) => {
                    let file = folders.paths.join(path);
                    let folder = file.parent().map(Path::to_path_buf);
                    (file, folder.unwrap_or_default())
                }
                None => {
                    let modules = folders.modules.join(name);
                    let flat = folders.modules.join(format!("{name}.rs"));
                    let file = if flat.is_file() { flat } else { modules.join("mod.rs") };
                    (file, modules)
                }
            };
            let text = self.file(&file, &modules).with_context(|| {
                let at = source.place(module.ident.span().byte_range().start);
                text!("{at}: the module {name}", "{at}: 模块 {name}")
            })?;
            let mut block = Source::default();
            block.push(&text);
            block.push_str("\n}");
            let end = module.span().byte_range().end;
            edits.push((end - 1..end - 1, With::Text(" {\n".into())));
            edits.push((end - 1..end, With::Source(block)));
            if let Some(attribute) = attribute(&module.attrs, "path") {
                edits.push((attribute.span().byte_range(), With::Text(String::new())));
            }
        }
        Ok(())
    }
}

/// The files of `include_str!` and `include_bytes!` as literals. If there is no such file, nothing that is used asks for it.
fn included(source: &Source, path: &Path) -> Vec<Edit> {
    let mut edits = Vec::new();
    walk(tokens(source.text()), &mut |around| {
        let Some(name) = around.ident(0).filter(|name| name.starts_with("include_")) else {
            return;
        };
        let Some(TokenTree::Group(group)) = around.group.get(around.index + 2) else { return };
        let Ok(file) = syn::parse2::<LitStr>(group.stream()) else { return };
        let bytes = fs::read(path.with_file_name(file.value())).ok();
        let literal = bytes.and_then(|bytes| match &*name {
            "include_bytes" => Some(format!("b\"{}\"", bytes.escape_ascii())),
            _ => Some(format!("{:?}", String::from_utf8(bytes).ok()?)),
        });
        let range = start(around.token().span())..group.span_close().byte_range().end;
        edits.extend(literal.map(|literal| (range, With::Text(literal))));
    });
    edits
}

fn path_attribute(module: &ItemMod) -> Option<PathBuf> {
    let Meta::NameValue(value) = &attribute(&module.attrs, "path")?.meta else { return None };
    match &value.value {
        Expr::Lit(ExprLit { lit: Lit::Str(path), .. }) => Some(path.value().into()),
        _ => None,
    }
}
