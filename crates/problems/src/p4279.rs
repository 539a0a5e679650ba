//! P4279: Little John's Game.

use rules::prelude::*;
use rules::shapes::heaps::{Nim, Row};

const ROW: Row = Row { heaps: 1..=50, stones: 0..=5_000 };
const TESTS: usize = 500;

/// Nim, but whoever takes the last stone loses. Where there is none from the start, nobody takes it; then
/// too the player without a move wins.
type MisereNim = Nim<true>;

pub struct LittleJohn;

impl Statement for LittleJohn {
    /// The heaps. Only the original statement keeps them above 0.
    type Case = Vec<u64>;
    type Game = MisereNim;
    const CASES: Cases = Cases::Counted(TESTS);

    fn form(form: &mut Form, heaps: &mut Vec<u64>) -> FormResult {
        form.list("n", "heap", heaps, ROW.heaps, ROW.stones)
    }

    asks_who_wins!("Brother", "John");
}

impl Trials for LittleJohn {
    const RANDOM_SIZE: usize = 40;
    rules::explored_as_heaps!("nim --ask misere");

    fn extremes(extremes: &mut Extremes<Vec<u64>>) {
        ROW.extremes(extremes, TESTS);
        extremes.full(
            "ones: normal play: 1 to 50 heaps of 1 | 按正常规则判断：1 到 50 堆，每堆 1 颗",
            |_, test| vec![1; 1 + test % ROW.heaps.end()],
        );
        extremes.full(
            "one-heap-above-1: a flag overwritten, or inherited | 标记被覆盖，或者带到下一组",
            |random, test| {
                let mut heaps = vec![1; 1 + test / 2 % ROW.heaps.end()];
                if test % 2 == 0 {
                    let index = random.usize(..heaps.len());
                    heaps[index] = random.u64(2..=*ROW.stones.end());
                }
                heaps
            },
        );
    }
}
