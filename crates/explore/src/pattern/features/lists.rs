//! Numbers that are computed from a position, and conditions on one; `{x}`, `{y}`, `{z}` are axes.

/// A number that is computed from a position: its name, and the number, or nothing where it is not
/// defined. Each number from 0 to the largest is taken, and none is above the sum of the
/// coordinates and a few, rounded up to a power of two.
pub(in crate::pattern) type Feature = (&'static str, fn(&[u64]) -> Option<u64>);
/// A condition that may hold at the zeros and nowhere else.
pub(in crate::pattern) type Condition = (&'static str, fn(&[u64]) -> Option<bool>);

pub(in crate::pattern) const OF_TWO: &[Feature] = &[
    ("{x}", |at| Some(at[0])),
    ("{y}", |at| Some(at[1])),
    ("{x} xor {y}", |at| Some(at[0] ^ at[1])),
    ("{x} + {y}", |at| Some(at[0] + at[1])),
    ("|{x} - {y}|", |at| Some(at[0].abs_diff(at[1]))),
    ("min({x}, {y})", |at| Some(at[0].min(at[1]))),
    ("max({x}, {y})", |at| Some(at[0].max(at[1]))),
    ("({x} or {y}, bit by bit)", |at| Some(at[0] | at[1])),
    ("({x} and {y}, bit by bit)", |at| Some(at[0] & at[1])),
    ("gcd({x}, {y})", |at| Some(gcd(at[0], at[1]))),
    ("({x} - 1) xor ({y} - 1)", |at| Some(at[0].checked_sub(1)? ^ at[1].checked_sub(1)?)),
    ("({x} + 1) xor ({y} + 1)", |at| Some((at[0] + 1) ^ (at[1] + 1))),
    ("(({x} - 1) or ({y} - 1), bit by bit)", |at| {
        Some(at[0].checked_sub(1)? | at[1].checked_sub(1)?)
    }),
    ("floor(max/min) of {x} and {y}", |at| at[0].max(at[1]).checked_div(at[0].min(at[1]))),
    // Euclid's game (Nivasch 2006): zero where the ratio is below the golden one.
    ("floor(max/min - min/max) of {x} and {y}", |at| euclid(at[0], at[1])),
];

pub(in crate::pattern) const OF_HEAPS: &[Feature] = &[
    ("the nim-sum of the heaps", |at| nim_sum(at)),
    ("the number of stones", |at| Some(at.iter().sum())),
    ("the largest heap", |at| at.iter().copied().max()),
    ("the smallest heap", |at| at.iter().copied().min()),
    ("the number of heaps that are not empty", |at| count(at, |heap| heap > 0)),
    ("the number of odd heaps", |at| count(at, |heap| heap % 2 == 1)),
    ("the nim-sum of every second heap, from the first on", |at| nim_sum(at.iter().step_by(2))),
    ("the nim-sum of every second heap, from the second on", |at| {
        nim_sum(at.iter().skip(1).step_by(2))
    }),
    ("the nim-sum of every second heap, from the last one backwards", |at| {
        nim_sum(at.iter().rev().step_by(2))
    }),
    ("the nim-sum of every second heap, from the last but one backwards", |at| {
        nim_sum(at.iter().rev().skip(1).step_by(2))
    }),
    ("the nim-sum of every second difference of neighbours, from the last one backwards", |at| {
        nim_sum(differences(at)?.iter().rev().step_by(2))
    }),
    ("the nim-sum of every second difference of neighbours, from the first one on", |at| {
        nim_sum(differences(at)?.iter().step_by(2))
    }),
];

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// `max/min - min/max`, rounded down
fn euclid(x: u64, y: u64) -> Option<u64> {
    (x.pow(2).abs_diff(y.pow(2))).checked_div(x * y)
}

fn nim_sum<'a>(heaps: impl IntoIterator<Item = &'a u64>) -> Option<u64> {
    Some(heaps.into_iter().fold(0, |sum, heap| sum ^ heap))
}

fn count(heaps: &[u64], is_counted: fn(u64) -> bool) -> Option<u64> {
    Some(heaps.iter().filter(|&&heap| is_counted(heap)).count() as u64)
}

/// Each heap less the one before, if none is negative.
fn differences(heaps: &[u64]) -> Option<Vec<u64>> {
    let before = [0].iter().chain(heaps);
    heaps.iter().zip(before).map(|(heap, before)| heap.checked_sub(*before)).collect()
}

pub(in crate::pattern) const ON_TWO: &[Condition] = &[
    ("1 < max/min < phi of {x} and {y}", |at| {
        euclid(at[0], at[1]).map(|ratio| ratio == 0 && at[0] != at[1])
    }),
    // Bash's game: of x stones, up to y are taken.
    ("{x} is divisible by {y} + 1", |at| (at[1] > 0).then(|| at[0] % (at[1] + 1) == 0)),
    ("{x} - 1 is divisible by {y} + 1", |at| {
        (at[0] > 0 && at[1] > 0).then(|| (at[0] - 1) % (at[1] + 1) == 0)
    }),
    // Of x stones, at most one in y is taken: AtCoder Regular Contest 091, F.
    (
        "{x} < {y}, or {y} does not divide {x} and {x} - floor({x}/{y}) - 1 is such a number, too",
        |at| (at[1] > 0).then(|| has_no_value(at[0], at[1])),
    ),
    ("{x} and {y} are even", |at| Some(are_even(at))),
    ("{x} = {y} = 0 or both are even and not 0", |at| {
        Some((at[0] == 0) == (at[1] == 0) && are_even(at))
    }),
    ("{x} = {y} > 1, or one is 0 and the other 1 (misère Nim)", |at| {
        Some(if at[0].max(at[1]) > 1 { at[0] == at[1] } else { at[0] + at[1] == 1 })
    }),
];

pub(in crate::pattern) const ON_HEAPS: &[Condition] = &[
    ("all heaps are equal", |at| Some(at.windows(2).all(|pair| pair[0] == pair[1]))),
    ("all heaps are even", |at| Some(are_even(at))),
    ("equal heaps come in pairs", |at| Some(pairs_off(at))),
    ("the nim-sum of the heaps is 0, or, if no heap is larger than 1, is 1 (misère Nim)", |at| {
        Some(nim_sum(at) == Some(at.iter().all(|&heap| heap <= 1).into()))
    }),
    // Of the first number of stones, so many to so many are taken.
    ("{x} mod ({y} + {z}) is less than {y}", |at| match *at {
        [stones, least, most] if least + most > 0 => Some(stones % (least + most) < least),
        _ => Some(false),
    }),
    (
        "in each binary place the number of heaps with that bit is divisible by 3 \
         (Moore's Nim, k = 2)",
        |at| Some(moore(at, 2)),
    ),
    (
        "in each binary place the number of heaps with that bit is divisible by 4 \
         (Moore's Nim, k = 3)",
        |at| Some(moore(at, 3)),
    ),
    (
        "in each binary place the number of heaps with that bit is divisible by 5 \
         (Moore's Nim, k = 4)",
        |at| Some(moore(at, 4)),
    ),
];

fn are_even(heaps: &[u64]) -> bool {
    heaps.iter().all(|heap| heap % 2 == 0)
}

fn has_no_value(mut x: u64, y: u64) -> bool {
    while x >= y {
        if x.is_multiple_of(y) {
            return false;
        }
        x -= x / y + 1;
    }
    true
}

fn pairs_off(heaps: &[u64]) -> bool {
    let mut sorted: Vec<u64> = heaps.iter().copied().filter(|&heap| heap > 0).collect();
    sorted.sort_unstable();
    sorted.len().is_multiple_of(2) && sorted.chunks(2).all(|pair| pair[0] == pair[1])
}

fn moore(heaps: &[u64], k: usize) -> bool {
    (0..64).all(|bit| heaps.iter().filter(|&heap| heap >> bit & 1 == 1).count() % (k + 1) == 0)
}
