//! CF 1396B: Stoned Game.

use rules::prelude::*;
use rules::shapes::heaps::{Row, sorted};

const MOST_GAMES: usize = 100;
const ROW: Row = Row { heaps: 1..=100, stones: 1..=MOST_STONES };
const MOST_STONES: u64 = 100;
/// Sizes that the piles can have together: a bound on the positions.
const MOST_SEARCHED: usize = 100_000;

pub struct StonedGame;

impl Statement for StonedGame {
    /// The stones of each pile.
    type Case = Vec<u64>;
    type Game = Self;
    const CASES: Cases = Cases::Counted(MOST_GAMES);

    fn form(form: &mut Form, piles: &mut Vec<u64>) -> FormResult {
        form.list("n", "pile", piles, ROW.heaps, ROW.stones)
    }

    asks_who_wins!("HL", "T");
}

impl Game for StonedGame {
    type Case = Vec<u64>;
    /// The stones of each pile, in its place, and the pile that the last move took from.
    type Position = (Vec<u64>, Option<usize>);
    const SHARED: bool = true;
    const SIGNS: &'static [Sign] = &[
        Sign::of_nobody("n", Text("n stones", "n 颗石子")).drawn(Piece::Stone),
        Sign::of_nobody("nL", Text("n stones, locked by the last move", "n 颗，被上一步锁住"))
            .drawn(Piece::Wall),
    ];

    fn fits(piles: &Vec<u64>) -> SearchResult<()> {
        let positions = piles.iter().fold(1, |sizes: u64, pile| sizes.saturating_mul(pile + 1));
        search::ensure_small(positions, MOST_SEARCHED, Text("positions", "局面数"))
    }

    /// T moves first, and no pile is locked.
    fn starts(piles: &Vec<u64>) -> impl Iterator<Item = Self::Position> {
        [(piles.clone(), None)].into_iter()
    }

    /// The locked pile comes first, and the others in ascending order.
    fn standing_for(_: &Vec<u64>, (mut piles, locked): Self::Position) -> Self::Position {
        let first = locked.map(|pile| piles.remove(pile));
        (first.into_iter().chain(sorted(piles)).collect(), locked.map(|_| 0))
    }

    /// A stone is taken from a pile other than the locked one.
    fn moves(_: &Vec<u64>, (piles, locked): &Self::Position, moves: &mut Moves<Self::Position>) {
        for pile in (0..piles.len()).filter(|&pile| piles[pile] > 0 && *locked != Some(pile)) {
            let mut option = piles.clone();
            option[pile] -= 1;
            moves.to((option, Some(pile)), || {
                let number = pile + 1;
                Handle::on([pile], text!("a stone from pile {number}", "从第 {number} 堆取一颗"))
            });
        }
    }

    fn draw(_: &Vec<u64>, (piles, locked): &Self::Position) -> Drawing {
        let lock = |pile| if *locked == Some(pile) { "L" } else { "" };
        let piles = piles.iter().enumerate();
        Drawing::strip(piles.map(|(pile, stones)| format!("{stones}{}", lock(pile))))
    }
}

impl Trials for StonedGame {
    const RANDOM_SIZE: usize = 16;
    const COORDINATES: &'static [&'static str] = &["a", "b", "c"];
    const AT: &'static [&'static str] = &["3", "a", "b", "c"];

    fn extremes(extremes: &mut Extremes<Vec<u64>>) {
        ROW.extremes(extremes, MOST_GAMES);
        let mut full = |title, piles: fn(&mut Rng, u64) -> Vec<u64>| {
            extremes.full(title, move |random, test| piles(random, test as u64));
        };
        full("half: a pile of about half of all stones | 一堆占一半左右", |random, test| {
            let mut piles: Vec<u64> = (0..50).map(|_| random.u64(1..=2)).collect();
            let others: u64 = piles.iter().sum();
            piles.push((others + test % 5).saturating_sub(2));
            random.shuffle(&mut piles);
            piles
        });
        full("one-pile: parity does not matter | 只有一堆，不看奇偶", |_, test| {
            vec![test + 1]
        });
        full("two-piles: equal, or nearly | 两堆相等或差 1", |_, test| {
            vec![test / 2 + 1, test / 2 + 1 + test % 2]
        });
        full("three-piles: a large one among small ones | 两小一大", |_, test| {
            let stones = test / 3 + 1;
            vec![stones, 2 * stones + test % 3 - 1, stones]
        });
        full("hundred-and-ones: never more than half | 一堆 100，其余都是 1", |_, test| {
            (0..100).map(|pile| if pile == test { MOST_STONES } else { 1 }).collect()
        });
    }
}
