//! P2197: Nim.

use fastrand::Rng;
use rules::shapes::heaps::{Nim, Row};
use rules::{Cases, Checked, Form, Rules, Trials, Worst, asks_who_wins};

const ROW: Row = Row { heaps: 10_000, stones: 0..=9_999 };

pub struct P2197;

impl Rules for P2197 {
    /// The heaps. The statement sets no lower bound, and its sample has a heap of 0.
    type Case = Vec<u64>;
    type Game = Nim;
    const CASES: Cases = Cases::Counted(10);

    fn form(form: &mut Form, heaps: &mut Vec<u64>) -> Checked {
        form.list("n", "heap", heaps, 1..=ROW.heaps, ROW.stones)
    }

    asks_who_wins!("No", "Yes");
}

impl Trials for P2197 {
    const LARGE: usize = 40;
    rules::explored_as_heaps!("nim");

    const WORST: &'static [Worst<Vec<u64>>] = &[
        Worst::new("four-digits: a slow reader: 100,000 heaps, as long as they come", |random| {
            tests(|_| row(|| random.u64(1_000..=9_999)))
        }),
        Worst::new("all-zero: a heap of 0 taken for the end", |_| tests(|_| row(|| 0))),
        Worst::new(
            "all-equal: a nim-sum of 0 out of the largest heaps, where a sum is 99,990,000",
            |_| tests(|_| row(|| 9_999)),
        ),
        Worst::new(
            "not-reset: a nim-sum that outlives its test: one heap, then only lost positions",
            |random| tests(|test| if test == 0 { vec![9_999] } else { twice(random) }),
        ),
    ];
}

/// As many tests as are allowed, the heaps of each by its number from 0.
fn tests(heaps: impl FnMut(usize) -> Vec<u64>) -> Vec<Vec<u64>> {
    (0..10).map(heaps).collect()
}

/// As many heaps as are allowed.
fn row(mut heap: impl FnMut() -> u64) -> Vec<u64> {
    (0..ROW.heaps).map(|_| heap()).collect()
}

/// Every heap twice, in any order.
fn twice(random: &mut Rng) -> Vec<u64> {
    let mut heaps = row(|| random.u64(..=9_999));
    heaps.truncate(ROW.heaps / 2);
    heaps = heaps.repeat(2);
    random.shuffle(&mut heaps);
    heaps
}
