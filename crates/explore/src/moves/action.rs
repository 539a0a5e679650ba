//! The action of a player who moves, such as "take 2 from the heap of 9, leave 3 + 4".

use super::{Sum, name};

/// The action that leads from one sum to another, in words; None if several parts change.
pub(super) fn of(axes: &[String], from: &Sum, to: &Sum) -> Option<String> {
    let (moved, left) = (without(from, to), without(to, from));
    let [moved] = &moved[..] else { return None };
    match (&moved[..], axes) {
        ([heap], [axis]) if axis == "heap" => heap_action(*heap, &left),
        ([number], [axis]) => Some(format!("{axis}: {number} to {}", name(&left))),
        _ if moved.len() == axes.len() => {
            let [left] = &left[..] else {
                return Some(format!("{} to {}", one(moved), name(&left)));
            };
            coordinates_action(axes, moved, left)
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
