//! Tables whose values depend on one number that is computed from both coordinates.

use super::hunt::{Candidate, simplest};
use super::members::{self, Members};
use super::rule::{Reading, Rule, Says, TableRule, filled};
use super::{Table, propose_sequence};

struct Feature {
    /// In which `{x}` and `{y}` stand for the axes.
    text: &'static str,
    /// Nothing where it is not defined. Each number from 0 to the largest is taken.
    of: fn(u64, u64) -> Option<u64>,
}

impl Feature {
    /// Whether it is 0 where the coordinates are equal, and nowhere else.
    fn tells_equal(&self) -> bool {
        ["{x} xor {y}", "|{x} - {y}|"].contains(&self.text)
    }
}

const FEATURES: &[Feature] = &[
    Feature { text: "{x}", of: |x, _| Some(x) },
    Feature { text: "{y}", of: |_, y| Some(y) },
    Feature { text: "{x} xor {y}", of: |x, y| Some(x ^ y) },
    Feature { text: "{x} + {y}", of: |x, y| Some(x + y) },
    Feature { text: "|{x} - {y}|", of: |x, y| Some(x.abs_diff(y)) },
    Feature { text: "min({x}, {y})", of: |x, y| Some(x.min(y)) },
    Feature { text: "max({x}, {y})", of: |x, y| Some(x.max(y)) },
    Feature { text: "({x} or {y}, bit by bit)", of: |x, y| Some(x | y) },
    Feature { text: "({x} and {y}, bit by bit)", of: |x, y| Some(x & y) },
    Feature { text: "gcd({x}, {y})", of: |x, y| Some(gcd(x, y)) },
    Feature {
        text: "({x} - 1) xor ({y} - 1)",
        of: |x, y| Some(x.checked_sub(1)? ^ y.checked_sub(1)?),
    },
    Feature { text: "({x} + 1) xor ({y} + 1)", of: |x, y| shifted_xor(x, y) },
    Feature {
        text: "(({x} - 1) or ({y} - 1), bit by bit)",
        of: |x, y| Some(x.checked_sub(1)? | y.checked_sub(1)?),
    },
    Feature { text: "floor(max/min) of {x} and {y}", of: |x, y| x.max(y).checked_div(x.min(y)) },
    // Euclid's game (Nivasch 2006): zero where the ratio is below the golden one.
    Feature { text: "floor(max/min - min/max) of {x} and {y}", of: euclid },
];

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

fn shifted_xor(x: u64, y: u64) -> Option<u64> {
    Some((x + 1) ^ (y + 1))
}

fn euclid(x: u64, y: u64) -> Option<u64> {
    (x.pow(2).abs_diff(y.pow(2))).checked_div(x * y)
}

fn has_no_value(mut x: u64, y: u64) -> bool {
    while x >= y {
        if x.is_multiple_of(y) {
            return false;
        }
        x -= x / y + 1;
    }
    true
}

/// A statement about both coordinates that may say where the zeros are.
struct Condition {
    text: &'static str,
    holds: fn(u64, u64) -> Option<bool>,
}

const CONDITIONS: &[Condition] = &[
    Condition {
        text: "1 < max/min < phi of {x} and {y}",
        holds: |x, y| euclid(x, y).map(|ratio| ratio == 0 && x != y),
    },
    // Bash's game: of x stones, up to y are taken.
    Condition {
        text: "{x} is divisible by {y} + 1",
        holds: |x, y| (y > 0).then(|| x % (y + 1) == 0),
    },
    Condition {
        text: "{x} - 1 is divisible by {y} + 1",
        holds: |x, y| (x > 0 && y > 0).then(|| (x - 1) % (y + 1) == 0),
    },
    // Of x stones, at most one in y is taken: AtCoder Regular Contest 091, F.
    Condition {
        text: "{x} < {y}, or {y} does not divide {x} and {x} - floor({x}/{y}) - 1 is such a number, too",
        holds: |x, y| (y > 0).then(|| has_no_value(x, y)),
    },
    Condition { text: "{x} and {y} are even", holds: |x, y| Some(x % 2 == 0 && y % 2 == 0) },
    Condition {
        text: "{x} = {y} = 0 or both are even and not 0",
        holds: |x, y| Some((x == 0) == (y == 0) && x % 2 == 0 && y % 2 == 0),
    },
    Condition {
        text: "{x} = {y} > 1, or one is 0 and the other 1 (misère Nim)",
        holds: |x, y| Some(if x.max(y) > 1 { x == y } else { x + y == 1 }),
    },
];

/// What only says where the zeros are costs the penalty too.
pub(super) fn propose(table: &Table, penalty: u64) -> Vec<Candidate<Table>> {
    let functions = FEATURES.iter().flat_map(|feature| functions_of(table, feature, penalty));
    functions
        .chain(CONDITIONS.iter().map(|condition| zeros_where(table, condition, penalty)))
        .collect()
}

/// The values, or else the zeros, as a function of a feature.
fn functions_of(table: &Table, feature: &'static Feature, penalty: u64) -> Vec<Candidate<Table>> {
    let values = read_off(table, feature, |value| value, None);
    let all = values.and_then(|values| values_of(table, feature, values));
    // All values say more than the zeros, unless there are no others.
    if all.is_some() && penalty > 0 {
        return all.into_iter().collect();
    }
    // Numbers of which there is no position may count as zeros or not, whatever is said more simply.
    let zeros = [0, 1].into_iter().filter_map(|of_none| zeros_of(table, feature, of_none, penalty));
    zeros.min_by_key(|zeros| zeros.cost).into_iter().chain(all).collect()
}

fn values_of(
    table: &Table,
    feature: &'static Feature,
    values: Vec<u32>,
) -> Option<Candidate<Table>> {
    let Candidate { rule, cost, is_short, .. } = simplest(propose_sequence(&values), &values)?;
    let is_short = move |table: &Table| {
        read_off(table, feature, |value| value, None).is_some_and(|values| is_short(&values))
    };
    let rule = of_feature(rule, feature, table);
    Some(Candidate { rule, cost: 2 + cost, period: None, is_short: Box::new(is_short) })
}

fn zeros_of(
    table: &Table,
    feature: &'static Feature,
    of_none: u32,
    penalty: u64,
) -> Option<Candidate<Table>> {
    let outcomes = read_off(table, feature, |value| value.min(1), Some(of_none))?;
    let zeros = members_of(&outcomes);
    let has_both = (1..outcomes.len()).contains(&zeros.positions.len());
    let set = has_both.then(|| simplest(members::propose(&zeros), &zeros)).flatten()?;
    let Candidate { rule, cost, is_short, .. } = set;
    let is_short = move |table: &Table| {
        let outcomes = read_off(table, feature, |value| value.min(1), Some(of_none));
        outcomes.is_some_and(|outcomes| is_short(&members_of(&outcomes)))
    };
    let rule = of_feature(Rule::zeros(rule), feature, table);
    let cost = 2 + cost + penalty;
    Some(Candidate { rule, cost, period: None, is_short: Box::new(is_short) })
}

fn members_of(outcomes: &[u32]) -> Members {
    Members {
        positions: (0..).zip(outcomes).filter(|&(_, &value)| value == 0).map(|(n, _)| n).collect(),
        bound: (outcomes.len() as u64).saturating_sub(1),
    }
}

/// What is said of a number, said of the feature.
fn of_feature(rule: Rule, feature: &'static Feature, table: &Table) -> TableRule {
    let text = text_of_feature(rule.text(), feature, &table.axes);
    let says = move |table: &Table| -> Reading {
        let places = (0..table.height).flat_map(|y| (0..table.width).map(move |x| (x, y)));
        let most = places.filter_map(|(x, y)| (feature.of)(x as u64, y as u64)).max();
        let said = rule.first(most.map_or(0, |most| most as usize + 1));
        let of =
            move |x: usize, y: usize| said.get((feature.of)(x as u64, y as u64)? as usize).copied();
        Box::new(move |_, x, y| of(x, y).unwrap_or(Says::Nonsense))
    };
    match (feature.of)(0, 0) {
        Some(_) => TableRule::new(&text, &table.axes, says),
        None => TableRule::of_positive(&text, &table.axes, says),
    }
}

/// A text about `{n}` as one about the feature.
fn text_of_feature(text: &str, feature: &Feature, [x, y]: &[String; 2]) -> String {
    if text == "0 exactly when {n} = 0" && feature.tells_equal() {
        return format!("0 exactly when {x} = {y}");
    }
    let inner = feature.text.replace("{x}", x).replace("{y}", y);
    let is_simple = !inner.contains(' ') || inner.starts_with('|') || is_closed(&inner);
    // Before a relation it needs no parentheses.
    let is_alone = |rest: &str| rest.starts_with(" = ") || rest.starts_with(" >= ");
    let is_clear = is_simple || text == "{n}" || text.split("{n}").skip(1).all(is_alone);
    let shown = if is_clear { inner } else { format!("({inner})") };
    filled(text, &shown)
}

/// Whether the parenthesis that is opened first is closed last, as in `gcd(x, y)` and not in `(x) xor (y)`.
fn is_closed(text: &str) -> bool {
    let Some((_, inside)) = text.split_once('(') else { return false };
    let mut depth = 1;
    let closed = inside.find(|c| {
        depth += i32::from(c == '(') - i32::from(c == ')');
        depth == 0
    });
    closed == Some(inside.len() - 1)
}

/// The value for each number that a feature is, if it depends on nothing else and no number is missing. Where there is
/// no position, it is `of_none`, or what stands in the table.
fn read_off(
    table: &Table,
    feature: &Feature,
    of_value: impl Fn(u32) -> u32,
    of_none: Option<u32>,
) -> Option<Vec<u32>> {
    let mut known: Vec<Option<u32>> = Vec::new();
    let mut skipped: Vec<(usize, u32)> = Vec::new();
    for y in 0..table.height {
        for x in 0..table.width {
            let Some(place) = (feature.of)(x as u64, y as u64) else { continue };
            let (place, value) = (place as usize, of_value(table.at(x, y)));
            if table.is_gap(x, y) {
                skipped.push((place, of_none.unwrap_or(value)));
                continue;
            }
            if place >= known.len() {
                known.resize(place + 1, None);
            }
            if *known[place].get_or_insert(value) != value {
                return None;
            }
        }
    }
    // A number that no position has would hide those above it.
    for (place, value) in skipped {
        if let Some(known) = known.get_mut(place) {
            known.get_or_insert(value);
        }
    }
    known.into_iter().collect()
}

fn zeros_where(table: &Table, condition: &'static Condition, penalty: u64) -> Candidate<Table> {
    let text = format!("0 exactly when {}", condition.text);
    let says = move |_: &Table| -> Reading {
        let holds = |x, y| (condition.holds)(x as u64, y as u64);
        Box::new(move |_, x, y| holds(x, y).map_or(Says::Nonsense, Says::Zero))
    };
    let rule = match (condition.holds)(0, 0) {
        Some(_) => TableRule::new(&text, &table.axes, says),
        None => TableRule::of_positive(&text, &table.axes, says),
    };
    let is_short = Box::new(|table: &Table| table.width.min(table.height) >= 8);
    Candidate { rule, cost: 3 + penalty, period: None, is_short }
}
