//! Sets of numbers: residues, exceptions, and where the members come from.

use super::Period;
use super::hunt::{Candidate, Data, Verdict};
use super::period::Steps;
use super::{bits, named};

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

    fn has(&self, n: u64) -> bool {
        self.positions.binary_search(&n).is_ok()
    }
}

impl Data for Members {
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

/// Members of a finite set that are written out.
const WRITTEN_OUT: usize = 8;

/// No members but these.
fn finite(known: &Members) -> Option<Candidate<Members>> {
    if known.positions.len() > WRITTEN_OUT {
        return None;
    }
    let all = known.positions.clone();
    let list: Vec<String> = all.iter().map(u64::to_string).collect();
    let text = match list.as_slice() {
        [] => "never".to_string(),
        _ => format!("{{n}} = {}", list.join(" or ")),
    };
    let cost = 1 + all.len() as u64;
    let beyond = all.last().map_or(0, |last| last + 1);
    let test = move |known: &Members| match known.positions.get(all.len()) {
        Some(n) => Verdict::Broken(format!("n = {n}")),
        None => Verdict::strong_if(known.bound / 8 > beyond),
    };
    (known.bound / 4 > beyond).then(|| Candidate { text, cost, period: None, test: Box::new(test) })
}

/// The members are those of some residue classes, from some place on: their list has an arithmetic
/// period whose saltus is the modulus.
fn residues(known: &Members) -> Option<Candidate<Members>> {
    let (start, count) = Steps::of(&known.positions).least()?;
    let modulus = known.positions[start + count] - known.positions[start];
    let period = period(known, start, count, modulus)?;
    let text = residues_text(&known.positions[start..start + count], &period);
    let test = move |known: &Members| {
        let expected = known.positions[start..].iter().map(|member| member + modulus);
        let mut actual = known.positions[start + count..].iter().copied();
        for expected in expected {
            match actual.next() {
                Some(actual) if actual != expected => {
                    return Verdict::Broken(format!("n = {}", actual.min(expected)));
                }
                None if expected <= known.bound => {
                    return Verdict::Broken(format!("n = {expected}"));
                }
                _ => {}
            }
        }
        Verdict::strong_if(Steps::of(&known.positions).is_strong(start, count))
    };
    let cost = (2 + start + count) as u64;
    Some(Candidate { text, cost, period: Some(period), test: Box::new(test) })
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

fn residues_text(members: &[u64], period: &Period) -> String {
    let modulus = period.period as u64;
    let mut residues: Vec<u64> = members.iter().map(|member| member % modulus).collect();
    residues.sort_unstable();
    let list: Vec<String> = residues.iter().map(u64::to_string).collect();
    let classes = match modulus {
        1 => "always".to_string(),
        _ if list.len() > WRITTEN_OUT => {
            format!("{{n}} lies in {} classes (mod {modulus})", list.len())
        }
        _ => format!("{{n}} = {} (mod {modulus})", list.join(" or ")),
    };
    match period.preperiod {
        0 => classes,
        from if modulus == 1 => format!("{{n}} >= {from}"),
        from => format!("{classes} from {{n}} = {from} on"),
    }
}

/// Sets up to here are looked at number by number.
const MOST_NUMBERS: u64 = 1 << 22;

/// The members are the zeros of a formula in the digits.
fn digits(known: &Members) -> Vec<Candidate<Members>> {
    if known.bound > MOST_NUMBERS {
        return Vec::new();
    }
    let found = bits::propose(&indicator(known)).into_iter();
    found.map(|formula| formula.of_members(indicator)).collect()
}

/// For each number up to the bound 0 if it is a member, else 1.
fn indicator(known: &Members) -> Vec<u32> {
    let mut values = vec![1; known.bound as usize + 1];
    known.positions.iter().for_each(|&n| values[n as usize] = 0);
    values
}
