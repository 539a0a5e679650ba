//! What pattern a game's values follow.
//!
//! A pattern is only ever found, not proved, here. The simplest one that agrees with *all* values is
//! attacked: more values are asked for, and a pattern that breaks is dropped and reported as refuted.
//! What is left is *checked to N*, or merely *observed* where the pattern takes not much less to say
//! than the values that it explains.

mod beatty;
mod bits;
mod features;
mod grid;
mod heaps;
mod hunt;
mod members;
mod named;
mod names;
mod pairs;
mod period;
mod recurrence;
mod rule;

use super::claim::Claim;
use hunt::{Candidate, Data, ZEROS_ONLY};
use members::Members;
use rule::{Rule, Says, TableRule};

/// The text of a finding that has nothing but refuted patterns to tell of.
pub const NO_PATTERN: &str = "no pattern";

/// From `preperiod` on, `v(n + period) = v(n) + saltus`: the least such period, and the least start.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Period {
    /// The first `n` from which it holds.
    pub preperiod: usize,
    /// At least 1.
    pub period: usize,
    /// What is added in each period; 0 unless the period is an arithmetic one.
    pub saltus: u32,
    /// The last `n` with `v(n + period) != v(n) + saltus`: one less than the preperiod.
    pub last_exception: Option<usize>,
}

/// A pattern that all values follow, as far as they were computed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// What the values are, as in `n mod 4`, or where the zeros are, as in `0 exactly when x = y`.
    /// [`NO_PATTERN`] if there are only refuted patterns to tell of.
    pub text: String,
    /// If the values are periodic, or membership in the set is.
    pub period: Option<Period>,
    /// The last number, such that everything up to it agrees.
    pub checked_to: u64,
    /// Never [`Claim::Proved`]: a finding knows values, not rules.
    pub claim: Claim,
    /// What held for a while and then broke, as in `period 12 held to 700 and broke at n = 713`.
    pub refuted: Vec<String>,
}

impl Data for Vec<u32> {
    type Rule = Rule;

    fn text(rule: &Rule) -> &str {
        rule.text()
    }

    fn check(&self, rule: &Rule) -> Result<u64, String> {
        rule.check(self)
    }

    fn size(&self) -> u64 {
        self.len() as u64
    }

    fn last(&self) -> u64 {
        self.size().saturating_sub(1)
    }
}

/// The pattern of `v(0), v(1), ...`, if there is a known one.
///
/// `further(count)` gives the first `count` values, or as many as it can have in reasonable time; four
/// times and sixteen times of what is known are asked for.
///
/// ```
/// use explore::pattern::sequence;
/// let values: Vec<u32> = (0..100).map(|n| n % 4).collect();
/// let found = sequence(&values, &mut |count| (0..count as u32).map(|n| n % 4).collect()).unwrap();
/// assert_eq!(found.text, "n mod 4");
/// assert_eq!(found.claim.to_string(), "checked to 1599");
/// ```
pub fn sequence(values: &[u32], further: &mut dyn FnMut(usize) -> Vec<u32>) -> Option<Finding> {
    let mut more = |size: u64| Some(further(usize::try_from(size).ok()?));
    hunt::hunt(values.to_vec(), |values| propose_sequence(values), &mut more)
}

/// The pattern of a set of numbers, such as the P-positions of a game with one parameter: all its
/// members up to `bound`, ascending.
///
/// `further(bound)` gives all members up to that bound, or nothing if it is too far; four times and
/// sixteen times of the known bound are asked for.
///
/// ```
/// use explore::pattern::members;
/// let multiples = |bound: u64| (0..=bound).step_by(4).collect::<Vec<u64>>();
/// let found = members(&multiples(100), 100, &mut |bound| Some(multiples(bound))).unwrap();
/// assert_eq!(found.text, "n = 0 (mod 4)");
/// assert_eq!(found.claim.to_string(), "checked to 1600");
/// ```
pub fn members(
    positions: &[u64],
    bound: u64,
    further: &mut dyn FnMut(u64) -> Option<Vec<u64>>,
) -> Option<Finding> {
    let known = Members::new(positions.to_vec(), bound);
    let mut more = |bound| Some(Members::new(further(bound)?, bound));
    hunt::hunt(known, members::propose, &mut more)
}

/// Values of a game with two parameters.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    /// `x` is below it.
    pub width: usize,
    /// `y` is below it.
    pub height: usize,
    /// That of `(x, y)` is `values[y * width + x]`; 0 is a P-position.
    pub values: Vec<u32>,
    /// Where there is no position, in the same order; empty if there are positions everywhere. A value there means
    /// nothing.
    pub gaps: Vec<bool>,
    /// What `x` and `y` are.
    pub axes: [String; 2],
}

impl Table {
    /// The value of `(x, y)`.
    ///
    /// # Panics
    ///
    /// Outside of the table.
    pub fn at(&self, x: usize, y: usize) -> u32 {
        assert!(x < self.width, "x = {x} lies outside of the table");
        self.values[y * self.width + x]
    }

    /// Whether there is no position at `(x, y)`.
    pub fn is_gap(&self, x: usize, y: usize) -> bool {
        self.gaps.get(y * self.width + x) == Some(&true)
    }
}

impl Data for Table {
    /// Of each side: four times the values.
    const FACTOR: u64 = 2;
    const FEW: u64 = 64;

    type Rule = TableRule;

    fn text(rule: &TableRule) -> &str {
        rule.text()
    }

    fn check(&self, rule: &TableRule) -> Result<u64, String> {
        rule.check(self)
    }

    fn size(&self) -> u64 {
        self.width.min(self.height) as u64
    }

    fn last(&self) -> u64 {
        self.size().saturating_sub(1)
    }

    fn beginning(&self) -> Option<Table> {
        const SIDE: usize = 128;
        let [width, height] = [self.width, self.height].map(|side| side.min(SIDE));
        let corner = |places: usize| (0..places).filter(|n| n % self.width.max(1) < width);
        let values = corner(self.width * height).map(|n| self.values[n]).collect();
        let gaps =
            corner((self.width * height).min(self.gaps.len())).map(|n| self.gaps[n]).collect();
        let axes = self.axes.clone();
        let is_less = (width, height) != (self.width, self.height);
        is_less.then_some(Table { width, height, values, gaps, axes })
    }
}

/// The pattern of a table, if there is a known one: of its values, or else of its zeros.
///
/// `further(width, height)` gives a larger table, of this size or as large as it can be had in
/// reasonable time, or nothing; four times and sixteen times of the known values are asked for.
///
/// ```
/// use explore::pattern::{Table, table};
/// let nim = |width: usize, height: usize| Table {
///     width,
///     height,
///     values: (0..width * height).map(|i| (i % width) as u32 ^ (i / width) as u32).collect(),
///     gaps: Vec::new(),
///     axes: ["x".into(), "y".into()],
/// };
/// let found = table(&nim(20, 20), &mut |width, height| Some(nim(width, height))).unwrap();
/// assert_eq!(found.text, "x xor y");
/// assert_eq!(found.claim.to_string(), "checked to 127");
/// ```
pub fn table(
    table: &Table,
    further: &mut dyn FnMut(usize, usize) -> Option<Table>,
) -> Option<Finding> {
    let (width, height) = (table.width as u64, table.height as u64);
    let mut more = |size: u64| {
        // The same shape, larger.
        let scaled = |side: u64| usize::try_from(side * size / width.min(height).max(1)).ok();
        further(scaled(width)?, scaled(height)?)
    };
    hunt::hunt(table.clone(), propose_table, &mut more)
}

/// The pattern of positions of several heaps, each with its value; 0 is a P-position.
///
/// It is checked to the largest heap up to which the samples have all positions that there are; at `gaps` there are
/// none.
///
/// ```
/// use explore::pattern::heaps;
/// let samples: Vec<(Vec<u64>, u32)> = (0..512_u64)
///     .map(|i| (vec![i & 7, i >> 3 & 7, i >> 6], ((i ^ i >> 3 ^ i >> 6) & 7) as u32))
///     .collect();
/// let found = heaps(&samples, &[]).unwrap();
/// assert_eq!(found.text, "the nim-sum of the heaps");
/// assert_eq!(found.claim.to_string(), "checked to 7");
/// ```
pub fn heaps(samples: &[(Vec<u64>, u32)], gaps: &[Vec<u64>]) -> Option<Finding> {
    heaps::find(samples, gaps)
}

fn propose_table(table: &Table) -> Vec<Candidate<Table>> {
    // Of a strip any rule could be told.
    if table.width.min(table.height) < 4 {
        return Vec::new();
    }
    // Where the zeros of outcomes are is all there is to say.
    let is_gap = |place: usize| table.gaps.get(place) == Some(&true);
    let is_binary = (0..).zip(&table.values).all(|(place, &value)| value <= 1 || is_gap(place));
    let penalty = if is_binary { 0 } else { ZEROS_ONLY };
    let mut found = features::propose(table, penalty);
    found.extend(grid::propose(table, penalty));
    found.extend(pairs::propose(table, penalty));
    found
}

fn propose_sequence(values: &[u32]) -> Vec<Candidate<Vec<u32>>> {
    let mut found = period::propose(values);
    // Some formulas are periods in disguise: the sum of the digits in base 5, mod 4, is n mod 4.
    if period::is_clear(values) {
        return found;
    }
    found.extend(bits::propose(values).into_iter().map(bits::Found::of_values));
    found.extend(beatty_sequence(values));
    found.extend(zeros(values));
    found
}

/// `floor(n a)`, with a quadratic irrational `a`.
fn beatty_sequence(values: &[u32]) -> Option<Candidate<Vec<u32>>> {
    let wide = values.iter().copied().map(u64::from).collect::<Vec<u64>>();
    let slope = beatty::slope(&wide, 0).filter(|_| values.len() >= beatty::ENOUGH / 2)?;
    let rule = Rule::new(&slope.text("{n}"), 0, move |n| Says::value(slope.times(n)));
    let is_short = Box::new(|values: &Vec<u32>| values.len() >= beatty::ENOUGH);
    Some(Candidate { rule, cost: 6, period: None, is_short })
}

/// Where the zeros are, if there is no more to say.
fn zeros(values: &[u32]) -> Vec<Candidate<Vec<u32>>> {
    let members = |values: &[u32]| Members {
        positions: (0..).zip(values).filter(|&(_, &value)| value == 0).map(|(n, _)| n).collect(),
        bound: (values.len() as u64).saturating_sub(1),
    };
    let from_set = |set: Candidate<Members>| {
        let Candidate { rule, cost, is_short, .. } = set;
        let is_short = move |values: &Vec<u32>| is_short(&members(values));
        let (rule, cost) = (Rule::zeros(rule), cost + ZEROS_ONLY);
        Candidate { rule, cost, period: None, is_short: Box::new(is_short) }
    };
    let set = members(values);
    // That there are none at all is no pattern of the other values.
    let proposals = if set.positions.is_empty() { Vec::new() } else { members::propose(&set) };
    proposals.into_iter().map(from_set).collect()
}

#[cfg(test)]
pub(super) mod tests;
