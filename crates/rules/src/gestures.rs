//! Moves that many games have, as they are made by hand.

use game::Handle;
use language::prose::joined;
use language::{Text, counted, text};

/// Stones that are taken from a heap, counted from 0.
pub fn take(stones: u64, heap: usize) -> Handle {
    let (place, what) = (heap + 1, counted(stones, "stone", "颗"));
    Handle::on([heap], text!("take {what} from heap {place}", "从第 {place} 堆取 {what}"))
        .take([stones])
}

/// Stones that are taken from the only heap, which is the first part of the drawing.
pub fn take_from_it(stones: u64) -> Handle {
    let what = counted(stones, "stone", "颗");
    Handle::on([0], text!("take {what}", "取 {what}")).take([stones])
}

/// A thing that goes from a part of the drawing to another one, both counted from 0.
pub fn step(from: usize, to: usize) -> Handle {
    Handle::on([from], from_to(from + 1, to + 1)).to([to])
}

/// Stones that go from a part to another one, by the numbers that are written at them.
pub fn carry(stones: u64, from: usize, to: usize) -> Handle {
    let what = counted(stones, "stone", "颗");
    let words = text!("{what} from {from} to {to}", "把 {what}从 {from} 移到 {to}");
    Handle::on([from], words).to([to]).take([stones])
}

/// The branch that is cut off, by the numbers of its vertex and of the one above.
pub fn cut(child: usize, parent: usize) -> Handle {
    Handle::on([child], text!("cut {child} from {parent}", "剪断 {parent} 与 {child} 之间的边"))
}

/// A vertex, counted from 0 and drawn from 1, that becomes white (0) or black.
pub fn paint(vertex: usize, colour: usize) -> Handle {
    let number = vertex + 1;
    let words = match colour {
        0 => text!("paint {number} white", "把 {number} 涂白"),
        _ => text!("paint {number} black", "把 {number} 涂黑"),
    };
    Handle::on([number], words)
}

/// Several places, counted from 0, by their numbers: `1, 3`.
pub fn numbers(places: &[usize]) -> String {
    joined(places.iter().map(|place| place + 1), Text(", ", "、").get())
}

/// Two places: `3 to 5`.
pub fn from_to(from: usize, to: usize) -> String {
    text!("{from} to {to}", "从 {from} 到 {to}")
}
