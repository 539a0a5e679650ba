//! Digits in a row, no two neighbours equal: each run of empty squares has a value by its ends.

use crate::explanation::{Explanation, Part, Value};
use language::text;

/// The runs between the digits, each with the values that the theorem gives it. An empty square is a 2.
pub(crate) fn runs(squares: &Vec<u8>) -> Option<Explanation> {
    let runs = squares.chunk_by(|one, other| *one == 2 && *other == 2);
    let mut first = 0;
    let mut parts = Vec::new();
    for run in runs {
        let end = first + run.len();
        if run[0] == 2 {
            let before = first.checked_sub(1).map(|square| squares[square]);
            let (how, value) = value(run.len(), before, squares.get(end).copied());
            let name = text!("squares {from} to {end}", "第 {from} 到 {end} 格", from = first + 1);
            parts.push(Part::new(Some(first), name, how, Value::Nimber(value)));
        }
        first = end;
    }
    let rule = text!(
        "A run between equal digits is worth 1, between different ones 0. At one end of the row it is worth its length. \
         An empty row is worth the parity of its length.",
        "空段在相同的数字之间值为 1，在不同的数字之间值为 0。在一端，值是长度。整行都空时，值是长度的奇偶。"
    );
    Some(Explanation::nim_sum(rule, parts))
}

/// The value of a run by the digits on its left and right, and the reason.
fn value(length: usize, left: Option<u8>, right: Option<u8>) -> (String, u64) {
    match (left, right) {
        (Some(left), Some(right)) if left == right => (text!("equal digits", "两侧相同"), 1),
        (Some(_), Some(_)) => (text!("different digits", "两侧不同"), 0),
        (None, None) => (text!("no digit, parity", "没有数字，看奇偶"), length as u64 % 2),
        _ => (text!("at one end, its length", "在一端，取长度"), length as u64),
    }
}
