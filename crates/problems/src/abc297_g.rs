//! ABC 297 G: Constrained Nim 2.

use rules::prelude::*;
use rules::shapes::heaps::{Row, size, take_some};

const ROW: Row = Row { heaps: 1..=200_000, stones: 1..=1_000_000_000 };
const MOST: u64 = 1_000_000_000;

/// The least and the greatest number of stones that a move takes, and the heaps.
#[derive(Clone, Default)]
pub struct Heaps {
    pub least: u64,
    pub most: u64,
    pub heaps: Vec<u64>,
}

pub struct TakeFromRange;

impl Statement for TakeFromRange {
    type Case = Heaps;
    type Game = Self;

    fn form(form: &mut Form, Heaps { least, most, heaps }: &mut Heaps) -> FormResult {
        form.length("N", heaps, ROW.heaps)?;
        form.number("L", least, 1..=MOST)?;
        form.number("R", most, *least..=MOST)?;
        form.line();
        form.row("A", heaps, ROW.stones)
    }

    asks_who_wins!("Second", "First");
}

impl Game for TakeFromRange {
    type Case = Heaps;
    rules::heaps_in_any_order!();

    fn fits(Heaps { heaps, .. }: &Heaps) -> SearchResult<()> {
        search::ensure_small(size(heaps), 1000, Text("heaps and stones", "堆数与石子数之和"))
    }

    fn starts(Heaps { heaps, .. }: &Heaps) -> impl Iterator<Item = Vec<u64>> {
        [heaps.clone()].into_iter()
    }

    fn moves(case: &Heaps, heaps: &Vec<u64>, moves: &mut Moves<Vec<u64>>) {
        take_some(heaps, case.least..=case.most, moves);
    }
}

impl Trials for TakeFromRange {
    const RANDOM_SIZE: usize = 36;
    const COORDINATES: &'static [&'static str] = &["A", "L", "R"];
    const AT: &'static [&'static str] = &["1", "L", "R", "A"];
    const EXPLORED: &'static str = "take L R";

    fn extremes(extremes: &mut Extremes<Heaps>) {
        for (title, least, most) in [
            ("random: slow reading, and division | 读入太慢，取模太慢", 12_345, 54_321),
            ("plain-nim: a period of 10^9 + 1 | 周期为 10^9 + 1", 1, MOST),
            ("one-at-a-time: values of one bit | SG 值只有一位", 1, 1),
        ] {
            extremes.add(title, move |random| {
                vec![Heaps { least, most, heaps: ROW.full(|_| random.u64(ROW.stones)) }]
            });
        }
        extremes.add(
            "longest-period: L + R in 32 bits, and A with it | 32 位的 L + R，再加上 A",
            |random| {
                let heaps = ROW.full(|_| MOST - random.u64(0..=1));
                vec![Heaps { least: MOST, most: MOST, heaps }]
            },
        );
        extremes.add(
            "around-the-period: multiples of L and L + R, and one below | \
             L 与 L + R 的倍数，以及少 1 的数",
            |random| {
                let mut heap =
                    |_| random.u64(1..500_000) * [999, 1999][random.usize(..2)] - random.u64(0..=1);
                vec![Heaps { least: 999, most: 1000, heaps: ROW.full(&mut heap) }]
            },
        );
    }
}
