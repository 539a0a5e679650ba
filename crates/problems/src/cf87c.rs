//! CF 87C: Interesting Game.

use rules::prelude::*;

const MOST_STONES: u64 = 100_000;
/// The positions are ways to write this many stones as a sum.
const MOST_SEARCHED: usize = 80;

pub struct InterestingGame;

impl Statement for InterestingGame {
    /// The stones of the pile.
    type Case = u64;
    /// The least number of piles with which the first move wins, or -1.
    type Answer = i64;
    type Game = Self;

    fn form(form: &mut Form, stones: &mut u64) -> FormResult {
        form.line_of([("n", stones, 1..=MOST_STONES)])
    }

    /// The least number of piles among the first moves that leave a lost position.
    fn answers(cases: &[u64]) -> SearchResult<Vec<i64>> {
        starts::by_wins::<Self, _>(cases, |&stones, wins| {
            let lost = divisions(stones).zip(&wins[1..]).filter(|(_, wins)| !**wins);
            lost.map(|(parts, _)| parts.len() as i64).min().unwrap_or(-1)
        })
    }
}

/// Consecutive sizes, two or more, that are as many stones together.
fn divisions(stones: u64) -> impl Iterator<Item = Vec<u64>> {
    let from = move |least: u64| {
        let sums = (least + 1..stones).scan(least, move |sum, next| {
            *sum += next;
            Some((next, *sum))
        });
        let last = sums.take_while(move |&(_, sum)| sum <= stones).last();
        last.filter(|&(_, sum)| sum == stones).map(|(last, _)| (least..=last).collect())
    };
    (1..stones).filter_map(from)
}

impl Game for InterestingGame {
    type Case = u64;
    /// The piles, the parts of one beside each other.
    type Position = Vec<u64>;
    const SHARED: bool = true;

    fn fits(&stones: &u64) -> SearchResult<()> {
        search::ensure_small(stones, MOST_SEARCHED, Text("stones", "石子数"))
    }

    /// The pile before the first move, and after each that is possible.
    fn starts(&stones: &u64) -> impl Iterator<Item = Vec<u64>> {
        std::iter::once(vec![stones]).chain(divisions(stones))
    }

    /// Piles of three stones or more can still be divided.
    fn standing_for(_: &u64, mut piles: Vec<u64>) -> Vec<u64> {
        piles.retain(|&stones| stones >= 3);
        piles.sort_unstable();
        piles
    }

    /// Any pile becomes piles of consecutive sizes.
    fn moves(_: &u64, piles: &Vec<u64>, moves: &mut Moves<Vec<u64>>) {
        for (number, &pile) in piles.iter().enumerate() {
            for parts in divisions(pile) {
                let count = parts.len();
                let mut option = piles.clone();
                option.splice(number..=number, parts);
                moves.to(option, || {
                    let words = text!("divide {pile} into {count}", "把 {pile} 分成 {count} 堆");
                    Handle::on([number], words).amounts([count as u64])
                });
            }
        }
    }

    fn draw(_: &u64, piles: &Vec<u64>) -> Drawing {
        Drawing::Heaps(piles.clone())
    }
}

impl Trials for InterestingGame {
    const RANDOM_SIZE: usize = 50;
    const COORDINATES: &'static [&'static str] = &["n"];

    fn extremes(extremes: &mut Extremes<u64>) {
        extremes.each(&[
            ("most-sizes: 98175 = 3 * 5^2 * 7 * 11 * 17 | 出现的大小最多", 98_175),
            ("most-divisors: 48 odd divisors | 48 个奇约数", 90_090),
            ("most-parts: 443 piles | 要分成 443 堆", 98_346),
            (
                "greatest: a table of all sizes with all numbers of piles | 对所有大小打表",
                MOST_STONES,
            ),
            ("odd: 99,999 | 99,999", MOST_STONES - 1),
            ("power-of-2: no division | 分不了", 1 << 16),
            ("power-of-3: 3^10 | 3^10", 59_049),
            ("triangular: 446 piles from 1 on | 从 1 起共 446 堆", 99_681),
            ("prime: only two piles | 只能分成两堆", 99_991),
            ("twice-a-prime: only four piles | 只能分成四堆", 99_982),
        ]);
    }
}
