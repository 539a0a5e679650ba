//! Answers for games on a table whose moves run along lines: any number of cells back.
//!
//! The options of a cell are all cells before it on some lines. So each line remembers what has come on
//! it, and nobody looks at the cells again: for Grundy values a bit per value, and the value of a cell is
//! the first bit that is free on all of its lines; for outcomes whether a lost cell has come.

use super::Recurrence;
use crate::explore::watch::Watch;

/// For a cell, about.
const OPERATIONS: u64 = 20;
/// No table that is wider than what is asked for has more cells.
const MOST_CELLS: usize = 50_000_000;
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
    /// Lines have numbers below this. No cell lies on line 0: it stands where there is no more.
    pub count: usize,
    /// The lines of the cell `(x, y)`; `None` if it is no position. Its answer is 0 then.
    pub cell: Box<dyn Fn(usize, usize) -> Option<Cell> + 'a>,
}

/// The width of a table in which moves lead along `x + y = const`, unless it is too large.
pub fn widened(width: usize, height: usize) -> Option<usize> {
    let wide = width + height;
    (wide.checked_mul(height)? <= MOST_CELLS).then_some(wide)
}

impl Lines<'_> {
    /// The answers of the cells whose coordinates are below `asked`, row by row; whole rows are missing if
    /// the watch ended the work. `None` for remoteness, which needs more than a line remembers.
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
        let mut memory: Vec<M> = std::iter::repeat_with(M::default).take(self.count).collect();
        let mut answers = Vec::with_capacity(asked[0] * asked[1]);
        for y in 0..asked[1] {
            if !watch.goes_on(answers.len() as u64) {
                break;
            }
            watch.spend(OPERATIONS * self.width as u64);
            for x in 0..self.width {
                let answer = (self.cell)(x, y).map_or(0, |Cell { back, on }| {
                    let answer = M::conclude(back.map(|line| &memory[line]));
                    let on = on.into_iter().filter(|&line| line > 0);
                    on.for_each(|line| memory[line].enter(answer));
                    answer
                });
                if x < asked[0] {
                    answers.push(answer);
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

    /// A cell with this answer has come.
    fn enter(&mut self, answer: u32);
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

    fn enter(&mut self, answer: u32) {
        self.any = true;
        self.lost |= answer == 0;
    }
}

/// The values on a line so far, 64 to a word. Most lines of Euclid's game never need more than one word.
#[derive(Default)]
struct Values {
    first: u64,
    further: Option<Box<Further>>,
}

#[derive(Default)]
struct Further {
    words: Vec<u64>,
    /// The words before this one, counted from the first of all, are full: nobody need look at them.
    full: usize,
}

impl Values {
    fn word(&self, number: usize) -> u64 {
        match number {
            0 => self.first,
            _ => self.further.as_ref().and_then(|f| f.words.get(number - 1)).copied().unwrap_or(0),
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

    fn enter(&mut self, value: u32) {
        let (word, bit) = (value as usize / 64, 1 << (value % 64));
        let Some(index) = word.checked_sub(1) else {
            self.first |= bit;
            return;
        };
        let further = self.further.get_or_insert_default();
        if index >= further.words.len() {
            further.words.resize(index + 1, 0);
        }
        further.words[index] |= bit;
        if self.first == u64::MAX {
            let full = further.words[further.full.saturating_sub(1)..].iter();
            let count = full.take_while(|&&word| word == u64::MAX).count();
            further.full = further.full.max(1) + count;
        }
    }
}
