//! Shapes of written moves that an engine has a faster way for.

use super::value::Node;
use super::{Move, Moves, Number};
use crate::heaps::Run;
use std::ops::Range;

impl Moves {
    /// The numbers to take, if each move takes a fixed one from the heap.
    pub fn subtraction_set(&self) -> Option<Vec<usize>> {
        let taken = |one: &Move| {
            let Move { numbers, variables, tests, .. } = one;
            let ([number], [], []) = (&numbers[..], &variables[..], &tests[..]) else {
                return None;
            };
            match number.factors.as_ref()?[..] {
                [1, less @ ..0] => usize::try_from(less.unsigned_abs()).ok(),
                _ => None,
            }
        };
        self.moves.iter().map(taken).collect()
    }

    /// The vectors, if each move subtracts one of them any number of times, as in `(a-k, b-2*k) for k in 1..=min(a, b/2)`.
    /// None for heaps.
    pub fn slides(&self) -> Option<Vec<Vec<u64>>> {
        let coordinates = self.axes.len();
        let vector = |one: &Move| {
            let ([variable], []) = (&one.variables[..], &one.tests[..]) else { return None };
            let step = |(axis, number): (usize, &Number)| {
                let mut factors = number.factors.clone()?;
                let step = -std::mem::take(factors.get_mut(coordinates)?);
                *factors.get_mut(axis)? -= 1;
                factors.iter().all(|&factor| factor == 0).then(|| u64::try_from(step).ok())?
            };
            let vector = one.numbers.iter().enumerate().map(step).collect::<Option<Vec<u64>>>()?;
            // It can be subtracted so many times, and perhaps more.
            let is_whole = matches!(variable.first, Node::Number(1))
                && variable.with_last
                && is_far(&variable.last, &vector);
            (vector.len() == coordinates && is_whole).then_some(vector)
        };
        if coordinates == 1 { None } else { self.moves.iter().map(vector).collect() }
    }

    /// A coordinate, if there is one, that occurs in nothing but the ends of ranges: along it options are only added,
    /// unless an end falls.
    pub fn growing_axis(&self) -> Option<usize> {
        let axes = self.axes.len();
        let grows = |one: &Move, axis: usize| {
            let [variable] = &one.variables[..] else { return false };
            let tests = one.tests.iter().flat_map(|test| [&test.left, &test.right]);
            let numbers = one.numbers.iter().map(|number| &number.node);
            let mut nodes = numbers.chain(tests).chain([&variable.first]);
            one.numbers.len() == axes && nodes.all(|node| !node.uses(axis))
        };
        (0..axes).find(|&axis| axes > 1 && self.moves.iter().all(|one| grows(one, axis)))
    }

    /// The options of a heap as ranges of smaller heaps, if every move leaves one heap, as `n/2` and `n-k for k in
    /// 1..=n/3` do. A mistake ends the ranges.
    pub fn runs(&self) -> Option<Vec<Run<'_>>> {
        if self.axes.len() > 1 {
            return None;
        }
        self.moves.iter().map(|one| self.run(one)).collect()
    }

    fn run<'a>(&'a self, one: &'a Move) -> Option<Run<'a>> {
        let Move { numbers, variables, tests, .. } = one;
        let ([number], true) = (&numbers[..], tests.is_empty()) else { return None };
        let are_taken = match (variables.len(), number.factors.as_deref()) {
            (1, Some([1, -1, 0])) => true,
            (0, _) | (1, Some([0, 1, 0])) => false,
            _ => return None,
        };
        Some(Box::new(move |heap| self.left(one, are_taken, heap).unwrap_or(0..0)))
    }

    /// The heaps that a move leaves, whose variable is what is taken or what is left; None if there
    /// are none, or after a mistake.
    fn left(&self, one: &Move, are_taken: bool, heap: u64) -> Option<Range<u64>> {
        let n = heap as i64;
        if n == 0 {
            return None;
        }
        let number = one.numbers.first()?;
        let range = match one.variables.first() {
            None => self.value(&number.node, &[n]).map(|left| left..left.saturating_add(1))?,
            Some(variable) => self.range(variable, &[n])?,
        };
        let range = match are_taken && !range.is_empty() {
            true => {
                n.saturating_sub(range.end - 1)..n.saturating_sub(range.start).saturating_add(1)
            }
            false => range,
        };
        let range = range.start.max(0)..range.end;
        if range.is_empty() {
            return None;
        }
        if range.end > n {
            self.fails_to_shrink(&number.place, n, range.start.max(n))?;
        }
        one.is_made.set(true);
        Some(range.start as u64..range.end as u64)
    }
}

/// True if the number of times that the vector can be subtracted is never above this node: it is the number for one
/// coordinate, or the least of several.
fn is_far(node: &Node, vector: &[u64]) -> bool {
    if let Some(of) = node.operands("min") {
        return of.iter().all(|node| is_far(node, vector));
    }
    let (axis, divisor) = match (node, node.operands("/")) {
        (Node::Name(axis), _) => (*axis, 1),
        (_, Some([Node::Name(axis), Node::Number(divisor)])) => (*axis, *divisor),
        _ => return false,
    };
    vector.get(axis).is_some_and(|&step| step > 0 && divisor > 0 && divisor as u64 <= step)
}
