//! Deletes what the program does not use of its libraries.
//!
//! The reference tells which functions are reached from `main`. The bodies of all others are emptied, so that they use
//! nothing, and rustc's lints then find what nothing uses (`rounds`). This may delete too much: what a compile error names
//! comes back, and a file that does something else fails `Meaning::check`.

mod parts;
mod reached;
mod repair;
mod rounds;

use super::join::Joined;
use super::rustc::Compiler;
use anyhow::Result;
use rounds::Rounds;
use std::collections::BTreeSet;

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
    let mut rounds = Rounds::new(joined, parts::find(joined)?, lines);
    let lints = rounds.run(compiler, edition);
    joined.source = rounds.text();
    lints
}
