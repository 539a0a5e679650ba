//! P2599: Stones from Both Ends.

use rules::prelude::*;
use rules::shapes::heaps::{Row, take_from};

const ROW: Row = Row { heaps: 1..=1000, stones: 1..=1_000_000_000 };

pub struct BothEnds;

impl Statement for BothEnds {
    /// The heaps from left to right.
    type Case = Vec<u64>;
    type Game = Self;
    const CASES: Cases = Cases::Counted(10);

    fn form(form: &mut Form, row: &mut Vec<u64>) -> FormResult {
        form.list("n", "heap", row, ROW.heaps, ROW.stones)
    }

    asks_who_wins!("0", "1");
}

/// Most stones that a search takes.
const MOST_SEARCHED: usize = 10_000;

impl Game for BothEnds {
    type Case = Vec<u64>;
    /// The heaps from left to right, those that are gone with 0 stones.
    type Position = Vec<u64>;
    const SHARED: bool = true;

    fn fits(row: &Vec<u64>) -> SearchResult<()> {
        search::ensure_small(row.iter().sum::<u64>(), MOST_SEARCHED, Text("stones", "石子数"))
    }

    fn starts(row: &Vec<u64>) -> impl Iterator<Item = Vec<u64>> {
        [row.clone()].into_iter()
    }

    fn standing_for(_: &Self::Case, mut row: Vec<u64>) -> Vec<u64> {
        row.retain(|&heap| heap > 0);
        row
    }

    /// A move takes stones from the heap at either end; an emptied heap is gone.
    fn moves(_: &Vec<u64>, row: &Vec<u64>, moves: &mut Moves<Vec<u64>>) {
        let stands = |&place: &usize| row[place] > 0;
        let first = (0..row.len()).find(stands);
        let last = (0..row.len()).rfind(stands).filter(|&last| Some(last) != first);
        for end in first.into_iter().chain(last) {
            take_from(end, row, (1..=row[end]).rev(), moves, |heaps| heaps);
        }
    }

    fn draw(_: &Vec<u64>, row: &Vec<u64>) -> Drawing {
        Drawing::Heaps(row.clone())
    }
}

impl Trials for BothEnds {
    const RANDOM_SIZE: usize = 60;

    fn extremes(extremes: &mut Extremes<Vec<u64>>) {
        ROW.extremes(extremes, 10);
    }
}
