//! Values in words, such as those of partizan games: periods of equal words, and of numbers that grow.

use super::form::Body;
use super::of_two;
use super::period::Steps;
use super::statement::{Says, Statement};
use crate::cell::{Table, Words};
use crate::theorem::Period;
use crate::wording::Wording;
use itertools::Itertools;
use language::text;

/// The unit of fractions, as a power of two: a finer one is a word like any other.
const UNIT: u32 = 20;
/// The first values that are written out.
const WRITTEN_OUT: usize = 16;

/// A word, or a fraction in units.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Key {
    Word(u32),
    Number(i64),
}

fn key(word: &str, number: u32) -> Key {
    let (above, below) = word.split_once('/').unwrap_or((word, "1"));
    let units =
        above.parse::<i32>().ok().zip(below.parse::<u32>().ok()).and_then(|(above, below)| {
            let is_coarse = below.is_power_of_two() && below <= 1 << UNIT;
            is_coarse.then(|| i64::from(above) * ((1 << UNIT) / i64::from(below)))
        });
    units.map_or(Key::Word(number), Key::Number)
}

/// The keys of a sequence; a cell without a value has the number behind all words.
fn keys(table: &Table) -> Vec<Key> {
    let word = |number| table.word(number).map_or(Key::Word(number), |word| key(word, number));
    table.numbers().map(word).collect()
}

/// A fraction in units.
fn fraction(units: i64) -> String {
    let shift = units.trailing_zeros().min(UNIT);
    match UNIT - shift {
        0 => (units >> UNIT).to_string(),
        exponent => format!("{}/{}", units >> shift, 1 << exponent),
    }
}

/// Statements on values in words.
pub(super) fn propose(table: &Table) -> Vec<Statement> {
    match table.sizes.len() {
        1 => period(table).into_iter().collect(),
        // The first word of values is 0, and what a table says of zeros needs no other numbers.
        2 if table.word(0) == Some("0") => {
            let mut found = of_two(table);
            found.retain(|statement| statement.form.is_of_zeros());
            found
        }
        _ => Vec::new(),
    }
}

/// The differences that tell a period: of fractions, or else of the numbers of words.
fn steps(keys: &[Key]) -> Vec<i64> {
    let units = |key: &Key| if let Key::Number(units) = key { Some(*units) } else { None };
    let all: Option<Vec<i64>> = keys.iter().map(units).collect();
    // Numbers of words are kept apart from fractions.
    let any = |key: &Key| match *key {
        Key::Word(number) => i64::from(number) + (1 << 60),
        Key::Number(units) => units,
    };
    all.unwrap_or_else(|| keys.iter().map(any).collect())
}

fn period(table: &Table) -> Option<Statement> {
    let Words::Values(_) = table.words else { return None };
    let all = keys(table);
    let values = steps(&all);
    let (start, period) = Steps::of(&values).least()?;
    let rise = values[start + period] - values[start];
    let are_numbers = all.iter().all(|key| matches!(key, Key::Number(_)));
    if rise != 0 && !are_numbers {
        return None;
    }
    let beginning: Vec<Key> = all[..start + period].to_vec();
    let first = (0..start + period).map(|place| table.text(place).unwrap_or_default());
    let first: Vec<String> = first.take(WRITTEN_OUT + 1).collect();
    let text = Wording::of(|| {
        let late = if start > 0 {
            text!(" from n = {start} on", "，从 n = {start} 起")
        } else {
            String::new()
        };
        let turns = match rise {
            0 => text!("period {period}{late}", "周期 {period}{late}"),
            _ => {
                let (sign, by) = (if rise < 0 { '-' } else { '+' }, fraction(rise.abs()));
                format!("v(n + {period}) = v(n) {sign} {by}{late}")
            }
        };
        let list = first.iter().join(" ");
        match first.len() > WRITTEN_OUT {
            true => turns,
            false => text!("{turns}, beginning {list}", "{turns}，开头为 {list}"),
        }
    });
    let cost = (start + period) as u64;
    let says = move |at: usize, actual: Key, number: Option<u32>| {
        let turns = at.saturating_sub(start) / period;
        let expected = match beginning[at - turns * period] {
            Key::Number(units) => Key::Number(units + turns as i64 * rise),
            word => word,
        };
        if expected == actual { Says::value(number.map(u64::from)) } else { Says::Nonsense }
    };
    let says = std::rc::Rc::new(says);
    let mut statement = Statement::new(Body::Relation([text.clone(), text]), cost, move |table| {
        let (keys, says) = (keys(table), says.clone());
        Box::new(move |at| {
            let place = at[0] as usize;
            keys.get(place).map_or(Says::Nothing, |&key| says(place, key, table.number(place)))
        })
    });
    statement =
        statement.short_if(move |table| Steps::of(&steps(&keys(table))).is_strong(start, period));
    statement.period = (rise == 0).then_some(Period { start, period, saltus: 0 });
    Some(statement)
}
