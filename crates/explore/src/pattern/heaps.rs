//! Positions of several heaps: numbers that are computed from all heaps, and what they say.

mod samples;

use super::hunt::{self, Candidate, Verdict, simplest};
use super::members::{self, Members};
use super::rule::{Rule, Says, Set, filled};
use super::{Finding, propose_sequence};
use samples::{HeapRule, Sample, Samples};
use std::collections::{BTreeMap, BTreeSet};

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
    // Of the first number of stones, so many to so many are taken.
    Condition {
        text: "heap 1 mod (heap 2 + heap 3) is less than heap 2",
        holds: |heaps| match *heaps {
            [stones, least, most] if least + most > 0 => stones % (least + most) < least,
            _ => false,
        },
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

/// The simplest pattern that all samples follow: of the values before of the zeros.
pub(super) fn find(samples: &[Sample], gaps: &[Vec<u64>]) -> Option<Finding> {
    let zeros = samples.iter().filter(|(_, value)| *value == 0).count();
    if samples.len() < FEWEST || !(1..samples.len()).contains(&zeros) {
        return None;
    }
    hunt::hunt(Samples::new(samples, gaps), |samples| candidates(samples.all), &mut |_| None)
}

type Found<'a> = Option<Candidate<Samples<'a>>>;

/// The simplest first: what says more comes before what is about zeros only.
fn candidates<'a>(samples: &[Sample]) -> Vec<Candidate<Samples<'a>>> {
    let values = FEATURES.iter().filter_map(|feature| value_of(samples, feature));
    let zeros = FEATURES.iter().filter_map(|feature| zeros_of(samples, feature));
    let zeros = zeros.chain(CONDITIONS.iter().map(zeros_where));
    let all: Vec<Candidate<Samples<'a>>> = if samples.iter().all(|(_, value)| *value <= 1) {
        let some = nim_sum_of_some(samples, |sum| Says::Zero(sum == 0));
        values.chain(zeros).chain(some).chain(outcomes_of_sum(samples)).collect()
    } else {
        let some = nim_sum_of_some(samples, Says::Value);
        values.chain(some).chain(sum_of_games(samples)).chain(zeros).collect()
    };
    (0..).zip(all).map(|(cost, candidate)| Candidate { cost, ..candidate }).collect()
}

/// What takes `numbers` numbers to say. Less than a quarter of the samples is no coincidence, if these hold all
/// positions of some size.
fn candidate<'a>(
    text: String,
    numbers: usize,
    says: impl Fn(&[u64]) -> Says + 'static,
) -> Found<'a> {
    let rule = HeapRule { text, says: Box::new(says) };
    let is_short =
        move |samples: &Samples| samples.all.len() >= 4 * numbers && samples.complete_to >= 2;
    Some(Candidate { rule, cost: 0, period: None, is_short: Box::new(is_short) })
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

/// A rule about a number, as one about a feature of positions.
fn of_feature<'a>(
    rule: &Rule,
    feature: &'static Feature,
    numbers: usize,
    is_strong: bool,
) -> Found<'a> {
    let text = match rule.text() {
        "{n}" => feature.text.to_string(),
        "0 exactly when {n} = 0" => format!("0 exactly when {} is 0", feature.text),
        text => filled(text, &format!("({})", feature.text)),
    };
    let said = rule.first(numbers);
    let of = move |heaps: &[u64]| said.get((feature.of)(heaps)? as usize).copied();
    let says = move |heaps: &[u64]| of(heaps).unwrap_or(Says::Nonsense);
    // What is a coincidence for the numbers is one for the positions.
    candidate(text, if is_strong { numbers } else { usize::MAX / 4 }, says)
}

fn value_of<'a>(samples: &[Sample], feature: &'static Feature) -> Found<'a> {
    let values =
        read_off(samples.iter().map(|(heaps, value)| Some(((feature.of)(heaps)?, *value))))?;
    let function = simplest(propose_sequence(&values), &values)?;
    // Two values alone are better told as zeros.
    let says_more = values.iter().any(|&value| value > 1);
    let is_strong = function.verdict(&values) == Verdict::Strong;
    says_more.then(|| of_feature(&function.rule, feature, values.len(), is_strong))?
}

fn zeros_of<'a>(samples: &[Sample], feature: &'static Feature) -> Found<'a> {
    let outcome = |(heaps, value): &Sample| Some(((feature.of)(heaps)?, (*value).min(1)));
    let values = read_off(samples.iter().map(outcome))?;
    let positions = (0..).zip(&values).filter(|&(_, &value)| value == 0).map(|(n, _)| n).collect();
    let set = Members { positions, bound: values.len() as u64 - 1 };
    if set.positions == [0] {
        let rule = Rule::zeros(Set::new("{n} = 0", 0, |_| std::iter::once(0)));
        return of_feature(&rule, feature, values.len(), true);
    }
    let known = simplest(members::propose(&set), &set)?;
    let is_strong = known.verdict(&set) == Verdict::Strong;
    of_feature(&Rule::zeros(known.rule), feature, values.len(), is_strong)
}

fn zeros_where<'a>(condition: &'static Condition) -> Candidate<Samples<'a>> {
    let rule = HeapRule {
        text: format!("0 exactly when {}", condition.text),
        says: Box::new(|heaps| Says::Zero((condition.holds)(heaps))),
    };
    let is_short = Box::new(|samples: &Samples| samples.complete_to >= 2);
    Candidate { rule, cost: 0, period: None, is_short }
}

/// The nim-sum of some heaps, but not of all: those of which one stone alone is worth something.
fn nim_sum_of_some<'a>(samples: &[Sample], says: fn(u64) -> Says) -> Found<'a> {
    let (first, _) = samples.first()?;
    let of_one = |(heaps, value): &Sample| match heaps.iter().sum() {
        1_u64 => Some((heaps.iter().position(|&heap| heap == 1)?, *value)),
        _ => None,
    };
    let ones: BTreeMap<usize, u32> = samples.iter().filter_map(of_one).collect();
    let some: Vec<usize> = ones.iter().filter(|(_, value)| **value > 0).map(|(&n, _)| n).collect();
    if some.is_empty() || ones.len() < first.len() || some.len() == first.len() {
        return None;
    }
    let names: Vec<String> = some.iter().map(|index| format!("heap {}", index + 1)).collect();
    let text = match &names[..] {
        [one] => one.clone(),
        [others @ .., last] => format!("the nim-sum of {} and {last}", others.join(", ")),
        [] => return None,
    };
    let text = match says(0) {
        Says::Zero(_) => format!("0 exactly when {text} is 0"),
        _ => text,
    };
    let sum = move |heaps: &[u64]| {
        let chosen: Option<Vec<&u64>> = some.iter().map(|&index| heaps.get(index)).collect();
        chosen.map_or(Says::Nonsense, |chosen| says(nim_sum(chosen.into_iter())))
    };
    candidate(text, names.len(), sum)
}

/// The nim-sum of what each heap is worth alone.
fn sum_of_games<'a>(samples: &[Sample]) -> Found<'a> {
    let alone = |(heaps, value): &Sample| {
        let mut full = heaps.iter().filter(|&&heap| heap > 0);
        match (full.next(), full.next()) {
            (first, None) => Some(Some((first.copied().unwrap_or(0), *value))),
            _ => None,
        }
    };
    let worth = read_off(samples.iter().filter_map(alone))?;
    sum_of_worths(&worth, "the nim-sum of {}", |sum| Says::Value(sum.into()))
}

fn sum(worth: &[u32], heaps: &[u64]) -> Option<u32> {
    let of = |&heap: &u64| worth.get(usize::try_from(heap).ok()?).copied();
    heaps.iter().try_fold(0, |sum, heap| Some(sum ^ of(heap)?))
}

/// What is said of a sum of heaps by the nim-sum of what each is worth. The worths are named by a rule if there is one
/// for all of them.
fn sum_of_worths<'a>(worth: &[u32], whole: &str, says: fn(u32) -> Says) -> Found<'a> {
    let owned = worth.to_vec();
    let rule = simplest(propose_sequence(&owned), &owned).map(|function| function.rule);
    let says_all =
        |rule: &Rule| rule.first(worth.len()).iter().all(|said| matches!(said, Says::Value(_)));
    let named = match rule.filter(says_all) {
        Some(rule) => format!("({}) over all heaps h", filled(rule.text(), "h")),
        None => format!("v(h) over all heaps h, v = {}", list(worth)),
    };
    let of = move |heaps: &[u64]| sum(&owned, heaps).map_or(Says::Nonsense, says);
    candidate(whole.replace("{}", &named), worth.len(), of)
}

fn list(values: &[u32]) -> String {
    let shown: Vec<String> = values.iter().take(24).map(u32::to_string).collect();
    shown.join(" ") + if values.len() > shown.len() { " ..." } else { "" }
}

/// Outcomes of a sum: two heaps are worth the same if together they are a P-position. The least heaps of
/// each worth come in the order of their Grundy values, since a value has all smaller ones below it.
fn outcomes_of_sum<'a>(samples: &[Sample]) -> Found<'a> {
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
    let whole = "0 exactly when the nim-sum of {} is 0";
    sum_of_worths(&worth, whole, |sum| Says::Zero(sum == 0))
}
