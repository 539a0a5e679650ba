//! Tables whose values depend on one number that is computed from all coordinates.

use super::form::{Body, Number, Premise};
use super::meaning::Meaning;
use super::rows::{Condition, Feature, OF_HEAPS, OF_TWO, ON_HEAPS, ON_TWO, Row};
use super::sequence::simplest_of;
use super::sets;
use super::statement::{Says, Statement, simplest};
use crate::cell::Table;
use crate::wording::{Wording, axis};
use std::rc::Rc;

/// Below this side a condition on two coordinates is a coincidence.
const LEAST_SIDE: usize = 8;
/// The cost of saying nothing of a whole line.
const SILENCE: u64 = 8;

/// Statements on the values of a table of two axes, or on its zeros, by one feature or condition.
pub(super) fn of_two(table: &Table, zeros_only: u64) -> Vec<Statement> {
    let functions = OF_TWO.iter().flat_map(|feature| {
        let values = of_values(table, feature);
        // All values say more than the zeros, unless there are no others.
        let is_said = values.is_some() && zeros_only > 0;
        let zeros = if is_said { None } else { of_zeros(table, feature) };
        zeros.map(|zeros| zeros.dearer(zeros_only)).into_iter().chain(values)
    });
    let conditions = ON_TWO.iter().map(|condition| where_zero(table, condition).dearer(zeros_only));
    functions.chain(conditions).collect()
}

/// Statements on the values of a table of many axes.
pub(super) fn of_heaps(table: &Table) -> impl Iterator<Item = Statement> {
    OF_HEAPS.iter().filter_map(|feature| of_values(table, feature))
}

pub(super) fn zeros_of_heaps(table: &Table) -> impl Iterator<Item = Statement> {
    let functions = OF_HEAPS.iter().filter_map(|feature| of_zeros(table, feature));
    functions.chain(ON_HEAPS.iter().map(|condition| where_zero(table, condition)))
}

/// True if a table supports a statement with so many numbers: one of three axes or more must have four times as many
/// positions, and no short side.
pub(super) fn are_few(numbers: usize, table: &Table) -> bool {
    let positions = || table.cells.iter().filter(|cell| cell.is_position()).count();
    let is_cube = table.sizes.iter().all(|&size| size > 2);
    table.sizes.len() < 3 || is_cube && positions() >= 4 * numbers
}

/// A text with the names of the axes.
fn with_axes(text: impl Fn() -> String, table: &Table) -> Wording {
    let names = || ["{x}", "{y}", "{z}"].iter().zip(&table.axes);
    Wording::of(|| names().fold(text(), |text, (name, other)| text.replace(name, &axis(other))))
}

fn of_values(table: &Table, feature: &'static Feature) -> Option<Statement> {
    let statement = simplest_of(&read_off(table, feature, |value| value, 0)?)?;
    Some(of_feature(statement, feature, table, move |table| {
        read_off(table, feature, |value| value, 0)
    }))
}

fn of_zeros(table: &Table, feature: &'static Feature) -> Option<Statement> {
    let outcomes = move |table: &Table, none| read_off(table, feature, |value| value.min(1), none);
    let of_numbers = |none: u32| {
        let sequence = outcomes(table, none)?;
        let set = zeros(&sequence, table.sizes.len())?;
        Some(of_feature(set, feature, table, move |table| outcomes(table, none)))
    };
    // A number that no position has may be counted as a zero or not: the simpler statement is taken.
    [0, 1].into_iter().filter_map(of_numbers).min_by_key(|statement| statement.cost)
}

/// The simplest set that the zeros of a sequence are.
fn zeros(sequence: &Table, axes: usize) -> Option<Statement> {
    let values: Vec<u32> = sequence.numbers().collect();
    let count = values.iter().filter(|&&value| value == 0).count();
    if axes > 2 && count == 1 && values[0] == 0 {
        let zero = Statement::of_zeros(Body::Zero, 2, 0, |_| vec![0]);
        return Some(zero.short_if(|_| true).means(Meaning::of_zeros(["n == 0"])));
    }
    let has_both = (1..values.len()).contains(&count);
    has_both.then(|| simplest(sets::propose(sequence), sequence))?
}

/// The value for each number that a feature is, if it depends on nothing else and no number is
/// missing. A number that no position has would hide those above it; it has the value `none`.
fn read_off(
    table: &Table,
    feature: &Feature,
    of_value: impl Fn(u32) -> u32,
    none: u32,
) -> Option<Table> {
    let mut known: Vec<Option<u32>> = Vec::new();
    let mut without: Vec<usize> = Vec::new();
    let read = table.each(|at, place| {
        let Some(number) = (feature.value)(at).map(|number| number as usize) else { return Ok(()) };
        let Some(value) = table.number(place).map(&of_value) else {
            without.push(number);
            return Ok(());
        };
        if number >= known.len() {
            known.resize(number + 1, None);
        }
        if *known[number].get_or_insert(value) == value { Ok(()) } else { Err(()) }
    });
    read.ok()?;
    for number in without {
        if let Some(known) = known.get_mut(number) {
            known.get_or_insert(none);
        }
    }
    known.into_iter().collect::<Option<Vec<u32>>>().map(|values| Table::of_values(&values))
}

/// A statement on numbers as one on the feature, and as short as it is for the numbers read off.
fn of_feature(
    statement: Statement,
    feature: &'static Feature,
    table: &Table,
    read_off: impl Fn(&Table) -> Option<Table> + 'static,
) -> Statement {
    let (statement, axes) = (Rc::new(statement), table.sizes.len());
    let of_number = statement.clone();
    let of_feature =
        Statement::new(statement.form.body.clone(), 2 + statement.cost, move |table| {
            let most = table.sizes.iter().sum::<usize>() + 2;
            let said = of_number.first(2 * most.next_power_of_two());
            let of = move |at: &[u64]| said.get((feature.value)(at)? as usize).copied();
            Box::new(move |at| of(at).unwrap_or(Says::Nonsense))
        });
    let premise = Premise::of(|at| (feature.value)(at).is_some(), axes);
    let of_feature = of_feature.dearer(if premise == Premise::Different { SILENCE } else { 0 });
    let mut of_feature = of_feature.under(premise, table).short_if({
        let statement = statement.clone();
        move |table| {
            let numbers = read_off(table).filter(|numbers| are_few(numbers.cells.len(), table));
            numbers.is_some_and(|numbers| statement.is_short(&numbers))
        }
    });
    let name = with_axes(|| feature.name.to_string(), table);
    of_feature.form.number = if axes > 2 { Number::Words(name) } else { Number::Signs(name) };
    of_feature.form.from = statement.form.from;
    let meaning = statement.meaning.clone();
    of_feature.means(meaning.and_then(|meaning| meaning.of_number(feature.term?, axes)))
}

fn where_zero(table: &Table, condition: &Condition) -> Statement {
    let Row { name, value: holds, term, .. } = *condition;
    let (axes, body) = (table.sizes.len(), Body::Zeros(with_axes(|| name.to_string(), table)));
    let statement = Statement::at(body, 3, move |at| holds(at).map_or(Says::Nonsense, Says::Zero));
    let premise = Premise::of(|at| holds(at).is_some(), axes);
    let statement = statement.means(term.map(|term| Meaning::of_condition(term, axes)));
    statement.under(premise, table).short_if(move |table| {
        let least = if axes == 2 { LEAST_SIDE } else { 3 };
        table.sizes.iter().all(|&size| size >= least)
    })
}
