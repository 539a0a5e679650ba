//! Strips: a few lines, each with a period of its own.

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

/// The longer axis of a table of a few long lines.
pub(super) fn along(table: &Table) -> Option<usize> {
    let [width, height] = table.sizes[..] else { return None };
    let (few, many) = (width.min(height), width.max(height));
    let is_strip = (1..=MOST).contains(&few) && many >= LENGTH * few;
    is_strip.then_some(usize::from(height > width))
}

/// A line: its values up to the end of the first turn, and their period.
struct Line {
    beginning: Vec<u32>,
    period: Period,
}

impl Line {
    fn of(table: &Table, along: usize, number: usize) -> Option<Line> {
        let values = values(table, along, number)?;
        let period = Steps::of(&values).period()?;
        let beginning = values[..period.start + period.period].to_vec();
        let line = Line { beginning, period };
        line.is_strong(&values).then_some(line)
    }

    fn is_strong(&self, values: &[u32]) -> bool {
        Steps::of(values).is_strong(self.period.start, self.period.period)
    }

    fn value(&self, n: usize) -> u64 {
        let turns = n.saturating_sub(self.period.start) / self.period.period;
        let first = self.beginning[n - turns * self.period.period];
        u64::from(first) + turns as u64 * u64::from(self.period.saltus)
    }
}

/// The values of a line, if all are known.
fn values(table: &Table, along: usize, number: usize) -> Option<Vec<u32>> {
    let width = table.sizes[0];
    let place = |n: usize| if along == 0 { number * width + n } else { n * width + number };
    (0..table.sizes[along]).map(|n| table.number(place(n))).collect()
}

/// The statement that each line has its period.
pub(super) fn propose(table: &Table) -> Option<Statement> {
    let along = along(table)?;
    let count = table.sizes[1 - along];
    let lines = (0..count).map(|number| Line::of(table, along, number));
    let lines: Vec<Line> = lines.collect::<Option<_>>()?;
    let periods: Vec<Period> = lines.iter().map(|line| line.period).collect();
    let names = [0, 1].map(|place| axis(&table.axes[place]));
    let text = Wording::of(|| {
        let [long, short] = [&names[along], &names[1 - along]];
        let line = |(number, line): (usize, &Period)| {
            let rise = plus(&format!("v({long})"), line.saltus.into());
            let period = format!("v({long} + {}) = {rise}", line.period);
            let late = match line.start {
                0 => String::new(),
                start => format!(", {long} >= {start}"),
            };
            text!("{period} where {short} = {number}{late}", "{short} = {number}{late} 时 {period}")
        };
        periods.iter().enumerate().map(line).join(Text("; ", "；").get())
    });
    let cost = COST + lines.iter().map(|line| line.beginning.len() as u64).sum::<u64>();
    let of_cell = move |at: &[u64]| match lines.get(at[1 - along] as usize) {
        Some(line) => Says::value(Some(line.value(at[along] as usize))),
        None => Says::Nothing,
    };
    let body = Body::Relation([text.clone(), text]);
    Some(Statement::at(body, cost, of_cell).short_if(move |table| {
        // A table that the budget cut has fewer lines.
        let count = count.min(table.sizes[1 - along]);
        (0..count).all(|number| Line::of(table, along, number).is_some())
    }))
}
