//! AGC 010 F Tree Game. <https://atcoder.jp/contests/agc010/tasks/agc010_f>
//!
//! **Rules.** Vertex i of a tree of `N` vertices holds `A_i` stones. Takahashi puts a token on a vertex of
//! his choice. Then both play in turn, Takahashi first: a turn takes one stone from the vertex under the
//! token and moves the token along an edge. Whoever finds no stone under the token loses. Print all vertices
//! from which Takahashi wins, in ascending order.
//!
//! **Theorem.** Call a vertex *won* if a neighbour with fewer stones is lost, and else *lost*. Takahashi wins
//! from the won vertices and from no others. (Proved.)
//!
//! **Proof.** Vertices with fewer stones alone say what a vertex is, so all can be settled in ascending order
//! of their stones. Whatever the stones, whoever is to move wins iff the token is on a won vertex: this is
//! shown by induction on the number of all stones.
//!
//! Let the token be on v, with a stones. If a = 0, no neighbour has fewer: v is lost, and so is the player.
//! Else he steps to a neighbour u, and leaves a - 1 stones on v.
//! 1. *A vertex w with fewer than a stones stays what it is,* won or lost. It is so by its neighbours with
//!    fewer stones than its own. They are the same as before: v is none of them, as it has at least as many
//!    stones as w even after the move, and nothing else changed. By induction on the stones of w they stay
//!    what they are, so w does.
//! 2. *If v is won,* he steps to a lost u with fewer than a stones. By 1 it is still lost when the opponent
//!    has to move from there, with one stone less on the tree. So the opponent loses.
//! 3. *If v is lost,* the opponent wins, since u is won when he has to move from there:
//!    - If u has fewer than a stones, it was won, as v was lost. By 1 it still is.
//!    - Else v has fewer stones than u after the move. It is still lost: its neighbours with fewer stones
//!      than it has now were won, and by 1 they are. So u has a lost neighbour with fewer stones.
//!
//! The proof never uses that the graph is a tree. The program does.
//!
//! *Two passes settle all vertices.* Let vertex 1 be the root. The first pass visits children before their
//! parent. A child with fewer stones than its parent is settled when it is visited: it asks only children of
//! its own with fewer stones, which were visited before and settled likewise. If it is lost, the parent is
//! won. The second pass visits parents before their children. A child with more stones than its parent asks
//! the parent, too, and this is settled by now: its children with fewer stones told it in the first pass, and
//! it has asked its own parent, if that has fewer, earlier in this one.
//!
//! **Complexity.** O(N) time; at most 25 bytes a vertex besides the input. No sorting, no lists of
//! neighbours, no recursion: see `sente::tree`. Past the statement up to 2^23 vertices, beyond which it is an
//! error, or a single one, which is lost; stones below 2^64.
//!
//! **Traps.** A neighbour with fewer stones is not enough, it must be lost: `3 / 1 0 2 / 1 2 / 1 3` answers
//! `1`. Nor does one with as many stones help: `3 / 1 1 2 / 1 2 / 2 3` answers `3`. It need not be the one
//! with the fewest: `4 / 3 1 0 2 / 1 2 / 2 3 / 1 4` answers `1 2`. One stone more suffices: `2 / 1 0 / 1 2`
//! answers `1`. If no vertex wins, the line is empty. A search for each start takes O(N^2), and along a
//! descending path a recursion is as deep as the path is long.
//!
//! **Source.** AtCoder Grand Contest 010, problem F. Most programs search from each start anew; that two
//! passes settle all of them is ours.

use proconio::{input, marker::Usize1};
use sente::{
    io::{fail, length, refuse_bad_input},
    output,
    tree::leaves_first,
};
use std::cmp::Ordering;

/// For each vertex of the tree, whether it is won; `None` if the edges are no tree.
fn won_vertices(stones: &[u64], edges: &[(usize, usize)]) -> Option<Vec<bool>> {
    let mut won = vec![false; stones.len()];
    let mut asking_their_parent = Vec::new();
    let is_tree = leaves_first(stones.len(), edges, |vertex, parent| {
        match stones[vertex].cmp(&stones[parent]) {
            Ordering::Less => won[parent] |= !won[vertex],
            Ordering::Equal => {}
            Ordering::Greater => asking_their_parent.push((vertex as u32, parent as u32)),
        }
    });
    for (vertex, parent) in asking_their_parent.into_iter().rev() {
        won[vertex as usize] |= !won[parent as usize];
    }
    is_tree.then_some(won)
}

fn main() {
    refuse_bad_input();
    input! {
        n: usize,
        stones: [u64; length(n)],
        edges: [(Usize1, Usize1); n.saturating_sub(1)],
    }
    let Some(won) = won_vertices(&stones, &edges) else {
        fail(format_args!("the edges are not a tree of the vertices 1 to {n}"));
    };
    output().row((1..=n).filter(|vertex| won[vertex - 1]));
}

#[cfg(test)]
mod agc010_f {
    use super::won_vertices;

    type Edges = Vec<(usize, usize)>;

    /// The won vertices, counted from 0.
    fn won(stones: &[u64], edges: &[(usize, usize)]) -> Vec<usize> {
        let won = won_vertices(stones, edges).expect("the edges are a tree");
        (0..stones.len()).filter(|&vertex| won[vertex]).collect()
    }

    fn path(n: usize) -> Edges {
        (1..n).map(|vertex| (vertex - 1, vertex)).collect()
    }

    #[test]
    fn a_vertex_alone_is_lost() {
        assert!(won(&[0], &[]).is_empty());
        assert!(won(&[u64::MAX], &[]).is_empty());
    }

    #[test]
    fn of_two_vertices_the_one_with_more_stones_is_won() {
        assert_eq!(won(&[1, 0], &[(0, 1)]), [0]);
        assert_eq!(won(&[u64::MAX - 1, u64::MAX], &[(1, 0)]), [1]);
        assert!(won(&[7, 7], &[(0, 1)]).is_empty());
    }

    #[test]
    fn with_as_many_stones_everywhere_nobody_may_begin() {
        for n in 1..9 {
            assert!(won(&vec![n as u64; n], &path(n)).is_empty());
        }
    }

    #[test]
    fn every_second_vertex_of_a_rising_path_is_won() {
        for n in 1..20 {
            let rising: Vec<u64> = (0..n as u64).collect();
            let falling: Vec<u64> = rising.iter().rev().copied().collect();
            let second: Vec<usize> = (1..n).step_by(2).collect();
            assert_eq!(won(&rising, &path(n)), second);
            let mirrored: Vec<usize> = second.iter().rev().map(|vertex| n - 1 - vertex).collect();
            assert_eq!(won(&falling, &path(n)), mirrored);
        }
    }

    /// True if the player to move wins, by the rules, with the token on `token`.
    fn wins(stones: &mut [u64], edges: &Edges, token: usize) -> bool {
        if stones[token] == 0 {
            return false;
        }
        stones[token] -= 1;
        let mut at_token = edges.iter().filter(|&&(one, other)| one == token || other == token);
        let can_win = at_token.any(|(one, other)| !wins(stones, edges, one + other - token));
        stones[token] += 1;
        can_win
    }

    #[test]
    fn all_small_trees_are_settled_as_the_rules_say() {
        // Vertex k > 0 hangs on one of those before it; with up to two stones, under several names.
        for n in 2..=5_usize {
            for mut code in 0..(1..n).product::<usize>() * 3_usize.pow(n as u32) {
                let mut digit = |base: usize| {
                    let digit = code % base;
                    code /= base;
                    digit
                };
                let mut stones: Vec<u64> = (0..n).map(|_| digit(3) as u64).collect();
                let parents: Vec<usize> = (1..n).map(&mut digit).collect();
                for root in 0..n {
                    let name = |vertex| (vertex + root) % n;
                    let edges: Edges =
                        (1..n).map(|vertex| (name(vertex), name(parents[vertex - 1]))).collect();
                    let expected: Vec<usize> =
                        (0..n).filter(|&token| wins(&mut stones, &edges, token)).collect();
                    assert_eq!(won(&stones, &edges), expected, "{stones:?} {edges:?}");
                }
            }
        }
    }

    #[test]
    fn two_passes_settle_what_sorting_settles() {
        let mut seed = 10_u32;
        let mut random = |below: usize| {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (seed >> 8) as usize % below
        };
        for round in 0..2000 {
            let n = 1 + random(40);
            let most = [2, 5, 40][round % 3];
            let stones: Vec<u64> = (0..n).map(|_| random(most) as u64).collect();
            let shift = random(n);
            let name = |vertex: usize| (vertex + shift) % n;
            let near = 1 + random(n);
            let edges: Edges = (1..n)
                .map(|vertex| (name(vertex), name(vertex - 1 - random(vertex.min(near)))))
                .collect();
            let mut order: Vec<usize> = (0..n).collect();
            order.sort_by_key(|&vertex| stones[vertex]);
            let mut expected = vec![false; n];
            for vertex in order {
                expected[vertex] = edges.iter().any(|&(one, other)| {
                    (one == vertex || other == vertex) && {
                        let neighbour = one + other - vertex;
                        stones[neighbour] < stones[vertex] && !expected[neighbour]
                    }
                });
            }
            assert_eq!(won_vertices(&stones, &edges), Some(expected), "{stones:?} {edges:?}");
        }
    }

    #[test]
    fn a_million_vertices_are_no_recursion() {
        let n = 1_000_000;
        let stones: Vec<u64> = (0..n as u64).collect();
        assert_eq!(won(&stones, &path(n)).len(), n / 2);
    }

    #[test]
    fn what_is_no_tree_is_refused() {
        assert_eq!(won_vertices(&[], &[]), None);
        assert_eq!(won_vertices(&[1, 2], &[]), None);
        assert_eq!(won_vertices(&[1, 2, 3], &[(0, 1), (1, 0)]), None);
    }
}
