//! Texts about random values, which are read again and are true of each value.

use super::reader::first_lie;
use super::*;
use crate::cell::positions;
use crate::expression::Moves;
use crate::pattern::meaning::Meaning;
use fastrand::Rng;
use language::{Language, within};
use std::ops::ControlFlow;

/// True if a pattern was found. Its text must be true at all positions, and no longer if one answer is changed.
#[track_caller]
fn holds(found: Option<Finding>, table: &Table, told: &str) -> bool {
    let Some(statement) = found.and_then(|found| found.statement) else { return false };
    let form = &statement.form;
    let text = form.text(false);
    for are_lost_or_won in [false, true] {
        let english = statement.text(are_lost_or_won);
        let chinese = within(Language::Chinese, || statement.text(are_lost_or_won));
        assert_eq!(figures(&english), figures(&chinese), "{english}: {chinese}");
    }
    let names: Vec<&str> = table.axes.iter().map(String::as_str).collect();
    let value = |(place, at): (usize, Vec<u64>)| Some((at, table.number(place)?));
    let mut places: Vec<(Vec<u64>, u32)> =
        positions(&table.sizes).enumerate().filter_map(value).collect();
    assert_eq!(first_lie(form, &names, &places), None, "{text:?} is not true of {told}");
    let says = statement.reading(table);
    means_what_it_says(&statement, &says, &places, told);
    let is_told = |(at, _): &&mut (Vec<u64>, u32)| says(at) != Says::Nothing;
    let middle = places.len() / 2;
    let (at, value) = places.iter_mut().skip(middle).find(is_told).expect("it says something");
    let changed = at.clone();
    *value = u32::from(*value == 0);
    let lie = first_lie(form, &names, &places);
    assert!(lie.is_some(), "{text:?}, {told} but for {changed:?}");
    true
}

/// Positions at which a meaning is read, of one statement.
const READ: usize = 40;

/// The cases of a meaning are true where the statement is, as far as it says something.
#[track_caller]
fn means_what_it_says(
    statement: &Statement,
    says: &dyn Fn(&[u64]) -> Says,
    places: &[(Vec<u64>, u32)],
    told: &str,
) {
    let Some(Meaning::Cases(cases)) = &statement.meaning else { return };
    let axes = places[0].0.len();
    let [said, domain] = cases.moves(&statement.form, axes).map(|text| Moves::parse(&text).ok());
    let is_in = |moves: &Option<Moves>, at: &[u64], value: u64| {
        let Some(moves) = moves else { return false };
        let mut is_in = false;
        let _ = moves.each_option(&[at, &[value]].concat(), &mut |_| {
            is_in = true;
            ControlFlow::Break(())
        });
        assert_eq!(moves.mistake(), None, "{moves:?}");
        is_in
    };
    for (at, _) in places.iter().step_by(places.len().div_ceil(READ)) {
        let says = says(at);
        assert_eq!(is_in(&domain, at, 0), says != Says::Nothing, "{cases:?} at {at:?}, {told}");
        let values = match says {
            Says::Value(value) => vec![(value.into(), true), (u64::from(value) + 1, false)],
            Says::Zero(is_zero) => vec![(0, is_zero)],
            Says::Nonsense | Says::Nothing => Vec::new(),
        };
        for (value, is_right) in values {
            assert_eq!(is_in(&said, at, value), is_right, "{cases:?}: {value} at {at:?}, {told}");
        }
    }
}

/// A sequence with some pattern.
fn regular(random: &mut Rng) -> Box<dyn Fn(u64) -> u64> {
    let mut up_to = |most: u64| random.u64(0..=most);
    let (a, b, c) = (1 + up_to(8), up_to(9), up_to(4));
    let list: Vec<u64> = (0..1 + up_to(11)).map(|_| up_to(b)).collect();
    let cycle = move |n: u64| list[n as usize % list.len()];
    let square = |n: u64| n.isqrt() * n.isqrt() == n;
    match up_to(17) {
        0 | 1 => Box::new(cycle),
        2 => Box::new(move |n| cycle(n) + n / 7 * b),
        3 => Box::new(move |n| n / a + b),
        4 => Box::new(move |n| n.min(a * 5)),
        5 => Box::new(move |n| n.saturating_sub(a)),
        6 => Box::new(move |n| n / a % (c + 1)),
        7 => Box::new(move |n| (n + c).trailing_zeros().min(40).into()),
        8 => Box::new(move |n| n.isqrt() + c),
        9 => Box::new(move |n| outcome(square(n + c))),
        10 => Box::new(move |n| outcome((n + 1).saturating_sub(c).is_power_of_two())),
        11 => Box::new(move |n| outcome(n.count_ones() % 2 == (b % 2) as u32)),
        12 => Box::new(move |n| outcome(square(8 * (n + c) + 1))),
        // Where a power is passed, values change.
        13 => Box::new(move |n| u64::from((n + 1).ilog(a + 1)) % 2),
        14 => Box::new(move |n| u64::from((n + 1).ilog(a + 1)) % (c + 1)),
        15 => Box::new(move |n| (n + 1).ilog2().into()),
        16 => Box::new(move |n| n.count_ones().into()),
        _ => Box::new(move |n| (n + 1) * b / a),
    }
}

#[test]
fn what_is_said_of_sequences_is_true_of_each_value() {
    let mut random = Rng::with_seed(1);
    let (mut found, rounds) = (0, 1500);
    for round in 0..rounds {
        let value = regular(&mut random);
        let mut all: Vec<u32> = (0..random.u64(10..1000)).map(|n| value(n) as u32).collect();
        // Values that the pattern must name, or leave out in words.
        let (count, most) = (all.len(), random.usize(1..60));
        for _ in 0..[0, 0, 1, 3, 12][random.usize(0..5)] {
            all[random.usize(0..most.min(count))] = random.u32(0..4);
        }
        if random.u8(0..4) == 0 {
            all[random.usize(0..count)] += 1;
        }
        match random.u8(0..4) {
            // What is not zero is of no importance.
            0 => all.iter_mut().filter(|value| **value > 0).for_each(|it| *it = random.u32(1..9)),
            1 => all.iter_mut().for_each(|value| *value = (*value).min(1)),
            _ => {}
        }
        let shown = random.usize(1..=count);
        let mut seen = shown;
        let finding = find(&Table::of_values(&all[..shown]), &mut |sizes| {
            seen = seen.max(sizes[0].min(count));
            Some(Table::of_values(&all[..sizes[0].min(count)]))
        });
        let told = format!("round {round}, {shown} shown");
        found += u64::from(holds(finding, &Table::of_values(&all[..seen]), &told));
    }
    assert!(found > rounds / 4, "{found} patterns were found");
}

/// A table with some pattern.
fn tabular(random: &mut Rng) -> Box<dyn Fn(u64, u64) -> u64> {
    let (along_x, along_y) = (regular(random), regular(random));
    let (a, b) = (random.u64(1..6), random.u64(0..6));
    let golden = |k: u64| (k + (5 * k * k).isqrt()) / 2;
    match random.u8(0..13) {
        0 => Box::new(move |x, y| along_x(x ^ y)),
        1 => Box::new(move |x, y| along_x(x + y)),
        2 => Box::new(move |x, y| along_x(x.abs_diff(y))),
        3 => Box::new(move |x, y| along_x(x.min(y))),
        4 => Box::new(move |x, y| along_x(x.max(y))),
        5 => Box::new(move |x, y| along_x(x | y)),
        6 => Box::new(move |x, y| along_x(x) ^ along_y(y)),
        7 => Box::new(move |x, y| (x % a * 5 + y % (b + 1) * 3) % 7),
        8 => Box::new(move |x, y| outcome(x % (y + 1) == 0)),
        9 => Box::new(move |x, y| outcome(x % 2 == 0 && y % 2 == 0)),
        10 => Box::new(move |x, y| {
            let (small, large) = (x.min(y), x.max(y));
            outcome((0..=small).any(|k| golden(k) == small && large == small + k + b / 3))
        }),
        11 => Box::new(move |x, y| outcome(x / a == y / a)),
        _ => Box::new(move |x, y| x.max(y) / x.min(y).max(1)),
    }
}

#[test]
fn what_is_said_of_tables_is_true_of_each_value() {
    let mut random = Rng::with_seed(3);
    let (mut found, rounds) = (0, 500);
    for round in 0..rounds {
        let value = tabular(&mut random);
        let (sizes, late) = ([0; 2].map(|_| random.usize(4..40)), random.u64(0..60));
        let wrong = (random.u8(0..3) == 0).then(|| [random.u64(0..60), random.u64(0..60)]);
        // At 0 there may be no positions.
        let least = if random.u8(0..4) == 0 { [random.u64(0..2), 1] } else { [0, 0] };
        let of = |sizes: &[usize]| {
            tabulate(sizes, |at| match wrong {
                _ if at[0] < least[0] || at[1] < least[1] => None,
                Some(place) if place == at => Some(1 + late),
                _ => Some(value(at[0], at[1])),
            })
        };
        let (mut largest, limit) = (of(&sizes), [1, 60][random.usize(0..2)]);
        let finding = find(&of(&sizes), &mut |sizes| {
            let more = (sizes[0].max(sizes[1]) < limit).then(|| of(sizes));
            largest = more.clone().unwrap_or_else(|| largest.clone());
            more
        });
        found += u64::from(holds(finding, &largest, &format!("round {round}, {sizes:?}")));
    }
    assert!(found > rounds / 3, "{found} patterns were found");
}

#[test]
fn what_is_said_of_several_heaps_is_true_of_each_position() {
    let mut random = Rng::with_seed(4);
    let (mut found, rounds) = (0, 300);
    for round in 0..rounds {
        let worth = regular(&mut random);
        let ones = |heaps: &[u64], bit: u64| heaps.iter().filter(|&&it| it >> bit & 1 == 1).count();
        let kind = random.u8(0..7);
        let value = |heaps: &[u64]| match kind {
            0 => heaps.iter().fold(0, |sum, &heap| sum ^ worth(heap)),
            1 => worth(heaps.iter().sum()),
            2 => worth(*heaps.iter().max().unwrap_or(&0)),
            3 => worth(heaps.iter().fold(0, |sum, heap| sum ^ heap)),
            4 => outcome((0..3).all(|bit| ones(heaps, bit) % 3 == 0)),
            5 => worth(heaps[0] ^ heaps[heaps.len() - 1]),
            _ => outcome(heaps.iter().all(|heap| heap % 2 == 0)),
        };
        let sizes = vec![random.usize(3..8); random.usize(3..5)];
        let is_ascending = random.u8(0..4) == 0;
        let mut table = tabulate(&sizes, |at| (!is_ascending || at.is_sorted()).then(|| value(at)));
        if random.u8(0..3) == 0 {
            let place = random.usize(0..table.cells.len());
            table.cells[place] = Cell::of(table.number(place).unwrap_or(0) ^ 1);
        }
        found += u64::from(holds(alone(&table), &table, &format!("round {round}, kind {kind}")));
    }
    assert!(found > rounds / 3, "{found} patterns were found");
}
