//! P1971: Rabbit and Egg.

use rules::prelude::*;
use rules::shapes::board;

const MOST_SIDE: usize = 40;
/// Most moves of a player. The statement says 1000, but no game is as long: no cell is empty twice.
const MOST_MOVES: usize = 799;
/// The hole can walk over more cells in too many ways.
const MOST_SEARCHED: usize = 20;
/// The pieces of Rabbit, who moves first, and of Egg.
const PIECES: [char; 2] = ['O', 'X'];

/// The board, and the cells of the pieces that were moved, by row and column from 0.
#[derive(Clone, Default)]
pub struct Record {
    pub rows: Vec<String>,
    pub moves: Vec<[usize; 2]>,
}

/// A board as it stands, row by row, and who is to move: 0 for Rabbit, 1 for Egg.
type Position = (Vec<char>, usize);

impl Record {
    fn start(&self) -> Position {
        (self.rows.concat().chars().collect(), 0)
    }

    fn width(&self) -> usize {
        self.rows[0].len()
    }

    fn is_won_by_egg(&self) -> bool {
        !self.moves.is_empty() && self.moves.len().is_multiple_of(2)
    }
}

/// The empty cell.
fn hole(cells: &[char]) -> usize {
    cells.iter().position(|&cell| cell == '.').unwrap_or(0)
}

/// The cells whose pieces the player to move can slide into the empty cell.
fn slides((cells, turn): &Position, width: usize) -> Vec<usize> {
    let hole = hole(cells);
    let apart =
        |cell: usize| (cell / width).abs_diff(hole / width) + (cell % width).abs_diff(hole % width);
    (0..cells.len()).filter(|&cell| cells[cell] == PIECES[*turn] && apart(cell) == 1).collect()
}

/// The position after the piece of this cell was slid.
fn after((cells, turn): &Position, from: usize) -> Position {
    let mut cells = cells.clone();
    let hole = hole(&cells);
    cells.swap(hole, from);
    (cells, 1 - turn)
}

pub struct Slides;

impl Statement for Slides {
    type Case = Record;
    /// The number of Rabbit's mistakes, and the mistakes.
    type Answer = String;
    type Game = Self;

    fn form(form: &mut Form, record: &mut Record) -> FormResult {
        board::form(form, ["n", "m"], &mut record.rows, MOST_SIDE, "XO.")?;
        let mut position = record.start();
        let holes = position.0.iter().filter(|&&cell| cell == '.').count();
        form.check(holes == 1, || {
            text!("there are {holes} empty cells, not 1", "有 {holes} 个空格，应恰有 1 个")
        })?;
        let (n, m, mut k) = (record.rows.len(), record.width(), record.moves.len() / 2);
        form.number("k", &mut k, 1..=MOST_MOVES)?;
        form.line();
        record.moves.resize(2 * k, [0; 2]);
        form.each("move", &mut record.moves, |form, [row, column]| {
            form.index("row number", row, n)?;
            form.index("column number", column, m)?;
            form.line();
            let from = *row * m + *column;
            form.check(slides(&position, m).contains(&from), || {
                text!("this piece cannot be moved", "这个棋子不能移动")
            })?;
            position = after(&position, from);
            Ok(())
        })?;
        form.check(slides(&position, m).is_empty(), || {
            text!("Rabbit can still move", "先手还能移动")
        })
    }

    /// A mistake is a move before which Rabbit wins, and after which Egg wins.
    fn answers(cases: &[Record]) -> SearchResult<Vec<String>> {
        starts::by_wins::<Slides, _>(cases, |_, wins| {
            let moves = (1..).zip(wins.chunks(2));
            let mistakes: Vec<usize> =
                moves.filter(|(_, wins)| wins[0] && wins[1]).map(|(number, _)| number).collect();
            joined([mistakes.len()].into_iter().chain(mistakes), "\n")
        })
    }
}

impl Game for Slides {
    type Case = Record;
    type Position = Position;
    const SIGNS: &'static [Sign] = &[
        Sign::of_first("O", Text("a white piece, Rabbit's", "白棋，归先手")).drawn(Piece::White),
        Sign::of_second("X", Text("a black piece, Egg's", "黑棋，归后手")).drawn(Piece::Black),
    ];
    const NUMBERED: Option<Numbered> = Some(Numbered::RowsFrom(1));

    fn fits(record: &Record) -> SearchResult<()> {
        search::ensure_small(record.start().0.len(), MOST_SEARCHED, Text("cells", "格子数"))
    }

    /// The positions before each move of the record.
    fn starts(record: &Record) -> impl Iterator<Item = Position> {
        let mut position = record.start();
        record.moves.iter().map(move |[row, column]| {
            let next = after(&position, row * record.width() + column);
            std::mem::replace(&mut position, next)
        })
    }

    fn moves(record: &Record, position: &Position, moves: &mut Moves<Position>) {
        let width = record.width();
        for from in slides(position, width) {
            moves.to(after(position, from), || {
                let place = board::place(from, width);
                let words = text!("slide {place}", "移动 {place}");
                Handle::on([from], words).to([hole(&position.0)])
            });
        }
    }

    fn draw(record: &Record, (cells, _): &Position) -> Drawing {
        let text = |cell: &char| if *cell == '.' { String::new() } else { cell.to_string() };
        Drawing::grid(record.width(), cells.iter().map(text))
    }
}

impl Trials for Slides {
    const RANDOM_SIZE: usize = 4;

    /// A board of up to `size` rows, and a game on it that Egg wins, if one is found soon.
    fn random(choices: &mut Choices, size: usize) -> Record {
        for _ in 0..20 {
            let most = size.clamp(1, 4);
            let [n, m] = [choices.pick(1..=most), choices.pick(2..=most + 1)];
            let hole = [choices.pick(0..=n - 1), choices.pick(0..=m - 1)];
            let noise = choices.pick(0..=2);
            let rows = chess([n, m], hole, || choices.pick(0..=7) < noise);
            let record = played(rows, |count| choices.pick(0..=count - 1));
            if record.is_won_by_egg() {
                return record;
            }
        }
        along(3, snake(1, 3))
    }

    fn extremes(extremes: &mut Extremes<Record>) {
        let side = MOST_SIDE;
        extremes.each(&[
            (
                "snake: a walk over all cells, k = 799 | 走遍全盘，k = 799",
                along(side, snake(side, side)),
            ),
            (
                "odd-snake: the same on 39 x 39 | 39 x 39 的同样走法",
                along(side - 1, snake(side - 1, side - 1)),
            ),
            ("row: one row of 40 | 只有一行", along(side, snake(1, side))),
            ("column: the same the other way round | 只有一列", along(1, snake(side, 1))),
            ("two-rows: two ways at each step | 两行，每步有两种走法", along(side, snake(2, side))),
            ("least: two moves | 只走两步", along(3, snake(1, 3))),
        ]);
        for (title, noise) in [
            ("chess: a random game on a chessboard | 棋盘相间，随机走", 0),
            ("noise: a tenth has the other colour | 十分之一的格子换色", 1),
            ("much-noise: a third has the other colour | 三分之一的格子换色", 3),
        ] {
            extremes.add(title, move |random| {
                let mut longest = along(3, snake(1, 3));
                for _ in 0..100 {
                    let rows = chess([side; 2], [20; 2], || random.usize(..10) < noise);
                    let record = played(rows, |count| random.usize(..count));
                    if record.is_won_by_egg() && record.moves.len() > longest.moves.len() {
                        longest = record;
                    }
                }
                vec![longest]
            });
        }
    }
}

/// A board like that of chess, with white pieces beside the hole, but for those that change.
fn chess([n, m]: [usize; 2], hole: [usize; 2], mut changes: impl FnMut() -> bool) -> Vec<String> {
    board::rows(n, m, |i, j| match i.abs_diff(hole[0]) + j.abs_diff(hole[1]) {
        0 => '.',
        apart => PIECES[(apart + 1 + usize::from(changes())) % 2],
    })
}

/// The game on this board in which a move is chosen by its number, as long as there is one.
fn played(rows: Vec<String>, mut choose: impl FnMut(usize) -> usize) -> Record {
    let mut record = Record { rows, moves: Vec::new() };
    let (mut position, width) = (record.start(), record.width());
    loop {
        let moves = slides(&position, width);
        if moves.is_empty() {
            return record;
        }
        let from = moves[choose(moves.len())];
        record.moves.push([from / width, from % width]);
        position = after(&position, from);
    }
}

/// The record in which the hole walks over these cells of a board, by row and column, the last one of them left out if
/// their number is even. White and black take turns along the walk, and elsewhere all is black.
fn along(columns: usize, mut walk: Vec<[usize; 2]>) -> Record {
    let rows = walk.iter().map(|[row, _]| row + 1).max().unwrap_or(1);
    walk.truncate(walk.len() - (1 - walk.len() % 2));
    let rows =
        board::rows(rows, columns, |i, j| match walk.iter().position(|cell| *cell == [i, j]) {
            Some(0) => '.',
            Some(time) if time % 2 == 1 => 'O',
            _ => 'X',
        });
    Record { rows, moves: walk.split_off(1) }
}

/// The cells of a board, row by row, there and back.
fn snake(rows: usize, columns: usize) -> Vec<[usize; 2]> {
    let row = |i: usize| {
        (0..columns).map(move |j| [i, if i.is_multiple_of(2) { j } else { columns - 1 - j }])
    };
    (0..rows).flat_map(row).collect()
}
