//! P2599: Stones from Both Ends.

use game::{Moves, SearchResult};
use rules::shapes::heaps::Row;
use rules::{
    Cases, Drawing, Extremes, Form, FormResult, Game, Rules, Trials, asks_who_wins, search,
};

const ROW: Row = Row { heaps: 1..=1000, stones: 1..=1_000_000_000 };

pub struct P2599;

impl Rules for P2599 {
    /// The heaps from left to right.
    type Case = Vec<u64>;
    /// Whether the first player wins.
    type Game = BothEnds;
    const CASES: Cases = Cases::Counted(10);

    fn form(form: &mut Form, row: &mut Vec<u64>) -> FormResult {
        form.list("n", "heap", row, ROW.heaps, ROW.stones)
    }

    asks_who_wins!("0", "1");
}

/// More stones are not searched.
const MOST_SEARCHED: usize = 10_000;

pub struct BothEnds;

impl Game for BothEnds {
    type Case = Vec<u64>;
    /// The heaps that stand, from left to right.
    type Position = Vec<u64>;
    const SHARED: bool = true;

    fn fits(row: &Vec<u64>) -> SearchResult<()> {
        search::ensure_small(row.iter().sum::<u64>(), MOST_SEARCHED, "stones")
    }

    fn starts(row: &Vec<u64>) -> impl Iterator<Item = Vec<u64>> {
        [row.clone()].into_iter()
    }

    /// A move takes stones from the heap at either end; an emptied heap is gone.
    fn moves(_: &Vec<u64>, row: &Vec<u64>, moves: &mut Moves<Vec<u64>>) {
        for (end, side) in [(0, "left"), (row.len().saturating_sub(1), "right")] {
            let heap = row.get(end).copied().unwrap_or(0);
            for left in 0..heap {
                let mut option = row.clone();
                option[end] = left;
                option.retain(|&heap| heap > 0);
                moves.to(option, || format!("take {} from the {side} heap", heap - left));
            }
        }
    }

    fn draw(_: &Vec<u64>, row: &Vec<u64>) -> Drawing {
        Drawing::Heaps(row.clone())
    }
}

impl Trials for P2599 {
    const RANDOM_SIZE: usize = 60;

    fn extremes(extremes: &mut Extremes<Vec<u64>>) {
        ROW.extremes(extremes, 10, |row| row);
    }
}
