//! ABC 172 F: Unfair Nim.

use rules::prelude::*;
use rules::shapes::heaps::{nim_sum, size, sorted, take_from_one};

const MOST_PILES: usize = 300;
const MOST: u64 = 1_000_000_000_000;

/// Some stones go from pile 1 to pile 2; then Nim is played.
pub struct UnfairNim;

impl Statement for UnfairNim {
    /// The stones of each pile.
    type Case = Vec<u64>;
    /// The least number of stones that go, if the second player then wins, or -1.
    type Answer = i64;
    type Game = Self;

    fn form(form: &mut Form, piles: &mut Vec<u64>) -> FormResult {
        form.list("N", "pile", piles, 2..=MOST_PILES, 1..=MOST)
    }

    fn answers(cases: &[Vec<u64>]) -> SearchResult<Vec<i64>> {
        starts::by_wins::<UnfairNim, _>(cases, |_, wins| {
            wins.iter().position(|wins| !wins).map_or(-1, |moved| moved as i64)
        })
    }
}

impl Game for UnfairNim {
    type Case = Vec<u64>;
    /// The stones of each pile, in its place.
    type Position = Vec<u64>;
    const SHARED: bool = true;

    fn fits(piles: &Vec<u64>) -> SearchResult<()> {
        search::ensure_small(size(piles), 60, Text("piles and stones", "堆数与石子数之和"))
    }

    /// One for each number of stones that go, none first. Aoki moves first.
    fn starts(piles: &Vec<u64>) -> impl Iterator<Item = Vec<u64>> {
        (0..piles[0]).map(|moved| {
            let mut start = piles.clone();
            start[0] -= moved;
            start[1] += moved;
            start
        })
    }

    fn standing_for(_: &Self::Case, piles: Vec<u64>) -> Vec<u64> {
        sorted(piles)
    }

    fn moves(_: &Vec<u64>, piles: &Vec<u64>, moves: &mut Moves<Vec<u64>>) {
        take_from_one(piles, moves);
    }

    fn draw(_: &Vec<u64>, piles: &Vec<u64>) -> Drawing {
        Drawing::Heaps(piles.clone())
    }
}

impl Trials for UnfairNim {
    const RANDOM_SIZE: usize = 14;
    const COORDINATES: &'static [&'static str] = &["a", "b", "c"];
    const AT: &'static [&'static str] = &["3", "a", "b", "c"];

    /// Up to four piles, and often one more that makes the nim-sum 0 after a move.
    fn random(choices: &mut Choices, size: usize) -> Vec<u64> {
        let count = choices.pick(2..=4.min(size / 2 + 2));
        let most = ((size / count) as u64 + 1).min(MOST);
        let mut piles = choices.several(count, 1..=most);
        let moved = choices.pick(0..=piles[0] - 1);
        let sum = nim_sum(piles[2..].iter().copied());
        let last = (piles[0] - moved) ^ (piles[1] + moved) ^ sum;
        if choices.flip() && last > 0 {
            piles.push(last);
        }
        piles
    }

    fn extremes(extremes: &mut Extremes<Vec<u64>>) {
        for (title, bits, offset) in [
            (
                "fits-exactly: the first pile is the sum with the top bit | 第一堆恰好能含最高位",
                39,
                0,
            ),
            ("too-small: one stone less than that | 比它少一颗", 39, -1),
            ("one-more: one stone more | 多一颗", 38, 1),
            ("low-bits: sums in 32 bits | 求和用 32 位", 20, 0),
        ] {
            extremes.add(title, move |random| {
                let x = random.u64(..1 << (bits - 1)) | 1 << bits;
                let d = random.u64(..1 << (bits - 1)) & !x;
                let first = (d + (1 << bits)).saturating_add_signed(offset);
                vec![with_others(random, [first, 2 * d + x - first], x)]
            });
        }
        extremes.add(
            "a-zero-only: the first pile would have to go | 第一堆只能全部移走",
            |random| vec![with_others(random, [1 << 37; 2], 1 << 38)],
        );
        extremes.add("odd: a difference that has no half | 差是奇数", |random| {
            vec![with_others(random, [MOST, MOST - 1], 1 << 20)]
        });
        extremes.add(
            "common-bit: in the half and in the nim-sum | 差的一半与异或和有公共位",
            |random| vec![with_others(random, [7 << 30, 1 << 30], 2 << 30)],
        );
        extremes.list(
            "greatest: equal piles, even in number | 各堆相等，共偶数堆",
            MOST_PILES,
            |_, _| MOST,
        );
        extremes.list("greatest-odd: one pile less | 少一堆", MOST_PILES - 1, |_, _| MOST);
        extremes.list(
            "random: a nim-sum above the sum of two | 异或和大于前两堆之和",
            MOST_PILES,
            |random, place| {
                if place < 2 { random.u64(1..1000) } else { random.u64(1..=MOST) }
            },
        );
        extremes.each(&[
            ("halve: two piles | 只有两堆", vec![MOST, 2]),
            ("halve-odd: no half | 不能平分", vec![MOST, 1]),
            ("wrong-way: pile 2 would have to give | 只能从第二堆移到第一堆", vec![1, MOST - 1]),
            ("least: nothing is moved | 不用移动", vec![1, 1]),
        ]);
    }
}

/// These two piles, and as many others as there may be, with this nim-sum, which is below 2^40.
fn with_others(random: &mut Rng, two: [u64; 2], x: u64) -> Vec<u64> {
    let mut piles = two.to_vec();
    piles.extend((3..MOST_PILES).map(|_| random.u64(1..1 << 38)));
    let last = nim_sum(piles[2..].iter().copied()) ^ x;
    piles.push(last.max(1));
    piles
}
