//! Games that the golden ratio and Fibonacci's numbers tell: Wythoff's, the two games of Euclid, Fibonacci Nim.

use super::*;

type Pair = (u64, u64);

/// Both orders of two numbers, each up to `most` and at least `least`.
fn pairs(least: u64, most: u64) -> impl Iterator<Item = Pair> {
    (least..=most).flat_map(move |a| (least..=most).map(move |b| (a, b)))
}

/// A multiple of the smaller number is taken from the larger one, of which at least so much is left. The order of
/// two numbers makes no difference.
fn euclid(least: u64) -> impl Fn(&Pair) -> Vec<((), Pair)> {
    move |&(a, b)| {
        let (small, large) = (a.min(b), a.max(b));
        let left = (1..=large.checked_div(small).unwrap_or(0)).map(|times| large - times * small);
        left.filter(|&left| left >= least).map(|left| ((), (small, left))).collect()
    }
}

/// floor(|x/y - y/x|).
fn nivasch((a, b): Pair) -> usize {
    (a.max(b).pow(2) - a.min(b).pow(2)) as usize / (a * b) as usize
}

/// Nivasch 2006, of Grossman's game, where both numbers stay positive: so it stops at equal numbers.
#[test]
fn euclids_game_that_stops_at_equal_numbers_is_worth_nivaschs_difference_of_ratios() {
    let graph = Graph::explore(pairs(1, 100), euclid(1), 1_000_000).unwrap();
    for (&pair, value) in graph.positions().iter().zip(graph.grundy().unwrap()) {
        assert_eq!(value, nivasch(pair), "{pair:?}");
    }
}

/// The quotients of Euclid's algorithm, from the larger number on.
fn quotients((a, b): Pair) -> Vec<u64> {
    let (mut large, mut small, mut quotients) = (a.max(b), a.min(b), Vec::new());
    while small > 0 {
        quotients.push(large / small);
        (large, small) = (small, large % small);
    }
    quotients
}

/// Cole and Davie's game, which goes on to 0, is not Grossman's; Cairns, Ho and Lengyel 2011 compare their values.
#[test]
fn euclids_game_that_goes_on_to_0_differs_from_that_by_1_where_all_quotients_are_equal() {
    let graph = Graph::explore(pairs(0, 100), euclid(0), 1_000_000).unwrap();
    let values = graph.grundy().unwrap();
    for pair in pairs(1, 100) {
        let quotients = quotients(pair);
        let are_equal = quotients.iter().all(|quotient| *quotient == quotients[0]);
        let expected = match quotients.len() % 2 {
            _ if !are_equal => nivasch(pair),
            1 => nivasch(pair) + 1,
            _ => nivasch(pair) - 1,
        };
        assert_eq!(values[graph.number(&pair)], expected, "{pair:?}");
    }
    assert_eq!((values[graph.number(&(2, 1))], nivasch((2, 1))), (2, 1));
}

/// Cole and Davie 1969. With equal numbers, the game that goes on to 0 is won, and the one that stops is lost.
#[test]
fn euclids_game_is_lost_at_different_numbers_iff_their_ratio_is_below_the_golden_one() {
    for least in [0, 1] {
        let graph = Graph::explore(pairs(least, 100), euclid(least), 1_000_000).unwrap();
        let wins = graph.wins(Convention::Normal).unwrap();
        for (&(a, b), wins) in graph.positions().iter().zip(wins) {
            let (small, large) = (a.min(b), a.max(b));
            let lost = match small {
                0 => true,
                _ if small == large => least == 1,
                _ => large * large < small * large + small * small,
            };
            assert_eq!(wins, !lost, "{:?} down to {least}", (a, b));
        }
    }
}

/// Gurvich 2007, on the misère version of Euclid: only where every move is forced does it matter who may not move last.
/// There the numbers are neighbours in Fibonacci's sequence, times their common divisor.
#[test]
fn misere_euclid_that_stops_at_equal_numbers_differs_at_multiples_of_fibonaccis_neighbours() {
    let graph = Graph::explore(pairs(1, 100), euclid(1), 1_000_000).unwrap();
    let (normal, misere) = (graph.wins(Convention::Normal), graph.wins(Convention::Misere));
    let wins = normal.unwrap().into_iter().zip(misere.unwrap());
    for (&pair, (normal, misere)) in graph.positions().iter().zip(wins) {
        let quotients = quotients(pair);
        let is_forced = match &quotients[..] {
            [1] => true,
            // The last quotient is never 1, but where the numbers are equal.
            [before @ .., 2] => before.iter().all(|&quotient| quotient == 1),
            _ => false,
        };
        assert_eq!(normal != misere, is_forced, "{pair:?}");
    }
}

/// Any number from one heap, or from both, where these differ by less than `apart`.
fn wythoff(apart: u64) -> impl Fn(&Pair) -> Vec<((), Pair)> {
    move |&(a, b)| {
        let left = pairs(0, a.max(b)).filter(|&(x, y)| x <= a && y <= b && (x, y) != (a, b));
        let may = |&(x, y): &Pair| x == a || y == b || (a - x).abs_diff(b - y) < apart;
        left.filter(may).map(|option| ((), option)).collect()
    }
}

/// floor(k phi), exactly.
fn golden(k: u64) -> u64 {
    (k + (5 * u128::from(k).pow(2)).isqrt() as u64) / 2
}

fn lost_pairs(apart: u64, convention: Convention) -> Vec<Pair> {
    let graph = Graph::explore(pairs(0, 30), wythoff(apart), 1_000_000).unwrap();
    let wins = graph.wins(convention).unwrap();
    let lost = graph.positions().iter().zip(wins).filter(|&(&(a, b), wins)| a <= b && !wins);
    let mut lost: Vec<Pair> = lost.map(|(&pair, _)| pair).collect();
    lost.sort_unstable();
    lost
}

/// Wythoff 1907. In misère play the first two pairs are others.
#[test]
fn wythoffs_game_is_lost_at_the_multiples_of_the_golden_ratio() {
    let pairs = (0..).map(|k| (golden(k), golden(k) + k)).take_while(|pair| pair.1 <= 30);
    let pairs: Vec<Pair> = pairs.collect();
    assert_eq!(lost_pairs(1, Convention::Normal), pairs);
    assert_eq!(lost_pairs(1, Convention::Misere), [&[(0, 1), (2, 2)], &pairs[2..]].concat());
}

/// Pairs are others if the numbers taken from both heaps may differ.
#[test]
fn wythoffs_pairs_are_for_equal_numbers_from_both() {
    assert_eq!(lost_pairs(2, Convention::Normal)[..4], [(0, 0), (1, 3), (2, 6), (4, 10)]);
}

/// The root is taken of an integer: a floating-point number of 53 bits is too short.
#[test]
fn the_golden_ratio_is_exact_in_integers_alone() {
    let is_exact = |k: u64| {
        // The least integer above k phi, less 1: (2 m - k)^2 > 5 k^2.
        let above = |m: u64| u128::from(2 * m - k).pow(2) > 5 * u128::from(k).pow(2);
        !above(golden(k)) && above(golden(k) + 1)
    };
    assert!((1..1000).chain([102_334_155, 1 << 60]).all(is_exact));
    let phi = (1.0 + 5.0_f64.sqrt()) / 2.0;
    let floating = |k: u64| (k as f64 * phi) as u64;
    assert!((0..1_000_000).all(|k| floating(k) == golden(k)));
    assert_ne!(floating(102_334_155), golden(102_334_155));
}

/// A heap and the most that a move takes of it; the next one takes at most so many times as many.
fn take_at_most(times: u64) -> impl Fn(&Pair) -> Vec<((), Pair)> {
    move |&(heap, most)| {
        (1..=most.min(heap)).map(|taken| ((), (heap - taken, times * taken))).collect()
    }
}

/// The least term of the sum of Fibonacci numbers, no two of them neighbours, that a positive number is.
fn zeckendorf(mut number: u64) -> u64 {
    loop {
        let (mut term, mut next) = (1, 2);
        while next <= number {
            (term, next) = (next, term + next);
        }
        if term == number {
            return term;
        }
        number -= term;
    }
}

/// Whinihan 1963. So if all but the whole heap may be taken, Fibonacci numbers are lost, and if the whole, none.
#[test]
fn fibonacci_nim_is_won_iff_the_least_zeckendorf_term_may_be_taken() {
    let graph = Graph::explore(pairs(0, 90), take_at_most(2), 1_000_000).unwrap();
    let wins = graph.wins(Convention::Normal).unwrap();
    for (&(heap, most), wins) in graph.positions().iter().zip(&wins) {
        assert_eq!(*wins, heap > 0 && zeckendorf(heap) <= most, "{heap}, up to {most}");
    }
    let lost: Vec<u64> = (1..=90).filter(|&heap| !wins[graph.number(&(heap, heap - 1))]).collect();
    assert_eq!(lost, [1, 2, 3, 5, 8, 13, 21, 34, 55, 89]);
    // The least number that wins is the term itself.
    for heap in 1..=90 {
        let winning = (1..=heap).find(|taken| !wins[graph.number(&(heap - taken, 2 * taken))]);
        assert_eq!(winning, Some(zeckendorf(heap)));
    }
}

/// The last stone is poison, and the others are the game; but where nothing may be taken, there is no move.
#[test]
fn misere_fibonacci_nim_is_normal_play_with_a_stone_less() {
    let graph = Graph::explore(pairs(0, 60), take_at_most(2), 1_000_000).unwrap();
    let wins = graph.wins(Convention::Misere).unwrap();
    for (&(heap, most), wins) in graph.positions().iter().zip(wins) {
        let expected = heap == 0 || most == 0 || heap > 1 && zeckendorf(heap - 1) <= most;
        assert_eq!(wins, expected, "{heap}, up to {most}");
    }
}

/// At most as many as before: the powers of 2. At most three times as many: 4 is lost, and 5 is not.
#[test]
fn fibonacci_numbers_are_for_twice_as_many() {
    let lost = |times: u64| -> Vec<u64> {
        let graph = Graph::explore(pairs(0, 40), take_at_most(times), 1_000_000).unwrap();
        let wins = graph.wins(Convention::Normal).unwrap();
        (1..=40).filter(|&heap| !wins[graph.number(&(heap, heap - 1))]).collect()
    };
    assert_eq!(lost(1), [1, 2, 4, 8, 16, 32]);
    assert_eq!(lost(3)[..5], [1, 2, 3, 4, 6]);
}
