//! P2490: Black and White Pieces.

use super::{Rules, Worst, Wrong, line, write_line};
use crate::choices::Choices;
use crate::game::{Ending, Graph, Play, Player, Unsolved};
use crate::reader::{Invalid, Reader};

const MOST_CELLS: usize = 10_000;
const MOST_PIECES: usize = 100;
const MODULUS: u64 = 1_000_000_007;
/// Boards with more pieces are not searched: they have little room to move.
const MOST_SEARCHED_PIECES: usize = 20;
/// A search takes no more layouts than this.
const BOUND: usize = 20_000;

/// How many cells and pieces there are, and how many pieces a turn may move.
pub struct Board {
    n: usize,
    k: usize,
    d: usize,
}

pub struct Game;

impl Rules for Game {
    type Case = Board;
    const MOST_CASES: usize = 1;
    const SMALL: usize = 3000;
    const LARGE: usize = 7000;

    fn parse(reader: &mut Reader<'_>) -> Result<Vec<Board>, Invalid> {
        let n = reader.size("n", 2..=MOST_CELLS)?;
        let k = reader.size("k", 2..=MOST_PIECES.min(n))?;
        if k % 2 == 1 {
            return Err(reader.broken(format!("k is {k}, but must be even")));
        }
        Ok(vec![Board { n, k, d: reader.size("d", 1..=k)? }])
    }

    fn print(cases: &[Board]) -> String {
        cases.iter().map(|Board { n, k, d }| line([n, k, d])).collect()
    }

    /// A board with at most `size` layouts.
    fn generate(choices: &mut Choices, size: usize) -> Board {
        let k = 2 * choices.size(1..=MOST_SEARCHED_PIECES / 2);
        let (mut most, mut layouts) = (k, 1);
        while layouts * (most + 1) / (most + 1 - k) <= size {
            most += 1;
            layouts = layouts * most / (most - k);
        }
        Board { n: choices.size(k..=most.min(MOST_CELLS)), k, d: choices.size(1..=k) }
    }

    fn answers(cases: &[Board]) -> Result<Vec<String>, Unsolved> {
        cases.iter().map(|board| Ok((won(board)? % MODULUS).to_string())).collect()
    }

    const WORST: &'static [Worst] = &[
        Worst {
            name: "one-piece-a-turn",
            breaks: "a table of all C(n, k), and more than O(n k log n): d = 1 allows most counts",
            write: |out, _| write_line(out, [MOST_CELLS, MOST_PIECES, 1]),
        },
        Worst {
            name: "two-pieces-a-turn",
            breaks: "a nim-sum: every count must be divisible by 3",
            write: |out, _| write_line(out, [MOST_CELLS, MOST_PIECES, 2]),
        },
        Worst {
            name: "all-pieces-a-turn",
            breaks: "an index of d + 1 = 101 pieces where there are 50 gaps",
            write: |out, _| write_line(out, [MOST_CELLS, MOST_PIECES, MOST_PIECES]),
        },
        Worst {
            name: "full-board",
            breaks: "a logarithm of n - k = 0",
            write: |out, _| write_line(out, [MOST_PIECES, MOST_PIECES, 1]),
        },
    ];

    const WRONG: &'static [Wrong<Board>] = &[
        Wrong {
            name: "sides-swapped",
            because: "Moore's theorem is printed so: divisible counts are won",
            answer: |board| Ok(published(board, board.d + 1).1.to_string()),
        },
        Wrong {
            name: "nim-sum",
            because: "gaps that shrink look like Nim, however many of them a turn may shrink",
            answer: |board| Ok(remainder(published(board, 2))),
        },
        Wrong {
            name: "divisible-by-d",
            because: "d pieces are moved, and the 1 of d + 1 is forgotten",
            answer: |board| Ok(remainder(published(board, board.d))),
        },
        Wrong {
            name: "negative-remainder",
            because: "there are fewer lost layouts than layouts, but not so their remainders",
            answer: |board| {
                let (all, lost) = published(board, board.d + 1);
                Ok((all as i64 - lost as i64).to_string())
            },
        },
        Wrong {
            name: "retreats",
            because: "the first statement names no direction, and to retreat looks pointless",
            answer: |board| Ok(won_with_retreats(board)?.to_string()),
        },
    ];
}

/// The cells of the pieces from left to right: a white one, a black one, and so on.
type Layout = Vec<usize>;

/// All layouts in lexicographic order.
fn layouts(&Board { n, k, .. }: &Board) -> impl Iterator<Item = Layout> {
    std::iter::successors(Some((0..k).collect()), move |layout: &Layout| {
        let last = (0..k).rev().find(|&piece| layout[piece] < n - k + piece)?;
        let next = layout[last] + 1..;
        Some(layout[..last].iter().copied().chain(next).take(k).collect())
    })
}

/// The turns of both players: White is Left.
fn moves(board: &Board, layout: &Layout, with_retreats: bool) -> Vec<(Player, Layout)> {
    let mut options = Vec::new();
    for (player, first) in [(Player::Left, 0), (Player::Right, 1)] {
        // How many pieces were moved, and to where. Those between them are the other player's and
        // stay, so that the order does not matter.
        let mut turns = vec![(0, layout.clone())];
        for piece in (first..board.k).step_by(2) {
            let here = layout[piece];
            let from = piece.checked_sub(1).map_or(0, |left| layout[left] + 1);
            let to = layout.get(piece + 1).copied().unwrap_or(board.n);
            let cells = match player {
                _ if with_retreats => from..to,
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
        options.extend(turns.into_iter().skip(1).map(|(_, option)| (player, option)));
    }
    options
}

/// The layouts from which White, who begins, wins.
fn won(board: &Board) -> Result<u64, Unsolved> {
    let graph = Graph::explore(layouts(board), |layout| moves(board, layout, false), BOUND)?;
    let wins = graph.wins_as(Player::Left, Play::Normal)?;
    Ok(wins.iter().filter(|&&wins| wins).count() as u64)
}

/// The same where pieces may retreat, so that play can go on for ever, and nobody wins.
fn won_with_retreats(board: &Board) -> Result<usize, Unsolved> {
    let starts: Vec<_> = layouts(board).map(|layout| (Player::Left, layout)).take(BOUND).collect();
    let moves = |(player, layout): &(Player, Layout)| {
        let turns = moves(board, layout, true).into_iter().filter(|(mover, _)| mover == player);
        turns.map(|(_, option)| ((), (player.opponent(), option))).collect()
    };
    let graph = Graph::explore(starts.iter().cloned(), moves, 2 * BOUND)?;
    let endings = graph.endings();
    let is_won = |start| matches!(endings[graph.number(start)], Ending::Win(_));
    Ok(starts.iter().filter(|start| is_won(start)).count())
}

/// The published count: all layouts, and those whose gaps have, in every binary place, a number of
/// ones that `divisor` divides; modulo `MODULUS`.
fn published(&Board { n, k, .. }: &Board, divisor: usize) -> (u64, u64) {
    let mut choose = vec![vec![0; k + 1]; n + 1];
    for i in 0..=n {
        choose[i][0] = 1;
        for j in 1..=k.min(i) {
            choose[i][j] = (choose[i - 1][j - 1] + choose[i - 1][j]) % MODULUS;
        }
    }
    let gaps = k / 2;
    let mut ways = vec![0; n - k + 1];
    ways[0] = 1;
    for bit in (0..).map(|place| 1 << place).take_while(|&bit| bit <= n - k) {
        for sum in (0..=n - k).rev() {
            let counts = (0..=gaps.min(sum / bit)).step_by(divisor);
            let way = |count| choose[gaps][count] * ways[sum - count * bit] % MODULUS;
            ways[sum] = counts.map(way).sum::<u64>() % MODULUS;
        }
    }
    let lost =
        ways.iter().enumerate().map(|(sum, ways)| ways * choose[n - gaps - sum][gaps] % MODULUS);
    (choose[n][k], lost.sum::<u64>() % MODULUS)
}

fn remainder((all, lost): (u64, u64)) -> String {
    ((all + MODULUS - lost) % MODULUS).to_string()
}
