//! P3210: Stone Row Score Game.

use super::{Rules, Worst, Wrong, line, write_line};
use crate::choices::Choices;
use crate::game::{Graph, Unsolved};
use crate::reader::{Invalid, Reader};
use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::io::{self, Write};
use std::ops::RangeInclusive;

const LEAST_PILES: usize = 2;
const MOST_PILES: usize = 1_000_000;
const MOST_STONES: u64 = 100_000_000;
/// The positions of a search take no more bytes than this, one for each pile.
const BOUND: usize = 1_000_000;
/// Longer rows are not searched.
const MOST_SEARCHED_PILES: usize = 1_000;

pub struct Game;

impl Rules for Game {
    /// The piles from left to right; 0 was removed before.
    type Case = Vec<u64>;
    const MOST_CASES: usize = 1;
    const SMALL: usize = 5;
    const LARGE: usize = 20;
    const SIZES: RangeInclusive<usize> = LEAST_PILES..=MOST_PILES;

    fn parse(reader: &mut Reader<'_>) -> Result<Vec<Vec<u64>>, Invalid> {
        let n = reader.size("N", LEAST_PILES..=MOST_PILES)?;
        let row = reader.numbers("pile", n, 0..=MOST_STONES)?;
        if !row.contains(&0) {
            return Err(reader.broken("no pile is 0, but at least one must have been removed"));
        }
        Ok(vec![row])
    }

    fn print(cases: &[Vec<u64>]) -> String {
        cases.iter().map(|row| line([row.len()]) + &line(row)).collect()
    }

    /// At most `size` piles: up to 4 stones in small rows; in larger ones up to some number, and
    /// more zeros than by chance.
    fn generate(choices: &mut Choices, size: usize) -> Vec<u64> {
        let small = size <= Self::SMALL;
        let n = choices.size(LEAST_PILES..=size);
        let first_zero = choices.size(0..=n - 1);
        let most = if small { 4 } else { [3, 9, MOST_STONES][choices.size(0..=2)] };
        let pile = |i| match i {
            _ if i < first_zero => choices.pick(1..=most),
            _ if i == first_zero => 0,
            _ if small => choices.pick(0..=most),
            _ => choices.pick(0..=3).min(1) * choices.pick(1..=most),
        };
        (0..n).map(pile).collect()
    }

    fn answers(cases: &[Vec<u64>]) -> Result<Vec<String>, Unsolved> {
        cases.iter().map(|row| Ok(totals(row, difference(row)?))).collect()
    }

    const WORST: &'static [Worst] = &[
        Worst {
            name: "every-other-pile-removed",
            breaks: "a slow sort: nothing merges, and half a million piles are left",
            write: |out, random| {
                write_row(out, |i| if i % 2 == 0 { 0 } else { random.u64(1..=MOST_STONES) })
            },
        },
        Worst {
            name: "valley",
            breaks: "a sort that is slow on nearly sorted piles: nothing merges, all are left",
            write: |out, random| {
                let mut row: Vec<u64> =
                    (0..MOST_PILES).map(|_| random.u64(1..=MOST_STONES)).collect();
                let (down, up) = row.split_at_mut(MOST_PILES / 2);
                down.sort_unstable_by(|a, b| b.cmp(a));
                up.sort_unstable();
                write_row(out, |i| if i == 0 || i + 1 == MOST_PILES { 0 } else { row[i] })
            },
        },
        Worst {
            name: "random-stack",
            breaks: "slow reading, 10 MB, and merging that rescans the row",
            write: |out, random| {
                write_row(out, |i| if i == 0 { 0 } else { random.u64(1..=MOST_STONES) })
            },
        },
        Worst {
            name: "comb",
            breaks: "32-bit totals and merged piles, which go down to -5 * 10^13",
            write: |out, _| {
                let pile = |i| if i % 2 == 0 { 1 } else { MOST_STONES };
                write_row(out, |i| if i + 1 == MOST_PILES { 0 } else { pile(i) })
            },
        },
    ];

    const WRONG: &'static [Wrong<Vec<u64>>] = &[
        Wrong {
            name: "greedy",
            because: "the greatest pile at hand looks best",
            answer: |row| Ok(totals(row, greedy(row))),
        },
        Wrong {
            name: "free-ends",
            because: "beyond the ends of the row there is no pile, as where one was removed",
            answer: |row| {
                let framed = [&[0], row.as_slice(), &[0]].concat();
                Ok(totals(row, difference(&framed)?))
            },
        },
        Wrong {
            name: "strict-peaks",
            because: "a peak is thought to be greater than both neighbours",
            answer: |row| Ok(totals(row, published(row, |x, y, z| x < y && y > z, |_| true))),
        },
        Wrong {
            name: "lost-zeros",
            because: "0 means removed, so a merged pile of 0 is taken for none",
            answer: |row| Ok(totals(row, published(row, |x, y, z| x <= y && y >= z, |pile| pile != 0))),
        },
        Wrong {
            name: "32-bit-totals",
            because: "each pile fits in 32 bits",
            answer: |row| {
                let all = row.iter().sum::<u64>() as i32;
                let lead = published(row, |x, y, z| x <= y && y >= z, |_| true) as i32;
                Ok(format!("{} {}", all.wrapping_add(lead) / 2, all.wrapping_sub(lead) / 2))
            },
        },
    ];
}

fn write_row(out: &mut dyn Write, pile: impl FnMut(usize) -> u64) -> io::Result<()> {
    write_line(out, [MOST_PILES])?;
    write_line(out, (0..MOST_PILES).map(pile))
}

/// A position: whether each pile has been removed.
type Position = Vec<bool>;

fn start(row: &[u64]) -> Position {
    row.iter().map(|&pile| pile == 0).collect()
}

/// Whether a pile has a removed neighbour and is not removed itself.
fn is_free(removed: &Position, i: usize) -> bool {
    let is_removed = |neighbour: usize| removed.get(neighbour).is_some_and(|&removed| removed);
    !removed[i] && (is_removed(i + 1) || i > 0 && is_removed(i - 1))
}

/// A move removes a free pile, which pays its stones.
fn moves(row: &[u64], removed: &Position) -> Vec<(i64, Position)> {
    let free = (0..row.len()).filter(|&i| is_free(removed, i));
    let option = |i| {
        let mut option = removed.clone();
        option[i] = true;
        (row[i] as i64, option)
    };
    free.map(option).collect()
}

/// How many stones the first player gets more than the second.
fn difference(row: &[u64]) -> Result<i64, Unsolved> {
    // A play goes through as many positions as there are piles, and each holds the whole row.
    if row.len() > MOST_SEARCHED_PILES {
        return Err(Unsolved::TooLarge { what: "piles", most: MOST_SEARCHED_PILES });
    }
    let moves = |removed: &Position| moves(row, removed);
    let graph = Graph::explore([start(row)], moves, BOUND / row.len())?;
    Ok(graph.scores()?[0])
}

fn totals(row: &[u64], lead: i64) -> String {
    let all: u64 = row.iter().sum();
    format!("{} {}", (all as i64 + lead) / 2, (all as i64 - lead) / 2)
}

fn greedy(row: &[u64]) -> i64 {
    let (mut removed, mut lead, mut sign) = (start(row), 0, 1);
    let free = (0..row.len()).filter(|&i| is_free(&removed, i));
    let mut free: BinaryHeap<(u64, usize)> = free.map(|i| (row[i], i)).collect();
    while let Some((pile, i)) = free.pop() {
        // A pile between two others can become free twice.
        if !removed[i] {
            (removed[i], lead, sign) = (true, lead + sign * pile as i64, -sign);
            let neighbours = i.saturating_sub(1)..row.len().min(i + 2);
            free.extend(neighbours.filter(|&j| !removed[j]).map(|j| (row[j], j)));
        }
    }
    lead
}

/// The published way: a peak x, y, z becomes one pile x - y + z; the deepest two piles of a stack
/// at an end of the row are left to the last if the lower one is not less; the rest goes in
/// descending order.
fn published(row: &[u64], is_peak: fn(i64, i64, i64) -> bool, is_pile: fn(i64) -> bool) -> i64 {
    let segments: Vec<&[u64]> = row.split(|&pile| pile == 0).collect();
    let (mut piles, mut charge) = (Vec::new(), 0);
    for (number, segment) in segments.iter().enumerate() {
        let mut merged: Vec<i64> = Vec::new();
        for &pile in *segment {
            merged.push(pile as i64);
            while let [.., x, y, z] = merged[..]
                && is_peak(x, y, z)
            {
                merged.truncate(merged.len() - 3);
                merged.extend(Some(x - y + z).filter(|&pile| is_pile(pile)));
            }
        }
        if number == 0 {
            merged.reverse();
        }
        while let [.., next, deepest] = merged[..]
            && (number == 0 || number + 1 == segments.len())
            && deepest >= next
        {
            merged.truncate(merged.len() - 2);
            charge += deepest - next;
        }
        piles.append(&mut merged);
    }
    piles.sort_unstable_by_key(|&pile| Reverse(pile));
    // The charge is paid by whoever is to move when nothing else is left.
    piles.push(-charge);
    piles.iter().rev().fold(0, |lead, pile| pile - lead)
}
