//! CF 15C: Industrial Nim.

use rules::prelude::*;

const MOST_QUARRIES: usize = 100_000;
/// Quarries of inputs whose number does not matter.
const FEWER: usize = 10_000;
const MOST: u64 = 10_000_000_000_000_000;
/// Most stones of a search.
const MOST_SEARCHED: usize = 1000;

/// The stones of the first dumper, and the number of dumpers, of x, x + 1, x + 2, ... stones.
type Quarry = [u64; 2];

pub struct IndustrialNim;

impl Statement for IndustrialNim {
    type Case = Vec<Quarry>;
    type Game = Self;

    fn form(form: &mut Form, quarries: &mut Vec<Quarry>) -> FormResult {
        form.counted("n", "quarry", quarries, 1..=MOST_QUARRIES, |form, [x, m]| {
            form.line_of([("x", x, 1..=MOST), ("m", m, 1..=MOST)])
        })
    }

    asks_who_wins!("bolik", "tolik");
}

/// Stones in each dumper of all quarries.
fn dumpers(quarries: &[Quarry]) -> impl Iterator<Item = u64> + '_ {
    quarries.iter().flat_map(|&[x, m]| x..x + m)
}

impl Game for IndustrialNim {
    type Case = Vec<Quarry>;
    const SHARED: bool = true;
    rules::moves_of_nim!();

    /// A dumper has a stone at least, so no more dumpers need be looked at than stones are searched.
    fn fits(quarries: &Vec<Quarry>) -> SearchResult<()> {
        let stones = dumpers(quarries).take(MOST_SEARCHED + 1).fold(0, u64::saturating_add);
        search::ensure_small(stones, MOST_SEARCHED, Text("stones", "石子数"))
    }

    /// Tolik moves first.
    fn starts(quarries: &Vec<Quarry>) -> impl Iterator<Item = Vec<u64>> {
        [dumpers(quarries).collect()].into_iter()
    }
}

impl Trials for IndustrialNim {
    const RANDOM_SIZE: usize = 7;
    const COORDINATES: &'static [&'static str] = &["x", "m"];
    const AT: &'static [&'static str] = &["1", "x", "m"];

    fn extremes(extremes: &mut Extremes<Vec<Quarry>>) {
        let n = MOST_QUARRIES;
        extremes.list("random: slow reading | 读入太慢", n, |random, _| any(random));
        extremes.list("greatest: 2 * 10^16 stones | 多达 2 * 10^16 颗", n, |_, _| [MOST; 2]);
        let mut twice = |title, more| {
            extremes.add(title, move |random| {
                let mut quarries: Vec<Quarry> = (0..n / 2).map(|_| any(random)).collect();
                quarries.extend_from_within(..);
                quarries[0][0] = 1 << 40;
                quarries[n / 2] = [quarries[0][0] + more, quarries[0][1]];
                vec![quarries]
            });
        };
        twice("twice: each quarry twice | 每个采石场两次", 0);
        twice("above-32-bits: all that is left is above bit 31 | 只剩高于第 31 位的差别", 1 << 32);
        let mut fewer = |title, quarry: fn(&mut Rng, u64) -> Quarry| {
            extremes.list(title, FEWER, move |random, place| quarry(random, place as u64));
        };
        fewer("single: one dumper in each quarry | 每场一辆车", |random, _| {
            [any(random)[0], 1]
        });
        fewer("from-1: no dumper below the first | 从 1 颗起", |random, _| [1, any(random)[1]]);
        fewer("fours: every quarry cancels | 每场的异或和都是 0", |random, _| {
            [(); 2].map(|()| 4 * random.u64(1..MOST / 4))
        });
        fewer("residues: all pairs modulo 4 | 模 4 的各种余数", |_, place| {
            [MOST - place % 4, MOST - place / 4 % 4]
        });
        extremes.each(&[
            (
                "doubles: two loads that a double cannot tell apart | 浮点数分不清的两辆车",
                vec![[(1 << 53) + 1, 1], [1 << 53, 1]],
            ),
            ("one-above-32-bits: a load of 2^32 | 一辆车有 2^32 颗", vec![[1 << 32, 1]]),
            ("one-greatest: a loop over 10^16 dumpers | 逐辆枚举 10^16 辆车", vec![[MOST; 2]]),
        ]);
    }
}

fn any(random: &mut Rng) -> Quarry {
    [(); 2].map(|()| random.u64(MOST / 10..=MOST))
}
