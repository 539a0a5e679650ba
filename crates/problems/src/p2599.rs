//! P2599: Stones from Both Ends.

use fastrand::Rng;
use game::{Moves, Searched};
use rules::{Cases, Checked, Drawing, Form, Game, Rules, Trials, Worst, asks_who_wins, search};
use std::ops::RangeInclusive;

const MOST_TESTS: usize = 10;
const MOST_HEAPS: usize = 1000;
const MOST_STONES: u64 = 1_000_000_000;

pub struct P2599;

impl Rules for P2599 {
    /// The heaps from left to right.
    type Case = Vec<u64>;
    /// Whether the first player wins.
    type Game = BothEnds;
    const CASES: Cases = Cases::Counted(MOST_TESTS);

    fn form(form: &mut Form, row: &mut Vec<u64>) -> Checked {
        form.list("n", "heap", row, 1..=MOST_HEAPS, 1..=MOST_STONES)
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

    fn fits(row: &Vec<u64>) -> Searched<()> {
        search::room(row.iter().sum::<u64>(), MOST_SEARCHED, "stones")
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
    const LARGE: usize = 60;

    const WORST: &'static [Worst<Vec<u64>>] = &[
        Worst::new("random: more than O(n^2) a case", |random| {
            rows(random, [MOST_HEAPS; MOST_TESTS], 1..=MOST_STONES)
        }),
        Worst::new(
            "close-together: a wrong comparison where heaps are equal or differ by one",
            |random| rows(random, [MOST_HEAPS; MOST_TESTS], MOST_STONES - 3..=MOST_STONES),
        ),
        Worst::new(
            "shrinking: a table that keeps what an earlier, longer case left in it",
            |random| rows(random, [MOST_HEAPS, 999, 500, 100, 10, 4, 3, 2, 2, 1], 1..=2),
        ),
    ];
}

/// Rows of these lengths.
fn rows(
    random: &mut Rng,
    lengths: [usize; MOST_TESTS],
    heap: RangeInclusive<u64>,
) -> Vec<Vec<u64>> {
    let mut row = |length| (0..length).map(|_| random.u64(heap.clone())).collect();
    lengths.into_iter().map(&mut row).collect()
}
