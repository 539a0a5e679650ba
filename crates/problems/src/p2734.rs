//! P2734: A Game.

use rules::prelude::*;
use rules::shapes::ends::Deque;
use rules::shapes::heaps::Row;

const ROW: Row = Row { heaps: 2..=100, stones: 1..=200 };

pub struct DequeTotals;

impl Statement for DequeTotals {
    /// The numbers from left to right.
    type Case = Vec<u64>;
    /// The totals of the first player and of the second.
    type Answer = String;
    type Game = Deque;

    fn form(form: &mut Form, row: &mut Vec<u64>) -> FormResult {
        form.list("N", "number", row, ROW.heaps, ROW.stones)
    }

    fn answers(cases: &[Vec<u64>]) -> SearchResult<Vec<String>> {
        starts::by_totals::<Deque>(cases, |row| row.iter().sum())
    }
}

impl Trials for DequeTotals {
    const RANDOM_SIZE: usize = 40;

    /// Up to `size` numbers up to a small or the greatest one.
    fn random(choices: &mut Choices, size: usize) -> Vec<u64> {
        let most = choices.one_of(&[3, 9, *ROW.stones.end()]);
        let n = choices.pick(2..=size.max(2));
        choices.several(n, 1..=most)
    }

    fn extremes(extremes: &mut Extremes<Vec<u64>>) {
        ROW.extremes(extremes, 1);
        let most = *ROW.stones.end();
        let row = |n: usize, number: fn(u64) -> u64| (0..n as u64).map(number).collect::<Vec<_>>();
        let hill = |place: u64| 1 + 2 * place.min(99 - place);
        extremes.each(&[
            (
                "comb: 1 and 200 in turn: half is not enough | 1 与 200 交替",
                row(100, |i| [1, 200][i as usize % 2]),
            ),
            (
                "odd-comb: the first player is far behind | 先手落后很多",
                row(99, |i| [1, 200][i as usize % 2]),
            ),
            (
                "hill: taking the larger end; mergers again and again | 总取较大的一端；反复合并",
                row(100, hill),
            ),
            ("valley: no peak | 没有峰", row(100, |i| 200 - 2 * i.min(99 - i))),
            (
                "rising: taking the larger end is right | 总取较大的一端是对的",
                row(99, |i| 2 * i + 1),
            ),
            (
                "one-rich: a large number in the middle | 大的数在正中",
                row(99, |i| if i == 49 { 200 } else { 1 }),
            ),
            ("pairs: equal neighbours are peaks | 相等的邻居也是峰", row(100, |i| 1 + i / 2 % 7)),
            ("two: one number each | 各取一个", vec![most, 1]),
        ]);
    }
}
