//! ABC 255 G: Constrained Nim.

use rules::prelude::*;
use rules::shapes::heaps::{nim_sum, sorted, take_from};
use std::collections::{BTreeMap, HashSet};

const MOST_PILES: usize = 200_000;
const MOST_FORBIDDEN: usize = 200_000;
const MOST: u64 = 1_000_000_000_000_000_000;
/// Greatest size up to which any nim-sum is the value of an allowed size.
const MOST_BALANCED: u64 = (1 << 59) - 1;
/// Most stones of a case that is searched.
const MOST_SEARCHED: usize = 200;

/// Some stones that may not be taken from a pile of exactly that size: size first, then how many.
type Forbidden = [u64; 2];

#[derive(Clone, Default)]
pub struct Piles {
    pub piles: Vec<u64>,
    pub forbidden: Vec<Forbidden>,
}

pub struct ForbiddenMoves;

impl Statement for ForbiddenMoves {
    type Case = Piles;
    type Game = Self;

    fn form(form: &mut Form, Piles { piles, forbidden }: &mut Piles) -> FormResult {
        form.length("N", piles, 1..=MOST_PILES)?;
        form.length("M", forbidden, 1..=MOST_FORBIDDEN)?;
        form.line();
        form.row("A", piles, 1..=MOST)?;
        let mut known = HashSet::new();
        form.each("forbidden move", forbidden, |form, [size, taken]| {
            form.number("X", size, 1..=MOST)?;
            form.number("Y", taken, 1..=MOST)?;
            form.line();
            form.check(taken <= size, || {
                text!(
                    "Y is {taken}, more than X, which is {size}",
                    "Y 是 {taken}，大于 X（{size}）"
                )
            })?;
            let is_new = known.insert([*size, *taken]);
            form.check(is_new, || {
                text!("the pair {size} {taken} has come before", "{size} {taken} 已经出现过")
            })
        })
    }

    asks_who_wins!("Aoki", "Takahashi");
}

impl Game for ForbiddenMoves {
    type Case = Piles;
    /// The stones of each pile, in its place.
    type Position = Vec<u64>;

    fn fits(case: &Piles) -> SearchResult<()> {
        let stones = case.piles.iter().fold(0, |sum: u64, &pile| sum.saturating_add(pile));
        search::ensure_small(stones, MOST_SEARCHED, Text("stones", "石子数"))
    }

    /// Takahashi moves first.
    fn starts(case: &Piles) -> impl Iterator<Item = Vec<u64>> {
        [case.piles.clone()].into_iter()
    }

    fn standing_for(_: &Self::Case, piles: Vec<u64>) -> Vec<u64> {
        sorted(piles)
    }

    fn moves(case: &Piles, piles: &Vec<u64>, moves: &mut Moves<Vec<u64>>) {
        for (index, &pile) in piles.iter().enumerate() {
            let allowed = (1..=pile).filter(|&taken| !case.forbidden.contains(&[pile, taken]));
            take_from(index, piles, allowed, moves, |heaps| heaps);
        }
    }

    fn draw(_: &Piles, piles: &Vec<u64>) -> Drawing {
        Drawing::Heaps(piles.clone())
    }
}

impl Trials for ForbiddenMoves {
    const RANDOM_SIZE: usize = 60;

    fn extremes(extremes: &mut Extremes<Piles>) {
        extremes.add(
            "far: values near 10^18, one forbidden move for each size | \
             SG 值接近 10^18，每个大小有一个禁手",
            |random| {
                let forbidden = sizes_down_from(MOST, |size| [size, random.u64(1..=size)]);
                let pile = |_| random.u64(MOST / 2..=MOST);
                vec![Piles { piles: (0..MOST_PILES).map(pile).collect(), forbidden }]
            },
        );
        extremes.add(
            "scattered: all sizes fall, each to a value of its own | \
             所有大小都回落，各落到不同的值",
            |random| {
                let forbidden =
                    sizes_down_from(MOST_BALANCED, |size| [size, random.u64(size / 2..=size)]);
                balanced(random, forbidden)
            },
        );
        for (title, forbidden) in [
            (
                "one-size: all is forbidden from the same pile | 同一个堆的走法全被禁止",
                |i| [MOST / 3, i],
            ),
            ("take-all: no pile may be taken whole | 都不能一次取完", |i| [i, i]),
            ("take-one: no single stone may be taken | 都不能只取一颗", |i| [i, 1]),
        ] as [(_, fn(u64) -> Forbidden); 3]
        {
            extremes.add(title, move |random| {
                balanced(random, (1..=MOST_FORBIDDEN as u64).map(forbidden).collect())
            });
        }
        for (title, link, missing) in [
            (
                "nothing-left: sizes up to 631 without a move: their squares | \
                 到 631 为止的大小都没有走法：个数是平方级",
                1,
                [0, 0],
            ),
            ("chain: 631 sizes fall to the same value | 631 个大小回落到同一个值", LINK, [0, 0]),
            (
                "broken-chain: without one link, none that follows it falls | \
                 少了一环，后面的都不回落",
                LINK,
                [300, 1],
            ),
        ] {
            extremes.add(title, move |random| {
                let moves = (1..=631).flat_map(|size| (1..=size).map(move |taken| [size, taken]));
                let moves = moves.filter(|&forbidden| forbidden != missing);
                balanced(random, moves.map(|[size, taken]| [size * link, taken * link]).collect())
            });
        }
        let greatest = Piles { piles: vec![MOST; MOST_PILES], forbidden: vec![[MOST; 2]] };
        extremes.each(&[("greatest: all numbers are 10^18 | 所有数都是 10^18", greatest)]);
    }
}

/// The longest list of bans, for the sizes `most`, `most - 3` and so on.
fn sizes_down_from(most: u64, mut ban: impl FnMut(u64) -> Forbidden) -> Vec<Forbidden> {
    (0..MOST_FORBIDDEN as u64).map(|number| ban(most - 3 * number)).collect()
}

const LINK: u64 = 1_000_000_000_000_000;

/// The largest number of piles, half of them at sizes that are of interest, and one that makes the nim-sum 0, if a
/// pile can.
fn balanced(random: &mut Rng, forbidden: Vec<Forbidden>) -> Vec<Piles> {
    let near = forbidden.iter().flat_map(|&[size, taken]| [size, size - taken, size + 1]);
    let mut piles: Vec<u64> = near.filter(|size| (1..=MOST_BALANCED).contains(size)).collect();
    random.shuffle(&mut piles);
    piles.truncate(MOST_PILES / 2);
    let most = piles.iter().max().map_or(MOST_BALANCED, |most| most + most / 8);
    piles.resize_with(MOST_PILES - 1, || random.u64(1..=most.min(MOST_BALANCED)));
    let values = special_values(forbidden.clone());
    let nim_sum = nim_sum(piles.iter().map(|&pile| value(&values, pile)));
    let [last, _, greatest] =
        values[values.partition_point(|special| special[2] < nim_sum).max(1) - 1];
    piles.push((last + (nim_sum - greatest)).clamp(1, MOST));
    vec![Piles { piles, forbidden }]
}

/// A size, its value, and the greatest value up to that size.
type Special = [u64; 3];

/// The values, as they are published, of 0 and of the sizes with forbidden moves.
fn special_values(mut forbidden: Vec<Forbidden>) -> Vec<Special> {
    forbidden.sort_unstable();
    let (mut values, mut fallen) = (vec![[0; 3]], BTreeMap::<u64, u64>::new());
    for moves in forbidden.chunk_by(|ban, next| ban[0] == next[0]) {
        let size = moves[0][0];
        let mut barred = BTreeMap::<u64, u64>::new();
        for [_, taken] in moves {
            *barred.entry(value(&values, size - taken)).or_default() += 1;
        }
        let [last, _, greatest] = before(&values, size - 1);
        let greatest = greatest + (size - 1 - last);
        // A size falls to the least value of which it may not move to any size.
        let all = |value| 1 + fallen.get(value).copied().unwrap_or(0);
        values.push(match barred.iter().find(|&(value, &count)| count == all(value)) {
            Some((&value, _)) => {
                *fallen.entry(value).or_default() += 1;
                [size, value, greatest]
            }
            None => [size, greatest + 1, greatest + 1],
        });
    }
    values
}

/// The last special size up to `size`.
fn before(values: &[Special], size: u64) -> Special {
    values[values.partition_point(|special| special[0] <= size) - 1]
}

fn value(values: &[Special], size: u64) -> u64 {
    let [last, value, greatest] = before(values, size);
    if last == size { value } else { greatest + (size - last) }
}
