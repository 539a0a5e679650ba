//! Staircase Nim: every second step counts, since a move from another step is answered by moving the same on.

use crate::explanation::{Explanation, Part, Value, say};
use game::Player;
use problems::{cf1498f, p5363, yuki2726};
use sente::tree::leaves_first;

/// The even stairs count: on stair 1 balls rest.
pub(crate) fn balls(_: &Vec<u64>, stairs: &Vec<u64>, _: Player) -> Option<Explanation> {
    let even = stairs.iter().enumerate().skip(1).step_by(2).filter(|(_, balls)| **balls > 0);
    let part = |(index, &balls): (usize, &u64)| {
        let (name, value) = (say!("stair {}", index + 1), Value::Nimber(balls));
        Part::new(Some(index), name, "", value)
    };
    let rule = say!(
        "Balls rest on stair 1, so the even stairs count. What comes to one of them is moved on by the answer."
    );
    Some(Explanation::nim_sum(rule, even.map(part).collect()))
}

/// The differences of neighbours are the steps, and every second one counts, from the right end.
pub(crate) fn pebbles(_: &Vec<u64>, heaps: &Vec<u64>, _: Player) -> Option<Explanation> {
    let counted = (0..heaps.len()).rev().step_by(2).map(|index| {
        let left = index.checked_sub(1).map_or(0, |left| heaps[left]);
        let how = format!("{} - {left}", heaps[index]);
        Some(Part::heap(index, how, heaps[index].checked_sub(left)?))
    });
    let rule = say!(
        "Taking x from heap i moves x from its excess over the left neighbour to that of heap i + 1, or off the row from \
         the last heap. So every second excess counts, from the right."
    );
    Some(Explanation::nim_sum(rule, counted.collect::<Option<_>>()?))
}

/// The gap before the last coin, and every second one from there.
pub(crate) fn coins(_: &p5363::Strip, cells: &Vec<usize>, _: Player) -> Option<Explanation> {
    let counted = (0..cells.len()).rev().step_by(2).map(|coin| {
        let begin = coin.checked_sub(1).map_or(0, |left| cells[left] + 1);
        let (name, gap) = (say!("cells free before {}", cells[coin] + 1), cells[coin] - begin);
        Part::new(Some(cells[coin]), name, "", Value::Nimber(gap as u64))
    });
    let rule = say!(
        "A push makes the gap before the coin smaller and the next one larger. So the gap before the last coin counts, and \
         every second one to the left."
    );
    Some(Explanation::nim_sum(rule, counted.collect()))
}

/// The stones on vertices of odd depth, modulo K + 1.
pub(crate) fn rooted_tree(
    case: &yuki2726::Case,
    stones: &Vec<u64>,
    _: Player,
) -> Option<Explanation> {
    let depths = depths(&case.tree.edges, 0)?;
    let modulus = case.most.checked_add(1)?;
    let odd = (0..stones.len()).filter(|&vertex| depths[vertex] % 2 == 1).map(|vertex| {
        let how = format!("{} mod {modulus}", stones[vertex]);
        let value = Value::Nimber(stones[vertex] % modulus);
        Part::new(Some(vertex + 1), say!("vertex {}", vertex + 1), how, value)
    });
    let rule = say!("Stones at odd depth count, modulo K + 1 = {}.", modulus);
    Some(Explanation::nim_sum(rule, odd.collect()))
}

/// The presents whose distance to the root, modulo 2 k, is at least k.
pub(crate) fn presents(
    case: &cf1498f::Case,
    (root, presents): &(usize, Vec<u64>),
    _: Player,
) -> Option<Explanation> {
    let depths = depths(&case.tree.edges, *root)?;
    let counts =
        |&vertex: &usize| depths[vertex].checked_div(case.stride).is_some_and(|step| step % 2 == 1);
    let counted = (0..presents.len()).filter(counts).map(|vertex| {
        let (how, value) = (format!("depth {}", depths[vertex]), Value::Nimber(presents[vertex]));
        Part::new(Some(vertex + 1), say!("vertex {}", vertex + 1), how, value)
    });
    let rule = say!(
        "Presents count if their distance to the root, modulo {}, is {} or more.",
        2 * case.stride,
        case.stride
    );
    Some(Explanation::nim_sum(rule, counted.collect()))
}

/// The depth of each vertex of the tree with this root; `None` if the edges are no tree.
fn depths(edges: &[[usize; 2]], root: usize) -> Option<Vec<usize>> {
    // `leaves_first` has the root 0, so that the two change their names for it.
    let renamed = |vertex: usize| match vertex {
        0 => root,
        _ if vertex == root => 0,
        _ => vertex,
    };
    let n = edges.len() + 1;
    let edges: Vec<_> = edges.iter().map(|&[one, other]| (renamed(one), renamed(other))).collect();
    let mut order = Vec::with_capacity(edges.len());
    if root >= n || !leaves_first(n, &edges, |vertex, parent| order.push((vertex, parent))) {
        return None;
    }
    let mut depths = vec![0; n];
    for (vertex, parent) in order.into_iter().rev() {
        depths[renamed(vertex)] = depths[renamed(parent)] + 1;
    }
    Some(depths)
}
