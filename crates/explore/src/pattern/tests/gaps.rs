//! Sequences that begin late or lack values, and values that are linear in each class.

use super::*;

type Of = fn(u64) -> u64;

fn with_gaps(gaps: &[u64], of: Of) -> Table {
    let table = tabulate(&[80], |at| (!gaps.contains(&at[0])).then(|| of(at[0])));
    Table { axes: vec!["n".into()], ..table }
}

#[test]
fn a_gap_is_no_exception() {
    for (gaps, of, expected) in [
        (&[0][..], (|n| n % 5) as Of, "n mod 5"),
        (&[0], |n| 1 + u64::from(n % 4 == 0), "period 4, beginning 2 1 1 1"),
        (&[7, 20], |n| n % 3, "n mod 3"),
        (&[0, 1, 2], |n| n / 3, "floor(n/3)"),
        (&[0, 9], |n| outcome(n.is_power_of_two()), "0 exactly when n is a power of 2"),
    ] {
        assert_eq!(text(alone(&with_gaps(gaps, of))), expected);
    }
}

#[test]
fn a_value_that_breaks_the_rule_behind_a_gap_is_seen() {
    let table = with_gaps(&[0, 40], |n| if n == 70 { 4 } else { n % 3 });
    assert_ne!(text(alone(&table)), "n mod 3");
}

#[test]
fn values_by_parity_are_linear_in_each_class() {
    let of = |n| if n % 2 == 0 { n / 2 } else { n + 1 };
    let expected = "k for n = 2 k, 2 k + 2 for n = 2 k + 1";
    assert_eq!(text(endless(of)), expected);
    assert_ne!(text(endless(|n| if n == 190 { 0 } else { of(n) })), expected);
}
