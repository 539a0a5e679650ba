//! AGC 033 C Removing Coins. <https://atcoder.jp/contests/agc033/tasks/agc033_c>
//!
//! **Rules.** A tree of `N` vertices has a coin on each. Takahashi and Aoki move in turn, Takahashi first: a move
//! chooses a vertex with coins and takes all of them off; then every other coin goes one edge towards this vertex.
//! Whoever finds no coin loses. Print `First` if Takahashi wins, else `Second`.
//!
//! **Theorem.** Let D be the number of edges of a longest path. Aoki wins if and only if D is 1 modulo 3. (Proved.)
//!
//! **Proof.** Only the set S of the vertices with coins counts. At first it is the tree; let it be a tree with the
//! longest paths D, and let v be chosen. A vertex w other than v has coins after the move if some came to it, from a
//! neighbour in S that is farther from v: iff w is no leaf of S. v has coins then iff it has a neighbour in S. So the
//! move takes from S its leaves, but not v, unless v was all of S. What is left is a tree or nothing.
//!
//! *v is an end of a longest path, and D >= 1.* This path loses its other end, which is a leaf, and nothing else. So
//! a path of D - 1 edges is left. None of D edges is: it would have two leaves as its ends, and one of them is not v.
//! D falls by exactly 1.
//!
//! *v is no end of a longest path.* Then D >= 2, as all vertices are such ends before. A longest path loses its two
//! ends, and nothing else: a path of D - 2 edges is left. Let Q be a longest path of what is left, of e edges; e <=
//! D - 2 is to be shown, which is clear for e = 0. An end of Q that is no leaf of S has a neighbour in S beside the
//! one on Q, and Q can be lengthened there.
//! - If neither end is a leaf of S, Q can be lengthened at both ends: e + 2 <= D.
//! - Otherwise one end is v, the only leaf that is left. At the other end Q can be lengthened, to a path from v with
//!   e + 1 edges. As v is no end of a longest path, e + 1 <= D - 1.
//!
//! So D falls by exactly 2. There is such a v iff D >= 2: every vertex that is no leaf.
//!
//! *The lengths.* D = 0 is a single vertex with coins, and taking them wins. From D = 1 a move leads to D = 0, and
//! loses. From D >= 2 moves lead just to D - 1 and D - 2. So D = 2 and D = 3 are won by moves to 1, D = 4 is lost, since
//! 2 and 3 are won, and so on: lost are D = 1, 4, 7, ...
//!
//! **Complexity.** O(N) time, 12 bytes a vertex. The edges are not kept, see `sente::tree`: leaves are taken off one
//! by one, and each brings the depth of what hung on it to its parent, where two depths meet in a path. No lists of
//! neighbours, no recursion. Past the statement up to 2^23 vertices; beyond that, an error.
//!
//! **Traps.** A longest path counts, not the number of vertices: `5 / 1 2 / 1 3 / 1 4 / 1 5` answers `First`. Its
//! last vertex still has coins, so edges do not behave like stones: `1` answers `First`, `2 / 1 2` answers `Second`,
//! and `3 / 1 2 / 2 3` answers `First`. The path need not begin at vertex 1: `3 / 1 2 / 1 3` answers `First`. A path
//! of 200,000 vertices makes a recursion that deep.
//!
//! **Source.** AtCoder Grand Contest 033, problem C.

use proconio::{input, marker::Usize1, source::auto::AutoSource};
use sente::{
    io::{fail, length, refuse_bad_input},
    output,
    tree::leaves_first,
};

/// The number of edges of a longest path; `None` if the edges are no tree of the vertices 0 to `n - 1`.
fn longest_path(n: usize, edges: impl IntoIterator<Item = (usize, usize)>) -> Option<u32> {
    let (mut depths, mut longest) = (vec![0; n], 0);
    let is_tree = leaves_first(n, edges, |vertex, parent| {
        let depth = depths[vertex] + 1;
        longest = longest.max(depths[parent] + depth);
        depths[parent] = depths[parent].max(depth);
    });
    is_tree.then_some(longest)
}

fn main() {
    refuse_bad_input();
    let mut source = AutoSource::new(std::io::stdin().lock());
    input! { from &mut source, n: usize }
    let edges = (1..n).map(|_| {
        input! { from &mut source, edge: (Usize1, Usize1) }
        edge
    });
    match longest_path(length(n), edges) {
        Some(longest) => output().line(if longest % 3 == 1 { "Second" } else { "First" }),
        None => fail(format_args!("the edges are not a tree of the vertices 1 to {n}")),
    }
}

#[cfg(test)]
mod agc033_c {
    use super::longest_path;

    #[test]
    fn one_vertex_has_no_edge() {
        assert_eq!(longest_path(1, []), Some(0));
    }

    #[test]
    fn what_is_no_tree_has_no_longest_path() {
        assert_eq!(longest_path(0, []), None);
        assert_eq!(longest_path(2, []), None);
        assert_eq!(longest_path(2, [(0, 2)]), None);
        assert_eq!(longest_path(4, [(1, 2), (2, 3), (3, 1)]), None);
    }

    #[test]
    fn a_path_is_its_own_longest_from_wherever_it_is_numbered() {
        for n in 2..40 {
            for turn in 0..n {
                let name = |place: usize| (place + turn) % n;
                let path = (1..n).map(|place| (name(place), name(place - 1)));
                assert_eq!(longest_path(n, path), Some(n as u32 - 1));
            }
        }
    }

    #[test]
    fn two_branches_meet_in_a_longest_path() {
        assert_eq!(longest_path(4, [(0, 1), (0, 2), (0, 3)]), Some(2));
        // A root with one child, below which branches of 2 and 3 edges meet; then one of 4 at the root.
        let tree = [(0, 1), (1, 2), (2, 3), (1, 4), (4, 5), (5, 6)];
        assert_eq!(longest_path(7, tree), Some(5));
        let more = [(0, 7), (7, 8), (8, 9), (9, 10)];
        assert_eq!(longest_path(11, tree.into_iter().chain(more)), Some(8));
    }
}
