//! Coin-turning games: a row of coins, of which a move turns some, the rightmost from heads to
//! tails, or a board, the product of two such games. Both are the sum of their heads, so the coordinates are the place
//! of a single one.

use super::Entry;
use crate::budget::Budget;
use crate::error::refused;
use crate::game::{Each, Game, Program};
use crate::question::{Flow, Question};
use crate::solve::sums::{OPERATIONS, Set, add, least_absent};
use anyhow::Result;
use language::text;
use std::ops::Range;

/// The coins that a move may turn.
#[derive(Clone, Copy)]
enum Turns {
    /// Up to so many.
    UpTo(usize),
    /// Any number without gaps.
    Run,
}

/// The moves on a row of coins.
#[derive(Clone, Copy)]
struct Kind {
    turns: Turns,
    /// The place of the first coin: places count from the number under which the values are known.
    first: u64,
}

pub(super) fn coin_turning(entry: &Entry, words: &[String]) -> Result<Game> {
    let kinds = words.iter().map(|word| kind(word)).collect::<Result<Vec<Kind>>>()?;
    Ok(match kinds[..] {
        [columns, rows] => tartan(entry, words, columns, rows),
        _ => row_of_coins(entry, &words[0], kinds[0]),
    })
}

fn kind(word: &str) -> Result<Kind> {
    let (turns, first) = match word {
        "turtles" => (Turns::UpTo(2), 1),
        "mock-turtles" => (Turns::UpTo(3), 0),
        "ruler" => (Turns::Run, 1),
        number => match number.parse() {
            Ok(most @ 1..=6) => (Turns::UpTo(most), 0),
            _ => {
                return Err(refused(text!(
                    "{word:?} is no kind of coin-turning game: there are turtles, mock-turtles, \
                     ruler, and the most coins that a move turns, 1 to 6",
                    "{word:?} 不是翻硬币游戏的一种：有 `turtles`、`mock-turtles`、`ruler`，\
                     或者一步最多翻的枚数，1 到 6"
                )));
            }
        },
    };
    Ok(Kind { turns, first })
}

fn row_of_coins(entry: &Entry, word: &str, kind: Kind) -> Game {
    let rules = match kind.turns {
        Turns::UpTo(most) => entry.rules("rules", &[("MOST", &most), ("FIRST", &kind.first)]),
        Turns::Run => entry.rules("rules of runs", &[("FIRST", &kind.first)]),
    };
    let program = Program::new(move |position, each| {
        let [coin] = position[..] else { return Flow::Continue(()) };
        kind.each_move(coin, each)
    });
    let program = Program { splits: true, ..program }.fast(move |question, sizes, budget| {
        let (&[size], Question::Grundy) = (sizes, question) else { return None };
        Some(kind.values(size, budget))
    });
    Game::coded(format!("coin-turning {word}"), rules, &["place"], program)
}

/// The product of two games: the coins are turned where the columns of a move in the one meet the rows of a move in the
/// other.
fn tartan(entry: &Entry, words: &[String], columns: Kind, rows: Kind) -> Game {
    let title = format!("coin-turning {}", words.join(" "));
    let rules = entry.rules("rules of a board", &[("KIND", &words[0]), ("ROWS", &words[1])]);
    let program = Program::new(move |position, each| {
        let [column, row] = position[..] else { return Flow::Continue(()) };
        columns.each_move(column, &mut |other_columns| {
            let columns = [&[column], other_columns].concat();
            rows.each_move(row, &mut |other_rows| {
                let rows = [&[row], other_rows].concat();
                let turned = columns.iter().flat_map(|x| rows.iter().map(move |y| [*x, *y]));
                each(&turned.skip(1).flatten().collect::<Vec<_>>())
            })
        })
    });
    let program = Program { splits: true, ..program }.fast(move |question, sizes, budget| {
        let (&[width, height], Question::Grundy) = (sizes, question) else { return None };
        let of_columns = columns.values(width, budget);
        let of_rows = if of_columns.len() == width { rows.values(height, budget) } else { vec![] };
        let mut values = Vec::new();
        for row in of_rows {
            if !budget.spend(width as u64 * PRODUCT, values.len() as u64) {
                break;
            }
            values.extend(
                of_columns.iter().map(|&column| nim_product(column.into(), row.into(), 32) as u32),
            );
        }
        Some(values)
    });
    Game { known: entry.text("known"), ..Game::coded(title, rules, &["column", "row"], program) }
}

/// The operations of a nim-product.
const PRODUCT: u64 = 200;

/// The nim-product of two values below 2^`bits`: with F the root of this, `h F` is the ordinary product if h < F, and
/// F F = F + F/2.
fn nim_product(a: u64, b: u64, bits: u32) -> u64 {
    if a < 2 || b < 2 {
        return a * b;
    }
    let half = bits / 2;
    if (a | b) >> half == 0 {
        return nim_product(a, b, half);
    }
    let split = |value: u64| [value >> half, value & ((1 << half) - 1)];
    let ([a_high, a_low], [b_high, b_low]) = (split(a), split(b));
    let low = nim_product(a_low, b_low, half);
    let high = nim_product(a_high, b_high, half);
    let both = nim_product(a_high ^ a_low, b_high ^ b_low, half);
    (both ^ low) << half ^ low ^ nim_product(high, 1 << (half - 1), half)
}

impl Kind {
    /// Calls `each` with the other coins that a move turns together with this one.
    fn each_move(self, coin: u64, each: Each<'_>) -> Flow {
        match self.turns {
            // There is no such place.
            _ if coin < self.first => Flow::Continue(()),
            Turns::UpTo(most) => choose(self.first..coin, most - 1, &mut Vec::new(), each),
            Turns::Run => {
                let others: Vec<u64> = (self.first..coin).collect();
                (0..=others.len()).try_for_each(|start| each(&others[start..]))
            }
        }
    }

    /// The Grundy values of the places below `size`; fewer if the budget ended the work.
    fn values(self, size: usize, budget: &mut Budget<'_>) -> Vec<u32> {
        let mut values = vec![0; size.min(self.first as usize)];
        // The nim-sums of up to so many of the coins so far; for runs, of those that end at the last.
        let most = if let Turns::UpTo(most) = self.turns { most } else { 1 };
        let mut sums: Vec<Set> = vec![vec![1]; most];
        for place in self.first..size as u64 {
            let value = least_absent(&sums[most - 1]);
            values.push(value);
            if let Turns::Run = self.turns {
                let others = std::mem::replace(&mut sums[0], vec![1]);
                add(&mut sums[0], &others, value);
            }
            for count in (1..most).rev() {
                let (fewer, these) = sums.split_at_mut(count);
                add(&mut these[0], &fewer[count - 1], value);
            }
            let words: usize = sums.iter().map(|set| set.len() + 1).sum();
            if !budget.spend(words as u64 * OPERATIONS, place) || !budget.room(words) {
                break;
            }
        }
        values
    }
}

/// Calls `each` with up to so many of these coins.
fn choose(coins: Range<u64>, most: usize, chosen: &mut Vec<u64>, each: Each<'_>) -> Flow {
    each(chosen)?;
    if most > 0 {
        for coin in coins.clone() {
            chosen.push(coin);
            choose(coin + 1..coins.end, most - 1, chosen, each)?;
            chosen.pop();
        }
    }
    Flow::Continue(())
}
