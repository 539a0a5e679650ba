//! Beatty sequences `floor(k a)` of quadratic irrationals, in integers.

/// `(whole + sqrt(radicand)) / divisor`
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Slope {
    pub whole: i64,
    pub radicand: u64,
    pub divisor: u64,
}

/// The golden ratio.
pub(super) const GOLDEN: Slope = Slope { whole: 1, radicand: 5, divisor: 2 };
/// Divisors, whole parts and radicands that are tried, up to these.
const DIVISORS: u64 = 4;
const WHOLES: i64 = 12;
const RADICANDS: u64 = 60;

/// A slope is told from its neighbours by this many values.
pub(super) const ENOUGH: usize = 24;

impl Slope {
    /// `floor(k * slope)`, exact; nothing if it is negative or too large.
    pub fn times(self, k: u64) -> Option<u64> {
        let root = (u128::from(self.radicand) * u128::from(k) * u128::from(k)).isqrt();
        let whole = i128::from(self.whole) * i128::from(k);
        u64::try_from((whole + root as i128).div_euclid(i128::from(self.divisor))).ok()
    }

    /// `floor(k * slope)` as people write it: the golden ratio by its name.
    pub fn text(self) -> String {
        match self {
            GOLDEN => "floor(k phi)".into(),
            Slope { whole: 3, radicand: 5, divisor: 2 } => "floor(k phi^2)".into(),
            Slope { whole: -1, radicand: 5, divisor: 2 } => "floor(k / phi)".into(),
            Slope { whole: 0, radicand, divisor: 1 } => format!("floor(k sqrt({radicand}))"),
            Slope { whole, radicand, divisor: 1 } => {
                format!("floor(k ({whole} + sqrt({radicand})))")
            }
            Slope { whole, radicand, divisor } => {
                format!("floor(k ({whole} + sqrt({radicand}))/{divisor})")
            }
        }
    }
}

/// The simplest slope with `values[i] = floor((first + i) * slope)`. No rational slope is taken:
/// such values have an arithmetic period.
pub(super) fn slope(values: &[u64], first: u64) -> Option<Slope> {
    let (count, last) = (values.len().checked_sub(1)? as u64 + first, *values.last()?);
    let near = |slope: &Slope| slope.times(count) == Some(last);
    let mut slopes = slopes().filter(near);
    slopes.find(|&slope| (first..).zip(values).all(|(k, &value)| slope.times(k) == Some(value)))
}

/// Slopes, simple ones first.
pub(super) fn slopes() -> impl Iterator<Item = Slope> {
    let golden = [1, 3, -1].map(|whole| Slope { whole, radicand: 5, divisor: 2 });
    let irrational = |&radicand: &u64| radicand.isqrt().pow(2) != radicand;
    let others = (1..=DIVISORS).flat_map(move |divisor| {
        (2..=RADICANDS).filter(irrational).flat_map(move |radicand| {
            (-WHOLES..=WHOLES).map(move |whole| Slope { whole, radicand, divisor })
        })
    });
    golden.into_iter().chain(others)
}
