//! The meaning of statements as conditions in the language of moves, for provers.
//!
//! A statement on a position (a, b, c) and its value v is a list of cases; it is true where one of them is. Cases of sequences
//! are about n, which is the coordinate itself or a number that is computed from a position.

use super::form::{Form, Premise};
use crate::theorem::Period;
use itertools::Itertools;
use std::fmt::Display;

/// Names of coordinates, the value aside.
const AXES: [&str; 6] = ["a", "b", "c", "d", "e", "f"];
/// Most cases of a table that is periodic along both axes.
const MOST_CASES: u64 = 144;

/// The meaning of a statement.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Meaning {
    /// Cases in the language of moves.
    Cases(Cases),
    /// The zeros are the pairs floor(k x), floor(k x) + t k for all k from a number on, where 1 / x + 1 / (x + t) = 1, and these
    /// pairs, in either order.
    BeattyPairs {
        /// The t.
        step: u64,
        /// The first k.
        from: u64,
        /// Pairs before.
        early: Vec<[u64; 2]>,
    },
}

/// The positions, with their values, of which a statement is true.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cases {
    /// Ranges and tests that make n of the coordinates; none for a sequence.
    number: Option<Case>,
    cases: Vec<Case>,
    /// True if the cases are about the positions of value 0, and no case about v.
    zeros_only: bool,
}

/// Variables in their ranges, ` for p in 0..=n`, and tests, joined by "and".
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Case {
    variables: String,
    tests: String,
}

impl Case {
    fn and(&self, other: &Case) -> Case {
        let tests = [&self.tests, &other.tests].into_iter().filter(|tests| !tests.is_empty());
        let variables = self.variables.clone() + &other.variables;
        Case { variables, tests: tests.into_iter().join(" and ") }
    }

    fn text(&self) -> String {
        let tests = if self.tests.is_empty() { "" } else { " if " };
        format!("{}{tests}{}", self.variables, self.tests)
    }
}

/// The case of these tests.
impl<T: Display> From<T> for Case {
    fn from(tests: T) -> Case {
        Case { variables: String::new(), tests: tests.to_string() }
    }
}

impl Meaning {
    /// The values are v in these cases about n and v.
    pub(super) fn of_values<C: Into<Case>>(cases: impl IntoIterator<Item = C>) -> Meaning {
        let cases = cases.into_iter().map(Into::into).collect();
        Meaning::Cases(Cases { number: None, cases, zeros_only: false })
    }

    /// The zeros are those n of which one of these cases is true.
    pub(super) fn of_zeros<C: Into<Case>>(cases: impl IntoIterator<Item = C>) -> Meaning {
        let cases = cases.into_iter().map(Into::into).collect();
        Meaning::Cases(Cases { number: None, cases, zeros_only: true })
    }

    /// The zeros are where one of the tests of a row is true.
    pub(super) fn of_condition(term: &str, axes: usize) -> Meaning {
        Meaning::of_zeros(about(term, axes).split(" or "))
    }

    /// The statement about the number of a row in the place of n.
    pub(super) fn of_number(self, term: &str, axes: usize) -> Option<Meaning> {
        let Meaning::Cases(cases) = self else { return None };
        let variables = about(" for n in 0..=2*({sum}) + 2", axes);
        let number = Case { variables, tests: String::new() }.and(&is("n", &about(term, axes)));
        Some(Meaning::Cases(Cases { number: Some(number), ..cases }))
    }
}

/// A term about all of so many coordinates.
fn about(term: &str, axes: usize) -> String {
    let names = &AXES[..axes.min(AXES.len())];
    let all = [("{all}", ", "), ("{sum}", " + "), ("{or}", " | "), ("{xor}", " ^ ")];
    let some = term.replace("{every second}", &names.iter().step_by(2).join(" ^ "));
    all.iter().fold(some, |term, (place, sign)| term.replace(place, &names.join(sign)))
}

/// The case that a number is that of a term: a move that leaves it, such as `p for p in 0..=n if p*p == n`.
pub(super) fn is(number: &str, term: &str) -> Case {
    let (left, tests) = term.split_once(" if ").unwrap_or((term, ""));
    let (value, variables) = left.split_at(left.find(" for ").unwrap_or(left.len()));
    let case = Case { variables: variables.into(), tests: tests.into() };
    case.and(&format!("{number} == ({value})").into())
}

impl Cases {
    /// True if the statement is only about the positions of value 0.
    pub fn is_of_zeros(&self) -> bool {
        self.zeros_only
    }

    /// The positions and values of which the statement is true, and those of which its form says something, as tests of
    /// moves. These leave tuples of the coordinates and v + 1, as no move may leave the same tuple.
    pub fn moves(&self, form: &Form, axes: usize) -> [String; 2] {
        let names = if axes == 1 { "n".into() } else { AXES[..axes].join(", ") };
        let number = self.number.clone().unwrap_or("".into());
        let zero = if self.zeros_only { "v == 0" } else { "" };
        let tuple = |case: &Case| format!("({names}, v + 1){}", number.and(case).text());
        let mut cases = self.cases.iter().map(|case| tuple(&case.and(&zero.into())));
        let late = if form.from > 0 { format!("n >= {}", form.from) } else { String::new() };
        let premise = match form.premise {
            Premise::None => String::new(),
            Premise::Positive => {
                AXES[..axes].iter().map(|name| format!("{name} > 0")).join(" and ")
            }
            Premise::Different => AXES[..axes].join(" != "),
        };
        let domain = Case::from(late).and(&premise.into());
        [cases.join(", "), tuple(&domain)]
    }
}

/// The values of a table that repeats along both axes, by those up to the end of both first turns.
pub(super) fn repeated(
    periods: [Period; 2],
    value: impl Fn(u64, u64) -> Option<u32>,
) -> Option<Meaning> {
    let [width, height] = periods.map(|period| (period.start + period.period) as u64);
    let test = |axis: usize, n: u64| {
        let Period { start, period, .. } = periods[axis];
        let (name, start, period) = (AXES[axis], start as u64, period as u64);
        match n < start {
            true => format!("{name} == {n}"),
            false => format!("{name} >= {start} and {name} % {period} == {}", n % period),
        }
    };
    let places = (0..height).flat_map(|y| (0..width).map(move |x| (x, y)));
    let case =
        |(x, y)| Some(format!("{} and {} and v == {}", test(0, x), test(1, y), value(x, y)?));
    if width * height > MOST_CASES {
        return None;
    }
    Some(Meaning::of_values(places.map(case).collect::<Option<Vec<String>>>()?))
}

/// The nim-sum of some coordinates as the value, or where it is 0.
pub(super) fn nim_sum(some: &[usize], is_of_zeros: bool) -> Meaning {
    let sum = some.iter().map(|&axis| AXES[axis]).join(" ^ ");
    match is_of_zeros {
        true => Meaning::of_zeros([format!("({sum}) == 0")]),
        false => Meaning::of_values([format!("v == ({sum})")]),
    }
}
