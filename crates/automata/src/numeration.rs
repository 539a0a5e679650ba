//! Ways to write numbers by digits, and linear conditions on numbers that are written so.

use crate::dfa::Dfa;
use crate::limit::{Limit, TooLarge};
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

    /// The sign of a linear form: an automaton over the digits of its variables, letter by letter as in
    /// [`Relation`](crate::Relation), of words that are valid in each of them.
    ///
    /// # Errors
    ///
    /// If it has more states than the limit.
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

/// Greater factors and constants have too many states.
const LARGEST: u64 = 1 << 40;
/// More variables have too many letters.
pub(crate) const MOST_VARIABLES: usize = 8;

/// A sum of multiples of variables and a constant.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Linear {
    /// The variables in ascending order, with factors other than 0.
    terms: Vec<(usize, i64)>,
    constant: i64,
}

/// The signs that a condition allows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sign {
    /// Below 0.
    Negative,
    /// At most 0.
    AtMostZero,
    /// Equal to 0.
    Zero,
}

impl Sign {
    fn allows(self, value: i64) -> bool {
        match self {
            Sign::Negative => value < 0,
            Sign::AtMostZero => value <= 0,
            Sign::Zero => value == 0,
        }
    }
}

impl Linear {
    /// The sum of these multiples of variables and a constant. A variable may occur more than once.
    pub fn new(terms: &[(usize, i64)], constant: i64) -> Self {
        let mut sum = Linear { terms: Vec::new(), constant };
        for &(variable, factor) in terms {
            match sum.terms.binary_search_by_key(&variable, |term| term.0) {
                Ok(place) => sum.terms[place].1 += factor,
                Err(place) => sum.terms.insert(place, (variable, factor)),
            }
        }
        sum.terms.retain(|term| term.1 != 0);
        sum
    }

    /// A variable alone.
    pub fn variable(variable: usize) -> Self {
        Linear::new(&[(variable, 1)], 0)
    }

    /// A constant.
    pub fn constant(constant: i64) -> Self {
        Linear::new(&[], constant)
    }

    /// This and a multiple of another one; None beyond 64 bits.
    pub fn plus(&self, factor: i64, other: &Linear) -> Option<Self> {
        let scaled = |&(variable, own): &(usize, i64)| Some((variable, own.checked_mul(factor)?));
        let mut terms: Vec<(usize, i64)> = other.terms.iter().map(scaled).collect::<Option<_>>()?;
        terms.extend(&self.terms);
        let total =
            terms.iter().try_fold(0_i64, |sum, term| sum.checked_add(term.1.checked_abs()?));
        let constant = self.constant.checked_add(other.constant.checked_mul(factor)?)?;
        total.map(|_| Linear::new(&terms, constant))
    }

    /// The variables in ascending order.
    pub fn variables(&self) -> Vec<usize> {
        self.terms.iter().map(|term| term.0).collect()
    }

    /// Returns true if neither a factor nor the constant is negative, so that the form never is.
    pub fn is_natural(&self) -> bool {
        self.constant >= 0 && self.terms.iter().all(|term| term.1 >= 0)
    }

    /// The constant, if there is no variable.
    pub fn as_constant(&self) -> Option<i64> {
        self.terms.is_empty().then_some(self.constant)
    }

    /// The variable, if it is nothing else.
    pub fn as_variable(&self) -> Option<usize> {
        match self.terms[..] {
            [(variable, 1)] if self.constant == 0 => Some(variable),
            _ => None,
        }
    }

    /// The sums of the positive and of the negative factors.
    ///
    /// # Errors
    ///
    /// If these or the constant are so large that an automaton would have as many states.
    fn extent(&self) -> Result<[i64; 2], TooLarge> {
        let factors = || self.terms.iter().map(|term| term.1);
        let largest = factors().chain([self.constant]).map(i64::unsigned_abs).max();
        if largest > Some(LARGEST) || self.terms.len() > MOST_VARIABLES {
            return Err(TooLarge);
        }
        let positive = factors().filter(|&factor| factor > 0).sum();
        Ok([positive, factors().filter(|&factor| factor < 0).sum()])
    }

    /// The sum of the multiples of the digits in a letter.
    fn at(&self, mut letter: usize, digits: usize) -> i64 {
        let mut sum = 0;
        for (_, factor) in &self.terms {
            sum += factor * (letter % digits) as i64;
            letter /= digits;
        }
        sum
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

    /// With m digits to come, the digits so far are worth a w(m) + b w(m - 1), where w are the weights. A letter that adds s
    /// makes a, b to a + b + s, a, since w(m) = w(m - 1) + w(m - 2). At the end the value is a + b.
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
