//! What the program reaches by name. An item is kept if its name occurs in anything that is kept, in
//! whatever sense: that keeps too much, never too little, and asks no compiler.

use super::items::{Index, Kind, Node};
use super::join::Joined;
use super::source::tokens;
use super::syntax::{parse, walk, with_comments, words};
use anyhow::Result;
use std::collections::HashSet;
use std::ops::Range;

/// Blanks what the program does not reach, and whether there was any.
///
/// # Errors
///
/// If the text does not parse.
pub fn prune(joined: &mut Joined) -> Result<bool> {
    let file = parse(&joined.source)?;
    let text = joined.source.text();
    let index = Index::new(&file, text, joined.libraries);
    let mut reach = Reach {
        index: &index,
        reached: vec![false; index.nodes.len()],
        words: words(tokens(&text[..joined.libraries])),
    };
    reach.run();
    let mut paths = paths(&text[..joined.libraries]);
    for (node, _) in reach.nodes().filter(|(_, reached)| *reached) {
        match &node.kind {
            Kind::Module => {}
            Kind::Use { .. } | Kind::Glob { .. } => paths.extend(node.words.iter().cloned()),
            _ => paths.extend(self::paths(&text[node.range.clone()])),
        }
    }
    let unreached = reach.nodes().filter(|(node, reached)| {
        // An empty module must be there for those who name it.
        let named = node.names.first().is_some_and(|name| paths.contains(name));
        let needed = matches!(node.kind, Kind::Module) && named;
        !reached && !needed
    });
    let ranges = unreached.map(|(node, _)| removal(text, node)).collect::<Vec<_>>();
    joined.source.blank(&ranges);
    super::imports::sweep(&mut joined.source, joined.libraries);
    Ok(!ranges.is_empty())
}

/// What goes with a node.
fn removal(text: &str, node: &Node) -> Range<usize> {
    match node.kind {
        Kind::Use { .. } | Kind::Glob { .. } => node.range.clone(),
        _ => with_comments(text, node.range.clone()),
    }
}

/// The names before `::`.
fn paths(text: &str) -> HashSet<String> {
    let mut paths = HashSet::new();
    walk(tokens(text), &mut |around| {
        let standard = around.marks(-2, "::")
            && around.ident(-3).is_some_and(|first| ["core", "std"].contains(&&*first));
        if around.marks(1, "::") && !standard {
            paths.extend(around.ident(0));
        }
    });
    paths
}

struct Reach<'a> {
    index: &'a Index,
    reached: Vec<bool>,
    words: HashSet<String>,
}

impl Reach<'_> {
    fn nodes(&self) -> impl Iterator<Item = (&Node, bool)> {
        self.index.nodes.iter().zip(self.reached.iter().copied())
    }

    fn run(&mut self) {
        let mut changed = true;
        while changed {
            changed = false;
            for (number, node) in self.index.nodes.iter().enumerate() {
                if self.reached[number] || !self.is_wanted(number, node) {
                    continue;
                }
                changed = true;
                self.reached[number] = true;
                if !matches!(node.kind, Kind::Module) {
                    self.words.extend(node.words.iter().cloned());
                }
                if let Kind::Trait = node.kind {
                    self.words.extend(node.names.last().cloned());
                }
            }
        }
    }

    fn is_named(&self, node: &Node) -> bool {
        node.names.iter().any(|name| self.words.contains(name))
    }

    fn is_wanted(&self, number: usize, node: &Node) -> bool {
        match &node.kind {
            Kind::Plain | Kind::Trait => self.is_named(node),
            Kind::Module => self.lives(Some(number)),
            Kind::Impl { of, head, parts } => {
                (!parts || self.is_named(node))
                    && self.implements(node, of.as_deref(), head.as_deref())
            }
            Kind::Member(of) => self.reached[*of] && self.is_named(node),
            // A trait is imported for its methods' sake, and nobody names it.
            Kind::Use { foreign: true, .. } => self.lives(node.parent),
            Kind::Use { foreign: false, public } => {
                let wanted = self.is_named(node) || self.imports_a_trait(node);
                wanted && (*public || self.lives(node.parent))
            }
            Kind::Glob { public } => {
                let module = node.parent.map(|parent| &self.index.nodes[parent]);
                self.lives(node.parent) || *public && module.is_none_or(|one| self.is_named(one))
            }
            Kind::Call => self.is_called_for(node),
            Kind::Root => self.lives(node.parent),
        }
    }

    /// Whether anything in the module is reached that has a meaning of its own.
    fn lives(&self, module: Option<usize>) -> bool {
        let Some(module) = module else { return true };
        let within = &self.index.nodes[module].range;
        self.nodes().any(|(node, reached)| {
            let inside = node.range.start > within.start && node.range.end < within.end;
            let passive = match node.kind {
                Kind::Use { foreign, public } => foreign || !public,
                Kind::Module | Kind::Root => true,
                Kind::Glob { public } => !public,
                _ => false,
            };
            reached && inside && !passive
        })
    }

    fn imports_a_trait(&self, node: &Node) -> bool {
        let traits = node.words.iter().filter(|word| self.index.traits.contains(*word));
        let mut reached = traits.filter(|word| self.words.contains(*word));
        reached.next().is_some()
    }

    /// An implementation is kept if the trait and the type are, so far as they are ours. Types among
    /// the parameters of the trait do not count: inference could choose them unnamed.
    fn implements(&self, node: &Node, of: Option<&str>, head: Option<&str>) -> bool {
        // An alias of several types, as macros make them, is kept if any of them is.
        let ours = |name: Option<&str>, all: &HashSet<String>| -> Vec<String> {
            let names = name.map(|name| self.index.behind(name)).unwrap_or_default();
            names.into_iter().filter(|name| all.contains(name)).collect()
        };
        let known = |names: &[String]| names.iter().any(|name| self.words.contains(name));
        let (traits, types) = (ours(of, &self.index.traits), ours(head, &self.index.types));
        if !traits.is_empty() || !types.is_empty() {
            return (traits.is_empty() || known(&traits)) && (types.is_empty() || known(&types));
        }
        let mut types =
            node.words.iter().filter(|word| self.index.types.contains(*word)).peekable();
        types.peek().is_none() || types.any(|name| self.words.contains(name))
    }

    /// A call of a macro may make whatever is named in it or in the macro.
    fn is_called_for(&self, node: &Node) -> bool {
        let is_ours = node.words.iter().any(|word| self.index.macros.contains_key(word));
        if !node.names.is_empty() && !is_ours {
            return self.is_named(node);
        }
        let primitive = |word: &str| PRIMITIVE.contains(&word);
        let own = node.words.iter().filter(|word| !primitive(word));
        let bodies = node.words.iter().filter_map(|word| self.index.macros.get(word)).flatten();
        let ours =
            |word: &&String| self.index.types.contains(*word) || self.index.traits.contains(*word);
        own.filter(|word| !self.index.macros.contains_key(*word))
            .chain(bodies.filter(ours))
            .any(|word| self.words.contains(word))
    }
}

/// Words that say nothing about what a call makes.
const PRIMITIVE: [&str; 24] = [
    "bool", "char", "const", "enum", "f32", "f64", "fn", "i128", "i16", "i32", "i64", "i8", "impl",
    "isize", "pub", "static", "str", "struct", "u128", "u16", "u32", "u64", "u8", "usize",
];
