//! Beatty sequences `floor(k a)` of quadratic irrationals, in integers.

/// `(whole + sqrt(radicand)) / divisor`
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Slope {
    pub whole: i64,
    pub radicand: u64,
    pub divisor: u64,
}

/// What is tried: divisors, whole parts and radicands up to these.
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

    /// As people write it: the golden ratio by its name.
    pub fn text(self, k: &str) -> String {
        match self {
            Slope { whole: 1, radicand: 5, divisor: 2 } => format!("floor({k} phi)"),
            Slope { whole: 3, radicand: 5, divisor: 2 } => format!("floor({k} phi^2)"),
            Slope { whole: -1, radicand: 5, divisor: 2 } => format!("floor({k} / phi)"),
            Slope { whole: 0, radicand, divisor: 1 } => format!("floor({k} sqrt({radicand}))"),
            Slope { whole, radicand, divisor: 1 } => {
                format!("floor({k} ({whole} + sqrt({radicand})))")
            }
            Slope { whole, radicand, divisor } => {
                format!("floor({k} ({whole} + sqrt({radicand}))/{divisor})")
            }
        }
    }
}

/// The simplest slope with `values[i] = floor((first + i) * slope)`. No rational slope is taken: such
/// values have an arithmetic period.
pub(super) fn slope(values: &[u64], first: u64) -> Option<Slope> {
    let (count, last) = (values.len().checked_sub(1)? as u64 + first, *values.last()?);
    let near = |slope: &Slope| slope.times(count) == Some(last);
    let mut slopes = slopes().filter(near);
    slopes.find(|&slope| (first..).zip(values).all(|(k, &value)| slope.times(k) == Some(value)))
}

/// From simple to less simple.
fn slopes() -> impl Iterator<Item = Slope> {
    let golden = [1, 3, -1].map(|whole| Slope { whole, radicand: 5, divisor: 2 });
    let irrational = |&radicand: &u64| radicand.isqrt().pow(2) != radicand;
    let others = (1..=DIVISORS).flat_map(move |divisor| {
        (2..=RADICANDS).filter(irrational).flat_map(move |radicand| {
            (-WHOLES..=WHOLES).map(move |whole| Slope { whole, radicand, divisor })
        })
    });
    golden.into_iter().chain(others)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PHI: Slope = Slope { whole: 1, radicand: 5, divisor: 2 };

    #[test]
    fn the_golden_ratio_is_exact_where_doubles_are_not() {
        assert_eq!(PHI.times(0), Some(0));
        assert_eq!(PHI.times(267_914_296), Some(433_494_436));
        // The first k that double precision gets wrong.
        assert_eq!(PHI.times(102_334_155), Some(165_580_140));
    }

    #[test]
    fn a_slope_is_found_again() {
        for slope in slopes().filter(|slope| slope.times(1).is_some()).step_by(97) {
            let values: Vec<u64> = (0..2000).filter_map(|k| slope.times(k)).collect();
            let found = super::slope(&values, 0).unwrap();
            assert_eq!(found.times(1_000_000), slope.times(1_000_000), "{slope:?} {found:?}");
        }
    }

    #[test]
    fn neither_a_rational_line_nor_a_broken_one_has_a_slope() {
        assert_eq!(slope(&[], 0), None);
        let rational: Vec<u64> = (0..1000).map(|k| 8 * k / 5).collect();
        assert_eq!(slope(&rational, 0), None);
        let mut values: Vec<u64> = (0..1000).filter_map(|k| PHI.times(k)).collect();
        values[500] += 1;
        assert_eq!(slope(&values, 0), None);
    }
}
