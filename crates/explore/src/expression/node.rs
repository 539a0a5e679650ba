//! The values of sums and products.

use super::numbers;
use std::ops::Range;

/// A number, a name, or what an operator or a function makes of these.
#[derive(Debug, Clone)]
pub(super) enum Node {
    Number(i128),
    /// The coordinate of this number, or behind the coordinates a variable.
    Name(usize),
    Binary {
        operator: Operator,
        place: Range<usize>,
        left: Box<Node>,
        right: Box<Node>,
    },
    Unary {
        function: Function,
        place: Range<usize>,
        of: Box<Node>,
    },
}

/// What makes a number of two.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Operator {
    Add,
    Subtract,
    Multiply,
    Divide,
    Remainder,
    And,
    Or,
    Xor,
    Left,
    Right,
    Min,
    Max,
    Gcd,
    Pow,
}

/// What makes a number of one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Function {
    Abs,
    IsPrime,
    PopCount,
}

/// Why there is no value, and where.
pub(super) struct Fault<'a> {
    pub place: &'a Range<usize>,
    pub what: &'static str,
}

const TOO_LARGE: &str = "is too large a number";

impl Node {
    /// The value, where the names have these.
    pub fn value(&self, names: &[i128]) -> Result<i128, Fault<'_>> {
        // Nearly all numbers fit a word, which is faster.
        match self.small_value(names) {
            Some(value) => Ok(value.into()),
            None => self.large_value(names),
        }
    }

    /// The value, if it and all on the way to it fit a word, and there is one.
    fn small_value(&self, names: &[i128]) -> Option<i64> {
        let (operator, left, right) = match self {
            Node::Number(number) => return i64::try_from(*number).ok(),
            Node::Name(name) => return i64::try_from(names[*name]).ok(),
            Node::Unary { function, of, .. } => {
                let value = function.of(of.small_value(names)?.into()).ok()?;
                return i64::try_from(value).ok();
            }
            Node::Binary { operator, left, right, .. } => (operator, left, right),
        };
        let (left, right) = (left.small_value(names)?, right.small_value(names)?);
        match operator {
            Operator::Add => left.checked_add(right),
            Operator::Subtract => left.checked_sub(right),
            Operator::Multiply => left.checked_mul(right),
            Operator::Divide => left.checked_div_euclid(right),
            Operator::Remainder => left.checked_rem_euclid(right),
            Operator::Xor => Some(left ^ right),
            other => other.of(left.into(), right.into()).ok()?.try_into().ok(),
        }
    }

    fn large_value(&self, names: &[i128]) -> Result<i128, Fault<'_>> {
        match self {
            Node::Number(number) => Ok(*number),
            Node::Name(name) => Ok(names[*name]),
            Node::Unary { function, place, of } => {
                function.of(of.large_value(names)?).map_err(|what| Fault { place, what })
            }
            Node::Binary { operator, place, left, right } => {
                let (left, right) = (left.large_value(names)?, right.large_value(names)?);
                operator.of(left, right).map_err(|what| Fault { place, what })
            }
        }
    }
}

impl Operator {
    /// The operator or function that is written so.
    pub fn named(text: &str) -> Option<Self> {
        Some(match text {
            "+" => Operator::Add,
            "-" => Operator::Subtract,
            "*" => Operator::Multiply,
            "/" => Operator::Divide,
            "%" => Operator::Remainder,
            "&" => Operator::And,
            "|" => Operator::Or,
            "^" => Operator::Xor,
            "<<" => Operator::Left,
            ">>" => Operator::Right,
            "min" => Operator::Min,
            "max" => Operator::Max,
            "gcd" => Operator::Gcd,
            "pow" => Operator::Pow,
            _ => return None,
        })
    }

    fn of(self, left: i128, right: i128) -> Result<i128, &'static str> {
        let value = match self {
            Operator::Add => left.checked_add(right),
            Operator::Subtract => left.checked_sub(right),
            Operator::Multiply => left.checked_mul(right),
            Operator::Divide | Operator::Remainder if right == 0 => return Err("divides by zero"),
            Operator::Divide => left.checked_div_euclid(right),
            Operator::Remainder => left.checked_rem_euclid(right),
            Operator::And => Some(left & right),
            Operator::Or => Some(left | right),
            Operator::Xor => Some(left ^ right),
            Operator::Left | Operator::Right if right < 0 => {
                return Err("shifts by a negative number");
            }
            Operator::Left if left == 0 => Some(0),
            Operator::Left if right > 126 => None,
            Operator::Left => left.checked_mul(1 << right),
            Operator::Right => Some(left >> right.min(127)),
            Operator::Min => Some(left.min(right)),
            Operator::Max => Some(left.max(right)),
            Operator::Gcd => numbers::gcd(left, right),
            Operator::Pow if right < 0 => return Err("has a negative exponent"),
            Operator::Pow => numbers::pow(left, right),
        };
        value.ok_or(TOO_LARGE)
    }
}

impl Function {
    /// The function of that name.
    pub fn named(text: &str) -> Option<Self> {
        Some(match text {
            "abs" => Function::Abs,
            "isprime" => Function::IsPrime,
            "popcount" => Function::PopCount,
            _ => return None,
        })
    }

    fn of(self, number: i128) -> Result<i128, &'static str> {
        match self {
            Function::Abs => number.checked_abs().ok_or(TOO_LARGE),
            Function::IsPrime if number < 2 => Ok(0),
            Function::IsPrime => {
                let number = u64::try_from(number).map_err(|_| TOO_LARGE)?;
                Ok(numbers::is_prime(number).into())
            }
            Function::PopCount if number < 0 => Err("counts the bits of a negative number"),
            Function::PopCount => Ok(number.count_ones().into()),
        }
    }
}
