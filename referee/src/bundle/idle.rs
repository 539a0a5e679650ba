//! Implementations of our short libraries that the program never calls.
//!
//! No lint tells of them, and a name that does not occur proves nothing. But the compiler writes down
//! the functions that can be reached from `main`, and where they are written: an implementation without any
//! of them is tried without. Should it be felt all the same, the file does not compile or does not pass the check.
//! In libraries of others, an implementation goes with its type or trait alone.

use super::join::Joined;
use super::meaning::Meaning;
use super::syntax::{parse, with_comments};
use anyhow::Result;
use std::ops::Range;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{ImplItem, Item, ItemImpl};

/// Deletes them from the modules `short`. Returns whether there were any.
///
/// # Errors
///
/// If the program does not compile.
pub fn prune(
    joined: &mut Joined,
    short: &[&str],
    meaning: &Meaning<'_>,
    edition: &str,
) -> Result<bool> {
    let mut found = Implementations::default();
    for item in parse(&joined.source)?.items {
        if let Item::Mod(module) = item
            && module.span().byte_range().start >= joined.libraries
            && short.iter().any(|name| module.ident == name)
        {
            found.visit_item_mod(&module);
        }
    }
    let text = joined.source.text();
    let line = |at: usize| text[..at].matches('\n').count() + 1;
    let called = meaning.lines_of_functions(text, edition)?;
    let is_idle =
        |range: &Range<usize>| called.range(line(range.start)..=line(range.end)).next().is_none();
    let idle = found.ranges.into_iter().filter(is_idle);
    let idle: Vec<_> = idle.map(|range| with_comments(text, range)).collect();
    joined.source.blank(&idle);
    Ok(!idle.is_empty())
}

/// Where traits are implemented, with functions.
#[derive(Default)]
struct Implementations {
    ranges: Vec<Range<usize>>,
}

impl<'ast> Visit<'ast> for Implementations {
    fn visit_item_impl(&mut self, item: &'ast ItemImpl) {
        let range = item.span().byte_range();
        let has_functions = item.items.iter().any(|item| matches!(item, ImplItem::Fn(_)));
        if item.trait_.is_some() && has_functions {
            self.ranges.push(range);
        } else {
            visit::visit_item_impl(self, item);
        }
    }
}
