//! P2252: Wythoff's game.

use super::{Rules, Worst, Wrong, line, write_line};
use crate::choices::Choices;
use crate::game::{Graph, Play, Unsolved};
use crate::reader::{Invalid, Reader};
use std::ops::RangeInclusive;

/// In one heap. The statement sets no lower bound, and that of the original is 0.
const MOST_STONES: u64 = 1_000_000_000;
/// The last within `MOST_STONES`.
const LAST_LOST_PAIR: [u64; 2] = [618_033_988, 999_999_999];
/// A search takes no more positions than this.
const BOUND: usize = 10_000;

pub struct Game;

impl Rules for Game {
    type Case = [u64; 2];
    const MOST_CASES: usize = 1;
    const SMALL: usize = 40;
    const LARGE: usize = 90;
    const SIZES: RangeInclusive<usize> = 1..=MOST_STONES as usize;

    fn parse(reader: &mut Reader<'_>) -> Result<Vec<[u64; 2]>, Invalid> {
        let range = 0..=MOST_STONES;
        Ok(vec![[reader.number("heap a", range.clone())?, reader.number("heap b", range)?]])
    }

    fn print(cases: &[[u64; 2]]) -> String {
        cases.iter().map(line).collect()
    }

    /// Heaps of at most `size`. If they may be large, one is often three halves to five thirds
    /// of the other: there a lost position is most likely.
    fn generate(choices: &mut Choices, size: usize) -> [u64; 2] {
        let most = MOST_STONES.min(size as u64);
        let shape = if size <= Self::SMALL { 0 } else { choices.pick(0..=2) };
        if shape == 0 {
            return [choices.pick(0..=most), choices.pick(0..=most)];
        }
        let smaller = choices.pick(0..=most * 3 / 5);
        let larger = choices.pick(smaller * 3 / 2..=smaller * 5 / 3);
        if shape == 1 { [smaller, larger] } else { [larger, smaller] }
    }

    fn answers(cases: &[[u64; 2]]) -> Result<Vec<String>, Unsolved> {
        let graph = Graph::explore(cases.iter().copied().map(ascending), moves, BOUND)?;
        let wins = graph.wins(Play::Normal)?;
        Ok(cases.iter().map(|&heaps| verdict(wins[graph.number(&ascending(heaps))])).collect())
    }

    const COORDINATES: &'static [&'static str] = &["heap a", "heap b"];

    fn at(coordinates: &[u64]) -> Option<[u64; 2]> {
        coordinates.try_into().ok()
    }

    const WORST: &'static [Worst] = &[
        Worst {
            name: "lost-and-double-wins",
            breaks: "the golden ratio in double precision, which prints 1",
            write: |out, _| write_line(out, [433_494_436, 701_408_732]),
        },
        Worst {
            name: "won-and-double-loses",
            breaks: "the golden ratio in double precision, which prints 0; a fixed order of heaps",
            write: |out, _| write_line(out, [701_408_733, 433_494_437]),
        },
        Worst {
            name: "last-lost-pair",
            breaks: "32 bits: 5 k k is 7 * 10^17, the largest for a lost pair",
            write: |out, _| write_line(out, LAST_LOST_PAIR),
        },
        Worst {
            name: "most-stones",
            breaks: "a special case for equal heaps, which are won in one move",
            write: |out, _| write_line(out, [MOST_STONES, MOST_STONES]),
        },
    ];

    const WRONG: &'static [Wrong<[u64; 2]>] = &[
        Wrong {
            name: "golden-ratio-in-double",
            because: "15 digits seem enough for numbers of 9, and it is in print",
            answer: |&heaps| Ok(verdict(!is_multiple(heaps, (1.0 + 5_f64.sqrt()) / 2.0))),
        },
        Wrong {
            name: "golden-ratio-of-3-digits",
            because: "1.618 is what one remembers of it, and small heaps bear it out",
            answer: |&heaps| Ok(verdict(!is_multiple(heaps, 1.618))),
        },
        Wrong {
            name: "smaller-heap-first",
            because: "lost pairs are written so, and the sample passes in either order",
            answer: |&[a, b]| Ok(verdict(a > b || !is_multiple([a, b], (1.0 + 5_f64.sqrt()) / 2.0))),
        },
        Wrong {
            name: "nim",
            because: "the move on both heaps is overlooked: equal heaps are lost",
            answer: |&[a, b]| Ok(verdict(a != b)),
        },
        Wrong {
            name: "any-from-both",
            because: "it is overlooked that both heaps lose the same number: all can be taken",
            answer: |&[a, b]| Ok(verdict(a + b > 0)),
        },
    ];
}

/// A position: the order of the heaps does not matter.
fn ascending([a, b]: [u64; 2]) -> [u64; 2] {
    [a.min(b), a.max(b)]
}

/// One or more stones are taken from one heap, or the same number from both.
fn moves(&[a, b]: &[u64; 2]) -> Vec<((), [u64; 2])> {
    let first = (0..a).map(|left| [left, b]);
    let second = (0..b).map(|left| [a, left]);
    let both = (1..=a.min(b)).map(|taken| [a - taken, b - taken]);
    first.chain(second).chain(both).map(|option| ((), ascending(option))).collect()
}

fn verdict(first_wins: bool) -> String {
    u8::from(first_wins).to_string()
}

/// Whether the smaller heap is the difference times `ratio`, rounded down.
fn is_multiple([a, b]: [u64; 2], ratio: f64) -> bool {
    (a.abs_diff(b) as f64 * ratio) as u64 == a.min(b)
}
