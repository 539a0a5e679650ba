//! Helpers on tokens and items.

use super::source::Source;
use anyhow::{Result, anyhow};
use proc_macro2::{Delimiter, Group, Span, TokenStream, TokenTree};
use std::collections::HashSet;
use std::ops::Range;
use syn::Attribute;

/// The items of a whole file.
pub fn parse(source: &Source) -> Result<syn::File> {
    syn::parse_file(source.text())
        .map_err(|error| anyhow!("{}: {error}", source.place(start(error.span()))))
}

/// Offset of a span, in bytes.
pub fn start(span: Span) -> usize {
    span.byte_range().start
}

/// The attribute of that name, if there is one.
pub fn attribute<'a>(attributes: &'a [Attribute], name: &str) -> Option<&'a Attribute> {
    attributes.iter().find(|attribute| attribute.path().is_ident(name))
}

/// Returns true for one of these punctuation marks.
pub fn is_mark(token: &TokenTree, marks: &str) -> bool {
    matches!(token, TokenTree::Punct(mark) if marks.contains(mark.as_char()))
}

/// A token with its neighbours in the same group.
pub struct Around<'a> {
    /// The tokens of the group.
    pub group: &'a [TokenTree],
    /// The index of the token.
    pub index: usize,
}

impl<'a> Around<'a> {
    pub fn token(&self) -> &TokenTree {
        &self.group[self.index]
    }

    /// The bytes of the token.
    pub fn range(&self) -> Range<usize> {
        self.token().span().byte_range()
    }

    /// Returns true if the token at this distance is that word.
    pub fn is(&self, offset: isize, word: &str) -> bool {
        self.ident(offset).is_some_and(|ident| ident == word)
    }

    /// Returns true if the token at the offset and its successors are these punctuation marks.
    pub fn marks(&self, offset: isize, marks: &str) -> bool {
        marks.chars().enumerate().all(|(k, mark)| {
            let index = self.index.checked_add_signed(offset + k as isize);
            let token = index.and_then(|index| self.group.get(index));
            matches!(token, Some(TokenTree::Punct(punct)) if punct.as_char() == mark)
        })
    }

    /// The group at this distance, if there is one.
    pub fn group(&self, offset: isize) -> Option<&'a Group> {
        match self.group.get(self.index.checked_add_signed(offset)?)? {
            TokenTree::Group(group) => Some(group),
            _ => None,
        }
    }

    /// The range from the token to the end of a group behind it.
    pub fn until(&self, group: &Group) -> Range<usize> {
        self.range().start..group.span_close().byte_range().end
    }

    /// The tokens of the attribute that begins here, and its range.
    pub fn attribute(&self) -> Option<(TokenStream, Range<usize>)> {
        let group = self.group(1 + isize::from(self.marks(1, "!")))?;
        let is_it = self.marks(0, "#") && group.delimiter() == Delimiter::Bracket;
        is_it.then(|| (group.stream(), self.until(group)))
    }

    /// The identifier at this distance, if there is one.
    pub fn ident(&self, offset: isize) -> Option<String> {
        match self.group.get(self.index.checked_add_signed(offset)?)? {
            TokenTree::Ident(ident) => Some(ident.to_string()),
            _ => None,
        }
    }
}

/// Shows every token to `visit`, groups before what is in them.
pub fn walk(tokens: TokenStream, visit: &mut dyn FnMut(&Around<'_>)) {
    let group: Vec<TokenTree> = tokens.into_iter().collect();
    for index in 0..group.len() {
        visit(&Around { group: &group, index });
        if let TokenTree::Group(inner) = &group[index] {
            walk(inner.stream(), visit);
        }
    }
}

/// All that `find` finds at the tokens of a text, in their order.
pub fn find<I: IntoIterator>(
    tokens: TokenStream,
    mut find: impl FnMut(&Around<'_>) -> I,
) -> Vec<I::Item> {
    let mut found = Vec::new();
    walk(tokens, &mut |around| found.extend(find(around)));
    found
}

/// The identifiers in a text, those in format strings included.
pub fn words(tokens: TokenStream) -> HashSet<String> {
    find(tokens, |around| named(around.token())).into_iter().collect()
}

/// The identifiers in a token.
pub fn named(token: &TokenTree) -> Vec<String> {
    match token {
        // `write!` calls a method that nobody names.
        TokenTree::Ident(ident) if *ident == "write" || *ident == "writeln" => {
            vec![ident.to_string(), "write_fmt".into()]
        }
        TokenTree::Ident(ident) => vec![ident.to_string()],
        TokenTree::Literal(literal) => {
            let text = literal.to_string();
            // `println!("{COUNT}")` names a constant.
            let separated = text.split(|c: char| !c.is_alphanumeric() && c != '_');
            let words = separated.filter(|word| text.contains('{') && !word.is_empty());
            words.map(String::from).collect()
        }
        _ => Vec::new(),
    }
}

/// The range of an item to delete: with the comment lines right above it and the comment behind it.
pub fn with_comments(text: &str, range: Range<usize>) -> Range<usize> {
    let mut start = range.start;
    while let Some(above) = text[..start].trim_end_matches([' ', '\t']).strip_suffix('\n') {
        let line = above.rfind('\n').map_or(0, |newline| newline + 1);
        let trimmed = above[line..].trim_start();
        // What documents the file stands apart, or in another kind of comment.
        if !trimmed.starts_with("//") || trimmed.starts_with("//!") {
            break;
        }
        start = line;
    }
    let rest = &text[range.end..];
    let line = &rest[..rest.find('\n').unwrap_or(rest.len())];
    let comment = line.trim_start().starts_with("//");
    start..range.end + if comment { line.len() } else { 0 }
}
