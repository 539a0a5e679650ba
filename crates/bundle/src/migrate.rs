//! A crate for a newer edition, as rustc's own suggestions would move it.

use super::captures::whole_captures;
use super::cargo::Crate;
use super::fastout::written_out;
use super::rustc::code;
use super::source::{Edit, Source};
use super::syntax::parse;
use anyhow::Result;
use cargo_metadata::diagnostic::{Applicability, Diagnostic, DiagnosticSpan};
use syn::spanned::Spanned;

/// The groups of lints that make suggestions, as arguments of rustc.
pub const LINTS: [&str; 3] = [
    "--force-warn=rust-2018-compatibility",
    "--force-warn=rust-2021-compatibility",
    "--force-warn=rust-2024-compatibility",
];

/// Lint of `$e:expr`, which matches more expressions in edition 2024. It is ignored: the existing calls match as
/// before, or do not compile.
const GROWN_PATTERN: &str = "edition_2024_expr_fragment_specifier";

/// The crate for another file and perhaps a newer edition: closures capture as before, and `#[fastout]` is written out.
pub fn moved(part: &Crate, edition: &str, suggestions: &[Suggestion]) -> Result<Crate> {
    let is_older = |since: &str| *part.edition < *since && since <= edition;
    let suggestions = suggestions.iter().filter(|one| is_older(one.edition));
    let mut edits: Vec<Edit> = suggestions.flat_map(|one| one.edits.clone()).collect();
    let file = parse(&part.text)?;
    // Edition 2024 refuses references to these, which mean what they meant.
    let has_static_mut = part.text.text().contains("static mut ");
    if let Some(first) = file.items.first().filter(|_| is_older("2024") && has_static_mut) {
        let at = first.span().byte_range().start;
        edits.push((at..at, Source::words("#![allow(static_mut_refs)] ")));
    }
    if part.locals.contains_key("proconio") {
        edits.extend(written_out(&part.text));
    }
    if is_older("2021") {
        edits.extend(whole_captures(&file));
    }
    Ok(Crate { text: part.text.edit(edits), ..part.clone() })
}

/// A suggestion of rustc.
#[derive(Clone, Debug)]
pub struct Suggestion {
    /// The edition that asks for it.
    edition: &'static str,
    /// Places in the text of the crate, and what takes their place.
    edits: Vec<Edit>,
}

impl Suggestion {
    /// Reads the suggestions among the diagnostics of a crate. `file` turns a path in them into one of our messages.
    pub fn all(
        part: &Crate,
        diagnostics: &[Diagnostic],
        file: impl Fn(&str) -> Option<String>,
    ) -> Vec<Self> {
        let edit = |span: &DiagnosticSpan| {
            let file = file(&span.file_name)?;
            let find = |line, column| part.text.find(&file, line, Some(column));
            let start = find(span.line_start, span.column_start)?;
            let end = find(span.line_end, span.column_end)?;
            Some((start..end, Source::words(span.suggested_replacement.clone()?)))
        };
        let read = |one: &Diagnostic| {
            let is_said =
                |words: &str| one.children.iter().any(|child| child.message.contains(words));
            let guide = |year: &&str| is_said(&format!("/edition-guide/rust-{year}/"));
            let edition = ["2018", "2021", "2024"].into_iter().find(guide)?;
            let is_sure = |span: &&DiagnosticSpan| {
                span.suggestion_applicability == Some(Applicability::MachineApplicable)
            };
            let spans = one.children.iter().flat_map(|child| &child.spans).filter(is_sure);
            Some(Suggestion { edition, edits: spans.map(edit).collect::<Option<_>>()? })
        };
        diagnostics.iter().filter(|one| code(one) != GROWN_PATTERN).filter_map(read).collect()
    }
}
