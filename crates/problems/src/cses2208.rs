//! CSES 2208: Another Game.

use rules::gestures::numbers;
use rules::prelude::*;
use rules::shapes::bits::{bits, members};
use rules::shapes::heaps::Row;

const MOST_TESTS: usize = 200_000;
const ROW: Row = Row { heaps: 1..=200_000, stones: 1..=1_000_000_000 };
/// Most heaps of a search: a turn may take from each set of them.
const MOST_SEARCHED: usize = 10;

/// A turn takes one coin from each heap of a set.
pub struct OneFromSome;

impl Statement for OneFromSome {
    /// The coins of each heap.
    type Case = Vec<u64>;
    type Game = Self;
    const CASES: Cases = Cases::Counted(MOST_TESTS);

    fn form(form: &mut Form, heaps: &mut Vec<u64>) -> FormResult {
        form.list("n", "heap", heaps, ROW.heaps, ROW.stones)?;
        form.total("the sum of n", heaps.len(), 200_000)
    }

    asks_who_wins!("second", "first");
}

impl Game for OneFromSome {
    type Case = Vec<u64>;
    const SHARED: bool = true;
    rules::heaps_in_any_order!();

    fn fits(heaps: &Vec<u64>) -> SearchResult<()> {
        search::ensure_small(heaps.len(), MOST_SEARCHED, Text("heaps", "堆数"))?;
        search::ensure_small(heaps.iter().sum::<u64>(), 1000, Text("coins", "硬币数"))
    }

    fn starts(heaps: &Vec<u64>) -> impl Iterator<Item = Vec<u64>> {
        [heaps.clone()].into_iter()
    }

    fn moves(_: &Vec<u64>, heaps: &Vec<u64>, moves: &mut Moves<Vec<u64>>) {
        let all = bits(heaps.len(), Text("heaps", "堆数")).unwrap_or(0);
        for set in 1..=all {
            if members(set).any(|heap| heaps[heap] == 0) {
                continue;
            }
            let mut option = heaps.clone();
            members(set).for_each(|heap| option[heap] -= 1);
            moves.to(option, || {
                let places: Vec<usize> = members(set).collect();
                let names = numbers(&places);
                Handle::on(places, text!("a coin from heap {names}", "从第 {names} 堆各取一枚"))
            });
        }
    }
}

impl Trials for OneFromSome {
    const RANDOM_SIZE: usize = 12;
    rules::explored_as_heaps!("");

    fn extremes(extremes: &mut Extremes<Vec<u64>>) {
        extremes.full(
            "many-tests: a write, or a flush, for each answer | 每个答案写一次，或者刷新一次输出",
            |random, _| vec![random.u64(ROW.stones)],
        );
        ROW.extremes(extremes, 1);
        extremes.add("last-odd: only the last heap is odd | 只有最后一堆是奇数", |_| {
            let last = ROW.heaps.end() - 1;
            vec![ROW.full(|heap| ROW.stones.end() - u64::from(heap == last))]
        });
        extremes.add(
            "stops-early: heaps behind the first odd one that look like the next test | \
             第一个奇数之后的各堆看上去像下一组数据",
            |_| (0..50_000).map(|test| vec![1, 1, test % 2 + 1, 2]).collect(),
        );
        extremes.add(
            "equal-pairs: a nim-sum: tests of two equal heaps | 求异或和：每组两堆相等",
            |random| (0..100_000).map(|_| vec![random.u64(ROW.stones); 2]).collect(),
        );
    }
}
