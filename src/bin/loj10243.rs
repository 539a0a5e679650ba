//! LOJ 10243 移棋子游戏 (Moving tokens). <https://loj.ac/p/10243>
//!
//! **Rules.** A directed graph without cycles has the vertices 1 to `N` and `M` edges. `K` tokens lie on vertices, several
//! on one vertex if need be. Two players alternate; a move takes one token along one edge. Whoever cannot move loses.
//! Print `win` if the first player wins, else `lose`.
//!
//! **Theorem.** Let g(v) be the mex, the least non-negative integer that is missing, of the values g(w) over all edges
//! from v to w. The first player wins if and only if the nim-sum (the exclusive or) of g(v), over the vertices v of
//! all tokens, is not 0. (Proved.)
//!
//! **Proof.** A token walks without coming back to a vertex, so it is moved less than N times, and play ends. The
//! values g are well defined, as each rests on those of vertices with shorter longest walks. Call a position balanced
//! if its nim-sum s is 0.
//! 1. *No move leads from a balanced position to another.* A move takes a token from v to w. As g(v) is missing among
//!    the values of the vertices that edges from v lead to, g(w) differs from g(v). So exactly one term of s changes.
//! 2. *From any other position a move leads to a balanced one.* Let b be the highest bit of s. It is 1 in an odd
//!    number of terms; let g(v) be one of them. Then t = g(v) xor s is less than g(v), since bit b falls and no higher
//!    one changes. Every integer below the mex g(v) is the value of some w with an edge from v, so t is. The token
//!    moves to this w, and the new nim-sum is s xor g(v) xor t = 0.
//! 3. *So balanced positions are lost and all others are won,* by induction on the most moves that play can still
//!    take: from a balanced position there is no move at all, or each leads to a position that is not balanced, with
//!    fewer moves to come, where the other wins. From any other position the player moves as in 2 and wins.
//!
//! *The order.* `sente::graph` takes out vertices to which no edge leads, one after the other. In the order backwards the values
//! of the successors are known when that of a vertex is due. If the graph has a cycle, its vertices are left: that is refused.
//!
//! **Complexity.** O(N + M + K) time, 36 bytes a vertex beside the input and 4 an edge. No recursion. With M edges no
//! value exceeds the root of 2 M: a vertex of value s has edges to vertices of all the values below s, and so down, in
//! all at least 1 + 2 + ... + s edges. So values are 109 at most in the statement's bounds.
//!
//! **Traps.** The numbers of the vertices say nothing of the order: `3 2 1 / 1 2 / 3 1 / 3` answers `lose`, and so does
//! `3 2 1 / 1 3 / 3 2 / 1`. Two tokens on one vertex cancel: `2 1 2 / 1 2 / 1 1` answers `lose`. It is not enough to
//! know which vertices are won: `3 3 2 / 1 2 / 1 3 / 2 3 / 1 2` answers `win`. Neither the longest walk nor the number
//! of edges is the value: `4 4 1 / 1 2 / 2 4 / 1 3 / 3 4 / 1` answers `lose`, and `3 3 1 / 1 2 / 1 3 / 2 3 / 1`
//! answers `win`. Edges may be parallel: `2 2 1 / 1 2 / 1 2 / 1` answers `win`; or missing: `1 0 1 / 1` answers `lose`.
//! Past the statement `K` may be 0 or exceed N, and N and M may be 4,194,304 each.
//!
//! **Source.** R. P. Sprague 1935, P. M. Grundy 1939. The problem is example 3 of section 6.7 of the textbook
//! 信息学奥赛一本通 (提高篇).

use sente::graph::Adjacency;
use sente::io::{fail, Usize1};
use sente::{input, output};

/// The most vertices, and the most edges.
const MOST: usize = 1 << 22;

fn main() {
    input! { n: usize, m: usize, k: usize }
    if n.max(m) > MOST {
        fail(format_args!("{n} vertices and {m} edges are too many: the most is {MOST}"));
    }
    input! { edges: [(Usize1, Usize1); m], tokens: [Usize1; k] }
    let ends = edges.iter().flat_map(|&(from, to)| [from, to]);
    if let Some(stranger) = ends.chain(tokens.iter().copied()).find(|&vertex| vertex >= n) {
        fail(format_args!("there is no vertex {} among the vertices 1 to {n}", stranger + 1));
    }
    let Some(values) = Adjacency::new(n, edges.into_iter()).grundy_values() else {
        fail("the edges form a cycle, so play may never end")
    };
    let nim_sum = tokens.iter().fold(0, |nim_sum, &vertex| nim_sum ^ values[vertex]);
    output().line(if nim_sum != 0 { "win" } else { "lose" });
}

#[cfg(test)]
mod loj10243 {
    use sente::graph::Adjacency;

    fn values(n: usize, edges: &[(usize, usize)]) -> Option<Vec<usize>> {
        Adjacency::new(n, edges.iter().copied()).grundy_values()
    }

    #[test]
    fn without_edges_all_values_are_0() {
        assert_eq!(values(0, &[]), Some(vec![]));
        assert_eq!(values(3, &[]), Some(vec![0; 3]));
    }

    #[test]
    fn parallel_edges_count_once() {
        assert_eq!(values(2, &[(1, 0), (1, 0)]), Some(vec![0, 1]));
        assert_eq!(values(3, &[(0, 1), (0, 1), (1, 2), (0, 2), (0, 2)]), Some(vec![2, 1, 0]));
    }

    #[test]
    fn a_cycle_has_no_values() {
        assert_eq!(values(1, &[(0, 0)]), None);
        assert_eq!(values(2, &[(0, 1), (1, 0)]), None);
        assert_eq!(values(4, &[(0, 1), (1, 2), (2, 3), (3, 1)]), None);
        assert_eq!(values(4, &[(0, 1), (0, 2), (1, 3), (2, 3), (3, 3)]), None);
    }

    #[test]
    fn along_a_path_values_alternate() {
        let up: Vec<_> = (1..2000).map(|vertex| (vertex, vertex - 1)).collect();
        assert_eq!(values(2000, &up), Some((0..2000).map(|vertex| vertex % 2).collect()));
        let down: Vec<_> = up.iter().map(|&(from, to)| (to, from)).collect();
        assert_eq!(values(2000, &down), Some((0..2000).map(|vertex| 1 - vertex % 2).collect()));
    }

    #[test]
    fn all_edges_of_an_order_give_the_greatest_values() {
        let edges: Vec<_> = (0..110).flat_map(|from| (0..from).map(move |to| (from, to))).collect();
        assert_eq!(values(110, &edges), Some((0..110).collect()));
    }

    #[test]
    fn values_are_those_of_subtraction() {
        // Taking 1, 3 or 4 stones, on vertices in a wild order.
        let name = |stones: usize| stones * 7 % 30;
        let takes = |stones: usize| [1, 3, 4].into_iter().filter(move |&taken| taken <= stones);
        let edges: Vec<_> = (0..30)
            .flat_map(|stones| takes(stones).map(move |taken| (name(stones), name(stones - taken))))
            .collect();
        let values = values(30, &edges).expect("there is no cycle");
        let expected = [0, 1, 0, 1, 2, 3, 2];
        assert!((0..30).all(|stones| values[name(stones)] == expected[stones % 7]));
    }
}
