//! What rustc itself finds unused, once more after each deletion, until it finds nothing.

use super::items::Index;
use super::join::Joined;
use super::rustc::{Compiler, Diagnostic, Outcome};
use super::source::{Source, tokens};
use super::syntax::{parse, start, with_comments, words};
use super::{imports, reach};
use anyhow::{Result, bail};
use proc_macro2::{TokenStream, TokenTree};
use std::collections::{BTreeSet, HashMap, HashSet};
use std::fs;
use std::ops::Range;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Ident, ImplItem, Item, ItemMacro, TraitItem};

/// Deletes what is unused in the libraries, and imports of theirs that the program does not use. Returns
/// the lints that still have something to say of the libraries: fields that nobody reads, say, which
/// must stay. What nobody reaches by name goes, too, if that is asked for.
///
/// # Errors
///
/// If the program does not compile before the first deletion.
pub fn prune(
    joined: &mut Joined,
    compiler: &Compiler,
    edition: &str,
    by_name: bool,
) -> Result<BTreeSet<String>> {
    let mut outcome = lint(joined, compiler, edition)?;
    if let Some(error) = outcome.error() {
        bail!(explain(&joined.source, error));
    }
    let (mut kept, mut most) = (HashSet::new(), usize::MAX);
    loop {
        let parsed = parse(&joined.source)?;
        let modules = joined.modules.clone();
        let mut parts = Parts { first: joined.libraries, modules, ..Parts::default() };
        parts.visit_file(&parsed);
        let mut found = parts.unused(&joined.source, &outcome);
        found.retain(|deletion| !kept.contains(&deletion.key));
        if found.is_empty() {
            return Ok(remaining(&outcome, joined.libraries));
        }
        found.truncate(most);
        let before = joined.source.clone();
        joined.source.blank(found.iter().flat_map(|deletion| &deletion.ranges));
        imports::sweep(&mut joined.source, 0);
        while by_name && reach::prune(joined)? {}
        let after = lint(joined, compiler, edition)?;
        if after.success {
            (outcome, most) = (after, usize::MAX);
            continue;
        }
        // Something is used where the lint does not look: a type in a signature, or a method in
        // an implementation of a trait that nobody calls.
        joined.source = before;
        let is_named = |name: &String| {
            let quoted = format!("`{name}`");
            after.diagnostics.iter().any(|one| one.message.contains(&quoted))
        };
        let named: Vec<usize> = found
            .iter()
            .filter(|deletion| deletion.name.as_ref().is_some_and(is_named))
            .map(|deletion| deletion.key)
            .collect();
        match (named.is_empty(), found.as_slice()) {
            (false, _) => kept.extend(named),
            (true, [one]) => drop(kept.insert(one.key)),
            // One of them is used in another way: half of them at a time, until it is found.
            (true, _) => most = found.len() / 2,
        }
    }
}

/// Compiles the file as it is. Returns what [`prune`] does.
///
/// # Errors
///
/// If the program does not compile.
pub fn only_check(joined: &Joined, compiler: &Compiler, edition: &str) -> Result<BTreeSet<String>> {
    let outcome = lint(joined, compiler, edition)?;
    match outcome.error() {
        Some(error) => bail!(explain(&joined.source, error)),
        None => Ok(remaining(&outcome, joined.libraries)),
    }
}

/// The lints that have something to say of the libraries.
fn remaining(outcome: &Outcome, first: usize) -> BTreeSet<String> {
    let rest = outcome.warnings().filter(|one| in_library(one, first));
    rest.filter_map(|one| Some(one.code.as_ref()?.code.clone())).collect()
}

/// The lints that mean that something is unused. No other one deletes anything.
const UNUSED: [&str; 4] = ["dead_code", "unused_imports", "unused_macro_rules", "unused_macros"];

/// Something to delete.
struct Deletion {
    /// Where rustc points at.
    key: usize,
    /// What goes.
    ranges: Vec<Range<usize>>,
    /// The name of an item.
    name: Option<String>,
}

fn lint(joined: &Joined, compiler: &Compiler, edition: &str) -> Result<Outcome> {
    let file = compiler.out.join("main.rs");
    fs::write(&file, joined.source.text())?;
    let mut arguments = vec!["--crate-type=bin", "--crate-name=main", "--emit=metadata"];
    for lint in UNUSED {
        arguments.extend(["--force-warn", lint]);
    }
    compiler.run(&file, edition, arguments)
}

/// An error of rustc, at the place where the user wrote the cause.
pub fn explain(source: &Source, error: &Diagnostic) -> String {
    let place = error.spans.iter().find(|span| span.is_primary);
    let place = place.map_or("the program".into(), |span| source.place(span.byte_start));
    format!("{place}: in one file, this does not compile: {}", error.message)
}

fn in_library(diagnostic: &Diagnostic, first: usize) -> bool {
    diagnostic.spans.iter().any(|span| span.is_primary && span.byte_start >= first)
}

/// What can be deleted, by the byte where rustc points at.
#[derive(Default)]
struct Parts {
    /// Only what stands behind this is looked at.
    first: usize,
    /// The modules that the libraries have become.
    modules: Vec<String>,
    /// Where something is imported.
    imports: Vec<Range<usize>>,
    /// Items, members and rules of macros.
    ranges: HashMap<usize, Range<usize>>,
    /// The names of items, by the same byte.
    names: HashMap<usize, String>,
    /// Those that are types or traits: with them go their implementations.
    types: HashSet<usize>,
    /// Rules of macros that only complain: a program that compiles never meets them.
    complaints: Vec<Range<usize>>,
}

impl Parts {
    fn add(&mut self, name: &Ident, range: Range<usize>) {
        self.ranges.insert(start(name.span()), range);
        self.names.insert(start(name.span()), name.to_string());
    }

    fn add_type(&mut self, name: &Ident, range: Range<usize>) {
        self.types.insert(start(name.span()));
        self.add(name, range);
    }

    /// What the compiler found unused.
    fn unused(&self, source: &Source, outcome: &Outcome) -> Vec<Deletion> {
        let mut found = Vec::new();
        let mut add = |key, ranges| found.push(Deletion { key, ranges, name: None });
        for range in &self.complaints {
            add(range.start, vec![range.clone()]);
        }
        for diagnostic in outcome.warnings() {
            let code = diagnostic.code.as_ref().map_or("", |code| &code.code);
            if !UNUSED.contains(&code) {
                continue;
            }
            let spans = diagnostic.spans.iter();
            for span in spans.filter(|span| span.is_primary && span.expansion.is_none()) {
                let key = span.byte_start;
                if code == "unused_imports" {
                    if key >= self.first || self.imports_ours(source, key) {
                        let whole = key..span.byte_end;
                        add(key, vec![whole]);
                    }
                } else if let Some(range) = self.ranges.get(&key) {
                    add(key, vec![with_comments(source.text(), range.clone())]);
                }
            }
        }
        // With a type go its implementations.
        let index = Index::new(&parse(source).expect("it was parsed"), source.text(), self.first);
        for deletion in &mut found {
            deletion.name = self.names.get(&deletion.key).cloned();
            if let Some(name) = deletion.name.iter().find(|_| self.types.contains(&deletion.key)) {
                deletion.ranges.extend(index.implementations(name, deletion.key));
            }
        }
        found
    }

    /// Whether the import around a byte names a library.
    fn imports_ours(&self, source: &Source, at: usize) -> bool {
        let mut around = self.imports.iter().filter(|range| range.contains(&at));
        around.any(|range| {
            let words = words(tokens(&source.text()[range.clone()]));
            words.contains("crate") || self.modules.iter().any(|module| words.contains(module))
        })
    }

    fn rules(&mut self, tokens: TokenStream) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let is_end =
            |token: &TokenTree| matches!(token, TokenTree::Punct(mark) if mark.as_char() == ';');
        let mut at = 0;
        for rule in tokens.split(is_end) {
            let semicolon = tokens.get(at + rule.len());
            at += rule.len() + 1;
            let (Some(first), Some(last)) = (rule.first(), semicolon.or(rule.last())) else {
                continue;
            };
            let range = start(first.span())..last.span().byte_range().end;
            let body = rule.last().map(ToString::to_string).unwrap_or_default();
            let body = body.trim_start_matches(['{', '(', '[', ' ']).replace(' ', "");
            if body.starts_with("compile_error!") && body.matches(';').count() < 2 {
                self.complaints.push(range.clone());
            }
            self.ranges.insert(start(first.span()), range);
        }
    }
}

impl<'ast> Visit<'ast> for Parts {
    fn visit_item(&mut self, item: &'ast Item) {
        let range = item.span().byte_range();
        if range.start >= self.first {
            match item {
                Item::Const(item) => self.add(&item.ident, range),
                Item::Enum(item) => self.add_type(&item.ident, range),
                Item::Fn(item) => self.add(&item.sig.ident, range),
                Item::Static(item) => self.add(&item.ident, range),
                Item::Struct(item) => self.add_type(&item.ident, range),
                Item::Trait(item) => self.add_type(&item.ident, range),
                Item::Type(item) => self.add_type(&item.ident, range),
                Item::Union(item) => self.add_type(&item.ident, range),
                Item::Macro(ItemMacro { ident: Some(name), mac, .. }) => {
                    self.add(name, range);
                    self.rules(mac.tokens.clone());
                }
                _ => {}
            }
        }
        visit::visit_item(self, item);
    }

    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        self.imports.push(item.span().byte_range());
    }

    fn visit_item_trait(&mut self, item: &'ast syn::ItemTrait) {
        // Where nobody writes such a method otherwise, nobody misses it.
        let ours = start(item.trait_token.span) >= self.first;
        for member in &item.items {
            if let TraitItem::Fn(method) = member
                && method.default.is_some()
                && ours
            {
                self.add(&method.sig.ident, member.span().byte_range());
            }
        }
        visit::visit_item_trait(self, item);
    }

    fn visit_item_impl(&mut self, item: &'ast syn::ItemImpl) {
        // All of a trait must be implemented.
        if item.trait_.is_none() && start(item.impl_token.span) >= self.first {
            for member in &item.items {
                let range = member.span().byte_range();
                match member {
                    ImplItem::Const(item) => self.add(&item.ident, range),
                    ImplItem::Fn(item) => self.add(&item.sig.ident, range),
                    ImplItem::Type(item) => self.add(&item.ident, range),
                    _ => {}
                }
            }
        }
        visit::visit_item_impl(self, item);
    }
}
