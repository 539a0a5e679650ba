//! ABC 297 G: Constrained Nim 2.

use fastrand::Rng;
use game::{Moves, Searched};
use rules::shapes::heaps::{Row, sorted, take_some};
use rules::{Cases, Checked, Drawing, Form, Game, Rules, Trials, Worst, asks_who_wins, search};

const ROW: Row = Row { heaps: 200_000, stones: 1..=1_000_000_000 };
const MOST: u64 = 1_000_000_000;

/// The least and the greatest number of stones that a move takes, and the heaps.
#[derive(Clone, Default)]
pub struct Heaps {
    pub least: u64,
    pub most: u64,
    pub heaps: Vec<u64>,
}

pub struct Abc297G;

impl Rules for Abc297G {
    type Case = Heaps;
    type Game = Constrained;
    const CASES: Cases = Cases::One;

    fn form(form: &mut Form, Heaps { least, most, heaps }: &mut Heaps) -> Checked {
        form.length("N", heaps, 1..=ROW.heaps)?;
        form.number("L", least, 1..=MOST)?;
        form.number("R", most, *least..=MOST)?;
        form.line();
        form.row("A", heaps, ROW.stones)
    }

    asks_who_wins!("Second", "First");
}

pub struct Constrained;

impl Game for Constrained {
    type Case = Heaps;
    type Position = Vec<u64>;

    fn fits(Heaps { heaps, .. }: &Heaps) -> Searched<()> {
        search::room(heaps.len() as u64 + heaps.iter().sum::<u64>(), 1000, "heaps and stones")
    }

    fn starts(Heaps { heaps, .. }: &Heaps) -> impl Iterator<Item = Vec<u64>> {
        [sorted(heaps)].into_iter()
    }

    fn moves(case: &Heaps, heaps: &Vec<u64>, moves: &mut Moves<Vec<u64>>) {
        take_some(heaps, case.least..=case.most, moves);
    }

    fn draw(_: &Heaps, heaps: &Vec<u64>) -> Drawing {
        Drawing::Heaps(heaps.clone())
    }
}

impl Trials for Abc297G {
    const LARGE: usize = 36;
    const COORDINATES: &'static [&'static str] = &["A", "L", "R"];
    const EXPLORED: &'static str = "take L R";

    fn at(coordinates: &[u64]) -> Option<Heaps> {
        let &[heap, least, most] = coordinates else { return None };
        Some(Heaps { least, most, heaps: vec![heap] })
    }

    const WORST: &'static [Worst<Heaps>] = &[
        Worst::new("random: slow reading, and division", |random| {
            row(random, 12_345, 54_321, |random| random.u64(ROW.stones))
        }),
        Worst::new("plain-nim: a period of 10^9 + 1", |random| {
            row(random, 1, MOST, |random| random.u64(ROW.stones))
        }),
        Worst::new("one-at-a-time: values of one bit", |random| {
            row(random, 1, 1, |random| random.u64(ROW.stones))
        }),
        Worst::new("longest-period: L + R in 32 bits, and A with it", |random| {
            row(random, MOST, MOST, |random| MOST - random.u64(0..=1))
        }),
        Worst::new("around-the-period: multiples of L and of L + R, and one below", |random| {
            row(random, 999, 1000, |random| {
                random.u64(1..500_000) * [999, 1999][random.usize(..2)] - random.u64(0..=1)
            })
        }),
        Worst::new("one-heap: a loop over more heaps than there are", |_| {
            vec![Heaps { least: 1, most: 1, heaps: vec![1] }]
        }),
    ];
}

fn row(random: &mut Rng, least: u64, most: u64, heap: fn(&mut Rng) -> u64) -> Vec<Heaps> {
    vec![Heaps { least, most, heaps: (0..ROW.heaps).map(|_| heap(random)).collect() }]
}
