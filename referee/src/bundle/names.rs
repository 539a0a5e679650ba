//! Names of crates, rewritten for a crate that becomes a module: `crate::`, `$crate::` and
//! `pub(crate)` in it, and its own name in the crates that use it.

use super::package::Crate;
use super::source::{Edit, Source, With, tokens};
use super::syntax::{Around, attribute, parse, start, walk};
use anyhow::{Result, bail};
use proc_macro2::TokenTree;
use std::ops::Range;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Ident, Item, ItemExternCrate, ItemMacro, UseTree};

/// Rewrites the names in `part`. `module` is what it becomes; a program stays what it is.
///
/// # Errors
///
/// If a name could mean two things.
pub fn rewrite(source: &Source, part: &Crate, module: Option<&str>) -> Result<Source> {
    let file = parse(source)?;
    let mut scan = Scan { part, source, inner: Vec::new(), edits: Vec::new(), problem: None };
    scan.visit_file(&file);
    if let Some(problem) = scan.problem {
        bail!(problem);
    }
    let Scan { inner, mut edits, .. } = scan;
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
    Ok(source.edit(edits))
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
    /// Where the root of the program cannot be seen by a plain name, or might not be.
    inner: Vec<Range<usize>>,
    edits: Vec<Edit>,
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
            UseTree::Name(name) if self.part.locals.contains_key(&name.ident.to_string()) => {
                self.refuse(&name.ident, "the name is there without this line: remove it");
            }
            _ => {}
        }
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
        let place = self.source.place(range.start);
        let Some(module) = self.part.locals.get(&name) else {
            self.problem.get_or_insert(format!(
                "{place}: `extern crate {name}` cannot move into a module: use paths"
            ));
            return;
        };
        if attribute(&item.attrs, "macro_use").is_some() {
            self.problem.get_or_insert(format!(
                "{place}: `#[macro_use] extern crate`: write `use {name}::macro_name;` instead"
            ));
        }
        let text = match &item.rename {
            Some((_, rename)) => format!("use crate::{module} as {rename};"),
            None if self.inner.iter().any(|inner| inner.contains(&range.start)) => {
                format!("use crate::{module};")
            }
            None => String::new(),
        };
        self.edits.push((range, With::Text(text)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    fn rewritten(text: &str, module: Option<&str>) -> Result<String> {
        let part = Crate {
            locals: [("other".into(), "other".into()), ("short".into(), "other".into())].into(),
            ..Crate::named("main")
        };
        let source = Source::file(Path::new("main.rs"), text);
        Ok(rewrite(&source, &part, module)?.text().into())
    }

    #[test]
    fn a_library_becomes_a_module() {
        for (text, expected) in [
            ("use crate::a::b;", "use crate::lib::a::b;"),
            ("pub(crate) fn f() {}", "pub(in crate::lib) fn f() {}"),
            ("pub(in crate::a) fn f() {}", "pub(in crate::lib::a) fn f() {}"),
            (
                "macro_rules! m { () => { $crate::n!() } }",
                "macro_rules! m { () => { $crate::lib::n!() } }",
            ),
            (
                "fn f() { g!(crate::a, r\"crate::b\"); } // crate::c",
                "fn f() { g!(crate::lib::a, r\"crate::b\"); } // crate::c",
            ),
            ("fn f() { super::g(); self::h(); }", "fn f() { super::g(); self::h(); }"),
            ("use other::x;", "use crate::other::x;"),
        ] {
            assert_eq!(rewritten(text, Some("lib")).unwrap(), expected);
        }
    }

    #[test]
    fn a_program_finds_the_library_from_everywhere() {
        for (text, expected) in [
            (
                "use other::x; fn f() { other::g(); ::other::g() }",
                "use other::x; fn f() { other::g(); crate::other::g() }",
            ),
            ("use short::x;", "use crate::other::x;"),
            ("use other as o;", "use crate::other as o;"),
            ("extern crate other; extern crate other as o;", " use crate::other as o;"),
            ("mod m { use other::x; }", "mod m { use crate::other::x; }"),
            (
                "macro_rules! m { () => { other::f() } }",
                "macro_rules! m { () => { crate::other::f() } }",
            ),
            (
                "fn f() { a.other::<u8>(); a::other::b(); let other = 1; }",
                "fn f() { a.other::<u8>(); a::other::b(); let other = 1; }",
            ),
            ("fn f() { return ::other::g() }", "fn f() { return crate::other::g() }"),
            ("use crate::a;", "use crate::a;"),
        ] {
            assert_eq!(rewritten(text, None).unwrap(), expected);
        }
    }

    #[test]
    fn what_could_mean_two_things_is_refused() {
        for text in [
            "mod other {}",
            "struct other;",
            "fn f<other>() {}",
            "use a::b as other;",
            "use other;",
            "extern crate alloc;",
            "#[macro_use] extern crate other;",
            "#[macro_export] macro_rules! m { () => { crate::f() } }",
            "#[macro_export(local_inner_macros)] macro_rules! m { () => { f!() } }",
        ] {
            assert!(
                rewritten(text, None).unwrap_err().to_string().starts_with("main.rs:1:"),
                "{text}"
            );
        }
    }
}
