//! The parts of a file that can be deleted one by one.

use crate::join::Joined;
use crate::source::tokens;
use crate::syntax::{parse, start, statics, with_comments, words};
use anyhow::Result;
use proc_macro2::{TokenStream, TokenTree};
use std::ops::Range;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{GenericParam, Ident, ImplItem, Item, ItemImpl, ItemUse, TraitItem, UseTree, Visibility};

/// The rule by which a part is needed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Kind {
    /// A type, a constant, a macro, ...: something needed names it.
    Plain,
    /// A function outside of types: it is reached, or named.
    Function,
    /// A function of a type or trait: it is reached.
    Method,
    /// An implementation of a trait, with functions: one of them is reached.
    Trait,
    /// An implementation of a trait without functions: what it names is needed.
    Marker,
    /// A name in an import: something needed names it too.
    Use,
    /// A list of imports, or a path before them: one of them is needed.
    Import,
    /// A module: something in it is needed.
    Module,
    /// An implementation without a trait: something in it is needed.
    Group,
    /// A call of a macro that makes items, or something without a name: a line of it is reached.
    Nameless,
    /// A call such as `thread_local! { static ... }`: something needed names one of these.
    Statics,
    /// A rule of a macro, say: what is around it is needed.
    Inner,
}

impl Kind {
    /// Returns true for what is needed only if something in it is.
    pub fn is_around(self) -> bool {
        matches!(self, Kind::Group | Kind::Import | Kind::Module)
    }

    /// Returns true for what cannot be without all items of one of its names.
    pub fn is_about_items(self) -> bool {
        matches!(self, Kind::Group | Kind::Marker | Kind::Trait | Kind::Use)
    }

    /// Returns true for what has a name of its own.
    pub fn is_item(self) -> bool {
        matches!(self, Kind::Plain | Kind::Function | Kind::Statics)
    }
}

/// A part of the file.
#[derive(Debug)]
pub struct Part {
    pub kind: Kind,
    /// The text to delete.
    pub range: Range<usize>,
    /// The place that rustc points at: the name, the import, the head of an implementation.
    pub place: Range<usize>,
    /// The names that it has, or that are in its head.
    pub names: Vec<String>,
    /// The index of the part around it, which comes before it.
    pub parent: Option<usize>,
    /// True for an import that does not make its module needed: it is private.
    pub is_passive: bool,
}

impl Part {
    /// Returns true if there is a `cfg` at it or at what is around it.
    pub fn is_conditional(&self, text: &str, parts: &[Part]) -> bool {
        text[self.range.start..self.place.start].contains("cfg")
            || self.parent.is_some_and(|parent| parts[parent].is_conditional(text, parts))
    }

    /// The text before the braces of a trait.
    pub fn head<'a>(&self, text: &'a str) -> Option<&'a str> {
        let before = text[self.range.start..self.place.start].trim_end();
        before.ends_with("trait").then_some(())?;
        text[self.place.end..self.range.end].split('{').next()
    }

    /// Returns true for an import from the standard library.
    pub fn is_from_std(&self, text: &str, parts: &[Part]) -> bool {
        match self.parent.map(|parent| &parts[parent]).filter(|part| part.kind == Kind::Import) {
            Some(around) => around.is_from_std(text, parts),
            None => {
                let import = text[self.range.clone()].split("use ").nth(1);
                import.is_some_and(|path| {
                    ["std:", "core:", "alloc:", "::std:"].iter().any(|root| path.starts_with(root))
                })
            }
        }
    }

    /// Returns true if one of its names is among these.
    pub fn has_name(&self, is_it: impl Fn(&String) -> bool) -> bool {
        self.names.iter().any(is_it)
    }
}

/// Finds the parts of the libraries, and what the program imports from them.
///
/// # Errors
///
/// If the text does not parse.
pub fn find(joined: &Joined) -> Result<Vec<Part>> {
    let mut finder = Finder { joined, found: Vec::new(), parent: None };
    finder.visit_file(&parse(&joined.source)?);
    Ok(finder.found)
}

struct Finder<'a> {
    joined: &'a Joined,
    found: Vec<Part>,
    parent: Option<usize>,
}

impl Finder<'_> {
    fn text(&self, item: &impl Spanned) -> &str {
        &self.joined.source.text()[item.span().byte_range()]
    }

    fn add(&mut self, kind: Kind, range: Range<usize>, place: Range<usize>, names: Vec<String>) {
        let is_library = range.start >= self.joined.libraries;
        let range = match is_library {
            true => with_comments(self.joined.source.text(), range),
            false => range,
        };
        let parent = self.parent;
        self.found.push(Part { kind, range, place, names, parent, is_passive: false });
    }

    fn named(&mut self, kind: Kind, item: &impl Spanned, name: &Ident) {
        let place = name.span().byte_range();
        self.add(kind, item.span().byte_range(), place, vec![name.to_string()]);
    }

    fn unnamed(&mut self, kind: Kind, item: &impl Spanned, names: Vec<String>) {
        let range = item.span().byte_range();
        self.add(kind, range.clone(), range.end..range.end, names);
    }

    /// Finds what is in the part that was added last.
    fn inside(&mut self, find: impl FnOnce(&mut Self)) {
        let parent = self.parent.replace(self.found.len() - 1);
        find(self);
        self.parent = parent;
    }

    /// True if an import of the program names a library.
    fn is_ours(&self, item: &ItemUse) -> bool {
        let words = words(tokens(self.text(item)));
        words.contains("crate") || self.joined.modules.iter().any(|name| words.contains(name))
    }

    fn import(&mut self, tree: &UseTree, range: Range<usize>) {
        let place = tree.span().byte_range();
        match tree {
            UseTree::Path(path) => {
                self.add(Kind::Import, range, path.ident.span().byte_range(), Vec::new());
                self.inside(|this| this.import(&path.tree, path.tree.span().byte_range()));
            }
            UseTree::Group(group) => {
                for pair in group.items.pairs() {
                    self.import(pair.value(), pair.span().byte_range());
                }
            }
            UseTree::Name(name) => self.add(Kind::Use, range, place, vec![name.ident.to_string()]),
            UseTree::Rename(name) => {
                let names = vec![name.ident.to_string(), name.rename.to_string()];
                self.add(Kind::Use, range, place, names);
            }
            UseTree::Glob(_) => self.add(Kind::Use, range, place, Vec::new()),
        }
    }

    fn call(&mut self, item: &syn::ItemMacro) {
        let statics: Vec<String> = statics(item.mac.tokens.clone()).into_iter().collect();
        if statics.is_empty() {
            let words = words(tokens(self.text(item)));
            self.unnamed(Kind::Nameless, item, words.into_iter().collect());
        } else {
            self.unnamed(Kind::Statics, item, statics);
        }
    }

    fn rules(&mut self, tokens: TokenStream) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let is_end =
            |token: &TokenTree| matches!(token, TokenTree::Punct(mark) if mark.as_char() == ';');
        for rule in tokens.split_inclusive(is_end) {
            let place = rule[0].span().byte_range();
            let range = place.start..rule[rule.len() - 1].span().byte_range().end;
            // A program that compiles never meets a rule that only complains.
            let body = self.joined.source.text()[range.clone()].rsplit("=>").next();
            let body = body.map(|body| body.trim_start_matches(['{', '(', '[', ' ', '\n']));
            let complains = body.is_some_and(|body| body.starts_with("compile_error!"));
            let kind = if complains { Kind::Nameless } else { Kind::Inner };
            self.add(kind, range, place, Vec::new());
        }
    }

    fn member(&mut self, member: &ImplItem) {
        match member {
            ImplItem::Const(item) => self.named(Kind::Plain, item, &item.ident),
            ImplItem::Fn(item) => self.named(Kind::Method, item, &item.sig.ident),
            ImplItem::Type(item) => self.named(Kind::Plain, item, &item.ident),
            _ => self.unnamed(Kind::Inner, member, Vec::new()),
        }
        self.inside(|this| visit::visit_impl_item(this, member));
    }
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_item(&mut self, item: &'ast Item) {
        if start(item.span()) < self.joined.libraries {
            return visit::visit_item(self, item);
        }
        match item {
            Item::Impl(_) | Item::Use(_) => return visit::visit_item(self, item),
            Item::Const(one) if one.ident == "_" => self.unnamed(Kind::Nameless, item, Vec::new()),
            Item::Const(item) => self.named(Kind::Plain, item, &item.ident),
            Item::Enum(item) => self.named(Kind::Plain, item, &item.ident),
            Item::Fn(item) => self.named(Kind::Function, item, &item.sig.ident),
            Item::Macro(item) => match &item.ident {
                Some(name) => {
                    self.named(Kind::Plain, item, name);
                    self.inside(|this| this.rules(item.mac.tokens.clone()));
                }
                None => self.call(item),
            },
            Item::Mod(item) => self.named(Kind::Module, item, &item.ident),
            Item::Static(item) => self.named(Kind::Plain, item, &item.ident),
            Item::Struct(item) => self.named(Kind::Plain, item, &item.ident),
            Item::Trait(item) => self.named(Kind::Plain, item, &item.ident),
            Item::Type(item) => self.named(Kind::Plain, item, &item.ident),
            Item::Union(item) => self.named(Kind::Plain, item, &item.ident),
            _ => self.unnamed(Kind::Inner, item, Vec::new()),
        }
        self.inside(|this| visit::visit_item(this, item));
    }

    fn visit_item_use(&mut self, item: &'ast ItemUse) {
        let range = item.span().byte_range();
        if range.start >= self.joined.libraries || self.is_ours(item) {
            let place = range.start..range.start;
            self.add(Kind::Import, range, place, Vec::new());
            if let Some(part) = self.found.last_mut() {
                part.is_passive = matches!(item.vis, Visibility::Inherited);
            }
            self.inside(|this| this.import(&item.tree, item.tree.span().byte_range()));
        }
    }

    fn visit_item_impl(&mut self, item: &'ast ItemImpl) {
        if start(item.span()) < self.joined.libraries {
            return visit::visit_item_impl(self, item);
        }
        let kind = match &item.trait_ {
            None => Kind::Group,
            Some(_) if item.items.iter().any(|one| matches!(one, ImplItem::Fn(_))) => Kind::Trait,
            Some(_) => Kind::Marker,
        };
        let path = item.trait_.as_ref().map(|(_, path, _)| self.text(path));
        let named = path.into_iter().chain([self.text(&item.self_ty)]);
        let of = item.generics.params.iter().map(|parameter| match parameter {
            GenericParam::Type(one) => one.ident.to_string(),
            GenericParam::Const(one) => one.ident.to_string(),
            GenericParam::Lifetime(one) => one.lifetime.ident.to_string(),
        });
        let of: Vec<String> = of.collect();
        let names = named.flat_map(|text| words(tokens(text))).filter(|name| !of.contains(name));
        let names = names.collect();
        let head = start(item.impl_token.span)..start(item.brace_token.span.open());
        self.add(kind, item.span().byte_range(), head, names);
        self.inside(|this| match kind {
            Kind::Group => item.items.iter().for_each(|member| this.member(member)),
            _ => visit::visit_item_impl(this, item),
        });
    }

    fn visit_trait_item(&mut self, member: &'ast TraitItem) {
        // A method without a body must stay where it is implemented.
        match member {
            TraitItem::Fn(method) if method.default.is_some() && self.parent.is_some() => {
                self.named(Kind::Method, method, &method.sig.ident);
                self.inside(|this| visit::visit_trait_item(this, member));
            }
            _ => visit::visit_trait_item(self, member),
        }
    }
}
