//! Sets of numbers that are given by their members in order.

use super::beatty::{self, ENOUGH, Slope};
use super::hunt::Candidate;
use super::members::Members;
use super::recurrence::{self, Recurrence};
use super::rule::Set;

/// A set with a name, by its members above zero.
struct Named {
    text: &'static str,
    /// The member of index 0, 1, ...: ascending without end, until it does not fit any more.
    member: fn(u64) -> Option<u64>,
    /// Whether 0 belongs to it, unless that is a matter of taste.
    zero: Option<bool>,
}

const SETS: &[Named] = &[
    Named {
        text: "a power of 2",
        member: |k| 1_u64.checked_shl(k.try_into().ok()?),
        zero: Some(false),
    },
    Named { text: "a Fibonacci number", member: fibonacci, zero: None },
    Named { text: "a square", member: |k| (k + 1).checked_mul(k + 1), zero: Some(true) },
    Named {
        text: "a triangular number",
        member: |k| Some((k + 1).checked_mul(k + 2)? / 2),
        zero: Some(true),
    },
    Named {
        text: "an odious number",
        member: |k| Some(2 * k + u64::from(k.count_ones() % 2 == 0)),
        zero: Some(false),
    },
    Named {
        text: "an evil number",
        member: |k| Some(2 * k + 2 + u64::from((k + 1).count_ones() % 2)),
        zero: Some(true),
    },
];

impl Named {
    /// All `n` for which `n + shift` belongs to it, ascending.
    fn shifted(&'static self, shift: i64) -> impl Iterator<Item = u64> + Clone {
        let zero = (self.zero == Some(true)).then_some(0);
        let all = zero.into_iter().chain((0..).map_while(self.member));
        all.filter_map(move |member| member.checked_add_signed(-shift))
    }
}

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
    sets.chain(line(known)).chain(recurrent(known)).collect()
}

/// A set, and 0 if it is known to be a member.
fn with_zero<I: Iterator<Item = u64> + 'static>(
    known: &Members,
    text: &str,
    from: u64,
    members: impl Fn() -> I + 'static,
) -> Set {
    if !known.has(0) {
        return Set::new(text, from, move |_| members());
    }
    let text = format!("{{n}} = 0 or {text}");
    Set::new(&text, from, move |_| std::iter::once(0).chain(members().skip_while(|&n| n == 0)))
}

/// The set of all `n` for which `n + shift` belongs to one with a name.
fn named(known: &Members, named: &'static Named, shift: i64) -> Option<Candidate<Members>> {
    if known.positions.len() <= FEWEST / 2 {
        return None;
    }
    let members = move || named.shifted(shift);
    let shifted = match shift {
        0 => "{n}".to_string(),
        1.. => format!("{{n}} + {shift}"),
        _ => format!("{{n}} - {}", -shift),
    };
    let text = format!("{shifted} is {}", named.text);
    // Sets often differ from those with a name at 0, or where n + shift is 0: then nothing is said of these places.
    let says = |n: u64| members().take_while(|&member| member <= n).any(|member| member == n);
    let needs_zero = known.has(0) && !says(0);
    let is_doubtful = |n: u64| {
        let is_matter_of_taste = named.zero.is_none() && shift + n as i64 == 0;
        !(n == 0 && needs_zero) && (is_matter_of_taste || known.has(n) != says(n))
    };
    let places = [0, shift.min(0).unsigned_abs()];
    let from = places.into_iter().filter(|&n| is_doubtful(n)).max().map_or(0, |n| n + 1);
    let rule = match needs_zero {
        true => with_zero(known, &text, from, members),
        false => Set::new(&text, from, move |_| members()),
    };
    let is_short = Box::new(|known: &Members| known.positions.len() >= FEWEST);
    Some(Candidate { rule, cost: 3 + shift.unsigned_abs() + from, period: None, is_short })
}

/// `floor(k a)` for `k` from 1 on, or 0: the multiples of a quadratic irrational.
fn line(known: &Members) -> Option<Candidate<Members>> {
    let positive = &known.positions[usize::from(known.has(0))..];
    let slope = beatty::slope(positive, 1).filter(is_above_one)?;
    let text = format!("{{n}} = {} for a k >= 1", slope.text("k"));
    let rule = with_zero(known, &text, 0, move || (1..).map_while(move |k| slope.times(k)));
    let is_short = Box::new(|known: &Members| known.positions.len() >= ENOUGH);
    let enough = known.positions.len() >= ENOUGH / 2;
    enough.then_some(Candidate { rule, cost: 6, period: None, is_short })
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
    let written = known.positions[..start + recurrence.order()].to_vec();
    let list: Vec<String> = written.iter().map(u64::to_string).collect();
    // What is written before a late start need not obey.
    let then = if start == 0 { "; " } else { ", then " };
    let text = format!("{{n}} = a(k): {}{then}{}", list.join(", "), recurrence.text());
    let cost = (4 + start + 2 * recurrence.order()) as u64;
    let enough = start + unknowns(&recurrence) + CHECKS;
    let rule = Set::new(&text, 0, move |bound| {
        let mut terms = written.clone();
        while let Some(&last) = terms.last().filter(|&&last| last <= bound) {
            // A term that does not grow, or is no number, is no member of this set.
            let next = recurrence.next(&terms).unwrap_or(0);
            terms.push(next);
            if next <= last {
                break;
            }
        }
        terms.into_iter()
    });
    let is_short = Box::new(move |known: &Members| known.positions.len() >= enough);
    Some(Candidate { rule, cost, period: None, is_short })
}

/// Terms that are used up to find the recurrence.
fn unknowns(recurrence: &Recurrence) -> usize {
    2 * recurrence.order() + usize::from(recurrence.constant != 0)
}

fn is_worth_it(recurrence: &Recurrence, terms: usize) -> bool {
    // A plain step from term to term is a residue class.
    let is_of_order = recurrence.coefficients.last() != Some(&0);
    terms > unknowns(recurrence) && recurrence.coefficients != [1] && is_of_order
}
