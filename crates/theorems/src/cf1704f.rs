//! Who has more cells wins; if both have as many, Dawson's Kayles decides.

use crate::explanation::{Explanation, Part, Value, outcome};
use language::text;
use rules::Player;
use sente::dawson::{PERIOD, REGULAR, folded, table};

/// The proof in the header of the solution speaks of rows with any white cells, so this holds in every position of two or
/// more cells.
pub(crate) fn colouring(_: &String, cells: &Vec<u8>, mover: Player) -> Option<Explanation> {
    if cells.len() < 2 {
        return None;
    }
    let count = |colour| cells.iter().filter(|&&cell| cell == colour).count();
    let (red, blue) = (count(b'R'), count(b'B'));
    if red == blue {
        return Some(pairs_alone(cells));
    }
    let parts = vec![
        Part::figure(text!("red cells, of Alice", "红格，属于 Alice"), red),
        Part::figure(text!("blue cells, of Bob", "蓝格，属于 Bob"), blue),
    ];
    let (richer, name) = if red > blue { (Player::Left, "Alice") } else { (Player::Right, "Bob") };
    let rule = text!(
        "A move paints a cell of each colour at most, and an own one always.",
        "每一步至多涂掉两种颜色各一格，而且必定涂掉自己颜色的一格。"
    );
    let why = text!(
        "{name} has more cells, keeps more, and always has a move.",
        "{name} 的格子更多，以后也更多，总有一步可走。"
    );
    Some(Explanation::new(rule, parts, outcome(mover == richer), why))
}

/// The explanation if both have as many cells: then a move that paints no pair leaves the other one with more.
fn pairs_alone(cells: &[u8]) -> Explanation {
    let values = table(REGULAR + PERIOD);
    let part = |(start, length): (usize, usize)| {
        let name = text!(
            "cells {first} to {last}",
            "第 {first} 到 {last} 格",
            first = start + 1,
            last = start + length
        );
        let value = Value::Nimber(values[folded(length)] as u64);
        Part::new(Some(start), name, text!("{length} cells", "{length} 格"), value)
    };
    let rule = text!(
        "As many of each. Whoever paints no pair of both colours leaves the other one with \
         more, and loses. Pieces of alternating colours are rows of Dawson's Kayles.",
        "两种颜色一样多。谁不涂异色对，谁就让对方的格子更多而输掉。红蓝相间的一段就是 Dawson's \
         Kayles 的一行。"
    );
    let pieces = pieces(cells);
    let inner = pieces.iter().flat_map(|&(start, length)| start + 1..start + length);
    let links = inner.map(|cell| [cell - 1, cell]).collect();
    Explanation::nim_sum(rule, pieces.iter().copied().map(part).collect()).linked(links)
}

/// The pieces of two or more cells in which neighbours have different colours, neither of them white: where each begins,
/// and its length.
fn pieces(cells: &[u8]) -> Vec<(usize, usize)> {
    let is_pair = |two: &[u8]| two.contains(&b'R') && two.contains(&b'B');
    let mut pieces: Vec<(usize, usize)> = Vec::new();
    for (left, two) in cells.windows(2).enumerate().filter(|(_, two)| is_pair(two)) {
        match pieces.last_mut() {
            Some((start, length)) if *start + *length == left + 1 => *length += 1,
            _ => pieces.push((left, two.len())),
        }
    }
    pieces
}
