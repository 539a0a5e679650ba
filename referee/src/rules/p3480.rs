//! P3480: Pebbles (POI 2009, KAM).

use super::{Rules, Worst, Wrong, line, write_line};
use crate::choices::Choices;
use crate::game::{Graph, Play, Unsolved};
use crate::reader::{Invalid, Reader};
use fastrand::Rng;
use std::io::{self, Write};

const MOST_ARRANGEMENTS: usize = 10;
const MOST_HEAPS: usize = 1_000;
/// In all heaps of an arrangement together.
const MOST_STONES: u64 = 10_000;
/// A search takes no more positions than this.
const BOUND: usize = 100_000;

pub struct Game;

impl Rules for Game {
    type Case = Heaps;
    const MOST_CASES: usize = MOST_ARRANGEMENTS;
    const SMALL: usize = 24;
    const LARGE: usize = 50;

    fn parse(reader: &mut Reader<'_>) -> Result<Vec<Heaps>, Invalid> {
        let arrangements = reader.size("u", 1..=MOST_ARRANGEMENTS)?;
        (1..=arrangements).map(|number| arrangement(reader, number)).collect()
    }

    fn print(cases: &[Heaps]) -> String {
        let rows: String = cases.iter().map(|heaps| line([heaps.len()]) + &line(heaps)).collect();
        line([cases.len()]) + &rows
    }

    /// At most `size` heaps and stones together.
    fn generate(choices: &mut Choices, size: usize) -> Heaps {
        let n = choices.size(1..=size.min(MOST_HEAPS));
        let (mut neighbour, mut left) = (0, ((size - n) as u64).min(MOST_STONES));
        let mut heaps = Vec::with_capacity(n);
        for to_come in (1..=n as u64).rev() {
            // No heap to come is smaller than this one.
            neighbour = choices.pick(neighbour..=left / to_come);
            left -= neighbour;
            heaps.push(neighbour);
        }
        heaps
    }

    fn answers(cases: &[Heaps]) -> Result<Vec<String>, Unsolved> {
        let graph = Graph::explore(cases.iter().cloned(), moves, BOUND)?;
        let wins = graph.wins(Play::Normal)?;
        Ok(cases.iter().map(|heaps| verdict(wins[graph.number(heaps)])).collect())
    }

    const WORST: &'static [Worst] = &[
        Worst {
            name: "many-heaps",
            breaks: "a search: 1000 heaps that share 10,000 stones at random",
            write: |out, random| write_arrangements(out, |_| shared(random)),
        },
        Worst {
            name: "one-step",
            breaks: "parity from the left: all stones in the last heaps, 1 to 10 of them",
            write: |out, _| {
                write_arrangements(out, |number| {
                    let mut heaps = vec![0; MOST_HEAPS - number];
                    let start = heaps.len() - (number + 1);
                    heaps[start..].fill(MOST_STONES / (number as u64 + 1));
                    heaps
                })
            },
        },
        Worst {
            name: "one-heap",
            breaks: "a left neighbour that is left over from the arrangement before",
            write: |out, _| write_arrangements(out, |_| vec![MOST_STONES]),
        },
        Worst {
            name: "all-zero",
            breaks: "a loop that waits for a stone",
            write: |out, _| write_arrangements(out, |_| vec![0; MOST_HEAPS]),
        },
    ];

    const WRONG: &'static [Wrong<Heaps>] = &[
        Wrong {
            name: "odd-from-the-left",
            because: "it is in print: the odd heaps count, and one begins to count at the left",
            answer: |heaps| Ok(verdict(nim_sum(differences(heaps).step_by(2)) != 0)),
        },
        Wrong {
            name: "first-heap-left-out",
            because: "a difference seems to need two heaps, so that of the first one is forgotten",
            answer: |heaps| {
                let inner = differences(heaps).skip(1);
                Ok(verdict(nim_sum(inner.rev().step_by(2)) != 0))
            },
        },
        Wrong {
            name: "all-differences",
            because: "what may be taken from each heap is its difference: Nim on all of these",
            answer: |heaps| Ok(verdict(nim_sum(differences(heaps)) != 0)),
        },
    ];
}

fn arrangement(reader: &mut Reader<'_>, number: usize) -> Result<Heaps, Invalid> {
    let n = reader.size(&format!("arrangement {number}, n"), 1..=MOST_HEAPS)?;
    let mut heaps = Vec::with_capacity(n);
    let mut neighbour = 0;
    for k in 1..=n {
        let what = format!("arrangement {number}, heap {k} of {n}");
        let heap = reader.number(&what, 0..=MOST_STONES)?;
        if heap < neighbour {
            let rule = format!("{what} is {heap}, smaller than its left neighbour {neighbour}");
            return Err(reader.broken(rule));
        }
        heaps.push(heap);
        let sum: u64 = heaps.iter().sum();
        if sum > MOST_STONES {
            return Err(reader.broken(format!("{what} makes {sum} stones, over {MOST_STONES}")));
        }
        neighbour = heap;
    }
    Ok(heaps)
}

/// From left to right.
type Heaps = Vec<u64>;

/// One or more stones are taken from one heap, which must not become smaller than its
/// left neighbour.
fn moves(heaps: &Heaps) -> Vec<((), Heaps)> {
    let mut options = Vec::new();
    for index in 0..heaps.len() {
        let neighbour = index.checked_sub(1).map_or(0, |k| heaps[k]);
        for left in neighbour..heaps[index] {
            let mut option = heaps.clone();
            option[index] = left;
            options.push(((), option));
        }
    }
    options
}

fn verdict(first_wins: bool) -> String {
    if first_wins { "TAK" } else { "NIE" }.to_string()
}

/// How much each heap is larger than its left neighbour, the first one than 0.
fn differences(heaps: &[u64]) -> impl DoubleEndedIterator<Item = u64> + ExactSizeIterator {
    (0..heaps.len()).map(|k| if k == 0 { heaps[0] } else { heaps[k] - heaps[k - 1] })
}

fn nim_sum(heaps: impl IntoIterator<Item = u64>) -> u64 {
    heaps.into_iter().fold(0, |nim_sum, heap| nim_sum ^ heap)
}

/// As many heaps and stones as there may be.
fn shared(random: &mut Rng) -> Heaps {
    let mut heaps = vec![0; MOST_HEAPS];
    let mut left = MOST_STONES as usize;
    while left > 0 {
        // One stone more from some heap on.
        let raised = random.usize(1..=MOST_HEAPS.min(left));
        heaps[MOST_HEAPS - raised..].iter_mut().for_each(|heap| *heap += 1);
        left -= raised;
    }
    heaps
}

fn write_arrangements(
    out: &mut dyn Write,
    mut heaps: impl FnMut(usize) -> Heaps,
) -> io::Result<()> {
    write_line(out, [MOST_ARRANGEMENTS])?;
    for number in 0..MOST_ARRANGEMENTS {
        let heaps = heaps(number);
        write_line(out, [heaps.len()])?;
        write_line(out, heaps)?;
    }
    Ok(())
}
