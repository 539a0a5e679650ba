//! P6487: Heap (COCI 2010/2011, HRPA).

use super::{Rules, Worst, Wrong, line, write_line};
use crate::choices::Choices;
use crate::game::{Graph, Unsolved};
use crate::reader::{Invalid, Reader};
use std::iter::successors;
use std::ops::RangeInclusive;

const LEAST_STONES: u64 = 2;
const MOST_STONES: u64 = 1_000_000_000_000_000;
/// The greatest Fibonacci number up to `MOST_STONES`.
const FIBONACCI: u64 = 806_515_533_049_393;
/// A search takes no more positions than this. The moves are half as many as its square.
const BOUND: usize = 4_000;

pub struct Game;

impl Rules for Game {
    /// The stones.
    type Case = u64;
    const MOST_CASES: usize = 1;
    const SMALL: usize = 1_001;
    const LARGE: usize = 1_200;
    const SIZES: RangeInclusive<usize> = LEAST_STONES as usize..=MOST_STONES as usize;

    fn parse(reader: &mut Reader<'_>) -> Result<Vec<u64>, Invalid> {
        Ok(vec![reader.number("N", LEAST_STONES..=MOST_STONES)?])
    }

    fn print(cases: &[u64]) -> String {
        cases.iter().map(|heap| line([heap])).collect()
    }

    /// At most `size` stones.
    fn generate(choices: &mut Choices, size: usize) -> u64 {
        choices.pick(LEAST_STONES..=MOST_STONES.min(size as u64))
    }

    fn answers(cases: &[u64]) -> Result<Vec<String>, Unsolved> {
        let graph = Graph::explore(cases.iter().copied(), moves, BOUND)?;
        let least = graph.fold(least_winning_move)?;
        let print = |heap| least[graph.number(heap)].map_or("none".to_string(), |k| k.to_string());
        Ok(cases.iter().map(print).collect())
    }

    const COORDINATES: &'static [&'static str] = &["N"];

    fn at(coordinates: &[u64]) -> Option<u64> {
        coordinates.first().copied().filter(|&heap| heap >= LEAST_STONES)
    }

    const WORST: &'static [Worst] = &[
        Worst {
            name: "fibonacci-number",
            breaks: "a loop over the first moves: the least one that wins takes all",
            write: |out, _| write_line(out, [FIBONACCI]),
        },
        Worst {
            name: "below-fibonacci-number",
            breaks: "a greedy walk that skips terms: 1 less has every second one",
            write: |out, _| write_line(out, [FIBONACCI - 1]),
        },
        Worst {
            name: "most-stones",
            breaks: "32 bits, or a table that ends too early",
            write: |out, _| write_line(out, [MOST_STONES]),
        },
        Worst {
            name: "least-stones",
            breaks: "the usual rule, by which the first player must not take all",
            write: |out, _| write_line(out, [LEAST_STONES]),
        },
    ];

    const WRONG: &'static [Wrong<u64>] = &[
        Wrong {
            name: "not-all-at-once",
            because: "the usual game forbids it, so that a Fibonacci number is lost",
            answer: |&heap| Ok(match fibonacci_terms(heap).as_slice() {
                [_] => "-1".to_string(),
                terms => terms.last().map_or("none".to_string(), u64::to_string),
            }),
        },
        Wrong {
            name: "greatest-term",
            because: "the sum of Fibonacci numbers is right, but the wrong end of it is taken",
            answer: |&heap| Ok(fibonacci_terms(heap)[0].to_string()),
        },
        Wrong {
            name: "leave-a-fibonacci-number",
            because: "a Fibonacci number is lost, so the greatest one seems to be what to leave",
            answer: |&heap| Ok(match heap - fibonacci_terms(heap)[0] {
                0 => heap.to_string(),
                taken => taken.to_string(),
            }),
        },
        Wrong {
            name: "lowest-bit",
            because: "it is right where a move takes at most as many as the one before",
            answer: |heap| Ok((1_u64 << heap.trailing_zeros()).to_string()),
        },
        Wrong {
            name: "32-bits",
            because: "the stones of most problems fit 32 bits",
            answer: |&heap| {
                let terms = fibonacci_terms(heap % (1 << 32));
                Ok(terms.last().map_or("0".to_string(), u64::to_string))
            },
        },
    ];
}

/// What is left of a heap, by the number of stones taken. Whether taking so many wins depends on
/// this number and the rest, not on the limit that it had to keep to. So a position is its heap
/// alone, and the limit is left to the answer.
fn moves(&heap: &u64) -> Vec<(u64, u64)> {
    (1..=heap).map(|taken| (taken, heap - taken)).collect()
}

/// The least number to take, limit or not, after which the opponent has no winning move: he takes
/// at most twice as many, and the least that would win is more.
fn least_winning_move(options: &[(&u64, Option<u64>)]) -> Option<u64> {
    let wins = |&&(taken, answer): &&(&u64, Option<u64>)| answer.is_none_or(|k| k > 2 * taken);
    options.iter().filter(wins).map(|&(&taken, _)| taken).min()
}

/// The greatest Fibonacci number that is not above `heap`, then that of the rest, and so on.
fn fibonacci_terms(heap: u64) -> Vec<u64> {
    let all = successors(Some([1, 2]), |&[a, b]| Some([b, a + b])).map(|[a, _]| a);
    let numbers: Vec<u64> = all.take_while(|&number| number <= heap).collect();
    let mut rest = heap;
    let mut terms = Vec::new();
    for number in numbers.into_iter().rev() {
        if number <= rest {
            rest -= number;
            terms.push(number);
        }
    }
    terms
}
