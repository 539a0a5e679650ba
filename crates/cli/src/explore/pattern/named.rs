//! Sets of numbers that are given by their members in order.

use super::beatty::{self, ENOUGH, Slope};
use super::hunt::{Candidate, Verdict};
use super::members::Members;
use super::recurrence::{self, Recurrence};

/// A set with a name, by its members above zero.
struct Named {
    text: &'static str,
    /// The member of index 0, 1, ...: ascending without end, until it does not fit any more.
    member: fn(u64) -> Option<u64>,
}

const SETS: &[Named] = &[
    Named { text: "a power of 2", member: |k| 1_u64.checked_shl(k.try_into().ok()?) },
    Named { text: "a Fibonacci number", member: fibonacci },
    Named { text: "a square", member: |k| (k + 1).checked_mul(k + 1) },
    Named { text: "a triangular number", member: |k| Some((k + 1).checked_mul(k + 2)? / 2) },
    Named {
        text: "an odious number",
        member: |k| Some(2 * k + u64::from(k.count_ones() % 2 == 0)),
    },
    Named {
        text: "an evil number",
        member: |k| Some(2 * k + 2 + u64::from((k + 1).count_ones() % 2)),
    },
];

/// 1, 2, 3, 5, 8, ...
fn fibonacci(index: u64) -> Option<u64> {
    let (mut this, mut next) = (1_u64, 2_u64);
    for _ in 0..index {
        (this, next) = (next, this.checked_add(next)?);
    }
    Some(this)
}

const FARTHEST_SHIFT: i64 = 2;
/// With fewer members than this a set with a name may be a coincidence.
const FEWEST: usize = 6;
/// Terms that need not obey a recurrence.
const LATE_START: usize = 3;
/// Terms that grow as those of a recurrence do, rather than as a line or a square, are not more.
const MOST_TERMS: usize = 1000;
/// A recurrence must foretell this many terms before it is more than observed.
const CHECKS: usize = 4;

pub(super) fn propose(known: &Members) -> Vec<Candidate<Members>> {
    let shifts = (0..=FARTHEST_SHIFT).flat_map(|shift| [shift, -shift]);
    let sets = shifts.flat_map(|shift| SETS.iter().filter_map(move |set| named(known, set, shift)));
    let slopes = [0, 1].into_iter().filter_map(|first| line(known, first));
    sets.chain(slopes).chain(recurrent(known)).collect()
}

/// The first place where the members above zero are not those that `member` gives.
fn breaks(known: &Members, member: impl Fn(u64) -> Option<u64>) -> Option<u64> {
    let expected = |k: u64| member(k).filter(|&member| member <= known.bound);
    let zero = usize::from(known.positions.first() == Some(&0));
    let actual = known.positions[zero..].iter().copied().map(Some).chain([None]);
    (0..).zip(actual).find_map(|(k, actual)| match (expected(k), actual) {
        (expected, actual) if expected == actual => None,
        (expected, actual) => expected.into_iter().chain(actual).min(),
    })
}

/// Whether `n + shift` belongs to a set with a name, for `n > 0`.
fn named(known: &Members, set: &'static Named, shift: i64) -> Option<Candidate<Members>> {
    // Members that the shift takes below 1 are left out.
    let skipped = (0..).take_while(|&k| (set.member)(k).is_some_and(|m| m as i64 <= shift)).count();
    let member = move |k: u64| (set.member)(k + skipped as u64)?.checked_add_signed(-shift);
    let shifted = match shift {
        0 => "{n}".to_string(),
        1.. => format!("{{n}} + {shift}"),
        _ => format!("{{n}} - {}", -shift),
    };
    let text = with_zero(known, format!("{shifted} is {}", set.text));
    let test = move |known: &Members| match breaks(known, member) {
        Some(n) => Verdict::Broken(format!("n = {n}")),
        None => Verdict::strong_if(known.positions.len() >= FEWEST),
    };
    let cost = 3 + shift.unsigned_abs();
    matches_somewhat(known).then(|| Candidate { text, cost, period: None, test: Box::new(test) })
}

fn matches_somewhat(known: &Members) -> bool {
    known.positions.len() > FEWEST / 2
}

fn with_zero(known: &Members, text: String) -> String {
    let zero = known.positions.first() == Some(&0);
    if zero { format!("{{n}} = 0 or {text}") } else { text }
}

/// `floor(k a)` for `k` from 1 on, or 0: the multiples of a quadratic irrational.
fn line(known: &Members, first: u64) -> Option<Candidate<Members>> {
    let zero = usize::from(known.positions.first() == Some(&0));
    let slope = beatty::slope(&known.positions[zero..], first).filter(is_above_one)?;
    let text = format!("{{n}} = {} for a k >= {first}", slope.text("k"));
    let text = if first == 0 { text } else { with_zero(known, text) };
    let test = move |known: &Members| match breaks(known, |k| slope.times(k + first)) {
        Some(n) => Verdict::Broken(format!("n = {n}")),
        None => Verdict::strong_if(known.positions.len() >= ENOUGH),
    };
    let enough = known.positions.len() >= ENOUGH / 2;
    enough.then(|| Candidate { text, cost: 6, period: None, test: Box::new(test) })
}

/// Otherwise numbers come twice.
fn is_above_one(slope: &Slope) -> bool {
    slope.times(1).is_some_and(|value| value >= 1)
}

/// The members obey a linear recurrence, but for a few at the beginning.
fn recurrent(known: &Members) -> Option<Candidate<Members>> {
    if known.positions.len() > MOST_TERMS {
        return None;
    }
    let starts = 0..=LATE_START.min(known.positions.len());
    let found = starts.into_iter().find_map(|start| {
        let recurrence = recurrence::find(&known.positions[start..])?;
        is_worth_it(&recurrence, known.positions.len() - start).then_some((start, recurrence))
    });
    let (start, recurrence) = found?;
    let written = &known.positions[..start + recurrence.order()];
    let list: Vec<String> = written.iter().map(u64::to_string).collect();
    let text = format!("{{n}} = a(k): {}; {}", list.join(", "), recurrence.text());
    let cost = (4 + start + 2 * recurrence.order()) as u64;
    let test = move |known: &Members| {
        let terms = &known.positions[start..];
        if let Some(k) = recurrence.breaks(terms) {
            return Verdict::Broken(format!("n = {}", terms[k]));
        }
        match recurrence.next(terms) {
            Some(next) if next <= known.bound => Verdict::Broken(format!("n = {next}")),
            _ => Verdict::strong_if(terms.len() >= unknowns(&recurrence) + CHECKS),
        }
    };
    Some(Candidate { text, cost, period: None, test: Box::new(test) })
}

/// Terms that are used up to find the recurrence.
fn unknowns(recurrence: &Recurrence) -> usize {
    2 * recurrence.order() + usize::from(recurrence.constant != 0)
}

fn is_worth_it(recurrence: &Recurrence, terms: usize) -> bool {
    // A plain step from term to term is a residue class.
    terms > unknowns(recurrence) && recurrence.coefficients != [1]
}
