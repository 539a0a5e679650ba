//! Whatever is printed of random values is read again, and is true of each of them.

use super::reader::first_lie;
use super::*;
use crate::ask::{Question, answers};
use crate::games::moves::ByExpression;
use crate::limits::Limits;
use crate::watch::Watch;
use fastrand::Rng;
use rayon::prelude::*;

type Place = (Vec<u64>, u32);

/// Whether a pattern was found. It must be true of all places.
#[track_caller]
fn holds(found: Option<&Finding>, names: &[&str], places: &[Place], told: &str) -> bool {
    let text = found.map(|found| found.text.as_str()).filter(|text| *text != NO_PATTERN);
    let Some(text) = text else { return false };
    println!("{told}: {text}");
    assert_eq!(first_lie(text, names, places), None, "{text:?} is not true of {told}");
    true
}

/// All values that there are of a sequence, for those that ask for more and more.
#[track_caller]
fn sequence_holds(all: &[u32], shown: usize, told: &str) -> bool {
    let mut seen = shown;
    let found = sequence(&all[..shown], &mut |count| {
        seen = seen.max(count.min(all.len()));
        all[..count.min(all.len())].to_vec()
    });
    let places: Vec<Place> =
        (0..).zip(all).take(seen).map(|(n, &value)| (vec![n], value)).collect();
    holds(found.as_ref(), &["n"], &places, told)
}

/// A sequence with some pattern.
fn regular(random: &mut Rng) -> Box<dyn Fn(u64) -> u64> {
    let mut up_to = |most: u64| random.u64(0..=most);
    let (a, b, c) = (1 + up_to(8), up_to(9), up_to(4));
    let list: Vec<u64> = (0..1 + up_to(11)).map(|_| up_to(b)).collect();
    let cycle = move |n: u64| list[n as usize % list.len()];
    let digits = |mut n: u64, base: u64| {
        let mut sum = 0;
        while n > 0 {
            sum += n % base;
            n /= base;
        }
        sum
    };
    let square = |n: u64| n.isqrt() * n.isqrt() == n;
    let is_zero = |zero: bool| u64::from(!zero);
    let root = 2 + up_to(40);
    match up_to(21) {
        0 | 1 => Box::new(cycle),
        2 => Box::new(move |n| cycle(n) + n / 7 * b),
        3 => Box::new(move |n| n / a + b),
        4 => Box::new(move |n| (n + b) ^ c),
        5 => Box::new(move |n| n.min(a * 5)),
        6 => Box::new(move |n| n.saturating_sub(a)),
        7 => Box::new(move |n| n / a % (c + 1)),
        8 => Box::new(move |n| digits(n + c, 2 + b) % a),
        9 => Box::new(move |n| (n + c).trailing_zeros().min(40).into()),
        10 => Box::new(move |n| (n ^ (n / 2)) + c),
        11 => Box::new(move |n| (n * n * root).isqrt() / a),
        12 => Box::new(move |n| is_zero(square(n + c))),
        13 => Box::new(move |n| is_zero((n + 1).saturating_sub(c).is_power_of_two())),
        14 => Box::new(move |n| is_zero(n.count_ones() % 2 == (b % 2) as u32)),
        15 => {
            Box::new(move |n| is_zero((0..=n).any(|k| (k * k * root).isqrt() == n + 1 - c.min(1))))
        }
        16 => Box::new(move |n| is_zero(square(8 * (n + c) + 1))),
        // Where a power is passed, values change.
        17 => Box::new(move |n| u64::from((n + 1).ilog(a + 1)) % 2),
        18 => Box::new(move |n| u64::from((n + 1).ilog(a + 1)) % (c + 1)),
        19 => Box::new(move |n| (n + 1).ilog2().into()),
        20 => Box::new(move |n| n.count_ones().into()),
        _ => Box::new(move |n| (n + 1) * b / a),
    }
}

#[test]
fn what_is_said_of_sequences_is_true_of_each_value() {
    let mut random = Rng::with_seed(1);
    let (mut found, rounds) = (0, 4000);
    for round in 0..rounds {
        let value = regular(&mut random);
        let mut all: Vec<u32> = (0..random.u64(10..1500)).map(|n| value(n) as u32).collect();
        // Values that the pattern must name, or leave out in words.
        let (count, most) = (all.len(), random.usize(1..60));
        for _ in 0..[0, 0, 1, 3, 12][random.usize(0..5)] {
            all[random.usize(0..most.min(count))] = random.u32(0..4);
        }
        if random.u8(0..4) == 0 {
            all[random.usize(0..count)] += 1;
        }
        if random.u8(0..4) == 0 {
            // What is not zero is of no importance.
            all.iter_mut().filter(|value| **value > 0).for_each(|value| *value = random.u32(1..9));
        }
        let shown = random.usize(1..=count);
        found += u64::from(sequence_holds(&all, shown, &format!("round {round}, {shown} shown")));
    }
    assert!(found > rounds / 4, "{found} patterns were found");
}

#[test]
fn where_a_table_ends_no_period_begins() {
    // The values change at the powers of a number, and at nothing else.
    for base in 2..=12 {
        for count in (100..4000).step_by(37) {
            let values: Vec<u32> = (0..count).map(|n: u32| (n + 1).ilog(base) % 3).collect();
            let found = sequence(&values, &mut |_| Vec::new());
            // Three stretches at least, so that two came before.
            let is_told = values[count as usize / 2..].iter().any(|value| *value > 1);
            let period = found.and_then(|found| found.period);
            assert!(!is_told || period.is_none(), "base {base}, {count} values: {period:?}");
        }
    }
}

/// Moves of a heap game of one's own. Some never end, or cannot be made.
fn moves(random: &mut Rng) -> String {
    let mut up_to = |most: u64| 1 + random.u64(0..most);
    let mut size = || match up_to(11) {
        1..=4 => format!("n-{}", up_to(12)),
        5 => format!("n/{}", up_to(5) + 1),
        6 => format!("n/{}-{}", up_to(4) + 1, up_to(5)),
        7 => format!("(n-{})/{}", up_to(6), up_to(3) + 1),
        8 => format!("n-n/{}-1", up_to(4) + 1),
        9 => format!("n-{}", up_to(30)),
        10 => format!("n-{}*(n%{})-1", up_to(3), up_to(4) + 1),
        _ => format!("(n-1)*{}/{}", up_to(3), up_to(3) + 4),
    };
    let sizes: Vec<String> = (0..5).map(|_| size()).collect();
    let mut one = |number: u64| {
        let text = match up_to(10) {
            1..=6 => sizes[number as usize].clone(),
            7 => format!("{} + {}", sizes[number as usize], sizes[4]),
            8 => "n-k*k for k in 1..=n".into(),
            9 => format!("n-k for k in {}..={}", up_to(3), up_to(8) + 3),
            _ => format!("n/k for k in 2..={}", up_to(6) + 2),
        };
        match up_to(16) {
            1 => format!("{text} if n%{}=={}", up_to(5) + 1, up_to(3) - 1),
            2 => format!("{text} if n>={}", up_to(60)),
            3 => format!("{text} if n<{}", up_to(60)),
            4 => format!("{text} if n=={}", up_to(50)),
            _ => text,
        }
    };
    let count = 1 + one(0).len() as u64 % 3;
    (0..count).map(&mut one).collect::<Vec<_>>().join(", ")
}

#[test]
fn what_is_said_of_own_games_is_true_of_each_value() {
    use Question::{Grundy, Misere, Outcome, Remoteness};
    let rounds = 600;
    let found = (0..rounds).into_par_iter().map(|round| {
        let mut random = Rng::with_seed(round);
        let text = moves(&mut random);
        let game = ByExpression::new(&text, 100).ok()?;
        let question = [Grundy, Grundy, Outcome, Misere, Remoteness][random.usize(0..5)];
        let mut watch =
            Watch::new("", 0).within(Limits { operations: 200_000_000, ..Limits::NONE });
        let all = answers(&game, question, &[1000], &mut watch).ok()?;
        let shown = random.usize(1..=100).min(all.len());
        let told = format!("--moves '{text}' --ask {question:?} --to {}", shown.checked_sub(1)?);
        Some(sequence_holds(&all, shown, &told))
    });
    let found: Vec<Option<bool>> = found.collect();
    let asked = found.iter().flatten().count() as u64;
    let found = found.into_iter().flatten().filter(|&is_found| is_found).count() as u64;
    assert!(
        found > asked / 3 && asked > rounds / 6,
        "{found} patterns were found in {asked} games"
    );
}

/// A table with some pattern.
fn tabular(random: &mut Rng) -> Box<dyn Fn(u64, u64) -> u64> {
    let (along_x, along_y) = (regular(random), regular(random));
    let (a, b) = (random.u64(1..6), random.u64(0..6));
    let is_zero = |zero: bool| u64::from(!zero);
    let golden = |k: u64| (k + (5 * k * k).isqrt()) / 2;
    match random.u8(0..14) {
        0 => Box::new(move |x, y| along_x(x ^ y)),
        1 => Box::new(move |x, y| along_x(x + y)),
        2 => Box::new(move |x, y| along_x(x.abs_diff(y))),
        3 => Box::new(move |x, y| along_x(x.min(y))),
        4 => Box::new(move |x, y| along_x(x.max(y))),
        5 => Box::new(move |x, y| along_x(x | y)),
        6 => Box::new(move |x, y| along_x(x) ^ along_y(y)),
        7 => Box::new(move |x, y| is_zero(along_x(x) == along_y(y))),
        8 => Box::new(move |x, y| (x % a * 5 + y % (b + 1) * 3) % 7),
        9 => Box::new(move |x, y| is_zero(x % (y + 1) == 0)),
        10 => Box::new(move |x, y| is_zero(x % 2 == 0 && y % 2 == 0)),
        11 => Box::new(move |x, y| {
            let (small, large) = (x.min(y), x.max(y));
            is_zero((0..=small).any(|k| golden(k) == small && large == small + k + b / 3))
        }),
        12 => Box::new(move |x, y| is_zero(x / a == y / a)),
        _ => Box::new(move |x, y| x.max(y) / x.min(y).max(1)),
    }
}

#[test]
fn what_is_said_of_tables_is_true_of_each_value() {
    let mut random = Rng::with_seed(3);
    let (mut found, rounds) = (0, 700);
    for round in 0..rounds {
        let value = tabular(&mut random);
        let [width, height] = [0; 2].map(|_| random.usize(4..40));
        let late = random.u64(0..60);
        let wrong = (random.u8(0..3) == 0).then(|| (random.u64(0..60), random.u64(0..60)));
        let at = |x: u64, y: u64| match wrong {
            Some(place) if place == (x, y) => 1 + late as u32,
            _ => value(x, y) as u32,
        };
        let tabulate = |width: usize, height: usize| Table {
            width,
            height,
            values: (0..width * height)
                .map(|i| at((i % width) as u64, (i / width) as u64))
                .collect(),
            gaps: Vec::new(),
            axes: ["x".into(), "y".into()],
        };
        let (mut largest, limit) = (tabulate(width, height), [1, 60][random.usize(0..2)]);
        let found_here = table(&tabulate(width, height), &mut |width, height| {
            let more = (width.max(height) < limit).then(|| tabulate(width, height));
            largest = more.clone().unwrap_or_else(|| largest.clone());
            more
        });
        let places =
            (0..largest.width * largest.height).map(|i| (i % largest.width, i / largest.width));
        let places: Vec<Place> =
            places.map(|(x, y)| (vec![x as u64, y as u64], largest.at(x, y))).collect();
        let told = format!("round {round}, {width} x {height}");
        found += u64::from(holds(found_here.as_ref(), &["x", "y"], &places, &told));
    }
    assert!(found > rounds / 3, "{found} patterns were found");
}

#[test]
fn what_is_said_of_several_heaps_is_true_of_each_position() {
    let mut random = Rng::with_seed(4);
    let (mut found, rounds) = (0, 300);
    for round in 0..rounds {
        let worth = regular(&mut random);
        let xor = |heaps: &[u64]| heaps.iter().fold(0, |sum, &heap| sum ^ worth(heap));
        let kind = random.u8(0..9);
        let value = |heaps: &[u64]| match kind {
            0 | 1 => xor(heaps),
            2 => u64::from(xor(heaps) > 0),
            3 => worth(heaps.iter().sum()),
            4 => worth(*heaps.iter().max().unwrap_or(&0)),
            5 => worth(heaps.iter().fold(0, |sum, heap| sum ^ heap)),
            6 => u64::from(
                !(0..3)
                    .all(|bit| heaps.iter().filter(|&heap| heap >> bit & 1 == 1).count() % 3 == 0),
            ),
            7 => worth(heaps[0] ^ heaps[heaps.len() - 1]),
            _ => u64::from(!heaps.iter().all(|heap| heap % 2 == 0)),
        };
        let (count, base) = (random.u32(3..5), random.u64(3..8));
        let position =
            |i: u64| (0..count).map(|place| i / base.pow(place) % base).collect::<Vec<u64>>();
        let mut samples: Vec<Place> = (0..base.pow(count))
            .map(position)
            .map(|heaps| (heaps.clone(), value(&heaps) as u32))
            .collect();
        if random.u8(0..3) == 0 {
            let place = random.usize(0..samples.len());
            samples[place].1 ^= 1;
        }
        found += u64::from(holds(
            heaps(&samples, &[]).as_ref(),
            &[],
            &samples,
            &format!("round {round}"),
        ));
    }
    assert!(found > rounds / 3, "{found} patterns were found");
}
