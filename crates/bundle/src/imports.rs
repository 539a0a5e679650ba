//! Imports that have lost names: `use a::{ , b, };` and `use ;`.

use super::source::{Source, tokens};
use super::syntax::{start, walk};
use proc_macro2::{Delimiter, TokenTree};
use std::ops::Range;

/// Blanks commas, braces and whole imports that are left without a name, behind `from`.
pub fn sweep(source: &mut Source, from: usize) {
    let mut ranges = Vec::new();
    walk(tokens(source.text()), &mut |around| {
        if around.ident(0).is_none_or(|word| word != "use") || around.marks(1, "<") {
            return;
        }
        let first = start(around.token().span());
        let end = around.group[around.index..]
            .iter()
            .position(|token| matches!(token, TokenTree::Punct(mark) if mark.as_char() == ';'));
        let Some(end) = end.filter(|_| first >= from) else { return };
        let tree = &around.group[around.index + 1..around.index + end];
        if !has_name(tree, &mut ranges) {
            let semicolon = around.group[around.index + end].span().byte_range();
            ranges.push(visibility(&around.group[..around.index], first)..semicolon.end);
        }
    });
    source.blank(&ranges);
}

/// Where `pub` or attributes before a word begin.
fn visibility(before: &[TokenTree], word: usize) -> usize {
    let mut first = word;
    for token in before.iter().rev() {
        let part = match token {
            TokenTree::Ident(ident) => ident == "pub",
            TokenTree::Group(group) => {
                group.delimiter() != Delimiter::Brace && group.delimiter() != Delimiter::None
            }
            TokenTree::Punct(mark) => mark.as_char() == '#',
            TokenTree::Literal(_) => false,
        };
        if !part {
            break;
        }
        first = start(token.span());
    }
    first
}

/// Whether a tree of an import still has a name; blanks those parts of it that have none.
fn has_name(tree: &[TokenTree], ranges: &mut Vec<Range<usize>>) -> bool {
    match tree.last() {
        None => false,
        Some(TokenTree::Group(group)) => {
            let tokens: Vec<TokenTree> = group.stream().into_iter().collect();
            let is_comma = |token: &TokenTree| matches!(token, TokenTree::Punct(mark) if mark.as_char() == ',');
            let mut any = false;
            let mut at = 0;
            for part in tokens.split(is_comma) {
                let comma = tokens.get(at + part.len());
                at += part.len() + 1;
                if has_name(part, ranges) {
                    any = true;
                    continue;
                }
                let first = part.first().or(comma).map(|token| start(token.span()));
                let last = comma.or(part.last()).map(|token| token.span().byte_range().end);
                ranges.extend(first.zip(last).map(|(first, last)| first..last));
            }
            any
        }
        // `a::` without what was behind it.
        Some(TokenTree::Punct(mark)) => mark.as_char() == '*',
        Some(_) => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    #[test]
    fn what_is_left_of_an_import_is_an_import() {
        for (text, expected) in [
            ("use a::{b, c};", "use a::{b, c};"),
            ("use a::{ , c};", "use a::{ c};"),
            ("use a::{b,  };", "use a::{b, };"),
            ("use a::{ , };x", "x"),
            ("pub use a::{b::{ , }, c::{d, }};", "pub use a::{ c::{d, }};"),
            ("#[a] pub(in b) use ;y", "y"),
            ("use a:: ;x", "x"),
            ("use a::*;", "use a::*;"),
            ("fn f() -> impl A + use<> {}", "fn f() -> impl A + use<> {}"),
        ] {
            let mut source = Source::file(Path::new("x.rs"), text);
            sweep(&mut source, 0);
            let words: Vec<&str> = source.text().split_whitespace().collect();
            assert_eq!(words.join(" "), expected, "{text}");
        }
    }
}
