//! The values of sums and products.

use std::ops::Range;

/// A number, a name, or what an operator makes of two of these.
#[derive(Debug, Clone)]
pub(super) enum Node {
    Number(i128),
    /// The heap, or the variable of this number, counted from 1.
    Name(usize),
    Binary {
        operator: char,
        place: Range<usize>,
        left: Box<Node>,
        right: Box<Node>,
    },
}

/// Why there is no value, and where.
pub(super) struct Fault<'a> {
    pub place: &'a Range<usize>,
    pub what: &'static str,
}

impl Node {
    /// The value, where the names have these.
    pub fn value(&self, names: &[i128]) -> Result<i128, Fault<'_>> {
        // Nearly all numbers fit a word, which is faster.
        match self.small_value(names) {
            Some(value) => Ok(value.into()),
            None => self.large_value(names),
        }
    }

    /// The value, if it and all on the way to it fit a word, and nothing is divided by zero.
    fn small_value(&self, names: &[i128]) -> Option<i64> {
        let (operator, left, right) = match self {
            Node::Number(number) => return i64::try_from(*number).ok(),
            Node::Name(name) => return i64::try_from(names[*name]).ok(),
            Node::Binary { operator, left, right, .. } => (operator, left, right),
        };
        let (left, right) = (left.small_value(names)?, right.small_value(names)?);
        match operator {
            '+' => left.checked_add(right),
            '-' => left.checked_sub(right),
            '*' => left.checked_mul(right),
            '/' => left.checked_div_euclid(right),
            _ => left.checked_rem_euclid(right),
        }
    }

    fn large_value(&self, names: &[i128]) -> Result<i128, Fault<'_>> {
        let (operator, place, left, right) = match self {
            Node::Number(number) => return Ok(*number),
            Node::Name(name) => return Ok(names[*name]),
            Node::Binary { operator, place, left, right } => (operator, place, left, right),
        };
        let (left, right) = (left.large_value(names)?, right.large_value(names)?);
        let value = match operator {
            '+' => left.checked_add(right),
            '-' => left.checked_sub(right),
            '*' => left.checked_mul(right),
            _ if right == 0 => return Err(Fault { place, what: "divides by zero" }),
            '/' => left.checked_div_euclid(right),
            _ => left.checked_rem_euclid(right),
        };
        value.ok_or(Fault { place, what: "is too large a number" })
    }
}
