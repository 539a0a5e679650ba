//! Answers for games on a table whose moves run along lines: any number of cells back.
//!
//! The options of a cell are all cells before it on some lines. So each line remembers what has come on
//! it, and nobody looks at the cells again: for Grundy values a bit per value, and the value of a cell is
//! the first bit that is free on all of its lines; for outcomes whether a lost cell has come.

use super::Recurrence;
use crate::watch::Watch;
use std::collections::VecDeque;

/// The cost of a cell, in operations.
const OPERATIONS: u64 = 20;
/// Cells between two looks at the watch.
const STRIDE: usize = 4096;
/// At most so many lines through a cell.
const MOST: usize = 3;

/// The lines of a cell, by their numbers, in no order; the same one may stand twice.
#[derive(Debug, Clone, Copy)]
pub struct Cell {
    /// All that lies before the cell on these is an option of it.
    pub back: [usize; MOST],
    /// The cell lies on these.
    pub on: [usize; MOST],
}

impl Cell {
    /// A cell whose moves run along all lines that it lies on.
    pub fn on(lines: [usize; MOST]) -> Self {
        Cell { back: lines, on: lines }
    }
}

/// A table of cells, in rows, and its lines.
pub struct Lines<'a> {
    /// The width of the table: so large that no move of a cell that is asked for leads out of it.
    pub width: usize,
    /// Lines have numbers below this. Line 0 is a placeholder for an unused slot.
    pub count: usize,
    /// Lines with numbers below this lie in one row, and stand for other lines in the next.
    pub in_row: usize,
    /// The lines of the cell `(x, y)`; `None` if it is no position. Its answer is 0 then.
    pub cell: Box<dyn Fn(usize, usize) -> Option<Cell> + 'a>,
}

/// The width of a table in which moves lead along `x + y = const`.
pub fn widened(width: usize, height: usize) -> usize {
    width + height
}

impl Lines<'_> {
    /// The answers of the cells whose coordinates are below `asked`, row by row; the last are missing if the
    /// watch ended the work. `None` for remoteness, which needs more than a line remembers.
    ///
    /// # Complexity
    ///
    /// O(1) a cell for outcomes, and for Grundy values where these come about in order, as they do in Nim
    /// and Wythoff's game.
    pub fn answers(
        &self,
        asked: [usize; 2],
        recurrence: Recurrence,
        watch: &mut Watch,
    ) -> Option<Vec<u32>> {
        Some(match recurrence {
            Recurrence::Grundy => self.fill::<Values>(asked, watch),
            Recurrence::Outcome => self.fill::<HasLost<false>>(asked, watch),
            Recurrence::Misere => self.fill::<HasLost<true>>(asked, watch),
            Recurrence::Remoteness => return None,
        })
    }

    fn fill<M: Memory>(&self, asked: [usize; 2], watch: &mut Watch) -> Vec<u32> {
        if watch.afford(self.count, size_of::<M>()) < self.count {
            return Vec::new();
        }
        let mut memory: Vec<M> = std::iter::repeat_with(M::default).take(self.count).collect();
        let held = self.count * size_of::<M>();
        // What lines in a row hold, and others.
        let mut grown = [0, 0];
        let mut answers = Vec::new();
        for y in 0..asked[1] {
            memory[..self.in_row].fill_with(M::default);
            grown[0] = 0;
            for start in (0..self.width).step_by(STRIDE) {
                watch.hold(held + grown[0] + grown[1]);
                if !watch.goes_on(answers.len() as u64) {
                    return answers;
                }
                let cells = start..self.width.min(start + STRIDE);
                watch.spend(OPERATIONS * cells.len() as u64);
                for x in cells {
                    let answer = (self.cell)(x, y).map_or(0, |Cell { back, on }| {
                        let answer = M::conclude(back.map(|line| &memory[line]));
                        let on = on.into_iter().filter(|&line| line > 0);
                        on.for_each(|line| {
                            grown[usize::from(line >= self.in_row)] += memory[line].enter(answer);
                        });
                        answer
                    });
                    if x < asked[0] {
                        answers.push(answer);
                    }
                }
            }
        }
        answers
    }
}

/// What a line remembers.
trait Memory: Default {
    /// The answer of a cell, from all lines back.
    fn conclude(back: [&Self; MOST]) -> u32;

    /// A cell with this answer has come. Returns by how many bytes the memory grew.
    fn enter(&mut self, answer: u32) -> usize;
}

/// Whether any cell has come, and a lost one. In misere play who cannot move wins.
#[derive(Default)]
struct HasLost<const MISERE: bool> {
    any: bool,
    lost: bool,
}

impl<const MISERE: bool> Memory for HasLost<MISERE> {
    fn conclude(back: [&Self; MOST]) -> u32 {
        let lost = back.iter().any(|line| line.lost);
        u32::from(lost || MISERE && !back.iter().any(|line| line.any))
    }

    fn enter(&mut self, answer: u32) -> usize {
        self.any = true;
        self.lost |= answer == 0;
        0
    }
}

/// The values on a line so far, 64 to a word. Most lines of Euclid's game never need more than one word.
#[derive(Default)]
struct Values {
    first: u64,
    further: Option<Box<Further>>,
}

/// The words after the first that have values, and those between them.
#[derive(Default)]
struct Further {
    /// The number of words that are left out: on a short line, all values may be large.
    before: usize,
    words: VecDeque<u64>,
    /// The words before this one, counted from the first of all, are full: nobody need look at them.
    full: usize,
}

impl Further {
    fn word(&self, index: usize) -> u64 {
        index.checked_sub(self.before).and_then(|index| self.words.get(index)).copied().unwrap_or(0)
    }

    fn word_mut(&mut self, index: usize) -> &mut u64 {
        if self.words.is_empty() {
            self.before = index;
        }
        while index < self.before {
            self.before -= 1;
            self.words.push_front(0);
        }
        let index = index - self.before;
        if index >= self.words.len() {
            self.words.resize(index + 1, 0);
        }
        &mut self.words[index]
    }

    fn bytes(&self) -> usize {
        size_of::<Self>() + self.words.capacity() * size_of::<u64>()
    }
}

impl Values {
    fn word(&self, number: usize) -> u64 {
        match number {
            0 => self.first,
            _ => self.further.as_ref().map_or(0, |further| further.word(number - 1)),
        }
    }

    fn full(&self) -> usize {
        self.further.as_ref().map_or(0, |further| further.full)
    }
}

impl Memory for Values {
    fn conclude(back: [&Self; MOST]) -> u32 {
        let start = back.iter().map(|line| line.full()).max().unwrap_or(0);
        let taken = |word| back.iter().fold(0, |bits, line| bits | line.word(word));
        let word = (start..).find(|&word| taken(word) != u64::MAX).unwrap_or(start);
        word as u32 * 64 + taken(word).trailing_ones()
    }

    fn enter(&mut self, value: u32) -> usize {
        let (word, bit) = (value as usize / 64, 1 << (value % 64));
        let Some(index) = word.checked_sub(1) else {
            self.first |= bit;
            return 0;
        };
        let before = self.further.as_ref().map_or(0, |further| further.bytes());
        let further = self.further.get_or_insert_default();
        *further.word_mut(index) |= bit;
        if self.first == u64::MAX {
            let full = (further.full.saturating_sub(1)..).map(|index| further.word(index));
            let count = full.take_while(|&word| word == u64::MAX).count();
            further.full = further.full.max(1) + count;
        }
        further.bytes() - before
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games;
    use crate::limits::Limits;

    fn nim(asked: [usize; 2], watch: &mut Watch) -> Vec<u32> {
        let game =
            games::find(&["nim".into()]).expect("it has no parameters").expect("it is known");
        let lines = game.lines(&asked).expect("its moves run along lines");
        lines.answers(asked, Recurrence::Grundy, watch).expect("they are Grundy values")
    }

    #[test]
    fn a_line_remembers_large_values_alone() {
        let mut line = Values::default();
        let grown = line.enter(1_000_000) + line.enter(999_000);
        assert!(grown < 1000, "{grown}");
        assert_eq!(Values::conclude([&line; MOST]), 0);
        (0..200).for_each(|value| _ = line.enter(value));
        assert_eq!(Values::conclude([&line; MOST]), 200);
        assert_eq!(line.word(1_000_000 / 64), 1 << (1_000_000 % 64));
    }

    #[test]
    fn a_strip_of_nim_takes_little_more_than_its_answers() {
        for asked in [[100_000, 4], [4, 100_000]] {
            let limits = Limits { bytes: 15_000_000, ..Limits::NONE };
            let values = nim(asked, &mut Watch::new("", 0).within(limits));
            let nim_sum = |index: usize| (index % asked[0]) ^ (index / asked[0]);
            assert_eq!(values.len(), asked[0] * asked[1]);
            assert!((0..values.len()).all(|index| values[index] as usize == nim_sum(index)));
        }
    }

    #[test]
    fn the_first_answers_are_there_where_memory_or_work_ends() {
        let all = nim([100, 5000], &mut Watch::new("", 0));
        let [bytes, operations] = [100_000, 200_000];
        for limits in [Limits { bytes, ..Limits::NONE }, Limits { operations, ..Limits::NONE }] {
            let values = nim([100, 5000], &mut Watch::new("", 0).within(limits));
            assert!(values.len() < all.len() && all.starts_with(&values));
        }
    }
}
