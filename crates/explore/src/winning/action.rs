//! What a player does with a move, such as "take 2 from the heap of 9, leave 3 + 4".

use super::name;
use crate::games::Game;
use crate::solve::Sum;

/// What leads from one sum to another, in words; nothing if several parts of the sum change.
pub(super) fn of(game: &dyn Game, from: &Sum, to: &Sum) -> Option<String> {
    let (moved, left) = (without(from, to), without(to, from));
    let [moved] = &moved[..] else { return None };
    let axes = game.axes();
    match (&moved[..], &axes[..]) {
        ([heap], [axis]) if axis == "heap" => heap_action(*heap, &left),
        ([number], [axis]) => Some(format!("{axis}: {number} to {}", name(&left))),
        _ if moved.len() == axes.len() => {
            let [left] = &left[..] else {
                return Some(format!("{} to {}", one(moved), name(&left)));
            };
            coordinates_action(&axes, moved, left)
        }
        _ => None,
    }
}

fn one(position: &[u64]) -> String {
    name(&vec![position.to_vec()])
}

/// The parts of a sum that the other one lacks.
fn without(sum: &Sum, other: &Sum) -> Sum {
    let mut rest = sum.clone();
    for part in other {
        if let Some(place) = rest.iter().position(|other| other == part) {
            rest.remove(place);
        }
    }
    rest
}

fn heap_action(heap: u64, left: &Sum) -> Option<String> {
    let stays: u64 = left.iter().flatten().sum();
    let taken = heap.checked_sub(stays)?;
    Some(match (taken, left.len()) {
        (0, _) => format!("split the heap of {heap} into {}", name(left)),
        (_, 0) => format!("take the heap of {heap}"),
        (_, 1) if stays == 0 => format!("take the heap of {heap}"),
        (_, 1) => format!("take {taken} from the heap of {heap}"),
        _ => format!("take {taken} from the heap of {heap} and leave {}", name(left)),
    })
}

fn coordinates_action(axes: &[String], from: &[u64], to: &[u64]) -> Option<String> {
    let changed = axes.iter().zip(from.iter().zip(to)).filter(|(_, (from, to))| from != to);
    let words = changed.map(|(axis, (&from, &to))| match from.checked_sub(to) {
        Some(taken) if axis.starts_with("heap") => format!("take {taken} from {axis}"),
        None if axis.starts_with("heap") => format!("put {} onto {axis}", to - from),
        _ => format!("{axis}: {from} to {to}"),
    });
    let words: Vec<String> = words.collect();
    (!words.is_empty()).then(|| words.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_told_by_what_it_takes() {
        let action = |game: &str, from: &[&[u64]], to: &[&[u64]]| {
            let words: Vec<String> = game.split(' ').map(String::from).collect();
            let game = crate::games::find(&words).unwrap().expect("it has a name");
            let sum =
                |parts: &[&[u64]]| -> Sum { parts.iter().map(|part| part.to_vec()).collect() };
            of(&*game, &sum(from), &sum(to)).unwrap_or_default()
        };
        for (game, from, to, words) in [
            (
                "kayles",
                &[&[5][..], &[9]][..],
                &[&[1][..], &[2], &[9]][..],
                "take 2 from the heap of 5 and leave 1 + 2",
            ),
            ("kayles", &[&[5], &[9]], &[&[5], &[8]], "take 1 from the heap of 9"),
            ("kayles", &[&[2]], &[], "take the heap of 2"),
            (
                "kayles",
                &[&[4], &[9]],
                &[&[4], &[4], &[4]],
                "take 1 from the heap of 9 and leave 4 + 4",
            ),
            ("grundy", &[&[9]], &[&[4], &[5]], "split the heap of 9 into 4 + 5"),
            ("wythoff", &[&[3, 4]], &[&[1, 2]], "take 2 from heap a, take 2 from heap b"),
            ("transfer", &[&[3, 4]], &[&[1, 5]], "take 2 from heap a, put 1 onto heap b"),
            ("king", &[&[3, 4]], &[&[2, 3]], "column: 3 to 2, row: 4 to 3"),
            ("chomp-rectangle", &[&[3, 3, 3]], &[&[3, 3]], ""),
        ] {
            assert_eq!(action(game, from, to), words);
        }
    }
}
