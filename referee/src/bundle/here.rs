//! What a text says of its own place or edition, written out, so that it can move.

use super::load::Part;
use super::source::{Source, With, tokens};
use super::syntax::{parse, start, walk, words};
use anyhow::Result;
use proc_macro2::TokenTree;
use std::ops::Range;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};

/// Words that a newer edition keeps for itself.
const RESERVED: [(&str, &str); 1] = [("2024", "gen")];

/// Prepares a crate for another file and perhaps another edition: `line!()` and `column!()` become their
/// values, and a name that is a word of that edition becomes raw. In a library, which becomes a module,
/// assertions keep what they print.
///
/// # Errors
///
/// If the text does not parse.
pub fn move_to(part: &mut Part, edition: &str, is_library: bool) -> Result<()> {
    let mut bodies = Bodies(Vec::new());
    bodies.visit_file(&parse(&part.text)?);
    let (text, mut edits) = (&part.text, Vec::new());
    let own = &part.part.edition;
    walk(tokens(text.text()), &mut |around| {
        let Some(name) = around.ident(0) else { return };
        let at = start(around.token().span());
        let is_call = around.marks(1, "!") && around.group.len() > around.index + 2;
        // In the body of a macro, the place is that of the call.
        let inside = bodies.0.iter().any(|body| body.contains(&at));
        if is_call && !inside && ["line", "column"].contains(&&*name) {
            let end = around.group[around.index + 2].span().byte_range().end;
            edits.extend(value(text, at, &name).map(|value| (at..end, With::Text(value))));
        }
        let condition = around.group.get(around.index + 2).filter(|_| is_call && name == "assert");
        let longer = condition.filter(|_| is_library).and_then(|group| message(text, group));
        edits.extend(longer.map(|(at, message)| (at..at, With::Text(message))));
        let reserved = |(since, word): &(&str, &str)| {
            *word == name && own.as_str() < *since && *since <= edition
        };
        if RESERVED.iter().any(reserved) && !around.marks(-1, "'") {
            let end = around.token().span().byte_range().end;
            edits.push((at..end, With::Text(format!("r#{name}"))));
        }
    });
    let explained =
        edits.iter().any(|(_, with)| matches!(with, With::Text(text) if text.starts_with(", \"")));
    part.text = text.edit(edits);
    if explained {
        part.original = None;
    }
    Ok(())
}

/// `assert!(crate::f())` prints its condition, which is about to get longer: the message that it has.
fn message(text: &Source, condition: &TokenTree) -> Option<(usize, String)> {
    let TokenTree::Group(group) = condition else { return None };
    let tokens: Vec<TokenTree> = group.stream().into_iter().collect();
    let explains =
        |token: &TokenTree| matches!(token, TokenTree::Punct(mark) if mark.as_char() == ',');
    let (first, last) = (tokens.first()?, tokens.last()?);
    let range = start(first.span())..last.span().byte_range().end;
    if tokens.iter().any(explains) || !words(group.stream()).contains("crate") {
        return None;
    }
    let words: Vec<&str> = text.text()[range.clone()].split_whitespace().collect();
    let message = format!("assertion failed: {}", words.join(" "));
    let message = message.replace('{', "{{").replace('}', "}}");
    Some((range.end, format!(", {message:?}")))
}

fn value(text: &Source, at: usize, name: &str) -> Option<String> {
    let place = text.place(at);
    let mut numbers = place.rsplit(':');
    let (column, line) = (numbers.next()?, numbers.next()?);
    Some(format!("{}u32", if name == "line" { line } else { column }))
}

/// The bodies of macros.
struct Bodies(Vec<Range<usize>>);

impl<'ast> Visit<'ast> for Bodies {
    fn visit_item_macro(&mut self, item: &'ast syn::ItemMacro) {
        if item.ident.is_some() {
            self.0.push(item.span().byte_range());
        }
        visit::visit_item_macro(self, item);
    }
}

#[cfg(test)]
mod tests {
    use super::super::package::Crate;
    use super::*;
    use std::path::Path;

    #[test]
    fn places_and_words_are_written_out() {
        for (text, expected) in [
            ("fn f() {\n g(line!()); }", "fn f() {\n g(2u32); }"),
            ("fn f() { p!(\"{}\", column!()); }", "fn f() { p!(\"{}\", 19u32); }"),
            ("macro_rules! m { () => { line!() } }", "macro_rules! m { () => { line!() } }"),
            ("fn gen() { gen(); }", "fn r#gen() { r#gen(); }"),
            (
                "fn f() { assert!(crate::g() == X { a: 1 }); assert!(g()); }",
                "fn f() { assert!(crate::g() == X { a: 1 }, \"assertion failed: crate::g() == X {{ a: 1 \
                 }}\"); assert!(g()); }",
            ),
            ("fn f<'gen>(line: &'gen u8) {}", "fn f<'gen>(line: &'gen u8) {}"),
        ] {
            let text = Source::file(Path::new("main.rs"), text);
            let mut part = Part { part: Crate::named("main"), text, original: None };
            move_to(&mut part, "2024", true).unwrap();
            assert_eq!(part.text.text(), expected);
        }
    }
}
