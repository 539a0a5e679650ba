//! P4617: Planinarenje.

use rules::prelude::*;
use rules::shapes::bits::bits;
use std::collections::BTreeSet;

const MOST: usize = 5000;
/// Most trails of a search: a walk along more of them can go in too many ways.
const MOST_SEARCHED: usize = 24;

/// Peaks and valleys are counted from 0 here, and from 1 in an input.
#[derive(Clone, Default)]
pub struct Mountains {
    /// The number of peaks, and that of valleys.
    pub n: usize,
    /// Peak and valley of each trail.
    pub trails: Vec<[usize; 2]>,
}

pub struct Hike;

impl Statement for Hike {
    type Case = Mountains;
    /// The winner for each peak.
    type Answer = String;
    type Game = Self;

    fn form(form: &mut Form, Mountains { n, trails }: &mut Mountains) -> FormResult {
        form.number("N", n, 1..=MOST)?;
        let n = *n;
        form.length("M", trails, 1..=MOST.min(n * n))?;
        form.line();
        let mut before = BTreeSet::new();
        form.each("trail", trails, |form, [peak, valley]| {
            form.index("peak", peak, n)?;
            form.index("valley", valley, n)?;
            form.line();
            form.check(before.insert([*peak, *valley]), || {
                text!("the trail comes twice", "这条路出现了两次")
            })
        })
    }

    /// Slavko chooses first.
    fn answers(cases: &[Mountains]) -> SearchResult<Vec<String>> {
        starts::in_words::<Hike>(cases, ["Mirko", "Slavko"], "\n")
    }
}

impl Game for Hike {
    type Case = Mountains;
    /// The place of both, and the set of those where they have been, with it. Valleys are counted behind the peaks.
    type Position = (usize, u64);
    const SIGNS: &'static [Sign] = &[
        Sign::of_nobody("Pn", Text("peak n", "山峰 n")),
        Sign::of_nobody("Vn", Text("valley n", "山谷 n")),
    ];

    fn fits(case: &Mountains) -> SearchResult<()> {
        bits(2 * case.n, Text("places", "地点数"))?;
        search::ensure_small(case.trails.len(), MOST_SEARCHED, Text("trails", "路数"))
    }

    /// All peaks.
    fn starts(case: &Mountains) -> impl Iterator<Item = (usize, u64)> {
        (0..case.n).map(|peak| (peak, 1 << peak))
    }

    /// They go along a trail to a new place. Peaks and valleys come in turn, and so do the players who choose.
    fn moves(case: &Mountains, &(place, been): &(usize, u64), moves: &mut Moves<(usize, u64)>) {
        let from_here = trails(case).filter(|ends| ends.contains(&place));
        for to in from_here.map(|[one, other]| one + other - place) {
            if been >> to & 1 == 1 {
                continue;
            }
            moves.to((to, been | 1 << to), || {
                let words = match to.checked_sub(case.n) {
                    None => text!("climb peak {number}", "登上山峰 {number}", number = to + 1),
                    Some(to) => {
                        text!("go down to valley {number}", "下到山谷 {number}", number = to + 1)
                    }
                };
                Handle::on([place], words).to([to])
            });
        }
    }

    /// Trails between new places, and from the place of the game to new ones.
    fn draw(case: &Mountains, &(place, been): &(usize, u64)) -> Drawing {
        let names = ["P", "V"]
            .into_iter()
            .flat_map(|letter| (1..=case.n).map(move |n| format!("{letter}{n}")));
        let is_new = |&end: &usize| been >> end & 1 == 0;
        let is_left = |ends: &[usize; 2]| {
            ends.iter().any(is_new) && ends.iter().all(|end| *end == place || is_new(end))
        };
        Drawing::Graph {
            vertices: names.collect(),
            tokens: vec![place],
            edges: trails(case).filter(is_left).collect(),
            is_directed: false,
        }
    }
}

/// The two ends of each trail.
fn trails(case: &Mountains) -> impl Iterator<Item = [usize; 2]> + '_ {
    case.trails.iter().map(|&[peak, valley]| [peak, case.n + valley])
}

impl Trials for Hike {
    const RANDOM_SIZE: usize = 14;

    /// A few of all trails between up to five peaks and valleys.
    fn random(choices: &mut Choices, size: usize) -> Mountains {
        let n = choices.pick(1..=(size / 2).clamp(1, 5));
        let mut trails: Vec<_> = (0..n * n).map(|code| [code / n, code % n]).collect();
        choices.shuffle(&mut trails);
        trails.truncate(choices.pick(1..=size.clamp(1, n * n)));
        Mountains { n, trails }
    }

    fn extremes(extremes: &mut Extremes<Mountains>) {
        // As many trails as there may be, without those that come twice, in any order.
        let mut add = |title, trails: fn(&mut Rng) -> Vec<[usize; 2]>| {
            extremes.add(title, move |random| {
                let all: BTreeSet<_> = trails(random).into_iter().collect();
                let mut trails: Vec<_> = all.into_iter().take(MOST).collect();
                random.shuffle(&mut trails);
                vec![Mountains { n: MOST, trails }]
            });
        };
        add(
            "random: long searches for a path, most of them in vain | 增广很久，大多失败",
            |random| between(random, [2500, 2500]),
        );
        add("dense: few places with many trails | 点少边多", |random| {
            between(random, [700, 700])
        });
        add("more-peaks: peaks that no matching has | 山峰多于山谷", |random| {
            between(random, [3000, 1500])
        });
        add("pairs: a mate for each | 每个点只有一条路", |_| {
            (0..MOST).map(|k| [k, k]).collect()
        });
        add("path: a recursion of thousands of places | 一条长链，递归数千层", |_| {
            path(MOST)
        });
        add("star-of-valleys: one peak with all valleys | 一座山峰连所有山谷", |_| {
            (0..MOST).map(|k| [0, k]).collect()
        });
        add("crowd: many peaks at the end of a path | 长链的一端挤着许多山峰", |_| {
            let mut trails = path(2500);
            trails.extend((2000..4500).map(|peak| [peak, 0]));
            trails
        });
        add("blocks: 3 x 3 complete, one joined to the next | 3 x 3 的完全块连成链", |_| {
            let link = |block: usize| [3 * block + 2, 3 * block + 3];
            let inner =
                |block: usize| (0..9).map(move |code| [3 * block + code / 3, 3 * block + code % 3]);
            (0..500).flat_map(|block| inner(block).chain([link(block)])).collect()
        });
        add("deep-tree: long branches | 很深的树", |random| tree(random, 5));
    }
}

/// Random trails between so many peaks and valleys.
fn between(random: &mut Rng, [peaks, valleys]: [usize; 2]) -> Vec<[usize; 2]> {
    (0..MOST).map(|_| [random.usize(..peaks), random.usize(..valleys)]).collect()
}

/// A path of so many trails from peak 0, in the order of the numbers.
fn path(trails: usize) -> Vec<[usize; 2]> {
    (0..trails).map(|trail| [trail.div_ceil(2), trail / 2]).collect()
}

/// A tree in which each new place hangs on one of the last few on the other side.
fn tree(random: &mut Rng, few: usize) -> Vec<[usize; 2]> {
    let (mut trails, mut counts) = (vec![[0, 0]], [1, 1]);
    for _ in 1..MOST {
        let side = random.usize(..2);
        let mut trail = counts;
        trail[1 - side] -= random.usize(1..=few.min(counts[1 - side]));
        counts[side] += 1;
        trails.push(trail);
    }
    trails
}
