//! Staircase Nim: what lies on every second step is Nim, and a move from another step is answered by moving the same on.

use crate::stairs::lost;
use crate::words::columns;
use crate::{Saying, sum};
use game::Player;
use problems::{cf1498f, p5363, yuki2726};
use sente::tree::leaves_first;

/// Rooted Tree Nim: the stones on vertices of odd depth, modulo K + 1.
pub(crate) fn yuki2726(case: &yuki2726::Case, stones: &Vec<u64>, _: Player) -> Option<Saying> {
    let vertices = rooted(&case.tree.edges, 0)?;
    let modulus = case.most.checked_add(1)?;
    let odd: Vec<usize> = (0..stones.len()).filter(|&v| vertices[v].depth % 2 == 1).collect();
    let rows: Vec<[String; 3]> = odd
        .iter()
        .map(|&v| [format!("vertex {}:", v + 1), stones[v].to_string(), format!("mod {modulus}")])
        .collect();
    let residues = odd.iter().map(|&vertex| stones[vertex] % modulus);
    let parts: Vec<_> = columns(&rows).into_iter().zip(residues).collect();
    let stuck = case.most == 0 || stones.iter().skip(1).all(|&stones| stones == 0);
    let heading = format!("Stones at odd depth count, modulo K + 1 = {modulus}.");
    sum::says(&heading, &parts, &lost(stuck, "an odd depth"), |number, value| {
        let vertex = odd[number];
        let (taken, parent) = (parts[number].1 - value, vertices[vertex].parent);
        let words = format!("Move {taken} from {} to {}", vertex + 1, parent + 1);
        Some([words, value.to_string()])
    })
}

/// Christmas Game: the presents whose distance to the root, modulo 2 k, is at least k.
pub(crate) fn cf1498f(
    case: &cf1498f::Case,
    (root, presents): &(usize, Vec<u64>),
    _: Player,
) -> Option<Saying> {
    let vertices = rooted(&case.tree.edges, *root)?;
    let step = |vertex: usize| vertices[vertex].depth.checked_div(case.stride);
    let n = presents.len();
    let odd: Vec<usize> = (0..n).filter(|&v| step(v).is_some_and(|step| step % 2 == 1)).collect();
    let rows: Vec<[String; 2]> = odd
        .iter()
        .map(|&v| [format!("vertex {}", v + 1), format!("at distance {}", vertices[v].depth)])
        .collect();
    let values = odd.iter().map(|&vertex| presents[vertex]);
    let parts: Vec<_> = columns(&rows).into_iter().zip(values).collect();
    let stuck = (0..n).all(|v| presents[v] == 0 || step(v).is_none_or(|step| step == 0));
    let heading = match case.stride {
        1 => "Presents at odd distances from the root count.".into(),
        k => format!(
            "Presents count if their distance to the root, modulo {}, is {k} or more.",
            2 * k
        ),
    };
    sum::says(&heading, &parts, &lost(stuck, "a vertex that counts"), |number, value| {
        let taken = parts[number].1 - value;
        let up = |vertex: usize, _| vertices[vertex].parent;
        let ancestor = (0..case.stride).fold(odd[number], up);
        let words = format!("Move {taken} from {} to {}", odd[number] + 1, ancestor + 1);
        Some([words, value.to_string()])
    })
}

/// Moving coins: the gap before the last coin, and every second one from there.
pub(crate) fn p5363(_: &p5363::Strip, cells: &Vec<usize>, _: Player) -> Option<Saying> {
    let m = cells.len();
    let counted: Vec<usize> = (0..m).filter(|coin| (m - 1 - coin).is_multiple_of(2)).collect();
    let free = |&coin: &usize| match coin.checked_sub(1) {
        Some(left) => cells[coin] - cells[left] - 1,
        None => cells[coin],
    };
    let name = |coin: &usize| [format!("cells free before {}", cells[*coin] + 1)];
    let names = columns(&counted.iter().map(name).collect::<Vec<_>>());
    let values = counted.iter().map(|coin| free(coin) as u64);
    let parts: Vec<_> = names.into_iter().zip(values).collect();
    let stuck = cells.last().is_none_or(|&last| last < m);
    let heading = "The gap before the last coin counts, and every second one to the left.";
    sum::says(heading, &parts, &lost(stuck, "a gap that counts"), |number, value| {
        let cell = cells[counted[number]] + 1;
        let by = (parts[number].1 - value) as usize;
        Some([format!("Push {cell} to {}", cell - by), value.to_string()])
    })
}

#[derive(Clone, Copy)]
struct Vertex {
    depth: usize,
    /// Of the root: the root.
    parent: usize,
}

/// The vertices of the tree with this root; `None` if the edges are no tree.
fn rooted(edges: &[[usize; 2]], root: usize) -> Option<Vec<Vertex>> {
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
    let mut vertices = vec![Vertex { depth: 0, parent: root }; n];
    for (vertex, parent) in order.into_iter().rev() {
        let [vertex, parent] = [vertex, parent].map(renamed);
        vertices[vertex] = Vertex { depth: vertices[parent].depth + 1, parent };
    }
    Some(vertices)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sum::NO_MOVE;
    use rules::shapes::tree::Tree;

    const PATH: [[usize; 2]; 3] = [[0, 1], [2, 1], [2, 3]];

    #[test]
    fn depths_are_those_from_the_root() {
        let depths =
            |root| rooted(&PATH, root).unwrap().iter().map(|v| v.depth).collect::<Vec<_>>();
        assert_eq!(depths(0), [0, 1, 2, 3]);
        assert_eq!(depths(2), [2, 1, 0, 1]);
        assert!(rooted(&PATH, 4).is_none());
        assert!(rooted(&[[0, 0]], 0).is_none());
    }

    #[test]
    fn odd_depths_count_modulo_k_and_1() {
        let case =
            yuki2726::Case { tree: Tree { edges: PATH.to_vec() }, most: 2, stones: vec![1; 4] };
        let lines =
            |stones: [u64; 4]| yuki2726(&case, &stones.to_vec(), Player::Left).unwrap().lines;
        let rest = ["vertex 2:  0  mod 3  0 = 0", "vertex 4:  0  mod 3  0 = 0"];
        let lost = ["Stones at odd depth count, modulo K + 1 = 3.", rest[0], rest[1]];
        assert_eq!(lines([9, 0, 0, 0])[..3], lost);
        assert_eq!(lines([9, 0, 0, 0])[3..], ["nim-sum              0 = 0", NO_MOVE]);
        assert_eq!(
            lines([0, 13, 0, 5]),
            [
                "Stones at odd depth count, modulo K + 1 = 3.",
                "vertex 2:  13  mod 3  01 = 1",
                "vertex 4:   5  mod 3  10 = 2",
                "nim-sum               11 = 3",
                "Move 1 from 4 to 3: the value 2 becomes 1, and the nim-sum 0."
            ]
        );
    }

    #[test]
    fn odd_steps_count() {
        let tree = Tree { edges: PATH.to_vec() };
        let case = cf1498f::Case { tree, stride: 2, presents: vec![0; 4] };
        let lines = |presents: [u64; 4]| {
            cf1498f(&case, &(0, presents.to_vec()), Player::Left).unwrap().lines
        };
        assert_eq!(lines([1, 1, 0, 0]).last().unwrap(), NO_MOVE);
        assert_eq!(
            lines([0, 0, 2, 7]),
            [
                "Presents count if their distance to the root, modulo 4, is 2",
                "or more.",
                "vertex 3  at distance 2  010 = 2",
                "vertex 4  at distance 3  111 = 7",
                "nim-sum                  101 = 5",
                "Move 5 from 4 to 2: the value 7 becomes 2, and the nim-sum 0."
            ]
        );
    }

    #[test]
    fn every_second_gap_counts() {
        let lines = |cells: &[usize]| {
            p5363(&p5363::Strip::default(), &cells.to_vec(), Player::Left).unwrap().lines
        };
        assert_eq!(lines(&[0, 1]).last().unwrap(), NO_MOVE);
        assert_eq!(
            lines(&[2, 5, 9]),
            [
                "The gap before the last coin counts, and every second one to",
                "the left.",
                "cells free before 3   10 = 2",
                "cells free before 10  11 = 3",
                "nim-sum               01 = 1",
                "Push 10 to 9: the value 3 becomes 2, and the nim-sum 0."
            ]
        );
    }
}
