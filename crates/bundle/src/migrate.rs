//! A crate for a newer edition, as rustc's own suggestions would move it.

use super::captures::whole_captures;
use super::fastout::written_out;
use super::load::Part;
use super::rustc::{Diagnostic, Span};
use super::source::{Edit, With};
use super::syntax::parse;
use anyhow::Result;
use syn::spanned::Spanned;

/// The groups of lints that make suggestions, as arguments of rustc.
pub const LINTS: [&str; 3] = [
    "--force-warn=rust-2018-compatibility",
    "--force-warn=rust-2021-compatibility",
    "--force-warn=rust-2024-compatibility",
];

/// The lint of `$e:expr`, which matches more in edition 2024. The calls that there are match as before, or do not compile.
const GROWN_PATTERN: &str = "edition_2024_expr_fragment_specifier";

/// The crate for another file and perhaps a newer edition: closures capture as before, and `#[fastout]` is written out.
pub fn moved(part: &Part, edition: &str, suggestions: &[Suggestion]) -> Result<Part> {
    let own = &*part.part.edition;
    let suggestions = suggestions.iter().filter(|one| one.applies(own, edition));
    let mut edits: Vec<Edit> = suggestions.flat_map(Suggestion::edits).collect();
    let file = parse(&part.text)?;
    let is_older = |since: &str| own < since && since <= edition;
    // Edition 2024 refuses references to these, which mean what they meant.
    let has_static_mut = part.text.text().contains("static mut ");
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
    Ok(Part { text: part.text.edit(edits), ..part.clone() })
}

/// A suggestion of rustc.
#[derive(Clone, Debug)]
pub struct Suggestion {
    /// The edition that asks for it.
    edition: &'static str,
    /// Places in the text of the crate, and what takes their place.
    edits: Vec<(std::ops::Range<usize>, String)>,
}

impl Suggestion {
    /// Reads the suggestions among the diagnostics of a crate. `file` turns a path in them into one of our messages.
    pub fn all(part: &Part, said: &[Diagnostic], file: impl Fn(&str) -> String) -> Vec<Self> {
        let range = |span: &Span| {
            let find = |line, column| part.text.find(&file(&span.file_name), line, column);
            let start = find(span.line_start, span.column_start)?;
            Some(start..find(span.line_end, span.column_end)?)
        };
        let read = |one: &Diagnostic| {
            let is_said =
                |words: &str| one.children.iter().any(|child| child.message.contains(words));
            let guide = |year: &&str| is_said(&format!("/edition-guide/rust-{year}/"));
            let edition = ["2018", "2021", "2024"].into_iter().find(guide)?;
            let spans = one.children.iter().flat_map(|child| &child.spans);
            let spans = spans.filter(|span| {
                span.suggestion_applicability.as_deref() == Some("MachineApplicable")
            });
            let edits = spans.map(|span| Some((range(span)?, span.suggested_replacement.clone()?)));
            Some(Suggestion { edition, edits: edits.collect::<Option<_>>()? })
        };
        let said = said.iter().filter(|one| !one.is(GROWN_PATTERN)).filter_map(read);
        said.filter(|one| !one.edits.is_empty()).collect()
    }

    /// Returns true if it changes a crate of the edition `own` for a newer one.
    fn applies(&self, own: &str, edition: &str) -> bool {
        own < self.edition && self.edition <= edition
    }

    fn edits(&self) -> impl Iterator<Item = Edit> {
        self.edits.iter().map(|(range, text)| (range.clone(), With::Text(text.clone())))
    }
}
