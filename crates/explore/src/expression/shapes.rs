//! Shapes of written moves that an engine has a faster way for.

use super::value::Node;
use super::{Move, Moves, Variable};
use crate::heaps::Run;
use std::ops::Range;

impl Moves {
    /// The numbers to take, if each move takes a fixed one from the heap.
    pub fn subtraction_set(&self) -> Option<Vec<usize>> {
        let taken = |one: &Move| match (&one.numbers[..], one.is_plain(0)) {
            ([number], true) => match number.node.operands("-")? {
                [Node::Name(0), Node::Number(taken)] => usize::try_from(*taken).ok(),
                _ => None,
            },
            _ => None,
        };
        self.moves.iter().map(taken).collect()
    }

    /// The vectors, if each move subtracts one of them any number of times, as in `(a-k, b-2*k) for k in 1..=min(a, b/2)`.
    /// None for heaps.
    pub fn slides(&self) -> Option<Vec<Vec<u64>>> {
        let coordinates = self.axes.len();
        let vector = |one: &Move| {
            let (true, [variable]) = (one.is_plain(1), &one.variables[..]) else { return None };
            let numbers = one.numbers.iter().enumerate();
            let vector: Vec<u64> = numbers
                .map(|(axis, number)| step(&number.node, axis, coordinates))
                .collect::<Option<_>>()?;
            let is_whole = vector.len() == coordinates && variable.is_to_the_end(&vector);
            is_whole.then_some(vector)
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
        let is_run = |one: &Move| {
            let ([number], variables) = (&one.numbers[..], &one.variables[..]) else {
                return false;
            };
            let is_range = match variables {
                [] => true,
                [_] => is_taken(&number.node) || matches!(number.node, Node::Name(1)),
                _ => false,
            };
            is_range && one.tests.is_empty()
        };
        let are_runs = self.axes.len() == 1 && self.moves.iter().all(is_run);
        let run = |one| -> Run<'_> { Box::new(move |heap| self.run(one, heap).unwrap_or(0..0)) };
        are_runs.then(|| self.moves.iter().map(run).collect())
    }

    /// The heaps that a move leaves; None if there are none, or after a mistake.
    fn run(&self, one: &Move, heap: u64) -> Option<Range<u64>> {
        let n = heap as i64;
        let number = one.numbers.first()?;
        let range = match one.variables.first() {
            _ if n == 0 => return None,
            None => {
                let left = self.value(&number.node, &[n])?;
                left..left.saturating_add(1)
            }
            Some(variable) => {
                let range = self.range(variable, &[n])?;
                match is_taken(&number.node) {
                    true if range.is_empty() => return None,
                    true => {
                        n.saturating_sub(range.end - 1)
                            ..n.saturating_sub(range.start).saturating_add(1)
                    }
                    false => range,
                }
            }
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

impl Move {
    /// True if it has no tests and so many variables.
    fn is_plain(&self, variables: usize) -> bool {
        self.tests.is_empty() && self.variables.len() == variables
    }
}

impl Variable {
    /// True if it takes all values from 1 on for which this vector can be subtracted so many times, and perhaps more.
    fn is_to_the_end(&self, vector: &[u64]) -> bool {
        matches!(self.first, Node::Number(1)) && self.with_last && is_far(&self.last, vector)
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

/// The multiple of a variable that is subtracted from the coordinate of this number.
fn step(node: &Node, axis: usize, variable: usize) -> Option<u64> {
    if matches!(node, Node::Name(name) if *name == axis) {
        return Some(0);
    }
    let [Node::Name(name), taken] = node.operands("-")? else { return None };
    let times = match (taken, taken.operands("*")) {
        (Node::Name(taken), _) if *taken == variable => 1,
        (_, Some([Node::Number(times), Node::Name(taken)]))
        | (_, Some([Node::Name(taken), Node::Number(times)]))
            if *taken == variable =>
        {
            u64::try_from(*times).ok().filter(|&times| times > 0)?
        }
        _ => return None,
    };
    (*name == axis).then_some(times)
}

/// True for `n-k`.
fn is_taken(node: &Node) -> bool {
    matches!(node.operands("-"), Some([Node::Name(0), Node::Name(1)]))
}
