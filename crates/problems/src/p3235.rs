//! P3235: Even splitting (HNOI 2014).

use fastrand::Rng;
use game::{Moves, Searched};
use rules::{Cases, Checked, Choices, Drawing, Form, Game, Rules, Trials, Worst, search};
use std::iter::repeat_with;

const MOST_TESTS: usize = 99;
const MOST_HEAPS: usize = 99;
const MOST_STONES: usize = 99_999;
/// A heap has a move for each of its stones, and each leaves up to as many heaps.
const MOST_SEARCHED: usize = 1000;

/// The least heap that may be divided, and the heaps of each test.
#[derive(Clone, Default)]
pub struct Tests {
    pub f: usize,
    pub heaps: Vec<Vec<usize>>,
}

pub struct P3235;

impl Rules for P3235 {
    type Case = Tests;
    /// For each test, whether the first player wins.
    type Answer = Vec<bool>;
    type Game = EvenSplitting;
    const CASES: Cases = Cases::One;

    fn form(form: &mut Form, Tests { f, heaps }: &mut Tests) -> Checked {
        form.length("T", heaps, 1..=MOST_TESTS)?;
        form.number("F", f, 1..=MOST_STONES)?;
        form.line();
        form.each("test", heaps, |form, heaps| {
            form.length("N", heaps, 1..=MOST_HEAPS)?;
            form.row("heap", heaps, 1..=MOST_STONES)
        })
    }

    fn answers(cases: &[Tests]) -> Searched<Vec<Vec<bool>>> {
        search::at_starts::<EvenSplitting, bool>(cases, search::wins::<EvenSplitting>)
    }

    /// The statement's hero moves second, but what is printed is whether the first player wins.
    fn print(first_player_wins: &Vec<bool>) -> String {
        let digits = first_player_wins.iter().map(|&wins| if wins { "1" } else { "0" });
        digits.collect::<Vec<_>>().join(" ")
    }
}

pub struct EvenSplitting;

impl Game for EvenSplitting {
    type Case = Tests;
    /// The heaps that can still be divided, in ascending order.
    type Position = Vec<usize>;

    fn fits(Tests { heaps, .. }: &Tests) -> Searched<()> {
        search::room(heaps.iter().flatten().sum::<usize>(), MOST_SEARCHED, "stones")
    }

    fn starts(Tests { f, heaps }: &Tests) -> impl Iterator<Item = Vec<usize>> {
        heaps.iter().map(|heaps| divisible(*f, heaps.clone()))
    }

    /// A heap becomes two or more heaps that are not empty and differ by one stone at most.
    fn moves(tests: &Tests, heaps: &Vec<usize>, moves: &mut Moves<Vec<usize>>) {
        for (number, &heap) in heaps.iter().enumerate() {
            for parts in 2..=heap {
                let mut option = heaps.clone();
                option.swap_remove(number);
                option.extend((0..parts).map(|part| (heap + part) / parts));
                moves.to(divisible(tests.f, option), || format!("divide {heap} into {parts}"));
            }
        }
    }

    fn draw(_: &Tests, heaps: &Vec<usize>) -> Drawing {
        Drawing::strip(heaps)
    }
}

/// A heap smaller than `f` may not be divided, and one stone cannot be.
fn divisible(f: usize, mut heaps: Vec<usize>) -> Vec<usize> {
    heaps.retain(|&heap| heap >= f && heap >= 2);
    heaps.sort_unstable();
    heaps
}

impl Trials for P3235 {
    const LARGE: usize = 24;
    const COORDINATES: &'static [&'static str] = &["F", "heap"];
    const EXPLORED: &'static str = "even-split F";

    /// Tests of at most `size` stones, or of more where only large heaps can be divided.
    fn random(choices: &mut Choices, size: usize) -> Tests {
        let f = choices.pick(1..=size.min(MOST_STONES));
        let test = |choices: &mut Choices| {
            let mut left = size + 2 * (f - 1);
            let mut heaps = Vec::new();
            for _ in 0..choices.pick(1..=5) {
                let heap = choices.pick(1..=left.clamp(1, MOST_STONES));
                left = left.saturating_sub(heap);
                heaps.push(heap);
            }
            heaps
        };
        Tests { f, heaps: (0..choices.pick(1..=4)).map(|_| test(choices)).collect() }
    }

    fn at(coordinates: &[u64]) -> Option<Tests> {
        rules::exactly(coordinates).map(|[f, heap]| Tests { f, heaps: vec![vec![heap]] })
    }

    const WORST: &'static [Worst<Tests>] = &[
        Worst::new("f-2: the most values, and two divisions for each block", |random| {
            full(random, 2)
        }),
        Worst::new("f-1: one stone that is not smaller than F", |random| full(random, 1)),
        Worst::new("f-3: a table that begins with a lost heap of 2", |random| full(random, 3)),
        Worst::new(
            "f-7: quotients around F, which leave some parts that can be divided and some that cannot",
            |random| full(random, 7),
        ),
        Worst::new("f-100: blocks of small parts that need not be looked at", |random| {
            full(random, 100)
        }),
        Worst::new("f-1000: at most 100 parts that can be divided", |random| full(random, 1000)),
        Worst::new("f-30000: at most three parts that can be divided", |random| {
            full(random, 30_000)
        }),
        Worst::new("f-50000: no part that can be divided", |random| full(random, 50_000)),
        Worst::new("greatest-f: heaps of one size alone can be divided", |random| {
            full(random, MOST_STONES)
        }),
        Worst::new("greatest-heaps: a table that ends too early; equal heaps cancel", |_| {
            let heaps = |count| vec![MOST_STONES; count];
            vec![Tests { f: 1, heaps: (1..=MOST_TESTS).map(heaps).collect() }]
        }),
        Worst::new(
            "pairs: every heap twice: nim-sum 0, and one more heap in some tests",
            |random| {
                let mut test = |test: usize| {
                    let half: Vec<_> = large_heaps(random).take(MOST_HEAPS / 2).collect();
                    let more = [MOST_STONES].into_iter().take(test % 2);
                    half.iter().copied().chain(half.iter().copied()).chain(more).collect()
                };
                vec![Tests { f: 2, heaps: (0..MOST_TESTS).map(&mut test).collect() }]
            },
        ),
        Worst::new("small-heaps: a table that need not be long", |random| {
            let mut test = |_| (0..MOST_HEAPS).map(|_| random.usize(1..=50)).collect();
            vec![Tests { f: 2, heaps: (0..MOST_TESTS).map(&mut test).collect() }]
        }),
        Worst::new("one-stone: the least of everything", |_| {
            vec![Tests { f: 1, heaps: vec![vec![1]] }]
        }),
    ];
}

/// As many tests as there may be, of as many heaps, most of them near the greatest.
fn full(random: &mut Rng, f: usize) -> Vec<Tests> {
    let mut test = |_| large_heaps(random).take(MOST_HEAPS - 1).chain([MOST_STONES]).collect();
    vec![Tests { f, heaps: (0..MOST_TESTS).map(&mut test).collect() }]
}

/// Heaps up to the greatest, small ones rarely.
fn large_heaps(random: &mut Rng) -> impl Iterator<Item = usize> {
    repeat_with(|| MOST_STONES - random.usize(..MOST_STONES) / random.usize(1..=9))
}
