//! Conditional compilation, decided: a judge builds in release, without tests, with the features that cargo takes. A
//! wrong decision would be felt, as the program itself is compiled from its own files.

use super::source::{Edit, Source, With, tokens};
use super::syntax::{Around, parse, start, walk, with_comments};
use anyhow::Result;
use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use std::collections::BTreeSet;
use std::ops::Range;
use syn::parse::{ParseStream, Parser};
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::{Expr, ExprLit, Item, Lit, Meta, MetaList, Token};

/// Conditions that depend on how a judge calls its compiler.
const OPEN: [&str; 7] = [
    "ONLINE_JUDGE",
    "overflow_checks",
    "panic",
    "relocation_model",
    "sanitize",
    "target_feature",
    "ub_checks",
];

/// Values of conditions that hold on some judge that is not known to run Linux.
const POSSIBLE: [&str; 5] = ["gnu", "linux", "msvc", "unix", "windows"];

/// The facts that decide conditions.
#[derive(Clone, Copy)]
pub struct Known<'a> {
    pub features: &'a BTreeSet<String>,
    /// True if the judge is known to run Linux.
    pub is_linux: bool,
}

/// Linux on x86-64. All judges have such a processor.
const MACHINE: [(&str, &str); 6] = [
    ("target_arch", "x86_64"),
    ("target_endian", "little"),
    ("target_env", "gnu"),
    ("target_family", "unix"),
    ("target_os", "linux"),
    ("target_pointer_width", "64"),
];

/// Evaluates a condition for the judge. Returns `None` if the judges differ.
fn holds(condition: &Meta, known: Known<'_>) -> Option<bool> {
    let name = condition.path().get_ident().map(ToString::to_string).unwrap_or_default();
    match condition {
        Meta::List(list) => {
            let parser = Punctuated::<Meta, Token![,]>::parse_terminated;
            let metas = parser.parse2(list.tokens.clone()).ok()?;
            let parts: Vec<_> = metas.iter().map(|meta| holds(meta, known)).collect();
            match name.as_str() {
                "not" => parts.first().copied().flatten().map(|part| !part),
                "all" if parts.contains(&Some(false)) => Some(false),
                "any" if parts.contains(&Some(true)) => Some(true),
                "all" if !parts.contains(&None) => Some(true),
                "any" if !parts.contains(&None) => Some(false),
                _ => None,
            }
        }
        _ if OPEN.contains(&&*name) => None,
        Meta::NameValue(value) => {
            let Expr::Lit(ExprLit { lit: Lit::Str(text), .. }) = &value.value else { return None };
            match name.as_str() {
                "feature" => Some(known.features.contains(&text.value())),
                "target_has_atomic" => {
                    Some(["8", "16", "32", "64", "ptr"].contains(&&*text.value()))
                }
                _ => {
                    let machine = MACHINE.iter().find(|one| one.0 == name)?;
                    let is_possible = POSSIBLE.contains(&&*text.value());
                    (known.is_linux || !is_possible).then(|| machine.1 == text.value())
                }
            }
        }
        Meta::Path(_) if ["unix", "windows"].contains(&&*name) && !known.is_linux => None,
        // No judge knows any other.
        Meta::Path(_) => Some(name == "unix"),
    }
}

/// Returns true for `any()`, the condition that never holds.
fn is_never(condition: &TokenStream) -> bool {
    condition.to_string().replace(' ', "") == "any()"
}

/// Returns true for `all()` and `any()`, which a decision leaves behind.
pub fn is_decided(condition: &TokenStream) -> bool {
    is_never(condition) || condition.to_string().replace(' ', "") == "all()"
}

/// Decides the conditions in a file, and takes away the items that are not compiled. All else stays with the condition
/// `any()`.
pub fn decide(source: &Source, known: Known<'_>) -> Result<Source> {
    let mut edits = Vec::new();
    walk(tokens(source.text()), &mut |around| {
        edits.extend(attribute(around, source.text(), known));
        edits.extend(call(around, known));
        edits.extend(argument(around, known));
    });
    let decided = source.edit(edits);
    if parse(&decided)?.attrs.iter().any(|attribute| is_gone(&attribute.meta)) {
        return Ok(decided.slice(0..0));
    }
    // Not blanked: rustc suggests changes of code that it does not compile, too.
    let mut edits = Vec::new();
    walk(tokens(decided.text()), &mut |around| {
        let range = gone(around).map(|range| with_comments(decided.text(), range));
        edits.extend(range.map(|range| (range, With::Text(String::new()))));
    });
    Ok(decided.edit(edits))
}

/// Returns true for `cfg(any())` and `test`, by which something is not compiled.
fn is_gone(attribute: &Meta) -> bool {
    let is_never = |list: &MetaList| list.path.is_ident("cfg") && is_never(&list.tokens);
    attribute.path().is_ident("test") || attribute.require_list().is_ok_and(is_never)
}

/// The item that is not compiled, if the token is the first of its attributes.
fn gone(around: &Around<'_>) -> Option<Range<usize>> {
    let behind = &around.group[around.index..];
    let mut attributes = behind.chunks(2).map_while(inside);
    if !attributes.any(|one| syn::parse2(one).is_ok_and(|meta| is_gone(&meta))) {
        return None;
    }
    let parser = |rest: ParseStream<'_>| {
        let item = rest.parse::<Item>();
        rest.parse::<TokenStream>().and(item)
    };
    let item = parser.parse2(behind.iter().cloned().collect()).ok()?;
    Some(item.span().byte_range())
}

/// The inside of an attribute at the beginning of the tokens.
fn inside(tokens: &[TokenTree]) -> Option<TokenStream> {
    let [TokenTree::Punct(mark), TokenTree::Group(group), ..] = tokens else { return None };
    let is_it = mark.as_char() == '#' && group.delimiter() == Delimiter::Bracket;
    is_it.then(|| group.stream())
}

/// `cfg!(..)` becomes its value.
fn call(around: &Around<'_>, known: Known<'_>) -> Option<Edit> {
    let is_call = around.ident(0)? == "cfg" && around.marks(1, "!");
    let group = group(around, 2).filter(|_| is_call)?;
    let value = holds(&syn::parse2(group.stream()).ok()?, known)?;
    let range = start(around.token().span())..group.span_close().byte_range().end;
    Some((range, With::Text(value.to_string())))
}

/// `cfg(..)` without `#`: an argument of a macro that makes an attribute of it.
fn argument(around: &Around<'_>, known: Known<'_>) -> Option<Edit> {
    let is_call = around.ident(-1).is_some() || around.marks(-1, ".");
    let group =
        group(around, 1).filter(|_| !is_call && around.ident(0).as_deref() == Some("cfg"))?;
    let value = holds(&syn::parse2(group.stream()).ok()?, known)?;
    let range = start(around.token().span())..group.span_close().byte_range().end;
    Some((range, With::Text(if value { "cfg(all())" } else { "cfg(any())" }.into())))
}

/// `#[cfg(..)]` goes or becomes `#[cfg(any())]`; `#[cfg_attr(.., a, b)]` goes or becomes `#[a] #[b]`.
fn attribute(around: &Around<'_>, text: &str, known: Known<'_>) -> Option<Edit> {
    let inner = if around.marks(1, "!") { "!" } else { "" };
    let brackets = group(around, 1 + inner.len()).filter(|_| around.marks(0, "#"))?;
    let tokens: Vec<TokenTree> = brackets.stream().into_iter().collect();
    let [TokenTree::Ident(name), TokenTree::Group(list)] = tokens.as_slice() else { return None };
    if brackets.delimiter() != Delimiter::Bracket
        || !["cfg", "cfg_attr", "test"].contains(&&*name.to_string())
    {
        return None;
    }
    let list: Vec<TokenTree> = list.stream().into_iter().collect();
    let is_comma =
        |token: &TokenTree| matches!(token, TokenTree::Punct(mark) if mark.as_char() == ',');
    let mut parts = list.split(is_comma);
    let condition: TokenStream = parts.next()?.iter().cloned().collect();
    let value = holds(&syn::parse2(condition).ok()?, known)?;
    let range = start(around.token().span())..brackets.span_close().byte_range().end;
    let mut plain = String::new();
    if name == "cfg" && !value {
        plain += &format!("#{inner}[cfg(any())]");
    }
    for part in parts.filter(|part| name == "cfg_attr" && value && !part.is_empty()) {
        let last = part[part.len() - 1].span().byte_range().end;
        plain += &format!("#{inner}[{}]", &text[start(part[0].span())..last]);
    }
    Some((range, With::Text(plain)))
}

fn group<'a>(around: &Around<'a>, offset: usize) -> Option<&'a Group> {
    match around.group.get(around.index + offset)? {
        TokenTree::Group(group) => Some(group),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    fn decided(text: &str) -> String {
        let source = Source::file(Path::new("main.rs"), text);
        let known = Known { features: &["fast".into()].into(), is_linux: true };
        let text = decide(&source, known).unwrap();
        text.text().split_whitespace().collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn a_condition_that_holds_goes_and_else_what_it_stands_at() {
        for (text, expected) in [
            ("#[cfg(test)] mod tests {} fn f() {}", "fn f() {}"),
            ("#[test] fn f() {}", ""),
            ("#[cfg(debug_assertions)] fn f() {}", ""),
            ("#[cfg(not(debug_assertions))] fn f() {}", "fn f() {}"),
            ("#[cfg(feature = \"fast\")] fn f() {}", "fn f() {}"),
            ("#[cfg(feature = \"local\")] fn f() {}", ""),
            ("#[cfg(all(feature = \"fast\", not(test)))] fn f() {}", "fn f() {}"),
            ("#[cfg(local)] fn f() {}", ""),
            ("#[cfg(all(unix, target_arch = \"x86_64\"))] fn f() {}", "fn f() {}"),
            ("#[cfg(windows)] fn f() {}", ""),
            ("fn f() { if cfg!(debug_assertions) { g(); } }", "fn f() { if false { g(); } }"),
            ("fn f() { p!(cfg!(not(test))); }", "fn f() { p!(true); }"),
            ("fn f() { #[cfg(test)] g!(); i() }", "fn f() { i() }"),
            ("fn f() { #[cfg(test)] { g(); } }", "fn f() { #[cfg(any())] { g(); } }"),
            ("struct S { #[cfg(test)] a: u8, b: u8 }", "struct S { #[cfg(any())] a: u8, b: u8 }"),
            ("m!(cfg(feature = \"fast\"));", "m!(cfg(all()));"),
            ("#[cfg_attr(test, derive(Debug))] struct S;", "struct S;"),
            ("#![cfg_attr(not(test), allow(unused))]", "#![allow(unused)]"),
            ("#[cfg_attr(not(test), derive(Debug))] struct S;", "#[derive(Debug)] struct S;"),
            ("trait T { #[cfg(test)] fn f(&self); fn g(); }", "trait T { fn g(); }"),
            ("enum E { #[cfg(test)] A(u8), B }", "enum E { #[cfg(any())] A(u8), B }"),
            (
                "macro_rules! m { () => { #[cfg(test)] p!(); f() } }",
                "macro_rules! m { () => { f() } }",
            ),
        ] {
            assert_eq!(decided(text), expected, "{text}");
        }
    }

    #[test]
    fn a_condition_that_depends_on_the_judge_stays() {
        for text in
            ["#[cfg(target_feature = \"avx2\")] fn f() { }", "#[cfg(panic = \"abort\")] fn f() { }"]
        {
            assert_eq!(decided(text), text);
        }
    }
}
