//! Takes away what no judge needs of libraries: documentation, and levels of lints that only warn.

use super::join::Joined;
use super::source::{Source, tokens};
use super::syntax::{start, walk};
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use std::ops::Range;

/// Blanks documentation and levels of lints in libraries, and what the program forbids its crate: the
/// libraries belong to that now.
pub fn strip(joined: &mut Joined) {
    let (library, text) = (joined.libraries, joined.source.text());
    let ranges = attributes_like(&joined.source, |at, inner| {
        let is_inner = text[at..].starts_with("#![");
        at >= library && is_useless(inner) || is_inner && forbids(inner)
    });
    joined.source.blank(&ranges);
}

/// Blanks the documentation of items: the header is what a reader of a submission wants.
pub fn strip_documentation(source: &mut Source) {
    let header = source.text().lines().take_while(|line| line.starts_with("//!"));
    let end = header.map(|line| line.len() + 1).sum();
    let is_doc = |tokens: &TokenStream| {
        tokens.clone().into_iter().next().is_some_and(|t| t.to_string() == "doc")
    };
    let ranges = attributes_like(source, |at, inner| at >= end && is_doc(inner));
    source.blank(&ranges);
}

/// The attributes, in macros too, that the test likes, which is told where they begin.
fn attributes_like(
    source: &Source,
    like: impl Fn(usize, &TokenStream) -> bool,
) -> Vec<Range<usize>> {
    let mut ranges = Vec::new();
    walk(tokens(source.text()), &mut |around| {
        let from = start(around.token().span());
        let behind = around.index + 1 + usize::from(around.marks(1, "!"));
        let Some(TokenTree::Group(group)) = around.group.get(behind) else { return };
        let is_attribute = around.marks(0, "#") && group.delimiter() == Delimiter::Bracket;
        if is_attribute && like(from, &group.stream()) {
            ranges.push(from..group.span_close().byte_range().end.max(from));
        }
    });
    ranges
}

/// Returns true for an attribute of a library, without its brackets, that has no use in a submission.
fn is_useless(attribute: &TokenStream) -> bool {
    let mut tokens = attribute.clone().into_iter();
    let Some(TokenTree::Ident(name)) = tokens.next() else { return false };
    match name.to_string().as_str() {
        "doc" | "macro_export" | "deny" | "forbid" | "warn" | "deprecated" => true,
        // Lints that the libraries themselves need are left: `unused_mut` in a macro, say.
        "allow" | "expect" => match tokens.next() {
            Some(TokenTree::Group(list)) => {
                let list = list.stream().to_string();
                list.split(',')
                    .all(|lint| HIDING.iter().any(|start| lint.trim().starts_with(start)))
            }
            _ => false,
        },
        _ => false,
    }
}

/// Returns true for an attribute that turns warnings into errors.
fn forbids(attribute: &TokenStream) -> bool {
    let first = attribute.clone().into_iter().next().map(|token| token.to_string());
    first.is_some_and(|first| ["deny", "forbid", "warn"].contains(&&*first))
}

/// Beginnings of lints that hide what is unused, or that rustc itself does not have.
const HIDING: [&str; 9] = [
    "clippy",
    "dead_code",
    "macro_use_extern_crate",
    "missing",
    "rustdoc",
    "unused_imports",
    "unused_macro",
    "unused_crate",
    "unreachable_pub",
];
