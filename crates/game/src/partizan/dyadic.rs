//! Fractions whose denominator is a power of two.

use std::cmp::Ordering;
use std::fmt::{self, Display};

/// The greatest exponent of a denominator, and the binary places before the point.
const MOST_EXPONENT: u32 = 80;
const MOST_WHOLE: u32 = 40;

/// A fraction whose denominator is two to the power of `exponent`, in lowest terms.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Dyadic {
    numerator: i128,
    exponent: u32,
}

impl Dyadic {
    pub(super) const ZERO: Self = Dyadic { numerator: 0, exponent: 0 };
    /// A number beyond all differences of values.
    pub(super) const FAR: Self = Dyadic { numerator: 1 << (MOST_WHOLE - 2), exponent: 0 };

    /// The number `numerator / 2^exponent`.
    pub fn new(numerator: i64, exponent: u32) -> Self {
        Dyadic::reduced(numerator.into(), exponent)
    }

    fn reduced(numerator: i128, exponent: u32) -> Self {
        let shift = numerator.trailing_zeros().min(exponent);
        let exponent = if numerator == 0 { 0 } else { exponent - shift };
        Dyadic { numerator: numerator >> shift.min(127), exponent }
    }

    /// The number, if it is within the bounds.
    fn bounded(numerator: i128, exponent: u32) -> Option<Self> {
        let number = Dyadic::reduced(numerator, exponent);
        let is_within =
            number.exponent <= MOST_EXPONENT && number.floor().unsigned_abs() < 1 << MOST_WHOLE;
        is_within.then_some(number)
    }

    fn scaled(self, exponent: u32) -> i128 {
        self.numerator << (exponent - self.exponent)
    }

    pub(super) fn plus(self, other: Self) -> Option<Self> {
        let exponent = self.exponent.max(other.exponent);
        Dyadic::bounded(self.scaled(exponent) + other.scaled(exponent), exponent)
    }

    pub(super) fn negative(self) -> Self {
        Dyadic { numerator: -self.numerator, ..self }
    }

    pub(super) fn minus(self, other: Self) -> Option<Self> {
        self.plus(other.negative())
    }

    pub(super) fn half(self) -> Option<Self> {
        Dyadic::bounded(self.numerator, self.exponent + 1)
    }

    pub(super) fn floor(self) -> i128 {
        self.numerator >> self.exponent
    }

    /// The integer, if it is one.
    pub fn integer(self) -> Option<i64> {
        (self.exponent == 0).then(|| i64::try_from(self.numerator).ok())?
    }

    /// The two numbers that a fraction lies between in canonical form; None for an integer.
    pub(super) fn neighbours(self) -> Option<[Self; 2]> {
        let neighbour = |step| Dyadic::reduced(self.numerator + step, self.exponent);
        (self.exponent > 0).then(|| [-1, 1].map(neighbour))
    }

    /// The temperature of a number: minus the reciprocal of its denominator (Siegel, section II.5).
    pub(super) fn temperature(self) -> Self {
        Dyadic { numerator: -1, exponent: self.exponent }
    }

    /// The simplest number above one bound and below another, each of which counts itself if its second part is true;
    /// None if there is none. The outer option is None if that number is too fine.
    pub(super) fn simplest(
        low: Option<(Self, bool)>,
        high: Option<(Self, bool)>,
    ) -> Option<Option<Self>> {
        // In units of 2^-exponent: the multiples between the bounds.
        let multiples = |exponent: u32| {
            let scale = |number: Dyadic| match number.exponent <= exponent {
                true => (number.scaled(exponent), true),
                false => (number.numerator >> (number.exponent - exponent), false),
            };
            let least = low.map_or(i128::MIN, |(bound, counts)| {
                let (whole, is_exact) = scale(bound);
                whole + i128::from(!(is_exact && counts))
            });
            let most = high.map_or(i128::MAX, |(bound, counts)| {
                let (whole, is_exact) = scale(bound);
                whole - i128::from(is_exact && !counts)
            });
            (least, most)
        };
        if let (Some((low, counts)), Some((high, counts_too))) = (low, high)
            && (low > high || low == high && !(counts && counts_too))
        {
            return Some(None);
        }
        for exponent in 0..=MOST_EXPONENT {
            let (least, most) = multiples(exponent);
            if least <= most {
                // An integer of least size; a finer fraction is the only one of its denominator.
                let number = if least > 0 { least } else { most.min(0) };
                return Dyadic::bounded(number, exponent).map(Some);
            }
        }
        None
    }
}

impl PartialOrd for Dyadic {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Dyadic {
    fn cmp(&self, other: &Self) -> Ordering {
        let exponent = self.exponent.max(other.exponent);
        self.scaled(exponent).cmp(&other.scaled(exponent))
    }
}

impl Display for Dyadic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.exponent {
            0 => write!(f, "{}", self.numerator),
            exponent => write!(f, "{}/{}", self.numerator, 1_u128 << exponent),
        }
    }
}
