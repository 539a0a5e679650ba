//! ARC 151 C: 01 Game.

use rules::prelude::*;

const MOST_SQUARES: u64 = 1_000_000_000_000_000_000;
const MOST_MARKS: usize = 200_000;
/// Most squares of a row that is searched: each can be empty or hold a digit, in nearly any combination.
const MOST_SEARCHED: u64 = 14;

/// The number of squares, and the place and the digit of each mark.
#[derive(Clone, Default)]
pub struct Row {
    pub squares: u64,
    pub marks: Vec<(u64, u8)>,
}

pub struct ZeroOne;

impl Statement for ZeroOne {
    type Case = Row;
    type Game = Self;

    fn form(form: &mut Form, Row { squares, marks }: &mut Row) -> FormResult {
        form.number("N", squares, 1..=MOST_SQUARES)?;
        let most = (*squares).min(MOST_MARKS as u64) as usize;
        form.length("M", marks, 0..=most)?;
        form.line();
        let mut before: Option<(u64, u8)> = None;
        form.each("mark", marks, |form, mark| {
            let (place, digit) = mark;
            form.number("X", place, before.map_or(1, |(place, _)| place + 1)..=*squares)?;
            form.number("Y", digit, 0..=1)?;
            form.line();
            let is_equal = before == Some((*place - 1, *digit));
            before = Some(*mark);
            form.check(!is_equal, || {
                text!("two neighbours have the same digit", "相邻两格的数字相同")
            })
        })
    }

    asks_who_wins!("Aoki", "Takahashi");
}

impl Game for ZeroOne {
    type Case = Row;
    /// The digits of the squares, 2 where there is none.
    type Position = Vec<u8>;
    const SHARED: bool = true;
    const NUMBERED: Option<Numbered> = Some(Numbered::CellsFrom(1));

    fn fits(row: &Row) -> SearchResult<()> {
        search::ensure_small(row.squares, MOST_SEARCHED as usize, Text("squares", "格子数"))
    }

    /// Takahashi moves first.
    fn starts(row: &Row) -> impl Iterator<Item = Vec<u8>> {
        let mut squares = vec![2; row.squares as usize];
        row.marks.iter().for_each(|&(place, digit)| squares[place as usize - 1] = digit);
        [squares].into_iter()
    }

    /// An empty square gets a digit that no neighbour has.
    fn moves(_: &Row, squares: &Vec<u8>, moves: &mut Moves<Vec<u8>>) {
        for square in (0..squares.len()).filter(|&square| squares[square] == 2) {
            let around = &squares[square.saturating_sub(1)..squares.len().min(square + 2)];
            for digit in (0..2).filter(|digit| !around.contains(digit)) {
                let mut option = squares.clone();
                option[square] = digit;
                moves.to(option, || {
                    let place = square + 1;
                    let words =
                        text!("write {digit} in square {place}", "在第 {place} 格写 {digit}");
                    Handle::on([square], words).amounts([digit.into()])
                });
            }
        }
    }

    fn draw(_: &Row, squares: &Vec<u8>) -> Drawing {
        Drawing::Grid(vec![Drawing::left(squares, |square| squares[square] < 2)])
    }
}

impl Trials for ZeroOne {
    const RANDOM_SIZE: usize = 11;

    /// A row of up to `size` squares, a third of them with a digit.
    fn random(choices: &mut Choices, size: usize) -> Row {
        let squares = choices.pick(1..=size as u64);
        let mut marks: Vec<(u64, u8)> = Vec::new();
        for place in 1..=squares {
            if choices.pick(0..=2) == 0 {
                let digit = choices.pick(0..=1);
                let is_free = marks.last().is_none_or(|&before| before != (place - 1, digit));
                marks.push((place, if is_free { digit } else { 1 - digit }));
            }
        }
        Row { squares, marks }
    }

    fn extremes(extremes: &mut Extremes<Row>) {
        let (n, m, few) = (MOST_SQUARES, MOST_MARKS as u64, 2000);
        let mut add = |title, [first, last]: [u64; 2], marks, equal| {
            extremes
                .add(title, move |random| vec![between(random, [first, n - last], marks, equal)]);
        };
        add("random: long numbers, slowly read | 数字长，读入慢", [n / 7, n / 9], m, m / 2);
        add("equal-ends: the ends cancel | 两端抵消", [1 << 40; 2], few, few / 2);
        add(
            "equal-ends-odd: but an odd run is left | 两端抵消，中间剩一个 1",
            [1 << 40; 2],
            few,
            few / 2 - 1,
        );
        add(
            "one-apart: the inner runs cancel a 1 | 中间抵消两端相差的 1",
            [8, 9],
            few,
            few / 2 - 1,
        );
        add(
            "three: ends one apart whose xor is 3 | 两端差 1，异或却是 3",
            [1, 2],
            few,
            few / 2 - 1,
        );
        add(
            "above-32-bits: ends alike modulo 2^32 | 两端模 2^32 相同",
            [5, (1 << 32) + 5],
            few,
            few / 2,
        );
        add("no-ends: digits at both ends | 两端都有数字", [0; 2], few, few / 2);
        add("all-equal: one digit alone | 只有一种数字", [0; 2], few, few - 1);
        add("none-equal: the digits alternate | 数字交替", [8, 9], few, 0);
        let mut step = |title, squares, step: u64| {
            let digit = move |i: u64| if step == 1 { (i % 2) as u8 } else { 0 };
            let marks = (0..m).map(|i| (i * step + 1, digit(i))).collect();
            extremes.each(&[(title, Row { squares, marks })]);
        };
        step("full: no empty square | 没有空格", m, 1);
        step("every-second: runs of one square | 每段一格", 2 * m, 2);
        step("every-third: runs of two squares | 每段两格", 3 * m, 3);
        step("left: all digits at the left border | 数字都挤在左端", n, 1);
        for (title, squares, marks) in [
            ("empty: neither digits nor a second line | 没有数字，也没有第二行", n, vec![]),
            ("empty-odd: the first digit wins in the middle | 先手写在正中就赢", n - 1, vec![]),
            ("middle: one digit, equal ends | 正中一个数字", n - 1, vec![(n / 2, 1)]),
            ("off-middle: one digit beside it | 偏离正中一格", n, vec![(n / 2, 0)]),
            ("border: one digit, one end | 边上一个数字", n, vec![(n, 1)]),
            ("least: one square, and it is full | 只有一格，已有数字", 1, vec![(1, 0)]),
            ("square: one empty square | 只有一个空格", 1, vec![]),
        ] {
            extremes.each(&[(title, Row { squares, marks })]);
        }
    }
}

/// The longest row with marks at random places behind `first` squares and up to `last`, so many of whose neighbours are
/// equal.
fn between(random: &mut Rng, [first, last]: [u64; 2], marks: u64, equal: u64) -> Row {
    let gaps = marks - 1;
    let width = (last - first - 1) / gaps;
    let mut digit = 0;
    let mark = |i: u64| {
        digit ^= u8::from(i > equal);
        let place = match i {
            0 => first + 1,
            i if i == gaps => last,
            i => first + 1 + i * width - random.u64(..width / 2),
        };
        (place, digit)
    };
    Row { squares: MOST_SQUARES, marks: (0..=gaps).map(mark).collect() }
}
