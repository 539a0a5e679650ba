//! AGC 016 F Games on DAG. <https://atcoder.jp/contests/agc016/tasks/agc016_f>
//!
//! **Rules.** A graph has the vertices 1 to `N` and `M` edges, each from a smaller to a larger number. Alice and Bob
//! play on it with two pieces, which begin on vertex 1 and on vertex 2. They move in turn, Alice first; a move takes
//! one piece along an edge. The pieces may stand on the same vertex. Whoever cannot move loses. For how many of the
//! 2^M sets of edges does Alice win on the graph with just these edges, modulo 10^9 + 7?
//!
//! **Theorem.** Alice wins if and only if the Grundy values of vertices 1 and 2 differ. Let S be a set of vertices
//! that contains both, and E(S) the number of sets of edges inside S for which the two values are equal. The answer is
//! 2^M less E of all vertices, where E follows from the recursion below. (Proved.)
//!
//! *Recursion.* E(S) is a sum over all ways to split S into two sets Z and U, Z not empty, so that vertices 1 and 2
//! are both in Z or both in U. Each of these adds the product of
//! - 2^e, where e is the number of edges from Z to U;
//! - for each vertex of U, 2^c - 1, where c is the number of its edges into Z;
//! - E(U), if vertices 1 and 2 are in U; otherwise 2^i, where i is the number of edges inside U.
//!
//! **Proof.** The pieces do not hinder each other, so the game is a sum of two, and by Sprague and Grundy Alice loses
//! if and only if the values of the two vertices are equal. Edges lead to larger numbers, so play ends. Take a set of
//! edges inside S.
//! 1. *Z and U are the vertices of value 0 and of other values if and only if no edge is inside Z and each vertex of U
//!    has an edge into Z.* A vertex has the value 0 if and only if none of its options has. So the condition is
//!    necessary. If it holds, take the vertices from the largest number down: a vertex of Z has options in U alone,
//!    which are not 0, so its value is 0; a vertex of U has an option in Z, whose value is 0, so its value is not.
//! 2. *Without Z, all values in U are lower by exactly 1.* Take the vertices of U from the largest number down, and
//!    let the claim hold for the options of one of them. Its options in Z, of which there are some, have the value 0.
//!    Those in U have values of at least 1, and without Z they have these values less 1. So the least number that is
//!    missing falls by 1.
//! 3. *Counting.* Each set of edges belongs to one split, by 1. If one of the vertices 1 and 2 is in Z and the other
//!    is in U, their values differ. Otherwise the edges of four kinds are chosen independently: inside Z none; from Z
//!    to U any; from each vertex of U into Z at least one; inside U those by which the two values are equal without Z,
//!    by 2, or any if both vertices are in Z. Z is not empty, as the vertex of S with the largest number has no
//!    option.
//!
//! *Order.* The program goes through the vertices above 2 from the largest number down, and leaves each one out of S,
//! puts it into Z, or puts it into U, in this order. Edges lead only to vertices that it has met before. So putting a
//! vertex into Z multiplies the product by 2^c, with c for its edges into U; putting it into U, by 2^c - 1, with c for
//! its edges into Z. If the product becomes 0, nothing follows from here; so U takes no vertex before Z has one. Then
//! vertices 1 and 2 are put into Z together, and into U together. At the end of the recursion they are in Z, so an
//! edge from 1 to 2 is never chosen.
//! 4. *E(U) is complete when it is used,* for a split of S into Z and U with vertices 1 and 2 in U. It needs each
//!    split of U into Z' and U'. As Z is not empty, the two splits are not the same; look at the largest vertex that
//!    they treat differently. It is in Z, and so left out of U = Z' + U', or it is in U and in Z'. In both cases the
//!    split of U comes first.
//!
//! **Complexity.** O(3^(N-2)) time. Only splits in which the largest vertex of S is in Z are visited; for N = 15 this
//! takes at most 1,200,000 steps, each with two remainders modulo 10^9 + 7. The usual program multiplies over all
//! vertices for each split. Memory is 16 bytes for each of 2^(N-2) sets. Past the statement, up to 18 vertices are
//! answered; beyond that, an error.
//!
//! **Traps.** It is not enough to know whether the vertices are won: `3 3 / 1 2 / 1 3 / 2 3` answers `6`, where both
//! may be won with different values. Edges from value 0 to other values are free:
//! `4 6 / 1 2 / 1 3 / 1 4 / 2 3 / 2 4 / 3 4` answers `48`, not 51. Edges that neither piece can reach count, too:
//! `4 2 / 1 2 / 3 4` answers `2`. Alice may win with one piece alone: `3 1 / 2 3` answers `1`. If neither piece can
//! move, she loses: `4 1 / 3 4` answers `0`. The difference of remainders can be negative.
//!
//! **Source.** AtCoder Grand Contest 016, problem F.

use proconio::{input, marker::Usize1};
use sente::{
    io::{fail, length, refuse_bad_input},
    output,
};

const MODULUS: u64 = 1_000_000_007;

/// With more vertices, there are too many splits.
const MOST_VERTICES: usize = 18;

/// The two vertices where the pieces begin are 0 and 1. Sets of other vertices are bits: `1 << v - 2` for vertex v.
struct Splits {
    /// For each vertex, the others that it has an edge to.
    heads: Vec<usize>,
    /// For each set, 2 to the number of edges into it from itself and from vertices 0 and 1.
    free: Vec<u64>,
    /// For each set, E of it with vertices 0 and 1, summed over the splits visited so far.
    equal: Vec<u64>,
}

impl Splits {
    /// Goes through all splits that agree with this one above `vertex`; they have `ways` as a factor.
    fn visit(&mut self, vertex: usize, zeros: usize, rest: usize, ways: u64) {
        if vertex < 2 {
            return self.add(zeros, rest, ways);
        }
        let bit = 1 << (vertex - 2);
        self.visit(vertex - 1, zeros, rest, ways);
        let edges_into = |set: usize| (self.heads[vertex] & set).count_ones();
        let (some, any) = ((1 << edges_into(zeros)) - 1, 1 << edges_into(rest));
        self.visit(vertex - 1, zeros | bit, rest, ways * any % MODULUS);
        if some > 0 {
            self.visit(vertex - 1, zeros, rest | bit, ways * some % MODULUS);
        }
    }

    /// Adds a complete split, with vertices 0 and 1 put into either of its sets.
    fn add(&mut self, zeros: usize, rest: usize, ways: u64) {
        let [first, second] =
            [0, 1].map(|vertex| (1 << (self.heads[vertex] & zeros).count_ones()) - 1);
        let inside = first * second * self.equal[rest] + self.free[rest];
        let sum = &mut self.equal[zeros | rest];
        *sum = (*sum + inside % MODULUS * ways) % MODULUS;
    }
}

/// The number of sets of edges with which Alice wins, modulo `MODULUS`, of a graph on the vertices 0 to `n - 1`;
/// `None` if an edge does not lead to a larger one of them, or comes twice.
fn won_edge_sets(n: usize, edges: &[(usize, usize)]) -> Option<u64> {
    let mut heads = vec![0_usize; n];
    for &(from, to) in edges {
        if from >= to || to >= n || heads[from] >> to & 1 == 1 {
            return None;
        }
        heads[from] |= 1 << to;
    }
    // From here on, the edge between the pieces counts in `all` alone.
    let between = heads[0] >> 1 & 1;
    heads.iter_mut().for_each(|set| *set >>= 2);
    let mut free = vec![1; 1 << (n - 2)];
    for set in 1..free.len() {
        let lowest = set.trailing_zeros() as usize;
        let inside = (heads[lowest + 2] & set).count_ones() as usize;
        let edges = inside + (heads[0] >> lowest & 1) + (heads[1] >> lowest & 1);
        free[set] = (free[set & (set - 1)] << edges) % MODULUS;
    }
    let all = free[free.len() - 1] << between;
    let mut splits = Splits { heads, free, equal: vec![0; 1 << (n - 2)] };
    splits.visit(n - 1, 0, 0, 1);
    splits.equal.last().map(|equal| (all + MODULUS - equal) % MODULUS)
}

fn main() {
    refuse_bad_input();
    input! { n: usize, m: usize, edges: [(Usize1, Usize1); length(m)] }
    if !(2..=MOST_VERTICES).contains(&n) {
        fail(format_args!("N is {n}, not a number from 2 to {MOST_VERTICES}"));
    }
    match won_edge_sets(n, &edges) {
        Some(sets) => output().line(sets),
        None => fail(format_args!(
            "each edge must come once, and lead from a smaller to a larger number up to {n}"
        )),
    }
}

#[cfg(test)]
mod agc016_f {
    use super::{won_edge_sets, MODULUS, MOST_VERTICES};

    fn complete(n: usize) -> Vec<(usize, usize)> {
        (0..n).flat_map(|to| (0..to).map(move |from| (from, to))).collect()
    }

    #[test]
    fn without_an_edge_from_the_pieces_nothing_is_won() {
        for n in 2..9 {
            assert_eq!(won_edge_sets(n, &[]), Some(0));
            let others: Vec<_> = complete(n).into_iter().filter(|edge| edge.0 > 1).collect();
            assert_eq!(won_edge_sets(n, &others), Some(0));
        }
    }

    #[test]
    fn an_edge_between_the_pieces_wins_alone() {
        for n in 2..=MOST_VERTICES {
            assert_eq!(won_edge_sets(n, &[(0, 1)]), Some(1));
        }
    }

    #[test]
    fn edges_out_of_reach_double_the_sets() {
        // The last vertex has no option, so one piece has a move if and only if its edge is there.
        for n in 3..=14 {
            let mut edges: Vec<_> = complete(n).into_iter().filter(|edge| edge.0 > 1).collect();
            let doubled = ((1_u128 << edges.len()) % u128::from(MODULUS)) as u64;
            edges.push((1, n - 1));
            assert_eq!(won_edge_sets(n, &edges), Some(doubled), "{n} vertices");
        }
    }

    #[test]
    fn one_piece_with_moves_to_ends_alone_wins_unless_all_are_missing() {
        for n in 3..12 {
            for start in [0, 1] {
                let star: Vec<_> = (2..n).map(|end| (start, end)).collect();
                assert_eq!(won_edge_sets(n, &star), Some((1 << (n - 2)) - 1));
            }
        }
    }

    /// Won sets of edges, by the values of all vertices for each.
    fn listed(n: usize, edges: &[(usize, usize)]) -> u64 {
        let is_won = |set: &u32| {
            let mut values = vec![0; n];
            for vertex in (0..n).rev() {
                let chosen = (0..edges.len()).filter(|edge| set >> edge & 1 == 1);
                let out = chosen.filter(|&edge| edges[edge].0 == vertex);
                let options: Vec<u32> = out.map(|edge| values[edges[edge].1]).collect();
                values[vertex] = (0..).find(|value| !options.contains(value)).unwrap_or(0);
            }
            values[0] != values[1]
        };
        (0..1 << edges.len()).filter(is_won).count() as u64
    }

    #[test]
    fn sets_are_won_if_the_values_differ() {
        for n in 2..=4 {
            let all = complete(n);
            for graph in 0..1_u32 << all.len() {
                let edges = all.iter().enumerate().filter(|edge| graph >> edge.0 & 1 == 1);
                let edges: Vec<_> = edges.map(|edge| *edge.1).collect();
                assert_eq!(won_edge_sets(n, &edges), Some(listed(n, &edges)), "{edges:?}");
            }
        }
        let mut seed = 16_u64;
        for round in 0..60 {
            let n = 5 + round % 4;
            let mut edges = complete(n);
            edges.retain(|_| {
                seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                seed >> 60 < [13, 9, 6, 5][round % 4]
            });
            edges.truncate(12);
            assert_eq!(won_edge_sets(n, &edges), Some(listed(n, &edges)), "{edges:?}");
        }
    }

    #[test]
    fn complete_graphs() {
        let counts = [1, 6, 48, 816, 26_744, 1_737_456, 226_198_640];
        for (n, count) in (2..).zip(counts) {
            assert_eq!(won_edge_sets(n, &complete(n)), Some(count));
        }
    }

    #[test]
    fn edges_that_the_statement_excludes_have_no_answer() {
        for edges in [&[(1, 0)][..], &[(2, 2)], &[(0, 3)], &[(0, 1), (0, 2), (0, 1)]] {
            assert_eq!(won_edge_sets(3, edges), None);
        }
    }

    #[test]
    fn the_modulus_is_a_prime() {
        assert!((2..).take_while(|d| d * d <= MODULUS).all(|divisor| MODULUS % divisor != 0));
    }
}
