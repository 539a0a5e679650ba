//! Statements on tables of one axis.

use super::period::Steps;
use super::statement::{Statement, ZEROS_ONLY, simplest};
use super::{digits, periodic, sets};
use crate::cell::Table;

pub(super) fn propose(table: &Table) -> Vec<Statement> {
    let values: Vec<u32> = table.numbers().collect();
    let steps = Steps::of(&values);
    let period = steps.period();
    let mut found = period.map_or_else(Vec::new, |period| periodic::of(&values, period));
    // Some formulas are periods in disguise: the sum of the digits in base 5, mod 4, is n mod 4.
    if period.is_some_and(|it| it.start <= 2 && steps.is_strong(it.start, it.period)) {
        return found;
    }
    found.extend(digits::propose(&values, digits::of_values));
    // An absence of zeros is no pattern of the other values.
    if values.contains(&0) {
        found.extend(sets::propose(table).into_iter().map(|set| set.dearer(ZEROS_ONLY)));
    }
    found
}

pub(super) fn simplest_of(table: &Table) -> Option<Statement> {
    simplest(propose(table), table)
}
