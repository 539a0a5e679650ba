//! Terms as linear forms, by cases.

use super::{Case, Cases, Translator, Unsayable, few, minus};
use crate::expression::value::Node;
use automata::{Linear, Numeration, Relation, Sign};

/// The greatest sum of digits with which one is compared.
const MOST_WEIGHT: i64 = 16;

/// The conditions and the values of two terms, by cases.
type Pairs<'n> = Vec<(Vec<Relation<'n>>, Linear, Linear)>;

fn is_zeckendorf(numeration: &dyn Numeration) -> bool {
    numeration.factors() == [1, 1]
}

/// The number whose ones are counted, or whose zeros at the end are, which is true then.
fn counted(node: &Node) -> Option<(&Node, bool)> {
    let Node::Apply { operator, of, .. } = node else { return None };
    matches!(operator.name, "popcount" | "twos").then(|| (&of[0], operator.name == "twos"))
}

impl<'n> Translator<'_, 'n> {
    /// The values of a term, by cases.
    pub fn cases(&self, node: &Node) -> Cases<'n> {
        let alone = |value| Ok(vec![Case { conditions: Vec::new(), value }]);
        let (operator, of) = match node {
            Node::Number(number) => return alone(Linear::constant(*number)),
            Node::Name(name) if *name < self.axes => return alone(Linear::variable(*name)),
            Node::Name(name) => return alone(Linear::variable(name - self.axes + self.hidden)),
            Node::Apply { operator, of, .. } => (operator.name, of),
        };
        if let Some(value) = node.constant() {
            return alone(Linear::constant(value));
        }
        match (operator, counted(&of[0]), of[1].constant()) {
            ("%", Some(weight), Some(by @ 1..=MOST_WEIGHT)) => {
                return self.weights(node, weight, by, |weight| weight % by);
            }
            ("isfibonacci", ..) if is_zeckendorf(self.numeration) => {
                let weights = self.weights(node, (&of[0], false), 3, |weight| weight.min(2))?;
                let is = |case: Case<'n>| {
                    let is_few = case.value.as_constant().is_some_and(|weight| weight < 2);
                    Case { value: Linear::constant(is_few.into()), ..case }
                };
                return Ok(weights.into_iter().map(is).collect());
            }
            _ => {}
        }
        let mut cases = Vec::new();
        for (conditions, left, right) in self.pairs(&of[0], &of[1])? {
            let case = |value| Case { conditions: conditions.clone(), value };
            let factor = |linear: &Linear, factor| Linear::constant(0).plus(factor, linear);
            match (operator, left.as_constant(), right.as_constant()) {
                ("+", ..) => cases.push(case(left.plus(1, &right)?)),
                ("-", ..) => cases.push(case(minus(&left, &right)?)),
                ("*", Some(by), _) => cases.push(case(factor(&right, by)?)),
                ("*", _, Some(by)) => cases.push(case(factor(&left, by)?)),
                ("<<", _, Some(by @ 0..40)) => cases.push(case(factor(&left, 1 << by)?)),
                ("/", _, Some(by @ 1..)) => {
                    cases.extend(self.quotients(conditions, &left, by, false)?);
                }
                ("%", _, Some(by @ 1..)) => {
                    cases.extend(self.quotients(conditions, &left, by, true)?);
                }
                (">>", _, Some(by @ 0..40)) => {
                    cases.extend(self.quotients(conditions, &left, 1 << by, false)?);
                }
                ("min" | "max", ..) => {
                    let [lower, higher] =
                        if operator == "min" { [&left, &right] } else { [&right, &left] };
                    let (below, above) = (minus(&left, &right)?, minus(&right, &left)?);
                    cases.push(self.among(&conditions, &below, Sign::AtMostZero, lower)?);
                    cases.push(self.among(&conditions, &above, Sign::Negative, higher)?);
                }
                ("abs", ..) => {
                    let negative = factor(&left, -1)?;
                    cases.push(self.among(&conditions, &negative, Sign::AtMostZero, &left)?);
                    cases.push(self.among(&conditions, &left, Sign::Negative, &negative)?);
                }
                ("&" | "|" | "^", ..) if self.numeration.is_binary() => {
                    let value = self.bitwise(node, operator, &left, &right)?;
                    cases.push(Case {
                        conditions: [conditions, value.conditions].concat(),
                        ..value
                    });
                }
                _ => return Err(self.unsayable(node)),
            }
        }
        Ok(cases)
    }

    /// The values of two terms, by cases of both.
    pub fn pairs(&self, left: &Node, right: &Node) -> Result<Pairs<'n>, Unsayable> {
        let (left, right) = (self.cases(left)?, self.cases(right)?);
        few(left.len() * right.len())?;
        let both = left.iter().flat_map(|left| right.iter().map(move |right| (left, right)));
        let pair = |(left, right): (&Case<'n>, &Case<'n>)| {
            let conditions = [&left.conditions[..], &right.conditions].concat();
            (conditions, left.value.clone(), right.value.clone())
        };
        Ok(both.map(pair).collect())
    }

    /// The cases of both sides of a comparison: a number of bits is enough to know up to one more than a constant.
    pub fn compared(&self, left: &Node, right: &Node) -> Result<Pairs<'n>, Unsayable> {
        match (counted(left), right.constant()) {
            (Some(weight), Some(most @ 0..MOST_WEIGHT)) => {
                let weights =
                    self.weights(left, weight, most + 2, |weight| weight.min(most + 1))?;
                let pair = |Case { conditions, value }| (conditions, value, Linear::constant(most));
                Ok(weights.into_iter().map(pair).collect())
            }
            _ => self.pairs(left, right),
        }
    }

    /// The cases of a number of digits, reduced to so many values.
    fn weights(
        &self,
        node: &Node,
        (counted, is_of_end): (&Node, bool),
        count: i64,
        reduced: impl Fn(i64) -> i64,
    ) -> Cases<'n> {
        // The bits of a number are its digits in base 2 alone.
        if !self.numeration.is_binary() && node.operands("isfibonacci").is_none() {
            return Err(self.unsayable(node));
        }
        // State 0 is that of leading zeros.
        let step = |state: usize, digit: usize| match (state, digit) {
            (0, 0) => 0,
            (_, 1) if is_of_end => 1,
            (state, digit) => {
                1 + reduced((state.max(1) - 1 + if is_of_end { 1 } else { digit }) as i64) as usize
            }
        };
        let mut cases = Vec::new();
        for Case { conditions, value } in self.cases(counted)? {
            if !value.is_natural() {
                return Err(self.unsayable(node));
            }
            let name = self.fresh();
            let equal = self.condition(&minus(&value, &name)?, Sign::Zero)?;
            for weight in 0..count {
                let is = |state: usize| state.max(1) as i64 - 1 == weight;
                let of =
                    Relation::walked(self.numeration, name.variables()[0], step, is, self.limit)?;
                let conditions = [&conditions[..], &[equal.clone(), of]].concat();
                cases.push(Case { conditions, value: Linear::constant(weight) });
            }
        }
        few(cases.len())?;
        Ok(cases)
    }

    /// A value under one more condition.
    fn among(
        &self,
        conditions: &[Relation<'n>],
        form: &Linear,
        sign: Sign,
        value: &Linear,
    ) -> Result<Case<'n>, Unsayable> {
        let condition = self.condition(form, sign)?;
        Ok(Case { conditions: [conditions, &[condition]].concat(), value: value.clone() })
    }

    /// The floor q of a form divided by a positive number, or the rest, by the sign of q: q or -q is a new variable, with
    /// `by q <= form < by q + by`.
    fn quotients(
        &self,
        conditions: Vec<Relation<'n>>,
        form: &Linear,
        by: i64,
        is_rest: bool,
    ) -> Cases<'n> {
        let case = |sign: i64| -> Result<Case<'n>, Unsayable> {
            let quotient = Linear::constant(0).plus(sign, &self.fresh())?;
            let rest = form.plus(-by, &quotient)?;
            let mut conditions = conditions.clone();
            let negative = Linear::constant(0).plus(-1, &rest)?;
            conditions.push(self.condition(&negative, Sign::AtMostZero)?);
            let last = rest.plus(1, &Linear::constant(-by))?;
            conditions.push(self.condition(&last, Sign::Negative)?);
            if sign < 0 {
                conditions.push(self.condition(&quotient, Sign::Negative)?);
            }
            Ok(Case { conditions, value: if is_rest { rest } else { quotient } })
        };
        match form.is_natural() {
            true => Ok(vec![case(1)?]),
            false => Ok(vec![case(1)?, case(-1)?]),
        }
    }

    /// A bitwise operation on two numbers that are never negative, as a new variable.
    fn bitwise(
        &self,
        node: &Node,
        operator: &str,
        left: &Linear,
        right: &Linear,
    ) -> Result<Case<'n>, Unsayable> {
        let mut conditions = Vec::new();
        let mut names = Vec::new();
        for operand in [left, right] {
            if !operand.is_natural() {
                return Err(self.unsayable(node));
            }
            let name = self.fresh();
            let form = minus(operand, &name)?;
            conditions.push(self.condition(&form, Sign::Zero)?);
            names.extend(name.variables());
        }
        let value = self.fresh();
        names.extend(value.variables());
        let holds = |digits: &[usize]| match operator {
            "&" => digits[0] & digits[1] == digits[2],
            "|" => digits[0] | digits[1] == digits[2],
            _ => digits[0] ^ digits[1] == digits[2],
        };
        // New variables ascend.
        conditions.push(Relation::digitwise(self.numeration, &names, holds, self.limit)?);
        Ok(Case { conditions, value })
    }
}
