//! Tables of equal blocks that are added as heaps are: `v(x, y) = s (floor(x/m) xor floor(y/m)) + v(x mod m, y mod m)`.

use super::form::Body;
use super::meaning::Meaning;
use super::statement::{Says, Statement};
use crate::cell::Table;
use crate::wording::{Wording, axis};
use itertools::iproduct;

/// The greatest side of a block; a table has so many on each side at least.
const MOST: usize = 12;
const SHOWN: usize = 3;
/// The cost of a statement beside the values of a block.
const COST: u64 = 6;

/// The statement on the values, by the smallest block.
pub(super) fn propose(table: &Table) -> Option<Statement> {
    let least = *table.sizes.iter().min()?;
    (2..=MOST.min(least / SHOWN)).find_map(|side| of_side(table, side))
}

fn of_side(table: &Table, side: usize) -> Option<Statement> {
    let value = |x: usize, y: usize| table.number(y * table.sizes[0] + x);
    let block: Vec<u64> = iproduct!(0..side, 0..side)
        .map(|(y, x)| value(x, y).map(u64::from))
        .collect::<Option<_>>()?;
    let step = u64::from(value(side, 0)?).checked_sub(block[0]).filter(|&step| step > 0)?;
    let size = side as u64;
    // As in cyclic Nimhoff, where the same sum of stones may be taken from both heaps.
    let is_sum = (0..).zip(&block).all(|(n, &value)| value == (n / size + n % size) % size);
    let cost = COST + if is_sum { 0 } else { size * size };
    let within = block.clone();
    let says = move |at: &[u64]| {
        let place = (at[1] % size * size + at[0] % size) as usize;
        Says::value(Some(step * ((at[0] / size) ^ (at[1] / size)) + within[place]))
    };
    let [x, y] = [0, 1].map(|place| axis(&table.axes[place]));
    let text = Wording::of(|| {
        let rest = match is_sum {
            true => format!("(({x} + {y}) mod {side})"),
            false => format!("v({x} mod {side}, {y} mod {side})"),
        };
        let times = if step == 1 { String::new() } else { format!("{step} ") };
        format!("{times}(floor({x}/{side}) xor floor({y}/{side})) + {rest}")
    });
    let statement = Statement::at(Body::Formula(text), cost, says);
    statement.check(table).ok()?;
    let higher = format!("{step} * ((a / {side}) ^ (b / {side}))");
    let cases = match is_sum {
        true => vec![format!("v == {higher} + (a + b) % {side}")],
        false => (0..)
            .zip(&block)
            .map(|(n, value)| {
                let (x, y) = (n % size, n / size);
                format!("a % {side} == {x} and b % {side} == {y} and v == {higher} + {value}")
            })
            .collect(),
    };
    let statement = statement.means(Meaning::of_values(cases));
    Some(statement.short_if(move |table| table.sizes.iter().all(|&size| size >= SHOWN * side)))
}
