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

/// The lint of `$e:expr`, which matches more in edition 2024. The calls that there are match as before, or do not compile.
const GROWN_PATTERN: &str = "edition_2024_expr_fragment_specifier";

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
    pub fn applies(&self, own: &str, edition: &str) -> bool {
        own < self.edition && self.edition <= edition
    }

    pub fn edits(&self) -> impl Iterator<Item = Edit> {
        self.edits.iter().map(|(range, text)| (range.clone(), With::Text(text.clone())))
    }
}
