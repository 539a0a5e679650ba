//! Educational DP Contest L: Deque.

use rules::prelude::*;
use rules::shapes::ends::Deque;
use rules::shapes::heaps::Row;

const ROW: Row = Row { heaps: 1..=3000, stones: 1..=1_000_000_000 };

pub struct DequeLead;

impl Statement for DequeLead {
    /// The numbers from left to right.
    type Case = Vec<u64>;
    /// Taro's total minus Jiro's.
    type Answer = i64;
    type Game = Deque;

    fn form(form: &mut Form, row: &mut Vec<u64>) -> FormResult {
        form.list("N", "number", row, ROW.heaps, ROW.stones)
    }

    fn answers(cases: &[Vec<u64>]) -> SearchResult<Vec<i64>> {
        search::leads::<Deque>(cases)
    }
}

impl Trials for DequeLead {
    const RANDOM_SIZE: usize = 40;

    /// Up to `size` numbers up to a small or the greatest one.
    fn random(choices: &mut Choices, size: usize) -> Vec<u64> {
        let most = choices.one_of(&[3, 9, *ROW.stones.end()]);
        let n = choices.pick(1..=size.max(1));
        choices.several(n, 1..=most)
    }

    fn extremes(extremes: &mut Extremes<Vec<u64>>) {
        ROW.extremes(extremes, 1);
        let comb = |place| [1, *ROW.stones.end()][place % 2];
        let hill = |place: usize| 1 + place.min(ROW.heaps.end() - place) as u64;
        extremes.each(&[
            (
                "comb: a 32-bit difference: 1 and 10^9 in turn | 差用 32 位：1 与 10^9 交替",
                ROW.full(comb),
            ),
            (
                "odd-comb: a difference of 0 as the least, or as unknown | 以为差不小于 0，或用 0 表示未知",
                (1..*ROW.heaps.end()).map(|place| comb(place + 1)).collect(),
            ),
            (
                "hill: taking the larger end: the greatest number is in the middle | \
                 只取较大的一端：最大的数在中间",
                ROW.full(hill),
            ),
            (
                "valley: a sort that is slow on nearly sorted numbers | 对几乎有序的数很慢的排序",
                ROW.full(|place| 3001 - hill(place)),
            ),
        ]);
    }
}
