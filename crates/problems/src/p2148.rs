//! P2148: E&D (SDOI 2009).

use rules::prelude::*;

const MOST_TESTS: usize = 20;
const MOST_HEAPS: usize = 20_000;
const MOST: u64 = 2_000_000_000;
/// Most stones of a case that is searched.
const MOST_SEARCHED: usize = 400;

/// The heaps, two by two.
type Pairs = Vec<[u64; 2]>;

pub struct ThrowAndSplit;

impl Statement for ThrowAndSplit {
    type Case = Pairs;
    type Game = Self;
    const CASES: Cases = Cases::Counted(MOST_TESTS);

    fn form(form: &mut Form, pairs: &mut Pairs) -> FormResult {
        let mut heaps = 2 * pairs.len();
        form.number("N", &mut heaps, 2..=MOST_HEAPS)?;
        form.check(heaps.is_multiple_of(2), || {
            text!("N is {heaps}, but it must be even", "N 是 {heaps}，应为偶数")
        })?;
        form.line();
        pairs.resize(heaps / 2, [0; 2]);
        form.row("heap", pairs.as_flattened_mut(), 1..=MOST)
    }

    asks_who_wins!("NO", "YES");
}

impl Game for ThrowAndSplit {
    type Case = Pairs;
    /// The pairs, each heap in its place.
    type Position = Pairs;
    const SHARED: bool = true;

    fn fits(pairs: &Pairs) -> SearchResult<()> {
        let stones: u64 = pairs.iter().flatten().sum();
        search::ensure_small(stones, MOST_SEARCHED, Text("stones", "石子数"))
    }

    fn starts(pairs: &Pairs) -> impl Iterator<Item = Pairs> {
        [pairs.clone()].into_iter()
    }

    /// Pairs of single stones are removed, and no order matters.
    fn standing_for(_: &Self::Case, pairs: Pairs) -> Pairs {
        let movable = pairs.into_iter().filter(|&pair| pair != [1, 1]);
        let mut left: Pairs = movable.map(|[a, b]| [a.min(b), a.max(b)]).collect();
        left.sort_unstable();
        left
    }

    /// One heap of a pair is thrown away, and the other one is split into two that are not empty.
    fn moves(_: &Pairs, pairs: &Pairs, moves: &mut Moves<Pairs>) {
        for (number, pair) in pairs.iter().enumerate() {
            for split in 0..2 {
                let [heap, thrown] = [pair[split], pair[1 - split]];
                for part in 1..=heap / 2 {
                    let mut option = pairs.clone();
                    option[number] = [part, heap - part];
                    moves.to(option, || {
                        let rest = heap - part;
                        let words = text!(
                            "throw {thrown} away, split {heap} into {part} and {rest}",
                            "扔掉 {thrown}，把 {heap} 分成 {part} 和 {rest}"
                        );
                        let cell = 2 * number + split;
                        Handle::on([cell], words).amounts([part])
                    });
                }
            }
        }
    }

    fn draw(_: &Pairs, pairs: &Pairs) -> Drawing {
        Drawing::grid(2, pairs.as_flattened())
    }
}

impl Trials for ThrowAndSplit {
    const RANDOM_SIZE: usize = 50;
    const COORDINATES: &'static [&'static str] = &["a", "b"];
    const AT: &'static [&'static str] = &["2", "a", "b"];
    const EXPLORED: &'static str = "delete-nim";

    fn extremes(extremes: &mut Extremes<Pairs>) {
        extremes.full(
            "random: slow reading: 400,000 numbers | 读入太慢：400,000 个数",
            |random, _| pairs(|| [random.u64(1..=MOST), random.u64(1..=MOST)]),
        );
        extremes.full(
            "many-ones: a loop over the places, or a recursion, a pair | 每对逐位循环，或者递归",
            |random, _| pairs(|| with_ones(random, 30)),
        );
        extremes.full(
            "balanced: pairs that cancel, or a value that is wrong by one | \
             相互抵消的对，或者 SG 值差 1",
            |random, test| {
                let places: Vec<u32> = (0..MOST_HEAPS / 4).map(|_| random.u32(..20)).collect();
                let mut places = places.repeat(2);
                random.shuffle(&mut places);
                places[0] += test as u32 % 2;
                places.into_iter().map(|places| with_ones(random, places)).collect()
            },
        );
        extremes.full(
            "greatest-value: a shift of a signed 1: the values 31 and 30 | \
             有符号的 1 左移：SG 值 31 与 30",
            |_, _| vec![[1 << 30, (1 << 30) + 1], [1 << 30, 1]],
        );
        extremes
            .full("most-stones: sums of two heaps in 32 bits | 两堆之和用 32 位", |_, _| {
                pairs(|| [MOST; 2])
            });
        extremes.full(
            "powers-of-two: all places below one that is 1 | 某个 1 以下的所有位",
            |random, _| pairs(|| [1 << random.u32(..31), 1 << random.u32(..31)]),
        );
        extremes.full("odd: every value is 0 | 每个 SG 值都是 0", |random, _| {
            pairs(|| [random.u64(..MOST) | 1, random.u64(..MOST) | 1])
        });
        extremes.full(
            "single-stones: a loop that ends at a 1 in a - 1 | 到 a - 1 中的 1 才停的循环",
            |_, _| pairs(|| [1; 2]),
        );
    }
}

/// The largest number of pairs.
fn pairs(mut pair: impl FnMut() -> [u64; 2]) -> Pairs {
    (0..MOST_HEAPS / 2).map(|_| pair()).collect()
}

/// A pair of heaps in which one or both have a 1 in each of the lowest places, if one stone is taken away from each.
fn with_ones(random: &mut Rng, places: u32) -> [u64; 2] {
    let ones = (1 << places) - 1;
    let mine = random.u64(..) & ones;
    let above = (MOST >> (places + 1)).saturating_sub(1);
    let high = |random: &mut Rng| random.u64(..=above) << (places + 1);
    let [a, b] = [high(random), high(random)];
    [a + mine + 1, b + (ones ^ mine) + 1]
}
