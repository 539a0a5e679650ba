//! A crate's files as one text: `mod x;` becomes `mod x { ... }`.

use super::package::Crate;
use super::source::{Edit, Source, With};
use super::syntax::{attribute, is_test, parse};
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::{Path, PathBuf};
use syn::spanned::Spanned;
use syn::{Expr, ExprLit, Item, ItemMod, Lit, Meta};

/// Reads a crate. `as_it_is` reads each file itself, not one that stands for it in a submission.
///
/// # Errors
///
/// If a file is missing, is no Rust, or belongs to two modules.
pub fn load(part: &Crate, as_it_is: bool) -> Result<Source> {
    let mut loader = Loader { part, as_it_is, read: Vec::new() };
    let folder = part.root.parent().context("a file lies in a folder")?;
    loader.file(&part.root, folder)
}

struct Loader<'a> {
    part: &'a Crate,
    as_it_is: bool,
    read: Vec<PathBuf>,
}

/// Where the modules of a file or of an inline module lie.
#[derive(Clone, Copy)]
struct Folders<'a> {
    /// Those without `#[path]`.
    modules: &'a Path,
    /// Those with it.
    paths: &'a Path,
}

impl Loader<'_> {
    /// The file, or the one that stands for it, with its modules, which lie in `modules`.
    fn file(&mut self, path: &Path, modules: &Path) -> Result<Source> {
        let instead = self.part.instead.get(path).filter(|_| !self.as_it_is);
        let path = instead.map_or(path, |path| path);
        let text =
            fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
        if self.read.contains(&path.to_path_buf()) {
            bail!("{} belongs to two modules: give each its own file", path.display());
        }
        self.read.push(path.into());
        let shown = path.strip_prefix(&self.part.folder).unwrap_or(path);
        let mut source = Source::file(shown, &text);
        let file = parse(&source)?;
        if let Some(shebang) = &file.shebang {
            source.blank([&(0..shebang.len())]);
        }
        let mut edits = Vec::new();
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
            if is_test(&module.attrs) {
                continue;
            }
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
                format!("{at}: the module {name}")
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

fn path_attribute(module: &ItemMod) -> Option<PathBuf> {
    let Meta::NameValue(value) = &attribute(&module.attrs, "path")?.meta else { return None };
    match &value.value {
        Expr::Lit(ExprLit { lit: Lit::Str(path), .. }) => Some(path.value().into()),
        _ => None,
    }
}
