//! CSES 1099: Stair Game.

use rules::prelude::*;
use rules::shapes::heaps::{Row, size};

const ROW: Row = Row { heaps: 1..=200_000, stones: 0..=1_000_000_000 };

pub struct Stairs;

impl Statement for Stairs {
    /// The balls on each stair, from stair 1 on.
    type Case = Vec<u64>;
    type Game = Self;
    const CASES: Cases = Cases::Counted(200_000);

    fn form(form: &mut Form, stairs: &mut Vec<u64>) -> FormResult {
        form.list("n", "stair", stairs, ROW.heaps, ROW.stones)?;
        form.total("the sum of n", stairs.len(), 200_000)
    }

    asks_who_wins!("second", "first");
}

impl Game for Stairs {
    type Case = Vec<u64>;
    type Position = Vec<u64>;
    const SHARED: bool = true;

    fn fits(stairs: &Vec<u64>) -> SearchResult<()> {
        search::ensure_small(size(stairs), 20, Text("stairs and balls", "级数与球数之和"))
    }

    fn starts(stairs: &Vec<u64>) -> impl Iterator<Item = Vec<u64>> {
        [stairs.clone()].into_iter()
    }

    /// One or more balls of a stair go to the stair below. Nothing leaves stair 1.
    fn moves(_: &Vec<u64>, stairs: &Vec<u64>, moves: &mut Moves<Vec<u64>>) {
        for stair in 1..stairs.len() {
            for balls in 1..=stairs[stair] {
                let mut option = stairs.clone();
                option[stair] -= balls;
                option[stair - 1] += balls;
                moves.to(option, || {
                    let (number, what) = (stair + 1, counted(balls, "ball", "个球"));
                    let words = text!("{what} from stair {number}", "从第 {number} 级移下 {what}");
                    Handle::on([stair], words).to([stair - 1]).take([balls])
                });
            }
        }
    }

    fn draw(_: &Vec<u64>, stairs: &Vec<u64>) -> Drawing {
        Drawing::Heaps(stairs.clone())
    }
}

impl Trials for Stairs {
    const RANDOM_SIZE: usize = 18;
    const EXPLORED: &'static str = "staircase STEPS";

    fn extremes(extremes: &mut Extremes<Vec<u64>>) {
        extremes.add(
            "many-tests: a write, or a flush, for each answer | 每个答案写一次，或者刷新一次输出",
            |random| (0..*ROW.heaps.end()).map(|_| vec![random.u64(ROW.stones)]).collect(),
        );
        extremes.add(
            "two-stairs: a nim-sum that outlives its test | 异或和没有清零，带到下一组",
            |random| (0..ROW.heaps.end() / 2).map(|_| vec![0, random.u64(0..=1)]).collect(),
        );
        extremes.add(
            "lost: even stairs that cancel under odd ones that do not | \
             偶数级相互抵消，奇数级不抵消",
            |_| vec![ROW.full(|stair| if stair % 2 == 1 { 1 << 28 } else { stair as u64 })],
        );
        ROW.extremes(extremes, 1);
    }
}
