//! Sequences whose values are linear in each residue class, each in its own way.

use super::form::{Body, plus};
use super::meaning::Meaning;
use super::statement::Statement;
use crate::wording::Wording;
use itertools::Itertools;
use language::text;

/// The greatest modulus.
const MODULUS: usize = 4;
/// The values of each class that must agree.
const FEWEST: usize = 8;

/// The values are `rise * floor(n / modulus) + base` in each residue class.
pub(super) fn propose(values: &[u32]) -> Option<Statement> {
    let (modulus, lines) =
        (2..=MODULUS).find_map(|modulus| Some((modulus, lines(values, modulus)?)))?;
    let told = lines.clone();
    let text = Wording::of(move || {
        let term = |rise: i64| match rise {
            0 => String::new(),
            1 => "k".into(),
            rise => format!("{rise} k"),
        };
        let value = |&(base, rise): &(i64, i64)| match rise {
            0 => base.to_string(),
            _ => plus(&term(rise), base),
        };
        let whole = |class: usize| plus(&format!("{modulus} k"), class as i64);
        let case = |(class, line): (usize, &(i64, i64))| {
            let (value, whole) = (value(line), whole(class));
            text!("{value} for {{n}} = {whole}", "{{n}} = {whole} 时为 {value}")
        };
        told.iter().enumerate().map(case).join(language::Text(", ", "，").get())
    });
    let m = modulus as u64;
    let case = |(class, (base, rise)): (usize, &(i64, i64))| {
        format!("n % {m} == {class} and v == {base} + {rise} * (n / {m})")
    };
    let meaning = Meaning::of_values(lines.iter().enumerate().map(case).collect::<Vec<_>>());
    let of = move |n: u64| {
        let (base, rise) = lines[(n % m) as usize];
        u64::try_from(base + rise * (n / m) as i64).ok()
    };
    let statement = Statement::of_values(Body::Formula(text), 3 + 2 * m, 0, of).means(meaning);
    Some(statement.short_if(move |table| table.cells.len() >= 2 * FEWEST * modulus))
}

/// The first value and the rise of each class.
fn lines(values: &[u32], modulus: usize) -> Option<Vec<(i64, i64)>> {
    let line = |class: usize| {
        let all: Vec<i64> =
            values.iter().skip(class).step_by(modulus).map(|&it| it.into()).collect();
        let rise = all.get(1)? - all[0];
        let is_line = all.array_windows().all(|[one, next]| next - one == rise);
        (is_line && all.len() >= FEWEST).then_some((all[0], rise))
    };
    (0..modulus).map(line).collect()
}
