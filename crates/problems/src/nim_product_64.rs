//! Library Checker: Nim Product (F_2^64).

use rules::prelude::*;
use rules::shapes::bits::members;
use std::collections::BTreeSet;

const MOST_PAIRS: usize = 1_000_000;
/// The places of a board on which the definition takes some milliseconds.
const MOST_MULTIPLIED: usize = 1000;
/// Most places of a board on which the game is searched.
const MOST_SEARCHED: usize = 21;

/// The factors of each product.
type Pairs = Vec<[u64; 2]>;

/// The game of the definition. A coin lies at each pair; two at the same place are gone.
pub struct TurningCorners;

impl Statement for TurningCorners {
    type Case = Pairs;
    type Answer = String;
    type Game = Self;

    fn form(form: &mut Form, pairs: &mut Pairs) -> FormResult {
        form.counted("T", "pair", pairs, 1..=MOST_PAIRS, |form, [a, b]| {
            form.line_of([("A", a, 0..=u64::MAX), ("B", b, 0..=u64::MAX)])
        })
    }

    fn answers(cases: &[Pairs]) -> SearchResult<Vec<String>> {
        let answer = |pairs: &Pairs| {
            let [rows, columns] = board(pairs, MOST_MULTIPLIED)?;
            let table = products(rows, columns);
            Ok(joined(pairs.iter().map(|&[a, b]| table[a as usize][b as usize]), "\n"))
        };
        cases.iter().map(answer).collect()
    }
}

/// The rows and columns up to the greatest factors.
fn board(pairs: &Pairs, most_places: usize) -> SearchResult<[usize; 2]> {
    let greatest = |side: usize| pairs.iter().map(|pair| pair[side]).max().unwrap_or(0);
    let [rows, columns] = [0, 1].map(|side| greatest(side).saturating_add(1));
    let places = Text("places on the board", "棋盘的格数");
    search::ensure_small(rows.saturating_mul(columns), most_places, places)?;
    Ok([rows as usize, columns as usize])
}

/// The products on a board, each as the mex of its definition.
fn products(rows: usize, columns: usize) -> Vec<Vec<u64>> {
    let mut table = vec![vec![0; columns]; rows];
    for (a, b) in pairs_below(rows, columns) {
        let sum = |(x, y): (usize, usize)| table[x][b] ^ table[a][y] ^ table[x][y];
        let sums: BTreeSet<u64> = pairs_below(a, b).map(sum).collect();
        table[a][b] = (0..).zip(&sums).take_while(|(place, sum)| place == *sum).count() as u64;
    }
    table
}

fn pairs_below(a: usize, b: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..a).flat_map(move |x| (0..b).map(move |y| (x, y)))
}

/// Rows and columns of the board, from 0.
pub const SIDE: usize = 8;

impl Game for TurningCorners {
    type Case = Pairs;
    /// The places of the coins that show heads, row by row, as a set of bits.
    type Position = u64;
    const SIGNS: &'static [Sign] = &[
        Sign::of_nobody("O", Text("coin with heads up", "正面朝上的硬币")).drawn(Piece::Heads),
        Sign::of_nobody(".", Text("coin with tails up", "反面朝上的硬币")).drawn(Piece::Tails),
    ];
    const NUMBERED: Option<Numbered> = Some(Numbered::RowsFrom(0));

    fn fits(pairs: &Pairs) -> SearchResult<()> {
        let [rows, columns] = board(pairs, MOST_SEARCHED)?;
        search::ensure_small(rows.max(columns), SIDE, Text("side of the board", "棋盘的边长"))
    }

    fn starts(pairs: &Pairs) -> impl Iterator<Item = u64> {
        [pairs.iter().fold(0, |heads, [a, b]| heads ^ 1 << (a * SIDE as u64 + b))].into_iter()
    }

    /// Coins in row or column 0 have no moves.
    fn standing_for(_: &Pairs, heads: u64) -> u64 {
        heads & 0xfefe_fefe_fefe_fe00
    }

    /// A move turns the corners of a rectangle; the one in the greatest row and column shows heads.
    fn moves(_: &Pairs, &heads: &u64, moves: &mut Moves<u64>) {
        for place in members(heads) {
            let (a, b) = (place / SIDE, place % SIDE);
            for (x, y) in pairs_below(a, b) {
                let corners = [place, x * SIDE + b, a * SIDE + y, x * SIDE + y];
                moves.to(corners.iter().fold(heads, |heads, corner| heads ^ 1 << corner), || {
                    let words =
                        text!("turn ({a}, {b}) to ({x}, {y})", "翻转 ({a}, {b}) 到 ({x}, {y})");
                    Handle::on([place], words).to([corners[3]])
                });
            }
        }
    }

    /// Heads are O.
    fn draw(_: &Pairs, &heads: &u64) -> Drawing {
        Drawing::grid(SIDE, Drawing::left(["O"; SIDE * SIDE], |place| heads >> place & 1 == 1))
    }
}

impl Trials for TurningCorners {
    const RANDOM_SIZE: usize = 50;

    fn extremes(extremes: &mut Extremes<Pairs>) {
        extremes.list(
            "random: slow reading, 40 MB; a recursion to single bits | 读入太慢，40 MB；逐位递归",
            MOST_PAIRS,
            |random, _| [random.u64(..), random.u64(..)],
        );
        extremes.add("gaps: a logarithm of 0 | 取 0 的对数", |_| {
            // Each quarter of the bits is 0, 1 or all ones.
            let quarter = |choice: u64| [0, 1, 0xffff][choice as usize % 3];
            let four = |n| [n / 27, n / 9, n / 3, n].map(quarter).into_iter();
            vec![all_pairs((0..81).map(|n| four(n).fold(0, |number, bits| number << 16 | bits)))]
        });
        extremes.add("powers-of-two: a square of the wrong level | 平方用错了层", |_| {
            vec![all_pairs((0..64).map(|place| 1 << place))]
        });
        extremes.add("greatest: numbers read with a sign | 读成有符号数", |_| {
            vec![vec![[u64::MAX; 2]]]
        });
    }
}

fn all_pairs(numbers: impl Iterator<Item = u64> + Clone) -> Pairs {
    numbers.clone().flat_map(|a| numbers.clone().map(move |b| [a, b])).collect()
}
