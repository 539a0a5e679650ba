use super::*;
use fastrand::Rng;

fn period(found: Option<Finding>) -> (usize, usize, u32) {
    let statement = found.and_then(|found| found.statement).expect("a pattern is found");
    let period = statement.period.expect("it is a period");
    (period.start, period.period, period.saltus)
}

#[test]
fn nothing_is_said_of_nothing() {
    for values in [&[][..], &[0], &[3, 1]] {
        assert!(alone(&Table::of_values(values)).is_none(), "{values:?}");
    }
}

#[test]
fn sequences_have_short_names() {
    type Of = fn(u64) -> u64;
    let lasker = |n: u64| match n % 4 {
        0 if n > 0 => n - 1,
        3 => n + 1,
        _ => n,
    };
    let names: &[(Of, &str)] = &[
        (|_| 0, "always 0"),
        (|n| n % 4, "n mod 4"),
        (|n| n / 3 % 5, "floor(n/3) mod 5"),
        (|n| n, "n"),
        (|n| 3 * n + 5, "3 n + 5"),
        (|n| n / 4, "floor(n/4)"),
        (|n| n.div_ceil(2), "floor((n + 1)/2)"),
        (|n| n / 3 * 2 + 1, "2 floor(n/3) + 1"),
        (|n| n.min(9), "min(n, 9)"),
        (|n| n.saturating_sub(3), "max(n - 3, 0)"),
        (|n| [0, 1, 0, 2, 1][n as usize % 5], "period 5, beginning 0 1 0 2 1"),
        (|n| n.max(60), "v(n + 1) = v(n) + 1 from n = 60 on"),
        (|n| if n == 0 { 0 } else { (n - 1) % 4 }, "period 4 from n = 1 on, beginning 0 0 1 2 3"),
        (lasker, "v(n + 4) = v(n) + 4 from n = 1 on, beginning 0 1 2 4 3"),
        (|n| u64::from(n.count_ones() % 2), "(the number of bits set in n) mod 2"),
        (|n| u64::from((!n).trailing_zeros()), "the exponent of 2 in (n + 1)"),
        (|n| (n + 1).ilog2().into(), "floor(log2((n + 1)))"),
        // Ruler, Mock Turtles with the first coin at 0, and "at most half".
        (|n| n & n.wrapping_neg(), "the largest power of 2 that divides n, for n >= 1"),
        (|n| 2 * n + u64::from(n.count_ones() % 2 == 0), "the odious number of index n"),
        (
            |n| (n + 1) >> (n + 1).trailing_zeros() >> 1,
            "half of the odd part of (n + 1), rounded down",
        ),
        (|n| if n % 5 == 2 { 0 } else { wild(n) }, "0 exactly when n = 2 (mod 5)"),
        (|n| if n.is_power_of_two() { 0 } else { wild(n) }, "0 exactly when n is a power of 2"),
        (|n| if n == 0 { 0 } else { wild(n) }, "0 exactly when n = 0"),
    ];
    for (of, name) in names {
        assert_eq!(text(endless(of)), *name);
    }
}

fn wild(n: u64) -> u64 {
    1 + n.wrapping_mul(0x9E37_79B9_7F4A_7C15) % 91
}

/// The least period that explains half of the values three times, by the definition.
fn naive_period(values: &[u32]) -> Option<(usize, usize)> {
    (1..values.len()).find_map(|period| {
        let step = |n: usize| i64::from(values[n + period]) - i64::from(values[n]);
        let last = values.len() - period - 1;
        let start = (0..=last).rev().take_while(|&n| step(n) == step(last)).last()?;
        let seen = values.len() - start >= 3 * period && values.len() >= 2 * (start + period);
        (seen && step(last) >= 0).then_some((start, period))
    })
}

#[test]
fn the_period_is_that_of_a_search_by_the_definition() {
    let mut random = Rng::with_seed(5);
    for _ in 0..1000 {
        let (start, width) = (random.usize(0..20), random.usize(1..15));
        let most = random.u32(1..9);
        let saltus = if random.bool() { 0 } else { random.u32(1..5) };
        let mut values: Vec<u32> = (0..start + width).map(|_| random.u32(0..=most)).collect();
        while values.len() < 150 {
            values.push(values[values.len() - width] + saltus);
        }
        let (start, width, _) = period(alone(&Table::of_values(&values)));
        assert_eq!(Some((start, width)), naive_period(&values), "{values:?}");
    }
}

#[test]
fn a_pattern_that_breaks_late_is_refuted_not_claimed() {
    for break_at in [201, 713, 799, 2000, 3199] {
        let value = |n: u64| if n < break_at { n % 12 % 5 } else { n * n % 7 + n % 1000 / 37 };
        let found = endless(value).unwrap();
        let broken = &refuted(&found)[0];
        assert!(broken.contains("period 12"), "{broken}");
        assert!(broken.ends_with(&format!("and broke at n = {break_at}")), "{broken}");
        assert!(!text(Some(found)).contains("period 12"));
    }
    // One wrong value, after which everything is as before.
    let found = endless(|n| if n == 2100 { 9 } else { n % 3 }).unwrap();
    assert_eq!(refuted(&found), ["n mod 3 held to 799 and broke at n = 2100"]);
    assert_ne!(text(Some(found)), "n mod 3");
}

#[test]
fn a_break_behind_the_beginning_that_is_looked_at_first_is_seen() {
    let count = 3 * BEGINNING;
    for place in [BEGINNING, count - 1] {
        let mut table = first(count, |n| n % 7);
        table.cells[place] = Cell::of(9);
        assert_ne!(text(alone(&table)), "n mod 7", "{place}");
    }
    assert_eq!(text(alone(&first(count, |n| n % 7))), "n mod 7");
    let late = first(count, |n| if n < 20_000 { n * n % 31 } else { n % 999 });
    assert_eq!(period(alone(&late)), (20_000, 999, 0));
}

#[test]
fn a_late_period_is_found_by_computing_further() {
    let found = endless(|n| if n < 150 { n * n % 31 } else { n % 40 });
    assert_eq!(period(found), (150, 40, 0));
}

#[test]
fn what_is_seen_less_than_three_times_is_only_observed() {
    let claim =
        |count: usize| alone(&first(count, |n| n % 40 * (n % 40) * 7 % 41)).map(|it| it.claim);
    assert_eq!(claim(50), None);
    assert_eq!(claim(80), Some(Claim::Observed));
    assert_eq!(claim(120), Some(Claim::CheckedTo(119)));
}

#[test]
fn where_a_table_ends_no_period_begins() {
    // The values change at the powers of a number, and at nothing else.
    for base in 2..=12_u64 {
        for count in (100..4000).step_by(137) {
            let value = |n: u64| u64::from((n + 1).ilog(base)) % 3;
            // Three stretches at least, so that two came before.
            let is_told = (count as u64 / 2..count as u64).any(|n| value(n) > 1);
            let found = alone(&first(count, value)).and_then(|found| found.statement);
            let period = found.and_then(|statement| statement.period);
            assert!(!is_told || period.is_none(), "base {base}, {count} values: {period:?}");
        }
    }
}

#[test]
fn a_proved_period_has_the_name_that_is_found_for_its_values() {
    let mut random = Rng::with_seed(2);
    for _ in 0..300 {
        let (start, width) = (random.usize(0..6), random.usize(1..9));
        let mut values: Vec<u32> = (0..start + width).map(|_| random.u32(0..3)).collect();
        while values.len() < 200 {
            values.push(values[values.len() - width]);
        }
        let (start, width) = naive_period(&values).expect("it was made so");
        let period = crate::theorem::Period::plain(start, width);
        let beginning = values[..start + width].to_vec();
        let proved = Proved { beginning, period, reason: "a theorem".into() };
        let found = of_proved(&proved);
        assert!(matches!(found.as_ref().map(|it| &it.claim), Some(Claim::Proved(_))));
        assert_eq!(text(found), text(alone(&Table::of_values(&values))), "{values:?}");
    }
}
