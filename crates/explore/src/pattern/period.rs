//! Periods and arithmetic periods, by the differences of neighbours.
//!
//! `v(n + p) = v(n) + s` from `n = k` on is the same as: the differences have period `p` from `k` on, and
//! those of a period add up to `s`. The tail of a list has period `p` exactly as far as its reverse
//! agrees with itself shifted by `p`, which the Z-function gives for all `p` at once. O(n).

use super::Period;
use super::hunt::Candidate;
use super::names;
use super::rule::Rule;

/// A period that is seen late or less than three times must be this unlikely, as a power of two.
const LEAST_SURPRISE: f64 = 30.0;
/// Periods that may be seen less than three times.
const MOST_WEAK: usize = 16;
/// Stretches on which a period held before it broke are looked for from this part of the preperiod on.
const FAR_BACK: usize = 64;
/// They are no shorter than this.
const LONG_STRETCH: usize = 8;
/// By this factor the last stretch must have grown more than each of them.
const LONGER: f64 = 2.0;

/// All names for the least period, from the least place on.
pub(super) fn propose(values: &[u32]) -> Vec<Candidate<Vec<u32>>> {
    let Some(period) = fundamental(values) else { return Vec::new() };
    let named = |(rule, cost): (Rule, u64)| {
        let Period { preperiod, period: width, .. } = period;
        let is_short = move |values: &Vec<u32>| Steps::of(values).is_strong(preperiod, width);
        Candidate { rule, cost, period: Some(period.clone()), is_short: Box::new(is_short) }
    };
    names::of(values, &period).into_iter().map(named).collect()
}

/// Whether there is a strong period from the beginning, or almost.
pub(super) fn is_clear(values: &[u32]) -> bool {
    let steps = Steps::of(values);
    let from_beginning = |(start, period)| start <= 2 && steps.is_strong(start, period);
    steps.least().is_some_and(from_beginning) && fundamental(values).is_some()
}

/// The least period of the values, with the least preperiod, if enough of them agree.
pub(super) fn fundamental(values: &[u32]) -> Option<Period> {
    let (preperiod, period) = Steps::of(values).least()?;
    let rise = i64::from(values[preperiod + period]) - i64::from(values[preperiod]);
    let saltus = u32::try_from(rise).ok()?;
    Some(Period { preperiod, period, saltus, last_exception: preperiod.checked_sub(1) })
}

/// The differences between the neighbours of a list.
pub(super) struct Steps(Vec<i64>);

impl Steps {
    pub fn of<T: Copy + TryInto<i64>>(values: &[T]) -> Steps {
        let number = |value: T| value.try_into().unwrap_or(i64::MAX);
        Steps(values.windows(2).map(|pair| number(pair[1]) - number(pair[0])).collect())
    }

    /// The least preperiod and period, if enough values agree.
    ///
    /// Two periods that are seen three times in more than half of the values each have their greatest
    /// common divisor as a period too (Fine and Wilf): the least one divides all others, and if it is
    /// a coincidence, so are they.
    pub fn least(&self) -> Option<(usize, usize)> {
        let reversed: Vec<i64> = self.0.iter().rev().copied().collect();
        let agrees = z_function(&reversed);
        let preperiod =
            |period: usize| reversed.len() - period - agrees.get(period).copied().unwrap_or(0);
        let all = (1..=self.0.len().div_ceil(2)).map(|period| (preperiod(period), period));
        let strong = all.clone().find(|&(start, period)| self.is_seen(start, period));
        let strong = strong.filter(|&(start, period)| self.is_strong(start, period));
        let mut weak = all.filter(|&(start, period)| self.is_partly_seen(start, period));
        let found = strong.or_else(|| {
            weak.by_ref().take(MOST_WEAK).find(|&(start, period)| self.is_surprise(start, period))
        });
        // Multiples of a period that has held before have done so, too.
        found.filter(|&(start, period)| !self.has_held_before(start, period))
    }

    /// Enough is seen, and unless the description is short, it is no coincidence.
    pub fn is_strong(&self, preperiod: usize, period: usize) -> bool {
        let is_short = preperiod == 0 || self.0.len() >= 4 * (preperiod + period);
        self.is_seen(preperiod, period)
            && (is_short || self.is_surprise(preperiod, period))
            && !self.has_held_before(preperiod, period)
    }

    /// Three repetitions, four checks at least, and half of the values explained by the others.
    fn is_seen(&self, preperiod: usize, period: usize) -> bool {
        let values = self.0.len() + 1;
        let shown = values - preperiod;
        shown >= 3 * period && shown >= period + 4 && values >= 2 * (preperiod + period)
    }

    /// Two repetitions, in no small part of the values.
    fn is_partly_seen(&self, preperiod: usize, period: usize) -> bool {
        let shown = self.0.len() + 1 - preperiod;
        shown >= 2 * period && 8 * shown > self.0.len()
    }

    /// Whether the tail would hardly agree as it does if it went on as the values before it: there a step
    /// is that of one period later in a certain share of cases.
    fn is_surprise(&self, preperiod: usize, period: usize) -> bool {
        let later = &self.0[period..];
        let early = self.0.iter().zip(later).take(preperiod);
        let same = early.filter(|(step, later)| step == later).count();
        let share = (same + 1) as f64 / (preperiod + 2) as f64;
        let checks = (self.0.len() + 1 - preperiod - period) as f64;
        -share.log2() * checks >= LEAST_SURPRISE
    }

    /// Whether the same period held on an earlier stretch that was about as long, for where it began, and then
    /// broke. In a game of `n/2` and the like values change at powers of a number: there the last stretch
    /// is where the table ends.
    fn has_held_before(&self, preperiod: usize, period: usize) -> bool {
        // Near the beginning all stretches are long for where they begin.
        let place = |n: usize| (n + period + LONG_STRETCH) as f64;
        let growth = |start: usize, end: usize| place(end) / place(start);
        let last = growth(preperiod, self.0.len() - period);
        let mut start = preperiod / FAR_BACK;
        (start..preperiod).filter(|&n| self.0[n] != self.0[n + period]).any(|end| {
            let began = std::mem::replace(&mut start, end + 1);
            end >= began + LONG_STRETCH && last < LONGER * growth(began, end)
        })
    }
}

/// For each `i > 0`, how many items from `i` on agree with those from the beginning on. O(n).
fn z_function<T: PartialEq>(items: &[T]) -> Vec<usize> {
    let mut agrees = vec![0; items.len()];
    // A stretch that agrees with the beginning, of those found the one that ends last.
    let (mut from, mut to) = (0, 0);
    for i in 1..items.len() {
        let mut length = if i < to { agrees[i - from].min(to - i) } else { 0 };
        while i + length < items.len() && items[length] == items[i + length] {
            length += 1;
        }
        if i + length > to {
            (from, to) = (i, i + length);
        }
        agrees[i] = length;
    }
    agrees
}
