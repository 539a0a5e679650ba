//! P2599: Stones from Both Ends.

use fastrand::Rng;
use game::{Moves, Searched};
use rules::{
    Cases, Checked, Drawing, Form, Game, Rules, Trials, Worst, Wrong, asks_who_wins, search,
};
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

    const WRONG: &'static [Wrong<Vec<u64>, bool>] = &[
        Wrong::new("nim-sum: heaps from which any number is taken look like Nim", |row| {
            row.iter().fold(0, |sum, heap| sum ^ heap) != 0
        }),
        Wrong::new(
            "unequal-ends: only the ends can be touched, and two heaps are lost iff they are equal",
            |row| row.len() == 1 || row.first() != row.last(),
        ),
        Wrong::new(
            "strict-below: the cases x < l, x < r of the table look as good as x <= l, x < r",
            |row| table_wins(row, |l, x, r| (l < x && x < r, r < x && x <= l)),
        ),
        Wrong::new(
            "strict-above: the cases r < x < l of the table look as good as r < x <= l",
            |row| table_wins(row, |l, x, r| (l <= x && x < r, r < x && x < l)),
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

/// The published tables: for each part of the row, the heap that makes it lost, from the left and
/// from the right. `shift` says whether that heap is x + 1, and whether it is x - 1, where the part
/// ends with x.
fn table_wins(row: &[u64], shift: fn(u64, u64, u64) -> (bool, bool)) -> bool {
    let next = |x: u64, near, far| match shift(near, x, far) {
        _ if x == far => 0,
        (true, _) => x + 1,
        (_, true) => x - 1,
        _ => x,
    };
    // `tables[i]` is for the part that begins at i, of the length so far.
    let others = &row[1..];
    let mut tables = vec![(0, 0); others.len() + 1];
    for length in 1..=others.len() {
        for i in 0..=others.len() - length {
            let ((left, right), (next_left, next_right)) = (tables[i], tables[i + 1]);
            tables[i] =
                (next(others[i + length - 1], left, right), next(others[i], next_right, next_left));
        }
    }
    row[0] != tables[0].0
}
