//! Irrational slopes and linear recurrences.

use super::{beatty, recurrence};
use beatty::{Slope, slope};

const PHI: Slope = Slope { whole: 1, radicand: 5, divisor: 2 };

#[test]
fn the_golden_ratio_is_exact_where_doubles_are_not() {
    assert_eq!(PHI.times(0), Some(0));
    assert_eq!(PHI.times(267_914_296), Some(433_494_436));
    // The first k that double precision gets wrong.
    assert_eq!(PHI.times(102_334_155), Some(165_580_140));
}

#[test]
fn a_slope_is_found_again() {
    for slope in beatty::slopes().filter(|slope| slope.times(1).is_some()).step_by(97) {
        let values: Vec<u64> = (0..2000).filter_map(|k| slope.times(k)).collect();
        let found = beatty::slope(&values, 0).unwrap();
        assert_eq!(found.times(1_000_000), slope.times(1_000_000), "{slope:?} {found:?}");
    }
}

#[test]
fn neither_a_rational_line_nor_a_broken_one_has_a_slope() {
    assert_eq!(slope::<u64>(&[], 0), None);
    let rational: Vec<u64> = (0..1000).map(|k| 8 * k / 5).collect();
    assert_eq!(slope(&rational, 0), None);
    let mut values: Vec<u64> = (0..1000).filter_map(|k| PHI.times(k)).collect();
    values[500] += 1;
    assert_eq!(slope(&values, 0), None);
}

#[test]
fn recurrences_are_found_and_wild_terms_have_none() {
    let text = |terms: &[u64]| recurrence::find(terms).map_or("none".into(), |it| it.text());
    let terms: &[(&[u64], &str)] = &[
        (&[], "none"),
        (&[5], "none"),
        (&[1, 2, 4, 8, 16, 32], "a(k) = 2 a(k-1)"),
        (&[0, 1, 3, 7, 15, 31], "a(k) = 2 a(k-1) + 1"),
        (&[1, 2, 3, 5, 8, 13], "a(k) = a(k-1) + a(k-2)"),
        (&[1, 3, 8, 21, 55, 144], "a(k) = 3 a(k-1) - a(k-2)"),
        (&[9, 1, 8, 2, 7, 3, 6], "a(k) = -2 a(k-1) - a(k-2) + 19"),
        (
            &[0, 0, 0, 1, 1, 2, 4, 8, 15, 29, 56, 108, 208],
            "a(k) = a(k-1) + a(k-2) + a(k-3) + a(k-4)",
        ),
        (&[2, 3, 5, 7, 11, 13, 17, 19, 23, 29], "none"),
        (&[1, 2, 3, 5, 8, 13, 22], "none"),
        (&[u64::MAX - 1, u64::MAX, 3, 9, 1, 2, 7, 0, 4], "none"),
    ];
    for (terms, expected) in terms {
        assert_eq!(text(terms), *expected, "{terms:?}");
    }
}
