//! CF 1498 F Christmas Game. <https://codeforces.com/problemset/problem/1498/F>
//!
//! **Rules.** Presents hang on the `n` vertices of a tree. When a root is chosen, Alice and Bob alternate, Alice
//! first; a move takes one or more presents from a vertex of depth at least `k` and hangs them on its `k`-th
//! ancestor. Whoever cannot move loses. For each vertex as the root, print 1 if Alice wins, else 0.
//!
//! **Theorem.** Alice wins with the root r if and only if the nim-sum (the exclusive or) of the presents on all
//! vertices whose distance to r, modulo 2 k, is at least k, is not 0. (Proved.)
//!
//! **Proof.** Call floor(depth / k) the step of a vertex. A move takes presents from one step to the step below,
//! and step 0 has no moves: play ends, since it lowers the sum of the steps of all presents. Vertices of odd steps
//! are those whose distance modulo 2 k is at least k. Call a position balanced if their nim-sum is 0.
//! 1. *From a balanced position every move is answered by one that balances again.* If presents leave a vertex of
//!    an odd step, this is a move of Nim on those vertices, and Nim has one that brings the nim-sum back to 0: it
//!    takes presents from a vertex of an odd step, and such a vertex has a k-th ancestor, whose step is even. If
//!    presents leave a vertex of an even step, at least 2, they come to a vertex of an odd step, and the answer
//!    moves the same presents on to its k-th ancestor, of an even step.
//! 2. So the player who moves from a balanced position always gets an answer, and loses when play ends.
//! 3. *From any other position, the winning move of Nim on those vertices balances*, so it is won.
//!
//! *All roots.* Take vertex 1 as the root. Let D(v, j) be the nim-sum of the presents at distance j from v, modulo
//! 2 k as all places, over v and what lies below it, and F(v, j) the same over the whole tree. From the leaves up,
//! D(v, 0) begins with v's own presents, and D(p, j) collects D(v, j - 1) of the children v of p. From the root
//! down, F = D at the root; and for the parent p of v, what is neither v nor below it is at distance j from v if
//! and only if it is at distance j - 1 from p, and of F(p, j - 1) the part of v and below is D(v, j - 2). So
//! F(v, j) = D(v, j) xor F(p, j - 1) xor D(v, j - 2).
//!
//! **Complexity.** O(n k) time, 8 n k bytes, no recursion. With the depth d of v, D(v, j) is kept at place j + d
//! modulo 2 k: then a child is added to its parent place by place, and j - 1 at p and j - 2 at v are the same
//! place, 2 before j at v.
//!
//! **Traps.** All distances from k to 2 k - 1 count, not k alone: `4 2 / 1 2 / 2 3 / 3 4 / 0 0 0 1` answers
//! `1 1 0 0`. The classes modulo k add up, and it is not enough that one of them is won:
//! `4 2 / 1 2 / 2 3 / 3 4 / 0 0 1 1` answers `0 1 0 0`. Vertices of even steps do not count:
//! `3 1 / 1 2 / 2 3 / 0 0 1` answers `0 1 0`. Nobody can move if k is above all distances:
//! `3 20 / 1 2 / 1 3 / 5 5 5` answers `0 0 0`. The depth reaches 99,999.
//!
//! **Source.** Codeforces Round 711, problem F. Staircase Nim: R. Sprague, Über zwei Abarten von Nim,
//! Tohoku Mathematical Journal 43 (1937).

use sente::{
    input,
    io::{fail, Usize1},
    output,
    tree::leaves_first,
};

/// This many take 256 MiB.
const MOST_PLACES: usize = 1 << 26;

/// A flag for each vertex: true if Alice wins with it as the root; `None` if the edges are no tree.
fn wins(k: usize, edges: &[(usize, usize)], presents: &[u32]) -> Option<Vec<bool>> {
    let (n, width) = (presents.len(), 2 * k);
    let mut order = Vec::with_capacity(n);
    if !leaves_first(n, edges, |vertex, parent| order.push((vertex, parent))) {
        return None;
    }
    // Depths modulo 2 k are enough.
    let mut depths = vec![0; n];
    let mut sums = vec![0; n * width];
    for &(vertex, parent) in order.iter().rev() {
        depths[vertex] = (depths[parent] + 1) % width;
    }
    for (vertex, &presents) in presents.iter().enumerate() {
        sums[vertex * width + depths[vertex]] = presents;
    }
    for &(vertex, parent) in &order {
        let (own, parents) = rows(&mut sums, width, vertex, parent);
        parents.iter_mut().zip(own).for_each(|(sum, below)| *sum ^= *below);
    }
    let mut rest = vec![0; width];
    for &(vertex, parent) in order.iter().rev() {
        let (own, parents) = rows(&mut sums, width, vertex, parent);
        for ((rest, all), below) in rest.iter_mut().zip(parents).zip(own.iter()) {
            *rest = *all ^ *below;
        }
        own[2..].iter_mut().zip(&rest).for_each(|(sum, rest)| *sum ^= rest);
        own.iter_mut().zip(&rest[width - 2..]).for_each(|(sum, rest)| *sum ^= rest);
    }
    let wins_at = |(vertex, sums): (usize, &[u32])| {
        let places = (k..width).map(|distance| (distance + depths[vertex]) % width);
        places.fold(0, |nim_sum, place| nim_sum ^ sums[place]) != 0
    };
    Some(sums.chunks(width).enumerate().map(wins_at).collect())
}

/// The rows of two different vertices.
fn rows(sums: &mut [u32], width: usize, one: usize, other: usize) -> (&mut [u32], &mut [u32]) {
    let (low, high) = sums.split_at_mut(one.max(other) * width);
    let (low, high) = (&mut low[one.min(other) * width..][..width], &mut high[..width]);
    if one < other {
        (low, high)
    } else {
        (high, low)
    }
}

fn main() {
    input! { n: usize, k: usize }
    if k == 0 {
        fail(format_args!("presents do not move by 0 edges: k must be positive"));
    }
    // Greater strides than the tree are all the same.
    let stride = k.min(n.max(1));
    if n > MOST_PLACES / 2 / stride {
        fail(format_args!("{n} vertices and strides of {k} are too many"));
    }
    input! { edges: [(Usize1, Usize1); n.saturating_sub(1)], presents: [u32; n] }
    let Some(wins) = wins(stride, &edges, &presents) else {
        fail(format_args!("the edges are not a tree of the vertices 1 to {n}"));
    };
    let mut out = output();
    for (vertex, wins) in wins.into_iter().enumerate() {
        write!(out, "{}{}", if vertex == 0 { "" } else { " " }, u8::from(wins));
    }
    out.line("");
}

#[cfg(test)]
mod cf1498f {
    use super::wins;

    #[test]
    fn one_vertex_has_no_move() {
        assert_eq!(wins(1, &[], &[5]), Some(vec![false]));
        assert_eq!(wins(20, &[], &[5]), Some(vec![false]));
    }

    #[test]
    fn what_is_no_tree_has_no_answer() {
        assert_eq!(wins(1, &[], &[]), None);
        assert_eq!(wins(1, &[(0, 0)], &[1, 1]), None);
        assert_eq!(wins(1, &[(0, 2)], &[1, 1]), None);
    }

    #[test]
    fn stride_1_is_the_parity_of_the_distance() {
        assert_eq!(wins(1, &[(0, 1)], &[1, 0]), Some(vec![false, true]));
        assert_eq!(wins(1, &[(0, 1), (2, 1)], &[0, 0, 1]), Some(vec![false, true, false]));
    }

    #[test]
    fn every_root_is_as_if_it_were_the_first() {
        let mut seed = 7_u64;
        let mut random = move |below: usize| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (seed >> 33) as usize % below
        };
        for round in 0..300 {
            let (n, k) = (1 + round % 12, 1 + round % 5);
            let edges: Vec<_> = (1..n).map(|vertex| (random(vertex), vertex)).collect();
            let presents: Vec<u32> = (0..n).map(|_| random(3) as u32).collect();
            let mut distances = vec![vec![n; n]; n];
            (0..n).for_each(|vertex| distances[vertex][vertex] = 0);
            edges.iter().for_each(|&(a, b)| (distances[a][b], distances[b][a]) = (1, 1));
            for (by, a, b) in (0..n * n * n).map(|i| (i / n / n, i / n % n, i % n)) {
                distances[a][b] = distances[a][b].min(distances[a][by] + distances[by][b]);
            }
            let expected = (0..n).map(|root| {
                let odd = (0..n).filter(|&vertex| distances[root][vertex] / k % 2 == 1);
                odd.fold(0, |nim_sum, vertex| nim_sum ^ presents[vertex]) != 0
            });
            assert_eq!(wins(k, &edges, &presents), Some(expected.collect()), "{edges:?}, {k}");
        }
    }
}
