use super::*;
use std::time::{Duration, Instant};

fn period(found: Option<Finding>) -> (usize, usize, u32) {
    let period = found.and_then(|found| found.period).expect("a period is found");
    assert_eq!(period.last_exception, period.preperiod.checked_sub(1));
    (period.preperiod, period.period, period.saltus)
}

/// The Grundy values of an octal game, by its definition.
fn octal(code: &[u8], count: usize) -> Vec<u32> {
    let mut values = vec![0_u32; count];
    for n in 1..count {
        let mut seen = vec![false; 512];
        for (taken, digit) in (1..=n).zip(code) {
            let left = n - taken;
            if digit & 1 > 0 && left == 0 {
                seen[0] = true;
            }
            if digit & 2 > 0 && left > 0 {
                seen[values[left] as usize] = true;
            }
            if digit & 4 > 0 {
                (1..=left / 2).for_each(|a| seen[(values[a] ^ values[left - a]) as usize] = true);
            }
        }
        values[n] = seen.iter().position(|seen| !seen).unwrap() as u32;
    }
    values
}

#[test]
fn nothing_is_said_of_nothing() {
    assert_eq!(alone(&[]), None);
    assert_eq!(alone(&[0]), None);
    assert_eq!(alone(&[3, 1]), None);
}

#[test]
fn few_values_become_more_before_anything_is_said() {
    let found = sequence(&[0], &mut |count| first(count, |n| n % 3)).unwrap();
    assert_eq!((found.text.as_str(), found.claim), ("n mod 3", Claim::CheckedTo(1023)));
}

#[test]
fn equal_values_are_constant() {
    let found = alone(&[7; 50]).unwrap();
    assert_eq!((found.text.as_str(), found.claim), ("always 7", Claim::CheckedTo(49)));
    assert_eq!(text(endless(|_| 0)), "always 0");
}

#[test]
fn periodic_values_have_short_names() {
    assert_eq!(text(endless(|n| n % 4)), "n mod 4");
    assert_eq!(text(endless(|n| n / 3 % 5)), "floor(n/3) mod 5");
    assert_eq!(
        text(endless(|n| u64::from(n % 7 % 3 > 0))),
        "0 exactly when n = 0 or 3 or 6 (mod 7), else 1"
    );
    assert_eq!(text(endless(|n| n)), "n");
    assert_eq!(text(endless(|n| 3 * n + 5)), "3 n + 5");
    assert_eq!(text(endless(|n| n / 4)), "floor(n/4)");
    assert_eq!(text(endless(|n| n.div_ceil(2))), "floor((n + 1)/2)");
    assert_eq!(text(endless(|n| n / 3 * 2 + 1)), "2 floor(n/3) + 1");
    assert_eq!(text(endless(|n| n ^ 5)), "n xor 5");
    assert_eq!(text(endless(|n| (n + 3) ^ 6)), "(n + 3) xor 6");
    assert_eq!(text(endless(|n| n.min(9))), "min(n, 9)");
    assert_eq!(text(endless(|n| n.saturating_sub(3))), "max(n - 3, 0)");
    assert_eq!(text(endless(|n| [0, 1, 0, 2, 1][n as usize % 5])), "period 5, beginning 0 1 0 2 1");
}

#[test]
fn arithmetic_periods_have_their_saltus() {
    // Lasker's Nim.
    let lasker = |n: u64| match n % 4 {
        0 if n > 0 => n - 1,
        3 => n + 1,
        _ => n,
    };
    assert_eq!(period(endless(lasker)), (1, 4, 4));
    assert_eq!(period(endless(|n| n / 5 * 3 + [0, 2, 1, 1, 7][n as usize % 5])), (0, 5, 3));
}

/// Periods and last exceptions: Winning Ways, chapter 4.
#[test]
fn the_octal_games_of_the_books_have_their_periods() {
    for (code, after, width) in [
        (&[7, 7][..], 71, 12),
        (&[1, 3, 7], 52, 34),
        (&[0, 7], 53, 34),
        (&[1, 1, 5], 1, 14),
        (&[3], 0, 2),
        (&[3, 3], 0, 3),
        (&[3, 3, 3], 0, 4),
    ] {
        let found = sequence(&octal(code, 300), &mut |count| octal(code, count.min(3000)));
        let (preperiod, found, saltus) = period(found);
        assert_eq!((preperiod, found, saltus), (after, width, 0), "{code:?}");
    }
}

#[test]
fn the_period_is_the_least_and_begins_as_early_as_it_can() {
    for (start, width, saltus) in [(0, 1, 2), (0, 12, 0), (5, 6, 0), (30, 7, 3), (99, 34, 0)] {
        let base = |n: usize| (n * n * 7 + n / 3) % 11 + if n == width - 1 { 20 } else { 0 };
        let value = |n: u64| {
            let n = n as usize;
            if n < start {
                return 40 + (n * n % 13) as u64;
            }
            (base((n - start) % width) + (n - start) / width * saltus) as u64
        };
        let found = period(sequence(&first(900, value), &mut |count| first(count, value)));
        assert_eq!(found, (start, width, saltus as u32));
    }
}

/// By the definition, whichever period is the least that explains half of the values three times.
fn naive_period(values: &[u32]) -> Option<(usize, usize)> {
    let starts = |period: usize| {
        let step = |n: usize| i64::from(values[n + period]) - i64::from(values[n]);
        let last = values.len() - period - 1;
        let saltus = step(last);
        (0..=last).rev().take_while(|&n| step(n) == saltus).last().map(|start| (start, saltus))
    };
    (1..values.len()).find_map(|period| {
        let (start, saltus) = starts(period).filter(|&(_, saltus)| saltus >= 0)?;
        let seen = values.len() - start >= 3 * period && values.len() >= 2 * (start + period);
        (seen && saltus >= 0).then_some((start, period))
    })
}

#[test]
fn the_period_is_that_of_a_search_by_the_definition() {
    let mut random = fastrand::Rng::with_seed(5);
    for _ in 0..3000 {
        let (start, width) = (random.usize(0..20), random.usize(1..15));
        let most = random.u32(1..9);
        let saltus = if random.bool() { 0 } else { random.u32(1..5) };
        let base: Vec<u32> = (0..start + width).map(|_| random.u32(0..=most)).collect();
        let mut values = base;
        while values.len() < 150 {
            values.push(values[values.len() - width] + saltus);
        }
        let expected = naive_period(&values).expect("it was made so");
        let found = alone(&values).and_then(|found| found.period);
        let found = found.map(|period| (period.preperiod, period.period));
        assert_eq!(found, Some(expected), "{values:?}");
    }
}

#[test]
fn a_period_in_disguise_is_called_a_period() {
    assert_eq!(period(endless(|n| if n == 0 { 0 } else { (n - 1) % 4 })), (1, 4, 0));
    assert_eq!(period(endless(|n| if n == 0 { 1 } else { n % 2 })), (1, 2, 0));
}

#[test]
fn formulas_in_the_digits_are_found() {
    assert_eq!(text(endless(|n| n ^ (n / 2))), "n xor floor(n/2)");
    assert_eq!(
        text(endless(|n| u64::from(n.count_ones() % 2))),
        "(the number of bits set in n) mod 2"
    );
    assert_eq!(text(endless(|n| u64::from((!n).trailing_zeros()))), "the exponent of 2 in (n + 1)");
    assert_eq!(text(endless(|n| (n + 1).ilog2().into())), "floor(log2((n + 1)))");
    assert_eq!(text(endless(|n| digits(n, 3) % 5)), "(the sum of the digits of n in base 3) mod 5");
    // Ruler, Mock Turtles with the first coin at 0, and "at most half".
    let ruler = |n: u64| if n == 0 { 0 } else { 1 << n.trailing_zeros() };
    assert_eq!(text(endless(ruler)), "the largest power of 2 that divides n, for n >= 1");
    assert_eq!(
        text(endless(|n| 2 * n + u64::from(n.count_ones() % 2 == 0))),
        "the odious number of index n"
    );
    let half = |n: u64| (n + 1) >> (n + 1).trailing_zeros() >> 1;
    assert_eq!(text(endless(half)), "half of the odd part of (n + 1), rounded down");
}

fn digits(n: u64, base: u64) -> u64 {
    if n == 0 { 0 } else { n % base + digits(n / base, base) }
}

#[test]
fn lines_of_irrational_slope_are_found() {
    assert_eq!(text(endless(|n| (n + (5 * n * n).isqrt()) / 2)), "floor(n phi)");
    assert_eq!(text(endless(|n| (2 * n * n).isqrt())), "floor(n sqrt(2))");
}

#[test]
fn where_the_zeros_are_is_said_if_no_more_can_be() {
    let wild = |n: u64| 1 + n.wrapping_mul(0x9E37_79B9_7F4A_7C15) % 91;
    assert_eq!(
        text(endless(|n| if n % 5 == 2 { 0 } else { wild(n) })),
        "0 exactly when n = 2 (mod 5)"
    );
    assert_eq!(
        text(endless(|n| if n.is_power_of_two() { 0 } else { wild(n) })),
        "0 exactly when n is a power of 2"
    );
    assert_eq!(text(endless(|n| if n == 0 { 0 } else { wild(n) })), "0 exactly when n = 0");
}

#[test]
fn random_values_have_no_pattern() {
    let mut random = fastrand::Rng::with_seed(1);
    for most in [1, 2, 3, 10, 1000] {
        for count in [20, 50, 300, 5000] {
            for _ in 0..100 {
                let values: Vec<u32> = (0..count).map(|_| 1 + random.u32(0..=most)).collect();
                assert_eq!(alone(&values), None, "{values:?}");
            }
        }
    }
}

#[test]
fn a_pattern_that_breaks_late_is_refuted_not_claimed() {
    for break_at in [201, 713, 799, 2000, 3199] {
        let value = |n: u64| if n < break_at { n % 12 % 5 } else { n * n % 7 + n % 1000 / 37 };
        let found = endless(value).unwrap();
        assert!(found.refuted[0].contains("period 12"), "{found:?}");
        assert!(found.refuted[0].contains(&format!("and broke at n = {break_at}")), "{found:?}");
        assert!(!found.text.contains("period 12"), "{found:?}");
    }
    // One wrong value, after which everything is as before.
    let found = endless(|n| if n == 2100 { 9 } else { n % 3 }).unwrap();
    assert_eq!(found.refuted, ["n mod 3 held to 799 and broke at n = 2100"]);
    assert_ne!(found.text, "n mod 3");
}

#[test]
fn a_late_period_is_found_by_computing_further() {
    let found = endless(|n| if n < 150 { n * n % 31 } else { n % 40 });
    assert_eq!(period(found), (150, 40, 0));
}

#[test]
fn what_is_seen_less_than_three_times_is_only_observed() {
    let base: Vec<u32> = (0..40).map(|n| n * n * 7 % 41).collect();
    let twice = [base.clone(), base.clone()].concat();
    assert_eq!(alone(&twice).unwrap().claim, Claim::Observed);
    assert_eq!(alone(&twice[..50]), None);
    let thrice = [twice, base].concat();
    assert_eq!(alone(&thrice).unwrap().claim, Claim::CheckedTo(119));
}

#[test]
fn a_line_with_one_wrong_value_is_no_line() {
    let mut values: Vec<u32> = (0..500).collect();
    values[400] = 7;
    assert_ne!(text(alone(&values)), "n");
    values[400] = 400;
    values[499] = 7;
    assert_eq!(text(alone(&values)), "0 exactly when n = 0");
}

#[test]
fn a_million_values_take_well_below_a_second() {
    type Shape = fn(u64) -> u64;
    let shapes: [(&str, Shape); 5] = [
        ("period", |n| n % 9973 % 17),
        ("late", |n| if n < 400_000 { n * n % 31 } else { n % 999 }),
        ("bits", |n| n ^ (n / 2)),
        ("wild", |n| n.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 60),
        ("nearly constant", |n| u64::from(n == 999_999)),
    ];
    for (name, shape) in shapes {
        let values = first(1_000_000, shape);
        let start = Instant::now();
        let found = alone(&values);
        let took = start.elapsed();
        assert!(took < Duration::from_secs(5), "{name} took {took:?}: {found:?}");
        println!("{name}: {took:?} {found:?}");
    }
}
