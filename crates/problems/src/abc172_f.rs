//! ABC 172 F: Unfair Nim.

use rules::prelude::*;
use rules::shapes::heaps::{Row, nim_sum, size};

const ROW: Row = Row { heaps: 2..=MOST_PILES, stones: 1..=MOST };
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
        form.list("N", "pile", piles, ROW.heaps, ROW.stones)
    }

    fn answers(cases: &[Vec<u64>]) -> SearchResult<Vec<i64>> {
        starts::by_wins::<UnfairNim, _>(cases, |_, wins| {
            wins.iter().position(|wins| !wins).map_or(-1, |moved| moved as i64)
        })
    }
}

impl Game for UnfairNim {
    type Case = Vec<u64>;
    const SHARED: bool = true;
    rules::moves_of_nim!();

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
}

impl Trials for UnfairNim {
    const RANDOM_SIZE: usize = 14;
    const COORDINATES: &'static [&'static str] = &["a", "b", "c"];
    const AT: &'static [&'static str] = &["3", "a", "b", "c"];

    /// Up to four piles, and often one more that makes the nim-sum 0 after a move.
    fn random(choices: &mut Choices, size: usize) -> Vec<u64> {
        let mut piles = ROW.few(choices, 4.min(size / 2 + 2), size);
        let moved = choices.pick(0..=piles[0] - 1);
        let sum = nim_sum(piles[2..].iter().copied());
        let last = (piles[0] - moved) ^ (piles[1] + moved) ^ sum;
        if choices.flip() && last > 0 {
            piles.push(last);
        }
        piles
    }

    fn extremes(extremes: &mut Extremes<Vec<u64>>) {
        let mut by_bits = |title, bits: u32, offset| {
            extremes.add(title, move |random| {
                let x = random.u64(..1 << (bits - 1)) | 1 << bits;
                let d = random.u64(..1 << (bits - 1)) & !x;
                let first = (d + (1 << bits)).saturating_add_signed(offset);
                vec![with_others(random, [first, 2 * d + x - first], x)]
            });
        };
        by_bits("fits-exactly: pile 1 is the sum with the top bit | 第一堆恰好含最高位", 39, 0);
        by_bits("too-small: one stone less than that | 比它少一颗", 39, -1);
        by_bits("one-more: one stone more | 多一颗", 38, 1);
        by_bits("low-bits: sums in 32 bits | 求和用 32 位", 20, 0);
        let mut by_sum = |title, two, x| {
            extremes.add(title, move |random| vec![with_others(random, two, x)]);
        };
        by_sum("a-zero-only: pile 1 would have to go | 第一堆只能全部移走", [1 << 37; 2], 1 << 38);
        by_sum("odd: a difference that has no half | 差是奇数", [MOST, MOST - 1], 1 << 20);
        by_sum("common-bit: half and nim-sum | 差的一半有公共位", [7 << 30, 1 << 30], 2 << 30);
        let mut add = |title, n, pile: fn(&mut Rng, usize) -> u64| extremes.list(title, n, pile);
        add("greatest: equal piles, even in number | 各堆相等，共偶数堆", MOST_PILES, |_, _| MOST);
        add("greatest-odd: one pile less | 少一堆", MOST_PILES - 1, |_, _| MOST);
        add("random: two small piles | 前两堆很小", MOST_PILES, |random, place| match place {
            0 | 1 => random.u64(1..1000),
            _ => random.u64(1..=MOST),
        });
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
    piles.push((nim_sum(piles[2..].iter().copied()) ^ x).max(1));
    piles
}
