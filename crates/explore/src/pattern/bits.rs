//! Formulas in the digits of a number, most of them binary.

use super::hunt::{Candidate, Data};
use super::rule::{Rule, Says, Set};
use std::rc::Rc;

/// A function of one number that is no polynomial and has no period.
struct Formula {
    text: &'static str,
    /// Nothing where it is not defined.
    of: fn(u64) -> Option<u64>,
}

const FORMULAS: &[Formula] = &[
    Formula { text: "the largest power of 2 that divides {n}", of: lowest_bit },
    Formula {
        text: "the exponent of 2 in {n}",
        of: |n| lowest_bit(n).map(|bit| bit.ilog2().into()),
    },
    Formula { text: "the lowest bit that is not set in {n}", of: |n| lowest_bit(!n) },
    Formula { text: "floor(log2({n}))", of: |n| n.checked_ilog2().map(u64::from) },
    Formula { text: "the largest power of 2 up to {n}", of: |n| Some(1 << n.checked_ilog2()?) },
    Formula { text: "the number of bits set in {n}", of: |n| Some(n.count_ones().into()) },
    Formula { text: "{n} xor floor({n}/2)", of: |n| Some(n ^ n >> 1) },
    Formula { text: "{n} xor 2 {n}", of: |n| Some(n ^ n << 1) },
    Formula { text: "the odious number of index {n}", of: |n| Some(odious(n)) },
    Formula { text: "the evil number of index {n}", of: |n| Some(odious(n) ^ 1) },
    Formula { text: "the odd part of {n}", of: |n| Some(n / lowest_bit(n)?) },
    Formula {
        text: "half of the odd part of {n}, rounded down",
        of: |n| Some(n / lowest_bit(n)? / 2),
    },
    Formula { text: "floor(sqrt({n}))", of: |n| Some(n.isqrt()) },
    Formula { text: "the smallest Zeckendorf term of {n}", of: |n| zeckendorf(n).last().copied() },
    Formula {
        text: "the number of Zeckendorf terms of {n}",
        of: |n| Some(zeckendorf(n).len() as u64),
    },
];

fn lowest_bit(n: u64) -> Option<u64> {
    (n > 0).then(|| 1 << n.trailing_zeros())
}

/// The numbers with an odd number of bits: of 2n and 2n + 1 exactly one is.
fn odious(n: u64) -> u64 {
    2 * n + u64::from(n.count_ones().is_multiple_of(2))
}

/// The Fibonacci numbers, no two of them neighbours, that add up to `n`; largest first.
fn zeckendorf(mut n: u64) -> Vec<u64> {
    let mut fibonacci = (1, 2);
    while fibonacci.1 <= n {
        fibonacci = (fibonacci.1, fibonacci.0 + fibonacci.1);
    }
    let mut terms = Vec::new();
    while n > 0 {
        if fibonacci.0 <= n {
            n -= fibonacci.0;
            terms.push(fibonacci.0);
        }
        fibonacci = (fibonacci.1 - fibonacci.0, fibonacci.0);
    }
    terms
}

fn digit_sum(mut n: u64, base: u64) -> u64 {
    let mut sum = 0;
    while n > 0 {
        sum += n % base;
        n /= base;
    }
    sum
}

/// What is done with the result of a formula.
#[derive(Clone, Copy)]
enum Finish {
    Plus(i64),
    Xor(u64),
    Modulo(u64),
}

impl Finish {
    fn of(self, value: u64) -> Option<u32> {
        let value = match self {
            Finish::Plus(constant) => value.checked_add_signed(constant)?,
            Finish::Xor(mask) => value ^ mask,
            Finish::Modulo(modulus) => value % modulus,
        };
        u32::try_from(value).ok()
    }

    fn text(self, inner: &str) -> String {
        match self {
            Finish::Plus(0) => inner.to_string(),
            Finish::Plus(constant) => {
                let sign = if constant < 0 { '-' } else { '+' };
                // "The number of bits set in n + 1" could be taken for that of another number.
                let is_closed = inner.starts_with("floor(");
                let inner = if is_closed { inner.to_string() } else { format!("({inner})") };
                format!("{inner} {sign} {}", constant.unsigned_abs())
            }
            Finish::Xor(mask) => format!("({inner}) xor {mask}"),
            Finish::Modulo(modulus) => format!("({inner}) mod {modulus}"),
        }
    }

    fn cost(self) -> u64 {
        if matches!(self, Finish::Plus(0)) { 0 } else { 1 }
    }
}

/// `formula(n + shift)`, finished, from `start` on.
#[derive(Clone, Copy)]
struct Shape<F> {
    formula: F,
    shift: i64,
    start: usize,
    finish: Finish,
}

impl<F: Fn(u64) -> Option<u64>> Shape<F> {
    /// Nothing where it is not defined.
    fn at(&self, n: u64) -> Option<u32> {
        self.finish.of((self.formula)(n.checked_add_signed(self.shift)?)?)
    }

    /// O(1) for almost all wrong ideas.
    fn agrees(&self, values: &[u32]) -> bool {
        let mut told = (0..).zip(values).skip(self.start);
        told.all(|(n, &value)| self.at(n) == Some(value))
    }
}

const LARGEST_MODULUS: u64 = 16;
const LARGEST_BASE: u64 = 10;
/// Fewer values agree with some formula by chance.
const FEWEST: usize = 12;

/// A formula that agrees with all values.
pub(super) struct Found {
    formula: String,
    start: usize,
    cost: u64,
    of: Rc<dyn Fn(u64) -> Option<u32>>,
}

impl Found {
    /// As the pattern of the values.
    pub fn of_values(self) -> Candidate<Vec<u32>> {
        let of = self.of.clone();
        let says = move |n| Says::value(of(n).map(u64::from));
        let rule = Rule::new(&self.formula, self.start as u64, says);
        self.candidate(rule, |values: &Vec<u32>| values.len() as u64)
    }

    /// As the pattern of a set of which the values are the indicator: 0 for members, else 1. `count` is how many
    /// numbers such a set tells of.
    pub fn of_members<D: Data<Rule = Set> + 'static>(self, count: fn(&D) -> u64) -> Candidate<D> {
        let (of, start) = (self.of.clone(), self.start as u64);
        let members = move |bound| {
            let of = of.clone();
            (start..=bound).filter(move |&n| of(n) == Some(0))
        };
        let rule = Set::new(&format!("{} = 0", self.formula), start, members);
        self.candidate(rule, count)
    }

    fn candidate<D: Data + 'static>(&self, rule: D::Rule, count: fn(&D) -> u64) -> Candidate<D> {
        let cost = self.cost;
        let is_short = Box::new(move |data: &D| count(data) >= 6 * cost);
        Candidate { rule, cost, period: None, is_short }
    }
}

/// Every formula that agrees with all values.
pub(super) fn propose(values: &[u32]) -> Vec<Found> {
    let mut found = Vec::new();
    if values.len() < FEWEST {
        return found;
    }
    for start in 0..=2 {
        for shift in -1..=1 {
            for formula in FORMULAS {
                let shape = |finish| Shape { formula: formula.of, shift, start, finish };
                let text = shifted(formula.text, shift);
                let agree = finishes(values, shape(Finish::Plus(0)));
                found.extend(agree.map(|finish| found_by(shape(finish), &text)));
            }
            for base in 2..=LARGEST_BASE {
                let text =
                    shifted(&format!("the sum of the digits of {{n}} in base {base}"), shift);
                let sum = move |n| Some(digit_sum(n, base));
                let shape = |finish| Shape { formula: sum, shift, start, finish };
                let agree = finishes(values, shape(Finish::Plus(0)));
                found.extend(agree.map(|finish| found_by(shape(finish), &text)));
            }
        }
    }
    found
}

fn shifted(text: &str, shift: i64) -> String {
    match shift {
        0 => text.to_string(),
        _ if shift < 0 => text.replace("{n}", &format!("({{n}} - {})", -shift)),
        _ => text.replace("{n}", &format!("({{n}} + {shift})")),
    }
}

/// The ways to finish a formula that agree with all values; constants are those of the first value.
fn finishes<F>(values: &[u32], shape: Shape<F>) -> impl Iterator<Item = Finish>
where
    F: Fn(u64) -> Option<u64> + Copy,
{
    let first = values.get(shape.start).map(|&value| u64::from(value));
    let raw = (shape.start as u64).checked_add_signed(shape.shift).and_then(shape.formula);
    let constants = first
        .zip(raw)
        .map(|(value, raw)| [Finish::Plus(value as i64 - raw as i64), Finish::Xor(value ^ raw)]);
    let moduli = (2..=LARGEST_MODULUS).map(Finish::Modulo);
    let all: Vec<Finish> = constants.into_iter().flatten().chain(moduli).collect();
    all.into_iter().filter(move |&finish| Shape { finish, ..shape }.agrees(values))
}

fn found_by<F>(shape: Shape<F>, text: &str) -> Found
where
    F: Fn(u64) -> Option<u64> + 'static,
{
    let cost = 3 + shape.finish.cost() + u64::from(shape.shift != 0) + 2 * shape.start as u64;
    let (formula, start) = (shape.finish.text(text), shape.start);
    Found { formula, start, cost, of: Rc::new(move |n| shape.at(n)) }
}
