//! The pattern of a table: the simplest statement that agrees with all cells, attacked with others.
//!
//! A pattern is only ever found, not proved, here. A statement that breaks under an attack is
//! dropped and told as refuted. The one that is left is *checked to N*, or merely *observed* where
//! it takes not much less to say than the values that it explains.

mod beatty;
mod blocks;
mod classes;
mod digits;
mod features;
pub mod form;
mod gaps;
mod linear;
mod lines;
pub mod meaning;
mod pairs;
mod period;
mod rows;
mod sequence;
mod sets;
pub mod statement;
mod sums;
mod words;

use crate::cell::{Cell, Table, Words};
use crate::theorem::Proved;
use crate::wording::Wording;
use gaps::Filling;
use statement::{Claim, Finding, Refuted, Says, Statement, ZEROS_ONLY, simplest};
use std::borrow::Cow;

/// Number of larger tables that a statement must agree with.
const ATTACKS: usize = 2;
/// Number of refuted statements after which the search ends.
const PATIENCE: usize = 6;
/// Least side of a larger table that is asked for.
const SOME: usize = 64;
/// Least length of the shorter of two axes for which a pattern is reported.
const LEAST_SIDE: usize = 4;
/// Least number of positions of a table of many axes; with fewer, some statement agrees by chance.
const FEWEST: usize = 12;
/// Side of the corner of a table of two axes that shows the pattern of most games.
const CORNER: usize = 128;
/// Length of the prefix of a sequence that shows the pattern of most sequences.
const BEGINNING: usize = 1 << 14;

/// The pattern of a table, if there is one.
///
/// `more` is asked for a table of larger sizes, twice for each statement that holds; it may answer
/// with a smaller one or with nothing. Tables of more than two axes are not attacked.
pub fn find(table: &Table, more: &mut dyn FnMut(&[usize]) -> Option<Table>) -> Option<Finding> {
    let mut known = within_positions(Cow::Borrowed(table));
    let shape = known.sizes.clone();
    let mut refuted = Vec::new();
    let mut best = look(&known);
    let mut attacks = if known.sizes.len() > 2 { 0 } else { ATTACKS };
    while attacks > 0 && refuted.len() < PATIENCE && (best.is_some() || is_small(&known)) {
        attacks -= 1;
        let Some(larger) = whole(&shape, larger(&shape, size(&known)), size(&known), more) else {
            break;
        };
        let held_to = last(&known);
        known = larger;
        if let Some(statement) = best.take() {
            match statement.check(&known) {
                Err(broke_at) => refuted.push(Refuted { form: statement.form, held_to, broke_at }),
                Ok(_) => {
                    best = Some(statement);
                    continue;
                }
            }
            attacks = ATTACKS;
        }
        best = look(&known);
        // A statement that was found just now has not been attacked.
        attacks = if best.is_some() { ATTACKS } else { attacks };
    }
    let is_strong = best.as_ref().is_some_and(|statement| statement.is_short(&known));
    let checked_to = last(&known);
    let claim = if is_strong { Claim::CheckedTo(checked_to) } else { Claim::Observed };
    let is_told = best.is_some() || !refuted.is_empty();
    is_told.then_some(Finding { statement: best, claim, checked_to, refuted })
}

/// The pattern of answers that are proved to repeat.
pub fn of_proved(proved: &Proved) -> Option<Finding> {
    let statement = sequence::simplest_of_period(&proved.beginning, proved.period)?;
    let checked_to = proved.beginning.len().saturating_sub(1) as u64;
    Some(Finding::proved(statement, checked_to, proved.reason.clone()))
}

/// The simplest statement on the corner of a large table, if it has the proof that a function gives.
pub fn of_corner(
    table: &Table,
    prove: impl FnOnce(&Statement) -> Option<Wording>,
) -> Option<Finding> {
    let corner = corner(table)?;
    let statement = simplest(propose(&corner), &corner)?;
    let reason = prove(&statement)?;
    Some(Finding::proved(statement, last(table), reason))
}

/// The table up to the last position along each axis.
fn within_positions(table: Cow<'_, Table>) -> Cow<'_, Table> {
    match table.cells.contains(&Cell::NONE) {
        true => Cow::Owned(table.within_positions()),
        false => table,
    }
}

/// The least size of a table along an axis; the length of a strip.
fn size(table: &Table) -> usize {
    let least = table.sizes.iter().copied().min().unwrap_or(0);
    lines::along(table).map_or(least, |along| table.sizes[along])
}

/// A larger table that lacks no line of the first one: of these sizes, or else with about as many cells as there was time for.
fn whole(
    shape: &[usize],
    mut sizes: Vec<usize>,
    known: usize,
    more: &mut dyn FnMut(&[usize]) -> Option<Table>,
) -> Option<Cow<'static, Table>> {
    let mut ask = |sizes: &[usize]| {
        let table = within_positions(Cow::Owned(more(sizes)?));
        let is_whole = shape.iter().zip(&table.sizes).all(|(was, now)| was <= now);
        Some(if is_whole && size(&table) > known { Ok(table) } else { Err(table.cells.len()) })
    };
    let cells = match ask(&sizes)? {
        Ok(table) => return Some(table),
        Err(cells) => cells,
    };
    while sizes.iter().product::<usize>() > 2 * cells {
        sizes.iter_mut().zip(shape).for_each(|(side, &least)| *side = least.max(*side / 2));
        if sizes == shape {
            return None;
        }
    }
    ask(&sizes)?.ok()
}

/// The last number up to which everything is known.
fn last(table: &Table) -> u64 {
    (size(table) as u64).saturating_sub(1)
}

/// True if a larger table may show a pattern that this one does not.
fn is_small(table: &Table) -> bool {
    size(table) < if table.sizes.len() == 1 { 4096 } else { 64 }
}

/// The sizes of a table of this shape with four times the cells; a strip gets twice as long.
fn larger(shape: &[usize], size: usize) -> Vec<usize> {
    if shape.contains(&size) && shape.iter().any(|&side| 2 * side < size) {
        return shape
            .iter()
            .map(|&side| if side == size { SOME.max(2 * size) } else { side })
            .collect();
    }
    let factor = if shape.len() == 1 { 4 } else { 2 };
    let asked = size.saturating_mul(factor).max(SOME);
    let shortest = shape.iter().copied().min().unwrap_or(0).max(1);
    let scaled = |&side: &usize| side.saturating_mul(asked) / shortest;
    if shape.len() == 1 { vec![asked] } else { shape.iter().map(scaled).collect() }
}

/// The simplest statement on a table. Statements are proposed for a corner first, since it takes longer to propose them
/// than to check them.
fn look(table: &Table) -> Option<Statement> {
    let first = table.cells.iter().position(|cell| cell.is_position()).unwrap_or(0) as u64;
    let filled = |filling: &Filling| {
        let statement = filling.without(look_at(&filling.of(table)?)?);
        // Nothing begins within a gap.
        let is_clear = statement.form.from == 0 || statement.form.from >= first;
        (is_clear && statement.holds(table)).then_some(statement)
    };
    let all = Filling::all(table).iter().filter_map(filled).chain(look_at(table));
    all.min_by_key(|statement| (!statement.is_short(table), statement.cost))
}

fn look_at(table: &Table) -> Option<Statement> {
    let early = corner(table).and_then(|corner| simplest(propose(&corner), table));
    // A sequence is searched as a whole if the statement on its prefix is not short.
    let early = early.filter(|it| table.sizes.len() > 1 || it.is_short(table));
    early.or_else(|| simplest(propose(table), table))
}

/// The corner of a large table.
fn corner(table: &Table) -> Option<Table> {
    let most = match table.sizes.len() {
        1 => BEGINNING,
        2 => CORNER,
        _ => usize::MAX,
    };
    let sizes: Vec<usize> = table.sizes.iter().map(|&size| size.min(most)).collect();
    (sizes != table.sizes).then(|| table.corner(&sizes))
}

fn propose(table: &Table) -> Vec<Statement> {
    match table.sizes.len() {
        _ if matches!(table.words, Words::Values(..)) => words::propose(table),
        1 => sequence::propose(table),
        2 => of_two(table),
        _ => of_heaps(table),
    }
}

fn of_two(table: &Table) -> Vec<Statement> {
    let strip = lines::propose(table);
    // Of a strip any other statement could be told.
    if table.sizes.iter().any(|&size| size < LEAST_SIDE) {
        return strip.into_iter().collect();
    }
    // The zeros of outcomes are all there is to say.
    let zeros_only = if table.is_binary() { 0 } else { ZEROS_ONLY };
    let mut found = features::of_two(table, zeros_only);
    found.extend(sums::of_two(table));
    found.extend(strip.into_iter().chain(blocks::propose(table)));
    found.extend(linear::propose(table, zeros_only));
    found.extend(pairs::propose(table).map(|statement| statement.dearer(zeros_only)));
    found
}

/// Statements on a table of many axes, the simplest first, and those on the zeros last.
fn of_heaps(table: &Table) -> Vec<Statement> {
    let numbers = || (0..table.cells.len()).filter_map(|place| table.number(place));
    let zeros = numbers().filter(|&number| number == 0).count();
    if numbers().count() < FEWEST || zeros == 0 || zeros == numbers().count() {
        return Vec::new();
    }
    let about_zeros = features::zeros_of_heaps(table);
    let mut found: Vec<Statement> = if table.is_binary() {
        let some = sums::nim_sum_of_some(table, |sum| Says::Zero(sum == 0));
        about_zeros.chain(some).collect()
    } else {
        let some = sums::nim_sum_of_some(table, Says::Value);
        features::of_heaps(table).chain(some).chain(about_zeros).collect()
    };
    for (cost, statement) in (0..).zip(&mut found) {
        statement.cost = cost;
    }
    found
}

#[cfg(test)]
pub(crate) mod tests;
