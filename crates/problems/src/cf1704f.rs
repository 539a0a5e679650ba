//! CF 1704F: Colouring Game.

use fastrand::Rng;
use game::{Moves, Play, Player};
use rules::search::room;
use rules::{
    Cases, Checked, Drawing, Form, Game, Kind, Rules, Searched, Trials, Worst, asks_who_wins,
};
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
