//! The pictures of an exploration: a heat map of two coordinates or of a slice of more, rows of outcomes, a scatter of
//! other sequences.

use super::{Meaning as Facts, quantity};
use crate::cell::{Cell, ENDINGS, Words};
use crate::explore::Exploration;
use crate::pattern::statement::Claim;
use crate::picture::{self, Grid, Meaning, Picture, Sequence, heat_map, scatter};
use crate::question::Question;
use crate::say;
use crate::theorem::Period;

/// The cells of a row of outcomes, and the rows, unless a period says otherwise.
const ROW: usize = 60;
const ROWS: usize = 60;
/// The longest period that has a row of its own.
const LONGEST_ROW: usize = 360;
/// The rows of outcomes in a preview.
const ROWS_OF_PREVIEW: usize = 24;

/// The content of a picture.
enum View<'a> {
    Table(Grid),
    Points(Sequence<'a>),
}

/// A picture in SVG.
pub fn svg(result: &Exploration) -> String {
    let facts = &Facts::of(result);
    let (view, note) = view(result, facts);
    let picture = described(result, facts, note);
    match view {
        View::Table(grid) => heat_map(&grid, &picture),
        View::Points(sequence) => scatter(&sequence, &picture),
    }
}

/// A picture for a terminal, in lines of at most `width` characters; of one coordinate in rows.
pub(super) fn preview(result: &Exploration, width: usize, colour: bool) -> String {
    let (grid, note) = match result.table.sizes.len() {
        1 => rows(result, width, ROWS_OF_PREVIEW),
        _ => slice(result),
    };
    let picture = described(result, &Facts::of(result), note.clone());
    let shown = picture::preview(&grid, &picture, width, colour);
    let note = if note.is_empty() { note } else { format!("{note}\n") };
    format!("\n{shown}{note}")
}

/// The content of a picture, and a note on it.
fn view<'a>(result: &'a Exploration, facts: &Facts) -> (View<'a>, String) {
    let table = &result.table;
    if table.sizes.len() > 1 {
        let (grid, note) = slice(result);
        return (View::Table(grid), note);
    }
    if facts.is_yes_or_no || facts.is_of_outcomes {
        let (grid, note) = rows(result, ROW, ROWS);
        return (View::Table(grid), note);
    }
    let values = (0..table.cells.len()).map(|place| table.number(place)).collect();
    let sequence = Sequence { values, period: period(result), axis: &table.axes[0] };
    let note = first(sequence.shown(), table.cells.len());
    (View::Points(sequence), note)
}

fn period(result: &Exploration) -> Option<Period> {
    result.pattern().and_then(|(statement, _)| statement.period)
}

/// The first two coordinates, where the others have half of their values.
fn slice(result: &Exploration) -> (Grid, String) {
    let table = &result.table;
    let others: Vec<usize> = table.sizes[2..].iter().map(|size| size / 2).collect();
    let names =
        table.axes[2..].iter().zip(&others).map(|(axis, other)| format!("{axis} = {other}"));
    let names = names.collect::<Vec<String>>().join(", ");
    let note = if names.is_empty() { names } else { format!("where {names}") };
    (Grid::slice(table, &others), note)
}

/// One coordinate in rows of whole periods.
fn rows(result: &Exploration, room: usize, most: usize) -> (Grid, String) {
    let width = match period(result).map(|period| period.period) {
        Some(period) if period <= room => room / period * period,
        Some(period) if period <= LONGEST_ROW && room >= ROW && most == ROWS => period,
        _ => room / 10 * 10,
    };
    let grid = Grid::rows(&result.table, width, most);
    let note = first(grid.width * grid.height, result.table.cells.len());
    (grid, note)
}

fn first(shown: usize, all: usize) -> String {
    if shown < all { format!("the first {shown} of {all}") } else { String::new() }
}

fn described(result: &Exploration, facts: &Facts, note: String) -> Picture {
    let pattern = result.pattern().map(|(statement, finding)| {
        let how = match &finding.claim {
            Claim::Proved(_) => "proved".into(),
            claim => claim.to_string(),
        };
        format!("{} ({how})", say::pattern(statement, facts.are_lost_or_won()))
    });
    let note = Some(note).filter(|note| !note.is_empty());
    let mut quantity = quantity(result).to_string();
    if let Some(first) = quantity.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    Picture {
        title: result.about.title.clone(),
        subtitle: note.into_iter().chain(pattern).collect::<Vec<_>>().join("; "),
        quantity,
        meaning: meaning(result, facts),
        gap: gap(result),
    }
}

fn meaning(result: &Exploration, facts: &Facts) -> Meaning {
    match (&result.table.words, result.about.question) {
        (Words::Judge(words), _) => Meaning::Words(words.clone()),
        (Words::Outcomes, _) if facts.has_draws => Meaning::Words(ENDINGS.map(String::from).into()),
        (Words::Outcomes, _) => Meaning::Outcome,
        (Words::Numbers, Some(Question::Remoteness)) => Meaning::Remoteness,
        (Words::Numbers, Some(_)) => Meaning::Grundy,
        (Words::Numbers, None) if facts.is_yes_or_no => {
            Meaning::Words(vec!["0".into(), "1".into()])
        }
        (Words::Numbers, None) => Meaning::Number,
    }
}

/// The name of a place without a value.
fn gap(result: &Exploration) -> &'static str {
    let cells = &result.table.cells;
    match (cells.contains(&Cell::DRAW), cells.contains(&Cell::NONE)) {
        (false, _) => "no position",
        (true, _) if result.table.words == Words::Outcomes => "no position",
        (true, false) => "draw",
        (true, true) => "draw or no position",
    }
}

#[cfg(test)]
mod tests;
