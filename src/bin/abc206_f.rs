//! ABC 206 F Interval Game 2. <https://atcoder.jp/contests/abc206/tasks/abc206_f>
//!
//! **Rules.** There are `N` half-open intervals, [L, R) with integers 1 <= L < R <= 100. Alice and Bob move in turn,
//! Alice first; a move chooses one of the intervals that has no point in common with any interval chosen before.
//! Whoever cannot move loses. For each of `T` cases print the winner.
//!
//! **Theorem.** For integers l <= r let g(l, r) be the mex of g(l, L) xor g(R, r) over all intervals [L, R) with l <=
//! L and R <= r; without any, it is 0. Alice wins if and only if g(1, 100) is not 0. (Proved.)
//!
//! **Proof.** Call the game in which only the intervals inside [l, r) may be chosen the stretch [l, r). The whole game
//! is the stretch [1, 100), as all intervals are inside.
//! 1. *What is left of a stretch is a sum of two.* Choose [L, R) in [l, r). An interval inside [l, r) that has no
//!    point in common with it ends at L or earlier, or begins at R or later. So it is inside [l, L) or inside [R, r);
//!    an interval of the one has no point in common with any of the other. What is left is the sum of these two
//!    stretches.
//! 2. *Values.* Both are shorter than the stretch, so play ends. By Sprague and Grundy, the value of a sum is the xor
//!    of the values, and that of a stretch is the mex over its options: g(l, r), by induction on the length.
//!
//! *What is filled in.* If no interval begins at l, the stretches [l, r) and [l + 1, r) have the same intervals
//! inside, and are the same game. If none ends at r, the same holds for [l, r) and [l, r - 1). So a mex is needed only
//! for stretches from a left end to a right end.
//!
//! *Values are small.* Each move in a stretch takes a part of length 1 or more, so a play has at most r - l moves. No
//! Grundy value exceeds the length of the longest play: a position of value v has an option of value v - 1, if v is
//! positive. So values are below 100, and their xor is below 128.
//!
//! **Complexity.** O(s e n) a case with s different left ends and e different right ends: an interval [L, R) is looked
//! at for each left end up to L with each right end from R on. These are at most L (101 - R) <= 2500 stretches, so a
//! case takes at most 2500 n steps; and 80 KB.
//!
//! **Traps.** Intervals that touch have no point in common: `1 / 2 / 1 2 / 2 3` answers `Bob`. A stretch may be filled
//! completely: `1 / 1 / 1 100` answers `Alice`. It is not enough to count the intervals that find room:
//! `1 / 3 / 1 2 / 1 3 / 2 3` answers `Alice`, who chooses [1, 3). Outcomes alone do not decide, since there are two
//! stretches: `1 / 5 / 1 2 / 3 4 / 3 5 / 4 5 / 6 7` answers `Alice`. Equal intervals are allowed, and block each
//! other: `1 / 2 / 1 2 / 1 2` answers `Alice`. Each case begins anew: `2 / 1 / 2 3 / 1 / 1 2` answers `Alice / Alice`.
//! Past the statement, up to 2^23 cases of as many intervals are answered, none included; coordinates past 100 are
//! refused.
//!
//! **Source.** AtCoder Beginner Contest 206, problem F.

use proconio::input;
use sente::{
    io::{fail, length, refuse_bad_input},
    mex::SmallMexSet,
    output,
};

/// The greatest coordinate.
const END: usize = 100;

/// The Grundy value of the game with these intervals.
fn grundy_value(intervals: &[(usize, usize)]) -> usize {
    // Of the stretch [left, right), at [right][left].
    let mut values = [[0; END + 1]; END + 1];
    // The intervals that begin at `left` or later.
    let mut begun: Vec<(usize, usize)> = Vec::new();
    for left in (1..END).rev() {
        let before = begun.len();
        begun.extend(intervals.iter().filter(|interval| interval.0 == left));
        if begun.len() == before {
            values.iter_mut().skip(left).for_each(|row| row[left] = row[left + 1]);
            continue;
        }
        begun.sort_unstable_by_key(|interval| interval.1);
        fill(&mut values, left, &begun);
    }
    values[END][1]
}

/// Finds the values of the stretches from `left` on. The intervals inside are sorted by their right ends.
fn fill(values: &mut [[usize; END + 1]; END + 1], left: usize, intervals: &[(usize, usize)]) {
    let mut intervals = intervals.iter().peekable();
    // For each interval that ends at `right` or earlier, the value of the stretch before it, and its right end.
    let mut inside: Vec<(usize, usize)> = Vec::new();
    for right in (left..=END).skip(1) {
        let before = inside.len();
        while let Some(&(l, r)) = intervals.next_if(|interval| interval.1 == right) {
            inside.push((values[l][left], r));
        }
        values[right][left] = if inside.len() == before {
            values[right - 1][left]
        } else {
            let mut options = SmallMexSet::<2>::new();
            for &(value, r) in &inside {
                options.insert(value ^ values[right][r]);
            }
            options.mex()
        };
    }
}

/// True if [l, r) is an interval between 1 and 100.
fn is_allowed(&(l, r): &(usize, usize)) -> bool {
    (1..r).contains(&l) && r <= END
}

fn main() {
    refuse_bad_input();
    input! { tests: usize }
    let mut out = output();
    for test in 1..=length(tests) {
        input! { n: usize, intervals: [(usize, usize); length(n)] }
        if let Some((l, r)) = intervals.iter().find(|interval| !is_allowed(interval)) {
            fail(format_args!("test {test}: [{l}, {r}) is not an interval between 1 and {END}"));
        }
        out.line(if grundy_value(&intervals) != 0 { "Alice" } else { "Bob" });
    }
}

#[cfg(test)]
mod abc206_f {
    use super::{grundy_value, is_allowed};

    /// The row from `from` to `to` of all intervals of these lengths.
    fn row(from: usize, to: usize, lengths: &[usize]) -> Vec<(usize, usize)> {
        let of_length = |&length: &usize| (from..to).map(move |l| (l, l + length));
        lengths.iter().flat_map(of_length).filter(|interval| interval.1 <= to).collect()
    }

    #[test]
    fn without_an_interval_there_is_no_move() {
        assert_eq!(grundy_value(&[]), 0);
    }

    #[test]
    fn one_interval_is_one_move_wherever_it_is() {
        for interval in [(1, 2), (1, 100), (50, 51), (99, 100), (7, 93)] {
            assert_eq!(grundy_value(&[interval]), 1, "{interval:?}");
        }
    }

    #[test]
    fn intervals_with_a_common_point_are_one_move() {
        assert_eq!(grundy_value(&[(40, 60); 200]), 1);
        let nested: Vec<_> = (1..=50).map(|i| (i, 101 - i)).collect();
        assert_eq!(grundy_value(&nested), 1);
    }

    #[test]
    fn intervals_that_touch_are_moves_of_their_own() {
        for count in 0..=99 {
            assert_eq!(grundy_value(&row(1, 1 + count, &[1])), count % 2);
            assert_eq!(grundy_value(&row(100 - count, 100, &[1])), count % 2);
        }
    }

    #[test]
    fn lengths_of_1_and_2_are_kayles_and_2_alone_is_dawsons_kayles() {
        let kayles = [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4];
        let dawson = [0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3, 0, 1, 1, 3, 0];
        for (skittles, value) in kayles.into_iter().enumerate() {
            assert_eq!(grundy_value(&row(5, 5 + skittles, &[1, 2])), value, "{skittles} skittles");
        }
        for (skittles, value) in dawson.into_iter().enumerate() {
            assert_eq!(grundy_value(&row(70, 70 + skittles, &[2])), value, "{skittles} skittles");
        }
    }

    #[test]
    fn a_row_of_all_intervals_is_worth_its_length() {
        let lengths: Vec<usize> = (1..100).collect();
        for length in 0..=99 {
            assert_eq!(grundy_value(&row(1, 1 + length, &lengths)), length);
        }
    }

    /// The value by the rules: the mex over all choices, of what is then left.
    fn by_choices(left: &[(usize, usize)]) -> usize {
        let options: Vec<usize> = left
            .iter()
            .map(|&(l, r)| {
                let apart = left.iter().filter(|other| other.1 <= l || r <= other.0);
                by_choices(&apart.copied().collect::<Vec<_>>())
            })
            .collect();
        (0..).find(|value| !options.contains(value)).unwrap_or(0)
    }

    #[test]
    fn a_choice_leaves_the_intervals_on_either_side() {
        let mut seed = 206_u64;
        let mut random = move |below: usize| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (seed >> 33) as usize % below
        };
        for round in 0..400 {
            let (width, longest) = ([4, 9, 20][round % 3], [2, 3, 9][round % 4 % 3]);
            let first = 1 + random(100 - width);
            let mut interval = |_| {
                let l = first + random(width);
                (l, (l + 1 + random(longest)).min(first + width))
            };
            let intervals: Vec<_> = (0..1 + round % 8).map(&mut interval).collect();
            assert_eq!(grundy_value(&intervals), by_choices(&intervals), "{intervals:?}");
        }
    }

    #[test]
    fn coordinates_are_ascending_and_from_1_to_100() {
        assert!([(1, 2), (1, 100), (99, 100)].iter().all(is_allowed));
        assert!(![(0, 1), (0, 5), (5, 5), (6, 5), (1, 101), (100, 101)].iter().any(is_allowed));
    }
}
