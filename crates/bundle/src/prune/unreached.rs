//! Finds what cannot be reached from `main`.

use super::parts::{Kind, Part};
use crate::source::{Source, tokens};
use crate::syntax::words;
use std::collections::{BTreeSet, HashSet};

/// The parts that are not reached, if `lines` are those where the compiled functions begin. What has no
/// lines in any case is not reached if nothing else names it.
pub fn find(source: &Source, parts: &[Part], lines: &BTreeSet<usize>) -> Vec<usize> {
    let idle = idle(source.text(), parts, lines);
    let idle_parts = || parts.iter().zip(&idle).filter(|(_, idle)| **idle).map(|(part, _)| part);
    let functions = idle_parts().filter(|part| part.kind == Kind::Function);
    let functions: HashSet<&String> = functions.flat_map(|part| &part.names).collect();
    let mut rest = source.clone();
    rest.blank(idle_parts().map(|part| &part.range));
    rest.blank(parts.iter().filter(|part| part.kind == Kind::Use).map(|part| &part.range));
    let used = words(tokens(rest.text()));
    let is_unreached = |part: &Part, idle: bool| {
        let is_used = part.has_name(|name| used.contains(name));
        match part.kind {
            Kind::Use => !is_used && part.has_name(|name| functions.contains(name)),
            Kind::Statics => idle && !is_used,
            // What is not compiled on this machine may be on the judge's.
            _ => idle && !(is_used && part.is_conditional(source.text(), parts)),
        }
    };
    let indexes = 0..parts.len();
    indexes.filter(|&index| is_unreached(&parts[index], idle[index])).collect()
}

/// For each part, true if it could have lines and has none.
fn idle(text: &str, parts: &[Part], lines: &BTreeSet<usize>) -> Vec<bool> {
    let newlines: Vec<usize> = text.match_indices('\n').map(|(at, _)| at).collect();
    let line = |at: usize| newlines.partition_point(|&newline| newline < at) + 1;
    let has_lines =
        |part: &Part| lines.range(line(part.range.start)..=line(part.range.end)).next().is_some();
    // The lines of what a macro makes are in the macro.
    let macros = parts.iter().filter(|part| part.kind == Kind::Plain && has_lines(part));
    let macros: HashSet<&String> = macros.flat_map(|part| &part.names).collect();
    let is_idle = |part: &Part| {
        let conditional = part.is_conditional(text, parts);
        let could_have = match part.kind {
            Kind::Function | Kind::Trait | Kind::Statics => true,
            Kind::Nameless => !conditional && !part.has_name(|name| macros.contains(name)),
            Kind::Plain | Kind::Use | Kind::Group => conditional && !part.names.is_empty(),
        };
        could_have && !has_lines(part)
    };
    parts.iter().map(is_idle).collect()
}
