//! The words of the language of patterns.

use super::between;
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

/// Of two numbers.
pub type Operation = fn(i128, i128) -> Option<i128>;

/// True if a set that has a name holds this number.
pub fn is_member(n: i128, set: &str) -> bool {
    let (_, member, has_zero) = SETS
        .iter()
        .find(|(name, ..)| name.0.strip_prefix("is ") == Some(set))
        .expect("it has a name");
    let mut members = (0..).map_while(member).map(i128::from).take_while(|&member| member <= n);
    n == 0 && *has_zero == Some(true) || members.any(|member| member == n)
}
