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
        let mut add = |title, pile: fn(&mut Rng, usize, u64) -> u64| {
            extremes.full(title, move |random, case| {
                let mut place = 0;
                ROW.full(|_| {
                    place += 1;
                    pile(random, case, place)
                })
            });
        };
        add("steps: numbers above 32 bits | 超过 32 位的数", |_, case, place| {
            place * 10_000_000 - case as u64
        });
        add("falling: the largest pile first | 从大到小", |_, case, place| {
            (101 - place) * 9_000_000 + case as u64
        });
        add("saw: large and small in turn | 一大一小", |_, case, place| {
            let is_large = (place + case as u64).is_multiple_of(2);
            if is_large { 1_000_000_000 } else { 1 + case as u64 / 2 }
        });
        add("hill: low at both ends | 两头低、中间高", |_, case, place| {
            place.min(101 - place) * 10_000_000 + case as u64
        });
        add("magnitudes: of any length | 各种位数", |random, _, _| {
            let most = 10_u64.pow(random.u32(0..=9));
            random.u64(1..=most)
        });
    }
}
