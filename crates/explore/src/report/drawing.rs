//! The pictures of an exploration: a heat map of two coordinates or of a slice of more, rows of outcomes, a
//! scatter of other sequences.

use super::words;
use crate::ask::Question;
use crate::claim::Claim;
use crate::pattern::{NO_PATTERN, Period};
use crate::picture::{
    Grid, Meaning, Picture, Sequence, heat_map, preview_sequence, preview_table, scatter,
};
use crate::subject::Exploration;

/// The cells of a row of outcomes, and the rows, unless a period says otherwise.
const ROW: usize = 60;
const ROWS: usize = 60;
/// A longer period has no row of its own.
const LONGEST_ROW: usize = 360;
/// The lines of a preview of outcomes have two rows each.
const LINES: usize = 12;

/// What is drawn of an exploration.
enum View<'a> {
    Table(Grid<'a>),
    Points(Sequence<'a>),
}

/// A picture in SVG.
pub fn svg(result: &Exploration) -> String {
    let (view, note) = view(result, ROW, ROWS);
    let picture = described(result, &note);
    match view {
        View::Table(grid) => heat_map(&grid, &picture),
        View::Points(sequence) => scatter(&sequence, &picture),
    }
}

/// A picture for a terminal, in lines of at most `width` characters.
pub fn preview(result: &Exploration, width: usize, colour: bool) -> String {
    let (view, note) = view(result, width, 2 * LINES);
    let picture = described(result, &note);
    let shown = match view {
        View::Table(grid) => preview_table(&grid, &picture, width, colour),
        View::Points(sequence) => preview_sequence(&sequence, &picture, width, colour),
    };
    let note = if note.is_empty() { note } else { format!("{note}\n") };
    format!("\n{shown}{note}")
}

/// What is drawn, and what is to be said of it.
fn view(result: &Exploration, row: usize, rows: usize) -> (View<'_>, String) {
    let Exploration { values, gaps, sizes, axes, .. } = result;
    if sizes.len() > 1 {
        let others: Vec<usize> = sizes[2..].iter().map(|size| size / 2).collect();
        let names = axes[2..].iter().zip(&others).map(|(axis, other)| format!("{axis} = {other}"));
        let names: Vec<String> = names.collect();
        let note =
            if names.is_empty() { String::new() } else { format!("where {}", names.join(", ")) };
        return (View::Table(Grid::slice(sizes, axes, &others, values, gaps)), note);
    }
    let period = result.finding.as_ref().and_then(|finding| finding.period.as_ref());
    let axis = &axes[0];
    if result.is_outcome || result.is_of_outcomes() {
        let width = row_of(period, row);
        let grid = Grid::rows(values, gaps, width, rows, axis);
        let note = first(grid.width * grid.height, values.len());
        return (View::Table(grid), note);
    }
    let sequence = Sequence { values, gaps, period, axis };
    let note = first(sequence.shown(), values.len());
    (View::Points(sequence), note)
}

/// The length of a row: as many whole periods as there is room for, so that one sees them.
fn row_of(period: Option<&Period>, room: usize) -> usize {
    match period.map(|period| period.period) {
        Some(period) if period <= room => room / period * period,
        Some(period) if period <= LONGEST_ROW && room >= ROW => period,
        _ => room / 10 * 10,
    }
}

fn first(shown: usize, all: usize) -> String {
    if shown < all { format!("the first {shown} of {all}") } else { String::new() }
}

fn described(result: &Exploration, note: &str) -> Picture {
    let finding = result.finding.as_ref().filter(|finding| finding.text != NO_PATTERN);
    let pattern = finding.map(|finding| {
        let how = match &finding.claim {
            Claim::Proved(_) => "proved".into(),
            claim => claim.to_string(),
        };
        format!("{} ({how})", words::pattern(result, finding))
    });
    let note = (!note.is_empty()).then(|| note.to_string());
    let mut quantity = result.quantity.clone();
    if let Some(first) = quantity.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    Picture {
        title: result.title.clone(),
        subtitle: note.into_iter().chain(pattern).collect::<Vec<_>>().join("; "),
        quantity,
        meaning: meaning(result),
        gap: result.gap(),
    }
}

fn meaning(result: &Exploration) -> Meaning {
    match result.question {
        _ if !result.legend.is_empty() => Meaning::Words(result.legend.clone()),
        Some(Question::Outcome | Question::Misere) => Meaning::Outcome,
        Some(Question::Grundy | Question::Value) => Meaning::Grundy,
        Some(Question::Remoteness | Question::Moves) => Meaning::Remoteness,
        None if result.is_outcome => Meaning::Words(vec!["0".into(), "1".into()]),
        None => Meaning::Number,
    }
}

#[cfg(test)]
mod tests;
