//! A whole pattern, held against all values at once.

use super::{Reader, Test, between, number};
use crate::pattern::form::{Body, Form};
use crate::pattern::rows::{ON_HEAPS, ON_TWO};
use crate::theorem::Period;
use std::collections::BTreeMap;

/// The signs of one side of a line.
type Holds = fn(i128, i128) -> bool;
const SIGNS: [(&str, Holds); 2] =
    [(" <= ", |left, right| left <= right), (" >= ", |left, right| left >= right)];

/// A place, by its coordinates, and the value there.
type Place = (Vec<u64>, u32);

/// The first place of which a pattern is not true.
pub fn first_lie<'a>(form: &Form, names: &[&str], places: &'a [Place]) -> Option<&'a Place> {
    let reader = Reader { names };
    let of_number = || {
        let number = reader.expression(form.number.name());
        move |at: &[u64]| number(at).and_then(|n| u64::try_from(n).ok()).expect("it is defined")
    };
    let filled = |text: &str| text.replace("{n}", &format!("({})", form.number.name()));
    let mut told: Vec<&Place> = places.iter().collect();
    let axes: Vec<String> = names.iter().map(|name| name.to_string()).collect();
    match form.premise.text(&axes) {
        None => {}
        Some(text) if text == names.join(" != ") => told.retain(|(at, _)| at[0] != at[1]),
        Some(text) => {
            assert_eq!(text, format!("{} >= 1", names.join(", ")));
            told.retain(|(at, _)| at.iter().all(|&n| n >= 1));
        }
    }
    if form.from > 0 {
        let number = of_number();
        told.retain(|(at, _)| number(at) >= form.from);
    }
    let find = |is_true: &dyn Fn(&[u64], u32) -> bool| {
        told.iter().copied().find(|(at, value)| !is_true(at, *value))
    };
    match &form.body {
        Body::Always(value) => find(&|_, actual| actual == *value),
        Body::Formula(formula) => {
            let value = reader.expression(&filled(formula.get()));
            find(&|at, actual| value(at) == Some(actual.into()))
        }
        Body::AtMost(most) => {
            let number = of_number();
            find(&|at, actual| number(at).min(*most) == u64::from(actual))
        }
        Body::Zero => {
            let number = of_number();
            find(&|at, actual| (number(at) == 0) == (actual == 0))
        }
        Body::Zeros(condition) => {
            let is_zero = reader.zeros(&filled(condition.get()));
            find(&|at, actual| is_zero(at) == (actual == 0))
        }
        Body::Classes { residues, modulus } => {
            let number = of_number();
            find(&|at, actual| residues.contains(&(number(at) % modulus)) == (actual == 0))
        }
        Body::Written { beginning, period } => {
            lie_of_period(beginning, *period, &of_number(), &told)
        }
        Body::Relation([text, _]) if text.get() == "v(x, 0) xor v(0, y)" => {
            let known: BTreeMap<&[u64], u32> =
                places.iter().map(|(at, value)| (&at[..], *value)).collect();
            let of = |x: u64, y: u64| known.get(&[x, y][..]).copied().unwrap_or(0);
            find(&|at, actual| of(at[0], 0) ^ of(0, at[1]) == actual)
        }
        Body::Relation([text, _]) => {
            let [one, other] = ["; ", " and "]
                .iter()
                .find_map(|sign| text.get().split_once(sign))
                .map(<[&str; 2]>::from)
                .expect("both axes are told of");
            [one, other].iter().find_map(|text| lie_along(text, &told))
        }
    }
}

/// The values follow from those of the beginning, or else from those a period before.
fn lie_of_period<'a>(
    beginning: &[u32],
    Period { start, period, saltus }: Period,
    number: &dyn Fn(&[u64]) -> u64,
    told: &[&'a Place],
) -> Option<&'a Place> {
    let mut values: BTreeMap<usize, u32> = BTreeMap::new();
    for (at, value) in told {
        values.entry(number(at) as usize).or_insert(*value);
    }
    let expected = |n: usize| match beginning {
        [] if n < start + period => values.get(&n).copied(),
        [] => values.get(&(n - period)).map_or(values.get(&n).copied(), |v| Some(v + saltus)),
        _ => {
            let turns = n.saturating_sub(start) / period;
            Some(beginning[n - turns * period] + turns as u32 * saltus)
        }
    };
    let is_true = |(at, value): &&&Place| {
        let n = number(at) as usize;
        expected(n) == Some(*value) && values.get(&n) == Some(value)
    };
    told.iter().find(|place| !is_true(place)).copied()
}

impl Reader<'_> {
    fn zeros(&self, text: &str) -> Test {
        let mut rows = ON_TWO.iter().chain(ON_HEAPS);
        if let Some(row) = rows.find(|row| self.filled(row.name.0) == text) {
            return Box::new(move |at| (row.value)(at) == Some(true));
        }
        if text.starts_with("x and y are floor") {
            return pairs(text);
        }
        for (sign, holds) in SIGNS {
            if let Some((left, right)) = text.split_once(sign) {
                let (left, right) = (self.expression(left), self.expression(right));
                return Box::new(move |at| {
                    left(at).zip(right(at)).is_some_and(|(left, right)| holds(left, right))
                });
            }
        }
        let values = |text: &str| -> Option<Vec<i128>> {
            text.replace(" or ", ", ").split(", ").map(|value| value.parse().ok()).collect()
        };
        match text.rsplit_once(" is ").map(|(number, list)| (number, values(list))) {
            Some((number, Some(values))) => {
                let number = self.expression(number);
                Box::new(move |at| number(at).is_some_and(|number| values.contains(&number)))
            }
            _ => self.set(text),
        }
    }
}

/// The first place at which the period of a table's lines fails, as in `period 3 in x from 2 on`.
fn lie_along<'a>(text: &str, places: &[&'a Place]) -> Option<&'a Place> {
    let (text, from) =
        between(text, "", " on").and_then(|text| text.split_once(" from ")).unwrap_or((text, "0"));
    let (period, name) = match text.strip_suffix(" makes no difference") {
        Some(name) => ("1", name),
        None => {
            between(text, "period ", "").and_then(|text| text.split_once(" in ")).expect("a period")
        }
    };
    let axis = ["x", "y"].iter().position(|axis| *axis == name).expect("an axis");
    let (from, period) = (number(from) as u64, number(period) as u64);
    let known: BTreeMap<&[u64], u32> = places.iter().map(|(at, value)| (&at[..], *value)).collect();
    places.iter().copied().find(|(at, value)| {
        let mut later = at.clone();
        later[axis] += period;
        at[axis] >= from && known.get(&later[..]).is_some_and(|later| later != value)
    })
}

/// The test of pairs in a text such as `x and y are floor(k phi) and floor(k phi) + k, in either order, for k >= 2;
/// before, (0, 0), (1, 2) in either order`.
fn pairs(text: &str) -> Test {
    let (text, early) = text.split_once("; before, ").unwrap_or((text, ""));
    let (lines, first) = text.split_once(", in either order").expect("there are two orders");
    let first = between(first, ", for k >= ", "").map_or(0, number) as u64;
    let (one, other) = between(lines, "x and y are ", "")
        .and_then(|lines| lines.split_once(" and "))
        .expect("two lines");
    let lines = [one, other].map(|line| Reader { names: &["k"] }.expression(line));
    let early: Vec<[u64; 2]> = early
        .split('(')
        .filter_map(|pair| pair.split_once(')')?.0.split_once(", "))
        .map(|(a, b)| [number(a) as u64, number(b) as u64])
        .collect();
    Box::new(move |at| {
        let pair = [at[0].min(at[1]), at[0].max(at[1])];
        let of = |k: u64| [0, 1].map(|line| lines[line](&[k]).expect("lines are defined") as u64);
        let mut later = (first..).map(of).take_while(|both| both[1] <= pair[1]);
        early.contains(&pair) || later.any(|both| both == pair)
    })
}
