//! ARC 105 D: Let's Play Nim.

use rules::gestures::numbers;
use rules::prelude::*;
use rules::shapes::heaps::{Row, size};

const MOST_CASES: usize = 100_000;
const MOST_TOGETHER: u64 = 200_000;
const ROW: Row = Row { heaps: 1..=100_000, stones: 1..=1_000_000_000 };

/// Bags are poured onto dishes; then the dishes are the heaps of Nim.
pub struct PourThenNim;

impl Statement for PourThenNim {
    /// The coins of each bag.
    type Case = Vec<u64>;
    type Game = Self;
    const CASES: Cases = Cases::Counted(MOST_CASES);

    fn form(form: &mut Form, bags: &mut Vec<u64>) -> FormResult {
        form.list("N", "bag", bags, ROW.heaps, ROW.stones)?;
        form.total("the sum of N", bags.len(), MOST_TOGETHER)
    }

    asks_who_wins!("Second", "First");
}

impl Game for PourThenNim {
    type Case = Vec<u64>;
    /// The coins of each bag, and of each of as many dishes.
    type Position = [Vec<u64>; 2];
    const SHARED: bool = true;
    const SIGNS: &'static [Sign] = &[
        Sign::of_nobody("↑", Text("coins in each bag", "各袋的硬币数")),
        Sign::of_nobody("↓", Text("coins on each dish", "各盘的硬币数")),
    ];

    fn fits(bags: &Vec<u64>) -> SearchResult<()> {
        search::ensure_small(size(bags), 30, Text("bags and coins", "袋数与硬币数之和"))
    }

    /// Taro moves first.
    fn starts(bags: &Vec<u64>) -> impl Iterator<Item = [Vec<u64>; 2]> {
        [[bags.clone(), vec![0; bags.len()]]].into_iter()
    }

    fn standing_for(_: &Self::Case, mut position: [Vec<u64>; 2]) -> [Vec<u64>; 2] {
        position.iter_mut().for_each(|places| places.sort_unstable());
        position
    }

    /// As long as there is a bag with coins, all of it goes onto a dish; then one or more coins go from a dish.
    fn moves(_: &Vec<u64>, [bags, dishes]: &[Vec<u64>; 2], moves: &mut Moves<[Vec<u64>; 2]>) {
        let n = bags.len();
        let filled: Vec<usize> = (0..n).filter(|&bag| bags[bag] > 0).collect();
        for (&bag, dish) in filled.iter().flat_map(|bag| (0..n).map(move |dish| (bag, dish))) {
            let mut option = [bags.clone(), dishes.clone()];
            option[1][dish] += std::mem::take(&mut option[0][bag]);
            moves.to(option, || {
                let [from, onto] = [bag, dish].map(|place| numbers(&[place]));
                let words =
                    text!("pour bag {from} onto dish {onto}", "把第 {from} 袋倒进第 {onto} 盘");
                Handle::on([bag], words).to([n + dish])
            });
        }
        for dish in (0..n).filter(|_| filled.is_empty()) {
            for taken in 1..=dishes[dish] {
                let mut option = [bags.clone(), dishes.clone()];
                option[1][dish] -= taken;
                moves.to(option, || {
                    let (coins, place) = (counted(taken, "coin", "枚"), dish + 1);
                    let words =
                        text!("take {coins} from dish {place}", "从第 {place} 盘取 {coins}");
                    Handle::on([n + dish], words).amounts([taken])
                });
            }
        }
    }

    /// The bags above the dishes.
    fn draw(_: &Vec<u64>, position: &[Vec<u64>; 2]) -> Drawing {
        let row = |places: &Vec<u64>| Drawing::left(places, |place| places[place] > 0);
        Drawing::Grid(position.iter().map(row).collect())
    }
}

impl Trials for PourThenNim {
    const RANDOM_SIZE: usize = 14;

    /// Often pairs of equal bags, or all but one of them.
    fn random(choices: &mut Choices, size: usize) -> Vec<u64> {
        let mut bags = ROW.few(choices, size / 4 + 1, size / 2);
        if choices.flip() {
            bags.extend_from_within(..);
            let bag = choices.pick(0..=bags.len() - 1);
            bags[bag] += choices.pick(0..=1_u64);
        }
        choices.shuffle(&mut bags);
        bags
    }

    fn extremes(extremes: &mut Extremes<Vec<u64>>) {
        ROW.extremes(extremes, 2);
        let mut both = |title, bag: fn(&mut Rng) -> u64, change: fn(&mut Vec<u64>)| {
            extremes.add(title, move |random| {
                let mut case = || {
                    let mut bags: Vec<u64> =
                        (0..ROW.heaps.end() / 2).map(|_| bag(random)).collect();
                    bags.extend_from_within(..);
                    change(&mut bags);
                    random.shuffle(&mut bags);
                    bags
                };
                vec![case(), case()]
            });
        };
        let any = |random: &mut Rng| random.u64(ROW.stones);
        both("paired: all bags in equal pairs | 全部两两相等", any, |_| {});
        both("paired-but-two: a single pair that is none | 只有一对不相等", any, |bags| {
            bags[0] ^= 1;
        });
        both(
            "unpaired-of-nim-sum-0: a nim-sum for the pairs | 异或和为 0，但不成对",
            any,
            |bags| {
                bags[..4].copy_from_slice(&[1 << 20, 2 << 20, 4 << 20, 7 << 20]);
                bags[50_000..50_004].copy_from_slice(&[1 << 21, 1 << 21, 3, 3]);
            },
        );
        both(
            "few-values: long runs of equal bags | 只有几种值",
            |random| random.u64(1..=3),
            |_| {},
        );
        both("odd: a bag too many | 多出一袋", any, |bags| bags.truncate(99_999));
        extremes.full("single: a list for each case | 每组一袋", |random, _| {
            vec![random.u64(ROW.stones)]
        });
        extremes.full("couples: many small cases | 每组两袋", |random, _| {
            let bag = random.u64(1..=ROW.stones.end() - 1);
            vec![bag, bag + u64::from(random.bool())]
        });
    }
}
