//! P2594: Dyeing Game.

use rules::prelude::*;
use rules::shapes::bits::members;
use rules::shapes::board;

const MOST_SIDE: usize = 100;
const MOST_BOARDS: usize = 50;
/// Most cells of a search: more have too many connected sets.
const MOST_SEARCHED: usize = 20;

/// The rows from the top, with `H` for heads.
type Board = Vec<String>;

pub struct Dyeing;

impl Statement for Dyeing {
    type Case = Board;
    type Game = Self;
    const CASES: Cases = Cases::Counted(MOST_BOARDS);

    fn form(form: &mut Form, rows: &mut Board) -> FormResult {
        board::form(form, ["n", "m"], rows, MOST_SIDE, "HT")
    }

    asks_who_wins!("=_=", "-_-");
}

impl Game for Dyeing {
    type Case = Board;
    /// The number of columns, and the cells that show tails, row by row, as a set of bits.
    type Position = (usize, u64);
    const SHARED: bool = true;
    const SIGNS: &'static [Sign] = &[
        Sign::of_nobody("T", Text("tails: may be the corner", "反面：可以作角"))
            .drawn(Piece::Tails),
        Sign::of_nobody("H", Text("heads", "正面")).drawn(Piece::Heads),
    ];
    const NUMBERED: Option<Numbered> = Some(Numbered::RowsFrom(1));

    fn fits(rows: &Board) -> SearchResult<()> {
        let cells = rows.len() * rows[0].len();
        search::ensure_small(cells, MOST_SEARCHED, Text("cells", "格子数"))
    }

    fn starts(rows: &Board) -> impl Iterator<Item = (usize, u64)> {
        let letters = rows.concat().into_bytes();
        let tails = (0..letters.len()).filter(|&cell| letters[cell] == b'T');
        [(rows[0].len(), tails.map(|cell| 1 << cell).sum())].into_iter()
    }

    /// A connected set of cells is turned over, of which the last one shows tails, and none lies to
    /// the right of that.
    fn moves(_: &Board, &(m, tails): &(usize, u64), moves: &mut Moves<(usize, u64)>) {
        for corner in members(tails) {
            let column_1 = (0..=corner).step_by(m).map(|cell| 1 << cell).sum::<u64>();
            let inside = ((2 << corner) - 1) & (column_1 * ((2 << (corner % m)) - 1));
            let neighbours =
                |set: u64| (set & !column_1) >> 1 | set << 1 & !column_1 | set >> m | set << m;
            connected_sets(1 << corner, inside, &neighbours, &mut |set| {
                moves.to((m, tails ^ set), || {
                    let place = |cell| format!("({},{})", cell / m + 1, cell % m + 1);
                    let cells = joined(members(set).map(place), " ");
                    let words = text!("turn {cells}", "翻转 {cells}");
                    Handle::on(members(set).collect::<Vec<_>>(), words)
                });
            });
        }
    }

    fn draw(rows: &Board, &(m, tails): &(usize, u64)) -> Drawing {
        let letter = |cell| if tails >> cell & 1 == 1 { "T" } else { "H" };
        Drawing::grid(m, (0..rows.len() * m).map(letter))
    }
}

/// Finds each connected set that has all cells of `set`, which is connected, and others from
/// `inside`.
fn connected_sets(
    set: u64,
    inside: u64,
    neighbours: &impl Fn(u64) -> u64,
    found: &mut impl FnMut(u64),
) {
    let free = neighbours(set) & inside & !set;
    if free == 0 {
        return found(set);
    }
    let cell = free & free.wrapping_neg();
    connected_sets(set, inside & !cell, neighbours, found);
    connected_sets(set | cell, inside, neighbours, found);
}

impl Trials for Dyeing {
    const RANDOM_SIZE: usize = 4;

    fn extremes(extremes: &mut Extremes<Board>) {
        extremes.full("random: slow reading, 0.5 MB | 读入太慢，0.5 MB", |random, _| {
            with_tails(MOST_SIDE, MOST_SIDE, |_, _| random.bool())
        });
        extremes.full(
            "mirrored: half of the boards have one coin without its mirror image |              对称的局面，其中一半有一枚硬币没有与它对称的",
            |random, number| {
                let rows = [(); MOST_SIDE].map(|()| random.u128(..));
                with_tails(MOST_SIDE, MOST_SIDE, |i, j| match i == j {
                    true => i == number && number % 2 == 1,
                    false => rows[i.min(j)] >> i.max(j) & 1 == 1,
                })
            },
        );
        extremes.full(
            "far-apart: shifts of a machine word: two coins, 16 to 64 rows and columns apart |              机器字的移位：两枚硬币，行与列各相距 16 到 64",
            |random, number| {
                let apart = [16, 32, 64][number % 3];
                let [i, j] = [(); 2].map(|()| random.usize(..MOST_SIDE - apart));
                let tails = [(i, j), (i + apart, j + apart)];
                with_tails(MOST_SIDE, MOST_SIDE, |i, j| tails.contains(&(i, j)))
            },
        );
        extremes.full(
            "lines: one row, or one column | 只有一行，或者只有一列",
            |random, number| {
                let [n, m] = [[1, MOST_SIDE], [MOST_SIDE, 1]][number % 2];
                let tails = [(); 2].map(|()| random.usize(..MOST_SIDE));
                with_tails(n, m, |i, j| tails.contains(&(i + j)))
            },
        );
    }
}

/// The board with tails where `is_tail` says so of row and column, counted from 0.
fn with_tails(n: usize, m: usize, mut is_tail: impl FnMut(usize, usize) -> bool) -> Board {
    board::rows(n, m, |i, j| if is_tail(i, j) { 'T' } else { 'H' })
}
