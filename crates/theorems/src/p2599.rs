//! A row of heaps of which the ends alone may be touched: for each row one heap at its left makes it lost, and one heap at its
//! right does.

use crate::explanation::{Explanation, Part, outcome, say};
use game::Player;

/// More heaps are too many for a table in passing.
const MOST_HEAPS: usize = 3000;

/// The heaps from left to right, those that are gone with 0 stones.
pub(crate) fn both_ends(_: &Vec<u64>, heaps: &Vec<u64>, _: Player) -> Option<Explanation> {
    if heaps.len() > MOST_HEAPS {
        return None;
    }
    let heaps: Vec<u64> = heaps.iter().copied().filter(|&heap| heap > 0).collect();
    let rule = say!(
        "To each row belongs one number L of stones on its left that makes it lost, and one number R on its right (0: \
         without it)."
    );
    let Some((&first, others)) = heaps.split_first() else {
        return Some(Explanation::new(rule, Vec::new(), outcome(false), say!("No heap stands.")));
    };
    let [left, right] = lost_ends(others);
    let parts = vec![
        Part::number(say!("first heap"), "", first),
        Part::number(say!("L of the others"), "", left),
        Part::number(say!("R of the others"), "", right),
    ];
    let why = match first == left {
        true => say!("The first heap is just L of the others, so the row is lost."),
        false => say!("The first heap is not L of the others, so the row is won."),
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
