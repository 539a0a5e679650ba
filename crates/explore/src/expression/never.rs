//! What no heap can be as small as: moves that can never be made.
//!
//! A number that depends on the heap lies between two bounds, which follow from those of its parts. They need not be
//! the best: a move that is not said to be impossible may be impossible all the same.

use super::node::{Function, Operator};
use super::{Heap, Move, Node};

/// From the first to the second; without end where there is none.
#[derive(Debug, Clone, Copy)]
struct Bounds(Option<i128>, Option<i128>);

const ANYTHING: Bounds = Bounds(None, None);

/// A heap that would be negative, whatever the heap is that the move is made from.
pub(super) fn negative_heap(one: &Move) -> Option<&Heap> {
    // A heap of 0 has no moves; of several coordinates some may be 0.
    let least = i128::from(one.coordinates == 1);
    let mut names = vec![Bounds(Some(least), None); one.coordinates];
    for variable in &one.variables {
        let [first, last] = [&variable.first, &variable.last].map(|node| bounds(node, &names));
        names.push(Bounds(first.0, last.1));
    }
    let is_negative = |heap: &&Heap| bounds(&heap.size, &names).1.is_some_and(|most| most < 0);
    one.heaps.iter().find(is_negative)
}

fn bounds(node: &Node, names: &[Bounds]) -> Bounds {
    let (operator, left, right) = match node {
        Node::Number(number) => return Bounds(Some(*number), Some(*number)),
        Node::Name(name) => return names[*name],
        Node::Unary { function: Function::Abs | Function::PopCount, .. } => {
            return Bounds(Some(0), None);
        }
        Node::Unary { function: Function::IsPrime, .. } => return Bounds(Some(0), Some(1)),
        Node::Binary { operator, left, right, .. } => (operator, left, right),
    };
    let (left, right) = (bounds(left, names), bounds(right, names));
    let both = |a: Option<i128>, b: Option<i128>, of: fn(i128, i128) -> Option<i128>| of(a?, b?);
    let is_positive = |bounds: Bounds| bounds.0.is_some_and(|least| least > 0);
    match operator {
        Operator::Add => Bounds(
            both(left.0, right.0, i128::checked_add),
            both(left.1, right.1, i128::checked_add),
        ),
        Operator::Subtract => Bounds(
            both(left.0, right.1, i128::checked_sub),
            both(left.1, right.0, i128::checked_sub),
        ),
        Operator::Multiply if is_positive(left) && is_positive(right) => Bounds(
            both(left.0, right.0, i128::checked_mul),
            both(left.1, right.1, i128::checked_mul),
        ),
        // A negative number stays negative if it is divided, rounded down.
        Operator::Divide if is_positive(right) => {
            Bounds(left.0.map(|least| least.min(0)), left.1.map(|most| most.max(-1)))
        }
        Operator::Remainder if is_positive(right) => Bounds(Some(0), right.1.map(|most| most - 1)),
        _ => ANYTHING,
    }
}

#[cfg(test)]
mod tests {
    use super::super::Moves;

    #[test]
    fn what_can_never_be_made_is_told_from_what_can_be_made_late() {
        let is_refused = |text: &str| Moves::parse(text).unwrap().check(30).is_err();
        for never in
            ["0-n", "n-1, -n", "1-n-1", "n-1 + 2-n*n-3", "(0-n)/3", "n%5-5", "0-k for k in 1..n"]
        {
            assert!(is_refused(never), "{never}");
        }
        for late in ["n-2000", "n/2-999", "1-n", "n-k for k in 50..60", "n-9+n-9", "n%5-4", "n-n*n"]
        {
            assert!(!is_refused(late), "{late}");
        }
    }

    #[test]
    fn a_move_that_is_made_somewhere_is_not_refused() {
        let mut random = fastrand::Rng::with_seed(1);
        for _ in 0..20_000 {
            let mut text = ["n", "k", "3", "n*k", "7"][random.usize(0..5)].to_string();
            for _ in 0..random.usize(1..4) {
                let sign = ["+", "-", "-", "*", "/", "%"][random.usize(0..6)];
                let next = ["n", "k", "2", "(n-5)", "(3-k)", "11"][random.usize(0..6)];
                text = format!("({text}){sign}{next}");
            }
            let Ok(moves) = Moves::parse(&format!("{text} for k in 1..=n if n > 0")) else {
                continue;
            };
            if super::negative_heap(&moves.moves[0]).is_some() {
                let mut made = false;
                (1..60).for_each(|n| {
                    let _ = moves.options(&[n], &mut |_| made = true);
                });
                assert!(!made, "{text}");
            }
        }
    }
}
