//! CF 138 D: World of Darkraft.

use rules::prelude::*;
use rules::shapes::bits::{bits, members};
use rules::shapes::board;

const MOST_SIDE: usize = 20;
/// Most cells of a search, which looks at sets of them.
const MOST_SEARCHED: usize = 16;

/// The rows from the top.
type Board = Vec<String>;

pub struct Waves;

impl Statement for Waves {
    type Case = Board;
    type Game = Self;

    fn form(form: &mut Form, rows: &mut Board) -> FormResult {
        board::form(form, ["n", "m"], rows, MOST_SIDE, "LRX")
    }

    asks_who_wins!("LOSE", "WIN");
}

/// The directions of a letter's waves, as steps down and to the right.
fn directions(letter: u8) -> &'static [(isize, isize)] {
    match letter {
        b'L' => &[(1, -1), (-1, 1)],
        b'R' => &[(-1, -1), (1, 1)],
        _ => &[(1, -1), (-1, 1), (-1, -1), (1, 1)],
    }
}

/// The cells that a wave meets, from a cell on in a direction: as long as they are active.
fn wave(rows: &Board, active: u64, cell: usize, (down, right): (isize, isize)) -> u64 {
    let (n, m) = (rows.len(), rows[0].len());
    let next = |&(i, j): &(usize, usize)| {
        let next = (i.checked_add_signed(down)?, j.checked_add_signed(right)?);
        (next.0 < n && next.1 < m && active >> (next.0 * m + next.1) & 1 == 1).then_some(next)
    };
    let met = std::iter::successors(Some((cell / m, cell % m)), next);
    met.fold(0, |met, (i, j)| met | 1 << (i * m + j))
}

impl Game for Waves {
    type Case = Board;
    /// The set of the active cells, counted from 0, row by row.
    type Position = u64;
    const SIGNS: &'static [Sign] = &[
        Sign::of_nobody("L", Text("waves along this diagonal", "沿这条斜线发出波"))
            .drawn(Piece::Rising),
        Sign::of_nobody("R", Text("waves along the other diagonal", "沿另一条斜线发出波"))
            .drawn(Piece::Falling),
        Sign::of_nobody("X", Text("waves along both", "沿两条斜线发出波")).drawn(Piece::Crossing),
    ];
    const NUMBERED: Option<Numbered> = Some(Numbered::RowsFrom(1));

    fn fits(rows: &Board) -> SearchResult<()> {
        search::ensure_small(rows.concat().len(), MOST_SEARCHED, Text("cells", "格子数"))
    }

    /// Roma moves first.
    fn starts(rows: &Board) -> impl Iterator<Item = u64> {
        bits(rows.concat().len(), Text("cells", "格子数")).into_iter()
    }

    fn moves(rows: &Board, &active: &u64, moves: &mut Moves<u64>) {
        let letters = rows.concat().into_bytes();
        for cell in members(active) {
            let directions = directions(letters[cell]).iter();
            let met = directions.fold(1 << cell, |met, &way| met | wave(rows, active, cell, way));
            moves.to(active & !met, || {
                let place = board::place(cell, rows[0].len());
                Handle::on([cell], text!("use {place}", "用 {place}"))
            });
        }
    }

    fn draw(rows: &Board, &active: &u64) -> Drawing {
        let letters = rows.concat();
        Drawing::grid(rows[0].len(), Drawing::left(letters.chars(), |cell| active >> cell & 1 == 1))
    }
}

impl Trials for Waves {
    const RANDOM_SIZE: usize = 12;

    /// At most `size` cells, and sometimes a board that is its own mirror image.
    fn random(choices: &mut Choices, size: usize) -> Board {
        let n = choices.pick(1..=size.clamp(1, 5));
        let m = choices.pick(1..=(size / n).clamp(1, MOST_SIDE));
        let is_mirrored = choices.pick(0..=3) == 0;
        let rows: Board = (0..n).map(|_| choices.word(&['L', 'R', 'X'], m..=m)).collect();
        if is_mirrored { mirrored(&rows) } else { rows }
    }

    fn extremes(extremes: &mut Extremes<Board>) {
        const N: usize = MOST_SIDE;
        let mut add = |title, [n, m]: [usize; 2], letter: fn(&mut Rng, usize, usize) -> char| {
            extremes.add(title, move |random| vec![board::rows(n, m, |i, j| letter(random, i, j))]);
        };
        add("all-x: the most options | 走法最多", [N, N], |_, _, _| 'X');
        add("all-x-narrow: one column less | 少一列", [N, N - 1], |_, _, _| 'X');
        add("all-x-odd: it is won | 必胜", [N - 1, N - 1], |_, _, _| 'X');
        add("all-l: a move for each diagonal | 每条斜线一步", [N, N], |_, _, _| 'L');
        add("all-r: the other diagonals | 另一个方向", [N, N - 1], |_, _, _| 'R');
        add("random: all letters | 三种字母", [N, N], |random, _, _| any(random));
        add("few-x: one in twenty | 二十分之一是 X", [N, N], |random, _, _| {
            if random.usize(..20) == 0 { 'X' } else { ['L', 'R'][random.usize(..2)] }
        });
        add("one-kind: X in one class alone | X 只在同一类格子", [N, N], |random, i, j| {
            if (i + j) % 2 == 0 { 'X' } else { ['L', 'R'][random.usize(..2)] }
        });
        add("border: X at the edge | 边上是 X", [N, N], |random, i, j| {
            let is_inside = (1..N - 1).contains(&i) && (1..N - 1).contains(&j);
            if is_inside { ['L', 'R'][random.usize(..2)] } else { 'X' }
        });
        add("chess: L and R in turn | L 与 R 相间", [N, N], |_, i, j| ['L', 'R'][(i + j) % 2]);
        add("stripes: rows in turn | 各行交替", [N - 1, N], |_, i, _| ['L', 'R', 'X'][i % 3]);
        add("row: a single row | 只有一行", [1, N], |random, _, _| any(random));
        add("column: a single column | 只有一列", [N, 1], |random, _, _| any(random));
        add("three-rows: a strip | 三行", [3, N], |random, _, _| any(random));
        add("single: an empty class | 一类没有格子", [1, 1], |_, _, _| 'X');
        extremes.add("mirrored: it is lost | 左右对称，必败", |random| {
            vec![mirrored(&board::rows(N, N, |_, _| any(random)))]
        });
    }
}

fn any(random: &mut Rng) -> char {
    ['L', 'R', 'X'][random.usize(..3)]
}

/// The left half, and its mirror image with L and R exchanged; a column in the middle stays.
fn mirrored(rows: &Board) -> Board {
    let image = |letter| match letter {
        'L' => 'R',
        'R' => 'L',
        other => other,
    };
    let row = |row: &String| {
        let (half, middle) = (row.len() / 2, row.len().div_ceil(2));
        let right = row[..half].chars().rev().map(image);
        row[..middle].chars().chain(right).collect()
    };
    rows.iter().map(row).collect()
}
