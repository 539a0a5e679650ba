//! AOJ 1377 Black and White Boxes. <https://onlinejudge.u-aizu.ac.jp/problems/1377>
//!
//! **Rules.** Piles of black and white boxes, given from the bottom to the top. Alice takes a black
//! box with all boxes above it, Bob a white one likewise; who cannot move loses. Piles are fair
//! unless one and the same player wins whoever begins. Of `n` piles, choose some, or none, that are
//! fair and have as many boxes as possible. How many?
//!
//! **Theorem.** In each pile, the boxes below the first change of colour count 1 each, and those
//! above it 1/2, 1/4, 1/8, and so on; plus if black, minus if white. Let v be the sum of all boxes.
//! Alice wins whoever begins iff v > 0, Bob iff v < 0, and whoever moves second iff v = 0. So piles
//! are fair iff v = 0. Let a pile with the sum v and c boxes have the weight 2^50 v + c. Then the
//! answer is the greatest sum of weights below 2^11 of some of the piles. (Proved.)
//!
//! **Proof.** Say that a box has the step 2^-j if it counts 2^-j or -2^-j, and that the boxes below
//! the first change of colour are the first run. If the topmost box of a pile has the step 2^-k,
//! the boxes above one with the step 2^-j, without those of the first run, have the steps 2^-(j+1),
//! ..., 2^-k, which is 2^-j - 2^-k together.
//!
//! *Alice's moves lower v, and Bob's raise it.* She takes a box that counts 2^-j, and what lies
//! above it. Boxes of the first run among that are black, too. The others count at least -(2^-j -
//! 2^-k) together. So v falls by 2^-k or more. For Bob, exchange the colours.
//!
//! *If v > 0, Alice has a move to v >= 0.* Let 2^-k be the least step of any pile. All boxes count
//! multiples of it, so v >= 2^-k.
//! - k = 0: each pile has one colour. One is black, since v > 0, and its topmost box counts 1.
//! - k > 0: a pile with this step has both colours. Alice takes its highest black box, which counts
//!   2^-j. Above it all boxes are white, so none is in the first run: they count -(2^-j - 2^-k). So
//!   v falls by exactly 2^-k.
//!
//! *Who wins.* Let Bob be to move at v >= 0. Whatever he does, v > 0 then, and Alice has an answer
//! to v >= 0. So she always has one, and as the boxes come to an end, she wins. If v > 0 and she
//! begins, she moves to v >= 0. The same holds for Bob with the signs exchanged.
//!
//! *Weights.* In a pile of up to 40 boxes the lowest counts 1, so at most 39 steps are halved, and
//! V = 2^39 v is an integer. Some piles have c boxes together, at most 48 * 40 < 2^11 here. The sum
//! of their weights is 2^11 V + c: if V >= 1 it is at least 2^11, if V <= -1 it is negative, and if
//! V = 0 it is c. No pile at all has the sum 0. So the greatest sum below 2^11 is that of fair
//! piles, the number of their boxes. Sums are below 1920 * 2^50 + 1920 < 2^61 in size.
//!
//! *The greatest sum below a limit.* Take two halves of the piles. Each pile turns the ascending
//! list of the sums so far into two of them, without it and with it, which are merged. Then go up
//! the sums of one half, and down those of the other: the greater the one, the smaller its greatest
//! partner.
//!
//! **Complexity.** O(2^(n/2)) time and memory: for 40 piles two lists of 2^20 sums, since the
//! stable sort of the standard library merges two ascending runs. Past the statement up to 48
//! piles, of 40 boxes each; beyond that, an error.
//!
//! **Traps.** A box is not always worth 1: `1 / BW` answers `0`, as it is worth 1/2. Every box
//! above the first change is halved, not only at a change: `1 / BWW` answers `0`, as it is worth
//! 1/4. From the bottom: `3 / BW / BW / W` answers `5`; read from the top it would be 0. No pile at
//! all is fair: `1 / B` answers `0`. Equal sums keep the most boxes:
//! `6 / BW / BW / B / W / BBBB / BBBB` answers `5`; with those of the last one it would be 2. An
//! epsilon finds 41 boxes where a pile misses 1 by 2^-39:
//! `2 / BWBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB / W` answers `0`.
//!
//! **Source.** Berlekamp, Conway and Guy, Winning Ways, ch. 1 and 3: Hackenbush strings are
//! numbers, and v is the one with this sign expansion (checked for all strings of up to 12 boxes,
//! by `a_hackenbush_string_is_the_number_of_its_sign_expansion` in `crates/game`). Horowitz and
//! Sahni, Computing partitions with applications to the knapsack problem (1974). The proof is ours.

use sente::io::{fail, Bytes};
use sente::{input, output};

const MOST_PILES: usize = 48;
const MOST_BOXES: usize = 40;
/// The value of a box of the first run, in units of the least step.
const ONE: i64 = 1 << (MOST_BOXES - 1);
/// Above all numbers of boxes.
const LIMIT: i64 = 1 << 11;

/// The sum of the boxes in units of 2^-50, plus their number; `None` if they are no pile.
fn weight(pile: &[u8]) -> Option<i64> {
    if pile.is_empty() || pile.len() > MOST_BOXES {
        return None;
    }
    let (mut step, mut sum) = (ONE, 0);
    for &colour in pile {
        if step < ONE || colour != pile[0] {
            step /= 2;
        }
        sum += match colour {
            b'B' => step,
            b'W' => -step,
            _ => return None,
        };
    }
    Some(sum * LIMIT + pile.len() as i64)
}

/// The greatest sum below `LIMIT` of some of these weights.
fn most_boxes(weights: &[i64]) -> i64 {
    let (half, rest) = weights.split_at(weights.len() / 2);
    let (one, other) = (ascending_sums(half), ascending_sums(rest));
    let mut most = 0;
    let mut partners = &other[..];
    for sum in one {
        while let [lower @ .., greatest] = partners {
            if sum + greatest < LIMIT {
                most = most.max(sum + greatest);
                break;
            }
            partners = lower;
        }
    }
    most
}

/// The sums of all choices of the weights.
fn ascending_sums(weights: &[i64]) -> Vec<i64> {
    let mut sums = vec![0];
    for weight in weights {
        for without in 0..sums.len() {
            sums.push(sums[without] + weight);
        }
        sums.sort();
    }
    sums
}

fn main() {
    input! { n: usize }
    if n > MOST_PILES {
        fail(format_args!("{n} piles are too many to choose from: the most is {MOST_PILES}"));
    }
    input! { piles: [Bytes; n] }
    let mut weights = Vec::with_capacity(n);
    for (number, pile) in (1..).zip(&piles) {
        let Some(weight) = weight(pile) else {
            fail(format_args!("pile {number} is not 1 to {MOST_BOXES} letters `B` or `W`"));
        };
        weights.push(weight);
    }
    output().line(most_boxes(&weights));
}

#[cfg(test)]
mod aoj1377 {
    use super::*;

    fn answer(piles: &[&str]) -> i64 {
        let weights: Option<Vec<i64>> = piles.iter().map(|pile| weight(pile.as_bytes())).collect();
        most_boxes(&weights.unwrap())
    }

    /// The value of a pile in units of 2^-39.
    fn value(pile: &str) -> i64 {
        weight(pile.as_bytes()).unwrap().div_euclid(LIMIT)
    }

    #[test]
    fn no_piles_and_no_fair_choice_have_no_box() {
        assert_eq!(answer(&[]), 0);
        assert_eq!(answer(&["B"]), 0);
        assert_eq!(answer(&["W"; 7]), 0);
    }

    #[test]
    fn a_pile_of_one_colour_counts_its_boxes() {
        for boxes in 1..=MOST_BOXES {
            assert_eq!(value(&"B".repeat(boxes)), boxes as i64 * ONE);
            assert_eq!(value(&"W".repeat(boxes)), -(boxes as i64) * ONE);
        }
    }

    #[test]
    fn every_box_above_the_first_change_counts_half() {
        assert_eq!(value("BW"), ONE / 2);
        assert_eq!(value("BWW"), ONE / 4);
        assert_eq!(value("BWB"), 3 * ONE / 4);
        assert_eq!(value("BBW"), 3 * ONE / 2);
        assert_eq!(value("WB"), -ONE / 2);
        assert_eq!(value("BWBW"), 5 * ONE / 8);
        assert_eq!(value(&("B".to_string() + &"W".repeat(38))), 2);
        assert_eq!(value(&("B".to_string() + &"W".repeat(39))), 1);
        assert_eq!(value(&("BW".to_string() + &"B".repeat(38))), ONE - 1);
    }

    #[test]
    fn a_pile_and_its_opposite_are_fair() {
        for code in 0..1 << 10 {
            let of = |black| (0..10).map(move |i| if code >> i & 1 == black { 'B' } else { 'W' });
            let [pile, opposite]: [String; 2] = [of(1).collect(), of(0).collect()];
            assert_eq!(value(&pile) + value(&opposite), 0);
            assert_eq!(answer(&[&pile, &opposite]), 20);
        }
    }

    #[test]
    fn of_equal_sums_the_one_with_the_most_boxes_counts() {
        for turn in 0..6 {
            let mut piles = ["BW", "BW", "B", "W", "BBBB", "BBBB"];
            piles.rotate_left(turn);
            assert_eq!(answer(&piles), 5);
        }
    }

    #[test]
    fn the_sums_of_all_choices_ascend() {
        assert_eq!(ascending_sums(&[]), [0]);
        assert_eq!(ascending_sums(&[5, -3, 5]), [-3, 0, 2, 2, 5, 5, 7, 10]);
    }

    #[test]
    fn the_greatest_sum_below_the_limit_is_that_of_a_single_pass() {
        assert_eq!(most_boxes(&[LIMIT, LIMIT - 1, 1]), LIMIT - 1);
        for seed in 0..300_i64 {
            let weights: Vec<i64> = (1..8).map(|i| seed * i * i % 1999 * 3 - 2400).collect();
            let all = ascending_sums(&weights);
            let expected = all.into_iter().rev().find(|&sum| sum < LIMIT);
            assert_eq!(Some(most_boxes(&weights)), expected.map(|sum| sum.max(0)), "{weights:?}");
        }
    }

    #[test]
    fn the_most_piles_of_the_most_boxes_fit() {
        let [black, white] = ["B", "W"].map(|colour| colour.repeat(MOST_BOXES));
        let all: i64 = (0..MOST_PILES).map(|_| weight(black.as_bytes()).unwrap()).sum();
        assert!(all < 1 << 61 && MOST_PILES * MOST_BOXES < LIMIT as usize);
        assert_eq!(answer(&[&*black, &*white].repeat(10)), 20 * 40);
    }

    #[test]
    fn what_is_no_pile_is_refused() {
        for pile in ["", "b", "BWX", &"B".repeat(MOST_BOXES + 1)] {
            assert_eq!(weight(pile.as_bytes()), None, "{pile}");
        }
    }
}
