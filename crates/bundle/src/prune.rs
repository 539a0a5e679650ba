//! Deletes what the program does not use of its libraries.
//!
//! The reference tells which functions are reached from `main`. The bodies of all others are emptied, so that they use
//! nothing, and rustc's lints then find what nothing uses (`rounds`). This may delete too much: what a compile error names
//! comes back, and a file that does something else fails `Meaning::check`, so that less is pruned.

mod parts;
mod reached;
mod repair;
mod rounds;

use super::join::Joined;
use super::rustc::Compiler;
use super::source::With;
use super::syntax::parse;
use anyhow::Result;
use rounds::Rounds;
use std::collections::BTreeSet;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{ItemUse, Visibility};

/// The visibility that stands behind the `pub` of an import while it is pruned.
const CRATE: &str = "(crate)";

/// Prunes the libraries. `lines` are those where reached functions begin. Returns the lints that still warn of them, of
/// fields that are never read, say.
///
/// # Errors
///
/// If the program does not compile as one file.
pub fn prune(
    joined: &mut Joined,
    compiler: &Compiler,
    lines: &BTreeSet<usize>,
    edition: &str,
) -> Result<BTreeSet<String>> {
    let narrowed = narrow_imports(joined)?;
    let mut rounds = Rounds::new(joined, parts::find(joined)?, lines);
    let lints = rounds.run(compiler, edition);
    joined.source = rounds.text();
    widen_imports(joined, &narrowed);
    lints
}

/// Writes `pub(crate) use` for `pub use`: only then does rustc say that it is unused. Returns where
/// something was inserted.
fn narrow_imports(joined: &mut Joined) -> Result<Vec<usize>> {
    struct Public(Vec<usize>);
    impl<'ast> Visit<'ast> for Public {
        fn visit_item_use(&mut self, item: &'ast ItemUse) {
            if let Visibility::Public(word) = &item.vis {
                self.0.push(word.span().byte_range().end);
            }
        }
    }
    let mut public = Public(Vec::new());
    visit::visit_file(&mut public, &parse(&joined.source)?);
    let insert = |&at: &usize| (at..at, With::Text(CRATE.into()));
    joined.source = joined.source.edit(public.0.iter().map(insert).collect());
    let in_program = public.0.iter().filter(|at| **at < joined.libraries).count();
    joined.libraries += in_program * CRATE.len();
    Ok(public.0.iter().enumerate().map(|(index, at)| at + index * CRATE.len()).collect())
}

/// Undoes [`narrow_imports`], also where the import was blanked.
fn widen_imports(joined: &mut Joined, narrowed: &[usize]) {
    let remove = |&at: &usize| (at..at + CRATE.len(), With::Text(String::new()));
    joined.source = joined.source.edit(narrowed.iter().map(remove).collect());
    let in_program = narrowed.iter().filter(|at| **at < joined.libraries).count();
    joined.libraries -= in_program * CRATE.len();
}
