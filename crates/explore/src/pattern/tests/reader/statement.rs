//! A whole printed pattern, held against all values at once.

use super::words::number;
use super::{Expression, Reader, Test, between, split};
use std::collections::BTreeMap;

/// A place, by its coordinates, and the value there.
type Place = (Vec<u64>, u32);

/// The first place of which a printed pattern is not true.
pub fn first_lie<'a>(text: &str, names: &[&str], places: &'a [Place]) -> Option<&'a Place> {
    let reader = Reader { names };
    let text = in_numbers(text);
    let (mut text, mut told) = (&text[..], places.iter().collect::<Vec<&Place>>());
    while let Some((rest, is_told)) = reader.domain(text) {
        text = rest;
        told.retain(|(at, _)| is_told(at));
    }
    if let Some(lie) = reader.relation(text, &told) {
        return lie;
    }
    let is_true = reader.statement(text);
    told.into_iter().find(|(at, value)| !is_true(at, *value))
}

/// The text with 0 in place of lost and 1 of won, where it is about these.
fn in_numbers(text: &str) -> String {
    let text = text.split("; last exception").next().unwrap_or_default();
    let text = text.strip_suffix("; no exception").unwrap_or(text);
    if let Some(zeros) =
        text.strip_prefix("lost iff ").filter(|text| !text.contains("; before, lost"))
    {
        return format!("0 exactly when {zeros}");
    }
    match text.contains(" iff ") {
        true => text.into(),
        false => text.replace("lost", "0").replace("won", "1"),
    }
}

type IsTrue = Box<dyn Fn(&[u64], u32) -> bool>;

impl Reader<'_> {
    /// The text without what it says last about where it holds, and where that is.
    fn domain<'a>(&self, text: &'a str) -> Option<(&'a str, Test)> {
        let (rest, place) = split(text, ", for ")?;
        let (names, first) = place.rsplit_once(" >= ").filter(|(names, _)| *names != "k")?;
        let first = number(first);
        let names: Vec<Expression> = match self.names {
            [x, y] if names == format!("{x}, {y}") => vec![self.expression(x), self.expression(y)],
            _ => vec![self.expression(names)],
        };
        Some((rest, Box::new(move |at| names.iter().all(|name| name(at) >= Some(first)))))
    }

    /// A statement on each value alone.
    fn statement(&self, text: &str) -> IsTrue {
        if let Some((word, told)) = text.split_once(" iff ") {
            // As in `won iff n mod 4 is 0 or 2 from n = 5 on; before, won: n = 3`.
            let (later, before) = told.split_once("; before, ").unwrap_or((told, ""));
            let (classes, from) = later.split_once(" from n = ").unwrap_or((later, "0 on"));
            let from = number(from.strip_suffix(" on").expect("it begins somewhere")) as u64;
            let before = before.split_once(": ").map_or("none", |(_, list)| list);
            let early: Vec<u64> =
                before.split_once(" = ").map_or(Vec::new(), |(_, list)| listed(list));
            let (classes, is_won) = (self.set(classes), word == "won");
            return Box::new(move |at, actual| {
                let is_in = if at[0] < from { early.contains(&at[0]) } else { classes(at) };
                (actual > 0) == (is_in == is_won)
            });
        }
        if let Some(rest) = text.strip_prefix("always ") {
            let (value, from) = rest.split_once(" from ").unwrap_or((rest, ""));
            let value = number(value);
            let is_told: Test = match between(from, "", " on") {
                None => Box::new(|_| true),
                Some(place) => {
                    let (name, first) = place.split_once(" = ").expect("it begins somewhere");
                    let (name, first) = (self.expression(name), number(first));
                    Box::new(move |at| name(at) >= Some(first))
                }
            };
            return Box::new(move |at, actual| !is_told(at) || i128::from(actual) == value);
        }
        if let Some(zeros) = text.strip_prefix("0 exactly when ") {
            let (zeros, other) = zeros
                .split_once(", else ")
                .map_or((zeros, None), |(zeros, other)| (zeros, Some(number(other))));
            let is_zero = self.zeros(zeros);
            return Box::new(move |at, actual| match other {
                _ if is_zero(at) => actual == 0,
                Some(other) => i128::from(actual) == other,
                None => actual != 0,
            });
        }
        let value = self.expression(text);
        Box::new(move |at, actual| value(at) == Some(actual.into()))
    }

    fn zeros(&self, text: &str) -> Test {
        let whole = |at: &[u64]| (at[0], at[1]);
        match (self.names, text) {
            (["x", "y"], "1 < max/min < phi of x and y") => Box::new(move |at| {
                let (small, large) = (at[0].min(at[1]), at[0].max(at[1]));
                small < large && large * large < large * small + small * small
            }),
            (["x", "y"], "x is divisible by y + 1") => Box::new(|at| at[0] % (at[1] + 1) == 0),
            (["x", "y"], "x - 1 is divisible by y + 1") => {
                Box::new(|at| (at[0] - 1) % (at[1] + 1) == 0)
            }
            (
                ["x", "y"],
                "x < y, or y does not divide x and x - floor(x/y) - 1 is such a number, too",
            ) => Box::new(|at| {
                let y = at[1];
                let mut lost: Vec<bool> = Vec::new();
                for x in 0..=at[0] {
                    let is_such = x < y || x % y > 0 && lost[(x - x / y - 1) as usize];
                    lost.push(is_such);
                }
                lost[at[0] as usize]
            }),
            (["x", "y"], "x and y are even") => Box::new(|at| at.iter().all(|n| n % 2 == 0)),
            (["x", "y"], "x = y = 0 or both are even and not 0") => Box::new(move |at| {
                let (x, y) = whole(at);
                x == 0 && y == 0 || x > 0 && y > 0 && x % 2 == 0 && y % 2 == 0
            }),
            (["x", "y"], "x = y > 1, or one is 0 and the other 1 (misère Nim)") => {
                Box::new(move |at| {
                    matches!(whole(at), (0, 1) | (1, 0)) || at[0] == at[1] && at[0] > 1
                })
            }
            (["x", "y"], _) if text.starts_with("x and y are floor") => pairs(text),
            // Two terms, one for each axis.
            (["x", "y"], _) if text.starts_with("(period") || text.contains(") = (") => {
                let (one, other) = split(text, " = ").expect("there are two terms");
                let (one, other) = (self.expression(one), self.expression(other));
                Box::new(move |at| one(at) == other(at))
            }
            _ => super::heaps::zeros(text).unwrap_or_else(|| self.set(text)),
        }
    }

    /// A statement on values by other values: the first place where it is wrong, if it is of this
    /// kind.
    fn relation<'a>(&self, text: &str, places: &[&'a Place]) -> Option<Option<&'a Place>> {
        let known: BTreeMap<&[u64], u32> =
            places.iter().map(|(at, value)| (&at[..], *value)).collect();
        let is_sum = ["v(x, 0) xor v(0, y)", "won iff exactly one of (x, 0) and (0, y) is won"];
        if is_sum.contains(&text) {
            let of = |x: u64, y: u64| known.get(&[x, y][..]).copied().unwrap_or(0);
            return Some(
                places.iter().copied().find(|(at, value)| of(at[0], 0) ^ of(0, at[1]) != *value),
            );
        }
        if let Some((classes, from)) = text
            .strip_prefix("0 exactly when n lies in ")
            .and_then(|text| text.split_once(" (mod "))
        {
            let (modulus, from) = from.split_once(')').expect("it is closed");
            let first = places.first().map_or(0, |(at, _)| at[0]);
            let from = between(from, " from n = ", " on").map_or(first, |n| number(n) as u64);
            let modulus = number(modulus) as u64;
            let is_zero = |n: u64| known.get(&[n][..]).map(|&value| value == 0);
            let count = (from..from + modulus).filter(|&n| is_zero(n) == Some(true)).count();
            if format!("{count} classes") != classes {
                return Some(places.first().copied());
            }
            return Some(places.iter().copied().find(|(at, _)| {
                let later = is_zero(at[0] + modulus);
                at[0] >= from && later.is_some() && later != is_zero(at[0])
            }));
        }
        let text = without_rise(text);
        if !(text.starts_with("period ") || text.starts_with("arithmetic period ")) {
            return None;
        }
        let text = &text[..];
        let lie = |text: &str| self.periodic(text, places);
        let both = text.split_once(" and ").or_else(|| text.split_once("; "));
        Some(
            match both.filter(|(_, other)| other.contains("period ") || other.contains(" makes ")) {
                Some((one, other)) => [one, other].iter().find_map(|text| lie_along(text, places)),
                None => lie(text),
            },
        )
    }

    /// As in `arithmetic period 4 in x + y with saltus 3 from x + y = 2 on, beginning 0 1 2 3 4 5`.
    fn periodic<'a>(&self, text: &str, places: &[&'a Place]) -> Option<&'a Place> {
        let (text, beginning) = text.split_once(", beginning ").unwrap_or((text, ""));
        let beginning: Vec<u32> =
            beginning.split_whitespace().map(|word| number(word) as u32).collect();
        let (text, from) = match between(text, "", " on")
            .and_then(|text| text.rsplit_once(" from "))
        {
            Some((text, place)) => (text, number(place.rsplit_once(" = ").expect("it begins").1)),
            None => (text, 0),
        };
        let (text, saltus) = text
            .split_once(" with saltus ")
            .map_or((text, 0), |(text, saltus)| (text, number(saltus)));
        let text = text.trim_start_matches("arithmetic ").trim_start_matches("period ");
        let (period, name) = text.split_once(" in ").unwrap_or((text, "n"));
        let (period, name) = (number(period), self.expression(name));
        let mut values: BTreeMap<i128, u32> = BTreeMap::new();
        places.iter().copied().find(|(at, value)| {
            let n = name(at).expect("it is defined");
            let is_listed = usize::try_from(n)
                .ok()
                .and_then(|n| beginning.get(n))
                .is_none_or(|listed| listed == value);
            let is_told = n >= from || !beginning.is_empty();
            let is_single = !is_told || *values.entry(n).or_insert(*value) == *value;
            // Places come in any order, so both neighbours are looked at.
            let follows = |n: i128, one: Option<&u32>, other: Option<&u32>| match (one, other) {
                (Some(&one), Some(&other)) if n >= from => {
                    i128::from(other) == i128::from(one) + saltus
                }
                _ => true,
            };
            let (before, here, after) =
                (values.get(&(n - period)), values.get(&n), values.get(&(n + period)));
            !(is_listed
                && is_single
                && follows(n - period, before, here)
                && follows(n, here, after))
        })
    }
}

/// The period in `v(n + 4) = v(n) + 1 from n = 2 on`, or in `1 more for each 4 in x + y`.
fn without_rise(text: &str) -> String {
    let rise = |text: &str| {
        let (period, rest) = text.strip_prefix("v(n + ")?.split_once(") = v(n) + ")?;
        let end = rest.find([' ', ',']).unwrap_or(rest.len());
        Some(format!("arithmetic period {period} with saltus {}{}", &rest[..end], &rest[end..]))
    };
    let more = |text: &str| {
        let (saltus, rest) = text.split_once(" more for each ")?;
        let end = rest.find(" from ").or(rest.find(", beginning ")).unwrap_or(rest.len());
        Some(format!("arithmetic period {} with saltus {saltus}{}", &rest[..end], &rest[end..]))
    };
    rise(text).or_else(|| more(text)).unwrap_or_else(|| text.into())
}

/// As in `2, 3 or 6`.
pub(super) fn listed(list: &str) -> Vec<u64> {
    list.replace(" or ", ", ").split(", ").map(|word| number(word) as u64).collect()
}

/// As in `period 3 in x from 2 on`, of lines of a table.
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

/// As in `x and y are floor(k phi) and floor(k phi) + k, in either order, for k >= 2; before, (0,
/// 0), (1, 2) in either order`.
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
