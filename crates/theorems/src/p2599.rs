//! A row of heaps of which the ends alone may be touched: for each row one heap at its left makes it lost, and one heap at its
//! right does.

use crate::explanation::{Explanation, Part, outcome};
use language::text;

/// Most heaps of a table in passing.
const MOST_HEAPS: usize = 3000;

/// The heaps from left to right, those that are gone with 0 stones.
pub(crate) fn both_ends(heaps: &Vec<u64>) -> Option<Explanation> {
    if heaps.len() > MOST_HEAPS {
        return None;
    }
    let heaps: Vec<u64> = heaps.iter().copied().filter(|&heap| heap > 0).collect();
    let rule = text!(
        "To each row belongs one number L of stones on its left that makes it lost, and one \
         number R on its right (0: without it).",
        "每一行都对应一个数 L：左边再放 L 颗，就成为必败态；也对应一个数 R：放在右边的颗数（0 表\
         示不放）。"
    );
    let Some((&first, others)) = heaps.split_first() else {
        return Some(Explanation::new(
            rule,
            Vec::new(),
            outcome(false),
            text!("No heap stands.", "没有石子堆了。"),
        ));
    };
    let [left, right] = lost_ends(others);
    let parts = vec![
        Part::figure(text!("first heap", "第一堆"), first),
        Part::figure(text!("L of the others", "其余各堆的 L"), left),
        Part::figure(text!("R of the others", "其余各堆的 R"), right),
    ];
    let why = match first == left {
        true => text!(
            "The first heap is just L of the others, so the row is lost.",
            "第一堆恰好是其余各堆的 L，所以是必败态。"
        ),
        false => text!(
            "The first heap is not L of the others, so the row is won.",
            "第一堆不是其余各堆的 L，所以是必胜态。"
        ),
    };
    Some(Explanation::new(rule, parts, outcome(first != left), why))
}

/// L and R of a row.
fn lost_ends(heaps: &[u64]) -> [u64; 2] {
    // L and R of the rows of one length, by where they begin.
    let mut left = vec![0; heaps.len() + 1];
    let mut right = left.clone();
    for length in 1..=heaps.len() {
        for begin in 0..=heaps.len() - length {
            let with_last = lost_end(heaps[begin + length - 1], left[begin], right[begin]);
            right[begin] = lost_end(heaps[begin], right[begin + 1], left[begin + 1]);
            left[begin] = with_last;
        }
    }
    [left[0], right[0]]
}

/// The heap that makes a row lost from one side, when the row ends on the other side with the heap `x`. Without `x`, `near`
/// would do that from the same side and `far` from the side of `x`.
fn lost_end(x: u64, near: u64, far: u64) -> u64 {
    match x {
        _ if x == far => 0,
        _ if near <= x && x < far => x + 1,
        _ if far < x && x <= near => x - 1,
        _ => x,
    }
}
