//! HDU 4764: Stone.

use super::{Rules, Worst, Wrong, line, write_line};
use crate::choices::Choices;
use crate::game::{Graph, Play, Unsolved};
use crate::reader::{Invalid, Reader};
use std::io::{self, Write};
use std::ops::RangeInclusive;

const MOST_N: u64 = 100_000_000;
const MOST_K: u64 = 100;
/// The statement does not say how many; this many are ours.
/// The statement sets no limit; longer inputs are not expected.
const MOST_LINES: usize = 100_000;
/// A search takes no more positions than this.
const BOUND: usize = 20_000;

/// Whoever writes `n` or more loses; a number exceeds the one before it by at most `k`.
pub struct Line {
    n: u64,
    k: u64,
}

pub struct Game;

impl Rules for Game {
    type Case = Line;
    /// Of the inputs that are searched: the statement does not say how many lines there are.
    const MOST_CASES: usize = MOST_LINES;
    const SMALL: usize = 300;
    const LARGE: usize = 2_000;
    const SIZES: RangeInclusive<usize> = 1..=MOST_N as usize;

    fn parse(reader: &mut Reader<'_>) -> Result<Vec<Line>, Invalid> {
        let mut lines = Vec::new();
        loop {
            let n = reader.number("N", 0..=MOST_N)?;
            if n == 0 {
                reader.number("k, in the last line `0 0`,", 0..=0)?;
                return Ok(lines);
            }
            lines.push(Line { n, k: reader.number("k", 1..=MOST_K)? });
        }
    }

    fn print(cases: &[Line]) -> String {
        let lines: String = cases.iter().map(|Line { n, k }| line([n, k])).collect();
        lines + "0 0\n"
    }

    /// Both numbers at most `size`.
    fn generate(choices: &mut Choices, size: usize) -> Line {
        // Lines of the same k, one after the other, share their positions.
        let k = choices.pick(1..=MOST_K.min(size as u64));
        Line { n: choices.pick(1..=MOST_N.min(size as u64)), k }
    }

    /// Who need not move any more because the other has written `N` or more is the winner.
    fn answers(cases: &[Line]) -> Result<Vec<String>, Unsolved> {
        let start = |&Line { n, k }: &Line| Position { k, missing: n };
        let graph = Graph::explore(cases.iter().map(start), moves, BOUND)?;
        let wins = graph.wins(Play::Misere)?;
        Ok(cases.iter().map(|case| winner(wins[graph.number(&start(case))])).collect())
    }

    const COORDINATES: &'static [&'static str] = &["N", "k"];

    fn at(coordinates: &[u64]) -> Option<Line> {
        let &[n, k] = coordinates else { return None };
        (n > 0 && (1..=MOST_K).contains(&k)).then_some(Line { n, k })
    }

    const WORST: &'static [Worst] = &[
        Worst {
            name: "many-lines",
            breaks: "a slow reader, or a table of 10^8 positions a line",
            write: |out, random| {
                write_lines(out, || [random.u64(MOST_N / 10..=MOST_N), random.u64(1..=MOST_K)])
            },
        },
        Worst {
            name: "around-the-period",
            breaks: "a heap of N stones instead of N - 1",
            write: |out, random| {
                write_lines(out, || {
                    let k = random.u64(1..=MOST_K);
                    let multiple = random.u64(1..MOST_N / (k + 1)) * (k + 1);
                    [multiple + random.u64(..=2), k]
                })
            },
        },
        Worst {
            name: "greatest-n",
            breaks: "a bound that is wrong by one: every k, with N at its greatest",
            write: |out, _| {
                (1..=MOST_K).try_for_each(|k| write_line(out, [MOST_N, k]))?;
                write_line(out, [0, 0])
            },
        },
        Worst {
            name: "at-once",
            breaks: "the first number taken to be 0: every N up to 101, every k",
            write: |out, _| {
                let mut pairs = (1..=MOST_K + 1).flat_map(|n| (1..=MOST_K).map(move |k| [n, k]));
                pairs.try_for_each(|pair| write_line(out, pair))?;
                write_line(out, [0, 0])
            },
        },
    ];

    const WRONG: &'static [Wrong<Line>] = &[
        Wrong {
            name: "heap-of-n",
            because: "it is in print for the subtraction game, where taking the last stone wins",
            answer: |line| Ok(winner(line.n % (line.k + 1) != 0)),
        },
        Wrong {
            name: "period-k",
            because: "at most k is added, so the lost numbers seem to be k apart",
            answer: |line| Ok(winner((line.n - 1) % line.k != 0)),
        },
        Wrong {
            name: "first-number-0",
            because: "the least first number is overlooked: a 0 would hand a loss over",
            answer: |_| Ok(winner(true)),
        },
        Wrong {
            name: "longest-steps",
            because: "the first to come near N seems to win, so both would hurry",
            answer: |line| Ok(winner((line.n - 1).div_ceil(line.k) % 2 == 1)),
        },
    ];
}

/// How much is missing from the last number to `N`. The first number is 1 to k, as if the one
/// before it were 0.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
struct Position {
    k: u64,
    missing: u64,
}

/// The next number is larger by 1 to k. As long as `N` is not reached, there is one to write.
fn moves(&Position { k, missing }: &Position) -> Vec<((), Position)> {
    let most = if missing == 0 { 0 } else { k };
    let write = |step| ((), Position { k, missing: missing.saturating_sub(step) });
    (1..=most).map(write).collect()
}

fn winner(first_wins: bool) -> String {
    if first_wins { "Tang" } else { "Jiang" }.to_string()
}

fn write_lines(out: &mut dyn Write, mut line: impl FnMut() -> [u64; 2]) -> io::Result<()> {
    for _ in 0..MOST_LINES {
        write_line(out, line())?;
    }
    write_line(out, [0, 0])
}
