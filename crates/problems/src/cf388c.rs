//! CF 388 C: Fox and Card Game.

use rules::prelude::*;
use rules::shapes::ends::cells;
use std::ops::Range;

const MOST_PILES: usize = 100;
const MOST_CARDS: usize = 100;
const GREATEST: u64 = 1000;
/// Most positions of a search; one is a stretch of each pile.
const MOST_SEARCHED: usize = 200_000;

pub struct CardGame;

impl Statement for CardGame {
    /// The piles, each from its top down.
    type Case = Vec<Vec<u64>>;
    /// The totals of Ciel and of Jiro.
    type Answer = String;
    type Game = Self;

    fn form(form: &mut Form, piles: &mut Vec<Vec<u64>>) -> FormResult {
        form.counted("n", "pile", piles, 1..=MOST_PILES, |form, pile| {
            form.length("s", pile, 1..=MOST_CARDS)?;
            form.row("card", pile, 1..=GREATEST)
        })
    }

    fn answers(cases: &[Vec<Vec<u64>>]) -> SearchResult<Vec<String>> {
        starts::by_totals::<CardGame>(cases, |piles| piles.iter().flatten().sum())
    }
}

impl Game for CardGame {
    type Case = Vec<Vec<u64>>;
    /// The places of each pile that are left.
    type Position = Vec<Range<usize>>;
    const KIND: Kind = Kind::Scoring;
    const NUMBERED: Option<Numbered> = Some(Numbered::RowsFrom(1));

    fn fits(piles: &Vec<Vec<u64>>) -> SearchResult<()> {
        let stretches =
            piles.iter().map(|pile| 1 + pile.len() as u64 * (pile.len() as u64 + 1) / 2);
        let positions = stretches.fold(1, u64::saturating_mul);
        search::ensure_small(positions, MOST_SEARCHED, Text("positions", "局面数"))
    }

    fn starts(piles: &Vec<Vec<u64>>) -> impl Iterator<Item = Vec<Range<usize>>> {
        std::iter::once(piles.iter().map(|pile| 0..pile.len()).collect())
    }

    /// An empty pile is the same wherever its last card lay.
    fn standing_for(_: &Vec<Vec<u64>>, mut left: Vec<Range<usize>>) -> Vec<Range<usize>> {
        left.iter_mut().filter(|left| left.start == left.end).for_each(|left| *left = 0..0);
        left
    }

    /// Ciel takes a top card, Jiro a bottom card. It is her turn if an even number of cards is gone.
    fn moves(piles: &Vec<Vec<u64>>, left: &Vec<Range<usize>>, moves: &mut Moves<Self::Position>) {
        let gone: usize = piles.iter().zip(left).map(|(pile, left)| pile.len() - left.len()).sum();
        let mut before = 0;
        for (place, pile) in piles.iter().enumerate() {
            let Range { start, end } = left[place];
            if start < end {
                let (card, rest) = match gone % 2 {
                    0 => (start, start + 1..end),
                    _ => (end - 1, start..end - 1),
                };
                let mut option = left.clone();
                option[place] = rest;
                moves.gain(pile[card] as i64, option, || {
                    let (place, number) = (place + 1, pile[card]);
                    let words = text!("{number} from pile {place}", "从第 {place} 叠取 {number}");
                    Handle::on([before + card], words)
                });
            }
            before += pile.len();
        }
    }

    /// A pile is a row, its top on the left.
    fn draw(piles: &Vec<Vec<u64>>, left: &Vec<Range<usize>>) -> Drawing {
        Drawing::Grid(piles.iter().zip(left).map(|(pile, left)| cells(pile, left)).collect())
    }
}

impl Trials for CardGame {
    const RANDOM_SIZE: usize = 12;

    /// Up to `size` cards with numbers up to a small or the greatest one, in piles of three on average.
    fn random(choices: &mut Choices, size: usize) -> Vec<Vec<u64>> {
        let most = choices.one_of(&[3, 9, GREATEST]);
        let cards = choices.pick(1..=size.max(1));
        let mut piles: Vec<Vec<u64>> = Vec::new();
        for card in choices.several(cards, 1..=most) {
            match piles.last_mut() {
                Some(pile) if choices.pick(0..=2) > 0 => pile.push(card),
                _ => piles.push(vec![card]),
            }
        }
        piles
    }

    fn extremes(extremes: &mut Extremes<Vec<Vec<u64>>>) {
        let mut add = |title, piles: usize, cards: usize, card: fn(&mut Rng, usize) -> u64| {
            extremes.add(title, move |random| {
                let mut pile = |_| (0..cards).map(|place| card(random, place)).collect();
                vec![(0..piles).map(&mut pile).collect()]
            });
        };
        let any = |random: &mut Rng, _| random.u64(1..=GREATEST);
        add("random: slow reading: 10^4 cards | 读入太慢：10^4 张牌", MOST_PILES, MOST_CARDS, any);
        add("odd: a middle card in each pile | 每叠都有正中的牌", MOST_PILES, MOST_CARDS - 1, any);
        add(
            "odd-number: the last middle card goes to Ciel | 最后一张正中的牌归先手",
            MOST_PILES - 1,
            MOST_CARDS - 1,
            any,
        );
        add("greatest: sums in 16 bits | 求和用 16 位", MOST_PILES, MOST_CARDS, |_, _| {
            GREATEST
        });
        add("single: cards that are all middle cards | 全是单张：都是正中的牌", MOST_PILES, 1, any);
        add(
            "peaks: cards that nobody reaches for long | 大牌在里面，很久都取不到",
            MOST_PILES,
            MOST_CARDS - 1,
            |random, place| random.u64(1..=20) * place.min(98 - place).max(1) as u64,
        );
        add(
            "rich-bottoms: cards listed from the bottom | 以为从下往上列出",
            MOST_PILES,
            MOST_CARDS,
            |random, place| random.u64(1..=10) * (place + 1) as u64,
        );
    }
}
