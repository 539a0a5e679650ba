//! P5675: Stone Taking Game.

use super::{Rules, Worst, Wrong, line, write_line};
use crate::choices::Choices;
use crate::game::{Graph, Play, Unsolved};
use crate::reader::{Invalid, Reader};
use std::ops::RangeInclusive;

const MOST_HEAPS: usize = 200;
const MOST_STONES: u64 = 200;
const MODULUS: usize = 1_000_000_007;
/// A search of an input takes no more pairs (set, named heap), and no more positions, than this.
const BOUND: usize = 100_000;

pub struct Game;

impl Rules for Game {
    /// The heaps.
    type Case = Vec<u64>;
    const MOST_CASES: usize = 1;
    const SMALL: usize = 1000;
    const LARGE: usize = 4096;
    const SIZES: RangeInclusive<usize> = 2..=1_000_000;

    fn parse(reader: &mut Reader<'_>) -> Result<Vec<Vec<u64>>, Invalid> {
        let n = reader.size("N", 1..=MOST_HEAPS)?;
        Ok(vec![reader.numbers("heap", n, 1..=MOST_STONES)?])
    }

    fn print(cases: &[Vec<u64>]) -> String {
        cases.iter().map(|heaps| line([heaps.len()]) + &line(heaps)).collect()
    }

    /// Heaps that can be left in at most `size` ways.
    fn generate(choices: &mut Choices, size: usize) -> Vec<u64> {
        let n = choices.size(1..=size.ilog2() as usize);
        let ways = |most: u64| (most as usize + 1).pow(n as u32);
        let most = (1..MOST_STONES).take_while(|most| ways(most + 1) <= size).count() as u64 + 1;
        (0..n).map(|_| choices.pick(1..=most)).collect()
    }

    fn answers(cases: &[Vec<u64>]) -> Result<Vec<String>, Unsolved> {
        cases.iter().map(|heaps| Ok((lost_pairs(heaps)? % MODULUS).to_string())).collect()
    }

    const WORST: &'static [Worst] = &[
        Worst {
            name: "random",
            breaks: "a table of nim-sums that ends at 200, or one more factor of n",
            write: |out, random| {
                write_line(out, [MOST_HEAPS])?;
                write_line(out, (0..MOST_HEAPS).map(|_| random.u64(1..=MOST_STONES)))
            },
        },
        Worst {
            name: "all-greatest",
            breaks: "a count that takes equal heaps for one, or 2^n in an integer",
            write: |out, _| {
                write_line(out, [MOST_HEAPS])?;
                write_line(out, (0..MOST_HEAPS).map(|_| MOST_STONES))
            },
        },
        Worst {
            name: "one-high-heap",
            breaks: "nim-sums of all heaps for those of the others: only one has the bit 128",
            write: |out, random| {
                write_line(out, [MOST_HEAPS])?;
                write_line(out, (1..MOST_HEAPS).map(|_| random.u64(1..128)).chain([128]))
            },
        },
    ];

    const WRONG: &'static [Wrong<Vec<u64>>] = &[
        Wrong {
            name: "nim",
            because: "in Nim only a nim-sum of 0 is lost; but here the first heap is forced",
            answer: |heaps| Ok(by_table(heaps, 256, false, |named, others| named == others)),
        },
        Wrong {
            name: "equal-is-won",
            because: "an equal named heap is forgotten: Alice must take something from it",
            answer: |heaps| Ok(by_table(heaps, 256, false, |named, others| named < others)),
        },
        Wrong {
            name: "named-among-others",
            because: "one table of nim-sums, made of all heaps, looks good for every named heap",
            answer: |heaps| Ok(by_table(heaps, 256, true, |named, others| named <= others)),
        },
        Wrong {
            name: "equal-heaps-are-one",
            because: "a set holds no number twice",
            answer: |heaps| {
                let mut heaps = heaps.clone();
                heaps.sort_unstable();
                heaps.dedup();
                Ok(by_table(&heaps, 256, false, |named, others| named <= others))
            },
        },
        Wrong {
            name: "sums-up-to-200",
            because: "no heap is above 200, so no nim-sum seems to be",
            answer: |heaps| {
                let entries = MOST_STONES as usize + 1;
                Ok(by_table(heaps, entries, false, |named, others| named <= others))
            },
        },
    ];
}

/// The heap that the first turn must take from, before that turn; and the other heaps, in order.
type Position = (Option<u64>, Vec<u64>);

fn moves((named, heaps): &Position) -> Vec<((), Position)> {
    let mut options = Vec::new();
    let mut leave = |left: u64, others: &[u64]| {
        let mut option: Vec<u64> =
            others.iter().copied().chain((left > 0).then_some(left)).collect();
        option.sort_unstable();
        options.push(((), (None, option)));
    };
    if let Some(heap) = *named {
        (0..heap).for_each(|left| leave(left, heaps));
    } else {
        for (index, &heap) in heaps.iter().enumerate() {
            let others = [&heaps[..index], &heaps[index + 1..]].concat();
            (0..heap).for_each(|left| leave(left, &others));
        }
    }
    options
}

/// The pairs (set, named heap) that Alice cannot win, each searched.
fn lost_pairs(heaps: &[u64]) -> Result<usize, Unsolved> {
    // Each heap is named in half of the sets.
    let pairs = 1_usize.checked_shl(heaps.len() as u32 - 1).map(|sets| sets * heaps.len());
    if pairs.is_none_or(|pairs| pairs > BOUND) {
        return Err(Unsolved::TooLarge { what: "pairs of a set and a heap of it", most: BOUND });
    }
    let mut starts: Vec<Position> = Vec::new();
    for set in 1_usize..1 << heaps.len() {
        let picked = || (0..heaps.len()).filter(|i| set >> i & 1 == 1);
        for named in picked() {
            let mut others: Vec<u64> = picked().filter(|&i| i != named).map(|i| heaps[i]).collect();
            others.sort_unstable();
            starts.push((Some(heaps[named]), others));
        }
    }
    let graph = Graph::explore(starts.iter().cloned(), moves, BOUND)?;
    let wins = graph.wins(Play::Normal)?;
    Ok(starts.iter().filter(|start| !wins[graph.number(start)]).count())
}

/// The published way: for each named heap, how many sets of the others have each nim-sum.
fn by_table(
    heaps: &[u64],
    entries: usize,
    among_others: bool,
    is_lost: fn(usize, usize) -> bool,
) -> String {
    let mut pairs = 0;
    for (index, &named) in heaps.iter().enumerate() {
        let mut ways = vec![0; entries];
        ways[0] = 1;
        for (_, &heap) in heaps.iter().enumerate().filter(|&(i, _)| among_others || i != index) {
            let before = ways.clone();
            for (sum, &count) in before.iter().enumerate() {
                if let Some(ways) = ways.get_mut(sum ^ heap as usize) {
                    *ways = (*ways + count) % MODULUS;
                }
            }
        }
        let lost = ways.iter().enumerate().filter(|&(sum, _)| is_lost(named as usize, sum));
        pairs = lost.fold(pairs, |pairs, (_, count)| (pairs + count) % MODULUS);
    }
    pairs.to_string()
}
