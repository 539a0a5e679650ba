//! ABC 265 Ex: No-capture Lance Game.

use rules::gestures::step;
use rules::prelude::*;

const MOST_ROWS: usize = 8000;
const MOST_COLUMNS: usize = 30;
const MODULUS: usize = 998_244_353;
/// Most placements of a search, which begins at all of them.
const MOST_PLACEMENTS: u64 = 20_000;

/// The rows and columns of the board.
pub type Board = [usize; 2];

pub struct Lances;

impl Statement for Lances {
    type Case = Board;
    /// The number of placements that the first player wins, modulo `MODULUS`.
    type Answer = usize;
    type Game = Self;

    fn form(form: &mut Form, [h, w]: &mut Board) -> FormResult {
        form.line_of([("H", h, 1..=MOST_ROWS), ("W", w, 2..=MOST_COLUMNS)])
    }

    fn answers(cases: &[Board]) -> SearchResult<Vec<usize>> {
        starts::won::<Lances>(cases, MODULUS)
    }
}

impl Game for Lances {
    type Case = Board;
    /// For each row the columns, from 0, of the first player's piece and of the second player's.
    type Position = Vec<[usize; 2]>;
    const KIND: Kind = Kind::Partizan(Convention::Normal);
    const SIGNS: &'static [Sign] = &[
        Sign::of_first("<", Text("lance of the first player", "先手的香车")).drawn(Piece::Left),
        Sign::of_second(">", Text("lance of the second player", "后手的香车")).drawn(Piece::Right),
    ];
    const NUMBERED: Option<Numbered> = Some(Numbered::CellsFrom(1));

    fn fits(&[h, w]: &Board) -> SearchResult<()> {
        let placements = ((w * (w - 1)) as u64).saturating_pow(h as u32);
        search::ensure_small(placements, MOST_PLACEMENTS as usize, Text("placements", "放法数"))
    }

    /// All placements. The first one, for people, alternates the direction of the pieces from row to row.
    fn starts(&[h, w]: &Board) -> impl Iterator<Item = Vec<[usize; 2]>> {
        let kinds = w * (w - 1);
        (0..kinds.pow(h as u32)).map(move |mut number| {
            let row = |row| {
                let kind = (number % kinds + row % 2 * (w / 2)) % kinds;
                number /= kinds;
                let first = w - 1 - kind % w;
                [first, (first + 1 + kind / w) % w]
            };
            (0..h).map(row).collect()
        })
    }

    fn standing_for(_: &Board, mut rows: Vec<[usize; 2]>) -> Vec<[usize; 2]> {
        rows.sort_unstable();
        rows
    }

    /// A piece slides to an empty square ahead, short of the other one.
    fn moves(&[_, w]: &Board, rows: &Vec<[usize; 2]>, moves: &mut Moves<Vec<[usize; 2]>>) {
        for (row, &[first, second]) in rows.iter().enumerate() {
            let (least, end) = if second < first { (second + 1, first) } else { (0, w) };
            let by_first = (least..first).map(|to| (Player::Left, first, [to, second]));
            let by_second = (second + 1..end).map(|to| (Player::Right, second, [first, to]));
            for (player, from, pieces) in by_first.chain(by_second) {
                let mut option = rows.clone();
                option[row] = pieces;
                let to = row * w + pieces[player as usize];
                moves.by(player, option, || step(row * w + from, to));
            }
        }
    }

    fn draw(&[_, w]: &Board, rows: &Vec<[usize; 2]>) -> Drawing {
        let cell = |cell: usize| {
            let piece = rows[cell / w].iter().position(|&place| place == cell % w);
            piece.map_or("", |piece| ["<", ">"][piece])
        };
        Drawing::grid(w, (0..rows.len() * w).map(cell))
    }
}

impl Trials for Lances {
    const RANDOM_SIZE: usize = 14;

    fn extremes(extremes: &mut Extremes<Board>) {
        let mut add = |title, h, w| extremes.add(title, move |_| vec![[h, w]]);
        add("largest: 32 powers of a polynomial | 32 个多项式的幂", 8000, 30);
        add("odd-rows: no tie without a heap | 行数为奇数", 7999, 29);
        add("gaps-of-16: a fifth bit | 间隔 16 要用第五位", 8000, 18);
        add("gaps-below-16: four bits | 间隔不到 16，只要四位", 8000, 17);
        add("at-a-power: H (W - 2) = 2^16 | H (W - 2) = 2^16", 4096, 18);
        add("three-columns: gaps of 1 at most | 间隔至多为 1", 8000, 3);
        add("two-columns: no move at all | 谁都不能走", 8000, 2);
        add("one-row: a row of each kind | 只有一行", 1, 30);
    }
}
