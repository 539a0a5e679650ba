//! ARC 091 F: Strange Nim.

use rules::prelude::*;
use rules::shapes::heaps::{size, take_from};

const MOST_PILES: usize = 200;
const MOST: u64 = 1_000_000_000;

/// The stones and the constant of each pile.
type Piles = Vec<[u64; 2]>;

pub struct Strange;

impl Statement for Strange {
    type Case = Piles;
    type Game = Self;

    fn form(form: &mut Form, piles: &mut Piles) -> FormResult {
        form.counted("N", "pile", piles, 1..=MOST_PILES, |form, [stones, constant]| {
            form.line_of([("A", stones, 1..=MOST), ("K", constant, 1..=MOST)])
        })
    }

    asks_who_wins!("Aoki", "Takahashi");
}

impl Game for Strange {
    type Case = Piles;
    /// The stones that are left in each pile.
    type Position = Vec<u64>;

    fn fits(piles: &Piles) -> SearchResult<()> {
        let stones: Vec<u64> = piles.iter().map(|&[stones, _]| stones).collect();
        search::ensure_small(size(&stones), 3000, Text("piles and stones", "堆数与石子数之和"))
    }

    /// Takahashi moves first.
    fn starts(piles: &Piles) -> impl Iterator<Item = Vec<u64>> {
        [piles.iter().map(|&[stones, _]| stones).collect()].into_iter()
    }

    /// Lists the moves: a pile of X stones with the constant K loses 1 to floor(X / K) stones.
    fn moves(piles: &Piles, left: &Vec<u64>, moves: &mut Moves<Vec<u64>>) {
        for (pile, &[_, constant]) in piles.iter().enumerate() {
            take_from(pile, left, 1..=left[pile] / constant, moves, |heaps| heaps);
        }
    }

    fn draw(_: &Piles, left: &Vec<u64>) -> Drawing {
        Drawing::Heaps(left.clone())
    }
}

impl Trials for Strange {
    const RANDOM_SIZE: usize = 14;
    const COORDINATES: &'static [&'static str] = &["A", "K"];
    const AT: &'static [&'static str] = &["1", "A", "K"];
    const EXPLORED: &'static str = "fraction K";

    fn extremes(extremes: &mut Extremes<Piles>) {
        for (title, stones, constant) in [
            (
                "longest-chains: many rounds, though equal steps are merged | \
                 相同的步合并之后，轮数仍然很多",
                999_999_985,
                18_880,
            ),
            (
                "half: 2.5 * 10^8 steps a pile; deep recursion | 每堆 2.5 * 10^8 步；递归很深",
                MOST,
                500_000_001 - 200,
            ),
            ("third: as many, and two quotients | 步数一样多，有两种商", MOST, 333_333_334 - 200),
        ] {
            extremes.list(title, MOST_PILES, move |_, i| [stones - i as u64, constant + i as u64]);
        }
        extremes.list("constant-1: plain Nim | 就是普通的 Nim", MOST_PILES, |random, _| {
            [random.u64(1..=MOST), 1]
        });
        extremes.list(
            "multiples: a division by 0 steps | 除以 0 步",
            MOST_PILES,
            |random, _| {
                let constant = random.u64(1..40_000);
                [constant * (MOST / constant), constant]
            },
        );
        extremes.list(
            "equal: all stones are as many as the constant | 石子数都等于常数",
            MOST_PILES,
            |random, i| [MOST - i as u64, MOST - random.u64(0..=i as u64)],
        );
    }
}
