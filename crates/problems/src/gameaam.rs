//! GAMEAAM: Subtraction Game.

use rules::prelude::*;
use rules::shapes::euclid::{longest_play, subtract};

const MOST_TESTS: usize = 100;
const MOST_PAIRS: usize = 100;
const MOST: u64 = 100_000_000;

/// Pairs of numbers, in any order.
type Pairs = Vec<[u64; 2]>;

/// Euclid's game with several pairs, in which no number becomes 0.
pub struct EuclidAbove0;

impl Statement for EuclidAbove0 {
    type Case = Pairs;
    type Game = Self;
    const CASES: Cases = Cases::Counted(MOST_TESTS);

    fn form(form: &mut Form, pairs: &mut Pairs) -> FormResult {
        form.counted("N", "pair", pairs, 1..=MOST_PAIRS, |form, [a, b]| {
            form.line_of([("first number", a, 1..=MOST), ("second number", b, 1..=MOST)])?;
            form.check(a != b, || {
                text!("both numbers are {a}, but they must differ", "两个数都是 {a}，但应该不同")
            })
        })
    }

    asks_who_wins!("NO", "YES");
}

/// Most moves of a play that is searched.
const MOST_MOVES: usize = 10_000;

impl Game for EuclidAbove0 {
    type Case = Pairs;
    /// The pairs, each number in its place.
    type Position = Pairs;
    const SHARED: bool = true;

    fn fits(pairs: &Pairs) -> SearchResult<()> {
        let moves: u64 = pairs.iter().copied().map(longest_play).sum();
        search::ensure_small(moves, MOST_MOVES, Text("moves of the longest play", "最长一局的步数"))
    }

    fn starts(pairs: &Pairs) -> impl Iterator<Item = Pairs> {
        [pairs.clone()].into_iter()
    }

    /// Equal numbers are removed, and no order matters.
    fn standing_for(_: &Self::Case, pairs: Pairs) -> Pairs {
        let different = pairs.into_iter().filter(|[a, b]| a != b);
        let mut left: Pairs = different.map(|[a, b]| [a.max(b), a.min(b)]).collect();
        left.sort_unstable();
        left
    }

    /// A positive multiple of the smaller number of a pair is subtracted from the larger one; both stay positive.
    fn moves(_: &Pairs, pairs: &Pairs, moves: &mut Moves<Pairs>) {
        for (number, &[first, second]) in pairs.iter().enumerate() {
            let larger = usize::from(first < second);
            let [a, b] = [first.max(second), first.min(second)];
            for multiple in 1..a.div_ceil(b) {
                let mut option = pairs.clone();
                option[number][larger] = a - multiple * b;
                moves.to(option, || subtract(multiple, [a, b], 2 * number + larger));
            }
        }
    }

    fn draw(_: &Pairs, pairs: &Pairs) -> Drawing {
        Drawing::grid(2, pairs.as_flattened())
    }
}

impl Trials for EuclidAbove0 {
    const RANDOM_SIZE: usize = 200;
    const COORDINATES: &'static [&'static str] = &["a", "b"];
    const AT: &'static [&'static str] = &["1", "a", "b"];
    const EXPLORED: &'static str = "grossman";

    fn extremes(extremes: &mut Extremes<Pairs>) {
        extremes.full(
            "fibonacci: the most steps of Euclid's algorithm, ratios next to phi | \
             辗转相除步数最多，比值贴近 phi",
            |_, _| {
                let mut pairs = vec![[2, 1]];
                while pairs[0][0] + pairs[0][1] <= MOST {
                    pairs.insert(0, [pairs[0][0] + pairs[0][1], pairs[0][0]]);
                }
                pairs.into_iter().take(18).cycle().take(MOST_PAIRS).collect()
            },
        );
        extremes.full("random: everything together | 各种情况混在一起", |random, _| {
            pairs(random)
        });
        extremes.full(
            "greatest-values: nim-sums of 27 bits, a loop over moves | 27 位的异或和，循环枚举走法",
            |random, _| (0..MOST_PAIRS).map(|_| [1, MOST - random.u64(0..1000)]).collect(),
        );
        extremes.full(
            "turned-round: pairs that cancel, if order does not matter | \
             不分先后时会相互抵消的数对",
            |random, _| pairs(random)[..50].iter().flat_map(|&[a, b]| [[a, b], [b, a]]).collect(),
        );
        extremes.full(
            "neighbours: products of 64 bits: x and x + 1 | 64 位的乘积：x 与 x + 1",
            |_, _| (0..100).map(|i| [MOST - i, MOST - i - 1]).collect(),
        );
    }
}

/// The largest number of pairs, each of two numbers that differ.
fn pairs(random: &mut Rng) -> Pairs {
    let pair = |a, b| [a, b + u64::from(b >= a)];
    (0..MOST_PAIRS).map(|_| pair(random.u64(1..=MOST), random.u64(1..MOST))).collect()
}
