//! CF 15C: Industrial Nim.

use rules::prelude::*;
use rules::shapes::heaps::{sorted, take_from_one};

const MOST_QUARRIES: usize = 100_000;
/// Quarries of inputs whose number does not matter.
const FEWER: usize = 10_000;
const MOST: u64 = 10_000_000_000_000_000;
/// Most stones of a search.
const MOST_SEARCHED: usize = 1000;

/// Dumpers of x, x + 1, x + 2, ... stones.
#[derive(Debug, Clone, Copy, Default)]
pub struct Quarry {
    /// Stones in the first dumper.
    x: u64,
    /// Number of dumpers.
    m: u64,
}

pub struct IndustrialNim;

impl Statement for IndustrialNim {
    type Case = Vec<Quarry>;
    type Game = Self;

    fn form(form: &mut Form, quarries: &mut Vec<Quarry>) -> FormResult {
        form.length("n", quarries, 1..=MOST_QUARRIES)?;
        form.line();
        form.each("quarry", quarries, |form, Quarry { x, m }| {
            form.line_of([("x", x, 1..=MOST), ("m", m, 1..=MOST)])
        })
    }

    asks_who_wins!("bolik", "tolik");
}

/// Stones in each dumper of all quarries.
fn dumpers(quarries: &[Quarry]) -> impl Iterator<Item = u64> + '_ {
    quarries.iter().flat_map(|&Quarry { x, m }| x..x + m)
}

impl Game for IndustrialNim {
    type Case = Vec<Quarry>;
    /// The stones in each dumper.
    type Position = Vec<u64>;
    const SHARED: bool = true;

    /// A dumper has a stone at least, so no more dumpers need be looked at than stones are searched.
    fn fits(quarries: &Vec<Quarry>) -> SearchResult<()> {
        let stones = dumpers(quarries).take(MOST_SEARCHED + 1).fold(0, u64::saturating_add);
        search::ensure_small(stones, MOST_SEARCHED, Text("stones", "石子数"))
    }

    /// Tolik moves first.
    fn starts(quarries: &Vec<Quarry>) -> impl Iterator<Item = Vec<u64>> {
        [dumpers(quarries).collect()].into_iter()
    }

    fn standing_for(_: &Vec<Quarry>, dumpers: Vec<u64>) -> Vec<u64> {
        sorted(dumpers)
    }

    fn moves(_: &Vec<Quarry>, dumpers: &Vec<u64>, moves: &mut Moves<Vec<u64>>) {
        take_from_one(dumpers, moves);
    }

    fn draw(_: &Vec<Quarry>, dumpers: &Vec<u64>) -> Drawing {
        Drawing::Heaps(dumpers.clone())
    }
}

impl Trials for IndustrialNim {
    const RANDOM_SIZE: usize = 7;
    const COORDINATES: &'static [&'static str] = &["x", "m"];
    const AT: &'static [&'static str] = &["1", "x", "m"];

    fn extremes(extremes: &mut Extremes<Vec<Quarry>>) {
        let n = MOST_QUARRIES;
        extremes.list(
            "random: slow reading, or a loop over dumpers | 读入太慢，或者逐辆循环",
            n,
            any,
        );
        extremes.list(
            "greatest: 2 * 10^16 stones in a dumper | 一辆车有 2 * 10^16 颗",
            n,
            |_, _| Quarry { x: MOST, m: MOST },
        );
        let mut twice = |title, more| {
            extremes.add(title, move |random| {
                let mut quarries: Vec<Quarry> =
                    (0..n / 2).map(|place| any(random, place)).collect();
                quarries.extend_from_within(..);
                quarries[0].x = 1 << 40;
                quarries[n / 2] = Quarry { x: quarries[0].x + more, ..quarries[0] };
                vec![quarries]
            });
        };
        twice("twice: each quarry twice | 每个采石场两次", 0);
        twice("above-32-bits: all that is left is above bit 31 | 只剩高于第 31 位的差别", 1 << 32);
        extremes.list(
            "single: one dumper in each quarry | 每场一辆车",
            FEWER,
            |random, place| Quarry { m: 1, ..any(random, place) },
        );
        extremes.list(
            "from-1: no dumper below the first | 从 1 颗起",
            FEWER,
            |random, place| Quarry { x: 1, ..any(random, place) },
        );
        extremes.list(
            "fours: every quarry cancels | 每场的异或和都是 0",
            FEWER,
            |random, _| Quarry { x: 4 * random.u64(1..MOST / 4), m: 4 * random.u64(1..MOST / 4) },
        );
        extremes.list("residues: all pairs modulo 4 | 模 4 的各种余数", FEWER, |_, place| {
            Quarry { x: MOST - place as u64 % 4, m: MOST - place as u64 / 4 % 4 }
        });
        let single = |x| Quarry { x, m: 1 };
        extremes.each(&[
            (
                "doubles: two loads that a double cannot tell apart | 浮点数分不清的两辆车",
                vec![single((1 << 53) + 1), single(1 << 53)],
            ),
            ("one-above-32-bits: a load of 2^32 | 一辆车有 2^32 颗", vec![single(1 << 32)]),
            (
                "one-greatest: a loop over 10^16 dumpers | 逐辆枚举 10^16 辆车",
                vec![Quarry { x: MOST, m: MOST }],
            ),
        ]);
    }
}

fn any(random: &mut Rng, _: usize) -> Quarry {
    Quarry { x: random.u64(MOST / 10..=MOST), m: random.u64(MOST / 10..=MOST) }
}
