//! The items of the libraries, each with the names that it gives and the words that it uses.

use super::source::tokens;
use super::syntax::{attribute, attributes, foreign_name, member_name, start, statics, words};
use std::collections::{HashMap, HashSet};
use std::ops::Range;
use syn::spanned::Spanned;
use syn::{ImplItem, Item, ItemImpl, ItemMod, ItemUse, Type, UseTree, Visibility};

/// What an item is, as far as reaching it depends on that.
#[derive(Debug)]
pub enum Kind {
    /// Reached by one of its names: a function, a type, a constant, a macro, ...
    Plain,
    /// Also reached by the names of its methods.
    Trait,
    /// A module, reached by what is in it.
    Module,
    /// An implementation: of which trait, if of any, for which type. One whose members can go alone
    /// has their names.
    Impl { of: Option<String>, head: Option<String>, parts: bool },
    /// A method or constant in the implementation of that index.
    Member(usize),
    /// An import; `foreign` if not from a library that is here; `public` if others can use it.
    Use { foreign: bool, public: bool },
    /// `use ...::*`.
    Glob { public: bool },
    /// A call of a macro that makes items.
    Call,
    /// What has to stay wherever its module stays.
    Root,
}

/// An item, or a part of one that can go alone.
#[derive(Debug)]
pub struct Node {
    /// Where it stands.
    pub range: Range<usize>,
    /// What it is.
    pub kind: Kind,
    /// The names that it gives to others.
    pub names: Vec<String>,
    /// The words in it.
    pub words: HashSet<String>,
    /// The index of the module around it.
    pub parent: Option<usize>,
}

/// All nodes, and facts about them together.
#[derive(Default, Debug)]
pub struct Index {
    /// Modules before what is in them, implementations before their members.
    pub nodes: Vec<Node>,
    /// The types of the libraries.
    pub types: HashSet<String>,
    /// The traits.
    pub traits: HashSet<String>,
    /// Other names of types and traits, with the words of what they stand for.
    aliases: HashMap<String, HashSet<String>>,
    /// The words in the bodies of macros.
    pub macros: HashMap<String, HashSet<String>>,
    /// The names of the libraries and of their modules.
    modules: HashSet<String>,
}

impl Index {
    /// The items that begin at `from` or behind it.
    pub fn new(file: &syn::File, text: &str, from: usize) -> Self {
        let mut index = Index::default();
        let items: Vec<&Item> =
            file.items.iter().filter(|item| start(item.span()) >= from).collect();
        items.iter().for_each(|item| index.declare(item, text));
        items.iter().for_each(|item| index.item(item, text, None));
        index
    }

    /// Where a trait or type of this name, which stands at this byte, is implemented: everywhere, or in
    /// its own module if there is another one of that name.
    pub fn implementations(&self, name: &str, at: usize) -> Vec<Range<usize>> {
        let is_it = |other: &Option<String>| {
            other.as_deref().is_some_and(|other| self.behind(other).contains(name))
        };
        let declares = |node: &&Node| {
            let declared = matches!(node.kind, Kind::Plain | Kind::Trait);
            declared && node.names.last().is_some_and(|last| last == name)
        };
        let declared: Vec<&Node> = self.nodes.iter().filter(declares).collect();
        let home = declared.iter().find(|node| node.range.contains(&at)).map(|node| node.parent);
        let nodes = self.nodes.iter().filter(|node| match &node.kind {
            Kind::Impl { of, head, .. } => {
                (is_it(of) || is_it(head)) && (declared.len() < 2 || home == Some(node.parent))
            }
            _ => false,
        });
        nodes.map(|node| node.range.clone()).collect()
    }

    /// First all names: whether a path is foreign depends on them.
    fn declare(&mut self, item: &Item, text: &str) {
        match item {
            Item::Mod(module) => {
                self.modules.insert(module.ident.to_string());
                let items = module.content.iter().flat_map(|(_, items)| items);
                items.for_each(|item| self.declare(item, text));
            }
            Item::Struct(item) => drop(self.types.insert(item.ident.to_string())),
            Item::Enum(item) => drop(self.types.insert(item.ident.to_string())),
            Item::Union(item) => drop(self.types.insert(item.ident.to_string())),
            Item::Type(item) => {
                let words = words(tokens(&text[item.ty.span().byte_range()]));
                self.aliases.insert(item.ident.to_string(), words);
            }
            Item::Use(item) => self.renames(&item.tree),
            Item::Trait(item) => drop(self.traits.insert(item.ident.to_string())),
            Item::Macro(item) => {
                if let Some(name) = &item.ident {
                    self.macros.insert(name.to_string(), words(item.mac.tokens.clone()));
                }
            }
            _ => {}
        }
    }

    /// `use a as b` gives another name.
    fn renames(&mut self, tree: &UseTree) {
        match tree {
            UseTree::Path(path) => self.renames(&path.tree),
            UseTree::Group(group) => group.items.iter().for_each(|tree| self.renames(tree)),
            UseTree::Rename(rename) => {
                let words = self.aliases.entry(rename.rename.to_string()).or_default();
                words.insert(rename.ident.to_string());
            }
            _ => {}
        }
    }

    /// All names that a name may stand for, itself among them.
    pub fn behind(&self, name: &str) -> HashSet<String> {
        let (mut found, mut open) = (HashSet::new(), vec![name.to_string()]);
        while let Some(name) = open.pop() {
            open.extend(self.aliases.get(&name).into_iter().flatten().cloned());
            if !found.insert(name) {
                open.retain(|one| !found.contains(one));
            }
        }
        found
    }

    fn add(&mut self, range: Range<usize>, kind: Kind, names: Vec<String>, parent: Option<usize>) {
        let node = Node { range, kind, names, words: HashSet::new(), parent };
        self.nodes.push(node);
    }

    fn item(&mut self, item: &Item, text: &str, parent: Option<usize>) {
        let range = item.span().byte_range();
        let mut names = Vec::new();
        let kind = match item {
            Item::Const(item) => named(&mut names, &item.ident),
            Item::Enum(item) => named(&mut names, &item.ident),
            Item::Fn(item) => named(&mut names, &item.sig.ident),
            Item::Static(item) => named(&mut names, &item.ident),
            Item::Struct(item) => named(&mut names, &item.ident),
            Item::Type(item) => named(&mut names, &item.ident),
            Item::Union(item) => named(&mut names, &item.ident),
            Item::Trait(item) => {
                names = item.items.iter().filter_map(member_name).collect();
                names.push(item.ident.to_string());
                Kind::Trait
            }
            Item::Macro(item) => match &item.ident {
                Some(name) => named(&mut names, name),
                None => {
                    names = statics(item.mac.tokens.clone());
                    Kind::Call
                }
            },
            Item::ForeignMod(item) => {
                names = item.items.iter().filter_map(foreign_name).collect();
                Kind::Plain
            }
            Item::Mod(module) => return self.module(module, text, parent),
            Item::Use(item) => {
                let public = !matches!(item.vis, Visibility::Inherited);
                return self.imports(item, &item.tree, &mut Vec::new(), public, parent);
            }
            Item::Impl(item) => return self.implementation(item, text, parent),
            _ => Kind::Root,
        };
        let lasting = ["export_name", "global_allocator", "no_mangle", "panic_handler", "used"];
        let lasts = lasting.iter().any(|name| attribute(attributes(item), name).is_some());
        // `const _: ...` checks something.
        let lasts = lasts || names == ["_"];
        self.add(range.clone(), if lasts { Kind::Root } else { kind }, names, parent);
        self.read(&text[range]);
    }

    /// The last node uses the words in `text`.
    fn read(&mut self, text: &str) {
        let last = self.nodes.last_mut().expect("a node was added");
        last.words = words(tokens(text));
    }

    fn module(&mut self, module: &ItemMod, text: &str, parent: Option<usize>) {
        let names = vec![module.ident.to_string()];
        self.add(module.span().byte_range(), Kind::Module, names, parent);
        let this = Some(self.nodes.len() - 1);
        let items = module.content.iter().flat_map(|(_, items)| items);
        items.for_each(|item| self.item(item, text, this));
    }

    fn implementation(&mut self, item: &ItemImpl, text: &str, parent: Option<usize>) {
        let range = item.span().byte_range();
        let parameters: Vec<_> = item.generics.type_params().map(|one| &one.ident).collect();
        let head = match &*item.self_ty {
            Type::Path(path) => path.path.segments.last().map(|segment| &segment.ident),
            _ => None,
        };
        let head = head.filter(|head| !parameters.contains(head)).map(ToString::to_string);
        let of = item.trait_.as_ref().and_then(|(_, path, _)| path.segments.last());
        let of = of.map(|segment| segment.ident.to_string());
        let is_part = |part: &ImplItem| {
            matches!(part, ImplItem::Const(_) | ImplItem::Fn(_) | ImplItem::Type(_))
        };
        let parts = of.is_none() && item.items.iter().all(is_part);
        self.add(range.clone(), Kind::Impl { of, head, parts }, Vec::new(), parent);
        let this = self.nodes.len() - 1;
        let end = if parts { start(item.brace_token.span.open()) } else { range.end };
        self.read(&text[range.start..end]);
        for member in item.items.iter().filter(|_| parts) {
            let range = member.span().byte_range();
            let (kind, name) = match member {
                ImplItem::Const(item) => (Kind::Member(this), item.ident.to_string()),
                ImplItem::Fn(item) => (Kind::Member(this), item.sig.ident.to_string()),
                ImplItem::Type(item) => (Kind::Member(this), item.ident.to_string()),
                _ => (Kind::Root, String::new()),
            };
            self.nodes[this].names.push(name.clone());
            self.add(range.clone(), kind, vec![name], parent);
            self.read(&text[range]);
        }
    }

    fn imports(
        &mut self,
        item: &ItemUse,
        tree: &UseTree,
        path: &mut Vec<String>,
        public: bool,
        parent: Option<usize>,
    ) {
        let range = tree.span().byte_range();
        match tree {
            UseTree::Path(step) => {
                path.push(step.ident.to_string());
                self.imports(item, &step.tree, path, public, parent);
                path.pop();
                return;
            }
            UseTree::Group(group) => {
                for tree in &group.items {
                    self.imports(item, tree, path, public, parent);
                }
                return;
            }
            UseTree::Glob(_) => {
                let foreign = self.is_foreign(item, path.first());
                let kind = if foreign {
                    Kind::Use { foreign, public: false }
                } else {
                    Kind::Glob { public }
                };
                self.add(range, kind, Vec::new(), parent);
            }
            UseTree::Name(name) => {
                let name = name.ident.to_string();
                let first = path.first().unwrap_or(&name);
                let foreign = self.is_foreign(item, Some(first));
                let given = if name == "self" { path.last().cloned() } else { Some(name.clone()) };
                let names = given.into_iter().collect();
                self.add(range, Kind::Use { foreign, public }, names, parent);
                path.push(name);
            }
            UseTree::Rename(rename) => {
                let name = rename.ident.to_string();
                let foreign = self.is_foreign(item, Some(path.first().unwrap_or(&name)));
                let names = vec![rename.rename.to_string()];
                self.add(range, Kind::Use { foreign, public }, names, parent);
                path.push(name);
            }
        }
        let last = self.nodes.last_mut().expect("a node was added");
        let standard =
            path.first().is_some_and(|first| ["alloc", "core", "std"].contains(&&**first));
        if !standard {
            last.words = path.iter().cloned().collect();
        }
        if !matches!(tree, UseTree::Glob(_)) {
            path.pop();
        }
    }

    /// Whether an import may be from elsewhere. In doubt, one that others can use is ours: `io` may be
    /// our module, or the one of the standard library that was imported.
    fn is_foreign(&self, item: &ItemUse, first: Option<&String>) -> bool {
        let public = !matches!(item.vis, Visibility::Inherited);
        let inside = |first: &str| {
            let ours = [&self.modules, &self.types, &self.traits];
            ["crate", "self", "super"].contains(&first)
                || public && ours.iter().any(|names| names.contains(first))
        };
        item.leading_colon.is_some() || first.is_none_or(|first| !inside(first))
    }
}

fn named(names: &mut Vec<String>, name: &syn::Ident) -> Kind {
    names.push(name.to_string());
    Kind::Plain
}
