//! Patterns that are found and others that are not, and their texts.

mod gaps;
mod heaps;
mod linear;
mod named;
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

fn tabulate(sizes: &[usize], value: impl Fn(&[u64]) -> Option<u64>) -> Table {
    let axes: Vec<String> = match sizes.len() {
        2 => ["x", "y"].map(String::from).into(),
        count => (1..=count).map(|number| format!("heap {number}")).collect(),
    };
    let cell = |at: Vec<u64>| value(&at).map_or(Cell::NONE, |value| Cell::of(value as u32));
    let cells = crate::cell::positions(sizes).map(cell).collect();
    Table { axes, sizes: sizes.into(), cells, words: Words::Numbers }
}

/// The numbers in a text, and the places that are filled, sorted.
fn figures(text: &str) -> Vec<&str> {
    let numbers = text.split(|c: char| !c.is_ascii_digit()).filter(|number| !number.is_empty());
    let places = ["{x}", "{y}", "{z}", "{n}"].into_iter().flat_map(|place| text.matches(place));
    let mut figures: Vec<&str> = numbers.chain(places).collect();
    figures.sort_unstable();
    figures
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

#[test]
fn random_answers_have_no_pattern() {
    let mut random = fastrand::Rng::with_seed(1);
    for most in [1, 2, 3, 10, 1000] {
        for _ in 0..50 {
            let plane = [0; 2].map(|_| random.usize(6..40));
            for sizes in [&[20][..], &[500], &plane, &[4, 4, 4]] {
                // The zeros of a sequence may be few, and are random in a test of their own.
                let least = u64::from(sizes.len() == 1);
                let values = (0..sizes.iter().product()).map(|_| least + random.u64(0..=most));
                let values: Vec<u64> = [1].into_iter().chain(values).collect();
                let of = |at: &[u64]| crate::cell::place(at, sizes).map(|place| values[place]);
                let found = alone(&tabulate(sizes, of));
                assert!(found.is_none(), "{sizes:?} {values:?}: {}", text(found));
            }
        }
    }
}
