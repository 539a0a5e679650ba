use super::*;

fn up_to(bound: u64, member: impl Fn(u64) -> bool) -> Vec<u64> {
    (0..=bound).filter(|&n| member(n)).collect()
}

fn found(member: impl Fn(u64) -> bool) -> Option<Finding> {
    members(&up_to(2000, &member), 2000, &mut |bound| Some(up_to(bound, &member)))
}

fn listed(all: &[u64]) -> Option<Finding> {
    members(all, *all.last().unwrap(), &mut |_| None)
}

#[test]
fn sets_without_end_or_beginning() {
    assert_eq!(text(found(|_| false)), "never");
    assert_eq!(text(found(|_| true)), "always");
    assert_eq!(text(found(|n| n == 3 || n == 8)), "n = 3 or 8");
    assert_eq!(members(&[], 0, &mut |_| None), None);
    assert_eq!(members(&[0], 0, &mut |_| None), None);
}

#[test]
fn residue_classes_with_the_least_modulus() {
    assert_eq!(text(found(|n| n % 4 == 0)), "n = 0 (mod 4)");
    assert_eq!(text(found(|n| n % 7 == 2 || n % 7 == 5)), "n = 2 or 5 (mod 7)");
    assert_eq!(text(found(|n| n > 20 && n % 5 == 1)), "n = 1 (mod 5) from n = 17 on");
}

#[test]
fn residue_classes_begin_as_early_as_they_can() {
    let period = |set: &dyn Fn(u64) -> bool| {
        let period = found(set).unwrap().period.unwrap();
        (period.preperiod, period.period, period.last_exception)
    };
    assert_eq!(period(&|n| n % 6 == 1 || n % 6 == 4), (0, 3, None));
    // 12 lacks a member five later.
    assert_eq!(period(&|n| n == 12 || n % 5 == 1), (13, 5, Some(12)));
    assert_eq!(period(&|n| n % 7 == 3 && n != 3), (4, 7, Some(3)));
}

#[test]
fn members_may_come_in_any_order_and_more_than_once() {
    let mut positions = vec![0, 0, 9999];
    positions.extend((0..500).rev().map(|n| n * 4));
    assert_eq!(text(members(&positions, 2000, &mut |_| None)), "nothing");
    positions.push(2000);
    assert_eq!(text(members(&positions, 2000, &mut |_| None)), "n = 0 (mod 4)");
}

#[test]
fn sets_with_a_name() {
    let fibonacci = |n: u64| {
        [5 * n * n + 4, (5 * n * n).saturating_sub(4)].iter().any(|s| s.isqrt().pow(2) == *s)
    };
    // Whether 0 is a Fibonacci number is a matter of taste.
    assert_eq!(text(found(|n| n > 0 && fibonacci(n))), "n is a Fibonacci number, for n >= 1");
    assert_eq!(text(found(fibonacci)), "n = 0 or n is a Fibonacci number");
    // 0 + 1 is a power of 2, and 0 is a square.
    let power = |n: u64| n.is_power_of_two();
    assert_eq!(text(found(|n| n > 0 && power(n + 1))), "n + 1 is a power of 2, for n >= 1");
    assert_eq!(text(found(|n| power(n + 1))), "n + 1 is a power of 2");
    assert_eq!(text(found(|n| n == 0 || power(n))), "n = 0 or n is a power of 2");
    let square = |n: u64| n.isqrt().pow(2) == n;
    assert_eq!(text(found(|n| n > 0 && square(n))), "n is a square, for n >= 1");
    assert_eq!(text(found(square)), "n is a square");
    assert_eq!(text(found(|n| n > 1 && square(n - 1))), "n - 1 is a square, for n >= 2");
    assert_eq!(text(found(|n| n.count_ones() % 2 == 1)), "n is an odious number");
    assert_eq!(
        text(found(|n| n > 0 && n.trailing_zeros() % 2 == 0)),
        "(the exponent of 2 in n) mod 2 = 0, for n >= 1"
    );
}

#[test]
fn golden_lines() {
    let lower: Vec<u64> = (1..2000).map(|k: u64| (k + (5 * k * k).isqrt()) / 2).collect();
    assert_eq!(text(listed(&lower)), "n = floor(k phi) for a k >= 1");
    let upper: Vec<u64> = (1..2000).map(|k: u64| (3 * k + (5 * k * k).isqrt()) / 2).collect();
    assert_eq!(text(listed(&upper)), "n = floor(k phi^2) for a k >= 1");
}

#[test]
fn linear_recurrences() {
    let mut terms = vec![1, 4];
    while terms.len() < 20 {
        let next = 3 * terms[terms.len() - 1] - terms[terms.len() - 2];
        terms.push(next);
    }
    let found = listed(&terms).unwrap();
    assert_eq!(found.text, "n = a(k): 1, 4; a(k) = 3 a(k-1) - a(k-2)");
    assert_eq!(found.claim, Claim::CheckedTo(terms[19]));
    assert_eq!(listed(&terms[..6]).unwrap().claim, Claim::Observed);
    // A member too many, or one too few.
    assert_eq!(listed(&[&terms[..], &[terms[19] + 1]].concat()), None);
    assert_eq!(members(&terms, 10 * terms[19], &mut |_| None), None);
}

#[test]
fn a_late_break_is_reported() {
    let found = found(|n| if n < 9000 { n % 6 == 0 } else { n % 6 == 1 }).unwrap();
    assert_eq!(found.refuted, ["n = 0 (mod 6) held to 8000 and broke at n = 9000"]);
    assert_ne!(found.text, "n = 0 (mod 6)");
}

#[test]
fn random_sets_have_no_pattern() {
    let mut random = fastrand::Rng::with_seed(2);
    for share in [0.02, 0.1, 0.5, 0.9] {
        for _ in 0..200 {
            let bound = random.u64(100..3000);
            let set: Vec<u64> = (0..=bound).filter(|_| random.f64() < share).collect();
            if set.len() > 9 {
                assert_eq!(members(&set, bound, &mut |_| None), None, "{set:?}");
            }
        }
    }
}
