//! P3179: Array game.

use crate::shapes::tree::bits;
use crate::{Cases, Checked, Choices, Drawing, Form, Game, Rules, Trials, Worst, Wrong, search};
use fastrand::Rng;
use game::{Moves, Searched, mex};
use std::collections::{BTreeSet, HashMap};

const MOST_CELLS: u64 = 1_000_000_000;
const MOST_QUERIES: usize = 100;
const MOST_WHITE: usize = 100;

/// The number of cells, and the white ones of each query.
#[derive(Clone, Default)]
pub struct Queries {
    n: u64,
    white: Vec<Vec<u64>>,
}

pub struct P3179;

impl Rules for P3179 {
    type Case = Queries;
    /// For each query, whether the first player wins.
    type Answer = Vec<bool>;
    type Game = Cells;
    const CASES: Cases = Cases::One;

    fn form(form: &mut Form, Queries { n, white }: &mut Queries) -> Checked {
        form.number("n", n, 1..=MOST_CELLS)?;
        form.line();
        form.length("queries", white, 1..=MOST_QUERIES)?;
        form.line();
        form.each("query", white, |form, cells| {
            form.length("white cells", cells, 1..=MOST_WHITE.min(*n as usize))?;
            form.line();
            let mut known = BTreeSet::new();
            form.each("white cell", cells, |form, cell| {
                form.number("", cell, 1..=*n)?;
                form.check(known.insert(*cell), || format!("the white cell {cell} is named twice"))
            })?;
            form.line();
            Ok(())
        })
    }

    fn answers(cases: &[Queries]) -> Searched<Vec<Vec<bool>>> {
        search::at_starts::<Cells, bool>(cases, search::wins::<Cells>)
    }

    fn print(first_player_wins: &Vec<bool>) -> String {
        let words = first_player_wins.iter().map(|&wins| if wins { "Yes" } else { "No" });
        words.collect::<Vec<_>>().join("\n")
    }
}

pub struct Cells;

impl Game for Cells {
    type Case = Queries;
    /// The white cells.
    type Position = BTreeSet<u64>;

    /// Only multiples of what is white at first are ever white.
    fn fits(Queries { n, white }: &Queries) -> Searched<()> {
        let ever_white: BTreeSet<u64> =
            white.iter().flatten().flat_map(|&cell| multiples(*n, cell).take(65)).collect();
        bits(ever_white.len(), "cells that are white or a multiple of such a cell").map(drop)
    }

    fn starts(Queries { white, .. }: &Queries) -> impl Iterator<Item = BTreeSet<u64>> {
        white.iter().map(|cells| cells.iter().copied().collect())
    }

    /// A white cell x and the next multiples of it, x, 2x, ..., kx for some k, change their colour.
    fn moves(queries: &Queries, white: &BTreeSet<u64>, moves: &mut Moves<BTreeSet<u64>>) {
        for &cell in white {
            let mut option = white.clone();
            for multiple in multiples(queries.n, cell) {
                if !option.remove(&multiple) {
                    option.insert(multiple);
                }
                moves
                    .to(option.clone(), || format!("turn {cell} to {multiple} in steps of {cell}"));
            }
        }
    }

    fn draw(_: &Queries, white: &BTreeSet<u64>) -> Drawing {
        Drawing::strip(white)
    }
}

fn multiples(n: u64, cell: u64) -> impl Iterator<Item = u64> {
    (1..=n / cell).map(move |k| k * cell)
}

impl Trials for P3179 {
    const LARGE: usize = 15;

    /// At most 13 cells. Each set of white cells is one query.
    fn small(choices: &mut Choices) -> Queries {
        let n = choices.pick(1..=13);
        let sets: Vec<u64> = (1..1 << n).collect();
        let chunks: Vec<_> = sets.chunks(MOST_QUERIES).collect();
        let cells = |set: &u64| (1..=n).filter(|cell| set >> (cell - 1) & 1 == 1).collect();
        Queries { n, white: choices.one_of(&chunks).iter().map(cells).collect() }
    }

    /// At most `size` cells that are ever white, near the quotients of the length.
    fn random(choices: &mut Choices, size: usize) -> Queries {
        let n = (choices.pick(1..=MOST_CELLS) >> choices.pick(8..=29)).max(1);
        let mut pool = BTreeSet::new();
        for _ in 0..choices.pick(1..=size) {
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
                if choices.flip() {
                    cells.insert(choices.pick(0..=cells.len()), cell);
                }
            }
            if cells.is_empty() { vec![n] } else { cells }
        };
        Queries { n, white: (0..choices.pick(1..=10)).map(|_| query(choices)).collect() }
    }

    const WORST: &'static [Worst<Queries>] = &[
        Worst::new("most-cells", "two divisions for each block of equal quotients", |random| {
            most_queries(random, MOST_CELLS)
        }),
        Worst::new(
            "square",
            "a square root that is wrong by one, or counts a quotient twice",
            |random| most_queries(random, 31_622 * 31_622),
        ),
        Worst::new(
            "oblong",
            "tables that are split at the square root and miss the quotient between",
            |random| most_queries(random, 31_622 * 31_623),
        ),
    ];

    const WRONG: &'static [Wrong<Queries, Vec<bool>>] = &[
        Wrong::new(
            "no-move-of-one-cell",
            "the nim-sum of no multiples is easily forgotten",
            |queries| {
                by_values(queries, BTreeSet::new(), |options, sum, value, count| {
                    options.insert(*sum ^ value);
                    *sum ^= if count % 2 == 1 { value } else { 0 };
                    options.insert(*sum);
                })
            },
        ),
        Wrong::new(
            "nim-sum-behind-a-block",
            "a block of equal quotients looks like one step",
            |queries| {
                by_values(queries, BTreeSet::from([0]), |options, sum, value, count| {
                    *sum ^= if count % 2 == 1 { value } else { 0 };
                    options.insert(*sum);
                })
            },
        ),
        Wrong::new(
            "blocks-count-once",
            "a block of equal quotients looks like one cell, however long it is",
            |queries| {
                by_values(queries, BTreeSet::from([0]), |options, sum, value, _| {
                    *sum ^= value;
                    options.insert(*sum);
                })
            },
        ),
        Wrong::new("parity-of-white-cells", "each white cell looks like one move", |queries| {
            queries.white.iter().map(|cells| cells.len() % 2 == 1).collect()
        }),
    ];
}

/// Answers by the values of the cells, which depend on their quotients alone. A cell begins with the
/// options `first`. `block` takes a value and how many multiples in a row have it: it changes the nim-sum and
/// adds to the options.
fn by_values(
    Queries { n, white }: &Queries,
    first: BTreeSet<usize>,
    block: fn(&mut BTreeSet<usize>, &mut usize, usize, u64),
) -> Vec<bool> {
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
    white.iter().map(|cells| nim_sum(cells) != 0).collect()
}

/// As many queries as there may be: the first cells, and others of every magnitude.
fn most_queries(random: &mut Rng, n: u64) -> Vec<Queries> {
    let query = |query| {
        let mut white: Vec<u64> = match query % 2 {
            // The last cell, which has no other multiple, and the first ones.
            0 => (1..random.u64(1..=MOST_WHITE as u64)).chain([n]).collect(),
            _ => (0..MOST_WHITE).map(|_| (random.u64(1..=n) >> random.u32(..30)).max(1)).collect(),
        };
        white.sort_unstable();
        white.dedup();
        random.shuffle(&mut white);
        white
    };
    vec![Queries { n, white: (0..MOST_QUERIES).map(query).collect() }]
}
