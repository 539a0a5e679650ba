//! Values in words, such as those of partizan games: periods, of equal words and of values that grow.

use super::form::Body;
use super::lines::{self, numbers, values};
use super::period::Steps;
use super::statement::{Says, Statement};
use super::{LEAST_SIDE, of_two};
use crate::cell::{Group, Step, Table, Words};
use crate::theorem::Period;
use crate::wording::{Wording, axis};
use itertools::Itertools;
use language::{Text, text};

/// The first values that are written out.
const WRITTEN_OUT: usize = 16;
/// The longest period that is looked for among values that grow.
const LONGEST: usize = 1 << 8;
/// The cost of a statement on several lines beside its periods.
const SEVERAL: u64 = 16;

/// Statements on values in words.
pub(super) fn propose(table: &Table) -> Vec<Statement> {
    let Words::Values(_, group) = &table.words else { return Vec::new() };
    match table.sizes.len() {
        1 => of_sequence(table, group).into_iter().collect(),
        2 => {
            // The first word of values is 0, and what a table says of zeros needs no other numbers.
            let has_zeros = table.word(0) == Some("0");
            let mut found = if has_zeros { of_two(table) } else { Vec::new() };
            found.retain(|statement| statement.form.is_of_zeros());
            found.extend(of_strip(table, group).or_else(|| of_plane(table, group)));
            found
        }
        _ => Vec::new(),
    }
}

/// A period along a line: from the start on a value is the one a period before, or follows from it by a step.
#[derive(Clone)]
struct Turns {
    start: usize,
    period: usize,
    step: Option<Step>,
    group: Group,
}

impl Turns {
    fn find(values: &[u32], group: &Group) -> Option<Turns> {
        let equal = Steps::of(values).least();
        let equal = equal.filter(|&(start, period)| values[start] == values[start + period]);
        if let Some((start, period)) = equal {
            return Some(Turns { start, period, step: None, group: group.clone() });
        }
        let mut periods = 1..=LONGEST.min(values.len() / 3);
        periods.find_map(|period| {
            let last = values.len() - period;
            let steps = |n: usize| group.0.steps(values[n], values[n + period]);
            let steps = (last - period..last).rev().flat_map(steps).dedup();
            let turns = |step| Turns { start: 0, period, step: Some(step), group: group.clone() };
            steps.map(turns).find_map(|turns| turns.over(values))
        })
    }

    /// The same from the least start on, if enough values agree.
    fn over(self, values: &[u32]) -> Option<Turns> {
        let last = values.len().checked_sub(self.period)?;
        let follows = |&n: &usize| self.behind(values[n]) == Some(values[n + self.period]);
        let start = last - (0..last).rev().take_while(follows).count();
        Steps::of(values).is_seen(start, self.period).then_some(Turns { start, ..self })
    }

    /// The value a period behind this one.
    fn behind(&self, value: u32) -> Option<u32> {
        self.step.map_or(Some(value), |step| self.group.0.behind(value, step))
    }

    fn is_strong(&self, values: &[u32]) -> bool {
        let steps = Steps::of(values);
        match self.step {
            None => steps.is_strong(self.start, self.period),
            Some(_) => steps.is_seen_early(self.start, self.period),
        }
    }

    /// The rule, where a value is written so for a coordinate.
    fn rule(&self, name: &str, value: impl Fn(&str) -> String) -> String {
        let (here, behind) = (value(name), value(&format!("{name} + {}", self.period)));
        let here = self.step.map_or(here.clone(), |step| self.group.0.text(&here, step));
        format!("{behind} = {here}")
    }
}

fn relation(text: &Wording) -> Body {
    Body::Relation([text.clone(), text.clone()])
}

fn of_sequence(table: &Table, group: &Group) -> Option<Statement> {
    let numbers = |table: &Table| table.numbers().collect::<Vec<u32>>();
    let turns = Turns::find(&numbers(table), group)?;
    let Turns { start, period, step, .. } = turns;
    let text = Wording::of(|| {
        let rule = match step {
            None => text!("period {period}", "周期 {period}"),
            Some(_) => turns.rule("n", |n| format!("v({n})")),
        };
        let late = match start {
            0 => String::new(),
            _ => text!(" from n = {start} on", "，从 n = {start} 起"),
        };
        if start + period > WRITTEN_OUT {
            return rule + &late;
        }
        let first = (0..start + period).map(|place| table.text(place).unwrap_or_default());
        let list = first.collect::<Vec<String>>().join(" ");
        text!("{rule}{late}, beginning {list}", "{rule}{late}，开头为 {list}")
    });
    let beginning: Vec<u32> = table.numbers().take(start + period).collect();
    let follows = turns.clone();
    let mut statement = Statement::new(relation(&text), (start + period) as u64, move |table| {
        let (turns, beginning) = (follows.clone(), beginning.clone());
        Box::new(move |at| {
            let place = at[0] as usize;
            let before = || turns.behind(table.number(place - period)?);
            let said = beginning.get(place).copied().or_else(before);
            said.map_or(Says::Nonsense, Says::Value)
        })
    });
    statement = statement.short_if(move |table| turns.is_strong(&numbers(table)));
    statement.period = step.is_none().then_some(Period { start, period, saltus: 0 });
    Some(statement)
}

/// The statement on cells with another one a period before, along each axis that has turns there.
fn of_cells(
    text: &Wording,
    cost: u64,
    turns_at: impl Fn(&[u64], usize) -> Option<Turns> + Clone + 'static,
) -> Statement {
    Statement::new(relation(text), SEVERAL + cost, move |table| {
        let turns_at = turns_at.clone();
        let said = move |at: &[u64], along: usize| {
            let turns = turns_at(at, along)?;
            let mut before = at.to_vec();
            before[along] = at[along].checked_sub(turns.period as u64)?;
            let value = || turns.behind(table.number(table.place(&before)?)?);
            (before[along] >= turns.start as u64).then(value)
        };
        Box::new(move |at| match [0, 1].map(|along| said(at, along)) {
            [None, None] => Says::Nothing,
            [Some(one), Some(other)] if one != other => Says::Nonsense,
            [said, other] => said.or(other).flatten().map_or(Says::Nonsense, Says::Value),
        })
    })
}

/// The statement that each of a few long lines has its turns.
fn of_strip(table: &Table, group: &Group) -> Option<Statement> {
    let along = lines::along(table)?;
    let found = numbers(table, along).into_iter().map(|number| {
        let (first, values) = values(table, along, number)?;
        let turns = Turns::find(&values, group)?;
        Some((number, Turns { start: first + turns.start, ..turns }))
    });
    let found: Vec<(usize, Turns)> = found.collect::<Option<_>>()?;
    let text = Wording::of(|| {
        let long = axis(&table.axes[along]);
        let rule = |turns: &Turns| turns.rule(&long, |n| format!("v({n})"));
        let rules = found.iter().map(|(number, turns)| (*number, turns.start, rule(turns)));
        lines::told(table, along, rules)
    });
    let cost = found.iter().map(|(_, turns)| (turns.start + turns.period) as u64).sum();
    let each = found.clone();
    let statement = of_cells(&text, cost, move |at, axis| {
        let line = each.iter().find(|(number, _)| *number as u64 == at[1 - along])?;
        (axis == along).then(|| line.1.clone())
    });
    Some(statement.short_if(move |table| {
        found.iter().all(|(number, turns)| {
            values(table, along, *number).is_none_or(|(first, values)| {
                Turns { start: turns.start - first, ..turns.clone() }.is_strong(&values)
            })
        })
    }))
}

/// The statement that all lines along an axis have the same turns, along both axes or one.
fn of_plane(table: &Table, group: &Group) -> Option<Statement> {
    // Of a strip each line is told.
    if table.sizes.iter().any(|&size| size < LEAST_SIDE) {
        return None;
    }
    let found = [0, 1].map(|along| same_turns(table, along, group));
    let names = [0, 1].map(|place| axis(&table.axes[place]));
    let text = Wording::of(|| {
        let rule = |along: usize| {
            let turns = found[along].as_ref()?;
            let value = |n: &str| {
                let mut at = names.clone();
                at[along] = n.into();
                format!("v({})", at.join(", "))
            };
            let (rule, name, start) =
                (turns.rule(&names[along], value), &names[along], turns.start);
            let late = text!(", for {name} >= {start}", "（{name} >= {start} 时）");
            Some(if start == 0 { rule } else { rule + &late })
        };
        (0..2).filter_map(rule).join(Text("; ", "；").get())
    });
    let cost = found.iter().flatten().map(|turns| (turns.start + turns.period) as u64).sum();
    found.iter().any(Option::is_some).then_some(())?;
    let along_axes = found.clone();
    let statement = of_cells(&text, cost, move |_, axis| along_axes[axis].clone());
    Some(statement.short_if(move |table| {
        (0..2).all(|along| {
            let Some(turns) = &found[along] else { return true };
            lines_of(table, along).iter().all(|(first, values)| {
                let start = turns.start.saturating_sub(*first);
                Turns { start, ..turns.clone() }.is_strong(values)
            })
        })
    }))
}

/// The lines along an axis, each with its first position.
fn lines_of(table: &Table, along: usize) -> Vec<(usize, Vec<u32>)> {
    let numbers = numbers(table, along).into_iter();
    numbers.filter_map(|number| values(table, along, number)).collect()
}

/// The turns of all lines along an axis, if they are the same.
fn same_turns(table: &Table, along: usize, group: &Group) -> Option<Turns> {
    let lines = lines_of(table, along);
    let turns = Turns::find(&lines.last()?.1, group)?;
    let starts =
        lines.iter().map(|(first, values)| Some(first + turns.clone().over(values)?.start));
    let starts: Vec<usize> = starts.collect::<Option<_>>()?;
    Some(Turns { start: starts.into_iter().max()?, ..turns })
}
