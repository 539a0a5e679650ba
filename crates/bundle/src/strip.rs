//! Takes away what no judge needs of libraries: documentation, and levels of lints that only warn.

use super::join::Joined;
use super::source::{Source, tokens};
use super::syntax::{find, walk};
use proc_macro2::TokenStream;
use std::ops::Range;

/// Blanks documentation and levels of lints in libraries, and what the program forbids its crate: the
/// libraries belong to that now.
pub fn strip(joined: &mut Joined) {
    let (library, text) = (joined.libraries, joined.source.text());
    let ranges = attributes_like(&joined.source, false, |at, inner| {
        let is_inner = text[at..].starts_with("#![");
        at >= library && is_one_of(&USELESS, inner) || is_inner && is_one_of(&LEVELS, inner)
    });
    joined.source.blank(&ranges);
}

/// Blanks the documentation of a library, of which some have more than code. In calls of macros it stays, as their patterns
/// may ask for it.
pub fn strip_library(source: &mut Source) {
    let ranges = attributes_like(source, true, |_, inner| is_one_of(&["doc"], inner));
    source.blank(&ranges);
}

/// Blanks the documentation of items: the header is what a reader of a submission wants.
pub fn strip_documentation(source: &mut Source) {
    let header = source.text().lines().take_while(|line| line.starts_with("//!"));
    let end = header.map(|line| line.len() + 1).sum();
    let ranges =
        attributes_like(source, false, |at, inner| at >= end && is_one_of(&["doc"], inner));
    source.blank(&ranges);
}

/// Ranges of the attributes, in macros too, for which `like` is true; it takes the offset and the tokens. None is in a call
/// if a macro's pattern asks for attributes, or may do so in another file.
fn attributes_like(
    source: &Source,
    mut is_asked: bool,
    like: impl Fn(usize, &TokenStream) -> bool,
) -> Vec<Range<usize>> {
    let (mut ranges, mut calls) = (Vec::new(), Vec::new());
    walk(tokens(source.text()), &mut |around| {
        let call = around.group(1).filter(|_| around.marks(0, "!") && !around.marks(-1, "#"));
        calls.extend(call.map(|call| around.until(call)));
        let Some((inner, range)) = around.attribute() else { return };
        let is_pattern = !find(inner.clone(), |token| token.marks(0, "$").then_some(())).is_empty();
        is_asked |= is_pattern;
        if !is_pattern && like(range.start, &inner) {
            ranges.push(range);
        }
    });
    let in_call = |range: &Range<usize>| calls.iter().any(|call| call.contains(&range.start));
    ranges.retain(|range| !is_asked || !in_call(range));
    ranges
}

/// Returns true for an attribute, without its brackets, of one of these names.
fn is_one_of(names: &[&str], attribute: &TokenStream) -> bool {
    let first = attribute.clone().into_iter().next().map(|token| token.to_string());
    first.is_some_and(|first| names.contains(&&*first))
}

/// Attributes of a library that have no use in a submission.
const USELESS: [&str; 6] = ["deny", "deprecated", "doc", "forbid", "macro_export", "warn"];

/// Attributes that turn warnings into errors.
const LEVELS: [&str; 3] = ["deny", "forbid", "warn"];
