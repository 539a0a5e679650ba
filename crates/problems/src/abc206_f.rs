//! ABC 206 F: Interval Game 2.

use fastrand::Rng;
use game::{Moves, Searched};
use rules::{
    Cases, Checked, Choices, Drawing, Form, Game, Rules, Trials, Worst, asks_who_wins, search,
};

const MOST_TESTS: usize = 20;
const MOST_INTERVALS: usize = 100;
const MOST: usize = 100;

/// The point where an interval begins, and the one before which it ends.
type Interval = [usize; 2];
type Intervals = Vec<Interval>;

pub struct Abc206F;

impl Rules for Abc206F {
    type Case = Intervals;
    type Game = Choose;
    const CASES: Cases = Cases::Counted(MOST_TESTS);

    fn form(form: &mut Form, intervals: &mut Intervals) -> Checked {
        form.length("N", intervals, 1..=MOST_INTERVALS)?;
        form.line();
        form.each("interval", intervals, |form, [l, r]| {
            form.number("L", l, 1..=MOST - 1)?;
            form.number("R", r, *l + 1..=MOST)?;
            form.line();
            Ok(())
        })
    }

    asks_who_wins!("Bob", "Alice");
}

pub struct Choose;

impl Game for Choose {
    type Case = Intervals;
    /// The intervals that may still be chosen, in ascending order.
    type Position = Intervals;
    const SHARED: bool = true;

    fn fits(intervals: &Intervals) -> Searched<()> {
        search::room(intervals.len(), 30, "intervals")
    }

    fn starts(intervals: &Intervals) -> impl Iterator<Item = Intervals> {
        let mut sorted = intervals.clone();
        sorted.sort_unstable();
        [sorted].into_iter()
    }

    /// One is chosen. The others stay that have no point in common with it.
    fn moves(_: &Intervals, left: &Intervals, moves: &mut Moves<Intervals>) {
        for chosen in left {
            let apart = left.iter().filter(|other| !have_a_common_point(chosen, other));
            moves.to(apart.copied().collect(), || format!("choose {}", words(chosen)));
        }
    }

    fn draw(_: &Intervals, left: &Intervals) -> Drawing {
        Drawing::strip(left.iter().map(words))
    }
}

fn have_a_common_point(one: &Interval, other: &Interval) -> bool {
    (one[0]..one[1]).any(|point| (other[0]..other[1]).contains(&point))
}

fn words([l, r]: &Interval) -> String {
    format!("[{l},{r})")
}

impl Trials for Abc206F {
    const LARGE: usize = 13;

    /// At most `size` intervals in some window, in any order. Half of the cases have a copy beside, so that it is not
    /// nearly always Alice who wins.
    fn random(choices: &mut Choices, size: usize) -> Intervals {
        let width = choices.one_of(&[3, 6, 9, 15, 30, 49, 99]);
        let longest = choices.one_of(&[1, 2, 3, width]).min(width);
        let copies = if width < 50 { choices.pick(1..=2) } else { 1 };
        let first = choices.pick(1..=MOST - copies * width);
        let count = choices.pick(1..=(size / copies).clamp(1, MOST_INTERVALS));
        let mut interval = |_| {
            let l = choices.pick(first..=first + width - 1);
            [l, choices.pick(l + 1..=(l + longest).min(first + width))]
        };
        let mut intervals: Intervals = (0..count).map(&mut interval).collect();
        if copies == 2 {
            // Some copies lack an interval.
            let copied = intervals.len() - usize::from(choices.pick(0..=2) == 0);
            let copy = intervals[..copied].iter().map(|[l, r]| [l + width, r + width]);
            intervals.extend(copy.collect::<Intervals>());
        }
        choices.shuffle(&mut intervals);
        intervals
    }

    const WORST: &'static [Worst<Intervals>] = &[
        Worst::new("random: everything together", |random| {
            (0..MOST_TESTS).map(|_| several(random, 1..=MOST - 1)).collect()
        }),
        Worst::new("lengths: 20 classes of lengths", |random| {
            (0..MOST_TESTS).map(|test| several(random, 5 * test + 1..=5 * test + 4)).collect()
        }),
        Worst::new("short: values of stretches that hold many intervals", |random| {
            (0..MOST_TESTS).map(|_| several(random, 1..=4)).collect()
        }),
        Worst::new("units: the most stretches that differ", |_| {
            full(1, MOST, |length| length == 1)
        }),
        Worst::new("dawson: Dawson's Kayles on a row", |_| full(1, MOST, |length| length == 2)),
        Worst::new("kayles: Kayles on a row", |_| full(50, MOST, |length| length < 3)),
        Worst::new("all-lengths: values up to 13, as in Nim", |_| full(87, MOST, |_| true)),
        Worst::new("equal: an interval a hundred times", |_| {
            vec![vec![[40, 60]; MOST_INTERVALS]; MOST_TESTS]
        }),
        Worst::new("nested: one move", |_| {
            vec![(1..=50).map(|l| [l, MOST + 1 - l]).collect(); MOST_TESTS]
        }),
        Worst::new("middle: many intervals, of which each is inside of many stretches", |_| {
            let left = (1..=33).map(|l| [l, l + 1]);
            let middle = (0..34).map(|number| [48 + number / 9, 53 + number % 9]);
            let right = (67..MOST).map(|l| [l, l + 1]);
            vec![left.chain(middle).chain(right).collect(); MOST_TESTS]
        }),
        Worst::new("copies: a set and its copy, where Bob can answer in the other one", |random| {
            (0..MOST_TESTS).map(|test| copies(random, 50 - test % 2)).collect()
        }),
        Worst::new("one-more: a set, its copy, and an interval between", |random| {
            let mut more = |_| [copies(random, 49), vec![[50, 51]]].concat();
            (0..MOST_TESTS).map(&mut more).collect()
        }),
        Worst::new("whole: the greatest interval alone", |_| vec![vec![[1, MOST]]]),
    ];
}

/// All intervals from `first` to `last` whose length is asked for.
fn within(first: usize, last: usize, is_length: fn(usize) -> bool) -> Intervals {
    let from = |l| (l + 1..=last).map(move |r| [l, r]);
    (first..last).flat_map(from).filter(|[l, r]| is_length(r - l)).collect()
}

/// The same in all tests.
fn full(first: usize, last: usize, is_length: fn(usize) -> bool) -> Vec<Intervals> {
    vec![within(first, last, is_length); MOST_TESTS]
}

/// As many intervals as are allowed, of such lengths.
fn several(random: &mut Rng, lengths: std::ops::RangeInclusive<usize>) -> Intervals {
    let interval = |_| {
        let length = random.usize(lengths.clone());
        let l = random.usize(1..=MOST - length);
        [l, l + length]
    };
    (0..MOST_INTERVALS).map(interval).collect()
}

/// This many intervals below 50, and as many from 51 on.
fn copies(random: &mut Rng, count: usize) -> Intervals {
    let one = |_| {
        let l = random.usize(1..50);
        [l, random.usize(l + 1..=(l + 6).min(50))]
    };
    let half: Intervals = (0..count).map(one).collect();
    half.iter().flat_map(|&[l, r]| [[l, r], [l + 50, r + 50]]).collect()
}
