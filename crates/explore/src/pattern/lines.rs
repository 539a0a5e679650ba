//! Strips: a few lines, each with a period of its own.

use super::LEAST_SIDE;
use super::form::{Body, plus};
use super::period::Steps;
use super::statement::{Says, Statement};
use crate::cell::Table;
use crate::theorem::Period;
use crate::wording::{Wording, axis};
use itertools::Itertools;
use language::{Text, text};

/// The most lines, and the least length of a line for each of them.
const MOST: usize = 8;
const LENGTH: usize = 16;
/// The cost of a statement beside its periods.
const COST: u64 = 16;

/// The longer axis of a table of a single line, or of a few long ones.
pub(super) fn along(table: &Table) -> Option<usize> {
    let [width, height] = table.sizes[..] else { return None };
    let (along, few, many) = (usize::from(height > width), width.min(height), width.max(height));
    let is_long = (1..=MOST).contains(&few) && many >= LENGTH * few;
    let is_strip = is_long || few < LEAST_SIDE && few < many && numbers(table, along).len() == 1;
    is_strip.then_some(along)
}

/// A line: its number, its first position, its values up to the end of the first turn, and their period.
struct Line {
    number: usize,
    first: usize,
    beginning: Vec<u32>,
    period: Period,
}

impl Line {
    fn of(table: &Table, along: usize, number: usize) -> Option<Line> {
        let (first, values) = values(table, along, number)?;
        let steps = Steps::of(&values);
        let period = steps.period()?;
        let beginning = values[..period.start + period.period].to_vec();
        let line = Line { number, first, beginning, period };
        steps.is_strong(period.start, period.period).then_some(line)
    }

    /// The value at a coordinate; None before the first position.
    fn value(&self, n: u64) -> Option<u64> {
        let n = (n as usize).checked_sub(self.first)?;
        let turns = n.saturating_sub(self.period.start) / self.period.period;
        let first = self.beginning[n - turns * self.period.period];
        Some(u64::from(first) + turns as u64 * u64::from(self.period.saltus))
    }
}

/// The first position of a line, and the values from there on, if all are known.
pub(super) fn values(table: &Table, along: usize, number: usize) -> Option<(usize, Vec<u32>)> {
    let width = table.sizes[0];
    let place = |n: usize| if along == 0 { number * width + n } else { n * width + number };
    let values = (0..table.sizes[along]).map(|n| table.number(place(n)));
    let values: Vec<Option<u32>> = values.collect();
    let first = values.iter().position(Option::is_some)?;
    Some((first, values[first..].iter().copied().collect::<Option<_>>()?))
}

/// The lines along an axis that have positions.
pub(super) fn numbers(table: &Table, along: usize) -> Vec<usize> {
    let mut has_positions = vec![false; table.sizes[1 - along]];
    for (place, _) in table.cells.iter().enumerate().filter(|(_, cell)| cell.is_position()) {
        has_positions[table.position(place)[1 - along] as usize] = true;
    }
    (0..has_positions.len()).filter(|&number| has_positions[number]).collect()
}

/// The rules of some lines along an axis in words: the number of each line, where its rule begins, and the rule.
pub(super) fn told(
    table: &Table,
    along: usize,
    lines: impl Iterator<Item = (usize, usize, String)>,
) -> String {
    let [long, short] = [along, 1 - along].map(|place| axis(&table.axes[place]));
    let line = |(number, start, rule): (usize, usize, String)| {
        let late = match start {
            0 => String::new(),
            start => format!(", {long} >= {start}"),
        };
        text!("{rule} where {short} = {number}{late}", "{short} = {number}{late} 时 {rule}")
    };
    lines.map(line).join(Text("; ", "；").get())
}

/// The statement that each line has its period.
pub(super) fn propose(table: &Table) -> Option<Statement> {
    let along = along(table)?;
    let lines = numbers(table, along).into_iter().map(|number| Line::of(table, along, number));
    let lines: Vec<Line> = lines.collect::<Option<_>>()?;
    let text = Wording::of(|| {
        let long = axis(&table.axes[along]);
        let rules = lines.iter().map(|Line { number, first, period, .. }| {
            let rise = plus(&format!("v({long})"), period.saltus.into());
            (*number, first + period.start, format!("v({long} + {}) = {rise}", period.period))
        });
        told(table, along, rules)
    });
    let cost = COST + lines.iter().map(|line| line.beginning.len() as u64).sum::<u64>();
    let numbers: Vec<usize> = lines.iter().map(|line| line.number).collect();
    let of_cell = move |at: &[u64]| {
        let line = lines.iter().find(|line| line.number as u64 == at[1 - along]);
        line.and_then(|line| line.value(at[along]))
            .map_or(Says::Nothing, |it| Says::value(Some(it)))
    };
    let body = Body::Relation([text.clone(), text]);
    Some(Statement::at(body, cost, of_cell).short_if(move |table| {
        // A table that the budget cut has fewer lines.
        let mut known = numbers.iter().filter(|&&number| number < table.sizes[1 - along]);
        known.all(|&number| Line::of(table, along, number).is_some())
    }))
}
