//! ABC 229 H: Advance or Eat.

use super::{Rules, Worst, Wrong, line, write_line};
use crate::choices::Choices;
use crate::game::{Graph, Play, Unsolved};
use crate::reader::{Invalid, Reader};
use std::io::{self, Write};

const MOST_ROWS: usize = 8;
/// A search of a board takes no more positions than this.
const BOUND: usize = 200_000;

/// The squares in the letters of the statement, row by row from the top down.
pub struct Board {
    n: usize,
    squares: Vec<u8>,
}

pub struct Game;

impl Rules for Game {
    type Case = Board;
    const MOST_CASES: usize = 1;
    const SMALL: usize = 8;
    const LARGE: usize = 22;

    fn parse(reader: &mut Reader<'_>) -> Result<Vec<Board>, Invalid> {
        let n = reader.size("the number of rows", 1..=MOST_ROWS)?;
        let mut squares = Vec::with_capacity(n * n);
        for row in 1..=n {
            let word = reader.word(&format!("row {row}"))?;
            if let Some(letter) = word.chars().find(|letter| !"WB.".contains(*letter)) {
                return Err(reader.broken(format!("row {row} has a {letter:?}, not W, B or .")));
            }
            if word.len() != n {
                let problem = format!("row {row} has {} squares, not {n}", word.len());
                return Err(reader.broken(problem));
            }
            squares.extend(word.bytes());
        }
        Ok(vec![Board { n, squares }])
    }

    fn print(cases: &[Board]) -> String {
        let row = |row: &[u8]| String::from_utf8_lossy(row).into_owned() + "\n";
        let print = |Board { n, squares }: &Board| {
            line([*n]) + &squares.chunks(*n).map(row).collect::<String>()
        };
        cases.iter().map(print).collect()
    }

    /// A piece can move as often as the number of its row says, counted from 1. All pieces together
    /// can move at most `size` times: small boards are all there are with up to three rows. On
    /// larger ones pieces are scattered, often with their opposites, which nearly balances the
    /// board.
    fn generate(choices: &mut Choices, size: usize) -> Board {
        let n = choices.size(1..=if size > Self::SMALL { MOST_ROWS } else { 3 });
        let mut squares = vec![b'.'; n * n];
        let mut left = size;
        if size <= Self::SMALL {
            for (square, content) in squares.iter_mut().enumerate() {
                let row = square / n;
                *content = b".WB"[choices.size(0..=if row < left { 2 } else { 0 })];
                left -= if *content == b'.' { 0 } else { row + 1 };
            }
            return Board { n, squares };
        }
        let twins = choices.pick(0..=1) == 1;
        for _ in 0..choices.size(0..=size) {
            let (row, column) = (choices.size(0..=n - 1), choices.size(0..=n - 1));
            let piece = b"WB"[choices.size(0..=1)];
            let twin = (n - 1 - column, opponent(piece));
            let pieces = [(column, piece), twin];
            for (column, piece) in pieces.into_iter().take(1 + usize::from(twins)) {
                let square = &mut squares[row * n + column];
                if row < left && *square == b'.' {
                    *square = piece;
                    left -= row + 1;
                }
            }
        }
        Board { n, squares }
    }

    fn answers(cases: &[Board]) -> Result<Vec<String>, Unsolved> {
        cases.iter().map(|board| Ok(winner(mover_wins(b'W', board)?))).collect()
    }

    const WORST: &'static [Worst] = &[
        Worst {
            name: "pieces-below-gaps",
            breaks: "a search of whole boards, or of columns without a memo",
            write: |out, random| {
                write_board(out, |row, _| if row < 3 { '.' } else { ['W', 'B'][random.usize(..2)] })
            },
        },
        Worst {
            name: "full-board",
            breaks: "a search of whole boards, which has 2^64 of them ahead",
            write: |out, random| write_board(out, |_, _| ['W', 'B'][random.usize(..2)]),
        },
        Worst {
            name: "checkerboard",
            breaks: "a sum that is compared through an epsilon, or 0 taken for a win",
            write: |out, _| write_board(out, |row, column| ['W', 'B'][(row + column) % 2]),
        },
    ];

    const WRONG: &'static [Wrong<Board>] = &[
        Wrong {
            name: "zero-is-a-win",
            because: "a board of value 0 is taken for Takahashi's, as if Snuke had to begin",
            answer: |board| Ok(winner(!mover_wins(b'B', board)?)),
        },
        Wrong {
            name: "upside-down",
            because: "the last row is read as the top",
            answer: |board| {
                let squares = board.squares.chunks(board.n).rev().flatten().copied().collect();
                Ok(winner(mover_wins(b'W', &Board { squares, ..*board })?))
            },
        },
        Wrong {
            name: "count-of-pieces",
            because: "each piece looks like one move for the player who may remove it",
            answer: |board| {
                let count = |piece| board.squares.iter().filter(|&&square| square == piece).count();
                Ok(winner(count(b'B') > count(b'W')))
            },
        },
        Wrong {
            name: "midpoint",
            because: "a number between two others is taken for the one in the middle",
            answer: |board| {
                let sum = sum_of_columns(board, |left, right| match (left, right) {
                    (Some(left), Some(right)) => (left + right) / 2.0,
                    (Some(left), None) => left + 1.0,
                    (None, Some(right)) => right - 1.0,
                    (None, None) => 0.0,
                })?;
                Ok(winner(sum > 0.0))
            },
        },
    ];
}

/// The colour of the player to move, and the squares.
type Position = (u8, Vec<u8>);

fn opponent(mover: u8) -> u8 {
    if mover == b'W' { b'B' } else { b'W' }
}

/// The mover pushes a piece of his colour one square up, or removes any piece of the other colour.
fn moves(columns: usize, (mover, squares): &Position) -> Vec<((), Position)> {
    let mut options = Vec::new();
    let mut option = squares.clone();
    for (square, &piece) in squares.iter().enumerate().filter(|&(_, &piece)| piece != b'.') {
        let above = square.checked_sub(columns).filter(|&above| squares[above] == b'.');
        option[square] = b'.';
        if piece != *mover {
            options.push(((), (opponent(*mover), option.clone())));
        } else if let Some(above) = above {
            option[above] = piece;
            options.push(((), (opponent(*mover), option.clone())));
            option[above] = b'.';
        }
        option[square] = piece;
    }
    options
}

/// Takahashi is white.
fn mover_wins(mover: u8, board: &Board) -> Result<bool, Unsolved> {
    let start = (mover, board.squares.clone());
    let graph = Graph::explore([start], |position| moves(board.n, position), BOUND)?;
    Ok(graph.wins(Play::Normal)?[0])
}

fn winner(takahashi_wins: bool) -> String {
    if takahashi_wins { "Takahashi" } else { "Snuke" }.to_string()
}

/// The sum of the columns, each with the value that `number` finds between the greatest of
/// Takahashi's options and the least of Snuke's.
fn sum_of_columns(
    board: &Board,
    number: fn(Option<f64>, Option<f64>) -> f64,
) -> Result<f64, Unsolved> {
    let column = |column| board.squares.iter().skip(column).step_by(board.n).copied().collect();
    let columns: Vec<Vec<u8>> = (0..board.n).map(column).collect();
    let moves = |column: &Vec<u8>| {
        let options = |mover| moves(1, &(mover, column.clone())).into_iter();
        let options = options(b'W').chain(options(b'B'));
        options.map(|((), (next, option))| (opponent(next), option)).collect()
    };
    let graph = Graph::explore(columns.iter().cloned(), moves, BOUND)?;
    let values = graph.fold(|options: &[(&u8, f64)]| {
        let of =
            |mover| options.iter().filter(move |(by, _)| **by == mover).map(|(_, value)| *value);
        number(of(b'W').reduce(f64::max), of(b'B').reduce(f64::min))
    })?;
    Ok(columns.iter().map(|column| values[graph.number(column)]).sum())
}

fn write_board(
    out: &mut dyn Write,
    mut square: impl FnMut(usize, usize) -> char,
) -> io::Result<()> {
    write_line(out, [MOST_ROWS])?;
    for row in 0..MOST_ROWS {
        let row: String = (0..MOST_ROWS).map(|column| square(row, column)).collect();
        write_line(out, [row])?;
    }
    Ok(())
}
