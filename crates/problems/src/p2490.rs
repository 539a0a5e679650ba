//! P2490: Black and White Pieces.

use rules::gestures::from_to;
use rules::prelude::*;
use std::iter;

const MOST_CELLS: usize = 10_000;
const MOST_PIECES: usize = 100;
const MODULUS: usize = 1_000_000_007;
/// Most layouts of a search, which begins at all of them.
const MOST_LAYOUTS: usize = 20_000;

/// The numbers of cells and of pieces, and the most pieces that a turn may move.
#[derive(Clone, Default)]
pub struct Board {
    pub n: usize,
    pub k: usize,
    pub d: usize,
}

pub struct Pieces;

impl Statement for Pieces {
    type Case = Board;
    /// The number of layouts that White wins, who begins, modulo `MODULUS`.
    type Answer = usize;
    type Game = Self;

    fn form(form: &mut Form, Board { n, k, d }: &mut Board) -> FormResult {
        form.number("n", n, 2..=MOST_CELLS)?;
        form.number("k", k, 2..=MOST_PIECES.min(*n))?;
        form.check(*k % 2 == 0, || text!("k is {k}, but must be even", "k 是 {k}，应为偶数"))?;
        form.line_of([("d", d, 1..=*k)])
    }

    fn answers(cases: &[Board]) -> SearchResult<Vec<usize>> {
        starts::won::<Pieces>(cases, MODULUS)
    }
}

/// The cells of the pieces from left to right: a white one, a black one, and so on.
type Layout = Vec<usize>;

impl Game for Pieces {
    type Case = Board;
    type Position = Layout;
    const KIND: Kind = Kind::Partizan(Convention::Normal);
    const SIGNS: &'static [Sign] = &[
        Sign::of_first("W", Text("white piece", "白子")).drawn(Piece::White),
        Sign::of_second("B", Text("black piece", "黑子")).drawn(Piece::Black),
    ];
    const NUMBERED: Option<Numbered> = Some(Numbered::CellsFrom(1));

    fn fits(board: &Board) -> SearchResult<()> {
        match layouts(board).nth(MOST_LAYOUTS) {
            None => Ok(()),
            Some(_) => {
                Err(Unsolved::TooLarge { what: Text("layouts", "布局数"), most: MOST_LAYOUTS })
            }
        }
    }

    /// All layouts, first one with room to move for people to play.
    fn starts(board: &Board) -> impl Iterator<Item = Layout> {
        let cell = |piece| piece * (board.n - 1) / (board.k - 1);
        let spread: Layout = (0..board.k).map(cell).collect();
        iter::once(spread.clone()).chain(layouts(board).filter(move |layout| *layout != spread))
    }

    fn moves(board: &Board, layout: &Layout, moves: &mut Moves<Layout>) {
        for player in [Player::Left, Player::Right] {
            for option in turns(board, player, layout) {
                moves.by(player, option.clone(), || {
                    let moved = layout.iter().zip(&option).filter(|(from, to)| from != to);
                    let (from, to): (Vec<usize>, Vec<usize>) = moved.unzip();
                    let words = from.iter().zip(&to).map(|(from, to)| from_to(from + 1, to + 1));
                    let words = joined(words, Text(", ", "，").get());
                    Handle::on(from, words).to(to)
                });
            }
        }
    }

    fn draw(board: &Board, layout: &Layout) -> Drawing {
        let cell = |cell| match layout.iter().position(|&piece| piece == cell) {
            Some(piece) => ["W", "B"][piece % 2],
            None => "",
        };
        Drawing::strip((0..board.n).map(cell))
    }
}

/// All layouts in lexicographic order.
fn layouts(&Board { n, k, .. }: &Board) -> impl Iterator<Item = Layout> + use<> {
    iter::successors(Some((0..k).collect()), move |layout: &Layout| {
        let last = (0..k).rev().find(|&piece| layout[piece] < n - k + piece)?;
        let next = layout[last] + 1..;
        Some(layout[..last].iter().copied().chain(next).take(k).collect())
    })
}

/// A player moves at least one and at most d pieces of his own, White's (Left's) to the right and
/// Black's to the left, without jumping.
fn turns(board: &Board, player: Player, layout: &Layout) -> Vec<Layout> {
    // How many pieces were moved, and to where. Those between them are the other player's and stay, so
    // that the order does not matter.
    let mut turns = vec![(0, layout.clone())];
    for piece in (player as usize..board.k).step_by(2) {
        let here = layout[piece];
        let from = piece.checked_sub(1).map_or(0, |left| layout[left] + 1);
        let to = layout.get(piece + 1).copied().unwrap_or(board.n);
        let cells = match player {
            Player::Left => here..to,
            Player::Right => from..here,
        };
        for (moved, before) in turns.clone().into_iter().filter(|turn| turn.0 < board.d) {
            for cell in cells.clone().filter(|&cell| cell != here) {
                let mut option = before.clone();
                option[piece] = cell;
                turns.push((moved + 1, option));
            }
        }
    }
    turns.into_iter().skip(1).map(|(_, option)| option).collect()
}

impl Trials for Pieces {
    const RANDOM_SIZE: usize = 24;

    fn extremes(extremes: &mut Extremes<Board>) {
        let (n, k) = (MOST_CELLS, MOST_PIECES);
        extremes.each(&[
            (
                "one-piece-a-turn: more than O(n k log n): d = 1 allows most counts | \
                 超过 O(n k log n)：d = 1 时允许的个数最多",
                Board { n, k, d: 1 },
            ),
            (
                "two-pieces-a-turn: a nim-sum: counts must be divisible by 3 | \
                 用异或和：个数应当被 3 整除",
                Board { n, k, d: 2 },
            ),
            (
                "all-pieces-a-turn: an index of d + 1, where there are 50 gaps | \
                 下标到 d + 1，而间隔有 50 个",
                Board { n, k, d: k },
            ),
            ("full-board: a logarithm of n - k = 0 | 对 n - k = 0 取对数", Board { n: k, k, d: 1 }),
        ]);
    }
}
