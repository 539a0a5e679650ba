//! P2599: Stones from Both Ends.

use super::{Rules, Worst, Wrong};
use crate::choices::Choices;
use crate::game::{Graph, Play, Unsolved};
use crate::heaps::{self, Limits};
use crate::reader::{Invalid, Reader};
use fastrand::Rng;
use std::ops::RangeInclusive;

const LIMITS: Limits = Limits { tests: 10, heaps: MOST_HEAPS, stones: 1..=MOST_STONES };
const MOST_HEAPS: usize = 1000;
const MOST_STONES: u64 = 1_000_000_000;
/// A search of all rows of an input takes no more positions than this.
const BOUND: usize = 200_000;

pub struct Game;

impl Rules for Game {
    /// The heaps from left to right.
    type Case = Vec<u64>;
    const MOST_CASES: usize = LIMITS.tests;
    const SMALL: usize = 13;
    const LARGE: usize = 60;
    const SIZES: RangeInclusive<usize> = 1..=MOST_HEAPS;

    fn parse(reader: &mut Reader<'_>) -> Result<Vec<Vec<u64>>, Invalid> {
        LIMITS.read(reader)
    }

    fn print(cases: &[Vec<u64>]) -> String {
        heaps::print(cases)
    }

    /// A row of at most `size` stones: each but the first lies on the heap before it or begins a
    /// new one. In large rows it begins one more rarely, so that the heaps are higher.
    fn generate(choices: &mut Choices, size: usize) -> Vec<u64> {
        let stones = choices.size(1..=size);
        let most = if size <= Self::SMALL { 1 } else { choices.pick(1..=5) };
        let mut row = vec![1];
        for _ in 1..stones {
            if choices.pick(0..=most) > 0 {
                row[0] += 1;
            } else {
                row.insert(0, 1);
            }
        }
        row
    }

    fn answers(cases: &[Vec<u64>]) -> Result<Vec<String>, Unsolved> {
        let graph = Graph::explore(cases.iter().cloned(), moves, BOUND)?;
        let wins = graph.wins(Play::Normal)?;
        Ok(cases.iter().map(|row| print(wins[graph.number(row)])).collect())
    }

    const WORST: &'static [Worst] = &[
        Worst {
            name: "random",
            breaks: "more than O(n^2) a case",
            write: |out, random| {
                LIMITS.write(out, |_| row(random, MOST_HEAPS, 1..=MOST_STONES))
            },
        },
        Worst {
            name: "close-together",
            breaks: "a wrong comparison where heaps are equal or differ by one",
            write: |out, random| {
                LIMITS.write(out, |_| row(random, MOST_HEAPS, MOST_STONES - 3..=MOST_STONES))
            },
        },
        Worst {
            name: "shrinking",
            breaks: "a table that keeps what an earlier, longer case left in it",
            write: |out, random| {
                let lengths = [MOST_HEAPS, 999, 500, 100, 10, 4, 3, 2, 2, 1];
                LIMITS.write(out, |case| row(random, lengths[case], 1..=2))
            },
        },
    ];

    const WRONG: &'static [Wrong<Vec<u64>>] = &[
        Wrong {
            name: "nim-sum",
            because: "heaps from which any number is taken look like Nim",
            answer: |row| Ok(print(row.iter().fold(0, |sum, heap| sum ^ heap) != 0)),
        },
        Wrong {
            name: "unequal-ends",
            because: "only the ends can be touched, and two heaps are lost iff they are equal",
            answer: |row| Ok(print(row.len() == 1 || row.first() != row.last())),
        },
        Wrong {
            name: "strict-below",
            because: "the cases x < l, x < r of the table look as good as x <= l, x < r",
            answer: |row| Ok(print(table_wins(row, |l, x, r| (l < x && x < r, r < x && x <= l)))),
        },
        Wrong {
            name: "strict-above",
            because: "the cases r < x < l of the table look as good as r < x <= l",
            answer: |row| Ok(print(table_wins(row, |l, x, r| (l <= x && x < r, r < x && x < l)))),
        },
    ];
}

fn row(random: &mut Rng, length: usize, heaps: RangeInclusive<u64>) -> Vec<u64> {
    (0..length).map(|_| random.u64(heaps.clone())).collect()
}

/// A position: the heaps that stand, from left to right.
type Position = Vec<u64>;

/// A move takes stones from the heap at either end; an emptied heap is gone.
fn moves(row: &Position) -> Vec<((), Position)> {
    let mut options = Vec::new();
    for end in [0, row.len().saturating_sub(1)] {
        for left in 0..row.get(end).copied().unwrap_or(0) {
            let mut option = row.clone();
            if left > 0 {
                option[end] = left;
            } else {
                option.remove(end);
            }
            options.push(((), option));
        }
    }
    options
}

fn print(wins: bool) -> String {
    u8::from(wins).to_string()
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
