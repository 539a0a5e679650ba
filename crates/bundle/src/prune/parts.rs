//! The parts of a file that can be deleted one by one.

use crate::join::Joined;
use crate::source::tokens;
use crate::syntax::{is_mark, parse, start, with_comments, words};
use anyhow::Result;
use proc_macro2::{TokenStream, TokenTree};
use std::collections::{BTreeSet, HashSet};
use std::ops::Range;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{
    Block, GenericParam, Ident, ImplItem, ImplItemConst, ImplItemType, Item, ItemConst, ItemEnum,
    ItemImpl, ItemStatic, ItemStruct, ItemTrait, ItemType, ItemUnion, ItemUse, ReturnType,
    Signature, TraitItem, Type, UseName, UseRename, UseTree, Visibility,
};

/// The rule by which a part stays.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub enum Kind {
    /// Something with a name: it stays until rustc calls it unused.
    #[default]
    Item,
    /// A member of an implementation of a trait: it stays with it.
    Member,
    /// An implementation of a trait.
    Implementation,
    /// A call of a macro that makes items, a constant without a name, or a rule of a macro that complains.
    Call,
    /// A name in an import: it stays until rustc calls it unused.
    Use,
    /// A list of imports, or a path before them: one of them stays.
    Import,
    /// A module: something in it stays.
    Module,
    /// An inherent `impl` block, which stays while a member of it does.
    Group,
    /// Anything else: what is around it stays.
    Inner,
}

impl Kind {
    /// Returns true for a kind that is removed with its last member.
    pub fn is_around(self) -> bool {
        matches!(self, Kind::Group | Kind::Import | Kind::Module)
    }
}

/// A part of the file.
#[derive(Debug, Default)]
pub struct Part {
    pub kind: Kind,
    /// The text to delete.
    pub range: Range<usize>,
    /// The place that rustc points at: the name, the import, the head of an implementation.
    pub place: Range<usize>,
    /// The names that it has, or that are in its head; of a call, those in its tokens.
    pub names: HashSet<String>,
    /// The index of the part around it, which comes before it.
    pub parent: Option<usize>,
    /// The inside of a body that is emptied: nothing reaches the function, and the compiler can do without it.
    pub body: Option<Range<usize>>,
    /// True for a private import, which does not keep its module.
    pub is_passive: bool,
    /// True if a reached function begins in one of its lines.
    pub is_reached: bool,
    /// True if it is under a `cfg`, where lints report it only if it is compiled.
    pub is_conditional: bool,
    /// The words in it that are in no part inside, nor in a body that is emptied.
    pub words: HashSet<String>,
}

/// Finds the parts of the libraries, and what the program imports from them. `lines` are those where reached functions begin.
pub fn find(joined: &Joined, lines: &BTreeSet<usize>) -> Result<Vec<Part>> {
    let mut finder = Finder { joined, lines, found: Vec::new(), parent: None };
    finder.visit_file(&parse(&joined.source)?);
    Ok(finder.found)
}

struct Finder<'a> {
    joined: &'a Joined,
    lines: &'a BTreeSet<usize>,
    found: Vec<Part>,
    parent: Option<usize>,
}

impl Finder<'_> {
    fn text(&self, item: &impl Spanned) -> &str {
        &self.joined.source.text()[item.span().byte_range()]
    }

    fn add(
        &mut self,
        kind: Kind,
        range: Range<usize>,
        place: Range<usize>,
        names: impl IntoIterator<Item = String>,
    ) {
        let text = self.joined.source.text();
        let is_library = range.start >= self.joined.libraries;
        let range = if is_library { with_comments(text, range) } else { range };
        // The attributes of a call stand before its mark.
        let before = text[range.start..place.start].split(['!', '=']).next();
        let is_conditional = before.is_some_and(|before| before.contains("cfg"))
            || self.parent.is_some_and(|around| self.found[around].is_conditional);
        let first = text[..range.start].rfind('\n').map_or(0, |newline| newline + 1);
        let last = text[range.end..].find('\n').map_or(text.len(), |length| range.end + length);
        let is_reached = self.lines.range(first..=last).next().is_some();
        let (parent, names) = (self.parent, names.into_iter().collect());
        let part = Part { kind, range, place, names, parent, is_reached, ..Part::default() };
        self.found.push(Part { is_conditional, ..part });
    }

    fn last(&mut self) -> &mut Part {
        self.found.last_mut().expect("a part was added")
    }

    fn named(&mut self, kind: Kind, item: &impl Spanned, name: &Ident) {
        let place = name.span().byte_range();
        self.add(kind, item.span().byte_range(), place, [name.to_string()]);
    }

    fn function(
        &mut self,
        kind: Kind,
        item: &impl Spanned,
        signature: &Signature,
        block: Option<&Block>,
    ) {
        let block = block.filter(|block| can_be_emptied(signature, block));
        let body = block.map(|block| {
            let braces = block.brace_token.span;
            braces.open().byte_range().end..start(braces.close())
        });
        self.named(kind, item, &signature.ident);
        let part = self.last();
        part.body = body.filter(|_| !part.is_reached);
    }

    fn unnamed(&mut self, kind: Kind, item: &impl Spanned, names: HashSet<String>) {
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
                self.add(Kind::Import, range, path.ident.span().byte_range(), []);
                self.inside(|this| this.import(&path.tree, path.tree.span().byte_range()));
            }
            UseTree::Group(group) => {
                for pair in group.items.pairs() {
                    self.import(pair.value(), pair.span().byte_range());
                }
            }
            UseTree::Name(UseName { ident, .. }) | UseTree::Rename(UseRename { ident, .. }) => {
                self.add(Kind::Use, range, place, [ident.to_string()]);
            }
            UseTree::Glob(_) => self.add(Kind::Use, range, place, []),
        }
    }

    fn rules(&mut self, tokens: TokenStream) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        for rule in tokens.split_inclusive(|token| is_mark(token, ";")) {
            let place = rule[0].span().byte_range();
            let range = place.start..rule[rule.len() - 1].span().byte_range().end;
            // A program that compiles never meets a rule that only complains.
            let complains = self.joined.source.text()[range.clone()].contains("compile_error!");
            self.add(if complains { Kind::Call } else { Kind::Item }, range, place, []);
        }
    }
}

/// Returns true if nothing but the body itself depends on it: neither a type nor a constant, nor what is declared in it
/// for all.
fn can_be_emptied(signature: &Signature, block: &Block) -> bool {
    struct Outward(bool);
    impl<'ast> Visit<'ast> for Outward {
        fn visit_item_impl(&mut self, _: &'ast ItemImpl) {
            self.0 = true;
        }

        fn visit_type(&mut self, of: &'ast Type) {
            self.0 |= matches!(of, Type::ImplTrait(_));
            visit::visit_type(self, of);
        }
    }
    let mut outward = Outward(signature.constness.is_some() || signature.asyncness.is_some());
    if let ReturnType::Type(_, of) = &signature.output {
        outward.visit_type(of);
    }
    block.stmts.iter().for_each(|statement| outward.visit_stmt(statement));
    !outward.0
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_item(&mut self, item: &'ast Item) {
        if start(item.span()) < self.joined.libraries {
            return visit::visit_item(self, item);
        }
        match item {
            Item::Impl(_) | Item::Use(_) => return visit::visit_item(self, item),
            Item::Const(one) if one.ident == "_" => self.unnamed(Kind::Call, item, HashSet::new()),
            Item::Const(ItemConst { ident, .. })
            | Item::Enum(ItemEnum { ident, .. })
            | Item::Static(ItemStatic { ident, .. })
            | Item::Struct(ItemStruct { ident, .. })
            | Item::Trait(ItemTrait { ident, .. })
            | Item::Type(ItemType { ident, .. })
            | Item::Union(ItemUnion { ident, .. }) => self.named(Kind::Item, item, ident),
            Item::Fn(item) => self.function(Kind::Item, item, &item.sig, Some(&item.block)),
            Item::Macro(item) => match &item.ident {
                Some(name) => {
                    self.named(Kind::Item, item, name);
                    self.inside(|this| this.rules(item.mac.tokens.clone()));
                }
                None => {
                    let names = words(tokens(self.text(item)));
                    self.unnamed(Kind::Call, item, names);
                }
            },
            Item::Mod(item) => self.named(Kind::Module, item, &item.ident),
            _ => self.unnamed(Kind::Inner, item, HashSet::new()),
        }
        self.inside(|this| visit::visit_item(this, item));
    }

    fn visit_item_use(&mut self, item: &'ast ItemUse) {
        let range = item.span().byte_range();
        if range.start >= self.joined.libraries || self.is_ours(item) {
            let place = range.start..range.start;
            self.add(Kind::Import, range, place, []);
            self.last().is_passive = matches!(item.vis, Visibility::Inherited);
            self.inside(|this| this.import(&item.tree, item.tree.span().byte_range()));
        }
    }

    fn visit_item_impl(&mut self, item: &'ast ItemImpl) {
        if start(item.span()) < self.joined.libraries {
            return visit::visit_item_impl(self, item);
        }
        let kind = if item.trait_.is_some() { Kind::Implementation } else { Kind::Group };
        let path = item.trait_.as_ref().map(|(_, path, _)| self.text(path));
        let named = path.into_iter().chain([self.text(&item.self_ty)]);
        let of = item.generics.params.iter().map(|parameter| match parameter {
            GenericParam::Type(one) => one.ident.to_string(),
            GenericParam::Const(one) => one.ident.to_string(),
            GenericParam::Lifetime(one) => one.lifetime.ident.to_string(),
        });
        let of: HashSet<String> = of.collect();
        let names = named.flat_map(|text| words(tokens(text))).filter(|name| !of.contains(name));
        let names: HashSet<String> = names.collect();
        let head = start(item.impl_token.span)..start(item.brace_token.span.open());
        self.add(kind, item.span().byte_range(), head, names);
        self.inside(|this| item.items.iter().for_each(|member| this.visit_impl_item(member)));
    }

    fn visit_impl_item(&mut self, member: &'ast ImplItem) {
        let around = self.parent.map(|parent| self.found[parent].kind);
        let kind = match around {
            Some(Kind::Group) => Kind::Item,
            Some(Kind::Implementation) => Kind::Member,
            _ => return visit::visit_impl_item(self, member),
        };
        match member {
            ImplItem::Fn(item) => self.function(kind, item, &item.sig, Some(&item.block)),
            ImplItem::Const(ImplItemConst { ident, .. })
            | ImplItem::Type(ImplItemType { ident, .. }) => self.named(kind, member, ident),
            ImplItem::Macro(item) => {
                let of = self.parent.map(|parent| self.found[parent].names.clone());
                let names =
                    words(item.mac.tokens.clone()).into_iter().chain(of.unwrap_or_default());
                self.unnamed(Kind::Call, item, names.collect());
            }
            _ => self.unnamed(Kind::Inner, member, HashSet::new()),
        }
        self.inside(|this| visit::visit_impl_item(this, member));
    }

    fn visit_trait_item(&mut self, member: &'ast TraitItem) {
        match member {
            TraitItem::Fn(item) if self.parent.is_some() => {
                self.function(Kind::Item, item, &item.sig, item.default.as_ref());
                self.inside(|this| visit::visit_trait_item(this, member));
            }
            _ => visit::visit_trait_item(self, member),
        }
    }
}
