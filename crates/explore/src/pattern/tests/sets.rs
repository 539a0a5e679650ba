//! The zeros of sequences of which no more is to be told.

use super::*;

/// A sequence with these zeros; the other values have no pattern.
fn with_zeros(bound: u64, is_zero: impl Fn(u64) -> bool) -> Table {
    let other = |n: u64| 1 + (n + 7).wrapping_mul(0x9E37_79B9_7F4A_7C15) % 89;
    first(bound as usize + 1, |n| if is_zero(n) { 0 } else { other(n) })
}

fn zeros(is_zero: impl Fn(u64) -> bool) -> String {
    let more = &mut |sizes: &[usize]| Some(with_zeros(sizes[0] as u64 - 1, &is_zero));
    told(find(&with_zeros(2000, &is_zero), more))
}

fn told(found: Option<Finding>) -> String {
    let text = text(found);
    text.strip_prefix("0 exactly when ").map_or(text.clone(), String::from)
}

#[test]
fn zeros_that_are_told_by_their_places() {
    let square = |n: u64| n.isqrt().pow(2) == n;
    let fibonacci = |n: u64| square(5 * n * n + 4) || n > 0 && square(5 * n * n - 4);
    let power = |n: u64| n.is_power_of_two();
    let sets: &[(&dyn Fn(u64) -> bool, &str)] = &[
        (&|_| false, "nothing"),
        (&|n| n == 3 || n == 8, "n = 3 or 8"),
        (&|n| n % 4 == 0, "n = 0 (mod 4)"),
        (&|n| n % 7 == 2 || n % 7 == 5, "n = 2 or 5 (mod 7)"),
        (&|n| n % 6 == 1 || n % 6 == 4, "n = 1 (mod 3)"),
        (&|n| n > 20 && n % 5 == 1, "n = 1 (mod 5) from n = 17 on"),
        (&|n| n == 12 || n % 5 == 1, "n = 1 or 6 or 11 or 12, or n = 1 (mod 5) from n = 13 on"),
        (&|n| n % 7 == 3 && n != 3, "n = 3 (mod 7) from n = 4 on"),
        // Whether 0 is a Fibonacci number is a matter of taste.
        (&|n| n > 0 && fibonacci(n), "n is a Fibonacci number, for n >= 1"),
        (&fibonacci, "n = 0 or n is a Fibonacci number"),
        // 0 + 1 is a power of 2.
        (&|n| n > 0 && power(n + 1), "n + 1 is a power of 2, for n >= 1"),
        (&|n| power(n + 1), "n + 1 is a power of 2"),
        (&|n| n == 0 || power(n), "n = 0 or n is a power of 2"),
        (
            &|n| n > 0 && n.trailing_zeros() % 2 == 0,
            "(the exponent of 2 in n) mod 2 is 0, for n >= 1",
        ),
    ];
    for (is_zero, name) in sets {
        assert_eq!(zeros(is_zero), *name);
    }
}

#[test]
fn random_zeros_have_no_pattern() {
    let mut random = fastrand::Rng::with_seed(2);
    for share in [0.02, 0.1, 0.5, 0.9] {
        for _ in 0..50 {
            let bound = random.u64(500..3000);
            let set: Vec<bool> = (0..=bound).map(|_| random.f64() < share).collect();
            assert_eq!(told(alone(&with_zeros(bound, |n| set[n as usize]))), "nothing", "{set:?}");
        }
    }
}
