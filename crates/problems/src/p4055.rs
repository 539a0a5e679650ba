//! P4055: Game.

use rules::prelude::*;
use rules::shapes::bits::bits;
use rules::shapes::board;

const MOST_SIDE: usize = 100;
/// A token can walk over more free cells in too many ways.
const MOST_SEARCHED: usize = 25;

/// The rows from the top, with `.` for a free cell.
type Maze = Vec<String>;

pub struct Walk;

impl Statement for Walk {
    type Case = Maze;
    /// The cells to begin at, by row and column, if AA wins.
    type Answer = String;
    type Game = Self;

    fn form(form: &mut Form, rows: &mut Maze) -> FormResult {
        board::form(form, ["N", "M"], rows, MOST_SIDE, ".#")
    }

    fn answers(cases: &[Maze]) -> SearchResult<Vec<String>> {
        starts::by_wins::<Walk, _>(cases, |rows, wins| {
            // The first start is that without a token, before AA's choice; then YY is to move.
            let after = free(rows).zip(wins.into_iter().skip(1));
            let lost = after.filter(|(_, yy_wins)| !yy_wins);
            let line =
                |cell| format!("\n{} {}", cell / rows[0].len() + 1, cell % rows[0].len() + 1);
            let lines: String = lost.map(|(cell, _)| line(cell)).collect();
            if lines.is_empty() { "LOSE".into() } else { format!("WIN{lines}") }
        })
    }
}

impl Game for Walk {
    type Case = Maze;
    /// The cell of the token, if it has been put, and the set of those that it has been on. Cells are numbered from 0, row
    /// by row.
    type Position = (Option<usize>, u64);
    const SIGNS: &'static [Sign] = &[
        Sign::of_nobody("@", Text("the token", "棋子")).drawn(Piece::Token),
        Sign::of_nobody("+", Text("a cell where it has been", "走过的格子")).drawn(Piece::Trail),
        Sign::of_nobody("#", Text("a wall", "障碍")).drawn(Piece::Wall),
    ];
    const NUMBERED: Option<Numbered> = Some(Numbered::RowsFrom(1));

    fn fits(rows: &Maze) -> SearchResult<()> {
        bits(rows.concat().len(), Text("cells", "格子数"))?;
        search::ensure_small(free(rows).count(), MOST_SEARCHED, Text("free cells", "空格数"))
    }

    fn starts(rows: &Maze) -> impl Iterator<Item = Self::Position> {
        [(None, 0)].into_iter().chain(free(rows).map(|cell| (Some(cell), 1 << cell)))
    }

    /// The token is put on a free cell, or goes to one that shares a side and is new.
    fn moves(rows: &Maze, &(token, been): &Self::Position, moves: &mut Moves<Self::Position>) {
        let m = rows[0].len();
        let can_go = |cell: &usize| match token {
            None => true,
            Some(token) => {
                let apart = (cell / m).abs_diff(token / m) + (cell % m).abs_diff(token % m);
                apart == 1 && been >> cell & 1 == 0
            }
        };
        for cell in free(rows).filter(can_go) {
            moves.to((Some(cell), been | 1 << cell), || {
                let place = board::place(cell, m);
                match token {
                    None => Handle::on([cell], text!("begin on {place}", "放在 {place}")),
                    Some(token) => {
                        Handle::on([token], text!("go to {place}", "走到 {place}")).to([cell])
                    }
                }
            });
        }
    }

    /// The token is `@`, and where it has been before is `+`.
    fn draw(rows: &Maze, &(token, been): &Self::Position) -> Drawing {
        let cell = |(cell, letter): (usize, char)| match letter {
            '#' => "#".to_string(),
            _ if token == Some(cell) => "@".into(),
            _ if been >> cell & 1 == 1 => "+".into(),
            _ => String::new(),
        };
        Drawing::grid(rows[0].len(), rows.concat().chars().enumerate().map(cell))
    }
}

/// The free cells, in the order of rows and columns.
fn free(rows: &Maze) -> impl Iterator<Item = usize> {
    let letters = rows.concat().into_bytes();
    (0..letters.len()).filter(move |&cell| letters[cell] == b'.')
}

impl Trials for Walk {
    const RANDOM_SIZE: usize = 8;

    fn extremes(extremes: &mut Extremes<Maze>) {
        let mut add = |title, [n, m]: [usize; 2], is_free: fn(&mut Rng, usize, usize) -> bool| {
            extremes.add(title, move |random| {
                vec![board::rows(n, m, |i, j| if is_free(random, i, j) { '.' } else { '#' })]
            });
        };
        add(
            "noise: many rounds of paths; a fifth is blocked | 增广很多轮：五分之一是障碍",
            [100, 100],
            |random, _, _| random.usize(..5) > 0,
        );
        add(
            "holes: long paths around 400 blocked cells | 绕过约 400 个障碍的长增广路",
            [100, 100],
            |random, _, _| random.usize(..25) > 0,
        );
        add(
            "dense: a third is blocked; many small parts | 三分之一是障碍，有许多小块",
            [100, 100],
            |random, _, _| random.usize(..3) > 0,
        );
        add("sparse: half is blocked | 一半是障碍", [100, 100], |random, _, _| random.bool());
        add("full: a perfect matching | 有完美匹配", [100, 100], |_, _, _| true);
        add("odd: 4901 lines of output | 输出 4901 行", [99, 99], |_, _, _| true);
        add("wide: rows and columns exchanged | 行列颠倒", [1, 99], |_, _, _| true);
        add("high: the same the other way round | 反过来", [99, 1], |_, _, _| true);
        add(
            "corners: two cells of one colour are missing | 缺同色的两个角",
            [100, 100],
            |_, i, j| 0 < i + j && i + j < 198,
        );
        add(
            "one-of-each-end: a hole of either colour, far apart | 相距很远、颜色不同的两个障碍",
            [100, 100],
            |_, i, j| 0 < i + j && (i, j) != (99, 98),
        );
        add("snake: a recursion of thousands of cells | 递归数千层", [99, 100], |_, i, j| {
            i % 2 == 0 || j == (i + 1) % 4 / 2 * 99
        });
        add("comb: teeth that want the same row | 梳齿争用同一行", [100, 100], |_, i, j| {
            i == 0 || j % 2 == 0
        });
        add(
            "rooms: 2 x 2 cells with doors between them | 2 x 2 的房间，中间有门",
            [100, 100],
            |random, i, j| match (i % 3, j % 3) {
                (2, 2) => false,
                (2, _) | (_, 2) => random.usize(..3) == 0,
                _ => true,
            },
        );
        add("alone: no cell has a neighbour | 格子互不相邻", [100, 100], |_, i, j| {
            (i + j) % 2 == 0
        });
        add("blocked: no start at all | 没有空格", [100, 100], |_, _, _| false);
    }
}
