//! Statements on tables of one axis, those of a period with the short names first.

use super::form::{Body, plus};
use super::meaning::Meaning;
use super::period::Steps;
use super::statement::{Statement, ZEROS_ONLY, simplest};
use super::{classes, digits, sets};
use crate::cell::Table;
use crate::theorem::Period;

/// Values of a period that are written out.
const WRITTEN_OUT: usize = 24;
/// Values that are cases of a meaning, up to the end of a period.
const LONGEST: u64 = 48;

pub(super) fn propose(table: &Table) -> Vec<Statement> {
    let values: Vec<u32> = table.numbers().collect();
    let steps = Steps::of(&values);
    let period = steps.period();
    let mut found = period.map_or_else(Vec::new, |period| of_period(&values, period));
    // Some formulas are periods in disguise: the sum of the digits in base 5, mod 4, is n mod 4.
    if period.is_some_and(|it| it.start <= 2 && steps.is_strong(it.start, it.period)) {
        return found;
    }
    found.extend(digits::propose(&values));
    found.extend(classes::propose(&values));
    // An absence of zeros is no pattern of the other values.
    if values.contains(&0) {
        found.extend(sets::propose(table).into_iter().map(|set| set.dearer(ZEROS_ONLY)));
    }
    found
}

pub(super) fn simplest_of(table: &Table) -> Option<Statement> {
    simplest(propose(table), table)
}

/// The statements that may be true of values whose least period this is: each is if it agrees up to
/// the end of the first turn.
fn of_period(values: &[u32], period: Period) -> Vec<Statement> {
    let beginning = &values[..period.start + period.period];
    let named = formulas(beginning, period).into_iter().chain([written(beginning, period)]);
    let with_period = |statement: Statement| {
        let mut statement = statement.short_if(move |table| {
            let Period { start, period, .. } = period;
            let beginning: Vec<u32> = table.numbers().take(start + period + 2).collect();
            Steps::beginning(&beginning, table.cells.len()).is_strong(start, period)
        });
        statement.period = Some(period);
        statement
    };
    named.map(with_period).collect()
}

/// The values `of(n)` for all `n`, which are `term` in the language of moves.
fn formula(body: Body, term: &str, cost: u64, of: impl Fn(u64) -> u64 + 'static) -> Statement {
    let statement = Statement::of_values(body, cost, 0, move |n| Some(of(n)));
    statement.means(Meaning::of_values([format!("v == {term}")]))
}

fn formulas(beginning: &[u32], Period { start, period, saltus }: Period) -> Vec<Statement> {
    let (late, width, rise) = (start as u64, period as u64, u64::from(saltus));
    let base = u64::from(beginning[0]);
    let equal = beginning.iter().take_while(|&&value| u64::from(value) == base).count() as u64;
    let signs = |text: &str| Body::Formula(text.into());
    let mut found = Vec::new();
    match (start, rise) {
        (0, 0) if width == 1 => {
            let always = Statement::of_values(Body::Always(base as u32), 1, 0, move |_| Some(base));
            found.push(always.means(Meaning::of_values([format!("v == {base}")])));
        }
        (0, 0) => {
            // As where a move takes L to R: the value is floor((n mod (L + R)) / L).
            let is_rising = (0..).zip(beginning).all(|(n, &value)| n / equal == u64::from(value));
            let is_whole = width.is_multiple_of(equal);
            let (text, term) = match (equal, width / equal) {
                (1, _) => (format!("{{n}} mod {width}"), format!("n % {width}")),
                (_, modulus) if is_whole => (
                    format!("floor({{n}}/{equal}) mod {modulus}"),
                    format!("n / {equal} % {modulus}"),
                ),
                _ => (
                    format!("floor(({{n}} mod {width})/{equal})"),
                    format!("n % {width} / {equal}"),
                ),
            };
            if is_rising {
                let cost = if equal == 1 { 2 } else { 3 };
                found.push(formula(signs(&text), &term, cost, move |n| n % width / equal));
            }
        }
        (0, _) if width == 1 => {
            let text = if rise == 1 { "{n}".to_string() } else { format!("{rise} {{n}}") };
            let term = format!("{rise} * n + {base}");
            found.push(formula(signs(&plus(&text, beginning[0].into())), &term, 2, move |n| {
                rise * n + base
            }));
        }
        (0, _) => {
            let shift = width - equal;
            let inner = if shift == 0 { "{n}".into() } else { format!("({{n}} + {shift})") };
            let times = if rise == 1 { String::new() } else { format!("{rise} ") };
            let text = plus(&format!("{times}floor({inner}/{width})"), beginning[0].into());
            let term = format!("{rise} * ((n + {shift}) / {width}) + {base}");
            found.push(formula(signs(&text), &term, 3, move |n| {
                rise * ((n + shift) / width) + base
            }));
        }
        (_, 0) if width == 1 => {
            found.push(formula(Body::AtMost(late), &format!("min(n, {late})"), 2, move |n| {
                n.min(late)
            }));
        }
        (_, 1) if width == 1 => {
            let text = format!("max({{n}} - {late}, 0)");
            let term = format!("max(n - {late}, 0)");
            found.push(formula(signs(&text), &term, 2, move |n| n.saturating_sub(late)));
        }
        _ => {}
    }
    found
}

/// The period itself. Values before it are told of where they are written out.
fn written(beginning: &[u32], period: Period) -> Statement {
    let (start, width, rise) =
        (period.start as u64, period.period as u64, u64::from(period.saltus));
    let is_written_out = width > 1 && beginning.len() <= WRITTEN_OUT;
    let shown = if is_written_out { beginning.to_vec() } else { Vec::new() };
    let body = match (width, rise) {
        (1, 0) => Body::Always(beginning[period.start]),
        _ => Body::Written { beginning: shown, period },
    };
    let beginning = beginning.to_vec();
    let case = |(n, value): (u64, &u32)| match n < start {
        true => format!("n == {n} and v == {value}"),
        false => {
            let turned = format!("n >= {start} and n % {width} == {}", n % width);
            format!("{turned} and v == {value} + {rise} * ((n - {n}) / {width})")
        }
    };
    let meaning = (beginning.len() as u64 <= LONGEST)
        .then(|| Meaning::of_values((0..).zip(&beginning).map(case).collect::<Vec<_>>()));
    let of = move |n: u64| {
        let turns = n.saturating_sub(start) / width;
        Some(u64::from(*beginning.get((n - turns * width) as usize)?) + turns * rise)
    };
    let from = if is_written_out { 0 } else { start };
    Statement::of_values(body, 4 + start + width, from, of).means(meaning)
}

/// Values that every statement can be held against.
const LEAST_SEEN: usize = 16;

/// The simplest statement on values of which this period is known to be the least, with the least
/// start. They end where its first turn does.
pub(super) fn simplest_of_period(beginning: &[u32], period: Period) -> Option<Statement> {
    let mut values = beginning.to_vec();
    while values.len() < 2 * beginning.len() + LEAST_SEEN {
        values.push(values[values.len() - period.period] + period.saltus);
    }
    simplest(of_period(&values, period), &Table::of_values(&values))
}
