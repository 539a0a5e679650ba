//! P4363, filling a board from its upper left corner: every border of the taken cells is a path, and its number comes after
//! those of all its options.

use crate::Saying;
use crate::words::{columns, count, filled, fitted};
use game::Player;
use problems::p4363::Board;
use rules::session::Worth;
use std::cmp::Reverse;
use std::iter;

/// Longer paths are too many for a table in passing. A board of the statement has 20 steps, and at most 184,756 paths.
const MOST_STEPS: usize = 20;

/// The position is whether each cell is taken, row by row. Black moves if an even number of them is.
pub(crate) fn says(board: &Board, taken: &Vec<bool>, _: Player) -> Option<Saying> {
    let (n, m) = (board.black.len(), board.black.first()?.len());
    if n + m > MOST_STEPS || m == 0 || taken.len() != n * m {
        return None;
    }
    let cells = taken.iter().filter(|&&taken| !taken).count();
    if cells == 0 {
        let lines = filled("The board is full: neither player gets more.");
        return Some(Saying { worth: Some(Worth::Score(0)), lines });
    }
    let path = border(m, taken);
    let is_black = (n * m - cells).is_multiple_of(2);
    let moves = moves(board, path, is_black);
    let (name, other) = if is_black { ("Black", "White") } else { ("White", "Black") };
    let before = filled(&format!(
        "{name} is to move, {} left. The border of the taken cells, from the lower left corner up \
         (U) and right (R): {}.",
        count(cells, "cell"),
        words(path, n + m)
    ));
    let mut rows =
        vec![["row", "column", "gain", "then the opponent leads", "total"].map(str::to_string)];
    rows.extend(moves.iter().map(|&Taking { row, column, gain, then }| {
        [row as i64, column as i64, gain, then, gain - then].map(|number| number.to_string())
    }));
    let &Taking { row, column, gain, then } = moves.first()?;
    let subtracted = if then < 0 { format!("({then})") } else { then.to_string() };
    let after = filled(&format!(
        "The best is row {row}, column {column}: {gain} - {subtracted} = {}. A move turns a UR \
         of the border into RU, so {other}'s leads are found from the full board, {}, backwards.",
        gain - then,
        words((1 << m) - 1, n + m)
    ));
    let lines = fitted(before, columns(&rows), after);
    Some(Saying { worth: Some(Worth::Score(gain - then)), lines })
}

/// A move, what it gains, and what the opponent leads by from then on.
struct Taking {
    row: usize,
    column: usize,
    gain: i64,
    then: i64,
}

/// The moves at a border, the best one first.
fn moves(board: &Board, path: u64, is_black: bool) -> Vec<Taking> {
    let paths = Paths::new(board.black.len(), board.black[0].len());
    let values = paths.values(board, path);
    let place = values.len() - 1;
    let taking = |(i, j, earlier): (usize, usize, usize)| {
        let value = values[place - earlier];
        let (gain, then) = match is_black {
            true => (board.black[i][j], -value),
            false => (board.white[i][j], value),
        };
        Taking { row: i + 1, column: j + 1, gain, then }
    };
    let mut moves: Vec<Taking> = paths.moves(path).map(taking).collect();
    moves.sort_by_key(|taking| Reverse(taking.gain - taking.then));
    moves
}

/// The border of the taken cells, a path from the lower left corner: from the lowest bit on, up is 0 and right is 1.
fn border(columns: usize, taken: &[bool]) -> u64 {
    let (mut path, mut step, mut right) = (0, 0, 0);
    let lengths = taken.chunks(columns).rev().map(|row| row.iter().filter(|&&cell| cell).count());
    for length in lengths {
        while right < length {
            path |= 1 << step;
            step += 1;
            right += 1;
        }
        step += 1;
    }
    path | ((1 << (columns - right)) - 1) << step
}

fn words(path: u64, steps: usize) -> String {
    (0..steps).map(|step| if path >> step & 1 == 1 { 'R' } else { 'U' }).collect()
}

/// The paths of a board.
struct Paths {
    n: usize,
    m: usize,
    /// `[z][k]`: those of z steps up and k steps right.
    counts: Vec<Vec<usize>>,
}

impl Paths {
    fn new(n: usize, m: usize) -> Self {
        let mut counts = vec![vec![1; m + 1]; n + 1];
        for z in 1..=n {
            for k in 1..=m {
                counts[z][k] = counts[z - 1][k] + counts[z][k - 1];
            }
        }
        Paths { n, m, counts }
    }

    /// The cells that can be taken at a border, and how much earlier in the order the border is then. Each is a 1 next to a
    /// lower 0: with z zeros and k ones below the 1, the cell (n - z, k), and C(z - 1 + k, k) places.
    fn moves(&self, path: u64) -> impl Iterator<Item = (usize, usize, usize)> {
        let mut corners = path & !(path << 1) & !1;
        let steps = iter::from_fn(move || {
            let step = corners.trailing_zeros() as usize;
            corners &= corners.wrapping_sub(1);
            (step < 64).then_some(step)
        });
        steps.map(move |step| {
            let ones = (path & ((1 << step) - 1)).count_ones() as usize;
            let zeros = step - ones;
            (self.n - zeros, ones, self.counts[zeros - 1][ones])
        })
    }

    /// Black's difference at each border up to this one, in ascending order from that of the full board on.
    fn values(&self, board: &Board, last: u64) -> Vec<i64> {
        let mut values = Vec::with_capacity(self.counts[self.n][self.m]);
        values.push(0);
        let mut path = (1 << self.m) - 1;
        while path != last {
            path = next_with_as_many_ones(path);
            let place = values.len();
            let options = self.moves(path).map(|(i, j, earlier)| (i, j, values[place - earlier]));
            let value = match self.is_black(path) {
                true => options.map(|(i, j, value)| value + board.black[i][j]).max(),
                false => options.map(|(i, j, value)| value - board.white[i][j]).min(),
            };
            values.push(value.unwrap_or(0));
        }
        values
    }

    /// Whether an even number of cells is taken. The others are the pairs of a 1 and a lower 0: for ones at the places p_k,
    /// the sum of all p_k - k.
    fn is_black(&self, path: u64) -> bool {
        let odd_places = (path & 0xAAAA_AAAA_AAAA_AAAA).count_ones() as usize;
        (self.n * self.m + odd_places + self.m * (self.m - 1) / 2).is_multiple_of(2)
    }
}

/// The next larger number with as many ones (Gosper).
fn next_with_as_many_ones(number: u64) -> u64 {
    let lowest = number & number.wrapping_neg();
    let carried = number + lowest;
    ((number ^ carried) >> (lowest.trailing_zeros() + 2)) | carried
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_board_is_worth_nothing() {
        let board = Board { black: vec![vec![1]], white: vec![vec![2]] };
        let saying = says(&board, &vec![true], Player::Left).unwrap();
        assert_eq!(saying.worth, Some(Worth::Score(0)));
        assert_eq!(saying.lines, ["The board is full: neither player gets more."]);
    }

    #[test]
    fn a_border_goes_around_the_taken_cells() {
        assert_eq!(words(border(3, &[true; 6]), 5), "RRRUU");
        assert_eq!(words(border(3, &[false; 6]), 5), "UURRR");
        assert_eq!(words(border(3, &[true, true, false, true, false, false]), 5), "RURUR");
    }

    #[test]
    fn the_lead_after_each_move_is_subtracted_from_its_gain() {
        let table = |rows: [[i64; 2]; 2]| rows.map(|row| row.to_vec()).to_vec();
        let board = Board { black: table([[0, 0], [2, 0]]), white: table([[0, 1], [0, 0]]) };
        let saying = says(&board, &vec![true, false, false, false], Player::Right).unwrap();
        assert_eq!(saying.worth, Some(Worth::Score(0)));
        assert_eq!(
            saying.lines,
            [
                "White is to move, 3 cells left. The border of the taken cells,",
                "from the lower left corner up (U) and right (R): URUR.",
                "row  column  gain  then the opponent leads  total",
                "2         1     0                        0      0",
                "1         2     1                        2     -1",
                "The best is row 2, column 1: 0 - 0 = 0. A move turns a UR of",
                "the border into RU, so Black's leads are found from the full",
                "board, RRUU, backwards.",
            ]
        );
    }
}
