//! A crate for a newer edition, as rustc's own suggestions would move it.

use super::load::Part;
use super::rustc::{Diagnostic, Span};
use super::source::{Edit, With};

/// The groups of lints that make suggestions, as arguments of rustc.
pub const LINTS: [&str; 3] = [
    "--force-warn=rust-2018-compatibility",
    "--force-warn=rust-2021-compatibility",
    "--force-warn=rust-2024-compatibility",
];

/// The kinds of suggestions that are followed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Extent {
    /// Code that the newer edition does not compile.
    Errors,
    /// Code that means something else there, too.
    Meaning,
}

/// A suggestion of rustc.
#[derive(Clone, Debug)]
pub struct Suggestion {
    /// The edition that asks for it.
    edition: &'static str,
    extent: Extent,
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
            let is_error = is_said("hard error in Rust");
            let guide = |year: &&str| is_said(&format!("/edition-guide/rust-{year}/"));
            let edition = ["2018", "2021", "2024"].into_iter().find(guide)?;
            let spans = one.children.iter().flat_map(|child| &child.spans);
            let spans = spans.filter(|span| {
                span.suggestion_applicability.as_deref() == Some("MachineApplicable")
            });
            let edits = spans.map(|span| Some((range(span)?, span.suggested_replacement.clone()?)));
            let extent = if is_error { Extent::Errors } else { Extent::Meaning };
            Some(Suggestion { edition, extent, edits: edits.collect::<Option<_>>()? })
        };
        let said = said.iter().filter_map(read);
        said.filter(|one| !one.edits.is_empty()).collect()
    }

    /// Returns true if it changes a crate of the edition `own` for a newer one.
    pub fn applies(&self, own: &str, edition: &str, extent: Extent) -> bool {
        own < self.edition
            && self.edition <= edition
            && (extent == Extent::Meaning || self.extent == Extent::Errors)
    }

    pub fn edits(&self) -> impl Iterator<Item = Edit> {
        self.edits.iter().map(|(range, text)| (range.clone(), With::Text(text.clone())))
    }
}
