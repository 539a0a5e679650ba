//! CF 1147 C: Thanos Nim.

use rules::gestures::take;
use rules::prelude::*;
use rules::shapes::bits::{bits, members};

const MOST_PILES: usize = 50;
const MOST_STONES: u64 = 50;
/// Sizes that the piles can have together: a bound on the positions, and on the moves of each.
const MOST_SEARCHED: usize = 4096;

pub struct ThanosNim;

impl Statement for ThanosNim {
    /// The stones of each pile.
    type Case = Vec<u64>;
    type Game = Self;

    fn form(form: &mut Form, piles: &mut Vec<u64>) -> FormResult {
        form.length("n", piles, 2..=MOST_PILES)?;
        let n = piles.len();
        form.check(n.is_multiple_of(2), || {
            text!("n is {n}, but it must be even", "n 是 {n}，应为偶数")
        })?;
        form.line();
        form.row("pile", piles, 1..=MOST_STONES)
    }

    asks_who_wins!("Bob", "Alice");
}

impl Game for ThanosNim {
    type Case = Vec<u64>;
    /// The stones of each pile, in its place.
    type Position = Vec<u64>;
    const SHARED: bool = true;

    fn fits(piles: &Vec<u64>) -> SearchResult<()> {
        let positions = piles.iter().fold(1, |sizes: u64, pile| sizes.saturating_mul(pile + 1));
        search::ensure_small(positions, MOST_SEARCHED, Text("positions", "局面数"))
    }

    /// Alice moves first.
    fn starts(piles: &Vec<u64>) -> impl Iterator<Item = Vec<u64>> {
        [piles.clone()].into_iter()
    }

    fn standing_for(_: &Self::Case, mut piles: Vec<u64>) -> Vec<u64> {
        piles.sort_unstable();
        piles
    }

    /// Stones are taken from each of n/2 piles.
    fn moves(_: &Vec<u64>, piles: &Vec<u64>, moves: &mut Moves<Vec<u64>>) {
        let all = bits(piles.len(), Text("piles", "堆数")).unwrap_or(0);
        for set in (0..=all).filter(|set| 2 * set.count_ones() as usize == piles.len()) {
            let chosen: Vec<usize> = members(set).collect();
            for choice in 0..chosen.iter().map(|&pile| piles[pile]).product() {
                let (mut option, mut taken, mut rest) = (piles.clone(), Vec::new(), choice);
                for &pile in &chosen {
                    taken.push(1 + rest % piles[pile]);
                    rest /= piles[pile];
                    option[pile] -= taken[taken.len() - 1];
                }
                moves.to(option, || {
                    let words =
                        chosen.iter().zip(&taken).map(|(&pile, &stones)| take(stones, pile).words);
                    let words = joined(words, Text(", ", "，").get());
                    Handle::on(chosen.clone(), words).take(taken.clone())
                });
            }
        }
    }

    fn draw(_: &Vec<u64>, piles: &Vec<u64>) -> Drawing {
        Drawing::Heaps(piles.clone())
    }
}

impl Trials for ThanosNim {
    const RANDOM_SIZE: usize = 9;
    const COORDINATES: &'static [&'static str] = &["a", "b", "c", "d"];
    const AT: &'static [&'static str] = &["4", "a", "b", "c", "d"];

    fn extremes(extremes: &mut Extremes<Vec<u64>>) {
        let mut half = |title, count, [least, above]: [u64; 2]| {
            extremes.add(title, move |random| {
                let size =
                    |place| if place < count { least } else { random.u64(above..=MOST_STONES) };
                let mut piles: Vec<u64> = (0..MOST_PILES).map(size).collect();
                random.shuffle(&mut piles);
                vec![piles]
            });
        };
        half("random: slow reading | 读入太慢", 0, [1, 1]);
        half("fewer: the least size at one pile less than half | 最小值差一堆到一半", 24, [1, 2]);
        half("half: exactly half is not more than half | 恰好一半不算超过一半", 25, [1, 2]);
        half("more: the least size at one pile more than half | 最小值比一半多一堆", 26, [1, 2]);
        half("fewer-at-50: the same at the limit | 上限处差一堆到一半", 24, [49, 50]);
        half("half-at-50: exactly half at the limit | 上限处恰好一半", 25, [49, 50]);
        half("more-at-50: one more than half at the limit | 上限处比一半多一堆", 26, [49, 50]);
        half("one-larger: a single move of no use | 只有一堆较大", 49, [20, 21]);
        half("one-smaller: a minority of one | 只有一堆较小", 1, [19, 20]);
        half("all-equal: the greatest piles | 各堆都最大", 50, [50, 50]);
        extremes.list("ladder: each size once | 每种大小各一堆", MOST_PILES, |_, place| {
            place as u64 + 1
        });
        extremes.list("pairs: a nim-sum of 0 | 异或和为 0", MOST_PILES, |_, place| {
            place as u64 / 2 + 1
        });
        extremes.each(&[
            ("two: Nim of two equal piles | 两堆相等", vec![50, 50]),
            ("two-different: Nim of two piles | 两堆不等", vec![49, 50]),
        ]);
    }
}
