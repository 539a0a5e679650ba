//! Numbers that are computed from a position, and conditions on one; `{x}`, `{y}`, `{z}` are axes.

use language::Text;

/// A number that is computed from a position: its name, and the number, or nothing where it is not
/// defined. Each number from 0 to the largest is taken, and none is above the sum of the
/// coordinates and a few, rounded up to a power of two.
pub(in crate::pattern) type Feature = (Text, fn(&[u64]) -> Option<u64>);
/// A condition that may hold at the zeros and nowhere else.
pub(in crate::pattern) type Condition = (Text, fn(&[u64]) -> Option<bool>);

pub(in crate::pattern) const OF_TWO: &[Feature] = &[
    (same("{x}"), |at| Some(at[0])),
    (same("{y}"), |at| Some(at[1])),
    (same("{x} xor {y}"), |at| Some(at[0] ^ at[1])),
    (same("{x} + {y}"), |at| Some(at[0] + at[1])),
    (same("|{x} - {y}|"), |at| Some(at[0].abs_diff(at[1]))),
    (same("min({x}, {y})"), |at| Some(at[0].min(at[1]))),
    (same("max({x}, {y})"), |at| Some(at[0].max(at[1]))),
    (Text("({x} or {y}, bit by bit)", "({x} 按位或 {y})"), |at| Some(at[0] | at[1])),
    (Text("({x} and {y}, bit by bit)", "({x} 按位与 {y})"), |at| Some(at[0] & at[1])),
    (same("gcd({x}, {y})"), |at| Some(gcd(at[0], at[1]))),
    (same("({x} - 1) xor ({y} - 1)"), |at| Some(at[0].checked_sub(1)? ^ at[1].checked_sub(1)?)),
    (same("({x} + 1) xor ({y} + 1)"), |at| Some((at[0] + 1) ^ (at[1] + 1))),
    (Text("(({x} - 1) or ({y} - 1), bit by bit)", "(({x} - 1) 按位或 ({y} - 1))"), |at| {
        Some(at[0].checked_sub(1)? | at[1].checked_sub(1)?)
    }),
    (Text("floor(max/min) of {x} and {y}", "{x} 与 {y} 的 floor(max/min)"), |at| {
        at[0].max(at[1]).checked_div(at[0].min(at[1]))
    }),
    // Euclid's game (Nivasch 2006): zero where the ratio is below the golden one.
    (
        Text("floor(max/min - min/max) of {x} and {y}", "{x} 与 {y} 的 floor(max/min - min/max)"),
        |at| euclid(at[0], at[1]),
    ),
];

pub(in crate::pattern) const OF_HEAPS: &[Feature] = &[
    (Text("the nim-sum of the heaps", "各堆的异或和"), |at| nim_sum(at)),
    (Text("the number of stones", "石子的总数"), |at| Some(at.iter().sum())),
    (Text("the largest heap", "最大的堆"), |at| at.iter().copied().max()),
    (Text("the smallest heap", "最小的堆"), |at| at.iter().copied().min()),
    (Text("the number of heaps that are not empty", "非空堆的个数"), |at| {
        count(at, |heap| heap > 0)
    }),
    (Text("the number of odd heaps", "奇数堆的个数"), |at| count(at, |heap| heap % 2 == 1)),
    (
        Text("the nim-sum of every second heap, from the first on", "从第一堆起每隔一堆的异或和"),
        |at| nim_sum(at.iter().step_by(2)),
    ),
    (
        Text("the nim-sum of every second heap, from the second on", "从第二堆起每隔一堆的异或和"),
        |at| nim_sum(at.iter().skip(1).step_by(2)),
    ),
    (
        Text(
            "the nim-sum of every second heap, from the last one backwards",
            "从最后一堆往前每隔一堆的异或和",
        ),
        |at| nim_sum(at.iter().rev().step_by(2)),
    ),
    (
        Text(
            "the nim-sum of every second heap, from the last but one backwards",
            "从倒数第二堆往前每隔一堆的异或和",
        ),
        |at| nim_sum(at.iter().rev().skip(1).step_by(2)),
    ),
    (
        Text(
            "the nim-sum of every second difference of neighbours, from the last one backwards",
            "相邻两堆之差从最后一个往前每隔一个的异或和",
        ),
        |at| nim_sum(differences(at)?.iter().rev().step_by(2)),
    ),
    (
        Text(
            "the nim-sum of every second difference of neighbours, from the first one on",
            "相邻两堆之差从第一个起每隔一个的异或和",
        ),
        |at| nim_sum(differences(at)?.iter().step_by(2)),
    ),
];

/// A formula, which is the same in both languages.
const fn same(formula: &'static str) -> Text {
    Text(formula, formula)
}

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
    (Text("1 < max/min < phi of {x} and {y}", "{x} 与 {y} 满足 1 < max/min < phi"), |at| {
        euclid(at[0], at[1]).map(|ratio| ratio == 0 && at[0] != at[1])
    }),
    // Bash's game: of x stones, up to y are taken.
    (Text("{x} is divisible by {y} + 1", "{x} 能被 {y} + 1 整除"), |at| {
        (at[1] > 0).then(|| at[0] % (at[1] + 1) == 0)
    }),
    (Text("{x} - 1 is divisible by {y} + 1", "{x} - 1 能被 {y} + 1 整除"), |at| {
        (at[0] > 0 && at[1] > 0).then(|| (at[0] - 1) % (at[1] + 1) == 0)
    }),
    // Of x stones, at most one in y is taken: AtCoder Regular Contest 091, F.
    (
        Text(
            "{x} < {y}, or {y} does not divide {x} and {x} - floor({x}/{y}) - 1 is such a number, too",
            "{x} < {y}，或者 {y} 不整除 {x}，且 {x} - floor({x}/{y}) - 1 也是这样的数",
        ),
        |at| (at[1] > 0).then(|| has_no_value(at[0], at[1])),
    ),
    (Text("{x} and {y} are even", "{x} 与 {y} 都是偶数"), |at| Some(are_even(at))),
    (
        Text("{x} = {y} = 0 or both are even and not 0", "{x} = {y} = 0，或者两者都是偶数且不为 0"),
        |at| Some((at[0] == 0) == (at[1] == 0) && are_even(at)),
    ),
    (
        Text(
            "{x} = {y} > 1, or one is 0 and the other 1 (misère Nim)",
            "{x} = {y} > 1，或者一个是 0、另一个是 1（反 Nim）",
        ),
        |at| Some(if at[0].max(at[1]) > 1 { at[0] == at[1] } else { at[0] + at[1] == 1 }),
    ),
];

pub(in crate::pattern) const ON_HEAPS: &[Condition] = &[
    (Text("all heaps are equal", "所有堆都相等"), |at| {
        Some(at.windows(2).all(|pair| pair[0] == pair[1]))
    }),
    (Text("all heaps are even", "所有堆都是偶数"), |at| Some(are_even(at))),
    (Text("equal heaps come in pairs", "相等的堆成对出现"), |at| Some(pairs_off(at))),
    (
        Text(
            "the nim-sum of the heaps is 0, or, if no heap is larger than 1, is 1 (misère Nim)",
            "各堆的异或和为 0；若没有大于 1 的堆，则为 1（反 Nim）",
        ),
        |at| Some(nim_sum(at) == Some(at.iter().all(|&heap| heap <= 1).into())),
    ),
    // Of the first number of stones, so many to so many are taken.
    (Text("{x} mod ({y} + {z}) is less than {y}", "{x} mod ({y} + {z}) 小于 {y}"), |at| match *at
    {
        [stones, least, most] if least + most > 0 => Some(stones % (least + most) < least),
        _ => Some(false),
    }),
    (
        Text(
            "in each binary place the number of heaps with that bit is divisible by 3 \
             (Moore's Nim, k = 2)",
            "每个二进制位上，含该位的堆数能被 3 整除（Moore 的 Nim，k = 2）",
        ),
        |at| Some(moore(at, 2)),
    ),
    (
        Text(
            "in each binary place the number of heaps with that bit is divisible by 4 \
             (Moore's Nim, k = 3)",
            "每个二进制位上，含该位的堆数能被 4 整除（Moore 的 Nim，k = 3）",
        ),
        |at| Some(moore(at, 3)),
    ),
    (
        Text(
            "in each binary place the number of heaps with that bit is divisible by 5 \
             (Moore's Nim, k = 4)",
            "每个二进制位上，含该位的堆数能被 5 整除（Moore 的 Nim，k = 4）",
        ),
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
