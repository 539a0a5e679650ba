//! P8347 另一侧的月 (The Other Side of the Moon). <https://www.luogu.com.cn/problem/P8347>
//!
//! **Rules.** In turn Hifuu and Luna, Hifuu first, delete a vertex of a tree with its edges, keep one of the parts that
//! are left, and throw the others away. Whoever keeps a single vertex loses. Print the winner of each of `T` trees.
//!
//! **Theorem.** A tree of two or more vertices is lost for the player to move iff all its degrees are odd. (Proved.)
//!
//! **Proof.** To delete v and keep the part of its neighbour u is to cut the edge u v and keep the side of u. So a move
//! chooses an edge and one of its two sides, and every such choice is a move. Count a single vertex as won for the player to
//! move, since whoever has left it has lost. Its degree is 0, which is even, so the claim becomes: lost iff all degrees
//! are odd, for every tree.
//! - *If all are odd, no move leaves such a tree.* The kept end of the cut edge has an even degree now.
//! - *If some is even, a move leaves such a tree.* One vertex is won as it is. Otherwise root the tree at a leaf, whose
//!   degree 1 is odd. Let v be a vertex of even degree without another one below it. It is not the root: cut the edge
//!   above v and keep its side. The degree of v becomes odd, and those below it stay as they are, odd. It was even and not
//!   0, so v keeps a neighbour, and the part is not a single vertex.
//!
//! **Complexity.** O(n) time, which is that of reading. A bit for each vertex, flipped at both ends of an edge: no degrees,
//! no tree. Past the statement up to 2^30 vertices; that the edges are a tree is not checked.
//!
//! **Traps.** Whoever leaves a single vertex loses, and does not win: `1 / 2 / 1 2` answers `Luna`. An odd n is always
//! Hifuu's, as the odd degrees of a graph are even in number; an even one need not be Luna's:
//! `1 / 4 / 1 2 / 1 3 / 2 4` answers `Hifuu`. The even degree may be 4: `1 / 5 / 1 2 / 1 3 / 1 4 / 1 5` answers
//! `Hifuu`. In the proof a root of even degree will not do, as it has no edge above it. All edges of a tree are read, also
//! when the answer is known.
//!
//! **Source.** Luogu, round Wdoi-6.

use sente::{input, io::fail, output};

/// Most vertices of a tree, for which 128 MiB of bits are kept.
const MOST_VERTICES: usize = 1 << 30;

/// True if each vertex from 1 to `n` is an odd number of times among the ends of the edges; an error if an end is no
/// vertex.
fn all_are_odd(n: usize, ends: impl Iterator<Item = usize>) -> Result<bool, usize> {
    let mut odd = vec![0_u64; n / 64 + 1];
    for end in ends {
        if !(1..=n).contains(&end) {
            return Err(end);
        }
        odd[end / 64] ^= 1 << (end % 64);
    }
    let count: usize = odd.iter().map(|bits| bits.count_ones() as usize).sum();
    Ok(count == n)
}

fn main() {
    input! { tests: usize }
    let mut out = output();
    for test in 1..=tests {
        input! { n: usize }
        if !(1..=MOST_VERTICES).contains(&n) {
            fail(format_args!("test {test}: {n} vertices are not from 1 to {MOST_VERTICES}"));
        }
        let edges = (1..n).flat_map(|_| {
            input! { one: usize, other: usize }
            [one, other]
        });
        match all_are_odd(n, edges) {
            Ok(odd) => out.line(if odd { "Luna" } else { "Hifuu" }),
            Err(end) => fail(format_args!("test {test}: there is no vertex {end} among 1 to {n}")),
        }
    }
}

#[cfg(test)]
mod p8347 {
    use super::all_are_odd;

    #[test]
    fn one_vertex_is_even() {
        assert_eq!(all_are_odd(1, [].into_iter()), Ok(false));
    }

    #[test]
    fn of_paths_only_a_single_edge_is_odd() {
        for n in 2..200 {
            let path = (1..n).flat_map(|vertex| [vertex, vertex + 1]);
            assert_eq!(all_are_odd(n, path), Ok(n == 2));
        }
    }

    #[test]
    fn a_star_is_odd_iff_its_edges_are() {
        for n in 2..200 {
            let star = (1..n).flat_map(|leaf| [n, leaf]);
            assert_eq!(all_are_odd(n, star), Ok(n % 2 == 0));
        }
    }

    #[test]
    fn the_last_vertex_of_a_word_counts() {
        for n in [62, 64, 66, 128] {
            // A star whose last leaf hangs on another leaf, so that two degrees are even.
            let star = (2..n).flat_map(|leaf| [1, leaf]).chain([n - 1, n]);
            assert_eq!(all_are_odd(n, star), Ok(false));
        }
    }

    #[test]
    fn an_end_that_is_no_vertex_is_refused() {
        assert_eq!(all_are_odd(2, [1, 3].into_iter()), Err(3));
        assert_eq!(all_are_odd(2, [0, 1].into_iter()), Err(0));
    }
}
