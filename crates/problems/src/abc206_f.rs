//! ABC 206 F: Interval Game 2.

use rules::prelude::*;

const MOST_TESTS: usize = 20;
const MOST_INTERVALS: usize = 100;
const MOST: usize = 100;

/// The point where an interval begins, and the one before which it ends.
type Interval = [usize; 2];
type Intervals = Vec<Interval>;

pub struct Choose;

impl Statement for Choose {
    type Case = Intervals;
    type Game = Self;
    const CASES: Cases = Cases::Counted(MOST_TESTS);

    fn form(form: &mut Form, intervals: &mut Intervals) -> FormResult {
        form.counted("N", "interval", intervals, 1..=MOST_INTERVALS, |form, [l, r]| {
            form.number("L", l, 1..=MOST - 1)?;
            form.number("R", r, *l + 1..=MOST)?;
            form.line();
            Ok(())
        })
    }

    asks_who_wins!("Bob", "Alice");
}

impl Game for Choose {
    type Case = Intervals;
    /// The intervals that may still be chosen.
    type Position = Intervals;
    const SHARED: bool = true;
    const SIGNS: &'static [Sign] = &[
        Sign::of_nobody("[l,r)", Text("an interval that is left", "剩下的区间")).drawn(Piece::Span),
        Sign::of_nobody(".[l,r)", Text("an interval that is gone", "不能再选的区间"))
            .drawn(Piece::Span),
    ];

    fn fits(intervals: &Intervals) -> SearchResult<()> {
        search::ensure_small(intervals.len(), 30, Text("intervals", "区间数"))
    }

    fn starts(intervals: &Intervals) -> impl Iterator<Item = Intervals> {
        [intervals.clone()].into_iter()
    }

    fn standing_for(_: &Self::Case, mut left: Intervals) -> Intervals {
        left.sort_unstable();
        left
    }

    /// One is chosen. The others stay that have no point in common with it.
    fn moves(all: &Intervals, left: &Intervals, moves: &mut Moves<Intervals>) {
        for chosen in left {
            let apart = left.iter().filter(|other| !have_a_common_point(chosen, other));
            moves.to(apart.copied().collect(), || {
                let interval = words(chosen);
                let places = (0..all.len()).filter(|&place| all[place] == *chosen);
                Handle::on(places.collect::<Vec<_>>(), text!("choose {interval}", "选 {interval}"))
            });
        }
    }

    fn draw(all: &Intervals, left: &Intervals) -> Drawing {
        Drawing::strip(all.iter().map(|interval| match left.contains(interval) {
            true => words(interval),
            false => format!(".{}", words(interval)),
        }))
    }
}

fn have_a_common_point(one: &Interval, other: &Interval) -> bool {
    (one[0]..one[1]).any(|point| (other[0]..other[1]).contains(&point))
}

fn words([l, r]: &Interval) -> String {
    format!("[{l},{r})")
}

impl Trials for Choose {
    const RANDOM_SIZE: usize = 13;

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

    fn extremes(extremes: &mut Extremes<Intervals>) {
        extremes.full("random: everything together | 各种情况混在一起", |random, _| {
            several(random, 1..=MOST - 1)
        });
        extremes.full("lengths: 20 classes of lengths | 20 种不同的长度", |random, test| {
            several(random, 5 * test + 1..=5 * test + 4)
        });
        extremes.full(
            "short: stretches that hold many intervals | 一段里有很多区间",
            |random, _| several(random, 1..=4),
        );
        for (title, first, lengths) in [
            ("units: the most stretches that differ | 互不相同的段最多", 1, 1..=1),
            ("dawson: Dawson's Kayles on a row | 一行上的 Dawson's Kayles", 1, 2..=2),
            ("kayles: Kayles on a row | 一行上的 Kayles", 50, 1..=2),
            ("all-lengths: values up to 13, as in Nim | SG 值大到 13，与 Nim 相同", 87, 1..=13),
        ] {
            extremes.full(title, move |_, _| {
                let all = (first..MOST).flat_map(|l| (l + 1..=MOST).map(move |r| [l, r]));
                all.filter(|[l, r]| lengths.contains(&(r - l))).collect()
            });
        }
        extremes
            .full("equal: an interval a hundred times | 同一个区间出现一百次", |_, _| {
                vec![[40, 60]; MOST_INTERVALS]
            });
        extremes.full("nested: one move | 只有一步", |_, _| {
            (1..=50).map(|l| [l, MOST + 1 - l]).collect()
        });
        extremes.full(
            "middle: many intervals, each inside of many stretches | 区间很多，每个都在许多段里",
            |_, _| {
                let left = (1..=33).map(|l| [l, l + 1]);
                let middle = (0..34).map(|number| [48 + number / 9, 53 + number % 9]);
                let right = (67..MOST).map(|l| [l, l + 1]);
                left.chain(middle).chain(right).collect()
            },
        );
        extremes.full(
            "copies: a set and its copy; or one more between | \
             一组区间和它的副本；或者中间再多一个",
            |random, test| {
                let mut intervals = copies(random, 50 - test % 2);
                intervals.extend((test % 4 == 1).then_some([50, 51]));
                intervals
            },
        );
    }
}

/// The greatest number of random intervals with these lengths.
fn several(random: &mut Rng, lengths: std::ops::RangeInclusive<usize>) -> Intervals {
    let interval = |_| {
        let length = random.usize(lengths.clone());
        let l = random.usize(1..=MOST - length);
        [l, l + length]
    };
    (0..MOST_INTERVALS).map(interval).collect()
}

/// `count` random intervals below 50, and copies of them shifted by 50.
fn copies(random: &mut Rng, count: usize) -> Intervals {
    let one = |_| {
        let l = random.usize(1..50);
        [l, random.usize(l + 1..=(l + 6).min(50))]
    };
    let half: Intervals = (0..count).map(one).collect();
    half.iter().flat_map(|&[l, r]| [[l, r], [l + 50, r + 50]]).collect()
}
