//! ARC 168 B: Arbitrary Nim.

use rules::prelude::*;
use rules::shapes::heaps::{Row, nim_sum, size, sorted, take_some_to};

const ROW: Row = Row { heaps: 1..=250_000, stones: 1..=MOST };
const MOST: u64 = 1_000_000_000;

/// Nim in which a move takes at most k stones.
pub struct ArbitraryNim;

impl Statement for ArbitraryNim {
    /// The stones of each pile.
    type Case = Vec<u64>;
    /// The greatest k with which Alice wins, or 0, or -1.
    type Answer = i64;
    type Game = Self;

    fn form(form: &mut Form, piles: &mut Vec<u64>) -> FormResult {
        form.list("N", "pile", piles, ROW.heaps, ROW.stones)
    }

    /// Where k is at least the largest pile, all k are alike. So that one tells of all, and comes first.
    fn answers(cases: &[Vec<u64>]) -> SearchResult<Vec<i64>> {
        starts::by_wins::<Self, _>(cases, |_, wins| match wins.iter().position(|&wins| wins) {
            Some(0) => -1,
            Some(place) => (wins.len() - place) as i64,
            None => 0,
        })
    }
}

impl Game for ArbitraryNim {
    type Case = Vec<u64>;
    /// The number k, and the stones of each pile, in its place.
    type Position = (u64, Vec<u64>);
    const SHARED: bool = true;

    fn fits(piles: &Vec<u64>) -> SearchResult<()> {
        search::ensure_small(size(piles), 50, Text("piles and stones", "堆数与石子数之和"))
    }

    /// One for each k from the largest pile down. Alice moves first.
    fn starts(piles: &Vec<u64>) -> impl Iterator<Item = Self::Position> {
        let most = piles.iter().copied().max().unwrap_or(0);
        (1..=most).rev().map(|k| (k, piles.clone()))
    }

    fn standing_for(_: &Self::Case, (k, piles): Self::Position) -> Self::Position {
        (k, sorted(piles))
    }

    fn moves(_: &Vec<u64>, (k, piles): &Self::Position, moves: &mut Moves<Self::Position>) {
        take_some_to(piles, 1..=*k, moves, |piles| (*k, piles));
    }

    fn draw(_: &Vec<u64>, (_, piles): &Self::Position) -> Drawing {
        Drawing::Heaps(piles.clone())
    }
}

impl Trials for ArbitraryNim {
    const RANDOM_SIZE: usize = 20;
    const COORDINATES: &'static [&'static str] = &["a", "b", "c"];
    const AT: &'static [&'static str] = &["3", "a", "b", "c"];

    /// Mostly piles of nim-sum 0, and often some of them once more, in pairs.
    fn random(choices: &mut Choices, size: usize) -> Vec<u64> {
        let mut piles = ROW.few(choices, 3.min(size / 4 + 1), size / 2);
        let sum = nim_sum(piles.iter().copied());
        piles.extend((sum > 0 && choices.pick(0..=3) > 0).then_some(sum));
        if choices.flip() {
            let pair = choices.pick(1..=size as u64 / 4 + 1);
            piles.extend([pair; 2]);
        }
        choices.shuffle(&mut piles);
        piles
    }

    fn extremes(extremes: &mut Extremes<Vec<u64>>) {
        const HALF: u64 = *ROW.heaps.end() as u64 / 2;
        const FEW: u64 = 10_000;
        let any = |random: &mut Rng, _| random.u64(4..=MOST);
        extremes.list("random: slow reading, 2.5 MB | 读入太慢，2.5 MB", *ROW.heaps.end(), any);
        let mut add = |title, pairs, half: fn(&mut Rng, u64) -> u64, others: &'static [u64]| {
            extremes.add(title, move |random| {
                let half: Vec<u64> = (0..pairs).map(|place| half(random, place)).collect();
                let mut piles = [&half, &half, others].concat();
                random.shuffle(&mut piles);
                vec![piles]
            });
        };
        let any = |random: &mut Rng, _| random.u64(4..=MOST);
        add("pairs: sorting random numbers | 成对的随机数，要排序", HALF, any, &[]);
        add("pairs-and-three: the answer is found last | 最后才找到答案", FEW, any, &[1, 2, 3]);
        add("largest-in-pairs: the odd sizes are small | 奇数次的很小", FEW, any, &[8, 16, 24]);
        let steps = |_: &mut Rng, place| 107_897 * (place % 9000 + 1);
        add("steps: multiples that meet in a hash table | 在哈希表里冲突的倍数", FEW, steps, &[]);
        add("neighbours: one after the other | 连续的数", FEW, |_, place| MOST - place, &[]);
        add("equal: one size, even in number | 只有一种大小，共偶数堆", FEW, |_, _| MOST, &[]);
        extremes.each(&[
            ("rising: all different, nim-sum 0 | 各不相同，异或和为 0", (1..=29_999).collect()),
            ("rising-shorter: nim-sum not 0 | 异或和不为 0", (1..=29_998).collect()),
            ("single: any k from some on | 从某个 k 起都行", vec![MOST]),
            ("two-equal: no k | 没有 k", vec![MOST; 2]),
            ("two-different: any great k | 大的 k 都行", vec![MOST, 1]),
            ("three: the largest but one | 最大的减一", vec![1 << 28, 1 << 29, 3 << 28]),
        ]);
    }
}
