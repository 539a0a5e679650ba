//! Rows of heaps.

use crate::choices::Choices;
use crate::extremes::Extremes;
use crate::gestures::{carry, take};
use crate::search;
use crate::statement::{Game, Kind};
use fastrand::Rng;
use game::{Convention, Moves, SearchResult};
use language::Text;
use std::iter;
use std::ops::RangeInclusive;

/// Limits of a row of heaps in a statement.
#[derive(Debug, Clone)]
pub struct Row {
    /// Number of heaps.
    pub heaps: RangeInclusive<usize>,
    /// Number of stones of a heap.
    pub stones: RangeInclusive<u64>,
}

/// Makes the row of a test from its number, which begins with 0.
type MakeRow = fn(&Row, &mut Rng, usize) -> Vec<u64>;

/// Extreme rows, with their titles.
const EXTREMES: [(&str, MakeRow); 10] = [
    (
        "random: slow reading: as many heaps as there may be, as long as they come | \
         读入太慢：堆数最多，数也最长",
        |row, random, _| {
            let most = *row.stones.end();
            row.full(|_| random.u64(most.div_ceil(10)..=most))
        },
    ),
    (
        "greatest: sums in 32 bits; equal heaps that cancel | 求和用 32 位；相等的堆抵消",
        |row, _, _| row.full(|_| *row.stones.end()),
    ),
    (
        "close-together: heaps that are equal or differ by one | 相等或只差 1 的堆",
        |row, random, _| {
            let most = *row.stones.end();
            row.full(|_| random.u64(most - 3..=most))
        },
    ),
    (
        "least: a heap of 0 that ends the input; normal play with heaps of 1 | \
         把 0 颗的堆当作输入结束；每堆 1 颗时按正常规则判断",
        |row, _, _| row.full(|_| *row.stones.start()),
    ),
    (
        "small: heaps that are worth little, most of them nothing | SG 值很小的堆，大多是 0",
        |row, random, _| row.full(|_| row.stones.start() + [random.u64(..3), 0][random.usize(..2)]),
    ),
    (
        "one-odd: parity; a single odd heap, at another place each time | \
         看奇偶；只有一堆是奇数，每次在不同的位置",
        |row, random, test| {
            let odd = (2 * test + random.usize(..2)) % row.heaps.end();
            row.full(|index| row.even(random) + u64::from(index == odd))
        },
    ),
    (
        "even: parity; no heap that counts, so that no move wins | \
         看奇偶；没有起作用的堆，所以没有必胜的走法",
        |row, random, _| row.full(|_| row.even(random)),
    ),
    (
        "pairs: a nim-sum that outlives its test: each heap twice, or one more | \
         异或和没有清零，带到下一组：每堆两次，或者再多一堆",
        |row, random, test| {
            let mut heaps = row.random(random, (row.heaps.end() - 1) / 2).repeat(2);
            heaps.extend((test % 2 == 1).then_some(*row.stones.end()));
            random.shuffle(&mut heaps);
            heaps
        },
    ),
    (
        "longer: a table, or a flag, that is made once | 只初始化一次的数组或标记",
        |row, random, test| {
            let (least, most) = row.heaps.clone().into_inner();
            row.random(random, least + test % (most + 1 - least))
        },
    ),
    (
        "shorter: a table that keeps the end of a longer row | 留着上一组较长的行的末尾",
        |row, random, test| {
            let (least, most) = row.heaps.clone().into_inner();
            row.random(random, most - test % (most + 1 - least))
        },
    ),
];

impl Row {
    /// A row of the greatest number of heaps; `heap` takes the index of each.
    pub fn full(&self, heap: impl FnMut(usize) -> u64) -> Vec<u64> {
        (0..*self.heaps.end()).map(heap).collect()
    }

    /// Adds extreme rows, `tests` of them to an input.
    pub fn extremes(self, extremes: &mut Extremes<Vec<u64>>, tests: usize) {
        self.extremes_in(extremes, tests, |_, row| row);
    }

    /// Adds extreme cases, `tests` of them to an input, each made from an extreme row.
    pub fn extremes_in<Case: Clone + 'static>(
        self,
        extremes: &mut Extremes<Case>,
        tests: usize,
        case: fn(&mut Rng, Vec<u64>) -> Case,
    ) {
        for (title, row) in EXTREMES {
            let limits = self.clone();
            let make = move |random: &mut Rng, test| {
                let row = row(&limits, random, test);
                case(random, row)
            };
            extremes.add_several(title, tests, Box::new(make));
        }
    }

    /// A few heaps for a search, at most this many, which share about this many stones.
    pub fn few(&self, choices: &mut Choices, heaps: usize, stones: usize) -> Vec<u64> {
        let count = choices.pick(*self.heaps.start()..=heaps);
        let most = *self.stones.end().min(&((stones / count) as u64 + 1));
        choices.several(count, *self.stones.start()..=most)
    }

    fn random(&self, random: &mut Rng, heaps: usize) -> Vec<u64> {
        (0..heaps).map(|_| random.u64(self.stones.clone())).collect()
    }

    /// A random even number of stones, below the greatest.
    fn even(&self, random: &mut Rng) -> u64 {
        2 * random.u64(self.stones.start().div_ceil(2)..=(self.stones.end() - 1) / 2)
    }
}

/// Nim: who takes the last stone wins, or, in misère play, loses. The case is the heaps.
pub struct Nim<const IS_MISERE: bool = false>;

impl<const IS_MISERE: bool> Game for Nim<IS_MISERE> {
    type Case = Vec<u64>;
    const KIND: Kind =
        Kind::Impartial(if IS_MISERE { Convention::Misere } else { Convention::Normal });
    const SHARED: bool = true;

    fn fits(heaps: &Vec<u64>) -> SearchResult<()> {
        search::ensure_small(size(heaps), 1000, Text("heaps and stones", "堆数与石子数之和"))
    }

    fn starts(heaps: &Vec<u64>) -> impl Iterator<Item = Vec<u64>> {
        iter::once(heaps.clone())
    }

    crate::moves_of_nim!();
}

/// Says for a game that its positions are heaps, whose order means nothing.
#[macro_export]
macro_rules! heaps_in_any_order {
    () => {
        /// The stones of each heap, in its place.
        type Position = Vec<u64>;

        fn standing_for(_: &Self::Case, heaps: Vec<u64>) -> Vec<u64> {
            $crate::shapes::heaps::sorted(heaps)
        }

        fn draw(_: &Self::Case, heaps: &Vec<u64>) -> $crate::Drawing {
            $crate::Drawing::Heaps(heaps.clone())
        }
    };
}

/// Says for a game that it is Nim, from where it starts on.
#[macro_export]
macro_rules! moves_of_nim {
    () => {
        $crate::heaps_in_any_order!();

        fn moves(_: &Self::Case, heaps: &Vec<u64>, moves: &mut $crate::prelude::Moves<Vec<u64>>) {
            $crate::shapes::heaps::take_from_one(heaps, moves);
        }
    };
}

/// The number of heaps plus that of all stones.
pub fn size(heaps: &[u64]) -> u64 {
    heaps.len() as u64 + heaps.iter().sum::<u64>()
}

/// The heaps that are left, in ascending order: neither their order nor an empty heap matters.
pub fn sorted(mut heaps: Vec<u64>) -> Vec<u64> {
    heaps.retain(|&heap| heap > 0);
    heaps.sort_unstable();
    heaps
}

/// The exclusive or of all heaps, for the wrong programs that use it in games other than Nim.
pub fn nim_sum(heaps: impl IntoIterator<Item = u64>) -> u64 {
    heaps.into_iter().fold(0, |nim_sum, heap| nim_sum ^ heap)
}

/// Lists the moves that take one or more stones from one heap.
pub fn take_from_one(heaps: &[u64], moves: &mut Moves<Vec<u64>>) {
    take_some(heaps, 1..=u64::MAX, moves);
}

/// Lists the moves that take a number of stones in `amounts` from one heap.
pub fn take_some(heaps: &[u64], amounts: RangeInclusive<u64>, moves: &mut Moves<Vec<u64>>) {
    take_some_to(heaps, amounts, moves, |heaps| heaps);
}

/// Lists the same moves of a game whose position is more than its heaps, made from these by `position`.
pub fn take_some_to<Position>(
    heaps: &[u64],
    amounts: RangeInclusive<u64>,
    moves: &mut Moves<Position>,
    position: impl Fn(Vec<u64>) -> Position,
) {
    let (least, most) = amounts.into_inner();
    for (index, &heap) in heaps.iter().enumerate() {
        take_from(index, heaps, (least..=most.min(heap)).rev(), moves, &position);
    }
}

/// Lists the moves that carry up to `most` stones from a heap to another, of a game whose position is made from the heaps.
pub fn carry_some<Position>(
    heaps: &[u64],
    [from, to]: [usize; 2],
    most: u64,
    moves: &mut Moves<Position>,
    position: impl Fn(Vec<u64>) -> Position,
) {
    for taken in 1..=most.min(heaps[from]) {
        let mut option = heaps.to_vec();
        option[from] -= taken;
        option[to] += taken;
        moves.to(position(option), || carry(taken, from + 1, to + 1));
    }
}

/// Lists the moves that take a number of stones in `amounts` from the heap of this index, of a game whose position is made
/// from the heaps.
pub fn take_from<Position>(
    index: usize,
    heaps: &[u64],
    amounts: impl Iterator<Item = u64>,
    moves: &mut Moves<Position>,
    position: impl Fn(Vec<u64>) -> Position,
) {
    for taken in amounts {
        let mut option = heaps.to_vec();
        option[index] -= taken;
        moves.to(position(option), || take(taken, index));
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
        let mut moves = Moves::with_handles();
        take_from_one(&[1, 2], &mut moves);
        let moves = moves.list();
        let options: Vec<_> = moves.iter().map(|entry| entry.option.clone()).collect();
        assert_eq!(options, [vec![0, 2], vec![1, 0], vec![1, 1]]);
        assert_eq!(moves[1].handle.words, "take 2 stones from heap 2");
    }
}
