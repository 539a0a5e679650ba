//! Names of crates, rewritten for a crate that becomes a module: `crate::`, `$crate::` and
//! `pub(crate)` in it, and its own name in the crates that use it.

use super::cargo::Crate;
use super::source::{Edit, Source, With, tokens};
use super::syntax::{Around, attribute, parse, start, walk};
use anyhow::{Result, bail};
use proc_macro2::TokenTree;
use std::collections::HashMap;
use std::ops::Range;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Ident, Item, ItemExternCrate, ItemMacro, UseTree};

/// A crate with its names rewritten.
pub struct Renamed {
    pub text: Source,
    /// `extern crate` lines of a library that have to stand at the root of the file.
    pub at_root: Vec<String>,
}

/// Rewrites the names in `part`. `module` is what it becomes; a program stays what it is. `macros` are those that the
/// libraries export.
///
/// # Errors
///
/// If a name could mean two things.
pub fn rewrite(
    source: &Source,
    part: &Crate,
    module: Option<&str>,
    macros: &HashMap<String, Vec<String>>,
) -> Result<Renamed> {
    let file = parse(source)?;
    let mut scan = Scan {
        part,
        source,
        module,
        macros,
        inner: Vec::new(),
        edits: Vec::new(),
        at_root: Vec::new(),
        problem: None,
    };
    scan.visit_file(&file);
    if let Some(problem) = scan.problem {
        bail!(problem);
    }
    let Scan { inner, mut edits, at_root, .. } = scan;
    let is_inner = |at: usize| module.is_some() || inner.iter().any(|range| range.contains(&at));
    walk(tokens(source.text()), &mut |around| {
        if let TokenTree::Ident(ident) = around.token() {
            let range = ident.span().byte_range();
            let edit = match module {
                Some(module) if ident == "crate" => Some(own_name(around, source, &range, module)),
                _ => other_name(around, part, is_inner(range.start)),
            };
            edits.extend(edit);
        }
    });
    Ok(Renamed { text: source.edit(edits), at_root })
}

/// `crate` in a library that becomes `module`.
fn own_name(around: &Around<'_>, source: &Source, range: &Range<usize>, module: &str) -> Edit {
    let before = source.text()[..range.start].trim_end();
    let in_brackets = around.group.len() == 1 && before.ends_with('(');
    let is_visibility = in_brackets && before[..before.len() - 1].trim_end().ends_with("pub");
    let path = if is_visibility { "in crate::" } else { "crate::" };
    (range.clone(), With::Text(format!("{path}{module}")))
}

/// A path into another crate of the program, `name::...`, where it is not found as a module.
fn other_name(around: &Around<'_>, part: &Crate, inner: bool) -> Option<Edit> {
    let name = around.ident(0)?;
    let module = part.locals.get(&name)?;
    let from_root = around.marks(-2, "::");
    let (left, behind) = (around.ident(if from_root { -3 } else { -1 }), around.marks(1, "::"));
    let part_of_path = from_root && (around.marks(-3, ">") || left.is_some_and(|l| !is_word(&l)));
    let other_thing = !from_root && [".", "'", "$"].iter().any(|mark| around.marks(-1, mark));
    if !behind || part_of_path || other_thing || !(from_root || inner || *module != name) {
        return None;
    }
    let range = around.token().span().byte_range();
    let first = if from_root { start(around.group[around.index - 2].span()) } else { range.start };
    Some((first..range.end, With::Text(format!("crate::{module}"))))
}

/// Words of the language that can stand before a path.
fn is_word(name: &str) -> bool {
    let words = ["as", "break", "dyn", "else", "for", "if", "impl", "in", "let", "match", "move"];
    words.contains(&name) || ["mut", "ref", "return", "use", "where", "while"].contains(&name)
}

struct Scan<'a> {
    part: &'a Crate,
    source: &'a Source,
    module: Option<&'a str>,
    macros: &'a HashMap<String, Vec<String>>,
    /// Where the root of the program cannot be seen by a plain name, or might not be.
    inner: Vec<Range<usize>>,
    edits: Vec<Edit>,
    at_root: Vec<String>,
    problem: Option<String>,
}

impl Scan<'_> {
    fn refuse(&mut self, ident: &Ident, what: &str) {
        let place = self.source.place(start(ident.span()));
        self.problem.get_or_insert(format!("{place}: {what}"));
    }

    /// A new name that must not be that of a library.
    fn declare(&mut self, ident: &Ident) {
        if self.part.locals.contains_key(&ident.to_string()) {
            self.refuse(ident, &format!("`{ident}` is also a library's name: call it otherwise"));
        }
    }

    /// `use sente;` and `use sente as s;`, where the name is no beginning of a path.
    fn whole(&mut self, tree: &UseTree) {
        match tree {
            UseTree::Group(group) => group.items.iter().for_each(|tree| self.whole(tree)),
            UseTree::Rename(rename) => {
                if let Some(module) = self.part.locals.get(&rename.ident.to_string()) {
                    let range = rename.ident.span().byte_range();
                    self.edits.push((range, With::Text(format!("crate::{module}"))));
                }
            }
            _ => {}
        }
    }
}

impl Scan<'_> {
    /// `use sente;`: at the root of the program, the name is there without it.
    fn use_crate(&mut self, name: &syn::UseName, module: &str, item: Range<usize>) {
        let is_inner = self.inner.iter().any(|inner| inner.contains(&item.start));
        let edit = match self.module.is_some() || is_inner {
            true => (name.span().byte_range(), format!("crate::{module}")),
            false => (item, String::new()),
        };
        self.edits.push((edit.0, With::Text(edit.1)));
    }

    /// The text that stands for `extern crate` of a carried library: an import, also of its macros.
    fn extern_local(&self, item: &ItemExternCrate, module: &str) -> String {
        let at = item.span().byte_range().start;
        let is_inner = self.module.is_some() || self.inner.iter().any(|inner| inner.contains(&at));
        let mut text = match &item.rename {
            Some((_, rename)) => format!("use crate::{module} as {rename};"),
            None if is_inner => format!("use crate::{module};"),
            None => String::new(),
        };
        if attribute(&item.attrs, "macro_use").is_some() {
            // Macros may call others that nobody names here.
            for name in self.macros.get(module).into_iter().flatten() {
                text += &format!("#[allow(unused_imports)] use crate::{module}::{name};");
            }
        }
        text
    }
}

impl<'ast> Visit<'ast> for Scan<'_> {
    fn visit_item(&mut self, item: &'ast Item) {
        match item {
            Item::Mod(item) => self.declare(&item.ident),
            Item::Struct(item) => self.declare(&item.ident),
            Item::Enum(item) => self.declare(&item.ident),
            Item::Union(item) => self.declare(&item.ident),
            Item::Trait(item) => self.declare(&item.ident),
            Item::Type(item) => self.declare(&item.ident),
            _ => {}
        }
        if let Item::Mod(syn::ItemMod { content: Some((brace, _)), .. }) = item {
            self.inner.push(brace.span.join().byte_range());
        }
        visit::visit_item(self, item);
    }

    fn visit_generic_param(&mut self, parameter: &'ast syn::GenericParam) {
        if let syn::GenericParam::Type(parameter) = parameter {
            self.declare(&parameter.ident);
        }
        visit::visit_generic_param(self, parameter);
    }

    fn visit_use_rename(&mut self, rename: &'ast syn::UseRename) {
        self.declare(&rename.rename);
    }

    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        self.whole(&item.tree);
        let first = match &item.tree {
            UseTree::Name(name) => name.ident.to_string(),
            UseTree::Rename(rename) => rename.ident.to_string(),
            _ => String::new(),
        };
        if let (true, syn::Visibility::Public(word)) =
            (self.part.locals.contains_key(&first), &item.vis)
        {
            // The module is not seen further than the program.
            let range = word.span().byte_range();
            self.edits.push((range, With::Text("pub(crate)".into())));
        }
        if let UseTree::Name(name) = &item.tree
            && let Some(module) = self.part.locals.get(&name.ident.to_string())
        {
            self.use_crate(name, module, item.span().byte_range());
        }
        visit::visit_item_use(self, item);
    }

    fn visit_item_macro(&mut self, item: &'ast ItemMacro) {
        if item.mac.path.is_ident("macro_rules") {
            // It can be called from anywhere.
            self.inner.push(item.span().byte_range());
        }
        if let Some(attribute) = attribute(&item.attrs, "macro_export") {
            let mut bare = None;
            walk(item.mac.tokens.clone(), &mut |around| {
                if around.ident(0).is_some_and(|name| name == "crate") && !around.marks(-1, "$") {
                    bare = Some(around.token().span());
                }
            });
            if let Some(span) = bare {
                let place = self.source.place(start(span));
                self.problem.get_or_insert(format!(
                    "{place}: `crate` in an exported macro is the crate that calls it: write `$crate`"
                ));
            }
            if matches!(&attribute.meta, syn::Meta::List(_)) {
                let place = self.source.place(start(attribute.pound_token.span));
                self.problem.get_or_insert(format!(
                    "{place}: local_inner_macros: write `$crate::name!` in the macro instead"
                ));
            }
        }
    }

    fn visit_item_extern_crate(&mut self, item: &'ast ItemExternCrate) {
        let name = item.ident.to_string();
        let range = item.span().byte_range();
        let is_inner = self.inner.iter().any(|inner| inner.contains(&range.start));
        let text = match (self.part.locals.get(&name), self.module, &item.rename) {
            (Some(module), ..) => self.extern_local(item, module),
            (None, Some(module), Some((_, rename))) if name == "self" => {
                format!("use crate::{module} as {rename};")
            }
            (None, Some(_), _) if !is_inner => {
                self.at_root.push(self.source.text()[range.clone()].into());
                String::new()
            }
            _ => return,
        };
        self.edits.push((range, With::Text(text)));
    }
}

#[cfg(test)]
mod tests;
