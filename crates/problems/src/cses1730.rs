//! CSES 1730: Nim Game I.

use rules::shapes::heaps::{Nim, Row};
use rules::{Cases, Checked, Form, Rules, Trials, Worst, asks_who_wins};

const ROW: Row = Row { heaps: 200_000, stones: 1..=1_000_000_000 };

pub struct Cses1730;

impl Rules for Cses1730 {
    type Case = Vec<u64>;
    type Game = Nim;
    const CASES: Cases = Cases::Counted(200_000);

    fn form(form: &mut Form, heaps: &mut Vec<u64>) -> Checked {
        form.list("n", "heap", heaps, 1..=ROW.heaps, ROW.stones)?;
        form.total("the sum of n", heaps.len(), 200_000)
    }

    asks_who_wins!("second", "first");
}

impl Trials for Cses1730 {
    const LARGE: usize = 40;
    rules::explored_as_heaps!("nim");

    const WORST: &'static [Worst<Vec<u64>>] = &[
        Worst::new("many-tests: a write, or a flush, for each answer", |random| {
            (0..ROW.heaps).map(|_| vec![random.u64(ROW.stones)]).collect()
        }),
        Worst::new("one-test: sums in 32 bits", |_| vec![vec![1_000_000_000; ROW.heaps]]),
        Worst::new("triples: a nim-sum that outlives its test: x, y, and x xor y", |random| {
            let pairs =
                (0..ROW.heaps / 3).map(|_| [random.u64(1..1 << 28), random.u64(1 << 28..1 << 29)]);
            pairs.map(|[x, y]| vec![x, y, x ^ y]).collect()
        }),
    ];
}
