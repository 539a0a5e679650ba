//! Rows of heaps.

use crate::drawing::Drawing;
use crate::search;
use crate::statement::{Game, Kind};
use game::{Moves, Play, Searched};
use std::iter;
use std::ops::RangeInclusive;

/// What a statement allows of a row.
#[derive(Debug, Clone)]
pub struct Row {
    /// How many heaps, at most; there is at least one.
    pub heaps: usize,
    /// How many stones lie on a heap.
    pub stones: RangeInclusive<u64>,
}

/// Nim: who takes the last stone wins, or, in misère play, loses. The case is the heaps.
pub struct Nim<const IS_MISERE: bool = false>;

impl<const IS_MISERE: bool> Game for Nim<IS_MISERE> {
    type Case = Vec<u64>;
    /// The heaps that are left, [`sorted`].
    type Position = Vec<u64>;
    const KIND: Kind = Kind::Impartial(if IS_MISERE { Play::Misere } else { Play::Normal });
    const SHARED: bool = true;

    fn fits(heaps: &Vec<u64>) -> Searched<()> {
        search::room(heaps.len() as u64 + heaps.iter().sum::<u64>(), 1000, "heaps and stones")
    }

    fn starts(heaps: &Vec<u64>) -> impl Iterator<Item = Vec<u64>> {
        iter::once(sorted(heaps))
    }

    fn moves(_: &Vec<u64>, heaps: &Vec<u64>, moves: &mut Moves<Vec<u64>>) {
        take_from_one(heaps, moves);
    }

    fn draw(_: &Vec<u64>, heaps: &Vec<u64>) -> Drawing {
        Drawing::Heaps(heaps.clone())
    }
}

/// The heaps that are left, in ascending order: neither their order nor an empty heap matters.
pub fn sorted(heaps: &[u64]) -> Vec<u64> {
    let mut heaps: Vec<u64> = heaps.iter().copied().filter(|&heap| heap > 0).collect();
    heaps.sort_unstable();
    heaps
}

/// The exclusive or of all heaps, which wrong ideas about other games than Nim are fond of.
pub fn nim_sum(heaps: impl IntoIterator<Item = u64>) -> u64 {
    heaps.into_iter().fold(0, |nim_sum, heap| nim_sum ^ heap)
}

/// One or more stones are taken from one of the [`sorted`] heaps.
pub fn take_from_one(heaps: &[u64], moves: &mut Moves<Vec<u64>>) {
    take_some(heaps, 1..=u64::MAX, moves);
}

/// As many stones as a number of `amounts` says are taken from one of the [`sorted`] heaps.
pub fn take_some(heaps: &[u64], amounts: RangeInclusive<u64>, moves: &mut Moves<Vec<u64>>) {
    let (least, most) = amounts.into_inner();
    for (index, &heap) in heaps.iter().enumerate() {
        for taken in (least..=most.min(heap)).rev() {
            let mut option = heaps.to_vec();
            option[index] = heap - taken;
            moves.to(sorted(&option), || format!("take {taken} from the heap of {heap}"));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn extreme_rows_are_not_searched() {
        let answer = search::first_player_wins::<Nim>(&[vec![1, 2], vec![9_999; 10_000]]);
        let error = answer.unwrap_err().to_string();
        assert_eq!(error, "a search takes at most 1000 heaps and stones: take a smaller input");
    }

    #[test]
    fn a_move_leaves_fewer_stones_in_one_heap() {
        let mut moves = Moves::with_words();
        take_from_one(&[1, 2], &mut moves);
        let moves = moves.list();
        let options: Vec<_> = moves.iter().map(|entry| entry.option.clone()).collect();
        assert_eq!(options, [vec![2], vec![1], vec![1, 1]]);
        assert_eq!(moves[1].words, "take 2 from the heap of 2");
    }
}
