//! The meaning of statements as conditions in the language of moves, for provers.
//!
//! A statement on a position (a, b, c) and its value v is a list of cases; it is true where one of them is. Cases of sequences
//! are about n, which is the coordinate itself or a number that is computed from a position.

use super::form::Form;
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
    /// The zeros are the pairs floor(k phi), floor(k phi) + k for all k from a number on, and these pairs, in either order.
    GoldenPairs {
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

/// A case with variables in ranges, such as `for p in 0..=n`.
pub(super) fn given(variables: &str, tests: impl Into<String>) -> Case {
    Case { variables: format!(" {variables}"), tests: tests.into() }
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

    /// The statement about a named function of the position in the place of n; `None` if provers do not know the name.
    pub(super) fn of_number(self, name: &str, axes: usize) -> Option<Meaning> {
        let Meaning::Cases(cases) = self else { return None };
        Some(Meaning::Cases(Cases { number: Some(number(name, axes)?), ..cases }))
    }
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
        let positive = match form.premise.is_empty() {
            true => String::new(),
            false => AXES[..axes].iter().map(|name| format!("{name} > 0")).join(" and "),
        };
        let domain = Case::from(late).and(&positive.into());
        [cases.join(", "), tuple(&domain)]
    }
}

/// The number of this name as n.
fn number(name: &str, axes: usize) -> Option<Case> {
    let names = &AXES[..axes.min(AXES.len())];
    let (all, sum) = (names.join(", "), names.join(" + "));
    let each = |of: &dyn Fn(&str) -> String| names.iter().map(|name| of(name)).join(" + ");
    let every_second = |skipped: usize| {
        let some = names.iter().skip(skipped % 2).step_by(2).join(" ^ ");
        Some(some).filter(|some| !some.is_empty())
    };
    let below = |term: &str| {
        let tests = format!("p + 1 == a and q + 1 == b and n == ({term})");
        given("for n in 0..=2*(a + b) for p in 0..=a for q in 0..=b", tests)
    };
    let term = match name {
        "{x}" => "a".into(),
        "{y}" => "b".into(),
        "{x} xor {y}" => "a ^ b".into(),
        "{x} + {y}" | "the number of stones" => sum,
        "|{x} - {y}|" => "abs(a - b)".into(),
        "min({x}, {y})" | "the smallest heap" => format!("min({all})"),
        "max({x}, {y})" | "the largest heap" => format!("max({all})"),
        "({x} or {y}, bit by bit)" => "a | b".into(),
        "({x} and {y}, bit by bit)" => "a & b".into(),
        "({x} - 1) xor ({y} - 1)" => return Some(below("p ^ q")),
        "(({x} - 1) or ({y} - 1), bit by bit)" => return Some(below("p | q")),
        "({x} + 1) xor ({y} + 1)" => "(a + 1) ^ (b + 1)".into(),
        "the nim-sum of the heaps" => names.join(" ^ "),
        "the number of heaps that are not empty" => each(&|name| format!("min({name}, 1)")),
        "the number of odd heaps" => each(&|name| format!("{name} % 2")),
        "the nim-sum of every second heap, from the first on" => every_second(0)?,
        "the nim-sum of every second heap, from the second on" => every_second(1)?,
        "the nim-sum of every second heap, from the last one backwards" => every_second(axes + 1)?,
        "the nim-sum of every second heap, from the last but one backwards" => every_second(axes)?,
        _ => return None,
    };
    let most = format!("2*({})", names.iter().join(" + "));
    Some(given(&format!("for n in 0..={most} + 2"), format!("n == ({term})")))
}

/// The meaning of a condition for the zeros, by its name.
pub(super) fn condition(name: &str, axes: usize) -> Option<Meaning> {
    let names = &AXES[..axes.min(AXES.len())];
    let each = |of: &dyn Fn(&str) -> String| names.iter().map(|name| of(name)).join(" and ");
    let are_even = each(&|name| format!("{name} % 2 == 0"));
    let (sum, all) = (names.join(" ^ "), names.join(", "));
    Some(Meaning::of_zeros(match name {
        "{x} and {y} are even" | "all heaps are even" => vec![are_even],
        "{x} = {y} = 0 or both are even and not 0" => {
            vec!["a == 0 and b == 0".into(), format!("a > 0 and b > 0 and {are_even}")]
        }
        "{x} = {y} > 1, or one is 0 and the other 1 (misère Nim)" => {
            vec!["a == b and a > 1".into(), "a + b == 1".into()]
        }
        "all heaps are equal" => vec![each(&|name| format!("{name} == a"))],
        "the nim-sum of the heaps is 0, or, if no heap is larger than 1, is 1 (misère Nim)" => {
            let large = format!("max({all}) > 1 and ({sum}) == 0");
            vec![large, format!("max({all}) < 2 and ({sum}) == 1")]
        }
        _ => return None,
    }))
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

/// The value v of a formula in the digits of a number, by its name.
pub(super) fn formula(name: &str, number: &str) -> Option<(Case, String)> {
    let plain = |term: String| Some(("".into(), term));
    let n = format!("({number})");
    let below = |tests: &str| format!("p + 1 == {n}{tests}");
    match name {
        "the largest power of 2 that divides {n}" => {
            Some((given("for p in 0..=n + 1", below("")), format!("(({n} ^ p) / 2 + 1)")))
        }
        "the lowest bit that is not set in {n}" => plain(format!("((({n} ^ ({n} + 1)) + 1) / 2)")),
        "the largest power of 2 up to {n}" => {
            let tests = format!("q + 1 == p and p & q == 0 and p <= {n} and {n} < 2*p");
            Some((given("for p in 1..=n + 1 for q in 0..=p", tests), "p".into()))
        }
        _ => None,
    }
}

/// The case that a name or number is a term, in these cases of its variables.
pub(super) fn equal(variables: &Case, left: &str, term: &str) -> Case {
    variables.and(&format!("{left} == {term}").into())
}
