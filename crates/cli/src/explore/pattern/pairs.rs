//! Tables whose zeros are pairs in either order, as in Wythoff's game: the smaller number by a Beatty
//! sequence, the difference by a line.

use super::Table;
use super::beatty::{self, ENOUGH, Slope};
use super::hunt::{Candidate, Verdict};

/// Pairs before the rule begins.
const LATE_START: usize = 3;
/// Below this nothing is proposed.
const FEWEST: usize = 8;

/// The `k`-th pair, for all `k` from some place on.
#[derive(Clone, Copy)]
struct Rule {
    slope: Slope,
    step: u64,
    base: u64,
}

impl Rule {
    fn pair(&self, k: u64) -> Option<[u64; 2]> {
        let smaller = self.slope.times(k)?;
        Some([smaller, smaller + self.step * k + self.base])
    }

    fn text(&self) -> String {
        let smaller = self.slope.text("k");
        let step = if self.step == 1 { "k".to_string() } else { format!("{} k", self.step) };
        let base = if self.base == 0 { String::new() } else { format!(" + {}", self.base) };
        format!("{{x}} and {{y}} are {smaller} and {smaller} + {step}{base}, in either order")
    }
}

pub(super) fn propose(table: &Table, penalty: u64) -> Option<Candidate<Table>> {
    let pairs = pairs_in(table).ok().filter(|pairs| pairs.len() >= FEWEST)?;
    let (start, rule) = (0..=LATE_START).find_map(|start| Some((start, rule(&pairs, start)?)))?;
    let early = pairs[..start].to_vec();
    let mut text = format!("0 exactly when {}", rule.text());
    if start > 0 {
        let list: Vec<String> = early.iter().map(|[a, b]| format!("({a}, {b})")).collect();
        text = format!("{text}, for k >= {start}; before, {}", list.join(", "));
    }
    let test = move |table: &Table| {
        let actual = match pairs_in(table) {
            Ok(pairs) => pairs,
            Err(place) => return Verdict::Broken(place),
        };
        match first_difference(&actual, &early, &rule, side(table)) {
            Some([a, b]) => Verdict::Broken(format!("({a}, {b})")),
            None => Verdict::strong_if(actual.len() >= ENOUGH + start),
        }
    };
    let text = super::features::with_axes(&text, table);
    let cost = 6 + 2 * start as u64 + penalty;
    Some(Candidate { text, cost, period: None, test: Box::new(test) })
}

/// Within a square, which a pair enters in both orders or not at all.
fn side(table: &Table) -> usize {
    table.width.min(table.height)
}

/// The zeros `(a, b)` with `a <= b`, by `a`; or a place whose mirror image is no zero.
fn pairs_in(table: &Table) -> Result<Vec<[u64; 2]>, String> {
    let side = side(table);
    let mut pairs = Vec::new();
    for a in 0..side {
        for b in a..side {
            if (table.at(a, b) == 0) != (table.at(b, a) == 0) {
                return Err(format!("({a}, {b})"));
            }
            if table.at(a, b) == 0 {
                pairs.push([a as u64, b as u64]);
            }
        }
    }
    Ok(pairs)
}

fn rule(pairs: &[[u64; 2]], start: usize) -> Option<Rule> {
    let later = &pairs[start..];
    let smaller: Vec<u64> = later.iter().map(|pair| pair[0]).collect();
    let slope = beatty::slope(&smaller, start as u64)?;
    let difference = |pair: &[u64; 2]| pair[1] - pair[0];
    let step = difference(later.get(1)?).checked_sub(difference(&later[0]))?;
    let base = difference(&later[0]).checked_sub(step * start as u64)?;
    Some(Rule { slope, step, base })
}

/// The first pair that is not foretold, or that was foretold and is none.
fn first_difference(
    actual: &[[u64; 2]],
    early: &[[u64; 2]],
    rule: &Rule,
    side: usize,
) -> Option<[u64; 2]> {
    let later = (early.len() as u64..).map_while(|k| rule.pair(k));
    let inside = later.take_while(|&[_, larger]| larger < side as u64);
    let mut expected = early.iter().copied().chain(inside);
    let mut actual = actual.iter().copied();
    loop {
        match (expected.next(), actual.next()) {
            (None, None) => return None,
            (expected, actual) if expected == actual => {}
            (expected, actual) => return expected.into_iter().chain(actual).min(),
        }
    }
}
