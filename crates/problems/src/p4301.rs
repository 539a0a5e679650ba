//! P4301: New Nim (Chongqing 2013).

use rules::gestures::numbers;
use rules::prelude::*;
use rules::shapes::bits::members;
use rules::shapes::heaps::{Nim, Row, sorted, take_some_to};

const ROW: Row = Row { heaps: 1..=100, stones: 1..=1_000_000_000 };
/// Most heaps of a case that is searched: each player may throw out any set of them that leaves one.
const MOST_SEARCHED: usize = 9;

pub struct ThrowThenNim;

impl Statement for ThrowThenNim {
    /// The matches of each heap.
    type Case = Vec<u64>;
    /// The least number of matches to throw out, or -1.
    type Answer = i64;
    type Game = Self;

    fn form(form: &mut Form, heaps: &mut Vec<u64>) -> FormResult {
        form.list("k", "heap", heaps, ROW.heaps, ROW.stones)
    }

    fn answers(cases: &[Vec<u64>]) -> SearchResult<Vec<i64>> {
        starts::by_wins::<ThrowThenNim, _>(cases, |heaps, wins| {
            // The second player is to move behind each choice of the first one.
            let choices = sets_to_leave(heaps).zip(wins.into_iter().skip(1));
            let left = |set| members(set).map(|heap| heaps[heap] as i64).sum::<i64>();
            let thrown = |set| heaps.iter().sum::<u64>() as i64 - left(set);
            choices.filter(|choice| !choice.1).map(|(set, _)| thrown(set)).min().unwrap_or(-1)
        })
    }
}

impl Game for ThrowThenNim {
    type Case = Vec<u64>;
    /// The number of players who have thrown out heaps; and the matches of each heap, 0 if it is out.
    type Position = (usize, Vec<u64>);

    fn fits(heaps: &Vec<u64>) -> SearchResult<()> {
        search::ensure_small(heaps.len(), MOST_SEARCHED, Text("heaps", "堆数"))?;
        Nim::<false>::fits(heaps)
    }

    /// First that for people to play, and then one for each choice of the first player.
    fn starts(heaps: &Vec<u64>) -> impl Iterator<Item = Self::Position> {
        let chosen = sets_to_leave(heaps).map(|set| (1, only(heaps, set)));
        std::iter::once((0, heaps.clone())).chain(chosen)
    }

    fn standing_for(_: &Vec<u64>, (thrown, heaps): Self::Position) -> Self::Position {
        (thrown, sorted(heaps))
    }

    fn moves(_: &Vec<u64>, (thrown, heaps): &Self::Position, moves: &mut Moves<Self::Position>) {
        if *thrown < 2 {
            for set in sets_to_leave(heaps) {
                moves.to((thrown + 1, only(heaps, set)), || {
                    let places: Vec<usize> = members(set).collect();
                    let names = numbers(&places);
                    Handle::on(places, text!("leave heap {names}", "留下第 {names} 堆"))
                });
            }
            return;
        }
        take_some_to(heaps, 1..=u64::MAX, moves, |heaps| (2, heaps));
    }

    fn draw(_: &Vec<u64>, (_, heaps): &Self::Position) -> Drawing {
        Drawing::Heaps(heaps.clone())
    }
}

/// The sets of heaps that may be left: any but that of none.
fn sets_to_leave(heaps: &[u64]) -> impl Iterator<Item = u64> + use<> {
    let there = heaps.iter().enumerate().filter(|(_, heap)| **heap > 0);
    let all = there.fold(0, |set, (heap, _)| set | 1 << heap);
    (1..=all).rev().filter(move |set| set & !all == 0)
}

fn only(heaps: &[u64], set: u64) -> Vec<u64> {
    let left = |(heap, &matches)| if set >> heap & 1 == 1 { matches } else { 0 };
    heaps.iter().enumerate().map(left).collect()
}

impl Trials for ThrowThenNim {
    const RANDOM_SIZE: usize = 14;

    fn extremes(extremes: &mut Extremes<Vec<u64>>) {
        ROW.extremes(extremes, 1);
        let mut add = |title, k, heap: fn(u64) -> u64| {
            extremes.add(title, move |_| vec![(0..k).map(heap).collect()]);
        };
        add("rank-5: small rank | 秩很小", 100, |i| (i % 31 + 1) * 0x0101_0101);
        add("independent: all leading bits | 每种最高位", 30, |i| 999_999_999 >> i);
        add("single: not all may go | 不能全部扔掉", 1, |_| *ROW.stones.end());
    }
}
