//! Numbers that a power of a prime divides are divided by it: a game for each prime, on the set of its exponents.

use crate::explanation::{Explanation, Part, Value};
use language::prose::joined;
use language::text;
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// The exponents above 0 of a prime.
type Exponents = BTreeSet<u32>;

/// The greatest number that is factored in passing.
const MOST: u64 = 1 << 32;

/// Each prime is worth the mex over its moves, found from sets of smaller exponents.
pub(crate) fn exponents(numbers: &Vec<u64>) -> Option<Explanation> {
    if numbers.iter().any(|&number| number == 0 || number > MOST) {
        return None;
    }
    let mut all: BTreeMap<u64, Exponents> = BTreeMap::new();
    for (prime, exponent) in numbers.iter().flat_map(|&number| factors(number)) {
        all.entry(prime).or_default().insert(exponent);
    }
    let mut values = HashMap::new();
    let part = |(prime, exponents): (&u64, &Exponents)| {
        let how = text!("exponents {set}", "指数 {set}", set = joined(exponents, " "));
        let name = text!("prime {prime}", "质数 {prime}");
        Part::new(None, name, how, Value::Nimber(value(exponents, &mut values)))
    };
    let rule = text!(
        "Each prime is a game of its own, and of its exponents only the set counts. A move with k makes every \
         e of k or more e - k. A set is worth the mex over all k up to its greatest exponent.",
        "各质数互不影响，每个质数只看它的指数的集合。一步选 k，不小于 k 的指数 e 都变成 e - k。一个集合的 \
         SG 值，是对不超过最大指数的所有 k 求出的 mex。"
    );
    Some(Explanation::nim_sum(rule, all.iter().map(part).collect()))
}

/// The primes of a number, each with its exponent.
fn factors(number: u64) -> Vec<(u64, u32)> {
    let (mut rest, mut factors) = (number, Vec::new());
    let mut divisor = 2;
    while divisor * divisor <= rest {
        let mut exponent = 0;
        while rest.is_multiple_of(divisor) {
            rest /= divisor;
            exponent += 1;
        }
        factors.extend((exponent > 0).then_some((divisor, exponent)));
        divisor += 1;
    }
    factors.extend((rest > 1).then_some((rest, 1)));
    factors
}

fn value(exponents: &Exponents, values: &mut HashMap<Exponents, u64>) -> u64 {
    if let Some(&known) = values.get(exponents) {
        return known;
    }
    let most = exponents.last().copied().unwrap_or(0);
    let mut options = BTreeSet::new();
    for k in 1..=most {
        let after = exponents.iter().map(|&e| if e < k { e } else { e - k });
        options.insert(value(&after.filter(|&e| e > 0).collect(), values));
    }
    let value = (0..).take_while(|value| options.contains(value)).count() as u64;
    values.insert(exponents.clone(), value);
    value
}
