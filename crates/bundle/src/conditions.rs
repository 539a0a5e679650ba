//! Conditional compilation, decided: a judge builds in release, without tests, with the features that cargo takes. A
//! wrong decision would be felt, as the program itself is compiled from its own files.

use super::source::{Edit, Source, tokens};
use super::syntax::{Around, find, is_mark, parse, start, with_comments};
use anyhow::Result;
use cargo_platform::{Cfg, CfgExpr};
use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use std::collections::BTreeSet;
use std::ops::Range;
use syn::parse::{ParseStream, Parser};
use syn::spanned::Spanned;
use syn::{Item, Meta, MetaList};

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
    /// The conditions that cargo sets, such as `feature="x"`.
    pub cfgs: &'a BTreeSet<String>,
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
fn holds(condition: &CfgExpr, known: Known<'_>) -> Option<bool> {
    // `decides` is the value of one part that is the value of the whole, whatever the others are.
    let of_parts = |parts: &[CfgExpr], decides: bool| {
        let parts: Vec<_> = parts.iter().map(|part| holds(part, known)).collect();
        match parts.contains(&Some(decides)) {
            true => Some(decides),
            false => (!parts.contains(&None)).then_some(!decides),
        }
    };
    match condition {
        CfgExpr::Not(one) => holds(one, known).map(|one| !one),
        CfgExpr::All(parts) => of_parts(parts, false),
        CfgExpr::Any(parts) => of_parts(parts, true),
        CfgExpr::True => Some(true),
        CfgExpr::False => Some(false),
        CfgExpr::Value(one) => {
            let (name, text) = match one {
                Cfg::Name(name) => (name.as_str(), None),
                Cfg::KeyPair(name, text) => (name.as_str(), Some(&**text)),
            };
            match (name, text) {
                _ if OPEN.contains(&name) => None,
                _ if known.cfgs.contains(&one.to_string().replace(" = ", "=")) => Some(true),
                ("feature", _) => Some(false),
                ("target_has_atomic", Some(text)) => {
                    Some(["8", "16", "32", "64", "ptr"].contains(&text))
                }
                (_, Some(text)) => {
                    let machine = MACHINE.iter().find(|one| one.0 == name)?;
                    let is_sure = known.is_linux || !POSSIBLE.contains(&text);
                    is_sure.then(|| machine.1 == text)
                }
                ("unix" | "windows", None) if !known.is_linux => None,
                // A flag that is left here is set by no judge, unless it is `unix`.
                (_, None) => Some(name == "unix"),
            }
        }
    }
}

fn condition(tokens: TokenStream, known: Known<'_>) -> Option<bool> {
    holds(&tokens.to_string().parse().ok()?, known)
}

/// The value of `all()` or `any()`, which a decision leaves behind.
pub fn decided(condition: &TokenStream) -> Option<bool> {
    match &*condition.to_string().replace(' ', "") {
        "all()" => Some(true),
        "any()" => Some(false),
        _ => None,
    }
}

/// Decides the conditions in a file, and takes away the items that are not compiled. All else stays with the condition
/// `any()`.
pub fn decide(source: &Source, known: Known<'_>) -> Result<Source> {
    let made = source.edit(find(tokens(source.text()), |around| {
        let condition = attribute(around, source.text(), known).or_else(|| call(around, known));
        condition.or_else(|| assertion(around))
    }));
    if parse(&made)?.attrs.iter().any(|attribute| is_gone(&attribute.meta)) {
        return Ok(made.slice(0..0));
    }
    // Not blanked: rustc suggests changes of code that it does not compile, too.
    Ok(made.edit(find(tokens(made.text()), |around| {
        Some((with_comments(made.text(), gone(around)?), Source::default()))
    })))
}

/// Returns true for `cfg(any())` and `test`, by which something is not compiled.
fn is_gone(attribute: &Meta) -> bool {
    let is_never = |list: &MetaList| decided(&list.tokens) == Some(false);
    attribute.path().is_ident("test")
        || attribute.path().is_ident("cfg") && attribute.require_list().is_ok_and(is_never)
}

/// The item that is not compiled, if the token is the first of its attributes.
fn gone(around: &Around<'_>) -> Option<Range<usize>> {
    let behind = &around.group[around.index..];
    let places = (around.index..).step_by(2);
    let mut attributes =
        places.map_while(|index| Around { group: around.group, index }.attribute());
    if !attributes.any(|one| syn::parse2(one.0).is_ok_and(|meta| is_gone(&meta))) {
        return None;
    }
    let parser = |rest: ParseStream<'_>| {
        let item = rest.parse::<Item>();
        rest.parse::<TokenStream>().and(item)
    };
    let item = parser.parse2(behind.iter().cloned().collect()).ok()?;
    Some(item.span().byte_range())
}

/// The condition that a name of these, or a macro of the name, asks for; a function or a method may be called so, too.
pub fn asked<'a>(around: &Around<'a>, names: &[&str]) -> Option<&'a Group> {
    let is_macro = around.marks(1, "!");
    let is_call = !is_macro && (around.ident(-1).is_some() || around.marks(-1, "."));
    let is_it = names.contains(&around.ident(0)?.trim_start_matches("r#")) && !is_call;
    around.group(1 + isize::from(is_macro)).filter(|_| is_it)
}

/// `cfg!(..)` becomes its value. So does `cfg(..)` without `#`, an argument of a macro that makes an attribute of it.
fn call(around: &Around<'_>, known: Known<'_>) -> Option<Edit> {
    let group = asked(around, &["cfg"])?;
    let value = condition(group.stream(), known)?;
    let text = match (around.marks(1, "!"), value) {
        (true, _) => value.to_string(),
        (false, true) => "cfg(all())".into(),
        (false, false) => "cfg(any())".into(),
    };
    Some((around.until(group), Source::words(text)))
}

/// `debug_assert!(..)` goes: it is a condition, too, and nothing stays of the functions that it alone calls.
fn assertion(around: &Around<'_>) -> Option<Edit> {
    let names = ["debug_assert", "debug_assert_eq", "debug_assert_ne"];
    let is_it = names.contains(&&*around.ident(0)?) && !around.marks(-1, ":");
    let call = around.group(2).filter(|_| is_it && around.marks(1, "!"))?;
    let is_block = |group: &Group| group.delimiter() == Delimiter::Brace;
    let begins =
        around.index == 0 || around.marks(-1, ";") || around.group(-1).is_some_and(is_block);
    let (mut range, is_statement) = (around.until(call), begins && around.marks(3, ";"));
    range.end += usize::from(is_statement);
    Some((range, Source::words(if is_statement { "" } else { "{}" })))
}

/// `#[cfg(..)]` goes or becomes `#[cfg(any())]`; `#[cfg_attr(.., a, b)]` goes or becomes `#[a] #[b]`.
fn attribute(around: &Around<'_>, text: &str, known: Known<'_>) -> Option<Edit> {
    let (tokens, range) = around.attribute()?;
    let inner = if around.marks(1, "!") { "!" } else { "" };
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let [TokenTree::Ident(name), TokenTree::Group(list)] = tokens.as_slice() else { return None };
    if !["cfg", "cfg_attr", "test"].contains(&&*name.to_string()) {
        return None;
    }
    let list: Vec<TokenTree> = list.stream().into_iter().collect();
    let mut parts = list.split(|token| is_mark(token, ","));
    let value = condition(parts.next()?.iter().cloned().collect(), known)?;
    let mut plain = String::new();
    if name == "cfg" && !value {
        plain += &format!("#{inner}[cfg(any())]");
    }
    for part in parts.filter(|part| name == "cfg_attr" && value && !part.is_empty()) {
        let last = part[part.len() - 1].span().byte_range().end;
        plain += &format!("#{inner}[{}]", &text[start(part[0].span())..last]);
    }
    Some((range, Source::words(plain)))
}
