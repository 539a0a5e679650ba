//! Positions of several heaps: numbers that are computed from all heaps, and what they say.

use super::hunt::{Verdict, simplest};
use super::members::{self, Members};
use super::{Finding, propose_sequence};
use crate::explore::claim::Claim;
use std::collections::{BTreeMap, BTreeSet};

type Sample = (Vec<u64>, u32);

/// Fewer samples agree with something by chance.
const FEWEST: usize = 12;

struct Feature {
    text: &'static str,
    /// Nothing where it is not defined.
    of: fn(&[u64]) -> Option<u64>,
}

const FEATURES: &[Feature] = &[
    Feature { text: "the nim-sum of the heaps", of: |heaps| Some(nim_sum(heaps.iter())) },
    Feature { text: "the number of stones", of: |heaps| Some(heaps.iter().sum()) },
    Feature { text: "the largest heap", of: |heaps| heaps.iter().copied().max() },
    Feature { text: "the smallest heap", of: |heaps| heaps.iter().copied().min() },
    Feature {
        text: "the number of heaps that are not empty",
        of: |heaps| Some(heaps.iter().filter(|&&heap| heap > 0).count() as u64),
    },
    Feature {
        text: "the number of odd heaps",
        of: |heaps| Some(heaps.iter().filter(|&&heap| heap % 2 == 1).count() as u64),
    },
    Feature {
        text: "the nim-sum of every second heap, from the first on",
        of: |heaps| Some(nim_sum(heaps.iter().step_by(2))),
    },
    Feature {
        text: "the nim-sum of every second heap, from the second on",
        of: |heaps| Some(nim_sum(heaps.iter().skip(1).step_by(2))),
    },
    Feature {
        text: "the nim-sum of every second heap, from the last one backwards",
        of: |heaps| Some(nim_sum(heaps.iter().rev().step_by(2))),
    },
    Feature {
        text: "the nim-sum of every second heap, from the last but one backwards",
        of: |heaps| Some(nim_sum(heaps.iter().rev().skip(1).step_by(2))),
    },
    Feature {
        text: "the nim-sum of every second difference of neighbours, from the last one backwards",
        of: |heaps| Some(nim_sum(differences(heaps)?.iter().rev().step_by(2))),
    },
    Feature {
        text: "the nim-sum of every second difference of neighbours, from the first one on",
        of: |heaps| Some(nim_sum(differences(heaps)?.iter().step_by(2))),
    },
];

fn nim_sum<'a>(heaps: impl Iterator<Item = &'a u64>) -> u64 {
    heaps.fold(0, |sum, heap| sum ^ heap)
}

/// Each heap less the one before, if none is negative.
fn differences(heaps: &[u64]) -> Option<Vec<u64>> {
    let before = [0].iter().chain(heaps);
    heaps.iter().zip(before).map(|(heap, before)| heap.checked_sub(*before)).collect()
}

/// What may be true of the P-positions and of no others.
struct Condition {
    text: &'static str,
    holds: fn(&[u64]) -> bool,
}

const CONDITIONS: &[Condition] = &[
    Condition {
        text: "all heaps are equal",
        holds: |heaps| heaps.windows(2).all(|pair| pair[0] == pair[1]),
    },
    Condition { text: "all heaps are even", holds: |heaps| heaps.iter().all(|heap| heap % 2 == 0) },
    Condition { text: "equal heaps come in pairs", holds: pairs_off },
    Condition {
        text: "the nim-sum of the heaps is 0, or, if no heap is larger than 1, is 1 (misère Nim)",
        holds: |heaps| nim_sum(heaps.iter()) == u64::from(heaps.iter().all(|&heap| heap <= 1)),
    },
    Condition { text: MOORE_2, holds: |heaps| moore(heaps, 2) },
    Condition { text: MOORE_3, holds: |heaps| moore(heaps, 3) },
    Condition { text: MOORE_4, holds: |heaps| moore(heaps, 4) },
];

const MOORE_2: &str =
    "in each binary place the number of heaps with that bit is divisible by 3 (Moore's Nim, k = 2)";
const MOORE_3: &str =
    "in each binary place the number of heaps with that bit is divisible by 4 (Moore's Nim, k = 3)";
const MOORE_4: &str =
    "in each binary place the number of heaps with that bit is divisible by 5 (Moore's Nim, k = 4)";

fn moore(heaps: &[u64], k: usize) -> bool {
    (0..64).all(|bit| heaps.iter().filter(|&heap| heap >> bit & 1 == 1).count() % (k + 1) == 0)
}

fn pairs_off(heaps: &[u64]) -> bool {
    let mut sorted: Vec<u64> = heaps.iter().copied().filter(|&heap| heap > 0).collect();
    sorted.sort_unstable();
    sorted.len().is_multiple_of(2) && sorted.chunks(2).all(|pair| pair[0] == pair[1])
}

/// The first pattern that all samples follow: of the values before of the zeros.
pub(super) fn find(samples: &[Sample]) -> Option<Finding> {
    let zeros = samples.iter().filter(|(_, value)| *value == 0).count();
    if samples.len() < FEWEST || !(1..samples.len()).contains(&zeros) {
        return None;
    }
    let found = candidates(samples);
    let strong = found.iter().position(|(_, is_strong)| *is_strong);
    let (text, is_strong) = found.into_iter().nth(strong.unwrap_or(0))?;
    let checked_to = complete_to(samples);
    let claim = match checked_to {
        2.. if is_strong => Claim::CheckedTo(checked_to),
        _ => Claim::Observed,
    };
    Some(Finding { text, period: None, checked_to, claim, refuted: Vec::new() })
}

/// A text, and whether it is much shorter than what it explains.
type Found = Option<(String, bool)>;

/// All that agree, the simplest first: what says more comes before what is about zeros only.
fn candidates(samples: &[Sample]) -> Vec<(String, bool)> {
    let values = FEATURES.iter().filter_map(|feature| value_of(samples, feature));
    let zeros = FEATURES.iter().filter_map(|feature| zeros_of(samples, feature));
    let conditions = CONDITIONS.iter().filter_map(|condition| zeros_where(samples, condition));
    let zeros = zeros.chain(conditions);
    if samples.iter().all(|(_, value)| *value <= 1) {
        values.chain(zeros).chain(outcomes_of_sum(samples)).collect()
    } else {
        values.chain(sum_of_games(samples)).chain(zeros).collect()
    }
}

/// The value for each number, from 0 on, if it is a function of it without a gap.
fn read_off(samples: impl Iterator<Item = Option<(u64, u32)>>) -> Option<Vec<u32>> {
    let mut known = BTreeMap::new();
    for sample in samples {
        let (place, value) = sample?;
        if *known.entry(place).or_insert(value) != value {
            return None;
        }
    }
    (0..).zip(known).map(|(n, (place, value))| (n == place).then_some(value)).collect()
}

/// A function that says less than a quarter of the samples is no coincidence.
fn is_short(samples: &[Sample], function: &[u32]) -> bool {
    samples.len() >= 4 * function.len()
}

fn value_of(samples: &[Sample], feature: &Feature) -> Found {
    let values =
        read_off(samples.iter().map(|(heaps, value)| Some(((feature.of)(heaps)?, *value))))?;
    let function = simplest(propose_sequence(&values), &values)?;
    let text = match function.text.as_str() {
        "{n}" => feature.text.to_string(),
        text => text.replace("{n}", &format!("({})", feature.text)),
    };
    // Two values alone are better told as zeros.
    let says_more = values.iter().any(|&value| value > 1);
    let is_strong = (function.test)(&values) == Verdict::Strong && is_short(samples, &values);
    says_more.then_some((text, is_strong))
}

fn zeros_of(samples: &[Sample], feature: &Feature) -> Found {
    let outcome = |(heaps, value): &Sample| Some(((feature.of)(heaps)?, (*value).min(1)));
    let values = read_off(samples.iter().map(outcome))?;
    let positions = (0..).zip(&values).filter(|&(_, &value)| value == 0).map(|(n, _)| n).collect();
    let set = Members { positions, bound: values.len() as u64 - 1 };
    if set.positions == [0] {
        let text = format!("0 exactly when {} is 0", feature.text);
        return Some((text, is_short(samples, &values)));
    }
    let known = simplest(members::propose(&set), &set)?;
    let text = known.text.replace("{n}", &format!("({})", feature.text));
    let is_strong = (known.test)(&set) == Verdict::Strong && is_short(samples, &values);
    Some((format!("0 exactly when {text}"), is_strong))
}

fn zeros_where(samples: &[Sample], condition: &Condition) -> Found {
    let agree = samples.iter().all(|(heaps, value)| (condition.holds)(heaps) == (*value == 0));
    agree.then(|| (format!("0 exactly when {}", condition.text), true))
}

/// The nim-sum of what each heap is worth alone.
fn sum_of_games(samples: &[Sample]) -> Found {
    let alone = |(heaps, value): &Sample| {
        let mut full = heaps.iter().filter(|&&heap| heap > 0);
        match (full.next(), full.next()) {
            (first, None) => Some(Some((first.copied().unwrap_or(0), *value))),
            _ => None,
        }
    };
    let worth = read_off(samples.iter().filter_map(alone))?;
    let agree = samples.iter().all(|(heaps, value)| sum(&worth, heaps) == Some(*value));
    agree.then(|| sum_text(samples, &worth, "the nim-sum of {}")).flatten()
}

fn sum(worth: &[u32], heaps: &[u64]) -> Option<u32> {
    let of = |&heap: &u64| worth.get(usize::try_from(heap).ok()?).copied();
    heaps.iter().try_fold(0, |sum, heap| Some(sum ^ of(heap)?))
}

fn sum_text(samples: &[Sample], worth: &[u32], whole: &str) -> Found {
    let owned = worth.to_vec();
    let function = simplest(propose_sequence(&owned), &owned);
    let named = function.map_or_else(
        || format!("v(h) over all heaps h, v = {}", list(worth)),
        |function| format!("({}) over all heaps h", function.text.replace("{n}", "h")),
    );
    Some((whole.replace("{}", &named), is_short(samples, worth)))
}

fn list(values: &[u32]) -> String {
    let shown: Vec<String> = values.iter().take(24).map(u32::to_string).collect();
    shown.join(" ") + if values.len() > shown.len() { " ..." } else { "" }
}

/// Outcomes of a sum: two heaps are worth the same if together they are a P-position. The least heaps of
/// each worth come in the order of their Grundy values, since a value has all smaller ones below it.
fn outcomes_of_sum(samples: &[Sample]) -> Found {
    let mut partners: BTreeMap<u64, u64> = BTreeMap::new();
    for (heaps, value) in samples {
        let full: Vec<u64> = heaps.iter().copied().filter(|&heap| heap > 0).collect();
        let pair = match full.as_slice() {
            [] => [0, 0],
            &[one] => [0, one],
            &[first, second] => [first.min(second), first.max(second)],
            _ => continue,
        };
        if *value == 0 {
            let least = partners.entry(pair[1]).or_insert(pair[0]);
            *least = pair[0].min(*least);
        }
    }
    let leaders: BTreeSet<u64> = partners.values().copied().collect();
    let rank = |leader: &u64| leaders.range(..leader).count() as u32;
    let worth = read_off(partners.iter().map(|(&heap, leader)| Some((heap, rank(leader)))))?;
    let agree = samples
        .iter()
        .all(|(heaps, value)| sum(&worth, heaps).is_some_and(|sum| (sum == 0) == (*value == 0)));
    agree.then(|| sum_text(samples, &worth, "0 exactly when the nim-sum of {} is 0")).flatten()
}

/// The largest heap up to which the samples have every position of each length; or every ascending one, if
/// all samples are ascending. 0 if there is none.
fn complete_to(samples: &[Sample]) -> u64 {
    let distinct: BTreeSet<&[u64]> = samples.iter().map(|(heaps, _)| heaps.as_slice()).collect();
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
