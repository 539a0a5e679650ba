//! Moves that leave several positions side by side: octal games, coins that are turned, pairs of heaps.

use super::*;

const HEAPS: usize = 240;

/// True if `values` has this period from `first` on, for as many heaps as `window` says.
fn agrees(values: &[usize], first: usize, period: usize, window: std::ops::Range<usize>) -> bool {
    window.clone().all(|heap| heap < first || values[heap] == values[heap + period])
}

/// Beginnings and periods that agree up to the theorem's bound, or up to half of what it asks for.
fn periods(values: &[usize], digits: usize, half: bool) -> Vec<(usize, usize)> {
    let bound = |first: usize, period: usize| 2 * first + period + digits;
    let cases = (1..HEAPS / 4).flat_map(|period| (1..HEAPS / 2).map(move |first| (first, period)));
    let fits = cases.filter(|&(first, period)| bound(first, period) + period <= HEAPS);
    fits.filter(|&(first, period)| {
        let last = bound(first, period);
        let last = if half { first + (last - first) / 2 } else { last };
        agrees(values, first, period, first..last)
    })
    .collect()
}

/// Guy and Smith 1956; Winning Ways, chapter 4: v(n + p) = v(n) for n0 <= n < 2 n0 + p + t, where a move takes at most
/// t, and so for all n >= n0. All codes of three digits, and every beginning and period that fit.
#[test]
fn a_period_of_an_octal_game_that_holds_up_to_the_bound_holds_for_ever() {
    let (mut periodic, mut broken) = (0, 0);
    for code in 0..1_u32 << 9 {
        let digits = [code >> 6, code >> 3 & 7, code & 7];
        let values = octal_values(&digits, HEAPS);
        let holds = |&(first, period): &(usize, usize)| {
            agrees(&values, first, period, first..HEAPS - period)
        };
        let found = periods(&values, digits.len(), false);
        assert!(found.iter().all(holds), "{digits:?}");
        periodic += usize::from(!found.is_empty());
        // Half of the bound is not enough.
        broken += periods(&values, digits.len(), true).iter().filter(|case| !holds(case)).count();
    }
    assert!(periodic > 100 && broken > 0, "{periodic} {broken}");
}

/// Moves on a row of coins, bit by bit: up to `most` coins are turned, the last of them from heads (1) to tails.
fn turn(most: u32) -> impl Fn(&u32) -> Vec<((), u32)> {
    move |&row| {
        let turned = 1..1_u32 << (u32::BITS - row.leading_zeros());
        let may_be_turned =
            |coins: &u32| coins.count_ones() <= most && row >> coins.ilog2() & 1 == 1;
        turned.filter(may_be_turned).map(|coins| ((), row ^ coins)).collect()
    }
}

/// The values of rows with one head, by its place from 0 on: the other coins that are turned are sums.
fn heads(most: u32, places: usize) -> Vec<usize> {
    let mut values = Vec::new();
    // The values of up to `most - 1` of the coins so far.
    let mut sums: Vec<BTreeSet<usize>> = vec![BTreeSet::from([0]); most as usize];
    for _ in 0..places {
        let value = mex(sums[most as usize - 1].iter().copied());
        for count in (1..most as usize).rev() {
            let more: Vec<usize> = sums[count - 1].iter().map(|sum| sum ^ value).collect();
            sums[count].extend(more);
        }
        values.push(value);
    }
    values
}

/// Lenstra 1977; Winning Ways, chapter 14. A coin that is turned back to tails is two equal heads, which cancel.
#[test]
fn a_row_of_coins_is_the_sum_of_its_heads() {
    for most in 1..=5 {
        let graph = Graph::explore(0..1 << 10, turn(most), 1_000_000).expect("the rows are short");
        let (values, heads) = (graph.grundy().expect("play ends"), heads(most, 10));
        for (row, value) in graph.positions().iter().zip(values) {
            let places = (0..10).filter(|place| row >> place & 1 == 1);
            assert_eq!(value, nim_sum(places.map(|place| heads[place])), "{row:b}, up to {most}");
        }
    }
}

/// Winning Ways, chapter 14: Turning Turtles, and Mock Turtles, where the places count from 0.
#[test]
fn up_to_two_coins_are_worth_their_place_and_up_to_three_the_odious_number_of_that_index() {
    const PLACES: usize = 300;
    assert!(heads(2, PLACES).into_iter().eq(1..=PLACES));
    let odious: Vec<usize> =
        (0..).filter(|n: &usize| n.count_ones() % 2 == 1).take(PLACES).collect();
    assert_eq!(heads(3, PLACES), odious);
    // Neither two nor four coins do.
    assert!(heads(2, 8) != odious[..8] && heads(4, 8) != odious[..8]);
}

/// One heap of a pair is dropped, and the other one split into two that have at least one stone each: the Variant
/// Delete Nim of Abuku and Suetsugu.
fn delete_and_split(&(a, b): &(u32, u32)) -> Vec<((), (u32, u32))> {
    let split = |heap: u32| (1..heap).map(move |part| ((), (part, heap - part)));
    split(a).chain(split(b)).collect()
}

#[test]
fn a_pair_of_which_one_heap_is_split_is_worth_the_lowest_zero_of_both_lessened_by_1() {
    let pairs = (1..=60).flat_map(|a| (1..=60).map(move |b| (a, b)));
    let graph = Graph::explore(pairs, delete_and_split, 1_000_000).expect("the heaps are small");
    let values = graph.grundy().expect("play ends");
    let zero = |number: u32| number.trailing_ones() as usize;
    let at = |a: u32, b: u32| values[graph.number(&(a, b))];
    for &(a, b) in graph.positions() {
        assert_eq!(at(a, b), zero((a - 1) | (b - 1)), "{a} {b}");
    }
    // Not of the heaps themselves, and not of what both have in common.
    let (a, b) = (1, 2);
    assert_ne!(at(a, b), zero(a | b));
    assert_ne!(at(a, b), zero((a - 1) & (b - 1)));
}
