//! The words of the language of patterns.

use super::{Expression, Test, between};

pub fn number(text: &str) -> i128 {
    text.parse().unwrap_or_else(|_| panic!("{text:?} is no number"))
}

fn numbers(text: &str, separator: &str) -> Vec<i128> {
    text.split(separator).map(number).collect()
}

/// The quadratic irrational `(whole + sqrt(root)) / divisor`.
pub fn slope(text: &str) -> Option<[i128; 3]> {
    match text {
        "phi" => return Some([1, 5, 2]),
        "phi^2" => return Some([3, 5, 2]),
        _ => {}
    }
    if let Some(root) = between(text, "sqrt(", ")") {
        return Some([0, root.parse().ok()?, 1]);
    }
    let (sum, divisor) = text.rsplit_once('/').unwrap_or((text, "1"));
    let (whole, root) = between(sum, "(", "))")?.split_once(" + sqrt(")?;
    Some([whole.parse().ok()?, root.parse().ok()?, divisor.parse().ok()?])
}

fn zeckendorf(mut n: i128) -> Vec<i128> {
    let mut terms = vec![];
    while n > 0 {
        let (mut this, mut next) = (1, 2);
        while next <= n {
            (this, next) = (next, this + next);
        }
        terms.push(this);
        n -= this;
    }
    terms
}

fn low(n: i128) -> Option<i128> {
    (n > 0).then(|| n & -n)
}

pub fn gcd(a: i128, b: i128) -> i128 {
    if b == 0 { a } else { gcd(b, a % b) }
}

pub fn digit_sum(n: i128, base: i128) -> i128 {
    if n == 0 { 0 } else { n % base + digit_sum(n / base, base) }
}

/// Of two numbers.
pub type Operation = fn(i128, i128) -> Option<i128>;
pub type Formula = fn(i128) -> Option<i128>;

/// Functions in words of a number, which stands where the dots are.
pub const PHRASES: &[(&str, Formula)] = &[
    ("the largest power of 2 that divides ...", low),
    ("the exponent of 2 in ...", |n| low(n).map(|low| i128::from(low.trailing_zeros()))),
    ("the lowest bit that is not set in ...", |n| low(!n & i128::MAX)),
    ("the largest power of 2 up to ...", |n| (n > 0).then(|| 1 << n.ilog2())),
    ("the number of bits set in ...", |n| Some(n.count_ones().into())),
    ("the odious number of index ...", |n| {
        (0..).filter(|m: &i128| m.count_ones() % 2 == 1).nth(n as usize)
    }),
    ("the evil number of index ...", |n| {
        (0..).filter(|m: &i128| m.count_ones().is_multiple_of(2)).nth(n as usize)
    }),
    ("the odd part of ...", |n| Some(n / low(n)?)),
    ("half of the odd part of ..., rounded down", |n| Some(n / low(n)? / 2)),
    ("the smallest Zeckendorf term of ...", |n| zeckendorf(n).last().copied()),
    ("the number of Zeckendorf terms of ...", |n| Some(zeckendorf(n).len() as i128)),
];

/// Sets that have a name.
pub fn named(set: &str) -> fn(i128) -> bool {
    match set {
        "a power of 2" => |n| n > 0 && n & (n - 1) == 0,
        "a Fibonacci number" => |n| zeckendorf(n).len() == 1,
        "a square" => |n| n >= 0 && n.isqrt().pow(2) == n,
        "a triangular number" => |n| n >= 0 && (8 * n + 1).isqrt().pow(2) == 8 * n + 1,
        "an odious number" => |n| n >= 0 && n.count_ones() % 2 == 1,
        "an evil number" => |n| n >= 0 && n.count_ones() % 2 == 0,
        _ => panic!("no set is called {set:?}"),
    }
}

pub fn or(a: i128, b: i128) -> Option<i128> {
    Some(a | b)
}

pub fn and(a: i128, b: i128) -> Option<i128> {
    Some(a & b)
}

/// `1, 4; a(k) = 3 a(k-1) - a(k-2) + 2`, or `2, 6, then a(k) = ...`
pub fn recurrent(name: Expression, text: &str) -> Test {
    let (first, rule) = text
        .split_once("; a(k) = ")
        .or_else(|| text.split_once(", then a(k) = "))
        .expect("there is a recurrence");
    let first = numbers(first, ", ");
    let mut factors: Vec<(usize, i128)> = Vec::new();
    for term in rule.replace(" - ", " + -").split(" + ") {
        let (factor, back) = match term.split_once("a(k-") {
            None => (number(term), 0),
            Some((factor, back)) => {
                let factor = match factor.trim_end() {
                    "" => 1,
                    "-" => -1,
                    factor => number(factor),
                };
                (factor, number(back.trim_end_matches(')')) as usize)
            }
        };
        factors.push((back, factor));
    }
    Box::new(move |at| {
        let n = name(at).unwrap_or(-1);
        let mut terms = first.clone();
        while terms.last().is_some_and(|&last| last < n) {
            let of = |&(back, factor): &(usize, i128)| {
                factor * if back == 0 { 1 } else { terms[terms.len() - back] }
            };
            terms.push(factors.iter().map(of).sum());
        }
        terms.contains(&n)
    })
}
