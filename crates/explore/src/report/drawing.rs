//! The picture of an exploration: a heat map of two coordinates, of a slice of more, or of one in rows of whole periods.

use super::{are_lost_or_won, is_yes_or_no, quantity};
use crate::cell::{Cell, ENDINGS, Words};
use crate::explore::Exploration;
use crate::pattern::statement::Claim;
use crate::picture::{Grid, Picture, heat_map};
use crate::question::Question;
use crate::wording::{axis, list};
use itertools::Itertools;
use language::{Text, text};

/// The cells of a row of one coordinate, and the rows, unless a period says otherwise.
const ROW: usize = 60;
const ROWS: usize = 60;
/// The longest period that has a row of its own.
const LONGEST_ROW: usize = 360;

/// A picture in SVG.
pub fn svg(result: &Exploration) -> String {
    let period = result.pattern().and_then(|(statement, _)| statement.period);
    let (grid, note) = match result.table.sizes.len() {
        1 => rows(result, period.map(|period| period.period)),
        _ => slice(result),
    };
    heat_map(&grid, &described(result, note))
}

/// The first two coordinates, where the others have half of their values.
fn slice(result: &Exploration) -> (Grid, String) {
    let table = &result.table;
    let others: Vec<usize> = table.sizes[2..].iter().map(|size| size / 2).collect();
    let names = table.axes[2..].iter().zip(&others);
    let names: Vec<String> =
        names.map(|(name, other)| format!("{} = {other}", axis(name))).collect();
    let note = match list(&names) {
        names if names.is_empty() => names,
        names => text!("where {names}", "其中{names}"),
    };
    (Grid::slice(table, &others), note)
}

/// One coordinate in rows of whole periods.
fn rows(result: &Exploration, period: Option<usize>) -> (Grid, String) {
    let width = match period {
        Some(period) if period <= ROW => ROW / period * period,
        Some(period) if period <= LONGEST_ROW => period,
        _ => ROW,
    };
    let grid = Grid::rows(&result.table, width, ROWS);
    let (shown, all) = (grid.count, result.table.cells.len());
    let note = match shown < all {
        true => text!("the first {shown} of {all}", "{all} 个中的前 {shown} 个"),
        false => String::new(),
    };
    (grid, note)
}

fn described(result: &Exploration, note: String) -> Picture {
    let pattern = result.pattern().map(|(statement, finding)| {
        let how = match &finding.claim {
            Claim::Proved(_) => text!("proved", "已证"),
            claim => claim.to_string(),
        };
        let pattern = statement.text(are_lost_or_won(result));
        text!("{pattern} ({how})", "{pattern}（{how}）")
    });
    let note = Some(note).filter(|note| !note.is_empty());
    let mut quantity = quantity(result).to_string();
    if let Some(first) = quantity.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    let names = names(result);
    Picture {
        title: result.about.title.clone(),
        subtitle: note.into_iter().chain(pattern).join(Text("; ", "；").get()),
        quantity,
        is_binary: result.table.words != Words::Numbers && names.len() <= 2 || is_yes_or_no(result),
        names,
        gap: gap(result),
    }
}

fn names(result: &Exploration) -> Vec<String> {
    let names: &[Text] = match (&result.table.words, result.about.question) {
        (Words::Judge(words) | Words::Values(words, _), _) => return words.clone(),
        (Words::Outcomes, _) if result.table.has_draws() => &ENDINGS,
        (Words::Outcomes, _) => {
            &[Text("lost (P-position)", "必败（P 态）"), Text("won (N-position)", "必胜（N 态）")]
        }
        (Words::Numbers, Some(Question::Remoteness)) => &[Text("0 (no move)", "0（不能操作）")],
        (Words::Numbers, Some(_)) => &[Text("0 (P-position)", "0（P 态）")],
        (Words::Numbers, None) => &[],
    };
    names.iter().map(|name| name.to_string()).collect()
}

/// The name of a place without a value.
fn gap(result: &Exploration) -> String {
    let has = |cell| result.table.cells.contains(&cell);
    match result.table.words {
        Words::Numbers if has(Cell::DRAW) && has(Cell::NONE) => {
            text!("draw or no position", "平局或没有局面")
        }
        Words::Numbers if has(Cell::DRAW) => text!("draw", "平局"),
        _ => text!("no position", "没有局面"),
    }
}

#[cfg(test)]
mod tests;
