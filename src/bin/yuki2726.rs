//! yukicoder 2726 Rooted Tree Nim. <https://yukicoder.me/problems/no/2726>
//!
//! **Rules.** A tree has the vertices 1 to `N`, and vertex 1 is its root. On vertex v lie `A_v` stones. Koa, who
//! begins, and Pache alternate; a move takes at least 1 and at most `K` stones from a vertex other than the root and
//! puts them on its parent. Whoever cannot move loses. For each of `T` cases print `K` if Koa wins, else `P`.
//!
//! **Theorem.** Let the depth of the root be 0, and the residue of a vertex its stones modulo K + 1. Koa wins if and
//! only if the nim-sum (the exclusive or) of the residues of all vertices of odd depth is not 0. (Proved.)
//!
//! **Proof.** Play ends: each move lowers the sum, over all stones, of the depth of their vertex. Call that nim-sum
//! s, and a position balanced if s = 0. A move changes the stones of a vertex and of its parent, and one of the two
//! has odd depth; so it changes at most one term of s.
//! 1. *From a balanced position, a move from an odd depth leads to one that is not balanced.* It takes 1 to K stones
//!    from the vertex. No such number is a multiple of K + 1, so exactly one term of s changes.
//! 2. *From a position that is not balanced, some move leads to a balanced one.* Some vertex v of odd depth has a
//!    residue r with the highest one-bit of s; so t = r xor s is less than r. Let r - t stones go from v to its
//!    parent, which v has, since it is not the root. The move is allowed: r is at most K, so r - t is between 1 and
//!    K, and v has at least r stones. It makes t the residue of v, and s becomes s xor r xor t = 0.
//! 3. *From a balanced position, a move from an even depth is answered.* It takes m stones, at most K, from a vertex
//!    v of depth 2 or more, to its parent u. Now u has at least m stones, and being of odd depth it has a parent. The
//!    answer moves m stones from u to that parent. Then u has as many stones as before, the others of odd depth have
//!    kept theirs, and the position is balanced again.
//! 4. So by 1, 2 and 3 each move from a balanced position has an answer that balances again. Who moves from balanced
//!    positions therefore always leaves a move to the other, and as play ends, it is he who finds none: *balanced
//!    positions are lost*. By 2 *all others are won*.
//!
//! **Complexity.** O(N) time, 16 bytes a vertex beside the input. The vertices are taken leaves first, see
//! `sente::tree`: no recursion and no lists of neighbours. Nobody needs a depth: each vertex keeps two nim-sums, over
//! the vertices at even and at odd distances from it in what hangs on it, itself included, and its parent adds them
//! crosswise.
//!
//! **Traps.** The modulus is K + 1, not K: `1 / 2 1 / 1 2 / 1 1` answers `K`. Without a modulus, K would be forgotten:
//! `1 / 2 1 / 1 2 / 1 2` answers `P`. Each vertex has its own remainder, the nim-sum has none:
//! `1 / 3 2 / 1 2 / 1 3 / 1 1 2` answers `K`. Even depths do not count: `1 / 3 5 / 1 2 / 2 3 / 1 1 1` answers `K`. An
//! edge may name the child first: `1 / 3 1 / 3 2 / 2 1 / 1 1 1` answers `K`. The depth reaches 199,999. Past the
//! statement K and all A_v may be anything below 2^32; K = 0 allows no move, and N = 1 has none.
//!
//! **Source.** yukicoder contest of 2024, problem 2726, by MasKoaTS. Staircase Nim: R. Sprague, Über zwei
//! Abarten von Nim, Tohoku Mathematical Journal 43 (1937). The judge's own samples were not found; made1 and made2
//! were made here, by a search.

use sente::{
    input,
    io::{fail, Usize1},
    output,
    tree::leaves_first,
};

/// True if the first player wins when a move takes at most `most` stones; `None` if the edges are no tree.
fn first_player_wins(most: u32, edges: &[(usize, usize)], stones: &[u32]) -> Option<bool> {
    let residue = |&stones: &u32| match most.checked_add(1) {
        Some(modulus) => stones % modulus,
        None => stones,
    };
    // By vertex: the nim-sums over what hangs on it, at even distances and at odd ones.
    let mut sums: Vec<[u32; 2]> = stones.iter().map(|stones| [residue(stones), 0]).collect();
    let is_tree = leaves_first(stones.len(), edges, |vertex, parent| {
        let [even, odd] = sums[vertex];
        sums[parent][0] ^= odd;
        sums[parent][1] ^= even;
    });
    is_tree.then(|| sums[0][1] != 0)
}

fn main() {
    input! { tests: usize }
    let mut out = output();
    for test in 1..=tests {
        input! {
            n: usize, most: u32,
            edges: [(Usize1, Usize1); n.saturating_sub(1)],
            stones: [u32; n],
        }
        match first_player_wins(most, &edges, &stones) {
            Some(wins) => out.line(if wins { "K" } else { "P" }),
            None => {
                fail(format_args!("test {test}: the edges are not a tree of the vertices 1 to {n}"))
            }
        }
    }
}

#[cfg(test)]
mod yuki2726 {
    use super::first_player_wins;

    #[test]
    fn a_root_alone_has_no_move() {
        assert_eq!(first_player_wins(5, &[], &[3]), Some(false));
    }

    #[test]
    fn at_most_0_stones_are_no_move() {
        assert_eq!(first_player_wins(0, &[(0, 1)], &[1, 7]), Some(false));
    }

    #[test]
    fn what_is_no_tree_has_no_answer() {
        assert_eq!(first_player_wins(1, &[], &[]), None);
        assert_eq!(first_player_wins(1, &[], &[1, 1]), None);
        assert_eq!(first_player_wins(1, &[(0, 2)], &[1, 1]), None);
        assert_eq!(first_player_wins(1, &[(1, 1)], &[1, 1]), None);
    }

    #[test]
    fn one_vertex_below_the_root_is_bachets_game() {
        for most in 1..12 {
            for stones in 0..40 {
                let expected = Some(stones % (most + 1) != 0);
                assert_eq!(first_player_wins(most, &[(1, 0)], &[9, stones]), expected);
            }
        }
    }

    #[test]
    fn the_greatest_most_is_no_bound() {
        let star = [(0, 1), (0, 2)];
        assert_eq!(first_player_wins(u32::MAX, &star, &[1, u32::MAX, u32::MAX]), Some(false));
        assert_eq!(first_player_wins(u32::MAX, &star, &[1, u32::MAX, u32::MAX - 1]), Some(true));
        assert_eq!(first_player_wins(u32::MAX - 1, &star, &[1, u32::MAX, 0]), Some(false));
    }

    #[test]
    fn even_depths_do_not_count() {
        let path = [(0, 1), (2, 1), (2, 3), (4, 3)];
        for stones in [[1, 5, 0, 5, 0], [0, 5, 3, 5, 0], [0, 5, 0, 5, 2], [7, 5, 1, 5, 6]] {
            assert_eq!(first_player_wins(9, &path, &stones), Some(false));
        }
        assert_eq!(first_player_wins(9, &path, &[1, 5, 3, 4, 2]), Some(true));
    }

    #[test]
    fn a_path_of_a_million_vertices_is_no_recursion() {
        const N: usize = 1_000_000;
        let path: Vec<_> = (1..N).map(|vertex| (vertex - 1, vertex)).collect();
        let mut stones = vec![2; N];
        // Half a million vertices have odd depth, and 2 modulo 5 is 2.
        assert_eq!(first_player_wins(4, &path, &stones), Some(false));
        stones[N - 1] = 1;
        assert_eq!(first_player_wins(4, &path, &stones), Some(true));
        stones[N - 1] = 7;
        assert_eq!(first_player_wins(4, &path, &stones), Some(false));
    }
}
