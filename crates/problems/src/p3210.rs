//! P3210: Stone Row Score Game.

use rules::prelude::*;
use rules::shapes::bits::{bits, members};
use std::cmp::Reverse;

const MOST_PILES: usize = 1_000_000;
const MOST_STONES: u64 = 100_000_000;

pub struct Piles;

impl Statement for Piles {
    /// The piles from left to right; 0 was removed before.
    type Case = Vec<u64>;
    /// The totals of the first player and of the second.
    type Answer = String;
    type Game = Self;

    fn form(form: &mut Form, row: &mut Vec<u64>) -> FormResult {
        form.list("N", "pile", row, 2..=MOST_PILES, 0..=MOST_STONES)?;
        form.check(row.contains(&0), || {
            text!(
                "no pile is 0, but at least one must have been removed",
                "没有为 0 的堆，但至少应有一堆已被取走"
            )
        })
    }

    fn answers(cases: &[Vec<u64>]) -> SearchResult<Vec<String>> {
        starts::by_totals::<Piles>(cases, |row| row.iter().sum())
    }
}

impl Game for Piles {
    type Case = Vec<u64>;
    /// The piles that are removed, as a set of bits.
    type Position = u64;
    const KIND: Kind = Kind::Scoring;
    const NUMBERED: Option<Numbered> = Some(Numbered::CellsFrom(1));

    fn fits(row: &Vec<u64>) -> SearchResult<()> {
        bits(row.len(), Text("piles", "堆数")).map(drop)
    }

    fn starts(row: &Vec<u64>) -> impl Iterator<Item = u64> {
        let removed = (0..row.len()).filter(|&i| row[i] == 0);
        [removed.map(|i| 1 << i).sum()].into_iter()
    }

    /// A move removes a pile that has a removed neighbour. It pays its stones.
    fn moves(row: &Vec<u64>, &removed: &u64, moves: &mut Moves<u64>) {
        let free = (removed << 1 | removed >> 1) & !removed;
        for i in members(free).filter(|&i| i < row.len()) {
            moves.gain(row[i] as i64, removed | 1 << i, || {
                let (pile, stones) = (i + 1, counted(row[i], "stone", "颗"));
                let words = text!("pile {pile}: {stones}", "取走第 {pile} 堆（{stones}）");
                Handle::on([i], words)
            });
        }
    }

    fn draw(row: &Vec<u64>, &removed: &u64) -> Drawing {
        Drawing::strip(Drawing::left(row, |i| removed >> i & 1 == 0))
    }
}

impl Trials for Piles {
    const RANDOM_SIZE: usize = 20;

    /// At most `size` piles up to some number, and more zeros than by chance.
    fn random(choices: &mut Choices, size: usize) -> Vec<u64> {
        let most = choices.one_of(&[3, 9, MOST_STONES]);
        let n = choices.pick(2..=size.max(2));
        let first_zero = choices.pick(0..=n - 1);
        let mut row = choices.several(first_zero, 1..=most);
        row.push(0);
        row.extend((row.len()..n).map(|_| choices.pick(0..=3).min(1) * choices.pick(1..=most)));
        row
    }

    fn extremes(extremes: &mut Extremes<Vec<u64>>) {
        extremes.list(
            "every-other-pile-removed: a slow sort: nothing merges | 排序太慢：没有可以合并的",
            MOST_PILES,
            |random, i| if i % 2 == 0 { 0 } else { any(random) },
        );
        extremes.full(
            "valley: a sort that is slow on nearly sorted piles | 对几乎有序的堆很慢的排序",
            |random, _| {
                let mut row: Vec<u64> = (0..MOST_PILES).map(|_| any(random)).collect();
                let (down, up) = row.split_at_mut(MOST_PILES / 2);
                down.sort_unstable_by_key(|&pile| Reverse(pile));
                up.sort_unstable();
                row[0] = 0;
                row[MOST_PILES - 1] = 0;
                row
            },
        );
        extremes.list(
            "random-stack: slow reading, 10 MB; merging that rescans | \
             读入太慢，10 MB；合并时反复重扫",
            MOST_PILES,
            |random, i| if i == 0 { 0 } else { any(random) },
        );
        extremes.list(
            "comb: 32-bit totals and piles, which go down to -5 * 10^13 | \
             32 位的总数与堆，合并后小到 -5 * 10^13",
            MOST_PILES,
            |_, i| if i + 1 == MOST_PILES { 0 } else { [1, MOST_STONES][i % 2] },
        );
    }
}

fn any(random: &mut Rng) -> u64 {
    random.u64(1..=MOST_STONES)
}
