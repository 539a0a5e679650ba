//! Tables whose zeros are pairs in either order, as in Wythoff's game: the smaller number by a Beatty
//! sequence, the difference by a line.

use super::Table;
use super::beatty::{self, ENOUGH, Slope};
use super::hunt::Candidate;
use super::rule::{Reading, Says, TableRule};
use std::collections::HashSet;

/// Pairs before the rule begins.
const LATE_START: usize = 3;
/// Below this nothing is proposed.
const FEWEST: usize = 8;

/// The `k`-th pair, for all `k` from some place on.
#[derive(Clone, Copy)]
struct Line {
    slope: Slope,
    step: u64,
    base: u64,
}

impl Line {
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
    let pairs = pairs_in(table).filter(|pairs| pairs.len() >= FEWEST)?;
    let (start, line) = (0..=LATE_START).find_map(|start| Some((start, line(&pairs, start)?)))?;
    let early = pairs[..start].to_vec();
    let mut text = format!("0 exactly when {}", line.text());
    if start > 0 {
        let list: Vec<String> = early.iter().map(|[a, b]| format!("({a}, {b})")).collect();
        text = format!("{text}, for k >= {start}; before, {} in either order", list.join(", "));
    }
    let says = move |table: &Table| -> Reading {
        let longest = table.width.max(table.height) as u64;
        let later = (start as u64..).map_while(|k| line.pair(k));
        let inside = later.take_while(|&[_, larger]| larger < longest);
        let pairs: HashSet<[u64; 2]> = early.iter().copied().chain(inside).collect();
        let is_pair = move |x: u64, y: u64| pairs.contains(&[x.min(y), x.max(y)]);
        Box::new(move |_, x, y| Says::Zero(is_pair(x as u64, y as u64)))
    };
    let rule = TableRule::new(&text, &table.axes, says);
    let is_short =
        move |table: &Table| pairs_in(table).is_some_and(|pairs| pairs.len() >= ENOUGH + start);
    let cost = 6 + 2 * start as u64 + penalty;
    Some(Candidate { rule, cost, period: None, is_short: Box::new(is_short) })
}

/// The zeros `(a, b)` with `a <= b`, by `a`, within the largest square, which a pair enters in both orders or not at
/// all. Nothing if the mirror image of some zero is none.
fn pairs_in(table: &Table) -> Option<Vec<[u64; 2]>> {
    let side = table.width.min(table.height);
    let mut pairs = Vec::new();
    for a in 0..side {
        for b in a..side {
            if (table.at(a, b) == 0) != (table.at(b, a) == 0) {
                return None;
            }
            if table.at(a, b) == 0 {
                pairs.push([a as u64, b as u64]);
            }
        }
    }
    Some(pairs)
}

fn line(pairs: &[[u64; 2]], start: usize) -> Option<Line> {
    let later = &pairs[start..];
    let smaller: Vec<u64> = later.iter().map(|pair| pair[0]).collect();
    let slope = beatty::slope(&smaller, start as u64)?;
    let difference = |pair: &[u64; 2]| pair[1] - pair[0];
    let step = difference(later.get(1)?).checked_sub(difference(&later[0]))?;
    let base = difference(&later[0]).checked_sub(step * start as u64)?;
    Some(Line { slope, step, base })
}
