//! CF 1704F: Colouring Game.

use fastrand::Rng;
use game::{Graph, Moves, Play, Player, mex};
use rules::search::{self, room};
use rules::{
    Cases, Checked, Drawing, Form, Game, Kind, Rules, Searched, Trials, Worst, Wrong, asks_who_wins,
};
use std::cmp::Ordering;
use std::iter::repeat_with;

const MOST_CASES: usize = 10_000;
const MOST_CELLS: usize = 500_000;
/// Each cell can be white or not, in nearly any combination.
const MOST_SEARCHED: usize = 20;

pub struct Cf1704F;

impl Rules for Cf1704F {
    /// The colours of the row's cells, by their letters.
    type Case = String;
    /// Whether Alice, who begins, wins.
    type Game = Colouring;
    const CASES: Cases = Cases::Counted(MOST_CASES);

    fn form(form: &mut Form, row: &mut String) -> Checked {
        let mut n = row.len();
        form.number("n", &mut n, 2..=MOST_CELLS)?;
        form.line();
        form.total("the sum of n", n, MOST_CELLS as u64)?;
        form.word("row", row, "RB", n..=n)?;
        form.line();
        Ok(())
    }

    asks_who_wins!("Bob", "Alice");
}

pub struct Colouring;

impl Game for Colouring {
    type Case = String;
    /// The letters of the cells, W if one is white.
    type Position = Vec<u8>;
    /// Alice is Left.
    const KIND: Kind = Kind::Partizan(Play::Normal);
    const SHARED: bool = true;

    fn fits(row: &String) -> Searched<()> {
        room(row.len(), MOST_SEARCHED, "cells")
    }

    fn starts(row: &String) -> impl Iterator<Item = Vec<u8>> {
        [row.clone().into_bytes()].into_iter()
    }

    /// Two neighbours become white. Alice may do this if one of them is red, Bob if one is blue.
    fn moves(_: &String, cells: &Vec<u8>, moves: &mut Moves<Vec<u8>>) {
        for left in 0..cells.len() - 1 {
            for (player, colour) in [(Player::Left, b'R'), (Player::Right, b'B')] {
                if cells[left..left + 2].contains(&colour) {
                    let mut option = cells.clone();
                    option[left..left + 2].fill(b'W');
                    moves.by(player, option, || format!("paint {} and {}", left + 1, left + 2));
                }
            }
        }
    }

    fn draw(_: &String, cells: &Vec<u8>) -> Drawing {
        Drawing::strip(cells.iter().map(|&cell| char::from(cell)))
    }
}

impl Trials for Cf1704F {
    const LARGE: usize = 13;

    const WORST: &'static [Worst<String>] = &[
        Worst::new("random-tie: a branch for each cell that no processor guesses", |random| {
            let mut cells = alternating(MOST_CELLS);
            random.shuffle(&mut cells);
            vec![cells.into_iter().collect()]
        }),
        Worst::new("one-piece: a table by mex for pieces of 500,000 cells", |_| {
            vec![alternating(MOST_CELLS).into_iter().collect()]
        }),
        Worst::new("odd-piece: red has one cell more", |_| {
            vec![alternating(MOST_CELLS - 1).into_iter().collect()]
        }),
        Worst::new("many-rows: 10,000 rows of 50: a table or a flush for each", |random| {
            let mut row = |_| {
                let mut cells = alternating(MOST_CELLS / MOST_CASES);
                (0..random.usize(..50)).for_each(|_| {
                    cells.swap(random.usize(..50), random.usize(..50));
                });
                cells.into_iter().collect()
            };
            (0..MOST_CASES).map(&mut row).collect()
        }),
        Worst::new(
            "every-length: pieces of 1 to 900 cells, and so all places of a period",
            |random| {
                let mut lengths: Vec<usize> = (1..=900).collect();
                random.shuffle(&mut lengths);
                vec![tie(&lengths)]
            },
        ),
        Worst::new(
            "even-lengths: one piece in each case: the values themselves, of 2 to 1,300 cells",
            |_| (1..=650).map(|pairs| tie(&[2 * pairs])).collect(),
        ),
        Worst::new(
            "exceptions: pieces of lengths at which the period does not hold, or just begins to",
            |random| {
                let exceptions = [1, 15, 17, 18, 32, 34, 35, 52, 53, 86, 87, 121];
                let mut row = |_| {
                    let lengths = repeat_with(|| exceptions[random.usize(..12)]);
                    tie(&lengths.take(4).collect::<Vec<_>>())
                };
                (0..1500).map(&mut row).collect()
            },
        ),
        Worst::new("all-red: nothing but cuts", |_| vec!["R".repeat(MOST_CELLS)]),
        Worst::new("two-halves: as many red cells as blue ones, and one pair", |_| {
            vec!["R".repeat(MOST_CELLS / 2) + &"B".repeat(MOST_CELLS / 2)]
        }),
        Worst::new("short: rows of two and three cells", |random| {
            (0..MOST_CASES).map(|_| random_row(random, 2, 3)).collect()
        }),
    ];

    const WRONG: &'static [Wrong<String, bool>] = &[
        Wrong::new("fewer-win: a published text says so", |row| {
            decided(row, |cells| nim_sum(&pieces(cells, |a, b| a != b)) != 0, Ordering::reverse)
        }),
        Wrong::new(
            "equal-pieces: the pieces between changes of colour, as they are often named",
            |row| decided(row, |cells| nim_sum(&pieces(cells, |a, b| a == b)) != 0, |order| order),
        ),
        Wrong::new("ties-are-won: it is Alice who begins", |row| {
            decided(row, |_| true, |order| order)
        }),
        Wrong::new(
            "ties-are-lost: with as many cells, Alice seems to run out of them first",
            |row| decided(row, |_| false, |order| order),
        ),
        Wrong::new(
            "greedy-pairs: the pairs from left to right seem to be all that there are",
            |row| {
                let pairs = |cells: &[u8]| {
                    pieces(cells, |a, b| a != b).iter().map(|n| n / 2).sum::<usize>()
                };
                decided(row, |cells| pairs(cells) % 2 == 1, |order| order)
            },
        ),
        Wrong::new("nim-sum-alone: the numbers of cells are not compared", |row| {
            nim_sum(&pieces(row.as_bytes(), |a, b| a != b)) != 0
        }),
        Wrong::new(
            "late-period: the values of long pieces are taken for those of short ones",
            |row| {
                let value = |&cells: &usize| values(87)[53 + (cells + 34 * 2 - 53) % 34];
                let nim_sum = |cells: &[u8]| {
                    pieces(cells, |a, b| a != b).iter().map(value).fold(0, |a, b| a ^ b)
                };
                decided(row, |cells| nim_sum(cells) != 0, |order| order)
            },
        ),
        Wrong::new("period-from-0: a period of 34 seems to begin at once", |row: &String| {
            let pieces = |cells: &[u8]| pieces(cells, |a, b| a != b);
            let folded =
                |cells: &[u8]| pieces(cells).iter().map(|cells| cells % 34).collect::<Vec<_>>();
            decided(row, |cells| nim_sum(&folded(cells)) != 0, |order| order)
        })
        .only_on("even-lengths"),
        Wrong::search("no-white-cells: both cells seem to need a colour", |row| {
            other_game(row, |cells, left| {
                let painted = || [&cells[..left], b"WW", &cells[left + 2..]].concat();
                (!cells[left..left + 2].contains(&b'W')).then(painted)
            })
        }),
        Wrong::search("closes-up: painted cells seem to leave the row", |row| {
            other_game(row, |cells, left| Some([&cells[..left], &cells[left + 2..]].concat()))
        }),
    ];
}

/// Cells in turn red and blue.
fn alternating(n: usize) -> Vec<char> {
    ['R', 'B'].into_iter().cycle().take(n).collect()
}

fn random_row(random: &mut Rng, least: usize, most: usize) -> String {
    (0..random.usize(least..=most)).map(|_| ['R', 'B'][random.usize(..2)]).collect()
}

/// A row with pieces of these lengths, and single cells behind them until there are as many red as blue ones.
fn tie(lengths: &[usize]) -> String {
    let mut row = String::new();
    for &length in lengths {
        let colours = if row.ends_with('B') { ['B', 'R'] } else { ['R', 'B'] };
        row.extend(colours.into_iter().cycle().take(length));
    }
    let red = row.matches('R').count();
    let (letter, missing) =
        if 2 * red > row.len() { ("B", 2 * red - row.len()) } else { ("R", row.len() - 2 * red) };
    row + &letter.repeat(missing)
}

/// The published answer: `tie` decides where there are as many red cells as blue ones, otherwise what `majority`
/// makes of their order.
fn decided(row: &str, tie: impl Fn(&[u8]) -> bool, majority: fn(Ordering) -> Ordering) -> bool {
    let red = row.matches('R').count();
    match majority(red.cmp(&(row.len() - red))) {
        Ordering::Greater => true,
        Ordering::Less => false,
        Ordering::Equal => tie(row.as_bytes()),
    }
}

/// The lengths of the longest pieces in which all neighbours are `joined`.
fn pieces(cells: &[u8], joined: fn(&u8, &u8) -> bool) -> Vec<usize> {
    cells.chunk_by(joined).map(<[u8]>::len).collect()
}

/// The nim-sum of the values of pieces, with the published period.
fn nim_sum(pieces: &[usize]) -> usize {
    let values = values(87);
    let value =
        |&cells: &usize| if cells < 87 { values[cells] } else { values[53 + (cells - 53) % 34] };
    pieces.iter().map(value).fold(0, |a, b| a ^ b)
}

/// The values of pieces of alternating colours, by mex.
fn values(count: usize) -> Vec<usize> {
    let mut values: Vec<usize> = Vec::new();
    for cells in 0..count {
        values.push(mex((0..cells.saturating_sub(1)).map(|a| values[a] ^ values[cells - 2 - a])));
    }
    values
}

/// Whether Alice wins if `painted` says what becomes of a cell and its right neighbour, where they may be painted.
fn other_game(row: &String, painted: fn(&[u8], usize) -> Option<Vec<u8>>) -> Searched<bool> {
    Colouring::fits(row)?;
    let moves = |cells: &Vec<u8>, moves: &mut Moves<Vec<u8>>| {
        for left in 0..cells.len().saturating_sub(1) {
            for (player, colour) in [(Player::Left, b'R'), (Player::Right, b'B')] {
                let may_paint = cells[left..left + 2].contains(&colour);
                if let Some(option) = painted(cells, left).filter(|_| may_paint) {
                    moves.by(player, option, String::new);
                }
            }
        }
    };
    let start = row.clone().into_bytes();
    let graph = Graph::play([start.clone()], moves, search::BUDGET)?;
    Ok(graph.wins_as(Player::Left, Play::Normal)?[graph.number(&start)])
}
