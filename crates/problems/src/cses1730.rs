//! CSES 1730: Nim Game I.

use rules::prelude::*;
use rules::shapes::heaps::{Nim, Row};

const ROW: Row = Row { heaps: 1..=200_000, stones: 1..=1_000_000_000 };

pub struct NimGameI;

impl Statement for NimGameI {
    type Case = Vec<u64>;
    type Game = Nim;
    const CASES: Cases = Cases::Counted(200_000);

    fn form(form: &mut Form, heaps: &mut Vec<u64>) -> FormResult {
        form.list("n", "heap", heaps, ROW.heaps, ROW.stones)?;
        form.total("the sum of n", heaps.len(), 200_000)
    }

    asks_who_wins!("second", "first");
}

impl Trials for NimGameI {
    const RANDOM_SIZE: usize = 40;
    rules::explored_as_heaps!("nim");

    fn extremes(extremes: &mut Extremes<Vec<u64>>) {
        extremes.add(
            "many-tests: a write, or a flush, for each answer | 每个答案写一次，或者刷新一次输出",
            |random| (0..*ROW.heaps.end()).map(|_| vec![random.u64(ROW.stones)]).collect(),
        );
        extremes.add(
            "triples: a nim-sum that outlives its test: x, y, and x xor y | \
             异或和没有清零，带到下一组：x、y 与 x xor y",
            |random| {
                let triple = |x, y| vec![x, y, x ^ y];
                let tests = 0..ROW.heaps.end() / 3;
                tests
                    .map(|_| triple(random.u64(1..1 << 28), random.u64(1 << 28..1 << 29)))
                    .collect()
            },
        );
        ROW.extremes(extremes, 1);
    }
}
