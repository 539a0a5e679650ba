//! AGC 048 D: Pocky Game.

use rules::gestures::take;
use rules::prelude::*;
use rules::shapes::heaps::Row;

const MOST_CASES: usize = 100;
const ROW: Row = Row { heaps: 1..=100, stones: 1..=1_000_000_000 };
/// Most stones of a search.
const MOST_SEARCHED: usize = 2000;

pub struct Pocky;

impl Statement for Pocky {
    /// The piles from left to right.
    type Case = Vec<u64>;
    type Game = Self;
    const CASES: Cases = Cases::Counted(MOST_CASES);

    fn form(form: &mut Form, piles: &mut Vec<u64>) -> FormResult {
        form.list("N", "pile", piles, ROW.heaps, ROW.stones)
    }

    asks_who_wins!("Second", "First");
}

impl Game for Pocky {
    type Case = Vec<u64>;
    /// The piles from left to right, those that are gone with 0 stones.
    type Position = Vec<u64>;
    /// FirstLeft is Left.
    const KIND: Kind = Kind::Partizan(Convention::Normal);
    const SHARED: bool = true;

    fn fits(piles: &Vec<u64>) -> SearchResult<()> {
        search::ensure_small(piles.iter().sum::<u64>(), MOST_SEARCHED, Text("stones", "石子数"))
    }

    /// FirstLeft moves first.
    fn starts(piles: &Vec<u64>) -> impl Iterator<Item = Vec<u64>> {
        [piles.clone()].into_iter()
    }

    fn standing_for(_: &Vec<u64>, mut piles: Vec<u64>) -> Vec<u64> {
        piles.retain(|&pile| pile > 0);
        piles
    }

    /// FirstLeft takes stones from the leftmost pile that still stands, SecondRight from the rightmost.
    fn moves(_: &Vec<u64>, piles: &Vec<u64>, moves: &mut Moves<Vec<u64>>) {
        let stands = |&place: &usize| piles[place] > 0;
        let first = (0..piles.len()).find(stands).map(|place| (Player::Left, place));
        let last = (0..piles.len()).rfind(stands).map(|place| (Player::Right, place));
        for (player, place) in first.into_iter().chain(last) {
            for taken in (1..=piles[place]).rev() {
                let mut option = piles.clone();
                option[place] -= taken;
                moves.by(player, option, || take(taken, place));
            }
        }
    }

    fn draw(_: &Vec<u64>, piles: &Vec<u64>) -> Drawing {
        Drawing::Heaps(piles.clone())
    }
}

impl Trials for Pocky {
    const RANDOM_SIZE: usize = 40;

    fn extremes(extremes: &mut Extremes<Vec<u64>>) {
        ROW.extremes(extremes, MOST_CASES);
        extremes.full("hill: low at both ends | 两头低、中间高", |_, case| {
            ROW.full(|place| 10_000_000 * (1 + place.min(99 - place)) as u64 + case as u64)
        });
        extremes.full("magnitudes: of any length | 各种位数", |random, _| {
            ROW.full(|_| {
                let most = 10_u64.pow(random.u32(0..=9));
                random.u64(1..=most)
            })
        });
    }
}
