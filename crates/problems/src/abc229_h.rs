//! ABC 229 H: Advance or Eat.

use rules::prelude::*;
use rules::shapes::board;

const MOST_ROWS: usize = 8;

pub struct AdvanceOrEat;

impl Statement for AdvanceOrEat {
    /// The rows of a square board from the top down, in the letters of the statement.
    type Case = Vec<String>;
    type Game = Self;

    fn form(form: &mut Form, rows: &mut Vec<String>) -> FormResult {
        form.length("N", rows, 1..=MOST_ROWS)?;
        form.line();
        let n = rows.len();
        form.words("row", rows, ".WB", n..=n)
    }

    asks_who_wins!("Snuke", "Takahashi");
}

impl Game for AdvanceOrEat {
    type Case = Vec<String>;
    /// The letters of the squares, row by row.
    type Position = Vec<u8>;
    const KIND: Kind = Kind::Partizan(Convention::Normal);
    const SIGNS: &'static [Sign] = &[
        Sign::of_first("W", Text("white piece", "白子")).drawn(Piece::White),
        Sign::of_second("B", Text("black piece", "黑子")).drawn(Piece::Black),
    ];
    const NUMBERED: Option<Numbered> = Some(Numbered::RowsFrom(1));

    /// Takahashi is White and moves first.
    fn starts(rows: &Vec<String>) -> impl Iterator<Item = Vec<u8>> {
        [rows.concat().into_bytes()].into_iter()
    }

    /// A player pushes a piece of his colour one square up, or removes any piece of the other colour.
    fn moves(rows: &Vec<String>, squares: &Vec<u8>, moves: &mut Moves<Vec<u8>>) {
        let columns = rows.len();
        for (square, &piece) in squares.iter().enumerate().filter(|&(_, &piece)| piece != b'.') {
            let owner = if piece == b'W' { Player::Left } else { Player::Right };
            let (row, column) = (square / columns + 1, square % columns + 1);
            let mut option = squares.clone();
            option[square] = b'.';
            moves.by(owner.opponent(), option.clone(), || {
                let words = text!(
                    "eat the piece at row {row}, column {column}",
                    "吃掉第 {row} 行第 {column} 列的棋子"
                );
                Handle::on([square], words)
            });
            if let Some(above) = square.checked_sub(columns).filter(|&above| squares[above] == b'.')
            {
                option[above] = piece;
                moves.by(owner, option, || {
                    let words = text!(
                        "advance the piece at row {row}, column {column}",
                        "把第 {row} 行第 {column} 列的棋子上移一格"
                    );
                    Handle::on([square], words).to([above])
                });
            }
        }
    }

    fn draw(rows: &Vec<String>, squares: &Vec<u8>) -> Drawing {
        Drawing::grid(rows.len(), squares.iter().map(|&square| char::from(square)))
    }
}

impl Trials for AdvanceOrEat {
    const RANDOM_SIZE: usize = 3;

    fn extremes(extremes: &mut Extremes<Vec<String>>) {
        for (title, least) in [
            (
                "pieces-below-gaps: a search of whole boards, or of columns without a memo | \
                 搜索整个棋盘，或者逐列搜索却不记忆化",
                3,
            ),
            (
                "full-board: a search of whole boards, which has 2^64 of them ahead | \
                 搜索整个棋盘，前面有 2^64 个局面",
                0,
            ),
        ] {
            extremes.add(title, move |random| {
                full(|row, _| if row < least { '.' } else { ['W', 'B'][random.usize(..2)] })
            });
        }
        extremes.add(
            "checkerboard: a sum with an epsilon, or 0 taken for a win | \
             求和时用 eps，或者把 0 当作必胜",
            |_| full(|row, column| ['W', 'B'][(row + column) % 2]),
        );
    }
}

/// The input of a board of the greatest size.
fn full(square: impl FnMut(usize, usize) -> char) -> Vec<Vec<String>> {
    vec![board::rows(MOST_ROWS, MOST_ROWS, square)]
}
