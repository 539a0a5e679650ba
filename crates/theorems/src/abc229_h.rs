//! The board is a sum of columns, and every column is a number; each move in a number is one to the disadvantage of whoever
//! makes it.

use crate::explanation::{Explanation, Part, Value};
use language::text;
use rules::Player;

/// A column of n squares is a multiple of 2^-d and at most d in size, for d = n(n + 1) / 2: see the solution. So on boards of
/// up to this many rows all values are integers in units of 2^-36, and the sum is below 2^45.
const MOST_ROWS: usize = 8;
const FRACTION_BITS: u32 = 36;

/// The case is the rows; the position is the squares, row by row.
pub(crate) fn columns(rows: &Vec<String>, squares: &Vec<u8>, mover: Player) -> Option<Explanation> {
    let n = rows.len();
    if n > MOST_ROWS || squares.len() != n * n {
        return None;
    }
    let codes: Vec<usize> = (0..n).map(|column| code(n, squares, column)).collect();
    let values = values(codes.iter().max()? + 1)?;
    let occupied = codes.iter().enumerate().filter(|(_, code)| **code != 0);
    let part = |(column, &code): (usize, &usize)| {
        let [low, high] = bounds(code, &values).map(|bound| match bound {
            Some(value) => Value::Number(value, FRACTION_BITS).to_string(),
            None => String::new(),
        });
        let value = Value::Number(values[code], FRACTION_BITS);
        let place = Some(column);
        Part::new(
            place,
            text!("column {number}", "第 {number} 列", number = column + 1),
            format!("{{{low} | {high}}}"),
            value,
        )
    };
    let parts: Vec<Part> = occupied.map(part).collect();
    let rule = text!(
        "A column is worth the simplest number between the best options, {{Left | Right}}.",
        "一列的值，是双方最好的后继之间的最简数 {{左方 | 右方}}。"
    );
    Some(Explanation::sum_of_numbers(rule, parts, mover, ["Takahashi", "Snuke"]))
}

const EMPTY: usize = 0;
const WHITE: usize = 1;
const BLACK: usize = 2;

/// A column as a ternary number, the top square as the lowest digit: so each option has a lesser code.
fn code(n: usize, squares: &[u8], column: usize) -> usize {
    (0..n).rev().fold(0, |code, row| {
        let piece = match squares[row * n + column] {
            b'W' => WHITE,
            b'B' => BLACK,
            _ => EMPTY,
        };
        3 * code + piece
    })
}

/// The columns that each player can make of one: the owner of a piece pushes it onto an empty square above it, and the other
/// one eats it.
fn options(code: usize) -> Vec<(Player, usize)> {
    let mut options = Vec::new();
    let (mut power, mut above) = (1, WHITE); // nothing is pushed off the board
    while power <= code {
        let piece = code / power % 3;
        if piece != EMPTY {
            let owner = if piece == WHITE { Player::Left } else { Player::Right };
            let eaten = code - piece * power;
            options.push((owner.opponent(), eaten));
            options.extend((above == EMPTY).then(|| (owner, eaten + piece * power / 3)));
        }
        above = piece;
        power *= 3;
    }
    options
}

/// The greatest value of Left's options and the least of Right's.
fn bounds(code: usize, values: &[i64]) -> [Option<i64>; 2] {
    let options = options(code);
    let of = |player| {
        options.iter().filter(move |option| option.0 == player).map(|option| values[option.1])
    };
    [of(Player::Left).max(), of(Player::Right).min()]
}

/// The values of the columns with the codes below `count`.
fn values(count: usize) -> Option<Vec<i64>> {
    let mut values = Vec::with_capacity(count);
    for code in 0..count {
        let [low, high] = bounds(code, &values);
        values.push(simplest_between(low, high)?);
    }
    Some(values)
}

/// The simplest number above `low` and below `high`, where `None` is no bound: 0, or else the integer that is least in size,
/// or else the fraction with the least denominator.
fn simplest_between(low: Option<i64>, high: Option<i64>) -> Option<i64> {
    match (low, high) {
        (Some(low), _) if low >= 0 => (0..=FRACTION_BITS)
            .rev()
            .map(|bits| ((low >> bits) + 1) << bits)
            .find(|&number| high.is_none_or(|high| number < high)),
        (_, Some(high)) if high <= 0 => Some(-simplest_between(Some(-high), low.map(|low| -low))?),
        _ => Some(0),
    }
}
