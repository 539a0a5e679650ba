//! Counting by nim-sums.
//!
//! *Spans.* Of n numbers, each nim-sum that can be made at all is made by equally many subsets: 2^(n - rank).
//!
//! *Bounded heaps.* For w let `w(x)` be 1 if `w & x` has an even number of ones in binary, and else -1, and `D(w, b)` the
//! sum of `w(x)` over all x < b. The transform of the nim-sums of heaps below some bounds is at w the product of
//! the `D(w, b)`. So their average over all w counts the lost positions.

use crate::law;
use libtest_mimic::Trial;
use sente::span::Span;
use sente::walsh;

pub fn trials() -> [Trial; 2] {
    [
        law("counting::each_nim_sum_is_made_equally_often", equally_often),
        law("counting::an_average_counts_the_lost_positions_of_bounded_heaps", bounded_heaps),
    ]
}

/// With any five numbers below 8.
fn equally_often() {
    for code in 0..1 << 15 {
        let numbers = [0, 3, 6, 9, 12].map(|place| code >> place & 7_usize);
        let mut span = Span::ZERO;
        numbers.iter().for_each(|&number| _ = span.insert(number as u64));
        let mut ways = [0; 8];
        for set in 0..1 << 5 {
            let chosen = (0..5).filter(|bit| set >> bit & 1 == 1);
            ways[chosen.fold(0, |sum, bit| sum ^ numbers[bit])] += 1;
        }
        for (number, ways) in (0..).zip(ways) {
            let is_made = span.reduce(number) == 0;
            let expected = if is_made { 1 << (5 - span.rank()) } else { 0 };
            assert_eq!(ways, expected, "{numbers:?}: {number}");
        }
    }
}

/// With three heaps below any bounds up to 9.
fn bounded_heaps() {
    for code in 0..9_usize.pow(3) {
        let bounds = [code % 9 + 1, code / 9 % 9 + 1, code / 81 + 1];
        let mut ways = [0; 16];
        for position in 0..bounds.iter().product() {
            let rest = position / bounds[0];
            ways[(position % bounds[0]) ^ (rest % bounds[1]) ^ (rest / bounds[1])] += 1;
        }
        let product = |w| bounds.iter().map(|&bound| sum_of_signs(w, bound)).product();
        let products: Vec<i32> = (0..16).map(product).collect();
        assert_eq!(16 * ways[0], products.iter().sum::<i32>(), "{bounds:?}");
        walsh::transform(&mut ways);
        assert_eq!(ways, *products, "{bounds:?}");
    }
}

/// `D(w, bound)`: of whole blocks of twice the lowest bit of w nothing is left.
fn sum_of_signs(w: usize, bound: usize) -> i32 {
    if w == 0 {
        return bound as i32;
    }
    let block = 2 << w.trailing_zeros();
    let rest = bound % block;
    let sign = 1 - 2 * ((w & (bound - rest)).count_ones() as i32 % 2);
    sign * rest.min(block - rest) as i32
}
