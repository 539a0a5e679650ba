//! Tables whose values depend on one number that is computed from both coordinates.

use super::hunt::{Candidate, Verdict, simplest};
use super::{Table, propose_sequence};

struct Feature {
    /// In which `{x}` and `{y}` stand for the axes.
    text: &'static str,
    of: fn(u64, u64) -> u64,
}

const FEATURES: &[Feature] = &[
    Feature { text: "{x} xor {y}", of: |x, y| x ^ y },
    Feature { text: "{x} + {y}", of: |x, y| x + y },
    Feature { text: "|{x} - {y}|", of: u64::abs_diff },
    Feature { text: "min({x}, {y})", of: |x, y| x.min(y) },
    Feature { text: "max({x}, {y})", of: |x, y| x.max(y) },
];

pub(super) fn propose(table: &Table) -> Vec<Candidate<Table>> {
    FEATURES.iter().filter_map(|feature| function_of(table, feature)).collect()
}

/// The values as a function of a feature, if they are one that has a known pattern.
fn function_of(table: &Table, feature: &'static Feature) -> Option<Candidate<Table>> {
    let values = read_off(table, feature).ok()?;
    let function = simplest(propose_sequence(&values), &values)?;
    let [x, y] = &table.axes;
    let inner = feature.text.replace("{x}", x).replace("{y}", y);
    let text = if function.text == "{n}" {
        inner
    } else {
        function.text.replace("{n}", &format!("({inner})"))
    };
    let test = move |table: &Table| match read_off(table, feature) {
        Ok(values) => (function.test)(&values),
        Err((x, y)) => Verdict::Broken(format!("({x}, {y})")),
    };
    Some(Candidate { text, cost: 2 + function.cost, period: None, test: Box::new(test) })
}

/// The value for each feature, or the first place whose value is not that of its feature.
fn read_off(table: &Table, feature: &Feature) -> Result<Vec<u32>, (usize, usize)> {
    let mut known: Vec<Option<u32>> = Vec::new();
    for y in 0..table.height {
        for x in 0..table.width {
            let place = (feature.of)(x as u64, y as u64) as usize;
            if place >= known.len() {
                known.resize(place + 1, None);
            }
            if *known[place].get_or_insert(table.at(x, y)) != table.at(x, y) {
                return Err((x, y));
            }
        }
    }
    Ok(known.into_iter().map_while(|value| value).collect())
}
