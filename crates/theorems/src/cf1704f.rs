//! Colouring Game: who has more cells wins; if both have as many, Dawson's Kayles decides.

use crate::Saying;
use crate::sum;
use crate::words::{columns, filled};
use game::Player;
use sente::splitting::grundy_values;
use std::cmp::Ordering;

/// From this many cells on the values of Dawson's Kayles have the period.
const REGULAR: usize = 53;
const PERIOD: usize = 34;
/// Longer pieces are not written out.
const SPELLED: usize = 16;

/// The proof in the header of the solution speaks of rows with any white cells, so this holds in every position of two or
/// more cells.
pub(crate) fn says(_: &String, cells: &Vec<u8>, mover: Player) -> Option<Saying> {
    if cells.len() < 2 {
        return None;
    }
    let count = |colour| cells.iter().filter(|&&cell| cell == colour).count();
    let (red, blue) = (count(b'R'), count(b'B'));
    let rows = [["red cells".into(), red.to_string()], ["blue cells".into(), blue.to_string()]];
    let mut saying = match red.cmp(&blue) {
        Ordering::Greater => majority(cells, Player::Left, mover),
        Ordering::Less => majority(cells, Player::Right, mover),
        Ordering::Equal => pairs_alone(cells)?,
    };
    saying.lines.splice(..0, columns(&rows));
    Some(saying)
}

/// What is said if this player has more cells than the other one.
fn majority(cells: &[u8], richer: Player, mover: Player) -> Saying {
    let name = |player| if player == Player::Left { "Alice" } else { "Bob" };
    let (rich, poor) = (name(richer), name(richer.opponent()));
    let (own, colours) = match richer {
        Player::Left => (b'R', ["red", "blue"]),
        Player::Right => (b'B', ["blue", "red"]),
    };
    let [many, few] = colours;
    let text = match place_of(cells, own) {
        _ if mover != richer => format!(
            "{rich} has more cells. Each move of {poor} paints a {few} one, and a {many} one only along with it: {rich} \
             still has more, and always has a move."
        ),
        (Reason::Pair, left) => format!(
            "Paint {} and {}: {rich} has more cells, and still has more when one of each colour is gone.",
            left + 1,
            left + 2
        ),
        (Reason::White, left) => format!(
            "Paint {} and {}: no red cell is beside a blue one. So each move of {poor} costs {poor} a cell or two and \
             {rich} none, and {rich} answers it at the cost of one.",
            left + 1,
            left + 2
        ),
        (Reason::All, left) => {
            format!("Paint {} and {}: {poor} has no cell to paint.", left + 1, left + 2)
        }
    };
    Saying::outcome(mover == richer, filled(&text))
}

/// Why the player who has more cells paints two neighbours: they are of both colours; or there are none such, and one of
/// the two is white; or all cells are his own.
enum Reason {
    Pair,
    White,
    All,
}

/// What the player with more cells, of the colour `own`, paints, by the left one of the two.
fn place_of(cells: &[u8], own: u8) -> (Reason, usize) {
    let mut neighbours = cells.windows(2);
    if let Some(left) = neighbours.position(is_pair) {
        return (Reason::Pair, left);
    }
    let is_beside_white = |two: &[u8]| two.contains(&own) && two.contains(&b'W');
    match cells.windows(2).position(is_beside_white) {
        Some(left) => (Reason::White, left),
        None => (Reason::All, 0),
    }
}

fn is_pair(two: &[u8]) -> bool {
    two.contains(&b'R') && two.contains(&b'B')
}

/// What is said if both have as many cells: then a move that paints no pair leaves the other one with more.
fn pairs_alone(cells: &[u8]) -> Option<Saying> {
    let pieces = pieces(cells);
    let values: Vec<u64> = dawsons_kayles();
    let row = |&(start, length): &(usize, usize)| {
        [format!("cells {} to {}", start + 1, start + length), spelled(&cells[start..][..length])]
    };
    let names = columns(&pieces.iter().map(row).collect::<Vec<_>>());
    let lengths = pieces.iter().map(|piece| value_of(&values, piece.1));
    let parts: Vec<_> = names.into_iter().zip(lengths).collect();
    let lost = match () {
        () if cells.iter().all(|&cell| cell == b'W') => sum::NO_MOVE,
        () if pieces.is_empty() => "No pair is left to be painted.",
        () => "The nim-sum is 0: painting a pair changes it, and the answer makes it 0 again.",
    };
    let heading = "As many of each. Whoever paints no pair of both colours leaves the other one with more, and loses. \
                   Pieces of alternating colours are rows of Dawson's Kayles.";
    sum::says(heading, &parts, lost, |number, value| {
        let (start, length) = pieces[number];
        let ends = |left: usize| [left, length - 2 - left].map(|length| value_of(&values, length));
        let is_wanted = |&left: &usize| ends(left)[0] ^ ends(left)[1] == value;
        let left = (0..=length - 2).find(is_wanted)?;
        let [one, other] = ends(left);
        let words = format!("Paint {} and {}", start + left + 1, start + left + 2);
        Some([words, format!("{one} xor {other} = {value}")])
    })
}

/// The pieces of two or more cells in which neighbours have different colours, neither of them white: where each begins,
/// and its length.
fn pieces(cells: &[u8]) -> Vec<(usize, usize)> {
    let mut pieces: Vec<(usize, usize)> = Vec::new();
    for (left, two) in cells.windows(2).enumerate().filter(|(_, two)| is_pair(two)) {
        match pieces.last_mut() {
            Some((start, length)) if *start + *length == left + 1 => *length += 1,
            _ => pieces.push((left, two.len())),
        }
    }
    pieces
}

fn spelled(piece: &[u8]) -> String {
    let letters: String = piece.iter().take(SPELLED).map(|&cell| char::from(cell)).collect();
    if piece.len() > SPELLED { letters + "..." } else { letters }
}

/// The values of Dawson's Kayles until they repeat.
fn dawsons_kayles() -> Vec<u64> {
    let splits = |cells: usize| (1..cells).map(move |right| (cells - 1 - right, right - 1));
    grundy_values(REGULAR + PERIOD, splits).into_iter().map(|value| value as u64).collect()
}

fn value_of(values: &[u64], length: usize) -> u64 {
    let folded = |length: usize| REGULAR + (length - REGULAR) % PERIOD;
    values.get(length).copied().unwrap_or_else(|| values[folded(length)])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(cells: &str, mover: Player) -> Vec<String> {
        says(&String::new(), &cells.as_bytes().to_vec(), mover).unwrap().lines
    }

    #[test]
    fn a_white_row_has_no_move() {
        assert_eq!(lines("WW", Player::Left).last().unwrap(), "No move is left.");
        assert_eq!(says(&String::new(), &b"R".to_vec(), Player::Left), None);
    }

    #[test]
    fn who_has_more_cells_wins() {
        assert_eq!(
            lines("RRB", Player::Left),
            [
                "red cells   2",
                "blue cells  1",
                "Paint 2 and 3: Alice has more cells, and still has more when",
                "one of each colour is gone."
            ]
        );
        assert!(lines("BBWRW", Player::Right)[2].starts_with("Paint 2 and 3: no red cell"));
        assert_eq!(lines("RRR", Player::Left)[2], "Paint 1 and 2: Bob has no cell to paint.");
        assert!(lines("RRR", Player::Right)[2].starts_with("Alice has more cells."));
    }

    #[test]
    fn as_many_cells_are_dawsons_kayles() {
        let lost = [
            "cells 2 to 3  RB  1 = 1",
            "cells 5 to 6  BR  1 = 1",
            "nim-sum           0 = 0",
            "The nim-sum is 0: painting a pair changes it, and the answer",
            "makes it 0 again.",
        ];
        assert_eq!(lines("RRBWBRWB", Player::Right)[5..], lost);
        assert_eq!(
            lines("RBRB", Player::Left),
            [
                "red cells   2",
                "blue cells  2",
                "As many of each. Whoever paints no pair of both colours leaves",
                "the other one with more, and loses. Pieces of alternating",
                "colours are rows of Dawson's Kayles.",
                "cells 1 to 4  RBRB  10 = 2",
                "nim-sum             10 = 2",
                "Paint 2 and 3: the value 2 becomes 0 xor 0 = 0, and the",
                "nim-sum 0."
            ]
        );
    }

    #[test]
    fn long_pieces_are_folded_by_the_period() {
        let values = dawsons_kayles();
        for length in REGULAR..3 * (REGULAR + PERIOD) {
            let splits = (0..length - 1)
                .map(|left| value_of(&values, left) ^ value_of(&values, length - 2 - left));
            let options: Vec<u64> = splits.collect();
            let mex = (0..).find(|value| !options.contains(value));
            assert_eq!(Some(value_of(&values, length)), mex, "{length}");
        }
    }
}
