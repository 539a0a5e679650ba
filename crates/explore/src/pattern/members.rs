//! Sets of numbers: residues, exceptions, and where the members come from.

use super::Period;
use super::hunt::{Candidate, Data};
use super::period::Steps;
use super::rule::Set;
use super::{bits, named};
use std::rc::Rc;

/// All members of a set up to a bound, ascending.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Members {
    pub positions: Vec<u64>,
    pub bound: u64,
}

impl Members {
    /// Those up to the bound, in order.
    pub fn new(mut positions: Vec<u64>, bound: u64) -> Members {
        positions.retain(|&n| n <= bound);
        positions.sort_unstable();
        positions.dedup();
        Members { positions, bound }
    }

    pub fn has(&self, n: u64) -> bool {
        self.positions.binary_search(&n).is_ok()
    }
}

impl Data for Members {
    type Rule = Set;

    fn text(rule: &Set) -> &str {
        rule.text()
    }

    fn check(&self, rule: &Set) -> Result<u64, String> {
        rule.check(&self.positions, self.bound)
    }

    fn size(&self) -> u64 {
        self.bound
    }

    fn last(&self) -> u64 {
        self.bound
    }
}

/// Every set that the known members may be those of.
pub(super) fn propose(known: &Members) -> Vec<Candidate<Members>> {
    let simple = [finite(known), residues(known)].into_iter().flatten();
    simple.chain(named::propose(known)).chain(digits(known)).collect()
}

/// Members that are written out.
const WRITTEN_OUT: usize = 8;

/// As in `{n} = 3 or 8`.
fn one_of(members: &[u64]) -> String {
    let list: Vec<String> = members.iter().map(u64::to_string).collect();
    format!("{{n}} = {}", list.join(" or "))
}

/// No members but these.
fn finite(known: &Members) -> Option<Candidate<Members>> {
    let all: Rc<[u64]> = known.positions.as_slice().into();
    let beyond = all.last().map_or(0, |last| last + 1);
    if all.len() > WRITTEN_OUT || known.bound / 4 <= beyond {
        return None;
    }
    let text = if all.is_empty() { "never".to_string() } else { one_of(&all) };
    let cost = 1 + all.len() as u64;
    let rule = Set::new(&text, 0, move |_| listed(all.clone()));
    let is_short = Box::new(move |known: &Members| known.bound / 8 > beyond);
    Some(Candidate { rule, cost, period: None, is_short })
}

fn listed(members: Rc<[u64]>) -> impl Iterator<Item = u64> {
    (0..members.len()).map(move |index| members[index])
}

/// The members are those of some residue classes, from some place on: their list has an arithmetic
/// period whose saltus is the modulus. Members before that place are written out, if they are few.
fn residues(known: &Members) -> Option<Candidate<Members>> {
    let (start, count) = Steps::of(&known.positions).least()?;
    let modulus = known.positions[start + count] - known.positions[start];
    let period = period(known, start, count, modulus)?;
    let from = period.preperiod as u64;
    let begins = known.positions.partition_point(|&n| n < from);
    let early: Rc<[u64]> = known.positions[..begins].into();
    let ruled: Rc<[u64]> = known.positions[begins..].get(..count)?.into();
    // What is not written out is left out: then nothing is said of what comes before.
    let is_written_out = early.len().max(ruled.len()) <= WRITTEN_OUT;
    let text = residues_text(is_written_out, &early, &ruled, &period);
    let told_from = if is_written_out { 0 } else { from };
    let rule = Set::new(&text, told_from, move |_| {
        let ruled = ruled.clone();
        let periods = (0..).map(move |period| period * modulus);
        let later = periods.flat_map(move |less| listed(ruled.clone()).map(move |n| n + less));
        listed(early.clone()).chain(later)
    });
    let cost = (2 + start + count) as u64;
    let is_short =
        Box::new(move |known: &Members| Steps::of(&known.positions).is_strong(start, count));
    Some(Candidate { rule, cost, period: Some(period), is_short })
}

/// The period of membership. Its last exception is a member before the rule begins, or the last number
/// that would be a member if the rule began earlier.
fn period(known: &Members, start: usize, count: usize, modulus: u64) -> Option<Period> {
    let (early, ruled) = known.positions.split_at(start);
    let left = early.iter().copied().filter(|n| !known.has(n + modulus));
    let missing =
        ruled[..count].iter().filter_map(|n| n.checked_sub(modulus)).filter(|&n| !known.has(n));
    let last_exception = match left.chain(missing).max() {
        Some(last) => Some(usize::try_from(last).ok()?),
        None => None,
    };
    let preperiod = last_exception.map_or(0, |last| last + 1);
    let period = usize::try_from(modulus).ok()?;
    Some(Period { preperiod, period, saltus: 0, last_exception })
}

/// What is said of the members: of those before the period, if all are written out, and of one period of the
/// others.
fn residues_text(is_written_out: bool, early: &[u64], ruled: &[u64], period: &Period) -> String {
    let from = period.preperiod;
    let classes = classes(ruled, period.period as u64);
    if from == 0 || !is_written_out {
        return classes.unwrap_or_else(|| "always{from}".into());
    }
    let later = match &classes {
        Some(classes) => format!("{classes} from {{n}} = {from} on"),
        None => format!("{{n}} >= {from}"),
    };
    match (early, classes) {
        ([], _) => later,
        (_, Some(_)) => format!("{}, or {later}", one_of(early)),
        (_, None) => format!("{} or {later}", one_of(early)),
    }
}

/// The classes of these numbers; nothing for the one class of all numbers.
fn classes(ruled: &[u64], modulus: u64) -> Option<String> {
    let mut residues: Vec<u64> = ruled.iter().map(|member| member % modulus).collect();
    residues.sort_unstable();
    match residues.len() {
        _ if modulus == 1 => None,
        count if count > WRITTEN_OUT => {
            Some(format!("{{n}} lies in {count} classes (mod {modulus})"))
        }
        _ => Some(format!("{} (mod {modulus})", one_of(&residues))),
    }
}

/// Sets up to here are looked at number by number.
const MOST_NUMBERS: u64 = 1 << 22;

/// The members are the zeros of a formula in the digits.
fn digits(known: &Members) -> Vec<Candidate<Members>> {
    if known.bound > MOST_NUMBERS {
        return Vec::new();
    }
    let mut indicator = vec![1; known.bound as usize + 1];
    known.positions.iter().for_each(|&n| indicator[n as usize] = 0);
    let found = bits::propose(&indicator).into_iter();
    found.map(|formula| formula.of_members(|known: &Members| known.bound + 1)).collect()
}
