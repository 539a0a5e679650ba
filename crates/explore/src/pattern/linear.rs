//! Tables whose values depend on a linear form of the coordinates: its residues, a strip, or one side of a line.

use super::form::{Body, plus};
use super::meaning::Meaning;
use super::statement::{Says, Statement};
use crate::cell::Table;
use crate::wording::{Wording, axis, either};
use itertools::Itertools;
use language::text;
use std::collections::BTreeMap;

/// The greatest factor, by the number of coordinates.
const MOST: [i64; 4] = [0, 0, 6, 3];
/// Each value of a form must be that of so many cells, in the mean.
const CELLS: usize = 3;
/// The greatest modulus, and the residues or values that are written out.
const MODULUS: i64 = 16;
const WRITTEN_OUT: usize = 8;
/// Values of the form on each side of a line.
const BESIDE: usize = 4;
/// Zeros of a table, and other cells: with fewer, some form agrees by chance.
const FEWEST: usize = 8;
/// The cost of a form, which is dearer than a sum or a difference with a name.
const COST: u64 = 12;

/// The answers for each value of a form.
type Values = BTreeMap<i64, u32>;

/// Statements on the values, and on the zeros, by linear forms.
pub(super) fn propose(table: &Table, zeros_only: u64) -> Vec<Statement> {
    let mut found = Vec::new();
    let zero_cells = (0..table.cells.len()).filter(|&place| table.number(place) == Some(0)).count();
    let are_enough =
        (FEWEST..table.cells.len() - FEWEST.min(table.cells.len())).contains(&zero_cells);
    for form in forms(table.sizes.len()) {
        let Some(values) = values(table, &form, |number| number.min(1)) else { continue };
        if CELLS * values.len() > table.cells.len() {
            continue;
        }
        found.extend(modulo(table, &form));
        found.extend(floor(table, &form));
        if are_enough {
            let strip =
                strip(table, &form, &values).filter(|(count, _)| zero_cells >= CELLS * count);
            let strip = strip.map(|(_, statement)| statement);
            let zeros = [residues(table, &form, &values), strip, side(table, &form, &values)];
            found.extend(zeros.into_iter().flatten().map(|zeros| zeros.dearer(zeros_only)));
        }
    }
    found
}

/// Factors without a common divisor, the small ones first; the first that is not 0 is positive.
fn forms(axes: usize) -> Vec<Vec<i64>> {
    let most = MOST.get(axes).copied().unwrap_or(0);
    let all = (0..axes).map(|_| -most..=most).multi_cartesian_product();
    let is_least = |form: &Vec<i64>| {
        let factors = form.iter().filter(|&&factor| factor != 0);
        let divides = |divisor: i64| form.iter().all(|factor| factor % divisor == 0);
        factors.clone().count() > 1
            && factors.clone().next().is_some_and(|&first| first > 0)
            && !(2..=most).any(divides)
    };
    let size = |form: &Vec<i64>| form.iter().map(|factor| factor.abs()).sum::<i64>();
    all.filter(is_least).sorted_by_key(size).collect()
}

fn value(form: &[i64], at: &[u64]) -> i64 {
    form.iter().zip(at).map(|(factor, &number)| factor * number as i64).sum()
}

/// The answers by the values of a form; None if two cells with one value differ.
fn values(table: &Table, form: &[i64], of: fn(u32) -> u32) -> Option<Values> {
    let mut values = Values::new();
    let read = table.each(|at, place| {
        let Some(number) = table.number(place).map(of) else { return Ok(()) };
        let same = *values.entry(value(form, at)).or_insert(number) == number;
        if same { Ok(()) } else { Err(()) }
    });
    read.is_ok().then_some(values)
}

/// The form in words, such as `a - 3 b`.
fn in_words(form: &[i64], axes: &[String]) -> String {
    let mut text = String::new();
    for (factor, name) in form.iter().zip(axes).filter(|(factor, _)| **factor != 0) {
        let sign = match (text.is_empty(), *factor < 0) {
            (true, _) => "",
            (_, true) => " - ",
            (_, false) => " + ",
        };
        let times = if factor.abs() == 1 { String::new() } else { format!("{} ", factor.abs()) };
        text += &format!("{sign}{times}{}", axis(name));
    }
    text
}

/// The form as a term in the language of moves, with a constant that makes its differences natural.
fn term(form: &[i64]) -> String {
    form.iter().zip(["a", "b", "c"]).map(|(factor, name)| format!("{factor}*{name}")).join(" + ")
}

fn statement(
    table: &Table,
    form: &[i64],
    cost: usize,
    text: impl Fn(&str) -> Body,
    says: impl Fn(i64) -> Says + 'static,
) -> Statement {
    let (factors, axes) = (form.to_vec(), table.axes.clone());
    let size: i64 = form.iter().map(|factor| factor.abs()).sum();
    let statement =
        Statement::at(text(&in_words(form, &axes)), COST + size as u64 + cost as u64, move |at| {
            says(value(&factors, at))
        });
    let factors = form.to_vec();
    statement.short_if(move |table| {
        // A form is told from others by the cells that have one value.
        let count = values(table, &factors, |number| number.min(1))
            .map_or(usize::MAX, |values| values.len());
        CELLS * count <= table.cells.len() && count >= CELLS * (cost + 2)
    })
}

/// The values are those of the form, or of one shifted, modulo their number.
fn modulo(table: &Table, form: &[i64]) -> Option<Statement> {
    let values = values(table, form, |number| number)?;
    let modulus = i64::from(*values.values().max()?) + 1;
    let (first, &number) = values.first_key_value()?;
    let shift = (i64::from(number) - first).rem_euclid(modulus);
    let of = move |value: i64| (value + shift).rem_euclid(modulus);
    let is_said = |(&value, &number): (&i64, &u32)| of(value) == i64::from(number);
    if modulus < 2 || !values.iter().all(is_said) {
        return None;
    }
    let text =
        |form: &str| Body::Formula((&*format!("({}) mod {modulus}", plus(form, shift))).into());
    let statement = statement(table, form, 2, text, move |value| Says::Value(of(value) as u32));
    let term = term(form);
    Some(statement.means(Meaning::of_values([format!("v == ({term} + {shift}) % {modulus}")])))
}

/// The values are those of the form, or of one shifted, divided by a number and rounded down.
fn floor(table: &Table, form: &[i64]) -> Option<Statement> {
    let values = values(table, form, |number| number)?;
    let (by, shift) = (2..=MODULUS).find_map(|by| {
        // The form with the shift lies between by v and by v + by - 1.
        let least = values.iter().map(|(form, &value)| by * i64::from(value) - form).max()?;
        let most =
            values.iter().map(|(form, &value)| by * i64::from(value) + by - 1 - form).min()?;
        (least <= most).then(|| (by, 0.clamp(least, most)))
    })?;
    let text =
        |form: &str| Body::Formula((&*format!("floor(({})/{by})", plus(form, shift))).into());
    let of = move |value: i64| u64::try_from((value + shift).div_euclid(by)).ok();
    let statement = statement(table, form, 2, text, move |value| Says::value(of(value)));
    let term = term(form);
    Some(statement.means(Meaning::of_values([format!("v == ({term} + {shift}) / {by}")])))
}

fn zeros(values: &Values) -> Vec<i64> {
    values.iter().filter(|(_, number)| **number == 0).map(|(value, _)| *value).collect()
}

/// The zeros are residue classes of the form.
fn residues(table: &Table, form: &[i64], values: &Values) -> Option<Statement> {
    let of_modulus = |modulus: i64| {
        let mut classes: BTreeMap<i64, bool> = BTreeMap::new();
        let is_said = |(value, number): (&i64, &u32)| {
            let is_zero = *number == 0;
            *classes.entry(value.rem_euclid(modulus)).or_insert(is_zero) == is_zero
        };
        let agrees = values.iter().all(is_said) && classes.len() as i64 == modulus;
        let zeros: Vec<i64> = classes.into_iter().filter(|class| class.1).map(|it| it.0).collect();
        (agrees && !zeros.is_empty() && zeros.len() <= WRITTEN_OUT).then_some((modulus, zeros))
    };
    let (modulus, zeros) = (2..=MODULUS).find_map(of_modulus)?;
    let text = listed(&zeros, move |form, zeros| {
        text!("({form}) mod {modulus} is {zeros}", "({form}) mod {modulus} 为 {zeros}")
    });
    let (is_zero, cost) = (zeros.clone(), zeros.len() + 1);
    let statement = statement(table, form, cost, text, move |value| {
        Says::Zero(is_zero.contains(&value.rem_euclid(modulus)))
    });
    let term = term(form);
    let case = |zero: &i64| format!("({term}) % {modulus} == {zero}");
    Some(statement.means(Meaning::of_zeros(zeros.iter().map(case))))
}

/// The zeros are where the form has one of a few values, so many.
fn strip(table: &Table, form: &[i64], values: &Values) -> Option<(usize, Statement)> {
    let zeros = zeros(values);
    let inside =
        zeros.first()? > values.first_key_value()?.0 && zeros.last()? < values.last_key_value()?.0;
    // The absolute difference has a name.
    let is_absolute = form == [1, -1] && zeros.iter().all(|zero| zeros.contains(&-zero));
    if zeros.len() > WRITTEN_OUT || !inside || is_absolute {
        return None;
    }
    let text = listed(&zeros, |form, zeros| text!("{form} is {zeros}", "{form} 为 {zeros}"));
    let (is_zero, cost) = (zeros.clone(), zeros.len());
    let statement =
        statement(table, form, cost, text, move |value| Says::Zero(is_zero.contains(&value)));
    let term = term(form);
    let meaning = Meaning::of_zeros(zeros.iter().map(|zero| format!("{term} == {zero}")));
    Some((zeros.len(), statement.means(meaning)))
}

/// The zeros are on one side of a line.
fn side(table: &Table, form: &[i64], values: &Values) -> Option<Statement> {
    let zeros = zeros(values);
    let (least, most) = (*zeros.first()?, *zeros.last()?);
    let others = values.iter().filter(|(_, number)| **number > 0).map(|(value, _)| *value);
    let (below, above) =
        (others.clone().all(|other| other < least), others.clone().all(|other| other > most));
    if below == above || zeros.len() < BESIDE || others.count() < BESIDE {
        return None;
    }
    let (sign, bound) = if above { ("<=", most) } else { (">=", least) };
    // What is subtracted stands on the other side.
    let side = |sign: i64| form.iter().map(|factor| (factor * sign).max(0)).collect::<Vec<i64>>();
    let right = plus(&in_words(&side(-1), &table.axes), bound);
    let right = right.strip_prefix(" + ").map_or(right.clone(), String::from);
    let left = in_words(&side(1), &table.axes);
    let text = |_: &str| Body::Zeros((&*format!("{left} {sign} {right}")).into());
    let statement = statement(table, form, 1, text, move |value| {
        Says::Zero(if above { value <= bound } else { value >= bound })
    });
    Some(statement.means(Meaning::of_zeros([format!("{} {sign} {bound}", term(form))])))
}

/// Makes a condition of the words for a form and for one of these values.
fn listed(
    values: &[i64],
    words: impl Fn(&str, &str) -> String + Copy + 'static,
) -> impl Fn(&str) -> Body {
    let values: Vec<String> = values.iter().map(i64::to_string).collect();
    move |form| {
        let (form, values) = (form.to_string(), values.clone());
        Body::Zeros(Wording::of(move || words(&form, &either(&values))))
    }
}
