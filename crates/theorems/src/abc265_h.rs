//! Rows in which the pieces face away from each other are integers, the others are heaps of Nim. The integers decide, and if
//! their sum is 0 the nim-sum does.

use crate::explanation::{Explanation, Part, Sum, Value, nim_sum, outcome, total};
use language::text;
use problems::abc265_h::Board;
use rules::Player;

/// The position is, for each row, the columns of the first player's piece and of the second player's.
pub(crate) fn rows(&[_, w]: &Board, rows: &Vec<[usize; 2]>, mover: Player) -> Option<Explanation> {
    let part = |(row, &[first, second]): (usize, &[usize; 2])| {
        let name = text!("row {number}", "第 {number} 行", number = row + 1);
        let place = Some(row * w + first);
        if second < first {
            return Part::new(place, name, "", Value::Nimber((first - second - 1) as u64));
        }
        let ahead = w - 1 - second;
        let value = Value::Number(first as i64 - ahead as i64, 0);
        Part::new(place, name, format!("{first} - {ahead}"), value)
    };
    let parts: Vec<Part> = rows.iter().enumerate().map(part).collect();
    let number = match total(&parts) {
        Value::Number(number, _) => number,
        _ => 0,
    };
    let (wins, why) = match (number.signum(), nim_sum(&parts)) {
        (0, 0) => (
            false,
            text!("Both sums are 0: whoever is to move loses.", "两个和都是 0：轮到谁谁输。"),
        ),
        (0, _) => (
            true,
            text!(
                "The integers cancel, and the nim-sum is not 0: whoever is to move wins.",
                "整数之和为 0，异或和不为 0：轮到谁谁赢。"
            ),
        ),
        (1, _) => (
            mover == Player::Left,
            text!(
                "The integer is above 0: the first player has squares to spare, and wins whoever is to move.",
                "整数之和为正：先手有多余的格子，不论轮到谁都是先手赢。"
            ),
        ),
        _ => (
            mover == Player::Right,
            text!(
                "The integer is below 0: the second player has squares to spare, and wins whoever is to move.",
                "整数之和为负：后手有多余的格子，不论轮到谁都是后手赢。"
            ),
        ),
    };
    let rule = text!(
        "Pieces that face away make an integer: the squares ahead of < minus those ahead of >. Pieces \
         that face each other are a heap of Nim: the squares between them.",
        "两子背向时是一个整数：< 前面的格数减去 > 前面的格数。两子相向时是一堆 Nim 石子：中间的格数。"
    );
    Some(Explanation { sum: Sum::TotalAndNim, ..Explanation::new(rule, parts, outcome(wins), why) })
}
