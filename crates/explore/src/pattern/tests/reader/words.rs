//! The words of the language of patterns.

use super::{Expression, Test, between};
use crate::pattern::sets::SETS;

pub fn number(text: &str) -> i128 {
    text.parse().unwrap_or_else(|_| panic!("{text:?} is no number"))
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

pub fn gcd(a: i128, b: i128) -> i128 {
    if b == 0 { a } else { gcd(b, a % b) }
}

pub fn digit_sum(n: i128, base: i128) -> i128 {
    if n == 0 { 0 } else { n % base + digit_sum(n / base, base) }
}

/// Of two numbers.
pub type Operation = fn(i128, i128) -> Option<i128>;

/// True if a set that has a name holds this number.
pub fn is_member(n: i128, set: &str) -> bool {
    let (_, member, has_zero) = SETS.iter().find(|(name, ..)| *name == set).expect("it has a name");
    let mut members = (0..).map_while(member).map(i128::from).take_while(|&member| member <= n);
    n == 0 && *has_zero == Some(true) || members.any(|member| member == n)
}

/// `1, 4; a(k) = 3 a(k-1) - a(k-2) + 2`, or `2, 6, then a(k) = ...`
pub fn recurrent(name: Expression, text: &str) -> Test {
    let (first, rule) = text
        .split_once("; a(k) = ")
        .or_else(|| text.split_once(", then a(k) = "))
        .expect("there is a recurrence");
    let first: Vec<i128> = first.split(", ").map(number).collect();
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
