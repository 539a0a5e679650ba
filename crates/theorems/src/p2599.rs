//! P2599, a row of heaps of which the ends alone may be touched: for each row one heap at its left makes it lost, and one
//! heap at its right does.

use crate::Saying;
use crate::words::{columns, filled, within};
use game::Player;

/// More heaps are too many for a table in passing.
const MOST_HEAPS: usize = 3000;
/// The width of a row that is shown.
const SHOWN: usize = 32;

/// The heaps that stand, from left to right.
pub(crate) fn says(_: &Vec<u64>, heaps: &Vec<u64>, _: Player) -> Option<Saying> {
    if heaps.len() > MOST_HEAPS || heaps.contains(&0) {
        return None;
    }
    let (first, last, middle) = match heaps[..] {
        [] => {
            let lines = filled("No heap stands: whoever is to move loses.");
            return Some(Saying::outcome(false, lines));
        }
        [only] => {
            let lines = filled(&format!(
                "One heap stands. Take {only} from the left heap: then none does."
            ));
            return Some(Saying::outcome(true, lines));
        }
        [first, ref middle @ .., last] => (first, last, middle),
    };
    let inner = lost_ends(middle);
    let left = lost_end(last, inner[0], inner[1]);
    let right = lost_end(first, inner[1], inner[0]);
    let mut lines = filled(
        "Each row is lost with one more heap of L stones on its left, and with one of R on its right \
         (0: without it).",
    );
    lines.extend(table([first, last], middle, inner, [left, right]));
    lines.extend(filled(&if first > left {
        lower(first, "left", left)
    } else if last > right {
        lower(last, "right", right)
    } else {
        format!(
            "The left heap is just the {left} that makes the row lost, and the right heap the \
             {right}. No other number does, so whatever is taken, the opponent wins."
        )
    }));
    Some(Saying::outcome(first != left, lines))
}

/// L and R of the middle; L of the middle with the last heap, and R of it with the first one, and how they come about.
fn table(
    [first, last]: [u64; 2],
    middle: &[u64],
    [l, r]: [u64; 2],
    [left, right]: [u64; 2],
) -> Vec<String> {
    let none = String::new;
    let mut lines = columns(&[
        ["row".to_string(), "L".into(), "R".into()],
        [format!("middle: {}", shown(middle)), l.to_string(), r.to_string()],
        [format!("middle and last heap: .. {last}"), left.to_string(), none()],
        [format!("first heap and middle: {first} .."), none(), right.to_string()],
    ]);
    lines.extend(filled(&format!("L with the last heap: {}.", rule(last, ["L", "R"], l, r))));
    lines.extend(filled(&format!("R with the first heap: {}.", rule(first, ["R", "L"], r, l))));
    lines
}

/// If the first heap is not L of the others, one of the ends is too large: the row is won, so some move leaves a lost row, and
/// that makes the first heap L of the others, or the last one R of the others.
fn lower(heap: u64, side: &str, target: u64) -> String {
    let then = match target {
        0 => "the others are lost".to_string(),
        1 => "1 left there makes the row lost".to_string(),
        _ => format!("{target} left there make the row lost"),
    };
    format!("Take {} from the {side} heap: {then}.", heap - target)
}

fn shown(heaps: &[u64]) -> String {
    if heaps.is_empty() { "empty".into() } else { within(heaps, SHOWN) }
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

/// Which case of `lost_end` it is, with the names of `near` and `far`.
fn rule(x: u64, [near_name, far_name]: [&str; 2], near: u64, far: u64) -> String {
    let value = lost_end(x, near, far);
    match x {
        _ if x == far => format!("{x} is the {far_name} of the middle, so {value}"),
        _ if near <= x && x < far => {
            format!(
                "{near_name} = {near} <= {x} < {far_name} = {far}, so {x} + 1 = {value}: {near_name} itself is won by \
                 taking the {x}, so it is passed over"
            )
        }
        _ if far < x && x <= near => {
            format!(
                "{far_name} = {far} < {x} <= {near_name} = {near}, so {x} - 1 = {value}: {far_name} itself needs 0, so each \
                 larger heap up to {near_name} takes the number before its own"
            )
        }
        _ => format!("{x} is not between {near_name} = {near} and {far_name} = {far}, so {value}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::session::Worth;

    #[test]
    fn no_heap_is_lost() {
        let lost = says(&vec![], &vec![], Player::Left).unwrap();
        assert_eq!(lost.worth, Some(Worth::Lost));
        assert_eq!(lost.lines, ["No heap stands: whoever is to move loses."]);
    }

    #[test]
    fn one_heap_at_either_end_makes_the_others_lost() {
        let won = says(&vec![], &vec![2, 6, 2, 1, 4], Player::Left).unwrap();
        assert_eq!(won.worth, Some(Worth::Won));
        assert_eq!(
            won.lines,
            [
                "Each row is lost with one more heap of L stones on its left,",
                "and with one of R on its right (0: without it).",
                "row                          L  R",
                "middle: 6 2 1                1  6",
                "middle and last heap: .. 4   5",
                "first heap and middle: 2 ..     1",
                "L with the last heap: L = 1 <= 4 < R = 6, so 4 + 1 = 5: L",
                "itself is won by taking the 4, so it is passed over.",
                "R with the first heap: L = 1 < 2 <= R = 6, so 2 - 1 = 1: L",
                "itself needs 0, so each larger heap up to R takes the number",
                "before its own.",
                "Take 3 from the right heap: 1 left there makes the row lost.",
            ]
        );
        assert_eq!(says(&vec![], &vec![1, 2, 1], Player::Left).unwrap().worth, Some(Worth::Lost));
    }
}
