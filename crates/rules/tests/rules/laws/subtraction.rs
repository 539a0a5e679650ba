//! Heaps of which a move takes some stones. The theorems give the Grundy value of one heap; several heaps are a
//! sum.

use super::*;
use std::collections::HashMap;

/// A heap of up to `most` stones, of which the rule says whether a move takes so many: `may(stones, taken)`.
fn heap(most: usize, may: impl Fn(usize, usize) -> bool) -> Dag {
    (0..=most).map(|n| (0..n).filter(|left| may(n, n - left)).collect()).collect()
}

/// A flag for each number of stones: true if the player to move wins.
fn wins(game: &Dag, convention: Convention) -> Vec<bool> {
    let mut wins: Vec<bool> = Vec::new();
    for options in game {
        let can_win = options.iter().any(|&option| !wins[option]);
        wins.push(can_win || options.is_empty() && convention == Convention::Misere);
    }
    wins
}

/// Bachet 1612.
#[test]
fn taking_1_to_k_is_worth_the_remainder_modulo_k_plus_1() {
    for k in 0..=12 {
        let game = heap(60, |_, taken| taken <= k);
        for (stones, value) in grundy(&game).into_iter().enumerate() {
            assert_eq!(value, stones % (k + 1), "{stones}, 1 to {k}");
        }
        for (stones, wins) in wins(&game, Convention::Misere).into_iter().enumerate() {
            assert_eq!(wins, stones % (k + 1) != 1, "{stones}, 1 to {k}, in misère play");
        }
    }
}

/// Without 3 among 1, 2, 3, 4, not even the outcomes are those.
#[test]
fn a_number_that_is_left_out_of_1_to_k_breaks_the_remainder() {
    let game = heap(60, |_, taken| [1, 2, 4].contains(&taken));
    assert_eq!(grundy(&game)[..5], [0, 1, 2, 0, 1]);
    assert!(wins(&game, Convention::Normal)[5]);
}

/// The formula fails where L exceeds R: there is no move then, and it gives other values than 0, unless R is 0.
#[test]
fn taking_l_to_r_is_worth_the_remainder_modulo_l_plus_r_divided_by_l_iff_l_is_at_most_r_or_r_is_0()
{
    for (l, r) in (1..=9).flat_map(|l| (0..=14).map(move |r| (l, r))) {
        let values = grundy(&heap(80, |_, taken| (l..=r).contains(&taken)));
        let holds = (0..).zip(values).all(|(stones, value)| value == stones % (l + r) / l);
        assert_eq!(holds, l <= r || r == 0, "{l} to {r}");
    }
}

/// A rule of its own: fewer than L stones can be taken too, all together. Who takes the last one loses.
#[test]
fn where_a_rest_below_l_is_taken_whole_misere_play_is_lost_at_the_remainders_1_to_l() {
    for (l, r) in (1..=7).flat_map(|l| (l..=12).map(move |r| (l, r))) {
        let may = |stones, taken| (l..=r).contains(&taken) || stones < l && taken == stones;
        for (stones, wins) in wins(&heap(80, may), Convention::Misere).into_iter().enumerate() {
            assert_eq!(wins, !(1..=l).contains(&(stones % (l + r))), "{stones}, {l} to {r}");
        }
    }
    // In normal play the rest makes a difference at once.
    let may = |stones, taken| (2..=3).contains(&taken) || stones < 2 && taken == stones;
    assert_eq!(grundy(&heap(1, may)), [0, 1]);
    assert_eq!(grundy(&heap(1, |_, taken| (2..=3).contains(&taken))), [0, 0]);
}

/// The recursion of AtCoder's editorial of ARC 091 F.
fn strange_nim(stones: usize, k: usize) -> usize {
    match stones / k {
        0 => 0,
        quotient if stones.is_multiple_of(k) => quotient,
        quotient => strange_nim(stones - quotient - 1, k),
    }
}

#[test]
fn taking_at_most_one_in_k_has_the_value_of_a_smaller_heap_unless_k_divides_it() {
    for k in 1..=12 {
        let values = grundy(&heap(200, |stones, taken| taken <= stones / k));
        for (stones, value) in values.into_iter().enumerate() {
            assert_eq!(value, strange_nim(stones, k), "{stones}, 1 in {k}");
        }
    }
}

/// The quotient is the value where there is no rest, and with K = 1 always. Rounded up, one more stone can be
/// taken, and all is otherwise.
#[test]
fn at_most_one_in_k_is_rounded_down_and_is_not_the_quotient() {
    for k in 2..=12 {
        let values = grundy(&heap(200, |stones, taken| taken <= stones / k));
        assert!((0..=200).any(|stones| values[stones] != stones / k), "1 in {k}");
        let rounded_up = grundy(&heap(200, |stones, taken| taken <= stones.div_ceil(k)));
        assert_ne!(rounded_up[1], strange_nim(1, k), "1 in {k}");
    }
}

/// The first window of so many terms that has been there before: where it was first, and how far behind.
fn repeated<T: Eq + std::hash::Hash>(terms: &[T], width: usize) -> Option<(usize, usize)> {
    let mut seen = HashMap::new();
    terms.windows(width).enumerate().find_map(|(now, window)| {
        let first = *seen.entry(window).or_insert(now);
        (first < now).then(|| (first, now - first))
    })
}

/// The pigeonhole principle: the t terms before it determine each term, where t is the most that can be taken.
/// So of outcomes, which have 2^t windows, the period and what comes before it are 2^t at most.
#[test]
fn under_a_bounded_set_outcomes_and_values_are_periodic_at_last() {
    const MOST: usize = 500;
    for set in 1..1_u32 << 8 {
        let width = u32::BITS as usize - set.leading_zeros() as usize;
        let game = heap(MOST, |_, taken| taken <= width && set >> (taken - 1) & 1 == 1);
        for convention in [Convention::Normal, Convention::Misere] {
            let wins = wins(&game, convention);
            let (first, period) = repeated(&wins, width).expect("there are 2^t windows");
            assert!(first + period <= 1 << width, "{set:b}");
            assert_eq!(wins[first..=MOST - period], wins[first + period..], "{set:b}");
        }
        let values = grundy(&game);
        assert!(values.iter().all(|&value| value <= set.count_ones() as usize), "{set:b}");
        let (first, period) = repeated(&values, width).expect("the values repeat");
        assert_eq!(values[first..=MOST - period], values[first + period..], "{set:b}");
    }
}

/// Moves take anything but powers of ten and the differences of two. The lost heaps are 0 and the powers of ten: none
/// leads to another one, from a number that is no such difference one takes all, and from any other but 1 and the
/// powers of ten all but 1. Their gaps grow, so there is no period.
#[test]
fn under_an_unbounded_set_outcomes_need_no_period() {
    let powers = [1, 10, 100, 1000, 10_000];
    let is_kept =
        |n: &usize| powers.contains(n) || powers.iter().any(|power| powers.contains(&(n + power)));
    let wins = wins(&heap(2000, |_, taken| !is_kept(&taken)), Convention::Normal);
    let lost: Vec<usize> = (0..=2000).filter(|&stones| !wins[stones]).collect();
    assert_eq!(lost, [0, 1, 10, 100, 1000]);
}
