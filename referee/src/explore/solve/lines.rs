//! Grundy values of games on a table whose moves run along lines: any number of cells back.
//!
//! The options of a cell are all cells before it on its lines. So each line remembers, a bit per value,
//! which values have come on it, and the value of a cell is the first bit that is free on all of its
//! lines. A word is 64 values; the words that are full are not looked at again.

use crate::explore::watch::Watch;

/// The values on a line so far.
struct Line {
    words: Vec<u64>,
    /// The words before this one are full.
    full: usize,
}

/// Rows and columns, and the diagonals if `diagonals`: Nim with two heaps, and Wythoff's game.
#[derive(Debug, Clone, Copy)]
pub struct Grid {
    /// The width of the table.
    pub width: usize,
    /// Its height.
    pub height: usize,
    /// Whether moves run along diagonals, too.
    pub diagonals: bool,
}

impl Grid {
    fn count(self) -> usize {
        2 * (self.width + self.height)
    }

    /// Without diagonals, the row twice.
    fn through(self, x: usize, y: usize) -> [usize; 3] {
        let column = self.height + x;
        let diagonal = self.height + self.width + (x + self.height - y);
        [y, column, if self.diagonals { diagonal } else { y }]
    }
}

/// The Grundy values, row by row; whole rows are missing if the watch ended the work.
///
/// # Complexity
///
/// O(1) a cell where values come about in order, as they do in Nim and Wythoff's game.
pub fn grundy(grid: Grid, watch: &mut Watch) -> Vec<u32> {
    let new = || Line { words: Vec::new(), full: 0 };
    let mut lines: Vec<Line> = std::iter::repeat_with(new).take(grid.count()).collect();
    let mut values = Vec::with_capacity(grid.width * grid.height);
    for y in 0..grid.height {
        if !watch.goes_on(values.len() as u64) {
            break;
        }
        for x in 0..grid.width {
            let through = grid.through(x, y);
            let value = first_free(through.map(|line| &lines[line]));
            through.iter().for_each(|&line| lines[line].enter(value));
            values.push(value as u32);
        }
    }
    values
}

/// 0 where the player to move loses and 1 where he wins, row by row; whole rows are missing if the watch
/// ended the work.
///
/// # Complexity
///
/// O(1) a cell: a lost one makes all that come after it on its lines won.
pub fn outcomes(grid: Grid, watch: &mut Watch) -> Vec<u32> {
    let mut has_lost = vec![false; grid.count()];
    let mut outcomes = Vec::with_capacity(grid.width * grid.height);
    for y in 0..grid.height {
        if !watch.goes_on(outcomes.len() as u64) {
            break;
        }
        for x in 0..grid.width {
            let through = grid.through(x, y);
            let wins = through.iter().any(|&line| has_lost[line]);
            if !wins {
                through.iter().for_each(|&line| has_lost[line] = true);
            }
            outcomes.push(u32::from(wins));
        }
    }
    outcomes
}

fn first_free(lines: [&Line; 3]) -> usize {
    let start = lines.iter().map(|line| line.full).max().unwrap_or(0);
    let taken = |word| lines.iter().fold(0, |bits, line| bits | line.word(word));
    let word = (start..).find(|&word| taken(word) != u64::MAX).unwrap_or(start);
    word * 64 + taken(word).trailing_ones() as usize
}

impl Line {
    fn word(&self, number: usize) -> u64 {
        self.words.get(number).copied().unwrap_or(0)
    }

    fn enter(&mut self, value: usize) {
        let word = value / 64;
        if word >= self.words.len() {
            self.words.resize(word + 1, 0);
        }
        self.words[word] |= 1 << (value % 64);
        while self.word(self.full) == u64::MAX {
            self.full += 1;
        }
    }
}
