//! ABC 201 D: Game in Momotetsu World.

use rules::prelude::*;
use rules::shapes::board;

const MOST_SIDE: usize = 2000;
/// Most squares of a search.
const MOST_SEARCHED: usize = 10_000;

/// The rows from the top.
type Grid = Vec<String>;

pub struct Walk;

impl Statement for Walk {
    type Case = Grid;
    type Answer = &'static str;
    type Game = Self;

    fn form(form: &mut Form, rows: &mut Grid) -> FormResult {
        board::form(form, ["H", "W"], rows, MOST_SIDE, "+-")
    }

    fn answers(cases: &[Grid]) -> SearchResult<Vec<&'static str>> {
        starts::by_lead::<Walk, _>(cases, |_, lead| match lead {
            1.. => "Takahashi",
            0 => "Draw",
            _ => "Aoki",
        })
    }
}

impl Game for Walk {
    type Case = Grid;
    /// The square of the piece, counted from 0, row by row.
    type Position = usize;
    const KIND: Kind = Kind::Scoring;
    const SIGNS: &'static [Sign] = &[
        Sign::of_nobody("@", Text("the piece", "棋子")).drawn(Piece::Token),
        Sign::of_nobody("+", Text("a point", "得一分")).drawn(Piece::Plus),
        Sign::of_nobody("-", Text("a point less", "失一分")).drawn(Piece::Minus),
    ];

    fn fits(rows: &Grid) -> SearchResult<()> {
        let squares = rows.iter().map(String::len).sum::<usize>();
        search::ensure_small(squares, MOST_SEARCHED, Text("squares", "格子数"))
    }

    /// Takahashi moves first.
    fn starts(_: &Grid) -> impl Iterator<Item = usize> {
        [0].into_iter()
    }

    fn moves(rows: &Grid, &piece: &usize, moves: &mut Moves<usize>) {
        let (h, w) = (rows.len(), rows[0].len());
        let (i, j) = (piece / w, piece % w);
        for (i, j) in [(i, j + 1), (i + 1, j)].into_iter().filter(|&(i, j)| i < h && j < w) {
            let next = i * w + j;
            let points = if rows[i].as_bytes()[j] == b'+' { 1 } else { -1 };
            moves.gain(points, next, || {
                let is_right = next == piece + 1 && j > 0;
                let words =
                    if is_right { text!("right", "向右") } else { text!("down", "向下") };
                Handle::on([piece], words).to([next])
            });
        }
    }

    /// The piece is `@`.
    fn draw(rows: &Grid, &piece: &usize) -> Drawing {
        let letters = rows.concat();
        let square = |(square, letter)| if square == piece { '@' } else { letter };
        Drawing::grid(rows[0].len(), letters.chars().enumerate().map(square))
    }
}

impl Trials for Walk {
    const RANDOM_SIZE: usize = 60;

    fn extremes(extremes: &mut Extremes<Grid>) {
        let mut add = |title, [h, w]: [usize; 2], is_plus: fn(&mut Rng, usize, usize) -> bool| {
            extremes.add(title, move |random| {
                vec![board::rows(h, w, |i, j| if is_plus(random, i, j) { '+' } else { '-' })]
            });
        };
        const N: usize = MOST_SIDE;
        add("random: slow reading, 4 MB | 读入太慢，4 MB", [N, N], |random, _, _| {
            random.bool()
        });
        add("chess: a lead of 2298 | 领先 2298 分", [N, 300], |_, i, j| (i + j) % 2 == 1);
        add("chess-behind: the same, for the other | 换成对方领先", [700, 700], |_, i, j| {
            (i + j) % 2 == 0
        });
        add("all-plus: a draw | 平局", [300, 500], |_, _, _| true);
        add("all-minus: the last move decides | 最后一步决定", [301, 500], |_, _, _| false);
        add("few-plus: one in ten | 十分之一是加号", [N, 300], |random, _, _| {
            random.usize(..10) == 0
        });
        add("many-plus: nine in ten | 十分之九是加号", [300, N], |random, _, _| {
            random.usize(..10) > 0
        });
        add("stripes: rows in turn | 各行交替", [500, 500], |_, i, _| i % 2 == 0);
        add("halves: above the diagonal | 对角线的一侧", [500, 500], |_, i, j| i < j);
        add("row: a single row | 只有一行", [1, N], |random, _, _| random.bool());
        add("column: a single column | 只有一列", [N, 1], |random, _, _| random.bool());
        add("two-rows: one choice | 只选一次", [2, N], |random, _, _| random.bool());
        add("single: no move | 走不了", [1, 1], |_, _, _| true);
    }
}
