//! CSES 2207: Grundy's Game.

use fastrand::Rng;
use game::{Moves, Searched, mex};
use rules::{Cases, Checked, Drawing, Form, Game, Rules, Trials, Worst, asks_who_wins, search};
use std::ops::RangeInclusive;
use std::sync::LazyLock;

const MOST_TESTS: usize = 100_000;
const COINS: RangeInclusive<usize> = 1..=1_000_000;
/// The positions are ways to write this many coins as a sum.
const MOST_SEARCHED: usize = 60;

pub struct Cses2207;

impl Rules for Cses2207 {
    /// The coins of the heap.
    type Case = usize;
    type Game = UnequalSplits;
    const CASES: Cases = Cases::Counted(MOST_TESTS);

    fn form(form: &mut Form, coins: &mut usize) -> Checked {
        form.number("n", coins, COINS)?;
        form.line();
        Ok(())
    }

    asks_who_wins!("second", "first");
}

pub struct UnequalSplits;

impl Game for UnequalSplits {
    type Case = usize;
    /// The heaps that can still be divided, those of three coins or more, in ascending order.
    type Position = Vec<usize>;
    const SHARED: bool = true;

    fn fits(&coins: &usize) -> Searched<()> {
        search::room(coins, MOST_SEARCHED, "coins")
    }

    fn starts(&coins: &usize) -> impl Iterator<Item = Vec<usize>> {
        [divisible(vec![coins])].into_iter()
    }

    /// Any heap becomes two heaps of different sizes.
    fn moves(_: &usize, heaps: &Vec<usize>, moves: &mut Moves<Vec<usize>>) {
        for (number, &heap) in heaps.iter().enumerate() {
            for part in (1..heap).take_while(|part| *part < heap - part) {
                let mut option = heaps.clone();
                option.swap_remove(number);
                option.extend([part, heap - part]);
                let words = || format!("divide {heap} into {part} and {}", heap - part);
                moves.to(divisible(option), words);
            }
        }
    }

    fn draw(_: &usize, heaps: &Vec<usize>) -> Drawing {
        Drawing::strip(heaps)
    }
}

fn divisible(mut heaps: Vec<usize>) -> Vec<usize> {
    heaps.retain(|&coins| coins >= 3);
    heaps.sort_unstable();
    heaps
}

impl Trials for Cses2207 {
    const LARGE: usize = 40;
    const COORDINATES: &'static [&'static str] = &["n"];
    const EXPLORED: &'static str = "grundy";

    fn at(coordinates: &[u64]) -> Option<usize> {
        rules::exactly(coordinates).map(|[coins]| coins)
    }

    const WORST: &'static [Worst<usize>] = &[
        Worst::new(
            "random: a branch for each length of a number that no processor guesses",
            |random| tests(|_| any_scale(random)),
        ),
        Worst::new("first-100000: all that one input can ask, in order", |_| {
            tests(|test| test + 1)
        }),
        Worst::new("last-100000: a table up to the greatest heap", |_| {
            tests(|test| COINS.end() - test)
        }),
        Worst::new("to-2000: the lost heaps, and where a table ends", |random| {
            tests(|_| random.usize(1..=2000))
        }),
        Worst::new("near-lost-heaps: a list with a wrong entry, or a place off by one", |random| {
            let lost: Vec<usize> = (1..VALUES.len()).filter(|&coins| VALUES[coins] == 0).collect();
            tests(|_| (lost[random.usize(..lost.len())] + random.usize(1..=7)).max(5) - 4)
        }),
        Worst::new("all-1222: a table for each test", |_| tests(|_| 1222)),
        Worst::new("all-greatest: a heap for which no table has room", |_| tests(|_| *COINS.end())),
        Worst::new("all-1: a flush for each test", |_| tests(|_| 1)),
        Worst::new("one-coin: the least of everything", |_| vec![1]),
        Worst::new("one-greatest: one test, and a table that is computed for nothing", |_| {
            vec![*COINS.end()]
        }),
    ];
}

/// What most people compute.
static VALUES: LazyLock<Vec<usize>> = LazyLock::new(|| values(2000, |part, other| part < other));

/// As many tests as there may be, each by its number from 0.
fn tests(test: impl FnMut(usize) -> usize) -> Vec<usize> {
    (0..MOST_TESTS).map(test).collect()
}

/// A heap of any number of binary digits, each equally likely.
fn any_scale(random: &mut Rng) -> usize {
    let power = 1 << random.u32(..20);
    random.usize(power..2 * power).min(*COINS.end())
}

/// The values of the heaps below `count`, where a split needs a smaller part and another one as `allowed` says.
fn values(count: usize, allowed: fn(usize, usize) -> bool) -> Vec<usize> {
    let mut values = Vec::new();
    for coins in 0..count {
        let smaller = (1..coins).take_while(|&part| allowed(part, coins - part));
        values.push(mex(smaller.map(|part| values[part] ^ values[coins - part])));
    }
    values
}
