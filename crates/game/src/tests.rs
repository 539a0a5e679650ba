//! The searches on values that are published or worked by hand.

use super::*;

/// Heaps that a move may shorten and split: a normal-play octal game such as "0.77".
fn octal(code: &[u8], heaps: u32) -> Vec<usize> {
    let moves = |position: &Vec<u32>| {
        let mut options = Vec::new();
        for (index, &heap) in position.iter().enumerate() {
            let rest: Vec<u32> =
                position.iter().enumerate().filter(|&(k, _)| k != index).map(|(_, &h)| h).collect();
            for (taken, digit) in (1..).zip(code).take_while(|&(taken, _)| taken <= heap) {
                let left = heap - taken;
                for first in 0..=left / 2 {
                    let parts = [first, left - first].iter().filter(|&&part| part > 0).count();
                    if digit >> parts & 1 == 1 {
                        let mut option = rest.clone();
                        option.extend([first, left - first].into_iter().filter(|&part| part > 0));
                        option.sort_unstable();
                        options.push(((), option));
                    }
                }
            }
        }
        options
    };
    let starts = (0..=heaps).map(|heap| if heap > 0 { vec![heap] } else { vec![] });
    let graph = Graph::explore(starts, moves, 1_000_000).expect("the game is small");
    let values = graph.grundy().expect("the heaps shrink");
    (0..=heaps as usize).map(|number| values[number]).collect()
}

#[test]
fn a_game_without_moves_is_lost_in_normal_and_won_in_misere_play() {
    let graph = Graph::<u8>::explore([0], |_| vec![], 1).unwrap();
    assert_eq!(graph.wins(Convention::Normal), Ok(vec![false]));
    assert_eq!(graph.wins(Convention::Misere), Ok(vec![true]));
    assert_eq!(graph.grundy(), Ok(vec![0]));
}

#[test]
fn kayles_and_dawsons_chess_begin_as_published() {
    // Guy and Smith 1956; Winning Ways, chapter 4.
    assert_eq!(octal(&[7, 7], 16), [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1]);
    assert_eq!(octal(&[1, 3, 7], 14), [0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0]);
}

#[test]
fn misere_nim_of_small_heaps_is_as_worked_by_hand() {
    let moves = |heaps: &[u8; 2]| {
        let mut options = Vec::new();
        for index in 0..2 {
            for left in 0..heaps[index] {
                let mut option = *heaps;
                option[index] = left;
                options.push(((), option));
            }
        }
        options
    };
    let starts = (0..3).flat_map(|a| (0..3).map(move |b| [a, b]));
    let graph = Graph::explore(starts, moves, 100).unwrap();
    let wins = graph.wins(Convention::Misere).unwrap();
    let lost: Vec<_> = graph.positions().iter().zip(&wins).filter(|(_, wins)| !**wins).collect();
    assert_eq!(lost.iter().map(|(p, _)| **p).collect::<Vec<_>>(), [[0, 1], [1, 0], [2, 2]]);
}

#[test]
fn a_million_positions_in_a_row_do_not_overflow_the_stack() {
    let moves = |&heap: &u32| heap.checked_sub(1).map(|option| ((), option)).into_iter().collect();
    let graph = Graph::explore([1_000_000], moves, 2_000_000).unwrap();
    assert!(!graph.wins(Convention::Normal).unwrap()[0]);
}

#[test]
fn the_bound_ends_the_search() {
    let result = Graph::explore([0_u64], |&n| vec![((), n + 1)], 1000);
    assert_eq!(result.err(), Some(Unsolved::TooManyPositions(1000)));
    assert!(Unsolved::TooManyPositions(1000).to_string().contains("more than 1000 positions"));
}

#[test]
fn a_loop_is_named() {
    let graph = Graph::explore([3_u8], |&n| vec![((), (n + 1) % 4)], 10).unwrap();
    assert_eq!(graph.grundy(), Err(Unsolved::Loop("3".into())));
    // Not a position that ends, nor one that only leads to the loop of 2 and 3, nor one between them that ends.
    let moves = |&n: &u8| match n {
        7 => vec![((), 0), ((), 6)],
        6 => vec![((), 1), ((), 2)],
        2 => vec![((), 0), ((), 3)],
        3 => vec![((), 1), ((), 2)],
        _ => vec![],
    };
    let graph = Graph::explore([0, 7], moves, 10).unwrap();
    let Err(Unsolved::Loop(position)) = graph.wins(Convention::Normal) else { panic!("it ends") };
    assert!(["2", "3"].contains(&&*position), "{position}");
}

#[test]
fn scores_count_gains_in_turn() {
    // A row of coins, from either end: 1 9 1 gives the first player 2, the second 9.
    let moves = |row: &Vec<i64>| match row[..] {
        [] => vec![],
        [ref rest @ .., last] => vec![(last, rest.to_vec()), (row[0], row[1..].to_vec())],
    };
    let graph = Graph::explore([vec![1, 9, 1], vec![3, 9, 1, 2]], moves, 100).unwrap();
    assert_eq!(graph.scores().unwrap()[..2], [-7, 7]);
}

#[test]
fn partizan_outcomes_depend_on_who_begins() {
    // One row is worth one move less to Left, one column to Right.
    use Player::{Left, Right};
    let moves = |&(rows, columns): &(u8, u8)| {
        // Left leaves fewer rows, Right fewer columns.
        let mut options = Vec::new();
        (1..rows).for_each(|k| options.push((Left, (k, columns))));
        (1..columns).for_each(|k| options.push((Right, (rows, k))));
        options
    };
    let graph = Graph::explore([(1, 1), (2, 1), (1, 2), (2, 2)], moves, 100).unwrap();
    let left = graph.wins_as(Left, Convention::Normal).unwrap();
    let right = graph.wins_as(Right, Convention::Normal).unwrap();
    let of = |position| (left[graph.number(&position)], right[graph.number(&position)]);
    assert_eq!(of((1, 1)), (false, false));
    assert_eq!(of((2, 1)), (true, false));
    assert_eq!(of((1, 2)), (false, true));
    assert_eq!(of((2, 2)), (false, false));
}

#[test]
fn what_is_searched_is_counted_even_if_the_search_fails() {
    let down = |&heap: &u32| (0..heap).map(|left| ((), left)).collect();
    let before = searched();
    // Six positions, and 5 + 4 + 3 + 2 + 1 moves.
    let graph = Graph::explore([5], down, 100).unwrap();
    assert_eq!((graph.size(), searched() - before), (21, 21));
    // The heap of 5 leaves four others before a sixth position is one too many.
    let before = searched();
    assert!(Graph::explore([5], down, 5).is_err());
    assert_eq!(searched() - before, 5 + 4);
    // A search that goes on counts what is new.
    let (mut graph, before) = (graph, searched());
    graph.extend([6], |heap| Some(down(heap)), 100).unwrap();
    assert_eq!((graph.size(), searched() - before), (28, 7));
    assert_eq!(graph.into_positions().into_iter().max(), Some(6));
}

#[test]
fn a_search_may_take_the_bytes_of_its_bound_and_no_more() {
    let down = |&heap: &u32| (0..heap).map(|left| ((), left)).collect();
    let bytes = Graph::explore([50], down, 100).unwrap().bytes();
    let within = |bytes| Graph::explore([50], down, Bound { positions: 100, bytes }).is_ok();
    assert!(within(bytes) && !within(bytes - 1));
}
