//! AGC 014 D Black and White Tree. <https://atcoder.jp/contests/agc014/tasks/agc014_d>
//!
//! **Rules.** The `N` vertices of a tree are painted one by one: Takahashi, who begins, paints one
//! white, then Aoki one black, and so on until none is left. At last all white vertices with a black
//! neighbour become black, at the same time. If a white vertex remains, Takahashi wins, else Aoki:
//! print `First` or `Second`.
//!
//! **Theorem.** Aoki wins iff the tree has a perfect matching: edges without a common end that cover
//! all vertices. (Proved.)
//!
//! **Proof.** Takahashi wins iff in the end some white vertex has no black neighbour.
//!
//! *With a perfect matching,* Aoki paints the mate of the vertex that Takahashi has just painted. So
//! before each turn of Takahashi the vertices are painted in pairs, the mate is free, and in the end
//! each white vertex has a black neighbour: its mate.
//!
//! *Without one,* Takahashi keeps to this, before each of his turns: the unpainted vertices form a
//! forest `F` without a perfect matching, and no black vertex has a neighbour in `F`. It holds at first.
//! - If a vertex of `F` has no neighbour in `F`, all its neighbours are white. He paints it, and it
//!   stays white.
//! - Else `F` has a leaf l with the neighbour u in `F`, as `F` is not empty: the empty forest has a
//!   perfect matching. He paints u. Now all neighbours of l are white, so if Aoki does not paint l, he
//!   does, and it stays white. If Aoki paints l, then l has no neighbour in `F` without u and l, and
//!   that has no perfect matching, as the edge ul would complete it to one of `F`. So what he keeps to
//!   holds again, with two vertices fewer.
//!
//! *A perfect matching is found from the leaves.* Let the vertices come with children before parents. If a
//! vertex has no mate among its children, these have others, so its mate must be its parent. There is a
//! perfect matching iff no vertex has to be the mate of two children, and the root has one.
//!
//! **Complexity.** O(N) time; 9 bytes a vertex besides the edges. No recursion and no lists of
//! neighbours, see `sente::tree`. Past the statement up to 2^23 vertices; beyond that, an error.
//!
//! **Traps.** An even `N` does not suffice for Aoki: `4 / 1 2 / 1 3 / 1 4` answers `First`. Nor does
//! it suffice that no vertex has two leaves: `8 / 1 2 / 1 3 / 1 4 / 2 5 / 3 6 / 5 7 / 6 8` answers `First`.
//! Nor does it that both colour classes have N / 2 vertices: `6 / 1 2 / 1 3 / 1 4 / 2 5 / 2 6` answers
//! `First`. To match any two free neighbours is wrong, leaves come first: `4 / 2 3 / 1 2 / 3 4` answers
//! `Second`. A vertex that becomes black does not make others black. A path of 10^5 vertices makes a recursion
//! that deep.
//!
//! **Source.** AtCoder Grand Contest 014, problem D. On any graph this is the Maker-Breaker domination
//! game: Duchêne, Gledel, Parreau, Renault 2020, who solve it for forests.

use proconio::{input, marker::Usize1};
use sente::{
    io::{fail, length, refuse_bad_input},
    output,
    tree::leaves_first,
};

/// True if the tree of the vertices 0 to `n - 1` has a perfect matching; `None` if it is no tree.
fn has_perfect_matching(n: usize, edges: &[(usize, usize)]) -> Option<bool> {
    let mut has_mate = vec![false; n];
    let mut is_perfect = true;
    let is_tree = leaves_first(n, edges, |vertex, parent| {
        if !has_mate[vertex] {
            is_perfect &= !has_mate[parent];
            has_mate[parent] = true;
        }
    });
    is_tree.then(|| is_perfect && has_mate[0])
}

fn main() {
    refuse_bad_input();
    input! { n: usize, edges: [(Usize1, Usize1); length(n).saturating_sub(1)] }
    match has_perfect_matching(n, &edges) {
        Some(aoki_wins) => output().line(if aoki_wins { "Second" } else { "First" }),
        None => fail(format_args!("the edges are not a tree of the vertices 1 to {n}")),
    }
}

#[cfg(test)]
mod agc014_d {
    use super::has_perfect_matching;

    type Edges = Vec<(usize, usize)>;

    #[test]
    fn one_vertex_has_no_mate_and_two_have() {
        assert_eq!(has_perfect_matching(1, &[]), Some(false));
        assert_eq!(has_perfect_matching(2, &[(0, 1)]), Some(true));
        assert_eq!(has_perfect_matching(2, &[(1, 0)]), Some(true));
    }

    #[test]
    fn a_path_is_matched_iff_its_vertices_are_even_in_number() {
        for n in 2..50 {
            let path: Edges = (1..n).map(|vertex| (vertex, vertex - 1)).collect();
            assert_eq!(has_perfect_matching(n, &path), Some(n % 2 == 0));
        }
    }

    #[test]
    fn a_star_of_two_leaves_or_more_is_not_matched() {
        for n in 3..50 {
            for centre in [0, n - 1] {
                let leaves = (0..n).filter(|&leaf| leaf != centre);
                let star: Edges = leaves.map(|leaf| (leaf, centre)).collect();
                assert_eq!(has_perfect_matching(n, &star), Some(false));
            }
        }
    }

    /// A set of edges without a common end that covers all vertices, by trying all edges of the first one that
    /// is free.
    fn can_cover(free: u32, edges: &Edges) -> bool {
        let first = free.trailing_zeros() as usize;
        free == 0
            || edges.iter().any(|&(one, other)| {
                let pair = 1 << one | 1 << other;
                (one == first || other == first)
                    && free & pair == pair
                    && can_cover(free & !pair, edges)
            })
    }

    #[test]
    fn leaves_first_finds_what_trying_all_edges_finds() {
        // Every tree on seven vertices, in which vertex k > 0 hangs on one of those before it, under several names.
        for n in 2..=7 {
            for mut code in 0..(1..n).product::<usize>() {
                let mut parents = vec![0];
                for vertex in 1..n {
                    parents.push(code % vertex);
                    code /= vertex;
                }
                for root in 0..n {
                    let name = |vertex| (vertex + root) % n;
                    let edges: Edges =
                        (1..n).map(|vertex| (name(vertex), name(parents[vertex]))).collect();
                    let found = has_perfect_matching(n, &edges);
                    assert_eq!(found, Some(can_cover((1 << n) - 1, &edges)), "{edges:?}");
                }
            }
        }
    }

    #[test]
    fn what_is_no_tree_is_refused() {
        assert_eq!(has_perfect_matching(0, &[]), None);
        assert_eq!(has_perfect_matching(2, &[]), None);
        assert_eq!(has_perfect_matching(4, &[(1, 2), (2, 3), (3, 1)]), None);
    }
}
