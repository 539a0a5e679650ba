//! What a text says of its own place or edition, written out, so that it can move.

use super::captures::whole_captures;
use super::fastout::written_out;
use super::load::Part;
use super::source::{Edit, Source, With, tokens};
use super::syntax::{parse, start, walk};
use anyhow::Result;
use std::ops::Range;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};

/// The crate for another file and perhaps another edition, with these edits for that: `line!()` and `column!()` become
/// their values, closures capture as before, and `#[fastout]` is written out.
///
/// # Errors
///
/// If the text does not parse.
pub fn moved(part: &Part, edition: &str, mut edits: Vec<Edit>) -> Result<Part> {
    let file = parse(&part.text)?;
    let mut bodies = Bodies(Vec::new());
    bodies.visit_file(&file);
    let text = &part.text;
    let is_older = |since: &str| part.part.edition.as_str() < since && since <= edition;
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
    });
    // Edition 2024 refuses references to these, which mean what they meant.
    let has_static_mut = text.text().contains("static mut ");
    if let Some(first) = file.items.first().filter(|_| is_older("2024") && has_static_mut) {
        let at = first.span().byte_range().start;
        edits.push((at..at, With::Text("#![allow(static_mut_refs)] ".into())));
    }
    if part.part.locals.contains_key("proconio") {
        edits.extend(written_out(&file));
    }
    if is_older("2021") {
        edits.extend(whole_captures(&file));
    }
    Ok(Part { text: text.edit(edits), ..part.clone() })
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
    use super::super::cargo::Crate;
    use super::*;
    use std::path::Path;

    #[test]
    fn places_and_words_are_written_out() {
        for (text, expected) in [
            ("fn f() {\n g(line!()); }", "fn f() {\n g(2u32); }"),
            ("fn f() { p!(\"{}\", column!()); }", "fn f() { p!(\"{}\", 19u32); }"),
            ("macro_rules! m { () => { line!() } }", "macro_rules! m { () => { line!() } }"),
            ("fn f<'gen>(line: &'gen u8) {}", "fn f<'gen>(line: &'gen u8) {}"),
        ] {
            let text = Source::file(Path::new("main.rs"), text);
            let part = Part { part: Crate::named("main"), text, original: None };
            assert_eq!(moved(&part, "2024", Vec::new()).unwrap().text.text(), expected);
        }
    }
}
