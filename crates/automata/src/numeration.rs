//! Ways to write numbers by digits, and linear conditions on numbers that are written so.

use crate::dfa::Dfa;
use crate::limit::{Limit, TooLarge};
use crate::linear::{Linear, Sign};
use std::fmt::Debug;

/// A way to write natural numbers.
pub trait Numeration: Debug + Sync {
    /// The name: `binary`.
    fn name(&self) -> String;

    /// The number of digits.
    fn digits(&self) -> usize;

    /// The weights of the digits below 2^64, that of the last digit first.
    fn weights(&self) -> &[u64];

    /// Returns true if a digit may stand behind another one.
    fn follows(&self, before: usize, digit: usize) -> bool;

    /// True for base 2.
    fn is_binary(&self) -> bool {
        self.digits() == 2 && self.follows(1, 1)
    }

    /// The sign of a linear form: an automaton over the digits of its variables, letter by letter as in
    /// [`Relation`](crate::Relation), of words that are valid in each of them.
    fn sign_of(&self, form: &Linear, sign: Sign, limit: &Limit) -> Result<Dfa, TooLarge>;

    /// The digits of a number, the highest first, without leading zeros.
    fn write(&self, mut number: u64) -> Vec<usize> {
        let weights = self.weights();
        let places = weights.partition_point(|&weight| weight <= number);
        let digit = |&weight: &u64| {
            let digit = number / weight;
            number %= weight;
            digit as usize
        };
        weights[..places].iter().rev().map(digit).collect()
    }

    /// The number with these digits, the highest first; None beyond 64 bits.
    fn read(&self, digits: &[usize]) -> Option<u64> {
        let places = digits.iter().rev().enumerate();
        places.filter(|(_, digit)| **digit > 0).try_fold(0_u64, |sum, (behind, &digit)| {
            sum.checked_add(self.weights().get(behind)?.checked_mul(digit as u64)?)
        })
    }
}

/// Numbers in base k.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Base {
    base: usize,
    weights: Vec<u64>,
}

impl Base {
    /// Base `base`, at least 2.
    ///
    /// # Panics
    ///
    /// If the base is below 2.
    pub fn new(base: usize) -> Self {
        assert!(base >= 2, "a base is at least 2");
        let next = |weight: &u64| weight.checked_mul(base as u64);
        Base { base, weights: std::iter::successors(Some(1), next).collect() }
    }
}

/// The digits so far: their value is open, or beyond all that the digits to come can undo.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Value<T> {
    Open(T),
    /// The sign.
    Far(i64),
}

impl Numeration for Base {
    fn name(&self) -> String {
        match self.base {
            2 => "binary".into(),
            base => format!("base {base}"),
        }
    }

    fn digits(&self) -> usize {
        self.base
    }

    fn weights(&self) -> &[u64] {
        &self.weights
    }

    fn follows(&self, _: usize, _: usize) -> bool {
        true
    }

    /// The state is the value v of the digits so far; a letter that adds s makes it k v + s. With m digits to come, the value
    /// ends between k^m (v + least) - least and k^m (v + greatest) - greatest. So beyond the larger of the constant and
    /// the sum of all factors, in size, the sign is sure.
    fn sign_of(&self, form: &Linear, sign: Sign, limit: &Limit) -> Result<Dfa, TooLarge> {
        let ([greatest, least], base) = (form.extent()?, self.base as i64);
        let far = form.constant.abs().max(greatest - least);
        let step = |state: &Value<i64>, letter| match *state {
            Value::Far(sign) => Value::Far(sign),
            Value::Open(value) => match base * value + form.at(letter, self.base) {
                value if value.abs() > far => Value::Far(value.signum()),
                value => Value::Open(value),
            },
        };
        let accepts = |state: &Value<i64>| match *state {
            Value::Far(value) => sign.allows(value),
            Value::Open(value) => sign.allows(value + form.constant),
        };
        let letters = self.base.pow(form.terms.len() as u32);
        Ok(Dfa::explore(letters, Value::Open(0), step, accepts, limit)?.minimised())
    }
}

/// Numbers as sums of Fibonacci numbers 1, 2, 3, 5, ... of which no two are neighbours (Zeckendorf).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Zeckendorf;

/// The Fibonacci numbers below 2^64.
const FIBONACCI: [u64; 92] = {
    let mut numbers = [1; 92];
    numbers[1] = 2;
    let mut place = 2;
    while place < numbers.len() {
        numbers[place] = numbers[place - 1] + numbers[place - 2];
        place += 1;
    }
    numbers
};

/// The digits so far with their last letter; None if they are not those of numbers.
type Written = Option<(Value<[i64; 2]>, usize)>;

impl Numeration for Zeckendorf {
    fn name(&self) -> String {
        "Zeckendorf".into()
    }

    fn digits(&self) -> usize {
        2
    }

    fn weights(&self) -> &[u64] {
        &FIBONACCI
    }

    fn follows(&self, before: usize, digit: usize) -> bool {
        before == 0 || digit == 0
    }

    /// The state stands for two numbers a and b: with m digits to come, the digits so far are worth a w(m) + b w(m -
    /// 1), where w are the weights. A letter that adds s makes a, b to a + b + s, a, since w(m) = w(m - 1) + w(m - 2).
    /// At the end the value is a + b.
    ///
    /// The digits to come of a number are worth w(m) - 1 at most, so the value ends at E(m) - least or above, where
    /// E(m) = (a + least) w(m) + b w(m - 1). E is a Fibonacci sequence: where E(0) and E(1) are positive, no later one is below
    /// the smaller of the two. So the sign is sure if that is large enough; in the same way from above.
    fn sign_of(&self, form: &Linear, sign: Sign, limit: &Limit) -> Result<Dfa, TooLarge> {
        let [greatest, least] = form.extent()?;
        let value = |[a, b]: [i64; 2]| {
            let ends = |part: i64| [a + part + b, 2 * (a + part) + b];
            let is_above = |end: i64| end > 0 && end - least + form.constant > 0;
            let is_below = |end: i64| end < 0 && end - greatest + form.constant < 0;
            match () {
                () if ends(least).into_iter().all(is_above) => Value::Far(1),
                () if ends(greatest).into_iter().all(is_below) => Value::Far(-1),
                () => Value::Open([a, b]),
            }
        };
        let step = |state: &Written, letter: usize| {
            let (before, last) = (*state)?;
            let after = match before {
                Value::Far(sign) => Value::Far(sign),
                Value::Open([a, b]) => value([a + b + form.at(letter, 2), a]),
            };
            (last & letter == 0).then_some((after, letter))
        };
        let accepts = |state: &Written| match *state {
            None => false,
            Some((Value::Far(value), _)) => sign.allows(value),
            Some((Value::Open([a, b]), _)) => sign.allows(a + b + form.constant),
        };
        let (letters, start) = (1 << form.terms.len(), Some((Value::Open([0, 0]), 0)));
        Ok(Dfa::explore(letters, start, step, accepts, limit)?.minimised())
    }
}
