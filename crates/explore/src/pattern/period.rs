//! Periods and arithmetic periods, by the differences of neighbours.
//!
//! `v(n + p) = v(n) + s` from `n = k` on is the same as: the differences have period `p` from `k`
//! on, and those of a period add up to `s`. The tail of a list has period `p` exactly as far as its
//! reverse agrees with itself shifted by `p`, which the Z function gives for all `p` at once. O(n).

use crate::theorem::{Period, z_function};

/// Least surprise, in bits, of a period that is seen late or fewer than three times.
const LEAST_SURPRISE: f64 = 30.0;
/// Most candidates for a period that is seen fewer than three times.
const MOST_WEAK: usize = 16;
/// Divisor of the preperiod: earlier stretches of the same period are searched from this fraction of it on.
const FAR_BACK: usize = 64;
/// Least length of such a stretch.
const LONG_STRETCH: usize = 8;
/// Factor by which the last stretch must be longer than each earlier one, relative to where they begin.
const LONGER: f64 = 2.0;

/// The differences between the neighbours of a list.
pub(super) struct Steps<'a, T> {
    values: &'a [T],
    /// The number of differences in the whole list.
    count: usize,
}

impl<T: Copy + TryInto<i64>> Steps<'_, T> {
    pub(super) fn of(values: &[T]) -> Steps<'_, T> {
        Steps::beginning(values, values.len())
    }

    /// Differences of a list of `count` values, of which only a prefix is given: [`is_strong`](Self::is_strong) reads
    /// it up to two differences behind the first turn of the period.
    pub(super) fn beginning(values: &[T], count: usize) -> Steps<'_, T> {
        Steps { values, count: count.saturating_sub(1) }
    }

    fn at(&self, n: usize) -> i64 {
        self.rise(n, n + 1)
    }

    fn rise(&self, from: usize, to: usize) -> i64 {
        let [from, to] = [from, to].map(|n| self.values[n].try_into().unwrap_or(i64::MAX));
        to - from
    }

    /// The least period of the values, with the least start, if enough of them agree.
    pub(super) fn period(&self) -> Option<Period> {
        let (start, period) = self.least()?;
        let saltus = u32::try_from(self.rise(start, start + period)).ok()?;
        Some(Period { start, period, saltus })
    }

    /// The least start and period, if enough values agree.
    ///
    /// Two periods that are seen three times in more than half of the values each have their
    /// greatest common divisor as a period too (Fine and Wilf): the least one divides all others,
    /// and if it is a coincidence, so are they.
    pub(super) fn least(&self) -> Option<(usize, usize)> {
        let count = self.count;
        let longest = count.div_ceil(2);
        let backwards = |n: usize| self.at(count - 1 - n);
        let agrees = z_function(count, longest + 1, |i, j| backwards(i) == backwards(j));
        let all = (1..=longest).map(|period| (count - period - agrees[period] as usize, period));
        let strong = all.clone().find(|&(start, period)| self.is_seen(start, period));
        let strong = strong.filter(|&(start, period)| self.is_strong(start, period));
        let mut weak = all.filter(|&(start, period)| self.is_partly_seen(start, period));
        let found = strong.or_else(|| {
            weak.by_ref().take(MOST_WEAK).find(|&(start, period)| self.is_surprise(start, period))
        });
        // Multiples of a period that has held before have done so, too.
        found.filter(|&(start, period)| !self.has_held_before(start, period))
    }

    /// True if enough repetitions are seen, and the agreement is no coincidence; a period that begins early enough
    /// needs no proof of that.
    pub(super) fn is_strong(&self, start: usize, period: usize) -> bool {
        let is_seen = self.is_seen_early(start, period)
            || self.is_seen(start, period) && self.is_surprise(start, period);
        is_seen && !self.has_held_before(start, period)
    }

    /// Enough repetitions, behind a beginning that takes a quarter of the values at most.
    pub(super) fn is_seen_early(&self, start: usize, period: usize) -> bool {
        self.is_seen(start, period) && (start == 0 || self.count >= 4 * (start + period))
    }

    /// Three repetitions, four checks at least, and half of the values explained by the others.
    pub(super) fn is_seen(&self, start: usize, period: usize) -> bool {
        let values = self.count + 1;
        let shown = values.saturating_sub(start);
        shown >= 3 * period && shown >= period + 4 && values >= 2 * (start + period)
    }

    /// Two repetitions, in no small part of the values.
    fn is_partly_seen(&self, start: usize, period: usize) -> bool {
        let shown = self.count + 1 - start;
        shown >= 2 * period && 8 * shown > self.count
    }

    /// True if the agreement of the tail is unlikely to be a coincidence, judged by the share of earlier differences
    /// that equal the one a period later.
    fn is_surprise(&self, start: usize, period: usize) -> bool {
        let early = start.min(self.count.saturating_sub(period));
        let same = (0..early).filter(|&n| self.at(n) == self.at(n + period)).count();
        let share = (same + 1) as f64 / (start + 2) as f64;
        let checks = (self.count + 1 - start - period) as f64;
        -share.log2() * checks >= LEAST_SURPRISE
    }

    /// True if the same period held on an earlier stretch of about the same relative length and then broke. In games
    /// with moves such as `n/2`, values change at the powers of a number, so the last stretch ends only because the
    /// table does.
    fn has_held_before(&self, start: usize, period: usize) -> bool {
        // Near the beginning all stretches are long for where they begin.
        let place = |n: usize| (n + period + LONG_STRETCH) as f64;
        let growth = |start: usize, end: usize| place(end) / place(start);
        let last = growth(start, self.count - period);
        let mut began = start / FAR_BACK;
        (began..start).filter(|&n| self.at(n) != self.at(n + period)).any(|end| {
            let began = std::mem::replace(&mut began, end + 1);
            end >= began + LONG_STRETCH && last < LONGER * growth(began, end)
        })
    }
}
