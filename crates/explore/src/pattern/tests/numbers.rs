//! Irrational slopes.

use super::{beatty, outcome, pairs, tabulate};
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

#[test]
fn pairs_mean_beatty_pairs_only_where_each_number_is_in_one() {
    let pairs = |whole, radicand, divisor, step, base| {
        let slope = Slope { whole, radicand, divisor };
        let all: Vec<[u64; 2]> = (0..60)
            .filter_map(|k| Some([slope.times(k)?, slope.times(k)? + step * k + base]))
            .collect();
        let has = |at: &[u64]| all.contains(&[at[0].min(at[1]), at[0].max(at[1])]);
        let table = tabulate(&[100; 2], |at| Some(outcome(has(at))));
        pairs::propose(&table).map(|statement| statement.meaning.is_some())
    };
    for (whole, radicand, divisor, step) in
        [(1, 5, 2, 1), (0, 2, 1, 2), (-1, 13, 2, 3), (-1, 5, 1, 4)]
    {
        assert_eq!(pairs(whole, radicand, divisor, step, 0), Some(true), "step {step}");
        assert_eq!(pairs(whole, radicand, divisor, step + 1, 0), Some(false), "a larger step");
        assert_eq!(pairs(whole, radicand, divisor, step, 2), Some(false), "a wider first pair");
        assert_eq!(pairs(whole + 2, radicand, divisor, step, 0), Some(false), "a larger slope");
    }
}
