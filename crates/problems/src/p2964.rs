//! P2964: A Coin Game.

use rules::prelude::*;
use rules::shapes::heaps::Row;

const ROW: Row = Row { heaps: 5..=2000, stones: 1..=100_000 };

pub struct TakeAtMostTwice;

impl Statement for TakeAtMostTwice {
    /// The values from the top down.
    type Case = Vec<u64>;
    /// The first player's total.
    type Answer = u64;
    type Game = Self;

    fn form(form: &mut Form, coins: &mut Vec<u64>) -> FormResult {
        form.length("N", coins, ROW.heaps)?;
        form.line();
        form.column("coin", coins, ROW.stones)
    }

    fn answers(cases: &[Vec<u64>]) -> SearchResult<Vec<u64>> {
        starts::by_lead::<TakeAtMostTwice, _>(cases, |coins, lead| {
            coins.iter().sum::<u64>().saturating_add_signed(lead) / 2
        })
    }
}

impl Game for TakeAtMostTwice {
    type Case = Vec<u64>;
    /// Number of coins that are gone, and the limit of the next move.
    type Position = (usize, usize);
    const KIND: Kind = Kind::Scoring;
    const SIGNS: &'static [Sign] =
        &[Sign::of_nobody("[n]", Text("a coin that may be taken now", "现在可以取的硬币"))
            .drawn(Piece::Coin)];

    fn starts(_: &Vec<u64>) -> impl Iterator<Item = Self::Position> {
        [(0, 2)].into_iter()
    }

    /// Lists the moves: one to `limit` coins are taken from the top, and the next move may take twice as many.
    fn moves(coins: &Vec<u64>, &(gone, limit): &Self::Position, moves: &mut Moves<Self::Position>) {
        let mut gain = 0;
        for (taken, &coin) in (1..=limit).zip(&coins[gone..]) {
            gain += coin as i64;
            let left = coins.len() - gone - taken;
            let option = (gone + taken, (2 * taken).min(left));
            moves.gain(gain, option, || {
                let what = counted(taken, "coin", "枚");
                let words = text!("take {what}, worth {gain}", "取 {what}，价值 {gain}");
                Handle::on([gone + taken - 1], words)
            });
        }
    }

    /// The coins that the next move may take stand in brackets; those that are gone left empty places.
    fn draw(coins: &Vec<u64>, &(gone, limit): &Self::Position) -> Drawing {
        let cell = |place: usize| match place {
            _ if place < gone => String::new(),
            _ if place < gone + limit => format!("[{}]", coins[place]),
            _ => coins[place].to_string(),
        };
        Drawing::strip((0..coins.len()).map(cell))
    }
}

impl Trials for TakeAtMostTwice {
    const RANDOM_SIZE: usize = 150;

    fn extremes(extremes: &mut Extremes<Vec<u64>>) {
        ROW.extremes(extremes, 1);
        extremes.add(
            "rich-at-the-bottom: taking what is at hand: most is below | \
             贪心拿眼前的：大部分在下面",
            |random| {
                let poor = ROW.heaps.end() - 20;
                let mut coin = |place| if place < poor { random.u64(1..=2000) } else { 100_000 };
                vec![ROW.full(&mut coin)]
            },
        );
    }
}
