//! The theorems of the field as laws: each is held against a search of random or of all small games,
//! exactly as it is stated, and shown to fail where a condition is left out.

mod golden;
mod loopy;
mod numbers;
mod splitting;
mod staircase;
mod subtraction;

use game::{Convention, Graph, Player, Unsolved, mex};
use rules::choices::{Choices, every};
use std::collections::BTreeSet;

/// An impartial game whose positions are numbers: the options of each are smaller numbers.
type Dag = Vec<Vec<usize>>;

fn dag(choices: &mut Choices, positions: usize) -> Dag {
    (0..positions).map(|p| (0..p).filter(|_| choices.pick(0..=2) == 0).collect()).collect()
}

fn grundy(game: &Dag) -> Vec<usize> {
    let mut values = Vec::new();
    for options in game {
        values.push(mex(options.iter().map(|&option: &usize| values[option])));
    }
    values
}

/// True if the player to move wins the sum of components, each at a position of the game.
fn sum_wins(game: &Dag, start: Vec<usize>, convention: Convention) -> bool {
    let moves = |position: &Vec<usize>| {
        let mut options = Vec::new();
        for (index, &component) in position.iter().enumerate() {
            for &next in &game[component] {
                let mut option = position.clone();
                option[index] = next;
                option.sort_unstable();
                options.push(((), option));
            }
        }
        options
    };
    solve(start, moves, convention).expect("the sum is small")
}

fn solve<P, L>(
    start: P,
    moves: impl FnMut(&P) -> Vec<(L, P)>,
    convention: Convention,
) -> Result<bool, Unsolved>
where
    P: Clone + Eq + std::hash::Hash + std::fmt::Debug,
{
    Ok(Graph::explore([start], moves, 1_000_000)?.wins(convention)?[0])
}

fn nim_sum(values: impl IntoIterator<Item = usize>) -> usize {
    values.into_iter().fold(0, |sum, value| sum ^ value)
}

/// Sprague 1935, Grundy 1939.
#[test]
fn a_sum_is_lost_iff_the_nim_sum_of_its_values_is_0() {
    for seed in 0..2000 {
        let choices = &mut Choices::random(seed);
        let game = dag(choices, 7);
        let start: Vec<usize> = (0..3).map(|_| choices.pick(0..=6)).collect();
        let values = grundy(&game);
        let expected = nim_sum(start.iter().map(|&p| values[p])) != 0;
        assert_eq!(
            sum_wins(&game, start.clone(), Convention::Normal),
            expected,
            "{game:?} {start:?}"
        );
    }
}

/// The Grundy values of the heaps of an octal game, as sums of what a move leaves. The digit of `k` says
/// whether `k` stones may be taken so that nothing (1), one heap (2) or two heaps (4) are left.
fn octal_values(digits: &[u32], heaps: usize) -> Vec<usize> {
    let mut values: Vec<usize> = Vec::new();
    for heap in 0..heaps {
        let mut options = Vec::new();
        for (taken, digit) in (1..=heap).zip(digits) {
            let left = heap - taken;
            if digit & 1 > 0 && left == 0 {
                options.push(0);
            }
            if digit & 2 > 0 && left > 0 {
                options.push(values[left]);
            }
            if digit & 4 > 0 {
                options.extend((1..left).map(|part| values[part] ^ values[left - part]));
            }
        }
        values.push(mex(options));
    }
    values
}

/// Guy and Smith 1956; Winning Ways, chapter 4. The period and the last heap that breaks it.
#[test]
fn octal_games_have_their_published_periods() {
    for (digits, period, last_exception) in
        [(&[7, 7][..], 12, 70), (&[1, 3, 7], 34, 51), (&[0, 7], 34, 52), (&[1, 1, 5], 14, 0)]
    {
        let values = octal_values(digits, 1000);
        let breaks = |heap: &usize, period: usize| values[*heap] != values[heap + period];
        let last = |period: usize| (0..1000 - period).rev().find(|heap| breaks(heap, period));
        assert_eq!(last(period).unwrap_or(0), last_exception, "{digits:?}");
        // No smaller period, not even far behind the exceptions.
        assert!(
            (1..period).all(|shorter| last(shorter).is_some_and(|heap| heap > 900)),
            "{digits:?}"
        );
    }
}

/// All positions of up to four heaps of up to four stones, with moves on up to `k` of them.
fn moore_moves(k: usize) -> impl Fn(&Vec<usize>) -> Vec<((), Vec<usize>)> {
    move |heaps| {
        let lower = |choices: &mut Choices| -> Vec<usize> {
            heaps.iter().map(|&heap| choices.pick(0..=heap)).collect()
        };
        let changed =
            |option: &Vec<usize>| option.iter().zip(heaps).filter(|(a, b)| a != b).count();
        every(lower).filter(|option| (1..=k).contains(&changed(option))).map(|o| ((), o)).collect()
    }
}

/// Moore 1910. The printed misprint swaps the sides, and dies on the empty position. With k at least the number of
/// heaps, only the empty position is lost.
#[test]
fn moores_nim_is_lost_iff_every_place_counts_to_a_multiple_of_k_plus_1() {
    for k in 1..=5 {
        let starts = every(|choices| (0..4).map(|_| choices.pick(0..=4)).collect::<Vec<_>>());
        let graph = Graph::explore(starts, moore_moves(k), 1_000_000).unwrap();
        let wins = graph.wins(Convention::Normal).unwrap();
        for (heaps, wins) in graph.positions().iter().zip(wins) {
            let count = |bit: usize| heaps.iter().filter(|&&heap| heap >> bit & 1 == 1).count();
            let lost = (0..3).all(|bit| count(bit) % (k + 1) == 0);
            assert_eq!(wins, !lost, "k = {k}: {heaps:?}");
        }
    }
}

/// Bouton 1901, misère play. Stated for heaps of 0 as well.
#[test]
fn misere_nim_is_nim_but_for_heaps_of_at_most_1() {
    let starts = every(|choices| (0..4).map(|_| choices.pick(0..=4)).collect::<Vec<_>>());
    let graph = Graph::explore(starts, moore_moves(1), 1_000_000).unwrap();
    let wins = graph.wins(Convention::Misere).unwrap();
    for (heaps, wins) in graph.positions().iter().zip(wins) {
        let large = heaps.iter().any(|&heap| heap > 1);
        assert_eq!(wins, large == (nim_sum(heaps.iter().copied()) != 0), "{heaps:?}");
    }
}

fn sj_says_win(values: &[usize]) -> bool {
    (nim_sum(values.iter().copied()) != 0) == values.iter().any(|&value| value > 1)
}

/// The SJ theorem, with its condition: value 0 only where play is over.
#[test]
fn the_sj_theorem_holds_where_only_terminal_positions_have_value_0() {
    let mut tried = 0;
    for seed in 0..20_000 {
        let choices = &mut Choices::random(seed);
        let game = dag(choices, 6);
        let values = grundy(&game);
        if values.iter().zip(&game).any(|(&value, options)| value == 0 && !options.is_empty()) {
            continue;
        }
        tried += 1;
        let start: Vec<usize> = (0..3).map(|_| choices.pick(0..=5)).collect();
        let of: Vec<usize> = start.iter().map(|&p| values[p]).collect();
        assert_eq!(
            sum_wins(&game, start.clone(), Convention::Misere),
            sj_says_win(&of),
            "{game:?} {start:?}"
        );
    }
    assert!(tried > 100, "only {tried} games have the condition");
}

/// The smallest game that breaks it: 3 has the option 2, which has the options 0 and 1, so 3 has the value 0
/// and is not over.
#[test]
fn the_sj_theorem_is_false_without_its_condition() {
    let game: Dag = vec![vec![], vec![0], vec![0, 1], vec![2]];
    let values = grundy(&game);
    assert_eq!(values, [0, 1, 2, 0]);
    assert!(sj_says_win(&[values[3]]));
    assert!(!sum_wins(&game, vec![3], Convention::Misere));
}

/// Green Hackenbush on trees: a vertex is worth the nim-sum of its children's (value + 1). The misprint
/// adds 1 after the nim-sum.
#[test]
fn the_colon_principle_gives_the_value_of_every_small_tree() {
    // The parent of vertex k is smaller than k; a position is a set of vertices.
    let trees = every(|choices| -> Vec<usize> {
        let n = choices.pick(1..=6);
        (1..n).map(|vertex| choices.pick(0..=vertex - 1)).collect()
    });
    let mut tried = 0;
    for parents in trees {
        let n = parents.len() + 1;
        let below = |vertex: usize, set: u32| {
            let mut kept = set & !(1 << vertex);
            for child in vertex + 1..n {
                if kept >> parents[child - 1] & 1 == 0 {
                    kept &= !(1 << child);
                }
            }
            kept
        };
        let moves = |&set: &u32| {
            (1..n).filter(|vertex| set >> vertex & 1 == 1).map(|v| ((), below(v, set))).collect()
        };
        let graph = Graph::explore([(1 << n) - 1], moves, 1000).unwrap();
        let mut values = vec![0; n];
        for vertex in (1..n).rev() {
            values[parents[vertex - 1]] ^= values[vertex] + 1;
        }
        assert_eq!(graph.grundy().unwrap()[0], values[0], "{parents:?}");
        assert_eq!(values[0] % 2, (n - 1) % 2, "the parity is that of the edges");
        tried += 1;
    }
    assert_eq!(tried, 1 + 1 + 2 + 6 + 24 + 120);
}
