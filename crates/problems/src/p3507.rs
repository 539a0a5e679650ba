//! P3507: The Minima Game.

use rules::prelude::*;
use rules::shapes::bits::{bits, members};
use rules::shapes::heaps::Row;

const ROW: Row = Row { heaps: 1..=1_000_000, stones: 1..=1_000_000_000 };
/// Most cards of a case that is searched: a search looks at each part of each set of cards, 3^n of them.
const MOST_SEARCHED: usize = 12;

pub struct Minima;

impl Statement for Minima {
    /// The numbers of the cards.
    type Case = Vec<u64>;
    /// Alice's total minus Bob's.
    type Answer = i64;
    type Game = Self;

    fn form(form: &mut Form, cards: &mut Vec<u64>) -> FormResult {
        form.list("n", "card", cards, ROW.heaps, ROW.stones)
    }

    fn answers(cases: &[Vec<u64>]) -> SearchResult<Vec<i64>> {
        search::leads::<Minima>(cases)
    }
}

impl Game for Minima {
    type Case = Vec<u64>;
    /// The cards that are left, as a set of bits.
    type Position = u64;
    const KIND: Kind = Kind::Scoring;
    const NUMBERED: Option<Numbered> = Some(Numbered::CellsFrom(1));

    fn fits(cards: &Vec<u64>) -> SearchResult<()> {
        search::ensure_small(cards.len(), MOST_SEARCHED, Text("cards", "卡片数"))
    }

    fn starts(cards: &Vec<u64>) -> impl Iterator<Item = u64> {
        bits(cards.len(), Text("cards", "卡片数")).into_iter()
    }

    /// A move takes one or more cards and scores the smallest of them.
    fn moves(cards: &Vec<u64>, &left: &u64, moves: &mut Moves<u64>) {
        for taken in (1..=left).filter(|taken| taken & !left == 0) {
            let smallest = members(taken).map(|card| cards[card]).min().unwrap_or(0);
            moves.gain(smallest as i64, left & !taken, || {
                let places: Vec<usize> = members(taken).collect();
                let names = joined(places.iter().map(|card| card + 1), Text(" and ", "、").get());
                let words = text!("card {names}: {smallest}", "取第 {names} 张，得 {smallest}");
                Handle::on(places, words)
            });
        }
    }

    fn draw(cards: &Vec<u64>, &left: &u64) -> Drawing {
        Drawing::strip(Drawing::left(cards, |card| left >> card & 1 == 1))
    }
}

impl Trials for Minima {
    const RANDOM_SIZE: usize = 14;

    /// Up to half as many cards as the size, with numbers up to a small or the greatest one.
    fn random(choices: &mut Choices, size: usize) -> Vec<u64> {
        let most = choices.one_of(&[4, 20, *ROW.stones.end()]);
        let n = choices.pick(1..=(size / 2).max(1));
        choices.several(n, 1..=most)
    }

    fn extremes(extremes: &mut Extremes<Vec<u64>>) {
        let most = *ROW.stones.end();
        extremes.add(
            "random: a slow sort, slow reading: 11 MB | 排序太慢，读入太慢：11 MB",
            move |random| vec![ROW.full(|_| random.u64(most / 10..=most))],
        );
        extremes.add(
            "odd: cards left out as if they changed nothing: each changes the result | \
             跳过“不起作用”的卡片：每一张都改变结果",
            |random| {
                let mut cards = ROW.full(|place| 2 * place as u64 + 1);
                random.shuffle(&mut cards);
                vec![cards]
            },
        );
        extremes.add(
            "two-numbers: a quicksort slow on equal numbers | 遇到相等的数变慢的快速排序",
            move |random| vec![ROW.full(|_| [1, most][random.usize(..2)])],
        );
        extremes.add(
            "falling: a quicksort slow on sorted numbers | 遇到有序的数变慢的快速排序",
            move |_| vec![ROW.full(|place| most - place as u64)],
        );
    }
}
