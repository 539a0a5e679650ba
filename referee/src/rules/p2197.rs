//! P2197: Nim.

use super::{Rules, Worst, Wrong};
use crate::choices::Choices;
use crate::game::{Graph, Play, Unsolved};
use crate::heaps::{self, Limits};
use crate::reader::{Invalid, Reader};
use fastrand::Rng;

const LIMITS: Limits = Limits { tests: 10, heaps: MOST_HEAPS, stones: 0..=MOST_STONES };
const MOST_HEAPS: usize = 10_000;
const MOST_STONES: u64 = 9_999;
/// A search takes no more positions than this.
const BOUND: usize = 100_000;

pub struct Game;

impl Rules for Game {
    /// The heaps. The statement sets no lower bound, and its sample has a heap of 0.
    type Case = Vec<u64>;
    const MOST_CASES: usize = LIMITS.tests;
    const SMALL: usize = 14;
    const LARGE: usize = 40;

    fn parse(reader: &mut Reader<'_>) -> Result<Vec<Vec<u64>>, Invalid> {
        LIMITS.read(reader)
    }

    fn print(cases: &[Vec<u64>]) -> String {
        heaps::print(cases)
    }

    fn generate(choices: &mut Choices, size: usize) -> Vec<u64> {
        LIMITS.nim(choices, size, size > Self::SMALL)
    }

    fn answers(cases: &[Vec<u64>]) -> Result<Vec<String>, Unsolved> {
        let starts: Vec<Position> = cases.iter().map(|heaps| position(heaps)).collect();
        let graph = Graph::explore(starts.iter().cloned(), moves, BOUND)?;
        let wins = graph.wins(Play::Normal)?;
        Ok(starts.iter().map(|start| verdict(wins[graph.number(start)])).collect())
    }

    const COORDINATES: &'static [&'static str] = &["heap 1", "heap 2", "heap 3"];

    fn at(coordinates: &[u64]) -> Option<Vec<u64>> {
        Some(coordinates.to_vec())
    }

    const WORST: &'static [Worst] = &[
        Worst {
            name: "four-digits",
            breaks: "a slow reader: 100,000 heaps, as long as they come",
            write: |out, random| {
                let mut heap = || random.u64(1_000..=MOST_STONES);
                LIMITS.write(out, |_| (0..MOST_HEAPS).map(|_| heap()).collect())
            },
        },
        Worst {
            name: "all-zero",
            breaks: "a heap of 0 taken for the end",
            write: |out, _| LIMITS.write(out, |_| vec![0; MOST_HEAPS]),
        },
        Worst {
            name: "all-equal",
            breaks: "a nim-sum of 0 out of the largest heaps, where a sum is 99,990,000",
            write: |out, _| LIMITS.write(out, |_| vec![MOST_STONES; MOST_HEAPS]),
        },
        Worst {
            name: "not-reset",
            breaks: "a nim-sum that outlives its test: one heap, then only lost positions",
            write: |out, random| {
                LIMITS.write(out, |test| if test == 0 { vec![MOST_STONES] } else { twice(random) })
            },
        },
    ];

    const WRONG: &'static [Wrong<Vec<u64>>] = &[
        Wrong {
            name: "something-to-take",
            because: "heaps are added up where the nim-sum is meant: any stone wins",
            answer: |heaps| Ok(verdict(heaps.iter().sum::<u64>() != 0)),
        },
        Wrong {
            name: "odd-stones",
            because: "each player seems to take one stone at a time",
            answer: |heaps| Ok(verdict(heaps.iter().sum::<u64>() % 2 == 1)),
        },
        Wrong {
            name: "odd-heaps",
            because: "each player seems to take a whole heap at a time",
            answer: |heaps| Ok(verdict(heaps.iter().filter(|&&heap| heap > 0).count() % 2 == 1)),
        },
        Wrong {
            name: "zero-ends",
            because: "a heap of 0 is taken for the end of the heaps",
            answer: |heaps| {
                let read = heaps.iter().take_while(|&&heap| heap > 0);
                Ok(verdict(read.fold(0, |nim_sum, heap| nim_sum ^ heap) != 0))
            },
        },
    ];
}

/// The heaps that are left, in ascending order: neither their order nor an empty heap matters.
pub(super) type Position = Vec<u64>;

pub(super) fn position(heaps: &[u64]) -> Position {
    let mut position: Position = heaps.iter().copied().filter(|&heap| heap > 0).collect();
    position.sort_unstable();
    position
}

/// One or more stones are taken from one heap.
pub(super) fn moves(heaps: &Position) -> Vec<((), Position)> {
    let mut options = Vec::new();
    for index in 0..heaps.len() {
        for left in 0..heaps[index] {
            let mut option = heaps.clone();
            option[index] = left;
            options.push(((), position(&option)));
        }
    }
    options
}

fn verdict(first_wins: bool) -> String {
    if first_wins { "Yes" } else { "No" }.to_string()
}

/// Every heap twice, in any order.
fn twice(random: &mut Rng) -> Vec<u64> {
    let mut heap = || random.u64(..=MOST_STONES);
    let mut heaps = (0..MOST_HEAPS / 2).map(|_| heap()).collect::<Vec<_>>().repeat(2);
    random.shuffle(&mut heaps);
    heaps
}
