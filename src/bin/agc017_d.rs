//! AGC 017 D Game on Tree. <https://atcoder.jp/contests/agc017/tasks/agc017_d>
//!
//! **Rules.** The vertices of a tree are numbered from 1 to `n`. In turn each player, Alice first,
//! picks an edge and removes it with everything that it cuts off from vertex 1. Whoever has no edge to
//! pick loses. Print the winner.
//!
//! **Theorem.** Let the value of a vertex be the nim-sum over its children of (value of the child + 1),
//! with vertex 1 as the root. Bob wins iff the value of vertex 1 is 0. (Proved.)
//!
//! **Proof.** By induction on the edges, the value of a vertex is the Grundy value of the tree below
//! it. The branches at a vertex do not touch one another, so the tree is their sum and its Grundy value
//! is their nim-sum (Sprague, Grundy); without a branch it is 0. What is left is one branch: an edge
//! down to a tree `T` of Grundy value `t`, and the claim that it has t + 1. Its options are 0, by
//! cutting that edge, and the same edge down to an option of `T`. By induction the latter have one more
//! than the options of `T`. Those have every value below t and not t, so the options of the branch have
//! 0, every value from 1 to t, and not t + 1.
//!
//! **Complexity.** O(n) time; 12 bytes a vertex besides the edges. The vertices are taken leaves first,
//! so that each comes after its children: no recursion and no lists of neighbours, see `sente::tree`.
//! Past the statement up to 2^23 vertices; beyond that, an error.
//!
//! **Traps.** The 1 is added before the nim-sum: `3 / 1 2 / 1 3` answers `Bob`, where adding it
//! afterwards gives Alice. An edge may name the child first: `2 / 2 1` answers `Alice`. A parent may
//! have the larger number: `4 / 1 2 / 1 4 / 3 4` answers `Alice`, where folding from vertex `n` down
//! gives Bob. Vertex 1 with one edge is still no leaf: `2 / 1 2` answers `Alice`. For even `n` the
//! answer is always Alice, as the value has the parity of the edges (proved: each edge adds 1, and a
//! nim-sum has the parity of the sum), so tests of even `n` show little. A path of 10^5 vertices makes a
//! recursion that deep.
//!
//! **Source.** Green Hackenbush and the colon principle: Berlekamp, Conway, Guy, Winning Ways, chapter
//! 7.

use proconio::{input, marker::Usize1};
use sente::{
    io::{fail, length, refuse_bad_input},
    output,
    tree::leaves_first,
};

/// The Grundy value of the tree with root 0 and the vertices 0 to `n - 1`; `None` if it is no tree.
fn grundy_value(n: usize, edges: &[(usize, usize)]) -> Option<u32> {
    let mut values = vec![0; n];
    let is_tree = leaves_first(n, edges, |vertex, parent| values[parent] ^= values[vertex] + 1);
    is_tree.then(|| values[0])
}

fn main() {
    refuse_bad_input();
    input! { n: usize, edges: [(Usize1, Usize1); length(n).saturating_sub(1)] }
    match grundy_value(n, &edges) {
        Some(value) => output().line(if value == 0 { "Bob" } else { "Alice" }),
        None => fail(format_args!("the edges are not a tree of the vertices 1 to {n}")),
    }
}

#[cfg(test)]
mod agc017_d {
    use super::grundy_value;

    #[test]
    fn one_vertex_has_no_move() {
        assert_eq!(grundy_value(1, &[]), Some(0));
    }

    #[test]
    fn a_path_is_worth_its_length() {
        for n in 2..100 {
            let mut path: Vec<_> = (1..n).map(|vertex| (vertex - 1, vertex)).collect();
            assert_eq!(grundy_value(n, &path), Some(n as u32 - 1));
            path.reverse();
            assert_eq!(grundy_value(n, &path), Some(n as u32 - 1));
        }
    }

    #[test]
    fn a_star_is_worth_the_parity_of_its_edges() {
        for n in 2..100 {
            let star: Vec<_> = (1..n).map(|leaf| (0, leaf)).collect();
            assert_eq!(grundy_value(n, &star), Some((n as u32 - 1) % 2));
        }
    }

    #[test]
    fn one_is_added_before_the_nim_sum() {
        // The root has a branch of value 1 + (1 ^ 1) and one of value 1.
        assert_eq!(grundy_value(5, &[(0, 1), (1, 2), (3, 1), (4, 0)]), Some(0));
    }

    #[test]
    fn what_is_no_tree_is_refused() {
        assert_eq!(grundy_value(0, &[]), None);
        assert_eq!(grundy_value(2, &[]), None);
        assert_eq!(grundy_value(2, &[(0, 2)]), None);
        assert_eq!(grundy_value(2, &[(0, 0)]), None);
        assert_eq!(grundy_value(3, &[(0, 1), (1, 0)]), None);
        assert_eq!(grundy_value(4, &[(1, 2), (2, 3), (3, 1)]), None);
        assert_eq!(grundy_value(5, &[(0, 1), (1, 2), (2, 1), (3, 4)]), None);
    }
}
