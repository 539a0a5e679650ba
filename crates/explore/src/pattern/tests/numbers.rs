//! Irrational slopes.

use super::beatty;
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
    assert_eq!(slope(&[], 0), None);
    let rational: Vec<u64> = (0..1000).map(|k| 8 * k / 5).collect();
    assert_eq!(slope(&rational, 0), None);
    let mut values: Vec<u64> = (0..1000).filter_map(|k| PHI.times(k)).collect();
    values[500] += 1;
    assert_eq!(slope(&values, 0), None);
}
