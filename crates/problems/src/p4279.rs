//! P4279: Little John's Game.

use rules::shapes::heaps::{Nim, Row};
use rules::{Cases, Checked, Form, Rules, Trials, Worst, asks_who_wins};

const ROW: Row = Row { heaps: 50, stones: 0..=5_000 };
const TESTS: usize = 500;

/// Nim, but whoever takes the last stone loses. Where there is none from the start, nobody takes it; then
/// too the player without a move wins.
type MisereNim = Nim<true>;

pub struct P4279;

impl Rules for P4279 {
    /// The heaps. Only the original statement keeps them above 0.
    type Case = Vec<u64>;
    type Game = MisereNim;
    const CASES: Cases = Cases::Counted(TESTS);

    fn form(form: &mut Form, heaps: &mut Vec<u64>) -> Checked {
        form.list("n", "heap", heaps, 1..=ROW.heaps, ROW.stones)
    }

    asks_who_wins!("Brother", "John");
}

impl Trials for P4279 {
    const LARGE: usize = 40;
    rules::explored_as_heaps!("nim --ask misere");

    const WORST: &'static [Worst<Vec<u64>>] = &[
        Worst::new("four-digits: a slow reader: 25,000 heaps, as long as they come", |random| {
            let mut heap = || random.u64(1_000..=*ROW.stones.end());
            tests(|_| (0..ROW.heaps).map(|_| heap()).collect())
        }),
        Worst::new("ones: normal play: 1 to 50 heaps of 1", |_| {
            tests(|test| vec![1; 1 + test % ROW.heaps])
        }),
        Worst::new("one-heap-above-1: a flag overwritten, or inherited by the next", |random| {
            tests(|test| {
                let mut heaps = vec![1; 1 + test / 2 % ROW.heaps];
                if test % 2 == 0 {
                    let index = random.usize(..heaps.len());
                    heaps[index] = random.u64(2..=*ROW.stones.end());
                }
                heaps
            })
        }),
        Worst::new("all-equal: a nim-sum of 0 out of the largest heaps", |_| {
            tests(|_| vec![*ROW.stones.end(); ROW.heaps])
        }),
    ];
}

/// As many tests as are allowed, the heaps of each by its number from 0.
fn tests(heaps: impl FnMut(usize) -> Vec<u64>) -> Vec<Vec<u64>> {
    (0..TESTS).map(heaps).collect()
}
