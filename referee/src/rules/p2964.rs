//! P2964: A Coin Game.

use super::{Rules, Worst, Wrong, line, write_line};
use crate::choices::Choices;
use crate::game::{Graph, Unsolved};
use crate::reader::{Invalid, Reader};
use std::ops::RangeInclusive;

const LEAST_COINS: usize = 5;
const MOST_COINS: usize = 2000;
const MOST_VALUE: u64 = 100_000;
/// A search of a stack takes no more positions than this.
const BOUND: usize = 100_000;

pub struct Game;

impl Rules for Game {
    /// The values from the top down.
    type Case = Vec<u64>;
    const MOST_CASES: usize = 1;
    const SMALL: usize = 9;
    const LARGE: usize = 150;
    const SIZES: RangeInclusive<usize> = LEAST_COINS..=MOST_COINS;

    fn parse(reader: &mut Reader<'_>) -> Result<Vec<Vec<u64>>, Invalid> {
        let n = reader.size("N", LEAST_COINS..=MOST_COINS)?;
        Ok(vec![reader.numbers("coin", n, 1..=MOST_VALUE)?])
    }

    fn print(cases: &[Vec<u64>]) -> String {
        let print = |coins: &Vec<u64>| coins.iter().map(|coin| line([coin])).collect::<String>();
        cases.iter().map(|coins| line([coins.len()]) + &print(coins)).collect()
    }

    /// At most `size` coins, worth up to 3 in very small stacks, up to 2 in small ones, and up to
    /// some number in larger ones.
    fn generate(choices: &mut Choices, size: usize) -> Vec<u64> {
        let n = choices.size(LEAST_COINS..=size);
        let most = match n {
            _ if size > Self::SMALL => [3, 100, MOST_VALUE][choices.size(0..=2)],
            ..7 => 3,
            _ => 2,
        };
        (0..n).map(|_| choices.pick(1..=most)).collect()
    }

    fn answers(cases: &[Vec<u64>]) -> Result<Vec<String>, Unsolved> {
        cases.iter().map(|coins| first_total(coins, |_, taken| 2 * taken)).collect()
    }

    const WORST: &'static [Worst] = &[
        Worst {
            name: "random",
            breaks: "a search of every take for every limit, O(n^3), and two tables of n^2 totals",
            write: |out, random| {
                write_line(out, [MOST_COINS])?;
                (0..MOST_COINS).try_for_each(|_| write_line(out, [random.u64(1..=MOST_VALUE)]))
            },
        },
        Worst {
            name: "all-greatest",
            breaks: "a recursion as deep as the coins are many, one coin a turn",
            write: |out, _| {
                write_line(out, [MOST_COINS])?;
                (0..MOST_COINS).try_for_each(|_| write_line(out, [MOST_VALUE]))
            },
        },
        Worst {
            name: "rich-at-the-bottom",
            breaks: "a player who takes what is at hand: half of the total is in the last coins",
            write: |out, random| {
                write_line(out, [MOST_COINS])?;
                (0..MOST_COINS).try_for_each(|coin| {
                    let rich = coin >= MOST_COINS - 20;
                    write_line(out, [if rich { MOST_VALUE } else { random.u64(1..=2000) }])
                })
            },
        },
    ];

    const WRONG: &'static [Wrong<Vec<u64>>] = &[
        Wrong {
            name: "as-much-as-allowed",
            because: "every coin is worth something, so more coins look better",
            answer: |coins| {
                let (mut total, mut rest, mut limit) = (0, coins.as_slice(), 2);
                while !rest.is_empty() {
                    // The first player takes `limit` coins, the second twice as many.
                    total += rest.iter().take(limit).sum::<u64>();
                    rest = rest.get(3 * limit..).unwrap_or(&[]);
                    limit *= 4;
                }
                Ok(total.to_string())
            },
        },
        Wrong {
            name: "limit-never-falls",
            because: "twice as many as the opponent has taken is read as in any turn so far",
            answer: |coins| first_total(coins, |limit, taken| limit.max(2 * taken)),
        },
        Wrong {
            name: "limit-doubles",
            because: "twice the number taken is mistaken for twice the number allowed",
            answer: |coins| first_total(coins, |limit, _| 2 * limit),
        },
        Wrong {
            name: "last-coin-on-top",
            because: "a stack is built from its bottom, and so the input seems to begin there",
            answer: |coins| {
                let coins: Vec<u64> = coins.iter().rev().copied().collect();
                first_total(&coins, |_, taken| 2 * taken)
            },
        },
    ];
}

/// The first player's total, by a search. A position is how many coins are gone, and how many a
/// turn may take; `next_limit` makes the next limit from the last one and the coins just taken.
fn first_total(coins: &[u64], next_limit: fn(usize, usize) -> usize) -> Result<String, Unsolved> {
    let moves = |&(gone, limit): &(usize, usize)| {
        let (mut gain, mut options) = (0, Vec::new());
        for taken in 1..=limit {
            gain += coins[gone + taken - 1] as i64;
            let left = coins.len() - gone - taken;
            options.push((gain, (gone + taken, next_limit(limit, taken).min(left))));
        }
        options
    };
    let graph = Graph::explore([(0, 2)], moves, BOUND)?;
    let all: u64 = coins.iter().sum();
    Ok(((all as i64 + graph.scores()?[0]) / 2).to_string())
}
