//! Linear conditions on numbers.

use crate::limit::TooLarge;

/// Greatest factor or constant; automata for greater ones would have too many states.
const LARGEST: u64 = 1 << 40;
/// Most variables of a relation; more have too many letters.
pub(crate) const MOST_VARIABLES: usize = 8;

/// A sum of multiples of variables and a constant.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Linear {
    /// The variables in ascending order, with factors other than 0.
    pub(crate) terms: Vec<(usize, i64)>,
    pub(crate) constant: i64,
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
    pub(crate) fn allows(self, value: i64) -> bool {
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

    /// The sum of this form and `factor` times another one.
    pub fn plus(&self, factor: i64, other: &Linear) -> Result<Self, TooLarge> {
        let sum = || {
            let scaled =
                |&(variable, own): &(usize, i64)| Some((variable, own.checked_mul(factor)?));
            let mut terms: Vec<_> = other.terms.iter().map(scaled).collect::<Option<_>>()?;
            terms.extend(&self.terms);
            terms.iter().try_fold(0_i64, |sum, term| sum.checked_add(term.1.checked_abs()?))?;
            let constant = self.constant.checked_add(other.constant.checked_mul(factor)?)?;
            Some(Linear::new(&terms, constant))
        };
        sum().ok_or(TooLarge)
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

    /// The sums of the positive and of the negative factors.
    ///
    /// # Errors
    ///
    /// If a factor or the constant exceeds `LARGEST`, or there are more than `MOST_VARIABLES` variables.
    pub(crate) fn extent(&self) -> Result<[i64; 2], TooLarge> {
        let factors = || self.terms.iter().map(|term| term.1);
        let largest = factors().chain([self.constant]).map(i64::unsigned_abs).max();
        if largest > Some(LARGEST) || self.terms.len() > MOST_VARIABLES {
            return Err(TooLarge);
        }
        let positive = factors().filter(|&factor| factor > 0).sum();
        Ok([positive, factors().filter(|&factor| factor < 0).sum()])
    }

    /// The sum of the multiples of the digits in a letter.
    pub(crate) fn at(&self, mut letter: usize, digits: usize) -> i64 {
        let mut sum = 0;
        for (_, factor) in &self.terms {
            sum += factor * (letter % digits) as i64;
            letter /= digits;
        }
        sum
    }
}
