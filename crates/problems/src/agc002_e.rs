//! AGC 002 E: Candy Piles.

use rules::gestures::take;
use rules::prelude::*;
use rules::shapes::heaps::{Row, size};

const ROW: Row = Row { heaps: 1..=100_000, stones: 1..=1_000_000_000 };

/// A turn eats a largest pile, or a candy from each pile. Whoever eats the last candy loses.
pub struct CandyPiles;

impl Statement for CandyPiles {
    /// The candies of each pile.
    type Case = Vec<u64>;
    type Game = Self;

    fn form(form: &mut Form, piles: &mut Vec<u64>) -> FormResult {
        form.list("N", "pile", piles, ROW.heaps, ROW.stones)
    }

    asks_who_wins!("Second", "First");
}

impl Game for CandyPiles {
    type Case = Vec<u64>;
    const KIND: Kind = Kind::Impartial(Convention::Misere);
    const SHARED: bool = true;
    rules::heaps_in_any_order!();

    fn fits(piles: &Vec<u64>) -> SearchResult<()> {
        search::ensure_small(size(piles), 1000, Text("piles and candies", "堆数与糖果数之和"))
    }

    /// Snuke moves first.
    fn starts(piles: &Vec<u64>) -> impl Iterator<Item = Vec<u64>> {
        [piles.clone()].into_iter()
    }

    fn moves(_: &Vec<u64>, piles: &Vec<u64>, moves: &mut Moves<Vec<u64>>) {
        let filled: Vec<usize> = (0..piles.len()).filter(|&pile| piles[pile] > 0).collect();
        let Some(largest) = filled.iter().map(|&pile| piles[pile]).max() else { return };
        for &pile in filled.iter().filter(|&&pile| piles[pile] == largest) {
            let mut option = piles.clone();
            option[pile] = 0;
            moves.to(option, || take(largest, pile));
        }
        let option = piles.iter().map(|pile| pile.saturating_sub(1)).collect();
        moves.to(option, || {
            Handle::on(filled, text!("a candy from each pile", "每堆各吃一颗")).amounts([1])
        });
    }
}

impl Trials for CandyPiles {
    const RANDOM_SIZE: usize = 60;
    rules::explored_as_heaps!("");

    fn extremes(extremes: &mut Extremes<Vec<u64>>) {
        ROW.extremes(extremes, 1);
        let mut add = |title, pile: fn(u64) -> u64| {
            extremes.add(title, move |_| vec![ROW.full(|place| pile(place as u64))]);
        };
        let most = *ROW.heaps.end() as u64;
        add(
            "stairs: one more on each pile, so that half of them count | 逐堆多一颗",
            |place| place + 1,
        );
        add("stairs-down: the same from the other end | 逐堆少一颗", |place| {
            *ROW.heaps.end() as u64 - place
        });
        add("square: as many candies as piles | 每堆的颗数等于堆数", |_| {
            *ROW.heaps.end() as u64
        });
        add("one-tall: a pile that is eaten at once | 只有一堆很高", |place| match place {
            50_000 => *ROW.stones.end(),
            _ => 1,
        });
        extremes.list(
            "about-the-square: piles near the number of piles | 颗数与堆数相近",
            *ROW.heaps.end(),
            move |random, _| random.u64(most / 3..=most),
        );
        extremes.each(&[("alone: a single pile | 只有一堆", vec![*ROW.stones.end()])]);
    }
}
