//! ARC 151 C: 01 Game.

use rules::prelude::*;

const MOST_SQUARES: u64 = 1_000_000_000_000_000_000;
const MOST_MARKS: usize = 200_000;
/// Most squares of a row that is searched: each can be empty or hold a digit, in nearly any combination.
const MOST_SEARCHED: usize = 10;

/// The number of squares, and the place and the digit of each mark.
type Row = (u64, Vec<(u64, u8)>);

pub struct ZeroOne;

impl Statement for ZeroOne {
    type Case = Row;
    type Game = Self;

    fn form(form: &mut Form, (squares, marks): &mut Row) -> FormResult {
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

    fn fits((squares, _): &Row) -> SearchResult<()> {
        search::ensure_small(*squares, MOST_SEARCHED, Text("squares", "格子数"))
    }

    /// Takahashi moves first.
    fn starts((squares, marks): &Row) -> impl Iterator<Item = Vec<u8>> {
        let mut squares = vec![2; *squares as usize];
        marks.iter().for_each(|&(place, digit)| squares[place as usize - 1] = digit);
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
    const RANDOM_SIZE: usize = 20;

    fn extremes(extremes: &mut Extremes<Row>) {
        let (n, m) = (MOST_SQUARES, MOST_MARKS as u64);
        extremes.add("random: long numbers, slowly read | 数字长，读入慢", move |random| {
            let gap = n / m;
            let mark = |i| (i * gap - random.u64(..gap / 2), random.u8(..2));
            vec![(n, (1..=m).map(mark).collect())]
        });
        let full = (1..=m).map(|place| (place, (place % 2) as u8)).collect();
        let ends = vec![(6, 0), (n - 5 - (1 << 32), 0)];
        extremes.each(&[
            ("above-32-bits: ends alike modulo 2^32 | 两端模 2^32 相同", (n, ends)),
            ("full: no empty square | 没有空格", (m, full)),
            ("empty: neither digits nor a second line | 没有数字，也没有第二行", (n, vec![])),
            ("border: one digit, one end | 边上一个数字", (n, vec![(n, 1)])),
        ]);
    }
}
