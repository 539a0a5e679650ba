//! P3179: Array game.

use super::{Rules, Worst, Wrong, line, write_line};
use crate::choices::Choices;
use crate::game::{Graph, Play, Unsolved, mex};
use crate::reader::{Invalid, Reader};
use crate::tree::bits;
use fastrand::Rng;
use std::collections::{BTreeSet, HashMap};
use std::io::{self, Write};
use std::ops::RangeInclusive;

const MOST_CELLS: u64 = 1_000_000_000;
const MOST_QUERIES: usize = 100;
const MOST_WHITE: u64 = 100;
/// A search takes no more positions than this, for all queries of an input together.
const BOUND: usize = 200_000;

/// The number of cells, and the white ones of each query.
pub struct Queries {
    n: u64,
    white: Vec<Vec<u64>>,
}

pub struct Game;

impl Rules for Game {
    type Case = Queries;
    const MOST_CASES: usize = 1;
    const SMALL: usize = 13;
    const LARGE: usize = 15;
    const SIZES: RangeInclusive<usize> = 1..=MOST_WHITE as usize;

    fn parse(reader: &mut Reader<'_>) -> Result<Vec<Queries>, Invalid> {
        let n = reader.number("the number of cells", 1..=MOST_CELLS)?;
        let queries = reader.size("the number of queries", 1..=MOST_QUERIES)?;
        let mut white = Vec::with_capacity(queries);
        for _ in 0..queries {
            let count = reader.number("the number of white cells", 1..=MOST_WHITE.min(n))?;
            let mut cells = Vec::new();
            for _ in 0..count {
                let cell = reader.number("a white cell", 1..=n)?;
                if cells.contains(&cell) {
                    return Err(reader.broken(format!("the white cell {cell} is named twice")));
                }
                cells.push(cell);
            }
            white.push(cells);
        }
        Ok(vec![Queries { n, white }])
    }

    fn print(cases: &[Queries]) -> String {
        let query = |cells: &Vec<u64>| line([cells.len()]) + &line(cells);
        let print = |Queries { n, white }: &Queries| {
            line([*n]) + &line([white.len()]) + &white.iter().map(query).collect::<String>()
        };
        cases.iter().map(print).collect()
    }

    /// At most `size` cells that are ever white. Small arrays have no others, and each of their
    /// sets of white cells is one query. Large arrays have white cells near the quotients of their
    /// length.
    fn generate(choices: &mut Choices, size: usize) -> Queries {
        if size <= Self::SMALL {
            let n = choices.pick(1..=size.max(1) as u64);
            let sets: Vec<u64> = (1..1 << n).collect();
            let chunks: Vec<_> = sets.chunks(MOST_QUERIES).collect();
            let chunk = chunks[choices.size(0..=chunks.len() - 1)];
            let cells = |set: &u64| (1..=n).filter(|cell| set >> (cell - 1) & 1 == 1).collect();
            return Queries { n, white: chunk.iter().map(cells).collect() };
        }
        let n = (choices.pick(1..=MOST_CELLS) >> choices.pick(8..=29)).max(1);
        let mut pool = BTreeSet::new();
        for _ in 0..choices.size(1..=size) {
            let quotient = choices.pick(1..=n.min(size as u64));
            let cell = (n / quotient).saturating_sub(choices.pick(0..=2)).max(1);
            let multiples: BTreeSet<u64> = multiples(n, cell).take(size + 1).collect();
            if pool.union(&multiples).count() <= size {
                pool.extend(multiples);
            }
        }
        if pool.is_empty() {
            pool.insert(n);
        }
        let query = |choices: &mut Choices| {
            let mut cells = Vec::new();
            for &cell in &pool {
                if choices.pick(0..=1) == 1 {
                    cells.insert(choices.size(0..=cells.len()), cell);
                }
            }
            if cells.is_empty() { vec![n] } else { cells }
        };
        let white = (0..choices.size(1..=10)).map(|_| query(choices)).collect();
        Queries { n, white }
    }

    fn answers(cases: &[Queries]) -> Result<Vec<String>, Unsolved> {
        cases.iter().map(|case| Ok(lines(&first_player_wins(case)?))).collect()
    }

    const WORST: &'static [Worst] = &[
        Worst {
            name: "most-cells",
            breaks: "two divisions for each block of equal quotients",
            write: |out, random| write_queries(out, random, MOST_CELLS),
        },
        Worst {
            name: "square",
            breaks: "a square root that is wrong by one, or counts a quotient twice",
            write: |out, random| write_queries(out, random, 31_622 * 31_622),
        },
        Worst {
            name: "oblong",
            breaks: "tables that are split at the square root and miss the quotient between",
            write: |out, random| write_queries(out, random, 31_622 * 31_623),
        },
    ];

    const WRONG: &'static [Wrong<Queries>] = &[
        Wrong {
            name: "no-move-of-one-cell",
            because: "the nim-sum of no multiples is easily forgotten",
            answer: |case| {
                Ok(by_values(case, BTreeSet::new(), |options, sum, value, count| {
                    options.insert(*sum ^ value);
                    *sum ^= if count % 2 == 1 { value } else { 0 };
                    options.insert(*sum);
                }))
            },
        },
        Wrong {
            name: "nim-sum-behind-a-block",
            because: "a block of equal quotients looks like one step",
            answer: |case| {
                Ok(by_values(case, BTreeSet::from([0]), |options, sum, value, count| {
                    *sum ^= if count % 2 == 1 { value } else { 0 };
                    options.insert(*sum);
                }))
            },
        },
        Wrong {
            name: "blocks-count-once",
            because: "a block of equal quotients looks like one cell, however long it is",
            answer: |case| {
                Ok(by_values(case, BTreeSet::from([0]), |options, sum, value, _| {
                    *sum ^= value;
                    options.insert(*sum);
                }))
            },
        },
        Wrong {
            name: "parity-of-white-cells",
            because: "each white cell looks like one move",
            answer: |case| {
                Ok(lines(&case.white.iter().map(|cells| cells.len() % 2 == 1).collect::<Vec<_>>()))
            },
        },
    ];
}

fn multiples(n: u64, cell: u64) -> impl Iterator<Item = u64> {
    (1..=n / cell).map(move |k| k * cell)
}

/// A position is the set of the white cells. Only multiples of what is white at first are ever
/// white: a set of bits must have room for them.
fn first_player_wins(Queries { n, white }: &Queries) -> Result<Vec<bool>, Unsolved> {
    let mut cells = BTreeSet::new();
    for &cell in white.iter().flatten() {
        cells.extend(multiples(*n, cell).take(65));
    }
    bits(cells.len(), "cells that are white or a multiple of such a cell")?;
    let cells: Vec<u64> = cells.into_iter().collect();
    let bit = |cell: u64| 1_u64 << cells.partition_point(|&other| other < cell);
    let moves = |&position: &u64| {
        let mut options = Vec::new();
        for &cell in cells.iter().filter(|&&cell| position & bit(cell) != 0) {
            let mut option = position;
            // The cells from x to kx, for k = 1, 2, ...
            for multiple in multiples(*n, cell) {
                option ^= bit(multiple);
                options.push(((), option));
            }
        }
        options
    };
    let starts: Vec<u64> =
        white.iter().map(|cells| cells.iter().map(|&cell| bit(cell)).sum()).collect();
    let graph = Graph::explore(starts.iter().copied(), moves, BOUND)?;
    let wins = graph.wins(Play::Normal)?;
    Ok(starts.iter().map(|start| wins[graph.number(start)]).collect())
}

fn lines(first_player_wins: &[bool]) -> String {
    let lines: Vec<_> =
        first_player_wins.iter().map(|&wins| if wins { "Yes" } else { "No" }).collect();
    lines.join("\n")
}

/// Answers by the values of the cells, which depend on their quotients alone. A cell begins with
/// the options `first`. `block` takes so many multiples of the same value: it changes the nim-sum
/// and adds to the options.
fn by_values(
    Queries { n, white }: &Queries,
    first: BTreeSet<usize>,
    block: fn(&mut BTreeSet<usize>, &mut usize, usize, u64),
) -> String {
    let mut values = HashMap::new();
    let mut quotients: Vec<u64> = Vec::new();
    let mut cell = 1;
    while cell <= *n {
        quotients.push(n / cell);
        cell = n / (n / cell) + 1;
    }
    for &quotient in quotients.iter().rev() {
        let (mut options, mut sum, mut multiple) = (first.clone(), 0, 2);
        while multiple <= quotient {
            let last = quotient / (quotient / multiple);
            block(&mut options, &mut sum, values[&(quotient / multiple)], last - multiple + 1);
            multiple = last + 1;
        }
        values.insert(quotient, mex(options));
    }
    let nim_sum = |cells: &Vec<u64>| cells.iter().fold(0, |sum, cell| sum ^ values[&(n / cell)]);
    lines(&white.iter().map(|cells| nim_sum(cells) != 0).collect::<Vec<_>>())
}

/// Writes as many queries as there may be: the first cells, and others of every magnitude.
fn write_queries(out: &mut dyn Write, random: &mut Rng, cells: u64) -> io::Result<()> {
    write_line(out, [cells])?;
    write_line(out, [MOST_QUERIES])?;
    for query in 0..MOST_QUERIES {
        let mut white: Vec<u64> = match query % 2 {
            // The last cell, which has no other multiple, and the first ones.
            0 => (1..random.u64(1..=MOST_WHITE)).chain([cells]).collect(),
            _ => (0..MOST_WHITE)
                .map(|_| (random.u64(1..=cells) >> random.u32(..30)).max(1))
                .collect(),
        };
        white.sort_unstable();
        white.dedup();
        random.shuffle(&mut white);
        write_line(out, [white.len()])?;
        write_line(out, &white)?;
    }
    Ok(())
}
