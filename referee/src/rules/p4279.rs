//! P4279: Little John's Game.

use super::p2197::{Position, moves, position};
use super::{Rules, Worst, Wrong};
use crate::choices::Choices;
use crate::game::{Graph, Play, Unsolved};
use crate::heaps::{self, Limits};
use crate::reader::{Invalid, Reader};

const LIMITS: Limits = Limits { tests: 500, heaps: MOST_HEAPS, stones: 0..=MOST_STONES };
const MOST_HEAPS: usize = 50;
const MOST_STONES: u64 = 5_000;
/// A search takes no more positions than this.
const BOUND: usize = 100_000;

pub struct Game;

impl Rules for Game {
    /// The heaps. Only the original statement keeps them above 0.
    type Case = Vec<u64>;
    const MOST_CASES: usize = LIMITS.tests;
    const SMALL: usize = 16;
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

    /// The moves are those of Nim, and whoever takes the last stone loses. Where there is none from
    /// the start, nobody takes it; then too the player without a move wins.
    fn answers(cases: &[Vec<u64>]) -> Result<Vec<String>, Unsolved> {
        let starts: Vec<Position> = cases.iter().map(|heaps| position(heaps)).collect();
        let graph = Graph::explore(starts.iter().cloned(), moves, BOUND)?;
        let wins = graph.wins(Play::Misere)?;
        Ok(starts.iter().map(|start| winner(wins[graph.number(start)])).collect())
    }

    const COORDINATES: &'static [&'static str] = &["heap 1", "heap 2", "heap 3"];

    fn at(coordinates: &[u64]) -> Option<Vec<u64>> {
        Some(coordinates.to_vec())
    }

    const WORST: &'static [Worst] = &[
        Worst {
            name: "four-digits",
            breaks: "a slow reader: 25,000 heaps, as long as they come",
            write: |out, random| {
                let mut heap = || random.u64(1_000..=MOST_STONES);
                LIMITS.write(out, |_| (0..MOST_HEAPS).map(|_| heap()).collect())
            },
        },
        Worst {
            name: "ones",
            breaks: "normal play: 1 to 50 heaps of 1",
            write: |out, _| LIMITS.write(out, |test| vec![1; 1 + test % MOST_HEAPS]),
        },
        Worst {
            name: "one-heap-above-1",
            breaks: "a flag that the last heap overwrites, or that the next test inherits",
            write: |out, random| {
                LIMITS.write(out, |test| {
                    let mut heaps = vec![1; 1 + test / 2 % MOST_HEAPS];
                    if test % 2 == 0 {
                        let index = random.usize(..heaps.len());
                        heaps[index] = random.u64(2..=MOST_STONES);
                    }
                    heaps
                })
            },
        },
        Worst {
            name: "all-equal",
            breaks: "a nim-sum of 0 out of the largest heaps",
            write: |out, _| LIMITS.write(out, |_| vec![MOST_STONES; MOST_HEAPS]),
        },
    ];

    const WRONG: &'static [Wrong<Vec<u64>>] = &[
        Wrong {
            name: "normal-play",
            because: "it is Nim, and in Nim the nim-sum decides",
            answer: |heaps| Ok(winner(nim_sum(heaps) != 0)),
        },
        Wrong {
            name: "inverted",
            because: "the last stone loses where it won, so every answer seems to turn round",
            answer: |heaps| Ok(winner(nim_sum(heaps) == 0)),
        },
        Wrong {
            name: "every-heap-is-1",
            because: "no heap above 1 is taken to mean that all are 1, and N is even or odd",
            answer: |heaps| {
                let is_exception = heaps.iter().all(|&heap| heap == 1);
                Ok(winner(if is_exception { heaps.len() % 2 == 0 } else { nim_sum(heaps) != 0 }))
            },
        },
        Wrong {
            name: "misprint",
            because: "it is in print: lost, where two heaps are above 1 and the nim-sum is not 0",
            answer: |heaps| {
                let above = heaps.iter().filter(|&&heap| heap > 1).count();
                Ok(winner(above == 1 || nim_sum(heaps) == 0))
            },
        },
    ];
}

fn winner(first_wins: bool) -> String {
    if first_wins { "John" } else { "Brother" }.to_string()
}

fn nim_sum(heaps: &[u64]) -> u64 {
    heaps.iter().fold(0, |nim_sum, heap| nim_sum ^ heap)
}
