//! Proconio and itertools, written with what a judge has that has neither.

use super::source::{Edit, Source, With, tokens};
use super::syntax::{parse, start, walk};
use anyhow::Result;
use std::ops::Range;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{ItemUse, UseTree};

/// What of proconio has a counterpart of the same grammar and the same values in `sente`.
const COUNTERPARTS: [(&str, &str); 8] = [
    ("proconio::input", "input"),
    ("proconio::marker::Bytes", "io::Bytes"),
    ("proconio::marker::Chars", "io::Chars"),
    ("proconio::marker::Isize1", "io::Isize1"),
    ("proconio::marker::Usize1", "io::Usize1"),
    ("proconio::source::auto::AutoSource", "io::Scanner"),
    ("proconio::source::line::LineSource", "io::Scanner"),
    ("proconio::source::once::OnceSource", "io::Scanner"),
];

/// The library that has the counterparts.
pub const LIBRARY: &str = "sente";

/// Whether the program names the crate.
pub fn uses(source: &Source, name: &str) -> bool {
    super::refuse::first_use(source, name).is_some()
}

/// Puts `sente` in the place of proconio wherever it has a counterpart. The rest is left as it is.
///
/// # Errors
///
/// If the text does not parse.
pub fn without_proconio(source: &Source) -> Result<Source> {
    let mut imports = Imports { edits: Vec::new(), ranges: Vec::new() };
    imports.visit_file(&parse(source)?);
    let Imports { mut edits, ranges } = imports;
    walk(tokens(source.text()), &mut |around| {
        let from = start(around.token().span());
        let inside = ranges.iter().any(|range| range.contains(&from));
        if inside || around.ident(0).is_none_or(|name| name != "proconio") {
            return;
        }
        for (path, other) in COUNTERPARTS {
            let words: Vec<&str> = path.split("::").collect();
            let same = words
                .iter()
                .enumerate()
                .all(|(k, word)| around.ident(3 * k as isize).is_some_and(|found| found == *word));
            if same {
                let last = &around.group[around.index + 3 * (words.len() - 1)];
                let range = from..last.span().byte_range().end;
                edits.push((range, With::Text(format!("{LIBRARY}::{other}"))));
            }
        }
    });
    Ok(source.edit(edits))
}

struct Imports {
    edits: Vec<Edit>,
    ranges: Vec<Range<usize>>,
}

impl<'ast> Visit<'ast> for Imports {
    fn visit_item_use(&mut self, item: &'ast ItemUse) {
        self.ranges.push(item.span().byte_range());
        self.tree(&item.tree);
        visit::visit_item_use(self, item);
    }
}

impl Imports {
    /// Exchanges the trees that begin with `proconio`, if all of their names have counterparts.
    fn tree(&mut self, tree: &UseTree) {
        match tree {
            UseTree::Group(group) => group.items.iter().for_each(|tree| self.tree(tree)),
            UseTree::Path(path) if path.ident == "proconio" => {
                let mut names = Vec::new();
                if counterparts(tree, "", &mut names) {
                    let (inner, outer): (Vec<_>, Vec<_>) =
                        names.into_iter().partition(|name| name.starts_with("io::"));
                    let inner: Vec<&str> =
                        inner.iter().filter_map(|name| name.strip_prefix("io::")).collect();
                    let mut list = outer;
                    match inner.as_slice() {
                        [] => {}
                        [name] => list.push(format!("io::{name}")),
                        names => list.push(format!("io::{{{}}}", names.join(", "))),
                    }
                    let text = match list.as_slice() {
                        [name] => format!("{LIBRARY}::{name}"),
                        names => format!("{LIBRARY}::{{{}}}", names.join(", ")),
                    };
                    self.edits.push((tree.span().byte_range(), With::Text(text)));
                }
            }
            _ => {}
        }
    }
}

/// Collects the counterparts of the names of a tree behind `path`. False if there is one without.
fn counterparts(tree: &UseTree, path: &str, names: &mut Vec<String>) -> bool {
    let find = |name: &syn::Ident| {
        let whole = format!("{path}{name}");
        let row = COUNTERPARTS.iter().find(|(theirs, _)| *theirs == whole);
        row.map(|(_, ours)| *ours)
    };
    match tree {
        UseTree::Path(step) => counterparts(&step.tree, &format!("{path}{}::", step.ident), names),
        UseTree::Group(group) => group.items.iter().all(|tree| counterparts(tree, path, names)),
        UseTree::Name(name) => find(&name.ident).is_some_and(|ours| {
            let same = ours.rsplit("::").next().is_some_and(|last| name.ident == last);
            let renamed = if same { String::new() } else { format!(" as {}", name.ident) };
            names.push(format!("{ours}{renamed}"));
            true
        }),
        UseTree::Rename(rename) => find(&rename.ident).is_some_and(|ours| {
            names.push(format!("{ours} as {}", rename.rename));
            true
        }),
        UseTree::Glob(_) => false,
    }
}

/// Writes those methods of itertools with the standard library that are one of its own under another
/// name, and takes the trait away. What else is used of it does not compile any more.
///
/// # Errors
///
/// If the text does not parse.
pub fn without_itertools(source: &Source) -> Result<Source> {
    let mut edits = Vec::new();
    walk(tokens(source.text()), &mut |around| {
        let Some(name) = around.ident(0) else { return };
        if name == "collect_vec" && around.marks(-1, ".") {
            let range = around.token().span().byte_range();
            edits.push((range, With::Text("collect::<Vec<_>>".into())));
        }
        let is_path = around.ident(-3).is_some_and(|name| name == "itertools");
        if name == "Itertools" && is_path && around.marks(1, ";") && around.index >= 4 {
            let first = around.group[around.index - 4].span().byte_range();
            let plain = around.ident(-4).is_some_and(|word| word == "use");
            let end = around.group[around.index + 1].span().byte_range().end;
            edits.extend(plain.then(|| (first.start..end, With::Text(String::new()))));
        }
    });
    Ok(source.edit(edits))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    fn source(text: &str) -> Source {
        Source::file(Path::new("main.rs"), text)
    }

    #[test]
    fn proconio_becomes_ours() {
        for (text, expected) in [
            ("use proconio::input;", "use sente::input;"),
            (
                "use proconio::{input, marker::{Chars, Usize1 as U}};",
                "use sente::{input, io::{Chars, Usize1 as U}};",
            ),
            ("use proconio::source::auto::AutoSource;", "use sente::io::Scanner as AutoSource;"),
            ("use {proconio::input, std::io};", "use {sente::input, std::io};"),
            (
                "fn main() { proconio::input! { a: proconio::marker::Usize1 } }",
                "fn main() { sente::input! { a: sente::io::Usize1 } }",
            ),
            // No counterpart: left for the refusal.
            ("use proconio::{input, read_value};", "use proconio::{input, read_value};"),
            ("#[proconio::fastout] fn main() {}", "#[proconio::fastout] fn main() {}"),
            ("use proconio::*;", "use proconio::*;"),
        ] {
            assert_eq!(without_proconio(&source(text)).unwrap().text(), expected);
        }
    }

    #[test]
    fn itertools_becomes_the_standard_library_where_it_is_the_same() {
        let text = "use itertools::Itertools;\nfn f() { g().collect_vec(); }";
        let expected = "\nfn f() { g().collect::<Vec<_>>(); }";
        assert_eq!(without_itertools(&source(text)).unwrap().text(), expected);
        for text in ["use itertools::{Itertools, izip};", "fn f() { itertools::izip!(a, b); }"] {
            assert_eq!(without_itertools(&source(text)).unwrap().text(), text);
        }
    }
}
