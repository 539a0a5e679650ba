//! P1971 兔兔与蛋蛋游戏 (Rabbit and Egg, NOI 2011). <https://www.luogu.com.cn/problem/P1971>
//!
//! **Rules.** A board of `n` rows and `m` columns has one empty cell `.`; the others hold a black piece `X` or
//! a white one `O`. In turn, Rabbit first, Rabbit slides a white piece into the empty cell from a cell beside
//! it, and Egg a black one. Whoever cannot move loses. Given is a game that Egg has won, `2k` moves by the
//! cells of the pieces. A move of Rabbit is a mistake if Rabbit could win before it, and Egg after it. Print
//! the number of mistakes and their numbers, each on a line.
//!
//! **Theorem.** Call the empty cell the hole, and a cell odd or even by its distance to the first hole. A
//! cell is *open* if it is odd and holds `O`, or even and holds `X`, and the hole has not been there. The
//! player to move wins if and only if every maximum matching of neighbouring cells, among the open ones and
//! the hole's, has the hole's cell in a pair. (Proved.)
//!
//! **Proof.** *The hole walks over open cells alone, and never back.* Rabbit moves while the hole is even, and
//! Egg while it is odd. So a cell that the hole leaves gets a white piece if it is even, and a black one if it
//! is odd. The hole can come to an even cell only by a move of Egg, for a black piece, and to an odd one by a
//! move of Rabbit, for a white one. So it never comes to a cell where it has been, and to another only if
//! that holds from the beginning what makes it open. Each player takes the hole to a neighbouring open cell.
//!
//! *If all maximum matchings have the hole's cell v in a pair,* the mover chooses one of them, and always goes
//! to the mate. The cells of the walk are then v, w, v1, w1, ..., of which v w, v1 w1, ... are pairs. Let the
//! opponent go on to u. If u had no mate, w v1, w1 v2, ..., up to u could stand for v w, v1 w1, ...: as many
//! pairs, without v. So u has a mate, and it is new, as the other cells of the walk are in pairs among
//! themselves. The mover never lacks a move.
//!
//! *If some maximum matching leaves v out,* the opponent always answers by going to the mate. Let the mover go
//! to u, after v, u1, w1, u2, w2, ..., where u1 w1, u2 w2, ... are pairs. If u had no mate, v u1, w1 u2, ..., up
//! to u would be one pair more. So u has a mate, which is new as before.
//!
//! *Backwards.* The open cells at one time of the record are those at the next time, with the hole's cell
//! there. So begin with the cells that stay open to the end, and add the cells of the hole, the last first.
//! A maximum matching of what is there either becomes one pair larger by a path from the new cell, which ends
//! at a cell without a mate and goes over pairs in turn; or it is a maximum one still, and leaves the new cell
//! out. (No other cell can begin such a path, unless it ends at the new one: Berge.) In the first case all
//! maximum matchings have the new cell in a pair, as without it there are fewer; so the mover wins.
//!
//! **Complexity.** O(V^2) time at worst and O(V) memory for V cells: one search for a path for each cell, by
//! breadth, without recursion. Past the statement up to 2^13 cells, games that have not ended, and more empty
//! cells, which stay so; moves that the rules forbid are an error.
//!
//! **Traps.** A mistake needs both conditions: `1 3 / .OX / 1 / 1 2 / 1 3` answers `0`, as Rabbit could not win
//! before. Cells where the hole has been are closed: `1 6 / O.OXOX / 2 / 1 3 / 1 4 / 1 5 / 1 6` answers
//! `1 / 1`, not 1 and 2. Not all neighbours are open to each other: `1 4 / X.OX / 1 / 1 3 / 1 4` answers `0`. One
//! maximum matching that has the hole's cell in a pair is not enough, as in the first example. Nor does the
//! parity of the longest walk decide: `1 4 / O.OX / 1 / 1 3 / 1 4` answers `1 / 1`. A blank may end a line.
//!
//! **Source.** NOI 2011. The game is undirected vertex geography: A. Fraenkel, E. Scheinerman, D. Ullman,
//! Undirected edge geography, Theoretical Computer Science 112 (1993).

use sente::io::{fail, Bytes};
use sente::{input, output};
use std::mem::replace;

/// More cells take too long.
const MOST_CELLS: usize = 1 << 13;

/// The mate of a cell that has none.
const NONE: usize = usize::MAX;
/// The mate of a cell that is not there.
const ABSENT: usize = usize::MAX - 1;

/// A maximum matching of the cells that were added. Around the board are absent cells: row 0 and one behind the last, and
/// column 0, which ends the row above, too. So each cell has four neighbours.
struct Matching {
    width: usize,
    mates: Vec<usize>,
}

impl Matching {
    fn new(rows: usize, columns: usize) -> Self {
        let width = columns + 1;
        Matching { width, mates: vec![ABSENT; width * (rows + 2) + 1] }
    }

    fn neighbours(&self, cell: usize) -> [usize; 4] {
        [cell - self.width, cell - 1, cell + 1, cell + self.width]
    }

    /// Adds a cell. True if that makes a pair more.
    fn add(&mut self, cell: usize) -> bool {
        self.mates[cell] = NONE;
        let mut before = vec![NONE; self.mates.len()]; // The cell before each on its path.
        let mut queue = vec![cell];
        let mut head = 0;
        while head < queue.len() {
            let one = queue[head];
            head += 1;
            for other in self.neighbours(one) {
                let mate = self.mates[other];
                if mate == ABSENT || before[other] != NONE {
                    continue;
                }
                before[other] = one;
                if mate == NONE {
                    self.take_path(&before, other);
                    return true;
                }
                queue.push(mate);
            }
        }
        false
    }

    /// Takes the path that ends at this cell.
    fn take_path(&mut self, before: &[usize], mut cell: usize) {
        while cell != NONE {
            let one = before[cell];
            self.mates[cell] = one;
            cell = replace(&mut self.mates[one], cell);
        }
    }
}

/// The numbers of Rabbit's mistakes. The walk is that of the hole, by cells that are numbered row by row.
///
/// # Errors
///
/// The number of the first move that the rules forbid.
fn mistakes(rows: &[Vec<u8>], columns: usize, walk: &[usize]) -> Result<Vec<usize>, usize> {
    let mut matching = Matching::new(rows.len(), columns);
    let width = matching.width;
    let parity = |cell: usize| (cell / width + cell % width) % 2;
    let mut open = vec![false; matching.mates.len()];
    for (first, row) in (width..).step_by(width).zip(rows) {
        for (cell, letter) in (first + 1..).zip(row) {
            open[cell] = *letter == b"XO"[parity(cell) ^ parity(walk[0])];
        }
    }
    for (number, step) in walk.windows(2).enumerate() {
        if !matching.neighbours(step[0]).contains(&step[1]) || !replace(&mut open[step[1]], false) {
            return Err(number + 1);
        }
    }
    for cell in (0..open.len()).filter(|&cell| open[cell]) {
        matching.add(cell);
    }
    let mut wins: Vec<bool> = walk.iter().rev().map(|&cell| matching.add(cell)).collect();
    wins.reverse();
    let moves = (1..).zip(wins.chunks_exact(2)); // Rabbit's and Egg's.
    Ok(moves.filter(|(_, wins)| wins[0] && wins[1]).map(|(number, _)| number).collect())
}

fn main() {
    input! { n: usize, m: usize }
    if n.max(1).saturating_mul(m.max(1)) > MOST_CELLS {
        fail(format_args!("a board of {n} x {m} cells is too large: the most is {MOST_CELLS}"));
    }
    let mut rows = Vec::new();
    for number in 1..=if m > 0 { n } else { 0 } {
        input! { row: Bytes }
        if row.len() != m || row.iter().any(|cell| !b"XO.".contains(cell)) {
            fail(format_args!("row {number} is not {m} cells `X`, `O` or `.`"));
        }
        rows.push(row);
    }
    let Some(hole) = rows.concat().iter().position(|&cell| cell == b'.') else {
        fail("no cell is empty");
    };
    input! { k: usize }
    let moves = k.saturating_mul(2);
    input! { record: [(usize, usize); moves] }
    let mut walk = vec![hole + hole / m + m + 2];
    // What is beside the board is absent.
    let step = |(row, column): (usize, usize)| row.min(n + 1) * (m + 1) + column.min(m + 1);
    walk.extend(record.into_iter().map(step));
    let numbers = mistakes(&rows, m, &walk)
        .unwrap_or_else(|number| fail(format_args!("move {number} is not one by the rules")));
    let lines: String = numbers.iter().map(|number| format!("\n{number}")).collect();
    writeln!(output(), "{}{lines}", numbers.len());
}

#[cfg(test)]
mod p1971 {
    /// The mistakes, for a board and the cells of the hole by row and column from 1.
    fn mistakes(rows: &[&str], walk: &[[usize; 2]]) -> Result<Vec<usize>, usize> {
        let width = rows[0].len() + 1;
        let walk: Vec<usize> = walk.iter().map(|[row, column]| row * width + column).collect();
        let rows: Vec<_> = rows.iter().map(|row| row.as_bytes().to_vec()).collect();
        super::mistakes(&rows, width - 1, &walk)
    }

    #[test]
    fn a_game_without_moves_has_no_mistake() {
        assert_eq!(mistakes(&["."], &[[1, 1]]), Ok(vec![]));
        assert_eq!(mistakes(&["X.X"], &[[1, 2]]), Ok(vec![]));
    }

    #[test]
    fn a_lost_game_has_no_mistake() {
        assert_eq!(mistakes(&[".OX"], &[[1, 1], [1, 2], [1, 3]]), Ok(vec![]));
    }

    #[test]
    fn of_two_ways_the_wrong_one_is_a_mistake() {
        assert_eq!(mistakes(&["O.OX"], &[[1, 2], [1, 3], [1, 4]]), Ok(vec![1]));
    }

    #[test]
    fn what_the_rules_forbid_is_found() {
        assert_eq!(mistakes(&[".XO"], &[[1, 1], [1, 2]]), Err(1));
        assert_eq!(mistakes(&[".OO"], &[[1, 1], [1, 2], [1, 3]]), Err(2));
        assert_eq!(mistakes(&[".OX"], &[[1, 1], [1, 3]]), Err(1));
        assert_eq!(mistakes(&[".OX"], &[[1, 1], [1, 2], [1, 1]]), Err(2));
        assert_eq!(mistakes(&[".OX"], &[[1, 1], [0, 1]]), Err(1));
    }

    #[test]
    fn a_snake_over_all_cells_leaves_no_choice() {
        for side in 1..40 {
            let letters: Vec<String> = (0..side)
                .map(|i| (0..side).map(|j| ['X', 'O'][(i + j) % 2]).collect::<String>())
                .collect();
            let mut walk: Vec<[usize; 2]> = (0..side * side)
                .map(|t| (t / side, t % side))
                .map(|(i, j)| [i + 1, if i % 2 == 0 { j + 1 } else { side - j }])
                .collect();
            walk.truncate(side * side - (1 - side % 2));
            let rows: Vec<&str> = letters.iter().map(|row| &**row).collect();
            let found = mistakes(&rows, &walk).expect("the snake follows the rules");
            // With one cell more of the hole's colour than of the other, Rabbit is lost from the beginning.
            assert!(side % 2 == 0 || found.is_empty(), "{side}: {found:?}");
        }
    }
}
