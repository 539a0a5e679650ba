//! The patterns that have a name: a row each.

use automata::{Numeration, ZECKENDORF};
use language::Text;

/// A pattern with a name.
pub(super) struct Row<F> {
    /// The name; `{x}`, `{y}`, `{z}` are axes, and `{n}` is a number.
    pub name: Text,
    pub value: F,
    /// The same in the language of moves, for provers: a number as a move that leaves it, and a condition as tests, the
    /// cases joined by "or". `{all}`, `{sum}`, `{or}` and `{xor}` are all coordinates, and `{every second}` begins with the
    /// first. None where automata cannot say it, or prove no game in which it would be found.
    pub term: Option<&'static str>,
    /// A game in which the pattern is found, as it is typed, and proved if there is a term: a test holds each row to it.
    #[cfg_attr(not(test), expect(dead_code, reason = "for the test of each row"))]
    pub game: &'static str,
}

/// A number that is computed from a position, or nothing where it is not defined. Each number from 0 to the largest is
/// taken, and none is above the sum of the coordinates and a few, rounded up to a power of two.
pub(super) type Feature = Row<fn(&[u64]) -> Option<u64>>;
/// A condition that may hold at the zeros and nowhere else.
pub(super) type Condition = Row<fn(&[u64]) -> Option<bool>>;
/// A function of one number that is no polynomial and has no period; None where it is undefined.
pub(super) type Formula = Row<fn(u64) -> Option<u64>>;
/// A set of numbers above zero: its members by their index, until they do not fit any more, and true where it is a matter
/// of taste that 0 is none.
pub(super) type Set = Row<(fn(u64) -> Option<u64>, bool)>;

/// A row that is found in its game, and no more.
const fn found<F>(name: Text, game: &'static str, value: F) -> Row<F> {
    Row { name, term: None, game, value }
}

/// A row that is also proved in its game.
const fn proved<F>(name: Text, term: &'static str, game: &'static str, value: F) -> Row<F> {
    Row { name, term: Some(term), game, value }
}

/// A formula, which is the same in both languages.
const fn same(formula: &'static str) -> Text {
    Text(formula, formula)
}

pub(super) const OF_TWO: &[Feature] = &[
    proved(same("{x}"), "a", "--moves (a-1, b)", |at| Some(at[0])),
    proved(same("{y}"), "b", "--moves (a-1, b+1) if a > 0, (a, b-1)", |at| Some(at[1])),
    proved(same("{x} xor {y}"), "a ^ b", "nim", |at| Some(at[0] ^ at[1])),
    proved(
        same("{x} + {y}"),
        "a + b",
        "--moves (a-1, b), (a, b-1), (a-2, b), (a, b-2), (a-1, b-1)",
        |at| Some(at[0] + at[1]),
    ),
    proved(same("|{x} - {y}|"), "abs(a - b)", "transfer", |at| Some(at[0].abs_diff(at[1]))),
    proved(same("min({x}, {y})"), "min(a, b)", "bishop", |at| Some(at[0].min(at[1]))),
    proved(
        same("max({x}, {y})"),
        "max(a, b)",
        "--moves (max(a-1, 0), max(b-1, 0)) if a + b > 0",
        |at| Some(at[0].max(at[1])),
    ),
    proved(Text("({x} or {y}, bit by bit)", "({x} 按位或 {y})"), "a | b", "knight", |at| {
        Some(at[0] | at[1])
    }),
    proved(
        Text("({x} and {y}, bit by bit)", "({x} 按位与 {y})"),
        "a & b",
        "--moves (a-k, b-k) for k in 1..=min(a, b) if a & b & k == k --ask outcome",
        |at| Some(at[0] & at[1]),
    ),
    // Welter's game with two coins, which never lie on one square.
    proved(
        same("({x} xor {y}) - 1"),
        "r for r in 0..=a + b if r + 1 == (a ^ b)",
        "--moves (a-k, b) for k in 1..=a if a-k != b, (a, b-k) for k in 1..=b if b-k != a",
        |at| (at[0] ^ at[1]).checked_sub(1),
    ),
    proved(
        same("({x} - 1) xor ({y} - 1)"),
        "r ^ s for r in 0..=a for s in 0..=b if r + 1 == a and s + 1 == b",
        "--moves (a-k, b) for k in 1..a, (a, b-k) for k in 1..b",
        |at| Some(at[0].checked_sub(1)? ^ at[1].checked_sub(1)?),
    ),
    proved(
        Text("(({x} - 1) or ({y} - 1), bit by bit)", "(({x} - 1) 按位或 ({y} - 1))"),
        "r | s for r in 0..=a for s in 0..=b if r + 1 == a and s + 1 == b",
        "delete-nim --ask outcome",
        |at| Some(at[0].checked_sub(1)? | at[1].checked_sub(1)?),
    ),
    // Euclid's game (Nivasch 2006): zero where the ratio is below the golden one.
    found(
        Text("floor(max/min - min/max) of {x} and {y}", "{x} 与 {y} 的 floor(max/min - min/max)"),
        "grossman",
        |at| euclid(at[0], at[1]),
    ),
];

pub(super) const OF_HEAPS: &[Feature] = &[
    proved(Text("the nim-sum of the heaps", "各堆的异或和"), "{xor}", "nim 3", |at| {
        nim_sum(at)
    }),
    proved(Text("the number of stones", "石子的总数"), "{sum}", "moore 3 3", |at| {
        Some(at.iter().sum())
    }),
    proved(
        Text("the largest heap", "最大的堆"),
        "max({all})",
        "--moves (max(a-1, 0), max(b-1, 0), max(c-1, 0)) if a + b + c > 0",
        |at| at.iter().copied().max(),
    ),
    proved(
        Text("the smallest heap", "最小的堆"),
        "min({all})",
        "--moves (a-k, b-k, c-k) for k in 1..=min(a, min(b, c))",
        |at| at.iter().copied().min(),
    ),
    proved(
        Text("the nim-sum of every second heap, from the first on", "从第一堆起每隔一堆的异或和"),
        "{every second}",
        "staircase 3",
        |at| nim_sum(at.iter().step_by(2)),
    ),
];

pub(super) const ON_TWO: &[Condition] = &[
    proved(same("{x} = {y}"), "a == b", "rook --ask outcome", |at| Some(at[0] == at[1])),
    found(
        Text("1 < max/min < phi of {x} and {y}", "{x} 与 {y} 满足 1 < max/min < phi"),
        "euclid",
        |at| euclid(at[0], at[1]).map(|ratio| ratio == 0 && at[0] != at[1]),
    ),
    // Bash's game: of x stones, up to y are taken.
    found(
        Text("{x} is divisible by {y} + 1", "{x} 能被 {y} + 1 整除"),
        "--moves (a-k, b) for k in 1..=min(a, b) --ask outcome",
        |at| (at[1] > 0).then(|| at[0] % (at[1] + 1) == 0),
    ),
    found(
        Text("{x} - 1 is divisible by {y} + 1", "{x} - 1 能被 {y} + 1 整除"),
        "hdu4764",
        |at| (at[0] > 0 && at[1] > 0).then(|| (at[0] - 1) % (at[1] + 1) == 0),
    ),
    // Of x stones, at most one in y is taken: AtCoder Regular Contest 091, F.
    found(
        Text(
            "{x} < {y}, or {y} does not divide {x} and {x} - floor({x}/{y}) - 1 is such a number, too",
            "{x} < {y}，或者 {y} 不整除 {x}，且 {x} - floor({x}/{y}) - 1 也是这样的数",
        ),
        "--moves (a-k, b) for k in 1..=a/max(b, 1) if b > 0 --ask outcome",
        |at| (at[1] > 0).then(|| has_no_value(at[0], at[1])),
    ),
    proved(
        Text("{x} and {y} are even", "{x} 与 {y} 都是偶数"),
        "a % 2 == 0 and b % 2 == 0",
        "king",
        |at| Some(are_even(at)),
    ),
    proved(
        Text(
            "{x} = {y} > 1, or one is 0 and the other 1 (misère Nim)",
            "{x} = {y} > 1，或者一个是 0、另一个是 1（反 Nim）",
        ),
        "a == b and a > 1 or a + b == 1",
        "nim --ask misere",
        |at| Some(if at[0].max(at[1]) > 1 { at[0] == at[1] } else { at[0] + at[1] == 1 }),
    ),
];

pub(super) const ON_HEAPS: &[Condition] = &[
    proved(
        Text("all heaps are equal", "所有堆都相等"),
        "min({all}) == max({all})",
        "moore 2",
        |at| Some(at.windows(2).all(|pair| pair[0] == pair[1])),
    ),
    proved(
        Text("all heaps are even", "所有堆都是偶数"),
        "({or}) % 2 == 0",
        "--moves (a-p, b-q, c-r) for p in 0..=1 for q in 0..=1 for r in 0..=1 if p+q+r > 0 --ask outcome",
        |at| Some(are_even(at)),
    ),
    proved(
        Text(
            "the nim-sum of the heaps is 0, or, if no heap is larger than 1, is 1 (misère Nim)",
            "各堆的异或和为 0；若没有大于 1 的堆，则为 1（反 Nim）",
        ),
        "max({all}) > 1 and ({xor}) == 0 or max({all}) < 2 and ({xor}) == 1",
        "nim 3 --ask misere",
        |at| Some(nim_sum(at) == Some(at.iter().all(|&heap| heap <= 1).into())),
    ),
    // Of the first number of stones, so many to so many are taken.
    found(
        Text("{x} mod ({y} + {z}) is less than {y}", "{x} mod ({y} + {z}) 小于 {y}"),
        "abc297_g",
        |at| match *at {
            [stones, least, most] if least + most > 0 => Some(stones % (least + most) < least),
            _ => Some(false),
        },
    ),
    found(
        Text(
            "in each binary place the number of heaps with that bit is divisible by 3 \
             (Moore's Nim, k = 2)",
            "每个二进制位上，含该位的堆数能被 3 整除（Moore 的 Nim，k = 2）",
        ),
        "moore 2 5 --to 3",
        |at| {
            Some((0..64).all(|bit| at.iter().filter(|&heap| heap >> bit & 1 == 1).count() % 3 == 0))
        },
    ),
];

pub(super) const FORMULAS: &[Formula] = &[
    found(
        Text("the largest power of 2 that divides {n}", "整除 {n} 的 2 的最高次幂"),
        "coin-turning ruler",
        lowest_bit,
    ),
    // In Mark one is taken or the heap is halved, rounded down (Fraenkel 2011).
    proved(
        Text("the exponent of 2 in {n}", "{n} 中 2 的指数"),
        "twos({n})",
        "--moves n-1, n/2 if n > 0 --ask outcome",
        |n| lowest_bit(n).map(|bit| bit.ilog2().into()),
    ),
    found(same("floor(log2({n}))"), "--moves n/2 if n > 0 --ask remoteness", |n| {
        n.checked_ilog2().map(u64::from)
    }),
    proved(
        Text("the number of bits set in {n}", "popcount({n})"),
        "popcount({n})",
        "--moves n-k for k in 1..=n if n & k == k and popcount(k) == 1 --ask outcome",
        |n| Some(n.count_ones().into()),
    ),
    found(
        Text("the sum of the decimal digits of {n}", "{n} 的十进制各位数字之和"),
        "--moves n-pow(10, k) for k in 0..=9 if n / pow(10, k) % 10 > 0",
        |n| Some((0..20).map(|place| n / 10_u64.pow(place) % 10).sum()),
    ),
    found(
        Text("the odious number of index {n}", "从零数起第 {n} 个 popcount 为奇数的数"),
        "coin-turning mock-turtles",
        |n| Some(odious(n)),
    ),
    found(
        Text("half of the odd part of {n}, rounded down", "{n} 的最大奇因数的一半（向下取整）"),
        "--moves n-k for k in 1..=n/2",
        |n| Some(n / lowest_bit(n)? / 2),
    ),
    found(
        Text("the smallest Zeckendorf term of {n}", "{n} 的 Zeckendorf 表示的最小项"),
        "p6487",
        |n| {
            let behind = ZECKENDORF.write(n).iter().rev().position(|&digit| digit > 0)?;
            Some(ZECKENDORF.weights()[behind])
        },
    ),
];

pub(super) const SETS: &[Set] = &[
    proved(
        Text("is a power of 2", "是 2 的幂"),
        "p for p in 1..=n + 3 for q in 0..=p if q + 1 == p and p & q == 0",
        "--moves n-k for k in 1..=n/2 --ask outcome",
        (|k| 1_u64.checked_shl(k as u32), false),
    ),
    proved(
        Text("is a Fibonacci number", "是斐波那契数"),
        "p for p in 1..=n + 3 if isfibonacci(p)",
        "fibonacci",
        (|k| ZECKENDORF.weights().get(k as usize).copied(), true),
    ),
];

/// `max/min - min/max`, rounded down
fn euclid(x: u64, y: u64) -> Option<u64> {
    (x.pow(2).abs_diff(y.pow(2))).checked_div(x * y)
}

fn nim_sum<'a>(heaps: impl IntoIterator<Item = &'a u64>) -> Option<u64> {
    Some(heaps.into_iter().fold(0, |sum, heap| sum ^ heap))
}

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

fn lowest_bit(n: u64) -> Option<u64> {
    (n > 0).then(|| 1 << n.trailing_zeros())
}

/// The numbers with an odd number of bits: of 2n and 2n + 1 exactly one is.
fn odious(n: u64) -> u64 {
    2 * n + u64::from(n.count_ones().is_multiple_of(2))
}
