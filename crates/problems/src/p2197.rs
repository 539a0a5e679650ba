//! P2197: Nim.

use rules::prelude::*;
use rules::shapes::heaps::{Nim, Row};

const ROW: Row = Row { heaps: 1..=10_000, stones: 0..=9_999 };

pub struct NimOutcomes;

impl Statement for NimOutcomes {
    /// The heaps. The statement sets no lower bound, and its sample has a heap of 0.
    type Case = Vec<u64>;
    type Game = Nim;
    const CASES: Cases = Cases::Counted(10);

    fn form(form: &mut Form, heaps: &mut Vec<u64>) -> FormResult {
        form.list("n", "heap", heaps, ROW.heaps, ROW.stones)
    }

    asks_who_wins!("No", "Yes");
}

impl Trials for NimOutcomes {
    const RANDOM_SIZE: usize = 40;
    rules::explored_as_heaps!("nim");

    fn extremes(extremes: &mut Extremes<Vec<u64>>) {
        ROW.extremes(extremes, 10);
    }
}
