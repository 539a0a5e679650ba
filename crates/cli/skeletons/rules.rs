//! MARK: the title. What the statement says and nothing more: no theorem.

use super::{Rules, Worst, Wrong, line, write_line};
use crate::choices::Choices;
use crate::game::{Graph, Play, Unsolved};
use crate::reader::{Invalid, Reader};

/// MARK: the statement's limits.
const MOST_STONES: u64 = 1_000_000_000;
/// A search takes no more positions than this.
const BOUND: usize = 100_000;

pub struct Game;

impl Rules for Game {
    /// MARK: what one case holds. Here: a heap.
    type Case = u64;
    const MOST_CASES: usize = 1;
    const SMALL: usize = 100;
    const LARGE: usize = 1000;

    fn parse(reader: &mut Reader<'_>) -> Result<Vec<u64>, Invalid> {
        Ok(vec![reader.number("the heap", 1..=MOST_STONES)?])
    }

    fn print(cases: &[u64]) -> String {
        line(cases)
    }

    /// MARK: of at most `size`, in the statement's limits.
    fn generate(choices: &mut Choices, size: usize) -> u64 {
        choices.pick(1..=MOST_STONES.min(size as u64))
    }

    fn answers(cases: &[u64]) -> Result<Vec<String>, Unsolved> {
        let graph = Graph::explore(cases.iter().copied(), moves, BOUND)?;
        let wins = graph.wins(Play::Normal)?;
        Ok(cases.iter().map(|heap| verdict(wins[graph.number(heap)])).collect())
    }

    const WORST: &'static [Worst] = &[Worst {
        name: "most-stones",
        // MARK: which programs are too slow, too large or too narrow for it.
        breaks: "a search",
        write: |out, _| write_line(out, [MOST_STONES]),
    }];

    const WRONG: &'static [Wrong<u64>] = &[Wrong {
        name: "parity",
        // MARK: what people believe who get it wrong, and why.
        because: "one and two stones are taken for one and one",
        answer: |heap| Ok(verdict(heap % 2 == 1)),
    }];
}

/// MARK: the moves. Here: one or two stones are taken.
fn moves(&heap: &u64) -> Vec<((), u64)> {
    (1..=heap.min(2)).map(|taken| ((), heap - taken)).collect()
}

fn verdict(first_wins: bool) -> String {
    if first_wins { "Yes" } else { "No" }.into()
}
