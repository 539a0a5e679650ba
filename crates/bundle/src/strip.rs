//! Takes away what no judge needs: tests everywhere; in libraries also documentation and levels of
//! lints, which would hide what is unused.

use super::join::Joined;
use super::source::{Source, tokens};
use super::syntax::{attributes, is_test, parse, start, walk, with_comments};
use anyhow::Result;
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use std::ops::Range;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Attribute, ImplItem, Item, Meta, Stmt};

/// Blanks tests, and in libraries documentation and levels of lints.
///
/// # Errors
///
/// If the text does not parse.
pub fn strip(joined: &mut Joined) -> Result<()> {
    strip_tests(&mut joined.source)?;
    let library = joined.libraries;
    let ranges = attributes_like(&joined.source, |at, inner| at >= library && is_useless(inner));
    joined.source.blank(&ranges);
    Ok(())
}

/// Blanks the documentation of items: the header is what a reader of a submission wants.
pub fn strip_documentation(source: &mut Source) {
    let header = source.text().lines().take_while(|line| line.starts_with("//!"));
    let end = header.map(|line| line.len() + 1).sum();
    let is_doc =
        |tokens: TokenStream| tokens.into_iter().next().is_some_and(|t| t.to_string() == "doc");
    let ranges = attributes_like(source, |at, inner| at >= end && is_doc(inner));
    source.blank(&ranges);
}

/// The attributes, in macros too, that the test likes, which is told where they begin.
fn attributes_like(
    source: &Source,
    like: impl Fn(usize, TokenStream) -> bool,
) -> Vec<Range<usize>> {
    let mut ranges = Vec::new();
    walk(tokens(source.text()), &mut |around| {
        let from = start(around.token().span());
        let behind = around.index + 1 + usize::from(around.marks(1, "!"));
        let Some(TokenTree::Group(group)) = around.group.get(behind) else { return };
        let is_attribute = around.marks(0, "#") && group.delimiter() == Delimiter::Bracket;
        if is_attribute && like(from, group.stream()) {
            ranges.push(from..group.span_close().byte_range().end.max(from));
        }
    });
    ranges
}

/// Blanks what exists in tests alone.
///
/// # Errors
///
/// If the text does not parse.
pub fn strip_tests(source: &mut Source) -> Result<()> {
    let mut tests = Tests::default();
    tests.visit_file(&parse(source)?);
    let ranges: Vec<_> =
        tests.0.into_iter().map(|range| with_comments(source.text(), range)).collect();
    source.blank(&ranges);
    Ok(())
}

/// Whether an attribute of a library, without its brackets, has no use in a submission.
fn is_useless(attribute: TokenStream) -> bool {
    let mut tokens = attribute.into_iter();
    let Some(TokenTree::Ident(name)) = tokens.next() else { return false };
    match name.to_string().as_str() {
        "doc" | "macro_export" | "deny" | "expect" | "forbid" | "warn" | "deprecated" => true,
        // Lints that the libraries themselves need are left: `unused_mut` in a macro, say.
        "allow" => match tokens.next() {
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

#[derive(Default)]
struct Tests(Vec<Range<usize>>);

impl Tests {
    /// Takes an item of tests; of others, an attribute that is true anyway. Whether it was the first.
    fn take(&mut self, attributes: &[Attribute], range: Range<usize>) -> bool {
        if is_test(attributes) {
            self.0.push(range);
            return true;
        }
        for attribute in attributes {
            let Meta::List(list) = &attribute.meta else { continue };
            if list.path.is_ident("cfg") && list.tokens.to_string().replace(' ', "") == "not(test)"
            {
                self.0.push(attribute.span().byte_range());
            }
        }
        false
    }
}

impl<'ast> Visit<'ast> for Tests {
    fn visit_item(&mut self, item: &'ast Item) {
        if !self.take(attributes(item), item.span().byte_range()) {
            visit::visit_item(self, item);
        }
    }

    fn visit_impl_item(&mut self, item: &'ast ImplItem) {
        let attributes = match item {
            ImplItem::Const(item) => &*item.attrs,
            ImplItem::Fn(item) => &*item.attrs,
            ImplItem::Type(item) => &*item.attrs,
            _ => &[],
        };
        if !self.take(attributes, item.span().byte_range()) {
            visit::visit_impl_item(self, item);
        }
    }

    fn visit_stmt(&mut self, statement: &'ast Stmt) {
        let attributes = match statement {
            Stmt::Local(local) => &*local.attrs,
            Stmt::Macro(call) => &*call.attrs,
            _ => &[],
        };
        if !self.take(attributes, statement.span().byte_range()) {
            visit::visit_stmt(self, statement);
        }
    }
}
