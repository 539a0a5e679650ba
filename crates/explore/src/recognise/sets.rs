//! Subtraction sets that give the values of a table.
//!
//! If some set gives the values, so does that of all numbers whose subtraction never leads to a position of the same value (for
//! outcomes: never from a lost one to a lost one), since more such options change no least absent value. From it numbers are taken
//! away, the largest first, while the values stay.

/// The most values from which a set is inferred: each number is tried against all of them.
const MOST: usize = 600;
/// A set with a number above this fraction of the values could say them all one by one.
const FRACTION: usize = 4;

/// The set, if there is one, of values or of outcomes.
pub(super) fn subtraction(
    values: &[u32],
    are_outcomes: bool,
    is_misere: bool,
) -> Option<Vec<usize>> {
    let values = &values[..values.len().min(MOST)];
    let last = values.len().checked_sub(1)?;
    // In misere play the first lost position is that from which the least number leads to 0.
    let least = if is_misere { values.iter().position(|&value| value == 0)? } else { 1 };
    let is_free = |&taken: &usize| {
        let clash = |n: usize| values[n] == values[n - taken] && (!are_outcomes || values[n] == 0);
        !(taken..=last).any(clash)
    };
    let mut set: Vec<usize> = (least.max(1)..=last / FRACTION).filter(is_free).collect();
    let is_said = |set: &[usize]| say(set, last, are_outcomes, is_misere) == values;
    if !is_said(&set) {
        return None;
    }
    for taken in set.clone().into_iter().rev() {
        let without: Vec<usize> = set.iter().copied().filter(|&other| other != taken).collect();
        if is_said(&without) {
            set = without;
        }
    }
    (!set.is_empty()).then_some(set)
}

/// The values up to a number.
fn say(set: &[usize], last: usize, are_outcomes: bool, is_misere: bool) -> Vec<u32> {
    let mut values: Vec<u32> = Vec::with_capacity(last + 1);
    let mut seen = vec![usize::MAX; set.len() + 2];
    for n in 0..=last {
        let options = set.iter().take_while(|&&taken| taken <= n).map(|taken| values[n - taken]);
        options.for_each(|value| seen[value as usize] = n);
        let value = (0..).find(|&value| seen[value as usize] != n).unwrap_or(0);
        let has_none = set.first().is_none_or(|&least| least > n);
        values.push(match are_outcomes {
            true if is_misere && has_none => 1,
            true => value.min(1),
            false => value,
        });
    }
    values
}
