//! Tables that are put together from a row and a column: sums of two games, and periods both ways.

use super::hunt::{Candidate, Verdict, ZEROS_ONLY, simplest};
use super::period::fundamental;
use super::{Period, Table, propose_sequence};
use std::collections::HashMap;

/// Below this side nothing is proposed.
const LEAST_SIDE: usize = 8;

pub(super) fn propose(table: &Table, penalty: u64) -> Vec<Candidate<Table>> {
    [sum(table), same_class(table, penalty), periods(table)].into_iter().flatten().collect()
}

fn broken_at((x, y): (usize, usize)) -> Verdict {
    Verdict::Broken(format!("({x}, {y})"))
}

fn places(table: &Table) -> impl Iterator<Item = (usize, usize)> + use<> {
    let width = table.width;
    (0..table.height).flat_map(move |y| (0..width).map(move |x| (x, y)))
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
    fn of([along_x, along_y]: &[Vec<u32>; 2]) -> Option<Terms> {
        let known = |values: &Vec<u32>| {
            simplest(propose_sequence(values), values).filter(|term| term.cost < ZEROS_ONLY)
        };
        Some(Terms([known(along_x)?, known(along_y)?]))
    }

    fn cost(&self) -> u64 {
        self.0.iter().map(|term| term.cost).sum()
    }

    fn texts(&self, table: &Table) -> [String; 2] {
        [0, 1].map(|i| {
            let (term, axis) = (&self.0[i].text, &table.axes[i]);
            if term == "{n}" { axis.clone() } else { format!("({})", term.replace("{n}", axis)) }
        })
    }

    fn test(&self, sequences: &[Vec<u32>; 2]) -> Verdict {
        let verdicts = [0, 1].map(|i| (self.0[i].test)(&sequences[i]));
        let enough = verdicts.iter().all(|verdict| *verdict == Verdict::Strong);
        let broken = |verdict: &Verdict| matches!(verdict, Verdict::Broken(_));
        verdicts.into_iter().find(broken).unwrap_or(Verdict::strong_if(enough))
    }
}

/// A sum of two games: each value is the nim-sum of those on the axes.
fn sum(table: &Table) -> Option<Candidate<Table>> {
    let wrong = |table: &Table| {
        let [row, column] = axes(table);
        places(table).find(|&(x, y)| table.at(x, y) != row[x] ^ column[y])
    };
    if !is_large(table) || wrong(table).is_some() {
        return None;
    }
    let terms = Terms::of(&axes(table));
    let (text, cost) = match &terms {
        Some(terms) => (terms.texts(table).join(" xor "), 3 + terms.cost()),
        None => {
            let [x, y] = &table.axes;
            (format!("v({x}, 0) xor v(0, {y})"), (table.width + table.height) as u64)
        }
    };
    let test = move |table: &Table| match (wrong(table), &terms) {
        (Some(place), _) => broken_at(place),
        (None, Some(terms)) => terms.test(&axes(table)),
        (None, None) => Verdict::Strong,
    };
    Some(Candidate { text, cost, period: None, test: Box::new(test) })
}

/// Zeros exactly where both coordinates have the same class: outcomes of a sum of two games. The class of
/// `y` is the least `x` that goes with it.
fn same_class(table: &Table, penalty: u64) -> Option<Candidate<Table>> {
    let terms = Terms::of(&classes(table)?)?;
    let text = format!("0 exactly when {}", terms.texts(table).join(" = "));
    let cost = 4 + terms.cost() + penalty;
    let test = move |table: &Table| match classes(table) {
        Some(both) => terms.test(&both),
        None => Verdict::Broken("a row that is like no other".into()),
    };
    Some(Candidate { text, cost, period: None, test: Box::new(test) })
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
    let [x, y] = &table.axes;
    let text = format!("{} and {}", period_text(x, &along_x), period_text(y, &along_y));
    let described = [&along_x, &along_y].map(|period| period.preperiod + period.period);
    let cost = 6 + (described[0] * described[1]) as u64;
    let test = move |table: &Table| {
        let wrong = |&(x, y): &(usize, usize)| {
            let value = table.at(x, y);
            let before = |place: usize, period: &Period| {
                place.checked_sub(period.period).filter(|&earlier| earlier >= period.preperiod)
            };
            before(x, &along_x).is_some_and(|earlier| table.at(earlier, y) != value)
                || before(y, &along_y).is_some_and(|earlier| table.at(x, earlier) != value)
        };
        let enough = |side: usize, period: &Period| {
            side >= period.preperiod + 3 * period.period && side >= LEAST_SIDE
        };
        match places(table).find(wrong) {
            Some(place) => broken_at(place),
            None => {
                Verdict::strong_if(enough(table.width, &along_x) && enough(table.height, &along_y))
            }
        }
    };
    Some(Candidate { text, cost, period: None, test: Box::new(test) })
}

fn period_text(axis: &str, period: &Period) -> String {
    let from = match period.preperiod {
        0 => String::new(),
        start => format!(" from {start} on"),
    };
    format!("period {} in {axis}{from}", period.period)
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
