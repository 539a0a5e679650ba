//! P4363: Chess (nine provinces 2018).

use super::{Rules, Worst, Wrong, line, write_line};
use crate::choices::Choices;
use crate::game::{Graph, Unsolved};
use crate::reader::{Invalid, Reader};
use std::io::{self, Write};

const MOST_ROWS: usize = 10;
const MOST_COLUMNS: usize = 10;
const MOST_POINTS: u64 = 100_000;
/// A search of a board takes no more positions than this.
const BOUND: usize = 1_000_000;

/// Two tables of points: Black's and White's.
pub struct Board {
    black: Vec<Vec<u64>>,
    white: Vec<Vec<u64>>,
}

pub struct Game;

impl Rules for Game {
    type Case = Board;
    const MOST_CASES: usize = 1;
    const SMALL: usize = 3;
    const LARGE: usize = 25;

    fn parse(reader: &mut Reader<'_>) -> Result<Vec<Board>, Invalid> {
        let n = reader.size("n", 1..=MOST_ROWS)?;
        let m = reader.size("m", 1..=MOST_COLUMNS)?;
        let mut table = |name: &str| {
            let row = |i| reader.numbers(&format!("{name}, row {i}, column"), m, 0..=MOST_POINTS);
            (1..=n).map(row).collect::<Result<Vec<_>, _>>()
        };
        Ok(vec![Board { black: table("Black's points")?, white: table("White's points")? }])
    }

    fn print(cases: &[Board]) -> String {
        let print = |Board { black, white }: &Board| {
            let rows: String = black.iter().chain(white).map(line).collect();
            line([black.len(), black[0].len()]) + &rows
        };
        cases.iter().map(print).collect()
    }

    /// At most `size` cells; points 0, 1 or 2 on small boards, any on larger ones.
    fn generate(choices: &mut Choices, size: usize) -> Board {
        let n = choices.size(1..=size.min(MOST_ROWS));
        let m = choices.size(1..=(size / n).min(MOST_COLUMNS));
        let most = if size <= Self::SMALL { 2 } else { MOST_POINTS };
        let mut table =
            || (0..n).map(|_| (0..m).map(|_| choices.pick(0..=most)).collect()).collect();
        Board { black: table(), white: table() }
    }

    fn answers(cases: &[Board]) -> Result<Vec<String>, Unsolved> {
        cases.iter().map(|board| Ok(difference(board)?.to_string())).collect()
    }

    const WORST: &'static [Worst] = &[
        Worst {
            name: "full-board",
            breaks: "a search that does not meet each of the 184,756 positions once",
            write: |out, random| write_board(out, || random.u64(..=MOST_POINTS)),
        },
        Worst {
            name: "all-equal",
            breaks: "a bound that no score can pass: every play ends at 0",
            write: |out, _| write_board(out, || MOST_POINTS),
        },
    ];

    const WRONG: &'static [Wrong<Board>] = &[
        Wrong {
            name: "greedy",
            because: "the best cell at hand looks best",
            answer: |board| Ok(greedy(board).to_string()),
        },
        Wrong {
            name: "transposed",
            because: "rows and columns are mistaken for each other where both tables are read",
            answer: |Board { black, white }| {
                let transpose = |table: &Vec<Vec<u64>>| {
                    let cells: Vec<u64> = table.iter().flatten().copied().collect();
                    let (n, m) = (table.len(), table[0].len());
                    (0..n).map(|i| (0..m).map(|j| cells[(j * n + i) % (n * m)]).collect()).collect()
                };
                let board = Board { black: transpose(black), white: transpose(white) };
                Ok(difference(&board)?.to_string())
            },
        },
    ];
}

/// Both tables at their greatest size.
fn write_board(out: &mut dyn Write, mut points: impl FnMut() -> u64) -> io::Result<()> {
    write_line(out, [MOST_ROWS, MOST_COLUMNS])?;
    (0..2 * MOST_ROWS).try_for_each(|_| write_line(out, (0..MOST_COLUMNS).map(|_| points())))
}

/// A position: whether each cell is taken, row by row. Black moves when an even number of cells is.
type Position = Vec<bool>;

/// The cells that may be taken, and what each pays to the player to move.
fn moves(board: &Board, position: &Position) -> Vec<(i64, Position)> {
    let m = board.black[0].len();
    let taken = position.iter().filter(|&&taken| taken).count();
    let points = if taken % 2 == 0 { &board.black } else { &board.white };
    let mut options = Vec::new();
    for cell in 0..position.len() {
        let (i, j) = (cell / m, cell % m);
        if !position[cell] && (i == 0 || position[cell - m]) && (j == 0 || position[cell - 1]) {
            let mut option = position.clone();
            option[cell] = true;
            options.push((points[i][j] as i64, option));
        }
    }
    options
}

fn difference(board: &Board) -> Result<i64, Unsolved> {
    let start = vec![false; board.black.len() * board.black[0].len()];
    let graph = Graph::explore([start], |position| moves(board, position), BOUND)?;
    Ok(graph.scores()?[0])
}

fn greedy(board: &Board) -> i64 {
    let mut position = vec![false; board.black.len() * board.black[0].len()];
    let (mut difference, mut sign) = (0, 1);
    while let Some((gain, option)) =
        moves(board, &position).into_iter().max_by_key(|(gain, _)| *gain)
    {
        (difference, sign, position) = (difference + sign * gain, -sign, option);
    }
    difference
}
