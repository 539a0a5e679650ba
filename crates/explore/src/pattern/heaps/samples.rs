//! Positions of several heaps with their values, and what can be said of them.

use super::super::hunt::Data;
use super::super::rule::Says;
use std::collections::BTreeSet;

pub type Sample = (Vec<u64>, u32);

pub struct Samples<'a> {
    pub all: &'a [Sample],
    /// The largest heap up to which they have all positions that there are.
    pub complete_to: u64,
}

impl<'a> Samples<'a> {
    pub fn new(all: &'a [Sample], gaps: &[Vec<u64>]) -> Self {
        Samples { all, complete_to: complete_to(all, gaps) }
    }
}

/// A text, and what it says of a position.
pub struct HeapRule {
    pub text: String,
    pub says: Reading,
}

/// What is said of the position of these heaps.
pub type Reading = Box<dyn Fn(&[u64]) -> Says>;

impl Data for Samples<'_> {
    type Rule = HeapRule;

    fn text(rule: &HeapRule) -> &str {
        &rule.text
    }

    fn check(&self, rule: &HeapRule) -> Result<u64, String> {
        let mut told = 0;
        for (heaps, value) in self.all {
            let says = (rule.says)(heaps);
            if !says.is_true_of(*value) {
                return Err(format!("{heaps:?}"));
            }
            told += u64::from(says != Says::Nothing);
        }
        Ok(told)
    }

    fn size(&self) -> u64 {
        self.all.len() as u64
    }

    fn last(&self) -> u64 {
        self.complete_to
    }
}

/// The largest heap up to which the samples and the gaps have every list of heaps of each length; or every ascending
/// one, if all are ascending. 0 if there is none.
fn complete_to(samples: &[Sample], gaps: &[Vec<u64>]) -> u64 {
    let places = samples.iter().map(|(heaps, _)| heaps).chain(gaps);
    let distinct: BTreeSet<&[u64]> = places.map(Vec::as_slice).collect();
    let lengths: BTreeSet<usize> = distinct.iter().map(|heaps| heaps.len()).collect();
    let is_ascending = distinct.iter().all(|heaps| heaps.is_sorted());
    let complete = |most: u64| {
        lengths.iter().all(|&length| {
            let inside =
                |heaps: &&&[u64]| heaps.len() == length && heaps.iter().all(|&heap| heap <= most);
            let count = distinct.iter().filter(inside).count() as u128;
            count == if is_ascending { multisets(most, length) } else { vectors(most, length) }
        })
    };
    let largest = samples.iter().flat_map(|(heaps, _)| heaps).copied().max().unwrap_or(0);
    let bound = largest.min(samples.len() as u64);
    (1..=bound).take_while(|&most| complete(most)).last().unwrap_or(0)
}

fn vectors(most: u64, length: usize) -> u128 {
    (0..length).fold(1, |count: u128, _| count.saturating_mul(u128::from(most) + 1))
}

fn multisets(most: u64, length: usize) -> u128 {
    (1..=length as u128).fold(1, |count: u128, i| count.saturating_mul(u128::from(most) + i) / i)
}
