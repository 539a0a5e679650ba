//! Periods and arithmetic periods, by the differences of neighbours.
//!
//! `v(n + p) = v(n) + s` from `n = k` on is the same as: the differences have period `p` from `k` on, and
//! those of a period add up to `s`. The tail of a list has period `p` exactly as far as its reverse
//! agrees with itself shifted by `p`, which the Z-function gives for all `p` at once. O(n).

use super::Period;
use super::hunt::{Candidate, Verdict};
use super::names;

/// A period that is seen less often is a coincidence of the tail: this many values must agree.
const LEAST_CHECKS: usize = 16;

/// The one candidate: the least period, from the least place on.
pub(super) fn propose(values: &Vec<u32>) -> Option<Candidate<Vec<u32>>> {
    let period = fundamental(values)?;
    let (text, cost) = names::of(values, &period);
    let rule = period.clone();
    let test = move |values: &Vec<u32>| match breaks(values, &rule) {
        Some(n) => Verdict::Broken(format!("n = {n}")),
        None => Verdict::strong_if(is_strong(values.len(), rule.preperiod, rule.period)),
    };
    Some(Candidate { text, cost, period: Some(period), test: Box::new(test) })
}

/// The least period of the values, with the least preperiod, if enough of them agree.
pub(super) fn fundamental(values: &[u32]) -> Option<Period> {
    let steps: Vec<i64> =
        values.windows(2).map(|pair| i64::from(pair[1]) - i64::from(pair[0])).collect();
    let (preperiod, period) = least(steps)?;
    let rise = i64::from(values[preperiod + period]) - i64::from(values[preperiod]);
    let saltus = u32::try_from(rise).ok()?;
    Some(Period { preperiod, period, saltus, last_exception: preperiod.checked_sub(1) })
}

/// The least preperiod and period of a sequence that has these steps between neighbours.
///
/// Two periods that are seen three times in more than half of the values each have their greatest
/// common divisor as a period too (Fine and Wilf), so the least one divides all others.
pub(super) fn least(mut steps: Vec<i64>) -> Option<(usize, usize)> {
    let values = steps.len() + 1;
    steps.reverse();
    let agrees = z_function(&steps);
    let preperiod = |period: usize| steps.len() - period - agrees.get(period).copied().unwrap_or(0);
    let candidates = 1..=values / 2;
    let chosen = candidates
        .clone()
        .find(|&period| is_strong(values, preperiod(period), period))
        .or_else(|| {
            let weak = candidates.filter(|&p| is_weak(values, preperiod(p), p));
            weak.min_by_key(|&period| preperiod(period) + period)
        })?;
    Some((preperiod(chosen), chosen))
}

/// At least three repetitions, four checks, and half of the values are explained by the others.
pub(super) fn is_strong(values: usize, preperiod: usize, period: usize) -> bool {
    let shown = values - preperiod;
    shown >= 3 * period && shown >= period + 4 && values >= 2 * (preperiod + period)
}

/// At least two repetitions, of which more than a bit of the tail agrees.
fn is_weak(values: usize, preperiod: usize, period: usize) -> bool {
    let shown = values - preperiod;
    shown >= 2 * period && shown - period >= LEAST_CHECKS.max(values / 8)
}

/// The first `n` whose value is not that of one period before, plus the saltus.
fn breaks(values: &[u32], rule: &Period) -> Option<usize> {
    let later = values.iter().enumerate().skip(rule.preperiod + rule.period);
    later
        .zip(&values[rule.preperiod.min(values.len())..])
        .find(|&((_, &value), &before)| Some(value) != before.checked_add(rule.saltus))
        .map(|((n, _), _)| n)
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
