//! P4279: Little John's Game.

use rules::shapes::heaps::{Nim, Row, nim_sum};
use rules::{Cases, Checked, Form, Rules, Trials, Worst, Wrong, asks_who_wins};

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

    const WRONG: &'static [Wrong<Vec<u64>, bool>] = &[
        Wrong::new("normal-play: it is Nim, and in Nim the nim-sum decides", |heaps| {
            nim_sum(heaps.clone()) != 0
        }),
        Wrong::new("inverted: the last stone loses where it won, so all turns round", |heaps| {
            nim_sum(heaps.clone()) == 0
        }),
        Wrong::new("every-heap-is-1: none above 1 is taken for: all are 1", |heaps| {
            let all_are_1 = heaps.iter().all(|&heap| heap == 1);
            if all_are_1 { heaps.len() % 2 == 0 } else { nim_sum(heaps.clone()) != 0 }
        }),
        Wrong::new("misprint: in print: two heaps above 1, nim-sum not 0: lost", |heaps| {
            let above_1 = heaps.iter().filter(|&&heap| heap > 1).count();
            above_1 == 1 || nim_sum(heaps.clone()) == 0
        }),
    ];
}

/// As many tests as are allowed, the heaps of each by its number from 0.
fn tests(heaps: impl FnMut(usize) -> Vec<u64>) -> Vec<Vec<u64>> {
    (0..TESTS).map(heaps).collect()
}
