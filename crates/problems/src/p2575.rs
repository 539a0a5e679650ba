//! P2575: Jumping Pieces.

use rules::gestures::step;
use rules::prelude::*;
use rules::shapes::bits::members;

const MOST_BOARDS: usize = 100;
const MOST_ROWS: usize = 1000;
const COLUMNS: usize = 20;
/// Most positions of a search; one places the pieces of each row, none further left than the first.
const MOST_SEARCHED: usize = 20_000;

/// The columns of the pieces in each row, from 1.
type Board = Vec<Vec<usize>>;

pub struct Rows;

impl Statement for Rows {
    type Case = Board;
    type Game = Self;
    const CASES: Cases = Cases::Counted(MOST_BOARDS);

    fn form(form: &mut Form, rows: &mut Board) -> FormResult {
        form.counted("n", "row", rows, 1..=MOST_ROWS, |form, columns| {
            form.length("m", columns, 0..=COLUMNS)?;
            form.different("piece", columns, 1..=COLUMNS)
        })
    }

    asks_who_wins!("NO", "YES");
}

impl Game for Rows {
    type Case = Board;
    /// The pieces of each row, as a set of columns from 0.
    type Position = Vec<u64>;
    const SHARED: bool = true;
    const SIGNS: &'static [Sign] =
        &[Sign::of_nobody("O", Text("a piece", "棋子")).drawn(Piece::Stone)];
    const NUMBERED: Option<Numbered> = Some(Numbered::CellsFrom(1));

    fn fits(rows: &Board) -> SearchResult<()> {
        let placements = |columns: &Vec<usize>| {
            let cells = columns.iter().min().map_or(0, |first| COLUMNS + 1 - first);
            (0..columns.len())
                .fold(1, |count, place| count * (cells - place) as u64 / (place + 1) as u64)
        };
        let positions = rows.iter().map(placements).fold(1, u64::saturating_mul);
        search::ensure_small(positions, MOST_SEARCHED, Text("positions", "局面数"))
    }

    fn starts(rows: &Board) -> impl Iterator<Item = Vec<u64>> {
        let set = |columns: &Vec<usize>| columns.iter().map(|column| 1 << (column - 1)).sum();
        std::iter::once(rows.iter().map(set).collect())
    }

    fn standing_for(_: &Board, mut rows: Vec<u64>) -> Vec<u64> {
        rows.sort_unstable();
        rows
    }

    /// A piece goes to the nearest empty cell on its right.
    fn moves(_: &Board, rows: &Vec<u64>, moves: &mut Moves<Vec<u64>>) {
        for (row, &pieces) in rows.iter().enumerate() {
            for from in members(pieces) {
                let Some(to) = (from..COLUMNS).find(|&to| pieces >> to & 1 == 0) else { continue };
                let mut option = rows.clone();
                option[row] = pieces ^ 1 << from ^ 1 << to;
                moves.to(option, || step(row * COLUMNS + from, row * COLUMNS + to));
            }
        }
    }

    fn draw(_: &Board, rows: &Vec<u64>) -> Drawing {
        let cell = |cell| if rows[cell / COLUMNS] >> (cell % COLUMNS) & 1 == 1 { "O" } else { "" };
        Drawing::grid(COLUMNS, (0..rows.len() * COLUMNS).map(cell))
    }
}

impl Trials for Rows {
    const RANDOM_SIZE: usize = 12;

    /// Up to three rows whose pieces stand in the last `size / 2` columns, or one piece anywhere.
    fn random(choices: &mut Choices, size: usize) -> Board {
        let width = (size / 2).clamp(1, COLUMNS);
        let row = |choices: &mut Choices| match choices.pick(0..=4) {
            0 => vec![choices.pick(1..=COLUMNS)],
            _ => {
                let mut columns: Vec<usize> = (COLUMNS - width + 1..=COLUMNS).collect();
                choices.shuffle(&mut columns);
                columns.truncate(choices.pick(0..=width));
                columns
            }
        };
        (0..choices.pick(1..=3)).map(|_| row(choices)).collect()
    }

    fn extremes(extremes: &mut Extremes<Board>) {
        let mut add = |title, boards: usize, row: fn(&mut Rng, usize) -> Vec<usize>| {
            extremes.add(title, move |random| {
                let mut board = |_| (0..MOST_ROWS).map(|i| row(random, i)).collect();
                (0..boards).map(&mut board).collect()
            });
        };
        add("full: slow reading, 5 MB | 读入太慢，5 MB", MOST_BOARDS, |_, _| {
            (1..=COLUMNS).collect()
        });
        add("random: any row | 任意的行", MOST_BOARDS, |random, _| some(random));
        add(
            "nearly-full: groups of up to 19 pieces | 多达 19 个棋子的一段",
            9,
            |random, _| {
                let empty = random.usize(1..=COLUMNS);
                (1..=COLUMNS).rev().filter(|&column| column != empty).collect()
            },
        );
        add("alternating: a step for each piece | 每个棋子各在一级", 9, |_, i| {
            (1 + i % 2..=COLUMNS).step_by(2).collect()
        });
        add("blocks: all pieces at the left end | 棋子都在左端", 9, |random, _| {
            (1..=random.usize(..=COLUMNS)).collect()
        });
        add("single: one piece in a row | 每行一个棋子", 9, |random, _| {
            vec![random.usize(1..=COLUMNS)]
        });
        add("empty: rows without a piece | 没有棋子的行", 9, |_, _| Vec::new());
        extremes.add(
            "pairs: rows that cancel, or one more | 行与行抵消，或者多一行",
            |random| {
                let mut board = |test| {
                    let half: Board = (0..MOST_ROWS / 2).map(|_| some(random)).collect();
                    let mut rows = [&half[..], &half].concat();
                    rows[0] = if test % 2 == 0 { rows[MOST_ROWS / 2].clone() } else { vec![19] };
                    random.shuffle(&mut rows);
                    rows
                };
                (0..10).map(&mut board).collect()
            },
        );
        extremes.each(&[("least: one piece | 只有一个棋子", vec![vec![1]])]);
    }
}

/// Any set of columns, in any order.
fn some(random: &mut Rng) -> Vec<usize> {
    let mut columns: Vec<usize> = (1..=COLUMNS).collect();
    random.shuffle(&mut columns);
    columns.truncate(random.usize(..=COLUMNS));
    columns
}
