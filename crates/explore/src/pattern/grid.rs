//! Tables that are put together from a row and a column: sums of two games, and periods both ways.

use super::hunt::{Candidate, Verdict, ZEROS_ONLY, simplest};
use super::period::fundamental;
use super::rule::{Reading, Rule, Says, TableRule, filled};
use super::{Period, Table, propose_sequence};
use std::collections::HashMap;

/// Below this side nothing is proposed.
const LEAST_SIDE: usize = 8;

pub(super) fn propose(table: &Table, penalty: u64) -> Vec<Candidate<Table>> {
    [sum(table), same_class(table, penalty), periods(table)].into_iter().flatten().collect()
}

fn is_large(table: &Table) -> bool {
    table.width.min(table.height) >= LEAST_SIDE
}

/// The values on the axes.
fn axes(table: &Table) -> [Vec<u32>; 2] {
    let first_row = (0..table.width).map(|x| table.at(x, 0)).collect();
    [first_row, (0..table.height).map(|y| table.at(0, y)).collect()]
}

/// The patterns of two sequences, one along each axis.
struct Terms([Candidate<Vec<u32>>; 2]);

impl Terms {
    /// Those that say something of every value.
    fn of([along_x, along_y]: &[Vec<u32>; 2]) -> Option<Terms> {
        let known = |values: &Vec<u32>| {
            let term = simplest(propose_sequence(values), values)?;
            (term.cost < ZEROS_ONLY && term.rule.is_total()).then_some(term)
        };
        Some(Terms([known(along_x)?, known(along_y)?]))
    }

    fn cost(&self) -> u64 {
        self.0.iter().map(|term| term.cost).sum()
    }

    fn texts(&self, table: &Table) -> [String; 2] {
        [0, 1].map(|i| {
            let (term, axis) = (self.0[i].rule.text(), &table.axes[i]);
            if term == "{n}" { axis.clone() } else { format!("({})", filled(term, axis)) }
        })
    }

    fn rules(&self) -> [Rule; 2] {
        [0, 1].map(|i| self.0[i].rule.clone())
    }

    fn are_short(&self, sequences: &[Vec<u32>; 2]) -> bool {
        (0..2).all(|i| self.0[i].verdict(&sequences[i]) == Verdict::Strong)
    }
}

/// What is said of each place from what two rules say of its coordinates.
fn of_both(rules: [Rule; 2], of: fn(u64, u64) -> Says) -> impl Fn(&Table) -> Reading {
    move |table| {
        let said = [rules[0].first(table.width), rules[1].first(table.height)];
        Box::new(move |_, x, y| match (said[0][x], said[1][y]) {
            (Says::Value(one), Says::Value(other)) => of(one, other),
            _ => Says::Nonsense,
        })
    }
}

/// A sum of two games: each value is the nim-sum of those on the axes.
fn sum(table: &Table) -> Option<Candidate<Table>> {
    if !is_large(table) {
        return None;
    }
    let on_axes = |_: &Table| -> Reading {
        Box::new(|table, x, y| Says::Value((table.at(x, 0) ^ table.at(0, y)).into()))
    };
    let plain = TableRule::new("v({x}, 0) xor v(0, {y})", &table.axes, on_axes);
    plain.check(table).ok()?;
    let Some(terms) = Terms::of(&axes(table)) else {
        let cost = (table.width + table.height) as u64;
        return Some(Candidate { rule: plain, cost, period: None, is_short: Box::new(|_| true) });
    };
    let text = terms.texts(table).join(" xor ");
    let says = of_both(terms.rules(), |one, other| Says::Value(one ^ other));
    let (rule, cost) = (TableRule::new(&text, &table.axes, says), 3 + terms.cost());
    let is_short = Box::new(move |table: &Table| terms.are_short(&axes(table)));
    Some(Candidate { rule, cost, period: None, is_short })
}

/// Zeros exactly where both coordinates have the same class: outcomes of a sum of two games. The class of
/// `y` is the least `x` that goes with it.
fn same_class(table: &Table, penalty: u64) -> Option<Candidate<Table>> {
    let terms = Terms::of(&classes(table)?)?;
    let text = format!("0 exactly when {}", terms.texts(table).join(" = "));
    let cost = 4 + terms.cost() + penalty;
    let says = of_both(terms.rules(), |one, other| Says::Zero(one == other));
    let rule = TableRule::new(&text, &table.axes, says);
    let is_short =
        Box::new(move |table: &Table| classes(table).is_some_and(|both| terms.are_short(&both)));
    Some(Candidate { rule, cost, period: None, is_short })
}

/// The classes of all `x` and all `y`, within the largest square, if its zeros are those of classes.
fn classes(table: &Table) -> Option<[Vec<u32>; 2]> {
    let side = table.width.min(table.height);
    let least = |zero: &dyn Fn(usize) -> bool| (0..side).find(|&other| zero(other));
    let rows: Option<Vec<usize>> = (0..side).map(|y| least(&|x| table.at(x, y) == 0)).collect();
    let rows = rows?;
    let columns: Option<Vec<usize>> =
        (0..side).map(|x| Some(rows[least(&|y| table.at(x, y) == 0)?])).collect();
    let columns = columns?;
    let square = (0..side).flat_map(|y| (0..side).map(move |x| (x, y)));
    let mut agree = square.map(|(x, y)| (table.at(x, y) == 0) == (columns[x] == rows[y]));
    let narrow = |list: Vec<usize>| list.into_iter().map(|class| class as u32).collect();
    (side >= LEAST_SIDE && agree.all(|agrees| agrees)).then(|| [narrow(columns), narrow(rows)])
}

/// Columns that repeat, and rows that repeat.
fn periods(table: &Table) -> Option<Candidate<Table>> {
    let along_x =
        repetition((0..table.width).map(|x| (0..table.height).map(move |y| (x, y))), table)?;
    let along_y =
        repetition((0..table.height).map(|y| (0..table.width).map(move |x| (x, y))), table)?;
    if [&along_x, &along_y].iter().any(|period| (period.preperiod, period.period) == (0, 1)) {
        // It is a function of one coordinate, and said more simply.
        return None;
    }
    let text = periods_text(&along_x, &along_y);
    let described = [&along_x, &along_y].map(|period| period.preperiod + period.period);
    let cost = 6 + (described[0] * described[1]) as u64;
    let both = [along_x, along_y];
    let says = {
        let both = both.clone();
        move |_: &Table| -> Reading {
            let both = both.clone();
            Box::new(move |table, x, y| {
                let (first_x, first_y) = (first_alike(x, &both[0]), first_alike(y, &both[1]));
                Says::Value(table.at(first_x, first_y).into())
            })
        }
    };
    let is_short = move |table: &Table| {
        let is_seen = |side: usize, period: &Period| {
            side >= period.preperiod + 3 * period.period && side >= LEAST_SIDE
        };
        is_seen(table.width, &both[0]) && is_seen(table.height, &both[1])
    };
    let rule = TableRule::new(&text, &table.axes, says);
    Some(Candidate { rule, cost, period: None, is_short: Box::new(is_short) })
}

/// The first place with the same values.
fn first_alike(place: usize, period: &Period) -> usize {
    match place.checked_sub(period.preperiod) {
        Some(later) => period.preperiod + later % period.period,
        None => place,
    }
}

fn periods_text(along_x: &Period, along_y: &Period) -> String {
    let from = |period: &Period| match period.preperiod {
        0 => String::new(),
        start => format!(" from {start} on"),
    };
    let repeats =
        |axis: &str, period: &Period| format!("period {} in {axis}{}", period.period, from(period));
    let is_idle =
        |axis: &str, period: &Period| format!("{axis} makes no difference{}", from(period));
    match (along_x.period, along_y.period) {
        (2.., 1) => format!("{}; {}", repeats("{x}", along_x), is_idle("{y}", along_y)),
        (1, 2..) => format!("{}; {}", repeats("{y}", along_y), is_idle("{x}", along_x)),
        _ => format!("{} and {}", repeats("{x}", along_x), repeats("{y}", along_y)),
    }
}

/// The period of a list of lines, each a list of places.
fn repetition(
    lines: impl Iterator<Item = impl Iterator<Item = (usize, usize)>>,
    table: &Table,
) -> Option<Period> {
    let mut numbers: HashMap<Vec<u32>, u32> = HashMap::new();
    let list: Vec<u32> = lines
        .map(|line| {
            let line = line.map(|(x, y)| table.at(x, y)).collect();
            let next = numbers.len() as u32;
            *numbers.entry(line).or_insert(next)
        })
        .collect();
    fundamental(&list).filter(|period| period.saltus == 0)
}
