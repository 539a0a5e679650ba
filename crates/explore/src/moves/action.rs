//! The action of a player who moves, such as "take 2 from the heap of 9, leave 3 + 4".

use super::{Sum, name};
use crate::wording::{self, closed_up};
use language::{Text, text};

/// The action that leads from one sum to another, in words; None if several parts change.
pub(super) fn of(axes: &[String], from: &Sum, to: &Sum) -> Option<String> {
    let (moved, left) = (without(from, to), without(to, from));
    let [moved] = &moved[..] else { return None };
    match (&moved[..], axes) {
        ([heap], [axis]) if axis == "heap" => heap_action(*heap, &left),
        ([number], [axis]) => Some(step(axis, number, &name(&left))),
        _ if moved.len() == axes.len() => {
            let [left] = &left[..] else {
                let (from, to) = (one(moved), name(&left));
                return Some(text!("{from} to {to}", "{from} 变为 {to}"));
            };
            coordinates_action(axes, moved, left)
        }
        _ => None,
    }
}

/// A coordinate that changes.
fn step(axis: &str, from: &u64, to: &str) -> String {
    let axis = wording::axis(axis);
    text!("{axis}: {from} to {to}", "{axis}：{from} 变为 {to}")
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
    let (count, left) = (left.len(), name(left));
    Some(match (taken, count) {
        (0, _) => text!("split the heap of {heap} into {left}", "把 {heap} 颗的一堆分成 {left}"),
        (_, 0 | 1) if stays == 0 => text!("take the heap of {heap}", "取走 {heap} 颗的一堆"),
        (_, 1) => {
            text!("take {taken} from the heap of {heap}", "从 {heap} 颗的一堆中取 {taken} 颗")
        }
        _ => text!(
            "take {taken} from the heap of {heap} and leave {left}",
            "从 {heap} 颗的一堆中取 {taken} 颗，剩下 {left}"
        ),
    })
}

fn coordinates_action(axes: &[String], from: &[u64], to: &[u64]) -> Option<String> {
    let changed = axes.iter().zip(from.iter().zip(to)).filter(|(_, (from, to))| from != to);
    let words = changed.map(|(axis, (&from, &to))| {
        let heap = wording::axis(axis);
        match from.checked_sub(to).filter(|_| axis.starts_with("heap")) {
            Some(taken) => text!("take {taken} from {heap}", "从 {heap} 取 {taken} 颗"),
            None if axis.starts_with("heap") => {
                text!("put {put} onto {heap}", "往 {heap} 放 {put} 颗", put = to - from)
            }
            None => step(axis, &from, &to.to_string()),
        }
    });
    let words: Vec<String> = words.collect();
    (!words.is_empty()).then(|| closed_up(&words.join(Text(", ", "，").get())))
}
