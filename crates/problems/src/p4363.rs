//! P4363: Chess (nine provinces 2018).

use rules::prelude::*;

const MOST_ROWS: usize = 10;
const MOST_COLUMNS: usize = 10;
const MOST_POINTS: i64 = 100_000;

/// Two tables of points, row by row: Black's and White's.
#[derive(Clone, Default)]
pub struct Board {
    pub black: Vec<Vec<i64>>,
    pub white: Vec<Vec<i64>>,
}

pub struct Chess;

impl Statement for Chess {
    type Case = Board;
    /// Black's points minus White's.
    type Answer = i64;
    type Game = Self;

    fn form(form: &mut Form, Board { black, white }: &mut Board) -> FormResult {
        let mut columns = black.first().map_or(0, Vec::len);
        form.length("n", black, 1..=MOST_ROWS)?;
        form.number("m", &mut columns, 1..=MOST_COLUMNS)?;
        form.line();
        white.resize(black.len(), Vec::new());
        for (player, table) in [("Black's row", black), ("White's row", white)] {
            form.each(player, table, |form, row| {
                row.resize(columns, 0);
                form.row("column", row, 0..=MOST_POINTS)
            })?;
        }
        Ok(())
    }

    fn answers(cases: &[Board]) -> SearchResult<Vec<i64>> {
        search::leads::<Chess>(cases)
    }
}

impl Game for Chess {
    type Case = Board;
    /// Flags of the cells, row by row: true if taken. Black moves when an even number of cells is.
    type Position = Vec<bool>;
    const KIND: Kind = Kind::Scoring;
    const SIGNS: &'static [Sign] = &[
        Sign::of_nobody("a/b", Text("points for Black / for White", "黑方 / 白方的得分"))
            .drawn(Piece::Points),
        Sign::of_nobody(".", Text("filled", "已占")).drawn(Piece::Stone),
    ];
    const NUMBERED: Option<Numbered> = Some(Numbered::RowsFrom(1));

    fn starts(board: &Board) -> impl Iterator<Item = Vec<bool>> {
        [vec![false; board.black.len() * board.black[0].len()]].into_iter()
    }

    /// A cell may be taken when those above it and to its left are. It pays its points to the player.
    fn moves(board: &Board, taken: &Vec<bool>, moves: &mut Moves<Vec<bool>>) {
        let m = board.black[0].len();
        let is_blacks_turn = taken.iter().filter(|&&taken| taken).count() % 2 == 0;
        let points = if is_blacks_turn { &board.black } else { &board.white };
        for cell in 0..taken.len() {
            let (i, j) = (cell / m, cell % m);
            if !taken[cell] && (i == 0 || taken[cell - m]) && (j == 0 || taken[cell - 1]) {
                let mut option = taken.clone();
                option[cell] = true;
                moves.gain(points[i][j], option, || {
                    let (row, column) = (i + 1, j + 1);
                    let words = text!("row {row}, column {column}", "第 {row} 行第 {column} 列");
                    Handle::on([cell], words)
                });
            }
        }
    }

    fn draw(board: &Board, taken: &Vec<bool>) -> Drawing {
        let m = board.black[0].len();
        let points = board.black.concat().into_iter().zip(board.white.concat());
        let cells = points.map(|(black, white)| format!("{black}/{white}"));
        Drawing::grid(m, Drawing::left(cells, |cell| !taken[cell]))
    }
}

impl Trials for Chess {
    const RANDOM_SIZE: usize = 25;

    fn extremes(extremes: &mut Extremes<Board>) {
        extremes.add(
            "full-board: a search that meets some of the 184,756 positions twice | \
             把 184,756 个局面中的一些搜两遍的搜索",
            |random| vec![full_board(|| random.i64(0..=MOST_POINTS))],
        );
        extremes.add(
            "all-equal: a bound that no score can pass: every play ends at 0 | \
             没有得分到得了的上界：每一局都以 0 结束",
            |_| vec![full_board(|| MOST_POINTS)],
        );
    }
}

/// Both tables at their greatest size.
fn full_board(mut points: impl FnMut() -> i64) -> Board {
    let mut row = |_| (0..MOST_COLUMNS).map(|_| points()).collect();
    let mut table = || (0..MOST_ROWS).map(&mut row).collect();
    Board { black: table(), white: table() }
}
