//! Patterns that are found and others that are not, and their texts.

mod heaps;
mod numbers;
pub(crate) mod reader;
mod sequences;
mod sets;
mod tables;
mod truth;
mod words;

use super::*;
use crate::cell::Words;

/// The first values of an endless sequence.
fn first(count: usize, of: impl Fn(u64) -> u64) -> Table {
    Table::of_values(&(0..count as u64).map(|n| of(n) as u32).collect::<Vec<u32>>())
}

/// The finding on 200 values that can be computed on.
fn endless(of: impl Fn(u64) -> u64) -> Option<Finding> {
    find(&first(200, &of), &mut |sizes| Some(first(sizes[0], &of)))
}

/// The finding on a table that cannot.
fn alone(table: &Table) -> Option<Finding> {
    find(table, &mut |_| None)
}

/// A table of these sizes.
fn tabulate(sizes: &[usize], value: impl Fn(&[u64]) -> Option<u64>) -> Table {
    let axes: Vec<String> = match sizes.len() {
        2 => ["x", "y"].map(String::from).into(),
        count => (1..=count).map(|number| format!("heap {number}")).collect(),
    };
    let cell = |at: Vec<u64>| value(&at).map_or(Cell::NONE, |value| Cell::of(value as u32));
    let cells = crate::cell::positions(sizes).map(cell).collect();
    Table { axes, sizes: sizes.into(), cells, words: Words::Numbers }
}

fn outcome(is_zero: bool) -> u64 {
    u64::from(!is_zero)
}

/// The text about numbers.
fn text(found: Option<Finding>) -> String {
    match found {
        None => "nothing".into(),
        Some(found) => found.statement.map_or("refuted".into(), |it| it.form.text(false)),
    }
}

/// The texts of the statements that broke.
fn refuted(found: &Finding) -> Vec<String> {
    found.refuted.iter().map(|refuted| refuted.text(false)).collect()
}
