//! Conditional compilation, decided: a judge builds in release, without tests, with the features that
//! cargo takes by itself.

use super::package::Crate;
use super::source::{Edit, Source, With, tokens};
use super::syntax::{attributes, parse, start, walk, with_comments};
use anyhow::Result;
use proc_macro2::{TokenStream, TokenTree};
use std::collections::BTreeSet;
use std::ops::Range;
use syn::parse::Parser;
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Attribute, Expr, ExprLit, ImplItem, Item, Lit, Meta, Stmt, Token, TraitItem};

/// Conditions that only the judge's compiler can decide.
const OPEN: [&str; 9] = [
    "ONLINE_JUDGE",
    "overflow_checks",
    "panic",
    "relocation_model",
    "sanitize",
    "target",
    "ub_checks",
    "unix",
    "windows",
];

/// Whether a condition holds on a judge; nothing if that depends on the judge.
pub fn holds(condition: &Meta, features: &BTreeSet<String>) -> Option<bool> {
    let inner = |list: &syn::MetaList| -> Vec<Option<bool>> {
        let parser = Punctuated::<Meta, Token![,]>::parse_terminated;
        let metas = parser.parse2(list.tokens.clone()).unwrap_or_default();
        metas.iter().map(|meta| holds(meta, features)).collect()
    };
    let name = condition.path().get_ident().map(ToString::to_string).unwrap_or_default();
    match condition {
        Meta::List(list) => {
            let parts = inner(list);
            match name.as_str() {
                "not" => parts.first().copied().flatten().map(|part| !part),
                "all" if parts.contains(&Some(false)) => Some(false),
                "any" if parts.contains(&Some(true)) => Some(true),
                "all" if !parts.contains(&None) => Some(true),
                "any" if !parts.contains(&None) => Some(false),
                _ => None,
            }
        }
        Meta::NameValue(value) if name == "feature" => match &value.value {
            Expr::Lit(ExprLit { lit: Lit::Str(feature), .. }) => {
                Some(features.contains(&feature.value()))
            }
            _ => None,
        },
        _ if OPEN.contains(&&*name) || name.starts_with("target_") => None,
        // No judge knows any other.
        Meta::Path(_) => Some(false),
        Meta::NameValue(_) => None,
    }
}

/// Whether what has these attributes is compiled; nothing if that depends on the judge.
pub fn is_compiled(list: &[Attribute], features: &BTreeSet<String>) -> Option<bool> {
    let mut compiled = Some(true);
    for attribute in list {
        let part = match &attribute.meta {
            Meta::Path(path) if path.is_ident("test") => Some(false),
            Meta::List(list) if list.path.is_ident("cfg") => {
                list.parse_args().ok().and_then(|meta: Meta| holds(&meta, features))
            }
            _ => Some(true),
        };
        match part {
            Some(false) => return Some(false),
            None => compiled = None,
            Some(true) => {}
        }
    }
    compiled
}

/// Takes away what is not compiled, and the conditions that hold.
///
/// # Errors
///
/// If the text does not parse.
pub fn decide(source: &Source, part: &Crate) -> Result<Source> {
    let mut decided = Decided { source, features: &part.features, edits: Vec::new() };
    decided.visit_file(&parse(source)?);
    let Decided { mut edits, .. } = decided;
    walk(tokens(source.text()), &mut |around| {
        let Some(TokenTree::Group(group)) = around.group.get(around.index + 2) else { return };
        if around.ident(0).is_some_and(|name| name == "cfg") && around.marks(1, "!") {
            let condition: Option<Meta> = syn::parse2(group.stream()).ok();
            if let Some(value) = condition.and_then(|meta| holds(&meta, &part.features)) {
                let range = start(around.token().span())..group.span_close().byte_range().end;
                edits.push((range, With::Text(value.to_string())));
            }
        }
    });
    Ok(source.edit(edits))
}

struct Decided<'a> {
    source: &'a Source,
    features: &'a BTreeSet<String>,
    edits: Vec<Edit>,
}

impl Decided<'_> {
    /// Takes away the whole, or the conditions at it that hold. Whether it is there.
    fn take(&mut self, attributes: &[Attribute], range: Range<usize>) -> bool {
        match is_compiled(attributes, self.features) {
            Some(false) => {
                let text = self.source.text();
                let rest = &text[range.end..];
                let comma = rest.trim_start().starts_with(',');
                let end = range.end + if comma { rest.find(',').map_or(0, |at| at + 1) } else { 0 };
                let range = with_comments(text, range.start..end);
                self.edits.push((range, With::Text(String::new())));
                return false;
            }
            Some(true) => {
                let conditions = attributes.iter().filter(|one| one.path().is_ident("cfg"));
                let ranges = conditions.map(|one| one.span().byte_range());
                self.edits.extend(ranges.map(|range| (range, With::Text(String::new()))));
            }
            None => {}
        }
        attributes.iter().for_each(|attribute| self.attribute(attribute));
        true
    }

    /// `cfg_attr(condition, attributes)`.
    fn attribute(&mut self, attribute: &Attribute) {
        let Meta::List(list) = &attribute.meta else { return };
        if !list.path.is_ident("cfg_attr") {
            return;
        }
        let text: Vec<TokenTree> = list.tokens.clone().into_iter().collect();
        let is_comma =
            |token: &TokenTree| matches!(token, TokenTree::Punct(mark) if mark.as_char() == ',');
        let mut parts = text.split(is_comma);
        let condition = parts.next().unwrap_or_default().iter().cloned().collect::<TokenStream>();
        let condition: Option<Meta> = syn::parse2(condition).ok();
        let Some(value) = condition.and_then(|meta| holds(&meta, self.features)) else { return };
        let mut plain = String::new();
        for part in parts.filter(|part| value && !part.is_empty()) {
            let first = start(part[0].span());
            let last = part[part.len() - 1].span().byte_range().end;
            plain += &format!("#[{}]", &self.source.text()[first..last]);
        }
        self.edits.push((attribute.span().byte_range(), With::Text(plain)));
    }
}

impl<'ast> Visit<'ast> for Decided<'_> {
    fn visit_item(&mut self, item: &'ast Item) {
        if self.take(attributes(item), item.span().byte_range()) {
            visit::visit_item(self, item);
        }
    }

    fn visit_impl_item(&mut self, item: &'ast ImplItem) {
        let attributes = match item {
            ImplItem::Const(item) => &*item.attrs,
            ImplItem::Fn(item) => &*item.attrs,
            ImplItem::Type(item) => &*item.attrs,
            ImplItem::Macro(item) => &*item.attrs,
            _ => &[],
        };
        if self.take(attributes, item.span().byte_range()) {
            visit::visit_impl_item(self, item);
        }
    }

    fn visit_trait_item(&mut self, item: &'ast TraitItem) {
        let attributes = match item {
            TraitItem::Const(item) => &*item.attrs,
            TraitItem::Fn(item) => &*item.attrs,
            TraitItem::Type(item) => &*item.attrs,
            TraitItem::Macro(item) => &*item.attrs,
            _ => &[],
        };
        if self.take(attributes, item.span().byte_range()) {
            visit::visit_trait_item(self, item);
        }
    }

    fn visit_stmt(&mut self, statement: &'ast Stmt) {
        let attributes = match statement {
            Stmt::Local(local) => &*local.attrs,
            Stmt::Macro(call) => &*call.attrs,
            Stmt::Expr(expression, _) => expression_attributes(expression),
            Stmt::Item(_) => &[],
        };
        if self.take(attributes, statement.span().byte_range()) {
            visit::visit_stmt(self, statement);
        }
    }

    fn visit_field(&mut self, field: &'ast syn::Field) {
        if self.take(&field.attrs, field.span().byte_range()) {
            visit::visit_field(self, field);
        }
    }

    fn visit_field_value(&mut self, field: &'ast syn::FieldValue) {
        if self.take(&field.attrs, field.span().byte_range()) {
            visit::visit_field_value(self, field);
        }
    }

    fn visit_variant(&mut self, variant: &'ast syn::Variant) {
        if self.take(&variant.attrs, variant.span().byte_range()) {
            visit::visit_variant(self, variant);
        }
    }

    fn visit_arm(&mut self, arm: &'ast syn::Arm) {
        if self.take(&arm.attrs, arm.span().byte_range()) {
            visit::visit_arm(self, arm);
        }
    }
}

/// The attributes before a statement, which stand at the leftmost part of its expression.
fn expression_attributes(expression: &Expr) -> &[Attribute] {
    macro_rules! attributes {
        ($($kind:ident)*) => {
            match expression {
                Expr::Assign(one) => expression_attributes(&one.left),
                Expr::Binary(one) => expression_attributes(&one.left),
                Expr::Cast(one) => expression_attributes(&one.expr),
                $(Expr::$kind(one) => &one.attrs,)*
                _ => &[],
            }
        };
    }
    attributes!(Array Async Await Block Break Call Closure Const Continue Field ForLoop Group If Index
        Infer Let Lit Loop Macro Match MethodCall Paren Path Range RawAddr Reference Repeat Return Struct
        Try TryBlock Tuple Unary Unsafe While Yield)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    fn decided(text: &str) -> String {
        let mut part = Crate::named("main");
        part.features.insert("fast".into());
        let source = Source::file(Path::new("main.rs"), text);
        let text = decide(&source, &part).unwrap();
        text.text().split_whitespace().collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn what_a_judge_does_not_compile_goes() {
        for (text, expected) in [
            ("#[cfg(test)] mod tests {} fn f() {}", "fn f() {}"),
            ("#[cfg(debug_assertions)] fn f() {}", ""),
            ("#[cfg(not(debug_assertions))] fn f() {}", "fn f() {}"),
            ("#[cfg(feature = \"fast\")] fn f() {}", "fn f() {}"),
            ("#[cfg(feature = \"local\")] fn f() {}", ""),
            ("#[cfg(all(feature = \"fast\", not(test)))] fn f() {}", "fn f() {}"),
            ("#[cfg(local)] fn f() {}", ""),
            ("fn f() { if cfg!(debug_assertions) { g(); } }", "fn f() { if false { g(); } }"),
            ("fn f() { p!(cfg!(not(test))); }", "fn f() { p!(true); }"),
            ("fn f() { #[cfg(test)] g(); #[cfg(test)] { h(); } i() }", "fn f() { i() }"),
            ("struct S { #[cfg(test)] a: u8, b: u8 }", "struct S { b: u8 }"),
            ("#[cfg_attr(test, derive(Debug))] struct S;", "struct S;"),
            ("#[cfg_attr(not(test), derive(Debug))] struct S;", "#[derive(Debug)] struct S;"),
        ] {
            assert_eq!(decided(text), expected, "{text}");
        }
    }

    #[test]
    fn what_depends_on_the_judge_stays() {
        for text in ["#[cfg(windows)] fn f() { }", "#[cfg(any(test, unix))] fn f() { }"] {
            assert_eq!(decided(text), text);
        }
    }
}
