//! Values in words, such as those of partizan games: periods, of equal words and of values that grow.

use super::form::Body;
use super::of_two;
use super::period::Steps;
use super::statement::{Says, Statement};
use crate::cell::{Group, Step, Table, Words};
use crate::theorem::Period;
use crate::wording::Wording;
use itertools::Itertools;
use language::text;

/// The first values that are written out.
const WRITTEN_OUT: usize = 16;
/// The longest period that is looked for among values that grow.
const LONGEST: usize = 1 << 8;

/// Statements on values in words.
pub(super) fn propose(table: &Table) -> Vec<Statement> {
    let Words::Values(_, group) = &table.words else { return Vec::new() };
    match table.sizes.len() {
        1 => Repeats::find(table, group).map(|found| found.statement(table)).into_iter().collect(),
        // The first word of values is 0, and what a table says of zeros needs no other numbers.
        2 if table.word(0) == Some("0") => {
            let mut found = of_two(table);
            found.retain(|statement| statement.form.is_of_zeros());
            found
        }
        _ => Vec::new(),
    }
}

/// A period: from the start on a value is the one a period before, or follows from it by a step.
#[derive(Clone)]
struct Repeats {
    start: usize,
    period: usize,
    step: Option<Step>,
    group: Group,
}

impl Repeats {
    fn find(table: &Table, group: &Group) -> Option<Repeats> {
        let values: Vec<u32> = table.numbers().collect();
        let equal = Steps::of(&values).least();
        let equal = equal.filter(|&(start, period)| values[start] == values[start + period]);
        if let Some((start, period)) = equal {
            return Some(Repeats { start, period, step: None, group: group.clone() });
        }
        let mut periods = 1..=LONGEST.min(values.len() / 3);
        periods.find_map(|period| Repeats::by_steps(&values, period, group))
    }

    /// The values with this period, if a step of the last turn is that of enough others.
    fn by_steps(values: &[u32], period: usize, group: &Group) -> Option<Repeats> {
        let last = values.len() - period;
        let steps = |n: usize| group.0.steps(values[n], values[n + period]);
        (last - period..last).rev().flat_map(steps).dedup().find_map(|step| {
            let follows = |&n: &usize| group.0.behind(values[n], step) == Some(values[n + period]);
            let start = last - (0..last).rev().take_while(follows).count();
            let found = Repeats { start, period, step: Some(step), group: group.clone() };
            Steps::of(values).is_seen(start, period).then_some(found)
        })
    }

    /// The value a period behind this one.
    fn behind(&self, value: u32) -> Option<u32> {
        self.step.map_or(Some(value), |step| self.group.0.behind(value, step))
    }

    fn text(&self, table: &Table) -> String {
        let Repeats { start, period, .. } = self;
        let late = match start {
            0 => String::new(),
            _ => text!(" from n = {start} on", "，从 n = {start} 起"),
        };
        let turns = match self.step.map(|step| self.group.0.text("v(n)", step)) {
            None => text!("period {period}{late}", "周期 {period}{late}"),
            Some(behind) => format!("v(n + {period}) = {behind}{late}"),
        };
        let first: Vec<String> =
            (0..start + period).map(|place| table.text(place).unwrap_or_default()).collect();
        if first.len() > WRITTEN_OUT {
            return turns;
        }
        text!("{turns}, beginning {list}", "{turns}，开头为 {list}", list = first.join(" "))
    }

    fn statement(self, table: &Table) -> Statement {
        let Repeats { start, period, step, .. } = self;
        let text = Wording::of(|| self.text(table));
        let beginning: Vec<u32> = table.numbers().take(start + period).collect();
        let body = Body::Relation([text.clone(), text]);
        let mut statement = Statement::new(body, (start + period) as u64, move |table| {
            let (found, beginning) = (self.clone(), beginning.clone());
            Box::new(move |at| {
                let place = at[0] as usize;
                let before = || found.behind(table.number(place - period)?);
                let said = beginning.get(place).copied().or_else(before);
                said.map_or(Says::Nonsense, Says::Value)
            })
        });
        statement = statement.short_if(move |table| {
            let values: Vec<u32> = table.numbers().collect();
            let steps = Steps::of(&values);
            match step {
                None => steps.is_strong(start, period),
                Some(_) => steps.is_seen_early(start, period),
            }
        });
        statement.period = step.is_none().then_some(Period { start, period, saltus: 0 });
        statement
    }
}
