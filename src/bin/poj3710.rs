//! POJ 3710 Christmas Game. <http://poj.org/problem?id=3710>
//!
//! **Rules.** Up to the end of the file, cases of several pictures: `m` nodes, of which 1 is the root, and `k` edges. A
//! picture is a tree on which circles hang: each touches the rest in a single node, and two edges between the same nodes are
//! a circle, too. Sally and Harry cut one edge in turn, Sally first; what no longer hangs on its root vanishes. Whoever has
//! nothing to cut loses. Print the winner of each case.
//!
//! **Theorem.** Let the value of a node be the nim-sum of (value of the child + 1) over the edges up from it that lie on no
//! circle, and of 1 for each odd circle that hangs on it. Harry wins iff the nim-sum of the values of all roots is 0.
//! (Proved.)
//!
//! **Proof.** The value of a node is the Grundy value of what hangs on it. What shares that node alone is a sum, as a cut in
//! one part does not touch the other. So it is enough to look at a single part, with an induction on the edges.
//! 1. *An edge, with a picture of value t on its end.* Cutting the edge leaves 0. Any other cut leaves the edge with an
//!    option of the picture, which by induction is worth 1 more than that option. Options of the picture have each value
//!    below t, and none has t. So the part has the options 0 to t, and not t + 1: it is worth t + 1. A path of n edges is
//!    therefore worth n.
//! 2. *A circle of n edges.* A cut leaves two paths, of i and n - 1 - i edges, so the nim-sum of i and n - 1 - i. If n is
//!    even, one of them is odd and the other even, so the nim-sum is never 0: the circle is worth 0. If n is odd, the
//!    nim-sum is 0 for i = (n - 1) / 2, and never 1, as both are odd or both are even: the circle is worth 1.
//!
//! **The program.** A search in depth from the root uses each edge once. An edge to a node on the path closes a circle, and
//! covers the edges of the path from there on. So an edge lies on a circle iff some edge covers it. Then it is worth 1, and
//! what hangs on its upper end is handed down. Sums of +1 and -1 at the ends count the covers, without numbers of the nodes.
//!
//! It is right for pictures of any kind, too, where circles share nodes and edges and carry other edges: by the fusion
//! principle, all nodes of a circle may be made one, and each of its edges counts 1. (Proved in chapter 8 of the course;
//! checked by `all_pictures_of_up_to_six_edges_have_the_value_that_the_rules_give`.)
//!
//! **Complexity.** O(m + k) time and memory for each picture, without recursion.
//!
//! **Traps.** Two edges between the same nodes are a circle, and are lost if only the parent is remembered: `1 / 2 2 / 1 2 /
//! 1 2` answers `Harry`. An odd circle is worth 1, whatever its length: `2 / 3 3 / 1 2 / 1 3 / 2 3 / 2 1 / 1 2` answers
//! `Harry`. The parity of the edges does not decide: `1 / 3 2 / 1 2 / 2 3` answers `Sally`. A picture may be a root alone:
//! `1 / 1 0` answers `Harry`. A program that was passed on leaves a node on its stack of nodes, and is wrong about `1 / 9 9 /
//! 7 8 / 5 3 / 6 9 / 1 9 / 1 4 / 9 2 / 8 5 / 7 9 / 2 3`, which answers `Sally`.
//!
//! **Source.** Green Hackenbush, the colon and the fusion principle: Berlekamp, Conway, Guy, Winning Ways, chapter 7.

use sente::io::{fail, Usize1};
use sente::{input, is_stdin_empty, output};
use std::mem::replace;

/// The Grundy value of a picture with the nodes 0, its root, to `nodes - 1`; `None` if it does not hang together.
fn grundy_value(nodes: usize, edges: &[(usize, usize)]) -> Option<usize> {
    if nodes > edges.len() + 1 {
        return None;
    }
    let mut around = vec![Vec::new(); nodes];
    for (number, &(one, other)) in edges.iter().enumerate() {
        around.get_mut(one)?.push(number);
        around.get_mut(other)?.push(number);
    }
    let mut values = vec![0; nodes];
    // Summed over what hangs on a node, the number of edges that lead from there past it.
    let mut covers = vec![0_isize; nodes];
    let mut is_used = vec![false; edges.len()];
    let mut is_met = vec![false; nodes];
    *is_met.first_mut()? = true;
    let mut path = vec![0];
    while let Some(&node) = path.last() {
        let Some(edge) = around[node].pop() else {
            path.pop();
            if let Some(&below) = path.last() {
                let is_on_a_circle = covers[node] > 0;
                values[below] ^= if is_on_a_circle { values[node] ^ 1 } else { values[node] + 1 };
                covers[below] += covers[node];
            }
            continue;
        };
        if replace(&mut is_used[edge], true) {
            continue;
        }
        let (one, other) = edges[edge];
        let end = one ^ other ^ node;
        if replace(&mut is_met[end], true) {
            values[node] ^= 1;
            covers[node] += 1;
            covers[end] -= 1;
        } else {
            path.push(end);
        }
    }
    is_met.iter().all(|&is_met| is_met).then(|| values[0])
}

fn main() {
    let mut out = output();
    while !is_stdin_empty() {
        input! { pictures: usize }
        let mut sum = 0;
        for picture in 1..=pictures {
            input! { nodes: usize, edges: [(Usize1, Usize1)] }
            match grundy_value(nodes, &edges) {
                Some(value) => sum ^= value,
                None => fail(format_args!(
                    "picture {picture} of {pictures} does not hang together on {nodes} nodes"
                )),
            }
        }
        out.line(if sum == 0 { "Harry" } else { "Sally" });
    }
}

#[cfg(test)]
mod poj3710 {
    use super::grundy_value;
    use std::collections::HashMap;

    type Edge = (usize, usize);

    #[test]
    fn a_root_alone_has_no_edge_to_cut() {
        assert_eq!(grundy_value(1, &[]), Some(0));
    }

    #[test]
    fn a_path_is_worth_its_length_and_a_circle_the_parity_of_it() {
        for n in 1..100 {
            let mut edges: Vec<Edge> = (1..n).map(|node| (node - 1, node)).collect();
            assert_eq!(grundy_value(n, &edges), Some(n - 1));
            edges.push((n - 1, 0));
            assert_eq!(grundy_value(n, &edges), Some(n % 2));
            edges.extend([(n, n + 1), (n, n - 1)]);
            assert_eq!(grundy_value(n + 2, &edges), Some((n % 2) ^ 2));
        }
    }

    #[test]
    fn what_hangs_on_a_circle_of_the_root_hangs_on_the_root() {
        let path = [(2, 3), (3, 4)];
        assert_eq!(grundy_value(5, &[&[(0, 1), (1, 2), (2, 0)], &path[..]].concat()), Some(1 ^ 2));
        assert_eq!(grundy_value(5, &[&[(0, 1), (2, 1), (1, 2)], &path[..]].concat()), Some(1 + 2));
    }

    #[test]
    fn a_path_of_a_million_nodes_is_no_recursion() {
        let path: Vec<Edge> = (1..1_000_000).map(|node| (node, node - 1)).collect();
        assert_eq!(grundy_value(1_000_000, &path), Some(999_999));
    }

    #[test]
    fn what_does_not_hang_together_is_refused() {
        assert_eq!(grundy_value(0, &[]), None);
        assert_eq!(grundy_value(2, &[]), None);
        assert_eq!(grundy_value(usize::MAX, &[]), None);
        assert_eq!(grundy_value(2, &[(0, 2)]), None);
        assert_eq!(grundy_value(3, &[(1, 2), (2, 1)]), None);
    }

    /// Pictures with edges in order, where each edge touches the nodes before it: the order of a search by levels.
    fn pictures(most: usize) -> Vec<(usize, Vec<Edge>)> {
        let mut pictures = vec![(1, Vec::new())];
        let mut next = 0;
        while next < pictures.len() {
            let (nodes, edges) = pictures[next].clone();
            next += 1;
            let last = edges.last().copied().unwrap_or_default();
            for one in 0..if edges.len() < most { nodes } else { 0 } {
                for other in one..=nodes {
                    if (one, other) >= last {
                        let more = [&edges[..], &[(one, other)]].concat();
                        pictures.push((nodes.max(other + 1), more));
                    }
                }
            }
        }
        pictures
    }

    /// The edges of a set that hang on node 0.
    fn hanging(edges: &[Edge], set: usize) -> usize {
        let (mut nodes, mut kept) = (1, 0);
        loop {
            let touches = |&edge: &usize| {
                let (one, other) = edges[edge];
                (set & !kept) >> edge & 1 == 1 && nodes & (1 << one | 1 << other) != 0
            };
            let Some(edge) = (0..edges.len()).find(touches) else { return kept };
            kept |= 1 << edge;
            nodes |= 1 << edges[edge].0 | 1 << edges[edge].1;
        }
    }

    /// The mex over all cuts.
    fn by_rules(edges: &[Edge], set: usize, known: &mut HashMap<usize, usize>) -> usize {
        if let Some(&value) = known.get(&set) {
            return value;
        }
        let cuts = (0..edges.len()).filter(|edge| set >> edge & 1 == 1);
        let options: Vec<usize> =
            cuts.map(|edge| by_rules(edges, hanging(edges, set & !(1 << edge)), known)).collect();
        let mex = (0..=options.len()).find(|value| !options.contains(value)).unwrap_or_default();
        known.insert(set, mex);
        mex
    }

    #[test]
    fn all_pictures_of_up_to_six_edges_have_the_value_that_the_rules_give() {
        let pictures = pictures(6);
        for (nodes, edges) in &pictures {
            let value = by_rules(edges, (1 << edges.len()) - 1, &mut HashMap::new());
            assert_eq!(grundy_value(*nodes, edges), Some(value), "{edges:?}");
        }
        assert!(pictures.len() > 3000, "{} pictures", pictures.len());
    }
}
