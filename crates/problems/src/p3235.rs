//! P3235: Even splitting (HNOI 2014).

use rules::prelude::*;
use std::iter::repeat_with;

const MOST_TESTS: usize = 99;
const MOST_HEAPS: usize = 99;
const MOST_STONES: usize = 99_999;
/// Most stones of a search: a heap has a move for each, and each leaves up to as many heaps.
const MOST_SEARCHED: usize = 1000;

/// The least heap that may be divided, and the heaps of each test.
#[derive(Clone, Default)]
pub struct Tests {
    pub f: usize,
    pub heaps: Vec<Vec<usize>>,
}

pub struct EvenSplitting;

impl Statement for EvenSplitting {
    type Case = Tests;
    /// For each test, whether the first player wins.
    type Answer = String;
    type Game = Self;

    fn form(form: &mut Form, Tests { f, heaps }: &mut Tests) -> FormResult {
        form.length("T", heaps, 1..=MOST_TESTS)?;
        form.number("F", f, 1..=MOST_STONES)?;
        form.line();
        form.each("test", heaps, |form, heaps| {
            form.length("N", heaps, 1..=MOST_HEAPS)?;
            form.row("heap", heaps, 1..=MOST_STONES)
        })
    }

    /// The statement's hero moves second, but what is printed is whether the first player wins.
    fn answers(cases: &[Tests]) -> SearchResult<Vec<String>> {
        starts::in_words::<EvenSplitting>(cases, ["0", "1"], " ")
    }
}

impl Game for EvenSplitting {
    type Case = Tests;
    /// The heaps, each part beside the others.
    type Position = Vec<usize>;

    fn fits(Tests { heaps, .. }: &Tests) -> SearchResult<()> {
        search::ensure_small(
            heaps.iter().flatten().sum::<usize>(),
            MOST_SEARCHED,
            Text("stones", "石子数"),
        )
    }

    fn starts(Tests { heaps, .. }: &Tests) -> impl Iterator<Item = Vec<usize>> {
        heaps.iter().cloned()
    }

    /// A heap smaller than `f` may not be divided, and one stone cannot be.
    fn standing_for(tests: &Tests, mut heaps: Vec<usize>) -> Vec<usize> {
        heaps.retain(|&heap| heap >= tests.f && heap >= 2);
        heaps.sort_unstable();
        heaps
    }

    /// A heap becomes two or more heaps that are not empty and differ by one stone at most.
    fn moves(tests: &Tests, heaps: &Vec<usize>, moves: &mut Moves<Vec<usize>>) {
        for (number, &heap) in heaps.iter().enumerate() {
            for parts in (2..=heap).take_while(|_| heap >= tests.f) {
                let mut option = heaps.clone();
                option.splice(number..=number, (0..parts).map(|part| (heap + part) / parts));
                moves.to(option, || {
                    let words = text!("divide {heap} into {parts}", "把 {heap} 分成 {parts} 堆");
                    Handle::on([number], words).amounts([parts as u64])
                });
            }
        }
    }

    fn draw(_: &Tests, heaps: &Vec<usize>) -> Drawing {
        Drawing::Heaps(heaps.iter().map(|&stones| stones as u64).collect())
    }
}

impl Trials for EvenSplitting {
    const RANDOM_SIZE: usize = 24;
    const COORDINATES: &'static [&'static str] = &["F", "heap"];
    const AT: &'static [&'static str] = &["1", "F", "1", "heap"];
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

    fn extremes(extremes: &mut Extremes<Tests>) {
        for (title, f) in [
            ("f-2: the most values, and two divisions for each block | SG 值最多，每块两次除法", 2),
            ("f-1: one stone that is not smaller than F | 一颗石子并不小于 F", 1),
            ("f-3: a table that begins with a lost heap of 2 | 从必败的堆 2 开始的表", 3),
            ("f-7: parts around F, of which some can be divided | 各部分在 F 上下，有的还能分", 7),
            (
                "f-100: blocks of small parts that need not be looked at | 很小的部分成块，不必看",
                100,
            ),
            ("f-1000: at most 100 parts that can be divided | 能再分的部分至多 100 个", 1000),
            ("f-30000: at most three parts that can be divided | 能再分的部分至多三个", 30_000),
            ("f-50000: no part that can be divided | 没有能再分的部分", 50_000),
            (
                "greatest-f: heaps of one size alone can be divided | 只有一种大小的堆能分",
                MOST_STONES,
            ),
        ] {
            extremes.add(title, move |random| {
                // Small heaps are rare.
                let mut heap = || MOST_STONES - random.usize(..MOST_STONES) / random.usize(1..=9);
                let mut test = |_| repeat_with(&mut heap).take(MOST_HEAPS).collect();
                vec![Tests { f, heaps: (0..MOST_TESTS).map(&mut test).collect() }]
            });
        }
        extremes.each(&[(
            "greatest-heaps: a table that ends too early; equal heaps cancel | \
             表打得太短；相等的堆抵消",
            Tests { f: 1, heaps: (1..=MOST_TESTS).map(|count| vec![MOST_STONES; count]).collect() },
        )]);
        extremes.add(
            "small-heaps: a table that need not be long; pairs that cancel | 不必打长表；成对抵消",
            |random| {
                let mut test = |test| {
                    let half: Vec<_> = (0..MOST_HEAPS / 2).map(|_| random.usize(1..=50)).collect();
                    [&half[..], &half, &[MOST_STONES][..test % 2]].concat()
                };
                vec![Tests { f: 2, heaps: (0..MOST_TESTS).map(&mut test).collect() }]
            },
        );
    }
}
