//! Ways to write numbers by digits, and linear conditions on numbers that are written so.

use crate::dfa::Dfa;
use crate::limit::{Limit, TooLarge};
use crate::linear::{Linear, Sign};
use crate::relation::{digit, letters};
use std::fmt::Debug;

/// A way to write natural numbers.
pub trait Numeration: Debug + Sync {
    /// The name: `binary`.
    fn name(&self) -> String;

    /// The weights of the digits below 2^64, that of the last digit first.
    fn weights(&self) -> &[u64];

    /// Numbers p and q such that each weight from the third on is p times the one before and q times the one before that.
    fn factors(&self) -> [u64; 2];

    /// The number of digits.
    fn digits(&self) -> usize {
        let [p, q] = self.factors();
        p as usize + usize::from(q > 0)
    }

    /// Returns true if a digit may stand behind another one.
    fn follows(&self, before: usize, digit: usize) -> bool {
        let [p, q] = self.factors();
        before < p as usize || digit < q as usize
    }

    /// True for base 2.
    fn is_binary(&self) -> bool {
        self.factors() == [2, 0]
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

    fn weights(&self) -> &[u64] {
        &self.weights
    }

    fn factors(&self) -> [u64; 2] {
        [self.base as u64, 0]
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

/// Numbers by the Ostrowski digits of the continued fraction [1; t, t, ...]: their weights are w(n) = t w(n - 1) + w(n - 2), from 1
/// and t + 1 on. A digit is at most t, and behind a t stands a 0. For t = 1 these are the Zeckendorf digits: sums of Fibonacci
/// numbers of which no two are neighbours.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ostrowski {
    quotient: u64,
    weights: [u64; MOST_PLACES],
    /// The number of weights below 2^64.
    places: usize,
}

/// The number of Fibonacci numbers 1, 2, 3, 5, ... below 2^64, which grow as slowly as weights can.
const MOST_PLACES: usize = 92;

/// Zeckendorf digits.
pub static ZECKENDORF: Ostrowski = Ostrowski::new(1);

impl Ostrowski {
    /// The digits for t = `quotient`.
    ///
    /// # Panics
    ///
    /// If not 1 <= t <= 256.
    pub const fn new(quotient: u64) -> Self {
        assert!(1 <= quotient && quotient <= 256, "1 <= t <= 256");
        let mut weights = [1; MOST_PLACES];
        weights[1] = quotient + 1;
        let mut places = 2;
        while places < MOST_PLACES
            && weights[places - 1] <= (u64::MAX - weights[places - 2]) / quotient
        {
            weights[places] = quotient * weights[places - 1] + weights[places - 2];
            places += 1;
        }
        Ostrowski { quotient, weights, places }
    }
}

/// The digits so far, with the variables whose last digit is the largest, as bits; None if they are not those of numbers.
type Written = Option<(Value<[i64; 2]>, usize)>;

impl Numeration for Ostrowski {
    fn name(&self) -> String {
        let [one, two, three, ..] = self.weights;
        match self.quotient {
            1 => "Zeckendorf".into(),
            _ => format!("Ostrowski ({one}, {two}, {three}, ...)"),
        }
    }

    fn weights(&self) -> &[u64] {
        &self.weights[..self.places]
    }

    fn factors(&self) -> [u64; 2] {
        [self.quotient, 1]
    }

    /// The state stands for two numbers a and b: with m digits to come, the digits so far are worth a w(m) + b w(m -
    /// 1), where w are the weights, and w(-1) = 1. A letter that adds s makes a, b to t a + b + s, a, since
    /// w(m) = t w(m - 1) + w(m - 2). At the end the value is a + b.
    ///
    /// The digits to come of a number are worth w(m) - 1 at most, so the value ends at E(m) - least or above, where
    /// E(m) = (a + least) w(m) + b w(m - 1). E(m) = t E(m - 1) + E(m - 2): where E(0) and E(1) are positive, no later one
    /// is below the smaller of the two. So the sign is sure if that is large enough; in the same way from above.
    fn sign_of(&self, form: &Linear, sign: Sign, limit: &Limit) -> Result<Dfa, TooLarge> {
        let ([greatest, least], t) = (form.extent()?, self.quotient as i64);
        let value = |[a, b]: [i64; 2]| {
            let ends = |part: i64| [a + part + b, (t + 1) * (a + part) + b];
            let is_above = |end: i64| end > 0 && end - least + form.constant > 0;
            let is_below = |end: i64| end < 0 && end - greatest + form.constant < 0;
            match () {
                () if ends(least).into_iter().all(is_above) => Value::Far(1),
                () if ends(greatest).into_iter().all(is_below) => Value::Far(-1),
                () => Value::Open([a, b]),
            }
        };
        let letters = letters(self, form.terms.len())?;
        let letter = |letter: usize| {
            let digits = || (0..form.terms.len()).map(|track| digit(letter, track, self.digits()));
            // The variables whose digits pass a test, as bits.
            let which = |passes: &dyn Fn(i64) -> bool| {
                digits().rev().fold(0, |bits, digit| 2 * bits + usize::from(passes(digit as i64)))
            };
            (which(&|digit| digit == t), which(&|digit| digit > 0), form.at(letter, self.digits()))
        };
        let read: Vec<(usize, usize, i64)> = (0..letters).map(letter).collect();
        let step = |state: &Written, letter: usize| {
            let ((before, last), (full, above_zero, sum)) = ((*state)?, read[letter]);
            let after = match before {
                Value::Far(sign) => Value::Far(sign),
                Value::Open([a, b]) => value([t * a + b + sum, a]),
            };
            (last & above_zero == 0).then_some((after, full))
        };
        let accepts = |state: &Written| match *state {
            None => false,
            Some((Value::Far(value), _)) => sign.allows(value),
            Some((Value::Open([a, b]), _)) => sign.allows(a + b + form.constant),
        };
        let start = Some((Value::Open([0, 0]), 0));
        Ok(Dfa::explore(letters, start, step, accepts, limit)?.minimised())
    }
}
