//! ABC 229 H: Advance or Eat.

use game::{Graph, Label, Mover, Moves, Play, Player, Searched};
use rules::search::{self, BUDGET, GraphOf};
use rules::{
    Cases, Checked, Drawing, Form, Game, Kind, Rules, Trials, Worst, Wrong, asks_who_wins,
};
use std::slice::from_ref;

const MOST_ROWS: usize = 8;

pub struct Abc229H;

impl Rules for Abc229H {
    /// The rows of a square board from the top down, in the letters of the statement.
    type Case = Vec<String>;
    /// Whether Takahashi, who is white and begins, wins.
    type Game = AdvanceOrEat;
    const CASES: Cases = Cases::One;

    fn form(form: &mut Form, rows: &mut Vec<String>) -> Checked {
        form.length("N", rows, 1..=MOST_ROWS)?;
        form.line();
        let n = rows.len();
        form.each("row", rows, |form, row| {
            form.word("", row, ".WB", n..=n)?;
            form.line();
            Ok(())
        })
    }

    asks_who_wins!("Snuke", "Takahashi");
}

pub struct AdvanceOrEat;

impl Game for AdvanceOrEat {
    type Case = Vec<String>;
    /// The letters of the squares, row by row.
    type Position = Vec<u8>;
    const KIND: Kind = Kind::Partizan(Play::Normal);

    fn starts(rows: &Vec<String>) -> impl Iterator<Item = Vec<u8>> {
        [rows.concat().into_bytes()].into_iter()
    }

    fn moves(rows: &Vec<String>, squares: &Vec<u8>, moves: &mut Moves<Vec<u8>>) {
        advance_or_eat(rows.len(), squares, moves);
    }

    fn draw(rows: &Vec<String>, squares: &Vec<u8>) -> Drawing {
        let cell = |&square: &u8| char::from(square).to_string();
        Drawing::Grid(
            squares.chunks(rows.len()).map(|row| row.iter().map(cell).collect()).collect(),
        )
    }
}

/// A player pushes a piece of his colour one square up, or removes any piece of the other colour.
fn advance_or_eat(columns: usize, squares: &[u8], moves: &mut Moves<Vec<u8>>) {
    for (square, &piece) in squares.iter().enumerate().filter(|&(_, &piece)| piece != b'.') {
        let owner = if piece == b'W' { Player::Left } else { Player::Right };
        let place = || format!("row {}, column {}", square / columns + 1, square % columns + 1);
        let mut option = squares.to_vec();
        option[square] = b'.';
        moves.by(owner.opponent(), option.clone(), || format!("eat the piece at {}", place()));
        if let Some(above) = square.checked_sub(columns).filter(|&above| squares[above] == b'.') {
            option[above] = piece;
            moves.by(owner, option, || format!("advance the piece at {}", place()));
        }
    }
}

impl Trials for Abc229H {
    const LARGE: usize = 3;

    const WORST: &'static [Worst<Vec<String>>] = &[
        Worst::new(
            "pieces-below-gaps: a search of whole boards, or of columns without a memo",
            |random| board(|row, _| if row < 3 { '.' } else { ['W', 'B'][random.usize(..2)] }),
        ),
        Worst::new(
            "full-board: a search of whole boards, which has 2^64 of them ahead",
            |random| board(|_, _| ['W', 'B'][random.usize(..2)]),
        ),
        Worst::new(
            "checkerboard: a sum that is compared through an epsilon, or 0 taken for a win",
            |_| board(|row, column| ['W', 'B'][(row + column) % 2]),
        ),
    ];

    const WRONG: &'static [Wrong<Vec<String>, bool>] = &[
        Wrong::search(
            "zero-is-a-win: a board of value 0 is taken for Takahashi's, as if Snuke had to begin",
            |rows| {
                let snuke =
                    |graph: &GraphOf<AdvanceOrEat>| graph.wins_as(Player::Right, Play::Normal);
                Ok(!search::at_start::<AdvanceOrEat, bool>(from_ref(rows), snuke)?[0])
            },
        ),
        Wrong::search("upside-down: the last row is read as the top", |rows| {
            let rows = rows.iter().rev().cloned().collect();
            Ok(search::first_player_wins::<AdvanceOrEat>(&[rows])?[0])
        }),
        Wrong::new(
            "count-of-pieces: each piece looks like one move for the player who may remove it",
            |rows| {
                let count = |piece| rows.concat().matches(piece).count();
                count('B') > count('W')
            },
        ),
        Wrong::search(
            "midpoint: a number between two others is taken for the one in the middle",
            |rows| Ok(sum_of_midpoints(rows)? > 0.0),
        ),
    ];
}

/// The sum of the columns, each with the number in the middle between the greatest of Takahashi's
/// options and the least of Snuke's.
fn sum_of_midpoints(rows: &[String]) -> Searched<f64> {
    let column = |column| rows.iter().map(|row| row.as_bytes()[column]).collect();
    let columns: Vec<Vec<u8>> = (0..rows.len()).map(column).collect();
    let moves = |column: &Vec<u8>, moves: &mut _| advance_or_eat(1, column, moves);
    let graph = Graph::play(columns.iter().cloned(), moves, BUDGET)?;
    let values = graph.fold(|options: &[(&Label, f64)]| {
        let numbers = |player| {
            let own = options.iter().filter(move |(label, _)| label.may(player));
            own.map(|&(_, number)| number)
        };
        let (left, right) = (numbers(Player::Left), numbers(Player::Right));
        match (left.reduce(f64::max), right.reduce(f64::min)) {
            (Some(left), Some(right)) => (left + right) / 2.0,
            (Some(left), None) => left + 1.0,
            (None, Some(right)) => right - 1.0,
            (None, None) => 0.0,
        }
    })?;
    Ok(columns.iter().map(|column| values[graph.number(column)]).sum())
}

/// The input of a board of the greatest size.
fn board(mut square: impl FnMut(usize, usize) -> char) -> Vec<Vec<String>> {
    let mut row = |row| (0..MOST_ROWS).map(|column| square(row, column)).collect();
    vec![(0..MOST_ROWS).map(&mut row).collect()]
}
