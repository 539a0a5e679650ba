//! Conditions, as conjunctions of tests no two of which hold at once.
//!
//! So each case of a condition is a move of its own, and no option occurs twice. A test stands behind those that it needs:
//! `b == 0 or a / b > 1` divides by no 0.

use super::parse::Parser;
use super::tokens::Token;
use super::value::{Node, PREDICATES};
use super::{Mistake, Test};
use itertools::Itertools;
use language::{Text, text};

pub(super) type Comparison = fn(&i64, &i64) -> bool;
/// Comparisons, each with its opposite.
const COMPARISONS: [(&str, Comparison, Comparison); 6] = [
    ("==", i64::eq, i64::ne),
    ("!=", i64::ne, i64::eq),
    ("<=", i64::le, i64::gt),
    (">=", i64::ge, i64::lt),
    ("<", i64::lt, i64::ge),
    (">", i64::gt, i64::le),
];
const OR: [&str; 2] = ["or", "||"];
const AND: [&str; 2] = ["and", "&&"];
const NOT: [&str; 2] = ["not", "!"];
/// The most cases of a condition.
const MOST: usize = 64;

type Cases = Vec<Vec<Test>>;

/// The cases in which a condition holds, and those in which it fails.
#[derive(Clone)]
pub(super) struct Condition {
    pub holds: Cases,
    fails: Cases,
}

impl Condition {
    fn of(test: Test) -> Condition {
        let opposite = Test { holds: test.fails, fails: test.holds, ..test.clone() };
        Condition { holds: vec![vec![test]], fails: vec![vec![opposite]] }
    }

    fn not(self) -> Condition {
        Condition { holds: self.fails, fails: self.holds }
    }

    fn and(self, other: Condition) -> Condition {
        let with = |others: &Cases| -> Cases {
            let both = self.holds.iter().cartesian_product(others);
            both.map(|(one, other)| [&one[..], other].concat()).collect()
        };
        let (holds, fails) = (with(&other.holds), with(&other.fails));
        Condition { holds, fails: [self.fails, fails].concat() }
    }
}

impl Parser<'_> {
    pub fn condition(&mut self) -> Result<Condition, Mistake> {
        let mut all = self.conjunction()?;
        while self.takes_one_of(&OR).is_some() {
            all = all.not().and(self.conjunction()?.not()).not();
            self.ensure_few(&all)?;
        }
        Ok(all)
    }

    fn conjunction(&mut self) -> Result<Condition, Mistake> {
        let mut all = self.negation()?;
        while self.takes_one_of(&AND).is_some() {
            all = all.and(self.negation()?);
            self.ensure_few(&all)?;
        }
        Ok(all)
    }

    fn negation(&mut self) -> Result<Condition, Mistake> {
        self.deepen()?;
        let condition = if self.takes_one_of(&NOT).is_some() {
            self.negation()?.not()
        } else if self.is_at_condition() && self.takes("(") {
            let condition = self.condition()?;
            self.needs(")", Text("\"and\", \"or\" or \")\"", "`and`、`or` 或 `)`"))?;
            condition
        } else {
            Condition::of(self.test()?)
        };
        self.depth -= 1;
        Ok(condition)
    }

    /// True at parentheses behind which no operator or comparison stands: they hold no number.
    fn is_at_condition(&self) -> bool {
        let rest = &self.tokens[self.next..];
        let mut depth = 0;
        let close = rest.iter().position(|(token, _)| {
            depth += i32::from(*token == Token::Text("(")) - i32::from(*token == Token::Text(")"));
            depth == 0
        });
        // Without an end it is told that one is missing.
        let next = close.map_or(Some(Token::Text("")), |close| Some(rest.get(close + 1)?.0));
        let mut ends = ["", ",", ")"].into_iter().chain(OR).chain(AND);
        self.peek() == Token::Text("(") && ends.any(|end| next == Some(Token::Text(end)))
    }

    fn test(&mut self) -> Result<Test, Mistake> {
        let left = self.sum()?;
        let sign = COMPARISONS.into_iter().find(|(sign, ..)| self.takes(sign));
        if let Some((_, holds, fails)) = sign {
            return Ok(Test { left, right: self.sum()?, holds, fails });
        }
        if PREDICATES.iter().any(|name| left.operands(name).is_some()) {
            return Ok(Test { left, right: Node::Number(1), holds: i64::eq, fails: i64::ne });
        }
        Err(self.expected(Text("a comparison such as == or <", "比较符号，如 == 或 <")))
    }

    fn ensure_few(&self, condition: &Condition) -> Result<(), Mistake> {
        match condition.holds.len().max(condition.fails.len()) > MOST {
            true => Err(self.mistake(text!(
                "this condition has more than {MOST} cases",
                "这个条件的情形超过了 {MOST} 种"
            ))),
            false => Ok(()),
        }
    }
}
