//! CSES 2207: Grundy's Game.

use rules::prelude::*;
use std::ops::RangeInclusive;

const MOST_TESTS: usize = 100_000;
const COINS: RangeInclusive<usize> = 1..=1_000_000;
/// The positions are ways to write this many coins as a sum.
const MOST_SEARCHED: usize = 60;

pub struct UnequalSplits;

impl Statement for UnequalSplits {
    /// The coins of the heap.
    type Case = usize;
    type Game = Self;
    const CASES: Cases = Cases::Counted(MOST_TESTS);

    fn form(form: &mut Form, coins: &mut usize) -> FormResult {
        form.line_of([("n", coins, COINS)])
    }

    asks_who_wins!("second", "first");
}

impl Game for UnequalSplits {
    type Case = usize;
    /// The heaps, each part beside the other.
    type Position = Vec<usize>;
    const SHARED: bool = true;

    fn fits(&coins: &usize) -> SearchResult<()> {
        search::ensure_small(coins, MOST_SEARCHED, Text("coins", "硬币数"))
    }

    fn starts(&coins: &usize) -> impl Iterator<Item = Vec<usize>> {
        [vec![coins]].into_iter()
    }

    /// Heaps of three coins or more can still be divided.
    fn standing_for(_: &Self::Case, mut heaps: Vec<usize>) -> Vec<usize> {
        heaps.retain(|&coins| coins >= 3);
        heaps.sort_unstable();
        heaps
    }

    /// Any heap becomes two heaps of different sizes.
    fn moves(_: &usize, heaps: &Vec<usize>, moves: &mut Moves<Vec<usize>>) {
        for (number, &heap) in heaps.iter().enumerate() {
            for part in (1..heap).take_while(|part| *part < heap - part) {
                let mut option = heaps.clone();
                option.splice(number..=number, [part, heap - part]);
                moves.to(option, || {
                    let other = heap - part;
                    let words = text!(
                        "divide {heap} into {part} and {other}",
                        "把 {heap} 分成 {part} 和 {other}"
                    );
                    Handle::on([number], words).amounts([part as u64])
                });
            }
        }
    }

    fn draw(_: &usize, heaps: &Vec<usize>) -> Drawing {
        Drawing::Heaps(heaps.iter().map(|&coins| coins as u64).collect())
    }
}

impl Trials for UnequalSplits {
    const RANDOM_SIZE: usize = 40;
    const COORDINATES: &'static [&'static str] = &["n"];
    const EXPLORED: &'static str = "grundy";

    fn extremes(extremes: &mut Extremes<usize>) {
        extremes.full("random: numbers of all lengths | 各种长度的数", |random, _| {
            let power = 1 << random.u32(..20);
            random.usize(power..2 * power).min(*COINS.end())
        });
        extremes.full(
            "first-100000: all that one input can ask, in order | 一次输入能问的全部，按顺序",
            |_, test| test + 1,
        );
        extremes.full(
            "last-100000: a table up to the greatest heap | 打表打到最大的堆",
            |_, test| COINS.end() - test,
        );
        extremes.full(
            "to-2000: the lost heaps, and where a table ends | 必败的堆，以及表的末尾",
            |random, _| random.usize(1..=2000),
        );
        extremes.full("all-1222: a table for each test | 每组打一次表", |_, _| 1222);
        extremes.full(
            "all-greatest: a heap for which no table has room | 大到表装不下的堆",
            |_, _| *COINS.end(),
        );
        extremes.each(&[(
            "one-greatest: a table that is computed for nothing | 白打了一张表",
            *COINS.end(),
        )]);
    }
}
