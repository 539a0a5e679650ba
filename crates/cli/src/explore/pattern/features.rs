//! Tables whose values depend on one number that is computed from both coordinates.

use super::hunt::{Candidate, Verdict, simplest};
use super::members::{self, Members};
use super::{Table, propose_sequence};

struct Feature {
    /// In which `{x}` and `{y}` stand for the axes.
    text: &'static str,
    /// Nothing where it is not defined. Each number from 0 to the largest is taken.
    of: fn(u64, u64) -> Option<u64>,
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
    Condition { text: "{x} and {y} are even", holds: |x, y| Some(x % 2 == 0 && y % 2 == 0) },
    Condition {
        text: "{x} = {y} = 0 or both are even and not 0",
        holds: |x, y| Some((x == 0) == (y == 0) && x % 2 == 0 && y % 2 == 0),
    },
];

/// What only says where the zeros are costs the penalty too.
pub(super) fn propose(table: &Table, penalty: u64) -> Vec<Candidate<Table>> {
    let functions = FEATURES.iter().flat_map(|feature| functions_of(table, feature, penalty));
    functions
        .chain(CONDITIONS.iter().map(|condition| zeros_where(table, condition, penalty)))
        .collect()
}

/// The axes put into a text.
pub(super) fn with_axes(text: &str, table: &Table) -> String {
    let [x, y] = &table.axes;
    text.replace("{x}", x).replace("{y}", y)
}

/// The values, or else the zeros, as a function of a feature.
fn functions_of(table: &Table, feature: &'static Feature, penalty: u64) -> Vec<Candidate<Table>> {
    let values = read_off(table, feature, |value| value).ok();
    let all = values.and_then(|values| values_of(table, feature, &values));
    // All values say more than the zeros, unless there are no others.
    if all.is_some() && penalty > 0 {
        return all.into_iter().collect();
    }
    let outcomes = read_off(table, feature, |value| value.min(1)).ok();
    let zeros = outcomes.and_then(|outcomes| zeros_of(table, feature, &outcomes, penalty));
    zeros.into_iter().chain(all).collect()
}

fn values_of(
    table: &Table,
    feature: &'static Feature,
    values: &Vec<u32>,
) -> Option<Candidate<Table>> {
    let function = simplest(propose_sequence(values), values)?;
    let text = of_feature(&function.text, feature, table);
    let test = move |table: &Table| match read_off(table, feature, |value| value) {
        Ok(values) => in_table((function.test)(&values), feature),
        Err((x, y)) => Verdict::Broken(format!("({x}, {y})")),
    };
    Some(Candidate { text, cost: 2 + function.cost, period: None, test: Box::new(test) })
}

fn zeros_of(
    table: &Table,
    feature: &'static Feature,
    outcomes: &[u32],
    penalty: u64,
) -> Option<Candidate<Table>> {
    let zeros = members_of(outcomes);
    let has_both = (1..outcomes.len()).contains(&zeros.positions.len());
    let set = has_both.then(|| simplest(members::propose(&zeros), &zeros)).flatten()?;
    let text = format!("0 exactly when {}", of_feature(&set.text, feature, table));
    let [x, y] = &table.axes;
    let text = text.replace(&format!("|{x} - {y}| = 0"), &format!("{x} = {y}"));
    let text = text.replace(&format!("{x} xor {y} = 0"), &format!("{x} = {y}"));
    let test = move |table: &Table| match read_off(table, feature, |value| value.min(1)) {
        Ok(outcomes) => in_table((set.test)(&members_of(&outcomes)), feature),
        Err((x, y)) => Verdict::Broken(format!("({x}, {y})")),
    };
    let cost = 2 + set.cost + penalty;
    Some(Candidate { text, cost, period: None, test: Box::new(test) })
}

fn members_of(outcomes: &[u32]) -> Members {
    Members {
        positions: (0..).zip(outcomes).filter(|&(_, &value)| value == 0).map(|(n, _)| n).collect(),
        bound: (outcomes.len() as u64).saturating_sub(1),
    }
}

/// A verdict about `n`, which is a feature of positions.
fn in_table(verdict: Verdict, feature: &Feature) -> Verdict {
    match verdict {
        Verdict::Broken(place) => {
            let feature = feature.text.replace("{x}", "x").replace("{y}", "y");
            Verdict::Broken(place.replacen('n', &feature, 1))
        }
        other => other,
    }
}

/// A text about `{n}` as one about the feature.
fn of_feature(text: &str, feature: &Feature, table: &Table) -> String {
    let inner = with_axes(feature.text, table);
    let is_simple = !inner.contains(' ') || inner.ends_with([')', '|']) && !inner.starts_with("(");
    let stands_alone = text.starts_with("{n} = ") || text == "{n}" || is_simple;
    let shown = if stands_alone { inner } else { format!("({inner})") };
    let restricted = (feature.of)(0, 0).is_none();
    let [x, y] = &table.axes;
    let where_defined = if restricted { format!(", for {x}, {y} >= 1") } else { String::new() };
    text.replace("{n}", &shown) + &where_defined
}

/// The value for each feature, or the first place whose value is not that of its feature.
fn read_off(
    table: &Table,
    feature: &Feature,
    of_value: impl Fn(u32) -> u32,
) -> Result<Vec<u32>, (usize, usize)> {
    let mut known: Vec<Option<u32>> = Vec::new();
    for y in 0..table.height {
        for x in 0..table.width {
            let Some(place) = (feature.of)(x as u64, y as u64) else { continue };
            let (place, value) = (place as usize, of_value(table.at(x, y)));
            if place >= known.len() {
                known.resize(place + 1, None);
            }
            if *known[place].get_or_insert(value) != value {
                return Err((x, y));
            }
        }
    }
    // A gap would hide the values above it.
    let gap = known.iter().position(Option::is_none);
    gap.map_or_else(|| Ok(known.iter().flatten().copied().collect()), |gap| Err((gap, gap)))
}

fn zeros_where(table: &Table, condition: &'static Condition, penalty: u64) -> Candidate<Table> {
    let at_zero = (condition.holds)(0, 0).is_none();
    let restricted = if at_zero { ", for {x}, {y} >= 1" } else { "" };
    let text = format!("0 exactly when {}{restricted}", condition.text);
    let test = move |table: &Table| {
        let places = (0..table.height).flat_map(|y| (0..table.width).map(move |x| (x, y)));
        let is_wrong = |&(x, y): &(usize, usize)| {
            let holds = (condition.holds)(x as u64, y as u64);
            holds.is_some_and(|holds| holds != (table.at(x, y) == 0))
        };
        match places.into_iter().find(is_wrong) {
            Some((x, y)) => Verdict::Broken(format!("({x}, {y})")),
            None => Verdict::strong_if(table.width.min(table.height) >= 8),
        }
    };
    let text = with_axes(&text, table);
    Candidate { text, cost: 4 + penalty, period: None, test: Box::new(test) }
}
